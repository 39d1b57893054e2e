//! What a player decides, and every way in which the rules refuse.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::{RefusalKind, Seat};

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
    /// What actions call it.
    pub fn id(self) -> &'static str {
        match self {
            Direction::Left => "left",
            Direction::Right => "right",
        }
    }
}

/// What a player decides.
///
/// Cards of the own hand are named by the handles that the own view gives them, cards of a discard
/// pile by their place from the bottom, cards of a searched deck by their place in the list that
/// the choice gives, and cards of the market by their slot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", deny_unknown_fields)]
#[schema(as = DaleOfMerchantsAction)]
pub enum Action {
    /// Market action: purchase a card.
    #[serde(rename = "dale_of_merchants.buy")]
    Buy {
        /// Its slot, 0 at the right.
        #[schema(maximum = 4)]
        slot: u32,
        /// Handles of the cards paid with, in the order in which they go to the discard pile.
        #[schema(min_items = 1, max_items = 5000)]
        payment: Vec<u32>,
        /// Whether a Glue of the payment stays in the hand.
        keep_glue: bool,
    },
    /// Market action with Calculations in the payment: put the cards of the market into other
    /// slots, then purchase one.
    #[serde(rename = "dale_of_merchants.rearrange_and_buy")]
    RearrangeAndBuy {
        /// The slot of the card, 0 at the right.
        #[schema(maximum = 4)]
        slot: u32,
        /// The slot where it is put before it is bought.
        #[schema(maximum = 4)]
        to: u32,
        /// The four other slots; what lies there is put into the other slots from right to left in
        /// this order.
        #[schema(min_items = 4, max_items = 4)]
        others: Vec<u32>,
        /// Handles of the cards paid with, in the order in which they go to the discard pile.
        #[schema(min_items = 1, max_items = 5000)]
        payment: Vec<u32>,
        /// Whether a Glue of the payment stays in the hand.
        keep_glue: bool,
    },
    /// Technique action: play a technique.
    #[serde(rename = "dale_of_merchants.play")]
    Play {
        /// Its handle.
        card: u32,
    },
    /// Stall action: build the next stack.
    #[serde(rename = "dale_of_merchants.build")]
    Build {
        /// Handles of the cards.
        #[schema(min_items = 1, max_items = 5000)]
        cards: Vec<u32>,
    },
    /// Stall action in a team game: lay out cards and ask the partner to make them a stack.
    #[serde(rename = "dale_of_merchants.ask_for_help")]
    AskForHelp {
        /// Handles of the cards.
        #[schema(min_items = 1, max_items = 5000)]
        cards: Vec<u32>,
    },
    /// Inventory action: discard any number of cards.
    #[serde(rename = "dale_of_merchants.discard")]
    Discard {
        /// Handles of the cards, in the order in which they go to the discard pile.
        #[schema(max_items = 5000)]
        cards: Vec<u32>,
    },
    /// Do nothing more in this turn.
    #[serde(rename = "dale_of_merchants.end_turn")]
    EndTurn {},
    /// Resolve or discard a card of the own schedule.
    #[serde(rename = "dale_of_merchants.take_up")]
    TakeUp {
        /// Its place on the schedule.
        #[schema(maximum = 5000)]
        place: u32,
    },
    /// Show an owl and use it.
    #[serde(rename = "dale_of_merchants.use_owl")]
    UseOwl {
        /// Its handle.
        card: u32,
    },
    /// Do not react, or not any more.
    #[serde(rename = "dale_of_merchants.pass")]
    Pass {},
    /// Choose cards of the own hand.
    #[serde(rename = "dale_of_merchants.choose_hand_cards")]
    ChooseHandCards {
        /// Their handles, in order.
        #[schema(max_items = 5000)]
        cards: Vec<u32>,
    },
    /// Choose a card of the own deck, or none.
    #[serde(rename = "dale_of_merchants.choose_deck_cards")]
    ChooseDeckCards {
        /// Its place in the list of the choice.
        #[schema(max_items = 1)]
        places: Vec<u32>,
    },
    /// Choose cards of the own discard pile.
    #[serde(rename = "dale_of_merchants.choose_pile_cards")]
    ChoosePileCards {
        /// Their places, from the bottom.
        #[schema(max_items = 3)]
        places: Vec<u32>,
    },
    /// Choose cards of the market.
    #[serde(rename = "dale_of_merchants.choose_market_cards")]
    ChooseMarketCards {
        /// Their slots, in order.
        #[schema(min_items = 1, max_items = 5)]
        slots: Vec<u32>,
    },
    /// Choose a card of the own stall.
    #[serde(rename = "dale_of_merchants.choose_stall_card")]
    ChooseStallCard {
        /// Number of the stack, from 0.
        #[schema(maximum = 9)]
        stack: u32,
        /// Its place in the stack, from 0.
        #[schema(maximum = 5000)]
        place: u32,
    },
    /// Choose a player.
    #[serde(rename = "dale_of_merchants.choose_player")]
    ChoosePlayer {
        /// Whom.
        player: Seat,
    },
    /// Choose a direction.
    #[serde(rename = "dale_of_merchants.choose_direction")]
    ChooseDirection {
        /// Which.
        direction: Direction,
    },
    /// Deal out the cards of a private set.
    #[serde(rename = "dale_of_merchants.deal")]
    Deal {
        /// Who gets each card, in the order of the cards.
        #[schema(min_items = 1, max_items = 4)]
        players: Vec<Seat>,
    },
    /// Guess a value.
    #[serde(rename = "dale_of_merchants.guess")]
    Guess {
        /// The value.
        #[schema(minimum = 1, maximum = 5)]
        value: u8,
    },
    /// Say whether the played card goes on top of the own deck.
    #[serde(rename = "dale_of_merchants.put_on_deck")]
    PutOnDeck {
        /// Whether it does.
        on_deck: bool,
    },
    /// Put cards back on top of the own deck.
    #[serde(rename = "dale_of_merchants.order_cards")]
    OrderCards {
        /// Their places in the list of the choice; the first becomes the top card.
        #[schema(min_items = 1, max_items = 3)]
        places: Vec<u32>,
    },
    /// Exchange cards of the own hand for as many of the own deck.
    #[serde(rename = "dale_of_merchants.exchange")]
    Exchange {
        /// Handles of the cards given.
        #[schema(min_items = 1, max_items = 3)]
        cards: Vec<u32>,
        /// Places of the cards taken, in the list of the choice.
        #[schema(min_items = 1, max_items = 3)]
        places: Vec<u32>,
    },
    /// Swap an animalfolk card of the own hand with a card of the own discard pile.
    #[serde(rename = "dale_of_merchants.swap")]
    Swap {
        /// Handle of the card given.
        card: u32,
        /// Place of the card taken, from the bottom.
        #[schema(maximum = 5000)]
        place: u32,
    },
    /// Add cards to the partner's stack, so that it stands.
    #[serde(rename = "dale_of_merchants.help")]
    Help {
        /// Handles of the cards.
        #[schema(min_items = 1, max_items = 5000)]
        cards: Vec<u32>,
    },
    /// Add none.
    #[serde(rename = "dale_of_merchants.decline_help")]
    DeclineHelp {},
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $NAME:ident = $code:literal, $section:literal, $sentence:literal;)+) => {
        $($(#[$doc])* pub const $NAME: RefusalKind =
            RefusalKind { code: concat!("dale_of_merchants.", $code), section: $section, sentence: $sentence };)+

        /// Every way in which these rules refuse.
        pub const REFUSALS: &[RefusalKind] = &[kontor_rules::NOT_ASKED, $($NAME),+];
    };
}

