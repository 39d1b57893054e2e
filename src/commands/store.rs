//! What the commands share that open the store of a data directory.

use std::fs::{DirBuilder, File};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kontor_app::log::summary;
use kontor_store::{IfMissing, OpenError, Settings, SledStore};

use super::{CommandError, Damage};
use crate::config::DataArgs;

/// Only the owner may read what has seeds of running games, password hashes and keys.
const FILE_MODE: u32 = 0o600;
const DIRECTORY_MODE: u32 = 0o700;

/// The store within a data directory.
pub fn store_of(data: &Path) -> PathBuf {
    data.join("store")
}

/// The keys within a data directory.
pub fn keys_of(data: &Path) -> PathBuf {
    data.join("keys")
}

/// The settings of a store of this program.
pub fn settings() -> Settings {
    Settings::new(summary::rows_of, summary::INDEX_VERSION)
}

/// Opens the store of a data directory.
pub fn open_store(data: &DataArgs, if_missing: IfMissing) -> Result<Arc<SledStore>, CommandError> {
    let settings = Settings {
        page_memory_bytes: data.store_cache_mib << 20,
        if_missing,
        accept_loss: data.accept_loss,
        ..settings()
    };
    SledStore::open(store_of(&data.data), settings).map_err(with_advice)
}

/// An error of opening. If the store is damaged, it says what can be done.
pub fn with_advice(error: OpenError) -> CommandError {
    const ADVICE: &str = "Restore a backup with `kontor restore`, or write what can be read with \
                          `kontor export --salvage` and import it into a new data directory";
    match error {
        OpenError::Loss(_) => Damage(format!(
            "{error}. {ADVICE}; `--accept-loss` goes on without what is missing, and games \
             concerned go on from an earlier position"
        ))
        .into(),
        OpenError::Damaged { .. } => Damage(format!("{error}. {ADVICE}")).into(),
        error => error.into(),
    }
}

/// A runtime for a command that uses the store.
pub fn runtime() -> Result<tokio::runtime::Runtime, CommandError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

/// Creates a file that only the owner can read, or empties it.
pub fn create_file(path: &Path) -> Result<File, CommandError> {
    let file = File::options().write(true).create(true).truncate(true).mode(FILE_MODE).open(path);
    file.map_err(|error| format!("{}: {error}", path.display()).into())
}

/// Creates a directory that only the owner can use.
pub fn create_directory(path: &Path) -> Result<(), CommandError> {
    let made = DirBuilder::new().mode(DIRECTORY_MODE).create(path);
    made.map_err(|error| format!("{}: {error}", path.display()).into())
}
