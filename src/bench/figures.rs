//! What was measured, and how it is told.

use std::time::{Duration, Instant};

use serde::Serialize;

use super::child::{ServerProcess, own_cpu};

/// All figures of a run.
#[derive(Debug, Default, Serialize)]
pub struct Report {
    /// Loads over HTTP.
    pub loads: Vec<Load>,
    /// Single figures.
    pub facts: Vec<Fact>,
}

/// A load on a server.
#[derive(Debug, Serialize)]
pub struct Load {
    /// Which part of the run.
    pub scene: &'static str,
    /// Id of the ruleset.
    pub ruleset: &'static str,
    /// What was asked again and again.
    pub what: &'static str,
    /// Connections that ask at a time.
    pub connections: usize,
    /// Replies.
    pub replies: usize,
    /// Replies per second.
    pub per_second: f64,
    /// Half of the replies came within this time.
    pub p50_ms: f64,
    /// Nine of ten did.
    pub p90_ms: f64,
    /// Ninety-nine of a hundred did.
    pub p99_ms: f64,
    /// Mean size of a reply with its head, in bytes.
    pub reply_bytes: f64,
    /// Processor time of the server per reply, in microseconds.
    pub server_cpu_us: f64,
    /// Processor time of the load per reply, in microseconds.
    pub load_cpu_us: f64,
    /// Resident memory of the server at the end, in MiB.
    pub server_mib: f64,
    /// Its replies per second as a share of those of the bare route beside it; null for the bare
    /// route.
    pub ratio: Option<f64>,
    /// Its p99 as a multiple of the bare route's; null for the bare route.
    pub p99_ratio: Option<f64>,
}

/// A single figure.
#[derive(Debug, Serialize)]
pub struct Fact {
    /// Which part of the run.
    pub scene: &'static str,
    /// What was measured.
    pub what: String,
    /// The figure.
    pub value: f64,
    /// Its unit.
    pub unit: &'static str,
}

impl Fact {
    /// A figure with its unit.
    pub fn new(
        scene: &'static str,
        what: impl Into<String>,
        value: f64,
        unit: &'static str,
    ) -> Self {
        Fact { scene, what: what.into(), value, unit }
    }
}

/// What came back, and how soon.
#[derive(Clone, Default)]
pub struct Tally {
    /// Of each reply.
    pub latencies: Vec<Duration>,
    /// Of all replies.
    pub reply_bytes: usize,
}

impl Tally {
    /// One more reply.
    pub fn add(&mut self, latency: Duration, reply_bytes: usize) {
        self.latencies.push(latency);
        self.reply_bytes += reply_bytes;
    }

    fn merge(&mut self, other: Tally) {
        self.latencies.extend(other.latencies);
        self.reply_bytes += other.reply_bytes;
    }
}

impl FromIterator<Tally> for Tally {
    fn from_iter<I: IntoIterator<Item = Tally>>(tallies: I) -> Self {
        tallies.into_iter().fold(Tally::default(), |mut all, tally| {
            all.merge(tally);
            all
        })
    }
}

/// Several stretches of the same load, taken together.
#[derive(Default)]
pub struct Stretches {
    tally: Tally,
    elapsed: Duration,
    server_cpu: Duration,
    load_cpu: Duration,
    resident_bytes: u64,
}

impl Stretches {
    /// One more stretch: all that `work` does until it has ended.
    pub async fn measure<E>(
        &mut self,
        server: &ServerProcess,
        work: impl Future<Output = Result<Tally, E>>,
    ) -> Result<(), E> {
        let (begun, server_cpu, load_cpu) = (Instant::now(), server.cpu(), own_cpu());
        self.tally.merge(work.await?);
        self.elapsed += begun.elapsed();
        self.server_cpu += server.cpu() - server_cpu;
        self.load_cpu += own_cpu() - load_cpu;
        self.resident_bytes = server.resident_bytes();
        Ok(())
    }

    /// Replies per second so far.
    pub fn per_second(&self) -> f64 {
        self.tally.latencies.len() as f64 / self.elapsed.as_secs_f64()
    }

    /// The figures.
    pub fn load(
        &self,
        scene: &'static str,
        ruleset: &'static str,
        what: &'static str,
        connections: usize,
    ) -> Load {
        let mut latencies = self.tally.latencies.clone();
        latencies.sort_unstable();
        let replies = latencies.len();
        let each = |total: f64| total / replies as f64;
        Load {
            scene,
            ruleset,
            what,
            connections,
            replies,
            per_second: self.per_second(),
            p50_ms: percentile(&latencies, 0.5),
            p90_ms: percentile(&latencies, 0.9),
            p99_ms: percentile(&latencies, 0.99),
            reply_bytes: each(self.tally.reply_bytes as f64),
            server_cpu_us: each(self.server_cpu.as_secs_f64() * 1e6),
            load_cpu_us: each(self.load_cpu.as_secs_f64() * 1e6),
            server_mib: self.resident_bytes as f64 / f64::from(1 << 20),
            ratio: None,
            p99_ratio: None,
        }
    }
}

impl Load {
    /// The same beside a bare route.
    pub fn beside(self, bare: &Load) -> Self {
        Load {
            ratio: Some(self.per_second / bare.per_second),
            p99_ratio: Some(self.p99_ms / bare.p99_ms),
            ..self
        }
    }
}

/// The latency that this share of all did not exceed, in milliseconds. They are sorted.
pub fn percentile(sorted: &[Duration], share: f64) -> f64 {
    let place = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(place).map_or(f64::NAN, |latency| latency.as_secs_f64() * 1e3)
}

impl Report {
    /// For people.
    pub fn table(&self) -> String {
        let mut text = format!(
            "{:8} {:18} {:24} {:>5} {:>9} {:>8} {:>8} {:>8} {:>7} {:>9} {:>8} {:>7} {:>6} {:>6}\n",
            "scene",
            "ruleset",
            "what",
            "conns",
            "per s",
            "p50 ms",
            "p90 ms",
            "p99 ms",
            "bytes",
            "server µs",
            "load µs",
            "MiB",
            "ratio",
            "p99 ×"
        );
        let share = |ratio: Option<f64>| {
            ratio.map_or_else(|| "–".to_owned(), |ratio| format!("{ratio:.2}"))
        };
        for load in &self.loads {
            text += &format!(
                "{:8} {:18} {:24} {:>5} {:>9.0} {:>8.3} {:>8.3} {:>8.3} {:>7.0} {:>9.1} {:>8.1} {:>7.1} {:>6} {:>6}\n",
                load.scene,
                load.ruleset,
                load.what,
                load.connections,
                load.per_second,
                load.p50_ms,
                load.p90_ms,
                load.p99_ms,
                load.reply_bytes,
                load.server_cpu_us,
                load.load_cpu_us,
                load.server_mib,
                share(load.ratio),
                share(load.p99_ratio)
            );
        }
        text += "\n";
        for Fact { scene, what, value, unit } in &self.facts {
            text += &format!("{scene:8} {what:60} {value:>14.3} {unit}\n");
        }
        text
    }
}
