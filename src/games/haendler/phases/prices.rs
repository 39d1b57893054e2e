//! «Phase 4»: price wheels, then Office and Large Office.

use super::{
    super::{
        Haendler,
        action::{Action, Arrow, Direction, Wheel},
        cards::Ability,
        choice::Choice,
        event::Event,
        goods::Good,
        phase::Phase,
        refusals::OFFICE_NOT_POSSIBLE,
        state::State,
    },
    pass, pledges,
};
use kontor_rules::{Refusal, Seat, Table};

/// The decision where the arrows point.
pub const SETTING_WHEEL: &str = "haendler.setting_wheel";
/// The decision which price to move.
pub const USING_OFFICE: &str = "haendler.using_office";

const OFFICES: [Ability; 2] = [Ability::Office, Ability::LargeOffice];

/// How the wheel may be set.
pub fn wheel_choices() -> Vec<Choice> {
    vec![Choice::SetWheel { arrows: Arrow::ALL.to_vec() }]
}

/// Sets the wheel.
pub fn set_wheel(
    table: &mut Table<'_, Haendler>,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    let Action::SetWheel { first, second } = *action else { return Err(Refusal::not_asked(seat)) };
    table.emit(Event::WheelSet { seat, wheel: Wheel { first, second } });
    Ok(())
}

/// Turns the wheels over: for each arrow a price goes up one level, from the top to the bottom.
pub fn reveal_wheels(table: &mut Table<'_, Haendler>) {
    let state = table.state();
    let Phase::SettingWheels { wheels } = &state.phase else {
        panic!("wheels are turned over in phase 4")
    };
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

/// Whether a seat has an office at all.
pub fn has_office(state: &State, seat: Seat) -> bool {
    can_use_office(state, seat, &[])
}

/// Whether a seat has an office that is not used yet.
pub fn can_use_office(state: &State, seat: Seat, used: &[Ability]) -> bool {
    OFFICES.into_iter().any(|office| state.has(seat, office) && !used.contains(&office))
}

/// Where a price would go; only the Large Office goes from one end to the other.
fn moved(state: &State, office: Ability, direction: Direction, good: Good) -> Option<u8> {
    let (level, top) = (state.levels[good.index()], state.map.price_top());
    let wraps = office == Ability::LargeOffice;
    match direction {
        Direction::Up if level < top => Some(level + 1),
        Direction::Up => wraps.then_some(0),
        Direction::Down if level > 0 => Some(level - 1),
        Direction::Down => wraps.then_some(top),
    }
}

/// Whether a price can be moved so, and no pledge is against it.
fn may_move(state: &State, seat: Seat, office: Ability, direction: Direction, good: Good) -> bool {
    let is_pledged = || pledges::against_office(state, seat, direction, good).is_some();
    moved(state, office, direction, good).is_some() && !is_pledged()
}

/// What the seat may do with its offices.
pub fn office_choices(state: &State, seat: Seat, used: &[Ability]) -> Vec<Choice> {
    let mut choices = vec![Choice::Pass {}];
    for office in
        OFFICES.into_iter().filter(|office| state.has(seat, *office) && !used.contains(office))
    {
        for direction in [Direction::Up, Direction::Down] {
            let goods: Vec<Good> = Good::ALL
                .into_iter()
                .filter(|good| may_move(state, seat, office, direction, *good))
                .collect();
            if !goods.is_empty() {
                choices.push(Choice::UseOffice { office, direction, goods });
            }
        }
    }
    choices
}

/// Uses an office, or none.
pub fn use_office(
    table: &mut Table<'_, Haendler>,
    seat: Seat,
    used: &[Ability],
    action: &Action,
) -> Result<(), Refusal> {
    let Action::UseOffice { office, direction, good } = *action else {
        return pass(table, seat, action);
    };
    let state = table.state();
    let is_ready = OFFICES.contains(&office) && state.has(seat, office) && !used.contains(&office);
    let Some(level) = moved(state, office, direction, good).filter(|_| is_ready) else {
        return Err(Refusal::new(&OFFICE_NOT_POSSIBLE).with("good", good.id()).at("good"));
    };
    if let Some(pledge) = pledges::against_office(state, seat, direction, good) {
        return Err(pledges::breach(pledge).at("good"));
    }
    table.emit(Event::OfficeUsed { seat, office, direction, good, level });
    Ok(())
}
