//! How often all sessions of a player were ended at once, which an account says.

use kontor_auth::SessionId;
use serde::{Deserialize, Serialize};

/// How often all sessions of a player were ended at once.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct SignOuts {
    pub(super) count: u64,
    /// The session that went on the last time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) kept: Option<String>,
}

impl SignOuts {
    pub(super) fn is_none(&self) -> bool {
        self.count == 0
    }

    pub(super) fn count(&self) -> u64 {
        self.count
    }

    /// After another one, which no session survives.
    pub(super) fn again(&self) -> SignOuts {
        SignOuts { count: self.count + 1, kept: None }
    }

    /// Whether a session goes on that was opened after so many sign-outs.
    pub(super) fn spare(&self, id: &SessionId, opened_after: u64) -> bool {
        self.count == opened_after || self.kept.as_ref() == Some(&id.0)
    }

    /// Whether these, which may have been read a while ago, have ended a session that was opened
    /// after so many sign-outs. One that was opened after later ones lives.
    pub(super) fn have_ended(&self, id: &SessionId, opened_after: u64) -> bool {
        opened_after < self.count && !self.spare(id, opened_after)
    }
}

/// Whether nothing was counted yet. Such a count is not stored.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
pub(super) fn is_zero(count: &u64) -> bool {
    *count == 0
}
