//! The rows of the index: for lists, for jobs and for quotas. All rows of a log follow from the summary
//! of its last entry.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use crate::{
    ended,
    lobby::Status,
    names::{game_of_messages, is_tournament},
    open_since, stored,
    summary::{Summary, TableSummary, message_summary},
    table_event::Visibility,
    tournament,
};
use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_store::{Entry, LogId};

/// The version of the index. It must be raised when [`rows_of`] changes; the store then builds its
/// rows again. `tests/it/index_rows.rs` fails where it was not, for the rows that its entries have. A
/// field that a later release adds to [`TableSummary`] appears in the entries of a running game only
/// after something changes at its table.
pub const INDEX_VERSION: u32 = 13;

/// Which tables stand in a range of the index. Lists of public tables read no rows of private ones,
/// so that nothing about them shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableClass {
    /// Private tables.
    Private,
    /// Public tables that are not rated.
    Public,
    /// Public tables that are rated.
    Rated,
}

impl TableClass {
    /// Every class.
    pub const ALL: &'static [TableClass] =
        &[TableClass::Private, TableClass::Public, TableClass::Rated];

    /// Those of public tables.
    pub const PUBLIC: &'static [TableClass] = &[TableClass::Public, TableClass::Rated];

    fn of(table: &TableSummary) -> Self {
        match (table.visibility, table.rated) {
            (Visibility::Private, _) => TableClass::Private,
            (Visibility::Public, false) => TableClass::Public,
            (Visibility::Public, true) => TableClass::Rated,
        }
    }

    fn name(self) -> &'static str {
        match self {
            TableClass::Private => "private",
            TableClass::Public => "public",
            TableClass::Rated => "rated",
        }
    }
}

/// A list of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListOf<'a> {
    /// Tables of everybody. Only public ones are listed so.
    Everybody,
    /// Tables at which a player sits, or sat until a stand-in took over.
    Player(&'a str),
}

/// Prefix of the rows that list the games of one ruleset with this status. The rows are sorted by
/// age, newest first; those of the list of everybody also say who made the table.
///
/// A game has one row in each list, not one row for each way to filter it, because rows take most
/// of the memory that the engine needs for idle games: 0.5 to 0.6 KB for each game instead of 1.3
/// KB. A list that is filtered less is merged from several of these ranges.
pub fn list_prefix(list: ListOf<'_>, class: TableClass, ruleset: &str, status: Status) -> String {
    let (class, status) = (class.name(), status.name());
    match list {
        ListOf::Everybody => ["list/", class, "/", ruleset, "/", status, "/"].concat(),
        ListOf::Player(player) => {
            ["player/", player, "/", class, "/", ruleset, "/", status, "/"].concat()
        }
    }
}

/// The prefixes of all lists of games at which this player sits, or sat until a stand-in took over.
pub fn prefixes_of_player(player: &str) -> Vec<String> {
    let mut prefixes = Vec::new();
    for class in TableClass::ALL {
        for kind in GameKind::ALL {
            for status in Status::INDEXED {
                prefixes.push(list_prefix(ListOf::Player(player), *class, kind.id(), *status));
            }
        }
    }
    prefixes
}

/// Prefix of the rows of games in which this player has an open decision.
pub fn due_prefix(player: &str) -> String {
    format!("due/{player}/")
}

/// Prefix of the rows of games in which this bot has to act.
pub fn bot_prefix(bot: Bot) -> String {
    format!("bot/{}/", bot.name())
}

/// Prefix of the rows of games in which standing orders may answer a decision.
pub const ORDERS_PREFIX: &str = "orders/";

/// Prefix of the rows of running games at whose tables this player, the owner, seated bots.
pub fn bot_games_prefix(owner: &str) -> String {
    format!("bot_games/{owner}/")
}

/// Prefix of the rows of open tables of this player. Tables of earlier releases have no such row.
pub fn open_tables_prefix(owner: &str) -> String {
    format!("open/{owner}/")
}

/// Prefix of the rows of games with a deadline. The rows are sorted by deadline, earliest first.
pub const DEADLINE_PREFIX: &str = "deadline/";

/// Prefix of the rows of tables that were deleted before their start.
pub const DELETED_PREFIX: &str = "deleted/";

