//! For the tests of the crates that use the store: a store in memory with disturbed reads and
//! writes ([`disturbed`]), a clock that is set by hand, and a check of conversions.

pub mod disturbed;

use std::{
    fmt::Debug,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use futures_util::future::{self, Either};
use kontor_auth::keys::Keys;
use kontor_environment::TimeSource;
use kontor_log::index_rows::rows_of;
use kontor_store::MemoryStore;

/// A clock that tests set.
pub struct HandClock(AtomicU64);

impl HandClock {
    /// A clock that stands at this time.
    pub fn at(now_ms: u64) -> Arc<Self> {
        Arc::new(HandClock(AtomicU64::new(now_ms)))
    }

    /// Sets it to this time.
    pub fn set(&self, now_ms: u64) {
        self.0.store(now_ms, Ordering::SeqCst);
    }

    /// Sets it forward.
    pub fn advance(&self, by_ms: u64) {
        self.0.fetch_add(by_ms, Ordering::SeqCst);
    }
}

impl TimeSource for HandClock {
    fn now_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// A store of documents.
pub fn memory_store() -> Arc<MemoryStore> {
    Arc::new(MemoryStore::new(|_, _| Vec::new()))
}

/// A store with the index of games.
pub fn indexed_store() -> Arc<MemoryStore> {
    Arc::new(MemoryStore::new(rows_of))
}

/// Keys that are the same in each test.
pub fn keys() -> Arc<Keys> {
    Arc::new(Keys::in_memory(&[[1; 32]], [2; 32]))
}

/// Cuts a conversion off after each write in turn and makes it again, each time in a store as it
/// was left; then has another server make it before each write in turn. Each time the same comes of
/// it. Returns how many writes there are.
pub async fn writes_of_conversion<T, E: Debug, A: PartialEq + Debug>(
    left: impl AsyncFn() -> Arc<MemoryStore>,
    convert: impl AsyncFn(Arc<MemoryStore>) -> Result<Option<T>, E>,
    what_is_there: impl AsyncFn(Arc<MemoryStore>) -> A,
) -> u64 {
    let whole = left().await;
    assert!(convert(whole.clone()).await.unwrap().is_some());
    let whole = what_is_there(whole).await;
    for writes in 0.. {
        let store = left().await;
        store.fail_writes_after(Some(writes));
        let first = convert(store.clone()).await;
        store.fail_writes_after(None);
        let again = convert(store.clone()).await.unwrap();
        assert_eq!(again.is_some(), first.is_err(), "after {writes} writes");
        assert_eq!(what_is_there(store).await, whole, "after {writes} writes");
        if first.is_ok() {
            for others in 0..writes {
                let store = left().await;
                beside_another(&store, others, &convert).await;
                assert_eq!(what_is_there(store).await, whole, "before write {others}");
            }
            return writes;
        }
    }
    unreachable!("it ends")
}

/// Makes a conversion of which a write waits, the one after so many others, until another server
/// has made the whole of it.
async fn beside_another<T, E: Debug>(
    store: &Arc<MemoryStore>,
    others: u64,
    convert: &impl AsyncFn(Arc<MemoryStore>) -> Result<Option<T>, E>,
) {
    let others = usize::try_from(others).expect("a conversion in a test has few writes");
    let mut held = store.hold_write_after(others);
    let mut first = pin!(convert(store.clone()));
    let is_first = {
        let arrived = pin!(held.arrived());
        matches!(future::select(first.as_mut(), arrived).await, Either::Left(_))
    };
    assert!(!is_first, "it has ended before it made write {others}");
    let another = convert(store.clone()).await.unwrap();
    assert!(another.is_some(), "the first one has not come to its end");
    drop(held);
    first.await.unwrap();
}
