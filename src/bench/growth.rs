//! Scene `growth`: a full store compared with a small one, which shows what idle games cost in
//! throughput, memory and startup time; and late actions of a game compared with early ones.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use kontor_games::GameKind;
use kontor_log::index_rows::{INDEX_VERSION, rows_of};
use kontor_store::{self as store, EventStore, SledStore};

use crate::{
    BenchError, Progress, Settings,
    actions::{play, set_up_tables},
    connection::{Connection, Request},
    idle_games,
    measurement::{Measurement, percentile},
    report::{Fact, Report},
    script::Script,
    server_process::ServerProcess,
    tables::Table,
};

/// Stretches of the load on each store. The two stores take turns.
const ROUNDS: u32 = 3;
/// Idle games of the small store.
const FEW_GAMES: usize = 100;
/// Caches of the server whose memory is measured while all games are viewed: small, so that they
/// are soon full.
const SMALL_CACHES: [&str; 2] = ["--store-cache-mib=64", "--games-cache-mib=40"];
/// Games played without other load, to compare their early actions with their late ones.
const LONG_GAMES: usize = 3;
/// The early actions of a game are the first of so many equal parts, the late ones the last.
const PARTS: usize = 5;
/// The name of the scene.
const SCENE: &str = "growth";

/// Fills two stores and plays on both.
pub async fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    let mut small = FilledStore::new(settings, ruleset, FEW_GAMES, progress, report).await?;
    let mut full =
        FilledStore::new(settings, ruleset, settings.idle_games, progress, report).await?;
    for round in 1..=ROUNDS {
        progress.show(ruleset, &format!("round {round} of {ROUNDS}"));
        small.play(settings.stretch).await?;
        full.play(settings.stretch).await?;
    }
    let load = |store: &FilledStore, what| {
        store.measurement.load(SCENE, ruleset.id(), what, settings.tables)
    };
    let small_load = load(&small, "actions, small store");
    report.loads.push(load(&full, "actions, full store").compared_with(&small_load));
    report.loads.push(small_load);
    early_and_late(&mut small, progress, report).await?;

    progress.show(ruleset, "starting after a kill");
    full.server.kill()?;
    let (_server, elapsed) = start(settings, full.data.path(), &[]).await?;
    let games = settings.idle_games;
    let what = format!("{}, {games} idle games: startup after a kill", ruleset.id());
    report.facts.push(Fact::new(SCENE, what, elapsed.as_secs_f64(), "s"));
    Ok(())
}

/// Starts a server; answers with the time until its first reply.
async fn start(
    settings: &Settings,
    data: &Path,
    more: &[&str],
) -> Result<(ServerProcess, Duration), BenchError> {
    let start = Instant::now();
    let server = ServerProcess::kontor(settings, data, more)?;
    let mut connection = Connection::open(server.address).await?;
    let request = Request { method: "GET", path: "/v1/games", token: None, body: "" };
    connection.call_unread(&request).await?;
    Ok((server, start.elapsed()))
}

/// A server with idle games in its store, and tables that play on it.
struct FilledStore {
    ruleset: GameKind,
    server: ServerProcess,
    tables: Vec<Table>,
    measurement: Measurement,
    data: tempfile::TempDir,
}

impl FilledStore {
    async fn new(
        settings: &Settings,
        ruleset: GameKind,
        games: usize,
        progress: &Progress,
        report: &mut Report,
    ) -> Result<Self, BenchError> {
        let mut fact = |what: &str, value: f64, unit| {
            let what = format!("{}, {games} idle games: {what}", ruleset.id());
            report.facts.push(Fact::new(SCENE, what, value, unit));
        };
        let data = tempfile::tempdir()?;
        let scripts = Script::some(ruleset, settings.seats);
        progress.show(ruleset, "playing the game to copy");
        let server = ServerProcess::kontor(settings, data.path(), &[])?;
        let connection = Connection::open(server.address).await?;
        let mut player = Table::new(connection, ruleset, settings.seats, scripts, 0).await?;
        player.play_to_end().await?;
        server.kill()?;

        progress.show(ruleset, &format!("writing {games} copies"));
        let start_of_fill = Instant::now();
        fill(data.path(), games).await?;
        fact("time to fill the store", start_of_fill.elapsed().as_secs_f64(), "s");
        fact("size on disk", mib(bytes_in(data.path())?), "MiB");

        let (server, elapsed) = start(settings, data.path(), &[]).await?;
        fact("startup", elapsed.as_secs_f64(), "s");
        fact("server memory after startup", mib(server.resident_bytes()), "MiB");
        server.kill()?;

        progress.show(ruleset, &format!("viewing {games} games"));
        let (server, _) = start(settings, data.path(), &SMALL_CACHES).await?;
        idle_games::view_all(server.address, player.token(), games).await?;
        let what = format!("server memory after viewing all, {}", SMALL_CACHES.join(" "));
        fact(&what, mib(server.resident_bytes()), "MiB");
        server.kill()?;

        let (server, _) = start(settings, data.path(), &[]).await?;
        let tables = set_up_tables(settings, ruleset, &server, settings.stretch * ROUNDS).await?;
        Ok(FilledStore { ruleset, server, tables, measurement: Measurement::default(), data })
    }

    /// Plays one stretch.
    async fn play(&mut self, lasting: Duration) -> Result<(), BenchError> {
        // The server may have closed these connections, which were idle while the other store was
        // filled.
        for table in &mut self.tables {
            table.reconnect(self.server.address).await?;
        }
        self.measurement.run(&self.server, play(&mut self.tables, lasting)).await
    }
}

/// Writes copies of the one game in the store.
async fn fill(data: &Path, games: usize) -> Result<(), BenchError> {
    let settings = store::Settings::new(rows_of, INDEX_VERSION);
    let store = SledStore::open(data.join("store"), settings)?;
    let logs = store.logs(None, 1).await?;
    idle_games::write(&*store, &logs[0], games).await?;
    store.close().await;
    Ok(())
}

/// Plays games on an otherwise idle server and compares their early actions with their late ones.
async fn early_and_late(
    store: &mut FilledStore,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    progress.show(store.ruleset, "timing early and late actions");
    let table = store.tables.first_mut().expect("there is a table");
    let (mut early, mut late) = (Vec::new(), Vec::new());
    for _ in 0..LONG_GAMES {
        let latencies = table.play_timed().await?;
        let part = latencies.len() / PARTS;
        early.extend_from_slice(&latencies[..part]);
        late.extend_from_slice(&latencies[latencies.len() - part..]);
    }
    for (what, mut latencies) in [("early action, p50", early), ("late action, p50", late)] {
        latencies.sort_unstable();
        let what = format!("{}, one table: {what}", store.ruleset.id());
        report.facts.push(Fact::new(SCENE, what, percentile(&latencies, 0.5), "ms"));
    }
    Ok(())
}

/// Bytes of all files in a directory.
fn bytes_in(directory: &Path) -> std::io::Result<u64> {
    let mut bytes = 0;
    for file in std::fs::read_dir(directory)? {
        let file = file?;
        let is_directory = file.file_type()?.is_dir();
        bytes += if is_directory { bytes_in(&file.path())? } else { file.metadata()?.len() };
    }
    Ok(bytes)
}

pub(super) fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
