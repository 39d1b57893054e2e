//! Housecleaning.

use super::super::super::{
    cards::{Answered, Row},
    components::{Card, Set},
    event::Goal,
    pending::Question,
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Sloths, 3, "Housecleaning", 3)
    .text("Take up to 3 junk cards of your discard pile into your hand. When your next turn starts: you may throw a card of your hand away.")
    .does(does)
    .waits(due)
    .hears(hears);

/// Most junk cards that are taken.
const JUNK_MOST: u8 = 3;

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let pile = (0_u32..).zip(run.state().pile(seat));
    let places = pile.filter(|(_, card)| **card == Card::Junk).map(|(place, _)| place).collect();
    run.ask(seat, Card::Housecleaning, Question::PileCards { places, min: 0, max: JUNK_MOST });
}

fn due(run: &mut Run<'_, '_>, seat: Seat) {
    run.ask(seat, Card::Housecleaning, Question::HandCards { min: 0, max: 1 });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let seat = answered.seat;
    if let Question::HandCards { .. } = answered.question {
        for handle in answered.numbers() {
            let (card, from) = run.in_hand(seat, *handle);
            run.throw_away(card, from);
        }
        return;
    }
    // From the top down, so that the places below stay what they are.
    let mut places = answered.numbers().to_vec();
    places.sort_by_key(|place| std::cmp::Reverse(*place));
    for place in places {
        run.from_pile(seat, place, Goal::Hand { seat });
    }
}
