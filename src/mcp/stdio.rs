//! The tools over standard input and output, as a program that an agent starts.

use std::{io, sync::Arc};

use rmcp::{
    ServiceExt as _,
    transport::{async_rw::AsyncRwTransport, stdio},
};

use crate::{player::Player, tools::Tools};

/// Most bytes of a message.
pub const MESSAGE_BYTES_MAX: usize = 256 * 1024;

/// Serves until the input ends.
pub async fn serve(player: Arc<Player>) -> io::Result<()> {
    let (input, output) = stdio();
    let transport =
        AsyncRwTransport::new_server(input, output).with_max_line_length(MESSAGE_BYTES_MAX);
    let running = Tools::new(player).serve(transport).await.map_err(io::Error::other)?;
    running.waiting().await.map_err(io::Error::other)?;
    Ok(())
}
