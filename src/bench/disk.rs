//! The disk alone: how often a second it brings bytes home, which no acknowledgement can beat.

use std::{
    fs::File,
    io::{self, Write},
    path::Path,
    sync::mpsc::{self, RecvTimeoutError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use super::{
    BenchFault,
    figures::{Fact, percentile},
};

/// Bytes per write: about those of an entry.
const WRITE_BYTES: usize = 1_024;

/// How long it takes to bring the next few bytes of a file home.
fn sync(file: &mut File) -> io::Result<Duration> {
    let write = Instant::now();
    file.write_all(&[0x5c; WRITE_BYTES])?;
    file.sync_data()?;
    Ok(write.elapsed())
}

/// Writes and syncs for a while, one after the other.
pub fn syncs(dir: &Path, lasting: Duration) -> Result<Vec<Fact>, BenchFault> {
    let mut file = File::create(dir.join("syncs"))?;
    let begun = Instant::now();
    let mut latencies = Vec::new();
    while begun.elapsed() < lasting {
        latencies.push(sync(&mut file)?);
    }
    latencies.sort_unstable();
    let per_second = latencies.len() as f64 / begun.elapsed().as_secs_f64();
    Ok(vec![
        Fact::new("disk", "fdatasync of 1 KiB", per_second, "per s"),
        Fact::new("disk", "fdatasync of 1 KiB, p50", percentile(&latencies, 0.5), "ms"),
        Fact::new("disk", "fdatasync of 1 KiB, p99", percentile(&latencies, 0.99), "ms"),
        Fact::new("disk", "fdatasync of 1 KiB, longest", percentile(&latencies, 1.0), "ms"),
    ])
}

/// Pause between two looks of a [`Watch`]: few enough that nobody feels them.
const LOOK_EVERY: Duration = Duration::from_millis(20);

/// A thread that brings a few bytes home now and then while something else is measured. Whatever
/// waits for the disk, and be it a single acknowledgement, waits as long as these do when it stands
/// still.
pub struct Watch {
    /// Dropped when it is enough.
    on: mpsc::Sender<()>,
    thread: JoinHandle<io::Result<Vec<Duration>>>,
}

impl Watch {
    /// Begins to watch.
    pub fn begin(dir: &Path) -> Result<Self, BenchFault> {
        let mut file = File::create(dir.join("watch"))?;
        let (on, off) = mpsc::channel::<()>();
        let thread = thread::spawn(move || {
            let mut latencies = Vec::new();
            while off.recv_timeout(LOOK_EVERY) == Err(RecvTimeoutError::Timeout) {
                latencies.push(sync(&mut file)?);
            }
            Ok(latencies)
        });
        Ok(Watch { on, thread })
    }

    /// How long each look took, in order of that.
    pub fn end(self) -> Result<Vec<Duration>, BenchFault> {
        drop(self.on);
        let mut latencies = self.thread.join().expect("it does not panic")?;
        latencies.sort_unstable();
        Ok(latencies)
    }
}
