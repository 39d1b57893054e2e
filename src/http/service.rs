//! What all workers of the server share.

use std::time::Duration;

use ipnet::IpNet;

use super::{
    documents::Documents,
    metrics::Metrics,
    rates::{RateSettings, Rates},
    stream::Streams,
};
use kontor_app::App;

/// Settings of the HTTP server.
#[derive(Clone, Debug)]
pub struct HttpSettings {
    /// Rate limits.
    pub rates: RateSettings,
    /// Networks of proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpNet>,
    /// The most event streams that one caller may hold.
    pub streams_max: usize,
    /// A stream sends a line at least this often, so that proxies keep the connection open.
    pub heartbeat: Duration,
    /// A connection whose reader takes nothing for so long is closed.
    pub slow_reader_max: Duration,
}

impl Default for HttpSettings {
    fn default() -> Self {
        HttpSettings {
            rates: RateSettings::default(),
            trusted_proxies: Vec::new(),
            streams_max: 16,
            heartbeat: Duration::from_secs(15),
            slow_reader_max: Duration::from_secs(30),
        }
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
    /// Open streams.
    pub streams: Streams,
    /// The contract.
    pub contract: Documents,
    /// Metrics.
    pub metrics: Metrics,
}

impl Service {
    /// The service for these use cases.
    pub fn new(app: App, settings: HttpSettings, contract: Documents) -> Self {
        let rates = Rates::new(settings.rates);
        Service {
            app,
            settings,
            rates,
            streams: Streams::default(),
            contract,
            metrics: Metrics::default(),
        }
    }
}
