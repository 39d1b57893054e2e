//! Metrics in the OpenMetrics text format. The finest labels are method, path template and status:
//! a count by type of action would reveal secret choices.

use std::{
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use actix_web::http::Method;
use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};

use kontor_app::webhooks::counts::Counts;
use kontor_service::{
    runtime::{
        cached_games::CacheUse,
        games::Games,
        jobs::{JobKind, Jobs},
    },
    space::{OnlyReads, SpaceLevel},
};
use kontor_telemetry::SpanCounts;

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    route: Arc<String>,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Routed {
    route: Arc<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Cached {
    what: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Delivered {
    outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Worked {
    duty: &'static str,
}

/// A method that has a label of its own. Others have none: clients could fill the memory with
/// invented ones.
pub fn known_method(method: &Method) -> Option<&'static str> {
    let known = ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"];
    known.into_iter().find(|known| *known == method.as_str())
}

/// All counters and gauges.
pub struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    durations: Family<Routed, Histogram>,
    refused_connections: Counter,
    delayed_connections: Counter,
    streams: Gauge,
    quarantined: Gauge,
    cached_games: Gauge,
    cached_bytes: Family<Cached, Gauge>,
    free_bytes: Gauge,
    space_level: Gauge,
    duty_looks: Family<Worked, Counter>,
    duty_failures: Family<Worked, Counter>,
    webhook_deliveries: Family<Delivered, Counter>,
    webhooks_disabled: Counter,
    webhooks_waiting: Gauge,
    webhook_players: Gauge,
    /// The label of paths that the contract does not have.
    other: Arc<String>,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("kontor"),
            requests: Family::default(),
            durations: Family::new_with_constructor(|| {
                Histogram::new(exponential_buckets(0.000_25, 2.0, 16))
            }),
            refused_connections: Counter::default(),
            delayed_connections: Counter::default(),
            streams: Gauge::default(),
            quarantined: Gauge::default(),
            cached_games: Gauge::default(),
            cached_bytes: Family::default(),
            free_bytes: Gauge::default(),
            space_level: Gauge::default(),
            duty_looks: Family::default(),
            duty_failures: Family::default(),
            webhook_deliveries: Family::default(),
            webhooks_disabled: Counter::default(),
            webhooks_waiting: Gauge::default(),
            webhook_players: Gauge::default(),
            other: Arc::new("other".to_owned()),
        };
        let registry = &mut metrics.registry;
        registry.register("http_requests", "Answered requests", metrics.requests.clone());
        registry.register(
            "http_request_seconds",
            "Time to the head of the answer",
            metrics.durations.clone(),
        );
        registry.register(
            "refused_connections",
            "Connections refused because their address held too many",
            metrics.refused_connections.clone(),
        );
        registry.register(
            "delayed_connections",
            "Connections that waited for their turn because their address opened too many at once",
            metrics.delayed_connections.clone(),
        );
        registry.register("event_streams", "Open event streams", metrics.streams.clone());
        registry.register(
            "quarantined_games",
            "Games whose log does not fold",
            metrics.quarantined.clone(),
        );
        registry.register("cached_games", "Games in memory", metrics.cached_games.clone());
        registry.register(
            "cached_bytes",
            "Memory of what is cached of games, estimated",
            metrics.cached_bytes.clone(),
        );
        registry.register(
            "store_free_bytes",
            "Free bytes on the file system of the store",
            metrics.free_bytes.clone(),
        );
        registry.register(
            "store_space_level",
            "2: everything is stored; 1: only games go on; 0: nothing is stored; -1: nothing, on \
             purpose",
            metrics.space_level.clone(),
        );
        metrics.register_duties();
        metrics.register_webhooks();
        metrics
    }
}

impl Metrics {
    fn register_duties(&mut self) {
        self.registry.register(
            "duty_looks",
            "How often the server has looked whether there is work of this kind",
            self.duty_looks.clone(),
        );
        self.registry.register(
            "duty_failures",
            "Work of this kind that could not be done and is tried again",
            self.duty_failures.clone(),
        );
    }

