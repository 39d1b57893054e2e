//! Kept-alive connections that speak plain HTTP/1.1, so that the load takes as little of the machine as may be.

use std::{io, net::SocketAddr, ops::Range};

use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use super::BenchFault;

/// Bytes read at a time; most replies fit.
const CHUNK_BYTES: usize = 16 * 1024;

/// The end of a head.
const HEAD_END: &[u8] = b"\r\n\r\n";

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
    stream: TcpStream,
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
        Ok(Connection { stream, sent: String::new(), received: Vec::with_capacity(CHUNK_BYTES), body: 0..0, requests: 0 })
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
    pub async fn call<T: DeserializeOwned>(&mut self, request: Request<'_>) -> Result<T, BenchFault> {
        self.call_unread(&request).await?;
        serde_json::from_slice(self.reply())
            .map_err(|error| BenchFault::Unreadable { path: request.path.to_owned(), why: error.to_string() })
    }

    /// Sends a request; its reply must be a success.
    pub async fn call_unread(&mut self, request: &Request<'_>) -> Result<(), BenchFault> {
        let Request { method, path, token, body } = request;
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
            self.sent += &format!("idempotency-key: {key}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n");
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

    async fn exchange(&mut self) -> Result<u16, BenchFault> {
        self.send().await?;
        self.received.clear();
        let head = loop {
            self.receive().await?;
            if let Some(end) = self.received.windows(HEAD_END.len()).position(|bytes| bytes == HEAD_END) {
                break end;
            }
        };
        let (status, length) = read_head(&self.received[..head]).ok_or_else(|| io::Error::other("no reply of HTTP/1.1"))?;
        let begin = head + HEAD_END.len();
        self.body = begin..begin + length;
        while self.received.len() < self.body.end {
            self.receive().await?;
        }
        Ok(status)
    }

    async fn send(&self) -> io::Result<()> {
        let mut rest = self.sent.as_bytes();
        while !rest.is_empty() {
            match self.stream.try_write(rest) {
                Ok(sent) => rest = &rest[sent..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => self.stream.writable().await?,
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    async fn receive(&mut self) -> io::Result<()> {
        let mut chunk = [0; CHUNK_BYTES];
        loop {
            self.stream.readable().await?;
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
