//! When something that could not be done is tried again.

use std::{collections::HashMap, time::Duration};

use tokio::time::Instant;

/// Pause after the first failure. It doubles with each further one.
pub(super) const PAUSE_MIN: Duration = Duration::from_secs(1);

/// The longest pause. Seats whose time is up wait for no longer than this after a fault.
pub(super) const PAUSE_MAX: Duration = Duration::from_secs(60);

/// Maximum number of ids of which it is noted that they failed. Others are tried in each look.
const NOTED_MAX: usize = 10_000;

/// How often the pause doubles at most.
const DOUBLINGS_MAX: u32 = 6;

struct Failed {
    times: u32,
    not_before: Instant,
}

/// The ids that have failed lately.
#[derive(Default)]
pub(super) struct Retries(HashMap<String, Failed>);

impl Retries {
    /// Whether this id is to be left alone for a while.
    pub(super) fn waits(&self, id: &str, now: Instant) -> bool {
        self.0.get(id).is_some_and(|failed| now < failed.not_before)
    }

    /// This id has failed again.
    pub(super) fn failed(&mut self, id: &str, now: Instant) {
        if self.0.len() >= NOTED_MAX && !self.0.contains_key(id) {
            // Work that is not due any more is in no later look.
            self.0.retain(|_, failed| now < failed.not_before);
            if self.0.len() >= NOTED_MAX {
                return;
            }
        }
        let before = self.0.get(id).map_or(0, |failed| failed.times);
        let pause = (PAUSE_MIN * 2_u32.pow(before.min(DOUBLINGS_MAX))).min(PAUSE_MAX);
        self.0.insert(id.to_owned(), Failed { times: before + 1, not_before: now + pause });
    }

    /// This id was done.
    pub(super) fn done(&mut self, id: &str) {
        self.0.remove(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_the_longest_one_and_begin_again_after_a_success() {
        let (mut retries, mut now) = (Retries::default(), Instant::now());
        for seconds in [1, 2, 4, 8, 16, 32, 60, 60] {
            retries.failed("a", now);
            let pause = Duration::from_secs(seconds);
            assert!(retries.waits("a", now + pause - Duration::from_millis(1)), "{seconds} s");
            assert!(!retries.waits("a", now + pause) && !retries.waits("b", now));
            now += pause;
        }
        retries.done("a");
        retries.failed("a", now);
        assert!(!retries.waits("a", now + PAUSE_MIN));
    }

    #[test]
    fn what_failed_long_ago_makes_room() {
        let (mut retries, now) = (Retries::default(), Instant::now());
        for number in 0..NOTED_MAX {
            retries.failed(&number.to_string(), now);
        }
        retries.failed("more", now);
        assert!(!retries.waits("more", now) && retries.waits("0", now));
        let later = now + PAUSE_MIN;
        retries.failed("more", later);
        assert!(retries.waits("more", later) && retries.0.len() == 1);
    }
}
