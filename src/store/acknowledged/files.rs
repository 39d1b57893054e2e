//! The files of the mark.

use std::fs;
use std::io;
use std::path::Path;

/// The batches since the store was opened.
pub(super) const CURRENT: &str = "acknowledged";
/// Older batches, while they are being merged.
pub(super) const MERGING: &str = "acknowledged.merging";
/// Older batches, merged.
pub(super) const MERGED: &str = "acknowledged.merged";
/// A file that is being written. It replaces another file by a rename.
pub(super) const UNFINISHED: &str = "acknowledged.unfinished";

/// Removes a file that need not be there.
pub(super) fn remove_if_there(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        done => done,
    }
}
