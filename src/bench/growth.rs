//! A full store beside one with few games: what games that nobody plays cost those who play, and
//! the machine; and what a move late in a game costs beside an early one.
//!
//! The idle games are copies of the beginning of one that was played, under other ids. They are
//! written straight into the store: over HTTP they would take many times as long.

use std::{
    iter::StepBy,
    net::SocketAddr,
    ops::Range,
    path::Path,
    time::{Duration, Instant},
};

use futures_util::{StreamExt, TryStreamExt, future::try_join_all, stream};

use super::{
    BenchFault, Progress, Settings,
    actions::{play, seated},
    child::ServerProcess,
    connection::{Connection, Request},
    figures::{Fact, Report, Stretches, percentile},
    script::Script,
    tables::Table,
};
use kontor_app::log::summary::{INDEX_VERSION, rows_of};
use kontor_games::GameKind;
use kontor_store::{Entry, EventStore, LogId, SledStore, append_with_retry};

/// Each store is played on in so many stretches, by turns with the other.
const ROUNDS: u32 = 3;
/// Idle games of the store beside the full one.
const FEW_GAMES: usize = 100;
/// Commits of an idle game.
const COMMITS_EACH: usize = 10;
/// Idle games written at a time.
const WRITTEN_AT_A_TIME: usize = 500;
/// Caches of the server whose memory is looked at while somebody looks at all games: they are full
/// soon.
const SMALL_CACHES: [&str; 2] = ["--store-cache-mib=64", "--games-cached=1000"];
/// Idle games looked at at a time.
const LOOKS_AT_A_TIME: usize = 8;
/// Games played alone, move by move.
const LONG_GAMES: usize = 3;
/// The first and the last of so many parts of a game are early and late.
const PARTS: usize = 5;
/// Odd, so that no two numbers are mixed to the same one.
const MIX: u64 = 0x9e37_79b9_7f4a_7c15;
/// The name of the scene.
const SCENE: &str = "growth";

/// Fills two stores and plays on both.
pub async fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchFault> {
    let mut stores = Vec::new();
    for games in [FEW_GAMES, settings.idle_games] {
        stores.push(Filled::new(settings, ruleset, games, progress, report).await?);
    }
    let [few, full] = &mut stores[..] else { unreachable!("two stores were filled") };
    for round in 1..=ROUNDS {
        progress.say(ruleset, &format!("round {round} of {ROUNDS}"));
        few.play(settings.stretch).await?;
        full.play(settings.stretch).await?;
    }
    let load =
        |filled: &Filled, what| filled.stretches.load(SCENE, ruleset.id(), what, settings.tables);
    let few_load = load(few, "actions beside few games");
    report.loads.push(load(full, "actions beside many").beside(&few_load));
    report.loads.push(few_load);
    early_and_late(few, progress, report).await?;

    progress.say(ruleset, "a start after a kill");
    let full = stores.pop().expect("two stores were filled");
    full.server.kill()?;
    let (_server, elapsed) = start(full.data.path(), &[]).await?;
    let what = format!(
        "{}, {} idle games: from the start after a kill to the first answer",
        ruleset.id(),
        settings.idle_games
    );
    report.facts.push(Fact::new(SCENE, what, elapsed.as_secs_f64(), "s"));
    Ok(())
}

/// Starts a server; how long it took until it had answered.
async fn start(data: &Path, more: &[&str]) -> Result<(ServerProcess, Duration), BenchFault> {
    let begun = Instant::now();
    let server = ServerProcess::kontor(data, more)?;
    let mut connection = Connection::open(server.address).await?;
    connection
        .call_unread(&Request { method: "GET", path: "/v1/games", token: None, body: "" })
        .await?;
    Ok((server, begun.elapsed()))
}

/// Looks at every so many of the idle games, as the player who copied them.
async fn look_at_some(
    server: SocketAddr,
    token: &str,
    games: StepBy<Range<usize>>,
) -> Result<(), BenchFault> {
    let mut connection = Connection::open(server).await?;
    for number in games {
        let path = format!("/v1/games/{}/view", idle_game(number));
        connection
            .call_unread(&Request { method: "GET", path: &path, token: Some(token), body: "" })
            .await?;
    }
    Ok(())
}

/// A server with idle games in its store, and tables that play.
struct Filled {
    ruleset: GameKind,
    server: ServerProcess,
    tables: Vec<Table>,
    stretches: Stretches,
    data: tempfile::TempDir,
}

