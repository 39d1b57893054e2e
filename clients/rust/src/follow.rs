//! Event streams that reconnect after the last event.

use std::time::Duration;

use progenitor_client::{ClientInfo, encode_path};
use reqwest::{Response, header::ACCEPT};
use serde::Deserialize;
use tokio::time::timeout;

use crate::{
    Error, KontorProblem,
    contract::{
        Client,
        types::{GameEvent, Problem},
    },
    frames::{Frame, Frames},
    retry::Reply,
    session,
};

/// Reasons of a closing frame after which there will be no more events.
const LAST: &[&str] = &["finished", "deleted"];

/// The longest silence: more than two heartbeats, of which the server sends one every 15 seconds.
pub const IDLE: Duration = Duration::from_secs(40);

/// The delay before reconnecting.
const PAUSE: Duration = Duration::from_millis(500);

/// Connections in a row that may break without an event.
const FRUITLESS_MAX: u32 = 20;

/// How a game is followed.
#[derive(Clone, Debug)]
pub struct Follow {
    /// Begin after the event with this seq; 0, the default, begins with the first one.
    pub after: u64,
    /// The table's `invite`, for players who neither have a seat nor own the table.
    pub invite: Option<String>,
    /// If so long not even a heartbeat came, 40 seconds by default, the line is dead, and a new
    /// connection continues after the last event.
    pub idle: Duration,
}

impl Default for Follow {
    fn default() -> Self {
        Self { after: 0, invite: None, idle: IDLE }
    }
}

/// The events of a game, over as many connections as necessary: each continues after the last event
/// that was received.
#[derive(Debug)]
pub struct Events {
    api: Client,
    url: String,
    follow: Follow,
    connection: Option<Response>,
    /// The number of the address to which it leads.
    address: usize,
    frames: Frames,
    /// Connections in a row without an event, including this one.
    fruitless: u32,
    end: Option<String>,
}

/// The data of a closing frame.
#[derive(Deserialize)]
struct End {
    reason: String,
}

impl Events {
    pub(crate) fn new(api: Client, game: &str, follow: Follow) -> Self {
        let url = format!("{}/v1/games/{}/events", api.baseurl(), encode_path(game));
        Self {
            api,
            url,
            follow,
            connection: None,
            address: 0,
            frames: Frames::default(),
            fruitless: 0,
            end: None,
        }
    }

    /// Waits for the next event; `None` when the game is over. May be dropped while it waits: no
    /// event is lost.
    pub async fn next(&mut self) -> Result<Option<GameEvent>, Error> {
        while self.end.is_none() {
            if let Some(frame) = self.frames.next() {
                match self.hear(&frame)? {
                    Some(event) => return Ok(Some(event)),
                    None => continue,
                }
            }
            let Some(connection) = &mut self.connection else {
                self.connect().await?;
                continue;
            };
            match timeout(self.follow.idle, connection.chunk()).await {
                Ok(Ok(Some(bytes))) => self.frames.feed(&bytes),
                Ok(Ok(None)) => self.connection = None,
                Ok(Err(_)) | Err(_) => {
                    self.connection = None;
                    self.api.inner().addresses().leave(self.address);
                }
            }
        }
        Ok(None)
    }

    /// Why nothing more will come: `finished` or `deleted`.
    pub fn end(&self) -> Option<&str> {
        self.end.as_deref()
    }

    /// The event of a frame, if it has one.
    fn hear(&mut self, frame: &Frame) -> Result<Option<GameEvent>, Error> {
        if frame.event == "end" {
            let End { reason } = read(&frame.data)?;
            self.connection = None;
            self.frames = Frames::default();
            self.end = LAST.contains(&reason.as_str()).then_some(reason);
            return Ok(None);
        }
        let event: GameEvent = read(&frame.data)?;
        self.follow.after = event.seq();
        self.fruitless = 0;
        Ok(Some(event))
    }

    async fn connect(&mut self) -> Result<(), Error> {
        if self.fruitless == FRUITLESS_MAX {
            return Err(Error::Fruitless(FRUITLESS_MAX));
        }
        if self.fruitless > 0 || self.follow.after > 0 {
            tokio::time::sleep(PAUSE).await;
        }
        self.fruitless += 1;
        self.frames = Frames::default();
        let request = self.api.client().get(&self.url).header(ACCEPT, "text/event-stream");
        let request = request.header("Last-Event-ID", self.follow.after);
        let request = match &self.follow.invite {
            Some(invite) => request.query(&[("invite", invite)]),
            None => request,
        };
        let request = request.build().map_err(|error| Error::Request(error.to_string()))?;
        let addresses = self.api.inner().addresses();
        let before = addresses.current();
        let connecting = session::send(&self.api, request, Reply::Stream);
        let response = match timeout(self.follow.idle, connecting).await {
            Ok(Ok(response)) => response,
            Ok(Err(_)) => return Ok(()),
            Err(_) => {
                addresses.leave(before);
                return Ok(());
            }
        };
        self.address = addresses.current();
        if !response.status().is_success() {
            let status = response.status();
            let problem: Problem = response
                .json()
                .await
                .map_err(|_| Error::UnexpectedAnswer(format!("status {status}")))?;
            return Err(KontorProblem { problem: Box::new(problem) }.into());
        }
        self.connection = Some(response);
        Ok(())
    }
}

fn read<'a, T: Deserialize<'a>>(data: &'a str) -> Result<T, Error> {
    serde_json::from_str(data).map_err(|error| Error::UnexpectedAnswer(error.to_string()))
}
