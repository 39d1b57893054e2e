//! The mark of what has been acknowledged: files beside sled that say which writes the store must
//! have when it is opened the next time.
//!
//! If the newest part of sled's file is damaged or missing, sled opens an earlier state without an
//! error. Games would go on from there, and the same seed would give other moves. So the committer
//! notes each batch here after it has been synced and before it is acknowledged, and opening
//! compares the notes with what sled has.
//!
//! ```text
//! acknowledged            the batches since the store was opened, one record each
//! acknowledged.merging    older batches since then, while they are being merged
//! acknowledged.merged     older batches since then: for each log the range of its entries, for each
//!                         document its last version
//! ```
//!
//! The records are written but not synced. After a power failure the newest may be missing, never
//! the other way round: a note is written only once its batch is on disk. So the mark can lag
//! behind the store, and a store that is *ahead* of its mark is not damaged.
//!
//! To know which of the two is ahead, each batch raises a *count* in sled, the number of writes that
//! were acknowledged since the store was made; the record of the batch has the same count. The
//! count in sled is raised just before the batch is applied and is synced with it, so it is never
//! behind a batch that is there.
//!
//! The notes start again with each opening. Opening sled writes a snapshot of its page table, and
//! damage to a page of that table is an error when the page is read, so only what was written after
//! the snapshot can be missing without an error.

mod check;
mod files;
mod merger;
mod records;

pub use check::{Loss, LostLog};

pub(super) use check::{check, missing, ranges};
pub(super) use records::{Batch, DocumentMark, Mark, read};

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::engine::{self, EngineError};
use files::{CURRENT, MERGED, MERGING, UNFINISHED, remove_if_there};
use merger::{Merger, Merging};

/// From this size on the batches are merged.
const MERGE_BYTES: u64 = 16 << 20;

/// The tree in sled that has the count. It is not the tree of the data: the count changes with each
/// batch, and a page is written again whenever some of its keys have changed.
const COUNT_TREE: &str = "acknowledged";
const COUNT_KEY: &str = "count";

/// The count in sled; 0 if there is none.
pub(super) fn count(db: &sled::Db) -> Result<u64, EngineError> {
    let value = engine::call(|| db.open_tree(COUNT_TREE)?.get(COUNT_KEY))?;
    Ok(value.and_then(|value| value.as_ref().try_into().ok()).map_or(0, u64::from_be_bytes))
}

/// Sets the count in sled.
pub(super) fn set_count(db: &sled::Db, count: u64) -> sled::Result<()> {
    db.open_tree(COUNT_TREE)?.insert(COUNT_KEY, &count.to_be_bytes())?;
    Ok(())
}

/// Writes the mark.
pub(super) struct Acknowledged {
    folder: PathBuf,
    /// The file of the batches; `None` after an error.
    file: Option<File>,
    bytes: u64,
    /// The file is merged when it has this size.
    merge_bytes: u64,
    merger: Merger,
    count: u64,
    record: Vec<u8>,
}

impl Acknowledged {
    /// Starts again: everything up to this count is in the store.
    pub(super) fn start(folder: &Path, count: u64) -> io::Result<Self> {
        let header = records::header(count);
        let unfinished = folder.join(UNFINISHED);
        let mut file = File::create(&unfinished)?;
        file.write_all(&header)?;
        file.sync_all()?;
        fs::rename(&unfinished, folder.join(CURRENT))?;
        // They are removed only now: after a crash in between they are merely superfluous.
        for older in [MERGING, MERGED] {
            remove_if_there(&folder.join(older))?;
        }
        Ok(Acknowledged {
            folder: folder.to_owned(),
            file: Some(file),
            bytes: header.len() as u64,
            merge_bytes: MERGE_BYTES,
            merger: Merger::start(folder)?,
            count,
            record: Vec::new(),
        })
    }

    /// The count after a batch of so many writes.
    pub(super) fn count_after(&self, writes: usize) -> u64 {
        self.count + writes as u64
    }

    /// Notes a batch that is on disk. An error does not concern the batch: from then on the mark
    /// lags behind, until the store is opened again.
    pub(super) fn note(&mut self, sled_file: &File, batch: &Batch<'_>) {
        self.count = self.count_after(batch.writes());
        let Some(file) = &mut self.file else { return };
        self.record.clear();
        let file_bytes = sled_file.metadata().map_or(0, |file| file.len());
        records::encode_batch(&mut self.record, self.count, file_bytes, batch);
        let written = file.write_all(&self.record);
        self.bytes += self.record.len() as u64;
        if let Err(error) = written.and_then(|()| self.merge_if_large()) {
            // What follows a record that was written in part could not be read.
            self.file = None;
            tracing::error!(
                %error,
                "the mark of acknowledged writes cannot be written: until the next start, \
                 a loss of later writes would not be noticed"
            );
        }
    }

    /// Merges the batches in a thread of its own when there are many, so that the files have a size
    /// that depends on the number of logs, not of writes.
    fn merge_if_large(&mut self) -> io::Result<()> {
        if self.bytes < self.merge_bytes {
            return Ok(());
        }
        match self.merger.poll()? {
            Merging::Running => return Ok(()),
            Merging::Done(merged) => {
                self.merge_bytes = merged.max(MERGE_BYTES);
                if self.bytes < self.merge_bytes {
                    return Ok(());
                }
            }
            Merging::Idle => {}
        }
        fs::rename(self.folder.join(CURRENT), self.folder.join(MERGING))?;
        let mut file = File::create(self.folder.join(CURRENT))?;
        let header = records::header(self.count);
        file.write_all(&header)?;
        self.bytes = header.len() as u64;
        self.file = Some(file);
        self.merger.begin()
    }
}

#[cfg(test)]
mod tests;
