//! What lists need to know of a table: carried by the entries, and the source of the index.

use std::sync::Arc;

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::value::RawValue;

use super::{
    commit::{GameOutcome, PlayerRef, Visibility},
    lobby::Status,
    server_queue::Pace,
    time::Timestamp,
};
use kontor_bots::Bot;
use kontor_rules::Seat;
use kontor_store::{Entry, LogId};

/// Raised when [`rows_of`] changes: the store then builds its rows again. What a later release adds
/// to [`TableSummary`] stands in the entries of a game under way only when something changes at its
/// table.
pub const INDEX_VERSION: u32 = 4;

/// What became of a game that was imported, as entry 0 says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Import {
    /// Who imported it, and owns it here.
    pub by: PlayerRef,
    /// When.
    pub at: Timestamp,
    /// Who can find it here.
    pub visibility: Visibility,
    /// The id that its record gave it.
    pub game: String,
    /// The signature of its record, as it came.
    pub signature: String,
}

/// A game's end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finished {
    /// When.
    pub at: Timestamp,
    /// How.
    pub outcome: GameOutcome,
}

/// A table after an entry. What never changes stands in entry 0 alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// What the commands of the game leave as it is.
    #[serde(flatten)]
    pub table: TableSummary,
    /// What each command changes.
    #[serde(flatten)]
    pub progress: Progress,
}

/// What of a summary follows from the table: an entry after which the table is as it was leaves it
/// out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableSummary {
    /// Id of the ruleset.
    pub ruleset: String,
    /// Who can find it.
    pub visibility: Visibility,
    /// How far it is.
    pub status: Status,
    /// Whether it was taken away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub deleted: bool,
    /// Whether further entries must follow before this is a game: so long nobody knows of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub partial: bool,
    /// In entry 0: how many entries, from this one on, hold commits that were imported.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub imported_commits: u64,
    /// In entry 0 of a game that was imported as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub import: Option<Import>,
    /// Number of the commit that made a table of another game's position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fork_commit: Option<u64>,
    /// Who sits where.
    pub seats: Vec<Option<PlayerRef>>,
    /// Which bot sits where; shorter where there is none.
    #[serde(default, skip_serializing_if = "no_bots")]
    pub bots: Vec<Option<Bot>>,
    /// Who played where and left the seat to a stand-in.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub resigned: Vec<(Seat, PlayerRef)>,
    /// Id of the owner, while bots play here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner_of_bots: Option<Arc<str>>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When the game began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub started_at: Option<Timestamp>,
    /// When and how it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished: Option<Finished>,
    /// What opens a private table to others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// How far a game is after an entry.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Progress {
    /// Seq of the last event.
    pub seq: u64,
    /// Number of the last commit.
    pub commit: u64,
    /// The chain's link for it.
    pub chain_head: String,
    /// Who has a decision open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub due: Vec<Seat>,
    /// The bot that is to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_due: Option<Bot>,
    /// Whether a player has a decision open that standing orders may answer; what they are is not
    /// known here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub orders_due: bool,
    /// When the first of the open decisions is taken out of its player's hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Timestamp>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

fn no_bots(bots: &[Option<Bot>]) -> bool {
    bots.iter().all(Option::is_none)
}

impl Summary {
    /// The summary of an entry and its base.
    pub fn of(entry: &Entry) -> Result<Self, String> {
        let table = entry.base.as_ref().map_or(&*entry.summary, |base| &*base.summary);
        Ok(Summary { table: parse(table)?, progress: parse(&entry.summary)? })
    }

    /// The form that an entry carries.
    pub fn to_raw(&self) -> Box<RawValue> {
        to_raw(self)
    }
}

impl TableSummary {
    /// Who plays here, or did.
    pub fn players(&self) -> impl Iterator<Item = &PlayerRef> {
        self.seats.iter().flatten().chain(self.resigned.iter().map(|(_, player)| player))
    }
}

impl Progress {
    /// The form that an entry carries which has a base.
    pub fn to_raw(&self) -> Box<RawValue> {
        to_raw(self)
    }

