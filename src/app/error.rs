//! What can go wrong in a use case. The HTTP room turns each into the one problem of the catalogue
//! that fits.

use crate::{contract::decision::Decision, json::JsonError};
use kontor_rules::Refusal;
use kontor_store::{PutError, StoreError};

/// Why a use case was not carried out. Unless said otherwise nothing changed.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// The access token is not one of ours, or its session has ended.
    #[error("the token is not valid")]
    TokenInvalid,
    /// The access token's time is over.
    #[error("the token has expired")]
    TokenExpired,
    /// The stream ticket is not one of ours for this game, or its session has ended.
    #[error("the ticket is not valid")]
    TicketInvalid,
    /// The stream ticket's time is over.
    #[error("the ticket has expired")]
    TicketExpired,
    /// Name and password do not belong together.
    #[error("name or password is wrong")]
    CredentialsInvalid,
    /// The refresh token is not the session's newest.
    #[error("the refresh token is not valid")]
    RefreshInvalid,
    /// Another player has the name.
    #[error("the name is taken")]
    NameTaken,
    /// The player is a user, no guest any more.
    #[error("the player is a user already")]
    AlreadyUser,
    /// A value of the body breaks a limit; the pointer names it.
    #[error("{pointer}: {what}")]
    BodyInvalid {
        /// JSON pointer to the value.
        pointer: String,
        /// What is wrong with it.
        what: String,
    },
    /// The body is not of its shape; says where and why.
    #[error("the body is not of its shape: {0}")]
    BodyShape(JsonError),
    /// The record is of a kind that this release does not know.
    #[error("{0}")]
    RecordUnsupported(RecordFault),
    /// The record is at fault.
    #[error("{0}")]
    RecordDiverges(RecordFault),
    /// The record is in order, but of a sandbox that is not over.
    #[error("the record is of a game that is not over")]
    RecordUnfinished,
    /// A value of path, query or header breaks a limit.
    #[error("parameter {parameter}: {what}")]
    ParameterInvalid {
        /// Its name.
        parameter: &'static str,
        /// What is wrong with it.
        what: String,
    },
    /// The cursor is none that this list gave out.
    #[error("the cursor is not of this list")]
    CursorInvalid,
    /// The key was used for another request.
    #[error("the request key was used for another request")]
    KeyReused,
    /// There is no such ruleset.
    #[error("no ruleset of that id")]
    RulesetUnknown,
    /// There is no such game, or not for this caller.
    #[error("no game of that id")]
    GameUnknown,
    /// There is no such decision in this game, or it is closed.
    #[error("no open decision of that id")]
    DecisionUnknown,
    /// The game's log does not fold; nothing is lost, nothing is accepted.
    #[error("the game is quarantined")]
    GameQuarantined,
    /// The caller has no seat here, or the decision is another seat's.
    #[error("not the caller's seat")]
    NotYourSeat,
    /// The caller does not own the table.
    #[error("not the caller's table")]
    NotYourTable,
    /// The game has not begun.
    #[error("the game is not running")]
    GameNotRunning,
    /// The game has begun.
    #[error("the game has started")]
    GameStarted,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The record is opened when the game is over.
    #[error("the game is not over")]
    GameNotOver,
    /// Somebody sits there.
    #[error("the seat is taken")]
    SeatTaken,
    /// The player, or all players together, sat down at this table as often as they may.
    #[error("no more sitting down at this table")]
    SeatingsSpent,
    /// The player, or all players together, said as much at this table as they may.
    #[error("no more talking at this table")]
    MessagesSpent,
    /// As many games with bots as may be are under way at the owner's tables.
    #[error("no more games with bots at once")]
    BotGamesSpent,
    /// The caller sits at this table already.
    #[error("the player has a seat already")]
    AlreadySeated,
    /// Seats are open, so the game cannot start.
    #[error("seats are open")]
    SeatsOpen,
    /// The table cannot be made with these options.
    #[error("the options do not fit: {0}")]
    OptionsInvalid(OptionsFault),
    /// `If-Match` names another state of the view.
    #[error("the view has changed")]
    VersionMismatch,
    /// The decision is not open any more; carries the caller's open ones.
    #[error("the decision is closed")]
    DecisionClosed {
        /// The caller's open decisions, as they would be listed.
        open: Vec<Decision>,
    },
    /// The action is not one that the decision allows.
    #[error("the action is illegal: {0}")]
    IllegalAction(Refusal),
    /// `at` lies outside of the game.
    #[error("at is not within {min} to {max}")]
    AtOutOfRange {
        /// Seq of the start.
        min: u64,
        /// Last seq.
        max: u64,
    },
    /// A fork was asked for at no position that can be forked.
    #[error("the position is not within {min} to {max}")]
    PositionOutOfRange {
        /// Seq of the start.
        min: u64,
        /// Last seq before the end.
        max: u64,
    },
    /// The password queue or another bounded resource is full: nothing was done, try again.
    #[error("too busy")]
    Busy,
    /// The caller holds as many streams as allowed.
    #[error("too many streams")]
    TooManyStreams,
    /// The store did not answer as it should; the command may or may not have been applied.
    #[error("the store is not available")]
    Store(#[source] StoreFault),
    /// The server is about to stop and takes no new commands.
    #[error("draining")]
    Draining,
    /// A bug of ours; the cause goes to the log.
    #[error("internal: {0}")]
    Internal(String),
}

/// What the store said.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreFault(pub String);

/// Why options were refused.
#[derive(Debug)]
pub enum OptionsFault {
    /// They are no object.
    NoObject,
    /// They are not of the ruleset's shape; says where and why.
    Json(JsonError),
    /// The rules refuse them.
    Refused(Refusal),
}

impl std::fmt::Display for OptionsFault {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionsFault::NoObject => out.write_str("options are an object"),
            OptionsFault::Json(error) => error.fmt(out),
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
        AppError::Store(StoreFault(error.to_string()))
    }
}

/// What was found to be wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("seq {seq}: {what}")]
pub struct RecordFault {
    /// The first event of the commit at fault; 0 where the fault lies outside of all commits.
    pub seq: u64,
    /// What is wrong.
    pub what: String,
    /// JSON pointer to what this release does not know, so that it cannot say more about the
    /// record.
    pub unknown: Option<&'static str>,
}
