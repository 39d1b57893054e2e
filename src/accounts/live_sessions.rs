//! Sessions that are known to be alive, so that most requests read no document.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use quick_cache::sync::Cache;

use kontor_auth::{Caller, SessionId};

/// Maximum number of sessions that are cached as alive.
const LIVE_SESSIONS_MAX: usize = 100_000;

/// How long a session is cached as alive if other processes use the same store: so long after a
/// session was ended elsewhere its tokens may still be accepted here.
pub const SHARED_SESSION_CACHED_MAX: Duration = Duration::from_secs(2);

/// A cache of sessions that are known to be alive, with their players.
///
/// What was read from the store may be out of date when it is to be cached: the session may have
/// ended or its player may have changed in between, and caching it would keep the old state alive.
/// Therefore invalidations are counted. A reader takes the count *before* it reads a document, and
/// caches the result only if the count is still the same; both the comparison and each invalidation
/// hold the same lock. If the count is the same, nothing was invalidated since, and a later change
/// of the documents will find the cached session and remove it.
///
/// Another process can end a session too, if the store is shared. Then a session is cached for a
/// short time only.
pub(crate) struct LiveSessions {
    known: Cache<SessionId, (Arc<Caller>, Instant)>,
    forgotten: Mutex<u64>,
    /// How long a session is cached; `None` means until it is forgotten.
    cached_max: Option<Duration>,
}

/// The count of invalidations before a document was read, and when it was.
pub(crate) struct Reading(u64, Instant);

impl LiveSessions {
    /// An empty cache. `is_shared` says whether other processes end sessions, too.
    pub(crate) fn new(is_shared: bool) -> Self {
        LiveSessions {
            known: Cache::new(LIVE_SESSIONS_MAX),
            forgotten: Mutex::new(0),
            cached_max: is_shared.then_some(SHARED_SESSION_CACHED_MAX),
        }
    }

    pub(super) fn caller(&self, session: &SessionId) -> Option<Arc<Caller>> {
        let (caller, read_at) = self.known.get(session)?;
        self.cached_max.is_none_or(|most| read_at.elapsed() < most).then_some(caller)
    }

    pub(super) fn reading(&self) -> Reading {
        Reading(*self.forgotten(), Instant::now())
    }

    pub(super) fn remember(&self, caller: &Arc<Caller>, reading: Reading) {
        let forgotten = self.forgotten();
        if *forgotten == reading.0 {
            self.known.insert(caller.session.clone(), (Arc::clone(caller), reading.1));
        }
    }

    /// Removes a session from the cache, so that the next caller reads the documents again.
    pub(crate) fn forget(&self, session: &SessionId) {
        let mut forgotten = self.forgotten();
        *forgotten += 1;
        self.known.remove(session);
    }

    /// Removes the sessions of a player and of the player's bot accounts from the cache.
    pub(crate) fn forget_player(&self, player: &str) {
        let mut forgotten = self.forgotten();
        *forgotten += 1;
        let depends =
            |caller: &Caller| caller.player.id == player || caller.owner.as_deref() == Some(player);
        self.known.retain(|_, (caller, _)| !depends(caller));
    }

    /// Removes all sessions from the cache.
    pub(super) fn forget_all(&self) {
        let mut forgotten = self.forgotten();
        *forgotten += 1;
        self.known.clear();
    }

    /// The count is never half changed, so a poisoned lock can still be used.
    fn forgotten(&self) -> MutexGuard<'_, u64> {
        self.forgotten.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Player, PlayerKind};

    #[test]
    fn a_player_whose_account_changes_is_read_again() {
        let live = LiveSessions::new(true);
        live.remember(&ada(), live.reading());
        live.forget_player("p_ben");
        assert!(live.caller(&session()).is_some());
        let reading = live.reading();
        live.forget_player("p_ada");
        assert!(live.caller(&session()).is_none());
        // What was read before the change is not kept.
        live.remember(&ada(), reading);
        assert!(live.caller(&session()).is_none());
    }

    fn session() -> SessionId {
        SessionId("s_1".to_owned())
    }

    fn ada() -> Arc<Caller> {
        let player = Player {
            id: "p_ada".to_owned(),
            name: "Ada".to_owned(),
            kind: PlayerKind::Guest,
            engine: None,
        };
        Arc::new(Caller::signed_in(player, session()))
    }

    #[test]
    fn what_was_read_before_an_ending_is_not_remembered_after_it() {
        let live = LiveSessions::new(false);
        let reading = live.reading();
        live.forget(&session());
        live.remember(&ada(), reading);
        assert_eq!(live.caller(&session()), None);
    }

    #[test]
    fn on_a_shared_store_a_session_is_cached_for_a_short_time() {
        let live = LiveSessions { cached_max: Some(Duration::ZERO), ..LiveSessions::new(true) };
        live.remember(&ada(), live.reading());
        assert_eq!(live.caller(&session()), None);
    }
}
