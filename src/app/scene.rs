//! All use cases over a store in memory, for tests of what several of them do together.

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
    environment::{Clock, SystemEntropy},
    quotas::QuotaSettings,
    retention::RetentionSettings,
    space::Space,
    webhooks::{Answer, Courier, Outgoing, SendFault},
};
use kontor_log::index_rows::rows_of;

const START_MS: u64 = 1_700_000_000_000;

/// A clock that tests set forward.
struct HandClock(AtomicU64);

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

pub(crate) struct Scene {
    pub(crate) store: Arc<MemoryStore>,
    clock: Arc<HandClock>,
}

impl Scene {
    pub(crate) fn new() -> Self {
        let store = Arc::new(MemoryStore::new(rows_of));
        Scene { store, clock: Arc::new(HandClock(AtomicU64::new(START_MS))) }
    }

    pub(crate) fn advance_s(&self, seconds: u64) {
        self.clock.0.fetch_add(seconds * 1_000, Ordering::SeqCst);
    }

    /// A server on the store. It does by itself nothing that is due.
    pub(crate) fn server(&self) -> App {
        self.server_over(self.store.clone())
    }

    /// The same, whose documents go through another store.
    pub(crate) fn server_over(&self, documents: Arc<dyn DocumentStore>) -> App {
        let keys = Arc::new(Keys::in_memory(&[[1; 32]], [2; 32]));
        let (clock, entropy) = (self.clock.clone(), Arc::new(SystemEntropy));
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
