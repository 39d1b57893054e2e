//! The errors of use cases. Each is one problem of the catalogue.

use crate::{catalogue::Refused, contract::decision::Decision, json::JsonError, time::Timestamp};
use kontor_rules::Refusal;
use kontor_store::{AppendError, PutError, StoreError, WriteError};

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
    /// The body does not have the expected structure; the error says where and why.
    #[error("the body does not have the expected structure: {0}")]
    BodyShape(JsonError),
    /// The record uses a format, ruleset or rules version that this release does not know.
    #[error("{0}")]
    RecordUnsupported(RecordFault),
    /// The record is invalid.
    #[error("{0}")]
    RecordDiverges(RecordFault),
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
    /// The decision is no longer open. The error contains the caller's open decisions.
    #[error("the decision is closed")]
    DecisionClosed {
        /// The caller's open decisions, as the list of decisions would show them.
        open: Vec<Decision>,
    },
    /// The decision does not allow the action.
    #[error("the action is illegal: {0}")]
    IllegalAction(Refusal),
    /// `at` is not a position of the game.
    #[error("at is not within {min} to {max}")]
    AtOutOfRange {
        /// Seq of the start.
        min: u64,
        /// Last seq.
        max: u64,
    },
    /// A fork was requested at a position that cannot be forked.
    #[error("the position is not within {min} to {max}")]
    PositionOutOfRange {
        /// Seq of the start.
        min: u64,
        /// Last seq before the end.
        max: u64,
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

/// Why options were refused.
#[derive(Debug)]
pub enum OptionsFault {
    /// The options are not a JSON object.
    NoObject,
    /// The options do not have the structure that the ruleset expects; the error says where and
    /// why.
    Json(JsonError),
    /// The value at this JSON pointer is not of the form that the ruleset publishes.
    Form(String),
    /// The text at this JSON pointer has a character that cannot be seen.
    Text(String),
    /// The rules refuse them.
    Refused(Refusal),
}

impl std::fmt::Display for OptionsFault {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionsFault::NoObject => out.write_str("options are an object"),
            OptionsFault::Json(error) => error.fmt(out),
            OptionsFault::Form(_) => out.write_str("it is not of the form that the schema gives"),
            OptionsFault::Text(_) => out.write_str("a text has only characters that can be seen"),
            OptionsFault::Refused(refusal) => refusal.fmt(out),
        }
    }
}

impl From<RecordFault> for AppError {
    fn from(fault: RecordFault) -> Self {
        if fault.unknown.is_some() {
            AppError::RecordUnsupported(fault)
        } else {
            AppError::RecordDiverges(fault)
        }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> Self {
        AppError::Store(StoreFault(error.to_string()))
    }
}

impl From<PutError> for AppError {
    fn from(error: PutError) -> Self {
        match error {
            PutError::ReadOnly => Refused::ReadOnly.into(),
            PutError::Conflict | PutError::Rejected(_) | PutError::Unavailable(_) => {
                AppError::Store(StoreFault(error.to_string()))
            }
        }
    }
}

impl From<WriteError> for AppError {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::ReadOnly => Refused::ReadOnly.into(),
            WriteError::Deleted => Refused::GameUnknown.into(),
            WriteError::Group(error) => AppError::Internal(error.to_string()),
            WriteError::Conflict(_) | WriteError::Rejected(_) | WriteError::Unknown(_) => {
                AppError::Store(StoreFault(error.to_string()))
            }
        }
    }
}

impl From<AppendError> for AppError {
    fn from(error: AppendError) -> Self {
        match error {
            AppendError::ReadOnly => Refused::ReadOnly.into(),
            AppendError::Deleted => Refused::GameUnknown.into(),
            AppendError::Rejected(why) | AppendError::Unknown(why) => {
                AppError::Store(StoreFault(why))
            }
            AppendError::Conflict | AppendError::DocumentChanged => {
                AppError::Store(StoreFault(error.to_string()))
            }
        }
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seq {seq}: {what}")]
pub struct RecordFault {
    /// Seq of the first event of the commit at fault; 0 if the fault is outside of all commits.
    pub seq: u64,
    /// What is wrong.
    pub what: String,
    /// JSON pointer to a value that this release does not know. If it is set, this release cannot
    /// check the rest of the record.
    pub unknown: Option<&'static str>,
}
