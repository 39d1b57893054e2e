//! Helpers for the tests of several crates: the scene in which rules are tested, the check that a
//! rulebook is tested, a toy game, a PostgreSQL that tests start, clocks that they set, and waits
//! with a limit.
//!
//! This crate must not know any game. Helpers for one game are in that game's `tests/scene.rs`.

pub mod clock;
pub mod postgresql;
mod rulebook;
mod scene;
#[cfg(test)]
mod tests;
pub mod toy;
pub mod waits;

use kontor_rules::Seat;

pub use rulebook::{
    assert_rulings_name_sections, assert_sections_are_known, assert_sections_are_tested,
};
pub use scene::Scene;

/// The first player of a scene, as rulebooks call players in their examples.
pub const A: Seat = Seat(0);
/// The second player of a scene.
pub const B: Seat = Seat(1);
/// The third player of a scene.
pub const C: Seat = Seat(2);
/// The fourth player of a scene.
pub const D: Seat = Seat(3);
/// The fifth player of a scene.
pub const E: Seat = Seat(4);
