//! Keeps the games in memory up to date with a store to which other processes write, and notifies
//! waiters of a game.
//!
//! News of the store can be late or be missed, so nothing is refused because of what is in memory:
//! the store is asked for the newest entry first. What a request names (a seq, a decision, a game)
//! is never refused because this server has not heard of it.
//!
//! A read that names nothing may be behind another server's commit: some milliseconds, three to
//! four seconds if a notification was lost, and after a move with an unknown outcome that no client
//! repeated until a second after the next write is confirmed.

use std::sync::Arc;

use crate::{
    boxed,
    error::ServiceError,
    runtime::{
        games::{Games, topics},
        handle::{GameHandle, InMemory},
        heard::Heard,
        hub::Topic,
        server_queue::{MoveSpeed, OWNER_UNKNOWN},
    },
};
use kontor_log::{
    commit::players_named,
    names::{game_of_messages, is_tournament},
    snapshot::Snapshot,
    summary::{self, Summary},
};
use kontor_problems::Refused;
use kontor_store::{AppendedEntry, LogId};

impl Games {
    /// An entry is durable. Its waiters are notified, unless a command of this process has appended
    /// it and has notified them.
    pub fn on_appended(&self, appended: &AppendedEntry) {
        let AppendedEntry { log, position, entry } = appended;
        if let Some(game) = game_of_messages(log) {
            let readers = summary::readers_of_message(entry).into_iter().map(Topic::AccountEvents);
            let topics: Vec<Topic> = readers.chain([Topic::Messages(game.into())]).collect();
            self.hub.publish(&topics);
            return;
        }
        if is_tournament(log) {
            self.hub.publish(&[Topic::Tournament(log.0.clone())]);
            return;
        }
        let is_news = match self.handles.get(&log.0) {
            Some(handle) => handle.heard(|heard| heard.hear(position.number, &entry.append_id)),
            // Its players may wait here for any of their games.
            None => self.events().is_shared(),
        };
        if is_news {
            self.publish_appended(appended);
        }
    }

    fn publish_appended(&self, AppendedEntry { log, entry, .. }: &AppendedEntry) {
        let Ok(Summary { table, progress }) = Summary::of(entry) else { return };
        let is_table_changed = entry.base.is_none();
        // A player who has lost a seat is told as well, and stands in the commit alone.
        let named = if is_table_changed { players_named(entry.commit.get()) } else { Vec::new() };
        let players = table.players().chain(&named);
        self.hub.publish(&topics(&log.0, players, is_table_changed));
        // On a shared store the process that appended the entry queues what follows from it.
        if let Some(speed) = MoveSpeed::of(&progress).filter(|_| !self.events().is_shared()) {
            let owner = table.owner_of_bots.unwrap_or_else(|| OWNER_UNKNOWN.into());
            self.server_queue.push(&log.0, speed, &owner);
        }
    }

    /// A log was deleted, perhaps by another process. Its game is dropped from memory, and its
    /// followers are notified.
    pub fn on_deleted(&self, log: &LogId) {
        let mut changed = vec![Topic::Game(log.0.clone())];
        if let Some(last) = self.handles.get(&log.0).and_then(|handle| handle.forget()) {
            changed = topics(&log.0, last.lobby.players(), true);
        }
        self.handles.remove(&log.0);
        self.hub.publish(&changed);
    }

    /// Entries may have been missed: each game looks for newer ones before it is used again.
    pub fn doubt_all(&self) {
        self.handles.for_each(|handle| handle.heard(Heard::doubt));
    }

    /// The snapshot of the game after its last durable commit. If it is read from the log, that is
    /// the last commit when reading began: others may append faster than this process reads.
    #[boxed]
    pub async fn load(&self, handle: &GameHandle) -> Result<Arc<Snapshot>, ServiceError> {
        if self.may_be_cut_off() {
            self.note_newest(handle).await?;
        }
        let before = loop {
            match handle.in_memory() {
                InMemory::Newest(snapshot) => return Ok(snapshot),
                InMemory::Behind(before) => break Some(before),
                InMemory::Nothing => break None,
                InMemory::InDoubt(doubt) => {
                    self.note_newest(handle).await?;
                    handle.heard(|heard| heard.settle(doubt));
                }
            }
        };
        let newer = match &before {
            Some(before) => self.catch_up(before).await?,
            None => None,
        };
        let snapshot = match newer {
            Some(snapshot) => snapshot,
            None => self.replay_in_turn(&handle.id, None).await?.ok_or(Refused::GameUnknown)?,
        };
        let newest = handle.put_if_newer(snapshot.into());
        self.handles.reweigh(handle);
        if let Some(before) = before
            && self.events().is_shared()
            && handle.heard(|heard| heard.tell(newest.position.number))
        {
            // The process that has appended this may have ended before it could tell.
            let players = newest.lobby.players().chain(before.lobby.players());
            self.hub.publish(&topics(&handle.id, players, true));
        }
        Ok(newest)
    }

    /// Whether the log has no entry after this snapshot. What is refused, or needs no entry, is
    /// decided on the newest snapshot only: another process may have appended an entry of which
    /// this one has not been notified yet. If there is one, the next [`Games::load`] reads it.
    #[boxed]
    pub async fn is_newest(
        &self,
        handle: &GameHandle,
        snapshot: &Snapshot,
    ) -> Result<bool, ServiceError> {
        if !self.events().is_shared() {
            return Ok(true);
        }
        let newest = self.note_newest(handle).await?;
        Ok(newest.is_some_and(|newest| newest <= snapshot.position.number))
    }

    /// Looks up the number of the last entry, so that the next [`Games::load`] reads what is newer.
    pub(crate) async fn note_newest(
        &self,
        handle: &GameHandle,
    ) -> Result<Option<u64>, ServiceError> {
        let head = self.events().head(&LogId(handle.id.clone())).await?;
        match head {
            Some(head) => handle.heard(|heard| heard.find(head.number)),
            // The log was deleted.
            None => drop(handle.forget()),
        }
        Ok(head.map(|head| head.number))
    }

    /// Computes something from a game. What would be refused is computed again from the newest
    /// snapshot, so that nothing is refused because of what another process did a moment ago.
    pub async fn read<T, E: From<ServiceError>>(
        &self,
        handle: &GameHandle,
        compute: impl Fn(&Arc<Snapshot>) -> Result<T, E> + Send,
    ) -> Result<T, E> {
        let snapshot = self.load(handle).await?;
        match compute(&snapshot) {
            Err(_) if !self.is_newest(handle, &snapshot).await? => {
                compute(&self.load(handle).await?)
            }
            computed => computed,
        }
    }
}
