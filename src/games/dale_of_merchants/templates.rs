//! From a choice to its actions: which ones it stands for, and how one of them is made.

use super::{
    action::{Action, Direction},
    choice::{Choice, HandCard},
    components::{HAND_SORTED_OUT_WHOLE, SORTED_OUT_MAX},
    kinds::Card,
};
use kontor_rules::{Domain, Field, FieldValue, Need, Seat, Tagged as _, Template};

/// Most cards that an action can name; more are never in a game.
const NAMED_MAX: u32 = 5_000;

/// The actions that a choice stands for.
pub fn template(choice: &Choice) -> Template {
    Template { fields: fields(choice), ..Template::new(choice.tag()) }
}

/// What the fields of the action may hold, in the order in which [`answer`] reads them.
fn fields(choice: &Choice) -> Vec<Field> {
    match choice {
        Choice::Buy { slot, card: _, price, hand, must, keep_glue } => {
            let slot = [field("slot", constant(*slot))];
            slot.into_iter().chain(payment(*price, hand, must, *keep_glue)).collect()
        }
        Choice::RearrangeAndBuy { slot, card: _, to, price, others, hand, must, keep_glue } => {
            let others = permutation(others.iter().copied());
            let slots = [("slot", constant(*slot)), ("to", constant(*to)), ("others", others)];
            let slots = slots.into_iter().map(|(name, domain)| field(name, domain));
            slots.chain(payment(*price, hand, must, *keep_glue)).collect()
        }
        Choice::Play { cards } | Choice::UseOwl { cards } => {
            vec![field("card", one_of(handles(cards)))]
        }
        Choice::Build { set: _, worth, cards } => {
            vec![field("cards", sum(cards, &[], Need::Exactly(*worth)))]
        }
        Choice::AskForHelp { set: _, worth, cards } => {
            vec![field("cards", sum(cards, &[], Need::Below(*worth)))]
        }
        Choice::Help { missing, cards } => {
            vec![field("cards", sum(cards, &[], Need::Exactly(*missing)))]
        }
        Choice::Discard { cards } => {
            vec![field("cards", pick(handles(cards), 0, sorted_out_most(cards.len())))]
        }
        Choice::TakeUp { places } => vec![field("place", one_of(places.iter().copied()))],
        Choice::ChooseHandCards { by: _, cards, min, max } => {
            vec![field("cards", sequence(handles(cards), *min, *max))]
        }
        Choice::ChooseDeckCards { by: _, deck, min } => {
            vec![field("places", pick(places_of(deck), *min as usize, 1))]
        }
        Choice::ChoosePileCards { by: _, places, min, max } => {
            vec![field("places", pick(places.iter().copied(), *min as usize, *max as usize))]
        }
        Choice::ChooseMarketCards { by: _, slots, count } => {
            vec![field("slots", sequence(slots.iter().copied(), *count, *count))]
        }
        Choice::ChooseStallCard { stack, cards } => {
            vec![field("stack", constant(*stack)), field("place", one_of(places_of(cards)))]
        }
        Choice::ChoosePlayer { by: _, players } => vec![field("player", one_of(seats(players)))],
        Choice::ChooseDirection { by: _ } => {
            let directions = [Direction::Left, Direction::Right]
                .map(|direction| FieldValue::from(direction.id()));
            vec![field("direction", Domain::OneOf(directions.to_vec()))]
        }
        Choice::Deal { cards: _, givers } => vec![field("players", permutation(seats(givers)))],
        Choice::Guess { max } => {
            vec![field("value", Domain::Range { min: 1, max: i64::from(*max), step: 1 })]
        }
        Choice::PutOnDeck {} => {
            let both = vec![FieldValue::Flag(false), FieldValue::Flag(true)];
            vec![field("on_deck", Domain::OneOf(both))]
        }
        Choice::OrderCards { cards } => vec![field("places", permutation(places_of(cards)))],
        Choice::Exchange { count, cards, deck } => {
            let count = *count as usize;
            let cards = field("cards", pick(handles(cards), count, count));
            vec![cards, field("places", pick(places_of(deck), count, count))]
        }
        Choice::Swap { cards, places } => {
            let card = field("card", one_of(handles(cards)));
            vec![card, field("place", one_of(places.iter().copied()))]
        }
        Choice::EndTurn {} | Choice::Pass {} | Choice::DeclineHelp {} => Vec::new(),
    }
}

