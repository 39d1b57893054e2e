//! What players are told of what happened: never skipped, only redacted.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    components::{Card, Set, count},
    event::{Event, SetUp, ShownFor, Until},
    scoring::Placing,
    view::asking,
    zones::{GoalView, Origin, OriginView},
};
use kontor_rules::{Seat, Viewer};

/// What happened, as a viewer is told it.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "type", content = "data")]
#[schema(as = DaleOfMerchantsEventView)]
pub enum EventView {
    /// Sets were chosen, decks made and shuffled.
    #[serde(rename = "dale_of_merchants.set_up")]
    SetUp {
        /// The sets.
        sets: Vec<Set>,
        /// Who begins.
        first: Seat,
        /// How many cards the market deck has.
        market_deck_size: u32,
        /// Cards of value 1 that stay in the box.
        boxed: Vec<Card>,
    },
    /// A card went from one place to another.
    #[serde(rename = "dale_of_merchants.card_moved")]
    CardMoved {
        /// The card; `null` for who does not see it.
        #[schema(required = true)]
        card: Option<Card>,
        /// Where it was.
        from: OriginView,
        /// Where it is.
        to: GoalView,
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
        /// Who helped, if anybody did.
        #[schema(required = true)]
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
        /// How many cards it has.
        size: u32,
    },
    /// The market deck was formed from the market's discard pile.
    #[serde(rename = "dale_of_merchants.market_deck_formed")]
    MarketDeckFormed {
        /// How many cards it has.
        size: u32,
    },
    /// The cards of the market lie in other slots now.
    #[serde(rename = "dale_of_merchants.market_arranged")]
    MarketArranged {
        /// The cards by slot, the rightmost first.
        #[schema(value_type = Vec<Option<Card>>)]
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
        /// The cards; `null` for who did not look.
        #[schema(required = true)]
        cards: Option<Vec<Card>>,
    },
    /// A player searches the own deck.
    #[serde(rename = "dale_of_merchants.deck_searched")]
    DeckSearched {
        /// Who.
        seat: Seat,
        /// The cards, by set and value; `null` for everybody else.
        #[schema(required = true)]
        cards: Option<Vec<Card>>,
    },
    /// A player has chosen a card of the own deck, which stays secret until all have.
    #[serde(rename = "dale_of_merchants.deck_card_chosen")]
    DeckCardChosen {
        /// Who.
        seat: Seat,
        /// The card; `null` for everybody else.
        #[schema(required = true)]
        card: Option<Card>,
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
        /// For whom.
        seats: Vec<Seat>,
        /// What kind of decision it is.
        kind: String,
        /// The card that asks, if one does.
        #[schema(required = true)]
        by: Option<Card>,
    },
}

