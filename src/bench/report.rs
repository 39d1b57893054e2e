//! The figures of a run, and the table that shows them.

use serde::Serialize;

/// All figures of a run.
#[derive(Debug, Default, Serialize)]
pub struct Report {
    /// Loads over HTTP.
    pub loads: Vec<Load>,
    /// Single figures.
    pub facts: Vec<Fact>,
}

/// A load on a server.
#[derive(Clone, Debug, Serialize)]
pub struct Load {
    /// The scene that measured it.
    pub scene: &'static str,
    /// Id of the ruleset.
    pub ruleset: &'static str,
    /// The request that was repeated.
    pub what: String,
    /// Connections in use at a time.
    pub connections: usize,
    /// Replies.
    pub replies: usize,
    /// Throughput: replies per second.
    pub per_second: f64,
    /// Median latency.
    pub p50_ms: f64,
    /// 90th percentile of the latency.
    pub p90_ms: f64,
    /// 99th percentile of the latency.
    pub p99_ms: f64,
    /// Mean size of a reply with its head, in bytes.
    pub reply_bytes: f64,
    /// Processor time of the server per reply, in microseconds.
    pub server_cpu_us: f64,
    /// Processor time of the load generator per reply, in microseconds.
    pub load_cpu_us: f64,
    /// Resident memory of the server at the end, in MiB.
    pub server_mib: f64,
    /// Its throughput as a share of the baseline's; null for the baseline itself.
    pub ratio: Option<f64>,
    /// Its p99 as a multiple of the baseline's; null for the baseline itself.
    pub p99_ratio: Option<f64>,
}

impl Load {
    /// The same load, compared with its baseline.
    pub fn compared_with(self, baseline: &Load) -> Self {
        Load {
            ratio: Some(self.per_second / baseline.per_second),
            p99_ratio: Some(self.p99_ms / baseline.p99_ms),
            ..self
        }
    }
}

/// A single figure.
#[derive(Debug, Serialize)]
pub struct Fact {
    /// The scene that measured it.
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

impl Report {
    /// The figures as text for a terminal.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measurement::Measurement;

    #[test]
    fn ratios_are_shares_of_the_baseline() {
        let measured = Measurement::default().load("actions", "medici", "actions", 1);
        let baseline = Load { per_second: 400.0, p99_ms: 2.0, ..measured.clone() };
        let load = Load { per_second: 100.0, p99_ms: 6.0, ..measured }.compared_with(&baseline);
        assert_eq!((load.ratio, load.p99_ratio), (Some(0.25), Some(3.0)));
        assert_eq!((baseline.ratio, baseline.p99_ratio), (None, None));
    }
}
