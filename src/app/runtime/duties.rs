//! What the server does by itself, counted: how often it has looked whether there is something to
//! do, and how often something could not be done and is tried again. So an operator notices work
//! that is stuck, which nobody waits for with a request.

use std::sync::atomic::{AtomicU64, Ordering};

/// A kind of work that the server looks for again and again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Handing over seats whose time is up.
    Deadlines,
    /// Deletions of accounts.
    Deletions,
    /// Moves of bots and of standing orders.
    Moves,
    /// Counting rated games.
    Ratings,
    /// Deleting logs that nobody needs.
    Retention,
    /// Seeks that become games, or expire.
    Seeks,
    /// Rounds of tournaments.
    Tournaments,
}

impl Duty {
    /// All of them.
    pub const ALL: [Duty; 7] = [
        Duty::Deadlines,
        Duty::Deletions,
        Duty::Moves,
        Duty::Ratings,
        Duty::Retention,
        Duty::Seeks,
        Duty::Tournaments,
    ];

    /// As the metrics name it.
    pub const fn name(self) -> &'static str {
        match self {
            Duty::Deadlines => "deadlines",
            Duty::Deletions => "deletions",
            Duty::Moves => "moves",
            Duty::Ratings => "ratings",
            Duty::Retention => "retention",
            Duty::Seeks => "seeks",
            Duty::Tournaments => "tournaments",
        }
    }
}

#[derive(Debug, Default)]
struct Count {
    looks: AtomicU64,
    failures: AtomicU64,
}

/// The counts of all duties since the server has started.
#[derive(Debug, Default)]
pub struct DutyCounts([Count; Duty::ALL.len()]);

impl DutyCounts {
    /// Counts a look that has ended, whether or not this server was to look.
    pub(crate) fn looked(&self, duty: Duty) {
        self.0[duty as usize].looks.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts something that could not be done.
    pub(crate) fn failed(&self, duty: Duty) {
        self.0[duty as usize].failures.fetch_add(1, Ordering::Relaxed);
    }

    /// How often the server has looked.
    pub fn looks(&self, duty: Duty) -> u64 {
        self.0[duty as usize].looks.load(Ordering::Relaxed)
    }

    /// How often something could not be done.
    pub fn failures(&self, duty: Duty) -> u64 {
        self.0[duty as usize].failures.load(Ordering::Relaxed)
    }
}
