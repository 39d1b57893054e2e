//! «Phase 5»: arrivals are counted, goods of wagons sold, bonus markers moved.

use kontor_rules::{Seat, Table};

use super::super::{
    board::Place,
    components::WAGONS,
    event::Event,
    game::Haendler,
    goods::{Goods, Sale},
    options::BonusGrowth,
    state::{State, Wagon, number},
};

/// Counts the wagons that reached a city in this round.
pub fn count_arrivals(table: &mut Table<'_, Haendler>) {
    let state = table.state();
    let wagons: Vec<u8> =
        (0..WAGONS).filter(|wagon| state.wagons[*wagon].arrived).map(number).collect();
    let arrivals = state.arrivals + u32::try_from(wagons.len()).expect("there are three wagons");
    table.emit(Event::WagonsArrived { wagons, arrivals });
}

/// The player's goods on a wagon that get no bonus by themselves: those that the city produces.
pub fn without_bonus(state: &State, wagon: &Wagon, seat: Seat) -> Goods {
    let load = wagon.loads[seat];
    let foreign = load.kinds().filter(|good| !state.map.produces(wagon.at, *good));
    foreign.fold(load, |rest, good| rest - Goods::only(good, load.of(good)))
}

/// Sells the next wagon that arrived, the first of those from this place of the list on; says
/// whether there was one.
pub fn sell_next(table: &mut Table<'_, Haendler>, from: usize) -> bool {
    let state = table.state();
    let Some(place) = (from..WAGONS).find(|wagon| state.wagons[*wagon].arrived) else {
        return false;
    };
    let wagon = &state.wagons[place];
    let sale = |(seat, load): (Seat, &Goods)| {
        let with_bonus = if wagon.bonus_for.contains(seat) {
            *load
        } else {
            load.except(without_bonus(state, wagon, seat))
        };
        Sale {
            seat,
            goods: *load,
            price: State::value(*load, |good| state.selling_price(good)),
            bonus: u32::from(with_bonus.total()) * state.bonus_of(wagon.at),
        }
    };
    let sales = wagon.loads.iter().filter(|(_, load)| load.total() > 0).map(sale).collect();
    let city = state.map.id(wagon.at);
    table.emit(Event::WagonSold { wagon: number(place), city, sales });
    true
}

/// Moves the bonus markers: to 0 where a wagon stands, up elsewhere.
pub fn move_bonus_markers(table: &mut Table<'_, Haendler>) {
    let state = table.state();
    let arrived = state.wagons.iter().filter(|wagon| wagon.arrived).count();
    let growth = match state.options.bonus_growth {
        BonusGrowth::PerRound => 1,
        BonusGrowth::PerArrival => arrived,
    };
    let steps = &state.map.board.bonus_steps;
    let bonus = |city: Place| {
        let has_wagon = state.wagons.iter().any(|wagon| wagon.at == city);
        let grown = (usize::from(state.bonus[city.index()]) + growth).min(steps.len() - 1);
        if has_wagon { steps[0] } else { steps[grown] }
    };
    let bonuses = state.map.cities().map(bonus).collect();
    table.emit(Event::BonusMarkersMoved { bonuses });
}
