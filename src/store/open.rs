//! Opens a data directory: makes sure that only one server uses it, that nothing acknowledged is
//! missing, checks the format, and brings the index up to date.

use std::error::Error;
use std::fs::{self, DirBuilder, File, TryLockError};
use std::io;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use super::acknowledged::{self, Acknowledged, Mark};
use super::{
    EngineError, IndexRowsFn, Loss, StoreError, engine, index_update, keys, salvage, tree,
};

/// The format of stores that this program writes. It reads all formats up to this one. Format 2
/// added entries that have a base.
const STORE_FORMAT: u32 = 2;
/// sled's folder within the data directory.
pub(super) const SLED_FOLDER: &str = "sled";
/// sled's main file within its folder.
pub(super) const SLED_FILE: &str = "db";
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
    /// Whether opening goes on although acknowledged writes are missing. Each loss is logged.
    pub accept_loss: bool,
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
            accept_loss: false,
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
        "the data has format {found}, this program reads formats up to {STORE_FORMAT}: \
         use a newer one"
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
    /// sled cannot read its files.
    #[error("the store in {} is damaged: {what}", .store.display())]
    Damaged {
        /// The directory of the store.
        store: PathBuf,
        /// What sled found.
        what: String,
    },
    /// Acknowledged writes are missing.
    #[error("{0}")]
    Loss(Box<Loss>),
    /// sled reported an error.
    #[error("the database cannot be opened")]
    Engine(#[source] Box<dyn Error + Send + Sync>),
}

impl OpenError {
    /// An error that reading the store met while it was opened.
    fn at(store: &Path, error: impl Into<StoreError>) -> Self {
        match error.into() {
            StoreError::Unavailable(why) => OpenError::Engine(why.into()),
            StoreError::Damaged(what) => OpenError::Damaged { store: store.to_owned(), what },
            error @ (StoreError::Corrupt { .. } | StoreError::CorruptDocument { .. }) => {
                OpenError::Damaged { store: store.to_owned(), what: error.to_string() }
            }
        }
    }
}

/// An opened data directory.
pub(super) struct Opened {
    pub(super) db: sled::Db,
    /// sled's file, for fsync.
    pub(super) file: File,
    /// The mark of acknowledged writes.
    pub(super) acknowledged: Acknowledged,
    /// Locked as long as the store is open.
    pub(super) lock: File,
}

/// Opens a data directory, or creates it if the settings say so.
pub(super) fn open(path: &Path, settings: &Settings) -> Result<Opened, OpenError> {
    let unusable = |error| OpenError::Directory(path.to_owned(), error);
    if settings.if_missing == IfMissing::Fail && !path.join(SLED_FOLDER).join(SLED_FILE).exists() {
        return Err(OpenError::Missing(path.to_owned()));
    }
    DirBuilder::new().recursive(true).mode(DIRECTORY_MODE).create(path).map_err(unusable)?;
    let path = &fs::canonicalize(path).map_err(unusable)?;
    let lock = lock(path)?;
    let folder = path.join(SLED_FOLDER);
    let database = folder.join(SLED_FILE);
    remove_partial_snapshots(&folder).map_err(unusable)?;
    wait_for_sled_lock(&database).map_err(unusable)?;
    let bytes_on_disk = fs::metadata(&database).map_or(0, |file| file.len());
    let cache = cache_bytes(settings.page_memory_bytes, bytes_on_disk);
    // sled does not flush by itself: only the committer does, for concurrent flushes can deadlock.
    let mark = read_mark(path, bytes_on_disk > 0);
    if let Err(error) = salvage::preserve(path, mark.as_ref().map_or(0, |mark| mark.file_bytes)) {
        tracing::warn!(%error, "the damaged file could not be copied before it is opened");
    }
    let config = sled::Config::new().path(&folder).cache_capacity(cache).flush_every_ms(None);
    let db = engine::call(|| config.open()).map_err(|error| OpenError::at(path, error))?;
    let file = File::options().write(true).open(&database).map_err(unusable)?;
    let count = check_acknowledged(&db, path, mark, settings)?;
    engine::catch(|| prepare(&db, &file, path, settings))
        .map_err(|panic| OpenError::at(path, EngineError::Damaged(panic)))??;
    let acknowledged = Acknowledged::start(path, count).map_err(unusable)?;
    salvage::discard(path).map_err(unusable)?;
    // A new file is durable only once the directory that contains it has been synced too.
    for directory in
        [Some(folder.as_path()), Some(path.as_path()), path.parent()].into_iter().flatten()
    {
        File::open(directory).and_then(|directory| directory.sync_all()).map_err(unusable)?;
    }
    Ok(Opened { db, file, acknowledged, lock })
}

