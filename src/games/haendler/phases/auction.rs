//! «Setting Up Shop»: an ability is auctioned.

use kontor_rules::{Refusal, Seat, Table};

use super::super::{
    action::Action,
    choice::Choice,
    components::ABILITY_RAISE,
    event::Event,
    game::Haendler,
    phase::{Auction, Phase},
    state::State,
    step::PassReason,
};

/// The decision whether to bid more for it.
pub const KIND: &str = "haendler.bidding_for_ability";

fn auction(state: &State) -> &Auction {
    let Phase::Auction { auction } = &state.phase else { panic!("an ability is auctioned") };
    auction
}

/// The next in turn is asked, if this player can pay a higher bid.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let auction = auction(state);
    let is_asked = next_in_turn(state, auction) == Some(seat)
        && state.money(seat) >= auction.price + ABILITY_RAISE;
    is_asked.then_some(KIND)
}

/// Who bids or passes next, clockwise, if anybody but the leader is left.
fn next_in_turn(state: &State, auction: &Auction) -> Option<Seat> {
    // Each player with a turn since the leader's bid has passed.
    let mut others =
        auction.leader.clockwise_after(state.seats()).filter(|seat| *seat != auction.leader);
    others.find(|seat| auction.bidders.contains(*seat))
}

/// What the next in turn may do.
pub fn choices(state: &State, _: Seat) -> Vec<Choice> {
    vec![Choice::Pass {}, Choice::Raise { price: auction(state).price + ABILITY_RAISE }]
}

/// Bids or passes.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let event = if *action == (Action::Raise {}) {
        Event::AbilityRaised { seat, price: auction(table.state()).price + ABILITY_RAISE }
    } else if *action == (Action::Pass {}) {
        Event::AbilityPassed { seat, reason: PassReason::Chosen }
    } else {
        return Err(Refusal::not_asked(seat));
    };
    table.emit(event);
    Ok(())
}

/// A player who cannot pay the next bid is passed over, and the last bidder gets the card.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let auction = auction(table.state());
    table.emit(match next_in_turn(table.state(), auction) {
        Some(seat) => Event::AbilityPassed { seat, reason: PassReason::NothingLeft },
        None => Event::AbilitySold {
            seat: auction.leader,
            ability: auction.ability,
            price: auction.price,
        },
    });
}
