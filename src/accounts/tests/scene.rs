//! Accounts in a store in memory, with a clock that is set by hand and "random" bytes that count
//! up.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use crate::{
    Accounts, Caller, SessionId, SignedIn,
    error::AccountsError,
    names::{self, Claim},
    personal::NewToken,
};
use kontor_auth::{
    passwords::{PasswordCost, Passwords},
    scopes::Scope,
};
use kontor_environment::{Entropy, TimeSource};
use kontor_service::space::Space;
use kontor_store::DocumentStore;
use kontor_test_store::{HandClock, disturbed::Disturbed, keys, memory_store};

pub const START_MS: u64 = 1_700_000_000_000;
pub const TOKEN_LIFETIME_MS: u64 = 900_000;

pub struct CountingEntropy(AtomicU64);

impl Entropy for CountingEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        let count = self.0.fetch_add(1, Ordering::SeqCst).to_le_bytes();
        bytes.iter_mut().zip(count.into_iter().cycle()).for_each(|(byte, part)| *byte = part);
    }
}

pub struct Scene {
    pub store: Arc<Disturbed>,
    pub clock: Arc<HandClock>,
    pub accounts: Accounts,
    servers: AtomicU64,
}

/// How many times a server draws at most before it would draw what the next one has drawn.
const DRAWS_OF_SERVER: u64 = 1 << 32;

pub fn scene() -> Scene {
    let store = Disturbed::new(&memory_store(), |_| 1);
    let clock = HandClock::at(START_MS);
    let accounts = server(&store, &clock, 0);
    Scene { store, clock, accounts, servers: AtomicU64::new(1) }
}

fn server(store: &Arc<Disturbed>, clock: &Arc<HandClock>, number: u64) -> Accounts {
    Accounts::new(
        Arc::clone(store) as Arc<dyn DocumentStore>,
        Arc::clone(clock) as Arc<dyn TimeSource>,
        Arc::new(CountingEntropy(AtomicU64::new(number * DRAWS_OF_SERVER + 1))),
        keys(),
        Passwords::new(PasswordCost::CHEAPEST).unwrap(),
        Space::unlimited(),
    )
}

/// Does something after others have had so many turns: all run in one thread.
pub async fn later<T>(turns: usize, what: impl Future<Output = T>) -> T {
    for _ in 0..turns {
        tokio::task::yield_now().await;
    }
    what.await
}

/// A token that reads, for a day.
pub fn wish() -> NewToken {
    NewToken { name: "program".to_owned(), scopes: vec![Scope::Read], days: 1, bot: None }
}

impl Scene {
    /// A further server on the same documents, which draws what no other one draws.
    pub fn beside(&self) -> Accounts {
        server(&self.store, &self.clock, self.servers.fetch_add(1, Ordering::SeqCst))
    }

    pub async fn guest(&self) -> SignedIn {
        self.accounts.create_guest(Some("Ada".to_owned())).await.ok().unwrap()
    }

    /// A user who has signed in.
    pub async fn grace(&self) -> Arc<Caller> {
        let grace = self.user("Grace").await.ok().unwrap();
        self.accounts.identify(&grace.access_token).await.unwrap()
    }

    pub async fn user(&self, name: &str) -> Result<SignedIn, AccountsError> {
        self.accounts.create_user(name, "cinnamon".to_owned().into()).await
    }

    pub async fn refresh(&self, token: &SignedIn) -> Result<SignedIn, AccountsError> {
        self.accounts.refresh(&token.refresh_token).await
    }

    pub async fn session_of(&self, token: &SignedIn) -> SessionId {
        self.accounts.identify(&token.access_token).await.unwrap().session.clone()
    }

    /// A name that is kept from others until this time.
    pub async fn kept_name(&self, name: &str, until_ms: u64) {
        let kept = Claim { player: "p_gone".to_owned(), lapses_at_ms: Some(until_ms) };
        for key in names::claim_keys(name) {
            self.accounts.documents.write(&key, None, &kept).await.unwrap();
        }
    }

    /// How many groups of changes have been written.
    pub fn batches(&self) -> u64 {
        self.store.batches.load(Ordering::SeqCst)
    }
}
