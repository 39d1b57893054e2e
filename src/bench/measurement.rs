//! What is measured while a load runs: latencies, sizes of replies, processor time and memory.

use std::time::{Duration, Instant};

use crate::{
    report::Load,
    server_process::{ServerProcess, own_cpu},
};

/// Latencies and sizes of some replies.
#[derive(Clone, Default)]
pub struct Samples {
    /// The latency of each reply.
    pub latencies: Vec<Duration>,
    /// Bytes of all replies together.
    pub reply_bytes: usize,
}

impl Samples {
    /// Adds a reply.
    pub fn add(&mut self, latency: Duration, reply_bytes: usize) {
        self.latencies.push(latency);
        self.reply_bytes += reply_bytes;
    }

    fn merge(&mut self, other: Samples) {
        self.latencies.extend(other.latencies);
        self.reply_bytes += other.reply_bytes;
    }
}

impl FromIterator<Samples> for Samples {
    fn from_iter<I: IntoIterator<Item = Samples>>(samples: I) -> Self {
        samples.into_iter().fold(Samples::default(), |mut all, some| {
            all.merge(some);
            all
        })
    }
}

/// A load that is measured in several stretches, by turns with other loads.
#[derive(Default)]
pub struct Measurement {
    samples: Samples,
    elapsed: Duration,
    server_cpu: Duration,
    load_cpu: Duration,
    resident_bytes: u64,
}

impl Measurement {
    /// Measures one more stretch: all that `work` does until it has ended.
    pub async fn run<E>(
        &mut self,
        server: &ServerProcess,
        work: impl Future<Output = Result<Samples, E>>,
    ) -> Result<(), E> {
        self.run_on(std::slice::from_ref(server), work).await
    }

    /// The same for a load on several servers, which count together.
    pub async fn run_on<E>(
        &mut self,
        servers: &[ServerProcess],
        work: impl Future<Output = Result<Samples, E>>,
    ) -> Result<(), E> {
        let server_cpu = || servers.iter().map(ServerProcess::cpu).sum::<Duration>();
        let (start, server_cpu_before, load_cpu) = (Instant::now(), server_cpu(), own_cpu());
        self.samples.merge(work.await?);
        self.elapsed += start.elapsed();
        self.server_cpu += server_cpu() - server_cpu_before;
        self.load_cpu += own_cpu() - load_cpu;
        self.resident_bytes = servers.iter().map(ServerProcess::resident_bytes).sum();
        Ok(())
    }

    /// Adds the stretches of another measurement of the same load.
    pub fn add(&mut self, other: &Measurement) {
        self.samples.merge(other.samples.clone());
        self.elapsed += other.elapsed;
        self.server_cpu += other.server_cpu;
        self.load_cpu += other.load_cpu;
        self.resident_bytes = other.resident_bytes;
    }

    /// Throughput so far: replies per second.
    pub fn per_second(&self) -> f64 {
        self.samples.latencies.len() as f64 / self.elapsed.as_secs_f64()
    }

    /// The figures of all stretches together.
    pub fn load(
        &self,
        scene: &'static str,
        ruleset: &'static str,
        what: impl Into<String>,
        connections: usize,
    ) -> Load {
        let mut latencies = self.samples.latencies.clone();
        latencies.sort_unstable();
        let replies = latencies.len();
        let per_reply = |total: f64| total / replies as f64;
        Load {
            scene,
            ruleset,
            what: what.into(),
            connections,
            replies,
            per_second: self.per_second(),
            p50_ms: percentile(&latencies, 0.5),
            p90_ms: percentile(&latencies, 0.9),
            p99_ms: percentile(&latencies, 0.99),
            reply_bytes: per_reply(self.samples.reply_bytes as f64),
            server_cpu_us: per_reply(self.server_cpu.as_secs_f64() * 1e6),
            load_cpu_us: per_reply(self.load_cpu.as_secs_f64() * 1e6),
            server_mib: self.resident_bytes as f64 / f64::from(1 << 20),
            ratio: None,
            p99_ratio: None,
        }
    }
}

/// The latency that this share of all did not exceed, in milliseconds. They are sorted.
pub fn percentile(sorted: &[Duration], share: f64) -> f64 {
    let index = (sorted.len() as f64 * share) as usize;
    let index = index.min(sorted.len().saturating_sub(1));
    sorted.get(index).map_or(f64::NAN, |latency| latency.as_secs_f64() * 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn milliseconds(latencies: impl IntoIterator<Item = u64>) -> Vec<Duration> {
        latencies.into_iter().map(Duration::from_millis).collect()
    }

    #[test]
    fn a_percentile_is_the_latency_that_so_many_did_not_exceed() {
        let latencies = milliseconds(1..=1_000);
        for (share, expected) in [(0.0, 1.0), (0.5, 501.0), (0.99, 991.0), (1.0, 1_000.0)] {
            assert_eq!(percentile(&latencies, share), expected, "{share}");
        }
        assert_eq!(percentile(&milliseconds([7]), 0.99), 7.0);
        assert!(percentile(&[], 0.5).is_nan(), "nothing was measured");
    }

    #[test]
    fn the_figures_of_a_load_are_those_of_all_its_stretches_in_any_order() {
        let stretch = |latencies: &[u64], reply_bytes| Samples {
            latencies: milliseconds(latencies.iter().copied()),
            reply_bytes,
        };
        let samples = [stretch(&[9, 1], 300), stretch(&[2, 8], 100)].into_iter().collect();
        let measurement = Measurement {
            samples,
            elapsed: Duration::from_secs(2),
            server_cpu: Duration::from_micros(40),
            load_cpu: Duration::from_micros(20),
            resident_bytes: 3 << 20,
        };
        let load = measurement.load("actions", "medici", "actions", 2);
        assert_eq!((load.replies, load.per_second), (4, 2.0));
        assert_eq!((load.p50_ms, load.p99_ms), (8.0, 9.0));
        assert_eq!((load.reply_bytes, load.server_mib), (100.0, 3.0));
        assert_eq!((load.server_cpu_us, load.load_cpu_us), (10.0, 5.0));
    }
}
