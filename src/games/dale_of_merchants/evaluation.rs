//! How well a seat stands, for players who think one step ahead: stacks first, then what the own
//! cards promise.

use super::{components::count, kinds::Card, phases::picks::sums, state::State};
use kontor_rules::Seat;

/// A built stack.
const STACK: i64 = 1_000;
/// Each point of the value of an animalfolk card that a player has.
const VALUE: i64 = 12;
/// Each junk card that a player has to carry.
const JUNK: i64 = -14;
/// What the best use of the hand for the next stack is worth at most.
const NEXT_STACK: i64 = 160;
/// Cards in the hand, for the next turn.
const HAND_CARD: i64 = 4;
/// More cards are of no use in one turn.
const HAND_COUNTED_MAX: u32 = 8;

/// How well the seat stands, against the best of its opponents.
pub fn evaluate(state: &State, seat: Seat) -> i64 {
    let best = state.opponents(seat).map(|other| standing(state, other)).max().unwrap_or_default();
    let own = standing(state, seat) * 2;
    let partner = state.partner(seat).map_or(0, |partner| cards(state, partner));
    own + partner - best
}

fn standing(state: &State, seat: Seat) -> i64 {
    let stacks = state.stacks_of(seat).len();
    let won = if stacks == state.stacks_to_win() { STACK * 100 } else { 0 };
    won + i64::from(count(stacks)) * STACK + cards(state, seat) + promise(state, seat)
}

/// What the cards are worth that a player has, wherever they are but in the stall.
fn cards(state: &State, seat: Seat) -> i64 {
    let hand = state.hand(seat).iter().map(|held| held.card);
    let deck = state.deck(seat).iter().map(|piece| piece.card);
    let pile = state.pile(seat).iter().copied();
    let schedule = state.players[seat].schedule.iter().map(|scheduled| scheduled.card);
    let worth =
        |card: Card| if card == Card::Junk { JUNK } else { VALUE * i64::from(card.value()) };
    let in_hand = i64::from(count(state.hand(seat).len()).min(HAND_COUNTED_MAX)) * HAND_CARD;
    hand.chain(deck).chain(pile).chain(schedule).map(worth).sum::<i64>() + in_hand
}

/// How near the hand and the other cards come to the next stack: the whole prize for a stack that
/// can be built from the hand.
fn promise(state: &State, seat: Seat) -> i64 {
    let wanted = state.next_stack(seat);
    let reach = |cards: &[Card]| -> i64 {
        let best = state.sets.iter().map(|set| {
            let values =
                cards.iter().filter(|card| card.set() == Some(*set)).map(|card| card.value());
            sums(values, wanted).ilog2()
        });
        i64::from(best.max().unwrap_or_default()) * NEXT_STACK / i64::from(wanted)
    };
    let hand: Vec<Card> = state.hand(seat).iter().map(|held| held.card).collect();
    let deck = state.deck(seat).iter().map(|piece| piece.card);
    let all: Vec<Card> =
        hand.iter().copied().chain(deck).chain(state.pile(seat).iter().copied()).collect();
    reach(&hand) + reach(&all)
}
