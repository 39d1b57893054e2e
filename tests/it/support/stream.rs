//! Event streams, frame by frame.

use kontor_testing::waits::soon;
use reqwest::{Response, header::HeaderMap};
use serde_json::Value;

use super::contract::CONTRACT;

/// What a stream contains.
#[derive(Clone, Copy)]
pub enum Feed {
    Events,
    Messages,
    AccountEvents,
}

impl Feed {
    /// Validates an item against the contract and returns its number.
    fn number(self, item: &Value) -> &Value {
        match self {
            Feed::Events => CONTRACT.check_event(item),
            Feed::Messages => CONTRACT.check_message(item),
            Feed::AccountEvents => CONTRACT.check_named("AccountEvent", item, "the event"),
        }
        match self {
            Feed::Events => &item["seq"],
            Feed::Messages | Feed::AccountEvents => &item["number"],
        }
    }
}

/// An open stream.
pub struct Stream {
    response: Response,
    buffer: String,
    feed: Feed,
}

/// One frame of an event stream.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub id: Option<u64>,
    pub event: Option<String>,
    pub data: Value,
    /// When the reader is to come back, in milliseconds.
    pub retry: Option<u32>,
}

impl Stream {
    pub fn new(response: Response, feed: Feed) -> Self {
        Stream { response, buffer: String::new(), feed }
    }

    pub fn headers(&self) -> &HeaderMap {
        self.response.headers()
    }

    /// The text up to `end`; `None` when the stream has ended or the connection broke.
    pub async fn piece(&mut self, end: &str) -> Option<String> {
        loop {
            if let Some((piece, rest)) = self.buffer.split_once(end) {
                let (piece, rest) = (piece.to_owned(), rest.to_owned());
                self.buffer = rest;
                return Some(piece);
            }
            let chunk = soon("the stream goes on or ends", self.response.chunk()).await;
            self.buffer += std::str::from_utf8(&chunk.ok().flatten()?).unwrap();
        }
    }

    /// The next frame of an event stream, without comments.
    pub async fn frame(&mut self) -> Option<Frame> {
        loop {
            let text = self.piece("\n\n").await?;
            let field = |name: &str| {
                text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
            };
            let Some(data) = field("data") else { continue };
            let data: Value = serde_json::from_str(data).unwrap();
            let frame = Frame {
                id: field("id").map(|id| id.parse().unwrap()),
                event: field("event").map(str::to_owned),
                data,
                retry: field("retry").map(|retry| retry.parse().unwrap()),
            };
            if frame.event.is_none() {
                let number = self.feed.number(&frame.data);
                assert_eq!(
                    Some(number),
                    frame.id.map(Value::from).as_ref(),
                    "the id of a frame is the number of its item"
                );
            }
            return Some(frame);
        }
    }

    /// The next line of JSON, without empty lines.
    pub async fn line(&mut self) -> Option<Value> {
        loop {
            let line = self.piece("\n").await?;
            if !line.is_empty() {
                let item = serde_json::from_str(&line).unwrap();
                assert!(self.feed.number(&item).is_u64());
                return Some(item);
            }
        }
    }

    /// All events to the end, and the reason that the closing frame gives, if one came.
    pub async fn rest(&mut self) -> (Vec<Value>, Option<String>) {
        let mut events = Vec::new();
        while let Some(frame) = self.frame().await {
            if frame.event.is_some() {
                assert_eq!(frame.event.as_deref(), Some("end"));
                let reason = frame.data["reason"].as_str();
                assert_eq!(frame.id.is_some(), reason == Some("finished"), "{reason:?}");
                let comes_back = matches!(reason, Some("draining" | "quarantined"));
                assert_eq!(frame.retry.is_some(), comes_back, "{reason:?}");
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
