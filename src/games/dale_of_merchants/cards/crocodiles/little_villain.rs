//! Little Villain.

use super::super::super::{
    cards::Row,
    components::Set,
    event::{Goal, Origin},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Crocodiles, 1, "Little Villain", 4)
    .text("Every opponent discards the top 2 cards of the own deck.")
    .does(does);

/// Cards of each opponent.
const COUNT: usize = 2;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    for opponent in run.state().opponents(seat) {
        for _ in 0..COUNT {
            if let Some(card) = run.top_of(opponent) {
                run.go_openly(card, Origin::DeckTop { seat: opponent }, Goal::Pile { seat: opponent });
            }
        }
    }
}
