//! `kontor bench`: performance measurements.

use crate::config::{Bench, BenchBare};
use kontor_cli::{CommandError, print};

pub fn run(args: &Bench) -> Result<(), CommandError> {
    let report = kontor_bench::run(&args.settings())?;
    print(&if args.json { serde_json::to_string_pretty(&report)? + "\n" } else { report.table() })
}

pub fn bare(args: &BenchBare) -> Result<(), CommandError> {
    Ok(kontor_bench::baseline::run(&args.data)?)
}