refusals! {
    /// Too few or too many players.
    SEATS_OUT_OF_RANGE = "seats.out_of_range", "Components",
        "Dale of Merchants 2 is for {min} to {max} players, not for {seats}.";
    /// Teams without four players.
    TEAMS_NEED_FOUR = "teams.need_four", "4 player team rules", "Teams are for four players, not for {seats}.";
    /// Too few or too many sets.
    SETS_MISCOUNTED = "decks.miscounted", "Game setup", "This game needs {needed} decks, not {count}.";
    /// A set that was chosen twice.
    SET_NAMED_TWICE = "decks.named_twice", "Game setup", "{set} can be chosen once only.";
    /// A first seat that the table does not have.
    FIRST_SEAT_MISSING = "first_seat.missing", "Game setup", "Seat {first} cannot begin at a table of {seats}.";
    /// A limit of rounds beyond the bounds.
    ROUND_LIMIT_OUT_OF_RANGE = "round_limit.out_of_range", "Winning the game",
        "A game ends after {min} to {max} rounds, not after {rounds}.";
    /// A card or place that cannot be chosen here.
    NOT_CHOOSABLE = "card.not_choosable", "Action phase", "Number {number} is none that can be chosen here.";
    /// A card or place that was named twice.
    NAMED_TWICE = "card.named_twice", "Action phase", "Number {number} is named twice.";
    /// Too few or too many cards.
    MISCOUNTED = "cards.miscounted", "Technique action", "Here one chooses {min} to {max}, not {count}.";
    /// A payment below the price.
    PAYMENT_TOO_LOW = "payment.too_low", "Market action", "The price is {price}, and these cards are worth {sum}.";
    /// A payment of which a card could be left out.
    PAYMENT_TOO_HIGH = "payment.too_high", "Market action",
        "The price is {price}; these cards are worth {sum}, so one worth {least} could be left out.";
    /// Glue is to be kept that was not paid with.
    GLUE_NOT_PAID = "payment.without_glue", "Passive", "Only a Glue that is part of the payment can be kept.";
    /// The market is to be rearranged without Calculations.
    CALCULATIONS_NOT_PAID = "payment.without_calculations", "Passive",
        "The market can be rearranged only with Calculations in the payment.";
    /// A stack of another value.
    STACK_SUM_WRONG = "stack.sum_wrong", "Stall action", "The stack has to be worth {worth}, and these cards are worth {sum}.";
    /// Cards laid out that need no help.
    STACK_NEEDS_NO_HELP = "stack.needs_no_help", "4 player team rules",
        "Cards laid out for help are worth less than {worth}; these are worth {sum}.";
    /// A stack with junk or of several sets.
    STACK_MIXED = "stack.mixed", "Stall action", "A stack is built of cards of one animalfolk set.";
}
