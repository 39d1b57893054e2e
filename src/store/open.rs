//! Opens a data directory: makes sure that only one server uses it, checks the format, and brings
//! the index up to date.

use std::error::Error;
use std::fs::{self, DirBuilder, File, TryLockError};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::index_rows::{IndexRows, IndexRowsDiff};
use super::{IndexRowsFn, LogId, StoreError, keys, tree};

/// The format that this program writes. It reads all formats up to this one. Format 2 added entries
/// that have a base.
const FORMAT: u32 = 2;
/// sled's folder within the data directory.
const SLED_FOLDER: &str = "sled";
/// Only the owner may read the store: it contains seeds of running games and password hashes.
const DIRECTORY_MODE: u32 = 0o700;

/// How often opening tries to get sled's lock before it fails.
const LOCK_ATTEMPTS_MAX: u32 = 500;
const LOCK_ATTEMPT_PAUSE: Duration = Duration::from_millis(10);

/// How a store is opened.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Memory for sled's pages, in bytes: the page cache, and the page table that maps pages to
    /// their places on disk.
    pub page_memory_bytes: u64,
    /// Computes the index rows of a log.
    pub index_rows_fn: IndexRowsFn,
    /// Version of `index_rows_fn`. It must be raised when that function changes; opening then
    /// rebuilds the index.
    pub index_version: u32,
    /// Most writes in the queue of the committer. When it is full, further writes wait.
    pub queued_writes_max: usize,
    /// Most stale logs, whose index rows on disk are out of date. Each takes about 5 KiB of memory,
    /// and a few hundredths of a millisecond when the store is opened after a crash.
    pub stale_logs_max: usize,
    /// What opening does if there is no store.
    pub if_missing: IfMissing,
    /// If there were at least this many writes, closing the store opens it once more. sled writes a
    /// snapshot of its page table only when it is opened, and without a snapshot the next start
    /// would have to read everything that was written.
    pub reopen_after_writes: u64,
}

/// sled keeps its page table in memory, beside the page cache: one byte of it for about this many
/// bytes on disk (measured: 44).
const DISK_BYTES_PER_PAGE_TABLE_BYTE: u64 = 40;
/// The page cache gets at least one part in so many of the memory for pages, however large the page
/// table is.
const CACHE_SHARE_MIN: u64 = 4;

/// sled reads this many writes again in a few hundredths of a second.
const REOPEN_AFTER_WRITES: u64 = 10_000;

/// What opening does if there is no store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfMissing {
    /// It creates an empty one.
    Create,
    /// It fails.
    Fail,
}

impl Settings {
    /// The default settings.
    pub fn new(index_rows_fn: IndexRowsFn, index_version: u32) -> Self {
        Settings {
            page_memory_bytes: 256 << 20,
            index_rows_fn,
            index_version,
            queued_writes_max: 1_024,
            stale_logs_max: 4_096,
            if_missing: IfMissing::Create,
            reopen_after_writes: REOPEN_AFTER_WRITES,
        }
    }
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another server uses the data directory.
    #[error("the data directory {} is in use by another server", .0.display())]
    Locked(PathBuf),
    /// There is no store in the data directory.
    #[error("there is no store in {}", .0.display())]
    Missing(PathBuf),
    /// A newer program wrote the data.
    #[error(
        "the data has format {found}, this program reads formats up to {FORMAT}: use a newer one"
    )]
    NewerFormat {
        /// The format of the data.
        found: u32,
    },
    /// Another program wrote the database.
    #[error("the data directory {} contains a database of another program", .0.display())]
    Foreign(PathBuf),
    /// The operating system reported an error.
    #[error("the data directory {} cannot be used", .0.display())]
    Directory(PathBuf, #[source] io::Error),
    /// sled reported an error.
    #[error("the database cannot be opened")]
    Engine(#[source] Box<dyn Error + Send + Sync>),
}

impl From<sled::Error> for OpenError {
    fn from(error: sled::Error) -> Self {
        OpenError::Engine(error.into())
    }
}

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> Self {
        OpenError::Engine(error.into())
    }
}

/// An opened data directory.
pub(super) struct Opened {
    pub(super) db: sled::Db,
    /// sled's file, for fsync.
    pub(super) file: File,
    /// Locked as long as the store is open.
    pub(super) lock: File,
}

/// Opens a data directory, or creates it if the settings say so.
pub(super) fn open(path: &Path, settings: &Settings) -> Result<Opened, OpenError> {
    let unusable = |error| OpenError::Directory(path.to_owned(), error);
    if settings.if_missing == IfMissing::Fail && !path.join(SLED_FOLDER).join("db").exists() {
        return Err(OpenError::Missing(path.to_owned()));
    }
    DirBuilder::new().recursive(true).mode(DIRECTORY_MODE).create(path).map_err(unusable)?;
    let path = &fs::canonicalize(path).map_err(unusable)?;
    let lock = lock(path)?;
    let folder = path.join(SLED_FOLDER);
    remove_partial_snapshots(&folder).map_err(unusable)?;
    wait_for_sled_lock(&folder.join("db")).map_err(unusable)?;
    let bytes_on_disk = fs::metadata(folder.join("db")).map_or(0, |file| file.len());
    let cache = cache_bytes(settings.page_memory_bytes, bytes_on_disk);
    // sled does not flush by itself: only the committer does, for concurrent flushes can deadlock.
    let db = sled::Config::new().path(&folder).cache_capacity(cache).flush_every_ms(None).open()?;
    let file = File::options().write(true).open(folder.join("db")).map_err(unusable)?;
    check_format(&db, path)?;
    let is_current = db.get(keys::INDEX_VERSION)?.as_deref() == Some(&index_version(settings));
    if !is_current || !update_stale_logs(&db, settings.index_rows_fn)? {
        rebuild_index(&db, &file, settings)?;
    }
    make_durable(&db, &file)?;
    // A new file is durable only once the directory that contains it has been synced too.
    for directory in
        [Some(folder.as_path()), Some(path.as_path()), path.parent()].into_iter().flatten()
    {
        File::open(directory).and_then(|directory| directory.sync_all()).map_err(unusable)?;
    }
    Ok(Opened { db, file, lock })
}

