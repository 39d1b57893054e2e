//! Ironing.

use super::super::super::{cards::Row, components::Set, event::Until, run::Run};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Sloths, 5, "Ironing", 1)
    .text("When your next turn starts: all cards that you pay or build with in that turn are worth 1 more.")
    .waits(due);

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.keep(seat, Until::EndOfTurn);
}
