//! What operators can do, as they ask for it and as the audit log keeps it, and what they are
//! answered.

use serde::{Deserialize, Serialize};

use kontor_accounts::Suspension;
use kontor_log::time::Timestamp;
use kontor_tables::messages::reports::{Report, ReportOutcome};

/// Maximum length of the name of an operator, in characters.
pub const OPERATOR_LENGTH_MAX: usize = 64;

/// Maximum length of a reason in the audit log, in characters.
pub const REASON_LENGTH_MAX: usize = 500;

/// Maximum length of what a suspended player is told, in characters.
pub const TOLD_LENGTH_MAX: usize = 200;

/// Maximum length of a name or id that an operator looks for, in bytes.
pub const QUERY_BYTES_MAX: usize = 200;

/// Maximum number of entries of the audit log on a page.
pub const AUDIT_PAGE_MAX: usize = 100;

/// What an operator asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Who asks: the name that the operator gives.
    pub operator: String,
    /// Why.
    pub reason: String,
    /// What.
    pub act: Act,
}

/// What an operator does. A player is given by id or, if it is a user or a bot account, by name;
/// the audit log has the id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Looks a player up.
    LookUpPlayer {
        /// Id or name.
        player: String,
    },
    /// Looks a game up.
    LookUpGame {
        /// Id of the game.
        game: String,
    },
    /// Lists reports of messages.
    ListReports {
        /// Begin after this report.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        after: Option<String>,
        /// How many.
        limit: usize,
        /// Also those that are settled.
        all: bool,
    },
    /// Suspends a player.
    Suspend {
        /// Id or name.
        player: String,
        /// When it is over; `None`: not before it is lifted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Timestamp>,
        /// What the player is told of the reason.
        told: String,
    },
    /// Lifts the suspension of a player.
    Lift {
        /// Id or name.
        player: String,
    },
    /// Gives a player another name.
    Rename {
        /// Id or name.
        player: String,
        /// The name before. The server fills it in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The new name.
        name: String,
        /// Whether the old name is reserved from then on.
        reserve: bool,
    },
    /// Ends all sessions of a player, and revokes all tokens.
    EndSessions {
        /// Id or name.
        player: String,
    },
    /// Takes away what a player says of themself in the profile.
    RemoveAbout {
        /// Id or name.
        player: String,
    },
    /// Sets a game aside: it accepts nothing.
    Quarantine {
        /// Id of the game.
        game: String,
    },
    /// Lets a game go on that was set aside.
    Release {
        /// Id of the game.
        game: String,
    },
    /// Sets a game of a tournament aside, and lets the tournament count it as lost.
    CountLost {
        /// Id of the game.
        game: String,
    },
    /// Cancels a tournament.
    CancelTournament {
        /// Id of the tournament.
        tournament: String,
    },
    /// Gives a tournament another name.
    RenameTournament {
        /// Id of the tournament.
        tournament: String,
        /// The name before. The server fills it in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The new name.
        name: String,
    },
    /// Removes a message from everybody's sight, for good.
    RemoveMessage {
        /// Id of the game.
        game: String,
        /// Number of the message.
        message: u64,
    },
    /// Went on without an entry of the audit log that could not be read, in an earlier release. No
    /// entry is in the way of others any more, so it is refused.
    Skip {
        /// Number of the entry.
        entry: u64,
    },
    /// Settles a report.
    SettleReport {
        /// Id of the report.
        report: String,
        /// How.
        outcome: ReportOutcome,
    },
}

impl Act {
    /// Whether it only looks at something, so that nothing changes.
    pub(super) fn is_lookup(&self) -> bool {
        match self {
            Act::LookUpPlayer { .. } | Act::LookUpGame { .. } | Act::ListReports { .. } => true,
            Act::Suspend { .. }
            | Act::Lift { .. }
            | Act::Rename { .. }
            | Act::EndSessions { .. }
            | Act::RemoveAbout { .. }
            | Act::Quarantine { .. }
            | Act::Release { .. }
            | Act::CountLost { .. }
            | Act::CancelTournament { .. }
            | Act::RenameTournament { .. }
            | Act::RemoveMessage { .. }
            | Act::Skip { .. }
            | Act::SettleReport { .. } => false,
        }
    }
}

