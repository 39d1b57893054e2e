//! What it means to a use case that a write failed.

use super::{TOMBSTONE_PREFIX, is_of_the_gone};
use crate::error::{ServiceError, StoreFault};
use kontor_problems::Refused;
use kontor_store::{AppendError, WriteError};

/// That the caller for whom something is created is gone is a refusal, and no fault of the store.
impl From<WriteError> for ServiceError {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::Conflict(conflict) if is_of_the_gone(&conflict) => {
                Refused::TokenInvalid.into()
            }
            WriteError::ReadOnly => Refused::ReadOnly.into(),
            WriteError::Deleted => Refused::GameUnknown.into(),
            WriteError::Group(error) => ServiceError::Internal(error.to_string()),
            WriteError::Conflict(_) | WriteError::Rejected(_) | WriteError::Unknown(_) => {
                ServiceError::Store(StoreFault::of(error.to_string()))
            }
        }
    }
}

/// The same holds here.
impl From<AppendError> for ServiceError {
    fn from(error: AppendError) -> Self {
        match error {
            AppendError::DocumentChanged(key) if key.starts_with(TOMBSTONE_PREFIX) => {
                Refused::TokenInvalid.into()
            }
            AppendError::ReadOnly => Refused::ReadOnly.into(),
            AppendError::Deleted => Refused::GameUnknown.into(),
            AppendError::Rejected(why) | AppendError::Unknown(why) => {
                ServiceError::Store(StoreFault::of(why))
            }
            AppendError::Conflict | AppendError::DocumentChanged(_) => {
                ServiceError::Store(StoreFault::of(error.to_string()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::tombstone_key;
    use kontor_store::Conflict;

    /// However it was written: an error of the store would wake the operator.
    #[test]
    fn that_the_caller_is_gone_is_a_refusal_and_any_other_conflict_a_fault() {
        let (gone, other) = (tombstone_key("p_ada"), "player/p_ada".to_owned());
        let conflict = |key: &String| WriteError::Conflict(Conflict::Precondition(key.clone()));
        for error in [
            ServiceError::from(conflict(&gone)),
            ServiceError::from(AppendError::from(conflict(&gone))),
        ] {
            let is_refused = matches!(error, ServiceError::Refused(Refused::TokenInvalid));
            assert!(is_refused, "{error:?}");
        }
        for error in [
            ServiceError::from(conflict(&other)),
            ServiceError::from(AppendError::from(conflict(&other))),
            ServiceError::from(WriteError::Conflict(Conflict::Entry)),
        ] {
            assert!(matches!(error, ServiceError::Store(_)), "{error:?}");
        }
    }
}
