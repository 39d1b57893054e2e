//! The handle of a game in memory: its newest snapshot, its encoded views, and the queue of its
//! commands.

use std::sync::{
    Arc, Mutex as StdMutex, PoisonError, RwLock,
    atomic::{AtomicU64, Ordering},
};

use tokio::sync::{Mutex, MutexGuard};

use kontor_contract::{
    encoded::{VIEWS_BYTES_MAX, Views},
    exposed::GameView,
};
use kontor_log::snapshot::Snapshot;
use kontor_store::IdempotentRequest;

/// A game in memory. All of it can be computed from the log again at any time.
pub struct GameHandle {
    /// Id of the game.
    pub id: Arc<str>,
    /// The queue of commands: the commands of one game are decided one at a time, each on the last
    /// durable snapshot.
    turn: Mutex<()>,
    snapshot: RwLock<Option<Arc<Snapshot>>>,
    /// The views of the newest snapshot, encoded once for each viewer.
    pub(crate) views: Views<GameView>,
    /// Number of the newest entry about which the store has notified this process.
    newest: AtomicU64,
    /// Number of the newest entry that a command or a reader has found in the store.
    found: AtomicU64,
    /// Number of the newest entry of which those who wait here were notified, and one more: at first
    /// there is none.
    published: AtomicU64,
    /// The append id of the entry that a command of this process is appending, on a store to which
    /// other processes write, too.
    appending: StdMutex<Option<String>>,
    /// How often entries may have been missed.
    doubts: AtomicU64,
    /// After how many of these doubts the number of the newest entry was looked up.
    settled: AtomicU64,
}

impl GameHandle {
    /// A handle without a snapshot.
    pub fn new(id: &str) -> Self {
        GameHandle {
            id: id.into(),
            turn: Mutex::new(()),
            snapshot: RwLock::new(None),
            views: Views::default(),
            newest: AtomicU64::new(0),
            found: AtomicU64::new(0),
            published: AtomicU64::new(0),
            appending: StdMutex::default(),
            doubts: AtomicU64::new(0),
            settled: AtomicU64::new(0),
        }
    }

    /// Memory in bytes, estimated from above: as if all views that may be cached were. A game that has
    /// not started has none.
    pub(crate) fn memory_bytes(&self) -> usize {
        let kept = self.snapshot.read().unwrap_or_else(PoisonError::into_inner);
        let snapshot = kept.as_ref().map_or(0, |snapshot| {
            let views = snapshot.running.as_ref().map_or(0, |_| VIEWS_BYTES_MAX);
            snapshot.memory_bytes() + views
        });
        size_of::<Self>() + snapshot
    }

