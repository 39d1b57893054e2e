//! What is still to be done, as a stack of small tasks: what was begun last is finished first. A
//! long effect is a chain of them.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::kinds::Card;
use kontor_rules::{Seat, Viewer};

/// The bit of those without a seat; the seats have the bits below.
const SPECTATORS: u8 = 1 << 7;

/// Who knows a card where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Viewers(u8);

impl Viewers {
    /// No viewer.
    pub const NONE: Viewers = Viewers(0);
    /// Everybody, spectators too.
    pub const ALL: Viewers = Viewers(u8::MAX);

    /// Just this seat.
    pub fn only(seat: Seat) -> Self {
        Viewers(1 << seat.0)
    }

    /// These and those.
    pub fn and(self, others: Viewers) -> Self {
        Viewers(self.0 | others.0)
    }

    /// Those who are among both.
    pub fn also_among(self, others: Viewers) -> Self {
        Viewers(self.0 & others.0)
    }

    /// These, but for those.
    pub fn without(self, others: Viewers) -> Self {
        Viewers(self.0 & !others.0)
    }

    /// Whether the viewer is one of them.
    pub fn contains(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & (1 << seat.0) != 0,
            Viewer::Spectator => self.0 & SPECTATORS != 0,
        }
    }
}

/// What is to be done, the next at the end, and what owls may still answer to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Pending {
    /// The tasks; the last one is the next.
    pub stack: Vec<Task>,
    /// What happened since the owls were asked last.
    pub triggers: Vec<Trigger>,
}

impl Pending {
    /// The task that waits for an answer.
    pub fn top(&self) -> Option<&Task> {
        self.stack.last()
    }
}

/// Writes what is to be done as if it were not shared.
pub(super) fn write_shared<S: Serializer>(pending: &Pending, into: S) -> Result<S::Ok, S::Error> {
    pending.serialize(into)
}

/// Reads what is to be done; it is not shared yet.
pub(super) fn read_shared<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Pending>, D::Error> {
    Pending::deserialize(from).map(Arc::new)
}

/// Something that is to be done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "task", rename_all = "snake_case")]
pub enum Task {
    /// The cards that wait on the schedule come due, one by one.
    StartOfTurn {
        /// Whose turn begins.
        seat: Seat,
    },
    /// A player does an action.
    Act {
        /// Whose turn it is.
        seat: Seat,
        /// How many actions this turn has had.
        done: u8,
        /// Whether the partner has declined to help with this action.
        declined: bool,
    },
    /// After the windows of an action: the bonus action, or the end.
    AfterAction {
        /// Whose turn it is.
        seat: Seat,
        /// How many actions this turn has had.
        done: u8,
        /// Whether the action gives another one.
        bonus: bool,
    },
    /// A last pause before the clean-up, where there are owls.
    EndOfTurn {
        /// Whose turn ends.
        seat: Seat,
    },
    /// The hand is filled.
    FillHand {
        /// Whose.
        seat: Seat,
    },
    /// The market slides and is filled.
    FillMarket,
    /// What lasted until the end of the turn is discarded.
    DiscardLasting {
        /// Whose.
        seat: Seat,
    },
    /// The next turn begins.
    NextTurn {
        /// Whose turn is over.
        seat: Seat,
    },
    /// The technique that is being resolved leaves the schedule, or waits on it.
    Finish {
        /// Whose.
        seat: Seat,
        /// Whether it came due.
        due: bool,
    },
    /// The owls may answer to what has happened.
    Windows,
    /// One window for some triggers.
    Window {
        /// What happened.
        triggers: Vec<Trigger>,
        /// Who may still answer, in order; the first is asked now.
        to_ask: Vec<Seat>,
        /// Which copy has answered to which of the triggers.
        used: Vec<(u32, u8)>,
    },
    /// A card asks a player something.
    Ask {
        /// Who is asked.
        seat: Seat,
        /// Which card asks.
        card: Card,
        /// What it asks.
        question: Question,
        /// Whom the card was turned against before.
        target: Option<Seat>,
    },
    /// All search their decks at once, in secret.
    Cheer {
        /// Whose technique it is.
        seat: Seat,
        /// Who searches, and the place of the card chosen, once there is one.
        choosers: Vec<(Seat, Option<u32>)>,
    },
    /// The partner is asked to add cards to a stack.
    Help {
        /// Who builds.
        seat: Seat,
        /// Who is asked.
        partner: Seat,
        /// Handles of the builder's cards.
        cards: Vec<u32>,
        /// How many actions the turn has had.
        done: u8,
    },
}

