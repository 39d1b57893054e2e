//! Ancient Knowledge.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::Goal,
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::passive(Set::Owls, 2, "Ancient Knowledge", 3)
    .text("After another player's technique is fully resolved: search your deck, discard up to one card of it, then shuffle your deck.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.search(seat);
    run.ask(seat, Card::AncientKnowledge, Question::DeckCards { min: 0 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    for place in answered.numbers() {
        let (card, from) = run.found(seat, *place);
        run.go_openly(card, from, Goal::Pile { seat });
    }
    run.shuffle(seat);
}
