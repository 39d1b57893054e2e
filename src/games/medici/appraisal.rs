//! How well a seat stands, for players who think one step ahead.

use super::state::State;
use crate::rules::Seat;

/// Florins owned.
pub fn appraise(state: &State, seat: Seat) -> i64 {
    i64::from(state.players[seat].wealth)
}
