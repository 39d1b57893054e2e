//! Commits: one accepted command with the events that it caused, as an entry of a game's log stores
//! them.

use std::{borrow::Cow, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{
    log::{
        canonical::canonical,
        table_event::{PlayerRef, TableEvent},
    },
    time::Timestamp,
};
use kontor_rules::{Rules, Seat};

/// The version of the commit format that this release writes.
pub const FORMAT: u32 = 1;

/// An event as stored in the log: an event of the table, or an event of the game with its secrets.
#[derive(Clone, Debug, PartialEq)]
pub enum LoggedEvent<R: Rules> {
    /// An event of the table. It is boxed because it is rare and long, and every item of a list of
    /// events takes as much memory as the longest one.
    Table(Box<TableEvent>),
    /// An event of the game.
    Game(R::Event),
}

/// Prefix of the type of all events and commands of the table itself.
const TABLE_PREFIX: &str = "table.";

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
pub(super) fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// The type tag of a command or event.
#[derive(Deserialize)]
struct Tag<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
}

/// The type of a command or event.
pub fn type_of(json: &RawValue) -> Result<Cow<'_, str>, serde_json::Error> {
    serde_json::from_str(json.get()).map(|Tag { kind }| kind)
}

/// When a logged commit of any ruleset was accepted; `None` if it does not say so.
pub fn time_of(commit: &RawValue) -> Option<Timestamp> {
    #[derive(Deserialize)]
    struct CommitTime {
        at: Timestamp,
    }
    serde_json::from_str(commit.get()).ok().map(|CommitTime { at }| at)
}

/// Whether a logged command is a command of the table itself.
pub fn is_of_the_table(action: &RawValue) -> bool {
    type_of(action).is_ok_and(|kind| kind.starts_with(TABLE_PREFIX))
}

/// A command in the form that is logged.
pub fn action_as_logged(action: &impl Serialize) -> Arc<RawValue> {
    serde_json::value::to_raw_value(action).expect("commands are plain data").into()
}

impl<R: Rules> From<TableEvent> for LoggedEvent<R> {
    fn from(event: TableEvent) -> Self {
        LoggedEvent::Table(Box::new(event))
    }
}

impl<R: Rules> LoggedEvent<R> {
    /// The event, if it is an event of the table.
    pub fn of_the_table(&self) -> Option<&TableEvent> {
        match self {
            LoggedEvent::Table(event) => Some(event),
            LoggedEvent::Game(_) => None,
        }
    }

    fn parse(raw: &RawValue) -> Result<Self, serde_json::Error> {
        if type_of(raw)?.starts_with(TABLE_PREFIX) {
            serde_json::from_str(raw.get()).map(LoggedEvent::Table)
        } else {
            serde_json::from_str(raw.get()).map(LoggedEvent::Game)
        }
    }
}

impl<R: Rules> Serialize for LoggedEvent<R> {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self {
            LoggedEvent::Table(event) => event.serialize(out),
            LoggedEvent::Game(event) => event.serialize(out),
        }
    }
}

/// One accepted command with the events that it caused. The chain hashes it and the record shows
/// it. Its fields are in the order of their names, as canonical JSON requires, so that the fast
/// path of `canonical` need not reorder them.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Commit<R: Rules> {
    /// The command, as JSON.
    pub action: Arc<RawValue>,
    /// When it was accepted.
    pub at: Timestamp,
    /// At a table with a clock or a turn limit: for how long the clocks would have run since the
    /// commit before, in milliseconds, if the service had not been away. It counts as time of nobody.
    #[serde(skip_serializing_if = "is_zero")]
    pub away_ms: u64,
    /// Number of the commit in the game.
    pub commit: u64,
    /// The events that it caused, at least one.
    pub events: Vec<LoggedEvent<R>>,
    /// Version of the commit format.
    pub format: u32,
    /// The seat that acted, if one did.
    pub seat: Option<Seat>,
}

impl<R: Rules> Commit<R> {
    /// Whether this commit makes a new table from the position before it.
    pub fn is_fork(&self) -> bool {
        matches!(
            self.events.first().and_then(LoggedEvent::of_the_table),
            Some(TableEvent::Forked { .. })
        )
    }

