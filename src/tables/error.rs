//! The errors of this crate. Each is one problem of the catalogue.
//!
//! There are three, because what plays and what reads records can answer more than a table: a use
//! case that makes tables can then not fail as a move does. A case in two of them is the
//! same case, so it is made from the other one without a loss.

use kontor_contract::{decision::Decision, error::OptionsFault};
use kontor_json::JsonError;
use kontor_log::{fault::LogFault, lobby::Lobby};
use kontor_problems::Refused;
use kontor_rules::Refusal;
use kontor_service::error::{ServiceError, StoreFault};
use kontor_store::{AppendError, PutError, StoreError, WriteError};

/// Why something about a table failed. Unless stated otherwise, nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum TablesError {
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

/// Why a move, a preview, an evaluation or a view failed: as a table does, or because of the action
/// or the position.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
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
    /// The same for a caller who may play and not read: the reason can tell what only the player
    /// sees.
    #[error("the action is refused")]
    IllegalUnread,
    /// `at` is not a position of the game.
    #[error("at is not within {min} to {max}")]
    AtOutOfRange {
        /// Seq of the start.
        min: u64,
        /// Last seq.
        max: u64,
    },
    /// The store failed. The command may or may not have been applied.
    #[error("the store is not available")]
    Store(#[source] StoreFault),
    /// A bug in this program. The cause is logged.
    #[error("internal: {0}")]
    Internal(String),
}

/// Why a record was not imported or a fork not made: as a table is not, or because of the record or
/// the position.
#[derive(Debug, thiserror::Error)]
pub enum RecordsError {
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

/// What is said of the number of a seat that the table does not have.
pub(crate) fn seats_of(lobby: &Lobby) -> String {
    format!("the table has seats 0 to {}", lobby.seat_count() - 1)
}

impl TablesError {
    /// What cannot be read, if that alone is the error. Something else can go on without it.
    pub(crate) fn damage(&self) -> Option<&str> {
        match self {
            TablesError::Internal(why) => Some(why),
            TablesError::Store(fault) => fault.damage(),
            TablesError::Refused(_)
            | TablesError::BodyInvalid { .. }
            | TablesError::ParameterInvalid { .. }
            | TablesError::OptionsInvalid(_) => None,
        }
    }
}

impl From<RecordFault> for RecordsError {
    fn from(fault: RecordFault) -> Self {
        if fault.unknown.is_some() {
            RecordsError::RecordUnsupported(fault)
        } else {
            RecordsError::RecordDiverges(fault)
        }
    }
}

impl From<ServiceError> for TablesError {
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::Refused(refused) => TablesError::Refused(refused),
            ServiceError::BodyInvalid { pointer, what } => {
                TablesError::BodyInvalid { pointer, what }
            }
            ServiceError::Store(fault) => TablesError::Store(fault),
            ServiceError::Internal(why) => TablesError::Internal(why),
        }
    }
}

/// An error that has the cases of [`TablesError`] and more.
macro_rules! more_than_tables {
    ($($Error:ident),+) => {$(
        impl From<TablesError> for $Error {
            fn from(error: TablesError) -> Self {
                match error {
                    TablesError::Refused(refused) => $Error::Refused(refused),
                    TablesError::BodyInvalid { pointer, what } => {
                        $Error::BodyInvalid { pointer, what }
                    }
                    TablesError::ParameterInvalid { parameter, what } => {
                        $Error::ParameterInvalid { parameter, what }
                    }
                    TablesError::OptionsInvalid(fault) => $Error::OptionsInvalid(fault),
                    TablesError::Store(fault) => $Error::Store(fault),
                    TablesError::Internal(why) => $Error::Internal(why),
                }
            }
        }

        impl From<ServiceError> for $Error {
            fn from(error: ServiceError) -> Self {
                TablesError::from(error).into()
            }
        }
    )+};
}

more_than_tables!(PlayError, RecordsError);

/// What a fault of the store or of a log means is decided where both are used first.
macro_rules! as_for_the_service {
    ($($Error:ident: $($Fault:ty),+;)+) => {$($(
        impl From<$Fault> for $Error {
            fn from(fault: $Fault) -> Self {
                ServiceError::from(fault).into()
            }
        }
    )+)+};
}

as_for_the_service! {
    TablesError: AppendError, LogFault, PutError, StoreError, WriteError;
    RecordsError: AppendError, LogFault, StoreError;
}

/// An error that may be a refusal.
pub(crate) trait MayBeRefusal: From<Refused> {
    /// The refusal, if it is one.
    fn refusal(&self) -> Option<Refused>;
}

macro_rules! may_be_refusals {
    ($($Error:ident),+) => {$(
        impl MayBeRefusal for $Error {
            fn refusal(&self) -> Option<Refused> {
                let $Error::Refused(refused) = self else { return None };
                Some(*refused)
            }
        }
    )+};
}

may_be_refusals!(TablesError, PlayError, RecordsError);

/// Work without a request has no parameter and no options that could be at fault: what is none of
/// the errors of the service is a bug.
impl From<TablesError> for ServiceError {
    fn from(error: TablesError) -> Self {
        match error {
            TablesError::Refused(refused) => ServiceError::Refused(refused),
            TablesError::BodyInvalid { pointer, what } => {
                ServiceError::BodyInvalid { pointer, what }
            }
            TablesError::Store(fault) => ServiceError::Store(fault),
            TablesError::Internal(why) => ServiceError::Internal(why),
            other @ (TablesError::ParameterInvalid { .. } | TablesError::OptionsInvalid(_)) => {
                ServiceError::Internal(other.to_string())
            }
        }
    }
}
