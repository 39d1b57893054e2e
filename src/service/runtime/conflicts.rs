//! What a writer does after another one was first: it decides again, after a pause. The pause is
//! random and grows, because two writers in lockstep would otherwise meet again and again, and the
//! one that needs more time to decide would never be first.

use std::time::Duration;

use kontor_environment::Entropy;

/// How often something is decided before it fails because others were first each time.
pub const ATTEMPTS_MAX: u32 = 12;

/// The longest pause after the first conflict. It doubles with each further one.
const PAUSE_FIRST_MAX: Duration = Duration::from_millis(2);

/// No pause is longer.
const PAUSE_MAX: Duration = Duration::from_millis(64);

/// Waits before the next attempt, after so many.
pub async fn pause(entropy: &dyn Entropy, attempts: u32) {
    tokio::time::sleep(pause_after(entropy, attempts)).await;
}

fn pause_after(entropy: &dyn Entropy, attempts: u32) -> Duration {
    let doublings = attempts.saturating_sub(1).min(31);
    let most = PAUSE_MAX.min(PAUSE_FIRST_MAX.saturating_mul(1 << doublings));
    let mut share = [0];
    entropy.fill(&mut share);
    most * u32::from(share[0]) / u32::from(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same byte each time.
    struct Same(u8);

    impl Entropy for Same {
        fn fill(&self, bytes: &mut [u8]) {
            bytes.fill(self.0);
        }
    }

    #[test]
    fn pauses_are_random_and_grow_to_a_limit() {
        let pauses = |entropy: Same| [1, 2, 3, 6, 7, 12].map(|n| pause_after(&entropy, n));
        let ms = |millis: [u64; 6]| millis.map(Duration::from_millis);
        assert_eq!(pauses(Same(u8::MAX)), ms([2, 4, 8, 64, 64, 64]));
        assert_eq!(pauses(Same(0)), ms([0; 6]));
        assert!(pauses(Same(100)) < pauses(Same(200)));
    }
}
