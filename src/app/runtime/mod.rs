//! Games in memory: loading them from their logs, the one way in which a command changes a game,
//! the notification of those who wait, and the queue of games in which the server is to act.

pub mod execute;
pub mod games;
pub mod handle;
pub mod hub;
pub(crate) mod server_queue;
pub(crate) mod standing_orders;
