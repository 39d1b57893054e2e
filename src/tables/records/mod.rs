//! Records of finished games: writing, listing, verifying and importing them; and forks, which
//! begin with commits of another game.

mod checks;
pub mod fork;
pub mod import;
pub mod list;
pub mod record;
mod transcript;
pub mod verify;

pub use checks::{CHECKS_RUNNING_MAX, CHECKS_WAITING_MAX, Records};
