//! «Phase 4»: Warehouse Selling.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action, board::Place, cards::Ability, choice::Choice,
        components::WAREHOUSE_SALE_MAX, event::Event, game::Haendler, goods::Goods, phase::Phase,
        state::State,
    },
    passing::pass,
    stock::{has_stock, not_there, stock_in, stocked},
};

/// The decision what to sell with Warehouse Selling.
pub const KIND: &str = "haendler.selling_from_warehouse";

/// The owner of the ability is asked.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    matches!(state.phase, Phase::WarehouseSelling { seat: asked } if asked == seat).then_some(KIND)
}

/// Who may use Warehouse Selling, if anybody has it and any goods.
pub fn seller(state: &State) -> Option<Seat> {
    let may_sell =
        |seat: &Seat| state.has(*seat, Ability::WarehouseSelling) && has_stock(state, *seat);
    state.player_order().find(may_sell)
}

/// What may be sold.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let sale = |(city, goods): (Place, Goods)| Choice::SellFromWarehouse {
        city: state.map.id(city),
        baskets: goods.baskets(WAREHOUSE_SALE_MAX),
    };
    std::iter::once(Choice::Pass {}).chain(stocked(state, seat).map(sale)).collect()
}

/// Sells out of a warehouse, or not.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::SellFromWarehouse { city, goods } = action else {
        return pass(table, seat, action);
    };
    let (state, goods) = (table.state(), Goods::from(*goods));
    if !stock_in(state, seat, city).has_basket(goods, WAREHOUSE_SALE_MAX) {
        return Err(not_there(city, "goods"));
    }
    let proceeds = State::value(goods, |good| state.buying_price(good));
    table.emit(Event::WarehouseSold { seat, city: city.clone(), goods, proceeds });
    Ok(())
}
