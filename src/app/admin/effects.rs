//! What acts do. Each may be carried out again and again, by several servers at the same time: what
//! is changed notes the number of the act, and an act changes nothing where a later one has.

use super::{act::Act, audit::Stored};
use crate::{
    accounts::{Accounts, Suspension},
    documents::Documents,
    error::AppError,
    messages::{removed, reports},
    runtime::{games::Games, quarantine::Decision},
    tournaments::Tournaments,
};

/// What became of carrying out an act.
pub(super) enum Carried {
    /// It is done.
    Out,
    /// It can never be done.
    Refused(String),
}

/// Carries out an act. An error is one that passes: the act is to be carried out again.
pub(super) async fn carry_out(
    games: &Games,
    (accounts, tournaments): (&Accounts, &Tournaments),
    number: u64,
    stored: &Stored,
) -> Result<Carried, AppError> {
    let done = match change(games, (accounts, tournaments), number, stored).await {
        // A document that cannot be read must not keep later acts from being carried out.
        Err(AppError::Internal(why)) => {
            tracing::error!(act = number, why, "an act of an operator could not be carried out");
            return Ok(Carried::Refused("a fault of the server, its log says which".to_owned()));
        }
        done => done,
    };
    match done {
        Ok(()) => Ok(Carried::Out),
        Err(error @ AppError::NameTaken) => Ok(Carried::Refused(error.to_string())),
        Err(passing) => Err(passing),
    }
}

async fn change(
    games: &Games,
    (accounts, tournaments): (&Accounts, &Tournaments),
    number: u64,
    stored: &Stored,
) -> Result<(), AppError> {
    let documents = Documents(games.documents().clone());
    match &stored.act {
        Act::LookUpPlayer { .. } | Act::LookUpGame { .. } | Act::ListReports { .. } => Ok(()),
        // What it skips is passed where it stands.
        Act::Skip { .. } => Ok(()),
        Act::Suspend { player, until, told } => {
            let until_ms = until.map(|until| until.0);
            let suspension = Suspension { until_ms, told: told.clone() };
            accounts.set_suspension(player, number, Some(&suspension)).await
        }
        Act::Lift { player } => accounts.set_suspension(player, number, None).await,
        Act::EndSessions { player } => accounts.end_all(player, number).await,
        Act::Rename { player, from, name, reserve } => {
            let from = from.as_deref().unwrap_or_default();
            let taken = accounts.rename(player, number, (from, name), *reserve).await?;
            let Some(taken) = taken else { return Ok(()) };
            games.former.take_name(player, number, (&taken, name)).await
        }
        Act::RemoveAbout { player } => accounts.remove_about(player, number).await,
        Act::Quarantine { game } => decide(games, game, number, Decision::SetAside).await,
        Act::Release { game } => decide(games, game, number, Decision::Released).await,
        Act::CountLost { game } => decide(games, game, number, Decision::CountedLost).await,
        Act::CancelTournament { tournament } => tournaments.cancel_by_operator(tournament).await,
        Act::RenameTournament { tournament, from: _, name } => {
            tournaments.rename(tournament, number, name).await
        }
        Act::RemoveMessage { game, message } => removed::remove(&documents, game, *message).await,
        Act::SettleReport { report, outcome } => {
            reports::settle(&documents, report, number, (*outcome, stored.at)).await
        }
    }
}

async fn decide(
    games: &Games,
    game: &str,
    number: u64,
    decision: Decision,
) -> Result<(), AppError> {
    games.quarantine_store().decide(game, number, decision).await?;
    games.on_quarantine(game).await
}
