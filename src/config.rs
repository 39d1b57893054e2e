//! The command line and the environment: the only reader of both. Typed, checked, and printable
//! without secrets.

use std::{
    net::SocketAddr,
    num::{NonZeroU32, NonZeroUsize},
    path::PathBuf,
    time::Duration,
};

use clap::{
    Args, Parser, Subcommand, ValueEnum,
    builder::{PossibleValuesParser, TypedValueParser},
};
use ipnet::IpNet;

use kontor_app::simulation::GAMES_MAX;
use kontor_auth::passwords::PasswordCost;
use kontor_bench::Scene;
use kontor_bots::Bot;
use kontor_games::GameKind;
use kontor_http::{HttpSettings, rates::RateSettings};

/// A turn-based game service over HTTP.
///
/// Start it with `kontor serve`, open http://127.0.0.1:8080/docs/ and play. Every flag can also be
/// given as the environment variable that stands behind it.
#[derive(Debug, Parser)]
#[command(name = "kontor", version, propagate_version = true, max_term_width = 100)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// How much to log: a level, or directives such as `info,kontor_http=debug`.
    #[arg(long, global = true, env = "KONTOR_LOG", default_value = "info", value_name = "FILTER")]
    pub log: String,
    /// The form of log lines on standard error.
    #[arg(
        long,
        global = true,
        env = "KONTOR_LOG_FORMAT",
        default_value = "text",
        value_name = "FORM"
    )]
    pub log_format: LogFormat,
}

/// The form of log lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object per line.
    Json,
}

/// What the program can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run the server until it is told to stop (SIGINT or SIGTERM); it then finishes what it has
    /// accepted. Told a second time, it ends at once.
    ///
    /// The address it listens on is printed as one line on standard output, as `--listen` takes it:
    /// `127.0.0.1:8080`. All else goes to standard error. TLS is a proxy's work.
    Serve(Serve),
    /// Print the contract, write it to the repository, or check that it is there as it should be.
    Openapi(OpenapiArgs),
    /// Check the record of a finished game, offline: chain, commitment, every draw, action and
    /// event.
    ///
    /// Exits with 0 if all is in order; else it names the seq at fault and exits with 1.
    Verify(Verify),
    /// Print the view of a seat, or of a spectator, at a point of a recorded game.
    Replay(Replay),
    /// Write all logs and documents of a store as JSON lines. The server must not be running.
    ///
    /// The signing keys are not among them: copy the folder `keys` of the data directory, if
    /// sessions are to go on and records to be signed by the same keys.
    Export(Export),
    /// Read JSON lines of `kontor export` into a store. Running it again after an interruption goes
    /// on where it was.
    Import(Import),
    /// Let bots play whole games against each other, and print how they fared.
    ///
    /// The seats are rotated from game to game, so that no bot profits from where it sits. The same
    /// seed gives the same output on any machine and with any number of threads; how long it took
    /// is told on standard error.
    Simulate(Simulate),
    /// Measure this program on this machine: a real server under load over HTTP, beside servers
    /// without rules, and games without a server.
    ///
    /// It takes the machine for itself as long as it runs, and some room in the directory for
    /// temporary files, which should be on the disk that counts. What it plays are sandboxes, whose
    /// luck is known, so that the players need not think.
    Bench(Bench),
    /// The server without rules that `kontor bench` measures beside the others.
    #[command(hide = true)]
    BenchBare(BenchBare),
}

/// Where the data are.
#[derive(Args, Clone, Debug)]
pub struct DataArgs {
    /// Directory of the store and the signing keys; made on the first start.
    #[arg(long, env = "KONTOR_DATA", default_value = "kontor-data", value_name = "DIR")]
    pub data: PathBuf,
    /// Memory that the store may use as a cache, in MiB. What it knows of each page on disk counts
    /// in, about a fortieth of what is there when it is opened; a quarter is a cache in any case.
    #[arg(long, env = "KONTOR_STORE_CACHE_MIB", default_value_t = 256, value_name = "MIB")]
    pub store_cache_mib: u64,
}

