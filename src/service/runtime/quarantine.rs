//! Games that are set aside: those whose logs cannot be read as games, and those that an operator
//! has quarantined.
//!
//! What is damaged is known to the process that has found it. What an operator quarantines is a
//! document, so that all servers know it; it stays when the game is released, with the number of
//! the act, so that an earlier act which a conversion completes changes nothing.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serde::{Deserialize, Serialize};

use crate::{
    boxed,
    documents::{Documents, Found, Group},
    error::ServiceError,
    runtime::cached_games::CachedGames,
};
use kontor_store::DocumentStore;

/// What the keys of the documents begin with.
const KEY_PREFIX: &str = "quarantine/";

/// How many documents are read at a time.
const SCANNED_AT_A_TIME: usize = 256;

/// How long after a fault of the store the documents are read again.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// How often a server that has just started tries to read the documents.
const LOADS_MAX: u32 = 60;

/// What operators have decided about a game.
#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct Decided {
    /// The number of the last act.
    act: u64,
    quarantined: bool,
    /// Whether the tournament of the game counts it as lost.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    lost: bool,
}

/// What an operator decides about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuarantineDecision {
    /// It goes on.
    Released,
    /// It is set aside until it is released.
    SetAside,
    /// It is set aside, and its tournament counts it as lost.
    CountedLost,
}

/// Why a game is set aside.
enum Cause {
    /// Its log cannot be read as a game.
    Damage(String),
    Operator,
}

/// The games that are set aside, as far as this process knows.
pub struct Quarantine {
    documents: Documents,
    games: Mutex<BTreeMap<String, Cause>>,
    /// Held from the read of a document until its content is noted: of two reads, the later one
    /// counts.
    reading: tokio::sync::Mutex<()>,
}

/// The game of the document with this key; `None` if it is another document.
pub fn game_of_key(key: &str) -> Option<&str> {
    key.strip_prefix(KEY_PREFIX)
}

impl Quarantine {
    pub(crate) fn new(documents: Arc<dyn DocumentStore>) -> Self {
        Quarantine {
            documents: Documents(documents),
            games: Mutex::default(),
            reading: tokio::sync::Mutex::default(),
        }
    }

    fn games(&self) -> MutexGuard<'_, BTreeMap<String, Cause>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn len(&self) -> usize {
        self.games().len()
    }

    pub(crate) fn contains(&self, game: &str) -> bool {
        self.games().contains_key(game)
    }

    pub(crate) fn damage_of(&self, game: &str) -> Option<String> {
        match self.games().get(game) {
            Some(Cause::Damage(why)) => Some(why.clone()),
            Some(Cause::Operator) | None => None,
        }
    }

    /// Notes that the log of a game cannot be read as a game.
    pub(crate) fn damaged(&self, game: &str, why: &str) {
        self.games().insert(game.to_owned(), Cause::Damage(why.to_owned()));
    }

    /// Adds to a group what an operator decides by the act of this number.
    #[boxed]
    pub async fn with_decision(
        &self,
        group: Group,
        game: &str,
        act: u64,
        decision: QuarantineDecision,
    ) -> Result<Group, ServiceError> {
        let quarantined = decision != QuarantineDecision::Released;
        let lost = decision == QuarantineDecision::CountedLost;
        let change = |decided: &mut Decided| {
            if decided.act < act {
                *decided = Decided { act, quarantined, lost };
            }
        };
        self.documents.with_change(group, &format!("{KEY_PREFIX}{game}"), change).await
    }

    /// What operators have decided about this game last.
    #[boxed]
    pub async fn decision(&self, game: &str) -> Result<QuarantineDecision, ServiceError> {
        let kept = self.documents.read::<Decided>(&format!("{KEY_PREFIX}{game}")).await?;
        Ok(match kept.map(|kept| kept.value) {
            Some(Decided { quarantined: true, lost: true, .. }) => QuarantineDecision::CountedLost,
            Some(Decided { quarantined: true, lost: false, .. }) => QuarantineDecision::SetAside,
            Some(Decided { quarantined: false, .. }) | None => QuarantineDecision::Released,
        })
    }

    /// Whether an operator has quarantined this game.
    #[boxed]
    pub async fn is_decided(&self, game: &str) -> Result<bool, ServiceError> {
        Ok(self.decision(game).await? != QuarantineDecision::Released)
    }

    /// Reads what operators have decided about a game. A released one is read again by the next
    /// request for it, and set aside again if it is damaged. A game whose decision is damaged is
    /// set aside: it may have been before.
    pub(crate) async fn read(&self, game: &str, cached: &CachedGames) -> Result<(), ServiceError> {
        let _reading = self.reading.lock().await;
        let found = self.documents.find::<Decided>(&format!("{KEY_PREFIX}{game}")).await?;
        let quarantined = match found {
            Found::Whole(kept) => kept.is_some_and(|kept| kept.value.quarantined),
            Found::Damaged(_) => true,
        };
        match quarantined {
            true => drop(self.games().insert(game.to_owned(), Cause::Operator)),
            false => drop(self.games().remove(game)),
        }
        cached.remove(game);
        Ok(())
    }

    /// Reads all documents. What fails is tried again.
    pub(crate) async fn load(&self, cached: &CachedGames) {
        for _ in 0..LOADS_MAX {
            match self.read_all(cached).await {
                Ok(()) => return,
                Err(error) => {
                    tracing::error!(%error, "cannot read which games are quarantined");
                    tokio::time::sleep(RETRY_DELAY).await;
                }
            }
        }
    }

    async fn read_all(&self, cached: &CachedGames) -> Result<(), ServiceError> {
        let mut after = None::<String>;
        loop {
            let behind = after.as_deref();
            let found = self.documents.scan_each(KEY_PREFIX, behind, SCANNED_AT_A_TIME).await?;
            for game in found.iter().filter_map(|(key, _)| game_of_key(key)) {
                self.read(game, cached).await?;
            }
            match found.into_iter().nth(SCANNED_AT_A_TIME - 1) {
                Some((last, _)) => after = Some(last),
                None => return Ok(()),
            }
        }
    }
}
