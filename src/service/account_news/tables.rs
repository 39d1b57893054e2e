//! What a player knows of a table, and what is news between two such states. Pure functions.

use serde::{Deserialize, Serialize};

use super::{AccountNews, SeatLeftReason};
use kontor_log::{
    lobby::Status,
    summary::{Finished, TableSummary},
    table_event::{PlayerRef, TableDeletedReason},
};
use kontor_rules::Seat;

kontor_limits::limits! {
    /// How many open and running tables of a player the events of the account tell of.
    // A further table comes in when another one has ended.
    pub const ACCOUNT_EVENTS_TABLES_MAX: usize = 100;
}

/// A table as it was at the last look.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct KnownTable {
    /// The number of its last commit then.
    #[serde(default)]
    pub commit: u64,
    /// Whether the game had begun.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub started: bool,
    /// Whether the player is only invited, and sits nowhere.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub invited: bool,
    /// Whether the table notes that the player was asked there. Then the write by which it ends by
    /// itself tells the player. Earlier releases have noted nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub noted: bool,
    /// Who sat where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Option<PlayerRef>>,
    /// What the players wanted.
    #[serde(default, skip_serializing_if = "Wishes::is_empty")]
    pub wishes: Wishes,
    /// The decisions that were open for the player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<String>,
    /// Number of the last message.
    #[serde(default)]
    pub messages: u64,
}

/// What the players of a running game want.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wishes {
    /// The seats that want a pause.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pause_wanted: Vec<Seat>,
    /// Whether there is a pause.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paused: bool,
    /// The seats that want an end without a result.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abort_wanted: Vec<Seat>,
}

impl Wishes {
    fn is_empty(&self) -> bool {
        *self == Wishes::default()
    }

    fn news(&self) -> AccountNews {
        let Wishes { pause_wanted, paused, abort_wanted } = self.clone();
        AccountNews::WishesChanged { pause_wanted, paused, abort_wanted }
    }
}

/// A table as it is now, as far as its player may know it.
pub struct TableNow {
    /// Its summary.
    pub table: TableSummary,
    /// Why it was deleted, if it was.
    pub deleted: Option<TableDeletedReason>,
    /// The number of its last commit.
    pub commit: u64,
    /// What the players want.
    pub wishes: Wishes,
    /// The decisions that are open for the player.
    pub decisions: Vec<OpenNow>,
    /// The last message with its author, if the player may read it.
    pub message: Option<(u64, PlayerRef)>,
}

/// A decision that is open for the player.
pub struct OpenNow {
    /// Its id.
    pub id: String,
    /// What the player is told of it.
    pub news: AccountNews,
}

/// What a table has become.
pub enum Compared {
    /// There is nothing to tell.
    Same,
    /// There is something to tell, and this is to be compared with the next time.
    Changed(Vec<AccountNews>, KnownTable),
    /// The last that there is to tell of the table, if anything.
    Gone(Vec<AccountNews>),
}

/// What is news for this player at a table that was `known`. `now` has the reason if there is no
/// such table any more.
pub fn compare(
    player: &str,
    known: Option<&KnownTable>,
    now: Result<&TableNow, TableDeletedReason>,
) -> Compared {
    let (now, reason) = match now {
        Ok(now) => (Some(now), now.deleted),
        Err(reason) => (None, Some(reason)),
    };
    let (Some(now), None) = (now, reason) else {
        let reason = reason.unwrap_or_default();
        let last = known.map(|known| last_news(player, known, now, reason));
        return Compared::Gone(last.unwrap_or_default());
    };
    // Another server, which had newer entries, has looked before.
    if known.is_some_and(|known| now.commit < known.commit) {
        return Compared::Same;
    }
    let table = &now.table;
    if !has_part(player, table) {
        return without_part(player, known, table);
    }
    let mut news = Vec::new();
    if known.is_none() && has_made(player, table) {
        news.push(AccountNews::Created {});
    }
    // Players who sat at the table before are no news.
    let before = known
        .filter(|known| !known.invited)
        .map_or_else(|| without(&table.seats, player), |known| known.seats.clone());
    news.extend(seat_news(&before, table));
    let was_started = known.is_some_and(|known| known.started);
    if table.started_at.is_some() && !was_started {
        news.push(AccountNews::Started {});
    }
    if let Some(Finished { outcome, .. }) = &table.finished {
        // A game that is over and was never known is an old one.
        let told = known.map(|_| AccountNews::Finished { outcome: outcome.clone() });
        return Compared::Gone(told.map_or_else(Vec::new, |end| [news, vec![end]].concat()));
    }
    let wished = known.map(|known| known.wishes.clone()).unwrap_or_default();
    news.extend((wished != now.wishes).then(|| now.wishes.news()));
    let is_new = |id: &String| known.is_none_or(|known| !known.decisions.contains(id));
    let opened = now.decisions.iter().filter(|open| is_new(&open.id));
    news.extend(opened.map(|open| open.news.clone()));
    let read = known.map_or(0, |known| known.messages);
    let message = now.message.as_ref().filter(|(number, _)| *number > read);
    news.extend(message.filter(|(_, author)| !author.is(player)).map(|(number, author)| {
        AccountNews::MessagePosted { message: *number, player: author.clone() }
    }));
    if news.is_empty() {
        return Compared::Same;
    }
    Compared::Changed(
        news,
        KnownTable {
            commit: now.commit,
            started: table.started_at.is_some(),
            invited: false,
            noted: false,
            seats: table.seats.clone(),
            wishes: now.wishes.clone(),
            decisions: now.decisions.iter().map(|open| open.id.clone()).collect(),
            messages: message.map_or(read, |(number, _)| *number),
        },
    )
}

