//! The listening socket, and the limits of each connection: its turn to be read, one request at a
//! time, idle time, time without reading, and unsent bytes.

mod head;
mod paced;
#[cfg(test)]
mod tests;
mod turn;
mod unread;

use std::{
    future::ready,
    io,
    net::{Shutdown, SocketAddr},
    rc::Rc,
    time::Duration,
};

use actix_http::{HttpService, Protocol, error::DispatchError};
use actix_service::{IntoServiceFactory, ServiceFactoryExt, fn_service, map_config};
use actix_web::{
    App as WebApp, Error,
    body::MessageBody,
    dev::{AppConfig, Server, ServiceFactory, ServiceRequest, ServiceResponse},
    rt::net::TcpStream,
    web::Data,
};
use socket2::{Domain, SockRef, Socket, Type};

use self::{paced::Paced, turn::Turn};
use super::{
    address::{Address, is_trusted},
    keyed_counter::KeyedPermit,
    service::Service,
    stream::PIECE_BYTES,
};

pub(crate) use self::turn::{Turn as ConnectionTurn, take};

/// Connections of an address above its limit that are answered at the same time, with 429.
const REFUSED_CONNECTIONS_MAX: usize = 16;

/// How long such a connection is open for.
const REFUSED_MAX: Duration = Duration::from_secs(5);

/// How long the end of a connection may take.
const CLOSE_MAX: Duration = Duration::from_secs(1);

/// Connections that wait to be accepted.
const BACKLOG: i32 = 1024;

/// The most open files that the server asks the system for. Each connection is one.
const FILES_MAX: u64 = 1 << 17;

/// Open files that are left for the store, the keys, the runtime and standard streams.
const FILES_RESERVED: u64 = 256;

/// The most unsent bytes in the socket's buffer, beside those that are sent and not acknowledged.
const UNSENT_BYTES_MAX: u32 = 64 * 1024;

/// The stream of a connection, counted for its address.
pub(super) type Connection = Paced<TcpStream, Option<KeyedPermit>>;

/// A connection that counts for no address.
pub(super) fn uncounted(stream: TcpStream) -> Connection {
    Paced::new(stream, Turn::default(), None, None)
}

/// Binds a server of this application. `HttpServer` of actix-web would do the same over the plain
/// streams.
///
/// A client that closes its half of a connection counts as disconnected. Otherwise its stream would
/// stay open until writing the next event fails.
pub(super) fn bind<A, B>(
    service: &Data<Service>,
    at: SocketAddr,
    (workers, stop_max): (usize, Duration),
    app: impl Fn() -> WebApp<A> + Clone + Send + 'static,
    accept: impl Fn(TcpStream) -> Connection + Clone + Send + 'static,
) -> io::Result<(SocketAddr, Server)>
where
    A: ServiceFactory<
            ServiceRequest,
            Config = (),
            Response = ServiceResponse<B>,
            Error = Error,
            InitError = (),
        > + 'static,
    B: MessageBody + 'static,
{
    let listener = Socket::new(Domain::for_address(at), Type::STREAM, None)?;
    listener.set_reuse_address(true)?;
    listener.bind(&at.into())?;
    listener.listen(BACKLOG)?;
    let listener = std::net::TcpListener::from(listener);
    let (at, idle_max) = (listener.local_addr()?, service.settings.idle_max);
    let server = Server::build()
        .workers(workers)
        .max_concurrent_connections(connections_max(workers))
        .shutdown_timeout(stop_max.as_secs())
        .disable_signals();
    let stops = server.graceful_shutdown_signal();
    let server = server.listen("kontor", listener, move || {
        let (stops, accept) = (stops.clone(), accept.clone());
        let stops = move || {
            let stops = stops.clone();
            async move { stops.notified().await }
        };
        let app = app().into_factory().map_err(|error: Error| error.error_response());
        let http = HttpService::build()
            .graceful_shutdown_signal(stops)
            .keep_alive(idle_max)
            .client_request_timeout(idle_max)
            .client_disconnect_timeout(CLOSE_MAX)
            .h1_write_buffer_size(PIECE_BYTES)
            .h1_allow_half_closed(false)
            .local_addr(at)
            .on_connect_ext(|connection: &Connection, extensions| {
                extensions.insert(Rc::clone(connection.turn()));
            })
            .finish(map_config(app, |()| AppConfig::default()));
        let accepted = move |stream: TcpStream| {
            let peer = stream.peer_addr().ok();
            ready(Ok::<_, DispatchError>((accept(stream), Protocol::Http1, peer)))
        };
        fn_service(accepted).and_then(http)
    })?;
    Ok((at, server.run()))
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

/// Counts a new connection for its address for as long as it is open, and sets its socket options.
/// Without a limit a single client could take all file descriptors of the process.
///
/// Above the limit some more are open for a short time, so that their first request is answered
/// with 429, or as a question for the health; further ones get that answer unread and are closed at
/// once.
///
/// Connections that come faster than the pace of an address wait for their turn. They count as the
/// others do, so that their number has the same limit.
///
/// A trusted proxy stands for many clients and limits them itself, so its connections are not
/// counted and do not wait.
pub(super) fn accept(service: &Service, stream: TcpStream) -> Connection {
    if let Err(error) = set_options(&stream, service.settings.slow_reader_max) {
        tracing::warn!(%error, "cannot set the options of a connection");
    }
    let peer = stream.peer_addr().ok().map(|peer| peer.ip());
    if is_trusted(peer, &service.settings.trusted_proxies) {
        return uncounted(stream);
    }
    let (address, max) = (Address::of_peer(peer).rate_key(), service.settings.connections_max);
    if let Some(permit) = service.connections.acquire(address.clone(), max) {
        let place = service.arrivals.arrive(&address);
        if place.is_some() {
            service.metrics.delayed_connection();
        }
        return Paced::new(stream, Turn::default(), Some(permit), None).behind(place);
    }
    service.metrics.refused_connection();
    let permit = service.refused_connections.acquire(address.clone(), REFUSED_CONNECTIONS_MAX);
    if permit.is_none() {
        // Both fail if the client has closed the connection already. The buffer of a new connection
        // has room for the answer, and nothing waits for it.
        let stream = SockRef::from(&stream);
        let _ = stream.send(unread::answer(service).as_bytes());
        let _ = stream.shutdown(Shutdown::Both);
    }
    let place = permit.as_ref().and_then(|_| service.refused_arrivals.arrive(&address));
    Paced::new(stream, Turn::refused(), permit, Some(REFUSED_MAX)).behind(place)
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
