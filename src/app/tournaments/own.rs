//! What a player has made and entered, as far as limits need it: one document for each player, which
//! is changed by compare-and-set. So several requests at the same time, also at several servers, do
//! not exceed a limit together.
//!
//! A tournament stands in the document before it is made or entered. Whether it was, and whether it
//! is over, is looked up in its log when the limit would be reached.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::Tournaments;
use crate::{
    documents::Documents,
    error::{AppError, TournamentFault},
    log::tournament::{TournamentStatus, TournamentSummary},
    time::Timestamp,
};
use kontor_store::{LogId, StoreError};

/// Maximum number of tournaments of one organizer that are not over.
pub const OPEN_TOURNAMENTS_MAX: usize = 4;

/// Maximum number of tournaments that one organizer makes within 24 hours.
pub const TOURNAMENTS_PER_DAY_MAX: usize = 16;

/// Maximum number of tournaments that are not over in which one player takes part.
pub const ENTERED_TOURNAMENTS_MAX: usize = 32;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// How long a tournament that is about to be made or entered counts as if it was, in milliseconds.
const RESERVED_MS: u64 = 60_000;

/// What the keys of the documents begin with.
const KEY_PREFIX: &str = "own_tournaments/";

/// The document.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Own {
    /// The tournaments that the player has made, with the time: those of the last day, and those
    /// that are not over.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    made: BTreeMap<String, Timestamp>,
    /// The tournaments that the player has entered, with the time.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    entered: BTreeMap<String, Timestamp>,
}

fn key(player: &str) -> String {
    [KEY_PREFIX, player].concat()
}

fn is_within(since: Timestamp, span_ms: u64, now: Timestamp) -> bool {
    now.0 < since.0.saturating_add(span_ms)
}

impl Own {
    /// Notes that a tournament is about to be made, if there is room for one more. `known` says how
    /// far those are that were looked up; `None` if there is none.
    fn make(
        &mut self,
        tournament: &str,
        now: Timestamp,
        known: &BTreeMap<String, Option<TournamentStatus>>,
    ) -> bool {
        let is_open = |id: &String, at: Timestamp| match known.get(id).copied().flatten() {
            Some(status) => status.is_open(),
            None => is_within(at, RESERVED_MS, now),
        };
        self.made.retain(|id, at| {
            let was_made = known.get(id) != Some(&None);
            is_open(id, *at) || was_made && is_within(*at, DAY_MS, now)
        });
        if self.made.contains_key(tournament) {
            return true;
        }
        let open = self.made.iter().filter(|(id, at)| is_open(id, **at)).count();
        let today = self.made.values().filter(|at| is_within(**at, DAY_MS, now)).count();
        if open >= OPEN_TOURNAMENTS_MAX || today >= TOURNAMENTS_PER_DAY_MAX {
            return false;
        }
        self.made.insert(tournament.to_owned(), now);
        true
    }

    /// Notes that a tournament is about to be entered, if there is room for one more without those
    /// that are `gone`.
    fn enter(&mut self, tournament: &str, now: Timestamp, gone: &BTreeSet<String>) -> bool {
        self.entered.retain(|id, at| !gone.contains(id) || is_within(*at, RESERVED_MS, now));
        let is_new = !self.entered.contains_key(tournament);
        if is_new && self.entered.len() >= ENTERED_TOURNAMENTS_MAX {
            return false;
        }
        self.entered.insert(tournament.to_owned(), now);
        true
    }
}

