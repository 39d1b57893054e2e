//! «Phase 2»: sealed bids for a wagon, loading by its master, and loading at a fixed price
//! («Lighter Variant»).

use super::{
    super::{
        Haendler,
        action::{Action, Basket},
        cards::Influence,
        choice::Choice,
        components::{COIN, FIXED_FEE},
        event::Event,
        goods::Goods,
        phase::Phase,
        refusals::{AMOUNT_OUT_OF_RANGE, GOODS_NOT_LOADABLE},
        state::{State, number},
        step::LoadingRight,
    },
    can_pay, holds, pass, pledges,
};
use kontor_rules::{Refusal, Seat, Table};

/// The decision how much to bid for a wagon.
pub const BIDDING: &str = "haendler.bidding_for_wagon";
/// The decision what the master loads.
pub const MASTER_LOADING: &str = "haendler.loading_as_master";
/// The decision what to load at the fixed price.
pub const FIXED_LOADING: &str = "haendler.loading_at_fixed_price";

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

/// How much the seat may bid: nothing, if that is pledged.
pub fn bid_choices(state: &State, wagon: usize, seat: Seat) -> Vec<Choice> {
    let is_pledged = pledges::against_bid(state, seat, wagon).is_some();
    vec![Choice::Bid { most: if is_pledged { 0 } else { state.money(seat) } }]
}

/// Makes a bid.
pub fn bid(
    table: &mut Table<'_, Haendler>,
    wagon: usize,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    let Action::Bid { amount } = *action else { return Err(Refusal::not_asked(seat)) };
    let state = table.state();
    check_amount(amount, state.money(seat)).map_err(|refusal| refusal.at("amount"))?;
    if let Some(pledge) = pledges::against_bid(state, seat, wagon).filter(|_| amount > 0) {
        return Err(pledges::breach(pledge).at("amount"));
    }
    table.emit(Event::BidMade { seat, amount });
    Ok(())
}

/// Opens the bids: the highest wins, among equals the first in player order, so the Starting player
/// if nobody bids.
pub fn reveal_bids(table: &mut Table<'_, Haendler>) {
    let state = table.state();
    let Phase::Bidding { wagon, bids } = &state.phase else { panic!("bids are opened in phase 2") };
    let bid =
        |seat: Seat| *bids[seat].as_ref().expect("bids are opened when all have bid").reveal();
    let highest = Seat::all(state.seats()).map(bid).max().expect("somebody plays");
    let master = state
        .player_order()
        .find(|seat| bid(*seat) == highest)
        .expect("somebody made the highest bid");
    let bids = Seat::all(state.seats()).map(bid).collect();
    table.emit(Event::BidsRevealed { wagon: number(*wagon), bids, master });
}

/// What the master may load.
pub fn master_choices(state: &State, wagon: usize, seat: Seat) -> Vec<Choice> {
    vec![Choice::Pass {}, Choice::Load { baskets: state.baskets(wagon, seat), fee_each: 0 }]
}

/// Whether the seat may load this basket.
pub fn check_basket(state: &State, wagon: usize, seat: Seat, basket: Goods) -> Result<(), Refusal> {
    if state.baskets(wagon, seat).contains(&basket) {
        return Ok(());
    }
    Err(Refusal::new(&GOODS_NOT_LOADABLE).at("goods"))
}

/// The master loads, or not.
pub fn load_as_master(
    table: &mut Table<'_, Haendler>,
    wagon: usize,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    let Action::Load { goods } = *action else { return pass(table, seat, action) };
    check_basket(table.state(), wagon, seat, goods.into())?;
    let right = LoadingRight::Master;
    table.emit(Event::GoodsLoaded {
        wagon: number(wagon),
        seat,
        goods: goods.into(),
        right,
        fee: 0,
    });
    Ok(())
}

/// What a player pays for each good: nothing, if the master pledged that.
fn fee_each(state: &State, wagon: usize, seat: Seat) -> u32 {
    if pledges::free_of_charge(state, wagon, seat) { 0 } else { FIXED_FEE }
}

/// What a player may do at the fixed price.
pub fn fixed_choices(state: &State, wagon: usize, seat: Seat) -> Vec<Choice> {
    let baskets = state.baskets(wagon, seat);
    let fee_each = fee_each(state, wagon, seat);
    let is_payable = |basket: &Goods| fee_each * u32::from(basket.total()) <= state.money(seat);
    let payable: Vec<Goods> = baskets.iter().copied().filter(is_payable).collect();
    let mut choices = vec![Choice::Pass {}];
    if !payable.is_empty() {
        choices.push(Choice::Load { baskets: payable, fee_each });
    }
    if state.cards(seat).of(Influence::FreeLoading) > 0 {
        choices.push(Choice::PlayFreeLoading { baskets });
    }
    choices
}

/// A player loads at the fixed price, or with a card, or not.
pub fn load_at_fixed_price(
    table: &mut Table<'_, Haendler>,
    wagon: usize,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    if let Action::PlayFreeLoading { goods } = *action {
        let event = load_freely(table.state(), wagon, seat, goods)?;
        table.emit(event);
        return Ok(());
    }
    let Action::Load { goods } = *action else { return pass(table, seat, action) };
    // Counts come from outside, so the basket is checked before they are added up.
    check_basket(table.state(), wagon, seat, goods.into())?;
    if pledges::free_of_charge(table.state(), wagon, seat) {
        let event = load_as_pledged(table.state(), wagon, seat, goods)?;
        table.emit(event);
        return Ok(());
    }
    let goods = Goods::from(goods);
    let fee = FIXED_FEE * u32::from(goods.total());
    can_pay(table.state(), seat, fee).map_err(|refusal| refusal.at("goods"))?;
    table.emit(Event::GoodsLoaded {
        wagon: number(wagon),
        seat,
        goods,
        right: LoadingRight::FixedPrice,
        fee,
    });
    Ok(())
}

/// A player loads free of charge, as the master pledged («Negotiation Variant»).
pub fn load_as_pledged(
    state: &State,
    wagon: usize,
    seat: Seat,
    goods: Basket,
) -> Result<Event, Refusal> {
    check_basket(state, wagon, seat, goods.into())?;
    Ok(Event::GoodsLoaded {
        wagon: number(wagon),
        seat,
        goods: goods.into(),
        right: LoadingRight::Pledge,
        fee: 0,
    })
}

/// A player loads by Free Loading («Influence Cards»).
pub fn load_freely(
    state: &State,
    wagon: usize,
    seat: Seat,
    goods: Basket,
) -> Result<Event, Refusal> {
    holds(state, seat, Influence::FreeLoading)?;
    check_basket(state, wagon, seat, goods.into())?;
    Ok(Event::GoodsLoaded {
        wagon: number(wagon),
        seat,
        goods: goods.into(),
        right: LoadingRight::FreeLoading,
        fee: 0,
    })
}
