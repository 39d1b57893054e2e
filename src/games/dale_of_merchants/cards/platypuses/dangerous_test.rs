//! Dangerous Test.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set, byte},
    pending::{Question, Task},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Platypuses, 5, "Dangerous Test", 1)
    .text("Draw 3 cards, then discard 3 cards of your hand.")
    .does(does)
    .hears(hears);

/// Cards drawn, and cards discarded.
const COUNT: usize = 3;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.draw(seat, COUNT);
    let question = Question::HandCards { min: byte(COUNT), max: byte(COUNT) };
    run.then([Task::Windows, Task::Ask { seat, card: Card::DangerousTest, question, target: None }]);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    run.discard(answered.seat, answered.numbers());
}
