//! The log of a table: commits, their hash chain, the events of the table, the snapshot that results
//! from replaying a log, and the summary that entries contain for lists.
//!
//! Everything here is a function of its arguments. This crate must not read or write the store, of
//! which it knows the entries as data, and must not know what a client is shown. The rules are one
//! object for it, whose types [`any_rules`] alone knows.
//!
//! # Where is what
//!
//! * [`commit`], [`events`], [`table_event`], [`table_action`]: what an entry says; the rules
//!   read and write it ([`by_rules`]). [`chain`]: how it is hashed.
//! * [`snapshot`]: a game after an entry. [`lobby`]: its table, which is the fold of the events of the
//!   table; who may do what on which seat is in [`seating`]. [`history`]: which requests were answered.
//!   [`origin`]: what did not happen at the own table.
//! * [`clock`]: how much time there is. [`seat_clocks`]: what is left of it.
//! * [`summary`]: what lists need to know. [`index_rows`]: all rows of a log, which follow from the
//!   summary of its last entry, and their version. Rows of games that are over: [`ended`]. Of tables that
//!   have not begun: [`open_since`]. Of what counts for quotas: [`stored`]. Of tournaments:
//!   [`tournament`].
//! * [`names`]: which log is of what.
//! * [`texts`]: the rule for all texts that a player gives and others see, by which names in logs
//!   are shown. [`shown_json`]: the same for all that is sent as JSON. [`time`]: points in time as
//!   they are written.
//! * [`fault`]: why a log cannot be read.

pub mod any_rules;
mod by_rules;
pub mod chain;
pub mod clock;
pub mod commit;
pub mod ended;
pub mod events;
mod evolve;
pub mod fault;
pub mod history;
pub mod index_rows;
mod inheritance;
pub mod lobby;
mod memory;
pub mod names;
pub mod open_since;
pub mod origin;
mod queries;
pub mod seat_clocks;
pub mod seating;
pub mod shown_json;
pub mod snapshot;
pub mod stored;
pub mod summary;
pub mod table_action;
pub mod table_event;
pub mod texts;
pub mod time;
pub mod tournament;
