//! «Phase 4», its end: Warehouse Selling, and the lap for Special Sale.

use super::{
    super::{
        Haendler,
        action::Action,
        board::Place,
        cards::{Ability, Influence},
        choice::Choice,
        components::{SPECIAL_SALE_PRICE, WAREHOUSE_SALE_MAX},
        event::Event,
        goods::{Good, Goods},
        inspection::NAME_LENGTH_MAX,
        refusals::GOODS_NOT_THERE,
        state::State,
    },
    holds, pass,
};
use kontor_rules::{Refusal, Seat, Table};

/// The decision what to sell with Warehouse Selling.
pub const SELLING: &str = "haendler.selling_from_warehouse";
/// The decision what to sell with Special Sale.
pub const SPECIAL_SALE: &str = "haendler.playing_special_sale";

/// The warehouses where a player's goods lie.
fn stocked(state: &State, seat: Seat) -> impl Iterator<Item = (Place, Goods)> {
    let stock = move |city: Place| (city, state.players[seat].warehouses[city.index()]);
    state.map.cities().map(stock).filter(|(_, goods)| goods.total() > 0)
}

/// Whether a player has goods in any warehouse.
fn has_stock(state: &State, seat: Seat) -> bool {
    stocked(state, seat).next().is_some()
}

/// Who may use Warehouse Selling, if anybody has it and any goods.
pub fn seller(state: &State) -> Option<Seat> {
    state
        .player_order()
        .find(|seat| state.has(*seat, Ability::WarehouseSelling) && has_stock(state, *seat))
}

/// What may be sold with Warehouse Selling.
pub fn selling_choices(state: &State, seat: Seat) -> Vec<Choice> {
    let sale = |(city, goods): (Place, Goods)| Choice::SellFromWarehouse {
        city: state.map.id(city),
        baskets: goods.baskets(WAREHOUSE_SALE_MAX),
    };
    std::iter::once(Choice::Pass {}).chain(stocked(state, seat).map(sale)).collect()
}

/// The goods of a player in a city, or none where there is no such city.
fn stock_in(state: &State, seat: Seat, city: &str) -> Goods {
    let place = state.map.find(city).filter(|place| state.map.is_city(*place));
    place.map_or(Goods::NONE, |place| state.players[seat].warehouses[place.index()])
}

fn not_there(city: &str, field: &'static str) -> Refusal {
    let city: String = city.chars().take(NAME_LENGTH_MAX).collect();
    Refusal::new(&GOODS_NOT_THERE).with("city", city.as_str()).at(field)
}

/// Sells out of a warehouse, or not.
pub fn sell(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::SellFromWarehouse { city, goods } = action else {
        return pass(table, seat, action);
    };
    let (state, goods) = (table.state(), Goods::from(*goods));
    if !stock_in(state, seat, city).baskets(WAREHOUSE_SALE_MAX).contains(&goods) {
        return Err(not_there(city, "goods"));
    }
    let proceeds = State::value(goods, |good| state.buying_price(good));
    table.emit(Event::WarehouseSold { seat, city: city.clone(), goods, proceeds });
    Ok(())
}

/// Whether a player may have a Special Sale to play, by what lies open.
pub fn may_special_sell(state: &State, seat: Seat) -> bool {
    state.holds_cards(seat) && state.is_about(Influence::SpecialSale) && has_stock(state, seat)
}

/// What may be sold with Special Sale.
pub fn special_choices(state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = vec![Choice::Pass {}];
    if state.cards(seat).of(Influence::SpecialSale) > 0 {
        let sale = |(city, goods): (Place, Goods)| Choice::PlaySpecialSale {
            city: state.map.id(city),
            goods: goods.kinds().collect(),
        };
        choices.extend(stocked(state, seat).map(sale));
    }
    choices
}

/// Plays Special Sale, or no more.
pub fn special_sell(
    table: &mut Table<'_, Haendler>,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    let Action::PlaySpecialSale { city, good } = action else { return pass(table, seat, action) };
    let good: Good = *good;
    holds(table.state(), seat, Influence::SpecialSale)?;
    if stock_in(table.state(), seat, city).of(good) == 0 {
        return Err(not_there(city, "good"));
    }
    table.emit(Event::SpecialSalePlayed {
        seat,
        city: city.clone(),
        good,
        proceeds: SPECIAL_SALE_PRICE,
    });
    Ok(())
}
