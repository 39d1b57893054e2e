//! Summaries: what lists need to know of a table. Every entry of a log contains one, and the rows
//! of the index are computed from them (`index_rows`).

use std::sync::Arc;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;

use crate::{
    commit::{is_zero, time_of},
    fault::LogFault,
    lobby::Status,
    seat_clocks::SeatClock,
    stored::{self, MessageSummary, StoredFor},
    table_event::{GameOutcome, PlayerRef, Visibility},
    time::Timestamp,
};
use kontor_auth::PlayerKind;
use kontor_bots::Bot;
use kontor_rules::Seat;
use kontor_store::Entry;

/// The import of a game, as stored in entry 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Import {
    /// Who imported the game and owns it on this server.
    pub by: PlayerRef,
    /// When it was imported.
    pub at: Timestamp,
    /// Who can find it on this server.
    pub visibility: Visibility,
    /// The id of the game in its record.
    pub game: String,
    /// The signature of its record, unchanged.
    pub signature: String,
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finished {
    /// When it ended.
    pub at: Timestamp,
    /// How it ended.
    pub outcome: GameOutcome,
}

/// The summary of a table after an entry. Values that never change are stored in entry 0 only.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// The part that the actions of the game do not change.
    #[serde(flatten)]
    pub table: TableSummary,
    /// The part that every command changes.
    #[serde(flatten)]
    pub progress: Progress,
}

/// The part of a summary that describes the table. An entry after which the table has not changed
/// leaves it out and names an earlier entry, its base. This shortened an entry of Medici from some
/// 1,050 to 660 bytes and gave 8 to 12 % more actions a second.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableSummary {
    /// Id of the ruleset.
    pub ruleset: String,
    /// Who can find it.
    pub visibility: Visibility,
    /// Whether its result changes the ratings of its players.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Id of the tournament that the table is of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<String>,
    /// The status of the game.
    pub status: Status,
    /// Whether the table was deleted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deleted: bool,
    /// Whether further entries must follow before this is a game. Until then it is invisible to
    /// everybody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub partial: bool,
    /// In entry 0: how many entries, from this one on, contain imported commits.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub imported_commits: u64,
    /// In entry 0 of a game that was imported as a whole: the import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub import: Option<Import>,
    /// Number of the commit that made this table from another game's position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fork_commit: Option<u64>,
    /// Seq of the last event that is stored in the log of another game. Forks of earlier releases
    /// have copies of those events instead.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub inherited_seq: u64,
    /// The player on each seat.
    pub seats: Vec<Option<PlayerRef>>,
    /// The bot on each seat; shorter or empty if there are none.
    #[serde(default, skip_serializing_if = "no_bots")]
    pub bots: Vec<Option<Bot>>,
    /// The players who left their seats to a stand-in, with these seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<(Seat, PlayerRef)>,
    /// The seats among these whose players may come back while the game runs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Seat>,
    /// The seats among these that were lost because the time was up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub timed_out: Vec<Seat>,
    /// The seats whose players want the game to end without a result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abort_wanted: Vec<Seat>,
    /// Id of the owner, while bots play at this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner_of_bots: Option<Arc<str>>,
    /// When the table was made.
    pub created_at: Timestamp,
    /// When the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Timestamp>,
    /// When and how it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished: Option<Finished>,
    /// The invite that gives others access to a private table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// For whom the table is stored. Tables of earlier releases lack it, and count for no player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stored_for: Option<StoredFor>,
}

