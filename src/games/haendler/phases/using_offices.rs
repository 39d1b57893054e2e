//! «Phase 4»: Office and Large Office.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action, cards::Ability, choice::Choice, event::Event, game::Haendler, goods::Good,
        phase::Phase, prices::Direction, refusals::OFFICE_NOT_POSSIBLE, state::State,
    },
    passing::{pass, pass_over},
    pledges,
};

/// The decision which price to move.
pub const KIND: &str = "haendler.using_office";

fn owner_and_used(state: &State) -> (Seat, &[Ability]) {
    let Phase::UsingOffices { seat, used } = &state.phase else { panic!("offices are used") };
    (*seat, used)
}

/// The owner is asked, if an office is left that was not used yet and can move any price.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    let (owner, used) = owner_and_used(state);
    let is_choice_left = || !state.takes_forced_steps() || uses(state, seat, used).next().is_some();
    let is_asked =
        seat == owner && ready_offices(state, seat, used).next().is_some() && is_choice_left();
    is_asked.then_some(KIND)
}

fn ready_offices(state: &State, seat: Seat, used: &[Ability]) -> impl Iterator<Item = Ability> {
    Ability::OFFICES
        .into_iter()
        .filter(move |office| state.has(seat, *office) && !used.contains(office))
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
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let (_, used) = owner_and_used(state);
    std::iter::once(Choice::Pass {}).chain(uses(state, seat, used)).collect()
}

/// All ways in which the seat may use an office that is left.
fn uses(state: &State, seat: Seat, used: &[Ability]) -> impl Iterator<Item = Choice> {
    let ways = ready_offices(state, seat, used)
        .flat_map(|office| [Direction::Up, Direction::Down].map(|direction| (office, direction)));
    ways.filter_map(move |(office, direction)| {
        let goods: Vec<Good> = Good::ALL
            .into_iter()
            .filter(|good| may_move(state, seat, office, direction, *good))
            .collect();
        (!goods.is_empty()).then_some(Choice::UseOffice { office, direction, goods })
    })
}

/// Uses an office, or none.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::UseOffice { office, direction, good } = *action else {
        return pass(table, seat, action);
    };
    let state = table.state();
    let (_, used) = owner_and_used(state);
    let is_ready =
        Ability::OFFICES.contains(&office) && state.has(seat, office) && !used.contains(&office);
    let Some(level) = moved(state, office, direction, good).filter(|_| is_ready) else {
        return Err(Refusal::new(&OFFICE_NOT_POSSIBLE).with("good", good.id()).at("good"));
    };
    if let Some(pledge) = pledges::against_office(state, seat, direction, good) {
        return Err(pledges::breach(pledge).at("good"));
    }
    table.emit(Event::OfficeUsed { seat, office, direction, good, level });
    Ok(())
}

/// All offices are used.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let (owner, _) = owner_and_used(table.state());
    pass_over(table, owner);
}
