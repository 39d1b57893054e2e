//! The presence of players between a request and the write of it.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// Maximum number of players who are noted until it is written. Others are noted later.
const NOTED_MAX: usize = 65_536;

/// The players who were here, until it is written: the beginning of the step, by player.
#[derive(Default)]
pub(super) struct Noted(Mutex<HashMap<String, u64>>);

impl Noted {
    /// Notes that a player was here in the step that began at this time.
    pub(super) fn note(&self, player: &str, at_ms: u64) {
        let mut noted = self.lock();
        if let Some(last) = noted.get_mut(player) {
            *last = at_ms.max(*last);
        } else if noted.len() < NOTED_MAX {
            noted.insert(player.to_owned(), at_ms);
        }
    }

    /// Takes all that was noted.
    pub(super) fn take(&self) -> HashMap<String, u64> {
        std::mem::take(&mut *self.lock())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// The map is never half changed, so a poisoned lock can still be used.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, u64>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP_MS: u64 = 300_000;

    #[test]
    fn no_more_players_are_noted_than_there_is_room_for() {
        let noted = Noted::default();
        for number in 0..=NOTED_MAX {
            noted.note(&number.to_string(), 0);
        }
        noted.note("0", STEP_MS);
        let taken = noted.take();
        assert_eq!((taken.len(), taken["0"]), (NOTED_MAX, STEP_MS));
    }
}
