//! Opening the embedded store: one server only, a format that is known, rows that fit the function
//! which makes them.

use std::error::Error;
use std::fs::{self, DirBuilder, File, TryLockError};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::committer::flush_and_sync;
use super::rows::{RowChange, Rows};
use super::{LogId, RowsOf, StoreError, disk, keys};

/// The format of the data that this program writes; it reads all before it. Since 2 there are
/// entries that go on from a base.
const FORMAT: u32 = 2;
/// Folder of the engine within the data directory.
const ENGINE: &str = "sled";
/// The store holds seeds of running games and hashes of passwords: for nobody but the server.
const DIRECTORY_MODE: u32 = 0o700;

/// How often the engine's lock is asked for before opening fails.
const RELEASE_TRIES_MAX: u32 = 500;
const RELEASE_PAUSE: Duration = Duration::from_millis(10);

/// How a store is opened.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Memory for the engine's pages, in bytes: a cache of them, and the list of where they are on
    /// disk.
    pub pages_bytes: u64,
    /// Makes the rows of the index.
    pub rows_of: RowsOf,
    /// To be raised whenever `rows_of` makes other rows: the index is then built again.
    pub index_version: u32,
    /// Most writes that wait at a time; further ones wait for a place.
    pub queue_max: usize,
    /// Most logs whose rows in the tree are not the last ones: some 5 KiB of memory each, and a few
    /// hundredths of a millisecond of an opening after a crash.
    pub rows_ahead_max: usize,
    /// What is done where there is no store.
    pub if_missing: IfMissing,
    /// After so many writes a store that is closed is opened once more. The engine notes what it
    /// knows of its pages only when it is opened; else the next start would have to wait until all
    /// that was written since is read again.
    pub reopened_after: u64,
}

/// The engine holds the list of its pages in memory beside its cache, so much of it for so many
/// bytes on disk (measured: one for 44).
const DISK_BYTES_PER_LISTED: u64 = 40;
/// However long that list is, of the memory for pages at least this part is a cache.
const CACHE_SHARE_LEAST: u64 = 4;

/// What the engine reads again in a few hundredths of a second.
const REOPENED_AFTER: u64 = 10_000;

/// What is done where there is no store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfMissing {
    /// An empty one is made.
    Create,
    /// Opening fails.
    Fail,
}

impl Settings {
    /// The usual settings.
    pub fn new(rows_of: RowsOf, index_version: u32) -> Self {
        Settings {
            pages_bytes: 256 << 20,
            rows_of,
            index_version,
            queue_max: 1_024,
            rows_ahead_max: 4_096,
            if_missing: IfMissing::Create,
            reopened_after: REOPENED_AFTER,
        }
    }
}

/// Why a store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another server has it.
    #[error("the data directory {} is in use by another server", .0.display())]
    Locked(PathBuf),
    /// There is none.
    #[error("there is no store in {}", .0.display())]
    Missing(PathBuf),
    /// A later program wrote it.
    #[error(
        "the data is of format {found}, but this program knows only formats up to {FORMAT}: use a newer program"
    )]
    NewerFormat {
        /// The format of the data.
        found: u32,
    },
    /// It was not written by this program.
    #[error("the data directory {} holds a database that is not a store of this program", .0.display())]
    Foreign(PathBuf),
    /// The system failed.
    #[error("the data directory {} cannot be used", .0.display())]
    Directory(PathBuf, #[source] io::Error),
    /// The storage engine failed.
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
    /// The engine's file, for syncing it.
    pub(super) file: File,
    /// Held as long as the store is open.
    pub(super) lock: File,
}

/// Opens a data directory; if there is none, it is made where the settings allow it.
pub(super) fn open(path: &Path, settings: &Settings) -> Result<Opened, OpenError> {
    let unusable = |error| OpenError::Directory(path.to_owned(), error);
    if settings.if_missing == IfMissing::Fail && !path.join(ENGINE).join("db").exists() {
        return Err(OpenError::Missing(path.to_owned()));
    }
    DirBuilder::new().recursive(true).mode(DIRECTORY_MODE).create(path).map_err(unusable)?;
    let path = &fs::canonicalize(path).map_err(unusable)?;
    let lock = lock(path)?;
    let engine = path.join(ENGINE);
    remove_torn_snapshots(&engine).map_err(unusable)?;
    await_release(&engine.join("db")).map_err(unusable)?;
    // Nobody but the committer flushes: concurrent flushes of this engine can lock each other up
    // for good.
    let on_disk = fs::metadata(engine.join("db")).map_or(0, |file| file.len());
    let cache = cache_bytes(settings.pages_bytes, on_disk);
    let db = sled::Config::new().path(&engine).cache_capacity(cache).flush_every_ms(None).open()?;
    let file = File::options().write(true).open(engine.join("db")).map_err(unusable)?;
    check_format(&db, path)?;
    let is_known = db.get(keys::INDEX_VERSION)?.as_deref() == Some(&index_version(settings));
    if !is_known || !settle_marked(&db, settings.rows_of)? {
        rebuild_rows(&db, &file, settings)?;
    }
    bring_to_disk(&db, &file)?;
    // New files are durable only with the directories that name them.
    for directory in
        [Some(engine.as_path()), Some(path.as_path()), path.parent()].into_iter().flatten()
    {
        File::open(directory).and_then(|directory| directory.sync_all()).map_err(unusable)?;
    }
    Ok(Opened { db, file, lock })
}

