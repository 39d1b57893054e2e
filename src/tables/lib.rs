//! Tables, and what happens there: games are made, played, followed, and written down as records.
//! This crate must not know how players meet, other use cases, HTTP or the storage engine. Games in
//! memory, documents and jobs are in [`kontor_service`], players in [`kontor_accounts`].
//!
//! A command runs like this: it finds the game's handle, waits for its turn in the game's queue,
//! checks whether the request was answered before, decides on the last durable snapshot, appends
//! **one** entry, and notifies the waiters ([`kontor_service::runtime::execute`]).
//!
//! Behind the objects of `kontor-log` and `kontor-contract` the types of a game end: no code here
//! depends on which game is played.
//!
//! # Where is what
//!
//! * [`table`]: making tables, seats, invitations, lists, seeks as they are kept. Who may know of a
//!   game is decided in [`table::access`] alone. Pauses, gifts of time and ends without a result:
//!   [`table::agreements`]. Tables where nothing happens end in [`table::expiry`].
//! * [`play`]: moves, previews, evaluations, decisions, standing orders. Orders are given there
//!   and played in [`autoplay`].
//! * [`watch`]: views, events, long polls. [`watch::feed`] is what all feeds are, also those of
//!   other crates. The transport of a stream is in `kontor-http`.
//! * [`autoplay`]: moves of the server. Seats whose time is up are handed over in
//!   `autoplay/deadlines.rs`.
//! * [`records`]: records, how they are verified and imported, and forks.
//! * [`messages`]: messages at a table, in a log of their own, and reports of them.
//! * [`error`]: all errors; their refusals are declared in [`kontor_problems`].
//!
//! What an earlier release has stored of invitations is converted once, in [`table::conversion`].

pub mod autoplay;
pub mod error;
pub mod messages;
pub mod play;
pub mod records;
#[cfg(test)]
mod scene;
pub mod table;
pub mod watch;

// The code of a future is generated wherever it is polled. Boxed here, the futures of this crate
// are compiled once, and not again in the crates that call them.
use async_recursion::async_recursion as boxed;
