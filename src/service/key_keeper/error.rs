//! Why signing keys cannot be used.

use crate::error::ServiceError;
use kontor_auth::{key_directory::KeysError, key_list::TooManyKeys, keys::NoSigningKey};

/// Why the keys cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// The key directory cannot be used.
    #[error(transparent)]
    Directory(#[from] KeysError),
    /// The store cannot be used.
    #[error("the signing keys in the store cannot be used: {0}")]
    Store(ServiceError),
    /// The other servers of the store have another secret.
    #[error(
        "the store belongs to servers with another secret than {0}: copy secret.hex from the keys \
         of one of them"
    )]
    OtherSecret(String),
    /// There is no secret here, but the store belongs to servers that have one.
    #[error(
        "the store belongs to servers with a secret, and {0} has none: copy secret.hex from the \
         keys of one of them"
    )]
    NoSecret(String),
    /// No server has ever used the store.
    #[error("the store has no signing keys: start a server with it first")]
    NoList,
    /// The directory has no secret.
    #[error("{0} has no secret: the first start of a server makes it")]
    NotStarted(String),
    /// There are too many keys.
    #[error(transparent)]
    TooMany(#[from] TooManyKeys),
    /// None of the keys can sign.
    #[error(transparent)]
    NoSigningKey(#[from] NoSigningKey),
}

impl From<ServiceError> for KeepError {
    fn from(error: ServiceError) -> Self {
        KeepError::Store(error)
    }
}
