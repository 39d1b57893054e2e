//! What may be decided at the moment: choices with their ranges, the actions that they stand for, and back.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    action::{Action, Direction},
    components::{Card, HAND_SORTED_OUT_WHOLE, SORTED_OUT_MOST, Set},
};
use crate::rules::{Datum, Form, Need, Seat, Shape};

/// Most cards that an action can name; more are never in a game.
const NAMED_MOST: u32 = 5_000;

/// A card of the own hand, and what it is worth now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsHandCard)]
pub struct HandCard {
    /// Its handle.
    pub handle: u32,
    /// The card.
    pub card: Card,
    /// What it is worth.
    pub value: u32,
}

/// What a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "type")]
#[schema(as = DaleOfMerchantsChoice)]
pub enum Choice {
    /// This card may be bought. The payment must reach the price, and no card of it may be left out.
    #[serde(rename = "dale_of_merchants.buy")]
    Buy {
        /// Its slot.
        slot: u32,
        /// The card.
        card: Card,
        /// Its price.
        price: u32,
        /// What can be paid with.
        hand: Vec<HandCard>,
        /// Handles of cards that must be in the payment.
        must: Vec<u32>,
        /// Whether a Glue of the payment stays in the hand.
        keep_glue: bool,
    },
    /// This card may be put into another slot and bought, the cards of the other slots being put as one likes.
    #[serde(rename = "dale_of_merchants.rearrange_and_buy")]
    RearrangeAndBuy {
        /// Its slot.
        slot: u32,
        /// The card.
        card: Card,
        /// The slot where it would be bought.
        to: u32,
        /// Its price there.
        price: u32,
        /// The other slots, in any order.
        others: Vec<u32>,
        /// What can be paid with.
        hand: Vec<HandCard>,
        /// Handles of cards that must be in the payment.
        must: Vec<u32>,
        /// Whether a Glue of the payment stays in the hand.
        keep_glue: bool,
    },
    /// One of these techniques may be played.
    #[serde(rename = "dale_of_merchants.play")]
    Play {
        /// The techniques.
        cards: Vec<HandCard>,
    },
    /// The next stack may be built of these cards.
    #[serde(rename = "dale_of_merchants.build")]
    Build {
        /// The set.
        set: Set,
        /// What the stack has to be worth.
        worth: u32,
        /// The cards of the set.
        cards: Vec<HandCard>,
    },
    /// Some of these cards, worth less than the stack, may be laid out for the partner to complete.
    #[serde(rename = "dale_of_merchants.ask_for_help")]
    AskForHelp {
        /// The set.
        set: Set,
        /// What the stack has to be worth.
        worth: u32,
        /// The cards of the set.
        cards: Vec<HandCard>,
    },
    /// Any cards of the hand may be discarded.
    #[serde(rename = "dale_of_merchants.discard")]
    Discard {
        /// The hand.
        cards: Vec<HandCard>,
    },
    /// The turn may be ended.
    #[serde(rename = "dale_of_merchants.end_turn")]
    EndTurn {},
    /// One of these cards of the schedule is next.
    #[serde(rename = "dale_of_merchants.take_up")]
    TakeUp {
        /// Their places on the schedule.
        places: Vec<u32>,
    },
    /// One of these owls may be used.
    #[serde(rename = "dale_of_merchants.use_owl")]
    UseOwl {
        /// The owls.
        cards: Vec<HandCard>,
    },
    /// The player need not react.
    #[serde(rename = "dale_of_merchants.pass")]
    Pass {},
    /// Cards of the hand are chosen.
    #[serde(rename = "dale_of_merchants.choose_hand_cards")]
    ChooseHandCards {
        /// Which card asks.
        by: Card,
        /// The cards.
        cards: Vec<HandCard>,
        /// Fewest.
        min: u32,
        /// Most.
        max: u32,
    },
    /// A card of the deck is chosen.
    #[serde(rename = "dale_of_merchants.choose_deck_cards")]
    ChooseDeckCards {
        /// Which card asks.
        by: Card,
        /// The cards of the deck, by set and value.
        deck: Vec<Card>,
        /// Fewest.
        min: u32,
    },
    /// Cards of the discard pile are chosen.
    #[serde(rename = "dale_of_merchants.choose_pile_cards")]
    ChoosePileCards {
        /// Which card asks.
        by: Card,
        /// The places that can be chosen.
        places: Vec<u32>,
        /// Fewest.
        min: u32,
        /// Most.
        max: u32,
    },
    /// Cards of the market are chosen.
    #[serde(rename = "dale_of_merchants.choose_market_cards")]
    ChooseMarketCards {
        /// Which card asks.
        by: Card,
        /// The slots that can be chosen.
        slots: Vec<u32>,
        /// How many.
        count: u32,
    },
    /// A card of this stack of the stall may be chosen.
    #[serde(rename = "dale_of_merchants.choose_stall_card")]
    ChooseStallCard {
        /// Number of the stack, from 0.
        stack: u32,
        /// Its cards.
        cards: Vec<Card>,
    },
    /// A player is chosen.
    #[serde(rename = "dale_of_merchants.choose_player")]
    ChoosePlayer {
        /// Which card asks.
        by: Card,
        /// Who can be chosen.
        players: Vec<Seat>,
    },
    /// A direction is chosen.
    #[serde(rename = "dale_of_merchants.choose_direction")]
    ChooseDirection {
        /// Which card asks.
        by: Card,
    },
    /// The cards of a private set are dealt out, one to each player who gave one.
    #[serde(rename = "dale_of_merchants.deal")]
    Deal {
        /// The cards.
        cards: Vec<Card>,
        /// Who gave each of them.
        givers: Vec<Seat>,
    },
    /// A value is guessed.
    #[serde(rename = "dale_of_merchants.guess")]
    Guess {
        /// The highest.
        max: u8,
    },
    /// The played card may go on top of the deck.
    #[serde(rename = "dale_of_merchants.put_on_deck")]
    PutOnDeck {},
    /// Cards are put back on top of the deck.
    #[serde(rename = "dale_of_merchants.order_cards")]
    OrderCards {
        /// The cards, the top one first.
        cards: Vec<Card>,
    },
    /// Cards are exchanged.
    #[serde(rename = "dale_of_merchants.exchange")]
    Exchange {
        /// How many.
        count: u32,
        /// The hand.
        cards: Vec<HandCard>,
        /// The cards of the deck, by set and value.
        deck: Vec<Card>,
    },
    /// Two cards are swapped.
    #[serde(rename = "dale_of_merchants.swap")]
    Swap {
        /// The animalfolk cards of the hand.
        cards: Vec<HandCard>,
        /// The places of the discard pile.
        places: Vec<u32>,
    },
    /// Cards may be added to the partner's stack.
    #[serde(rename = "dale_of_merchants.help")]
    Help {
        /// What is missing to the stack's value.
        missing: u32,
        /// The own cards of its set, with their printed values.
        cards: Vec<HandCard>,
    },
    /// Help may be declined.
    #[serde(rename = "dale_of_merchants.decline_help")]
    DeclineHelp {},
}

