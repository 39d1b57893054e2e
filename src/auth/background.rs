//! Threads for work that takes long: hashing passwords, and in `kontor-app` replaying logs,
//! checking records and choosing the actions of bots.
//!
//! They have a low priority. So when the processors are busy, the threads that answer requests come
//! first, and such work takes what they leave. How much of it may run at a time is the caller's
//! concern.

use std::sync::LazyLock;

use tokio::{
    runtime::{Builder, Runtime},
    task::JoinHandle,
};

/// How much nicer the threads are than others: beside one of those, such a thread gets about a
/// tenth of a processor.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// Owns the threads. A runtime starts threads for blocking work as they are needed, and ends them
/// when they are idle.
static THREADS: LazyLock<Runtime> = LazyLock::new(|| {
    Builder::new_current_thread()
        .thread_name("background")
        .on_thread_start(lower_priority)
        .build()
        .expect("a runtime without timers and sockets asks the system for nothing")
});

/// Runs work on such a thread.
pub fn spawn<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    THREADS.spawn_blocking(work)
}

/// On Linux only the calling thread becomes nicer. The system always allows it; if it did not, work
/// would only be done sooner.
#[cfg(target_os = "linux")]
fn lower_priority() {
    let _ = rustix::process::nice(NICENESS);
}

/// On other systems the whole process would become nicer.
#[cfg(not(target_os = "linux"))]
fn lower_priority() {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use rustix::process::getpriority_process;

    use super::*;

    /// The system knows no thread that is nicer.
    const NICENESS_MAX: i32 = 19;

    #[tokio::test]
    async fn work_has_a_lower_priority_than_the_thread_that_waits_for_it() {
        let usual = getpriority_process(None).unwrap();
        let priority = spawn(|| getpriority_process(None).unwrap()).await.unwrap();
        assert_eq!(priority, NICENESS_MAX.min(usual + NICENESS));
        assert_eq!(getpriority_process(None).unwrap(), usual, "other threads keep theirs");
    }
}
