//! What acts change. It is written with the record of the act, as one.

use super::{act::Act, audit::StoredRecord};
use crate::{error::AppError, tournaments::Tournaments};
use kontor_accounts::{Accounts, Suspension};
use kontor_service::{
    documents::{Documents, Group},
    runtime::{games::Games, quarantine::QuarantineDecision},
};
use kontor_tables::messages::{removed, reports};

/// Writes what an act changes, with its record, which the group has. Returns whether it is written;
/// otherwise something else came first, and the act must be decided again.
pub(super) async fn write(
    games: &Games,
    (accounts, tournaments): (&Accounts, &Tournaments),
    number: u64,
    stored: &StoredRecord,
    group: Group,
) -> Result<bool, AppError> {
    let documents = Documents(games.documents().clone());
    let quarantine = games.quarantine_store();
    let group = match &stored.act {
        Act::LookUpPlayer { .. } | Act::LookUpGame { .. } | Act::ListReports { .. } => group,
        // What an earlier release has skipped is passed where it stands.
        Act::Skip { .. } => group,
        Act::Suspend { player, until, told } => {
            let until_ms = until.map(|until| until.0);
            let suspension = Suspension { until_ms, told: told.clone() };
            accounts.with_suspension(group, player, number, Some(suspension)).await?
        }
        Act::Lift { player } => accounts.with_suspension(group, player, number, None).await?,
        Act::EndSessions { player } => accounts.with_all_ended(group, player, number).await?,
        Act::Rename { player, from, name, reserve } => {
            let from = from.as_deref().unwrap_or_default();
            let renamed = accounts.with_name_by_act(group, player, number, (from, name), *reserve);
            let (group, taken) = renamed.await?;
            match taken {
                Some(taken) => {
                    games.former.with_name_taken(group, player, number, (&taken, name)).await?
                }
                None => group,
            }
        }
        Act::RemoveAbout { player } => accounts.without_about(group, player, number).await?,
        Act::Quarantine { game } => {
            quarantine.with_decision(group, game, number, QuarantineDecision::SetAside).await?
        }
        Act::Release { game } => {
            quarantine.with_decision(group, game, number, QuarantineDecision::Released).await?
        }
        Act::CountLost { game } => {
            quarantine.with_decision(group, game, number, QuarantineDecision::CountedLost).await?
        }
        Act::CancelTournament { tournament } => {
            return tournaments.cancel_by_operator(tournament, group).await;
        }
        Act::RenameTournament { tournament, from: _, name } => {
            return tournaments.rename(tournament, name, group).await;
        }
        Act::RemoveMessage { game, message } => {
            removed::with_removed(&documents, group, game, *message).await?
        }
        Act::SettleReport { report, outcome } => {
            let settled = (*outcome, stored.at);
            reports::with_settled(&documents, group, report, number, settled).await?
        }
    };
    Ok(documents.write_group(group).await?.is_none())
}

/// What follows at this server from an act that is written, or may be: what it knows is read again.
/// What is left of sessions that have ended goes one after the other; they are refused anyway.
pub(super) async fn follow(games: &Games, accounts: &Accounts, act: &Act) -> Result<(), AppError> {
    match act {
        Act::EndSessions { player } => {
            accounts.drop_all_ended(player).await;
            Ok(())
        }
        Act::Rename { player, .. } => Ok(games.former.on_renamed(player).await?),
        Act::Quarantine { game } | Act::Release { game } | Act::CountLost { game } => {
            Ok(games.on_quarantine(game).await?)
        }
        Act::LookUpPlayer { .. }
        | Act::LookUpGame { .. }
        | Act::ListReports { .. }
        | Act::Suspend { .. }
        | Act::Lift { .. }
        | Act::RemoveAbout { .. }
        | Act::CancelTournament { .. }
        | Act::RenameTournament { .. }
        | Act::RemoveMessage { .. }
        | Act::Skip { .. }
        | Act::SettleReport { .. } => Ok(()),
    }
}