/// What a card is paid with, and whether a Glue of it is kept.
fn payment(price: u32, hand: &[HandCard], must: &[u32], keep_glue: bool) -> [Field; 2] {
    let keep_glue = Domain::Const(FieldValue::Flag(keep_glue));
    [field("payment", sum(hand, must, Need::Covers(price))), field("keep_glue", keep_glue)]
}

/// Most cards of a hand that are discarded at a time.
pub fn sorted_out_most(hand: usize) -> usize {
    if hand > HAND_SORTED_OUT_WHOLE { SORTED_OUT_MAX } else { hand }
}

fn field(name: &'static str, domain: Domain) -> Field {
    Field { name, domain }
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

/// The action that a choice makes with these values of its template's fields.
pub fn answer(choice: &Choice, values: &[FieldValue]) -> Action {
    match choice {
        Choice::Buy { .. } => Action::Buy {
            slot: number(&values[0]),
            payment: list(&values[1]),
            keep_glue: values[2].flag(),
        },
        Choice::RearrangeAndBuy { .. } => Action::RearrangeAndBuy {
            slot: number(&values[0]),
            to: number(&values[1]),
            others: list(&values[2]),
            payment: list(&values[3]),
            keep_glue: values[4].flag(),
        },
        Choice::Play { .. } => Action::Play { card: number(&values[0]) },
        Choice::Build { .. } => Action::Build { cards: list(&values[0]) },
        Choice::AskForHelp { .. } => Action::AskForHelp { cards: list(&values[0]) },
        Choice::Discard { .. } => Action::Discard { cards: list(&values[0]) },
        Choice::EndTurn {} => Action::EndTurn {},
        Choice::TakeUp { .. } => Action::TakeUp { place: number(&values[0]) },
        Choice::UseOwl { .. } => Action::UseOwl { card: number(&values[0]) },
        Choice::Pass {} => Action::Pass {},
        Choice::ChooseHandCards { .. } => Action::ChooseHandCards { cards: list(&values[0]) },
        Choice::ChooseDeckCards { .. } => Action::ChooseDeckCards { places: list(&values[0]) },
        Choice::ChoosePileCards { .. } => Action::ChoosePileCards { places: list(&values[0]) },
        Choice::ChooseMarketCards { .. } => Action::ChooseMarketCards { slots: list(&values[0]) },
        Choice::ChooseStallCard { .. } => {
            Action::ChooseStallCard { stack: number(&values[0]), place: number(&values[1]) }
        }
        Choice::ChoosePlayer { .. } => Action::ChoosePlayer { player: seat(&values[0]) },
        Choice::ChooseDirection { .. } => {
            let is_left = values[0].text() == Direction::Left.id();
            Action::ChooseDirection {
                direction: if is_left { Direction::Left } else { Direction::Right },
            }
        }
        Choice::Deal { .. } => {
            Action::Deal { players: values[0].list().iter().map(seat).collect() }
        }
        Choice::Guess { .. } => {
            Action::Guess { value: u8::try_from(number(&values[0])).expect("values are small") }
        }
        Choice::PutOnDeck {} => Action::PutOnDeck { on_deck: values[0].flag() },
        Choice::OrderCards { .. } => Action::OrderCards { places: list(&values[0]) },
        Choice::Exchange { .. } => {
            Action::Exchange { cards: list(&values[0]), places: list(&values[1]) }
        }
        Choice::Swap { .. } => Action::Swap { card: number(&values[0]), place: number(&values[1]) },
        Choice::Help { .. } => Action::Help { cards: list(&values[0]) },
        Choice::DeclineHelp {} => Action::DeclineHelp {},
    }
}

fn number(value: &FieldValue) -> u32 {
    u32::try_from(value.int()).expect("templates name no negative numbers")
}

fn list(value: &FieldValue) -> Vec<u32> {
    value.list().iter().map(number).collect()
}

fn seat(value: &FieldValue) -> Seat {
    Seat(u8::try_from(number(value)).expect("seats are few"))
}
