//! Places for deliveries, and how they are shared.
//!
//! A receiver may take ten seconds for an answer, and players choose their receivers. So that slow
//! receivers of a player do not keep the deliveries of others waiting, places are shared by player
//! and by target, and players who are not known to be quick get half of all places together,
//! however many accounts they are. Players who were quick lately have the other half for
//! themselves: their places are free again after a moment. Whether a player is quick follows from
//! deliveries of that player alone, so that no player makes a target slow for others.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{Duration, Instant},
};

use kontor_threads::fair::{ANY, Asked, KeyedTurns, NoRoom, Turn};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Maximum number of deliveries of this process that are made at the same time.
const DELIVERIES_AT_A_TIME_MAX: usize = 64;

/// The same for receivers that are not known to be quick.
const UNPROVEN_AT_A_TIME_MAX: usize = DELIVERIES_AT_A_TIME_MAX / 2;

/// The same for a user together with the bot accounts of that user, while they are quick: few, in
/// case that many become slow at once.
const OF_OWNER_AT_A_TIME_MAX: usize = 2;

/// The same while they are not known to be quick.
const OF_UNPROVEN_OWNER_AT_A_TIME_MAX: usize = 4;

/// The same for a player with receivers that are not known to be quick.
const OF_UNPROVEN_PLAYER_AT_A_TIME_MAX: usize = 1;

/// The same to one target, for quick players and for the others.
const TO_TARGET_AT_A_TIME_MAX: usize = 16;

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
    unproven: Arc<Semaphore>,
    all: Arc<Semaphore>,
    quick_owners: Quick,
    /// By owner and target.
    quick_targets: Quick,
}

/// A place, which is free again when this is dropped.
pub(super) struct DeliveryPlace {
    _all: OwnedSemaphorePermit,
    _unproven: Option<OwnedSemaphorePermit>,
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
            unproven: Arc::new(Semaphore::new(UNPROVEN_AT_A_TIME_MAX)),
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
        let Addressed { owner, player, target } = addressed;
        if self.is_quick(addressed) {
            let of_owner = turn(self.owners.ask(owner)).await;
            let to_target = turn(self.targets.ask(target)).await;
            let turns = [Some(to_target), None, Some(of_owner)];
            return DeliveryPlace { _all: permit(&self.all).await, _unproven: None, _turns: turns };
        }
        let of_owner = turn(self.unproven_owners.ask(owner)).await;
        let of_player = turn(self.unproven_players.ask(player)).await;
        let to_target = turn(self.unproven_targets.ask(target)).await;
        let unproven = permit(&self.unproven).await;
        DeliveryPlace {
            _all: permit(&self.all).await,
            _unproven: Some(unproven),
            _turns: [Some(to_target), Some(of_player), Some(of_owner)],
        }
    }

    fn is_quick(&self, addressed: &Addressed) -> bool {
        let now = Instant::now();
        self.quick_owners.has(&addressed.owner, now)
            && self.quick_targets.has(&addressed.target_of_owner(), now)
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
mod tests {
    use futures_util::FutureExt;

    use super::*;

    const SLOW: Duration = QUICK_MAX.saturating_mul(2);

    fn of(player: &str, target: &str) -> Addressed {
        let (owner, player) = (player.to_owned(), player.to_owned());
        Addressed { owner, player, target: target.to_owned() }
    }

    /// The place, if one is free.
    fn free(places: &Places, addressed: &Addressed) -> Option<DeliveryPlace> {
        places.take(addressed).now_or_never()
    }

    /// Deliveries of many accounts, each to a target of its own, for as many as get a place.
    fn crowd(places: &Places) -> Vec<DeliveryPlace> {
        let many = 0..2 * DELIVERIES_AT_A_TIME_MAX;
        many.filter_map(|number| free(places, &of(&format!("p{number}"), &format!("t{number}"))))
            .collect()
    }

    #[test]
    fn quick_players_find_a_place_however_many_others_deliver() {
        let places = Places::default();
        places.note(&of("ada", "quick"), Duration::ZERO);
        assert_eq!(crowd(&places).len(), UNPROVEN_AT_A_TIME_MAX);
        let held = crowd(&places);
        let ada: Vec<_> = (0..=OF_OWNER_AT_A_TIME_MAX)
            .filter_map(|_| free(&places, &of("ada", "quick")))
            .collect();
        assert_eq!(ada.len(), OF_OWNER_AT_A_TIME_MAX);
        drop(ada);
        assert!(
            free(&places, &of("ada", "new")).is_none(),
            "a new target is not known to be quick"
        );
        drop(held);
        assert!(free(&places, &of("ada", "new")).is_some());
    }

    #[test]
    fn a_player_who_is_not_known_to_be_quick_has_one_place() {
        let places = Places::default();
        let held = free(&places, &of("ben", "one"));
        assert!(held.is_some());
        assert!(free(&places, &of("ben", "two")).is_none());
        drop(held);
        assert!(free(&places, &of("ben", "two")).is_some());
    }

    #[test]
    fn the_bot_accounts_of_a_user_share_some_places() {
        let places = Places::default();
        let bot = |number: usize| {
            let (owner, player) = ("ada".to_owned(), format!("bot{number}"));
            Addressed { owner, player, target: format!("t{number}") }
        };
        let held: Vec<_> = (0..2 * OF_UNPROVEN_OWNER_AT_A_TIME_MAX)
            .filter_map(|one| free(&places, &bot(one)))
            .collect();
        assert_eq!(held.len(), OF_UNPROVEN_OWNER_AT_A_TIME_MAX);
        assert!(free(&places, &of("ben", "t0")).is_some());
    }

    #[test]
    fn slow_deliveries_of_others_to_the_same_target_do_not_matter() {
        let places = Places::default();
        places.note(&of("ada", "shared"), Duration::ZERO);
        let of_others = |number: usize| of(&format!("p{number}"), "shared");
        (0..TO_TARGET_AT_A_TIME_MAX).for_each(|number| places.note(&of_others(number), SLOW));
        let held: Vec<_> = (0..TO_TARGET_AT_A_TIME_MAX)
            .filter_map(|number| free(&places, &of_others(number)))
            .collect();
        assert_eq!(held.len(), TO_TARGET_AT_A_TIME_MAX);
        assert!(free(&places, &of("ben", "shared")).is_none());
        assert!(free(&places, &of("ada", "shared")).is_some());
    }

    #[test]
    fn one_target_has_some_of_the_places() {
        let places = Places::default();
        let held: Vec<_> = (0..2 * TO_TARGET_AT_A_TIME_MAX)
            .filter_map(|number| free(&places, &of(&format!("p{number}"), "one")))
            .collect();
        assert_eq!(held.len(), TO_TARGET_AT_A_TIME_MAX);
        assert!(free(&places, &of("ada", "another")).is_some());
    }

    #[test]
    fn a_slow_delivery_counts_for_a_while() {
        let (quick, now) = (Quick::default(), Instant::now());
        assert!(!quick.has("ada", now), "nothing is known");
        quick.note("ada", QUICK_MAX, now);
        assert!(quick.has("ada", now));
        quick.note("ada", SLOW, now);
        quick.note("ada", Duration::ZERO, now);
        assert!(!quick.has("ada", now), "a quick one does not outweigh it");
        assert!(quick.has("ada", now + SLOW_FOR));
    }
}
