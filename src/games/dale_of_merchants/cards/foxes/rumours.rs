//! Rumours.

use super::super::super::{cards::Row, components::Set, run::Run};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Foxes, 5, "Rumours", 1)
    .text("Every player puts the top 2 cards of the own discard pile on top of the own deck, one by one.")
    .does(does);

/// Cards of each player.
const COUNT: usize = 2;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    for _ in 0..COUNT {
        for player in run.state().clockwise_from(seat) {
            run.top_of_pile_to_deck(player);
        }
    }
}