    /// Waits until no other command of this game is running. The next command waits until the guard
    /// is dropped.
    pub(crate) async fn turn(&self) -> MutexGuard<'_, ()> {
        self.turn.lock().await
    }

    /// Says that the command that is running appends the entry with this id, until the returned value
    /// is dropped.
    pub(crate) fn appending(&self, append_id: &str) -> Appending<'_> {
        *self.appending.lock().unwrap_or_else(PoisonError::into_inner) = Some(append_id.to_owned());
        Appending(&self.appending)
    }

    /// Whether the command that is running appends the entry with this id.
    pub(crate) fn is_appending(&self, append_id: &str) -> bool {
        let appending = self.appending.lock().unwrap_or_else(PoisonError::into_inner);
        appending.as_deref() == Some(append_id)
    }

    /// The newest snapshot; `None` if none is kept, or if the log has an entry after it.
    pub(crate) fn snapshot(&self) -> Option<Arc<Snapshot>> {
        let kept = self.snapshot.read().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|snapshot| !self.is_behind(snapshot)).cloned()
    }

    /// The snapshot that is kept, if the log has entries after it.
    pub(crate) fn snapshot_behind(&self) -> Option<Arc<Snapshot>> {
        let kept = self.snapshot.read().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|snapshot| self.is_behind(snapshot)).cloned()
    }

    /// Keeps a snapshot that was read from the log, unless another reader or a command has already
    /// stored a newer one. Returns the newer of the two.
    pub(crate) fn put_if_newer(&self, snapshot: Arc<Snapshot>) -> Arc<Snapshot> {
        let mut kept = self.snapshot.write().unwrap_or_else(PoisonError::into_inner);
        let newer = match kept.take() {
            Some(there) if there.position.number >= snapshot.position.number => there,
            Some(_) | None => snapshot,
        };
        *kept = Some(newer.clone());
        newer
    }

    /// Replaces the snapshot on which a command was decided by the one after its commit, which
    /// takes over the history. A newer one stays: if the reply of the store was late, a reader may have
    /// read what another process has appended since.
    pub(crate) fn advance(
        &self,
        before: Arc<Snapshot>,
        mut next: Arc<Snapshot>,
        request: Option<&IdempotentRequest>,
    ) -> Arc<Snapshot> {
        let mut kept = self.snapshot.write().unwrap_or_else(PoisonError::into_inner);
        // The handle's own reference is dropped first, so that usually nobody else holds the
        // snapshot and its history can be moved instead of copied.
        kept.take_if(|there| there.position.number == before.position.number);
        let fresh = Snapshot::unshared(&mut next);
        fresh.take_history_from(before);
        fresh.add_to_history(request);
        if kept.as_ref().is_none_or(|there| there.position.number < next.position.number) {
            *kept = Some(Arc::clone(&next));
        }
        next
    }

    /// Drops the snapshot and returns it. The next reader loads it from the log again.
    pub(crate) fn forget(&self) -> Option<Arc<Snapshot>> {
        self.snapshot.write().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Records that entries may have been missed.
    pub(crate) fn doubt(&self) {
        self.doubts.fetch_add(1, Ordering::SeqCst);
    }

    /// How often entries may have been missed, if the number of the newest entry was not looked up
    /// since. Then it must be before the snapshot is used.
    pub(crate) fn doubts(&self) -> Option<u64> {
        let doubts = self.doubts.load(Ordering::SeqCst);
        (self.settled.load(Ordering::SeqCst) < doubts).then_some(doubts)
    }

    /// Records that the number of the newest entry was looked up after so many doubts. Further ones
    /// remain.
    pub(crate) fn settle(&self, doubts: u64) {
        self.settled.fetch_max(doubts, Ordering::SeqCst);
    }

    /// Records that the store has an entry of this number, which is not that of a command of this
    /// process that is running.
    pub(crate) fn note_found(&self, number: u64) {
        self.found.fetch_max(number, Ordering::SeqCst);
    }

    /// Records the number of an entry about which the store has notified this process. Returns
    /// whether something other than a command of this handle may have appended the entry, so that
    /// those who wait must still be notified. Without a snapshot this cannot be known, because the
    /// entry of a command whose outcome was unknown may have been written late; then it returns
    /// true.
    pub(crate) fn note_appended(&self, number: u64) -> bool {
        self.newest.fetch_max(number, Ordering::SeqCst);
        let kept = self.snapshot.read().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().is_none_or(|snapshot| self.is_behind(snapshot))
    }

    /// The same on a store to which other processes write, too: a reader or a command may have found
    /// their entry in the store before the news of it came. The entry must not be that of a command
    /// which is running, because that notifies those who wait itself.
    pub(crate) fn note_shared(&self, number: u64) -> bool {
        let kept = self.snapshot.read().unwrap_or_else(PoisonError::into_inner);
        if kept.as_ref().is_none_or(|snapshot| snapshot.position.number < number) {
            // From now on readers see it even if the next command is running.
            self.note_found(number);
        }
        self.note_published(number)
    }

    /// Records that those who wait are notified of this entry. Returns whether they were not yet.
    pub(crate) fn note_published(&self, number: u64) -> bool {
        self.published.fetch_max(number + 1, Ordering::SeqCst) <= number
    }

    /// Whether the log has an entry after this snapshot. While a command is running an entry about
    /// which the store has notified does not count, because the command appends its entry before it
    /// replaces the snapshot, and notifies those who wait itself.
    fn is_behind(&self, snapshot: &Snapshot) -> bool {
        let number = snapshot.position.number;
        let is_newer = |known: &AtomicU64| number < known.load(Ordering::SeqCst);
        is_newer(&self.found) || (is_newer(&self.newest) && self.turn.try_lock().is_ok())
    }
}

/// While it lives, a command appends an entry.
pub(crate) struct Appending<'a>(&'a StdMutex<Option<String>>);

impl Drop for Appending<'_> {
    fn drop(&mut self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
