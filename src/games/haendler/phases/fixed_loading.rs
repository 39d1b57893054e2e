//! «Lighter Variant» of «Phase 2»: a player may load at a fixed price.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        cards::Influence,
        choice::Choice,
        components::FIXED_FEE,
        event::Event,
        game::Haendler,
        goods::Goods,
        phase::Phase,
        state::{State, number},
        step::LoadingRight,
    },
    loading::{check_basket, load_as_pledged, load_freely},
    means::can_pay,
    passing::{pass, pass_over},
    pledges,
};

/// The decision what to load at the fixed price.
pub const KIND: &str = "haendler.loading_at_fixed_price";

fn wagon_and_loader(state: &State) -> (usize, Seat) {
    let Phase::FixedLoading { wagon, seat } = state.phase else { panic!("a player loads") };
    (wagon, seat)
}

/// The loader is asked, if there is anything that could be loaded.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let (wagon, loader) = wagon_and_loader(state);
    (seat == loader && state.can_load(wagon, loader)).then_some(KIND)
}

/// What a player pays for each good: nothing, if the master pledged that.
fn fee_each(state: &State, wagon: usize, seat: Seat) -> u32 {
    if pledges::free_of_charge(state, wagon, seat) { 0 } else { FIXED_FEE }
}

/// What a player may do at the fixed price.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let (wagon, _) = wagon_and_loader(state);
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
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let (wagon, _) = wagon_and_loader(table.state());
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
    let (wagon, right) = (number(wagon), LoadingRight::FixedPrice);
    table.emit(Event::GoodsLoaded { wagon, seat, goods, right, fee });
    Ok(())
}

/// There is nothing that could be loaded.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let (_, loader) = wagon_and_loader(table.state());
    pass_over(table, loader);
}
