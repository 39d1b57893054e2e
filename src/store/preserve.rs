//! Keeps the file of a damaged store before sled opens it.
//!
//! When sled meets damage in the newest part of its file, it takes it for the end of the file and
//! overwrites what follows. If that was only a write that a crash interrupted, nothing is lost; if
//! it was acknowledged, it could no longer be salvaged. Which of the two it is, is known only after
//! sled has opened the file. So a file with such damage is copied first, and the copy is removed
//! once the store has been opened.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::folder::{SLED_FILE, SLED_FOLDER};
use super::log_file;

/// The copy.
const COPY: &str = "sled-before-recovery";
/// The copy while it is being written.
const UNFINISHED: &str = "sled-before-recovery.unfinished";

/// Copies sled's file if opening it would meet damage or if it is shorter than it was, unless there
/// is a copy from an earlier attempt: since then the file has been changed.
pub(super) fn preserve(store: &Path, bytes_noted: u64) -> io::Result<()> {
    let folder = store.join(SLED_FOLDER);
    let database = folder.join(SLED_FILE);
    if preserved(store).is_some() || !database.exists() {
        return Ok(());
    }
    let file = File::open(&database)?;
    let is_shorter = file.metadata()?.len() < bytes_noted;
    if !is_shorter && !log_file::is_damaged_after(&file, snapshot_lsn(&folder)?)? {
        return Ok(());
    }
    tracing::warn!(
        store = %store.display(),
        is_shorter,
        "the end of the database looks damaged, by a crash or by the disk: \
         it is copied before it is repaired"
    );
    let unfinished = store.join(UNFINISHED);
    fs::copy(&database, &unfinished)?;
    File::open(&unfinished)?.sync_all()?;
    fs::rename(unfinished, store.join(COPY))
}

/// The copy, if there is one.
pub(super) fn preserved(store: &Path) -> Option<PathBuf> {
    Some(store.join(COPY)).filter(|copy| copy.exists())
}

/// Removes the copy.
pub(super) fn discard(store: &Path) -> io::Result<()> {
    for copy in [COPY, UNFINISHED] {
        match fs::remove_file(store.join(copy)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// The place of the log at which sled's newest snapshot ends; it is in the name of the file.
fn snapshot_lsn(folder: &Path) -> io::Result<u64> {
    let mut newest = 0;
    for file in fs::read_dir(folder)? {
        let name = file?.file_name();
        let lsn = name.to_str().and_then(|name| name.strip_prefix("snap."));
        newest = newest.max(lsn.and_then(|lsn| u64::from_str_radix(lsn, 16).ok()).unwrap_or(0));
    }
    Ok(newest)
}
