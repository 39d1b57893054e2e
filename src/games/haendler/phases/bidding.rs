//! «Phase 2»: sealed bids for a wagon.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        choice::Choice,
        event::Event,
        game::Haendler,
        phase::Phase,
        state::{State, number},
    },
    loading::check_amount,
    pledges,
};

/// The decision how much to bid for a wagon.
pub const KIND: &str = "haendler.bidding_for_wagon";

/// Each player who has not bid yet is asked, but for a player who has pledged to bid nothing.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    (is_to_bid(state, seat) && !must_bid_nothing(state, seat)).then_some(KIND)
}

fn is_to_bid(state: &State, seat: Seat) -> bool {
    let Phase::Bidding { bids, .. } = &state.phase else { panic!("a wagon is auctioned") };
    bids[seat].is_none()
}

/// Whether a pledge leaves one bid.
fn must_bid_nothing(state: &State, seat: Seat) -> bool {
    state.takes_forced_steps() && pledges::against_bid(state, seat, wagon(state)).is_some()
}

/// Makes the bid of a player whom a pledge leaves no other; returns whether there was one.
pub fn bid_as_pledged(table: &mut Table<'_, Haendler>) -> bool {
    let state = table.state();
    let mut seats = Seat::all(state.seats());
    let seat = seats.find(|seat| is_to_bid(state, *seat) && must_bid_nothing(state, *seat));
    if let Some(seat) = seat {
        table.emit(Event::BidMade { seat, amount: 0 });
    }
    seat.is_some()
}

fn wagon(state: &State) -> usize {
    let Phase::Bidding { wagon, .. } = state.phase else { panic!("a wagon is auctioned") };
    wagon
}

/// How much the seat may bid: nothing, if that is pledged.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let is_pledged = pledges::against_bid(state, seat, wagon(state)).is_some();
    vec![Choice::Bid { most: if is_pledged { 0 } else { state.money(seat) } }]
}

/// Makes a bid.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::Bid { amount } = *action else { return Err(Refusal::not_asked(seat)) };
    let state = table.state();
    check_amount(amount, state.money(seat)).map_err(|refusal| refusal.at("amount"))?;
    let pledge = pledges::against_bid(state, seat, wagon(state));
    if let Some(pledge) = pledge.filter(|_| amount > 0) {
        return Err(pledges::breach(pledge).at("amount"));
    }
    table.emit(Event::BidMade { seat, amount });
    Ok(())
}

/// Opens the bids: the highest wins, among equals the first in player order, so the Starting player
/// if no player bids.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let state = table.state();
    let Phase::Bidding { wagon, bids } = &state.phase else { panic!("a wagon is auctioned") };
    let bid =
        |seat: Seat| *bids[seat].as_ref().expect("bids are opened when all have bid").reveal();
    let highest = Seat::all(state.seats()).map(bid).max().expect("there are players");
    let mut order = state.player_order();
    let master = order.find(|seat| bid(*seat) == highest).expect("a player made the highest bid");
    let bids = Seat::all(state.seats()).map(bid).collect();
    table.emit(Event::BidsRevealed { wagon: number(*wagon), bids, master });
}
