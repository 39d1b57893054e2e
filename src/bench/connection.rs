//! A kept-alive HTTP/1.1 connection on which the load generator sends its requests.
//!
//! It is one connection of hyper's client, without a pool: which connection carries a request, and
//! how many there are, is part of what is measured.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    time::{Duration, Instant},
};

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::{
    Response, StatusCode,
    body::Incoming,
    client::conn::http1::{SendRequest, handshake},
    header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HOST, HeaderValue},
    http::request::Builder,
};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use tokio::net::TcpSocket;

use crate::{BenchError, event_stream::EventStream};

/// A connection that was idle for longer is opened again: the server closes it soon, or has
/// already.
const IDLE_MAX: Duration = Duration::from_secs(30);

/// A request with everything that varies from one to the next.
pub struct Request<'a> {
    /// GET, POST, PUT.
    pub method: &'a str,
    /// Path and query.
    pub path: &'a str,
    /// The access token, if the request carries one.
    pub token: Option<&'a str>,
    /// JSON; empty for none.
    pub body: &'a str,
}

/// A connection to a server.
pub struct Connection {
    address: SocketAddr,
    /// The address that it comes from; the system chooses one if it is left out.
    from: Option<Ipv4Addr>,
    sender: SendRequest<Full<Bytes>>,
    /// When it was opened, or the last request was sent.
    last_used: Instant,
    reply: Reply,
    /// Requests so far: their Idempotency-Keys.
    requests: u64,
}

/// A reply that was read to its end.
#[derive(Default)]
struct Reply {
    status: StatusCode,
    head_bytes: usize,
    body: Bytes,
}

impl Connection {
    /// Connects.
    pub async fn open(address: SocketAddr) -> Result<Self, BenchError> {
        Connection::open_from(None, address).await
    }

    /// Connects from an address of this machine. On Linux, every address 127.x.y.z is one.
    pub async fn open_from(
        from: Option<Ipv4Addr>,
        address: SocketAddr,
    ) -> Result<Self, BenchError> {
        let stream = socket(from)?.connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        // It ends when the sender is dropped. Its errors come back from the request they concern.
        tokio::spawn(connection);
        let (last_used, reply) = (Instant::now(), Reply::default());
        Ok(Connection { address, from, sender, last_used, reply, requests: 0 })
    }

    /// Connects again, as the same client: its Idempotency-Keys continue.
    pub async fn reopen(&mut self, address: SocketAddr) -> Result<(), BenchError> {
        let opened = Connection::open_from(self.from, address).await?;
        *self = Connection { requests: self.requests, ..opened };
        Ok(())
    }

    /// The Idempotency-Keys continue those of another connection of the same client.
    pub fn continue_keys(&mut self, other: &Connection) {
        self.requests = other.requests;
    }

    /// The next request repeats the last one, which was not answered or is to be sent again: it has the
    /// same Idempotency-Key.
    pub fn repeat_key(&mut self) {
        self.requests -= 1;
    }

    /// The body of the last reply.
    pub fn reply(&self) -> &[u8] {
        &self.reply.body
    }

    /// Bytes of the last reply, head and body.
    pub fn reply_bytes(&self) -> usize {
        self.reply.head_bytes + self.reply.body.len()
    }

    /// Sends a request and parses the body of the reply. Anything but success ends the run.
    pub async fn call<T: DeserializeOwned>(
        &mut self,
        request: Request<'_>,
    ) -> Result<T, BenchError> {
        self.call_unread(&request).await?;
        serde_json::from_slice(self.reply()).map_err(|error| BenchError::Unreadable {
            path: request.path.to_owned(),
            reason: error.to_string(),
        })
    }

    /// Sends a request; the reply must be a success.
    pub async fn call_unread(&mut self, request: &Request<'_>) -> Result<(), BenchError> {
        self.attempt(request).await?;
        let Request { method, path, body, .. } = *request;
        self.reply.expect_success(|| format!("{method} {path} {body}"))
    }

    /// Sends a request; the reply may be a refusal.
    pub async fn attempt(&mut self, request: &Request<'_>) -> Result<StatusCode, BenchError> {
        if self.last_used.elapsed() > IDLE_MAX {
            self.reopen(self.address).await?;
        }
        self.requests += 1;
        let Request { method, path, token, body } = *request;
        let mut head = head(method, path, token);
        if method != "GET" {
            head = head.header("idempotency-key", self.requests);
            head = head.header(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        }
        let response = self.send(head, Bytes::copy_from_slice(body.as_bytes())).await?;
        self.reply = Reply::read(response).await?;
        Ok(self.reply.status)
    }

    /// Opens a stream of server-sent events, which takes the connection for itself.
    pub async fn into_event_stream(
        mut self,
        path: &str,
        token: Option<&str>,
    ) -> Result<EventStream, BenchError> {
        let accept = HeaderValue::from_static("text/event-stream");
        let head = head("GET", path, token).header(ACCEPT, accept);
        let response = self.send(head, Bytes::new()).await?;
        if response.status() != StatusCode::OK {
            let reply = Reply::read(response).await?;
            return Err(reply.refusal(format!("GET {path}")));
        }
        Ok(EventStream::new(self.sender, response.into_body()))
    }

    async fn send(&mut self, head: Builder, body: Bytes) -> Result<Response<Incoming>, BenchError> {
        self.last_used = Instant::now();
        Ok(self.sender.send_request(head.body(Full::new(body))?).await?)
    }
}

impl Reply {
    async fn read(response: Response<Incoming>) -> Result<Self, BenchError> {
        let (status, head_bytes) = (response.status(), head_bytes(&response));
        let body = response.into_body().collect().await?.to_bytes();
        Ok(Reply { status, head_bytes, body })
    }

