//! Messages, how they are stored, and the tally of a table's messages that is kept in memory: how
//! many there are, their authors, and the requests that they answered.

use std::{collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use tokio::sync::Mutex;
use utoipa::ToSchema;

use crate::error::TablesError;
use kontor_json::canonical::canonical;
use kontor_log::{
    stored::{MessageSummary, Said, StoredFor, message_bytes},
    table_event::PlayerRef,
    texts::shown_lines,
    time::Timestamp,
};
use kontor_rules::Seat;
use kontor_service::runtime::byte_cache::ByteCache;
use kontor_store::{Entry, IdempotentRequest, Position};

kontor_limits::limits! {
    /// How many messages a player may say at one table.
    pub const MESSAGES_MAX: u32 = 500;
    /// How many messages all players together may say at one table.
    pub const TABLE_MESSAGES_MAX: u64 = 5_000;
    /// How many messages all players together may say at one table before the start.
    // The rest is reserved for the players, so that visitors who leave before the start cannot use
    // up all messages.
    pub const TABLE_MESSAGES_BEFORE_START_MAX: u64 = 1_000;
}

/// Maximum memory of the tallies of all tables, in bytes. Others are counted again from their logs
/// when they are needed.
const TALLIES_BYTES_MAX: u64 = 32 << 20;

/// Memory of an answered request in a tally, beside its texts: three allocations and a place in a
/// map that may be half empty.
const ANSWERED_BYTES: usize = 256;

/// Memory of what a tally knows of a player.
const SPEAKER_BYTES: usize = 256;

/// The version of the message format that this release writes.
pub(super) const FORMAT: u32 = 1;

/// A message that was posted at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Message {
    /// 1, 2, 3 … for each table.
    #[schema(minimum = 1, example = 1)]
    pub number: u64,
    /// When it was posted.
    pub at: Timestamp,
    /// The seat where its author sat then.
    pub seat: Seat,
    /// Who posted it.
    pub player: PlayerRef,
    /// The text.
    #[schema(min_length = 1, max_length = 500, example = "Well bid!")]
    pub text: String,
    /// Whether an operator has removed it. Then `text` says so in English, in place of the message.
    pub removed: bool,
}

/// A message as stored.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StoredMessage {
    pub(super) format: u32,
    pub(super) at: Timestamp,
    pub(super) seat: Seat,
    pub(super) player: PlayerRef,
    pub(super) text: String,
}

impl StoredMessage {
    pub(super) fn parse(entry: &Entry) -> Result<Self, TablesError> {
        let stored: Self = serde_json::from_str(entry.commit.get()).map_err(|error| {
            TablesError::Internal(format!(
                "an entry in a log of messages is not a message: {error}"
            ))
        })?;
        match stored.format {
            FORMAT => Ok(stored),
            other => Err(TablesError::Internal(format!(
                "messages of format {other} are not known to this release"
            ))),
        }
    }

    pub(super) fn numbered(self, entry: u64) -> Message {
        let StoredMessage { format: _, at, seat, player, text } = self;
        let text = shown_lines(text);
        Message { number: entry + 1, at, seat, player, text, removed: false }
    }
}

/// The entry of a message. Its summary says how much has been said by then, and who is notified. No
/// list contains messages, so this is all that it says.
pub(super) fn message_entry(
    append_id: String,
    request: Option<Arc<IdempotentRequest>>,
    said: &SaidByPlayer,
    readers: Vec<Arc<str>>,
    commit: Box<RawValue>,
) -> Entry {
    let summary = MessageSummary::of(said.values(), readers);
    let summary = to_raw_value(&summary).expect("a summary is plain data");
    Entry { request, ..Entry::new(append_id, summary, commit) }
}

/// Who posted the message of this entry.
pub fn author_of(entry: &Entry) -> Result<PlayerRef, TablesError> {
    StoredMessage::parse(entry).map(|stored| stored.player)
}

