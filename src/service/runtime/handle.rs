//! The handle of a game in memory: its newest snapshot, its encoded views, and the queue of its
//! commands.

use std::sync::{Arc, Mutex as StdMutex, MutexGuard as StdMutexGuard, PoisonError};

use tokio::sync::{Mutex, MutexGuard};

use super::{
    heard::{Doubt, Freshness, Heard},
    hub::{Hub, Topic},
};
use kontor_contract::{
    encoded::{VIEWS_BYTES_MAX, Views},
    exposed::GameView,
};
use kontor_log::snapshot::Snapshot;
use kontor_store::Entry;

/// A game in memory. All of it can be computed from the log again at any time.
pub struct GameHandle {
    /// Id of the game.
    pub id: Arc<str>,
    /// The queue of commands: the commands of one game are decided one at a time, each on the last
    /// durable snapshot.
    turn: Mutex<()>,
    /// It is locked for moments only, and never while something is awaited.
    known: StdMutex<Known>,
    /// The views of the newest snapshot, encoded once for each viewer.
    pub views: Views<GameView>,
}

/// What this process knows of a game.
#[derive(Default)]
struct Known {
    snapshot: Option<Arc<Snapshot>>,
    heard: Heard,
}

/// What is kept of a game.
pub(crate) enum InMemory {
    /// Nothing: the game is replayed from its log.
    Nothing,
    /// A snapshot that is used only after the newest entry was looked up, because news may have
    /// been missed.
    InDoubt(Doubt),
    /// A snapshot after which the log has further entries.
    Behind(Arc<Snapshot>),
    /// The snapshot after the newest entry.
    Newest(Arc<Snapshot>),
}

impl GameHandle {
    /// A handle without a snapshot.
    pub fn new(id: &str) -> Self {
        GameHandle {
            id: id.into(),
            turn: Mutex::new(()),
            known: StdMutex::default(),
            views: Views::default(),
        }
    }

    /// No change can be left half done, so what is known under a poisoned lock is used as it is.
    fn known(&self) -> StdMutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Memory in bytes, estimated from above: as if all views that may be cached were. A game that
    /// has not started has none.
    pub(crate) fn memory_bytes(&self) -> usize {
        let snapshot = self.known().snapshot.as_ref().map_or(0, |snapshot| {
            let views = snapshot.running.as_ref().map_or(0, |_| VIEWS_BYTES_MAX);
            snapshot.memory_bytes() + views
        });
        size_of::<Self>() + snapshot
    }

    /// Waits until no other command of this game is running. The next command waits until the guard
    /// is dropped.
    pub async fn turn(&self) -> MutexGuard<'_, ()> {
        self.turn.lock().await
    }

    /// What is kept of the game, and how it relates to the log.
    pub(crate) fn in_memory(&self) -> InMemory {
        let known = self.known();
        let Some(snapshot) = &known.snapshot else { return InMemory::Nothing };
        match known.heard.freshness(snapshot.position.number) {
            Freshness::InDoubt(doubt) => InMemory::InDoubt(doubt),
            Freshness::Behind => InMemory::Behind(snapshot.clone()),
            Freshness::Newest => InMemory::Newest(snapshot.clone()),
        }
    }

    /// Keeps a snapshot that was read from the log, unless another reader or a command has already
    /// stored a newer one. Returns the newer of the two.
    pub(crate) fn put_if_newer(&self, snapshot: Arc<Snapshot>) -> Arc<Snapshot> {
        let mut known = self.known();
        known.heard.find(snapshot.position.number);
        let newer = match known.snapshot.take() {
            Some(there) if there.position.number >= snapshot.position.number => there,
            Some(_) | None => snapshot,
        };
        known.snapshot = Some(newer.clone());
        newer
    }

    /// Records what was heard of the log.
    pub(crate) fn heard<T>(&self, record: impl FnOnce(&mut Heard) -> T) -> T {
        record(&mut self.known().heard)
    }

    /// Drops the snapshot and returns it. The next reader loads it from the log again.
    pub(crate) fn forget(&self) -> Option<Arc<Snapshot>> {
        self.known().snapshot.take()
    }

    /// Records that the running command offers this entry to the store, until the returned value is
    /// dropped. Waiters for these topics are notified of the entry then, if it is durable.
    pub(crate) fn offer<'a>(
        &'a self,
        entry: Arc<Entry>,
        hub: &'a Hub,
        topics: Arc<[Topic]>,
    ) -> Offered<'a> {
        self.known().heard.offer(entry);
        Offered { handle: self, hub, topics }
    }
}

/// The entry of the running command, from its way to the store until its waiters are notified. They
/// are notified when this is dropped, so also if the command unwinds: no other server notifies
/// them, and notifications that came here were left to the command.
pub(crate) struct Offered<'a> {
    handle: &'a GameHandle,
    hub: &'a Hub,
    topics: Arc<[Topic]>,
}

impl<'a> Offered<'a> {
    /// The entry is durable: replaces the snapshot on which the command was decided by the one
    /// after its commit, which takes over the history. A newer one stays: if the reply of the store
    /// was late, a reader may have read what another process has appended since.
    ///
    /// Waiters are notified when this is dropped.
    pub(crate) fn advance(
        &self,
        before: Arc<Snapshot>,
        mut next: Arc<Snapshot>,
        entry: &Entry,
    ) -> (&'a GameHandle, Arc<Snapshot>) {
        let mut known = self.handle.known();
        // The handle's own reference is dropped first, so that usually there is no other reference
        // to the snapshot and its history can be moved instead of copied.
        known.snapshot.take_if(|there| there.position.number == before.position.number);
        let fresh = Snapshot::unshared(&mut next);
        fresh.take_history_from(before);
        fresh.add_to_history(entry.request.as_deref());
        known.heard.appended(next.position.number);
        if known.snapshot.as_ref().is_none_or(|there| there.position.number < next.position.number)
        {
            known.snapshot = Some(Arc::clone(&next));
        }
        drop(known);
        (self.handle, next)
    }
}

impl Drop for Offered<'_> {
    fn drop(&mut self) {
        let durable = self.handle.heard(Heard::withdraw);
        if let Some(number) = durable {
            self.hub.publish(&self.topics);
            self.handle.heard(|heard| heard.tell(number));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::heard::tests::entry;

    #[test]
    fn a_command_that_ends_before_it_publishes_notifies_waiters_if_its_entry_is_durable() {
        let (handle, hub) = (GameHandle::new("g"), Hub::default());
        let topic = Topic::Game("g".into());
        let waiter = hub.subscribe(vec![topic.clone()]);
        let offered = handle.offer(entry("own"), &hub, [topic.clone()].into());
        drop(offered);
        assert!(!waiter.was_notified(), "nothing is known to be written");
        let offered = handle.offer(entry("own"), &hub, [topic].into());
        assert!(!handle.heard(|heard| heard.hear(1, "own")) && !waiter.was_notified());
        drop(offered);
        assert!(waiter.was_notified());
        assert!(!handle.heard(|heard| heard.hear(1, "own")), "once");
    }
}
