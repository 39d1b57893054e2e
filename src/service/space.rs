//! The space that is left for the store, and what is refused when there is little of it.
//!
//! When a disk is full, the storage engine cannot write, the process ends and cannot be started
//! again. So the server stops earlier: below a first limit nothing new is stored, and below a
//! second one nothing at all, except what removes something. What lies between the two is the
//! reserve with which games that are under way can be finished.

use std::{
    io,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use kontor_problems::Refused;
use kontor_threads::{NoThreads, ThreadPool};
use tokio::time::{MissedTickBehavior, interval};

use crate::error::ServiceError;

/// How often the free space is looked at.
const SAMPLE_INTERVAL: Duration = Duration::from_secs(1);

/// Of the space below which nothing new is stored, one part in so many is left when moves are
/// refused too.
pub const ONGOING_DIVISOR: u64 = 4;

/// Tells how much space a file system has left.
pub trait Disk: Send + Sync {
    /// Bytes that this process can still write.
    fn free_bytes(&self) -> io::Result<u64>;
}

/// The file system that contains a path.
pub struct SystemDisk(pub PathBuf);

impl Disk for SystemDisk {
    fn free_bytes(&self) -> io::Result<u64> {
        let found = rustix::fs::statvfs(&self.0)?;
        Ok(found.f_bavail.saturating_mul(found.f_frsize))
    }
}

/// How something makes the store grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// By something new: a player, a table, a message, a fork, an import.
    New,
    /// By going on with what is there: moves, sessions, standing orders.
    Ongoing,
}

/// How much space there is, compared with the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SpaceLevel {
    /// Not even moves are accepted.
    Exhausted,
    /// Games go on, and nothing new is stored.
    Low,
    /// Everything is accepted.
    Enough,
}

/// Why a server only reads its store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnlyReads {
    /// Its operator wants it so.
    OnPurpose,
    /// The disk was so full at the start that the store could not be opened for writing.
    DiskFull,
}

/// The space that is left for the store.
pub struct Space {
    disk: Box<dyn Disk>,
    min_free_bytes: u64,
    /// Why nothing is stored, however much space there is.
    only_reads: Option<OnlyReads>,
    /// As last seen.
    free_bytes: AtomicU64,
    /// Whether the last attempt to look failed, so that this is logged once.
    is_unknown: AtomicBool,
}

impl Space {
    /// The space of this disk, of which so many bytes are to stay free; 0 means no limit. The
    /// caller must also run [`Space::watch`].
    pub fn new(disk: impl Disk + 'static, min_free_bytes: u64) -> Arc<Self> {
        Arc::new(Space::of(disk, min_free_bytes, None))
    }

    fn of(disk: impl Disk + 'static, min_free_bytes: u64, only_reads: Option<OnlyReads>) -> Self {
        let space = Space {
            disk: Box::new(disk),
            min_free_bytes,
            only_reads,
            free_bytes: AtomicU64::new(u64::MAX),
            is_unknown: AtomicBool::new(false),
        };
        space.sample();
        space
    }

    /// The space of a server that only reads its store.
    pub fn read_only(disk: impl Disk + 'static, why: OnlyReads) -> Arc<Self> {
        Arc::new(Space::of(disk, 0, Some(why)))
    }

    /// Whether the server only reads its store.
    pub fn is_read_only(&self) -> bool {
        self.only_reads.is_some()
    }

    /// Why the server only reads its store, if it does.
    pub fn only_reads(&self) -> Option<OnlyReads> {
        self.only_reads
    }

    /// Space without a limit.
    pub fn unlimited() -> Arc<Self> {
        struct Endless;
        impl Disk for Endless {
            fn free_bytes(&self) -> io::Result<u64> {
                Ok(u64::MAX)
            }
        }
        Space::new(Endless, 0)
    }

