//! What happened, as it is stored: results, never recipes. Private; players are told the events of
//! `view.rs`.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    components::{Card, Set},
    pending::{Pending, Viewers, shared},
    scoring::Placing,
    zones::{Goal, Origin},
};
use kontor_rules::Seat;

/// How long a technique stays on the schedule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsUntil)]
pub enum Until {
    /// While it is being resolved.
    Resolved,
    /// Until its owner's next turn starts.
    NextTurn,
    /// Until the end of this turn.
    EndOfTurn,
}

/// Why a card of a hand was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsShownFor)]
pub enum ShownFor {
    /// An owl is used.
    Owl,
    /// It was part of a payment and is kept.
    Kept,
    /// It is laid out for a stack that the partner is asked to complete.
    Stack,
}

/// How a game begins; stored apart, so that the other events are small.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SetUp {
    /// The sets.
    pub sets: Vec<Set>,
    /// Who begins.
    pub first: Seat,
    /// The players' decks by seat, the top card last.
    pub decks: Vec<Vec<Card>>,
    /// The market deck, the top card last.
    pub market_deck: Vec<Card>,
    /// Cards that stay in the box.
    pub boxed: Vec<Card>,
}

/// A fact of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", content = "data")]
pub enum Event {
    /// Sets were chosen, decks made and shuffled.
    #[serde(rename = "dale_of_merchants.set_up")]
    SetUp(Box<SetUp>),
    /// A card went from one place to another.
    #[serde(rename = "dale_of_merchants.card_moved")]
    CardMoved {
        /// The card.
        card: Card,
        /// Where it was.
        from: Origin,
        /// Where it is.
        to: Goal,
        /// Who sees it on its way.
        seen_by: Viewers,
    },
    /// A turn began.
    #[serde(rename = "dale_of_merchants.turn_began")]
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round, from 1.
        round: u16,
    },
    /// A technique was played.
    #[serde(rename = "dale_of_merchants.technique_played")]
    TechniquePlayed {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A technique came due, or stays on the schedule.
    #[serde(rename = "dale_of_merchants.technique_scheduled")]
    TechniqueScheduled {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// Its place on the schedule.
        place: u32,
        /// How long it stays.
        until: Until,
    },
    /// A technique is fully resolved.
    #[serde(rename = "dale_of_merchants.technique_resolved")]
    TechniqueResolved {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A card was purchased.
    #[serde(rename = "dale_of_merchants.purchased")]
    Purchased {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it cost.
        price: u32,
        /// What was paid.
        paid: u32,
    },
    /// A stack was built.
    #[serde(rename = "dale_of_merchants.stack_built")]
    StackBuilt {
        /// By whom.
        seat: Seat,
        /// Who helped.
        helper: Option<Seat>,
        /// In which stall.
        stall: u8,
        /// Its number, from 1.
        number: u8,
    },
    /// A player discarded any number of cards as an action.
    #[serde(rename = "dale_of_merchants.hand_sorted_out")]
    HandSortedOut {
        /// Who.
        seat: Seat,
        /// How many.
        count: u32,
    },
    /// A deck was shuffled.
    #[serde(rename = "dale_of_merchants.deck_shuffled")]
    DeckShuffled {
        /// Whose.
        seat: Seat,
        /// Whether it was formed from the discard pile.
        formed: bool,
        /// Its cards now, the top one last.
        order: Vec<Card>,
    },
    /// The market deck was formed from the market's discard pile.
    #[serde(rename = "dale_of_merchants.market_deck_formed")]
    MarketDeckFormed {
        /// Its cards, the top one last.
        order: Vec<Card>,
    },
    /// The cards of the market lie in other slots now.
    #[serde(rename = "dale_of_merchants.market_arranged")]
    MarketArranged {
        /// The cards by slot.
        market: Vec<Option<Card>>,
    },
    /// The die was rolled.
    #[serde(rename = "dale_of_merchants.die_rolled")]
    DieRolled {
        /// By whom.
        seat: Seat,
        /// The number.
        die: u8,
    },
    /// A player was chosen.
    #[serde(rename = "dale_of_merchants.player_chosen")]
    PlayerChosen {
        /// Who chose.
        seat: Seat,
        /// Who was chosen.
        chosen: Seat,
    },
    /// A direction was chosen.
    #[serde(rename = "dale_of_merchants.direction_chosen")]
    DirectionChosen {
        /// Who chose.
        seat: Seat,
        /// Whether it is left.
        left: bool,
    },
    /// A value was guessed.
    #[serde(rename = "dale_of_merchants.value_guessed")]
    ValueGuessed {
        /// By whom.
        seat: Seat,
        /// The value.
        value: u8,
    },
    /// A card of a hand was shown and stays there.
    #[serde(rename = "dale_of_merchants.card_shown")]
    CardShown {
        /// Whose.
        seat: Seat,
        /// Its handle.
        handle: u32,
        /// The card.
        card: Card,
        /// What for.
        shown_for: ShownFor,
    },
    /// A card of a hand was shown, and its value is multiplied for this turn.
    #[serde(rename = "dale_of_merchants.value_multiplied")]
    ValueMultiplied {
        /// Whose.
        seat: Seat,
        /// Its handle.
        handle: u32,
        /// The card.
        card: Card,
        /// By how much.
        factor: u8,
    },
    /// A player looked at another's hand.
    #[serde(rename = "dale_of_merchants.hand_looked_at")]
    HandLookedAt {
        /// Who looked.
        seat: Seat,
        /// Whose hand.
        owner: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// A player searches the own deck.
    #[serde(rename = "dale_of_merchants.deck_searched")]
    DeckSearched {
        /// Who.
        seat: Seat,
        /// The cards, by set and value.
        cards: Vec<Card>,
    },
    /// A player has chosen a card of the own deck, which stays secret until all have.
    #[serde(rename = "dale_of_merchants.deck_card_chosen")]
    DeckCardChosen {
        /// Who.
        seat: Seat,
        /// The place of the card among those of the deck, by set and value.
        place: u32,
        /// The card.
        card: Card,
    },
    /// A player dealt a set of cards out.
    #[serde(rename = "dale_of_merchants.set_dealt")]
    SetDealt {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// A player asked the partner to add cards to a stack.
    #[serde(rename = "dale_of_merchants.help_asked")]
    HelpAsked {
        /// Who.
        seat: Seat,
        /// The partner.
        partner: Seat,
        /// Number of the stack, from 1.
        number: u8,
        /// What is missing to its value.
        missing: u32,
    },
    /// A player declined to help.
    #[serde(rename = "dale_of_merchants.help_declined")]
    HelpDeclined {
        /// Who.
        seat: Seat,
    },
    /// A player did not react, or not any more.
    #[serde(rename = "dale_of_merchants.passed")]
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player ended the turn.
    #[serde(rename = "dale_of_merchants.turn_ended")]
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// The game came to its end.
    #[serde(rename = "dale_of_merchants.game_ended")]
    GameEnded {
        /// The final standings.
        standings: Vec<Placing>,
        /// Whether the rounds have run out.
        undecided: bool,
    },
    /// The game waits for somebody.
    #[serde(rename = "dale_of_merchants.waiting")]
    Waiting {
        /// What is to be done; shared with the table.
        #[serde(with = "shared")]
        pending: Arc<Pending>,
    },
}
