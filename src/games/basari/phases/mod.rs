//! The phases: per file what may be chosen, what follows from it, and what happens by itself.

pub mod actions;
pub mod choosing_arches;
pub mod choosing_cards;
pub mod round_end;
pub mod trading;

use super::{
    Basari,
    state::{Phase, State},
};
use kontor_rules::{Due, Rules, Seat, Table};

/// What a seat is asked. Nobody is asked anything while only one thing can happen next.
pub fn asked(state: &State, seat: Seat) -> Option<Due> {
    let kind = match &state.phase {
        Phase::ChoosingArches => choosing_arches::asked(state, seat)?,
        Phase::ChoosingCards { cards } => choosing_cards::asked(cards, seat)?,
        Phase::Trading { trade, .. } => trading::asked(state, trade, seat)?,
        Phase::Settling { .. } | Phase::Traded { .. } | Phase::RoundOver | Phase::Over { .. } => {
            return None;
        }
    };
    Some(Due { kind, key: state.key, optional: false })
}

/// Lets everything happen that can happen in one way only, up to the next question or the end of
/// the game.
pub fn advance(table: &mut Table<'_, Basari>) {
    for _ in 0..Basari::EVENTS_MAX {
        let state = table.state();
        if Seat::all(state.seats()).any(|seat| asked(state, seat).is_some()) {
            return;
        }
        match &state.phase {
            Phase::ChoosingArches => round_end::begin_round(table),
            Phase::ChoosingCards { .. } => choosing_cards::reveal(table),
            Phase::Settling { revealed } => {
                let revealed = revealed.clone();
                actions::settle_next(table, &revealed);
            }
            Phase::Trading { trade, .. } => {
                let trade = *trade;
                trading::go_on(table, &trade);
            }
            Phase::Traded { revealed, actor } => {
                let (card, actor) = (revealed.to_settle[0], *actor);
                actions::carry_out(table, card, actor);
            }
            Phase::RoundOver => round_end::end_round(table),
            Phase::Over { .. } => return,
        }
    }
    unreachable!("each step is an event, and a game has fewer");
}

/// A die is rolled.
fn roll(table: &mut Table<'_, Basari>) -> u8 {
    let sides = u32::from(super::components::DIE_MAX);
    u8::try_from(table.chance().below(sides) + 1).expect("a die has six sides")
}
