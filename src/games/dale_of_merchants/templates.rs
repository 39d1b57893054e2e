//! From a choice to its actions: which ones it stands for, how one of them is made, and what its
//! numbers are called.

use super::{
    action::{Action, Direction},
    choice::{Choice, HandCard},
    components::{HAND_SORTED_OUT_WHOLE, SORTED_OUT_MAX},
    kinds::Card,
};
use kontor_rules::{ActionField, Domain, FieldValue, Need, Seat, answers};

/// Most cards that an action can name; more are never in a game.
const NAMED_MAX: u32 = 5_000;

answers! {
    Buy { slot, price, hand, must, keep_glue } => {
        slot: constant(*slot),
        payment: sum(hand, must, Need::Covers(*price)),
        keep_glue: Domain::Const(FieldValue::Flag(*keep_glue)),
    }
    RearrangeAndBuy { slot, to, price, others, hand, must, keep_glue } => {
        slot: constant(*slot),
        to: constant(*to),
        others: permutation(others.iter().copied()),
        payment: sum(hand, must, Need::Covers(*price)),
        keep_glue: Domain::Const(FieldValue::Flag(*keep_glue)),
    }
    Play { cards } => { card: one_of(handles(cards)) }
    Build { worth, cards } => { cards: sum(cards, &[], Need::Exactly(*worth)) }
    AskForHelp { worth, cards } => { cards: sum(cards, &[], Need::Below(*worth)) }
    Discard { cards } => { cards: pick(handles(cards), 0, sorted_out_most(cards.len())) }
    EndTurn {} => {}
    TakeUp { places } => { place: one_of(places.iter().copied()) }
    UseOwl { cards } => { card: one_of(handles(cards)) }
    Pass {} => {}
    ChooseHandCards { cards, min, max } => { cards: sequence(handles(cards), *min, *max) }
    ChooseDeckCards { deck, min } => { places: pick(places_of(deck), *min as usize, 1) }
    ChoosePileCards { places, min, max } => {
        places: pick(places.iter().copied(), *min as usize, *max as usize),
    }
    ChooseMarketCards { slots, count } => {
        slots: sequence(slots.iter().copied(), *count, *count),
    }
    ChooseStallCard { stack, cards } => {
        stack: constant(*stack),
        place: one_of(places_of(cards)),
    }
    ChoosePlayer { players } => { player: one_of(seats(players)) }
    ChooseDirection {} => {
        direction: Domain::OneOf(Direction::ALL.map(|one| one.id().into()).to_vec()),
    }
    Deal { givers } => { players: permutation(seats(givers)) }
    Guess { max } => { value: Domain::Range { min: 1, max: i64::from(*max), step: 1 } }
    PutOnDeck {} => { on_deck: Domain::OneOf([false, true].map(FieldValue::Flag).to_vec()) }
    OrderCards { cards } => { places: permutation(places_of(cards)) }
    Exchange { count, cards, deck } => {
        cards: pick(handles(cards), *count as usize, *count as usize),
        places: pick(places_of(deck), *count as usize, *count as usize),
    }
    Swap { cards, places } => {
        card: one_of(handles(cards)),
        place: one_of(places.iter().copied()),
    }
    Help { missing, cards } => { cards: sum(cards, &[], Need::Exactly(*missing)) }
    DeclineHelp {} => {}
}

/// The card that a number in this field of an action stands for: a handle, with what the card is
/// worth, or a place in a list of cards.
pub fn name_of(choice: &Choice, field: &str, number: i64) -> Option<String> {
    let (number, (hand, list)) = (u32::try_from(number).ok()?, listed(choice));
    match field {
        "card" | "cards" | "payment" => {
            let held = hand.iter().find(|held| held.handle == number)?;
            Some(format!("{} {}", held.card, held.value))
        }
        "place" | "places" => list.get(number as usize).map(Card::to_string),
        _ => None,
    }
}

