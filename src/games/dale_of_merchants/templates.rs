//! From a choice to its actions: which ones it stands for, and how one of them is made.

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
