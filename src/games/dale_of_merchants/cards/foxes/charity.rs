//! Charity.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set, byte},
    event::{Event, Goal, Origin},
    pending::{Given, Question, Viewers},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Foxes, 4, "Charity", 3)
    .text("Take a random card of every player's hand, then give one of these cards to each player who lost one, as you like.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let mut set = Vec::new();
    for giver in run.state().clockwise_from(seat) {
        if let Some((card, from)) = run.random_of(giver) {
            let known = Viewers::only(seat).and(Viewers::only(giver));
            run.go(card, from, Goal::Aside, known);
            set.push(Given { seat: giver, card, known });
        }
    }
    run.ask(seat, Card::Charity, Question::Deal { set });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let dealt = answered.dealt();
    run.emit(Event::SetDealt { seat, count: byte(dealt.len()) });
    for (given, taker) in dealt {
        let known = Viewers::only(seat).and(Viewers::only(taker));
        run.go(given.card, Origin::Aside, Goal::Hand { seat: taker }, known);
    }
}
