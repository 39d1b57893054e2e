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

/// What can be set of the HTTP side.
#[derive(Clone, Debug)]
pub struct HttpSettings {
    /// Rate limits.
    pub rates: RateSettings,
    /// Networks whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// The most event streams that one caller may hold.
    pub streams_max: usize,
    /// A line comes at least this often on a stream, so that the connection stays open.
    pub heartbeat: Duration,
    /// A reader that takes nothing for so long is cut off.
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
    /// What is measured.
    pub metrics: Metrics,
}

impl Service {
    /// Puts the HTTP side around the use cases.
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
