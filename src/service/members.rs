//! Which servers use a shared store now, and which of them looks for work that no other server
//! does.
//!
//! All members write one document about once a second: which members live, when one lived for the
//! last time, and when none did. Each judges by its own clock how long another one has been silent,
//! so clocks may differ. Nothing depends on the judgement but effort: the append decides which move
//! is made, at whichever server. On a store of a single server there is nothing to settle; the
//! document says only when the process lived, as long as there are games whose clocks run.
//!
//! Times without a living member are kept as a list of outages, so that their time can be left out
//! where clocks are concerned.
//!
//! What a process concludes from its looks at the document is in `observed`.

mod observed;

use crate::boxed;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kontor_store::DocumentStore;
use serde::{Deserialize, Serialize};

use self::observed::Observed;
use crate::{
    documents::{ATTEMPTS_MAX, Documents, VersionedDocument, WriteOutcome},
    error::{ServiceError, StoreFault},
};
use kontor_environment::{Entropy, TimeSource, fresh_id};
use kontor_log::chain::{Bytes32, sha256};

/// How often each member says that it lives.
pub const BEAT_INTERVAL: Duration = Duration::from_secs(1);

/// A member that is silent for so long is taken for dead.
pub const SILENT_MAX_MS: u64 = 3_000;

/// If no member could write for longer than this, the service was away.
pub const AWAY_MIN_MS: u64 = 5_000;

/// How often the only user of a store notes that it lives, at most.
const ALIVE_INTERVAL_MS: u64 = 10_000;

/// Maximum number of outages that are kept. The shortest ones are forgotten first.
pub const OUTAGES_MAX: usize = 64;

/// Most members of one store.
pub const MEMBERS_MAX: usize = 64;

/// The key of the document, which each member changes with each beat.
pub const KEY: &str = "members";

/// The document.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Kept {
    /// When a member wrote this, by its clock.
    alive_at_ms: u64,
    /// Until when no member could write.
    away_until_ms: u64,
    /// How often each member has said that it lives.
    beats: BTreeMap<String, u64>,
    /// From when until when no member lived.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    outages: Vec<(u64, u64)>,
}

impl Kept {
    /// Adds the outage since the last sign of life, if there was one.
    fn note_outage(&mut self, until_ms: u64) {
        if self.alive_at_ms == 0 || self.alive_at_ms >= until_ms {
            return;
        }
        self.outages.push((self.alive_at_ms, until_ms));
        if self.outages.len() > OUTAGES_MAX {
            let lengths = self.outages.iter().map(|(from_ms, until_ms)| until_ms - from_ms);
            let shortest = lengths.enumerate().min_by_key(|(_, length_ms)| *length_ms);
            shortest.map(|(index, _)| self.outages.remove(index));
        }
    }
}

/// The members of the store.
pub struct Members {
    documents: Documents,
    clock: Arc<dyn TimeSource>,
    entropy: Arc<dyn Entropy>,
    is_shared: bool,
    started_ms: u64,
    observed: Mutex<Observed>,
}

impl Members {
    /// The members of this store.
    pub fn new(
        documents: Arc<dyn DocumentStore>,
        clock: Arc<dyn TimeSource>,
        entropy: Arc<dyn Entropy>,
    ) -> Self {
        let (is_shared, started_ms) = (documents.is_shared(), clock.now_ms());
        let documents = Documents(documents);
        Members { documents, clock, entropy, is_shared, started_ms, observed: Mutex::default() }
    }

    /// Looks who lives, and says that this process does.
    #[boxed]
    pub async fn beat(&self) -> Result<(), ServiceError> {
        if !self.is_shared {
            return Ok(());
        }
        for attempt in 1..=ATTEMPTS_MAX {
            let found = self.documents.read::<Kept>(KEY).await?;
            let (version, kept) = match found {
                Some(found) => (Some(found.version), found.value),
                None => (None, Kept::default()),
            };
            // If it is older again and again, a backup was restored.
            if self.observed().knows_later(version) && attempt < ATTEMPTS_MAX {
                continue;
            }
            let next = self.observed().look(version, kept, self.clock.now_ms(), &*self.entropy);
            let Some(next) = next else { return Ok(()) };
            match self.documents.write(KEY, version, &next).await? {
                WriteOutcome::Written(version) => {
                    self.observed().written(version, next);
                    return Ok(());
                }
                WriteOutcome::Conflict => {}
            }
        }
        Err(ServiceError::Store(StoreFault::of("other members were always faster".to_owned())))
    }

    /// Says that this process lives, where clocks run. The only user of a store says so from time
    /// to time; where there may be several, each says it by its beats.
    pub async fn note_alive(&self) -> Result<(), ServiceError> {
        if self.is_shared {
            return self.look_if_due().await;
        }
        let now_ms = self.clock.now_ms();
        let is_recent = {
            let observed = self.observed();
            let looked_ms = observed.looked_ms;
            !observed.own.is_empty() && now_ms.abs_diff(looked_ms) < ALIVE_INTERVAL_MS
        };
        if is_recent { Ok(()) } else { self.write_alive(now_ms).await }
    }

