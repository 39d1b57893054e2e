//! The phases: per file what may be chosen, what follows from it, and what happens by itself.

pub mod bidding;
pub mod round_end;
pub mod turning_up;

use super::{
    Medici,
    state::{Phase, State},
};
use kontor_rules::{Due, Rules, Seat, Table};

/// The seat that the game waits for, and what for. Nobody, while only one thing can happen next.
pub fn asked(state: &State) -> Option<(Seat, Due)> {
    let (seat, kind) = match &state.phase {
        Phase::TurningUp { turner } if turning_up::is_open(state) => (*turner, turning_up::KIND),
        Phase::Bidding { .. } => (bidding::asked(state)?, bidding::KIND),
        Phase::TurningUp { .. }
        | Phase::RoundOver
        | Phase::TurnOver { .. }
        | Phase::Over { .. } => return None,
    };
    Some((seat, Due { kind, key: state.key, optional: false }))
}

/// Lets everything happen that can happen in one way only, up to the next question or the end of
/// the game.
pub fn advance(table: &mut Table<'_, Medici>) {
    for _ in 0..Medici::EVENTS_MAX {
        if asked(table.state()).is_some() {
            return;
        }
        match table.state().phase {
            Phase::RoundOver => round_end::go_on(table),
            Phase::TurningUp { turner } => turning_up::go_on(table, turner),
            Phase::Bidding { .. } => bidding::go_on(table),
            Phase::TurnOver { turner } => round_end::after_turn(table, turner),
            Phase::Over { .. } => return,
        }
    }
    unreachable!("each step is an event, and a game has fewer");
}
