//! The part of an account that the acts of operators change.

use serde::{Deserialize, Serialize};

use crate::suspension::Suspension;

/// What an account knows of the acts of operators.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Operated {
    /// The number of the last act that has changed the account.
    pub(super) act: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) suspension: Option<Suspension>,
    /// The name that this act of an earlier release has taken, if it is a renaming. It may not be
    /// the one that the player had when the operator asked: another operator may have been faster.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) renamed_from: Option<String>,
}

impl Operated {
    /// What stays when the next act changes something.
    pub(super) fn followed_by(self, act: u64) -> Operated {
        Operated { act, suspension: self.suspension, renamed_from: None }
    }

    pub(super) fn is_none(&self) -> bool {
        self.act == 0
    }
}
