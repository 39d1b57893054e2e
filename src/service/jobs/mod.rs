//! What the server does by itself when it is due, and not because of a request: the trait `Job`, of
//! which each kind has one implementation, and the [`Worker`] that looks after all of them. An
//! implementation says what is due and does one of it. Everything else is here, once: paging,
//! trying again, which of several servers does it, the clock, the space of the store, panics, and
//! counting.
//!
//! What is due stands in rows that are sorted by time (`rows.rs`): of documents they are written
//! with the document (`due/<kind>/<time>/<id>`), of games and tournaments they are derived from the
//! logs. A row only says where to look. What is done is decided on what is stored then, as for a
//! request, and may be done by several servers at the same moment. So nothing is lost or done twice
//! wherever a server stops.

mod retries;
pub mod rows;
#[cfg(test)]
mod tests;
mod worker;

use std::time::Duration;

use async_trait::async_trait;

use crate::{error::ServiceError, runtime::jobs::JobKind, space::Growth};
use kontor_log::time::Timestamp;
pub use worker::Worker;
pub use worker::do_all;

/// Which of the servers of a store does the work of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Servers {
    /// One of them looks after the whole kind.
    OneOfAll,
    /// One of them for each id, whichever it is.
    OneForEachId,
    /// Each of them: it is about what only this process knows.
    Each,
}

/// How the work of a kind is looked after.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which kind it is.
    pub kind: JobKind,
    /// How often it is looked for.
    pub every: Duration,
    /// After how long it is looked for the first time.
    pub first_after: Duration,
    /// After how long the next page is read, if there is more than one.
    pub next_page_after: Duration,
    /// How much of it is done in one look at most.
    pub at_a_time_max: usize,
    /// Which servers do it.
    pub servers: Servers,
    /// What it needs space for. What removes something needs none.
    pub growth: Option<Growth>,
}

impl Plan {
    /// Work that is looked for so often, at each server for some of the ids, of which so many are
    /// done in one look, and that needs no space. It does not begin at once: the clock of a machine
    /// that has just started may still be wrong, and what is deleted is gone.
    pub const fn new(kind: JobKind, every: Duration, at_a_time_max: usize) -> Self {
        Plan {
            kind,
            every,
            first_after: every,
            next_page_after: Duration::ZERO,
            at_a_time_max,
            servers: Servers::OneForEachId,
            growth: None,
        }
    }
}

/// Which page of what is due is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// What is due at this time.
    pub now: Timestamp,
    /// Where the page before it says that this one begins.
    pub after: Option<&'a str>,
    /// How many ids it has at most.
    pub limit: usize,
}

/// A page of what is due.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// What is due.
    pub ids: Vec<String>,
    /// Where the next one begins; `None` if this is the last one.
    pub next: Option<String>,
}

impl Page {
    /// All that is due, if anything is.
    pub fn of(id: Option<&str>) -> Self {
        Page { ids: id.into_iter().map(str::to_owned).collect(), next: None }
    }
}

/// A kind of work. It is done in the thread of the worker, so long work must run on other threads.
#[async_trait(?Send)]
pub trait Job {
    /// How it is looked after.
    fn plan(&self) -> Plan;

    /// A page of what is due.
    async fn due(&self, part: Part<'_>) -> Result<Page, ServiceError>;

    /// Does what is due for this id, if it is due still. Returns how much that was. It must not
    /// matter how often this is called, nor by how many servers.
    async fn run(&self, id: &str) -> Result<u64, ServiceError>;

    /// Called in place of a look for which the store has no space.
    fn has_no_space(&self) {}
}