    /// Whether this commit gives the table a new invite: it was asked for, or the owner has removed
    /// a player, who knows the invite before.
    pub fn replaces_invite(&self) -> bool {
        self.events.iter().filter_map(LoggedEvent::of_the_table).any(|event| match event {
            TableEvent::InviteReplaced {} => true,
            TableEvent::SeatLeft { seat, .. } => self.seat != Some(*seat),
            _ => false,
        })
    }

    /// The canonical text that is stored and hashed.
    pub fn to_raw(&self) -> Box<RawValue> {
        RawValue::from_string(canonical(self)).expect("canonical JSON is JSON")
    }

    /// Parses a commit of a known format.
    pub fn parse(text: &str) -> Result<Self, String> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct StoredFields<'a> {
            format: u32,
            commit: u64,
            at: Timestamp,
            #[serde(default)]
            away_ms: u64,
            seat: Option<Seat>,
            action: Arc<RawValue>,
            #[serde(borrow)]
            events: Vec<&'a RawValue>,
        }
        let stored: StoredFields<'_> =
            serde_json::from_str(text).map_err(|error| format!("not a commit: {error}"))?;
        if stored.format != FORMAT {
            return Err(format!("format {} is not known to this release", stored.format));
        }
        if stored.events.is_empty() {
            return Err("a commit without events".to_owned());
        }
        let events =
            stored.events.iter().map(|raw| LoggedEvent::parse(raw)).collect::<Result<_, _>>();
        let events = events.map_err(|error| format!("not an event: {error}"))?;
        Ok(Commit {
            format: stored.format,
            commit: stored.commit,
            at: stored.at,
            away_ms: stored.away_ms,
            seat: stored.seat,
            action: stored.action,
            events,
        })
    }
}

/// The players whom the events of the table name in this text of a commit. Of a commit that cannot be
/// read there are none.
pub fn players_named(text: &str) -> Vec<PlayerRef> {
    #[derive(Deserialize)]
    struct StoredFields<'a> {
        #[serde(borrow)]
        events: Vec<&'a RawValue>,
    }
    let Ok(StoredFields { events }) = serde_json::from_str(text) else { return Vec::new() };
    let named = events.iter().filter_map(|raw| {
        let mut event: TableEvent = serde_json::from_str(raw.get()).ok()?;
        event.player_mut().cloned()
    });
    named.collect()
}

/// The event that made a table, and its time, from the text of the commit that made it.
pub fn creation_of(text: &str) -> Result<(TableEvent, Timestamp), String> {
    #[derive(Deserialize)]
    struct StoredFields<'a> {
        at: Timestamp,
        #[serde(borrow)]
        events: Vec<&'a RawValue>,
    }
    let stored: StoredFields<'_> =
        serde_json::from_str(text).map_err(|error| format!("not a commit: {error}"))?;
    let first = stored.events.first().ok_or("a commit without events")?;
    let event =
        serde_json::from_str(first.get()).map_err(|error| format!("not an event: {error}"))?;
    Ok((event, stored.at))
}

/// When a player left the seat to a stand-in, if that is an event of the commit with this text.
pub fn hand_over_of(text: &str, player: &str) -> Option<Timestamp> {
    #[derive(Deserialize)]
    struct StoredFields<'a> {
        at: Timestamp,
        #[serde(borrow)]
        events: Vec<&'a RawValue>,
    }
    let stored: StoredFields<'_> = serde_json::from_str(text).ok()?;
    let is_hand_over = |raw: &&RawValue| {
        let of_the_table = type_of(raw).is_ok_and(|kind| kind.starts_with(TABLE_PREFIX));
        let event = of_the_table.then(|| serde_json::from_str(raw.get()).ok()).flatten();
        match event {
            Some(
                TableEvent::Resigned { player: who, .. } | TableEvent::TimedOut { player: who, .. },
            ) => who.is(player),
            _ => false,
        }
    };
    stored.events.iter().any(is_hand_over).then_some(stored.at)
}
