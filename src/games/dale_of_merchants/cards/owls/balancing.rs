//! Balancing.

use super::super::super::{
    action::Action,
    cards::{Answered, Row},
    components::{Card, Set},
    event::Goal,
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::passive(Set::Owls, 5, "Balancing", 1)
    .text(
        "After another player has shuffled the own deck: swap an animalfolk card of your hand with a card of your discard pile.",
    )
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::Balancing, Question::Swap);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Action::Swap { card: handle, place } = *answered.action else { unreachable!("a swap was asked for") };
    let seat = answered.seat;
    run.from_pile(seat, place, Goal::Hand { seat });
    run.discard(seat, &[handle]);
}
