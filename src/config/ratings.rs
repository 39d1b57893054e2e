//! The arguments of `kontor ratings`.

use std::ffi::OsString;

use clap::{ArgGroup, Args};

use super::{DataArgs, SharedArgs};

/// What to do with ratings.
#[derive(Args, Debug)]
#[command(group(ArgGroup::new("task").required(true).args(["recompute", "calibrate"])))]
pub struct Ratings {
    /// Compute all ratings again from the results in the store, and compare them with those that are
    /// stored. What differs is printed and corrected, and the exit code is 3.
    ///
    /// A data directory must not be in use by a server. Servers that share a database may run.
    #[arg(long)]
    pub recompute: bool,
    /// Rate simulated players of known strength, and print how well they are recognised. All that
    /// follows is read by the program `kontor-lab`; `--calibrate --help` lists it.
    #[arg(long, num_args = 0.., allow_hyphen_values = true, value_name = "ARGUMENT")]
    pub calibrate: Option<Vec<OsString>>,
    /// Data directory.
    #[command(flatten)]
    pub data: DataArgs,
    /// A shared database.
    #[command(flatten)]
    pub shared: SharedArgs,
}