    /// Looks at the document, unless this process has done so before; where there are several, not
    /// long before.
    pub async fn look_if_due(&self) -> Result<(), ServiceError> {
        let is_first = self.observed().own.is_empty();
        match (is_first, self.is_shared) {
            (true, true) => self.beat().await,
            (true, false) => self.write_alive(self.clock.now_ms()).await,
            (false, true) if !self.observed().knows_outages(self.clock.now_ms()) => {
                self.look().await
            }
            (false, _) => Ok(()),
        }
    }

    /// Looks at the document, and writes nothing.
    async fn look(&self) -> Result<(), ServiceError> {
        if let Some(found) = self.documents.read::<Kept>(KEY).await? {
            let VersionedDocument { version, value: kept } = found;
            let (now_ms, mut observed) = (self.clock.now_ms(), self.observed());
            if !observed.knows_later(Some(version)) {
                let _ = observed.look(Some(version), kept, now_ms, &*self.entropy);
            }
        }
        Ok(())
    }

    /// Writes that the only user of the store lives, and at its first look until when it did not.
    async fn write_alive(&self, now_ms: u64) -> Result<(), ServiceError> {
        for _ in 0..ATTEMPTS_MAX {
            let found = self.documents.read::<Kept>(KEY).await?;
            let (version, mut next) = match found {
                Some(found) => (Some(found.version), found.value),
                None => (None, Kept::default()),
            };
            let is_first = self.observed().own.is_empty();
            let away_ms = self.started_ms.saturating_sub(next.alive_at_ms);
            if is_first && away_ms > AWAY_MIN_MS {
                next.note_outage(self.started_ms);
            }
            next.alive_at_ms = now_ms;
            match self.documents.write(KEY, version, &next).await? {
                WriteOutcome::Written(version) => {
                    let mut observed = self.observed();
                    if observed.own.is_empty() {
                        observed.own = fresh_id("m", &*self.entropy);
                    }
                    observed.written(version, next);
                    return Ok(());
                }
                WriteOutcome::Conflict => {}
            }
        }
        Err(ServiceError::Store(StoreFault::of("another server writes to the store".to_owned())))
    }

    /// When the service was away between these two points, as far as this process knows. While it
    /// is not known whether others live, that is since the last sign of life; so it is before the
    /// first look behind an outage.
    pub fn outages(&self, from_ms: u64, until_ms: u64) -> Vec<(u64, u64)> {
        let observed = self.observed();
        let is_unknown = self.is_shared && !observed.knows_outages(self.clock.now_ms());
        let alive_at_ms = observed.kept.alive_at_ms;
        let now = (is_unknown && alive_at_ms > 0).then_some((alive_at_ms, until_ms));
        let outages = observed.kept.outages.iter().copied().chain(now);
        outages
            .map(|(from, until)| (from.max(from_ms), until.min(until_ms)))
            .filter(|(from, until)| from < until)
            .collect()
    }

    /// Whether this process acts in a game, where any could.
    pub fn is_mine(&self, game: &str) -> bool {
        if !self.is_shared {
            return true;
        }
        let (now_ms, observed) = (self.clock.now_ms(), self.observed());
        let own = rank(&observed.own, game);
        observed.living(now_ms).all(|other| rank(other, game) < own)
    }

    /// Whether no other process uses the store.
    pub fn is_alone(&self) -> bool {
        !self.is_shared || self.observed().living(self.clock.now_ms()).next().is_none()
    }

    /// How many other members have died or left since this process started.
    pub fn gone(&self) -> u64 {
        self.observed().gone
    }

    /// Says that this process leaves, so that others need not wait for its silence.
    #[boxed]
    pub async fn leave(&self) -> Result<(), ServiceError> {
        let own = self.observed().own.clone();
        let leave = |kept: &mut Kept| kept.beats.remove(&own);
        self.documents.change(KEY, leave).await.map(|_| ())
    }

    /// Since when the service has been there without interruption; `None` while that is not known.
    pub fn served_since_ms(&self) -> Option<u64> {
        if !self.is_shared {
            return Some(self.started_ms);
        }
        let observed = self.observed();
        observed.knows_outages(self.clock.now_ms()).then_some(observed.kept.away_until_ms)
    }

    /// No step leaves a value half changed, so a poisoned lock can still be used.
    fn observed(&self) -> MutexGuard<'_, Observed> {
        self.observed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Of all members, the one with the highest rank acts in a game. A game keeps its member when
/// another one comes or goes, unless that is the one with the highest rank.
fn rank(member: &str, game: &str) -> Bytes32 {
    sha256(&[member.as_bytes(), b"/", game.as_bytes()])
}

#[cfg(test)]
mod tests;