impl Tournaments {
    fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }

    /// Reserves one of the tournaments that a player may make.
    pub(super) async fn reserve_made(&self, player: &str, id: &str) -> Result<(), AppError> {
        let now = Timestamp(self.games.clock().now_ms());
        let kept = self.documents().read::<Own>(&key(player)).await?;
        let mut known = BTreeMap::new();
        for (made, _) in kept.into_iter().flat_map(|kept| kept.value.made) {
            let status = self.status_of(&made).await?;
            known.insert(made, status);
        }
        let make = |own: &mut Own| own.make(id, now, &known);
        match self.documents().change(&key(player), make).await? {
            true => Ok(()),
            false => Err(TournamentFault::Spent.into()),
        }
    }

    /// Reserves one of the tournaments that a player may enter.
    pub(super) async fn reserve_entered(&self, player: &str, id: &str) -> Result<(), AppError> {
        let now = Timestamp(self.games.clock().now_ms());
        let kept = self.documents().read::<Own>(&key(player)).await?;
        let entered = kept.map(|kept| kept.value.entered).unwrap_or_default();
        let mut gone = BTreeSet::new();
        if entered.len() >= ENTERED_TOURNAMENTS_MAX {
            for (entered, _) in entered {
                if !self.takes_part(&entered, player).await? {
                    gone.insert(entered);
                }
            }
        }
        let enter = |own: &mut Own| own.enter(id, now, &gone);
        match self.documents().change(&key(player), enter).await? {
            true => Ok(()),
            false => Err(TournamentFault::EntriesSpent.into()),
        }
    }

    /// Forgets what a player has made and entered, whose account is deleted.
    pub(super) async fn forget_own(&self, player: &str) -> Result<(), AppError> {
        self.documents().remove(&key(player)).await
    }

    /// How far a tournament is; `None` if there is none. One that is damaged counts as over, because
    /// nothing happens there.
    async fn status_of(&self, id: &str) -> Result<Option<TournamentStatus>, AppError> {
        match self.games.events().last(&LogId(id.into())).await {
            Ok(None) => Ok(None),
            Ok(Some((_, entry))) => {
                let status = TournamentSummary::of(&entry).map(|summary| summary.status);
                Ok(Some(status.unwrap_or(TournamentStatus::Cancelled)))
            }
            Err(StoreError::Corrupt { .. }) => Ok(Some(TournamentStatus::Cancelled)),
            Err(other) => Err(other.into()),
        }
    }

    /// Whether a tournament counts as one of those in which the player takes part. One that the
    /// player has left after it began does until it is over, because the player is told of that.
    async fn takes_part(&self, id: &str, player: &str) -> Result<bool, AppError> {
        let held = match self.logs.hold(id).await {
            Ok(held) => held,
            Err(AppError::Tournament(TournamentFault::Unknown) | AppError::Internal(_)) => {
                return Ok(false);
            }
            Err(other) => return Err(other),
        };
        let state = held.state();
        Ok(match state.status() {
            TournamentStatus::Registering => state.active_player(player).is_some(),
            TournamentStatus::Running => state.entries_of(player) > 0,
            TournamentStatus::Finished | TournamentStatus::Cancelled => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(
        ids: &[&str],
        status: Option<TournamentStatus>,
    ) -> BTreeMap<String, Option<TournamentStatus>> {
        ids.iter().map(|id| ((*id).to_owned(), status)).collect()
    }

    #[test]
    fn several_requests_at_the_same_time_count_together() {
        let (mut own, now) = (Own::default(), Timestamp(1_000_000));
        let none = BTreeMap::new();
        for count in 0..OPEN_TOURNAMENTS_MAX {
            assert!(own.make(&format!("t_{count}"), now, &none));
        }
        assert!(!own.make("t_more", now, &none));
        assert!(own.make("t_0", now, &none), "the same request again");
        // None of them was made.
        let later = Timestamp(now.0 + RESERVED_MS);
        let missing = known(&["t_0", "t_1", "t_2", "t_3"], None);
        assert!(own.make("t_more", later, &missing));
        assert_eq!(own.made.len(), 1);
    }

    #[test]
    fn those_that_are_over_count_for_a_day() {
        let (mut own, now) = (Own::default(), Timestamp(1_000_000));
        let all: Vec<String> = (0..TOURNAMENTS_PER_DAY_MAX).map(|n| format!("t_{n}")).collect();
        let ids: Vec<&str> = all.iter().map(String::as_str).collect();
        let over = known(&ids, Some(TournamentStatus::Cancelled));
        for id in &ids {
            assert!(own.make(id, now, &over), "{id}");
        }
        assert!(!own.make("t_more", now, &over));
        assert!(own.make("t_more", Timestamp(now.0 + DAY_MS), &over));
        assert_eq!(own.made.len(), 1);
    }

    #[test]
    fn a_player_enters_a_limited_number_of_tournaments() {
        let (mut own, now, nothing) = (Own::default(), Timestamp(1_000_000), BTreeSet::new());
        for count in 0..ENTERED_TOURNAMENTS_MAX {
            assert!(own.enter(&format!("t_{count}"), now, &nothing));
        }
        assert!(own.enter("t_0", now, &nothing), "it is entered again");
        let gone = BTreeSet::from(["t_3".to_owned()]);
        assert!(!own.enter("t_more", now, &gone), "somebody is just entering it");
        assert!(own.enter("t_more", Timestamp(now.0 + RESERVED_MS), &gone));
        assert_eq!(own.entered.len(), ENTERED_TOURNAMENTS_MAX);
    }
}
