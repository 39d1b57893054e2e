//! The list of a player's seeks: the document `seeks/<player>`. It is written before the seek itself,
//! so what it names without being there counts for nothing; and no seek with the player is missing.
//!
//! It also knows which requests for a match or a seek were answered with which one, so that a request
//! can be repeated, and so that two servers do not answer the same one with two seeks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    documents::{ATTEMPTS_MAX, Documents, VersionedDocument, WriteOutcome},
    error::{AppError, StoreFault},
    requester::RequestKey,
    table::{
        seek_games,
        seek_moves::Moving,
        seeks::{self, KeptSeek, read},
    },
    time::Timestamp,
};

/// Maximum number of seeks in which a player can be at the same time.
pub const SEEKS_MAX: usize = 4;

/// Maximum number of seeks and matches that a player can ask for in a day, with those that the player
/// leaves again: all who wait for the list of seeks hear of each.
pub const SEEKS_PER_DAY_MAX: u32 = 500;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// For how long a noted seek counts in which the player is not found: a request may be about to make
/// it or to enter it. The store keeps no write waiting for as long.
const ENTERING_MS: u64 = 60 * 1000;

/// Maximum number of requests for a match or a seek of one player that are remembered.
pub const MATCHES_REMEMBERED_MAX: usize = 8;

/// A request for a match or a seek, and the seek that was its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AskedMatch {
    /// Its idempotency key; `None` without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<String>,
    /// The hash of the request with this key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fingerprint: Option<String>,
    /// The hash of the terms that were asked for.
    pub(crate) terms: String,
    /// Id of the seek.
    pub(crate) seek: String,
}

/// The seeks of a player, as stored.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct OwnSeeks {
    pub(crate) ids: Vec<String>,
    /// When these were noted, in milliseconds since 1970. Missing where it is long ago.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    noted_ms: BTreeMap<String, u64>,
    /// The newest requests for a match or a seek, the oldest of them first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) matches: Vec<AskedMatch>,
    /// Answers with seeks into which the player did not fit any more. The request that was answered
    /// may still be about to bring the player in. Nothing else is asked for before `prevent_entry` has
    /// seen to it that it fails, or that it has come first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) withdrawn: Vec<AskedMatch>,
    /// The day (UTC, in days since 1970) on which the player last asked for a seek.
    #[serde(default)]
    day: u64,
    /// For how many the player asked on that day.
    #[serde(default)]
    today: u32,
}

impl OwnSeeks {
    /// Counts that the player asks for a further seek.
    pub(crate) fn count(&mut self, now: Timestamp) -> Result<(), AppError> {
        if self.day != now.0 / DAY_MS {
            (self.day, self.today) = (now.0 / DAY_MS, 0);
        }
        if self.today >= SEEKS_PER_DAY_MAX {
            return Err(AppError::SeeksSpent);
        }
        self.today += 1;
        Ok(())
    }

    /// Notes a seek. Returns whether the player is in no more of them than one can be.
    fn add(&mut self, id: &str, now: Timestamp) -> bool {
        if !self.ids.iter().any(|known| known == id) {
            self.ids.push(id.to_owned());
        }
        self.noted_ms.insert(id.to_owned(), now.0);
        self.noted_ms.retain(|id, at| self.ids.contains(id) && now.0 < *at + ENTERING_MS);
        self.ids.len() <= SEEKS_MAX
    }

    /// Forgets seeks in which the player is not, unless a request may be about to bring the player in.
    pub(crate) fn prune(&mut self, there: &[String], now: Timestamp) {
        let is_entering =
            |id: &String| self.noted_ms.get(id).is_some_and(|noted| now.0 < noted + ENTERING_MS);
        self.ids.retain(|id| there.contains(id) || is_entering(id));
    }

    /// Whether the player is in more seeks than one can be.
    pub(crate) fn is_too_long(&self) -> bool {
        self.ids.len() > SEEKS_MAX
    }

    /// The request with this key and these terms that was answered before. The key is refused if it
    /// came with another request.
    pub(crate) fn asked(
        &self,
        key: Option<&RequestKey>,
        terms: &str,
    ) -> Result<Option<&AskedMatch>, AppError> {
        let of_key = |asked: &&AskedMatch| asked.key.as_deref() == key.map(|key| &*key.key);
        match key {
            None => Ok(self.matches.iter().filter(of_key).find(|asked| asked.terms == terms)),
            Some(key) => match self.matches.iter().find(of_key) {
                Some(asked) if asked.fingerprint.as_ref() != Some(&key.fingerprint) => {
                    Err(AppError::KeyReused)
                }
                asked => Ok(asked),
            },
        }
    }

