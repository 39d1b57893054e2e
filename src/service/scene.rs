//! What tests of several folders need: the games of a server on a store.

use std::sync::Arc;

use kontor_environment::{SystemEntropy, TimeSource};
use kontor_store::MemoryStore;
use kontor_test_store::{HandClock, keys};

use crate::{
    quotas::{QuotaSettings, Quotas},
    runtime::{
        games::{Games, GamesParts},
        hub::Hub,
    },
    space::Space,
};

/// The games of a server on a store.
pub(crate) fn games_on(
    store: &Arc<MemoryStore>,
    clock: &Arc<HandClock>,
    space: Arc<Space>,
) -> Games {
    let clock = || Arc::clone(clock) as Arc<dyn TimeSource>;
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
