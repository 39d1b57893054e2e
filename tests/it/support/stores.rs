//! What a server in the test process keeps everything in.

use std::sync::Arc;

use kontor_log::index_rows;
use kontor_store::{DocumentStore, EventStore, MemoryStore, PostgresSettings, PostgresStore};
use kontor_testing::postgresql::named_database;

/// A store, once for each of its traits.
#[derive(Clone)]
pub struct Stores {
    pub events: Arc<dyn EventStore>,
    pub documents: Arc<dyn DocumentStore>,
    /// The same store if it is in memory, which tests can let fail; otherwise an empty one.
    pub memory: Arc<MemoryStore>,
}

impl Stores {
    /// A new store in memory.
    pub fn in_memory() -> Self {
        Stores::of(Arc::new(MemoryStore::new(index_rows::rows_of)))
    }

    /// This store in memory.
    pub fn of(store: Arc<MemoryStore>) -> Self {
        Stores { events: store.clone(), documents: store.clone(), memory: store }
    }

    /// A new database on the server that `KONTOR_TEST_STORE` names, opened so many times, or a store
    /// in memory.
    pub async fn named(times: usize) -> Vec<Self> {
        let Some(address) = named_database() else { return vec![Stores::in_memory()] };
        let mut opened = Vec::new();
        for _ in 0..times {
            let settings =
                PostgresSettings::new(&address, index_rows::rows_of, index_rows::INDEX_VERSION);
            let store = PostgresStore::open(settings).await.unwrap();
            opened.push(Stores {
                events: store.clone(),
                documents: store,
                memory: Arc::new(MemoryStore::new(index_rows::rows_of)),
            });
        }
        opened
    }
}
