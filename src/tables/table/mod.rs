//! The table around a game: creating it, access to it, lists of games, and taking and leaving
//! seats.
//!
//! * What all use cases share: [`tables`].
//! * Making: [`create`]; [`seated`] for tables that the server makes, with everybody there;
//!   [`rematch`]; [`made_before`] has the ids of new games and repeats answers.
//! * Seats: `sit_down`, [`seats`] (bots, leaving, resigning), [`returns`], [`start`]. [`may_start`] says who may
//!   start a game, and when.
//! * Who may know of a table: [`access`]. Private tables: [`invites`]. Named players:
//!   [`invitations`] and `answers`, kept as [`invited`] says, which also decides who sees one.
//! * What follows in the same commit: [`consequences`]. What players agree on: [`agreements`].
//! * Lists: [`lists`], with [`fair_pages`] for which games come on a page, [`game`] for what is
//!   shown of each, and [`places`] for the places that count.
//! * Seeks as they are kept: [`seeks`], [`seek_rows`], [`own_seeks`]; how one becomes a game,
//!   [`seek_games`]. Their use cases are in `kontor-app`.

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
pub mod may_start;
pub mod open_tables;
pub mod options;
pub mod own_seeks;
pub(crate) mod places;
pub mod rematch;
pub(crate) mod returns;
pub mod seated;
pub mod seats;
pub mod seek;
pub mod seek_games;
pub mod seek_rows;
pub mod seek_terms;
pub mod seeks;
mod sit_down;
pub mod start;
pub mod tables;
mod tournament;
