//! What is measured, and with how much load.

use std::{path::PathBuf, time::Duration};

use kontor_games::GameKind;

use crate::hostile::{Attack, Size};

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
    pub attacks: Vec<Attack>,
    /// How large they are.
    pub hostile: Size,
    /// The address of the database for the scene `cluster`; without it the scene is left out.
    pub store: Option<String>,
    /// A command that kills the leading node of this database; without it no node is killed.
    pub kill_primary: Option<String>,
}
