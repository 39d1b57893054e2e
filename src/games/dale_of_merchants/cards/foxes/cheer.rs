//! Cheer.

use super::super::super::{
    cards::Row,
    components::Set,
    event::Goal,
    pending::{Task, Viewers},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Foxes, 2, "Cheer", 3)
    .text("Every player searches the own deck for a card and takes it into the hand. Then every player shuffles the own deck.")
    .does(does);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    let has_cards = |seat: &Seat| !state.deck(*seat).is_empty();
    let choosers: Vec<Seat> = state.clockwise_from(seat).into_iter().filter(has_cards).collect();
    for chooser in &choosers {
        run.search(*chooser);
    }
    if !choosers.is_empty() {
        run.then([Task::Cheer { seat, choosers: choosers.into_iter().map(|chooser| (chooser, None)).collect() }]);
    }
}

/// All have chosen: everybody takes the card, then everybody shuffles.
pub fn reveal(run: &mut Run<'_, '_>, choosers: &[(Seat, Option<u32>)]) {
    for (chooser, place) in choosers {
        let (card, from) = run.found(*chooser, place.expect("all have chosen"));
        run.go(card, from, Goal::Hand { seat: *chooser }, Viewers::only(*chooser));
    }
    for (chooser, _) in choosers {
        run.shuffle(*chooser);
    }
}
