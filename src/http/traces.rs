//! The span of a request, by the semantic conventions of OpenTelemetry for HTTP servers, but
//! without what may be secret: neither path nor query, address or user agent.

use actix_web::{
    dev::ServiceRequest,
    http::{Method, StatusCode},
};
use kontor_telemetry::continue_trace;
use tracing::{Span, field::Empty};

use super::{address::is_trusted, metrics::known_method, paths::Path, service::HttpSettings};

/// The span of a request; it continues the trace of the caller.
pub fn of_request(
    request: &ServiceRequest,
    known: Option<&Path>,
    id: &str,
    settings: &HttpSettings,
) -> Span {
    let span = tracing::info_span!(
        "http",
        otel.kind = "server",
        otel.name = Empty,
        otel.status_code = Empty,
        http.request.method = Empty,
        http.route = Empty,
        http.response.status_code = Empty,
        error.type = Empty,
        kontor.request_id = id,
    );
    if span.is_disabled() {
        return span;
    }
    let method = method_of(request.method());
    span.record("http.request.method", method);
    match known {
        Some(path) => {
            span.record("otel.name", format!("{method} {}", path.template));
            span.record("http.route", path.template.as_str());
        }
        None => {
            span.record("otel.name", method);
        }
    }
    let mut named = request.headers().get_all("traceparent");
    if let (Some(traceparent), None) = (named.next(), named.next())
        && let Ok(traceparent) = traceparent.to_str()
    {
        let peer = request.peer_addr().map(|peer| peer.ip());
        continue_trace(&span, traceparent, is_trusted(peer, &settings.trusted_tracers));
    }
    span
}

/// Notes the answer.
pub fn note_answer(span: &Span, status: StatusCode) {
    span.record("http.response.status_code", status.as_u16());
    if status.is_server_error() {
        span.record("otel.status_code", "ERROR");
        span.record("error.type", status.as_str());
    }
}

/// The method, as the conventions write it.
fn method_of(method: &Method) -> &'static str {
    known_method(method).unwrap_or("_OTHER")
}
