//! Where cards come from and where they go: as it is stored, and as everybody sees it. No player is
//! told which card of a hand or of a deck it was.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::{Seat, Viewer};

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

/// Where a card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "zone", rename_all = "snake_case")]
pub enum Origin {
    /// A hand.
    Hand {
        /// Whose.
        seat: Seat,
        /// The card's handle there.
        handle: u32,
    },
    /// The top of a deck.
    DeckTop {
        /// Whose.
        seat: Seat,
    },
    /// Somewhere in a deck that is searched.
    Deck {
        /// Whose.
        seat: Seat,
        /// Counted from the bottom, from 0.
        place: u32,
    },
    /// A discard pile.
    Pile {
        /// Whose.
        seat: Seat,
        /// Counted from the bottom, from 0.
        place: u32,
    },
    /// A schedule.
    Schedule {
        /// Whose.
        seat: Seat,
        /// In the order in which the cards came there, from 0.
        place: u32,
    },
    /// A stall.
    Stall {
        /// Its number.
        stall: u8,
        /// The stack, from 0.
        stack: u32,
        /// The place in the stack, from 0.
        place: u32,
    },
    /// A slot of the market.
    Market {
        /// Which, 0 at the right.
        slot: u32,
    },
    /// The top of the market deck.
    MarketDeck,
    /// The junk pile, which never runs out.
    JunkPile,
    /// Aside, where cards wait to be dealt out.
    Aside,
}

impl Origin {
    /// Whether the viewer could not know the card by its lying there.
    pub fn is_hidden_from(self, viewer: Viewer) -> bool {
        match self {
            Origin::Hand { seat, handle: _ } => !viewer.is(seat),
            Origin::DeckTop { .. } | Origin::Deck { .. } | Origin::MarketDeck | Origin::Aside => {
                true
            }
            Origin::Pile { .. }
            | Origin::Schedule { .. }
            | Origin::Stall { .. }
            | Origin::Market { .. }
            | Origin::JunkPile => false,
        }
    }
}

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "zone", rename_all = "snake_case")]
pub enum Goal {
    /// A hand, under a new handle.
    Hand {
        /// Whose.
        seat: Seat,
    },
    /// The top of a deck.
    DeckTop {
        /// Whose.
        seat: Seat,
    },
    /// The top of a discard pile.
    Pile {
        /// Whose.
        seat: Seat,
    },
    /// A schedule, to be resolved.
    Schedule {
        /// Whose.
        seat: Seat,
    },
    /// A stall; a stack that is not there yet begins with the card.
    Stall {
        /// Its number.
        stall: u8,
        /// The stack, from 0.
        stack: u32,
        /// The place in the stack, from 0.
        place: u32,
    },
    /// A slot of the market.
    Market {
        /// Which, 0 at the right.
        slot: u32,
    },
    /// The top of the market's discard pile.
    MarketPile,
    /// The junk pile.
    JunkPile,
    /// Aside, until it is dealt out.
    Aside,
}

/// Where a card comes from, as everybody sees it.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "zone", rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsOrigin)]
pub enum OriginView {
    /// A hand.
    Hand {
        /// Whose.
        seat: Seat,
    },
    /// The top of a deck.
    DeckTop {
        /// Whose.
        seat: Seat,
    },
    /// Somewhere in a deck that was searched.
    Deck {
        /// Whose.
        seat: Seat,
    },
    /// A discard pile.
    Pile {
        /// Whose.
        seat: Seat,
        /// Counted from the bottom, from 0.
        place: u32,
    },
    /// A schedule.
    Schedule {
        /// Whose.
        seat: Seat,
    },
    /// A stall.
    Stall {
        /// Its number.
        stall: u8,
        /// The stack, from 0.
        stack: u32,
        /// The place in the stack, from 0.
        place: u32,
    },
    /// A slot of the market.
    Market {
        /// Which, 0 at the right.
        slot: u32,
    },
    /// The top of the market deck.
    MarketDeck {},
    /// The junk pile.
    JunkPile {},
    /// Aside, where cards wait to be dealt out.
    Aside {},
}

/// Where a card goes, as everybody sees it.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "zone", rename_all = "snake_case")]
#[schema(as = DaleOfMerchantsGoal)]
pub enum GoalView {
    /// A hand.
    Hand {
        /// Whose.
        seat: Seat,
    },
    /// The top of a deck.
    DeckTop {
        /// Whose.
        seat: Seat,
    },
    /// The top of a discard pile.
    Pile {
        /// Whose.
        seat: Seat,
    },
    /// A schedule, to be resolved.
    Schedule {
        /// Whose.
        seat: Seat,
    },
    /// A stall.
    Stall {
        /// Its number.
        stall: u8,
        /// The stack, from 0.
        stack: u32,
        /// The place in the stack, from 0.
        place: u32,
    },
    /// A slot of the market.
    Market {
        /// Which, 0 at the right.
        slot: u32,
    },
    /// The top of the market's discard pile.
    MarketPile {},
    /// The junk pile.
    JunkPile {},
    /// Aside, until it is dealt out.
    Aside {},
}

impl From<Origin> for OriginView {
    fn from(origin: Origin) -> Self {
        match origin {
            Origin::Hand { seat, handle: _ } => OriginView::Hand { seat },
            Origin::DeckTop { seat } => OriginView::DeckTop { seat },
            Origin::Deck { seat, place: _ } => OriginView::Deck { seat },
            Origin::Pile { seat, place } => OriginView::Pile { seat, place },
            Origin::Schedule { seat, place: _ } => OriginView::Schedule { seat },
            Origin::Stall { stall, stack, place } => OriginView::Stall { stall, stack, place },
            Origin::Market { slot } => OriginView::Market { slot },
            Origin::MarketDeck => OriginView::MarketDeck {},
            Origin::JunkPile => OriginView::JunkPile {},
            Origin::Aside => OriginView::Aside {},
        }
    }
}

impl From<Goal> for GoalView {
    fn from(goal: Goal) -> Self {
        match goal {
            Goal::Hand { seat } => GoalView::Hand { seat },
            Goal::DeckTop { seat } => GoalView::DeckTop { seat },
            Goal::Pile { seat } => GoalView::Pile { seat },
            Goal::Schedule { seat } => GoalView::Schedule { seat },
            Goal::Stall { stall, stack, place } => GoalView::Stall { stall, stack, place },
            Goal::Market { slot } => GoalView::Market { slot },
            Goal::MarketPile => GoalView::MarketPile {},
            Goal::JunkPile => GoalView::JunkPile {},
            Goal::Aside => GoalView::Aside {},
        }
    }
}
