//! Clock and entropy under the control of a test.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use kontor_environment::{Entropy, TimeSource};
use kontor_log::{chain::sha256, time::Timestamp};
use kontor_service::space::Disk;

/// The time at which the clock of every local server begins.
const START_MS: u64 = 1_750_000_000_000;

/// A clock that stands still until a test moves it.
pub struct TestClock {
    now_ms: AtomicU64,
    broken: AtomicBool,
}

impl TestClock {
    /// A clock at the time at which every local server begins.
    pub fn at_start() -> Self {
        TestClock { now_ms: AtomicU64::new(START_MS), broken: AtomicBool::new(false) }
    }

    /// What the clock shows.
    pub fn now(&self) -> SystemTime {
        UNIX_EPOCH + Duration::from_millis(self.now_ms())
    }

    /// The time until a time as the server writes it.
    pub fn ms_until(&self, time: &str) -> u64 {
        let time: Timestamp = serde_json::from_value(time.into()).unwrap();
        time.0 - self.now_ms()
    }

    /// Advances the clock.
    pub fn advance_s(&self, seconds: u64) {
        self.now_ms.fetch_add(seconds * 1000, Ordering::SeqCst);
    }

    /// The time so many seconds from now, as text.
    pub fn after_s(&self, seconds: u64) -> String {
        Timestamp(self.now_ms.load(Ordering::SeqCst) + seconds * 1000).to_string()
    }

    /// Sets the clock back.
    pub fn set_back_s(&self, seconds: u64) {
        self.now_ms.fetch_sub(seconds * 1000, Ordering::SeqCst);
    }

    /// The next call to the clock panics.
    pub fn break_once(&self) {
        self.broken.store(true, Ordering::SeqCst);
    }
}

impl TimeSource for TestClock {
    fn now_ms(&self) -> u64 {
        assert!(!self.broken.swap(false, Ordering::SeqCst), "the clock was broken by the test");
        self.now_ms.load(Ordering::SeqCst)
    }
}

/// A disk with as much free space as a test says, at first endless.
#[derive(Clone)]
pub struct TestDisk(Arc<AtomicU64>);

impl TestDisk {
    pub fn set_free_bytes(&self, bytes: u64) {
        self.0.store(bytes, Ordering::SeqCst);
    }
}

impl Default for TestDisk {
    fn default() -> Self {
        TestDisk(Arc::new(AtomicU64::new(u64::MAX)))
    }
}

impl Disk for TestDisk {
    fn free_bytes(&self) -> io::Result<u64> {
        Ok(self.0.load(Ordering::SeqCst))
    }
}

/// Bytes that are computed from a counter.
#[derive(Default)]
pub struct SeededEntropy {
    count: AtomicU64,
    broken: AtomicBool,
}

impl SeededEntropy {
    /// The next draw panics.
    pub fn break_once(&self) {
        self.broken.store(true, Ordering::SeqCst);
    }
}

impl Entropy for SeededEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        assert!(!self.broken.swap(false, Ordering::SeqCst), "the entropy was broken by the test");
        for chunk in bytes.chunks_mut(32) {
            let count = self.count.fetch_add(1, Ordering::SeqCst);
            chunk.copy_from_slice(
                &sha256(&[b"entropy of tests", &count.to_be_bytes()])[..chunk.len()],
            );
        }
    }
}
