//! Where the server listens, and how it treats each connection: how long one may be idle, how long
//! a reader may take nothing, and how much may wait for it.

use std::{any::Any, io, net::SocketAddr, time::Duration};

use actix_web::{
    HttpServer,
    dev::{Extensions, Server},
    rt::net::TcpStream,
    web::Data,
};
use socket2::SockRef;

use super::{build_app, service::Service, stream::PIECE_BYTES};

/// How long a connection may be idle, before its first request as between two.
///
/// Clients open connections ahead. What actix says at the end of its patience for a first request,
/// a bare 408, would be taken for the answer by who asks at that moment.
const IDLE_MAX: Duration = Duration::from_secs(75);

/// Bytes that may wait for a reader in the system's hands, beside those that are on their way.
const UNSENT_BYTES_MAX: u32 = 64 * 1024;

/// The server, and the address at which it listens. It asks for a runtime of actix, and to be
/// awaited.
///
/// A client who closes their own half of a connection is gone: a stream would else be held until it
/// has something to tell, and cannot.
pub fn listen(
    service: &Data<Service>,
    at: SocketAddr,
    workers: usize,
    stop_max: Duration,
) -> io::Result<(SocketAddr, Server)> {
    let shared = service.clone();
    let server = HttpServer::new(move || build_app(shared.clone()))
        .workers(workers)
        .keep_alive(IDLE_MAX)
        .client_request_timeout(IDLE_MAX)
        .h1_write_buffer_size(PIECE_BYTES)
        .h1_allow_half_closed(false)
        .on_connect(prepare(service.settings.slow_reader_max))
        .shutdown_timeout(stop_max.as_secs())
        .disable_signals()
        .bind(at)?;
    Ok((server.addrs()[0], server.run()))
}

/// What is to be done with a new connection.
///
/// What is written goes out at once. The system would else hold a short piece back until the one
/// before is acknowledged, and who follows a stream has nothing to say: their system may take half
/// a second for that (RFC 896, RFC 1122 §4.2.3.2).
///
/// The system itself cuts off who takes nothing for so long, and who has gone without a word: the
/// server could only stop writing, and would hold the connection and all that it has written for as
/// long as the other side likes.
fn prepare(
    slow_reader_max: Duration,
) -> impl Fn(&dyn Any, &mut Extensions) + Clone + Send + Sync + 'static {
    move |connection, _| {
        let Some(connection) = connection.downcast_ref::<TcpStream>() else { return };
        let connection = SockRef::from(connection);
        if let Err(error) =
            limit(&connection, slow_reader_max).and_then(|()| connection.set_tcp_nodelay(true))
        {
            tracing::warn!(%error, "a connection takes no settings");
        }
    }
}

#[cfg(target_os = "linux")]
fn limit(connection: &SockRef<'_>, slow_reader_max: Duration) -> io::Result<()> {
    connection.set_tcp_user_timeout(Some(slow_reader_max))?;
    connection.set_tcp_notsent_lowat(UNSENT_BYTES_MAX)
}

/// Elsewhere the system's own limits count.
#[cfg(not(target_os = "linux"))]
fn limit(_: &SockRef<'_>, _: Duration) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, TcpListener};

    use super::*;

    #[actix_web::test]
    async fn what_is_written_goes_out_at_once_and_does_not_wait_for_ever() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let connection = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        assert!(
            !SockRef::from(&connection).tcp_nodelay().unwrap(),
            "the system's own way is another"
        );
        prepare(Duration::from_secs(7))(&connection, &mut Extensions::new());
        let connection = SockRef::from(&connection);
        assert!(connection.tcp_nodelay().unwrap());
        #[cfg(target_os = "linux")]
        {
            assert_eq!(connection.tcp_user_timeout().unwrap(), Some(Duration::from_secs(7)));
            assert_eq!(connection.tcp_notsent_lowat().unwrap(), UNSENT_BYTES_MAX);
        }
    }
}
