//! Lunch Break.

use super::super::super::{cards::Row, components::Set, run::Run};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Sloths, 5, "Lunch Break", 1)
    .text("Draw a card. When your next turn starts: draw a card.")
    .does(does)
    .waits(due);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, 1);
}

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, 1);
}