/// Settings of the server.
#[derive(Args, Clone, Debug)]
pub struct Serve {
    /// Address and port to listen on; port 0 takes a free one.
    #[arg(long, env = "KONTOR_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDR:PORT")]
    pub listen: SocketAddr,
    /// Address and port for operators: GET /metrics. Off unless given; keep it away from the
    /// public.
    #[arg(long, env = "KONTOR_OPS_LISTEN", value_name = "ADDR:PORT")]
    pub ops_listen: Option<SocketAddr>,
    /// Data directory.
    #[command(flatten)]
    pub data: DataArgs,
    /// Threads that answer requests; 0 means one for each core.
    #[arg(long, env = "KONTOR_WORKERS", default_value_t = 0, value_name = "N")]
    pub workers: usize,
    /// Bots that think at a time.
    #[arg(long, env = "KONTOR_BOT_WORKERS", default_value_t = NonZeroUsize::MIN, value_name = "N")]
    pub bot_workers: NonZeroUsize,
    /// Most games kept folded in memory; any other is read from its log when it is needed.
    #[arg(long, env = "KONTOR_GAMES_CACHED", default_value_t = 10_000, value_name = "N")]
    pub games_cached: usize,
    /// Networks of proxies whose X-Forwarded-For is believed, separated by commas.
    #[arg(long, env = "KONTOR_TRUSTED_PROXIES", value_delimiter = ',', value_name = "NET")]
    pub trusted_proxies: Vec<IpNet>,
    /// Most event streams of one caller.
    #[arg(long, env = "KONTOR_STREAMS_MAX", default_value_t = 16, value_name = "N")]
    pub streams_max: usize,
    /// Moves per minute of one player, beside all other requests.
    #[arg(long, env = "KONTOR_RATE_MOVES", default_value_t = RateSettings::default().moves_per_minute, value_name = "PER_MINUTE")]
    pub rate_moves: NonZeroU32,
    /// Previews per minute of one player.
    #[arg(long, env = "KONTOR_RATE_PREVIEWS", default_value_t = RateSettings::default().previews_per_minute, value_name = "PER_MINUTE")]
    pub rate_previews: NonZeroU32,
    /// Messages per minute of one player.
    #[arg(long, env = "KONTOR_RATE_MESSAGES", default_value_t = RateSettings::default().messages_per_minute, value_name = "PER_MINUTE")]
    pub rate_messages: NonZeroU32,
    /// Records per minute that one player sends, and forks that one player makes.
    #[arg(long, env = "KONTOR_RATE_RECORDS", default_value_t = RateSettings::default().records_per_minute, value_name = "PER_MINUTE")]
    pub rate_records: NonZeroU32,
    /// Other requests per minute of one signed-in player.
    #[arg(long, env = "KONTOR_RATE_PLAYER", default_value_t = RateSettings::default().player_per_minute, value_name = "PER_MINUTE")]
    pub rate_player: NonZeroU32,
    /// Requests per minute of one address without a valid token.
    #[arg(long, env = "KONTOR_RATE_ADDRESS", default_value_t = RateSettings::default().address_per_minute, value_name = "PER_MINUTE")]
    pub rate_address: NonZeroU32,
    /// Sign-ups, sign-ins and refreshes per minute of one address.
    #[arg(long, env = "KONTOR_RATE_SIGN_INS", default_value_t = RateSettings::default().sign_ins_per_minute, value_name = "PER_MINUTE")]
    pub rate_sign_ins: NonZeroU32,
    /// Memory of one password hash (argon2id), in KiB.
    #[arg(long, env = "KONTOR_PASSWORD_MEMORY_KIB", default_value_t = PasswordCost::default().memory_kib, value_name = "KIB")]
    pub password_memory_kib: u32,
    /// Passes of one password hash.
    #[arg(long, env = "KONTOR_PASSWORD_PASSES", default_value_t = PasswordCost::default().passes, value_name = "N")]
    pub password_passes: u32,
    /// Seconds that a stop waits for commands under way, and then for the last replies to be sent.
    #[arg(long, env = "KONTOR_STOP_S", default_value_t = 10, value_name = "SECONDS")]
    pub stop_s: u64,
}

impl Serve {
    /// The HTTP side's settings.
    pub fn http(&self) -> HttpSettings {
        HttpSettings {
            rates: RateSettings {
                moves_per_minute: self.rate_moves,
                previews_per_minute: self.rate_previews,
                messages_per_minute: self.rate_messages,
                records_per_minute: self.rate_records,
                player_per_minute: self.rate_player,
                address_per_minute: self.rate_address,
                sign_ins_per_minute: self.rate_sign_ins,
            },
            trusted_proxies: self.trusted_proxies.clone(),
            streams_max: self.streams_max,
            ..HttpSettings::default()
        }
    }

