//! Scene `streams`: many subscribers of event streams; what an idle stream costs, and the delivery
//! latency.
//!
//! The delivery latency is the time from the moment an action is sent to the moment a subscriber
//! has received the event, so it includes everything that the action itself takes.

use std::{
    path::Path,
    rc::Rc,
    time::{Duration, Instant},
};

use kontor_games::GameKind;
use tokio::{
    task::{JoinSet, LocalSet},
    time::{sleep, sleep_until},
};

use crate::{
    BenchError, Progress, Settings,
    connection::Connection,
    disk::FsyncMonitor,
    measurement::percentile,
    report::{Fact, Report},
    script::Script,
    server_process::{ServerProcess, own_cpu},
    subscribers::{CurrentGame, Deliveries, subscribe},
    tables::{Table, sign_in},
};

/// Descriptors that the load generator and the server each need beside the streams.
const OTHER_FILES: u64 = 1_000;
/// Streams that are opened at a time: fewer than the backlog of a listener holds.
const OPENED_AT_A_TIME: usize = 100;
/// How often the progress line is updated and failed tasks are looked for.
const TICK: Duration = Duration::from_millis(50);
/// An fsync that takes longer than this is counted as a stall of the disk.
const STALL: Duration = Duration::from_millis(50);
/// Memory that the server counts for a cached game, at most, in KiB.
const GAME_KIB_MAX: usize = 64;
/// The name of the scene.
const SCENE: &str = "streams";

/// Opens the streams, then plays at a given rate while all subscribers read.
pub async fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    LocalSet::new().run_until(Run::measure(settings, ruleset, progress, report)).await
}

/// A run of the scene. Players and subscribers are tasks, which are stopped when this is dropped.
struct Run<'a> {
    settings: &'a Settings,
    ruleset: GameKind,
    progress: &'a Progress,
    server: ServerProcess,
    deliveries: Rc<Deliveries>,
    tables: Vec<(Table, Rc<CurrentGame>)>,
    tasks: JoinSet<Result<(), BenchError>>,
}

impl<'a> Run<'a> {
    async fn measure(
        settings: &'a Settings,
        ruleset: GameKind,
        progress: &'a Progress,
        report: &mut Report,
    ) -> Result<(), BenchError> {
        rlimit::increase_nofile_limit(settings.streams as u64 + OTHER_FILES)?;
        let data = tempfile::tempdir()?;
        let mut run = Run::set_up(settings, ruleset, progress, data.path()).await?;
        let mut fact = |what: &str, value: f64, unit| {
            report.facts.push(Fact::new(SCENE, format!("{}: {what}", ruleset.id()), value, unit));
        };
        let resident_before = run.server.resident_bytes();
        run.open_streams().await?;
        let resident_open = run.server.resident_bytes();
        let per_stream =
            resident_open.saturating_sub(resident_before) as f64 / settings.streams as f64;
        fact("open streams", run.deliveries.open_streams() as f64, "streams");
        fact("server memory per stream", per_stream, "bytes");

        let monitored = tempfile::tempdir()?;
        let monitor = FsyncMonitor::start(monitored.path())?;
        let (start, server_cpu, load_cpu) = (Instant::now(), run.server.cpu(), own_cpu());
        let resident_midway = run.play(start).await?;
        let elapsed = start.elapsed().as_secs_f64();
        let deliveries = &run.deliveries;
        fact("events played", deliveries.events_played() as f64 / elapsed, "per s");
        fact("events delivered", deliveries.events_delivered() as f64 / elapsed, "per s");
        for (name, share) in [("p50", 0.5), ("p90", 0.9), ("p99", 0.99)] {
            let latency = deliveries.percentile_ms(share);
            fact(&format!("delivery latency, {name}"), latency, "ms");
        }
        let fsyncs = monitor.stop()?;
        fact("fsync latency of 1 KiB beside the streams, max", percentile(&fsyncs, 1.0), "ms");
        let stalled = fsyncs.iter().filter(|latency| **latency > STALL).sum::<Duration>();
        let stalled = stalled.as_secs_f64() / elapsed * 100.0;
        fact("share of the time in fsyncs of more than 50 ms", stalled, "%");
        let server_cpu = run.server.cpu() - server_cpu;
        fact("server CPU", server_cpu.as_secs_f64() / elapsed, "cores");
        fact("load generator CPU", (own_cpu() - load_cpu).as_secs_f64() / elapsed, "cores");
        let resident_end = run.server.resident_bytes();
        for (when, bytes) in
            [("start", resident_open), ("middle", resident_midway), ("end", resident_end)]
        {
            let mib = bytes as f64 / f64::from(1 << 20);
            fact(&format!("server memory at the {when}"), mib, "MiB");
        }
        Ok(())
    }

