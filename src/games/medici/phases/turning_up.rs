//! «The First Game Round», turning up: the first card of a turn comes by itself, then the turner
//! decides card by card.

use super::super::{
    Medici,
    action::{Action, Choice},
    components::LOT_MAX,
    event::Event,
    state::State,
};
use kontor_rules::{Refusal, Seat, Table};

/// The decision whether to turn up another card.
pub const KIND: &str = "medici.turning_up";

/// Whether there is something to decide: a card is on view and another is allowed.
pub fn is_open(state: &State) -> bool {
    !state.lot.is_empty() && may_turn_up(state)
}

/// Whether another card may be turned up: there is one, and somebody, the turner or another, has
/// room for the lot with it («Restricted Warehouse Capacity»). Whether anybody could pay for it
/// does not matter.
fn may_turn_up(state: &State) -> bool {
    let roomiest = state.players.iter().map(|(_, player)| player.room()).max().unwrap_or(0);
    !state.deck.reveal().is_empty() && state.lot.len() < LOT_MAX.min(roomiest)
}

/// What the turner may do.
pub fn choices() -> Vec<Choice> {
    vec![Choice::TurnUp {}, Choice::OpenBidding {}]
}

/// Carries out what the turner decided.
pub fn decide(table: &mut Table<'_, Medici>, turner: Seat, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::TurnUp {} => turn_up(table, turner),
        Action::OpenBidding {} => open_bidding(table, turner),
        Action::Bid { amount: _ } | Action::Pass {} => return Err(Refusal::not_asked(turner)),
    }
    Ok(())
}

/// Goes on without a question: the first card of a turn is compulsory, a full lot goes to auction.
pub fn go_on(table: &mut Table<'_, Medici>, turner: Seat) {
    if table.state().lot.is_empty() { turn_up(table, turner) } else { open_bidding(table, turner) }
}

/// Turns up the top card of the deck.
pub fn turn_up(table: &mut Table<'_, Medici>, turner: Seat) {
    assert!(
        may_turn_up(table.state()),
        "a turn begins only with cards in the deck and room in a warehouse"
    );
    let card = table.state().deck.reveal()[0];
    table.emit(Event::CardTurnedUp { seat: turner, card });
}

/// All bid once, the player to the left of the turner first and the turner last.
fn open_bidding(table: &mut Table<'_, Medici>, turner: Seat) {
    let order = turner.clockwise_after(table.state().seats()).collect();
    table.emit(Event::BiddingOpened { turner, order });
}
