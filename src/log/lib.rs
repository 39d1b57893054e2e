//! The log of a game: commits, their canonical form and hash chain, the events of the table, the
//! snapshot that results from replaying a log, and the summary that entries contain for lists.
//!
//! This folder knows the rules as one object, whose types `any_rules.rs` alone knows, and the entries
//! of the store as data. Nothing in it reads or writes the store.

pub mod any_rules;
pub mod canonical;
pub mod chain;
pub mod clock;
pub mod commit;
pub mod ended;
pub mod events;
mod evolve;
pub mod history;
mod inheritance;
pub mod lobby;
mod memory;
pub(crate) mod names;
pub(crate) mod open_since;
pub(crate) mod origin;
mod queries;
pub mod seat_clocks;
pub mod seating;
pub mod snapshot;
pub mod stored;
pub mod summary;
pub mod table_action;
pub mod table_event;
pub mod tournament;
