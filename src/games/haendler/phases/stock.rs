//! Goods in warehouses, where they are sold without a wagon.

use kontor_rules::{Refusal, Seat};

use super::super::{
    board::Place, goods::Goods, inspection::NAME_LENGTH_MAX, refusals::GOODS_NOT_THERE,
    state::State,
};

/// The warehouses where a player's goods lie.
pub fn stocked(state: &State, seat: Seat) -> impl Iterator<Item = (Place, Goods)> {
    let stock = move |city: Place| (city, state.players[seat].warehouses[city.index()]);
    state.map.cities().map(stock).filter(|(_, goods)| goods.total() > 0)
}

/// Whether a player has goods in any warehouse.
pub fn has_stock(state: &State, seat: Seat) -> bool {
    stocked(state, seat).next().is_some()
}

/// The goods of a player in a city, or none where there is no such city.
pub fn stock_in(state: &State, seat: Seat, city: &str) -> Goods {
    let place = state.map.find(city).filter(|place| state.map.is_city(*place));
    place.map_or(Goods::NONE, |place| state.players[seat].warehouses[place.index()])
}

/// The refusal where goods are named that are not there.
pub fn not_there(city: &str, field: &'static str) -> Refusal {
    let city: String = city.chars().take(NAME_LENGTH_MAX).collect();
    Refusal::new(&GOODS_NOT_THERE).with("city", city.as_str()).at(field)
}
