//! The errors of this crate. Each is one problem of the catalogue.

use kontor_log::time::Timestamp;
use kontor_problems::Refused;
use kontor_service::error::{ServiceError, StoreFault};
use kontor_store::StoreError;

/// Why something about players or sessions failed. Unless stated otherwise, nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum AccountsError {
    /// A refusal of the catalogue.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// An operator has suspended the player.
    #[error("the player is suspended")]
    AccountSuspended {
        /// When the suspension is over; `None` if an operator has to lift it.
        until: Option<Timestamp>,
        /// What the player is told of the reason.
        told: String,
    },
    /// A value of the body violates a limit. The pointer names the value.
    #[error("{pointer}: {what}")]
    BodyInvalid {
        /// JSON pointer to the value.
        pointer: String,
        /// What is wrong with it.
        what: String,
    },
    /// A value in the path, query or headers violates a limit.
    #[error("parameter {parameter}: {what}")]
    ParameterInvalid {
        /// Name of the parameter.
        parameter: &'static str,
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

impl AccountsError {
    /// What cannot be read, if that alone is the error. Something else can go on without it.
    pub fn damage(&self) -> Option<&str> {
        match self {
            AccountsError::Internal(why) => Some(why),
            AccountsError::Store(fault) => fault.damage(),
            AccountsError::Refused(_)
            | AccountsError::AccountSuspended { .. }
            | AccountsError::BodyInvalid { .. }
            | AccountsError::ParameterInvalid { .. } => None,
        }
    }
}

impl From<ServiceError> for AccountsError {
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::Refused(refused) => AccountsError::Refused(refused),
            ServiceError::BodyInvalid { pointer, what } => {
                AccountsError::BodyInvalid { pointer, what }
            }
            ServiceError::Store(fault) => AccountsError::Store(fault),
            ServiceError::Internal(why) => AccountsError::Internal(why),
        }
    }
}

impl From<StoreError> for AccountsError {
    fn from(error: StoreError) -> Self {
        ServiceError::from(error).into()
    }
}