/// The actions that a choice stands for.
pub fn form(choice: &Choice) -> Form {
    match choice {
        Choice::Buy { slot, card: _, price, hand, must, keep_glue } => Form::new("dale_of_merchants.buy")
            .field("slot", constant(*slot))
            .field("payment", sum(hand, must, Need::Covers(*price)))
            .field("keep_glue", Shape::Const(Datum::Flag(*keep_glue))),
        Choice::RearrangeAndBuy { slot, card: _, to, price, others, hand, must, keep_glue } => {
            Form::new("dale_of_merchants.rearrange_and_buy")
                .field("slot", constant(*slot))
                .field("to", constant(*to))
                .field("others", pick(others, others.len(), others.len(), true))
                .field("payment", sum(hand, must, Need::Covers(*price)))
                .field("keep_glue", Shape::Const(Datum::Flag(*keep_glue)))
        }
        Choice::Play { cards } => Form::new("dale_of_merchants.play").field("card", one_of(cards)),
        Choice::Build { set: _, worth, cards } => {
            Form::new("dale_of_merchants.build").field("cards", sum(cards, &[], Need::Exactly(*worth)))
        }
        Choice::AskForHelp { set: _, worth, cards } => {
            Form::new("dale_of_merchants.ask_for_help").field("cards", sum(cards, &[], Need::Below(*worth)))
        }
        Choice::Discard { cards } => {
            Form::new("dale_of_merchants.discard").field("cards", pick(&handles(cards), 0, sorted_out_most(cards.len()), false))
        }
        Choice::EndTurn {} => Form::new("dale_of_merchants.end_turn"),
        Choice::TakeUp { places } => Form::new("dale_of_merchants.take_up").field("place", Shape::OneOf(numbers(places))),
        Choice::UseOwl { cards } => Form::new("dale_of_merchants.use_owl").field("card", one_of(cards)),
        Choice::Pass {} => Form::new("dale_of_merchants.pass"),
        Choice::ChooseHandCards { by: _, cards, min, max } => {
            let shape = pick(&handles(cards), *min as usize, *max as usize, true);
            Form::new("dale_of_merchants.choose_hand_cards").field("cards", shape)
        }
        Choice::ChooseDeckCards { by: _, deck, min } => {
            Form::new("dale_of_merchants.choose_deck_cards").field("places", pick(&places_of(deck), *min as usize, 1, false))
        }
        Choice::ChoosePileCards { by: _, places, min, max } => {
            let shape = pick(places, *min as usize, *max as usize, false);
            Form::new("dale_of_merchants.choose_pile_cards").field("places", shape)
        }
        Choice::ChooseMarketCards { by: _, slots, count } => {
            let shape = pick(slots, *count as usize, *count as usize, true);
            Form::new("dale_of_merchants.choose_market_cards").field("slots", shape)
        }
        Choice::ChooseStallCard { stack, cards } => Form::new("dale_of_merchants.choose_stall_card")
            .field("stack", constant(*stack))
            .field("place", Shape::OneOf(numbers(&places_of(cards)))),
        Choice::ChoosePlayer { by: _, players } => {
            Form::new("dale_of_merchants.choose_player").field("player", Shape::OneOf(seats(players)))
        }
        Choice::ChooseDirection { by: _ } => {
            let directions = [Direction::Left, Direction::Right].map(|direction| Datum::from(direction.id()));
            Form::new("dale_of_merchants.choose_direction").field("direction", Shape::OneOf(directions.to_vec()))
        }
        Choice::Deal { cards: _, givers } => {
            let count = small(givers.len());
            let shape = Shape::Distinct { from: seats(givers), min: count, max: count, ordered: true };
            Form::new("dale_of_merchants.deal").field("players", shape)
        }
        Choice::Guess { max } => {
            Form::new("dale_of_merchants.guess").field("value", Shape::Range { min: 1, max: i64::from(*max), step: 1 })
        }
        Choice::PutOnDeck {} => {
            Form::new("dale_of_merchants.put_on_deck").field("on_deck", Shape::OneOf(vec![Datum::Flag(false), Datum::Flag(true)]))
        }
        Choice::OrderCards { cards } => {
            Form::new("dale_of_merchants.order_cards").field("places", pick(&places_of(cards), cards.len(), cards.len(), true))
        }
        Choice::Exchange { count, cards, deck } => Form::new("dale_of_merchants.exchange")
            .field("cards", pick(&handles(cards), *count as usize, *count as usize, false))
            .field("places", pick(&places_of(deck), *count as usize, *count as usize, false)),
        Choice::Swap { cards, places } => {
            Form::new("dale_of_merchants.swap").field("card", one_of(cards)).field("place", Shape::OneOf(numbers(places)))
        }
        Choice::Help { missing, cards } => {
            Form::new("dale_of_merchants.help").field("cards", sum(cards, &[], Need::Exactly(*missing)))
        }
        Choice::DeclineHelp {} => Form::new("dale_of_merchants.decline_help"),
    }
}

