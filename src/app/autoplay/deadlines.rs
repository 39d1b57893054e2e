//! Seats whose player's time is up, and the command that hands them over to the stand-in.

use std::sync::atomic::Ordering;

use crate::{
    error::AppError,
    log::{commit::action_as_logged, snapshot::Snapshot, table_action::TableAction},
    runtime::{
        execute::{Command, Draft},
        games::Games,
    },
    table::consequences::with_consequences,
    table::returns::time_is_up,
    time::Timestamp,
};
use kontor_rules::Seat;

/// After the service was away, and after the disk was full, no seat is handed over for this time, or
/// for the turn limit if that is shorter, because nobody could act before.
const GRACE_S: u32 = 60;

/// A seat whose player has not answered a decision in time.
pub(super) struct LateSeat {
    pub(super) seat: Seat,
    /// The earliest time at which it may be handed over, by the times in the log.
    time_up: Option<Timestamp>,
}

/// The seats of players who have not answered a decision in time. There are none during the grace
/// period, and as long as it is not known whether the service was away.
pub(super) fn late_seats(snapshot: &Snapshot, games: &Games) -> Vec<LateSeat> {
    let now_ms = games.clock().now_ms();
    let grace_s = snapshot.lobby.turn_limit_s.unwrap_or(GRACE_S).min(GRACE_S);
    // A clock that is before these times was set back; that must not make the grace period longer.
    let is_in_grace = |from_ms| (from_ms..from_ms + u64::from(grace_s) * 1000).contains(&now_ms);
    let Some(served_since_ms) = games.members.served_since_ms() else { return Vec::new() };
    if is_in_grace(served_since_ms) || is_in_grace(games.exhausted_at_ms.load(Ordering::SeqCst)) {
        return Vec::new();
    }
    let away_ms = games.known_away_ms(snapshot, Timestamp(now_ms));
    let late = snapshot.open().iter().filter(|open| {
        let deadline = snapshot.deadline_after_away(open, away_ms);
        deadline.is_some_and(|deadline| deadline.0 <= now_ms)
    });
    let seats = late.map(|open| open.seat);
    seats.map(|seat| LateSeat { seat, time_up: snapshot.time_up_in_log(seat, away_ms) }).collect()
}

/// Hands a seat whose player's time has expired to the stand-in.
pub(super) struct HandOver {
    pub(super) games: Games,
    pub(super) seat: Seat,
}

impl Command for HandOver {
    type Answer = ();
    type Read = ();

    fn admit(&self, _snapshot: &Snapshot) -> Result<(), AppError> {
        Ok(())
    }

    fn decide(&self, snapshot: &Snapshot, _: &()) -> Result<Option<Draft>, AppError> {
        let late =
            late_seats(snapshot, &self.games).into_iter().find(|late| late.seat == self.seat);
        let Some(LateSeat { seat, time_up }) = late else { return Ok(None) };
        let Some(event) = time_is_up(&snapshot.lobby, seat) else { return Ok(None) };
        Ok(Some(Draft {
            after: snapshot.position,
            // By the times in the log the limit has expired too, so the record can be verified.
            not_before: time_up,
            seat: None,
            action: action_as_logged(&TableAction::HandOver { seat }),
            events: with_consequences(snapshot, vec![event])?,
            state: None,
        }))
    }

    fn answer(&self, _snapshot: &Snapshot) {}
}
