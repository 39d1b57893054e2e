//! The table around a game: creating it, access to it, lists of games, and taking and leaving
//! seats.

pub mod access;
pub mod agreements;
pub mod create;
pub mod fair_pages;
pub mod game;
pub mod invites;
pub mod lists;
pub(crate) mod made_before;
pub mod open_tables;
pub mod options;
pub mod rematch;
pub(crate) mod returns;
pub mod seats;
