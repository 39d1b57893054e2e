//! Event streams that are connected again after their last item.

use std::{
    fmt,
    future::Future,
    pin::Pin,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use progenitor_client::ClientInfo;
use reqwest::{Response, StatusCode, header::ACCEPT};
use serde::{Deserialize, de::DeserializeOwned};
use tokio::time::{Instant, sleep_until, timeout_at};

use crate::{
    Error, KontorProblem,
    contract::{
        Client,
        types::{AccountEvent, GameEvent, Problem},
    },
    frames::{Frame, Frames},
    retry::Reply,
    session,
};

/// The longest silence: more than two heartbeats, of which the server sends one every 15 seconds.
pub(crate) const IDLE: Duration = Duration::from_secs(40);

/// The delay before a new connection.
const PAUSE: Duration = Duration::from_millis(500);

/// The longest delay that a server can ask for.
const RETRY_MAX: Duration = Duration::from_secs(60);

/// Connections in a row that may break without a byte.
const FRUITLESS_MAX: u32 = 20;

/// The reason of a closing frame behind which there is nothing more.
pub(crate) const FINISHED: &str = "finished";

/// What a stream consists of.
pub(crate) trait Numbered: DeserializeOwned {
    /// The number behind which the next connection begins.
    fn number(&self) -> u64;
}

impl Numbered for GameEvent {
    fn number(&self) -> u64 {
        self.seq()
    }
}

impl Numbered for AccountEvent {
    fn number(&self) -> u64 {
        self.number
    }
}

/// What a stream brings.
pub(crate) enum Heard<T> {
    /// An item.
    Item(T),
    /// The closing frame of a connection, with its reason. If the stream is asked for more, it is
    /// connected again.
    Closed(String),
}

/// A stream, over as many connections as necessary: each continues after the last item that was
/// received. All that is waited for stands here, so that a wait may be dropped and begun again.
pub(crate) struct Stream {
    api: Client,
    url: String,
    query: Vec<(&'static str, String)>,
    /// Number of the last item.
    after: u64,
    idle: Duration,
    line: Line,
    frames: Frames,
    /// Connections in a row that brought no byte, including this one.
    fruitless: u32,
    /// How often in a row the game was set aside.
    set_aside: u32,
}

/// A reply that is waited for. In a mutex only because a future need not be `Sync`.
type Asked = Mutex<Pin<Box<dyn Future<Output = reqwest::Result<Response>> + Send>>>;

/// The connection.
enum Line {
    /// None is opened before this time.
    Away { until: Instant },
    /// It is asked for, first at the address with this number, and until this time.
    Opening { asked: Asked, address: usize, until: Instant },
    /// It leads to this address. `until` is when silence makes it dead; it is noted when a caller
    /// begins to wait, because a stream without a reader is not silent.
    Open { response: Response, address: usize, until: Option<Instant> },
}

/// The data of a closing frame.
#[derive(Deserialize)]
struct End {
    reason: String,
}

impl fmt::Debug for Stream {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { url, after, .. } = self;
        out.debug_struct("Stream").field("url", url).field("after", after).finish_non_exhaustive()
    }
}

impl Stream {
    /// The stream of the feed at this path, after the item with this number.
    pub fn new(api: Client, path: &str, after: u64, idle: Duration) -> Self {
        let url = format!("{}{path}", api.baseurl());
        let line = Line::Away { until: Instant::now() };
        let (query, frames) = Default::default();
        Self { api, url, query, after, idle, line, frames, fruitless: 0, set_aside: 0 }
    }

    /// The same with a parameter in the address.
    pub fn with(mut self, name: &'static str, value: Option<String>) -> Self {
        self.query.extend(value.map(|value| (name, value)));
        self
    }

    /// Waits for the next item or closing frame.
    pub async fn next<T: Numbered>(&mut self) -> Result<Heard<T>, Error> {
        loop {
            if let Some(frame) = self.frames.next() {
                return self.hear(&frame);
            }
            match &mut self.line {
                Line::Away { until } => {
                    sleep_until(*until).await;
                    self.line = self.ask()?;
                }
                Line::Opening { asked, address, until } => {
                    let asked = asked.get_mut().unwrap_or_else(PoisonError::into_inner);
                    match timeout_at(*until, asked).await {
                        // Nothing comes behind the last item.
                        Ok(Ok(response)) if response.status() == StatusCode::NO_CONTENT => {
                            self.line = Line::away();
                            return Ok(Heard::Closed(FINISHED.to_owned()));
                        }
                        Ok(Ok(response)) => self.line = self.open(response).await?,
                        Ok(Err(_)) => self.line = Line::away(),
                        Err(_) => {
                            self.api.inner().addresses().leave(*address);
                            self.line = Line::away();
                        }
                    }
                }
                Line::Open { response, address, until } => {
                    let silent = *until.get_or_insert_with(|| Instant::now() + self.idle);
                    match timeout_at(silent, response.chunk()).await {
                        Ok(Ok(Some(bytes))) => {
                            *until = None;
                            self.fruitless = 0;
                            self.frames.feed(&bytes);
                        }
                        Ok(Ok(None)) => self.line = Line::away(),
                        Ok(Err(_)) | Err(_) => {
                            self.api.inner().addresses().leave(*address);
                            self.line = Line::away();
                        }
                    }
                }
            }
        }
    }

    /// What a frame says.
    fn hear<T: Numbered>(&mut self, frame: &Frame) -> Result<Heard<T>, Error> {
        if frame.event == "end" {
            let End { reason } = read(&frame.data)?;
            // A server that stops tells each reader another time, so that they do not come back
            // together.
            let pause = frame.retry_ms.map_or(PAUSE, Duration::from_millis).min(RETRY_MAX);
            self.line = Line::Away { until: Instant::now() + pause };
            self.frames = Frames::default();
            return Ok(Heard::Closed(reason));
        }
        let item: T = read(&frame.data)?;
        self.after = item.number();
        if let Line::Open { until, .. } = &mut self.line {
            *until = None;
        }
        Ok(Heard::Item(item))
    }

    /// Asks for the next connection.
    fn ask(&mut self) -> Result<Line, Error> {
        if self.fruitless == FRUITLESS_MAX {
            return Err(Error::Fruitless(FRUITLESS_MAX));
        }
        self.fruitless += 1;
        self.frames = Frames::default();
        let request = self.api.client().get(&self.url).query(&self.query);
        let request = request.header(ACCEPT, "text/event-stream");
        let request = request.header("Last-Event-ID", self.after).build();
        let request = request.map_err(|error| Error::Request(error.to_string()))?;
        let (api, address) = (self.api.clone(), self.api.inner().addresses().current());
        let asked = async move { session::send(&api, request, Reply::Stream).await };
        let until = Instant::now() + self.idle;
        Ok(Line::Opening { asked: Mutex::new(Box::pin(asked)), address, until })
    }

    /// The connection that a reply is the beginning of.
    async fn open(&mut self, response: Response) -> Result<Line, Error> {
        let status = response.status();
        if status.is_success() {
            self.set_aside = 0;
            let address = self.api.inner().addresses().current();
            return Ok(Line::Open { response, address, until: None });
        }
        // A game that is set aside goes on when its operator lets it.
        if status == StatusCode::LOCKED {
            self.set_aside += 1;
            self.fruitless = 0;
            let pause = self.api.inner().retry().pause(self.set_aside);
            return Ok(Line::Away { until: Instant::now() + pause });
        }
        // Asked again, should the caller want more, and not waited for twice.
        self.line = Line::away();
        let problem: Problem = response
            .json()
            .await
            .map_err(|_| Error::UnexpectedAnswer(format!("status {status}")))?;
        Err(KontorProblem { problem: Box::new(problem) }.into())
    }
}

impl Line {
    /// No connection, and a pause before the next one.
    fn away() -> Self {
        Line::Away { until: Instant::now() + PAUSE }
    }
}

fn read<'a, T: Deserialize<'a>>(data: &'a str) -> Result<T, Error> {
    serde_json::from_str(data).map_err(|error| Error::UnexpectedAnswer(error.to_string()))
}
