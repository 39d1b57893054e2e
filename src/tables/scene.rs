//! Tables and moves over a store in memory.

use std::sync::Arc;

use kontor_accounts::Accounts;
use kontor_auth::{
    Player,
    passwords::{PasswordCost, Passwords},
};
use kontor_contract::tags::ViewTags;
use kontor_environment::SystemEntropy;
use kontor_service::{
    quotas::{QuotaSettings, Quotas},
    runtime::games::{Games, GamesParts},
    space::Space,
};
use kontor_store::MemoryStore;
use kontor_test_store::{HandClock, indexed_store, keys};

use crate::{play::moves::Play, table::tables::Tables};

const START_MS: u64 = 1_700_000_000_000;

pub(crate) struct Scene {
    pub(crate) store: Arc<MemoryStore>,
    clock: Arc<HandClock>,
}

/// A server on the store.
pub(crate) struct Server {
    pub(crate) games: Games,
    pub(crate) tables: Tables,
    pub(crate) play: Play,
    pub(crate) accounts: Accounts,
}

impl Scene {
    pub(crate) fn new() -> Self {
        Scene { store: indexed_store(), clock: HandClock::at(START_MS) }
    }

    /// A server that does by itself nothing that is due.
    pub(crate) fn server(&self) -> Server {
        let (store, clock, entropy) = (&self.store, &self.clock, Arc::new(SystemEntropy));
        let accounts = Accounts::new(
            store.clone(),
            clock.clone(),
            entropy.clone(),
            keys(),
            Passwords::new(PasswordCost::CHEAPEST).unwrap(),
            Space::unlimited(),
        );
        let quotas = Quotas::new(QuotaSettings::default(), keys(), store.clone(), clock.clone());
        let games = Games::new(GamesParts {
            events: store.clone(),
            documents: store.clone(),
            clock: clock.clone(),
            entropy,
            hub: accounts.hub().clone(),
            space: accounts.space().clone(),
            quotas,
            cache_bytes_max: 1 << 20,
        })
        .unwrap();
        let tables = Tables::new(games.clone(), keys());
        let play = Play::new(games.clone(), Arc::new(ViewTags::new("test".to_owned()))).unwrap();
        Server { games, tables, play, accounts }
    }
}

/// A new guest.
pub(crate) async fn guest(server: &Server, name: &str) -> Player {
    server.accounts.create_guest(Some(name.to_owned())).await.ok().unwrap().player
}
