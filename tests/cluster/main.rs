//! Several servers over three database nodes that fail over: `make cluster` and `make jepsen`.
//!
//! Nothing of the program's tests is used here: the clients know the contract alone, the nodes are
//! real processes, and what happens to them happens to machines, too.

mod checker;
mod client;
mod clients;
mod engine;
mod follower;
mod history;
mod jepsen;
mod nemesis;
mod operators;
mod opponents;
mod readme;
mod scenarios;
mod server;
mod workload;

use std::time::{Duration, Instant};

/// The longest wait for something that must happen in the end.
pub const PATIENCE: Duration = Duration::from_secs(180);
/// Pause between two questions.
const PAUSE: Duration = Duration::from_millis(100);

/// One question with its pause takes less, unless this process stands still.
const STEP_MAX: Duration = Duration::from_secs(10);

/// The number in a variable of the environment.
pub fn from_environment(name: &str) -> Option<u64> {
    let value = std::env::var(name).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}

/// Repeats a question until the answer is yes.
pub async fn until(what: &str, holds: impl AsyncFnMut() -> bool) {
    until_within(PATIENCE, what, holds).await;
}

/// The same with another limit. Returns how long it took.
pub async fn until_within(
    limit: Duration,
    what: &str,
    mut holds: impl AsyncFnMut() -> bool,
) -> Duration {
    let mut waited = Duration::ZERO;
    let mut begun = Instant::now();
    while !holds().await {
        assert!(waited < limit, "waited in vain for {limit:?}: {what}");
        tokio::time::sleep(PAUSE).await;
        // The process may have stood still.
        waited += begun.elapsed().min(STEP_MAX);
        begun = Instant::now();
    }
    waited + begun.elapsed()
}
