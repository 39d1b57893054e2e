//! Commits: one accepted command with the events that it caused, as an entry of a game's log stores
//! them.

use std::{borrow::Cow, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{
    events::Events,
    fault::LogFault,
    table_event::{PlayerRef, TableDeletedReason, TableEvent},
    time::Timestamp,
};
use kontor_rules::Seat;

/// The version of the commit format that this release writes.
pub const FORMAT: u32 = 1;

/// Prefix of the type of all events and commands of the table itself.
pub(super) const TABLE_PREFIX: &str = "table.";

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

/// Why a logged commit of any ruleset deletes its table.
pub fn reason_of_deletion(commit: &RawValue) -> TableDeletedReason {
    #[derive(Deserialize)]
    struct CommitEvents<'a> {
        #[serde(borrow)]
        events: Vec<&'a RawValue>,
    }
    let found = serde_json::from_str::<CommitEvents<'_>>(commit.get()).ok();
    let events = found.into_iter().flat_map(|commit| commit.events);
    let mut reasons = events.filter_map(|event| match serde_json::from_str(event.get()) {
        Ok(TableEvent::Deleted { reason }) => Some(reason),
        Ok(_) | Err(_) => None,
    });
    reasons.next().unwrap_or_default()
}

/// Whether a logged command is a command of the table itself.
pub fn is_of_the_table(action: &RawValue) -> bool {
    type_of(action).is_ok_and(|kind| kind.starts_with(TABLE_PREFIX))
}

/// A command in the form that is logged.
pub fn action_as_logged(action: &impl Serialize) -> Arc<RawValue> {
    serde_json::value::to_raw_value(action).expect("commands are plain data").into()
}

/// One accepted command with the events that it caused. The chain hashes its text and the record shows
/// it.
#[derive(Clone, Debug)]
pub struct Commit {
    /// The command, as JSON.
    pub action: Arc<RawValue>,
    /// When it was accepted.
    pub at: Timestamp,
    /// At a table with a clock or a turn limit: for how long the clocks would have run since the
    /// commit before, in milliseconds, if the service had not been away. It counts as time of no
    /// player.
    pub away_ms: u64,
    /// Number of the commit in the game.
    pub commit: u64,
    /// The events that it caused, at least one.
    pub events: Events,
    /// Version of the commit format.
    pub format: u32,
    /// The seat that acted, if one did.
    pub seat: Option<Seat>,
}

impl Commit {
    /// Whether this commit makes a new table from the position before it.
    pub fn is_fork(&self) -> bool {
        matches!(self.events.first_of_the_table(), Some(TableEvent::Forked { .. }))
    }

    /// Whether this commit gives the table a new invite: it was asked for, or the owner has removed
    /// a player, who knows the invite before.
    pub fn replaces_invite(&self) -> bool {
        self.events.of_the_table().any(|event| match event {
            TableEvent::InviteReplaced {} => true,
            TableEvent::SeatLeft { seat, .. } => self.seat != Some(*seat),
            _ => false,
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
pub fn creation_of(text: &str) -> Result<(TableEvent, Timestamp), LogFault> {
    #[derive(Deserialize)]
    struct StoredFields<'a> {
        at: Timestamp,
        #[serde(borrow)]
        events: Vec<&'a RawValue>,
    }
    let stored: StoredFields<'_> = serde_json::from_str(text).map_err(LogFault::NotACommit)?;
    let first = stored.events.first().ok_or(LogFault::NoEvents)?;
    let event = serde_json::from_str(first.get()).map_err(LogFault::NotAnEvent)?;
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
