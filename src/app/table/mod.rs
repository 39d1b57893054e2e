//! The table around a game: making it, who may know of it, lists, sitting down and leaving.

pub mod access;
pub mod create;
pub mod game;
pub mod lists;
pub mod options;
pub mod seats;
