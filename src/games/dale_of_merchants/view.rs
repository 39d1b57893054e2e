//! What players see of the table. The only file that reads hidden cards for output.
//!
//! Hidden are hands, decks, the market deck, private sets and choices made in secret. Who knows
//! which card where is kept with the card itself: see `state.rs`.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    choice::{HandCard, hand_cards},
    components::{byte, count},
    kinds::{Card, Set},
    pending::Task,
    scores::Placing,
    state::{Held, State},
    zones::Until,
};
use kontor_rules::{Seat, Viewer};

/// The table.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsView)]
pub struct View {
    /// The round, from 1.
    pub round: u16,
    /// Whose turn it is.
    pub turn: Seat,
    /// The sets that are played with.
    #[schema(min_items = 3, max_items = 5)]
    pub sets: Vec<Set>,
    /// Whether seats 0 and 2 play against seats 1 and 3.
    pub teams: bool,
    /// How many stacks win.
    pub stacks_to_win: u8,
    /// The card that asks a player something, if one does.
    #[schema(required = true)]
    pub asking: Option<Card>,
    /// The cards that a player has laid out for the partner to complete a stack, while the partner
    /// is asked; not there otherwise, nor in games that began under `dale_of_merchants/1`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub laid_out: Option<LaidOutView>,
    /// The market by slot, the rightmost first; a card costs as much more as the number of its
    /// slot.
    #[schema(min_items = 5, max_items = 5)]
    pub market: Vec<Option<Card>>,
    /// Cards in the market deck.
    pub market_deck_size: u32,
    /// The market's discard pile, the top card last.
    #[schema(max_items = 5000)]
    pub market_pile: Vec<Card>,
    /// The players by seat.
    #[schema(min_items = 2, max_items = 4)]
    pub players: Vec<PlayerView>,
    /// The stalls, by seat or by team: seats 0 and 2 share the first.
    #[schema(min_items = 2, max_items = 4)]
    pub stalls: Vec<StallView>,
    /// The final standings, once the game is over.
    #[schema(required = true)]
    pub standings: Option<Vec<Placing>>,
}

/// Cards laid out for help with a stack. They stay in the hand until the stack stands.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsLaidOut)]
pub struct LaidOutView {
    /// Who builds.
    pub seat: Seat,
    /// The partner, who is asked.
    pub partner: Seat,
    /// The cards, with what they are worth in this stack.
    #[schema(max_items = 5000)]
    pub cards: Vec<LaidOutCard>,
    /// What the stack still lacks.
    pub missing: u32,
}

/// A card laid out for help.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsLaidOutCard)]
pub struct LaidOutCard {
    /// The card.
    pub card: Card,
    /// What it is worth.
    pub value: u32,
}

/// What a player has.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsPlayer)]
pub struct PlayerView {
    /// The seat.
    pub seat: Seat,
    /// Cards in the deck.
    pub deck_size: u32,
    /// Cards in the hand.
    pub hand_size: u32,
    /// Cards up to which the hand is filled.
    pub hand_limit: u32,
    /// The hand, in the order in which the cards came; `null` for everybody but its owner.
    #[schema(required = true, max_items = 5000)]
    pub hand: Option<Vec<HandCard>>,
    /// Cards shown in this turn whose values are multiplied.
    #[schema(max_items = 5000)]
    pub multiplied: Vec<MultipliedView>,
    /// The discard pile, the top card last.
    #[schema(max_items = 5000)]
    pub pile: Vec<Card>,
    /// Techniques whose effect lasts.
    #[schema(max_items = 5000)]
    pub schedule: Vec<ScheduledView>,
    /// What the player's next stack has to be worth.
    pub next_stack: u32,
}

/// A card of a hand with a multiplied value.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsMultiplied)]
pub struct MultipliedView {
    /// The card.
    pub card: Card,
    /// What it is worth.
    pub value: u32,
}

/// A card on a schedule.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsScheduled)]
pub struct ScheduledView {
    /// The card.
    pub card: Card,
    /// How long it stays.
    pub until: Until,
}

/// A stall.
#[derive(Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = DaleOfMerchantsStall)]
pub struct StallView {
    /// The stacks, in the order in which they were built.
    #[schema(max_items = 10)]
    pub stacks: Vec<Vec<Card>>,
}

/// What the table looks like to a viewer.
pub fn view(state: &State, viewer: Viewer) -> View {
    View {
        round: state.round,
        turn: state.turn,
        sets: state.sets.to_vec(),
        teams: state.options.teams,
        stacks_to_win: byte(state.stacks_to_win()),
        asking: state.task().and_then(Task::card_that_asks),
        laid_out: laid_out_view(state),
        market: state.market.to_vec(),
        market_deck_size: count(state.market_deck().len()),
        market_pile: state.market_pile.clone(),
        players: Seat::all(state.seats()).map(|seat| player_view(state, seat, viewer)).collect(),
        stalls: state.stalls.iter().map(|stacks| StallView { stacks: stacks.clone() }).collect(),
        standings: state.over.as_ref().map(|(standings, _)| standings.clone()),
    }
}

/// The cards lie face up before everybody, so every viewer sees them («4 player team rules»).
fn laid_out_view(state: &State) -> Option<LaidOutView> {
    let (seat, partner, handles) = state.laid_out()?;
    let held = handles.iter().filter_map(|handle| state.held(seat, *handle));
    let cards: Vec<LaidOutCard> =
        held.map(|held| LaidOutCard { card: held.card, value: state.value(seat, &held) }).collect();
    let sum: u32 = cards.iter().map(|card| card.value).sum();
    Some(LaidOutView { seat, partner, cards, missing: state.next_stack(seat) - sum })
}

fn player_view(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
    let player = &state.players[seat];
    let hand = state.hand(seat);
    // A viewer who lost sight of a multiplied card does not know whether it is still there.
    let is_seen = |held: &&Held| held.factor > 1 && held.known.contains(viewer);
    let multiplied =
        |held: &Held| MultipliedView { card: held.card, value: state.value(seat, held) };
    PlayerView {
        seat,
        deck_size: count(state.deck(seat).len()),
        hand_size: count(hand.len()),
        hand_limit: count(state.hand_size(seat)),
        // The owner sees the hand, the others its size.
        hand: viewer.is(seat).then(|| hand_cards(state, seat, hand)),
        multiplied: hand.iter().filter(is_seen).map(multiplied).collect(),
        pile: player.pile.clone(),
        schedule: player
            .schedule
            .iter()
            .map(|on| ScheduledView { card: on.card, until: on.until })
            .collect(),
        next_stack: state.next_stack(seat),
    }
}
