//! The kinds of work that the server does by itself. What is done of each kind is counted, so an
//! operator notices stuck work, for which no request waits. Code that makes something due at once
//! wakes its worker ([`crate::jobs`]).

use std::{
    collections::BTreeSet,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::Notify;

/// Maximum number of ids of a kind that are woken at the same time. Where there are more,
/// everything of the kind is looked for.
const WOKEN_MAX: usize = 10_000;

/// Declares the kinds of work from one table: of each what it is, its variant, and its name in
/// metrics and in the keys of rows.
macro_rules! kinds {
    ($($(#[doc = $is:tt])+ $Kind:ident $name:tt,)+) => {
        /// A kind of work that the server looks for again and again.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum JobKind {$($(#[doc = $is])+ $Kind,)+}

        impl JobKind {
            /// All of them.
            pub const ALL: [JobKind; [$(JobKind::$Kind),+].len()] = [$(JobKind::$Kind),+];

            /// As the metrics and the keys of rows name it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(JobKind::$Kind => $name,)+
                }
            }
        }
    };
}

kinds! {
    /// Handing over seats whose time is up.
    Deadlines "deadlines",
    /// Deletions of accounts.
    Deletions "deletions",
    /// Unused guests.
    Guests "guests",
    /// Putting players of different seeks together.
    Matches "matches",
    /// Finding the games that wait for a move of the server.
    Moves "moves",
    /// Tables that end because nothing happens there.
    OpenTables "open_tables",
    /// Writing which players were here.
    Presence "presence",
    /// Counting rated games.
    Ratings "ratings",
    /// Reports that were settled long ago.
    Reports "reports",
    /// Deleting logs that are not needed.
    Retention "retention",
    /// Seeks that become games, or expire.
    Seeks "seeks",
    /// Rounds of tournaments.
    Tournaments "tournaments",
}

#[derive(Debug, Default)]
struct OfKind {
    looks: AtomicU64,
    failures: AtomicU64,
    woken: Mutex<Woken>,
    notify: Notify,
}

impl OfKind {
    /// No step leaves it half changed, so a poisoned lock can still be used.
    fn woken(&self) -> MutexGuard<'_, Woken> {
        self.woken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What is due at once. It is found without it as well, only later.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Woken {
    /// These.
    pub(crate) ids: BTreeSet<String>,
    /// Perhaps something that is not named.
    pub(crate) whole_kind: bool,
}

impl Woken {
    /// Everything of the kind.
    pub(crate) fn all() -> Self {
        Woken { ids: BTreeSet::new(), whole_kind: true }
    }
}

/// What this server knows of the work that it does by itself: how much there was since it has
/// started, and what is due at once.
#[derive(Debug, Default)]
pub struct Jobs([OfKind; JobKind::ALL.len()]);

impl Jobs {
    fn of(&self, kind: JobKind) -> &OfKind {
        &self.0[kind as usize]
    }

    /// Counts a look that has ended, whether or not this server was to look.
    pub fn looked(&self, kind: JobKind) {
        self.of(kind).looks.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts something that could not be done.
    pub fn failed(&self, kind: JobKind) {
        self.of(kind).failures.fetch_add(1, Ordering::Relaxed);
    }

    /// How often the server has looked.
    pub fn looks(&self, kind: JobKind) -> u64 {
        self.of(kind).looks.load(Ordering::Relaxed)
    }

    /// How often something could not be done.
    pub fn failures(&self, kind: JobKind) -> u64 {
        self.of(kind).failures.load(Ordering::Relaxed)
    }

    /// Something of this kind may be due now: it is looked for at once.
    pub fn wake(&self, kind: JobKind) {
        self.of(kind).woken().whole_kind = true;
        self.of(kind).notify.notify_one();
    }

    /// This is due now: it is done at once, by this server.
    pub fn wake_id(&self, kind: JobKind, id: &str) {
        let mut woken = self.of(kind).woken();
        match woken.ids.len() < WOKEN_MAX {
            true => drop(woken.ids.insert(id.to_owned())),
            false => woken.whole_kind = true,
        }
        drop(woken);
        self.of(kind).notify.notify_one();
    }

    /// Lets all who wait look whether the server stops.
    pub(crate) fn wake_waiting(&self) {
        self.0.iter().for_each(|of_kind| of_kind.notify.notify_one());
    }

    /// Waits until this kind is woken.
    pub(crate) async fn woken(&self, kind: JobKind) {
        self.of(kind).notify.notified().await;
    }

    /// What is due at once, of which so many ids at most; the others are left for the next time.
    pub(crate) fn take_woken(&self, kind: JobKind, limit: usize) -> Woken {
        let mut woken = self.of(kind).woken();
        let mut taken = std::mem::take(&mut *woken);
        if let Some(first_left) = taken.ids.iter().nth(limit).cloned() {
            woken.ids = taken.ids.split_off(&first_left);
            self.of(kind).notify.notify_one();
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn each_kind_has_counts_and_a_name_of_its_own() {
        let jobs = Jobs::default();
        jobs.looked(JobKind::Seeks);
        jobs.failed(JobKind::Tournaments);
        for kind in JobKind::ALL {
            assert_eq!(jobs.looks(kind), u64::from(kind == JobKind::Seeks), "{kind:?}");
            assert_eq!(jobs.failures(kind), u64::from(kind == JobKind::Tournaments), "{kind:?}");
        }
        let names: BTreeSet<&str> = JobKind::ALL.into_iter().map(JobKind::name).collect();
        assert_eq!(names.len(), JobKind::ALL.len());
    }

    #[test]
    fn what_is_woken_is_taken_once_and_no_more_of_it_than_is_asked_for() {
        let jobs = Jobs::default();
        for id in ["a", "b", "c", "a"] {
            jobs.wake_id(JobKind::Deletions, id);
        }
        let of = |ids: &[&str], whole_kind| {
            let ids = ids.iter().map(|id| (*id).to_owned()).collect();
            Woken { ids, whole_kind }
        };
        assert_eq!(jobs.take_woken(JobKind::Seeks, 2), of(&[], false));
        assert_eq!(jobs.take_woken(JobKind::Deletions, 2), of(&["a", "b"], false));
        assert!(jobs.woken(JobKind::Deletions).now_or_never().is_some(), "one is left");
        jobs.wake(JobKind::Deletions);
        assert_eq!(jobs.take_woken(JobKind::Deletions, 2), of(&["c"], true));
        assert_eq!(jobs.take_woken(JobKind::Deletions, 2), of(&[], false));
    }

    #[test]
    fn where_too_many_are_woken_the_whole_kind_is() {
        let jobs = Jobs::default();
        for number in 0..=WOKEN_MAX {
            jobs.wake_id(JobKind::Tournaments, &number.to_string());
        }
        let woken = jobs.take_woken(JobKind::Tournaments, usize::MAX);
        assert!(woken.whole_kind && woken.ids.len() == WOKEN_MAX);
    }
}