    /// Notes with which seek a request is answered. Returns whether the player is in no more seeks
    /// than one can be.
    pub(crate) fn answer(
        &mut self,
        key: Option<RequestKey>,
        terms: &str,
        seek: &str,
        now: Timestamp,
    ) -> bool {
        let (key, fingerprint) = key.map(|key| (key.key, key.fingerprint)).unzip();
        self.matches.retain(|asked| asked.key != key || (key.is_none() && asked.terms != terms));
        let asked = AskedMatch { key, fingerprint, terms: terms.to_owned(), seek: seek.to_owned() };
        self.matches.push(asked);
        let spent = self.matches.len().saturating_sub(MATCHES_REMEMBERED_MAX);
        self.matches.drain(..spent);
        self.add(seek, now)
    }

    /// Whether a request was answered with this seek.
    fn is_answer(&self, seek: &str) -> bool {
        self.matches.iter().any(|asked| asked.seek == seek)
    }

    /// Takes back that requests were answered with this seek.
    pub(crate) fn withdraw(&mut self, seek: &str) {
        self.ids.retain(|known| known != seek);
        self.withdrawn.extend(self.matches.extract_if(.., |asked| asked.seek == seek));
    }
}

fn own_key(player: &str) -> String {
    format!("seeks/{player}")
}

/// The list of a player, with the version of its document.
pub(crate) async fn of(
    documents: &Documents,
    player: &str,
) -> Result<(Option<u64>, OwnSeeks), AppError> {
    let found = documents.read::<OwnSeeks>(&own_key(player)).await?;
    Ok(found.map_or_else(Default::default, |VersionedDocument { version, value }| {
        (Some(version), value)
    }))
}

/// Whether a request of a player is still answered with this seek.
pub(crate) async fn is_answer(
    documents: &Documents,
    player: &str,
    seek: &str,
) -> Result<bool, AppError> {
    Ok(of(documents, player).await?.1.is_answer(seek))
}

/// Makes sure that no request brings a player into these seeks any more; where one has come first, its
/// answer holds. Who brings a player in reads the seek, then the list, and writes the seek at the
/// version that was read: so that write fails after this one.
pub(crate) async fn prevent_entry(
    documents: &Documents,
    player: &str,
    withdrawn: &[AskedMatch],
    now: Timestamp,
) -> Result<(), AppError> {
    for asked in withdrawn {
        let is_waiting = seeks::renew_version_without(documents, player, &asked.seek).await?;
        let done = seek_games::read_done(documents, &asked.seek).await?;
        let has_come = is_waiting || done.is_some_and(|done| done.has(player));
        let settle = |own: &mut OwnSeeks| {
            let is_new = own.withdrawn.contains(asked);
            own.withdrawn.retain(|other| other != asked);
            if has_come && is_new {
                own.matches.push(asked.clone());
            }
            if is_waiting {
                own.add(&asked.seek, now);
            }
        };
        documents.change(&own_key(player), settle).await?;
    }
    Ok(())
}

/// Writes the list of a player if it has this version. Returns whether it was written.
pub(crate) async fn write(
    documents: &Documents,
    player: &str,
    version: Option<u64>,
    own: &OwnSeeks,
) -> Result<bool, AppError> {
    let written = documents.write(&own_key(player), version, own).await?;
    Ok(matches!(written, WriteOutcome::Written(_)))
}