/// Most cards of a hand that are discarded at a time.
pub fn sorted_out_most(hand: usize) -> usize {
    if hand > HAND_SORTED_OUT_WHOLE { SORTED_OUT_MOST } else { hand }
}

fn constant(number: u32) -> Shape {
    Shape::Const(number.into())
}

fn numbers(of: &[u32]) -> Vec<Datum> {
    of.iter().map(|number| Datum::from(*number)).collect()
}

fn seats(of: &[Seat]) -> Vec<Datum> {
    of.iter().map(|seat| Datum::from(u32::from(seat.0))).collect()
}

fn handles(cards: &[HandCard]) -> Vec<u32> {
    cards.iter().map(|card| card.handle).collect()
}

fn one_of(cards: &[HandCard]) -> Shape {
    Shape::OneOf(numbers(&handles(cards)))
}

fn places_of(cards: &[Card]) -> Vec<u32> {
    (0..small(cards.len())).collect()
}

fn small(count: usize) -> u32 {
    u32::try_from(count).ok().filter(|count| *count <= NAMED_MOST).expect("a game has few cards")
}

fn pick(from: &[u32], min: usize, max: usize, ordered: bool) -> Shape {
    Shape::Distinct { from: numbers(from), min: small(min), max: small(max), ordered }
}

