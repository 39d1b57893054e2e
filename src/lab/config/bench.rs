//! The flags of `kontor bench`.

use std::{path::PathBuf, time::Duration};

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};

use kontor_bench::{
    Scene, Settings,
    hostile::{self, Attack},
};
use kontor_games::GameKind;

use super::rulesets;

/// What to measure.
#[derive(Args, Debug)]
pub struct Bench {
    /// The games to play. Default: all. The scenes `growth`, `streams`, `hostile` and `cluster` use
    /// only the first one.
    #[arg(value_name = "RULESET", value_parser = rulesets())]
    pub rulesets: Vec<GameKind>,
    /// The program to measure, started with `serve`. Default: this one. Another release must have
    /// the same major version of the contract, and, but for the scene `actions`, the same versions of
    /// the rules. Servers without rules and playouts are always those of this program.
    #[arg(long, value_name = "PROGRAM")]
    pub server: Option<PathBuf>,
    /// The scenes to run, separated by commas. Default: all.
    #[arg(long, value_delimiter = ',', value_name = "SCENE,…", value_parser = scenes())]
    pub scenes: Vec<Scene>,
    /// The attacks of the scene `hostile`, separated by commas. Default: all.
    #[arg(long, value_delimiter = ',', value_name = "ATTACK,…", value_parser = attacks())]
    pub attacks: Vec<Attack>,
    /// Number of tables that play at the same time; in the scene `hostile` at most 16.
    #[arg(
        long,
        default_value_t = 64,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=TABLES_MAX),
    )]
    pub tables: u64,
    /// Number of seats at each table.
    #[arg(
        long,
        default_value_t = 4,
        value_name = "N",
        value_parser = clap::value_parser!(u8).range(2..=4),
    )]
    pub seats: u8,
    /// Number of idle games in the store for the scene `growth`, with ten commits each.
    #[arg(
        long,
        default_value_t = 10_000,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=IDLE_GAMES_MAX),
    )]
    pub idle_games: u64,
    /// Duration of one stretch of load, in seconds. Most loads have three stretches.
    #[arg(long, default_value_t = 4.0, value_name = "SECONDS", value_parser = seconds)]
    pub stretch: f64,
    /// Number of streams that follow the games.
    #[arg(
        long,
        default_value_t = 1_000,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=STREAMS_MAX),
    )]
    pub streams: u64,
    /// Events per second that are produced for the streams.
    #[arg(
        long,
        default_value_t = 1_000,
        value_name = "N",
        value_parser = clap::value_parser!(u64).range(1..=EVENTS_MAX),
    )]
    pub events: u64,
    /// The database for the scene `cluster`, as for `kontor serve`. Without it the scene is left
    /// out. Games and players remain in the database.
    #[arg(long, env = "KONTOR_STORE", hide_env_values = true, value_name = "ADDRESS")]
    pub store: Option<String>,
    /// A shell command that kills the leading node of this database: the scene `cluster` runs it three
    /// times and measures for how long no request is served. Without it no node is killed.
    #[arg(long, requires = "store", value_name = "COMMAND")]
    pub kill_primary: Option<String>,
    /// A small and short run, in a minute or so: it checks that every scene works and that no
    /// event is lost and no request of a player refused.
    #[arg(long, conflicts_with_all = ["tables", "idle_games", "stretch", "streams", "events"])]
    pub quick: bool,
    /// Print the results as JSON.
    #[arg(long)]
    pub json: bool,
}

/// Most tables of a run. Each needs a file descriptor here and one in the server.
const TABLES_MAX: u64 = 256;

/// Most idle games of a run. They take about 40 GB on disk.
const IDLE_GAMES_MAX: u64 = 1_000_000;

/// Most streams of a run. Each needs a file descriptor here and one in the server.
const STREAMS_MAX: u64 = 20_000;

/// Most events per second.
const EVENTS_MAX: u64 = 100_000;

/// Longest stretch of load, in seconds.
const STRETCH_MAX_S: f64 = 600.0;

impl Bench {
    /// The settings of the run.
    pub fn settings(&self) -> Settings {
        let full = Settings {
            server: self.server.clone(),
            scenes: if self.scenes.is_empty() { Scene::ALL.to_vec() } else { self.scenes.clone() },
            rulesets: if self.rulesets.is_empty() {
                GameKind::ALL.to_vec()
            } else {
                self.rulesets.clone()
            },
            seats: self.seats,
            tables: self.tables as usize,
            idle_games: self.idle_games as usize,
            stretch: Duration::from_secs_f64(self.stretch),
            streams: self.streams as usize,
            events_per_second: self.events as f64,
            attacks: match self.attacks.is_empty() {
                true => Attack::ALL.to_vec(),
                false => self.attacks.clone(),
            },
            hostile: hostile::Size {
                pairs: 3,
                tables_max: 16,
                long_game_rounds: 1000,
                bot_games: 32,
                flags: &[],
            },
            store: self.store.clone(),
            kill_primary: self.kill_primary.clone(),
        };
        match self.quick {
            true => Settings {
                tables: 8,
                idle_games: 200,
                stretch: Duration::from_millis(200),
                streams: 100,
                events_per_second: 200.0,
                hostile: hostile::Size {
                    pairs: 1,
                    tables_max: 2,
                    long_game_rounds: 20,
                    bot_games: 3,
                    flags: &["--rate-address-total=1200"],
                },
                ..full
            },
            false => full,
        }
    }
}

/// Settings of the server without rules.
#[derive(Args, Debug)]
pub struct BenchBare {
    /// Data directory. It contains the body of the replies.
    #[arg(long, value_name = "DIR")]
    pub data: PathBuf,
}

fn scenes() -> impl TypedValueParser<Value = Scene> {
    let find = |name: String| {
        Scene::ALL
            .into_iter()
            .find(|scene| scene.name() == name)
            .expect("the parser accepts only valid names")
    };
    PossibleValuesParser::new(Scene::ALL.map(Scene::name)).map(find)
}

fn attacks() -> impl TypedValueParser<Value = Attack> {
    let find = |name: String| {
        Attack::ALL
            .into_iter()
            .find(|attack| attack.name() == name)
            .expect("the parser accepts only valid names")
    };
    PossibleValuesParser::new(Attack::ALL.map(Attack::name)).map(find)
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds <= STRETCH_MAX_S);
    seconds.ok_or_else(|| format!("must be more than 0 and at most {STRETCH_MAX_S} seconds"))
}
