//! The tools over streamable HTTP, at `/mcp`.
//!
//! Requests stand alone: there are no sessions of the protocol, and all requests act as the same
//! player. So whoever may send requests plays as this player, and three checks guard it: `Host` must
//! be a name that the operator knows, against DNS rebinding; `Origin`, which browsers send, must be
//! one that the operator allows; and a bearer token, if there is one, must be sent. Without a token
//! only loopback addresses are served.

use std::{convert::Infallible, io, net::SocketAddr, sync::Arc, time::Duration};

use http_body_util::{BodyExt as _, Full, combinators::BoxBody};
use hyper::{
    Request, Response, StatusCode,
    body::{Bytes, Incoming},
    header::{AUTHORIZATION, HeaderMap, HeaderValue, WWW_AUTHENTICATE},
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::{TokioIo, TokioTimer};
use rmcp::transport::streamable_http_server::{
    StreamableHttpServerConfig, StreamableHttpService, session::never::NeverSessionManager,
};
use subtle::ConstantTimeEq as _;
use tokio::{net::TcpListener, sync::Semaphore};

use crate::{player::Player, tools::Tools};

/// Where the tools are.
pub const PATH: &str = "/mcp";

/// Most bytes of a request's body.
pub const BODY_BYTES_MAX: usize = 256 * 1024;

/// Most connections at a time; others wait.
pub const CONNECTIONS_MAX: usize = 64;

/// The longest time in which the head of a request arrives.
const HEAD_MAX: Duration = Duration::from_secs(10);

/// Pause after a connection that could not be accepted.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// An answer over HTTP.
type Answer = Response<BoxBody<Bytes, Infallible>>;

/// Settings of the transport.
#[derive(Clone, Debug, Default)]
pub struct HttpSettings {
    /// Names under which the server is reached, with or without a port, beside those of loopback.
    pub hosts: Vec<String>,
    /// Origins of pages whose scripts may call, `https://example.com:443`.
    pub origins: Vec<String>,
    /// The bearer token that requests must carry.
    pub token: Option<String>,
}

/// A listening server.
pub struct HttpServer {
    listener: TcpListener,
    token: Option<Arc<str>>,
    service: StreamableHttpService<Tools, NeverSessionManager>,
}

impl HttpServer {
    /// Listens. Without a token the address must be one of loopback.
    pub async fn bind(
        address: SocketAddr,
        player: Arc<Player>,
        settings: HttpSettings,
    ) -> io::Result<Self> {
        if settings.token.is_none() && !address.ip().is_loopback() {
            let what = format!("{address} can be reached from elsewhere: a token is needed");
            return Err(io::Error::new(io::ErrorKind::InvalidInput, what));
        }
        let loopback = ["localhost", "127.0.0.1", "::1"].map(str::to_owned);
        let config = StreamableHttpServerConfig::default()
            .with_allowed_hosts(loopback.into_iter().chain(settings.hosts))
            .with_allowed_origins(settings.origins)
            .enforce_origin_validation()
            .with_legacy_session_mode(false)
            .with_json_response(true)
            .with_max_request_body_bytes(BODY_BYTES_MAX);
        let tools = Tools::new(player);
        let service = StreamableHttpService::new(
            move || Ok(tools.clone()),
            Arc::new(NeverSessionManager::default()),
            config,
        );
        let listener = TcpListener::bind(address).await?;
        Ok(HttpServer { listener, token: settings.token.map(Into::into), service })
    }

    /// The address on which it listens.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves for ever.
    pub async fn serve(self) -> io::Result<Infallible> {
        let places = Arc::new(Semaphore::new(CONNECTIONS_MAX));
        loop {
            let place = Arc::clone(&places).acquire_owned().await.map_err(io::Error::other)?;
            // A connection that its client has given up, or too many open files, are no reason to end.
            let Ok((stream, _)) = self.listener.accept().await else {
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            };
            let (service, token) = (self.service.clone(), self.token.clone());
            let answer = service_fn(move |request: Request<Incoming>| {
                let (service, token) = (service.clone(), token.clone());
                async move {
                    Ok::<_, Infallible>(match refused(&request, token.as_deref()) {
                        Some(refusal) => refusal,
                        None => service.handle(request).await,
                    })
                }
            });
            tokio::spawn(async move {
                let mut connection = http1::Builder::new();
                connection.timer(TokioTimer::new()).header_read_timeout(HEAD_MAX);
                // A connection that breaks concerns nobody but its client.
                let _ = connection.serve_connection(TokioIo::new(stream), answer).await;
                drop(place);
            });
        }
    }
}

/// The refusal of a request for another path, or without the token.
fn refused(request: &Request<Incoming>, token: Option<&str>) -> Option<Answer> {
    if request.uri().path() != PATH {
        return Some(refusal(StatusCode::NOT_FOUND, "The tools are at /mcp."));
    }
    if token.is_none_or(|token| has_token(request.headers(), token)) {
        return None;
    }
    let mut refusal = refusal(StatusCode::UNAUTHORIZED, "The bearer token is missing or wrong.");
    refusal.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    Some(refusal)
}

fn has_token(headers: &HeaderMap, token: &str) -> bool {
    let sent =
        headers.get(AUTHORIZATION).and_then(|value| value.as_bytes().strip_prefix(b"Bearer "));
    sent.is_some_and(|sent| bool::from(sent.ct_eq(token.as_bytes())))
}

fn refusal(status: StatusCode, text: &'static str) -> Answer {
    let mut response = Response::new(Full::new(Bytes::from_static(text.as_bytes())).boxed());
    *response.status_mut() = status;
    response
}
