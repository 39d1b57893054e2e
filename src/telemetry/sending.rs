//! The queue of finished spans, and the task that sends them.
//!
//! No request waits for it: a span that finds the queue full is dropped and counted, and so are
//! those of a batch that the collector does not take.

use std::{sync::Arc, time::Duration};

use opentelemetry::Context;
use opentelemetry_otlp::SpanExporter;
use opentelemetry_sdk::{
    error::OTelSdkResult,
    trace::{Span, SpanData, SpanExporter as _, SpanProcessor},
};
use prometheus_client::{metrics::counter::Counter, registry::Registry};
use tokio::{
    sync::{Notify, mpsc},
    task::JoinHandle,
    time::{Instant, sleep_until, timeout},
};

/// Most finished spans that wait to be sent; some two megabytes.
pub const QUEUED_SPANS_MAX: usize = 4096;

/// Most spans that are sent at a time.
pub const BATCH_SPANS_MAX: usize = 512;

/// How long a batch may take to be sent, further attempts included.
pub const SEND_MAX: Duration = Duration::from_secs(10);

/// How long the first span of a batch waits for others.
const BATCH_DELAY: Duration = Duration::from_millis(500);

/// What became of finished spans since the start of the process.
#[derive(Clone, Debug, Default)]
pub struct SpanCounts {
    sent: Counter,
    dropped: Counter,
}

impl SpanCounts {
    /// Adds the counts to what operators can see.
    pub fn register(&self, registry: &mut Registry) {
        let sent = "Spans that the collector has taken";
        registry.register("trace_spans_sent", sent, self.sent.clone());
        let dropped = "Spans dropped because the queue was full or the collector did not take them";
        registry.register("trace_spans_dropped", dropped, self.dropped.clone());
    }

    /// How many spans the collector has taken.
    pub fn sent(&self) -> u64 {
        self.sent.get()
    }

    /// How many spans were dropped.
    pub fn dropped(&self) -> u64 {
        self.dropped.get()
    }

    fn drop_spans(&self, count: usize) {
        self.dropped.inc_by(count as u64);
    }
}

/// The end of the queue into which spans go when they are finished.
#[derive(Debug)]
pub struct Queue {
    spans: mpsc::Sender<SpanData>,
    counts: SpanCounts,
}

/// The other end.
#[derive(Debug)]
pub struct Sender {
    spans: mpsc::Receiver<SpanData>,
    exporter: SpanExporter,
    counts: SpanCounts,
    stopping: Arc<Notify>,
    /// Whether the collector has taken the last batch, so that each change is logged once.
    is_taken: bool,
}

/// The task that sends.
#[derive(Debug)]
pub struct Sending {
    task: JoinHandle<()>,
    stopping: Arc<Notify>,
}

/// A queue before this exporter.
pub fn queue(exporter: SpanExporter) -> (Queue, Sender) {
    let (into, out) = mpsc::channel(QUEUED_SPANS_MAX);
    let counts = SpanCounts::default();
    let queue = Queue { spans: into, counts: counts.clone() };
    let stopping = Arc::new(Notify::new());
    (queue, Sender { spans: out, exporter, counts, stopping, is_taken: true })
}

impl SpanProcessor for Queue {
    fn on_start(&self, _: &mut Span, _: &Context) {}

    fn on_end(&self, span: SpanData) {
        if span.span_context.is_sampled() && self.spans.try_send(span).is_err() {
            self.counts.drop_spans(1);
        }
    }

    fn force_flush(&self) -> OTelSdkResult {
        Ok(())
    }

    fn shutdown_with_timeout(&self, _: Duration) -> OTelSdkResult {
        Ok(())
    }
}

impl Sender {
    pub fn counts(&self) -> SpanCounts {
        self.counts.clone()
    }

    pub fn start(self) -> Sending {
        let stopping = self.stopping.clone();
        Sending { task: tokio::spawn(self.run()), stopping }
    }

    async fn run(mut self) {
        while let Some(batch) = self.next_batch().await {
            self.send(batch).await;
        }
    }

    /// The next spans; `None` if there will be no more.
    async fn next_batch(&mut self) -> Option<Vec<SpanData>> {
        let mut batch = Vec::new();
        let mut due = None;
        while batch.len() < BATCH_SPANS_MAX {
            let room = BATCH_SPANS_MAX - batch.len();
            let is_due = async {
                match due {
                    Some(due) => sleep_until(due).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                biased;
                () = self.stopping.notified() => self.spans.close(),
                received = self.spans.recv_many(&mut batch, room) => match received {
                    0 => break,
                    _ => due = due.or_else(|| Some(Instant::now() + BATCH_DELAY)),
                },
                () = is_due => break,
            }
        }
        (!batch.is_empty()).then_some(batch)
    }

    async fn send(&mut self, batch: Vec<SpanData>) {
        let count = batch.len();
        let why = match timeout(SEND_MAX, self.exporter.export(batch)).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(error.to_string()),
            Err(_) => Some(format!("no answer within {} s", SEND_MAX.as_secs())),
        };
        match &why {
            None => drop(self.counts.sent.inc_by(count as u64)),
            Some(_) => self.counts.drop_spans(count),
        }
        let is_taken = why.is_none();
        if is_taken != std::mem::replace(&mut self.is_taken, is_taken) {
            match why {
                None => tracing::info!("the collector takes traces again"),
                Some(why) => tracing::warn!(why, "the collector does not take traces"),
            }
        }
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        self.spans.close();
        while self.spans.try_recv().is_ok() {
            self.counts.drop_spans(1);
        }
    }
}

impl Sending {
    /// Sends what is queued, for at most this time, and ends.
    pub async fn stop(mut self, within: Duration) {
        self.stopping.notify_one();
        if timeout(within, &mut self.task).await.is_err() {
            self.task.abort();
        }
    }
}
