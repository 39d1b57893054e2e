//! Following a game: views, pages of events, what waits for a player, long polls.

pub mod due;
pub mod events;
pub mod feed;
pub mod views;
pub mod waiting;
