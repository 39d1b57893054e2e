//! Event streams, frame by frame.

use reqwest::{Response, header::HeaderMap};
use serde_json::Value;

use super::{PATIENCE, contract::CONTRACT};

/// An open stream.
pub struct Stream {
    response: Response,
    buffer: String,
}

/// One frame of an event stream.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub id: Option<u64>,
    pub event: Option<String>,
    pub data: Value,
}

impl Stream {
    pub fn new(response: Response) -> Self {
        Stream { response, buffer: String::new() }
    }

    pub fn headers(&self) -> &HeaderMap {
        self.response.headers()
    }

    /// The text up to `end`; `None` when the stream has ended, or was cut.
    async fn piece(&mut self, end: &str) -> Option<String> {
        loop {
            if let Some((piece, rest)) = self.buffer.split_once(end) {
                let (piece, rest) = (piece.to_owned(), rest.to_owned());
                self.buffer = rest;
                return Some(piece);
            }
            let chunk = tokio::time::timeout(PATIENCE, self.response.chunk()).await.expect("the stream goes on or ends");
            self.buffer += std::str::from_utf8(&chunk.ok().flatten()?).unwrap();
        }
    }

    /// The next frame of an event stream, comments passed over.
    pub async fn frame(&mut self) -> Option<Frame> {
        loop {
            let text = self.piece("\n\n").await?;
            let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
            let Some(data) = field("data") else { continue };
            let data: Value = serde_json::from_str(data).unwrap();
            let frame = Frame { id: field("id").map(|id| id.parse().unwrap()), event: field("event").map(str::to_owned), data };
            if frame.event.is_none() {
                CONTRACT.check_event(&frame.data);
                assert_eq!(Some(&frame.data["seq"]), frame.id.map(Value::from).as_ref(), "the id of a frame is its seq");
            }
            return Some(frame);
        }
    }

    /// The next line of JSON, empty ones passed over.
    pub async fn line(&mut self) -> Option<Value> {
        loop {
            let line = self.piece("\n").await?;
            if !line.is_empty() {
                let event = serde_json::from_str(&line).unwrap();
                CONTRACT.check_event(&event);
                return Some(event);
            }
        }
    }

    /// All events to the end, and the reason that the closing frame gives, if one came.
    pub async fn rest(&mut self) -> (Vec<Value>, Option<String>) {
        let mut events = Vec::new();
        while let Some(frame) = self.frame().await {
            if frame.event.is_some() {
                assert_eq!(frame.event.as_deref(), Some("end"));
                assert_eq!(frame.id, None);
                assert_eq!(self.frame().await, None, "nothing follows the closing frame");
                return (events, frame.data["reason"].as_str().map(str::to_owned));
            }
            events.push(frame.data);
        }
        (events, None)
    }

    /// The next `count` events.
    pub async fn take(&mut self, count: usize) -> Vec<Value> {
        let mut events = Vec::with_capacity(count);
        while events.len() < count {
            events.push(self.frame().await.expect("more events come").data);
        }
        events
    }
}
