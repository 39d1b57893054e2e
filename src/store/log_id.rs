//! Ids of logs.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// Id of a log: 1 to [`LogId::LENGTH_MAX`] bytes of `A–Z a–z 0–9 _ -`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LogId(pub Arc<str>);

impl LogId {
    /// Longest id, in bytes.
    pub const LENGTH_MAX: usize = 64;

    /// Whether length and characters are valid. The stores reject appends to any other id.
    pub fn is_valid(&self) -> bool {
        let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
        (1..=Self::LENGTH_MAX).contains(&self.0.len()) && self.0.bytes().all(allowed)
    }
}

impl std::fmt::Display for LogId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}
