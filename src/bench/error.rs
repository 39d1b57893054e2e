//! Why a run fails.

use std::io;

use kontor_store::{AppendError, OpenError, StoreError};

/// Why a run failed.
#[derive(Debug, thiserror::Error)]
pub enum BenchError {
    /// A connection could not be opened, a file not be written, or a stream was cut off.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A connection failed.
    #[error(transparent)]
    Connection(#[from] hyper::Error),
    /// A request could not be built.
    #[error(transparent)]
    Request(#[from] hyper::http::Error),
    /// A store could not be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A store could not be filled.
    #[error(transparent)]
    Append(#[from] AppendError),
    /// The game to be copied could not be read.
    #[error(transparent)]
    Read(#[from] StoreError),
    /// A server did not print its address.
    #[error("`kontor {0}` did not start")]
    NotStarted(String),
    /// A request was refused.
    #[error("{request} failed with status {status}: {body}")]
    Refused {
        /// The request.
        request: String,
        /// The status of the reply.
        status: u16,
        /// The body of the reply.
        body: String,
    },
    /// A reply does not have the form of the contract.
    #[error("the reply to {path} cannot be parsed: {reason}")]
    Unreadable {
        /// What was asked for.
        path: String,
        /// What is wrong.
        reason: String,
    },
    /// The game went differently than its script.
    #[error("game {0} deviates from its script: the next decision of the script is not open")]
    OffScript(String),
    /// A stream left out an event or delivered it twice.
    #[error("a stream of game {game} delivered event {received} after event {previous}")]
    OutOfOrder {
        /// Id of the game.
        game: String,
        /// Seq of the event that was delivered last.
        previous: u64,
        /// Seq of the event that was delivered next.
        received: u64,
    },
    /// Events of a game are missing, or there are more than were acknowledged.
    #[error("game {game} was acknowledged up to event {acknowledged}, but has {kept}")]
    Lost {
        /// Id of the game.
        game: String,
        /// Seq of the last event that was acknowledged.
        acknowledged: u64,
        /// Seq of its last event.
        kept: u64,
    },
    /// The command that should kill the leading node of the database failed.
    #[error("`{0}` failed, which should kill the leading node of the database")]
    NotKilled(String),
    /// A node that was killed did not come back.
    #[error("the database has fewer standbys than its address has further nodes")]
    NotReplicated,
    /// A list at another server never had what was acknowledged.
    #[error("no list at another server has the last move of game {game}")]
    NotListed {
        /// Id of the game.
        game: String,
    },
}