    /// Looks at the free space every second, in a thread of its own: some file systems answer late.
    pub fn watch(self: Arc<Self>) -> Result<impl Future<Output = ()> + use<>, NoThreads> {
        let thread = ThreadPool::start("disk space", 1)?;
        Ok(async move {
            let mut ticks = interval(SAMPLE_INTERVAL);
            ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                ticks.tick().await;
                let space = self.clone();
                // If looking panics, the next look tells.
                let _ = thread.run(move || space.sample()).await;
            }
        })
    }

    /// Looks at the free space now. A change of the level is logged.
    pub fn sample(&self) {
        match self.disk.free_bytes() {
            Ok(free) => {
                self.is_unknown.store(false, Ordering::SeqCst);
                let before = self.level();
                self.free_bytes.store(free, Ordering::SeqCst);
                self.log_change(before, free >> 20);
            }
            Err(error) => {
                if !self.is_unknown.swap(true, Ordering::SeqCst) {
                    tracing::warn!(%error, "how much space is left for the store is not known");
                }
            }
        }
    }

    fn log_change(&self, before: SpaceLevel, free_mib: u64) {
        let now = self.level();
        if now == before {
            return;
        }
        match now {
            SpaceLevel::Exhausted => {
                tracing::error!(free_mib, "no space is left for the store: moves are refused too");
            }
            SpaceLevel::Low => {
                tracing::warn!(free_mib, "little space is left for the store: only games go on");
            }
            SpaceLevel::Enough => {
                tracing::info!(free_mib, "the store has enough space again");
            }
        }
    }

    /// How much space there is.
    pub fn level(&self) -> SpaceLevel {
        let free = self.free_bytes();
        if free < self.ongoing_min_bytes() {
            SpaceLevel::Exhausted
        } else if free < self.min_free_bytes {
            SpaceLevel::Low
        } else {
            SpaceLevel::Enough
        }
    }

    /// Refuses what makes the store grow, if there is too little space for it or it is only read.
    pub fn admit(&self, growth: Growth) -> Result<(), ServiceError> {
        if self.is_read_only() {
            return Err(Refused::ReadOnly.into());
        }
        let least = match growth {
            Growth::New => SpaceLevel::Enough,
            Growth::Ongoing => SpaceLevel::Low,
        };
        if self.level() < least { Err(Refused::StorageFull.into()) } else { Ok(()) }
    }

    /// Free bytes, as last seen.
    pub fn free_bytes(&self) -> u64 {
        self.free_bytes.load(Ordering::SeqCst)
    }

    /// Free bytes below which nothing new is stored.
    pub fn min_free_bytes(&self) -> u64 {
        self.min_free_bytes
    }

    /// Free bytes below which moves are refused too.
    pub fn ongoing_min_bytes(&self) -> u64 {
        self.min_free_bytes / ONGOING_DIVISOR
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A disk with as much free space as the test says; it fails if that is not known.
    struct TestDisk(Arc<AtomicU64>);

    const UNKNOWN: u64 = u64::MAX;

    impl Disk for TestDisk {
        fn free_bytes(&self) -> io::Result<u64> {
            match self.0.load(Ordering::SeqCst) {
                UNKNOWN => Err(io::ErrorKind::NotFound.into()),
                free => Ok(free),
            }
        }
    }

    fn level_at(space: &Space, free: &AtomicU64, bytes: u64) -> SpaceLevel {
        free.store(bytes, Ordering::SeqCst);
        space.sample();
        space.level()
    }

    #[test]
    fn games_go_on_within_the_reserve_and_nothing_grows_below_it() {
        let free = Arc::new(AtomicU64::new(1_000));
        let space = Space::new(TestDisk(free.clone()), 400);
        for (bytes, level) in [
            (400, SpaceLevel::Enough),
            (399, SpaceLevel::Low),
            (100, SpaceLevel::Low),
            (99, SpaceLevel::Exhausted),
            (0, SpaceLevel::Exhausted),
            (500, SpaceLevel::Enough),
        ] {
            assert_eq!(level_at(&space, &free, bytes), level, "{bytes} bytes");
            assert_eq!(space.admit(Growth::New).is_ok(), level == SpaceLevel::Enough);
            assert_eq!(space.admit(Growth::Ongoing).is_ok(), level >= SpaceLevel::Low);
        }
    }

    #[test]
    fn the_level_stays_as_it_was_while_the_space_is_not_known() {
        let free = Arc::new(AtomicU64::new(300));
        let space = Space::new(TestDisk(free.clone()), 400);
        assert_eq!(level_at(&space, &free, UNKNOWN), SpaceLevel::Low);
    }

    #[test]
    fn a_limit_of_zero_is_none() {
        let free = Arc::new(AtomicU64::new(0));
        assert_eq!(Space::new(TestDisk(free), 0).level(), SpaceLevel::Enough);
    }

    #[test]
    fn the_file_system_of_a_path_tells_its_free_space() {
        assert!(SystemDisk(std::env::temp_dir()).free_bytes().unwrap() > 0);
        assert!(SystemDisk("/no such path".into()).free_bytes().is_err());
    }
}
