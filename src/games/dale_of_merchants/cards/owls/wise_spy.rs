//! Wise Spy.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::{Goal, Origin},
    pending::{Given, Question, Viewers},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::passive(Set::Owls, 1, "Wise Spy", 4)
    .text("Once in your turn: look at the top 3 cards of your deck and put them back in any order.")
    .does(does)
    .hears(hears);

/// Cards looked at.
const COUNT: usize = 3;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let set: Vec<Given> = (0..COUNT).filter_map(|_| run.draw_aside(seat, seat)).collect();
    run.ask(seat, Card::WiseSpy, Question::Order { set });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Question::Order { set } = answered.question else { unreachable!("an order was asked for") };
    let seat = answered.seat;
    for place in answered.numbers().iter().rev() {
        run.go(set[*place as usize].card, Origin::Aside, Goal::DeckTop { seat }, Viewers::only(seat));
    }
}