/// How much had been said after a message. Messages of earlier releases do not tell.
pub(super) fn said_until(entry: &Entry) -> SaidByPlayer {
    let summary: Option<MessageSummary> =
        serde_json::from_str(entry.summary.get()).unwrap_or_default();
    summary.unwrap_or_default().by_player()
}

/// How much each player has said.
pub(super) type SaidByPlayer = BTreeMap<Arc<str>, Said>;

/// What must be known of a table's messages before another one is appended. All of it can be read
/// from the log again at any time.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) last: Option<Position>,
    pub(super) last_at: Option<Timestamp>,
    pub(super) by_player: BTreeMap<Arc<str>, u32>,
    /// How much each counted player has said.
    pub(super) said: SaidByPlayer,
    /// The entry that answered a request, with the request's fingerprint, by player and idempotency
    /// key.
    pub(super) answered: BTreeMap<(String, String), (u64, String)>,
}

impl Tally {
    pub(super) fn next(&self) -> u64 {
        self.last.map_or(0, |position| position.number + 1)
    }

    /// A message as it is stored, and how much has been said with it. A player who has said
    /// something before goes on counting for the same address.
    pub(super) fn with(
        &self,
        message: &StoredMessage,
        by: StoredFor,
    ) -> (Box<RawValue>, SaidByPlayer) {
        let commit = RawValue::from_string(canonical(message)).expect("canonical JSON is JSON");
        let mut said = self.said.clone();
        let own = said.entry(by.player.clone()).or_insert(Said { by, bytes: 0 });
        own.bytes += message_bytes(commit.get());
        (commit, said)
    }

    pub(super) fn add(
        &mut self,
        position: Position,
        message: &StoredMessage,
        said: SaidByPlayer,
        request: Option<Arc<IdempotentRequest>>,
    ) {
        self.last = Some(position);
        self.last_at = Some(message.at);
        self.said = said;
        *self.by_player.entry(message.player.id.clone()).or_default() += 1;
        if let Some(IdempotentRequest { player, key, fingerprint }) = request.as_deref() {
            self.answered
                .insert((player.clone(), key.clone()), (position.number, fingerprint.clone()));
        }
    }

    /// Memory in bytes, estimated from above.
    fn memory_bytes(&self) -> usize {
        let answered: usize = self
            .answered
            .iter()
            .map(|((player, key), (_, fingerprint))| player.len() + key.len() + fingerprint.len())
            .sum();
        size_of::<Self>()
            + answered
            + ANSWERED_BYTES * self.answered.len()
            + SPEAKER_BYTES * (self.by_player.len() + self.said.len())
    }

    /// Whether this player, or all players together, have used up the messages that this table
    /// allows.
    pub(super) fn is_spent(&self, player: &str, started: bool) -> bool {
        let most = if started { TABLE_MESSAGES_MAX } else { TABLE_MESSAGES_BEFORE_START_MAX };
        self.by_player.get(player).is_some_and(|own| *own >= MESSAGES_MAX) || self.next() >= most
    }
}

/// The tallies of tables with recent messages. New messages at one table wait for each other by
/// locking the table's tally.
pub(super) struct Tallies(ByteCache<String, Arc<Mutex<Tally>>>);

impl Default for Tallies {
    fn default() -> Self {
        Tallies(ByteCache::new(TALLIES_BYTES_MAX))
    }
}

impl Tallies {
    pub(super) fn at(&self, game: &str) -> Arc<Mutex<Tally>> {
        self.0.get_or_insert(game, || (Arc::default(), Tally::default().memory_bytes()))
    }

    /// Notes how much memory the tally of a table takes now.
    pub(super) fn reweigh(&self, game: &str, shared: &Arc<Mutex<Tally>>, tally: &Tally) {
        self.0.reweigh(game, tally.memory_bytes(), |cached| Arc::ptr_eq(cached, shared));
    }
}
