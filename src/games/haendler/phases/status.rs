//! «Phase 6»: upkeep, credit, purchase of status; and the end of the game.

use super::{
    super::{
        Haendler,
        action::Action,
        cards::Influence,
        choice::Choice,
        components::{CREDIT, LEVELS_MAX, SOCIAL_CLIMBING_PRICE},
        event::Event,
        refusals::RISE_NOT_POSSIBLE,
        scoring::standings,
        state::State,
        step::EndReason,
    },
    can_pay, holds, pass,
};
use kontor_rules::{Refusal, Seat, Table};

/// The decision whether to take a credit.
pub const OFFERED_CREDIT: &str = "haendler.offered_credit";
/// The decision whether to purchase status.
pub const RISING: &str = "haendler.rising";
/// The decision whether to repay a credit for the last time.
pub const REPAYING: &str = "haendler.repaying";

/// Takes upkeep: all of it from who can pay, or else what the highest rank costs that the player
/// can pay.
pub fn take_upkeep(table: &mut Table<'_, Haendler>, seat: Seat) {
    let (state, money) = (table.state(), table.state().money(seat));
    let rank = state.players[seat].rank;
    let payable = (0..=rank)
        .rev()
        .find(|rank| state.map.upkeep(*rank) <= money)
        .expect("the lowest rank is free");
    let amount = state.map.upkeep(payable);
    table.emit(if payable == rank {
        Event::UpkeepPaid { seat, amount }
    } else {
        Event::UpkeepMissed { seat, money, rank: payable, amount }
    });
}

/// Takes a credit, or not.
pub fn take_credit(
    table: &mut Table<'_, Haendler>,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    if *action != (Action::TakeCredit {}) {
        return pass(table, seat, action);
    }
    table.emit(Event::CreditTaken { seat, amount: CREDIT });
    Ok(())
}

/// What so many levels cost, some of them by Social Climbing.
fn price(state: &State, levels: u8, cards: u8) -> u32 {
    u32::from(levels - cards) * state.level_price() + u32::from(cards) * SOCIAL_CLIMBING_PRICE
}

/// How many levels a player could rise, by what lies open.
fn levels_most(state: &State, seat: Seat) -> u8 {
    let player = &state.players[seat];
    if player.credits > 0 { 0 } else { LEVELS_MAX.min(state.map.rank_top() - player.rank) }
}

/// Whether a player is asked at all: not at the top.
pub fn may_rise(state: &State, seat: Seat) -> bool {
    state.players[seat].rank < state.map.rank_top()
}

/// What the seat may purchase.
pub fn rising_choices(state: &State, seat: Seat) -> Vec<Choice> {
    let held = state.cards(seat).of(Influence::SocialClimbing);
    let ways = (1..=levels_most(state, seat))
        .flat_map(|levels| (0..=levels.min(held)).map(move |cards| (levels, cards)));
    let payable = ways.filter(|(levels, cards)| price(state, *levels, *cards) <= state.money(seat));
    let rise = |(levels, cards)| Choice::Rise { levels, cards, price: price(state, levels, cards) };
    std::iter::once(Choice::Pass {}).chain(payable.map(rise)).collect()
}

/// Purchases status, or none.
pub fn rise(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::Rise { levels, cards } = *action else { return pass(table, seat, action) };
    let state = table.state();
    if levels == 0 || levels > levels_most(state, seat) || cards > levels {
        let refusal = Refusal::new(&RISE_NOT_POSSIBLE).with("levels", u32::from(levels));
        return Err(refusal.with("cards", u32::from(cards)).at("levels"));
    }
    if cards > 0 {
        holds(state, seat, Influence::SocialClimbing)?;
    }
    if cards > state.cards(seat).of(Influence::SocialClimbing) {
        let refusal = Refusal::new(&RISE_NOT_POSSIBLE).with("levels", u32::from(levels));
        return Err(refusal.with("cards", u32::from(cards)).at("cards"));
    }
    let price = price(state, levels, cards);
    can_pay(state, seat, price).map_err(|refusal| refusal.at("levels"))?;
    let rank = state.players[seat].rank + levels;
    table.emit(Event::StatusPurchased { seat, levels, cards, price, rank });
    Ok(())
}

/// Whether a player has a credit to repay.
pub fn may_repay(state: &State, seat: Seat) -> bool {
    state.players[seat].credits > 0
}

/// Ends the game.
pub fn end_game(table: &mut Table<'_, Haendler>) {
    let reason =
        if table.state().is_last_round() { EndReason::Arrivals } else { EndReason::RoundLimit };
    let standings = standings(table.state());
    table.emit(Event::GameEnded { reason, standings });
}
