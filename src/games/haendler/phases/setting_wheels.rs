//! «Phase 4»: all set their price wheels in secret.

use kontor_rules::{Refusal, Seat, Table};

use super::super::{
    action::Action,
    choice::Choice,
    event::Event,
    game::Haendler,
    phase::Phase,
    prices::{Arrow, Wheel},
    state::State,
};

/// The decision where the arrows point.
pub const KIND: &str = "haendler.setting_wheel";

/// Everybody is asked who has not set the wheel yet.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let Phase::SettingWheels { wheels } = &state.phase else { panic!("wheels are set") };
    wheels[seat].is_none().then_some(KIND)
}

/// How the wheel may be set.
pub fn choices(_: &State, _: Seat) -> Vec<Choice> {
    vec![Choice::SetWheel { arrows: Arrow::ALL.to_vec() }]
}

/// Sets the wheel.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::SetWheel { first, second } = *action else { return Err(Refusal::not_asked(seat)) };
    table.emit(Event::WheelSet { seat, wheel: Wheel { first, second } });
    Ok(())
}

/// Turns the wheels over: for each arrow a price goes up one level, from the top to the bottom.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let state = table.state();
    let Phase::SettingWheels { wheels } = &state.phase else { panic!("wheels are set") };
    let wheel =
        |seat| *wheels[seat].as_ref().expect("wheels are turned over when all are set").reveal();
    let wheels: Vec<Wheel> = Seat::all(state.seats()).map(wheel).collect();
    let mut levels = state.levels;
    for good in wheels.iter().flat_map(|wheel| wheel.arrows()).filter_map(Arrow::good) {
        let level = &mut levels[good.index()];
        *level = if *level == state.map.price_top() { 0 } else { *level + 1 };
    }
    table.emit(Event::WheelsRevealed { wheels, levels: levels.to_vec() });
}
