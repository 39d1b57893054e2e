//! «Phase 6»: a player who could not pay upkeep may take a credit.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{
        action::Action, choice::Choice, components::CREDIT, event::Event, game::Haendler,
        phase::Phase, state::State,
    },
    passing::pass,
};

/// The decision whether to take a credit.
pub const KIND: &str = "haendler.offered_credit";

/// The player who fell is asked.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    matches!(state.phase, Phase::OfferedCredit { seat: asked } if asked == seat).then_some(KIND)
}

/// What the player may do.
pub fn choices(_: &State, _: Seat) -> Vec<Choice> {
    vec![Choice::Pass {}, Choice::TakeCredit {}]
}

/// Takes a credit, or not.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if *action != (Action::TakeCredit {}) {
        return pass(table, seat, action);
    }
    table.emit(Event::CreditTaken { seat, amount: CREDIT });
    Ok(())
}
