//! `kontor bench`: measures how fast the program is on this machine, and how fast it could be.
//!
//! It starts the server that lies beside it, as `kontor serve`, in a temporary directory and plays
//! many games at a time over HTTP. In the same run, by turns, it measures a baseline server without rules, so
//! that the ratios are meaningful even on a noisy machine. A reply that is no success ends the run,
//! because refusals would be faster than the service that is measured. Load generator and server
//! share the machine.
//!
//! Each scene is a module of the same name, which adds its figures to the report.

mod actions;
pub mod baseline;
#[cfg(test)]
mod canned_server;
mod cluster;
mod connection;
mod disk;
mod event_stream;
mod growth;
mod history;
pub mod hostile;
mod idle_games;
mod measurement;
mod outages;
mod playouts;
pub mod report;
mod script;
mod server_process;
mod streams;
mod subscribers;
mod tables;

use std::{io, path::PathBuf, time::Duration};

use indicatif::ProgressBar;
use kontor_games::GameKind;
use kontor_store::{AppendError, OpenError, StoreError};

use crate::report::Report;

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The fsync latency of the disk.
    Disk,
    /// Actions and views at many tables at a time.
    Actions,
    /// Views of a past position in a long game.
    History,
    /// A store with very many idle games, compared with a small one.
    Growth,
    /// Random games without a server.
    Playouts,
    /// Many subscribers of event streams.
    Streams,
    /// Moves while clients attack the server.
    Hostile,
    /// Servers that share a database, beside one with a store of its own.
    Cluster,
}

impl Scene {
    /// All of them, in the order in which they are measured.
    pub const ALL: [Scene; 8] = [
        Scene::Disk,
        Scene::Actions,
        Scene::History,
        Scene::Growth,
        Scene::Playouts,
        Scene::Streams,
        Scene::Hostile,
        Scene::Cluster,
    ];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Scene::Disk => "disk",
            Scene::Actions => "actions",
            Scene::History => "history",
            Scene::Growth => "growth",
            Scene::Playouts => "playouts",
            Scene::Streams => "streams",
            Scene::Hostile => "hostile",
            Scene::Cluster => "cluster",
        }
    }
}

/// What to measure, and with how much load.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The program to measure, if it is not this one.
    pub server: Option<PathBuf>,
    /// The scenes to run.
    pub scenes: Vec<Scene>,
    /// The games to play, one at least.
    pub rulesets: Vec<GameKind>,
    /// Seats of each table.
    pub seats: u8,
    /// Tables that play concurrently, each with a connection of its own.
    pub tables: usize,
    /// Idle games of the full store in `growth`.
    pub idle_games: usize,
    /// Duration of one stretch of a load; a load has several.
    pub stretch: Duration,
    /// Streams of the scene `streams`, spread evenly over the tables.
    pub streams: usize,
    /// Events per second that are played for these streams, at all tables together.
    pub events_per_second: f64,
    /// The attacks of the scene `hostile`.
    pub attacks: Vec<hostile::Attack>,
    /// How large they are.
    pub hostile: hostile::Size,
    /// The address of the database for the scene `cluster`; without it the scene is left out.
    pub store: Option<String>,
    /// A command that kills the leading node of this database; without it no node is killed.
    pub kill_primary: Option<String>,
}

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

/// The progress line on a terminal.
pub struct Progress(ProgressBar);

impl Progress {
    fn show(&self, ruleset: GameKind, what: &str) {
        self.0.set_message(format!("{}: {what}", ruleset.id()));
    }
}

/// How often the progress line moves.
const TICK: Duration = Duration::from_millis(200);

/// Runs the scenes, one after the other.
pub fn run(settings: &Settings) -> Result<Report, BenchError> {
    let bar = ProgressBar::new_spinner();
    bar.enable_steady_tick(TICK);
    let progress = Progress(bar);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut report = Report::default();
    for scene in &settings.scenes {
        runtime.block_on(measure(*scene, settings, &progress, &mut report))?;
    }
    progress.0.finish_and_clear();
    Ok(report)
}

async fn measure(
    scene: Scene,
    settings: &Settings,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    // Scenes that depend on the store, the streams and the limits rather than on the rules are run
    // with one game only.
    let first = settings.rulesets[0];
    match scene {
        Scene::Disk => {
            let dir = tempfile::tempdir()?;
            report.facts.extend(disk::measure(dir.path(), settings.stretch)?);
        }
        Scene::Growth => growth::measure(settings, first, progress, report).await?,
        Scene::Streams => streams::measure(settings, first, progress, report).await?,
        Scene::Hostile => hostile::measure(settings, first, progress, report).await?,
        Scene::Cluster => {
            if let Some(store) = &settings.store {
                cluster::measure(settings, store, first, progress, report).await?;
            }
        }
        Scene::Actions => {
            for ruleset in &settings.rulesets {
                actions::measure(settings, *ruleset, progress, report).await?;
            }
        }
        Scene::History => {
            for ruleset in &settings.rulesets {
                history::measure(settings, *ruleset, progress, report).await?;
            }
        }
        Scene::Playouts => {
            for ruleset in &settings.rulesets {
                playouts::measure(settings, *ruleset, progress, report)?;
            }
        }
    }
    Ok(())
}
