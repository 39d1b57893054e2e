//! What the tests stand on: servers to talk to, callers who talk, and the contract that every
//! exchange is held against.

pub mod client;
pub mod contract;
pub mod dice;
pub mod generic;
pub mod local;
pub mod offers;
pub mod record;
pub mod runs;
pub mod server;
pub mod stream;
pub mod table;

use std::time::Duration;

/// Longest wait for something that must happen soon.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Asks again until the answer is yes; a test waits for a fact, never for a time.
pub async fn until<F: Future<Output = bool>>(what: &str, mut holds: impl FnMut() -> F) {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while !holds().await {
        assert!(tokio::time::Instant::now() < deadline, "waited in vain: {what}");
        tokio::task::yield_now().await;
    }
}
