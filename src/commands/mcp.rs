//! `kontor mcp`: tools for agents, by the Model Context Protocol.

use std::sync::Arc;

use kontor_mcp::{
    Credentials, Player,
    http::{HttpServer, HttpSettings},
    stdio,
};

use super::{CommandError, print};
use crate::config::Mcp;

pub fn run(args: Mcp) -> Result<(), CommandError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(serve(args));
    // A read of standard input cannot be cancelled; the program ends without it.
    runtime.shutdown_background();
    done
}

async fn serve(args: Mcp) -> Result<(), CommandError> {
    let Mcp { server, user, password, listen, allow_host, allow_origin, token } = args;
    let usual = user.zip(password).map(|(name, password)| Credentials { name, password });
    let player = Arc::new(Player::new(&server, usual));
    let Some(address) = listen else {
        return Ok(stdio::serve(player).await?);
    };
    let settings = HttpSettings { hosts: allow_host, origins: allow_origin, token };
    let server = HttpServer::bind(address, player, settings).await?;
    print(&format!("{}\n", server.address()?))?;
    match server.serve().await? {}
}
