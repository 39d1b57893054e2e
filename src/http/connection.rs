//! What every connection is told when it is accepted: how long a reader may take nothing, and how much may wait for it.

use std::{any::Any, time::Duration};

use actix_web::{dev::Extensions, rt::net::TcpStream};
use socket2::SockRef;

/// Bytes that may wait for a reader in the system's hands, beside those that are on their way.
pub const UNSENT_BYTES_MOST: u32 = 64 * 1024;

/// What is to be done with a new connection.
///
/// The system itself cuts off who takes nothing for so long, and who has gone without a word: the server could only stop
/// writing, and would hold the connection and all that it has written for as long as the other side likes.
pub fn limit(slow_reader_most: Duration) -> impl Fn(&dyn Any, &mut Extensions) + Clone + Send + Sync + 'static {
    move |connection, _| {
        let Some(connection) = connection.downcast_ref::<TcpStream>() else { return };
        if let Err(error) = set(&SockRef::from(connection), slow_reader_most) {
            tracing::warn!(%error, "a connection takes no limits");
        }
    }
}

#[cfg(target_os = "linux")]
fn set(connection: &SockRef<'_>, slow_reader_most: Duration) -> std::io::Result<()> {
    connection.set_tcp_user_timeout(Some(slow_reader_most))?;
    connection.set_tcp_notsent_lowat(UNSENT_BYTES_MOST)
}

/// Elsewhere the system's own limits count.
#[cfg(not(target_os = "linux"))]
fn set(_: &SockRef<'_>, _: Duration) -> std::io::Result<()> {
    Ok(())
}
