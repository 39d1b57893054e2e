//! The end of a turn, where there are owls: a last pause before the clean-up.

use kontor_rules::{Refusal, Seat};

use super::{
    super::{action::Action, choice::Choice, event::Event, pending::Task, run::Run, state::State},
    window,
};

/// Whether the player may be able to spy.
pub fn waits(state: &State, seat: Seat) -> bool {
    window::may_spy(state, seat)
}

/// What the player may do.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    [vec![Choice::EndTurn {}], window::spies(state, seat)].concat()
}

/// Carries out what the player decided.
pub fn decide(run: &mut Run<'_, '_>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if let Action::UseOwl { card } = action {
        return window::spy(run, seat, *card, Task::EndOfTurn { seat });
    }
    let Action::EndTurn {} = action else { return Err(Refusal::not_asked(seat)) };
    run.emit(Event::TurnEnded { seat });
    Ok(())
}
