//! What follows when a tournament is cancelled: its participants are told, and its games that are
//! under way go on as ordinary games.
//!
//! A document says that this is to be done. It is written before the event, so that it is done after
//! a kill, too, and goes when nothing is left.

use serde::{Deserialize, Serialize};

use super::{
    Tournaments,
    events::{CancelReason, TournamentNews},
    state::State,
};
use crate::{
    account_events::{AboutTournament, forget_cancelled, tell_cancelled},
    documents::{Documents, Group, VersionedDocument},
    error::{AppError, TournamentFault},
    log::{summary::Summary, tournament::TournamentStatus},
};
use kontor_store::{LogId, StoreError};

/// After what time no server makes a game any more that it was about to make before the tournament
/// was cancelled, in milliseconds.
const SETTLED_MS: u64 = 60_000;

/// What the keys of the documents begin with.
const KEY_PREFIX: &str = "tournament_cancelled/";

/// Maximum number of documents that are read at a time.
const SCANNED_AT_A_TIME: usize = 256;

/// What was done already.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Progress {
    /// Whether all participants were told.
    told: bool,
}

fn key(tournament: &str) -> String {
    [KEY_PREFIX, tournament].concat()
}

/// The players who are told: who takes part, and who was told of the start.
fn players(state: &State) -> Vec<String> {
    let told = state.participants.iter().filter(|one| !one.withdrawn || one.started.is_some());
    told.filter_map(|one| one.who.player()).map(|player| player.id.to_string()).collect()
}

impl Tournaments {
    /// The event that cancels a tournament. What follows it is noted first.
    pub(super) async fn cancelled(
        &self,
        state: &State,
        reason: CancelReason,
    ) -> Result<TournamentNews, AppError> {
        let documents = Documents(self.games.documents().clone());
        // After a conflict it was noted before.
        documents.write(&key(&state.id), None, &Progress::default()).await?;
        Ok(TournamentNews::Cancelled { reason })
    }

    /// Notes in a group that what follows a cancellation is to be done.
    pub(super) async fn with_cancellation_noted(
        &self,
        group: Group,
        id: &str,
    ) -> Result<Group, AppError> {
        let documents = Documents(self.games.documents().clone());
        let note = |noted: &mut Option<Progress>| {
            noted.get_or_insert_default();
        };
        documents.with_change(group, &key(id), note).await
    }

    /// The tournaments that are to be looked at because they were cancelled.
    pub(super) async fn cancelled_ones(&self) -> Result<Vec<String>, AppError> {
        let (mut ids, mut after) = (Vec::new(), None::<String>);
        loop {
            let documents = self.games.documents();
            let found = documents.scan(KEY_PREFIX, after.as_deref(), SCANNED_AT_A_TIME).await?;
            let keys = found.iter().filter_map(|(key, _)| key.strip_prefix(KEY_PREFIX));
            ids.extend(keys.map(str::to_owned));
            match found.into_iter().nth(SCANNED_AT_A_TIME - 1) {
                Some((last, _)) => after = Some(last),
                None => return Ok(ids),
            }
        }
    }

    /// Does what follows when a tournament was cancelled, as far as it can be done now.
    pub(super) async fn follow_cancellation(&self, id: &str) -> Result<(), AppError> {
        let documents = Documents(self.games.documents().clone());
        let Some(kept) = documents.read::<Progress>(&key(id)).await? else { return Ok(()) };
        let held = match self.logs.hold(id).await {
            Err(AppError::Tournament(TournamentFault::Unknown)) => {
                return documents.remove(&key(id)).await;
            }
            held => held?,
        };
        let state = held.state();
        match state.status() {
            // The event comes, or it was decided otherwise.
            TournamentStatus::Registering | TournamentStatus::Running => return Ok(()),
            TournamentStatus::Finished => return documents.remove(&key(id)).await,
            TournamentStatus::Cancelled => {}
        }
        let ended_ms = state.ended_at.map_or(0, |at| at.0);
        let (players, games) = (players(state), state.uncounted());
        let (tournament, name) = (state.id.clone(), state.terms.name.clone());
        drop(held);
        let about = AboutTournament { tournament, name };
        let VersionedDocument { version, value: Progress { told } } = kept;
        if !told {
            for player in &players {
                tell_cancelled(&self.games, player, &about).await?;
            }
            documents.write(&key(id), Some(version), &Progress { told: true }).await?;
        }
        let mut all_left = true;
        for game in &games {
            all_left &= self.has_left(game).await?;
        }
        if !all_left || self.games.clock().now_ms() < ended_ms + SETTLED_MS {
            return Ok(());
        }
        for player in &players {
            forget_cancelled(&self.games, player, id).await?;
        }
        documents.remove(&key(id)).await
    }

    /// Lets a game go on as an ordinary one. Returns whether that is done; it is not where the game
    /// cannot be read now.
    async fn has_left(&self, game: &str) -> Result<bool, AppError> {
        match self.games.events().last(&LogId(game.into())).await {
            Ok(None) => return Ok(true),
            Ok(Some((_, entry))) => match Summary::of(&entry) {
                Ok(Summary { table, .. })
                    if table.finished.is_some() || table.tournament.is_none() =>
                {
                    return Ok(true);
                }
                Ok(_) => {}
                Err(_) => return Ok(false),
            },
            Err(StoreError::Corrupt { .. }) => return Ok(false),
            Err(other) => return Err(other.into()),
        }
        match self.tables.leave_tournament(game).await {
            Ok(()) | Err(AppError::GameUnknown) => Ok(true),
            Err(AppError::GameQuarantined) => Ok(false),
            Err(other) => Err(other),
        }
    }
}
