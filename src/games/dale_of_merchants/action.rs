//! What a player decides.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::{Seat, tagged};

/// A side of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsDirection)]
pub enum Direction {
    /// The next higher seat, round and round.
    Left,
    /// The seat before.
    Right,
}

impl Direction {
    /// Both.
    pub const ALL: [Direction; 2] = [Direction::Left, Direction::Right];

    /// What actions call it.
    pub fn id(self) -> &'static str {
        match self {
            Direction::Left => "left",
            Direction::Right => "right",
        }
    }
}

tagged! {
    /// What a player decides.
    ///
    /// Cards of the own hand are named by the handles that the own view gives them, cards of a
    /// discard pile by their place from the bottom, cards of a searched deck by their place in the
    /// list that the choice gives, and cards of the market by their slot.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(tag = "type", deny_unknown_fields)]
    #[schema(as = DaleOfMerchantsAction)]
    pub enum Action {
        /// Market action: purchase a card.
        Buy = "dale_of_merchants.buy" {
            /// Its slot, 0 at the right.
            #[schema(maximum = 4)]
            slot: u32,
            /// Handles of the cards paid with, in the order in which they go to the discard pile.
            #[schema(min_items = 1, max_items = 5000)]
            payment: Vec<u32>,
            /// Whether a Glue of the payment stays in the hand.
            keep_glue: bool,
        }
        /// Market action with Calculations in the payment: put the cards of the market into other
        /// slots, then purchase one.
        RearrangeAndBuy = "dale_of_merchants.rearrange_and_buy" {
            /// The slot of the card, 0 at the right.
            #[schema(maximum = 4)]
            slot: u32,
            /// The slot where it is put before it is bought.
            #[schema(maximum = 4)]
            to: u32,
            /// The four other slots; what lies there is put into the other slots from right to left
            /// in this order.
            #[schema(min_items = 4, max_items = 4)]
            others: Vec<u32>,
            /// Handles of the cards paid with, in the order in which they go to the discard pile.
            #[schema(min_items = 1, max_items = 5000)]
            payment: Vec<u32>,
            /// Whether a Glue of the payment stays in the hand.
            keep_glue: bool,
        }
        /// Technique action: play a technique.
        Play = "dale_of_merchants.play" {
            /// Its handle.
            card: u32,
        }
        /// Stall action: build the next stack.
        Build = "dale_of_merchants.build" {
            /// Handles of the cards.
            #[schema(min_items = 1, max_items = 5000)]
            cards: Vec<u32>,
        }
        /// Stall action in a team game: lay out cards and ask the partner to make them a stack.
        AskForHelp = "dale_of_merchants.ask_for_help" {
            /// Handles of the cards.
            #[schema(min_items = 1, max_items = 5000)]
            cards: Vec<u32>,
        }
        /// Inventory action: discard any number of cards.
        Discard = "dale_of_merchants.discard" {
            /// Handles of the cards, in the order in which they go to the discard pile.
            #[schema(max_items = 5000)]
            cards: Vec<u32>,
        }
        /// Do nothing more in this turn.
        EndTurn = "dale_of_merchants.end_turn" {}
        /// Resolve or discard a card of the own schedule.
        TakeUp = "dale_of_merchants.take_up" {
            /// Its place on the schedule.
            #[schema(maximum = 5000)]
            place: u32,
        }
        /// Show an owl and use it.
        UseOwl = "dale_of_merchants.use_owl" {
            /// Its handle.
            card: u32,
        }
        /// Do not react, or not any more.
        Pass = "dale_of_merchants.pass" {}
        /// Choose cards of the own hand.
        ChooseHandCards = "dale_of_merchants.choose_hand_cards" {
            /// Their handles, in order.
            #[schema(max_items = 5000)]
            cards: Vec<u32>,
        }
        /// Choose a card of the own deck, or none.
        ChooseDeckCards = "dale_of_merchants.choose_deck_cards" {
            /// Its place in the list of the choice.
            #[schema(max_items = 1)]
            places: Vec<u32>,
        }
        /// Choose cards of the own discard pile.
        ChoosePileCards = "dale_of_merchants.choose_pile_cards" {
            /// Their places, from the bottom.
            #[schema(max_items = 3)]
            places: Vec<u32>,
        }
        /// Choose cards of the market.
        ChooseMarketCards = "dale_of_merchants.choose_market_cards" {
            /// Their slots, in order.
            #[schema(min_items = 1, max_items = 5)]
            slots: Vec<u32>,
        }
        /// Choose a card of the own stall.
        ChooseStallCard = "dale_of_merchants.choose_stall_card" {
            /// Number of the stack, from 0.
            #[schema(maximum = 9)]
            stack: u32,
            /// Its place in the stack, from 0.
            #[schema(maximum = 5000)]
            place: u32,
        }
        /// Choose a player.
        ChoosePlayer = "dale_of_merchants.choose_player" {
            /// Whom.
            player: Seat,
        }
        /// Choose a direction.
        ChooseDirection = "dale_of_merchants.choose_direction" {
            /// Which.
            direction: Direction,
        }
        /// Deal out the cards of a private set.
        Deal = "dale_of_merchants.deal" {
            /// Who gets each card, in the order of the cards.
            #[schema(min_items = 1, max_items = 4)]
            players: Vec<Seat>,
        }
        /// Guess a value.
        Guess = "dale_of_merchants.guess" {
            /// The value.
            #[schema(minimum = 1, maximum = 5)]
            value: u8,
        }
        /// Say whether the played card goes on top of the own deck.
        PutOnDeck = "dale_of_merchants.put_on_deck" {
            /// Whether it does.
            on_deck: bool,
        }
        /// Put cards back on top of the own deck.
        OrderCards = "dale_of_merchants.order_cards" {
            /// Their places in the list of the choice; the first becomes the top card.
            #[schema(min_items = 1, max_items = 3)]
            places: Vec<u32>,
        }
        /// Exchange cards of the own hand for as many of the own deck.
        Exchange = "dale_of_merchants.exchange" {
            /// Handles of the cards given.
            #[schema(min_items = 1, max_items = 3)]
            cards: Vec<u32>,
            /// Places of the cards taken, in the list of the choice.
            #[schema(min_items = 1, max_items = 3)]
            places: Vec<u32>,
        }
        /// Swap an animalfolk card of the own hand with a card of the own discard pile.
        Swap = "dale_of_merchants.swap" {
            /// Handle of the card given.
            card: u32,
            /// Place of the card taken, from the bottom.
            #[schema(maximum = 5000)]
            place: u32,
        }
        /// Add cards to the partner's stack, so that it stands.
        Help = "dale_of_merchants.help" {
            /// Handles of the cards.
            #[schema(min_items = 1, max_items = 5000)]
            cards: Vec<u32>,
        }
        /// Add none.
        DeclineHelp = "dale_of_merchants.decline_help" {}
    }
}