    fn expect_success(&self, request: impl FnOnce() -> String) -> Result<(), BenchError> {
        if self.status.is_success() { Ok(()) } else { Err(self.refusal(request())) }
    }

    fn refusal(&self, request: String) -> BenchError {
        let body = String::from_utf8_lossy(&self.body).into_owned();
        BenchError::Refused { request, status: self.status.as_u16(), body }
    }
}

/// A socket that is not connected yet.
pub fn socket(from: Option<Ipv4Addr>) -> io::Result<TcpSocket> {
    let socket = TcpSocket::new_v4()?;
    if let Some(from) = from {
        socket.bind((from, 0).into())?;
    }
    Ok(socket)
}

/// Method, path and the headers of every request.
fn head(method: &str, path: &str, token: Option<&str>) -> Builder {
    let head = hyper::Request::builder().method(method).uri(path);
    let head = head.header(HOST, HeaderValue::from_static("bench"));
    match token {
        Some(token) => head.header(AUTHORIZATION, format!("Bearer {token}")),
        None => head,
    }
}

/// Bytes of the head as the server sent it: a status line, a line for each header, an empty line.
fn head_bytes(response: &Response<Incoming>) -> usize {
    let status = response.status();
    let reason = status.canonical_reason().unwrap_or_default();
    let status_line = "HTTP/1.1 200 \r\n".len() + reason.len();
    let headers = response.headers().iter();
    let header_lines =
        headers.map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len());
    status_line + header_lines.sum::<usize>() + "\r\n".len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canned_server::{CannedServer, reply};

    const GET: Request<'_> = Request { method: "GET", path: "/x", token: None, body: "" };

    #[tokio::test]
    async fn a_request_carries_its_token_key_and_body() {
        let server = CannedServer::start(vec![reply(200, "{}"), reply(200, "{}")]);
        let mut connection = Connection::open(server.address).await.unwrap();
        let post = Request { method: "POST", path: "/x?y=1", token: Some("secret"), body: "[1]" };
        connection.call_unread(&post).await.unwrap();
        connection.call_unread(&GET).await.unwrap();
        let [post, get] = &server.requests()[..] else { panic!("two requests were sent") };
        let post = post.to_lowercase();
        assert!(post.starts_with("post /x?y=1 http/1.1\r\n"), "{post}");
        for line in ["authorization: bearer secret", "idempotency-key: 1", "content-length: 3"] {
            assert!(post.contains(&format!("\r\n{line}\r\n")), "{line} in {post}");
        }
        assert!(post.ends_with("\r\n\r\n[1]"), "{post}");
        assert!(!get.contains("idempotency-key") && !get.contains("authorization"), "{get}");
    }

    #[tokio::test]
    async fn the_size_of_a_reply_is_that_of_its_bytes_on_the_wire() {
        let wire = reply(201, r#"{"seq":7}"#);
        let server = CannedServer::start(vec![wire.clone()]);
        let mut connection = Connection::open(server.address).await.unwrap();
        connection.call_unread(&GET).await.unwrap();
        assert_eq!(connection.reply_bytes(), wire.len());
        assert_eq!(connection.reply(), br#"{"seq":7}"#);
    }

    #[tokio::test]
    async fn a_reply_that_is_no_success_is_an_error() {
        let server = CannedServer::start(vec![reply(429, "slow down")]);
        let mut connection = Connection::open(server.address).await.unwrap();
        let error = connection.call_unread(&GET).await.unwrap_err();
        assert!(matches!(error, BenchError::Refused { status: 429, .. }), "{error}");
    }

    #[tokio::test]
    async fn a_reply_that_cannot_be_parsed_is_an_error() {
        let server = CannedServer::start(vec![reply(200, "[")]);
        let mut connection = Connection::open(server.address).await.unwrap();
        let error = connection.call::<Vec<u8>>(GET).await.unwrap_err();
        assert!(matches!(error, BenchError::Unreadable { .. }), "{error}");
    }

    #[tokio::test]
    async fn a_connection_that_the_server_closes_is_an_error_until_it_is_reopened() {
        let first = CannedServer::start(vec![]);
        let second = CannedServer::start(vec![reply(200, "{}")]);
        let mut connection = Connection::open(first.address).await.unwrap();
        assert!(connection.call_unread(&GET).await.is_err());
        connection.reopen(second.address).await.unwrap();
        connection.call_unread(&GET).await.unwrap();
    }

    #[tokio::test]
    async fn an_attempt_may_be_refused() {
        let server = CannedServer::start(vec![reply(503, "busy")]);
        let mut connection = Connection::open(server.address).await.unwrap();
        assert_eq!(connection.attempt(&GET).await.unwrap(), StatusCode::SERVICE_UNAVAILABLE);
    }
}
