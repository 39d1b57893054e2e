//! The log of a game: what a commit is, its canonical form and chain, the table's own events, the
//! snapshot that replaying leads to, and the summary that entries carry for lists.
//!
//! Knows the rules as a trait, and entries of the store as data. Nothing here reads or writes.

pub mod canonical;
pub mod chain;
pub mod commit;
pub mod history;
pub mod lobby;
pub(crate) mod names;
mod questions;
pub mod snapshot;
pub mod summary;
pub mod table_event;
