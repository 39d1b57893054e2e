//! The flags of the commands that read or write a store.

use std::path::PathBuf;

use clap::Args;

/// Where the data is.
#[derive(Args, Clone, Debug)]
pub struct DataArgs {
    /// Data directory, with the store and the signing keys. The first start creates it.
    #[arg(long, env = "KONTOR_DATA", default_value = "kontor-data", value_name = "DIR")]
    pub data: PathBuf,
    /// Memory for the pages of the store, in MiB: the page cache and the page table. The page table
    /// takes about 1/40 of the size of the data on disk when the store is opened; at least a
    /// quarter of the memory is always left for the cache.
    #[arg(long, env = "KONTOR_STORE_CACHE_MIB", default_value_t = 256, value_name = "MIB")]
    pub store_cache_mib: u64,
    /// Go on although acknowledged writes are missing from the store. What is missing is logged,
    /// and from then on it is not missed.
    #[arg(long)]
    pub accept_loss: bool,
}

/// A database that several servers share, instead of the store in the data directory.
#[derive(Args, Clone, Debug)]
pub struct SharedArgs {
    /// Keep games and accounts in this PostgreSQL database (15 or newer) instead of the data
    /// directory: `postgresql://USER@HOST,HOST/DATABASE`. Of several hosts the one that accepts
    /// writes is used. The data directory then has only the keys.
    #[arg(
        long,
        env = "KONTOR_STORE",
        hide_env_values = true,
        value_name = "ADDRESS",
        global = true
    )]
    pub store: Option<String>,
    /// PEM file with the root certificates for TLS to the database, which the address asks for with
    /// `sslmode=require`. Default: those of the system.
    #[arg(long, env = "KONTOR_STORE_CA", value_name = "FILE", global = true)]
    pub store_ca: Option<PathBuf>,
    /// Accept a database without a synchronous standby. The loss of its machine then loses what was
    /// acknowledged.
    #[arg(long, env = "KONTOR_STORE_UNSYNCED", global = true)]
    pub store_unsynced: bool,
}

/// Where to export to.
#[derive(Args, Debug)]
pub struct Export {
    /// Data directory.
    #[command(flatten)]
    pub data: DataArgs,
    /// A shared database.
    #[command(flatten)]
    pub shared: SharedArgs,
    /// Write what can be read of a damaged store of the data directory, never of a database,
    /// without changing it. What is missing is printed on standard error.
    #[arg(long)]
    pub salvage: bool,
    /// Also write what is missing as JSON into this file.
    #[arg(long, value_name = "FILE", requires = "salvage")]
    pub report: Option<PathBuf>,
    /// The file to write; `-` is standard output.
    #[arg(value_name = "FILE", default_value = "-")]
    pub file: PathBuf,
}

/// Where to import from.
#[derive(Args, Debug)]
pub struct Import {
    /// Data directory.
    #[command(flatten)]
    pub data: DataArgs,
    /// A shared database.
    #[command(flatten)]
    pub shared: SharedArgs,
    /// The file to read; `-` is standard input.
    #[arg(value_name = "FILE", default_value = "-")]
    pub file: PathBuf,
}

/// Which store to repair.
#[derive(Args, Debug)]
pub struct Repair {
    /// Data directory, whose store is damaged. No server may use it.
    #[arg(long, env = "KONTOR_DATA", default_value = "kontor-data", value_name = "DIR")]
    pub data: PathBuf,
    /// Also write what is missing as JSON into this file.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
}

/// Where to put a backup.
#[derive(Args, Debug)]
pub struct Backup {
    /// Data directory.
    #[command(flatten)]
    pub data: DataArgs,
    /// The directory to make. It must not exist.
    #[arg(value_name = "DIR")]
    pub backup: PathBuf,
}

/// Which backup to restore.
#[derive(Args, Debug)]
pub struct Restore {
    /// Data directory. It must not contain data.
    #[arg(long, env = "KONTOR_DATA", default_value = "kontor-data", value_name = "DIR")]
    pub data: PathBuf,
    /// The backup.
    #[arg(value_name = "DIR")]
    pub backup: PathBuf,
}
