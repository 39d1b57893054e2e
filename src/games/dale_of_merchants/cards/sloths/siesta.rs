//! Siesta.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::Goal,
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Sloths, 4, "Siesta", 3)
    .text("When your next turn starts: you may take a card of your discard pile into your hand.")
    .waits(due)
    .hears(hears);

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    let places = (0_u32..).zip(run.state().pile(seat)).map(|(place, _)| place).collect();
    run.ask(seat, Card::Siesta, Question::PileCards { places, min: 0, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    for place in answered.numbers() {
        run.from_pile(answered.seat, *place, Goal::Hand { seat: answered.seat });
    }
}