    /// Whether the server may have to act by itself, and how long that takes. Orders come first.
    pub(super) fn pace(&self) -> Option<Pace> {
        if self.orders_due { Some(Pace::Quick) } else { self.bot_due.map(Pace::from) }
    }
}

fn to_raw(summary: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(summary).expect("a summary is plain data")
}

fn parse<T: DeserializeOwned>(raw: &RawValue) -> Result<T, String> {
    serde_json::from_str(raw.get()).map_err(|error| format!("not a summary: {error}"))
}

/// Which list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListOf<'a> {
    /// Public tables.
    Public,
    /// Tables at which a player sits, or sat until a stand-in took over.
    Player(&'a str),
}

/// What the rows begin with of the games of one ruleset that are that far. Rows sort by age, the
/// newest first.
///
/// A game has one row in a list, not one for each way to filter it: rows are most of what the
/// engine holds of games that nobody plays any more. Who filters less reads more of these.
pub fn list_prefix(list: ListOf<'_>, ruleset: &str, status: Status) -> String {
    row_of_list(list, ruleset, status, "")
}

/// The row of a list that stands at this place in it.
fn row_of_list(list: ListOf<'_>, ruleset: &str, status: Status, place: &str) -> String {
    let status = status.name();
    match list {
        ListOf::Public => ["public/", ruleset, "/", status, "/", place].concat(),
        ListOf::Player(player) => {
            ["player/", player, "/", ruleset, "/", status, "/", place].concat()
        }
    }
}

/// What the rows of a player's due games begin with.
pub fn due_prefix(player: &str) -> String {
    format!("due/{player}/")
}

/// What the rows of games begin with in which this bot is to act.
pub fn bot_prefix(bot: Bot) -> String {
    format!("bot/{}/", bot.name())
}

/// What the rows of games begin with in which standing orders may answer a decision.
pub const ORDERS_PREFIX: &str = "orders/";

/// What the rows of games under way begin with at whose tables this player seated bots.
pub fn bot_games_prefix(owner: &str) -> String {
    format!("bot_games/{owner}/")
}

/// What the rows of games with a deadline begin with. They sort by the deadline, the next one
/// first.
pub const DEADLINE_PREFIX: &str = "deadline/";

/// The time that a row of deadlines speaks of.
pub fn deadline_of_row(row: &str) -> Option<Timestamp> {
    let (time, _) = row.strip_prefix(DEADLINE_PREFIX)?.split_once('/')?;
    u64::from_str_radix(time, 16).ok().map(Timestamp)
}

/// The game that a row speaks of.
pub fn game_of_row(row: &str) -> &str {
    row.rsplit('/').next().expect("a split has a last part")
}

/// The rows of a table in the index; a pure function of the summary of its last entry.
pub fn rows_of(log: &LogId, last: &Entry) -> Vec<String> {
    let Ok(Summary { table, progress }) = Summary::of(last) else { return Vec::new() };
    if table.deleted || table.partial {
        return Vec::new();
    }
    // Whom an imported game names without an id is nobody's list.
    let players = table
        .players()
        .filter(|player| !player.id.is_empty())
        .map(|player| ListOf::Player(&player.id));
    let public = (table.visibility == Visibility::Public).then_some(ListOf::Public);
    let place = format!("{:016x}/{}", u64::MAX - table.created_at.0, log.0);
    let mut rows = Vec::new();
    rows.extend(
        players.chain(public).map(|list| row_of_list(list, &table.ruleset, table.status, &place)),
    );
    let due = progress
        .due
        .iter()
        .filter_map(|seat| table.seats.get(seat.index()).and_then(Option::as_ref));
    rows.extend(due.map(|player| format!("{}{}", due_prefix(&player.id), log.0)));
    rows.extend(progress.bot_due.map(|bot| format!("{}{}", bot_prefix(bot), log.0)));
    rows.extend(progress.orders_due.then(|| format!("{ORDERS_PREFIX}{}", log.0)));
    rows.extend(
        table.owner_of_bots.as_ref().map(|owner| format!("{}{}", bot_games_prefix(owner), log.0)),
    );
    rows.extend(
        progress.deadline.map(|deadline| format!("{DEADLINE_PREFIX}{:016x}/{}", deadline.0, log.0)),
    );
    rows
}