/// Prefix of the rows of imports that are not complete.
pub const PARTIAL_PREFIX: &str = "partial/";

/// Prefix of the rows of games at whose tables only guests and bots sit. The rows are sorted by age,
/// oldest first.
pub const GUESTS_PREFIX: &str = "guests/";

/// The id of the game that a row contains.
pub fn game_of_row(row: &str) -> &str {
    row.rsplit('/').next().expect("a split has a last part")
}

/// The rows of a table in the index: a pure function of the summary of its last entry. The rows are
/// computed on read, because updating them on every append made actions 50 % more expensive.
pub fn rows_of(log: &LogId, last: &Entry) -> Vec<String> {
    if game_of_messages(log).is_some() {
        return rows_of_messages(log, last);
    }
    if is_tournament(log) {
        return tournament::rows(log, last);
    }
    let Ok(Summary { table, progress }) = Summary::of(last) else { return Vec::new() };
    // What a deleted table takes counts until its log is deleted.
    let bytes = table.stored_bytes(&progress);
    let stored = |by| stored::rows(by, &log.0, bytes);
    let stored: Vec<String> = table.stored_for.iter().flat_map(stored).collect();
    if table.partial || table.deleted {
        // When an import has begun stands in its first entry alone.
        let prefix = if table.partial { PARTIAL_PREFIX } else { DELETED_PREFIX };
        return stored.into_iter().chain([[prefix, &*log.0].concat()]).collect();
    }
    // Imported games name players without ids; these are in no player's list.
    // A player with several seats has one row.
    let players: BTreeSet<_> = table.players().map(|player| &*player.id).collect();
    let players = players.into_iter().filter(|id| !id.is_empty()).map(ListOf::Player);
    let age = u64::MAX - table.created_at.0;
    let row = |list, place: &str| {
        list_prefix(list, TableClass::of(&table), &table.ruleset, table.status) + place
    };
    let place = format!("{age:016x}/{}", log.0);
    let mut rows: Vec<String> = players.map(|list| row(list, &place)).collect();
    if table.visibility == Visibility::Public {
        // Tables of earlier releases do not say who made them.
        let maker = table.stored_for.as_ref().map_or("", |by| &*by.player);
        rows.push(row(ListOf::Everybody, &format!("{age:016x}/{maker}/{}", log.0)));
    }
    let due = progress
        .due
        .iter()
        .filter_map(|seat| table.seats.get(seat.index()).and_then(Option::as_ref));
    let due: BTreeSet<_> = due.map(|player| &*player.id).collect();
    rows.extend(due.into_iter().map(|player| format!("{}{}", due_prefix(player), log.0)));
    rows.extend(progress.bot_due.map(|bot| format!("{}{}", bot_prefix(bot), log.0)));
    rows.extend(progress.orders_due.then(|| format!("{ORDERS_PREFIX}{}", log.0)));
    rows.extend(
        table.owner_of_bots.as_ref().map(|owner| format!("{}{}", bot_games_prefix(owner), log.0)),
    );
    rows.extend(
        progress.deadline.map(|deadline| format!("{DEADLINE_PREFIX}{:016x}/{}", deadline.0, log.0)),
    );
    let is_open = table.status == Status::Open;
    rows.extend(table.stored_for.iter().filter(|_| is_open).map(|by| {
        let prefix = open_tables_prefix(&by.player);
        [&prefix, &*log.0].concat()
    }));
    rows.extend(table.is_of_guests().then(|| {
        let created_at = table.created_at.0;
        format!("{GUESTS_PREFIX}{created_at:016x}/{}", log.0)
    }));
    rows.extend(open_since::row(&log.0, &table, progress.changed_at));
    rows.extend(ended::rows(&log.0, &table));
    rows.extend(stored);
    rows
}

/// The rows of a log of messages: how much each player said.
fn rows_of_messages(log: &LogId, last: &Entry) -> Vec<String> {
    let mut bytes: BTreeMap<Arc<str>, u64> = BTreeMap::new();
    for said in message_summary(last).said {
        // Several players can have the same address.
        for whom in [said.by.player, said.by.address] {
            *bytes.entry(whom).or_default() += said.bytes;
        }
    }
    bytes.iter().map(|(whom, bytes)| stored::row(whom, &log.0, *bytes)).collect()
}
