//! Suspensions of accounts, and why an account is not admitted.

use serde::{Deserialize, Serialize};

use crate::error::AccountsError;
use kontor_log::time::Timestamp;
use kontor_service::error::ServiceError;

/// A suspension: until it is over, sign-ins, sessions and tokens of the player are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suspension {
    /// When it is over; `None` if an operator has to lift it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until_ms: Option<u64>,
    /// What the player is told of the reason.
    pub told: String,
}

/// Why an account is not admitted.
pub(super) enum NotAdmitted {
    /// An operator has suspended the player, or the user whose bot account it is.
    Suspended(Suspension),
    /// It could not be found out.
    Failed(ServiceError),
}

impl From<ServiceError> for NotAdmitted {
    fn from(error: ServiceError) -> Self {
        NotAdmitted::Failed(error)
    }
}

impl From<NotAdmitted> for AccountsError {
    fn from(why: NotAdmitted) -> Self {
        match why {
            NotAdmitted::Suspended(Suspension { until_ms, told }) => {
                AccountsError::AccountSuspended { until: until_ms.map(Timestamp), told }
            }
            NotAdmitted::Failed(error) => error.into(),
        }
    }
}
