//! `kontor bench`.

use crate::config::{Bench, BenchBare};

use super::{Failure, print};

pub fn run(args: &Bench) -> Result<(), Failure> {
    let report = kontor_bench::run(&args.settings())?;
    print(&if args.json { serde_json::to_string_pretty(&report)? + "\n" } else { report.table() })
}

pub fn bare(args: &BenchBare) -> Result<(), Failure> {
    Ok(kontor_bench::baseline::run(&args.data)?)
}
