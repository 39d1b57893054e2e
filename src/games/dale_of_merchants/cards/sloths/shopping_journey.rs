//! Shopping Journey.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Sloths, 2, "Shopping Journey", 3)
    .without_bonus()
    .text("When your next turn starts: take a card of the market into your hand.")
    .waits(due)
    .hears(hears);

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::ShoppingJourney, Question::MarketCards { count: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    run.from_market(answered.numbers()[0], answered.seat);
}
