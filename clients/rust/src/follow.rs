//! What can be followed: the events of a game, and those of all tables of a player.

use std::time::Duration;

use progenitor_client::encode_path;

use crate::{
    Error,
    contract::{
        Client,
        types::{AccountEvent, GameEvent},
    },
    stream::{FINISHED, Heard, IDLE, Stream},
};

/// Reasons of a closing frame after which a game has no more events.
const LAST: &[&str] = &[FINISHED, "deleted"];

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

/// How the events of an account are followed.
#[derive(Clone, Debug)]
pub struct News {
    /// Begin after the event with this number; 0, the default, begins with the first one that is
    /// kept.
    pub after: u64,
    /// If so long not even a heartbeat came, 40 seconds by default, the line is dead, and a new
    /// connection continues after the last event.
    pub idle: Duration,
}

impl Default for News {
    fn default() -> Self {
        Self { after: 0, idle: IDLE }
    }
}

/// The events of a game, over as many connections as necessary: each continues after the last event
/// that was received.
#[derive(Debug)]
pub struct Events {
    stream: Stream,
    end: Option<String>,
}

impl Events {
    pub(crate) fn new(api: Client, game: &str, follow: Follow) -> Self {
        let Follow { after, invite, idle } = follow;
        let path = format!("/v1/games/{}/events", encode_path(game));
        Self { stream: Stream::new(api, &path, after, idle).with("invite", invite), end: None }
    }

    /// Waits for the next event; `None` when the game is over. May be dropped while it waits: no
    /// event is lost.
    pub async fn next(&mut self) -> Result<Option<GameEvent>, Error> {
        while self.end.is_none() {
            match self.stream.next().await? {
                Heard::Item(event) => return Ok(Some(event)),
                Heard::Closed(reason) => {
                    self.end = LAST.contains(&reason.as_str()).then_some(reason);
                }
            }
        }
        Ok(None)
    }

    /// Why nothing more will come: `finished` or `deleted`.
    pub fn end(&self) -> Option<&str> {
        self.end.as_deref()
    }
}

/// What happens at all tables of a player, over as many connections as necessary: each continues
/// after the last event that was received.
#[derive(Debug)]
pub struct AccountEvents {
    stream: Stream,
}

impl AccountEvents {
    pub(crate) fn new(api: Client, News { after, idle }: News) -> Self {
        Self { stream: Stream::new(api, "/v1/me/events", after, idle) }
    }

    /// Waits for the next event. There is no last one: when the session is over, the problem is the
    /// error. May be dropped while it waits: no event is lost.
    pub async fn next(&mut self) -> Result<AccountEvent, Error> {
        loop {
            if let Heard::Item(event) = self.stream.next().await? {
                return Ok(event);
            }
        }
    }
}