/// Checks the format and brings the index up to date.
fn prepare(db: &sled::Db, file: &File, path: &Path, settings: &Settings) -> Result<(), OpenError> {
    let at = |error: StoreError| OpenError::at(path, error);
    check_format(db, path)?;
    index_update::bring_up_to_date(db, file, settings).map_err(at)?;
    make_durable(db, file).map_err(at)
}

/// Compares the store with the mark of what was acknowledged. Returns the count from which the
/// committer goes on.
fn check_acknowledged(
    db: &sled::Db,
    path: &Path,
    mark: Option<Mark>,
    settings: &Settings,
) -> Result<u64, OpenError> {
    let at = |error: StoreError| OpenError::at(path, error);
    let count = acknowledged::count(db).map_err(|error| at(error.into()))?;
    let Some(mark) = mark else { return Ok(count) };
    let loss = match acknowledged::check(db, count, &mark) {
        Ok(loss) => loss,
        Err(error) if settings.accept_loss => {
            tracing::warn!(%error, "the store is damaged, as was accepted");
            None
        }
        Err(error) => return Err(at(error)),
    };
    let Some(loss) = loss else { return Ok(count) };
    let loss = Loss { store: path.to_owned(), ..loss };
    if !settings.accept_loss {
        return Err(OpenError::Loss(loss.into()));
    }
    tracing::warn!(%loss, "acknowledged writes are missing, as was accepted");
    for log in &loss.logs {
        tracing::warn!(%log, "entries are missing");
    }
    Ok(count)
}

/// The mark, if there is one that can be read. Without it a loss cannot be noticed, which is no
/// reason not to start.
fn read_mark(path: &Path, has_data: bool) -> Option<Mark> {
    match acknowledged::read(path) {
        Ok(Some(mark)) => Some(mark),
        Ok(None) => {
            if has_data {
                tracing::info!(
                    store = %path.display(),
                    "the store has no mark of acknowledged writes yet: \
                     whether some are missing cannot be checked this time"
                );
            }
            None
        }
        Err(error) => {
            tracing::warn!(
                %error,
                "the mark of acknowledged writes cannot be read: \
                 whether some are missing cannot be checked this time"
            );
            None
        }
    }
}

/// How much of the memory for pages the page table leaves for the page cache.
fn cache_bytes(page_memory_bytes: u64, bytes_on_disk: u64) -> u64 {
    let page_table_bytes = bytes_on_disk / DISK_BYTES_PER_PAGE_TABLE_BYTE;
    page_memory_bytes.saturating_sub(page_table_bytes).max(page_memory_bytes / CACHE_SHARE_MIN)
}

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
    let at = |error: EngineError| OpenError::at(path, error);
    match engine::call(|| db.get(keys::FORMAT)).map_err(at)? {
        Some(stored) => match <[u8; 4]>::try_from(stored.as_ref()).map(u32::from_be_bytes) {
            Ok(found) if found > STORE_FORMAT => return Err(OpenError::NewerFormat { found }),
            Ok(_) => {}
            Err(_) => return Err(OpenError::Foreign(path.to_owned())),
        },
        None if db.is_empty() => {}
        None => return Err(OpenError::Foreign(path.to_owned())),
    }
    engine::call(|| db.insert(keys::FORMAT, &STORE_FORMAT.to_be_bytes())).map_err(at)?;
    Ok(())
}

/// Makes everything durable that was written.
pub(super) fn make_durable(db: &sled::Db, file: &File) -> Result<(), StoreError> {
    tree::flush_and_sync(db, file).map_err(|error| StoreError::Unavailable(error.to_string()))
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
