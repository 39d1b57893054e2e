//! Magnet.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::Goal,
    pending::{Question, Viewers},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Platypuses, 4, "Magnet", 3)
    .text("Search your deck for a card, take it into your hand, then shuffle your deck.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    if !run.state().deck(seat).is_empty() {
        run.search(seat);
        run.ask(seat, Card::Magnet, Question::DeckCards { min: 1 });
    }
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let (card, from) = run.found(seat, answered.numbers()[0]);
    run.go(card, from, Goal::Hand { seat }, Viewers::only(seat));
    run.shuffle(seat);
}
