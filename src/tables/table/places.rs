//! The places of a game that is over, as they count.
//!
//! The outcome of a game is what its rules say, and they know of cards and points, not of who
//! played. So a stand-in can come first on the seat of a player who has left or lost by time. A
//! player who has left shares the last place all the same, as in ratings and tournaments: no player
//! gains by leaving. A team stands where it ended, unless all its players have left.

use kontor_games::GameKind;
use kontor_log::{any_rules::rules_of, lobby::Lobby, summary::TableSummary};
use kontor_rules::Seat;

/// The place of each seat as it counts; `None` while the game is not over, and if it was aborted.
pub(crate) fn counted_places(origin: &Lobby, table: &TableSummary) -> Vec<Option<u8>> {
    let reached = |seat: Seat| {
        let outcome = &table.finished.as_ref()?.outcome;
        outcome.places.iter().find(|place| place.seat == seat).map(|place| place.place)
    };
    let seats = || Seat::all(Seat::MAX).take(table.seats.len());
    if table.resigned.is_empty() || table.finished.is_none() {
        return seats().map(reached).collect();
    }
    let teams = teams(origin, table);
    let has_left = |seat: Seat| table.resigned.iter().any(|(left, _)| *left == seat);
    let has_stayed =
        |team: u8| seats().zip(&teams).any(|(seat, other)| *other == team && !has_left(seat));
    let order = |(seat, team): (Seat, &u8)| {
        let reached = reached(seat)?;
        Some(if has_stayed(*team) { reached } else { u8::MAX })
    };
    let orders: Vec<Option<u8>> = seats().zip(&teams).map(order).collect();
    let place = |own: &Option<u8>| {
        let own = (*own)?;
        let better = orders.iter().flatten().filter(|other| **other < own).count();
        u8::try_from(better + 1).ok()
    };
    orders.iter().map(place).collect()
}

/// The team of each seat. Of a ruleset that this release does not know, each plays for itself.
fn teams(origin: &Lobby, table: &TableSummary) -> Vec<u8> {
    let count = u8::try_from(table.seats.len()).expect("a table has few seats");
    let teams = GameKind::from_id(&origin.ruleset)
        .and_then(|ruleset| rules_of(ruleset).teams(&origin.options, count).ok());
    teams.unwrap_or_else(|| (0..count).collect())
}
