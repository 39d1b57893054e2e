//! Risky Business.

use super::super::super::{
    action::Action,
    cards::{Answered, Row},
    components::{Card, Set},
    event::{Event, Goal, Origin},
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Polecats, 4, "Risky Business", 3)
    .text("Guess a value and turn up the top card of the market deck. If it has this value, it goes to your hand, otherwise throw it away.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    if !state.market_deck().is_empty() || !state.market_pile.is_empty() {
        run.ask(seat, Card::RiskyBusiness, Question::Value);
    }
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Action::Guess { value } = *answered.action else { unreachable!("a value was asked for") };
    let seat = answered.seat;
    run.emit(Event::ValueGuessed { seat, value });
    let card = run.top_of_market_deck().expect("nobody is asked without a card");
    // The printed value counts, whatever changes values in this turn.
    let to = if card.value() == u32::from(value) { Goal::Hand { seat } } else { Goal::MarketPile };
    run.go_openly(card, Origin::MarketDeck, to);
}
