//! The errors of use cases. `kontor-http` maps each of them to one problem of the catalogue.

use kontor_contract::{decision::Decision, error::OptionsFault};
use kontor_json::JsonError;
use kontor_log::{fault::LogFault, time::Timestamp};
use kontor_rules::Refusal;
use kontor_store::{AppendError, PutError, StoreError, WriteError};

/// Why a use case failed. Unless stated otherwise, nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum AppError {
    /// The access token was not issued by this server, or its session has ended.
    #[error("the token is not valid")]
    TokenInvalid,
    /// The access token has expired.
    #[error("the token has expired")]
    TokenExpired,
    /// The token was made for other things.
    #[error("the token does not have the scope")]
    ScopeMissing,
    /// The stream ticket was not issued by this server for this game, or its session has ended.
    #[error("the ticket is not valid")]
    TicketInvalid,
    /// The stream ticket has expired.
    #[error("the ticket has expired")]
    TicketExpired,
    /// There is no user with this name and password.
    #[error("name or password is wrong")]
    CredentialsInvalid,
    /// The password is not that of the calling user.
    #[error("the password is wrong")]
    PasswordWrong,
    /// There is no user with this name who has this recovery code.
    #[error("name or recovery code is wrong")]
    RecoveryInvalid,
    /// An operator has suspended the player.
    #[error("the player is suspended")]
    AccountSuspended {
        /// When the suspension is over; `None` if an operator has to lift it.
        until: Option<Timestamp>,
        /// What the player is told of the reason.
        told: String,
    },
    /// The refresh token is not the newest of its session.
    #[error("the refresh token is not valid")]
    RefreshInvalid,
    /// Another player has the name.
    #[error("the name is taken")]
    NameTaken,
    /// Tokens, bot accounts or sessions.
    #[error(transparent)]
    Owned(#[from] OwnedFault),
    /// Something is not possible in a tournament.
    #[error(transparent)]
    Tournament(#[from] TournamentFault),
    /// The player is a user already, not a guest.
    #[error("the player is a user already")]
    AlreadyUser,
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
    /// The record is valid, but it is of a sandbox whose game has not ended.
    #[error("the record is of a game that is not over")]
    RecordUnfinished,
    /// A value in the path, query or headers violates a limit.
    #[error("parameter {parameter}: {what}")]
    ParameterInvalid {
        /// Name of the parameter.
        parameter: &'static str,
        /// What is wrong with it.
        what: String,
    },
    /// The cursor was not issued for this list.
    #[error("the cursor belongs to another list")]
    CursorInvalid,
    /// The idempotency key was used for another request.
    #[error("the request key was used for another request")]
    KeyReused,
    /// There is no such ruleset.
    #[error("no ruleset of that id")]
    RulesetUnknown,
    /// There is no such game, or the caller may not know of it.
    #[error("no game of that id")]
    GameUnknown,
    /// There is no such decision in this game, or it is no longer open.
    #[error("no open decision of that id")]
    DecisionUnknown,
    /// The game's log cannot be replayed. Nothing is lost, and the game accepts no commands.
    #[error("the game is quarantined")]
    GameQuarantined,
    /// The caller has no seat at this table, or the decision belongs to another seat.
    #[error("not the caller's seat")]
    NotYourSeat,
    /// The caller is not the owner of the table.
    #[error("not the caller's table")]
    NotYourTable,
    /// The game has not started.
    #[error("the game is not running")]
    GameNotRunning,
    /// The game has already started.
    #[error("the game has started")]
    GameStarted,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The record is available only after the end of the game.
    #[error("the game is not over")]
    GameNotOver,
    /// Too many games come before a fork, each a fork of the one before.
    #[error("too many forks of forks")]
    ForkTooDeep,
    /// The seat is occupied.
    #[error("the seat is taken")]
    SeatTaken,
    /// The player, or all players together, have used up the seatings that this table allows.
    #[error("the seatings of this table are used up")]
    SeatingsSpent,
    /// The rematches of this game were deleted as often as is allowed.
    #[error("the rematches of this game are used up")]
    RematchesSpent,
    /// The player has the maximum number of open tables.
    #[error("too many open tables")]
    OpenTablesSpent,
    /// The table is public, so it has no invite.
    #[error("a public table has no invite")]
    TablePublic,
    /// The table has no clock, or the one that is meant does not run.
    #[error("the clock does not run")]
    ClockStands,
    /// The player has given time, and changed whether a pause is wanted, as often as is allowed, or the
    /// seat would have been given more time than is allowed.
    #[error("the player may not change the clocks of this table any more")]
    ClockChangesSpent,
    /// The player has no vacation left in this year.
    #[error("no vacation is left in this year")]
    VacationSpent,
    /// The player has changed as often as a table allows whether an end without a result is wanted.
    #[error("the player has changed too often whether the game is to be aborted")]
    AbortChangesSpent,
    /// Two players at least would have to agree to end a game that counts beyond the table.
    #[error("nobody else has a say in whether the game ends without a result")]
    OthersNeeded,
    /// The owner has replaced the invite of this table as often as is allowed.
    #[error("the invites of this table are used up")]
    InvitesSpent,
    /// As many invitations of the player are open, or were sent in a day, as is allowed.
    #[error("too many invitations")]
    InvitationsSpent,
    /// The player cannot be invited to this table now.
    #[error("the player cannot be invited now")]
    NotInvitable,
    /// The seat is not free for this player.
    #[error("the seat is kept for others")]
    SeatReserved,
    /// There is no seek of that id.
    #[error("no seek of that id")]
    SeekUnknown,
    /// The seek is complete, or not for this player.
    #[error("the seek is closed")]
    SeekClosed,
    /// The player is in the maximum number of seeks.
    #[error("too many seeks")]
    SeeksSpent,
    /// The rating of the player is outside of the range of the seek.
    #[error("the rating is outside of the range")]
    RatingOutside,
    /// The player has blocked the maximum number of players.
    #[error("too many blocked players")]
    BlocksSpent,
    /// The player has muted the maximum number of players.
    #[error("too many muted players")]
    MutesSpent,
    /// The player, or all players together, have used up the messages that this table allows.
    #[error("the messages of this table are used up")]
    MessagesSpent,
    /// There is no message of this number at the table.
    #[error("no message of that number")]
    MessageUnknown,
    /// The player has reported as many messages today as is allowed.
    #[error("the reports of today are used up")]
    ReportsSpent,
    /// The owner has the maximum number of running games with bots.
    #[error("too many running games with bots")]
    BotGamesSpent,
    /// The caller already has a seat at this table.
    #[error("the player has a seat already")]
    AlreadySeated,
    /// The caller, or the bot, may not sit at this rated table.
    #[error("not for this rated table")]
    RatedTable,
    /// The player has hidden the own history.
    #[error("the player has hidden the own history")]
    HistoryHidden,
    /// There is no player of that id.
    #[error("no player of that id")]
    PlayerUnknown,
    /// Some seats are free, so the game cannot start.
    #[error("seats are open")]
    SeatsOpen,
    /// The table cannot be created with these options.
    #[error("the options do not fit: {0}")]
    OptionsInvalid(OptionsFault),
    /// `If-Match` names another version of the view.
    #[error("the view has changed")]
    VersionMismatch,
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
    /// The password queue or another bounded resource is full. Nothing was done; the caller may try
    /// again.
    #[error("too busy")]
    Busy,
    /// The caller has the maximum number of open streams.
    #[error("too many streams")]
    TooManyStreams,
    /// The store failed. The command may or may not have been applied.
    #[error("the store is not available")]
    Store(#[source] StoreFault),
    /// As much is stored for the player or the address as may be.
    #[error("the quota of stored bytes is used up")]
    StorageQuota,
    /// The server only reads its store.
    #[error("the store is only read")]
    ReadOnly,
    /// The file system of the store has little space left, so nothing is stored that can wait.
    #[error("the store has little space left")]
    StorageFull,
    /// The server is about to stop and accepts no new commands.
    #[error("draining")]
    Draining,
    /// A bug in this program. The cause is logged.
    #[error("internal: {0}")]
    Internal(String),
}

/// Why something is not possible in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TournamentFault {
    /// There is no tournament of this id.
    #[error("no tournament of that id")]
    Unknown,
    /// The tournament has no such round.
    #[error("no round of that number")]
    RoundUnknown,
    /// One can enter no more.
    #[error("registration has ended")]
    RegistrationClosed,
    /// As many have entered as can take part.
    #[error("the tournament is full")]
    Full,
    /// The tournament is for others.
    #[error("the tournament is for others")]
    MayNotEnter,
    /// The caller does not take part.
    #[error("the caller does not take part")]
    NotParticipant,
    /// Only the organizer may do this.
    #[error("not the caller's tournament")]
    NotYours,
    /// The tournament is over or was cancelled.
    #[error("the tournament is over")]
    Over,
    /// The player has entered this tournament, or others, as often as possible.
    #[error("entered as often as possible")]
    EntriesSpent,
    /// The organizer has as many tournaments that are not over, or has made as many within a day, as
    /// possible.
    #[error("too many tournaments")]
    Spent,
}

/// The message of the store.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct StoreFault(pub String);

impl From<RecordFault> for AppError {
    fn from(fault: RecordFault) -> Self {
        if fault.unknown.is_some() {
            AppError::RecordUnsupported(fault)
        } else {
            AppError::RecordDiverges(fault)
        }
    }
}

/// Where a log is damaged, it is known before, and the game is quarantined.
impl From<LogFault> for AppError {
    fn from(fault: LogFault) -> Self {
        AppError::Internal(fault.to_string())
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
            PutError::ReadOnly => AppError::ReadOnly,
            PutError::Conflict | PutError::Rejected(_) | PutError::Unavailable(_) => {
                AppError::Store(StoreFault(error.to_string()))
            }
        }
    }
}

