//! The errors of use cases. Each is one problem of the catalogue.

use kontor_accounts::error::AccountsError;
use kontor_contract::error::OptionsFault;
use kontor_log::{fault::LogFault, time::Timestamp};
use kontor_problems::Refused;
use kontor_service::error::{ServiceError, StoreFault};
use kontor_store::{AppendError, PutError, StoreError, WriteError};
use kontor_tables::error::TablesError;

/// Why a use case failed. Unless stated otherwise, nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// A refusal that has nothing to add to its entry in the catalogue.
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
    /// The table cannot be created with these options.
    #[error("the options do not fit: {0}")]
    OptionsInvalid(OptionsFault),
    /// The store failed. The command may or may not have been applied.
    #[error("the store is not available")]
    Store(#[source] StoreFault),
    /// A bug in this program. The cause is logged.
    #[error("internal: {0}")]
    Internal(String),
}

impl AppError {
    /// What cannot be read, if that alone is the error. Something else can go on without it.
    pub fn damage(&self) -> Option<&str> {
        match self {
            AppError::Internal(why) => Some(why),
            AppError::Store(fault) => fault.damage(),
            _ => None,
        }
    }
}

impl From<ServiceError> for AppError {
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::Refused(refused) => AppError::Refused(refused),
            ServiceError::BodyInvalid { pointer, what } => AppError::BodyInvalid { pointer, what },
            ServiceError::Store(fault) => AppError::Store(fault),
            ServiceError::Internal(why) => AppError::Internal(why),
        }
    }
}

impl From<AccountsError> for AppError {
    fn from(error: AccountsError) -> Self {
        match error {
            AccountsError::Refused(refused) => AppError::Refused(refused),
            AccountsError::AccountSuspended { until, told } => {
                AppError::AccountSuspended { until, told }
            }
            AccountsError::BodyInvalid { pointer, what } => AppError::BodyInvalid { pointer, what },
            AccountsError::ParameterInvalid { parameter, what } => {
                AppError::ParameterInvalid { parameter, what }
            }
            AccountsError::Store(fault) => AppError::Store(fault),
            AccountsError::Internal(why) => AppError::Internal(why),
        }
    }
}

impl From<TablesError> for AppError {
    fn from(error: TablesError) -> Self {
        match error {
            TablesError::Refused(refused) => AppError::Refused(refused),
            TablesError::BodyInvalid { pointer, what } => AppError::BodyInvalid { pointer, what },
            TablesError::ParameterInvalid { parameter, what } => {
                AppError::ParameterInvalid { parameter, what }
            }
            TablesError::OptionsInvalid(fault) => AppError::OptionsInvalid(fault),
            TablesError::Store(fault) => AppError::Store(fault),
            TablesError::Internal(why) => AppError::Internal(why),
        }
    }
}

/// What a fault of the store or of a log means is decided where both are used first.
macro_rules! as_for_the_service {
    ($($Fault:ty),+) => {$(
        impl From<$Fault> for AppError {
            fn from(fault: $Fault) -> Self {
                ServiceError::from(fault).into()
            }
        }
    )+};
}

as_for_the_service!(AppendError, LogFault, PutError, StoreError, WriteError);

/// Work without a request has no caller, parameter or options that could be at fault: what is none
/// of the errors of the service is a bug.
impl From<AppError> for ServiceError {
    fn from(error: AppError) -> Self {
        match error {
            AppError::Refused(refused) => ServiceError::Refused(refused),
            AppError::BodyInvalid { pointer, what } => ServiceError::BodyInvalid { pointer, what },
            AppError::Store(fault) => ServiceError::Store(fault),
            AppError::Internal(why) => ServiceError::Internal(why),
            other => ServiceError::Internal(other.to_string()),
        }
    }
}
