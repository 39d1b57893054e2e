//! The errors of this crate: few, because it knows no use case.

use kontor_log::fault::LogFault;
use kontor_problems::Refused;
use kontor_store::{PutError, StoreError};

/// Why something failed. Unless stated otherwise, nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// A refusal of the catalogue.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A value of the body violates a limit. The pointer names the value.
    #[error("{pointer}: {what}")]
    BodyInvalid {
        /// JSON pointer to the value.
        pointer: String,
        /// What is wrong with it.
        what: String,
    },
    /// The store failed. The command may or may not have been applied.
    #[error("the store is not available")]
    Store(#[source] StoreFault),
    /// A bug in this program. The cause is logged.
    #[error("internal: {0}")]
    Internal(String),
}

/// A fault of the store.
#[derive(Debug, thiserror::Error)]
#[error("{why}")]
pub struct StoreFault {
    /// The message of the store.
    pub why: String,
    /// Whether a document or an entry is damaged, and the store itself goes on.
    pub is_damage: bool,
}

impl StoreFault {
    /// A fault that is no damage.
    pub fn of(why: impl Into<String>) -> Self {
        StoreFault { why: why.into(), is_damage: false }
    }

    /// What is damaged, if something is.
    pub fn damage(&self) -> Option<&str> {
        self.is_damage.then_some(&*self.why)
    }
}

impl ServiceError {
    /// What cannot be read, if that alone is the error. Something else can go on without it.
    pub fn damage(&self) -> Option<&str> {
        match self {
            ServiceError::Internal(why) => Some(why),
            ServiceError::Store(fault) => fault.damage(),
            ServiceError::Refused(_) | ServiceError::BodyInvalid { .. } => None,
        }
    }
}

/// Where a log is damaged, it is known before, and the game is quarantined.
impl From<LogFault> for ServiceError {
    fn from(fault: LogFault) -> Self {
        ServiceError::Internal(fault.to_string())
    }
}

impl From<StoreError> for ServiceError {
    fn from(error: StoreError) -> Self {
        let is_damage =
            matches!(error, StoreError::Corrupt { .. } | StoreError::CorruptDocument { .. });
        ServiceError::Store(StoreFault { why: error.to_string(), is_damage })
    }
}

impl From<PutError> for ServiceError {
    fn from(error: PutError) -> Self {
        match error {
            PutError::ReadOnly => Refused::ReadOnly.into(),
            PutError::Conflict | PutError::Rejected(_) | PutError::Unavailable(_) => {
                ServiceError::Store(StoreFault::of(error.to_string()))
            }
        }
    }
}
