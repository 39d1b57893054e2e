//! Why a log cannot be read, or an event cannot follow.

use kontor_rules::Seat;

/// What is wrong with an entry of a log, or with what is to follow it.
#[derive(Debug, thiserror::Error)]
pub enum LogFault {
    /// A commit is not of the structure that commits have.
    #[error("not a commit: {0}")]
    NotACommit(serde_json::Error),
    /// An event is not one of the table or of its game.
    #[error("not an event: {0}")]
    NotAnEvent(serde_json::Error),
    /// The summary of a table is not one.
    #[error("not a summary: {0}")]
    NotASummary(serde_json::Error),
    /// The summary of a tournament is not one.
    #[error("not the summary of a tournament: {0}")]
    NotATournament(serde_json::Error),
    /// The options are not those of the game.
    #[error("options do not fit: {0}")]
    NotOptions(serde_json::Error),
    /// A later release has written the commit.
    #[error("format {0} is not known to this release")]
    UnknownFormat(u32),
    /// A later release has written the game.
    #[error("{ruleset}/{version} is not known to this release")]
    UnknownVersion {
        /// Id of the ruleset.
        ruleset: String,
        /// Version of its rules.
        version: u32,
    },
    /// No ruleset of this release has the id.
    #[error("its ruleset is not known")]
    UnknownRuleset,
    /// The rules with which the log is read are those of another game.
    #[error("{0} is another ruleset")]
    OtherRuleset(String),
    /// A commit says nothing.
    #[error("a commit without events")]
    NoEvents,
    /// The commit has another number than its place in the log.
    #[error("commit {commit} stands at number {position}, where {expected} belongs")]
    OutOfOrder {
        /// The number that it says.
        commit: u64,
        /// Its number in the store.
        position: u64,
        /// The number that is next.
        expected: u64,
    },
    /// The entry leaves out the summary of its table, and names an entry that is not the last one with
    /// such a summary.
    #[error("entry {entry} goes on from entry {base}, after which the table changed")]
    OtherBase {
        /// The number of the entry.
        entry: u64,
        /// The number of the entry that it names.
        base: u64,
    },
    /// The first entry has no seed.
    #[error("entry 0 holds no seed")]
    NoSeed,
    /// A seed is not written as one.
    #[error("its seed is malformed")]
    NotASeed,
    /// The seed is another one than the log has committed to.
    #[error("the seed is not the one committed to")]
    OtherSeed,
    /// A fork has no seed, or another commit has one.
    #[error("a fork, and nothing else, brings a seed of its own")]
    SeedOutOfPlace,
    /// The first event does not make a table.
    #[error("a log begins with table.created")]
    NotCreated,
    /// The version of the rules is not written as one.
    #[error("a rules version is written ruleset/number, the number from 1 on")]
    NotAVersion,
    /// A table has more seats than there can be.
    #[error("a table has at most {} seats", Seat::MAX)]
    TooManySeats,
    /// The event does not make a fork.
    #[error("a fork begins with table.forked")]
    NotForked,
    /// A fork names another event than the last one of its position.
    #[error("a fork goes on where the position ends")]
    OtherPosition,
    /// The table was deleted.
    #[error("nothing follows table.deleted")]
    Deleted,
    /// The seat is taken, or there is none of that number.
    #[error("the seat is not free")]
    SeatNotFree,
    /// The game has not begun.
    #[error("an event of the game before its start")]
    NotStarted,
    /// No table at this point can have the event.
    #[error("the event cannot follow what happened before")]
    Impossible,
}

/// In words, for those who tell several kinds of faults.
impl From<LogFault> for String {
    fn from(fault: LogFault) -> Self {
        fault.to_string()
    }
}
