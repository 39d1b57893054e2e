//! Following games: views, feeds of events and messages, open decisions of a player, and long
//! polling.

pub mod due;
pub mod events;
pub mod feed;
pub mod long_poll;
pub mod views;
