//! The fsync latency of the disk: no durable append can be acknowledged in less.

use std::{
    fs::File,
    io::{self, Write},
    path::Path,
    sync::mpsc::{self, RecvTimeoutError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use crate::{BenchError, measurement::percentile, report::Fact};

/// Bytes per write: about as many as a log entry has.
const WRITE_BYTES: usize = 1_024;
/// The name of the scene.
const SCENE: &str = "disk";

/// Appends a few bytes to a file and syncs them; answers with the latency.
fn append_and_sync(file: &mut File) -> io::Result<Duration> {
    let start = Instant::now();
    file.write_all(&[0x5c; WRITE_BYTES])?;
    file.sync_data()?;
    Ok(start.elapsed())
}

/// Appends and syncs for this long, one write after the other.
pub fn measure(dir: &Path, lasting: Duration) -> Result<Vec<Fact>, BenchError> {
    let mut file = File::create(dir.join("appended"))?;
    let start = Instant::now();
    let mut latencies = Vec::new();
    while start.elapsed() < lasting {
        latencies.push(append_and_sync(&mut file)?);
    }
    latencies.sort_unstable();
    let per_second = latencies.len() as f64 / start.elapsed().as_secs_f64();
    let mut facts = vec![Fact::new(SCENE, "fsync throughput, 1 KiB appends", per_second, "per s")];
    for (name, share) in [("p50", 0.5), ("p99", 0.99), ("max", 1.0)] {
        let latency = percentile(&latencies, share);
        facts.push(Fact::new(SCENE, format!("fsync latency of 1 KiB, {name}"), latency, "ms"));
    }
    Ok(facts)
}

/// Pause between two appends of a [`FsyncMonitor`]: long enough not to disturb what is measured.
const PAUSE: Duration = Duration::from_millis(20);

/// A thread that measures the fsync latency now and then while something else is measured. When
/// the disk stalls, all acknowledgements wait for it, and these figures show it.
pub struct FsyncMonitor {
    /// The thread ends when this is dropped.
    stop: mpsc::Sender<()>,
    thread: JoinHandle<io::Result<Vec<Duration>>>,
}

impl FsyncMonitor {
    /// Starts the thread.
    pub fn start(dir: &Path) -> Result<Self, BenchError> {
        let mut file = File::create(dir.join("monitored"))?;
        let (stop, stopped) = mpsc::channel::<()>();
        let monitor = move || {
            let mut latencies = Vec::new();
            loop {
                latencies.push(append_and_sync(&mut file)?);
                if stopped.recv_timeout(PAUSE) != Err(RecvTimeoutError::Timeout) {
                    return Ok(latencies);
                }
            }
        };
        let thread = thread::Builder::new().spawn(monitor)?;
        Ok(FsyncMonitor { stop, thread })
    }

    /// Stops; answers with the latencies, sorted: one at least.
    pub fn stop(self) -> Result<Vec<Duration>, BenchError> {
        drop(self.stop);
        let mut latencies = self.thread.join().expect("it does not panic")?;
        latencies.sort_unstable();
        Ok(latencies)
    }
}
