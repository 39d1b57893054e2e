//! The part of an account with its recovery codes.

use serde::{Deserialize, Serialize};

/// The codes of a user as stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct RecoveryCodes {
    pub(super) created_at_ms: u64,
    /// The hashes of those that were not used.
    pub(super) hashes: Vec<String>,
}
