//! Opens a data directory: makes sure that only one server uses it, that nothing acknowledged is
//! missing, checks the format, and brings the index up to date.

use std::fs::{self, DirBuilder, File};
use std::os::unix::fs::DirBuilderExt;
use std::path::Path;

use super::acknowledged::{self, Acknowledged, Mark};
use super::errors::is_full;
use super::folder::{
    Lock, SLED_FILE, SLED_FOLDER, lock, remove_partial_snapshots, wait_for_sled_lock,
};
use super::keys::STORE_FORMAT;
use super::preserve::{discard, preserve};
use super::settings::{IfMissing, Settings};
use super::tree::make_durable;
use super::{
    Loss, OpenError, StoreError,
    engine::{self, EngineError},
    index_update, keys,
};

/// Only the owner may read the store: it contains seeds of running games and password hashes.
const DIRECTORY_MODE: u32 = 0o700;

/// sled keeps its page table in memory, beside the page cache: one byte of it for about this many
/// bytes on disk (measured: 44).
const DISK_BYTES_PER_PAGE_TABLE_BYTE: u64 = 40;
/// The page cache gets at least one part in so many of the memory for pages, however large the page
/// table is.
const CACHE_SHARE_MIN: u64 = 4;

/// An opened data directory.
pub(super) struct Opened {
    pub(super) db: sled::Db,
    /// sled's file, for fsync.
    pub(super) file: File,
    /// The mark of acknowledged writes.
    pub(super) acknowledged: Acknowledged,
    /// Locked as long as the store is open.
    pub(super) lock: Lock,
}

/// Opens a data directory, or creates it if the settings say so.
pub(super) fn open(path: &Path, settings: &Settings) -> Result<Opened, OpenError> {
    let unusable = |error| OpenError::of_system(path, error);
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
    match preserve(path, mark.as_ref().map_or(0, |mark| mark.file_bytes)) {
        // sled would overwrite what is damaged, and a copy can be made when there is space.
        Err(error) if is_full(&error) => return Err(unusable(error)),
        Err(error) => {
            tracing::warn!(%error, "the damaged file could not be copied before it is opened");
        }
        Ok(()) => {}
    }
    let config = sled::Config::new().path(&folder).cache_capacity(cache).flush_every_ms(None);
    let db = engine::call(|| config.open()).map_err(|error| OpenError::at(path, error))?;
    let file = File::options().write(true).open(&database).map_err(unusable)?;
    let count = check_acknowledged(&db, path, mark, settings)?;
    engine::catch(|| prepare(&db, &file, path, settings))
        .map_err(|panic| OpenError::at(path, EngineError::of_panic(panic)))??;
    let acknowledged = Acknowledged::start(path, count).map_err(unusable)?;
    discard(path).map_err(unusable)?;
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
