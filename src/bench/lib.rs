//! The load tool: how fast the program is on this machine, and how fast anything could be.
//!
//! `kontor bench` starts the program itself as `kontor serve` in a temporary directory, plays many
//! games at a time over HTTP, and measures a server without rules beside it, in the same run and by
//! turns, so that its ratios mean something on a noisy machine. A reply that is no success ends the
//! run: what is measured is service, not refusals. Load and server share the machine.
//!
//! Each *scene* is a file here, which adds its figures to the report.

mod actions;
pub mod bare;
#[cfg(test)]
mod canned_server;
mod child;
mod connection;
mod disk;
mod event_stream;
pub mod figures;
mod followers;
mod growth;
mod history;
mod playouts;
mod script;
mod streams;
mod tables;

use std::{io, time::Duration};

use indicatif::ProgressBar;

use self::figures::Report;
use kontor_games::GameKind;
use kontor_store::{AppendError, OpenError, StoreError};

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// How fast the disk brings bytes home.
    Disk,
    /// Actions and views at many tables at a time.
    Actions,
    /// Views in the past of a long game.
    History,
    /// A store with very many idle games, and one with few.
    Growth,
    /// Random games without a server.
    Playouts,
    /// Many who follow games.
    Streams,
}

impl Scene {
    /// All of them, in the order in which they are measured.
    pub const ALL: [Scene; 6] = [
        Scene::Disk,
        Scene::Actions,
        Scene::History,
        Scene::Growth,
        Scene::Playouts,
        Scene::Streams,
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
        }
    }
}

/// What to measure, and how much of it.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Parts of the run.
    pub scenes: Vec<Scene>,
    /// The games to be played, one at least.
    pub rulesets: Vec<GameKind>,
    /// Seats of each table.
    pub seats: u8,
    /// Tables at which games go on at a time, each with a connection of its own.
    pub tables: usize,
    /// Idle games of a full store.
    pub idle_games: usize,
    /// How long one stretch of a load lasts; a load has several.
    pub stretch: Duration,
    /// How many streams follow the games, spread evenly over the tables.
    pub streams: usize,
    /// How many events a second are played for them at all tables together.
    pub events_per_second: f64,
}

/// Why a run ended before its time.
#[derive(Debug, thiserror::Error)]
pub enum BenchFault {
    /// A connection could not be opened, a stream was cut off, or a file could not be written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A connection failed.
    #[error(transparent)]
    Connection(#[from] hyper::Error),
    /// A request could not be built.
    #[error(transparent)]
    Request(#[from] hyper::http::Error),
    /// The bare server's store.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// A store that was to be filled.
    #[error(transparent)]
    Append(#[from] AppendError),
    /// The same.
    #[error(transparent)]
    Read(#[from] StoreError),
    /// A server that is to be measured did not say where it listens.
    #[error("`kontor {0}` did not start")]
    NotStarted(String),
    /// What should have succeeded did not.
    #[error("{request} was answered {status}: {answer}")]
    Refused {
        /// The request.
        request: String,
        /// The status of the reply.
        status: u16,
        /// Its body.
        answer: String,
    },
    /// A reply is not what the contract says.
    #[error("the answer to {path} cannot be read: {why}")]
    Unreadable {
        /// What was asked for.
        path: String,
        /// What is wrong.
        why: String,
    },
    /// The server asked somebody else than the script expects.
    #[error("game {0} does not go as the same seed went before")]
    OffScript(String),
    /// A follower missed an event, or was told one again.
    #[error("a follower of game {game} was told event {came} after {before}")]
    OutOfOrder {
        /// Id of the game.
        game: String,
        /// Seq of the event that was told last.
        before: u64,
        /// Seq of the event that was told next.
        came: u64,
    },
    /// Something acknowledged is not there.
    #[error("game {game} was acknowledged up to event {acknowledged}, but has {kept}")]
    Lost {
        /// Id of the game.
        game: String,
        /// Seq of the last event that was acknowledged.
        acknowledged: u64,
        /// Seq of its last event.
        kept: u64,
    },
}

/// Says on a terminal what is being done.
pub struct Progress(ProgressBar);

impl Progress {
    fn say(&self, ruleset: GameKind, what: &str) {
        self.0.set_message(format!("{}: {what}", ruleset.id()));
    }
}

/// Measures, scene by scene.
pub fn run(settings: &Settings) -> Result<Report, BenchFault> {
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

/// How often the progress line moves.
const TICK: Duration = Duration::from_millis(200);

async fn measure(
    scene: Scene,
    settings: &Settings,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchFault> {
    // What says more of the store and of streams than of the rules is measured with one game.
    let first = settings.rulesets[0];
    match scene {
        Scene::Disk => {
            report.facts.extend(disk::syncs(tempfile::tempdir()?.path(), settings.stretch)?)
        }
        Scene::Growth => growth::measure(settings, first, progress, report).await?,
        Scene::Streams => streams::measure(settings, first, progress, report).await?,
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
        Scene::Playouts => settings
            .rulesets
            .iter()
            .for_each(|ruleset| playouts::measure(settings, *ruleset, progress, report)),
    }
    Ok(())
}
