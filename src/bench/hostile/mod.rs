//! Scene `hostile`: moves at some tables while clients attack the server, compared with moves at
//! the same tables just before; and how long the search bot of one guest takes for a move while
//! others have many games of search bots.
//!
//! The server has its default limits, because the attacks are about them. Players and attackers
//! come from different addresses, as strangers do; this needs Linux, where every address 127.x.y.z
//! belongs to the machine. Every pair of stretches, one without the attack and one with it, has a
//! server of its own: an attack finds all buckets full and leaves nothing behind.

mod attack;
mod attackers;
mod attacks;
mod fairness;
mod guests;
mod players;
mod size;
mod tally;

pub use {attack::Attack, size::Size};

use std::{sync::Arc, time::Instant};

use kontor_games::GameKind;

use self::{attackers::Assault, players::Players, tally::Tally};
use crate::{
    BenchError, Progress, Settings,
    measurement::{Measurement, percentile},
    report::{Fact, Report},
    script::Script,
    server_process::ServerProcess,
};

/// The most open files of the load generator.
const FILES: u64 = 4_096;
/// The share of a stretch that is played before it is measured.
const WARM_UP: u32 = 4;
/// The name of the scene.
const SCENE: &str = "hostile";

/// Measures every attack, and then the search bots.
pub async fn measure(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    rlimit::increase_nofile_limit(FILES)?;
    let scripts = Script::some(ruleset, settings.seats);
    for attack in settings.attacks.iter().copied() {
        let mut outcome = Outcome::default();
        for pair in 1..=settings.hostile.pairs {
            let what = format!("{}, {pair} of {}", attack.name(), settings.hostile.pairs);
            progress.show(ruleset, &what);
            outcome.measure_pair(settings, ruleset, &scripts, attack).await?;
        }
        outcome.add_to(report, ruleset, attack);
    }
    measure_fairness(settings, ruleset, progress, report).await
}

/// What an attack did to the players, over all pairs of stretches.
#[derive(Default)]
struct Outcome {
    tables: usize,
    quiet: Measurement,
    attacked: Measurement,
    /// The p99 of each pair, with the attack as a multiple of that without it.
    p99_ratios: Vec<f64>,
    peak_bytes: u64,
    tally: Tally,
}

impl Outcome {
    async fn measure_pair(
        &mut self,
        settings: &Settings,
        ruleset: GameKind,
        scripts: &Arc<Vec<Arc<Script>>>,
        attack: Attack,
    ) -> Result<(), BenchError> {
        let Settings { stretch, hostile: size, .. } = *settings;
        let data = tempfile::tempdir()?;
        let server = ServerProcess::kontor_with_limits(settings, data.path(), size.flags)?;
        let tables = (settings.tables.min(size.tables_max), settings.seats);
        let mut players = Players::sit_down(&server, ruleset, scripts, tables, stretch * 3).await?;
        players.play(stretch / WARM_UP).await?;
        let [mut quiet, mut attacked] = [(); 2].map(|()| Measurement::default());
        quiet.run(&server, players.play(stretch)).await?;

        let attackers = attack.prepare(server.address, size).await?;
        server.reset_peak()?;
        let end = Instant::now() + stretch;
        let assault = Assault::start(server.address, attackers, end, attack.must_meet_limit())?;
        attacked.run(&server, players.play(stretch)).await?;
        self.tally += assault.finish()?;
        self.peak_bytes = self.peak_bytes.max(server.peak_resident_bytes());

        let p99 = |stretch: &Measurement| stretch.load(SCENE, ruleset.id(), "", 0).p99_ms;
        self.p99_ratios.push(p99(&attacked) / p99(&quiet));
        self.quiet.add(&quiet);
        self.attacked.add(&attacked);
        self.tables = players.tables();
        Ok(())
    }

    fn add_to(mut self, report: &mut Report, ruleset: GameKind, attack: Attack) {
        let load = |measurement: &Measurement, what: String| {
            measurement.load(SCENE, ruleset.id(), what, self.tables)
        };
        let quiet = load(&self.quiet, format!("before {}", attack.name()));
        report.loads.push(load(&self.attacked, attack.name().to_owned()).compared_with(&quiet));
        report.loads.push(quiet);
        self.p99_ratios.sort_by(f64::total_cmp);
        let Tally { answered, limited, busy, cut_off, held } = self.tally;
        let mut fact = |what: &str, value: f64, unit| {
            let what = format!("{}, {}: {what}", ruleset.id(), attack.name());
            report.facts.push(Fact::new(SCENE, what, value, unit));
        };
        let median = self.p99_ratios[self.p99_ratios.len() / 2];
        fact("p99 with / without, median", median, "×");
        fact("server memory, max", self.peak_bytes as f64 / f64::from(1 << 20), "MiB");
        for (what, count) in [
            ("answered", answered),
            ("refused with 429", limited),
            ("refused with 503", busy),
            ("cut off", cut_off),
            ("held to the end", held),
        ] {
            fact(what, count as f64, "requests");
        }
    }
}

/// Measures the moves of one guest's search bots alone, and beside those of others.
async fn measure_fairness(
    settings: &Settings,
    ruleset: GameKind,
    progress: &Progress,
    report: &mut Report,
) -> Result<(), BenchError> {
    let size = settings.hostile;
    let [mut alone, mut beside] = [Vec::new(), Vec::new()];
    for pair in 1..=size.pairs {
        progress.show(ruleset, &format!("fairness of search bots, {pair} of {}", size.pairs));
        alone.extend(fairness::times_of_moves(settings, false).await?);
        beside.extend(fairness::times_of_moves(settings, true).await?);
    }
    for (what, mut times) in [("alone", alone), ("beside other guests' bots", beside)] {
        times.sort_unstable();
        for (name, share) in [("p50", 0.5), ("max", 1.0)] {
            let what = format!("move of a search bot, {what}, {name}");
            report.facts.push(Fact::new(SCENE, what, percentile(&times, share), "ms"));
        }
    }
    Ok(())
}
