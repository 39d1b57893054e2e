//! «Phase 1»: up to three goods, one after the other, each into a warehouse of a city that produces
//! it.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action,
        cards::Ability,
        choice::Choice,
        components::{FAVOURABLE_PRICE, PURCHASES_MAX},
        event::Event,
        game::Haendler,
        goods::Good,
        inspection::NAME_LENGTH_MAX,
        phase::Phase,
        refusals::{PURCHASE_NOT_PRODUCED, PURCHASE_SOLD_OUT},
        state::State,
    },
    means::can_pay,
    passing::{pass, pass_over},
};

/// The decision what to purchase.
pub const KIND: &str = "haendler.purchasing";

fn purchaser_and_bought(state: &State) -> (Seat, u8) {
    let Phase::Purchasing { seat, lap: _, bought } = state.phase else {
        panic!("goods are bought")
    };
    (seat, bought)
}

/// The next in the lap is asked, if more could be purchased by what lies open.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let (purchaser, bought) = purchaser_and_bought(state);
    let is_possible = bought < PURCHASES_MAX && state.supply.total() > 0;
    (seat == purchaser && is_possible).then_some(KIND)
}

/// What the next good costs: with Favourable Purchasing the first one pays for all.
fn price(state: &State, seat: Seat, bought: u8, good: Good) -> u32 {
    match (state.has(seat, Ability::FavourablePurchasing), bought) {
        (true, 0) => FAVOURABLE_PRICE,
        (true, _) => 0,
        (false, _) => state.buying_price(good),
    }
}

/// What the seat may do.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let (_, bought) = purchaser_and_bought(state);
    let affordable =
        state.supply.kinds().filter(|good| price(state, seat, bought, *good) <= state.money(seat));
    let purchase = |good: Good| {
        let cities = state
            .map
            .cities()
            .filter(|city| state.map.produces(*city, good))
            .map(|city| state.map.id(city));
        Choice::Purchase { good, price: price(state, seat, bought, good), cities: cities.collect() }
    };
    std::iter::once(Choice::Pass {}).chain(affordable.map(purchase)).collect()
}

/// Purchases a good, or ends the purchase.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::Purchase { good, city } = action else { return pass(table, seat, action) };
    let state = table.state();
    let (_, bought) = purchaser_and_bought(state);
    let produced = state
        .map
        .find(city)
        .is_some_and(|place| state.map.is_city(place) && state.map.produces(place, *good));
    if !produced {
        let city: String = city.chars().take(NAME_LENGTH_MAX).collect();
        return Err(Refusal::new(&PURCHASE_NOT_PRODUCED)
            .with("good", good.id())
            .with("city", city.as_str())
            .at("city"));
    }
    if state.supply.of(*good) == 0 {
        return Err(Refusal::new(&PURCHASE_SOLD_OUT).with("good", good.id()).at("good"));
    }
    let price = price(state, seat, bought, *good);
    can_pay(state, seat, price).map_err(|refusal| refusal.at("good"))?;
    table.emit(Event::GoodPurchased { seat, good: *good, city: city.clone(), price });
    Ok(())
}

/// Nothing more can be purchased.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let (purchaser, _) = purchaser_and_bought(table.state());
    pass_over(table, purchaser);
}
