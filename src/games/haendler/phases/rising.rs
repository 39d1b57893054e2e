//! «Phase 6»: a player may purchase status.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        cards::Influence,
        choice::Choice,
        components::{LEVELS_MAX, SOCIAL_CLIMBING_PRICE},
        event::Event,
        game::Haendler,
        phase::Phase,
        refusals::RISE_NOT_POSSIBLE,
        state::State,
    },
    means::{can_pay, holds},
    passing::pass,
};

/// The decision whether to purchase status.
pub const KIND: &str = "haendler.rising";

/// The next in the lap is asked.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    matches!(state.phase, Phase::Rising { seat: asked } if asked == seat).then_some(KIND)
}

/// What so many levels cost, some of them by Social Climbing.
fn price(state: &State, levels: u8, cards: u8) -> u32 {
    u32::from(levels - cards) * state.level_price() + u32::from(cards) * SOCIAL_CLIMBING_PRICE
}

/// How many levels a player could rise, by what lies open.
fn levels_max(state: &State, seat: Seat) -> u8 {
    let player = &state.players[seat];
    if player.credits > 0 { 0 } else { LEVELS_MAX.min(state.map.rank_top() - player.rank) }
}

/// Whether a player is asked at all: not at the top.
pub fn may_rise(state: &State, seat: Seat) -> bool {
    state.players[seat].rank < state.map.rank_top()
}

/// What the seat may purchase.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let held = state.cards(seat).of(Influence::SocialClimbing);
    let ways = (1..=levels_max(state, seat))
        .flat_map(|levels| (0..=levels.min(held)).map(move |cards| (levels, cards)));
    let payable = ways.filter(|(levels, cards)| price(state, *levels, *cards) <= state.money(seat));
    let rise = |(levels, cards)| Choice::Rise { levels, cards, price: price(state, levels, cards) };
    std::iter::once(Choice::Pass {}).chain(payable.map(rise)).collect()
}

/// Purchases status, or none.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::Rise { levels, cards } = *action else { return pass(table, seat, action) };
    let state = table.state();
    let impossible = |field| {
        Refusal::new(&RISE_NOT_POSSIBLE)
            .with("levels", u32::from(levels))
            .with("cards", u32::from(cards))
            .at(field)
    };
    if levels == 0 || levels > levels_max(state, seat) || cards > levels {
        return Err(impossible("levels"));
    }
    if cards > 0 {
        holds(state, seat, Influence::SocialClimbing)?;
    }
    if cards > state.cards(seat).of(Influence::SocialClimbing) {
        return Err(impossible("cards"));
    }
    let price = price(state, levels, cards);
    can_pay(state, seat, price).map_err(|refusal| refusal.at("levels"))?;
    let rank = state.players[seat].rank + levels;
    table.emit(Event::StatusPurchased { seat, levels, cards, price, rank });
    Ok(())
}