/// How much of the memory for pages is left for a cache beside the list of them.
fn cache_bytes(pages_bytes: u64, on_disk: u64) -> u64 {
    pages_bytes.saturating_sub(on_disk / DISK_BYTES_PER_LISTED).max(pages_bytes / CACHE_SHARE_LEAST)
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

/// A process killed at the wrong moment leaves a half-written snapshot, over which the engine would
/// stumble for ever. The snapshot before it is still there.
fn remove_torn_snapshots(engine: &Path) -> io::Result<()> {
    if !engine.exists() {
        return Ok(());
    }
    for file in fs::read_dir(engine)? {
        let file = file?;
        let name = file.file_name().to_string_lossy().into_owned();
        if name.starts_with("snap.") && name.ends_with(".generating") {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

/// The engine's own lock outlives a store that this process has closed by a moment, until threads
/// of the engine are through. Nobody else can hold it: the data directory is locked.
fn await_release(file: &Path) -> io::Result<()> {
    if !file.exists() {
        return Ok(());
    }
    let file = File::open(file)?;
    for _ in 0..RELEASE_TRIES_MAX {
        match file.try_lock() {
            Ok(()) => return file.unlock(),
            Err(TryLockError::WouldBlock) => thread::sleep(RELEASE_PAUSE),
            Err(TryLockError::Error(error)) => return Err(error),
        }
    }
    Err(io::Error::new(io::ErrorKind::WouldBlock, "the database stays locked"))
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

/// How this program keeps rows: some may lag behind their logs, if these are marked.
const ROWS_WITH_MARKS: u8 = 2;

/// What says which program's rows these are. Rows of a program that knew no marks bear another
/// version, and are built again.
fn index_version(settings: &Settings) -> [u8; 5] {
    let [a, b, c, d] = settings.index_version.to_be_bytes();
    [a, b, c, d, ROWS_WITH_MARKS]
}

/// Brings the rows of marked logs in order. `false`: of one of them nobody knows any more which
/// rows it has.
fn settle_marked(db: &sled::Db, rows_of: RowsOf) -> Result<bool, OpenError> {
    for mark in db.scan_prefix([keys::MARKS]) {
        let (key, settled) = mark?;
        let Some(log) = keys::parse_mark(&key) else { return Ok(false) };
        let in_tree = match <[u8; 8]>::try_from(settled.as_ref()) {
            Ok(number) => disk::rows_of_entry(db, rows_of, &log, u64::from_be_bytes(number))?,
            Err(_) => Some(Rows::new()),
        };
        let Some(in_tree) = in_tree else { return Ok(false) };
        let mut batch = sled::Batch::default();
        RowChange::between(&in_tree, &rows_of_last(db, rows_of, &log)?).write(&mut batch);
        batch.remove(key);
        db.apply_batch(batch)?;
    }
    Ok(true)
}

/// Throws all rows away and makes them again from the last entry of each log.
fn rebuild_rows(db: &sled::Db, file: &File, settings: &Settings) -> Result<(), OpenError> {
    // Without a version first: a rebuild that is cut short must begin anew, whichever program opens
    // the store next.
    db.remove(keys::INDEX_VERSION)?;
    bring_to_disk(db, file)?;
    for kind in [keys::ROWS, keys::MARKS] {
        for key in db.scan_prefix([kind]).keys() {
            db.remove(key?)?;
        }
    }
    let mut next = disk::next_log(db, None)?;
    while let Some(log) = next {
        for row in rows_of_last(db, settings.rows_of, &log)? {
            db.insert(keys::row(&row), &[])?;
        }
        next = disk::next_log(db, Some(&log))?;
    }
    db.insert(keys::INDEX_VERSION, &index_version(settings))?;
    Ok(())
}

fn rows_of_last(db: &sled::Db, rows_of: RowsOf, log: &LogId) -> Result<Rows, StoreError> {
    let Some(head) = disk::head(db, log)? else { return Ok(Rows::new()) };
    Ok(disk::rows_of_entry(db, rows_of, log, head)?.unwrap_or_default())
}

fn bring_to_disk(db: &sled::Db, file: &File) -> Result<(), OpenError> {
    flush_and_sync(db, file).map_err(|error| OpenError::Engine(error.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_pages_takes_its_memory_from_the_cache() {
        assert_eq!(cache_bytes(256 << 20, 0), 256 << 20);
        assert_eq!(cache_bytes(256 << 20, 40 << 20), 255 << 20);
        assert_eq!(cache_bytes(256 << 20, 1 << 40), 64 << 20, "some of it is a cache in any case");
    }
}
