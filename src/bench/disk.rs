//! The disk alone: how often a second it brings bytes home, which no acknowledgement can beat.

use std::{
    fs::File,
    io::Write,
    path::Path,
    time::{Duration, Instant},
};

use super::{
    BenchFault,
    figures::{Fact, percentile},
};

/// Bytes per write: about those of an entry.
const WRITE_BYTES: usize = 1_024;

/// Writes and syncs for a while, one after the other.
pub fn syncs(dir: &Path, lasting: Duration) -> Result<Vec<Fact>, BenchFault> {
    let mut file = File::create(dir.join("syncs"))?;
    let begun = Instant::now();
    let mut latencies = Vec::new();
    while begun.elapsed() < lasting {
        let write = Instant::now();
        file.write_all(&[0x5c; WRITE_BYTES])?;
        file.sync_data()?;
        latencies.push(write.elapsed());
    }
    latencies.sort_unstable();
    let per_second = latencies.len() as f64 / begun.elapsed().as_secs_f64();
    Ok(vec![
        Fact::new("disk", "fdatasync of 1 KiB", per_second, "per s"),
        Fact::new("disk", "fdatasync of 1 KiB, p50", percentile(&latencies, 0.5), "ms"),
        Fact::new("disk", "fdatasync of 1 KiB, p99", percentile(&latencies, 0.99), "ms"),
    ])
}