/// The progress of a game after an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// Seq of the last event.
    pub seq: u64,
    /// Number of the last commit.
    pub commit: u64,
    /// The chain's link of the last commit.
    pub chain_head: String,
    /// The seats that have an open decision.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub due: Vec<Seat>,
    /// The bot that has to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_due: Option<Bot>,
    /// Whether a player has an open decision that standing orders may answer. Whether there are
    /// such orders is not known here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub orders_due: bool,
    /// By how much the time of the commit is ahead of the clock; see `Snapshot::ahead_ms`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub ahead_ms: u64,
    /// The earliest deadline of the open decisions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Timestamp>,
    /// The clocks of the players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<SeatClock>,
    /// The seats whose players want a pause.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pause_wanted: Vec<Seat>,
    /// Whether all players want it, so that the clocks stand.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// When the last thing happened at a table that has not begun; `None` once it has. It is the
    /// time of the commit, and is not stored a second time.
    #[serde(skip)]
    pub changed_at: Option<Timestamp>,
}

fn no_bots(bots: &[Option<Bot>]) -> bool {
    bots.iter().all(Option::is_none)
}

impl Summary {
    /// The complete summary of an entry, with the table taken from its base if it has one.
    pub fn of(entry: &Entry) -> Result<Self, LogFault> {
        let table = entry.base.as_ref().map_or(&*entry.summary, |base| &*base.summary);
        let (table, mut progress): (TableSummary, Progress) =
            (parse(table)?, parse(&entry.summary)?);
        if table.status == Status::Open {
            progress.changed_at = time_of(&entry.commit);
        }
        Ok(Summary { table, progress })
    }

    /// The JSON that an entry contains.
    pub fn to_raw(&self) -> Box<RawValue> {
        to_raw(self)
    }
}

impl TableSummary {
    /// All players who play here or have resigned.
    pub fn players(&self) -> impl Iterator<Item = &PlayerRef> {
        self.seats.iter().flatten().chain(self.resigned.iter().map(|(_, player)| player))
    }

    /// Whether the player who lost this seat may come back to it.
    pub fn may_return(&self, seat: Seat) -> bool {
        self.status == Status::Running && self.away.contains(&seat)
    }

    /// The bytes that the table counts for after this progress. What a fork shares with another
    /// game is not stored again.
    pub fn stored_bytes(&self, progress: &Progress) -> u64 {
        let inherited_commits = self.fork_commit.filter(|_| self.inherited_seq > 0).unwrap_or(0);
        stored::table_bytes(
            progress.commit.saturating_sub(inherited_commits),
            progress.seq.saturating_sub(self.inherited_seq),
        )
    }

    /// Whether all who play here were guests when they sat down, and no account need be read to
    /// know for whom the table is stored. Ratings follow from rated games, and standings from those
    /// of tournaments, so these are never deleted.
    pub(super) fn is_of_guests(&self) -> bool {
        // Of an imported game the players are names.
        let is_guest =
            |player: &PlayerRef| player.id.is_empty() || player.kind == Some(PlayerKind::Guest);
        let is_needed = self.rated || self.tournament.is_some();
        !is_needed && self.stored_for.is_some() && self.players().all(is_guest)
    }
}

impl Progress {
    /// The `ahead_ms` of an entry. Hardly any entry has one, so the summary is read only if it
    /// contains the word.
    pub fn ahead_ms_of(entry: &Entry) -> Result<u64, LogFault> {
        if !entry.summary.get().contains("\"ahead_ms\"") {
            return Ok(0);
        }
        parse::<Progress>(&entry.summary).map(|progress| progress.ahead_ms)
    }

    /// The JSON that an entry with a base contains.
    pub fn to_raw(&self) -> Box<RawValue> {
        to_raw(self)
    }
}

fn to_raw(summary: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(summary).expect("a summary is plain data")
}

fn parse<T: DeserializeOwned>(raw: &RawValue) -> Result<T, LogFault> {
    serde_json::from_str(raw.get()).map_err(LogFault::NotASummary)
}

/// The summary of a message. Messages of earlier releases have none.
pub(super) fn message_summary(entry: &Entry) -> MessageSummary {
    let summary: Option<MessageSummary> = parse(&entry.summary).unwrap_or_default();
    summary.unwrap_or_default()
}

/// Who is notified of the message of this entry.
pub fn readers_of_message(entry: &Entry) -> Vec<Arc<str>> {
    message_summary(entry).readers
}