fn sum(cards: &[HandCard], must: &[u32], need: Need) -> Shape {
    let place = |handle: &u32| cards.iter().position(|card| card.handle == *handle).expect("what must be paid is in the hand");
    let of = cards.iter().map(|card| (Datum::from(card.handle), card.value)).collect();
    Shape::Sum { of, must: must.iter().map(place).collect(), need }
}

/// The action that a choice makes with these values of its form's fields.
pub fn answer(choice: &Choice, values: &[Datum]) -> Action {
    match choice {
        Choice::Buy { .. } => Action::Buy { slot: number(&values[0]), payment: list(&values[1]), keep_glue: values[2].flag() },
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
        Choice::ChooseStallCard { .. } => Action::ChooseStallCard { stack: number(&values[0]), place: number(&values[1]) },
        Choice::ChoosePlayer { .. } => Action::ChoosePlayer { player: seat(&values[0]) },
        Choice::ChooseDirection { .. } => {
            let is_left = values[0].text() == Direction::Left.id();
            Action::ChooseDirection { direction: if is_left { Direction::Left } else { Direction::Right } }
        }
        Choice::Deal { .. } => Action::Deal { players: values[0].list().iter().map(seat).collect() },
        Choice::Guess { .. } => Action::Guess { value: u8::try_from(number(&values[0])).expect("values are small") },
        Choice::PutOnDeck {} => Action::PutOnDeck { on_deck: values[0].flag() },
        Choice::OrderCards { .. } => Action::OrderCards { places: list(&values[0]) },
        Choice::Exchange { .. } => Action::Exchange { cards: list(&values[0]), places: list(&values[1]) },
        Choice::Swap { .. } => Action::Swap { card: number(&values[0]), place: number(&values[1]) },
        Choice::Help { .. } => Action::Help { cards: list(&values[0]) },
        Choice::DeclineHelp {} => Action::DeclineHelp {},
    }
}

fn number(datum: &Datum) -> u32 {
    u32::try_from(datum.int()).expect("forms name no negative numbers")
}

fn list(datum: &Datum) -> Vec<u32> {
    datum.list().iter().map(number).collect()
}

fn seat(datum: &Datum) -> Seat {
    Seat(u8::try_from(number(datum)).expect("seats are few"))
}
