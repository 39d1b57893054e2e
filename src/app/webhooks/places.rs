//! Places for deliveries, and how they are shared.
//!
//! A receiver may take ten seconds for an answer, and players choose their receivers. So that slow
//! receivers of a player do not keep the deliveries of others waiting, places are shared by player
//! and by target, and players who are not known to be quick get half of all places together,
//! however many accounts they are. Players who were quick lately have the other half for
//! themselves: their places are free again after a moment. Whether a player is quick follows from
//! deliveries of that player alone, so that no player makes a target slow for others.
//!
//! A player of whose target nothing is known does not wait for those who are slow either: some
//! places are for first attempts, with a short time. So a first attempt waits for other first
//! attempts alone, and each of these ends soon. What takes longer is sent again at a place of the
//! slow ones, with all its time.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use futures_util::FutureExt;
use kontor_threads::fair::{ANY, Asked, KeyedTurns, NoRoom, Turn};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Maximum number of deliveries of this process that are made at the same time.
const DELIVERIES_AT_A_TIME_MAX: usize = 80;

/// The same for receivers that are not known to be quick.
const UNPROVEN_AT_A_TIME_MAX: usize = 32;

/// The same for first attempts that have a short time.
const FIRST_AT_A_TIME_MAX: usize = 16;

/// The same for a user together with the bot accounts of that user, while they are quick: few, in
/// case that many become slow at once.
const OF_OWNER_AT_A_TIME_MAX: usize = 2;

/// The same while they are not known to be quick.
const OF_UNPROVEN_OWNER_AT_A_TIME_MAX: usize = 4;

/// The same for a player with receivers that are not known to be quick.
const OF_UNPROVEN_PLAYER_AT_A_TIME_MAX: usize = 1;

/// The same to one target, for quick players and for the others.
const TO_TARGET_AT_A_TIME_MAX: usize = 16;

/// The same of first attempts to one target.
const FIRST_TO_TARGET_AT_A_TIME_MAX: usize = 4;

/// The time of a first attempt at a place for those: more than a quick receiver needs, with what
/// the first connection takes.
pub(super) const FIRST_MAX: Duration = Duration::from_secs(2);

/// A receiver that takes longer than this is slow.
const QUICK_MAX: Duration = Duration::from_secs(1);

/// For how long a slow delivery counts.
const SLOW_FOR: Duration = Duration::from_secs(10 * 60);

/// Maximum number of owners, and of their targets, of which is known how quick they were.
const KNOWN_MAX: usize = 100_000;

/// Whose delivery it is, and where it goes.
pub(super) struct Addressed {
    /// The user to whom the player belongs: for a bot account its user, otherwise the player.
    pub(super) owner: String,
    pub(super) player: String,
    /// The host and the port of the receiver.
    pub(super) target: String,
}

impl Addressed {
    fn target_of_owner(&self) -> String {
        format!("{} {}", self.owner, self.target)
    }
}

/// The places of this process.
pub(super) struct Places {
    owners: KeyedTurns,
    unproven_owners: KeyedTurns,
    unproven_players: KeyedTurns,
    targets: KeyedTurns,
    unproven_targets: KeyedTurns,
    first_targets: KeyedTurns,
    unproven: Arc<Semaphore>,
    first: Arc<Semaphore>,
    all: Arc<Semaphore>,
    quick_owners: Quick,
    /// By owner and target.
    quick_targets: Quick,
}

/// A place, which is free again when this is dropped.
pub(super) struct DeliveryPlace {
    /// The time after which a first attempt gives up its place; `None` if the delivery has all its
    /// time.
    pub(super) time_max: Option<Duration>,
    _all: OwnedSemaphorePermit,
    /// One of the places for first attempts, or for receivers that are not known to be quick.
    _of_some: Option<OwnedSemaphorePermit>,
    _turns: [Option<Turn>; 3],
}

impl Default for Places {
    fn default() -> Self {
        // Each webhook asks for one place at a time, and the number of webhooks has a limit.
        let turns = |at_a_time_max| KeyedTurns::new(at_a_time_max, ANY);
        Places {
            owners: turns(OF_OWNER_AT_A_TIME_MAX),
            unproven_owners: turns(OF_UNPROVEN_OWNER_AT_A_TIME_MAX),
            unproven_players: turns(OF_UNPROVEN_PLAYER_AT_A_TIME_MAX),
            targets: turns(TO_TARGET_AT_A_TIME_MAX),
            unproven_targets: turns(TO_TARGET_AT_A_TIME_MAX),
            first_targets: turns(FIRST_TO_TARGET_AT_A_TIME_MAX),
            unproven: Arc::new(Semaphore::new(UNPROVEN_AT_A_TIME_MAX)),
            first: Arc::new(Semaphore::new(FIRST_AT_A_TIME_MAX)),
            all: Arc::new(Semaphore::new(DELIVERIES_AT_A_TIME_MAX)),
            quick_owners: Quick::default(),
            quick_targets: Quick::default(),
        }
    }
}

