//! What tests of several folders need: a clock that is set by hand, a store that is disturbed, and all
//! use cases over a store in memory.

pub(crate) mod disturbed;

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use async_trait::async_trait;
use kontor_auth::{
    keys::Keys,
    passwords::{PasswordCost, Passwords},
};
use kontor_store::{DocumentStore, MemoryStore};

use crate::{
    App, Parts,
    accounts::{Accounts, Player},
    documents::Documents,
    environment::{Clock, SystemEntropy},
    error::AppError,
    quotas::{QuotaSettings, Quotas},
    retention::RetentionSettings,
    runtime::{
        games::{Games, GamesParts},
        hub::Hub,
    },
    space::Space,
    webhooks::{Answer, Courier, Outgoing, SendFault},
};
use kontor_log::index_rows::rows_of;

const START_MS: u64 = 1_700_000_000_000;

/// A clock that tests set.
pub(crate) struct HandClock(AtomicU64);

impl HandClock {
    pub(crate) fn at(now_ms: u64) -> Arc<Self> {
        Arc::new(HandClock(AtomicU64::new(now_ms)))
    }

    pub(crate) fn set(&self, now_ms: u64) {
        self.0.store(now_ms, Ordering::SeqCst);
    }

    pub(crate) fn advance(&self, by_ms: u64) {
        self.0.fetch_add(by_ms, Ordering::SeqCst);
    }
}

impl Clock for HandClock {
    fn now_ms(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// Nothing is sent anywhere.
struct NoCourier;

#[async_trait]
impl Courier for NoCourier {
    fn refusal(&self, _url: &str) -> Option<String> {
        None
    }

    fn target(&self, url: &str) -> String {
        url.to_owned()
    }

    async fn send(&self, _delivery: Outgoing) -> Result<Answer, SendFault> {
        Err(SendFault::Unreachable)
    }
}

/// A store of documents.
pub(crate) fn memory_store() -> Arc<MemoryStore> {
    Arc::new(MemoryStore::new(|_, _| Vec::new()))
}

/// The documents of such a store.
pub(crate) fn memory_documents() -> Documents {
    Documents(memory_store())
}

/// A store with the index of games.
pub(crate) fn indexed_store() -> Arc<MemoryStore> {
    Arc::new(MemoryStore::new(rows_of))
}

pub(crate) fn keys() -> Arc<Keys> {
    Arc::new(Keys::in_memory(&[[1; 32]], [2; 32]))
}

/// The games of a server on a store.
pub(crate) fn games_on(
    store: &Arc<MemoryStore>,
    clock: &Arc<HandClock>,
    space: Arc<Space>,
) -> Games {
    let clock = || Arc::clone(clock) as Arc<dyn Clock>;
    let quotas = Quotas::new(QuotaSettings::default(), keys(), store.clone(), clock());
    let games = Games::new(GamesParts {
        events: store.clone(),
        documents: store.clone(),
        clock: clock(),
        entropy: Arc::new(SystemEntropy),
        hub: Hub::default(),
        space,
        quotas,
        cache_bytes_max: 1 << 20,
    });
    games.unwrap()
}

/// Cuts a conversion off after each write in turn and makes it again, each time in a store as it was
/// left. Each time the same comes of it. Returns how many writes there are.
pub(crate) async fn writes_of_conversion<T, A: PartialEq + std::fmt::Debug>(
    left: impl AsyncFn() -> Arc<MemoryStore>,
    convert: impl AsyncFn(Arc<MemoryStore>) -> Result<Option<T>, AppError>,
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
            return writes;
        }
    }
    unreachable!("it ends")
}

pub(crate) struct Scene {
    pub(crate) store: Arc<MemoryStore>,
    clock: Arc<HandClock>,
}

impl Scene {
    pub(crate) fn new() -> Self {
        Scene { store: indexed_store(), clock: HandClock::at(START_MS) }
    }

    pub(crate) fn advance_s(&self, seconds: u64) {
        self.clock.advance(seconds * 1_000);
    }

    /// A server on the store. It does by itself nothing that is due.
    pub(crate) fn server(&self) -> App {
        self.server_over(self.store.clone())
    }

    /// The same, whose documents go through another store.
    pub(crate) fn server_over(&self, documents: Arc<dyn DocumentStore>) -> App {
        let (clock, entropy, keys) = (self.clock.clone(), Arc::new(SystemEntropy), keys());
        let accounts = Accounts::new(
            documents.clone(),
            clock.clone(),
            entropy.clone(),
            keys.clone(),
            Passwords::new(PasswordCost::CHEAPEST).unwrap(),
            Space::unlimited(),
        );
        let parts = Parts {
            events: self.store.clone(),
            documents,
            clock,
            entropy,
            keys,
            accounts,
            games_cache_bytes_max: 1 << 20,
            quotas: QuotaSettings::default(),
            retention: RetentionSettings::default(),
            courier: Arc::new(NoCourier),
            build: "test".to_owned(),
        };
        App::new(parts).unwrap()
    }
}

/// A new guest.
pub(crate) async fn guest(app: &App, name: &str) -> Player {
    app.accounts.create_guest(Some(name.to_owned())).await.ok().unwrap().player
}
