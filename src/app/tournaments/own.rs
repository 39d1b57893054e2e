//! What a player has made and entered, as far as limits and deletions need it: one document for
//! each player, which is written together with the events of tournaments. So several requests at
//! the same time, also at several servers, do not exceed a limit together, and the document has
//! each tournament that is not over in which the player takes part or which the player has made.
//!
//! Whether a tournament is over is looked up in its log when a limit would be reached.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::Tournaments;
use crate::error::AppError;
use kontor_log::{time::Timestamp, tournament::TournamentSummary};
use kontor_problems::Refused;
use kontor_service::documents::{Documents, Edited, Group};
use kontor_store::{LogId, StoreError};

kontor_limits::limits! { ORGANIZER_LIMITS:
    /// How many tournaments of one organizer may not be over.
    pub const OPEN_TOURNAMENTS_MAX: usize = 4;
    /// How many tournaments an organizer may make within 24 hours.
    pub const TOURNAMENTS_PER_DAY_MAX: usize = 16;
}

kontor_limits::limits! { ENTERED_LIMITS:
    /// In how many tournaments that are not over a player may take part.
    pub const ENTERED_TOURNAMENTS_MAX: usize = 32;
}

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// What the keys of the documents begin with.
pub(super) const OWN_PREFIX: &str = "own_tournaments/";

/// The document.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Own {
    /// The tournaments that the player has made, with the time: those of the last day, and those
    /// that are not over.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) made: BTreeMap<String, Timestamp>,
    /// The tournaments that the player has entered, with the time: those that are not over, and
    /// some that are.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) entered: BTreeMap<String, Timestamp>,
}

pub(super) fn key(player: &str) -> String {
    [OWN_PREFIX, player].concat()
}

impl Own {
    /// Notes that a tournament is made, if there is room for one more beside those that are `open`.
    fn make(&mut self, tournament: &str, now: Timestamp, open: &BTreeSet<String>) -> bool {
        let is_of_today = |at: &Timestamp| now.0 < at.0.saturating_add(DAY_MS);
        self.made.retain(|id, at| open.contains(id) || is_of_today(at));
        let today = self.made.values().filter(|at| is_of_today(at)).count();
        if open.len() >= OPEN_TOURNAMENTS_MAX || today >= TOURNAMENTS_PER_DAY_MAX {
            return false;
        }
        self.made.insert(tournament.to_owned(), now);
        true
    }

    /// Notes that a tournament is entered, if there is room for one more.
    fn enter(&mut self, tournament: &str, now: Timestamp) -> bool {
        let is_new = !self.entered.contains_key(tournament);
        if is_new && self.entered.len() >= ENTERED_TOURNAMENTS_MAX {
            return false;
        }
        self.entered.insert(tournament.to_owned(), now);
        true
    }
}

impl Tournaments {
    pub(super) fn documents(&self) -> Documents {
        Documents(self.games.documents().clone())
    }

    /// What a player has made and entered.
    pub(super) async fn own(&self, player: &str) -> Result<Edited<Own>, AppError> {
        Ok(self.documents().edit(key(player)).await?)
    }

    /// Adds to a group that a player makes a tournament, if one more may be made.
    pub(super) async fn with_made(
        &self,
        group: Group,
        player: &str,
        (id, now): (&str, Timestamp),
    ) -> Result<Group, AppError> {
        let mut own = self.own(player).await?;
        let open = self.open_ones(own.made.keys()).await?;
        match own.make(id, now, &open) {
            true => Ok(own.put(group)),
            false => Err(Refused::TournamentsSpent.into()),
        }
    }

    /// Adds to a group that a player enters a tournament, if one more may be entered.
    pub(super) async fn with_entered(
        &self,
        group: Group,
        player: &str,
        (id, now): (&str, Timestamp),
    ) -> Result<Group, AppError> {
        let mut own = self.own(player).await?;
        if own.entered.len() >= ENTERED_TOURNAMENTS_MAX {
            let open = self.open_ones(own.entered.keys()).await?;
            own.entered.retain(|id, _| open.contains(id));
        }
        match own.enter(id, now) {
            true => Ok(own.put(group)),
            false => Err(Refused::EntriesSpent.into()),
        }
    }

    /// Adds to a group that a tournament no longer counts as one that the player has entered.
    pub(super) async fn with_left(
        &self,
        group: Group,
        player: &str,
        id: &str,
    ) -> Result<Group, AppError> {
        // A damaged one names nothing, and keeps no player in a tournament.
        let mut own = self.documents().edit_undamaged::<Own>(key(player)).await?;
        own.entered.remove(id);
        Ok(own.put_if_changed(group))
    }

    /// Those of these tournaments that are not over. One that is damaged counts as over, because
    /// nothing happens there.
    async fn open_ones(
        &self,
        ids: impl Iterator<Item = &String>,
    ) -> Result<BTreeSet<String>, AppError> {
        let mut open = BTreeSet::new();
        for id in ids {
            let last = match self.games.events().last(&LogId(id.as_str().into())).await {
                Ok(last) => last,
                Err(StoreError::Corrupt { .. }) => continue,
                Err(other) => return Err(other.into()),
            };
            let summary = last.and_then(|(_, entry)| TournamentSummary::of(&entry).ok());
            if summary.is_some_and(|summary| summary.status.is_open()) {
                open.insert(id.clone());
            }
        }
        Ok(open)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(count: usize) -> Vec<String> {
        (0..count).map(|number| format!("t_{number}")).collect()
    }

    #[test]
    fn an_organizer_has_a_limited_number_of_tournaments_that_are_not_over() {
        let (mut own, now, mut open) = (Own::default(), Timestamp(1_000_000), BTreeSet::new());
        for id in ids(OPEN_TOURNAMENTS_MAX) {
            assert!(own.make(&id, now, &open), "{id}");
            open.insert(id);
        }
        assert!(!own.make("t_more", now, &open));
        let later = Timestamp(now.0 + DAY_MS);
        assert!(!own.make("t_more", later, &open), "they are not over");
        open.remove("t_0");
        assert!(own.make("t_more", later, &open));
        assert!(!own.made.contains_key("t_0"), "it is over, and not of today");
        assert_eq!(own.made.len(), OPEN_TOURNAMENTS_MAX);
    }

    #[test]
    fn those_that_are_over_count_for_a_day() {
        let (mut own, now, open) = (Own::default(), Timestamp(1_000_000), BTreeSet::new());
        for id in ids(TOURNAMENTS_PER_DAY_MAX) {
            assert!(own.make(&id, now, &open), "{id}");
        }
        assert!(!own.make("t_more", now, &open));
        assert!(own.make("t_more", Timestamp(now.0 + DAY_MS), &open));
        assert_eq!(own.made.len(), 1);
    }

    #[test]
    fn a_player_enters_a_limited_number_of_tournaments() {
        let (mut own, now) = (Own::default(), Timestamp(1_000_000));
        for id in ids(ENTERED_TOURNAMENTS_MAX) {
            assert!(own.enter(&id, now), "{id}");
        }
        assert!(own.enter("t_0", now), "it is entered again");
        assert!(!own.enter("t_more", now));
        own.entered.remove("t_3");
        assert!(own.enter("t_more", now));
        assert_eq!(own.entered.len(), ENTERED_TOURNAMENTS_MAX);
    }
}
