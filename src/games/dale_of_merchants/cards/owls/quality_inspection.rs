//! Quality Inspection.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::passive(Set::Owls, 3, "Quality Inspection", 3)
    .text("After this card has come into your hand: you may throw a card of your hand away. If you do, draw a card.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::QualityInspection, Question::HandCards { min: 1, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let (card, from) = run.in_hand(seat, answered.numbers()[0]);
    run.throw_away(card, from);
    run.draw(seat, 1);
}
