//! Night Shift.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set, byte},
    event::{Event, Goal, Origin},
    pending::{Given, Question, Viewers},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Crocodiles, 3, "Night Shift", 3)
    .text("Look at the top card of every player's deck. Put one of these cards on top of each of these decks, as you like.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let owners = run.state().clockwise_from(seat);
    let set: Vec<Given> = owners.into_iter().filter_map(|owner| run.draw_aside(owner, seat)).collect();
    run.ask(seat, Card::NightShift, Question::Deal { set });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let dealt = answered.dealt();
    run.emit(Event::SetDealt { seat, count: byte(dealt.len()) });
    for (given, owner) in dealt {
        run.go(given.card, Origin::Aside, Goal::DeckTop { seat: owner }, Viewers::only(seat));
    }
}
