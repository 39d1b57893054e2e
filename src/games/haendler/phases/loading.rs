//! «Phase 2»: what all ways of loading have in common.

use kontor_rules::{Refusal, Seat};

use super::{
    super::{
        action::Basket,
        cards::Influence,
        components::COIN,
        event::Event,
        goods::Goods,
        refusals::{AMOUNT_OUT_OF_RANGE, GOODS_NOT_LOADABLE},
        state::{State, number},
        step::LoadingRight,
    },
    means::holds,
};

/// Whether an amount can be paid in coins and is not above `most`.
pub fn check_amount(amount: u32, most: u32) -> Result<(), Refusal> {
    if amount.is_multiple_of(COIN) && amount <= most {
        return Ok(());
    }
    Err(Refusal::new(&AMOUNT_OUT_OF_RANGE)
        .with("amount", amount)
        .with("most", most)
        .with("coin", COIN))
}

/// Whether the seat may load this basket.
pub fn check_basket(state: &State, wagon: usize, seat: Seat, basket: Goods) -> Result<(), Refusal> {
    if state.can_load_basket(wagon, seat, basket) {
        return Ok(());
    }
    Err(Refusal::new(&GOODS_NOT_LOADABLE).at("goods"))
}

/// A player loads free of charge, as the master pledged («Negotiation Variant»).
pub fn load_as_pledged(
    state: &State,
    wagon: usize,
    seat: Seat,
    goods: Basket,
) -> Result<Event, Refusal> {
    loaded(state, wagon, seat, goods, LoadingRight::Pledge)
}

/// A player loads by Free Loading («Influence Cards»).
pub fn load_freely(
    state: &State,
    wagon: usize,
    seat: Seat,
    goods: Basket,
) -> Result<Event, Refusal> {
    holds(state, seat, Influence::FreeLoading)?;
    loaded(state, wagon, seat, goods, LoadingRight::FreeLoading)
}

fn loaded(
    state: &State,
    wagon: usize,
    seat: Seat,
    goods: Basket,
    right: LoadingRight,
) -> Result<Event, Refusal> {
    check_basket(state, wagon, seat, goods.into())?;
    Ok(Event::GoodsLoaded { wagon: number(wagon), seat, goods: goods.into(), right, fee: 0 })
}
