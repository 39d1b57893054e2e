//! Many who follow games: what an idle stream costs, and how soon each follower hears of an event.
//!
//! What is measured is the time from the moment at which an action was sent to that at which a
//! follower has the event, so all that the action itself takes is in it.

use std::{
    rc::Rc,
    time::{Duration, Instant},
};

use tokio::{
    task::{JoinSet, LocalSet},
    time::{sleep, sleep_until},
};

use super::{
    BenchFault, Progress, Settings,
    child::{ServerProcess, own_cpu},
    connection::Connection,
    disk::Watch,
    figures::{Fact, Report, percentile},
    followers::{Followed, Heard, follow},
    script::Script,
    tables::{Table, sign_in},
};
use kontor_games::GameKind;

/// Descriptors that each of both processes needs beside the streams.
const FILES_BESIDE: u64 = 1_000;
/// Streams that are opened at a time: fewer than a listener keeps waiting.
const OPENED_AT_A_TIME: usize = 100;
/// How often the progress line and the watch over the memory look.
const GLANCE: Duration = Duration::from_millis(50);
/// A disk that takes longer than this for a few bytes stands still.
const STANDSTILL: Duration = Duration::from_millis(50);
/// The name of the scene.
const SCENE: &str = "streams";

/// Opens the streams, then plays at a pace while everybody listens.
pub async fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchFault> {
    LocalSet::new().run_until(Scenery::measure(settings, ruleset, progress, report)).await
}

/// What the scene consists of. Whoever plays or follows does so in a task, and is stopped when this
/// is dropped.
struct Scenery<'a> {
    settings: &'a Settings,
    ruleset: GameKind,
    progress: &'a Progress,
    server: ServerProcess,
    heard: Rc<Heard>,
    tables: Vec<(Table, Rc<Followed>)>,
    tasks: JoinSet<Result<(), BenchFault>>,
}

impl<'a> Scenery<'a> {
    async fn measure(
        settings: &'a Settings,
        ruleset: GameKind,
        progress: &'a Progress,
        report: &mut Report,
    ) -> Result<(), BenchFault> {
        rlimit::increase_nofile_limit(settings.streams as u64 + FILES_BESIDE)?;
        let data = tempfile::tempdir()?;
        let mut scenery = Scenery::set_up(settings, ruleset, progress, data.path()).await?;
        let resident_before = scenery.server.resident_bytes();
        scenery.open_streams().await?;
        let resident_open = scenery.server.resident_bytes();
        let each = resident_open.saturating_sub(resident_before) as f64 / settings.streams as f64;
        let mut tell = |what: &str, value: f64, unit| {
            report.facts.push(Fact::new(SCENE, format!("{}: {what}", ruleset.id()), value, unit));
        };
        tell("streams open", scenery.heard.open() as f64, "streams");
        tell("resident memory of the server per stream", each, "bytes");
        let watched = tempfile::tempdir()?;
        let watch = Watch::begin(watched.path())?;
        let (begun, server_cpu, load_cpu) = (Instant::now(), scenery.server.cpu(), own_cpu());
        let resident_midway = scenery.play(begun).await?;
        let elapsed = begun.elapsed().as_secs_f64();
        let heard = &scenery.heard;
        tell("events", heard.events() as f64 / elapsed, "per s");
        tell("events brought home to followers", heard.deliveries() as f64 / elapsed, "per s");
        for (what, share) in [("p50", 0.5), ("p90", 0.9), ("p99", 0.99)] {
            tell(
                &format!("from an action to its events, {what} at followers"),
                heard.percentile_ms(share),
                "ms",
            );
        }
        let syncs = watch.end()?;
        tell("longest fdatasync of 1 KiB beside it", percentile(&syncs, 1.0), "ms");
        let slow = syncs.iter().filter(|sync| **sync > STANDSTILL).sum::<Duration>();
        tell(
            "of that time the disk stood still (50 ms or more at a time)",
            slow.as_secs_f64() / elapsed * 100.0,
            "%",
        );
        tell(
            "processor time of the server",
            (scenery.server.cpu() - server_cpu).as_secs_f64() / elapsed,
            "cores",
        );
        tell("processor time of the load", (own_cpu() - load_cpu).as_secs_f64() / elapsed, "cores");
        let resident = [
            ("begin", resident_open),
            ("middle", resident_midway),
            ("end", scenery.server.resident_bytes()),
        ];
        for (when, bytes) in resident {
            tell(
                &format!("resident memory of the server at the {when}"),
                bytes as f64 / f64::from(1 << 20),
                "MiB",
            );
        }
        Ok(())
    }