/// What a viewer is told of an event: who sees a card on its way, who looks and who chooses, is
/// told which card it is.
pub fn redact(event: &Event, viewer: Viewer) -> EventView {
    match event.clone() {
        Event::SetUp(set_up) => {
            let SetUp { sets, first, decks: _, market_deck, boxed } = *set_up;
            EventView::SetUp { sets, first, market_deck_size: count(market_deck.len()), boxed }
        }
        Event::CardMoved { card, from, to, seen_by } => EventView::CardMoved {
            card: seen_by.contains(viewer).then_some(card),
            from: from.into(),
            to: to.into(),
        },
        Event::TurnBegan { seat, round } => EventView::TurnBegan { seat, round },
        Event::TechniquePlayed { seat, card } => EventView::TechniquePlayed { seat, card },
        Event::TechniqueScheduled { seat, card, place, until } => {
            EventView::TechniqueScheduled { seat, card, place, until }
        }
        Event::TechniqueResolved { seat, card } => EventView::TechniqueResolved { seat, card },
        Event::Purchased { seat, card, price, paid } => {
            EventView::Purchased { seat, card, price, paid }
        }
        Event::StackBuilt { seat, helper, stall, number } => {
            EventView::StackBuilt { seat, helper, stall, number }
        }
        Event::HandSortedOut { seat, count } => EventView::HandSortedOut { seat, count },
        Event::DeckShuffled { seat, formed, order } => {
            EventView::DeckShuffled { seat, formed, size: count(order.len()) }
        }
        Event::MarketDeckFormed { order } => {
            EventView::MarketDeckFormed { size: count(order.len()) }
        }
        Event::MarketArranged { market } => EventView::MarketArranged { market },
        Event::DieRolled { seat, die } => EventView::DieRolled { seat, die },
        Event::PlayerChosen { seat, chosen } => EventView::PlayerChosen { seat, chosen },
        Event::DirectionChosen { seat, left } => EventView::DirectionChosen { seat, left },
        Event::ValueGuessed { seat, value } => EventView::ValueGuessed { seat, value },
        Event::CardShown { seat, handle: _, card, shown_for } => {
            EventView::CardShown { seat, card, shown_for }
        }
        Event::ValueMultiplied { seat, handle: _, card, factor } => {
            EventView::ValueMultiplied { seat, card, factor }
        }
        Event::HandLookedAt { seat, owner, cards } => {
            EventView::HandLookedAt { seat, owner, cards: viewer.is(seat).then_some(cards) }
        }
        Event::DeckSearched { seat, cards } => {
            EventView::DeckSearched { seat, cards: viewer.is(seat).then_some(cards) }
        }
        Event::DeckCardChosen { seat, place: _, card } => {
            EventView::DeckCardChosen { seat, card: viewer.is(seat).then_some(card) }
        }
        Event::SetDealt { seat, count } => EventView::SetDealt { seat, count },
        Event::HelpAsked { seat, partner, number, missing } => {
            EventView::HelpAsked { seat, partner, number, missing }
        }
        Event::HelpDeclined { seat } => EventView::HelpDeclined { seat },
        Event::Passed { seat } => EventView::Passed { seat },
        Event::TurnEnded { seat } => EventView::TurnEnded { seat },
        Event::GameEnded { standings, undecided } => EventView::GameEnded { standings, undecided },
        Event::Waiting { pending } => {
            let task = pending.top().expect("the game waits for an answer to something");
            EventView::Waiting {
                seats: task.asked().collect(),
                kind: task.kind().to_owned(),
                by: asking(task),
            }
        }
    }
}

/// Whether the die, or a card that the viewer did not know, decided something in the event.
pub fn reveals(event: &Event, viewer: Viewer) -> bool {
    match event {
        Event::CardMoved { card: _, from, to: _, seen_by } => {
            seen_by.contains(viewer) && was_hidden(*from, viewer)
        }
        Event::DieRolled { .. } => true,
        Event::CardShown { seat, .. } | Event::ValueMultiplied { seat, .. } => !viewer.is(*seat),
        Event::HandLookedAt { seat, .. } | Event::DeckSearched { seat, .. } => viewer.is(*seat),
        Event::SetUp(_)
        | Event::TurnBegan { .. }
        | Event::TechniquePlayed { .. }
        | Event::TechniqueScheduled { .. }
        | Event::TechniqueResolved { .. }
        | Event::Purchased { .. }
        | Event::StackBuilt { .. }
        | Event::HandSortedOut { .. }
        | Event::DeckShuffled { .. }
        | Event::MarketDeckFormed { .. }
        | Event::MarketArranged { .. }
        | Event::PlayerChosen { .. }
        | Event::DirectionChosen { .. }
        | Event::ValueGuessed { .. }
        | Event::DeckCardChosen { .. }
        | Event::SetDealt { .. }
        | Event::HelpAsked { .. }
        | Event::HelpDeclined { .. }
        | Event::Passed { .. }
        | Event::TurnEnded { .. }
        | Event::GameEnded { .. }
        | Event::Waiting { .. } => false,
    }
}

fn was_hidden(from: Origin, viewer: Viewer) -> bool {
    match from {
        Origin::Hand { seat, handle: _ } => !viewer.is(seat),
        Origin::DeckTop { .. } | Origin::Deck { .. } | Origin::MarketDeck | Origin::Aside => true,
        Origin::Pile { .. }
        | Origin::Schedule { .. }
        | Origin::Stall { .. }
        | Origin::Market { .. }
        | Origin::JunkPile => false,
    }
}
