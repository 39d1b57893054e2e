//! Extra Remarks.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::Goal,
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::passive(Set::Owls, 5, "Extra Remarks", 1)
    .text("After another player has built a stack: put a card of your discard pile on top of your deck.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let places = (0_u32..).zip(run.state().pile(seat)).map(|(place, _)| place).collect();
    run.ask(seat, Card::ExtraRemarks, Question::PileCards { places, min: 1, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    run.from_pile(answered.seat, answered.numbers()[0], Goal::DeckTop { seat: answered.seat });
}
