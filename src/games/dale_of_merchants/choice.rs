//! What may be decided at the moment: choices with their ranges.

use serde::Serialize;
use utoipa::ToSchema;

use kontor_rules::{Seat, tagged};

use super::{
    action::Action,
    kinds::{Card, Set},
    state::{Held, State},
};

/// A card of the own hand, and what it is worth now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsHandCard)]
pub struct HandCard {
    /// Its handle.
    pub handle: u32,
    /// The card.
    pub card: Card,
    /// What it is worth.
    pub value: u32,
}

/// Cards of a hand as they are offered.
pub fn hand_cards<'a>(
    state: &State,
    seat: Seat,
    held: impl IntoIterator<Item = &'a Held>,
) -> Vec<HandCard> {
    let card = |held: &Held| HandCard {
        handle: held.handle,
        card: held.card,
        value: state.value(seat, held),
    };
    held.into_iter().map(card).collect()
}

tagged! {
    /// What a seat may do now.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
    #[serde(tag = "type")]
    #[schema(as = DaleOfMerchantsChoice)]
    pub enum Choice answered by Action {
        /// This card may be bought. The payment must reach the price, and no card of it may be left
        /// out.
        Buy = "dale_of_merchants.buy" {
            /// Its slot.
            slot: u32,
            /// The card.
            card: Card,
            /// Its price.
            price: u32,
            /// What can be paid with. Where purchases are many, it is empty if it is the same as in
            /// the last choice before that lists it.
            hand: Vec<HandCard>,
            /// Handles of cards that must be in the payment.
            must: Vec<u32>,
            /// Whether a Glue of the payment stays in the hand.
            keep_glue: bool,
        }
        /// This card may be put into another slot and bought, the cards of the other slots being
        /// put as one likes.
        RearrangeAndBuy = "dale_of_merchants.rearrange_and_buy" {
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
            /// What can be paid with. Where purchases are many, it is empty if it is the same as in
            /// the last choice before that lists it.
            hand: Vec<HandCard>,
            /// Handles of cards that must be in the payment.
            must: Vec<u32>,
            /// Whether a Glue of the payment stays in the hand.
            keep_glue: bool,
        }
        /// One of these techniques may be played.
        Play = "dale_of_merchants.play" {
            /// The techniques.
            cards: Vec<HandCard>,
        }
        /// The next stack may be built of these cards.
        Build = "dale_of_merchants.build" {
            /// The set.
            set: Set,
            /// What the stack has to be worth.
            worth: u32,
            /// The cards of the set.
            cards: Vec<HandCard>,
        }
        /// Some of these cards, worth less than the stack, may be laid out for the partner to
        /// complete.
        AskForHelp = "dale_of_merchants.ask_for_help" {
            /// The set.
            set: Set,
            /// What the stack has to be worth.
            worth: u32,
            /// The cards of the set.
            cards: Vec<HandCard>,
        }
        /// Any cards of the hand may be discarded.
        Discard = "dale_of_merchants.discard" {
            /// The hand.
            cards: Vec<HandCard>,
        }
        /// The turn may be ended.
        EndTurn = "dale_of_merchants.end_turn" {}
        /// One of these cards of the schedule is next.
        TakeUp = "dale_of_merchants.take_up" {
            /// Their places on the schedule.
            places: Vec<u32>,
        }
        /// One of these owls may be used.
        UseOwl = "dale_of_merchants.use_owl" {
            /// The owls.
            cards: Vec<HandCard>,
        }
        /// The player need not react.
        Pass = "dale_of_merchants.pass" {}
        /// Cards of the hand are chosen.
        ChooseHandCards = "dale_of_merchants.choose_hand_cards" {
            /// Which card asks.
            by: Card,
            /// The cards.
            cards: Vec<HandCard>,
            /// Fewest.
            min: u32,
            /// Most.
            max: u32,
        }
        /// A card of the deck is chosen.
        ChooseDeckCards = "dale_of_merchants.choose_deck_cards" {
            /// Which card asks.
            by: Card,
            /// The cards of the deck, by set and value.
            deck: Vec<Card>,
            /// Fewest.
            min: u32,
        }
        /// Cards of the discard pile are chosen.
        ChoosePileCards = "dale_of_merchants.choose_pile_cards" {
            /// Which card asks.
            by: Card,
            /// The places that can be chosen.
            places: Vec<u32>,
            /// Fewest.
            min: u32,
            /// Most.
            max: u32,
        }
        /// Cards of the market are chosen.
        ChooseMarketCards = "dale_of_merchants.choose_market_cards" {
            /// Which card asks.
            by: Card,
            /// The slots that can be chosen.
            slots: Vec<u32>,
            /// How many.
            count: u32,
        }
        /// A card of this stack of the stall may be chosen.
        ChooseStallCard = "dale_of_merchants.choose_stall_card" {
            /// Number of the stack, from 0.
            stack: u32,
            /// Its cards.
            cards: Vec<Card>,
        }
        /// A player is chosen.
        ChoosePlayer = "dale_of_merchants.choose_player" {
            /// Which card asks.
            by: Card,
            /// Who can be chosen.
            players: Vec<Seat>,
        }
        /// A direction is chosen.
        ChooseDirection = "dale_of_merchants.choose_direction" {
            /// Which card asks.
            by: Card,
        }
        /// The cards of a private set are dealt out, one to each player who gave one.
        Deal = "dale_of_merchants.deal" {
            /// The cards.
            cards: Vec<Card>,
            /// Who gave each of them.
            givers: Vec<Seat>,
        }
        /// A value is guessed.
        Guess = "dale_of_merchants.guess" {
            /// The highest.
            max: u8,
        }
        /// The played card may go on top of the deck.
        PutOnDeck = "dale_of_merchants.put_on_deck" {}
        /// Cards are put back on top of the deck.
        OrderCards = "dale_of_merchants.order_cards" {
            /// The cards, the top one first.
            cards: Vec<Card>,
        }
        /// Cards are exchanged.
        Exchange = "dale_of_merchants.exchange" {
            /// How many.
            count: u32,
            /// The hand.
            cards: Vec<HandCard>,
            /// The cards of the deck, by set and value.
            deck: Vec<Card>,
        }
        /// Two cards are swapped.
        Swap = "dale_of_merchants.swap" {
            /// The animalfolk cards of the hand.
            cards: Vec<HandCard>,
            /// The places of the discard pile.
            places: Vec<u32>,
        }
        /// Cards may be added to the partner's stack.
        Help = "dale_of_merchants.help" {
            /// What is missing to the stack's value.
            missing: u32,
            /// The own cards of its set, with their printed values.
            cards: Vec<HandCard>,
        }
        /// Help may be declined.
        DeclineHelp = "dale_of_merchants.decline_help" {}
    }
}