/// How much of the memory for pages the page table leaves for the page cache.
fn cache_bytes(page_memory_bytes: u64, bytes_on_disk: u64) -> u64 {
    let page_table_bytes = bytes_on_disk / DISK_BYTES_PER_PAGE_TABLE_BYTE;
    page_memory_bytes.saturating_sub(page_table_bytes).max(page_memory_bytes / CACHE_SHARE_MIN)
}

fn lock(path: &Path) -> Result<File, OpenError> {
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
fn remove_partial_snapshots(folder: &Path) -> io::Result<()> {
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
fn wait_for_sled_lock(file: &Path) -> io::Result<()> {
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

fn check_format(db: &sled::Db, path: &Path) -> Result<(), OpenError> {
    match db.get(keys::FORMAT)? {
        Some(stored) => match <[u8; 4]>::try_from(stored.as_ref()).map(u32::from_be_bytes) {
            Ok(found) if found > FORMAT => return Err(OpenError::NewerFormat { found }),
            Ok(_) => {}
            Err(_) => return Err(OpenError::Foreign(path.to_owned())),
        },
        None if db.is_empty() => {}
        None => return Err(OpenError::Foreign(path.to_owned())),
    }
    db.insert(keys::FORMAT, &FORMAT.to_be_bytes())?;
    Ok(())
}

/// The scheme by which this program stores index rows: rows may be out of date if there is a stale
/// marker for their log.
const SCHEME_WITH_STALE_MARKERS: u8 = 2;

/// The version under which index rows are stored. A program without stale markers stored another
/// scheme, so its rows are rebuilt.
fn index_version(settings: &Settings) -> [u8; 5] {
    let [a, b, c, d] = settings.index_version.to_be_bytes();
    [a, b, c, d, SCHEME_WITH_STALE_MARKERS]
}

/// Updates the index rows of all stale logs. Returns `false` if it cannot be known which rows of
/// one of them are on disk; then the index must be rebuilt.
fn update_stale_logs(db: &sled::Db, index_rows_fn: IndexRowsFn) -> Result<bool, OpenError> {
    for marker in db.scan_prefix([keys::STALE_MARKERS]) {
        let (key, value) = marker?;
        let Some(log) = keys::parse_stale_marker(&key) else { return Ok(false) };
        let on_disk = match <[u8; 8]>::try_from(value.as_ref()) {
            Ok(number) => {
                let number = u64::from_be_bytes(number);
                tree::index_rows_of_entry(db, index_rows_fn, &log, number)?
            }
            Err(_) => Some(IndexRows::new()),
        };
        let Some(on_disk) = on_disk else { return Ok(false) };
        let current = index_rows_of_log(db, index_rows_fn, &log)?;
        let mut batch = sled::Batch::default();
        IndexRowsDiff::between(&on_disk, &current).write(&mut batch);
        batch.remove(key);
        db.apply_batch(batch)?;
    }
    Ok(true)
}

/// Deletes all index rows and computes them again from the last entry of each log.
fn rebuild_index(db: &sled::Db, file: &File, settings: &Settings) -> Result<(), OpenError> {
    // The version is removed first and written last. So a rebuild that was interrupted starts
    // again, whichever program opens the store next.
    db.remove(keys::INDEX_VERSION)?;
    make_durable(db, file)?;
    for kind in [keys::INDEX_ROWS, keys::STALE_MARKERS] {
        for key in db.scan_prefix([kind]).keys() {
            db.remove(key?)?;
        }
    }
    let mut next = tree::next_log(db, None)?;
    while let Some(log) = next {
        for row in index_rows_of_log(db, settings.index_rows_fn, &log)? {
            db.insert(keys::index_row(&row), &[])?;
        }
        next = tree::next_log(db, Some(&log))?;
    }
    db.insert(keys::INDEX_VERSION, &index_version(settings))?;
    Ok(())
}

fn index_rows_of_log(
    db: &sled::Db,
    index_rows_fn: IndexRowsFn,
    log: &LogId,
) -> Result<IndexRows, StoreError> {
    let Some(head) = tree::head(db, log)? else { return Ok(IndexRows::new()) };
    Ok(tree::index_rows_of_entry(db, index_rows_fn, log, head)?.unwrap_or_default())
}

fn make_durable(db: &sled::Db, file: &File) -> Result<(), OpenError> {
    tree::flush_and_sync(db, file).map_err(|error| OpenError::Engine(error.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_table_takes_its_memory_from_the_page_cache() {
        assert_eq!(cache_bytes(256 << 20, 0), 256 << 20);
        assert_eq!(cache_bytes(256 << 20, 40 << 20), 255 << 20);
        assert_eq!(
            cache_bytes(256 << 20, 1 << 40),
            64 << 20,
            "a quarter always remains for the cache"
        );
    }
}