/// Whether the player sits at a table, has resigned there, or has made it.
fn has_part(player: &str, table: &TableSummary) -> bool {
    let sits = table.seats.iter().flatten().any(|other| other.is(player));
    let has_resigned = table.resigned.iter().any(|(_, other)| other.is(player));
    sits || has_resigned || has_made(player, table)
}

fn has_made(player: &str, table: &TableSummary) -> bool {
    table.stored_for.as_ref().is_some_and(|by| *by.player == *player)
}

/// The last that is told of a table that was deleted. A participant of a table that expires, or a
/// player who was asked there, is told with its last entry, unless the table was made by a release
/// that did not note who is asked. A player who has come and left is told of that, and not of the
/// end.
fn last_news(
    player: &str,
    known: &KnownTable,
    now: Option<&TableNow>,
    reason: TableDeletedReason,
) -> Vec<AccountNews> {
    match now {
        Some(now) if !known.invited && !has_part(player, &now.table) => has_left(player, known),
        Some(_) | None => vec![AccountNews::Deleted { reason }],
    }
}

/// A table at which the player has no part any more, or none yet. They may not learn what happens
/// there.
fn without_part(player: &str, known: Option<&KnownTable>, table: &TableSummary) -> Compared {
    match known {
        Some(known) if known.invited && table.status == Status::Open => Compared::Same,
        Some(known) => Compared::Gone(
            seats_of(&known.seats)
                .filter(|(_, other)| other.is(player))
                .map(|(seat, own)| seat_left(seat, own, table))
                .collect(),
        ),
        None => Compared::Gone(Vec::new()),
    }
}

/// What is told a player who sat at an open table at the last look, and has left it.
pub(super) fn has_left(player: &str, known: &KnownTable) -> Vec<AccountNews> {
    let own = seats_of(&known.seats).filter(|(_, other)| other.is(player));
    own.map(|(seat, own)| AccountNews::SeatLeft {
        seat,
        player: own.clone(),
        reason: SeatLeftReason::Left,
        may_return: false,
    })
    .collect()
}

fn seats_of(seats: &[Option<PlayerRef>]) -> impl Iterator<Item = (Seat, &PlayerRef)> {
    Seat::all(seats.len() as u8)
        .zip(seats)
        .filter_map(|(seat, player)| player.as_ref().map(|player| (seat, player)))
}

fn without(seats: &[Option<PlayerRef>], player: &str) -> Vec<Option<PlayerRef>> {
    seats.iter().map(|seat| seat.clone().filter(|other| !other.is(player))).collect()
}

/// A player does not sit on this seat any more.
fn seat_left(seat: Seat, player: &PlayerRef, table: &TableSummary) -> AccountNews {
    let played = table.resigned.iter().any(|(left, who)| *left == seat && who.is(&player.id));
    let reason = match table.timed_out.contains(&seat) {
        true if played => SeatLeftReason::TimeUp,
        false if played => SeatLeftReason::Resigned,
        _ => SeatLeftReason::Left,
    };
    let may_return = played && table.may_return(seat);
    AccountNews::SeatLeft { seat, player: player.clone(), reason, may_return }
}

/// The players who have left, and those who have come.
fn seat_news(before: &[Option<PlayerRef>], table: &TableSummary) -> Vec<AccountNews> {
    let now = &table.seats;
    let sits = |seats: &[Option<PlayerRef>], seat: Seat, player: &PlayerRef| {
        seats.get(seat.index()).and_then(Option::as_ref).is_some_and(|other| other.is(&player.id))
    };
    let left = seats_of(before)
        .filter(|(seat, player)| !sits(now, *seat, player))
        .map(|(seat, player)| seat_left(seat, player, table));
    let taken = seats_of(now)
        .filter(|(seat, player)| !sits(before, *seat, player))
        .map(|(seat, player)| AccountNews::SeatTaken { seat, player: player.clone() });
    left.chain(taken).collect()
}