/// An entry of the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuditEntry {
    /// 1, 2, 3 …
    pub number: u64,
    /// When.
    pub at: Timestamp,
    /// The name that the operator gave.
    pub operator: String,
    /// The user of the operating system who asked.
    pub uid: u32,
    /// Why.
    pub reason: String,
    /// What.
    pub act: Act,
    /// What became of it.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// What became of an act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "snake_case")]
pub enum Outcome {
    /// It is done.
    Done,
    /// It could not be done, and nothing has changed.
    Refused {
        /// Why.
        why: String,
    },
}

/// An entry of the audit log, as far as this release can read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum AuditItem {
    /// It can.
    Entry(AuditEntry),
    /// It cannot.
    Unreadable {
        /// 1, 2, 3 …
        number: u64,
        /// Why not.
        unreadable: String,
        /// What became of it.
        #[serde(flatten)]
        outcome: Outcome,
    },
}

/// A page of the audit log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AuditPage {
    /// The entries.
    pub items: Vec<AuditItem>,
    /// The number of the last entry of the log; 0 if there is none.
    pub last: u64,
}

/// What is answered to an act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the entry in the audit log.
    pub number: u64,
    /// What became of it.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// What was looked up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<LookupAnswer>,
}

/// What was looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "found", rename_all = "snake_case")]
pub enum LookupAnswer {
    /// A player.
    Player(Box<PlayerFacts>),
    /// A game.
    Game(Box<GameFacts>),
    /// Reports.
    Reports {
        /// The reports.
        items: Vec<ListedReport>,
        /// The `after` of the next page; `None` on the last one.
        next: Option<String>,
    },
}

/// A report in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedReport {
    /// Its id: game, message and player who reports.
    pub id: String,
    /// The report.
    #[serde(flatten)]
    pub report: Report,
}

/// What an operator may know of a player: no secret, and nothing of the hands of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerFacts {
    /// Id.
    pub id: String,
    /// Name.
    pub name: String,
    /// `guest`, `user` or `bot`.
    pub kind: String,
    /// Id of the user whose bot account it is.
    pub owner: Option<String>,
    /// Since when there is the account.
    pub created_at: Timestamp,
    /// The suspension that is in force.
    pub suspension: Option<Suspension>,
    /// How many sessions a user has. Those of guests are not listed.
    pub sessions: usize,
    /// How many personal tokens, those of apps and devices included.
    pub tokens: usize,
    /// How many tokens of apps and devices.
    pub app_tokens: usize,
    /// Ids of the bot accounts.
    pub bots: Vec<String>,
    /// How many games the player sits or sat at, up to 10,000.
    pub games: usize,
    /// Stored bytes that count for the player.
    pub stored_bytes: u64,
}

/// What an operator may know of a game: nothing of its course.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameFacts {
    /// Id.
    pub id: String,
    /// Its ruleset.
    pub ruleset: String,
    /// `open`, `running` or `finished`.
    pub status: String,
    /// Whether only those who are invited know of it.
    pub private: bool,
    /// When it was made.
    pub created_at: Timestamp,
    /// Who sits where, by seat.
    pub seats: Vec<Option<Seated>>,
    /// Number of commits.
    pub commits: u64,
    /// Bytes that count for its maker.
    pub stored_bytes: u64,
    /// How many messages were posted.
    pub messages: u64,
    /// What is wrong with the log, as far as this server has found out.
    pub damage: Option<String>,
    /// Whether an operator has quarantined it.
    pub quarantined: bool,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
    /// Id of the player; `None` for a bot of the server.
    pub id: Option<String>,
    /// Name of the player or of the bot.
    pub name: String,
}