impl Places {
    /// Waits for a place. What many want is taken last, so that it is not held during the wait for
    /// something else.
    pub(super) async fn take(&self, addressed: &Addressed) -> DeliveryPlace {
        if self.is_quick(addressed) {
            return self.take_quick(addressed).await;
        }
        if self.is_new(addressed) {
            // With all its time, if nothing keeps it waiting.
            if let Some(place) = self.take_with_all_time(addressed).now_or_never() {
                return place;
            }
            if let Some(place) = self.take_first(addressed).await {
                return place;
            }
        }
        self.take_with_all_time(addressed).await
    }

    async fn take_quick(&self, Addressed { owner, target, .. }: &Addressed) -> DeliveryPlace {
        let of_owner = turn(self.owners.ask(owner)).await;
        let to_target = turn(self.targets.ask(target)).await;
        DeliveryPlace {
            time_max: None,
            _all: permit(&self.all).await,
            _of_some: None,
            _turns: [Some(to_target), None, Some(of_owner)],
        }
    }

    /// A place for a first attempt; `None` if it is none any more when the player has a turn.
    async fn take_first(&self, addressed: &Addressed) -> Option<DeliveryPlace> {
        let Addressed { owner, player, target } = addressed;
        let of_owner = turn(self.unproven_owners.ask(owner)).await;
        let of_player = turn(self.unproven_players.ask(player)).await;
        if !self.is_new(addressed) {
            return None;
        }
        let to_target = turn(self.first_targets.ask(target)).await;
        let first = permit(&self.first).await;
        Some(DeliveryPlace {
            time_max: Some(FIRST_MAX),
            _all: permit(&self.all).await,
            _of_some: Some(first),
            _turns: [Some(to_target), Some(of_player), Some(of_owner)],
        })
    }

    /// Waits for a place among those for receivers that are not known to be quick.
    pub(super) async fn take_with_all_time(&self, addressed: &Addressed) -> DeliveryPlace {
        let Addressed { owner, player, target } = addressed;
        let of_owner = turn(self.unproven_owners.ask(owner)).await;
        let of_player = turn(self.unproven_players.ask(player)).await;
        let to_target = turn(self.unproven_targets.ask(target)).await;
        let unproven = permit(&self.unproven).await;
        DeliveryPlace {
            time_max: None,
            _all: permit(&self.all).await,
            _of_some: Some(unproven),
            _turns: [Some(to_target), Some(of_player), Some(of_owner)],
        }
    }

    fn is_quick(&self, addressed: &Addressed) -> bool {
        let now = Instant::now();
        self.quick_owners.has(&addressed.owner, now)
            && self.quick_targets.has(&addressed.target_of_owner(), now)
    }

    /// Whether nothing is known of the player's target, and the player was not slow lately.
    fn is_new(&self, addressed: &Addressed) -> bool {
        let was_slow = self.quick_owners.is_known(&addressed.owner)
            && !self.quick_owners.has(&addressed.owner, Instant::now());
        !was_slow && !self.quick_targets.is_known(&addressed.target_of_owner())
    }

    /// A receiver has taken so long until the end of its answer, or until it was given up.
    pub(super) fn note(&self, addressed: &Addressed, took: Duration) {
        let now = Instant::now();
        self.quick_owners.note(&addressed.owner, took, now);
        self.quick_targets.note(&addressed.target_of_owner(), took, now);
    }
}

async fn turn(asked: Result<Asked, NoRoom>) -> Turn {
    asked.expect("there is room without a limit").turn().await
}

async fn permit(semaphore: &Arc<Semaphore>) -> OwnedSemaphorePermit {
    semaphore.clone().acquire_owned().await.expect("the semaphore is never closed")
}

/// Names with the time from which on they count as quick. It is later than now for names that were
/// slow lately. Unknown names are missing.
#[derive(Default)]
struct Quick(Mutex<HashMap<String, Instant>>);

impl Quick {
    fn has(&self, name: &str, now: Instant) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(name).is_some_and(|quick_from| *quick_from <= now)
    }

    fn is_known(&self, name: &str) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(name)
    }

    fn note(&self, name: &str, took: Duration, now: Instant) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN_MAX {
            // All of them become known again with their next delivery.
            known.clear();
        }
        let quick_from = if took > QUICK_MAX { now + SLOW_FOR } else { now };
        let kept = known.entry(name.to_owned()).or_insert(quick_from);
        *kept = quick_from.max(*kept);
    }
}

#[cfg(test)]
mod tests;
