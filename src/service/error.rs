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

/// The message of the store.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreFault(pub String);

/// Where a log is damaged, it is known before, and the game is quarantined.
impl From<LogFault> for ServiceError {
    fn from(fault: LogFault) -> Self {
        ServiceError::Internal(fault.to_string())
    }
}

impl From<StoreError> for ServiceError {
    fn from(error: StoreError) -> Self {
        ServiceError::Store(StoreFault(error.to_string()))
    }
}

impl From<PutError> for ServiceError {
    fn from(error: PutError) -> Self {
        match error {
            PutError::ReadOnly => Refused::ReadOnly.into(),
            PutError::Conflict | PutError::Rejected(_) | PutError::Unavailable(_) => {
                ServiceError::Store(StoreFault(error.to_string()))
            }
        }
    }
}
