//! Kontor, a game service. `ARCHITECTURE.md` is the map.

pub mod games;
pub mod rules;
pub mod store;
