//! The end of the game, with negotiation: a player may repay credits for the last time.

use kontor_rules::{Refusal, Seat, Table};

use super::{
    super::{action::Action, choice::Choice, game::Haendler, phase::Phase, state::State},
    passing::{pass, pass_over},
};

/// The decision whether to repay a credit for the last time.
pub const KIND: &str = "haendler.repaying";

fn debtor(state: &State) -> Seat {
    let Phase::Repaying { seat } = state.phase else { panic!("credits are repaid") };
    seat
}

/// The debtor is asked as long as a credit is left. The action that repays it goes with any
/// decision.
pub fn asked(state: &State, seat: Seat) -> Option<&'static str> {
    (seat == debtor(state) && may_repay(state, seat)).then_some(KIND)
}

/// Whether a player has a credit to repay.
pub fn may_repay(state: &State, seat: Seat) -> bool {
    state.players[seat].credits > 0
}

/// What the debtor may do besides.
pub fn choices(_: &State, _: Seat) -> Vec<Choice> {
    vec![Choice::Pass {}]
}

/// Repays no more.
pub fn decide(table: &mut Table<'_, Haendler>, seat: Seat, action: &Action) -> Result<(), Refusal> {
    pass(table, seat, action)
}

/// All credits are repaid.
pub fn advance(table: &mut Table<'_, Haendler>) {
    let debtor = debtor(table.state());
    pass_over(table, debtor);
}
