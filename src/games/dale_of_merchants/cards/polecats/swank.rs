//! Swank.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::{Goal, Origin},
    pending::{Question, Viewers},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Polecats, 3, "Swank", 3)
    .text("Throw a card of your hand away. If it is an animalfolk card, draw the top card of the market deck.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::Swank, Question::HandCards { min: 1, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    let (thrown, from) = run.in_hand(seat, answered.numbers()[0]);
    run.throw_away(thrown, from);
    if thrown != Card::Junk
        && let Some(card) = run.top_of_market_deck()
    {
        run.go(card, Origin::MarketDeck, Goal::Hand { seat }, Viewers::only(seat));
    }
}
