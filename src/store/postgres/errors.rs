//! What can go wrong while the database is asked something, and what follows from it.

use std::error::Error as _;

use tokio_postgres::Error;
use tokio_postgres::error::{Severity, SqlState};

use super::super::{OpenError, StoreError};

/// Why a statement was not executed, or has no known result.
#[derive(Clone, Debug)]
pub(super) enum Failure {
    /// The server refused it. Nothing of its transaction is written.
    Refused { code: SqlState, why: String },
    /// The connection broke, or no reply came in time.
    Broken(String),
}

impl Failure {
    pub(super) fn of(error: Error) -> Self {
        let why = text(&error);
        match error.as_db_error() {
            // A fatal error ends the connection: a commit may have happened before.
            Some(db) if db.parsed_severity() == Some(Severity::Error) => {
                Failure::Refused { code: db.code().clone(), why }
            }
            Some(_) => Failure::Broken(why),
            None => Failure::Broken(why),
        }
    }

    /// Whether the same may succeed when it is asked again: on another server, or later.
    pub(super) fn may_pass(&self) -> bool {
        match self {
            Failure::Broken(_) => true,
            Failure::Refused { code, .. } => [
                SqlState::T_R_SERIALIZATION_FAILURE,
                SqlState::T_R_DEADLOCK_DETECTED,
                SqlState::READ_ONLY_SQL_TRANSACTION,
                SqlState::LOCK_NOT_AVAILABLE,
                // A statement took too long. Of a cancelled commit the server only warns.
                SqlState::QUERY_CANCELED,
                SqlState::TOO_MANY_CONNECTIONS,
                SqlState::CANNOT_CONNECT_NOW,
            ]
            .contains(code),
        }
    }

    /// Whether the server is out of space or of another resource.
    pub(super) fn is_exhausted(&self) -> bool {
        matches!(self, Failure::Refused { code, .. }
            if code.code().starts_with("53") || code.code().starts_with("54"))
    }

    pub(super) fn into_open(self) -> OpenError {
        OpenError::Database(self.to_string())
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Refused { why, .. } | Failure::Broken(why) => f.write_str(why),
        }
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        let why = failure.to_string();
        match failure {
            Failure::Refused { code, .. } if code == SqlState::DISK_FULL => StoreError::Full(why),
            Failure::Refused { code, .. }
                if [SqlState::DATA_CORRUPTED, SqlState::INDEX_CORRUPTED].contains(&code) =>
            {
                StoreError::Damaged(why)
            }
            Failure::Refused { .. } | Failure::Broken(_) => StoreError::Unavailable(why),
        }
    }
}

/// Why no connection was made. A wrong name or password stays wrong; all else may pass.
pub(super) fn unconnected(error: &Error) -> OpenError {
    let lasts = error.code().is_some_and(|code| {
        [
            SqlState::INVALID_PASSWORD,
            SqlState::INVALID_AUTHORIZATION_SPECIFICATION,
            SqlState::INVALID_CATALOG_NAME,
        ]
        .contains(code)
    });
    let why = text(error);
    if lasts { OpenError::Refused(why) } else { OpenError::Database(why) }
}

/// Whether a node of the database has refused the connection: it starts, or it is a standby.
pub(super) fn is_of_node(error: &Error) -> bool {
    let denied = |error: &std::io::Error| error.kind() == std::io::ErrorKind::PermissionDenied;
    let source = error.source().and_then(|source| source.downcast_ref());
    error.as_db_error().is_some() || source.is_some_and(denied)
}

/// An error with its causes: that of the client says little without them.
pub(super) fn text(error: &Error) -> String {
    if let Some(db) = error.as_db_error() {
        let code = db.code().code();
        return format!("{} (SQLSTATE {code})", db.message());
    }
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text = format!("{text}: {error}");
        cause = error.source();
    }
    text
}
