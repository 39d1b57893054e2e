//! What all use cases stand on: documents, games in memory, and the work of the service itself.
//! This crate must not know any use case, HTTP or the storage engine.
//!
//! # Where is what
//!
//! * [`documents`]: typed documents, groups of changes that are written as one, tombstones, and the
//!   list of conversions.
//! * [`runtime`]: games in memory, the one way in which a command changes one
//!   ([`runtime::execute`]), and the waiters ([`runtime::hub`]). [`runtime::freshness`] brings what
//!   other processes wrote. Standing orders are found in [`runtime::standing_orders`]; the time in
//!   which the service was away is in `runtime/away.rs`.
//! * [`vacations`]: times in which the clocks of a player stand.
//! * [`account_news`]: what a player is told, how it is kept, and what is told at once.
//! * [`jobs`]: how what is due is found and done. The names of all jobs are in [`runtime::jobs`].
//! * [`members`]: which servers share a store, and which of them acts.
//! * [`quotas`], [`space`]: how much may be stored, and what is refused when there is little space.
//! * [`key_keeper`]: signing keys, found and rotated.
//! * [`requester`]: the caller of a use case. [`on_behalf`]: the player for whom a task works, by
//!   which threads are shared.
//! * [`pages`]: cursors, and rows of the index as one list.
//! * [`error`]: all errors of this crate. Those of use cases are made from them.

pub mod account_news;
pub mod documents;
pub mod error;
pub mod jobs;
pub mod key_keeper;
pub mod members;
pub mod on_behalf;
pub mod pages;
pub mod quotas;
pub mod requester;
pub mod runtime;
#[cfg(test)]
mod scene;
pub mod space;
pub mod vacations;

// The code of a future is generated wherever it is polled. Boxed here, the futures of this crate
// are compiled once, and not again in the crates that call them.
use async_recursion::async_recursion as boxed;
