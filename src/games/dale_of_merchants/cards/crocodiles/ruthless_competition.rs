//! Ruthless Competition.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::{Event, Goal},
    pending::{Question, Task, Viewers},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Crocodiles, 4, "Ruthless Competition", 3)
    .text("Choose another player and draw the top card of that player's deck. Then put a card of your hand on top of that deck.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    let of = state.others(seat).into_iter().filter(|other| state.can_draw(*other)).collect();
    run.ask(seat, Card::RuthlessCompetition, Question::Player { of });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    match answered.target {
        None => {
            let chosen = answered.player();
            run.emit(Event::PlayerChosen { seat, chosen });
            run.draw_from(chosen, seat);
            let question = Question::HandCards { min: 1, max: 1 };
            run.then([Task::Windows, Task::Ask { seat, card: Card::RuthlessCompetition, question, target: Some(chosen) }]);
        }
        Some(target) => {
            let (card, from) = run.in_hand(seat, answered.numbers()[0]);
            run.go(card, from, Goal::DeckTop { seat: target }, Viewers::only(seat));
        }
    }
}
