//! A pace: how much of something may happen per second, for all callers together. A caller that is
//! too early waits.

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use tokio::time::{Instant, sleep_until};

kontor_limits::limits! {
    /// Bytes of records that the server receives per second, from all clients together. It sends as
    /// many.
    pub const RECORDS_RATE_MAX: u64 = 32 << 20;
}

/// Bytes of records that pass without a pause after a pause of all of them.
const RECORDS_BURST: u64 = 1 << 20;

/// A rate with a burst. All waiters share it, in the order in which they ask.
pub struct Pace {
    rate: u64,
    burst: Duration,
    /// When all that was let through fits the rate.
    paid: Mutex<Instant>,
}

impl Pace {
    /// The pace of records that are received, or of those that are sent.
    pub fn of_records() -> Self {
        Pace::new(RECORDS_RATE_MAX, RECORDS_BURST)
    }

    /// Lets `rate` units through per second, and `burst` units at once after a pause.
    fn new(rate: u64, burst: u64) -> Self {
        let burst = Duration::from_secs_f64(burst as f64 / rate as f64);
        Pace { rate, burst, paid: Mutex::new(Instant::now() - burst) }
    }

    /// Waits until so many units fit the rate. Returns how long it took.
    pub async fn wait(&self, units: u64) -> Duration {
        let begun = Instant::now();
        let pass = self.take(units, begun);
        if pass <= begun {
            return Duration::ZERO;
        }
        sleep_until(pass).await;
        begun.elapsed()
    }

    /// Takes so many units. Returns from when on they fit.
    fn take(&self, units: u64, now: Instant) -> Instant {
        let mut paid = self.paid.lock().unwrap_or_else(PoisonError::into_inner);
        let from = (*paid).max(now - self.burst);
        *paid = from + Duration::from_secs_f64(units as f64 / self.rate as f64);
        *paid
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_at_once_and_the_rest_at_the_rate() {
        let now = Instant::now() + Duration::from_secs(60);
        let pace = Pace::new(100, 50);
        assert!(pace.take(50, now) <= now);
        assert_eq!(pace.take(100, now), now + Duration::from_secs(1));
        assert_eq!(pace.take(100, now), now + Duration::from_secs(2));
        let later = now + Duration::from_secs(3);
        assert!(pace.take(50, later) <= later, "the burst is there again");
        assert!(pace.take(50, later) > later, "and not more than it");
    }
}
