//! Safety Precaution.

use super::super::super::{
    action::Action,
    cards::{Answered, Row},
    components::{Card, Set},
    event::{Goal, Origin},
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Platypuses, 3, "Safety Precaution", 3)
    .text("Swap this card with a card of your stall, which goes to your hand.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::SafetyPrecaution, Question::StallCard);
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Action::ChooseStallCard { stack, place } = *answered.action else { unreachable!("a card of the stall was asked for") };
    let seat = answered.seat;
    let stall = run.state().stall_of(seat);
    let card = run.state().stacks_of(seat)[stack as usize][place as usize];
    run.go_openly(card, Origin::Stall { stall, stack, place }, Goal::Hand { seat });
    run.resolve_to(seat, Goal::Stall { stall, stack, place });
}
