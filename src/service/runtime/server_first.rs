//! In a sandbox the server makes all moves that it has to make before a player does anything. The
//! events of a sandbox follow from its seed and the commands alone, and not from whether a player
//! or the server was faster.

use crate::boxed;
use std::{sync::Arc, time::Duration};

use tokio::time::{Instant, timeout_at};

use super::{
    games::Games,
    handle::GameHandle,
    hub::Topic,
    server_queue::{MoveSpeed, OWNER_UNKNOWN},
    standing_orders::OrderableDecision,
};
use crate::error::ServiceError;
use kontor_log::snapshot::Snapshot;
use kontor_problems::Refused;
use kontor_store::{Position, Precondition};

/// Maximum time for which a caller in a sandbox waits until the server has made its own moves.
pub const SERVER_FIRST_MAX: Duration = Duration::from_secs(20);

impl Games {
    /// The standing orders from which follows that the server has nothing to do before players
    /// move, as long as they are unchanged; `None` if it has. Only in a sandbox players wait for
    /// it.
    #[boxed]
    pub async fn orders_if_players_move(
        &self,
        snapshot: &Snapshot,
    ) -> Result<Option<Vec<Precondition>>, ServiceError> {
        if !snapshot.lobby.sandbox {
            return Ok(Some(Vec::new()));
        }
        if snapshot.due_bot().is_some() {
            return Ok(None);
        }
        let ordered = self.ordered_now(&snapshot.id, OrderableDecision::all(snapshot)).await?;
        Ok(ordered.answers.is_empty().then_some(ordered.read))
    }

    /// Waits until the server has made a move after this entry. The caller must free the turn of
    /// the game before, because the server needs it for its move. Returns the handle with which the
    /// caller goes on: its own one may have been dropped from memory, and then hears of no move any
    /// more.
    #[boxed]
    pub async fn wait_for_server(
        &self,
        id: &Arc<str>,
        seen: Position,
        until: Instant,
    ) -> Result<Arc<GameHandle>, ServiceError> {
        let mut subscription = self.hub.subscribe(vec![Topic::Game(id.clone())]);
        // A move that was made before the subscription would not end the wait.
        let handle = self.handle(id).await?;
        let newest = self.load(&handle).await?.position.number;
        if newest != seen.number && Instant::now() < until {
            return Ok(handle);
        }
        if self.is_draining() {
            return Err(Refused::Draining.into());
        }
        if self.events().is_shared() {
            // The server that has queued this move may have stopped.
            self.server_queue.push(id, MoveSpeed::Quick, &OWNER_UNKNOWN.into());
        }
        timeout_at(until, subscription.notified())
            .await
            .map_err(|_| ServiceError::Refused(Refused::Busy))?;
        self.handle(id).await
    }
}
