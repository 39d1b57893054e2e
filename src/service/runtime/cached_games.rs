//! The games in memory, bounded by the memory that they take.
//!
//! A game that is dropped while its handle is in use stays usable: its holders go on with it, and
//! the log decides between its commands and those of a new handle.

use std::sync::Arc;

use crate::runtime::{byte_cache::ByteCache, handle::GameHandle};

/// The memory of a game is noted in steps of so many bytes, so that most moves need not note it.
const WEIGHT_STEP_BYTES: usize = 4 << 10;

/// How much memory the caches of games take, estimated from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CacheUse {
    /// How many games are cached.
    pub games: usize,
    /// Memory of those games, in bytes.
    pub games_bytes: u64,
    /// Memory of the checkpoints of past positions, in bytes.
    pub checkpoints_bytes: u64,
}

/// The handles of games, by id.
pub(crate) struct CachedGames(ByteCache<String, Arc<GameHandle>>);

impl CachedGames {
    /// Games that take so many bytes together.
    pub(crate) fn new(bytes_max: u64) -> Self {
        CachedGames(ByteCache::new(bytes_max))
    }

    /// How many games are in memory.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The memory of all games, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.0.bytes()
    }

    /// The handle of a game, if it is in memory.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<GameHandle>> {
        self.0.get(id)
    }

    /// The handle of a game whose log was found. The game need not have started.
    pub(crate) fn handle_of(&self, id: &str) -> Arc<GameHandle> {
        self.0.get_or_insert(id, || {
            let fresh = GameHandle::new(id);
            let bytes = weight(&fresh);
            (Arc::new(fresh), bytes)
        })
    }

    /// Notes how much memory a game takes now, if it is still in memory.
    pub(crate) fn reweigh(&self, handle: &GameHandle) {
        let is_meant = |cached: &Arc<GameHandle>| std::ptr::eq(&**cached, handle);
        self.0.reweigh(&*handle.id, weight(handle), is_meant);
    }

    /// Calls this for each game in memory.
    pub(crate) fn for_each(&self, act: impl Fn(&GameHandle)) {
        self.0.for_each(|handle| act(handle));
    }

    /// Drops a game from memory.
    pub(crate) fn remove(&self, id: &str) {
        self.0.remove(id);
    }

    /// Drops all games from memory.
    pub(crate) fn clear(&self) {
        self.0.clear();
    }
}

fn weight(handle: &GameHandle) -> usize {
    handle.memory_bytes().next_multiple_of(WEIGHT_STEP_BYTES)
}
