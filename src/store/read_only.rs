//! A store that is only read, for a disk that is full or must not be written.
//!
//! sled writes when it is opened, also if nothing is changed. So the files are read as for a
//! salvage, without sled, and everything is put into memory. That takes about as much memory as an
//! export has bytes, so there is a limit.

use std::io::{self, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use async_trait::async_trait;
use tokio::sync::broadcast;

use super::folder::{Lock, SLED_FILE, SLED_FOLDER, lock_for_reading};
use super::salvage::salvage_locked;
use super::{
    Changes, DeleteError, Document, DocumentStore, Entry, EventStore, IndexRange, IndexRowsFn,
    LogId, MemoryStore, News, OpenError, Position, Precondition, SalvageError, SalvageReport,
    Shared, StoreError, TransferError, WriteError, Writer, import,
};

/// Why a store cannot be opened for reading.
#[derive(Debug, thiserror::Error)]
pub enum ReadOnlyError {
    /// There is no store, or another server uses it.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Its contents do not fit into the memory that they may take.
    #[error(
        "the store in {} has more than {} MiB of content, which is the limit for reading it \
         without writing", .store.display(), .bytes_max >> 20
    )]
    TooLarge {
        /// The directory of the store.
        store: PathBuf,
        /// The limit, in bytes.
        bytes_max: u64,
    },
    /// Its files cannot be read.
    #[error("the store cannot be read")]
    Salvage(#[source] SalvageError),
    /// What was read cannot be understood.
    #[error("the store cannot be read")]
    Transfer(#[from] TransferError),
}

/// The contents of a store when it was opened. Every write is refused.
pub struct ReadOnlyStore {
    contents: MemoryStore,
    /// Locked while there is such a lock, so that no other server writes during the read.
    _lock: Option<Lock>,
}

impl ReadOnlyStore {
    /// Reads a store of at most so many bytes of content, and changes nothing. The report says what
    /// is missing, if it is damaged. Blocks while it reads.
    pub async fn open(
        path: &Path,
        bytes_max: u64,
        index_rows_fn: IndexRowsFn,
    ) -> Result<(Arc<Self>, SalvageReport), ReadOnlyError> {
        if !path.join(SLED_FOLDER).join(SLED_FILE).exists() {
            return Err(OpenError::Missing(path.to_owned()).into());
        }
        let lock = lock_for_reading(path)?;
        let (input, output) = io::pipe().map_err(TransferError::from)?;
        let store = path.to_owned();
        let salvage = move || {
            let mut bounded = Bounded { out: output, left: bytes_max };
            let mut out = BufWriter::new(&mut bounded);
            let salvaged = salvage_locked(&store, &mut out);
            // A failed flush has left the export incomplete, which is noticed where it is read.
            drop(out);
            (salvaged, bounded.left)
        };
        let thread = thread::Builder::new().name("read-store".into()).spawn(salvage);
        let thread = thread.map_err(TransferError::from)?;
        let contents = MemoryStore::new(index_rows_fn);
        let imported = import(&contents, &mut BufReader::new(input)).await;
        let Ok((salvaged, left)) = thread.join() else {
            let panicked = "the thread that reads the store panicked";
            return Err(TransferError::from(io::Error::other(panicked)).into());
        };
        if left == 0 {
            return Err(ReadOnlyError::TooLarge { store: path.to_owned(), bytes_max });
        }
        match (salvaged, imported) {
            (Ok(report), Ok(_)) => Ok((ReadOnlyStore { contents, _lock: lock }.into(), report)),
            (Err(SalvageError::Open(error)), _) => Err(error.into()),
            // Writing into a pipe that is no longer read fails, too.
            (Ok(_), Err(error)) | (Err(SalvageError::Transfer(_)), Err(error)) => Err(error.into()),
            (Err(error), _) => Err(ReadOnlyError::Salvage(error)),
        }
    }
}

/// Fails once more than so many bytes are written; then nothing is left.
struct Bounded<W> {
    out: W,
    left: u64,
}

impl<W: Write> Write for Bounded<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.left = self.left.saturating_sub(bytes.len() as u64);
        if self.left == 0 {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.out.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Shared for ReadOnlyStore {}

#[async_trait]
impl Writer for ReadOnlyStore {
    async fn write(
        &self,
        _changes: Changes,
        _preconditions: Vec<Precondition>,
    ) -> Result<Option<Position>, WriteError> {
        Err(WriteError::ReadOnly)
    }
}

#[async_trait]
impl EventStore for ReadOnlyStore {
    async fn delete_log(&self, _log: &LogId, _last: Position) -> Result<(), DeleteError> {
        Err(DeleteError::ReadOnly)
    }

    async fn first(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        self.contents.first(log).await
    }

    async fn read(
        &self,
        log: &LogId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<(Position, Entry)>, StoreError> {
        self.contents.read(log, from, limit).await
    }

    async fn last(&self, log: &LogId) -> Result<Option<(Position, Entry)>, StoreError> {
        self.contents.last(log).await
    }

    async fn logs(&self, after: Option<&LogId>, limit: usize) -> Result<Vec<LogId>, StoreError> {
        self.contents.logs(after, limit).await
    }

    async fn index_rows_in_ranges(
        &self,
        ranges: Vec<IndexRange>,
        limit: usize,
    ) -> Result<Vec<Vec<String>>, StoreError> {
        self.contents.index_rows_in_ranges(ranges, limit).await
    }

    fn subscribe(&self) -> broadcast::Receiver<News> {
        self.contents.subscribe()
    }
}

#[async_trait]
impl DocumentStore for ReadOnlyStore {
    async fn get_all(&self, keys: &[&str]) -> Result<Vec<Option<Document>>, StoreError> {
        self.contents.get_all(keys).await
    }

    async fn scan(
        &self,
        prefix: &str,
        after: Option<&str>,
        limit: usize,
    ) -> Result<Vec<(String, Document)>, StoreError> {
        self.contents.scan(prefix, after, limit).await
    }
}
