//! Seats whose player's time is up, and the command that hands them over to the stand-in.

use std::sync::atomic::Ordering;

use crate::{
    contract::exposed::Exposed,
    error::AppError,
    log::{
        commit::{LoggedEvent, action_as_logged},
        snapshot::Snapshot,
        table_event::{ResignReason, TableAction},
    },
    runtime::{
        execute::{Command, Draft},
        games::Games,
    },
    table::seats::resigned,
    time::Timestamp,
};
use kontor_rules::{OpenDecision, Seat};

/// After the service was away, and after the disk was full, no seat is handed over for this time, or
/// for the turn limit if that is shorter, because nobody could act before.
const GRACE_S: u32 = 60;

/// The seats of players who have not answered a decision in time. There are none during the grace
/// period, and as long as it is not known whether the service was away.
pub(super) fn late_seats<R: Exposed>(snapshot: &Snapshot<R>, games: &Games) -> Vec<Seat> {
    let now_ms = games.clock().now_ms();
    let grace_s = snapshot.lobby.turn_limit_s.unwrap_or(GRACE_S).min(GRACE_S);
    // A clock that is before these times was set back; that must not make the grace period longer.
    let is_in_grace = |from_ms| (from_ms..from_ms + u64::from(grace_s) * 1000).contains(&now_ms);
    let Some(served_since_ms) = games.members.served_since_ms() else { return Vec::new() };
    if is_in_grace(served_since_ms) || is_in_grace(games.exhausted_at_ms.load(Ordering::SeqCst)) {
        return Vec::new();
    }
    let late = |open: &&_| snapshot.deadline(open).is_some_and(|deadline| deadline.0 <= now_ms);
    snapshot.open().iter().filter(late).map(|open| open.seat).collect()
}

/// Hands a seat whose player's time has expired to the stand-in.
pub(super) struct HandOver {
    pub(super) games: Games,
    pub(super) seat: Seat,
}

impl<R: Exposed> Command<R> for HandOver {
    type Answer = ();

    fn admit(&self, _snapshot: &Snapshot<R>) -> Result<(), AppError> {
        Ok(())
    }

    fn decide(&self, snapshot: &Snapshot<R>) -> Result<Option<Draft<R>>, AppError> {
        let late = late_seats(snapshot, &self.games);
        if !late.contains(&self.seat) {
            return Ok(None);
        }
        let limit_ms = u64::from(snapshot.lobby.turn_limit_s.unwrap_or_default()) * 1000;
        let expired = |open: &&OpenDecision| open.seat == self.seat && !open.due.optional;
        let end = |open: &OpenDecision| Timestamp(open.opened_at_ms + limit_ms);
        let event = resigned(&snapshot.lobby, self.seat, ResignReason::TurnLimit);
        Ok(event.map(|event| Draft {
            after: snapshot.position,
            // By the times in the log the limit has expired too, so the record can be verified.
            not_before: snapshot.open().iter().filter(expired).map(end).min(),
            seat: None,
            action: action_as_logged(&TableAction::HandOver { seat: self.seat }),
            events: vec![LoggedEvent::from(event)],
            state: None,
        }))
    }

    fn answer(&self, _snapshot: &Snapshot<R>) {}
}
