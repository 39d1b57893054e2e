//! Doing nothing, or nothing more: chosen, or because nothing is left.

use kontor_rules::{Refusal, Seat, Table};

use super::super::{action::Action, event::Event, game::Haendler, step::PassReason};

/// The one action that is left where nothing else fits.
pub fn pass(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if *action != (Action::Pass {}) {
        return Err(Refusal::not_asked(seat));
    }
    table.emit(Event::Passed { seat, reason: PassReason::Chosen });
    Ok(())
}

/// A seat is not asked, for nothing is left that it could do.
pub fn pass_over(table: &mut Table<'_, Haendler>, seat: Seat) {
    table.emit(Event::Passed { seat, reason: PassReason::NothingLeft });
}
