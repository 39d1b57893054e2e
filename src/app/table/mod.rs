//! The table around a game: creating it, access to it, lists of games, and taking and leaving
//! seats.

pub mod access;
pub mod agreements;
mod answers;
pub(crate) mod consequences;
pub mod conversion;
pub mod create;
pub mod expiry;
pub mod fair_pages;
pub mod game;
mod invitation_lists;
pub mod invitations;
pub mod invited;
pub mod invites;
mod inviting;
pub mod lists;
pub(crate) mod made_before;
pub mod open_tables;
pub mod options;
pub mod own_seeks;
pub(crate) mod places;
pub mod rematch;
pub(crate) mod returns;
pub(crate) mod seated;
pub mod seats;
pub mod seek;
pub mod seek_games;
pub mod seek_rows;
pub mod seek_terms;
pub mod seeks;
mod sit_down;
pub mod start;
mod tournament;