    fn read_duties(&self, jobs: &Jobs) {
        for kind in JobKind::ALL {
            let label = Worked { duty: kind.name() };
            let looks = self.duty_looks.get_or_create(&label);
            looks.inner().store(jobs.looks(kind), Ordering::Relaxed);
            let failures = self.duty_failures.get_or_create(&label);
            failures.inner().store(jobs.failures(kind), Ordering::Relaxed);
        }
    }

    fn register_webhooks(&mut self) {
        let registry = &mut self.registry;
        registry.register(
            "webhook_deliveries",
            "Attempts to deliver to webhooks",
            self.webhook_deliveries.clone(),
        );
        registry.register(
            "webhooks_disabled",
            "Webhooks that were disabled, after failures or by an answer",
            self.webhooks_disabled.clone(),
        );
        registry.register(
            "webhooks_waiting",
            "Webhooks that wait for another attempt after one that failed",
            self.webhooks_waiting.clone(),
        );
        registry.register(
            "webhook_players",
            "Players who have webhooks that are not disabled",
            self.webhook_players.clone(),
        );
    }

    fn read_webhooks(&self, counts: &Counts) {
        for (outcome, count) in counts.attempts() {
            let counter = self.webhook_deliveries.get_or_create(&Delivered { outcome });
            counter.inner().store(count, Ordering::Relaxed);
        }
        self.webhooks_disabled.inner().store(counts.disabled(), Ordering::Relaxed);
        self.webhooks_waiting.set(i64::try_from(counts.waiting()).unwrap_or(i64::MAX));
        self.webhook_players.set(i64::try_from(counts.served()).unwrap_or(i64::MAX));
    }

    /// Counts an answered request.
    pub fn observe(
        &self,
        method: &Method,
        route: Option<&Arc<String>>,
        status: u16,
        took: Duration,
    ) {
        let route = route.unwrap_or(&self.other);
        let method = known_method(method).unwrap_or("other");
        self.requests.get_or_create(&Answered { method, route: Arc::clone(route), status }).inc();
        self.durations
            .get_or_create(&Routed { route: Arc::clone(route) })
            .observe(took.as_secs_f64());
    }

    /// Counts a connection that was closed because its address holds too many.
    pub fn refused_connection(&self) {
        self.refused_connections.inc();
    }

    /// Counts a connection that waits because its address opens too many at once.
    pub fn delayed_connection(&self) {
        self.delayed_connections.inc();
    }

    /// Metrics with those of the store and of traces.
    pub fn with(games: &Games, spans: &SpanCounts) -> Self {
        let mut metrics = Metrics::default();
        games.documents().register_metrics(&mut metrics.registry);
        spans.register(&mut metrics.registry);
        metrics
    }

    /// All metrics in the OpenMetrics text format, with the present number of open streams, the
    /// games in memory, the present space and what was delivered to webhooks.
    pub fn encoded(&self, streams: usize, games: &Games, webhooks: &Counts) -> String {
        self.read_webhooks(webhooks);
        self.read_duties(&games.jobs);
        let space = &games.space;
        self.free_bytes.set(i64::try_from(space.free_bytes()).unwrap_or(i64::MAX));
        self.space_level.set(match (space.only_reads(), space.level()) {
            // There is nothing to wake.
            (Some(OnlyReads::OnPurpose), _) => -1,
            (Some(OnlyReads::DiskFull), _) | (None, SpaceLevel::Exhausted) => 0,
            (None, SpaceLevel::Low) => 1,
            (None, SpaceLevel::Enough) => 2,
        });
        self.streams.set(i64::try_from(streams).unwrap_or(i64::MAX));
        self.quarantined.set(i64::try_from(games.quarantined()).unwrap_or(i64::MAX));
        let CacheUse { games, games_bytes, checkpoints_bytes } = games.cache_use();
        self.cached_games.set(i64::try_from(games).unwrap_or(i64::MAX));
        for (what, bytes) in [("games", games_bytes), ("checkpoints", checkpoints_bytes)] {
            let gauge = self.cached_bytes.get_or_create(&Cached { what });
            gauge.set(i64::try_from(bytes).unwrap_or(i64::MAX));
        }
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing into a string cannot fail");
        text
    }
}
