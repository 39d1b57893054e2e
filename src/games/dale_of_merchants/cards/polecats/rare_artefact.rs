//! Rare Artefact.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::{Event, Until},
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Polecats, 2, "Rare Artefact", 3)
    .text("Show a card of your hand and roll the die. In this turn the card is worth as many times its value.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::RareArtefact, Question::HandCards { min: 1, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let (seat, handle) = (answered.seat, answered.numbers()[0]);
    let (card, _) = run.in_hand(seat, handle);
    let factor = run.roll(seat);
    run.emit(Event::ValueMultiplied { seat, handle, card, factor });
    run.keep(seat, Until::EndOfTurn);
}
