//! Brings the index rows on disk up to date when a store is opened.

use std::fs::File;

use super::index_progress::IndexProgress;
use super::index_rows::{IndexRows, IndexRowsDiff};
use super::settings::Settings;
use super::tree::make_durable;
use super::{IndexRowsFn, LogId, StoreError, engine, keys, tree};

/// Updates the rows of stale logs, or rebuilds all rows if they were stored in another way.
pub(super) fn bring_up_to_date(
    db: &sled::Db,
    file: &File,
    settings: &Settings,
) -> Result<(), StoreError> {
    let stored = engine::call(|| db.get(keys::INDEX_VERSION))?;
    let is_current = stored.as_deref() == Some(&index_version(settings));
    if !is_current || !update_stale_logs(db, settings.index_rows_fn)? {
        rebuild_index(db, file, settings)?;
    }
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
fn update_stale_logs(db: &sled::Db, index_rows_fn: IndexRowsFn) -> Result<bool, StoreError> {
    for marker in db.scan_prefix([keys::STALE_MARKERS]) {
        let (key, value) = engine::call(|| marker)?;
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
        engine::call(|| db.apply_batch(batch))?;
    }
    Ok(true)
}

/// Deletes all index rows and computes them again from the last entry of each log.
fn rebuild_index(db: &sled::Db, file: &File, settings: &Settings) -> Result<(), StoreError> {
    // The version is removed first and written last. So a rebuild that was interrupted starts
    // again, whichever program opens the store next.
    engine::call(|| db.remove(keys::INDEX_VERSION))?;
    make_durable(db, file)?;
    for kind in [keys::INDEX_ROWS, keys::STALE_MARKERS] {
        for key in db.scan_prefix([kind]).keys() {
            engine::call(|| db.remove(key?))?;
        }
    }
    let (mut next, mut progress) = (tree::next_log(db, None)?, IndexProgress::default());
    while let Some(log) = next {
        progress.add(1);
        for row in index_rows_of_log(db, settings.index_rows_fn, &log)? {
            engine::call(|| db.insert(keys::index_row(&row), &[]))?;
        }
        next = tree::next_log(db, Some(&log))?;
    }
    engine::call(|| db.insert(keys::INDEX_VERSION, &index_version(settings)))?;
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
