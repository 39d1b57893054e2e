//! Traces for a collector of OpenTelemetry, by OTLP over HTTP.
//!
//! Every crate makes its spans with `tracing`. A span that is to be traced names its kind in the field
//! `otel.kind`; all others belong to the log. Without a collector such spans are turned off where
//! they are made, and cost a comparison each.
//!
//! Nothing of players or of the course of a game may be in a span: no token, name, address, query,
//! body, key of a document or kind of action. What operators may know of a request is in its route.

mod parent;
mod sampling;
mod sending;

use std::time::Duration;

use opentelemetry::{KeyValue, trace::TracerProvider};
use opentelemetry_otlp::{Protocol, RetryPolicy, SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::{
    Resource,
    trace::{Config, SdkTracer, SdkTracerProvider, SpanExporter as _},
};
use reqwest::{Client, Url, redirect::Policy};
use tracing::{Metadata, Subscriber};
use tracing_opentelemetry::OpenTelemetryLayer;
use tracing_subscriber::{
    Layer,
    filter::{FilterFn, LevelFilter, filter_fn},
    registry::LookupSpan,
};

pub use self::{
    parent::{TRACEPARENT_LENGTH_MAX, continue_trace},
    sending::{BATCH_SPANS_MAX, QUEUED_SPANS_MAX, SEND_MAX, SpanCounts},
};
use self::{sampling::OwnDecision, sending::Sender};

/// The name of the service, unless `OTEL_SERVICE_NAME` or `OTEL_RESOURCE_ATTRIBUTES` has another one.
const SERVICE_NAME: &str = "kontor";

/// Maximum time of a connection to the collector being made, TLS included.
const CONNECT_MAX: Duration = Duration::from_secs(5);

/// How often a batch that the collector does not take now is sent again. [`SEND_MAX`] limits the time
/// of all attempts.
const REPEATS_MAX: usize = 3;

/// How long the first repeat waits, unless the collector asks for more by `Retry-After`. Each further
/// one waits twice as long, and each a random part of this time more, so that several servers do not
/// come at one moment.
const FIRST_REPEAT_DELAY: Duration = Duration::from_millis(100);

/// Traces that are sent to a collector.
#[derive(Debug)]
pub struct Traces {
    tracer: SdkTracer,
    sender: Sender,
}

impl Traces {
    /// Sends to this address of a collector, with its path. The sampler, the name of the service and
    /// further headers are read from the standard variables of the environment.
    pub fn to(endpoint: &str, version: &'static str) -> Result<Self, String> {
        let url = Url::parse(endpoint).map_err(|error| format!("not an address: {error}"))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err("an address begins with http:// or https://".to_owned());
        }
        let resource = resource(version);
        let mut exporter = SpanExporter::builder()
            .with_http()
            .with_http_client(client()?)
            .with_protocol(Protocol::HttpBinary)
            .with_endpoint(endpoint)
            .with_retry_policy(repeats())
            .build()
            .map_err(|error| error.to_string())?;
        exporter.set_resource(&resource);
        let (queue, sender) = sending::queue(exporter);
        let provider = SdkTracerProvider::builder()
            .with_sampler(OwnDecision::over(Config::default().sampler))
            .with_resource(resource)
            .with_span_processor(queue)
            .build();
        Ok(Traces { tracer: provider.tracer(SERVICE_NAME), sender })
    }

    /// What has been sent and dropped.
    pub fn counts(&self) -> SpanCounts {
        self.sender.counts()
    }

    /// What collects the spans of `tracing` that are to be traced.
    pub fn layer<S>(&self) -> impl Layer<S> + use<S>
    where
        S: Subscriber + for<'a> LookupSpan<'a>,
    {
        OpenTelemetryLayer::new(self.tracer.clone())
            .with_location(false)
            .with_threads(false)
            .with_target(false)
            .with_tracked_inactivity(false)
            .with_context_activation(false)
            // They are spans of this level; the hint keeps lines of lower ones turned off where they are.
            .with_filter(filter_fn(is_traced).with_max_level_hint(LevelFilter::INFO))
    }

    /// Sends in a task of this runtime from now on.
    pub fn start(self) -> Sending {
        self.sender.start()
    }
}

pub use self::sending::Sending;

/// Whether this is a span that is to be traced.
fn is_traced(metadata: &Metadata<'_>) -> bool {
    metadata.is_span() && metadata.fields().field("otel.kind").is_some()
}

/// Lets through what is no traced span.
pub fn untraced() -> FilterFn {
    FilterFn::new(|metadata| !is_traced(metadata))
}

/// Who sends the spans.
fn resource(version: &'static str) -> Resource {
    let found = Resource::builder().build();
    let name = found.get(&opentelemetry::Key::from_static_str("service.name"));
    let is_named = name.is_some_and(|name| !name.as_str().starts_with("unknown_service"));
    let named = (!is_named).then(|| KeyValue::new("service.name", SERVICE_NAME));
    Resource::builder()
        .with_attributes(named)
        .with_attribute(KeyValue::new("service.version", version))
        .build()
}

/// The library repeats what was answered with 429, 502, 503 or 504, and what was not answered.
fn repeats() -> RetryPolicy {
    RetryPolicy::disabled()
        .with_max_retries(REPEATS_MAX)
        .with_initial_delay(FIRST_REPEAT_DELAY)
        .with_max_delay(SEND_MAX)
        .with_max_jitter(FIRST_REPEAT_DELAY)
}

fn client() -> Result<Client, String> {
    // This fails if a provider is installed already, which is then as good.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let client = Client::builder()
        .redirect(Policy::none())
        .no_proxy()
        .connect_timeout(CONNECT_MAX)
        .timeout(SEND_MAX)
        .build();
    client.map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests;