    /// What a password hash costs.
    pub fn password_cost(&self) -> PasswordCost {
        PasswordCost { memory_kib: self.password_memory_kib, passes: self.password_passes }
    }
}

/// What to do with the contract.
#[derive(Args, Debug)]
pub struct OpenapiArgs {
    /// Which document to print.
    #[arg(long, default_value = "3.1", value_name = "VERSION", conflicts_with_all = ["write", "check"])]
    pub format: OpenapiFormat,
    /// Write both documents into this directory instead.
    #[arg(long, value_name = "DIR", num_args = 0..=1, default_missing_value = "openapi", conflicts_with = "check")]
    pub write: Option<PathBuf>,
    /// Compare both documents with those in this directory; exits with 1 if they differ.
    #[arg(long, value_name = "DIR", num_args = 0..=1, default_missing_value = "openapi")]
    pub check: Option<PathBuf>,
}

/// A version of the specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum OpenapiFormat {
    /// OpenAPI 3.1.
    #[value(name = "3.1")]
    V3_1,
    /// OpenAPI 3.0.
    #[value(name = "3.0")]
    V3_0,
}

/// A record to be checked.
#[derive(Args, Debug)]
pub struct Verify {
    /// The record, as GET /v1/games/{game}/record gives it; `-` is standard input.
    #[arg(value_name = "FILE")]
    pub record: PathBuf,
    /// Check the signature too: the server's public keys, as a file or as the URL of
    /// /.well-known/jwks.json.
    #[arg(long, env = "KONTOR_JWKS", value_name = "FILE_OR_URL")]
    pub jwks: Option<String>,
}

/// A point of a recorded game.
#[derive(Args, Debug)]
pub struct Replay {
    /// The record; `-` is standard input.
    #[arg(value_name = "FILE")]
    pub record: PathBuf,
    /// Seq of an event: the view is that at the end of its commit. The last event unless given.
    #[arg(long, value_name = "SEQ")]
    pub at: Option<u64>,
    /// The seat that looks; a spectator unless given.
    #[arg(long = "as", value_name = "SEAT")]
    pub seat: Option<u8>,
}

/// Where to export to.
#[derive(Args, Debug)]
pub struct Export {
    /// Data directory.
    #[command(flatten)]
    pub data: DataArgs,
    /// The file to write; `-` is standard output.
    #[arg(value_name = "FILE", default_value = "-")]
    pub file: PathBuf,
}

/// Where to import from.
#[derive(Args, Debug)]
pub struct Import {
    /// Data directory.
    #[command(flatten)]
    pub data: DataArgs,
    /// The file to read; `-` is standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    pub file: PathBuf,
}

/// Which games to play, and how to tell of them.
#[derive(Args, Debug)]
pub struct Simulate {
    /// The game to play.
    #[arg(value_name = "RULESET", value_parser = rulesets())]
    pub ruleset: GameKind,
    /// How many games.
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX))]
    pub games: u64,
    /// How many play.
    #[arg(long, default_value_t = 4, value_name = "N")]
    pub seats: u8,
    /// Who plays, separated by commas: a bot for each seat, or fewer that are repeated round the
    /// table.
    #[arg(long, required = true, value_delimiter = ',', value_name = "BOT,…", value_parser = bots())]
    pub bots: Vec<Bot>,
    /// What all luck follows from.
    #[arg(long, default_value_t = 1, value_name = "SEED")]
    pub seed: u64,
    /// Threads that play; 0 means one for each core.
    #[arg(long, default_value_t = 0, value_name = "N", value_parser = clap::value_parser!(u64).range(0..=THREADS_MAX))]
    pub threads: u64,
    /// The form of the figures.
    #[arg(long, default_value = "table", value_name = "FORM")]
    pub format: FiguresFormat,
    /// Options of the ruleset, as JSON; those left out take their defaults.
    #[arg(long, value_name = "JSON")]
    pub options: Option<String>,
    /// A type of events to count, such as `haendler.round_began`.
    #[arg(long, value_name = "EVENT_TYPE")]
    pub count: Option<String>,
}

