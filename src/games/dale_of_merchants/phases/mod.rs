//! The course of the game. What is still to be done lies on a stack of tasks, and here is the loop
//! that does one after the other until a player has to be asked.
//!
//! A task for which a player may be asked has a file with its name: `waits` says whether a player
//! has to be, `choices` and `decide` are as in the phases of the other games, and `advance` does
//! the task without a question. They get what the task carries as further arguments.

pub mod act;
pub mod ask;
pub mod cheer;
pub mod discard_lasting;
pub mod end_of_turn;
pub mod help;
pub mod market;
pub mod picks;
pub mod setup;
pub mod stall;
pub mod start_of_turn;
pub mod turn;
pub mod window;

use super::{
    action::Action, cards, choice::Choice, game::DaleOfMerchants, pending::Task, run::Run,
    state::State,
};
use kontor_rules::{Due, Dues, Refusal, Rules, Seat, Table};

/// Sets the game up, to the first question.
pub fn set_up(table: &mut Table<'_, DaleOfMerchants>) {
    advance(setup::set_up(table));
}

/// Does what is to be done, up to the next question or the end of the game.
pub fn advance(mut run: Run<'_, '_>) {
    for _ in 0..DaleOfMerchants::EVENTS_MAX {
        if run.state().over.is_some() {
            return;
        }
        let task = run.pop().expect("a turn ends with the next one");
        if waits(run.state(), &task) {
            run.then([task]);
            return run.wait();
        }
        perform(&mut run, task);
    }
    unreachable!("a commit has fewer tasks");
}

/// Whether a player has to be asked. This looks at nothing that is not known to all.
fn waits(state: &State, task: &Task) -> bool {
    match task {
        Task::Act { .. } | Task::Help { .. } => true,
        Task::StartOfTurn { seat } => start_of_turn::waits(state, *seat),
        Task::EndOfTurn { seat } => end_of_turn::waits(state, *seat),
        Task::DiscardLasting { seat } => discard_lasting::waits(state, *seat),
        Task::Ask { seat, card, question, .. } => ask::waits(state, *seat, *card, question),
        Task::Window { triggers, to_ask, used } => window::waits(state, triggers, to_ask, used),
        Task::Cheer { choosers, .. } => choosers.iter().any(|(_, chosen)| chosen.is_none()),
        Task::AfterAction { .. }
        | Task::FillHand { .. }
        | Task::FillMarket
        | Task::NextTurn { .. }
        | Task::Finish { .. }
        | Task::Windows => false,
    }
}

/// Does a task for which no player has to be asked.
fn perform(run: &mut Run<'_, '_>, task: Task) {
    match task {
        Task::StartOfTurn { seat } => start_of_turn::advance(run, seat),
        Task::AfterAction { seat, done, bonus } => act::after(run, seat, done, bonus),
        Task::EndOfTurn { .. } => {}
        Task::FillHand { seat } => turn::fill_hand(run, seat),
        Task::FillMarket => turn::fill_market(run),
        Task::DiscardLasting { seat } => discard_lasting::advance(run, seat),
        Task::NextTurn { seat } => turn::next(run, seat),
        Task::Finish { seat, due } => act::finish(run, seat, due),
        Task::Windows => window::open(run),
        Task::Window { triggers, to_ask, used } => window::advance(run, triggers, to_ask, used),
        Task::Ask { seat, card, question, target } => {
            ask::advance(run, seat, card, &question, target)
        }
        Task::Cheer { seat: _, choosers } => cards::foxes::cheer::reveal(run, &choosers),
        Task::Act { .. } | Task::Help { .. } => unreachable!("a player has to be asked"),
    }
}

/// The task that waits for the seat's answer.
fn open_task(state: &State, seat: Seat) -> Option<&Task> {
    state.task().filter(|task| task.asked().any(|asked| asked == seat))
}

/// What the seat is asked.
pub fn dues(state: &State, seat: Seat) -> Dues {
    let task = open_task(state, seat);
    task.map(|task| Due { kind: task.kind(), key: state.key, optional: false })
        .into_iter()
        .collect()
}

/// How the seat can answer.
pub fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    match open_task(state, seat) {
        Some(Task::StartOfTurn { seat }) => start_of_turn::choices(state, *seat),
        Some(Task::Act { seat, done, declined }) => act::choices(state, *seat, *done, *declined),
        Some(Task::EndOfTurn { seat }) => end_of_turn::choices(state, *seat),
        Some(Task::DiscardLasting { seat }) => discard_lasting::choices(state, *seat),
        Some(Task::Ask { seat, card, question, .. }) => ask::choices(state, *seat, *card, question),
        Some(Task::Window { triggers, used, .. }) => window::choices(state, seat, triggers, used),
        Some(Task::Cheer { .. }) => cheer::choices(state, seat),
        Some(Task::Help { seat: builder, partner, cards, .. }) => {
            help::choices(state, *builder, *partner, cards)
        }
        Some(
            Task::AfterAction { .. }
            | Task::FillHand { .. }
            | Task::FillMarket
            | Task::NextTurn { .. }
            | Task::Finish { .. }
            | Task::Windows,
        )
        | None => Vec::new(),
    }
}

/// Carries out what the seat decided, and all that follows up to the next question, or refuses.
pub fn decide(
    table: &mut Table<'_, DaleOfMerchants>,
    seat: Seat,
    action: &Action,
) -> Result<(), Refusal> {
    if open_task(table.state(), seat).is_none() {
        return Err(Refusal::not_asked(seat));
    }
    let mut run = Run::new(table);
    let task = run.pop().expect("a player is asked");
    match task {
        Task::StartOfTurn { seat } => start_of_turn::decide(&mut run, seat, action)?,
        Task::Act { seat, done, declined } => act::decide(&mut run, seat, done, declined, action)?,
        Task::EndOfTurn { seat } => end_of_turn::decide(&mut run, seat, action)?,
        Task::DiscardLasting { seat } => discard_lasting::decide(&mut run, seat, action)?,
        Task::Ask { seat, card, question, target } => {
            ask::decide(&mut run, seat, card, &question, target, action)?
        }
        Task::Window { triggers, to_ask, used } => {
            window::decide(&mut run, triggers, to_ask, used, action)?
        }
        Task::Help { seat: builder, partner, cards, done } => {
            help::decide(&mut run, builder, partner, &cards, done, action)?
        }
        Task::Cheer { choosers, .. } => {
            run.emit(cheer::chosen(run.state(), seat, action)?);
            // While others choose, nothing else changes, and so their decisions stay the same ones.
            if choosers.iter().any(|(chooser, chosen)| *chooser != seat && chosen.is_none()) {
                return Ok(());
            }
            drop(run);
            run = Run::new(table);
        }
        Task::AfterAction { .. }
        | Task::FillHand { .. }
        | Task::FillMarket
        | Task::NextTurn { .. }
        | Task::Finish { .. }
        | Task::Windows => unreachable!("no player is asked for these"),
    }
    advance(run);
    Ok(())
}