    /// A server, and at each table a game that has begun.
    async fn set_up(
        settings: &'a Settings,
        ruleset: GameKind,
        progress: &'a Progress,
        data: &Path,
    ) -> Result<Self, BenchError> {
        progress.show(ruleset, "setting up tables");
        // The cache has room for all games being played and those that have just ended, else the
        // memory per stream would include games that come into the cache.
        let cache_mib = 1 + 2 * settings.tables * GAME_KIB_MAX / 1_024;
        let games_cache = format!("--games-cache-mib={cache_mib}");
        let streams_max = format!("--streams-max={}", settings.streams);
        let server = ServerProcess::kontor(settings, data, &[&games_cache, &streams_max])?;
        let scripts = Script::some(ruleset, settings.seats);
        let mut tables = Vec::new();
        for number in 0..settings.tables {
            let scripts = scripts.clone();
            let connection = Connection::open(server.address).await?;
            let mut table =
                Table::new(connection, ruleset, settings.seats, scripts, number).await?;
            // The first call starts the first game.
            table.act().await?;
            let current = Rc::new(CurrentGame::new(table.streamed_game()?));
            tables.push((table, current));
        }
        let (deliveries, tasks) = (Rc::default(), JoinSet::new());
        Ok(Run { settings, ruleset, progress, server, deliveries, tables, tasks })
    }

    /// Spreads the streams over the tables: first the players of each table, then spectators,
    /// every other one of them signed in.
    async fn open_streams(&mut self) -> Result<(), BenchError> {
        let mut connection = Connection::open(self.server.address).await?;
        let spectator = sign_in(&mut connection, "/v1/guests").await?;
        for number in 0..self.settings.streams {
            let (table, current) = &self.tables[number % self.tables.len()];
            let index = number / self.tables.len();
            let token = match table.tokens().get(index) {
                Some(player) => Some(player.clone()),
                None => index.is_multiple_of(2).then(|| spectator.clone()),
            };
            let subscriber =
                subscribe(self.server.address, current.clone(), token, self.deliveries.clone());
            self.tasks.spawn_local(subscriber);
            while self.deliveries.open_streams() + OPENED_AT_A_TIME < number {
                self.tick("streams are open").await?;
            }
        }
        while self.deliveries.open_streams() < self.settings.streams {
            self.tick("streams are open").await?;
        }
        Ok(())
    }

    /// Plays at the given rate, until at least one event was delivered; answers with the server's
    /// memory in the middle of it.
    async fn play(&mut self, start: Instant) -> Result<u64, BenchError> {
        let end = start + self.settings.stretch;
        let tables = self.tables.len() as f64;
        let interval = Duration::from_secs_f64(tables / self.settings.events_per_second);
        for (number, (table, current)) in std::mem::take(&mut self.tables).into_iter().enumerate() {
            // Tables start at different times, so that their actions are spread evenly.
            let first = start + interval.mul_f64(number as f64 / tables);
            self.tasks.spawn_local(play_at_rate(
                table,
                current,
                self.deliveries.clone(),
                interval,
                first,
            ));
        }
        let mut resident_midway = None;
        while Instant::now() < end || !self.deliveries.have_begun() {
            self.tick("streams are open, events are played").await?;
            if start.elapsed() * 2 >= self.settings.stretch {
                resident_midway.get_or_insert_with(|| self.server.resident_bytes());
            }
        }
        Ok(resident_midway.unwrap_or_else(|| self.server.resident_bytes()))
    }

    /// Waits a moment. A task that failed during it ends the run.
    async fn tick(&mut self, what: &str) -> Result<(), BenchError> {
        self.progress.show(self.ruleset, &format!("{} {what}", self.deliveries.open_streams()));
        tokio::select! {
            Some(ended) = self.tasks.join_next() => ended.expect("no task panics"),
            () = sleep(TICK) => Ok(()),
        }
    }
}

/// Plays one game after the other, with one event per interval on average.
async fn play_at_rate(
    mut table: Table,
    current: Rc<CurrentGame>,
    deliveries: Rc<Deliveries>,
    interval: Duration,
    first: Instant,
) -> Result<(), BenchError> {
    let mut next = first;
    loop {
        sleep_until(next.into()).await;
        let before = table.seq();
        current.borrow().action_sent(before + 1);
        if table.act().await? {
            let events = table.seq() - before;
            deliveries.played(events);
            next += interval * u32::try_from(events).expect("few events in a commit");
        } else {
            current.send_replace(table.streamed_game()?);
        }
    }
}
