//! Which traces are recorded.

use opentelemetry::{
    Context, KeyValue,
    trace::{Link, SpanKind, TraceContextExt, TraceId, TraceState},
};
use opentelemetry_sdk::trace::{
    IdGenerator, RandomIdGenerator, SamplingDecision, SamplingResult, ShouldSample,
};

use crate::parent::Trusted;

/// Decides by the sampler of the settings, and for the whole part of a trace that is in this process.
///
/// A caller who is not trusted names the trace, and nothing else: whether it is recorded is decided
/// as if it began here, by random numbers of this process. Otherwise a caller that sets the flag,
/// or chooses the id that a ratio looks at, could have all requests recorded.
#[derive(Clone, Debug)]
pub struct OwnDecision {
    settings: Box<dyn ShouldSample>,
}

impl OwnDecision {
    pub fn over(settings: Box<dyn ShouldSample>) -> Self {
        OwnDecision { settings }
    }
}

impl ShouldSample for OwnDecision {
    fn should_sample(
        &self,
        parent_context: Option<&Context>,
        trace_id: TraceId,
        name: &str,
        span_kind: &SpanKind,
        attributes: &[KeyValue],
        links: &[Link],
    ) -> SamplingResult {
        let parent = parent_context.filter(|context| context.has_active_span());
        let decide = |parent: Option<&Context>, id: TraceId| {
            self.settings.should_sample(parent, id, name, span_kind, attributes, links)
        };
        let Some(parent) = parent else { return decide(None, trace_id) };
        let span = parent.span();
        let context = span.span_context();
        if !context.is_remote() {
            let decision = match context.is_sampled() {
                true => SamplingDecision::RecordAndSample,
                false => SamplingDecision::Drop,
            };
            let trace_state = TraceState::default();
            return SamplingResult { decision, attributes: Vec::new(), trace_state };
        }
        match parent.get::<Trusted>() {
            Some(Trusted) => decide(Some(parent), trace_id),
            None => decide(None, RandomIdGenerator::default().new_trace_id()),
        }
    }
}
