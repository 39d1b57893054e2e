//! Tireless Tinkerer.

use super::super::super::{cards::Row, components::Set, run::Run};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Platypuses, 1, "Tireless Tinkerer", 4)
    .text("Put the top card of your discard pile on top of your deck.")
    .does(does);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.top_of_pile_to_deck(seat);
}
