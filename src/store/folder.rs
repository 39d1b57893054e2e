//! The files of a data directory: their names, and the locks that keep other processes away.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::OpenError;

/// sled's folder within the data directory.
pub(super) const SLED_FOLDER: &str = "sled";
/// sled's main file within its folder.
pub(super) const SLED_FILE: &str = "db";

/// How often opening tries to get sled's lock before it fails.
const LOCK_ATTEMPTS_MAX: u32 = 500;
const LOCK_ATTEMPT_PAUSE: Duration = Duration::from_millis(10);

/// Locks a data directory, so that no other process of this program uses it.
pub(super) fn lock(path: &Path) -> Result<File, OpenError> {
    let unusable = |error| OpenError::Directory(path.to_owned(), error);
    let lock = File::options()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path.join("lock"))
        .map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// Removes snapshots of the page table that a killed process did not finish: with such a file sled
/// cannot be opened. The previous snapshot is still there.
pub(super) fn remove_partial_snapshots(folder: &Path) -> io::Result<()> {
    if !folder.exists() {
        return Ok(());
    }
    for file in fs::read_dir(folder)? {
        let file = file?;
        let name = file.file_name().to_string_lossy().into_owned();
        if name.starts_with("snap.") && name.ends_with(".generating") {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

/// Waits until sled's own lock is free. When this process closes a store, sled's threads hold the
/// lock for a moment longer. No other process can hold it, because the data directory is locked.
pub(super) fn wait_for_sled_lock(file: &Path) -> io::Result<()> {
    if !file.exists() {
        return Ok(());
    }
    let file = File::open(file)?;
    for _ in 0..LOCK_ATTEMPTS_MAX {
        match file.try_lock() {
            Ok(()) => return file.unlock(),
            Err(TryLockError::WouldBlock) => thread::sleep(LOCK_ATTEMPT_PAUSE),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    Err(io::Error::new(io::ErrorKind::WouldBlock, "sled does not release its lock on the database"))
}
