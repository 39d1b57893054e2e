//! The trace of a caller, which a request continues.

use opentelemetry::{
    Context,
    propagation::{Extractor, TextMapPropagator},
    trace::TraceContextExt,
};
use opentelemetry_sdk::propagation::TraceContextPropagator;
use tracing::Span;
use tracing_opentelemetry::OpenTelemetrySpanExt;

/// Length of a `traceparent` of version 00 of W3C Trace Context.
const TRACEPARENT_LENGTH: usize = 55;

/// Longest `traceparent` that is read: later versions may add to those of version 00.
pub const TRACEPARENT_LENGTH_MAX: usize = 128;

/// In the context of a caller whose decision to record a trace counts.
#[derive(Clone, Copy, Debug)]
pub struct Trusted;

/// The one header that is read. `tracestate` is not: it has what other programs say of themselves.
struct Traceparent<'a>(&'a str);

impl Extractor for Traceparent<'_> {
    fn get(&self, key: &str) -> Option<&str> {
        (key == "traceparent").then_some(self.0)
    }

    fn keys(&self) -> Vec<&str> {
        vec!["traceparent"]
    }
}

/// Makes a span that has not begun part of the trace that this `traceparent` names. A malformed one
/// is ignored. Whether the trace is recorded is the caller's decision only if it is trusted.
pub fn continue_trace(span: &Span, traceparent: &str, is_trusted: bool) {
    if let Some(context) = context_of(traceparent, is_trusted) {
        // It fails only if the span is not traced.
        let _ = span.set_parent(context);
    }
}

pub fn context_of(traceparent: &str, is_trusted: bool) -> Option<Context> {
    let (known, added) = traceparent.split_at_checked(TRACEPARENT_LENGTH)?;
    // The library is less strict: it takes signs before digits, and spaces.
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let is_well_formed = traceparent.len() <= TRACEPARENT_LENGTH_MAX
        && known.bytes().all(|byte| byte == b'-' || is_digit(byte))
        && known.split('-').map(str::len).eq([2, 32, 16, 2])
        && (added.is_empty() || (added.starts_with('-') && !known.starts_with("00")));
    if !is_well_formed {
        return None;
    }
    let found =
        TraceContextPropagator::new().extract_with_context(&Context::new(), &Traceparent(known));
    let found = Some(found).filter(|context| context.has_active_span())?;
    Some(if is_trusted { found.with_value(Trusted) } else { found })
}
