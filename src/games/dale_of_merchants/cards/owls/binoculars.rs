//! Binoculars.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    pending::{Question, Task},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::passive(Set::Owls, 4, "Binoculars", 3)
    .text("After another player has purchased a card: draw a card, then discard a card of your hand.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, 1);
    let question = Question::HandCards { min: 1, max: 1 };
    run.then([Task::Windows, Task::Ask { seat, card: Card::Binoculars, question, target: None }]);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    run.discard(answered.seat, answered.numbers());
}
