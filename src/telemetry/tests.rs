//! Sampling, parents, the queue, and that nothing is made of spans without a collector.

use opentelemetry::{
    Context,
    trace::{SpanContext, SpanId, SpanKind, TraceContextExt, TraceFlags, TraceId, TraceState},
};
use opentelemetry_sdk::trace::{Sampler, SamplingDecision, ShouldSample};
use tracing::info_span;
use tracing_subscriber::{layer::SubscriberExt, registry};

use super::{parent::context_of, sampling::OwnDecision, *};

const PARENT: &str = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331";

/// How often of a hundred requests the sampler records one of this caller.
fn recorded(sampler: Sampler, flags: &str, is_trusted: bool) -> usize {
    let context = context_of(&format!("{PARENT}-{flags}"), is_trusted).unwrap();
    let id = context.span().span_context().trace_id();
    let sampler = OwnDecision::over(Box::new(sampler));
    let decide = || sampler.should_sample(Some(&context), id, "", &SpanKind::Server, &[], &[]);
    (0..100).filter(|_| decide().decision == SamplingDecision::RecordAndSample).count()
}

fn by_parent(root: Sampler) -> Sampler {
    Sampler::ParentBased(Box::new(root))
}

#[test]
fn the_flag_of_a_caller_counts_if_the_caller_is_trusted() {
    assert_eq!(recorded(by_parent(Sampler::AlwaysOff), "01", true), 100);
    assert_eq!(recorded(by_parent(Sampler::AlwaysOff), "01", false), 0);
    assert_eq!(recorded(by_parent(Sampler::AlwaysOn), "00", true), 0);
    assert_eq!(recorded(by_parent(Sampler::AlwaysOn), "00", false), 100);
}

/// A ratio looks at the id of the trace, which the caller has chosen.
#[test]
fn a_stranger_cannot_choose_an_id_that_a_ratio_records() {
    let half = Sampler::TraceIdRatioBased(0.5);
    let trusted = recorded(half.clone(), "01", true);
    assert!(trusted == 0 || trusted == 100, "it depends on the id alone: {trusted}");
    let stranger = recorded(half, "01", false);
    assert!((10..90).contains(&stranger), "it depends on luck of this process: {stranger}");
}

#[test]
fn what_begins_here_is_decided_by_the_settings_and_what_is_inside_follows() {
    let sampler = OwnDecision::over(Box::new(Sampler::AlwaysOff));
    let root = sampler.should_sample(None, TraceId::from(7), "", &SpanKind::Server, &[], &[]);
    assert_eq!(root.decision, SamplingDecision::Drop);
    let id = TraceId::from(7);
    for (flags, decision) in [
        (TraceFlags::SAMPLED, SamplingDecision::RecordAndSample),
        (TraceFlags::NOT_SAMPLED, SamplingDecision::Drop),
    ] {
        let around = SpanContext::new(id, SpanId::from(1), flags, false, TraceState::NONE);
        let around = Context::new().with_remote_span_context(around);
        let inner = sampler.should_sample(Some(&around), id, "", &SpanKind::Internal, &[], &[]);
        assert_eq!(inner.decision, decision);
    }
}

#[test]
fn a_traceparent_is_well_formed_or_ignored() {
    assert!(context_of(&format!("{PARENT}-01"), false).is_some());
    assert!(context_of(&format!("01{}-01-more", &PARENT[2..]), false).is_some(), "a later version");
    let longest = TRACEPARENT_LENGTH_MAX - PARENT.len() - 4;
    let long = |more: usize| format!("01{}-01-{}", &PARENT[2..], "a".repeat(more));
    assert!(context_of(&long(longest), false).is_some());
    for malformed in [
        long(longest + 1),
        format!("{PARENT}-01-"),
        format!("01{}-01more", &PARENT[2..]),
        format!("{PARENT}-0"),
        format!("{PARENT}-1"),
        format!("{PARENT}-+1"),
        format!(" {PARENT}-01"),
        format!("ff{}-01", &PARENT[2..]),
        "-".repeat(128),
        PARENT.replace("0af7651916cd43dd8448eb211c80319c", &"0".repeat(32)) + "-01",
        PARENT.replace("b7ad6b7169203331", &"0".repeat(16)) + "-01",
    ] {
        assert!(context_of(&malformed, true).is_none(), "{malformed}");
    }
}

#[test]
fn without_a_collector_a_traced_span_is_none() {
    tracing::subscriber::with_default(registry().with(untraced()), || {
        assert!(info_span!("a", otel.kind = "internal").is_disabled());
        assert!(!info_span!("b").is_disabled(), "spans of the log are");
    });
}

#[test]
fn spans_that_find_the_queue_full_are_dropped_and_counted() {
    let traces = Traces::to("http://127.0.0.1:9/v1/traces", "1").unwrap();
    let counts = traces.counts();
    tracing::subscriber::with_default(registry().with(traces.layer()), || {
        (0..QUEUED_SPANS_MAX).for_each(|_| drop(info_span!("a", otel.kind = "internal")));
        assert_eq!(counts.dropped(), 0);
        (0..3).for_each(|_| drop(info_span!("a", otel.kind = "internal")));
    });
    assert_eq!((counts.dropped(), counts.sent()), (3, 0));
    drop(traces);
    assert_eq!(counts.dropped(), QUEUED_SPANS_MAX as u64 + 3, "what was never sent is dropped");
}
