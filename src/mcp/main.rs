//! `kontor mcp`: tools for agents, by the Model Context Protocol.

mod config;

use std::{process::ExitCode, sync::Arc};

use clap::Parser;
use kontor_cli::{CommandError, print};
use kontor_mcp::{
    Credentials, Player,
    http::{HttpServer, HttpSettings},
    stdio,
};

use crate::config::Cli;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let log = cli.log.clone();
    kontor_cli::run("kontor-mcp", || log.set_up(), |()| run(cli), |_| ExitCode::FAILURE)
}

fn run(args: Cli) -> Result<(), CommandError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(serve(args));
    // A read of standard input cannot be cancelled; the program ends without it.
    runtime.shutdown_background();
    done
}

async fn serve(args: Cli) -> Result<(), CommandError> {
    let Cli { server, user, password, listen, allow_host, allow_origin, token, log: _ } = args;
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
