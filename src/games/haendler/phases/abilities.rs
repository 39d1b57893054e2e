//! «Setting Up Shop»: abilities in pairs by lot, or one by one by auction.

use super::{
    super::{
        Haendler,
        action::Action,
        cards::Ability,
        choice::Choice,
        components::{ABILITIES_EACH, ABILITY_RAISE, PAIR_PRICE},
        event::Event,
        phase::Auction,
        refusals::ABILITY_NOT_FOR_SALE,
        state::State,
        step::PassReason,
    },
    can_pay,
};
use kontor_rules::{Refusal, Seat, Table, shuffle};

/// The decision which ability is auctioned.
pub const NAMING: &str = "haendler.naming_ability";
/// The decision whether to bid more for it.
pub const BIDDING: &str = "haendler.bidding_for_ability";

/// Deals the pairs.
pub fn deal_pairs(table: &mut Table<'_, Haendler>) {
    let mut pairs = Ability::PAIRS;
    shuffle(table.chance(), &mut pairs);
    for (seat, pair) in Seat::all(table.state().seats()).zip(pairs) {
        table.emit(Event::AbilitiesDealt { seat, abilities: pair.to_vec(), price: PAIR_PRICE });
    }
}

/// Those that nobody owns and the seat can pay. All purses are known during the set-up.
fn affordable(state: &State, seat: Seat) -> Vec<Ability> {
    let money = state.money(seat);
    Ability::ALL
        .into_iter()
        .filter(|ability| is_for_sale(state, *ability) && ability.price() <= money)
        .collect()
}

fn is_for_sale(state: &State, ability: Ability) -> bool {
    !Seat::all(state.seats()).any(|seat| state.has(seat, ability))
}

/// Who names the next ability: the first in player order who wants one more and can pay for any.
pub fn next_chooser(state: &State) -> Option<Seat> {
    let wants_more = |seat: &Seat| state.players[*seat].abilities.len() < ABILITIES_EACH;
    state.player_order().filter(wants_more).find(|seat| !affordable(state, *seat).is_empty())
}

/// What the chooser may name.
pub fn naming_choices(state: &State, seat: Seat) -> Vec<Choice> {
    vec![Choice::NameAbility { abilities: affordable(state, seat) }]
}

/// Names an ability.
pub fn name(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::NameAbility { ability } = *action else { return Err(Refusal::not_asked(seat)) };
    if !is_for_sale(table.state(), ability) {
        return Err(Refusal::new(&ABILITY_NOT_FOR_SALE)
            .with("ability", ability.id())
            .at("ability"));
    }
    can_pay(table.state(), seat, ability.price()).map_err(|refusal| refusal.at("ability"))?;
    table.emit(Event::AbilityNamed { seat, ability, price: ability.price() });
    Ok(())
}

/// Who speaks next, clockwise, if anybody but the leader is left.
fn next_speaker(state: &State, auction: &Auction) -> Option<Seat> {
    // Whoever spoke since the leader's bid has passed.
    let mut others =
        auction.leader.clockwise_after(state.seats()).filter(|seat| *seat != auction.leader);
    others.find(|seat| auction.bidders.contains(*seat))
}

fn can_raise(state: &State, auction: &Auction, seat: Seat) -> bool {
    state.money(seat) >= auction.price + ABILITY_RAISE
}

/// Who is asked for a bid: the next speaker who can pay one.
pub fn next_bidder(state: &State, auction: &Auction) -> Option<Seat> {
    next_speaker(state, auction).filter(|seat| can_raise(state, auction, *seat))
}

/// What the next bidder may do.
pub fn bidding_choices(auction: &Auction) -> Vec<Choice> {
    vec![Choice::Pass {}, Choice::Raise { price: auction.price + ABILITY_RAISE }]
}

/// Bids or passes.
pub fn bid(
    table: &mut Table<'_, Haendler>,
    auction: &Auction,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    let event = if *action == (Action::Raise {}) {
        Event::AbilityRaised { seat, price: auction.price + ABILITY_RAISE }
    } else if *action == (Action::Pass {}) {
        Event::AbilityPassed { seat, reason: PassReason::Chosen }
    } else {
        return Err(Refusal::not_asked(seat));
    };
    table.emit(event);
    Ok(())
}

/// Goes on without a question: who cannot pay the next bid is passed over, and the last bidder gets
/// the card.
pub fn go_on(table: &mut Table<'_, Haendler>, auction: &Auction) {
    table.emit(match next_speaker(table.state(), auction) {
        Some(seat) => Event::AbilityPassed { seat, reason: PassReason::NothingLeft },
        None => Event::AbilitySold {
            seat: auction.leader,
            ability: auction.ability,
            price: auction.price,
        },
    });
}