/// The cards that a choice lists: those of a hand, and those that its actions name by their places.
fn listed(choice: &Choice) -> (&[HandCard], &[Card]) {
    match choice {
        Choice::Buy { hand, .. } | Choice::RearrangeAndBuy { hand, .. } => (hand, &[]),
        Choice::Play { cards }
        | Choice::Build { cards, .. }
        | Choice::AskForHelp { cards, .. }
        | Choice::Discard { cards }
        | Choice::UseOwl { cards }
        | Choice::ChooseHandCards { cards, .. }
        | Choice::Swap { cards, .. }
        | Choice::Help { cards, .. } => (cards, &[]),
        Choice::Exchange { cards, deck, .. } => (cards, deck),
        Choice::ChooseDeckCards { deck: cards, .. }
        | Choice::ChooseStallCard { cards, .. }
        | Choice::OrderCards { cards } => (&[], cards),
        Choice::EndTurn {}
        | Choice::TakeUp { .. }
        | Choice::Pass {}
        | Choice::ChoosePileCards { .. }
        | Choice::ChooseMarketCards { .. }
        | Choice::ChoosePlayer { .. }
        | Choice::ChooseDirection { .. }
        | Choice::Deal { .. }
        | Choice::Guess { .. }
        | Choice::PutOnDeck {}
        | Choice::DeclineHelp {} => (&[], &[]),
    }
}

impl ActionField for Direction {
    fn of(value: FieldValue) -> Self {
        value.by_id(Direction::ALL, Direction::id)
    }
}

/// Most cards of a hand that are discarded at a time.
pub fn sorted_out_most(hand: usize) -> usize {
    if hand > HAND_SORTED_OUT_WHOLE { SORTED_OUT_MAX } else { hand }
}

fn constant(number: u32) -> Domain {
    Domain::Const(number.into())
}

fn numbers(of: impl Iterator<Item = u32>) -> Vec<FieldValue> {
    of.map(FieldValue::from).collect()
}

fn seats(of: &[Seat]) -> impl ExactSizeIterator<Item = u32> {
    of.iter().map(|seat| u32::from(seat.0))
}

fn handles(cards: &[HandCard]) -> impl ExactSizeIterator<Item = u32> {
    cards.iter().map(|card| card.handle)
}

fn one_of(of: impl Iterator<Item = u32>) -> Domain {
    Domain::OneOf(numbers(of))
}

fn places_of(cards: &[Card]) -> impl ExactSizeIterator<Item = u32> {
    0..small(cards.len())
}

fn small(count: usize) -> u32 {
    u32::try_from(count).ok().filter(|count| *count <= NAMED_MAX).expect("a game has few cards")
}

/// Some of these, in any order.
fn pick(from: impl Iterator<Item = u32>, min: usize, max: usize) -> Domain {
    Domain::Distinct { from: numbers(from), min: small(min), max: small(max), ordered: false }
}

/// Some of these, of which the order says something.
fn sequence(from: impl Iterator<Item = u32>, min: u32, max: u32) -> Domain {
    Domain::Distinct { from: numbers(from), min, max, ordered: true }
}

/// All of these in some order.
fn permutation(of: impl ExactSizeIterator<Item = u32>) -> Domain {
    let count = small(of.len());
    sequence(of, count, count)
}

fn sum(cards: &[HandCard], must: &[u32], need: Need) -> Domain {
    let place = |handle: &u32| {
        cards
            .iter()
            .position(|card| card.handle == *handle)
            .expect("what must be paid is in the hand")
    };
    let of = cards.iter().map(|card| (FieldValue::from(card.handle), card.value)).collect();
    Domain::Sum { of, must: must.iter().map(place).collect(), need }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_actions_stand_for_cards_of_a_hand_and_of_a_list() {
        let held = |handle, card, value| HandCard { handle, card, value };
        let cards = vec![held(31, Card::Junk, 1), held(7, Card::NightShift, 3)];
        let deck = vec![Card::Sofa, Card::LunchBreak];
        let choice = Choice::Exchange { count: 1, cards: cards.clone(), deck };
        let name = |field, number| name_of(&choice, field, number);
        assert_eq!(name("cards", 7).as_deref(), Some("night_shift 3"));
        assert_eq!(name("cards", 1), None);
        assert_eq!(name("places", 1).as_deref(), Some("lunch_break"));
        assert_eq!((name("places", 2), name("slot", 7), name("cards", -1)), (None, None, None));
        let swap = Choice::Swap { cards, places: vec![0] };
        assert_eq!(name_of(&swap, "card", 31).as_deref(), Some("junk 1"));
        assert_eq!(name_of(&swap, "place", 0), None);
    }
}