impl From<WriteError> for AppError {
    fn from(error: WriteError) -> Self {
        match error {
            WriteError::ReadOnly => AppError::ReadOnly,
            WriteError::Deleted => AppError::GameUnknown,
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
            AppendError::ReadOnly => AppError::ReadOnly,
            AppendError::Deleted => AppError::GameUnknown,
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

/// Why a token, a bot account or a session cannot be made or found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OwnedFault {
    /// The player is a guest or a bot account, not a user.
    #[error("only users have tokens and bot accounts")]
    UserNeeded,
    /// The user has no personal token with that id.
    #[error("the user has no such token")]
    TokenUnknown,
    /// The user has no bot account with that id.
    #[error("the user has no such bot account")]
    BotUnknown,
    /// The player has no session with that id.
    #[error("the player has no such session")]
    SessionUnknown,
    /// The user has the maximum number of personal tokens.
    #[error("the user has too many tokens")]
    TokensSpent,
    /// The user has the maximum number of bot accounts.
    #[error("the user has too many bot accounts")]
    BotAccountsSpent,
    /// The player has no webhook with that id.
    #[error("the player has no such webhook")]
    WebhookUnknown,
    /// The player has the maximum number of webhooks.
    #[error("the player has too many webhooks")]
    WebhooksSpent,
    /// There is no app with that id, or the user has none.
    #[error("there is no such app")]
    AppUnknown,
    /// The app does not say of itself what the user was shown.
    #[error("the app is not what was shown")]
    AppChanged,
    /// The user has the maximum number of apps.
    #[error("the user has too many apps")]
    AppsSpent,
    /// No device shows that code and waits for an answer.
    #[error("no device waits with that code")]
    DeviceUnknown,
    /// Too many deliveries that were asked for have not been made yet.
    #[error("too many deliveries are waiting")]
    DeliveriesSpent,
}
