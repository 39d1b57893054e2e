//! The arguments of `kontor statistics`, and where statistics are written.

use std::path::PathBuf;

use clap::Args;

/// The records to count.
#[derive(Args, Debug)]
pub struct Statistics {
    /// Records: files of lines as GET /v1/records returns them, or single records; `-` is standard
    /// input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Where the statistics are written.
    #[command(flatten)]
    pub output: StatisticsFiles,
}

/// Where statistics by ruleset, number of players, option and seat are written.
#[derive(Args, Debug)]
pub struct StatisticsFiles {
    /// Write figures by number of players, option and seat into this file, as CSV.
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write charts of them into this file, as SVG.
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}
