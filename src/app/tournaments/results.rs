//! The results of games, as the tournament counts them.

use super::events::EntrantResult;
use kontor_log::{lobby::Status, summary::TableSummary, table_event::GameOutcome};
use kontor_rules::Seat;
use kontor_tournaments::Number;

/// What each seat reached in a game that is over; `None` if it is not over.
pub(super) fn of_table(table: &TableSummary, seats: &[Number]) -> Option<Vec<EntrantResult>> {
    if table.status != Status::Finished {
        return None;
    }
    let outcome = &table.finished.as_ref()?.outcome;
    let is_aborted = outcome.reason == GameOutcome::ABORTED;
    let reached = Seat::all(Seat::MAX).zip(seats).map(|(seat, participant)| {
        let place = outcome.places.iter().find(|place| place.seat == seat);
        // Where all agree that there is no result, all share the first place.
        let place = place.map(|place| (place.place, place.score)).or(is_aborted.then_some((1, 0)));
        let ((place, score), participant) = (place?, *participant);
        let left = table.resigned.iter().any(|(left, _)| *left == seat);
        Some(EntrantResult { seat, participant, place, score, left })
    });
    reached.collect::<Option<Vec<_>>>().map(ranked)
}

/// What each seat has from a game that was not played, of which some have left before.
pub(super) fn unplayed(seats: &[Number], has_left: impl Fn(Number) -> bool) -> Vec<EntrantResult> {
    let reached = Seat::all(Seat::MAX).zip(seats).map(|(seat, participant)| {
        let (participant, left) = (*participant, has_left(*participant));
        EntrantResult { seat, participant, place: 1, score: 0, left }
    });
    ranked(reached.collect())
}

/// A player who has left shares the last place; what the stand-in has reached does not count.
fn ranked(mut results: Vec<EntrantResult>) -> Vec<EntrantResult> {
    let order = |result: &EntrantResult| if result.left { u8::MAX } else { result.place };
    let orders: Vec<u8> = results.iter().map(order).collect();
    for (result, own) in results.iter_mut().zip(&orders) {
        let better = orders.iter().filter(|other| *other < own).count();
        result.place = u8::try_from(better + 1).expect("a table has few seats");
    }
    results
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(reached: &[(u8, bool)]) -> Vec<u8> {
        let results = Seat::all(Seat::MAX).zip(reached).map(|(seat, (place, left))| {
            EntrantResult { seat, participant: 1, place: *place, score: 0, left: *left }
        });
        ranked(results.collect()).iter().map(|result| result.place).collect()
    }

    #[test]
    fn a_player_who_has_left_shares_the_last_place() {
        assert_eq!(places(&[(1, false), (2, false), (2, false)]), [1, 2, 2]);
        assert_eq!(places(&[(1, true), (2, false), (3, false)]), [3, 1, 2]);
        assert_eq!(places(&[(1, true), (2, true), (3, false)]), [2, 2, 1]);
        assert_eq!(places(&[(1, true), (2, true)]), [1, 1]);
    }

    #[test]
    fn in_a_forfeited_game_the_others_share_the_first_place() {
        let results = unplayed(&[4, 5, 6], |number| number == 5);
        let places: Vec<u8> = results.iter().map(|result| result.place).collect();
        assert_eq!(places, [1, 3, 1]);
        assert_eq!(results[1].participant, 5);
    }
}