impl Task {
    /// Who has to say something for it, once it waits for an answer.
    pub fn asked(&self) -> impl Iterator<Item = Seat> {
        let (one, choosers): (Option<Seat>, &[(Seat, Option<u32>)]) = match self {
            Task::StartOfTurn { seat }
            | Task::Act { seat, .. }
            | Task::EndOfTurn { seat }
            | Task::DiscardLasting { seat }
            | Task::Ask { seat, .. } => (Some(*seat), &[]),
            Task::Window { to_ask, .. } => (to_ask.first().copied(), &[]),
            Task::Cheer { choosers, .. } => (None, choosers),
            Task::Help { partner, .. } => (Some(*partner), &[]),
            Task::AfterAction { .. }
            | Task::FillHand { .. }
            | Task::FillMarket
            | Task::NextTurn { .. }
            | Task::Finish { .. }
            | Task::Windows => (None, &[]),
        };
        let still_to_choose =
            choosers.iter().filter(|(_, chosen)| chosen.is_none()).map(|(seat, _)| *seat);
        one.into_iter().chain(still_to_choose)
    }

    /// The card that asks; everybody sees it.
    pub fn card_that_asks(&self) -> Option<Card> {
        match self {
            Task::Ask { card, .. } => Some(*card),
            Task::Cheer { .. } => Some(Card::Cheer),
            Task::StartOfTurn { .. }
            | Task::Act { .. }
            | Task::AfterAction { .. }
            | Task::EndOfTurn { .. }
            | Task::FillHand { .. }
            | Task::FillMarket
            | Task::DiscardLasting { .. }
            | Task::NextTurn { .. }
            | Task::Finish { .. }
            | Task::Windows
            | Task::Window { .. }
            | Task::Help { .. } => None,
        }
    }

    /// The kind of the decision, as clients get it.
    pub fn kind(&self) -> &'static str {
        match self {
            Task::StartOfTurn { .. } => "dale_of_merchants.starting_turn",
            Task::Act { .. } => "dale_of_merchants.acting",
            Task::EndOfTurn { .. } => "dale_of_merchants.ending_turn",
            Task::DiscardLasting { .. } => "dale_of_merchants.discarding_lasting",
            Task::Ask { .. } => "dale_of_merchants.resolving",
            Task::Window { .. } => "dale_of_merchants.reacting",
            Task::Cheer { .. } => "dale_of_merchants.cheering",
            Task::Help { .. } => "dale_of_merchants.helping",
            Task::AfterAction { .. }
            | Task::FillHand { .. }
            | Task::FillMarket
            | Task::NextTurn { .. }
            | Task::Finish { .. }
            | Task::Windows => "dale_of_merchants.nothing",
        }
    }
}

/// What a card may ask. The numbers are those of the card; as many as there are will do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "question", rename_all = "snake_case")]
pub enum Question {
    /// Cards of the own hand, in order.
    HandCards {
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// Cards of the own deck, which is searched.
    DeckCards {
        /// Fewest; one is the most.
        min: u8,
    },
    /// Cards of the own discard pile, in order.
    PileCards {
        /// The places that may be chosen.
        places: Vec<u32>,
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// Cards of the market, in order.
    MarketCards {
        /// How many.
        count: u8,
    },
    /// A card of the own stall.
    StallCard,
    /// A player.
    Player {
        /// Who can be chosen.
        of: Vec<Seat>,
    },
    /// Left or right.
    Direction,
    /// Who gets which card of a private set.
    Deal {
        /// The cards and who gave them.
        set: Vec<Given>,
    },
    /// A value.
    Value,
    /// Whether the played card goes on the own deck.
    OnDeck,
    /// An order of cards for the top of the own deck.
    Order {
        /// The cards, the top one first.
        set: Vec<Given>,
    },
    /// As many cards of the own hand as of the own deck.
    Exchange {
        /// How many.
        count: u8,
    },
    /// An animalfolk card of the own hand, and a card of the own discard pile.
    Swap,
}

/// A card of a private set.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Given {
    /// Who gave it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Who knows it.
    pub known: Viewers,
}

/// Something that owls answer to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trigger {
    /// What.
    pub what: Happening,
    /// Who did it; of a card that came into a hand, whose hand.
    pub seat: Seat,
    /// Cards with handles below this were in hands when it happened.
    pub since: u32,
}

impl Happening {
    /// All of these.
    pub const ALL: [Happening; 5] = [
        Happening::Resolved,
        Happening::Entered,
        Happening::Purchased,
        Happening::Shuffled,
        Happening::Built,
    ];
}

/// What owls answer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// A technique was fully resolved.
    Resolved,
    /// A card came into a hand: the one whose handle is just below `since`.
    Entered,
    /// A card was purchased.
    Purchased,
    /// A deck was shuffled.
    Shuffled,
    /// A stack was built.
    Built,
}
