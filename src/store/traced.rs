//! A store whose calls are spans, for a server that sends traces to a collector. Without one it is
//! not used.
//!
//! A call is traced where it belongs to something that is, such as a request. What the server looks
//! up by itself again and again is not. A span has the kind of the call alone: keys of documents
//! have names of users in them.

use std::sync::Arc;

use async_trait::async_trait;
use prometheus_client::registry::Registry;
use tokio::sync::broadcast::Receiver;
use tracing::{Instrument, Span};

use super::{
    AppendError, Changes, DeleteError, Document, DocumentChange, DocumentStore, Entry, EventStore,
    Health, IndexRange, LogId, News, Position, Precondition, Shared, StoreError, WriteError,
    Writer,
};

/// A store whose calls are spans.
pub struct TracedStore<S: ?Sized>(pub Arc<S>);

/// The span of a call, if it is part of a trace.
fn call(operation: &'static str) -> Span {
    let around = Span::current();
    let fields = around.metadata().map(tracing::Metadata::fields);
    match fields.is_some_and(|fields| fields.field("otel.kind").is_some()) {
        true => tracing::info_span!(
            "store",
            otel.kind = "internal",
            otel.name = format_args!("store {operation}"),
            db.operation.name = operation,
        ),
        false => Span::none(),
    }
}

impl<S: Shared + ?Sized> Shared for TracedStore<S> {
    fn is_shared(&self) -> bool {
        self.0.is_shared()
    }

    fn health(&self) -> Health {
        self.0.health()
    }

    fn register_metrics(&self, registry: &mut Registry) {
        self.0.register_metrics(registry);
    }
}

#[async_trait]
impl<S: Writer + ?Sized> Writer for TracedStore<S> {
    async fn write(
        &self,
        changes: Changes,
        preconditions: Vec<Precondition>,
    ) -> Result<Option<Position>, WriteError> {
        let operation = match (changes.has_entry(), changes.documents()) {
            (true, []) => "append",
            (false, [DocumentChange::Put { .. }]) => "put",
            (false, [DocumentChange::Delete { .. }]) => "delete",
            _ => "write",
        };
        self.0.write(changes, preconditions).instrument(call(operation)).await
    }
}

#[async_trait]
impl<S: EventStore + ?Sized> EventStore for TracedStore<S> {
    async fn append_all(
        &self,
        log: &LogId,
        after: Option<Position>,
        entries: &[Arc<Entry>],
    ) -> Result<Position, AppendError> {
        self.0.append_all(log, after, entries).instrument(call("append_all")).await
    }

    async fn head(&self, log: &LogId) -> Result<Option<Position>, StoreError> {
        self.0.head(log).instrument(call("head")).await
    }

    async fn delete_log(&self, log: &LogId, last: Position) -> Result<(), DeleteError> {
        self.0.delete_log(log, last).instrument(call("delete_log")).await
    }

    async fn first(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        self.0.first(log).instrument(call("first")).await
    }

    async fn read(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        self.0.read(log, from, limit).instrument(call("read")).await
    }

    async fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        self.0.last(log).instrument(call("last")).await
    }

    async fn logs(&self, after: Option<&LogId>, limit: usize) -> Result<Vec<LogId>, StoreError> {
        self.0.logs(after, limit).instrument(call("logs")).await
    }

    async fn index_rows_in_ranges(
        &self,
        ranges: Vec<IndexRange>,
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        self.0.index_rows_in_ranges(ranges, limit).instrument(call("index_rows")).await
    }

    fn subscribe(&self) -> Receiver<News> {
        self.0.subscribe()
    }
}

#[async_trait]
impl<S: DocumentStore + ?Sized> DocumentStore for TracedStore<S> {
    async fn get_all(&self, keys: &[&str]) -> Result<Vec<Option<Document>>, StoreError> {
        self.0.get_all(keys).instrument(call("get")).await
    }

    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        self.0.scan(prefix, after, limit).instrument(call("scan")).await
    }
}
