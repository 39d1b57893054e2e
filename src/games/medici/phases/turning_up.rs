//! «The First Game Round», turning up: the first card of a turn comes by itself, then the turner
//! decides card by card.

use kontor_rules::{Refusal, Seat, Table};

use super::super::{
    action::Action,
    choice::Choice,
    components::{LOT_MAX, SMALLEST_BID},
    event::Event,
    game::Medici,
    state::{Phase, Player, State},
};

/// The decision whether to turn up another card.
pub const KIND: &str = "medici.turning_up";

/// The turner is asked if a card is on view and another is allowed.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let is_open = !state.lot.is_empty() && may_turn_up(state);
    (seat == turner(state) && is_open).then_some(KIND)
}

fn turner(state: &State) -> Seat {
    let Phase::TurningUp { turner } = state.phase else { panic!("cards are turned up") };
    turner
}

/// Whether another card may be turned up: there is one, and a player, the turner or another, can
/// bid for the lot with it («Restricted Warehouse Capacity», ruling M5). The first card comes up
/// even if no player with room has money.
fn may_turn_up(state: &State) -> bool {
    let size = state.lot.len() + 1;
    let needs_money = !state.lot.is_empty() && state.lots_need_a_bidder();
    let can_bid =
        |player: &Player| player.room() >= size && (!needs_money || player.wealth >= SMALLEST_BID);
    !state.deck.reveal().is_empty()
        && size <= LOT_MAX
        && state.players.iter().any(|(_, player)| can_bid(player))
}

/// What the turner may do.
pub fn choices(_: &State, _: Seat) -> Vec<Choice> {
    vec![Choice::TurnUp {}, Choice::OpenBidding {}]
}

/// Carries out what the turner decided.
pub fn decide(table: &mut Table<'_, Medici>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::TurnUp {} => turn_up(table, seat),
        Action::OpenBidding {} => open_bidding(table, seat),
        Action::Bid { amount: _ } | Action::Pass {} => return Err(Refusal::not_asked(seat)),
    }
    Ok(())
}

/// The first card of a turn is compulsory, a full lot goes to auction.
pub fn advance(table: &mut Table<'_, Medici>) {
    let turner = turner(table.state());
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
