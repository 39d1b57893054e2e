//! Threads for work that blocks: reading from disk, hashing passwords, bots, replaying logs.
//!
//! All of them are started when the program starts. When the system has no thread to spare, that is
//! an error then, with a sentence; later nothing needs a new thread. The runtime's own threads for
//! blocking work (`spawn_blocking`) are started when they are needed, and it panics if it cannot.
//!
//! [`fair`] shares such threads, and other things of which there are few, among many who ask.

pub mod fair;

use std::{
    cell::Cell,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, PoisonError},
    thread,
};

use tokio::sync::oneshot;

/// The system started no thread.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the system has no thread to spare for {purpose}: {why}")]
pub struct NoThreads {
    /// What the threads are for.
    pub purpose: &'static str,
    /// The error of the system.
    pub why: String,
}

impl NoThreads {
    fn of(purpose: &'static str, error: &std::io::Error) -> Self {
        NoThreads { purpose, why: error.to_string() }
    }
}

/// The work panicked, which is a bug. The thread goes on with other work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the work panicked")]
pub struct WorkPanicked;

/// A fixed number of threads and a queue of work for them. Cloning is cheap. The threads end when
/// the last clone is dropped and the queue is empty.
#[derive(Clone)]
pub struct ThreadPool(futures_executor::ThreadPool);

impl ThreadPool {
    /// Starts so many threads, at least one. The purpose is part of their names.
    pub fn start(purpose: &'static str, threads: usize) -> Result<Self, NoThreads> {
        Self::of(purpose, &mut builder(purpose, threads))
    }

    /// The same, for work that takes long. When the processors are busy, the threads that answer
    /// requests come first, and such work takes what they leave, also with what it does on other
    /// pools: that runs where it is asked for.
    pub fn start_in_background(purpose: &'static str, threads: usize) -> Result<Self, NoThreads> {
        let begin = |_| {
            IS_IN_BACKGROUND.set(true);
            lower_priority();
        };
        Self::of(purpose, builder(purpose, threads).after_start(begin))
    }

    fn of(
        purpose: &'static str,
        builder: &mut futures_executor::ThreadPoolBuilder,
    ) -> Result<Self, NoThreads> {
        builder.create().map(ThreadPool).map_err(|error| NoThreads::of(purpose, &error))
    }

    /// Runs the work on one of the threads, or on this one if it works in the background. It runs to
    /// its end even if the caller stops waiting.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, WorkPanicked> {
        if IS_IN_BACKGROUND.get() {
            return catch_unwind(AssertUnwindSafe(work)).map_err(|_| WorkPanicked);
        }
        let (reply, done) = oneshot::channel();
        self.0.spawn_ok(async move {
            // Without the catch, a panic would end the thread.
            let result = catch_unwind(AssertUnwindSafe(work));
            // Sending fails if the caller no longer waits.
            let _ = reply.send(result);
        });
        match done.await {
            Ok(Ok(result)) => Ok(result),
            Ok(Err(_)) | Err(_) => Err(WorkPanicked),
        }
    }
}

thread_local! {
    /// Whether this thread works in the background.
    static IS_IN_BACKGROUND: Cell<bool> = const { Cell::new(false) };
}

fn builder(purpose: &'static str, threads: usize) -> futures_executor::ThreadPoolBuilder {
    let mut builder = futures_executor::ThreadPool::builder();
    builder.pool_size(threads.max(1)).name_prefix(purpose);
    builder
}

/// How much nicer background threads are than others: beside one of those, such a thread gets about
/// a tenth of a processor.
#[cfg(target_os = "linux")]
const NICENESS: i32 = 10;

/// On Linux only the calling thread becomes nicer. The system always allows it; if it did not, work
/// would only be done sooner.
#[cfg(target_os = "linux")]
fn lower_priority() {
    let _ = rustix::process::nice(NICENESS);
}

/// On other systems the whole process would become nicer.
#[cfg(not(target_os = "linux"))]
fn lower_priority() {}