impl Filled {
    async fn new(
        settings: &Settings,
        ruleset: GameKind,
        games: usize,
        progress: &Progress,
        report: &mut Report,
    ) -> Result<Self, BenchFault> {
        let mut fact = |what: &str, value: f64, unit| {
            report.facts.push(Fact::new(
                SCENE,
                format!("{}, {games} idle games: {what}", ruleset.id()),
                value,
                unit,
            ));
        };
        let data = tempfile::tempdir()?;
        let scripts = Script::some(ruleset, settings.seats);
        progress.say(ruleset, "a game to copy");
        let server = ServerProcess::kontor(data.path(), &[])?;
        let mut player = Table::new(server.address, ruleset, settings.seats, scripts, 0).await?;
        player.play_through().await?;
        server.kill()?;

        progress.say(ruleset, &format!("{games} copies"));
        let begun = Instant::now();
        fill(data.path(), games).await?;
        fact("to fill the store", begun.elapsed().as_secs_f64(), "s");
        fact("on disk", mib(bytes_in(data.path())?), "MiB");

        let (server, elapsed) = start(data.path(), &[]).await?;
        fact("from the start to the first answer", elapsed.as_secs_f64(), "s");
        fact("resident after the start", mib(server.resident_bytes()), "MiB");
        server.kill()?;

        progress.say(ruleset, &format!("{games} looks"));
        let (server, _) = start(data.path(), &SMALL_CACHES).await?;
        let looks = (0..LOOKS_AT_A_TIME).map(|first| (first..games).step_by(LOOKS_AT_A_TIME));
        try_join_all(looks.map(|games| look_at_some(server.address, player.token(), games)))
            .await?;
        let what = format!("resident after looks at all, {}", SMALL_CACHES.join(" "));
        fact(&what, mib(server.resident_bytes()), "MiB");
        server.kill()?;

        let (server, _) = start(data.path(), &[]).await?;
        let tables = seated(settings, ruleset, &server, settings.stretch * ROUNDS).await?;
        Ok(Filled { ruleset, server, tables, stretches: Stretches::default(), data })
    }

    async fn play(&mut self, lasting: Duration) -> Result<(), BenchFault> {
        // While the other store was filled the server may have closed lines on which nobody spoke.
        for table in &mut self.tables {
            table.reconnect(self.server.address).await?;
        }
        self.stretches.measure(&self.server, play(&mut self.tables, lasting)).await
    }
}

/// Id of an idle game. As usual, ids come in no order.
fn idle_game(number: usize) -> String {
    format!("g_{:016x}", (number as u64).wrapping_mul(MIX))
}

/// Writes copies of the one game that the store holds.
async fn fill(data: &Path, games: usize) -> Result<(), BenchFault> {
    let store =
        SledStore::open(data.join("store"), kontor_store::Settings::new(rows_of, INDEX_VERSION))?;
    let logs = store.logs(None, 1).await?;
    let game: Vec<Entry> =
        store.read(&logs[0], 0, COMMITS_EACH).await?.into_iter().map(|(_, entry)| entry).collect();
    let copies = (0..games).map(|number| copy(&store, &game, number));
    stream::iter(copies).buffer_unordered(WRITTEN_AT_A_TIME).try_collect::<Vec<()>>().await?;
    store.close().await;
    Ok(())
}

async fn copy(store: &SledStore, game: &[Entry], number: usize) -> Result<(), BenchFault> {
    let log = LogId(idle_game(number).into());
    let mut after = None;
    for (place, entry) in game.iter().enumerate() {
        let entry = Entry { append_id: format!("{number}_{place}"), ..entry.clone() };
        after = Some(append_with_retry(store, &log, after, entry).await?);
    }
    Ok(())
}

/// Plays games on an otherwise idle server and compares their first moves with their last ones.
async fn early_and_late(
    filled: &mut Filled,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchFault> {
    progress.say(filled.ruleset, "early and late moves");
    let table = filled.tables.first_mut().expect("there is a table");
    let (mut early, mut late) = (Vec::new(), Vec::new());
    for _ in 0..LONG_GAMES {
        let moves = table.play_timed().await?;
        let part = moves.len() / PARTS;
        early.extend_from_slice(&moves[..part]);
        late.extend_from_slice(&moves[moves.len() - part..]);
    }
    for (what, mut latencies) in [("an early move, p50", early), ("a late move, p50", late)] {
        latencies.sort_unstable();
        let what = format!("{}, one table: {what}", filled.ruleset.id());
        report.facts.push(Fact::new(SCENE, what, percentile(&latencies, 0.5), "ms"));
    }
    Ok(())
}

/// Bytes of all files in a directory.
fn bytes_in(directory: &Path) -> std::io::Result<u64> {
    let mut bytes = 0;
    for file in std::fs::read_dir(directory)? {
        let file = file?;
        bytes += if file.file_type()?.is_dir() {
            bytes_in(&file.path())?
        } else {
            file.metadata()?.len()
        };
    }
    Ok(bytes)
}

fn mib(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
