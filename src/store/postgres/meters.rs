//! What is counted and timed for the operators: writes and their outcomes, batches, hints of other
//! servers, switches of the primary, and how the database was last reached.

use std::fmt;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use prometheus_client::collector::Collector;
use prometheus_client::encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::ConstGauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};
use tokio::time::Instant;

use super::super::{CLOCKS_DIFFER_MAX, Health};

/// How long nothing may be heard from the database before this server looks for another node.
pub(super) const SILENCE_MAX: Duration = Duration::from_secs(3);
/// How long requests wait at least for a database that accepts them, however long it was silent.
const WAIT_MIN: Duration = Duration::from_secs(5);
/// How long after a node of the database was reached it counts as within reach.
const REACHED_MAX: Duration = Duration::from_secs(8);

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Ended {
    outcome: &'static str,
}

/// The meters of a store.
#[derive(Debug)]
pub(super) struct Meters {
    opened_at: Instant,
    write_seconds: Family<Ended, Histogram>,
    batch_writes: Histogram,
    commit_seconds: Histogram,
    pub(super) hints_sent: Counter,
    pub(super) hints_heard: Counter,
    pub(super) hints_missed: Counter,
    switches: Counter,
    /// Where the primary was when it was connected to last.
    primary: Mutex<Option<String>>,
    /// Milliseconds after `opened_at`; of the last message of any server, this one included.
    heard_at_ms: AtomicU64,
    /// The same of the last reply of a node, be it a standby.
    reached_at_ms: AtomicU64,
    /// How many other servers are heard.
    servers: AtomicU64,
    /// With how many different settings servers were started, this one included.
    settings: AtomicU64,
    /// How much the clock of the database is ahead of that of this server.
    clock_ahead_ms: AtomicI64,
}

impl Default for Meters {
    fn default() -> Self {
        Meters {
            opened_at: Instant::now(),
            write_seconds: Family::new_with_constructor(|| {
                Histogram::new(exponential_buckets(0.000_5, 2.0, 17))
            }),
            batch_writes: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
            commit_seconds: Histogram::new(exponential_buckets(0.000_5, 2.0, 15)),
            hints_sent: Counter::default(),
            hints_heard: Counter::default(),
            hints_missed: Counter::default(),
            switches: Counter::default(),
            primary: Mutex::default(),
            heard_at_ms: AtomicU64::new(0),
            reached_at_ms: AtomicU64::new(0),
            servers: AtomicU64::new(0),
            settings: AtomicU64::new(0),
            clock_ahead_ms: AtomicI64::new(0),
        }
    }
}

impl Meters {
    /// A write was answered, so long after it had been put into the queue.
    pub(super) fn wrote(&self, outcome: &'static str, took: Duration) {
        self.write_seconds.get_or_create(&Ended { outcome }).observe(took.as_secs_f64());
    }

    /// A batch was committed.
    pub(super) fn committed(&self, writes: usize, took: Duration) {
        self.batch_writes.observe(writes as f64);
        self.commit_seconds.observe(took.as_secs_f64());
    }

    /// A connection leads to this primary: its host, and the timeline, which every promotion of a
    /// standby advances.
    pub(super) fn connected(&self, primary: String) {
        let mut known = self.primary.lock().unwrap_or_else(PoisonError::into_inner);
        if known.as_ref().is_some_and(|known| *known != primary) {
            tracing::warn!(primary, "another server of the database accepts writes");
            self.switches.inc();
        }
        *known = Some(primary);
    }

    /// A message was heard; so many other servers are heard, with so many different settings.
    pub(super) fn heard(&self, servers: usize, settings: usize) {
        self.heard_at_ms.store(self.now_ms(), Ordering::Relaxed);
        self.servers.store(servers as u64, Ordering::Relaxed);
        let before = self.settings.swap(settings as u64, Ordering::Relaxed);
        if settings > 1 && settings as u64 > before {
            tracing::warn!(
                settings,
                "servers of this database were started with different settings: quotas, rates and \
                 other limits depend on which of them a request meets"
            );
        }
        self.reached();
    }

    /// How many other servers are heard.
    pub(super) fn servers_heard(&self) -> u64 {
        self.servers.load(Ordering::Relaxed)
    }

    /// With how many different settings the servers that are heard were started, own ones included.
    pub(super) fn settings_heard(&self) -> u64 {
        self.settings.load(Ordering::Relaxed)
    }

    /// A node of the database has replied.
    pub(super) fn reached(&self) {
        self.reached_at_ms.store(self.now_ms(), Ordering::Relaxed);
    }

    /// The clock of the database was compared.
    pub(super) fn compared_clocks(&self, ahead_ms: i64) {
        self.clock_ahead_ms.store(ahead_ms, Ordering::Relaxed);
    }

    /// Whether requests can be answered: now, or after a failover that takes no longer than
    /// requests wait.
    pub(super) fn health(&self, wait_max: Duration) -> Health {
        let apart = self.clock_ahead_ms.load(Ordering::Relaxed).unsigned_abs();
        health(
            self.since(&self.heard_at_ms),
            self.since(&self.reached_at_ms),
            Duration::from_millis(apart),
            wait_max,
        )
    }

    /// How long a request that comes now waits for a database that accepts it. Once a database has
    /// been silent for a while, few of those who wait would be served: they had better hear it soon.
    pub(super) fn patience(&self, wait_max: Duration) -> Duration {
        patience(self.since(&self.heard_at_ms), wait_max)
    }

    fn since(&self, at_ms: &AtomicU64) -> Duration {
        Duration::from_millis(self.now_ms().saturating_sub(at_ms.load(Ordering::Relaxed)))
    }

