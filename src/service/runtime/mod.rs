//! Games in memory: loading them from their logs, executing commands on them, notifying waiters,
//! and the queue of games in which the server has to move.
//!
//! * A game in memory: [`handle`], with what it has `heard` of its log; loaded by `replay`, kept
//!   within bounds of bytes by [`cached_games`]. Past positions are computed from [`checkpoints`];
//!   [`work_pool`] and `log_reading` bound what is expensive.
//! * A command: [`execute`], and `append`, which writes its entry. In a sandbox the server moves
//!   first (`server_first`). After a conflict a command waits (`conflicts`).
//! * Waiters: [`hub`]. Writes of other processes: [`freshness`].
//! * The server's own work: [`server_queue`], [`standing_orders`], and [`jobs`], the kinds of work
//!   that are counted and woken.
//! * Time without service: `away`, and [`counted_from`] for tables that have not begun.

mod append;
mod append_id;
mod away;
pub mod byte_cache;
pub mod cached_games;
pub(crate) mod checkpoints;
pub mod counted_from;
pub mod execute;
pub mod former;
pub(crate) mod freshness;
pub mod games;
pub mod handle;
mod heard;
pub mod hub;
pub mod jobs;
mod log_reading;
pub(crate) mod past;
pub mod quarantine;
mod readiness;
mod replay;
pub mod server_first;
pub mod server_queue;
pub mod standing_orders;
pub mod traces;
pub mod work_pool;

#[cfg(test)]
mod tests;
