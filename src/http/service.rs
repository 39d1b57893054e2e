//! What all workers of the server share.

use std::{ops::RangeInclusive, time::Duration};

use ipnet::IpNet;

use super::{
    arrivals::Arrivals,
    documents::Documents,
    keyed_counter::KeyedCounter,
    metrics::Metrics,
    pace::Pace,
    rates::{RateSettings, Rates},
    sign_ins::SignIns,
    upload::Uploads,
};
use kontor_app::App;
use kontor_telemetry::SpanCounts;

/// How long a connection may be idle by default, before its first request and between two requests.
///
/// Clients open connections before they need them. After a shorter time for the first request actix
/// would send a bare 408, and a client that sends its request at that moment would take the 408 for
/// its answer.
pub const IDLE_S: u64 = 75;

/// How long it may be at least and at most.
pub const IDLE_S_RANGE: RangeInclusive<u64> = 5..=3_600;

/// Settings of the HTTP server.
#[derive(Clone, Debug)]
pub struct HttpSettings {
    /// Rate limits.
    pub rates: RateSettings,
    /// Networks of proxies whose `X-Forwarded-For` or `Forwarded` is trusted.
    pub trusted_proxies: Vec<IpNet>,
    /// Networks of the callers whose decision to record a trace counts.
    pub trusted_tracers: Vec<IpNet>,
    /// What became of the spans of traces.
    pub spans: SpanCounts,
    /// The address at which clients find the server, without a slash at its end; `None` to take it
    /// from each request. If it has a path, a proxy takes that off, and all addresses in replies
    /// have it.
    pub public_url: Option<String>,
    /// The most event streams that one caller may hold.
    pub streams_max: usize,
    /// A stream sends a line at least this often, so that proxies keep the connection open.
    pub heartbeat: Duration,
    /// The most connections that one address may hold.
    pub connections_max: usize,
    /// How long a body may take to arrive. A large one may take longer.
    pub body_grace: Duration,
    /// How long a record may wait for a place before it is received.
    pub record_wait: Duration,
    /// How long a connection may be idle.
    pub idle_max: Duration,
    /// A connection whose reader takes nothing for so long is closed.
    pub slow_reader_max: Duration,
}

impl Default for HttpSettings {
    fn default() -> Self {
        HttpSettings {
            rates: RateSettings::default(),
            trusted_proxies: Vec::new(),
            trusted_tracers: Vec::new(),
            spans: SpanCounts::default(),
            public_url: None,
            streams_max: 16,
            connections_max: 256,
            heartbeat: Duration::from_secs(15),
            body_grace: Duration::from_secs(10),
            record_wait: Duration::from_secs(10),
            idle_max: Duration::from_secs(IDLE_S),
            slow_reader_max: Duration::from_secs(30),
        }
    }
}

impl HttpSettings {
    /// The path of the public address, without a slash at its end: empty for a server that has a
    /// name of its own.
    pub fn public_path(&self) -> &str {
        let url = self.public_url.as_deref().unwrap_or_default();
        let host = url.split_once("://").map_or("", |(_, host)| host);
        host.find('/').map_or("", |begin| &host[begin..])
    }
}

/// What all workers share.
pub struct Service {
    /// The use cases.
    pub app: App,
    /// Settings.
    pub settings: HttpSettings,
    /// Rate limits.
    pub rates: Rates,
    /// Attempts to sign in, by account.
    pub sign_ins: SignIns,
    /// Open streams by caller.
    pub streams: KeyedCounter,
    /// Open connections by address.
    pub connections: KeyedCounter,
    /// The pace of new connections.
    pub arrivals: Arrivals,
    /// Connections above the limit of an address that are answered, by address.
    pub refused_connections: KeyedCounter,
    /// The pace of those. They do not wait behind the others, because they are open for a short
    /// time.
    pub refused_arrivals: Arrivals,
    /// Bodies that are being read.
    pub uploads: Uploads,
    /// The pace at which records are sent.
    pub records_sent: Pace,
    /// The contract.
    pub contract: Documents,
    /// Metrics.
    pub metrics: Metrics,
}

impl Service {
    /// The service for these use cases.
    pub fn new(app: App, settings: HttpSettings, contract: Documents) -> Self {
        let rates = Rates::new(settings.rates);
        let uploads = Uploads::new(settings.body_grace, settings.record_wait);
        let metrics = Metrics::with(&app.games, &settings.spans);
        let connections_max = settings.connections_max;
        Service {
            app,
            settings,
            rates,
            sign_ins: SignIns::default(),
            streams: KeyedCounter::default(),
            connections: KeyedCounter::default(),
            arrivals: Arrivals::new(connections_max),
            refused_connections: KeyedCounter::default(),
            refused_arrivals: Arrivals::new(connections_max),
            uploads,
            records_sent: Pace::of_records(),
            contract,
            metrics,
        }
    }
    /// Removes buckets that are full again, to free their memory.
    pub fn remove_full_buckets(&self) {
        self.rates.remove_full_buckets();
        self.arrivals.remove_full_buckets();
        self.refused_arrivals.remove_full_buckets();
    }
}
