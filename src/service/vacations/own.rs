//! A player's own vacation: looking at it, taking it, and ending it.

use super::{OwnVacation, StoredVacations, documents, key, tables};
use crate::{boxed, error::ServiceError, runtime::games::Games, space::Growth};
use kontor_log::time::Timestamp;

/// The vacations of all players.
#[derive(Clone)]
pub struct Vacations {
    games: Games,
}

impl Vacations {
    /// Vacations of players in these games.
    pub fn new(games: Games) -> Self {
        Vacations { games }
    }

    /// The vacation of a player, and what is left of the year.
    #[boxed]
    pub async fn vacation(&self, player: &str) -> Result<OwnVacation, ServiceError> {
        let stored = documents(&self.games).read::<StoredVacations>(&key(player)).await?;
        Ok(stored.map(|stored| stored.value).unwrap_or_default().shown(self.games.clock().now_ms()))
    }

    /// Begins a vacation, or changes the end of the one in which the player is. It is entered at
    /// the tables in a task of its own, so that a dropped connection leaves nothing half done.
    #[boxed]
    pub async fn take(&self, player: &str, until: Timestamp) -> Result<OwnVacation, ServiceError> {
        self.change(player, move |stored, now_ms| stored.take(now_ms, until)).await
    }

    /// Ends the vacation in which the player is; if there is none, nothing changes.
    #[boxed]
    pub async fn end(&self, player: &str) -> Result<OwnVacation, ServiceError> {
        self.change(player, |stored, now_ms| {
            stored.end(now_ms);
            Ok(())
        })
        .await
    }

    async fn change(
        &self,
        player: &str,
        change: impl Fn(&mut StoredVacations, u64) -> Result<(), ServiceError> + Send + Sync + 'static,
    ) -> Result<OwnVacation, ServiceError> {
        self.games.space.admit(Growth::Ongoing)?;
        let (vacations, player) = (self.clone(), player.to_owned());
        let done = async move {
            let now_ms = vacations.games.right_time()?.0;
            let (documents, key) = (documents(&vacations.games), key(&player));
            let turn = vacations.games.turns.take(&key).await;
            let changed = documents.change_of(&player, &key, |stored: &mut StoredVacations| {
                let mut changed = stored.clone();
                change(&mut changed, now_ms)?;
                *stored = changed;
                Ok::<_, ServiceError>(stored.clone())
            });
            let stored = changed.await??;
            drop(turn);
            if stored.last.is_some() {
                tables::enter_everywhere(&vacations.games, &player).await?;
            }
            Ok(stored.shown(now_ms))
        };
        self.games.in_task(done).await
    }
}
