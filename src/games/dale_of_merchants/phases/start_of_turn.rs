//! The start of a turn: the cards that wait on the schedule come due, one by one.

use kontor_rules::{Refusal, Seat};

use super::{
    super::{
        action::Action, cards::effect_of, choice::Choice, event::Event, pending::Task, run::Run,
        state::State, zones::Until,
    },
    picks::check_pick,
    turn::on_schedule,
    window,
};

/// Whether the player has something to decide: the order of what comes due, or whether a spy comes
/// first.
pub fn waits(state: &State, seat: Seat) -> bool {
    let due = on_schedule(state, seat, Until::NextTurn).len();
    due > 1 || due == 1 && window::may_spy(state, seat)
}

/// What the player may do.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let due = Choice::TakeUp { places: on_schedule(state, seat, Until::NextTurn) };
    [vec![due], window::spies(state, seat)].concat()
}

/// Carries out what the player decided.
pub fn decide(run: &mut Run<'_, '_>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if let Action::UseOwl { card } = action {
        return window::spy(run, seat, *card, Task::StartOfTurn { seat });
    }
    let Action::TakeUp { place } = action else { return Err(Refusal::not_asked(seat)) };
    check_pick(&[*place], &on_schedule(run.state(), seat, Until::NextTurn), 1, 1, "place")?;
    take_up(run, seat, *place);
    Ok(())
}

/// Takes up the only card that is due, if there is one.
pub fn advance(run: &mut Run<'_, '_>, seat: Seat) {
    if let Some(place) = on_schedule(run.state(), seat, Until::NextTurn).first() {
        take_up(run, seat, *place);
    }
}

fn take_up(run: &mut Run<'_, '_>, seat: Seat, place: u32) {
    let card = run.state().players[seat].schedule[place as usize].card;
    run.emit(Event::TechniqueScheduled { seat, card, place, until: Until::Resolved });
    run.then([Task::Finish { seat, due: true }, Task::Windows, Task::StartOfTurn { seat }]);
    effect_of(card).due.expect("only what waits is due")(run, seat);
}