/// The seeks in which a player is, oldest first. One from which the player is being moved is left
/// out once the player has arrived.
pub(crate) async fn of_player(
    documents: &Documents,
    player: &str,
) -> Result<Vec<(String, KeptSeek)>, AppError> {
    let mut found: Vec<(String, KeptSeek)> = Vec::new();
    for id in of(documents, player).await?.1.ids {
        let kept = match read(documents, &id).await {
            Ok(kept) => kept.map(|kept| kept.value),
            // A newer release may have made it. The player must not miss the others for that.
            Err(AppError::Internal(why)) => {
                tracing::warn!(seek = id, why, "a seek of a player is left out");
                continue;
            }
            Err(error) => return Err(error),
        };
        found.extend(kept.filter(|kept| kept.has(player)).map(|kept| (id, kept)));
    }
    let has_arrived = |id: &str, kept: &KeptSeek| {
        let is_moved = |moving: &&Moving| moving.has(player);
        kept.moving.as_ref().filter(is_moved).is_some_and(|moving| {
            found
                .iter()
                .any(|(other, there)| *other == moving.into && there.has_taken_in(id, moving))
        })
    };
    let left: Vec<bool> = found.iter().map(|(id, kept)| has_arrived(id, kept)).collect();
    let mut left = left.into_iter();
    found.retain(|_| !left.next().unwrap_or_default());
    Ok(found)
}

/// The ids of those listed seeks in which the player is.
pub(crate) async fn still_there(
    documents: &Documents,
    player: &str,
) -> Result<Vec<String>, AppError> {
    Ok(of_player(documents, player).await?.into_iter().map(|(id, _)| id).collect())
}

/// Notes that a player comes into a seek, unless the player is in as many as one can be, or has asked
/// for as many as one can in a day.
pub(crate) async fn note_member(
    documents: &Documents,
    player: &str,
    id: &str,
    now: Timestamp,
) -> Result<(), AppError> {
    let add = |own: &mut OwnSeeks| {
        let before = own.clone();
        let counted = own.count(now);
        let fits = own.add(id, now);
        if !fits || counted.is_err() {
            *own = before;
        }
        counted.map(|()| fits)
    };
    if documents.change(&own_key(player), add).await?? {
        return Ok(());
    }
    // Seeks that are gone, or that were left by a request that stopped in between, do not count.
    let there = still_there(documents, player).await?;
    let retry = |own: &mut OwnSeeks| {
        own.prune(&there, now);
        add(own)
    };
    documents.change(&own_key(player), retry).await??.then_some(()).ok_or(AppError::SeeksSpent)
}

/// Notes that a player is in a seek, or may come into one instead of another: then both count for one,
/// so it does not matter how many there are.
pub(crate) async fn note_anyway(
    documents: &Documents,
    player: &str,
    into: &str,
    now: Timestamp,
) -> Result<(), AppError> {
    if documents.change(&own_key(player), |own: &mut OwnSeeks| own.add(into, now)).await? {
        return Ok(());
    }
    let there = still_there(documents, player).await?;
    documents.change(&own_key(player), |own: &mut OwnSeeks| own.prune(&there, now)).await
}

/// Notes that a player is in a seek instead of another one.
pub(super) async fn note_moved(
    documents: &Documents,
    player: &str,
    (from, into): (&str, &str),
) -> Result<(), AppError> {
    let change = |own: &mut OwnSeeks| {
        own.ids.retain(|known| known != from);
        for asked in own.matches.iter_mut().filter(|asked| asked.seek == from) {
            into.clone_into(&mut asked.seek);
        }
    };
    documents.change(&own_key(player), change).await
}

/// Notes that the game of a seek has begun. What its players asked for is remembered.
pub(super) async fn note_formed(
    documents: &Documents,
    player: &str,
    id: &str,
) -> Result<(), AppError> {
    let take = |own: &mut OwnSeeks| own.ids.retain(|known| known != id);
    documents.change(&own_key(player), take).await
}

/// Notes that a player is not in a seek any more, unless the player is, or plays its game. The list is
/// read first: what another request writes there meanwhile is a conflict.
pub(crate) async fn forget_member(
    documents: &Documents,
    player: &str,
    id: &str,
) -> Result<(), AppError> {
    for _ in 0..ATTEMPTS_MAX {
        let (version, mut own) = of(documents, player).await?;
        let before = own.clone();
        own.ids.retain(|known| known != id);
        own.matches.retain(|asked| asked.seek != id);
        let is_there = read(documents, id).await?.is_some_and(|kept| kept.value.has(player))
            || seek_games::read_done(documents, id).await?.is_some_and(|done| done.has(player));
        if own == before || is_there || write(documents, player, version, &own).await? {
            return Ok(());
        }
    }
    Err(AppError::Store(StoreFault("the list of seeks keeps changing".to_owned())))
}

/// Removes the list of a player.
pub(super) async fn remove(documents: &Documents, player: &str) -> Result<(), AppError> {
    documents.remove(&own_key(player)).await
}