    /// A server, and at each table a game that has begun.
    async fn set_up(
        settings: &'a Settings,
        ruleset: GameKind,
        progress: &'a Progress,
        data: &std::path::Path,
    ) -> Result<Self, BenchFault> {
        progress.say(ruleset, "tables sit down");
        // As many folded games as are played, and those that have just ended; else the memory of
        // games is measured, too.
        let games_cached = format!("--games-cached={}", 2 * settings.tables);
        let streams_max = format!("--streams-max={}", settings.streams);
        let server = ServerProcess::kontor(data, &[&games_cached, &streams_max])?;
        let scripts = Script::some(ruleset, settings.seats);
        let mut tables = Vec::new();
        for number in 0..settings.tables {
            let mut table =
                Table::new(server.address, ruleset, settings.seats, scripts.clone(), number)
                    .await?;
            // The first game comes to the table.
            table.act().await?;
            let followed = Rc::new(Followed::new(table.to_follow()?));
            tables.push((table, followed));
        }
        Ok(Scenery {
            settings,
            ruleset,
            progress,
            server,
            heard: Rc::default(),
            tables,
            tasks: JoinSet::new(),
        })
    }

    /// Spreads the streams over the tables: first those who play there, then spectators, every
    /// other one of them signed in.
    async fn open_streams(&mut self) -> Result<(), BenchFault> {
        let watcher =
            sign_in(&mut Connection::open(self.server.address).await?, "/v1/guests").await?;
        for number in 0..self.settings.streams {
            let (table, followed) = &self.tables[number % self.tables.len()];
            let place = number / self.tables.len();
            let token = match table.tokens().get(place) {
                Some(seated) => Some(seated.clone()),
                None => place.is_multiple_of(2).then(|| watcher.clone()),
            };
            self.tasks.spawn_local(follow(
                self.server.address,
                followed.clone(),
                token,
                self.heard.clone(),
            ));
            while self.heard.open() + OPENED_AT_A_TIME < number {
                self.glance("streams open").await?;
            }
        }
        while self.heard.open() < self.settings.streams {
            self.glance("streams open").await?;
        }
        Ok(())
    }

    /// Plays at the pace that was asked for; answers with the resident memory in the middle of it.
    async fn play(&mut self, begun: Instant) -> Result<u64, BenchFault> {
        let end = begun + self.settings.stretch;
        let pace =
            Duration::from_secs_f64(self.tables.len() as f64 / self.settings.events_per_second);
        for (number, (table, followed)) in std::mem::take(&mut self.tables).into_iter().enumerate()
        {
            // Not all at the same instant.
            let first = begun + pace.mul_f64(number as f64 / self.settings.tables as f64);
            self.tasks.spawn_local(play_at_pace(table, followed, self.heard.clone(), pace, first));
        }
        let mut resident_midway = None;
        while Instant::now() < end {
            self.glance("events are followed").await?;
            if begun.elapsed() * 2 >= self.settings.stretch {
                resident_midway.get_or_insert_with(|| self.server.resident_bytes());
            }
        }
        Ok(resident_midway.unwrap_or_else(|| self.server.resident_bytes()))
    }

    /// Waits a moment; whoever failed meanwhile ends the run.
    async fn glance(&mut self, what: &str) -> Result<(), BenchFault> {
        self.progress.say(self.ruleset, &format!("{} {what}", self.heard.open()));
        tokio::select! {
            Some(ended) = self.tasks.join_next() => ended.expect("nobody panics"),
            () = sleep(GLANCE) => Ok(()),
        }
    }
}

/// Plays one game after the other, so fast that there is an event in each time span of this length.
async fn play_at_pace(
    mut table: Table,
    followed: Rc<Followed>,
    heard: Rc<Heard>,
    pace: Duration,
    first: Instant,
) -> Result<(), BenchFault> {
    let mut next = first;
    loop {
        sleep_until(next.into()).await;
        let before = table.seq();
        followed.borrow().send(before + 1);
        if table.act().await? {
            let events = table.seq() - before;
            heard.played(events);
            next += pace * u32::try_from(events).expect("few events in a commit");
        } else {
            followed.send_replace(table.to_follow()?);
        }
    }
}
