//! Kontor, a game service. `ARCHITECTURE.md` is the map.

pub mod app;
pub mod auth;
pub mod bench;
pub mod bots;
pub mod config;
pub mod games;
pub mod http;
pub mod rules;
pub mod store;
