//! The course of the game. Each phase has a file with its name.
//!
//! A phase in which a player decides has the functions `asked`, `choices` and `decide`; what
//! happens in a phase without a question is its function `advance`. They have the same signatures
//! in all phases and all games.

pub mod choosing_arches;
pub mod choosing_cards;
mod dice;
pub mod round_over;
pub mod settling;
pub mod traded;
pub mod trading;

use kontor_rules::{Due, Dues, Refusal, Rules, Seat, Table};

use super::{
    action::Action,
    choice::Choice,
    game::Basari,
    state::{Phase, State},
};

/// Sets the game up, to the first question.
pub fn set_up(table: &mut Table<'_, Basari>) {
    choosing_arches::deal_gems(table);
}

/// What the seat is asked. No player is asked while only one thing can happen next.
pub fn dues(state: &State, seat: Seat) -> Dues {
    let kind = match &state.phase {
        Phase::ChoosingArches => choosing_arches::asked(state, seat),
        Phase::ChoosingCards { .. } => choosing_cards::asked(state, seat),
        Phase::Trading { .. } => trading::asked(state, seat),
        Phase::Settling { .. } | Phase::Traded { .. } | Phase::RoundOver | Phase::Over { .. } => {
            None
        }
    };
    kind.map(|kind| Due { kind, key: state.key, optional: false }).into_iter().collect()
}

/// How the seat can answer.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    match &state.phase {
        Phase::ChoosingArches => choosing_arches::choices(state, seat),
        Phase::ChoosingCards { .. } => choosing_cards::choices(state, seat),
        Phase::Trading { .. } => trading::choices(state, seat),
        Phase::Settling { .. } | Phase::Traded { .. } | Phase::RoundOver | Phase::Over { .. } => {
            Vec::new()
        }
    }
}

/// Carries out what the seat decided, and all that follows up to the next question, or refuses.
pub fn decide(table: &mut Table<'_, Basari>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if dues(table.state(), seat).is_empty() {
        return Err(Refusal::not_asked(seat));
    }
    match &table.state().phase {
        Phase::ChoosingArches => choosing_arches::decide(table, seat, action)?,
        Phase::ChoosingCards { .. } => choosing_cards::decide(table, seat, action)?,
        Phase::Trading { .. } => trading::decide(table, seat, action)?,
        Phase::Settling { .. } | Phase::Traded { .. } | Phase::RoundOver | Phase::Over { .. } => {
            unreachable!("no seat is asked there")
        }
    }
    advance(table);
    Ok(())
}

/// Lets everything happen that can happen in one way only, up to the next question or the end of
/// the game.
fn advance(table: &mut Table<'_, Basari>) {
    for _ in 0..Basari::EVENTS_MAX {
        let state = table.state();
        if Seat::all(state.seats()).any(|seat| !dues(state, seat).is_empty()) {
            return;
        }
        match &state.phase {
            Phase::ChoosingArches => choosing_arches::advance(table),
            Phase::ChoosingCards { .. } => choosing_cards::advance(table),
            Phase::Settling { .. } => settling::advance(table),
            Phase::Trading { .. } => trading::advance(table),
            Phase::Traded { .. } => traded::advance(table),
            Phase::RoundOver => round_over::advance(table),
            Phase::Over { .. } => return,
        }
    }
    unreachable!("each step is an event, and a game has fewer");
}
