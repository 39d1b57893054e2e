//! Daring Adventurer.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::Origin,
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Polecats, 1, "Daring Adventurer", 4)
    .text("Roll the die and throw away as many cards of the market. Then fill the market.")
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let count = run.roll(seat);
    if run.state().market_slots().is_empty() {
        return run.fill_gaps();
    }
    run.ask(seat, Card::DaringAdventurer, Question::MarketCards { count });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    for slot in answered.numbers() {
        let card = run.state().market[*slot as usize].expect("the slot was checked");
        run.throw_away(card, Origin::Market { slot: *slot });
    }
    run.fill_gaps();
}
