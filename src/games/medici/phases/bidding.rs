//! «The First Game Round», bidding: once round the table, each bid higher than the last, the
//! highest takes the lot.

use std::ops::RangeInclusive;

use kontor_rules::{Refusal, Seat, Table};

use super::super::{
    action::Action,
    choice::Choice,
    components::SMALLEST_BID,
    event::{Event, PassReason},
    game::Medici,
    refusals::BID_OUT_OF_RANGE,
    state::{Phase, State},
};

/// The decision whether to bid.
pub const KIND: &str = "medici.bidding";

/// The next seat is asked if it can bid at all.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    (next(state) == Some(seat) && hindrance(state, seat).is_none()).then_some(KIND)
}

/// The seat whose turn it is to bid or pass.
fn next(state: &State) -> Option<Seat> {
    let Phase::Bidding { to_bid, .. } = &state.phase else { panic!("a lot is auctioned") };
    to_bid.first().copied()
}

/// What keeps the seat from bidding: no room for the whole lot («Restricted Warehouse Capacity»),
/// or too little money.
fn hindrance(state: &State, seat: Seat) -> Option<PassReason> {
    if state.players[seat].room() < state.lot.len() {
        return Some(PassReason::NoRoom);
    }
    bid_range(state, seat).is_empty().then_some(PassReason::NoMoney)
}

/// A bid exceeds the highest so far, and no player's wealth falls below zero.
fn bid_range(state: &State, seat: Seat) -> RangeInclusive<u32> {
    state.highest_bid().map_or(SMALLEST_BID, |bid| bid.amount + 1)..=state.players[seat].wealth
}

/// What the seat may do.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let range = bid_range(state, seat);
    vec![Choice::Bid { min: *range.start(), max: *range.end() }, Choice::Pass {}]
}

/// Carries out what the seat decided.
pub fn decide(table: &mut Table<'_, Medici>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Bid { amount } => {
            let range = bid_range(table.state(), seat);
            if !range.contains(&amount) {
                let refusal = Refusal::new(&BID_OUT_OF_RANGE).with("amount", amount);
                return Err(refusal
                    .with("min", *range.start())
                    .with("max", *range.end())
                    .at("amount"));
            }
            table.emit(Event::BidMade { seat, amount });
        }
        Action::Pass {} => table.emit(Event::Passed { seat, reason: PassReason::Chosen }),
        Action::TurnUp {} | Action::OpenBidding {} => return Err(Refusal::not_asked(seat)),
    }
    Ok(())
}

/// A player who cannot bid passes, and after the last seat the lot is sold or discarded.
pub fn advance(table: &mut Table<'_, Medici>) {
    let state = table.state();
    let cards = || state.lot.to_vec();
    let event = match (next(state), state.highest_bid()) {
        (Some(seat), _) => Event::Passed {
            seat,
            reason: hindrance(state, seat).expect("a seat that can bid is asked"),
        },
        (None, Some(bid)) => Event::LotSold { buyer: bid.seat, price: bid.amount, cards: cards() },
        (None, None) => Event::LotDiscarded { cards: cards() },
    };
    table.emit(event);
}
