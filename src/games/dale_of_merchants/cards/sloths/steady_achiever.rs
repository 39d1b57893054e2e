//! Steady Achiever.

use super::super::super::{cards::Row, components::Set, run::Run};
use crate::rules::Seat;

/// The card.
pub const ROW: Row =
    Row::technique(Set::Sloths, 1, "Steady Achiever", 4).text("When your next turn starts: draw a card.").waits(due);

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, 1);
}
