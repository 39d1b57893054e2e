//! The listening socket, and the limits of each connection: idle time, time without reading, and
//! unsent bytes.

use std::{
    any::Any,
    io,
    net::{Shutdown, SocketAddr},
    time::Duration,
};

use actix_web::{
    HttpServer,
    dev::{Extensions, Server},
    rt::net::TcpStream,
    web::Data,
};
use socket2::SockRef;

use super::{
    address::{Address, is_trusted},
    server::build_app,
    service::Service,
    stream::PIECE_BYTES,
};

/// How long a connection may be idle, before its first request and between two requests.
///
/// Clients open connections before they need them. After a shorter time for the first request actix
/// would send a bare 408, and a client that sends its request at that moment would take the 408 for
/// its answer.
const IDLE_MAX: Duration = Duration::from_secs(75);

/// The most open files that the server asks the system for. Each connection is one.
const FILES_MAX: u64 = 1 << 17;

/// Open files that are left for the store, the keys, the runtime and standard streams.
const FILES_RESERVED: u64 = 256;

/// The most unsent bytes in the socket's buffer, beside those that are sent and not acknowledged.
const UNSENT_BYTES_MAX: u32 = 64 * 1024;

/// Binds the server. Returns the address at which it listens, and the server, which runs while it
/// is awaited in an actix runtime.
///
/// A client that closes its half of a connection counts as disconnected. Otherwise its stream would
/// stay open until writing the next event fails.
pub fn listen(
    service: &Data<Service>,
    at: SocketAddr,
    workers: usize,
    stop_max: Duration,
) -> io::Result<(SocketAddr, Server)> {
    let shared = service.clone();
    let server = HttpServer::new(move || build_app(shared.clone()))
        .workers(workers)
        .max_connections(connections_max(workers))
        .keep_alive(IDLE_MAX)
        .client_request_timeout(IDLE_MAX)
        .h1_write_buffer_size(PIECE_BYTES)
        .h1_allow_half_closed(false)
        .on_connect(prepare(service))
        .shutdown_timeout(stop_max.as_secs())
        .disable_signals()
        .bind(at)?;
    Ok((server.addrs()[0], server.run()))
}

/// Maximum number of connections of one worker: all together leave some of the files that the
/// system allows to be open for the store. Further connections wait to be accepted.
fn connections_max(workers: usize) -> usize {
    // Where the limit cannot be raised, the present one holds; where it is unknown, there is none.
    let files = rlimit::increase_nofile_limit(FILES_MAX)
        .or_else(|_| rlimit::getrlimit(rlimit::Resource::NOFILE).map(|(soft, _)| soft))
        .unwrap_or(FILES_MAX);
    let connections = usize::try_from(files.saturating_sub(FILES_RESERVED)).unwrap_or(usize::MAX);
    (connections / workers.max(1)).max(1)
}

/// Counts a new connection and sets its socket options.
fn prepare(
    service: &Data<Service>,
) -> impl Fn(&dyn Any, &mut Extensions) + Clone + Send + Sync + 'static {
    let service = service.clone();
    move |connection, extensions| {
        let Some(connection) = connection.downcast_ref::<TcpStream>() else { return };
        if !count(&service, connection, extensions) {
            service.metrics.refused_connection();
            // It fails if the client has closed the connection already.
            let _ = SockRef::from(connection).shutdown(Shutdown::Both);
        } else if let Err(error) = set_options(connection, service.settings.slow_reader_max) {
            tracing::warn!(%error, "cannot set the options of a connection");
        }
    }
}

/// Counts a connection of its address for as long as it is open. `false` if the address holds too
/// many: without a limit a single client could take all file descriptors of the process.
///
/// A trusted proxy stands for many clients and limits them itself, so its connections are not
/// counted.
fn count(service: &Service, connection: &TcpStream, extensions: &mut Extensions) -> bool {
    let peer = connection.peer_addr().ok().map(|peer| peer.ip());
    if is_trusted(peer, &service.settings.trusted_proxies) {
        return true;
    }
    let max = service.settings.connections_max;
    let permit = service.connections.acquire(Address::of_peer(peer).rate_key(), max);
    // Actix drops the extensions when the connection ends.
    permit.map(|permit| extensions.insert(permit)).is_some()
}

/// Sets the socket options of a connection.
///
/// `TCP_NODELAY`: Nagle's algorithm would hold back a short piece until the one before is
/// acknowledged, and the reader of a stream sends no data with which its system could acknowledge:
/// a delayed acknowledgement can take half a second (RFC 896, RFC 1122 §4.2.3.2).
///
/// `TCP_USER_TIMEOUT`: the operating system closes the connection of a reader that takes nothing
/// for so long, or that has vanished. The server itself could only stop writing, and would keep the
/// connection and its buffers.
fn set_options(connection: &TcpStream, slow_reader_max: Duration) -> io::Result<()> {
    let connection = SockRef::from(connection);
    limit(&connection, slow_reader_max)?;
    connection.set_tcp_nodelay(true)
}

#[cfg(target_os = "linux")]
fn limit(connection: &SockRef<'_>, slow_reader_max: Duration) -> io::Result<()> {
    connection.set_tcp_user_timeout(Some(slow_reader_max))?;
    connection.set_tcp_notsent_lowat(UNSENT_BYTES_MAX)
}

/// Other systems do not have these options, so their own limits apply.
#[cfg(not(target_os = "linux"))]
fn limit(_: &SockRef<'_>, _: Duration) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, TcpListener};

    use super::*;

    #[actix_web::test]
    async fn writes_are_sent_at_once_and_have_a_timeout() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let connection = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        assert!(
            !SockRef::from(&connection).tcp_nodelay().unwrap(),
            "the system's own way is another"
        );
        set_options(&connection, Duration::from_secs(7)).unwrap();
        let connection = SockRef::from(&connection);
        assert!(connection.tcp_nodelay().unwrap());
        #[cfg(target_os = "linux")]
        {
            assert_eq!(connection.tcp_user_timeout().unwrap(), Some(Duration::from_secs(7)));
            assert_eq!(connection.tcp_notsent_lowat().unwrap(), UNSENT_BYTES_MAX);
        }
    }
}
