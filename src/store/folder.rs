//! The files of a data directory: their names, and the locks that keep other processes away.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::Path;
use std::thread;
use std::time::Duration;

use super::OpenError;
use super::errors::is_full;

/// sled's folder within the data directory.
pub(super) const SLED_FOLDER: &str = "sled";
/// sled's main file within its folder.
pub(super) const SLED_FILE: &str = "db";

/// The file that is locked.
const LOCK_FILE: &str = "lock";

/// How often opening tries to get sled's lock before it fails.
const LOCK_ATTEMPTS_MAX: u32 = 500;
const LOCK_ATTEMPT_PAUSE: Duration = Duration::from_millis(10);

/// The lock of a data directory, as long as this value lives.
#[derive(Debug)]
pub(super) struct Lock(File);

impl Drop for Lock {
    /// A process that another thread starts at this moment has the file open as well, until it runs
    /// its program. If it were only closed here, the lock would stay with that process so long.
    fn drop(&mut self) {
        // This fails if the system does not know the lock any more.
        let _ = self.0.unlock();
    }
}

/// Locks a data directory, so that no other process of this program uses it.
pub(super) fn lock(path: &Path) -> Result<Lock, OpenError> {
    let lock = File::options()
        .write(true)
        .create(true)
        .truncate(false)
        .open(path.join(LOCK_FILE))
        .map_err(|error| OpenError::Directory(path.to_owned(), error))?;
    try_lock(path, lock)
}

/// Locks a data directory that is only read, also if nothing can be written there. `None` if no
/// process has ever locked it.
pub(super) fn lock_for_reading(path: &Path) -> Result<Option<Lock>, OpenError> {
    let error = match lock(path) {
        Ok(lock) => return Ok(Some(lock)),
        Err(OpenError::Directory(_, error)) => error,
        Err(error) => return Err(error),
    };
    let is_closed_to_us =
        matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem);
    if !is_closed_to_us && !is_full(&error) {
        return Err(OpenError::of_system(path, error));
    }
    match File::open(path.join(LOCK_FILE)) {
        Ok(lock) => try_lock(path, lock).map(Some),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(OpenError::Directory(path.to_owned(), error)),
    }
}

fn try_lock(path: &Path, lock: File) -> Result<Lock, OpenError> {
    match lock.try_lock() {
        Ok(()) => Ok(Lock(lock)),
        Err(TryLockError::WouldBlock) => Err(OpenError::Locked(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(OpenError::Directory(path.to_owned(), error)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_is_being_started_keeps_no_lock() {
        let directory = tempfile::tempdir().unwrap();
        let held = lock(directory.path()).unwrap();
        // It has all files open that this process has.
        let inherited = held.0.try_clone().unwrap();
        assert!(matches!(lock(directory.path()), Err(OpenError::Locked(_))));
        drop(held);
        lock(directory.path()).unwrap();
        drop(inherited);
    }
}