/// Fails if the system does not start so many threads beside those that there are. They end before
/// this returns. It is for libraries that panic, or wait for ever, where they start threads.
pub fn check(purpose: &'static str, threads: usize) -> Result<(), NoThreads> {
    let gate = Mutex::new(());
    let started = thread::scope(|scope| {
        let all_are_there = gate.lock().unwrap_or_else(PoisonError::into_inner);
        let started = (0..threads).try_for_each(|_| {
            let wait = || drop(gate.lock().unwrap_or_else(PoisonError::into_inner));
            thread::Builder::new().spawn_scoped(scope, wait).map(drop)
        });
        drop(all_are_there);
        started
    });
    started.map_err(|error| NoThreads::of(purpose, &error))
}

#[cfg(test)]
mod tests {
    use std::{collections::HashSet, sync::mpsc, time::Duration};

    /// The longest wait of a test.
    const PATIENCE: Duration = Duration::from_secs(30);

    use super::*;

    /// More than any address space has.
    const ENDLESS_STACK_BYTES: usize = 1 << 60;

    #[test]
    fn no_thread_to_be_had_is_an_error_with_a_sentence() {
        let error = builder("tests", 2).stack_size(ENDLESS_STACK_BYTES).create().err().unwrap();
        let error = NoThreads::of("tests", &error);
        let sentence = error.to_string();
        assert!(
            sentence.starts_with("the system has no thread to spare for tests: "),
            "{sentence}"
        );
    }

    #[tokio::test]
    async fn work_runs_on_the_threads_of_the_beginning() {
        let pool = ThreadPool::start("tests", 2).unwrap();
        let mut used = HashSet::new();
        for number in 0..100 {
            let (result, thread) =
                pool.run(move || (number, thread::current().id())).await.unwrap();
            assert_eq!(result, number);
            used.insert(thread);
        }
        assert!(used.len() <= 2, "{used:?}");
    }

    #[tokio::test]
    async fn a_panic_ends_the_work_and_not_the_thread() {
        let pool = ThreadPool::start("tests", 1).unwrap();
        for _ in 0..3 {
            let panicked = pool.run(|| assert!(thread::panicking(), "as it should")).await;
            assert_eq!(panicked, Err(WorkPanicked));
        }
        assert_eq!(pool.run(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn work_is_done_even_if_nobody_waits_for_it() {
        let pool = ThreadPool::start("tests", 1).unwrap();
        let (release, gate) = mpsc::channel();
        let (done, was_done) = mpsc::channel();
        let work = pool.run(move || {
            gate.recv_timeout(PATIENCE).unwrap();
            done.send(7).unwrap();
        });
        assert!(tokio::time::timeout(Duration::ZERO, work).await.is_err());
        release.send(()).unwrap();
        assert_eq!(was_done.recv_timeout(PATIENCE), Ok(7));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn background_threads_have_a_lower_priority_and_others_keep_theirs() {
        let priority = || rustix::process::getpriority_process(None).unwrap();
        let usual = priority();
        let pool = ThreadPool::start_in_background("tests", 1).unwrap();
        // The system knows no thread that is nicer than 19.
        assert_eq!(pool.run(priority).await, Ok(19.min(usual + NICENESS)));
        let pool = ThreadPool::start("tests", 1).unwrap();
        assert_eq!((pool.run(priority).await, priority()), (Ok(usual), usual));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn work_that_is_asked_for_in_the_background_keeps_its_low_priority() {
        let priority = || rustix::process::getpriority_process(None).unwrap();
        let background = ThreadPool::start_in_background("tests", 1).unwrap();
        let other = ThreadPool::start("tests", 1).unwrap();
        let runtime = tokio::runtime::Handle::current();
        let asked = background.run(move || {
            let asked = async { (other.run(priority).await, other.run(|| panic!("it")).await) };
            (priority(), runtime.block_on(asked))
        });
        let (own, (others, panicked)) = asked.await.unwrap();
        assert_eq!((others, panicked), (Ok(own), Err::<(), _>(WorkPanicked)));
        assert!(own > priority());
    }

    #[test]
    fn a_check_leaves_no_thread_behind() {
        assert_eq!(check("tests", 8), Ok(()));
    }
}
