//! What happened: as it is stored, and as each viewer sees it.
//!
//! Who sees a card on its way, who looks and who chooses, sees which card it is; the die, and a
//! card that the viewer did not know, reveal something.

use std::sync::Arc;

use kontor_rules::{Seat, events};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    components::count,
    kinds::{Card, Set},
    pending::{Pending, Task, Viewers, read_shared, write_shared},
    scores::Placing,
    zones::{Goal, GoalView, Origin, OriginView, Until},
};

events! {
    /// What happened, as it is stored: with the results of luck and rules, so that it can be applied
    /// without either.
    stored Event;
    /// What happened, as a viewer sees it.
    shown EventView as DaleOfMerchantsEventView to viewer;

    /// Sets were chosen, decks made and shuffled.
    SetUp = "dale_of_merchants.set_up" (set_up: Box<SetUp>) shown as {
        /// The sets.
        sets: Vec<Set> = set_up.sets.clone(),
        /// Who begins.
        first: Seat = set_up.first,
        /// How many cards the market deck has.
        market_deck_size: u32 = count(set_up.market_deck.len()),
        /// Cards of value 1 that stay in the box.
        boxed: Vec<Card> = set_up.boxed.clone(),
    }
    /// A card went from one place to another.
    CardMoved = "dale_of_merchants.card_moved" {} secret {
        /// The card.
        card: Card,
        /// Where it was.
        from: Origin,
        /// Where it is.
        to: Goal,
        /// Who sees it on its way.
        seen_by: Viewers,
    } shown as {
        /// The card; `null` for who does not see it.
        #[schema(required = true)]
        card: Option<Card> = seen_by.contains(viewer).then_some(*card),
        /// Where it was.
        from: OriginView = (*from).into(),
        /// Where it is.
        to: GoalView = (*to).into(),
    } reveals: seen_by.contains(viewer) && from.is_hidden_from(viewer);
    /// A turn began.
    TurnBegan = "dale_of_merchants.turn_began" {
        /// Whose.
        seat: Seat,
        /// The round, from 1.
        round: u16,
    }
    /// A technique was played.
    TechniquePlayed = "dale_of_merchants.technique_played" {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    }
    /// A technique came due, or stays on the schedule.
    TechniqueScheduled = "dale_of_merchants.technique_scheduled" {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// Its place on the schedule.
        place: u32,
        /// How long it stays.
        until: Until,
    }
    /// A technique is fully resolved.
    TechniqueResolved = "dale_of_merchants.technique_resolved" {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    }
    /// A card was purchased.
    Purchased = "dale_of_merchants.purchased" {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it cost.
        price: u32,
        /// What was paid.
        paid: u32,
    }
    /// A stack was built.
    StackBuilt = "dale_of_merchants.stack_built" {
        /// By whom.
        seat: Seat,
        /// Who helped, if anybody did.
        #[schema(required = true)]
        helper: Option<Seat>,
        /// In which stall.
        stall: u8,
        /// Its number, from 1.
        number: u8,
    }
    /// A player discarded any number of cards as an action.
    HandSortedOut = "dale_of_merchants.hand_sorted_out" {
        /// Who.
        seat: Seat,
        /// How many.
        count: u32,
    }
    /// A deck was shuffled.
    DeckShuffled = "dale_of_merchants.deck_shuffled" {
        /// Whose.
        seat: Seat,
        /// Whether it was formed from the discard pile.
        formed: bool,
    } secret {
        /// Its cards now, the top one last.
        order: Vec<Card>,
    } shown as {
        /// How many cards it has.
        size: u32 = count(order.len()),
    }
    /// The market deck was formed from the market's discard pile.
    MarketDeckFormed = "dale_of_merchants.market_deck_formed" {} secret {
        /// Its cards, the top one last.
        order: Vec<Card>,
    } shown as {
        /// How many cards it has.
        size: u32 = count(order.len()),
    }
    /// The cards of the market lie in other slots now.
    MarketArranged = "dale_of_merchants.market_arranged" {
        /// The cards by slot, the rightmost first.
        #[schema(value_type = Vec<Option<Card>>)]
        market: Vec<Option<Card>>,
    }
    /// The die was rolled.
    DieRolled = "dale_of_merchants.die_rolled" {
        /// By whom.
        seat: Seat,
        /// The number.
        die: u8,
    } reveals: true;
    /// A player was chosen.
    PlayerChosen = "dale_of_merchants.player_chosen" {
        /// Who chose.
        seat: Seat,
        /// Who was chosen.
        chosen: Seat,
    }
    /// A direction was chosen.
    DirectionChosen = "dale_of_merchants.direction_chosen" {
        /// Who chose.
        seat: Seat,
        /// Whether it is left.
        left: bool,
    }
    /// A value was guessed.
    ValueGuessed = "dale_of_merchants.value_guessed" {
        /// By whom.
        seat: Seat,
        /// The value.
        value: u8,
    }
    /// A card of a hand was shown and stays there.
    CardShown = "dale_of_merchants.card_shown" {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// What for.
        shown_for: ShownFor,
    } secret {
        /// Its handle.
        handle: u32,
    } reveals: !viewer.is(*seat);
    /// A card of a hand was shown, and its value is multiplied for this turn.
    ValueMultiplied = "dale_of_merchants.value_multiplied" {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// By how much.
        factor: u8,
    } secret {
        /// Its handle.
        handle: u32,
    } reveals: !viewer.is(*seat);
    /// A player looked at another's hand.
    HandLookedAt = "dale_of_merchants.hand_looked_at" {
        /// Who looked.
        seat: Seat,
        /// Whose hand.
        owner: Seat,
    } only for seat {
        /// The cards; `null` for who did not look.
        cards: Vec<Card>,
    } reveals: viewer.is(*seat);
    /// A player searches the own deck.
    DeckSearched = "dale_of_merchants.deck_searched" {
        /// Who.
        seat: Seat,
    } only for seat {
        /// The cards, by set and value; `null` for everybody else.
        cards: Vec<Card>,
    } reveals: viewer.is(*seat);
    /// A player has chosen a card of the own deck, which stays secret until all have.
    DeckCardChosen = "dale_of_merchants.deck_card_chosen" {
        /// Who.
        seat: Seat,
    } only for seat {
        /// The card; `null` for everybody else.
        card: Card,
    } secret {
        /// The place of the card among those of the deck, by set and value.
        place: u32,
    }
    /// A player dealt a set of cards out.
    SetDealt = "dale_of_merchants.set_dealt" {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
    }
    /// A player asked the partner to add cards to a stack.
    HelpAsked = "dale_of_merchants.help_asked" {
        /// Who.
        seat: Seat,
        /// The partner.
        partner: Seat,
        /// Number of the stack, from 1.
        number: u8,
        /// What is missing to its value.
        missing: u32,
    }
    /// A player declined to help.
    HelpDeclined = "dale_of_merchants.help_declined" {
        /// Who.
        seat: Seat,
    }
    /// A player did not react, or not any more.
    Passed = "dale_of_merchants.passed" {
        /// Who.
        seat: Seat,
    }
    /// A player ended the turn.
    TurnEnded = "dale_of_merchants.turn_ended" {
        /// Who.
        seat: Seat,
    }
    /// The game came to its end.
    GameEnded = "dale_of_merchants.game_ended" {
        /// The final standings.
        standings: Vec<Placing>,
        /// Whether the rounds have run out.
        undecided: bool,
    }
    /// The game waits for players.
    Waiting = "dale_of_merchants.waiting" {} secret {
        /// What is to be done; shared with the table.
        #[serde(serialize_with = "write_shared", deserialize_with = "read_shared")]
        pending: Arc<Pending>,
    } shown as {
        /// For whom.
        seats: Vec<Seat> = waiting(pending).asked().collect(),
        /// What kind of decision it is.
        kind: String = waiting(pending).kind().to_owned(),
        /// The card that asks, if one does.
        #[schema(required = true)]
        by: Option<Card> = waiting(pending).card_that_asks(),
    }
}

/// The task for which the game waits.
fn waiting(pending: &Pending) -> &Task {
    pending.top().expect("the game waits for an answer to something")
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

/// How a game begins; in a box, so that events are small.
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
