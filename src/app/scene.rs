//! What tests of several folders need: all use cases over a store in memory.

use std::sync::Arc;

use async_trait::async_trait;
use kontor_auth::passwords::{PasswordCost, Passwords};
use kontor_store::{DocumentStore, MemoryStore};

use crate::{
    App, Parts,
    retention::RetentionSettings,
    webhooks::{Answer, Courier, Outgoing, SendFault},
};
use kontor_accounts::Accounts;
use kontor_auth::Player;
use kontor_environment::SystemEntropy;
use kontor_service::{quotas::QuotaSettings, space::Space};
use kontor_test_store::{HandClock, indexed_store, keys};

const START_MS: u64 = 1_700_000_000_000;

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
