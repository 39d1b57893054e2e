//! The last questions of devices for their tokens, in memory.

use quick_cache::sync::Cache;

/// Maximum number of devices of which it is known when they asked last.
const POLLS_MAX: usize = 10_000;

/// When each device asked last, in milliseconds, as far as this process knows.
pub(super) struct Polls(pub(super) Cache<[u8; 32], u64>);

impl Default for Polls {
    fn default() -> Self {
        Polls(Cache::new(POLLS_MAX))
    }
}