    fn now_ms(&self) -> u64 {
        u64::try_from(self.opened_at.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Adds all of them to what operators can see.
    pub(super) fn register(self: &Arc<Self>, registry: &mut Registry) {
        let name = |name: &str| format!("database_{name}");
        let help = "Time from a write to its outcome";
        let write_seconds = self.write_seconds.clone();
        registry.register_with_unit(name("write"), help, Unit::Seconds, write_seconds);
        let help = "Time of the transaction of a batch";
        let commit_seconds = self.commit_seconds.clone();
        registry.register_with_unit(name("commit"), help, Unit::Seconds, commit_seconds);
        registry.register(name("batch_writes"), "Writes in a batch", self.batch_writes.clone());
        for (what, help, counter) in [
            ("hints_sent", "Messages sent to other servers", &self.hints_sent),
            ("hints_heard", "Messages heard of other servers", &self.hints_heard),
            ("hints_missed", "How often messages may have been missed", &self.hints_missed),
            ("primary_switches", "How often another node accepted writes", &self.switches),
        ] {
            registry.register(name(what), help, counter.clone());
        }
        registry.register_collector(Box::new(Now(self.clone())));
    }
}

fn patience(silent: Duration, wait_max: Duration) -> Duration {
    wait_max.saturating_sub(silent).max(WAIT_MIN.min(wait_max))
}

/// A server that reaches a node of the database stays ready while a standby is promoted: all
/// servers are in the same position, and requests wait.
fn health(silent: Duration, unreached: Duration, apart: Duration, wait_max: Duration) -> Health {
    let is_heard = silent < SILENCE_MAX;
    match () {
        () if !is_heard && unreached >= REACHED_MAX => Health::Unreachable(unreached),
        () if !is_heard && silent >= wait_max => Health::Silent(silent),
        () if apart > CLOCKS_DIFFER_MAX => Health::ClocksDiffer(apart),
        () => Health::Ready,
    }
}

/// What is computed when it is asked for.
#[derive(Debug)]
struct Now(Arc<Meters>);

impl Collector for Now {
    fn encode(&self, mut encoder: DescriptorEncoder) -> Result<(), fmt::Error> {
        let meters = &self.0;
        let silent = meters.since(&meters.heard_at_ms).as_secs_f64();
        let ahead = meters.clock_ahead_ms.load(Ordering::Relaxed) as f64 / 1_000.0;
        let servers = meters.servers_heard() as f64;
        let settings = meters.settings_heard() as f64;
        for (name, help, unit, value) in [
            ("heartbeat_age", "Time since a message was heard", Some(Unit::Seconds), silent),
            ("clock_ahead", "Clock of the database less own clock", Some(Unit::Seconds), ahead),
            ("servers_heard", "Other servers of the database that are heard", None, servers),
            ("settings_heard", "Different settings of the servers, with own ones", None, settings),
        ] {
            let gauge = ConstGauge::new(value);
            let name = format!("database_{name}");
            let encoded =
                encoder.encode_descriptor(&name, help, unit.as_ref(), gauge.metric_type())?;
            gauge.encode(encoded)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_ready_during_a_failover_and_not_without_any_node() {
        let s = Duration::from_secs;
        let wait_max = s(25);
        for (silent, unreached, apart, expected) in [
            (s(0), s(0), s(0), Health::Ready),
            (s(2), s(2), s(5), Health::Ready),
            (s(20), s(1), s(0), Health::Ready),
            (s(26), s(1), s(0), Health::Silent(s(26))),
            (s(9), s(9), s(0), Health::Unreachable(s(9))),
            (s(0), s(0), s(6), Health::ClocksDiffer(s(6))),
            (s(20), s(1), s(6), Health::ClocksDiffer(s(6))),
            // What is known of the clocks is old then.
            (s(9), s(9), s(6), Health::Unreachable(s(9))),
            (s(26), s(1), s(6), Health::Silent(s(26))),
        ] {
            assert_eq!(health(silent, unreached, apart, wait_max), expected);
        }
    }

    #[test]
    fn who_comes_late_in_an_outage_waits_less() {
        let s = Duration::from_secs;
        for (silent, wait_max, expected) in
            [(0, 25, 25), (10, 25, 15), (20, 25, 5), (600, 25, 5), (0, 2, 2), (9, 2, 2)]
        {
            assert_eq!(patience(s(silent), s(wait_max)), s(expected));
        }
    }

    #[test]
    fn everything_is_registered_and_a_switch_of_the_primary_is_counted() {
        let meters = Arc::new(Meters::default());
        let mut registry = Registry::with_prefix("kontor");
        meters.register(&mut registry);
        meters.wrote("written", Duration::from_millis(3));
        meters.committed(2, Duration::from_millis(2));
        meters.connected("one".into());
        meters.connected("one".into());
        meters.connected("two".into());
        meters.heard(3, 2);
        meters.compared_clocks(-1_500);
        let mut text = String::new();
        prometheus_client::encoding::text::encode(&mut text, &registry).unwrap();
        for line in [
            "kontor_database_write_seconds_count{outcome=\"written\"} 1",
            "kontor_database_batch_writes_sum 2.0",
            "kontor_database_commit_seconds_count 1",
            "kontor_database_primary_switches_total 1",
            "kontor_database_hints_missed_total 0",
            "kontor_database_servers_heard 3.0",
            "kontor_database_settings_heard 2.0",
            "kontor_database_clock_ahead_seconds -1.5",
            "kontor_database_heartbeat_age_seconds 0",
        ] {
            assert!(text.contains(line), "{line} is not in\n{text}");
        }
    }
}
