//! Personal tokens whose secrets are known to be right, so that most requests read no document.

use std::sync::{Arc, atomic::AtomicU64};

use kontor_auth::SessionId;
use quick_cache::sync::Cache;

/// Maximum number of tokens whose secrets are known to be right without reading their documents.
const KNOWN_TOKENS_MAX: usize = 20_000;

/// Tokens with secrets that have been compared, by the hash of the secret, with the last stored
/// time of use. A token cannot get another secret, and whether it still exists is asked separately.
pub(super) struct KnownTokens(pub(super) Cache<[u8; 32], Arc<KnownToken>>);

/// A token whose secret is known to be right.
pub(super) struct KnownToken {
    pub(super) id: SessionId,
    /// The last use that is stored.
    pub(super) used_at_ms: AtomicU64,
}

impl Default for KnownTokens {
    fn default() -> Self {
        KnownTokens(Cache::new(KNOWN_TOKENS_MAX))
    }
}
