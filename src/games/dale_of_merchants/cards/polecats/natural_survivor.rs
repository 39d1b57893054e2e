//! Natural Survivor.

use super::super::super::{
    action::Action,
    cards::{Answered, Row},
    components::{Card, Set, byte},
    event::{Goal, Origin},
    pending::{Question, Viewers},
    run::Run,
};
use crate::rules::Seat;

/// The card.
pub const ROW: Row = Row::technique(Set::Polecats, 5, "Natural Survivor", 1)
    .text(
        "Roll the die, search your deck, and exchange as many cards of your hand for cards of your deck. Then shuffle your deck.",
    )
    .does(does)
    .hears(hears);

fn does(run: &mut Run<'_, '_>, seat: Seat) {
    let state = run.state();
    let (hand, deck) = (byte(state.hand(seat).len()), byte(state.deck(seat).len()));
    if deck == 0 {
        return;
    }
    let count = run.roll(seat).min(hand).min(deck);
    run.search(seat);
    if count == 0 {
        return run.shuffle(seat);
    }
    run.ask(seat, Card::NaturalSurvivor, Question::Exchange { count });
}

fn hears(run: &mut Run<'_, '_>, answered: &Answered<'_>) {
    let Action::Exchange { cards, places } = answered.action else { unreachable!("an exchange was asked for") };
    let seat = answered.seat;
    let mut found: Vec<(Card, Origin)> = places.iter().map(|place| run.found(seat, *place)).collect();
    // From the top down, so that the places below stay what they are.
    found.sort_by_key(|(_, from)| std::cmp::Reverse(depth(*from)));
    let given: Vec<(Card, Origin)> = cards.iter().map(|handle| run.in_hand(seat, *handle)).collect();
    for (card, from) in found {
        run.go(card, from, Goal::Hand { seat }, Viewers::only(seat));
    }
    for (card, from) in given {
        run.go(card, from, Goal::DeckTop { seat }, Viewers::only(seat));
    }
    run.shuffle(seat);
}

/// How high a card lies in its deck.
fn depth(from: Origin) -> u32 {
    let Origin::Deck { seat: _, place } = from else { unreachable!("it was found in a deck") };
    place
}
