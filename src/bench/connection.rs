//! Kept-alive connections that speak plain HTTP/1.1, so that the load takes as little of the
//! machine as may be.

use std::{
    io,
    net::SocketAddr,
    ops::Range,
    time::{Duration, Instant},
};

use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use super::BenchFault;

/// Bytes read at a time; most replies fit.
const CHUNK_BYTES: usize = 16 * 1024;

/// The end of a head.
const HEAD_END: &[u8] = b"\r\n\r\n";

/// A connection that was idle for so long is opened anew: the server is about to close it, or has.
const IDLE_MAX: Duration = Duration::from_secs(30);

/// A request with all that varies from one to the next.
pub struct Request<'a> {
    /// GET, POST, PUT.
    pub method: &'a str,
    /// Path and query.
    pub path: &'a str,
    /// The access token, if one goes along.
    pub token: Option<&'a str>,
    /// JSON; empty for none.
    pub body: &'a str,
}

/// A connection to a server.
pub struct Connection {
    address: SocketAddr,
    stream: TcpStream,
    /// When it was opened, or a request was sent last.
    used: Instant,
    sent: String,
    received: Vec<u8>,
    body: Range<usize>,
    /// Requests so far: their Idempotency-Keys.
    requests: u64,
}

impl Connection {
    /// Connects.
    pub async fn open(address: SocketAddr) -> Result<Self, BenchFault> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sent, received) = (String::new(), Vec::with_capacity(CHUNK_BYTES));
        Ok(Connection {
            address,
            stream,
            used: Instant::now(),
            sent,
            received,
            body: 0..0,
            requests: 0,
        })
    }

    /// Connects anew, as the same client: its keys go on where they were.
    pub async fn reopen(&mut self, address: SocketAddr) -> Result<(), BenchFault> {
        *self = Connection { requests: self.requests, ..Connection::open(address).await? };
        Ok(())
    }

    /// The body of the last reply.
    pub fn reply(&self) -> &[u8] {
        &self.received[self.body.clone()]
    }

    /// Bytes of the last reply, head and body.
    pub fn reply_bytes(&self) -> usize {
        self.received.len()
    }

    /// Sends a request and reads what its reply says. Anything but success ends the measurement.
    pub async fn call<T: DeserializeOwned>(
        &mut self,
        request: Request<'_>,
    ) -> Result<T, BenchFault> {
        self.call_unread(&request).await?;
        serde_json::from_slice(self.reply()).map_err(|error| BenchFault::Unreadable {
            path: request.path.to_owned(),
            why: error.to_string(),
        })
    }

    /// Sends a request; its reply must be a success.
    pub async fn call_unread(&mut self, request: &Request<'_>) -> Result<(), BenchFault> {
        let Request { method, path, token, body } = request;
        if self.used.elapsed() > IDLE_MAX {
            self.reopen(self.address).await?;
        }
        self.used = Instant::now();
        self.requests += 1;
        self.sent.clear();
        self.sent += method;
        self.sent += " ";
        self.sent += path;
        self.sent += " HTTP/1.1\r\nhost: bench\r\n";
        if let Some(token) = token {
            self.sent += "authorization: Bearer ";
            self.sent += token;
            self.sent += "\r\n";
        }
        if *method != "GET" {
            let (key, length) = (self.requests, body.len());
            self.sent += &format!(
                "idempotency-key: {key}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n"
            );
        }
        self.sent += "\r\n";
        self.sent += body;
        let status = self.exchange().await?;
        if (200..300).contains(&status) {
            return Ok(());
        }
        let answer = String::from_utf8_lossy(self.reply()).into_owned();
        Err(BenchFault::Refused { request: format!("{method} {path} {body}"), status, answer })
    }

    /// Opens a stream of events. Nothing else can be asked for on this connection from then on.
    pub async fn listen(&mut self, path: &str, token: Option<&str>) -> Result<(), BenchFault> {
        let token =
            token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
        self.sent = format!(
            "GET {path} HTTP/1.1\r\nhost: bench\r\naccept: text/event-stream\r\n{token}\r\n"
        );
        let (status, begin, _) = self.exchange_heads().await?;
        if status == 200 {
            self.received.drain(..begin);
            return Ok(());
        }
        let answer = String::from_utf8_lossy(&self.received[begin..]).into_owned();
        Err(BenchFault::Refused { request: format!("GET {path}"), status, answer })
    }

    /// What came of a stream and was not taken out yet.
    pub fn received(&mut self) -> &mut Vec<u8> {
        &mut self.received
    }

    /// Waits until more of a stream comes.
    pub async fn more(&mut self) -> Result<(), BenchFault> {
        Ok(self.receive().await?)
    }

    async fn exchange(&mut self) -> Result<u16, BenchFault> {
        let (status, begin, length) = self.exchange_heads().await?;
        self.body = begin..begin + length;
        while self.received.len() < self.body.end {
            self.receive().await?;
        }
        Ok(status)
    }

    /// Sends the request and receives the head of its reply: status, where the body begins, and its
    /// length.
    async fn exchange_heads(&mut self) -> Result<(u16, usize, usize), BenchFault> {
        self.send().await?;
        self.received.clear();
        let head = loop {
            self.receive().await?;
            if let Some(end) =
                self.received.windows(HEAD_END.len()).position(|bytes| bytes == HEAD_END)
            {
                break end;
            }
        };
        let (status, length) = read_head(&self.received[..head])
            .ok_or_else(|| io::Error::other("no reply of HTTP/1.1"))?;
        Ok((status, head + HEAD_END.len(), length))
    }

    async fn send(&self) -> io::Result<()> {
        let mut rest = self.sent.as_bytes();
        while !rest.is_empty() {
            match self.stream.try_write(rest) {
                Ok(sent) => rest = &rest[sent..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    self.stream.writable().await?
                }
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    async fn receive(&mut self) -> io::Result<()> {
        loop {
            self.stream.readable().await?;
            // Not before the wait: it would be a part of everybody who waits.
            let mut chunk = [0; CHUNK_BYTES];
            match self.stream.try_read(&mut chunk) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => {
                    self.received.extend_from_slice(&chunk[..count]);
                    return Ok(());
                }
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// Status and length of the body.
fn read_head(head: &[u8]) -> Option<(u16, usize)> {
    let mut lines = std::str::from_utf8(head).ok()?.lines();
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let length = lines.find_map(|line| line.strip_prefix("content-length: "));
    Some((status, length.map_or(Some(0), |length| length.parse().ok())?))
}
