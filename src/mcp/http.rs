//! The tools over streamable HTTP, at `/mcp`.
//!
//! Requests stand alone: there are no sessions of the protocol, and all requests act as the same
//! player. So every accepted request plays as this player, and three checks guard it: `Host` must
//! be a name that the operator knows, against DNS rebinding; `Origin`, which browsers send, must be
//! one that the operator allows; and a bearer token, if there is one, must be sent. Without a token
//! only loopback addresses are served. Browsers ask for an allowed origin before they send anything
//! (CORS), and are answered.

use std::{convert::Infallible, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use http_body_util::{BodyExt as _, Full, LengthLimitError, Limited, combinators::BoxBody};
use hyper::{
    Method, Request, Response, StatusCode,
    body::{Bytes, Incoming},
    header::{
        ACCEPT, ACCESS_CONTROL_ALLOW_HEADERS, ACCESS_CONTROL_ALLOW_METHODS,
        ACCESS_CONTROL_ALLOW_ORIGIN, ACCESS_CONTROL_EXPOSE_HEADERS, ACCESS_CONTROL_MAX_AGE,
        ACCESS_CONTROL_REQUEST_HEADERS, ACCESS_CONTROL_REQUEST_METHOD, AUTHORIZATION, CONNECTION,
        HeaderMap, HeaderValue, ORIGIN, VARY, WWW_AUTHENTICATE,
    },
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::{TokioIo, TokioTimer};
use rmcp::transport::streamable_http_server::{
    StreamableHttpServerConfig, StreamableHttpService, session::never::NeverSessionManager,
};
use subtle::ConstantTimeEq as _;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore},
    time::timeout,
};

use crate::{
    places::{CONNECTIONS_MAX, ConnectionSlot, Places},
    player::Player,
    timely::Timely,
    tools::Tools,
};

/// Where the tools are.
pub const PATH: &str = "/mcp";

/// Most bytes of a request's body.
pub const BODY_BYTES_MAX: usize = 256 * 1024;

/// Connections that are refused at the same time with an answer, or give way; others are closed
/// without one.
const REFUSALS_MAX: usize = CONNECTIONS_MAX;

/// The longest time in which the head of a request arrives.
const HEAD_MAX: Duration = Duration::from_secs(10);

/// The longest time in which a body arrives.
const BODY_MAX: Duration = Duration::from_secs(10);

/// The longest time in which a client takes an answer, from the moment on at which it takes no
/// more.
const ANSWER_MAX: Duration = Duration::from_secs(10);

/// How long a connection is open that is refused or gives way.
const REFUSED_MAX: Duration = Duration::from_secs(2);

/// The answer to a connection too many.
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 2\r\n\
    Connection: close\r\nContent-Type: text/plain\r\nContent-Length: 43\r\n\r\n\
    Too many requests are being answered here.\n";

/// Pause after a connection that could not be accepted.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// An answer over HTTP.
type Answer = Response<BoxBody<Bytes, Infallible>>;

/// The service of the protocol.
type Service = StreamableHttpService<Tools, NeverSessionManager>;

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
    service: Service,
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
            .with_json_response(true);
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
        let refusals = Arc::new(Semaphore::new(REFUSALS_MAX));
        let places = Places::default();
        loop {
            // A connection that its client has given up, or too many open files, are no reason to
            // end.
            let Ok((stream, peer)) = self.listener.accept().await else {
                tokio::time::sleep(ACCEPT_PAUSE).await;
                continue;
            };
            match places.take(peer.ip()) {
                Some(place) => {
                    let (service, token) = (self.service.clone(), self.token.clone());
                    tokio::spawn(answer_all(stream, place, service, token, refusals.clone()));
                }
                None => {
                    if let Ok(refusal) = Arc::clone(&refusals).try_acquire_owned() {
                        tokio::spawn(refuse(stream, refusal));
                    }
                }
            }
        }
    }
}

/// Answers the requests of a connection until it ends or gives way.
async fn answer_all(
    stream: TcpStream,
    place: ConnectionSlot,
    service: Service,
    token: Option<Arc<str>>,
    refusals: Arc<Semaphore>,
) {
    let place = Arc::new(place);
    let its_place = Arc::clone(&place);
    let answers = service_fn(move |request: Request<Incoming>| {
        let (service, token, place) = (service.clone(), token.clone(), Arc::clone(&its_place));
        async move {
            let answer = answer(&service, request, token.as_deref(), &place).await;
            place.waits();
            Ok::<_, Infallible>(answer)
        }
    });
    let mut connection = http1::Builder::new();
    connection.timer(TokioTimer::new()).header_read_timeout(HEAD_MAX);
    let stream = TokioIo::new(Timely::new(stream, ANSWER_MAX));
    let mut connection = pin!(connection.serve_connection(stream, answers));
    tokio::select! {
        // A connection that breaks concerns its client alone.
        _ = &mut connection => return,
        () = place.gives_way() => {}
    }
    // A body that is not finished is answered now, and one that has just begun as soon as it is
    // seen.
    if let Ok(_refusal) = refusals.try_acquire() {
        let _ = timeout(REFUSED_MAX, connection).await;
    }
}