/// The most threads that play games.
const THREADS_MAX: u64 = 256;

/// The form of a simulation's figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum FiguresFormat {
    /// For people.
    Table,
    /// One JSON object.
    Json,
    /// A line with the names of the columns, and a line for each bot.
    Csv,
}

/// What to measure.
#[derive(Args, Debug)]
pub struct Bench {
    /// The games to play; all of them unless given. Growth and streams are measured with the first
    /// one.
    #[arg(value_name = "RULESET", value_parser = rulesets())]
    pub rulesets: Vec<GameKind>,
    /// Parts of the run, separated by commas; all of them unless given.
    #[arg(long, value_delimiter = ',', value_name = "SCENE,…", value_parser = scenes())]
    pub scenes: Vec<Scene>,
    /// Tables at which games go on at a time.
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=TABLES_MAX))]
    pub tables: u64,
    /// How many play at each.
    #[arg(long, default_value_t = 4, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub seats: u8,
    /// Idle games in the store of the scene `growth`: ten commits each.
    #[arg(long, default_value_t = 10_000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=IDLE_GAMES_MAX))]
    pub idle_games: u64,
    /// Seconds of one stretch of a load; most loads have three.
    #[arg(long, default_value_t = 4.0, value_name = "SECONDS", value_parser = seconds)]
    pub stretch: f64,
    /// Streams that follow the games.
    #[arg(long, default_value_t = 1_000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=STREAMS_MAX))]
    pub streams: u64,
    /// Events a second that are played for the streams.
    #[arg(long, default_value_t = 1_000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=EVENTS_MAX))]
    pub events: u64,
    /// Everything, but small and short, in less than a minute: whether it runs, and nothing is lost
    /// or refused.
    #[arg(long, conflicts_with_all = ["tables", "idle_games", "stretch", "streams", "events"])]
    pub quick: bool,
    /// Print the figures as JSON.
    #[arg(long)]
    pub json: bool,
}

/// The most tables of a run; each takes a descriptor here and one in the server.
const TABLES_MAX: u64 = 256;

/// The most idle games of a run: they fill some forty gigabytes.
const IDLE_GAMES_MAX: u64 = 1_000_000;

/// The most streams of a run; each takes a descriptor here and one in the server.
const STREAMS_MAX: u64 = 20_000;

/// The most events a second that are asked for.
const EVENTS_MAX: u64 = 100_000;

/// Longest stretch of a load, in seconds.
const STRETCH_MOST_S: f64 = 600.0;

impl Bench {
    /// What it comes to.
    pub fn settings(&self) -> kontor_bench::Settings {
        let usual = kontor_bench::Settings {
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
        };
        match self.quick {
            true => kontor_bench::Settings {
                tables: 8,
                idle_games: 200,
                stretch: Duration::from_millis(200),
                streams: 100,
                events_per_second: 200.0,
                ..usual
            },
            false => usual,
        }
    }
}

/// Where the server without rules keeps what it is sent.
#[derive(Args, Debug)]
pub struct BenchBare {
    /// Data directory, with the body to answer with.
    #[arg(long, value_name = "DIR")]
    pub data: PathBuf,
}

fn scenes() -> impl TypedValueParser<Value = Scene> {
    let find = |name: String| {
        Scene::ALL
            .into_iter()
            .find(|scene| scene.name() == name)
            .expect("the parser takes names only")
    };
    PossibleValuesParser::new(Scene::ALL.map(Scene::name)).map(find)
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds > 0.0 && *seconds <= STRETCH_MOST_S);
    seconds.ok_or_else(|| format!("more than 0 and at most {STRETCH_MOST_S} seconds"))
}

fn rulesets() -> impl TypedValueParser<Value = GameKind> {
    let ids = GameKind::ALL.iter().map(|kind| kind.id());
    PossibleValuesParser::new(ids)
        .map(|id| GameKind::from_id(&id).expect("the parser takes ids only"))
}

fn bots() -> impl TypedValueParser<Value = Bot> {
    let names = Bot::ALL.iter().map(|bot| bot.name());
    PossibleValuesParser::new(names)
        .map(|name| Bot::from_name(&name).expect("the parser takes names only"))
}
