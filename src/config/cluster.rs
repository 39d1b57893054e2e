//! The flags of the commands for operators of several servers.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::SharedArgs;

/// Where the keys and the data are.
#[derive(Args, Debug)]
pub struct ClusterPlace {
    /// Data directory of a server, with the secret.
    #[arg(
        long,
        env = "KONTOR_DATA",
        default_value = "kontor-data",
        value_name = "DIR",
        global = true
    )]
    pub data: PathBuf,
    /// A shared database, which then has the list of keys.
    #[command(flatten)]
    pub shared: SharedArgs,
}

/// What to ask about a database.
#[derive(Args, Debug)]
pub struct Cluster {
    /// Where the keys and the data are.
    #[command(flatten)]
    pub place: ClusterPlace,
    /// What to do.
    #[command(subcommand)]
    pub command: ClusterCommand,
}

/// What can be asked about a database.
#[derive(Debug, Subcommand)]
pub enum ClusterCommand {
    /// Print what the database says of itself, its standbys, clocks, keys and servers.
    Status,
    /// The same, and read everything: checksums, logs without gaps, and whether the index is that
    /// of the last entries. Exits with 3 if something is wrong.
    Check(ClusterCheck),
}

/// What to check.
#[derive(Args, Debug)]
pub struct ClusterCheck {
    /// Mend wrong index rows from the logs, a few games at a time. After an interruption the same
    /// command completes it.
    #[arg(long)]
    pub repair: bool,
}

/// What to do with the signing keys.
#[derive(Args, Debug)]
pub struct Keys {
    /// Where the keys and the data are.
    #[command(flatten)]
    pub place: ClusterPlace,
    /// What to do.
    #[command(subcommand)]
    pub command: KeysCommand,
}

/// What can be done with the signing keys.
#[derive(Debug, Subcommand)]
pub enum KeysCommand {
    /// Print the id of each key and what it is used for, oldest first.
    List,
    /// Add a key. All servers publish it within two seconds, and it signs two minutes later, when
    /// other readers of the published keys know it, too.
    ///
    /// The keys before it stay published, so that records stay valid. Access tokens that they have
    /// signed are accepted until they expire.
    Rotate(RotateKeys),
    /// Make the secret of this data directory that of all servers of a database, and add a key. For
    /// when the secret is lost or known to others: all sessions end. Stop all servers before, and
    /// copy keys/secret.hex to them afterwards.
    Reset,
}

/// How to rotate.
#[derive(Args, Debug)]
pub struct RotateKeys {
    /// The key signs at once. For when the one before is known to others.
    #[arg(long)]
    pub at_once: bool,
}