/// Answers a request; a page of an allowed origin may read the answer. A request that is refused
/// for what its head says is refused before its body is read.
async fn answer(
    service: &Service,
    request: Request<Incoming>,
    token: Option<&str>,
    place: &ConnectionSlot,
) -> Answer {
    let not_admitted = not_admitted(service, &request).await;
    let origin = match request.headers().get(ORIGIN) {
        Some(origin) if not_admitted.is_none() => Some(origin.clone()),
        Some(_) | None => None,
    };
    let asks_before = request.method() == Method::OPTIONS
        && request.headers().contains_key(ACCESS_CONTROL_REQUEST_METHOD);
    let mut answer = if origin.is_some() && asks_before {
        preflight(request.headers())
    } else {
        match refused(&request, token).or(not_admitted) {
            Some(refusal) => refusal,
            None => match received(with_usual_accept(request), place).await {
                Ok(request) => service.handle(request).await,
                Err(refusal) => refusal,
            },
        }
    };
    if let Some(origin) = origin {
        let exposed = HeaderValue::from_static("mcp-session-id, www-authenticate");
        answer.headers_mut().insert(ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        answer.headers_mut().insert(ACCESS_CONTROL_EXPOSE_HEADERS, exposed);
        answer.headers_mut().append(VARY, HeaderValue::from_name(ORIGIN));
    }
    answer
}

/// The refusal of the service, if it takes no request with this `Host` and `Origin`. It looks at
/// them first: a request with a method that it does not have, and without a body, shows what it
/// says.
async fn not_admitted(service: &Service, request: &Request<Incoming>) -> Option<Answer> {
    let mut question = Request::new(Full::new(Bytes::new()));
    *question.method_mut() = Method::OPTIONS;
    question.uri_mut().clone_from(request.uri());
    question.headers_mut().clone_from(request.headers());
    let answer = service.handle(question).await;
    (answer.status() != StatusCode::METHOD_NOT_ALLOWED).then_some(answer)
}

/// Tells a browser that the page may send the request that it asks about.
fn preflight(asked: &HeaderMap) -> Answer {
    let mut response = refusal(StatusCode::NO_CONTENT, "");
    let headers = response.headers_mut();
    headers.insert(ACCESS_CONTROL_ALLOW_METHODS, HeaderValue::from_static("POST"));
    if let Some(wanted) = asked.get(ACCESS_CONTROL_REQUEST_HEADERS) {
        headers.insert(ACCESS_CONTROL_ALLOW_HEADERS, wanted.clone());
    }
    headers.insert(ACCESS_CONTROL_MAX_AGE, HeaderValue::from_static("600"));
    response
}

/// The request with the `Accept` on which the library insists, if its client takes JSON, in which
/// it is answered. HTTP has several ways to say so, and none is needed.
fn with_usual_accept<B>(mut request: Request<B>) -> Request<B> {
    let lines: Vec<&str> =
        request.headers().get_all(ACCEPT).iter().filter_map(|line| line.to_str().ok()).collect();
    let takes_json = |range: &str| {
        let mut parts = range.split(';').map(|part| part.trim().to_ascii_lowercase());
        let media = parts.next().unwrap_or_default();
        let is_ruled_out =
            parts.any(|part| part.replace(' ', "").strip_prefix("q=").is_some_and(is_zero));
        ["*/*", "application/*", "application/json"].contains(&media.as_str()) && !is_ruled_out
    };
    if lines.is_empty() || lines.iter().flat_map(|line| line.split(',')).any(takes_json) {
        let usual = HeaderValue::from_static("application/json, text/event-stream");
        request.headers_mut().insert(ACCEPT, usual);
    }
    request
}

/// Whether a weight rules out what it stands beside.
fn is_zero(weight: &str) -> bool {
    weight.parse::<f32>().is_ok_and(|weight| weight == 0.0)
}

/// Answers the first request over a connection too many, and ends it.
async fn refuse(mut stream: TcpStream, _refusal: OwnedSemaphorePermit) {
    let answered = async {
        let _ = stream.read(&mut [0; 1024]).await?;
        stream.write_all(TOO_MANY).await?;
        stream.shutdown().await?;
        // What is not read would take the answer away from the client.
        tokio::io::copy(&mut stream, &mut tokio::io::sink()).await
    };
    // A connection that breaks concerns its client alone.
    let _ = timeout(REFUSED_MAX, answered).await;
}

/// The request with its whole body, which arrives in time, within the limit, and before the
/// connection must give way.
async fn received(
    request: Request<Incoming>,
    place: &ConnectionSlot,
) -> Result<Request<Full<Bytes>>, Answer> {
    let (head, body) = request.into_parts();
    let arrives = Limited::new(body, BODY_BYTES_MAX).collect();
    let arrived = tokio::select! {
        arrived = timeout(BODY_MAX, arrives) => arrived.ok(),
        () = place.gives_way() => None,
    };
    let status = match arrived {
        Some(Ok(body)) if place.works() => {
            return Ok(Request::from_parts(head, Full::new(body.to_bytes())));
        }
        Some(Err(error)) if error.is::<LengthLimitError>() => StatusCode::PAYLOAD_TOO_LARGE,
        Some(Err(_)) => StatusCode::BAD_REQUEST,
        Some(Ok(_)) | None => StatusCode::REQUEST_TIMEOUT,
    };
    let text = "A body of at most 256 KiB must arrive within 10 seconds, and sooner where \
                connections are scarce.";
    let mut refusal = refusal(status, text);
    refusal.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    Err(refusal)
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
    let sent = headers.get(AUTHORIZATION).and_then(|value| value.as_bytes().split_at_checked(7));
    sent.is_some_and(|(scheme, sent)| {
        scheme.eq_ignore_ascii_case(b"bearer ") && bool::from(sent.ct_eq(token.as_bytes()))
    })
}

fn refusal(status: StatusCode, text: &'static str) -> Answer {
    let mut response = Response::new(Full::new(Bytes::from_static(text.as_bytes())).boxed());
    *response.status_mut() = status;
    response
}
