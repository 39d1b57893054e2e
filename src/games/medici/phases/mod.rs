//! The course of the game. Each phase has a file with its name.
//!
//! A phase in which a player decides has the functions `asked`, `choices` and `decide`; what
//! happens in a phase without a question is its function `advance`. They have the same signatures
//! in all phases and all games.

pub mod bidding;
pub mod round_over;
pub mod turn_over;
pub mod turning_up;

use kontor_rules::{Due, Dues, Refusal, Rules, Seat, Table};

use super::{
    action::Action,
    choice::Choice,
    game::Medici,
    state::{Phase, State},
};

/// Sets the game up, to the first question.
pub fn set_up(table: &mut Table<'_, Medici>) {
    advance(table);
}

/// What the seat is asked. No player is asked while only one thing can happen next.
pub fn dues(state: &State, seat: Seat) -> Dues {
    let kind = match &state.phase {
        Phase::TurningUp { .. } => turning_up::asked(state, seat),
        Phase::Bidding { .. } => bidding::asked(state, seat),
        Phase::RoundOver | Phase::TurnOver { .. } | Phase::Over { .. } => None,
    };
    kind.map(|kind| Due { kind, key: state.key, optional: false }).into_iter().collect()
}

/// How the seat can answer.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    match &state.phase {
        Phase::TurningUp { .. } => turning_up::choices(state, seat),
        Phase::Bidding { .. } => bidding::choices(state, seat),
        Phase::RoundOver | Phase::TurnOver { .. } | Phase::Over { .. } => Vec::new(),
    }
}

/// Carries out what the seat decided, and all that follows up to the next question, or refuses.
pub fn decide(table: &mut Table<'_, Medici>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if dues(table.state(), seat).is_empty() {
        return Err(Refusal::not_asked(seat));
    }
    match &table.state().phase {
        Phase::TurningUp { .. } => turning_up::decide(table, seat, action)?,
        Phase::Bidding { .. } => bidding::decide(table, seat, action)?,
        Phase::RoundOver | Phase::TurnOver { .. } | Phase::Over { .. } => {
            unreachable!("no seat is asked there")
        }
    }
    advance(table);
    Ok(())
}

/// Lets everything happen that can happen in one way only, up to the next question or the end of
/// the game.
fn advance(table: &mut Table<'_, Medici>) {
    for _ in 0..Medici::EVENTS_MAX {
        let state = table.state();
        if Seat::all(state.seats()).any(|seat| !dues(state, seat).is_empty()) {
            return;
        }
        match &state.phase {
            Phase::RoundOver => round_over::advance(table),
            Phase::TurningUp { .. } => turning_up::advance(table),
            Phase::Bidding { .. } => bidding::advance(table),
            Phase::TurnOver { .. } => turn_over::advance(table),
            Phase::Over { .. } => return,
        }
    }
    unreachable!("each step is an event, and a game has fewer");
}
