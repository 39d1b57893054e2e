//! What the tests share: servers, clients, and the contract against which every request and
//! response is validated.

pub mod client;
pub mod collector;
pub mod contract;
pub mod contract_diff;
pub mod dice;
pub mod environment;
pub mod generic;
pub mod local;
pub mod offers;
pub mod receiver;
pub mod record;
pub mod runs;
pub mod server;
pub mod stores;
pub mod stream;
pub mod table;

use std::time::Duration;

/// The longest wait for something that must happen soon.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How much of something: little in `make test`, and all of it in `make nightly`, which sets `NIGHTLY`.
pub fn sized<T>(by_day: T, by_night: T) -> T {
    match std::env::var_os("NIGHTLY") {
        Some(_) => by_night,
        None => by_day,
    }
}

/// Between two looks at something that is waited for: so short that no test feels it, and long enough
/// to leave the processor to the server.
pub const LOOKS_INTERVAL: Duration = Duration::from_millis(2);

/// Waits until the next look.
pub async fn next_look() {
    tokio::time::sleep(LOOKS_INTERVAL).await;
}

/// The result of a request that must not wait for anything to happen.
pub async fn soon<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work).await.expect("it does not wait")
}

/// Repeats a question until the answer is yes, so that a test waits for a fact and not for a fixed
/// time.
pub async fn until<F: Future<Output = bool>>(what: &str, mut holds: impl FnMut() -> F) {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    while !holds().await {
        assert!(tokio::time::Instant::now() < deadline, "waited in vain: {what}");
        next_look().await;
    }
}
