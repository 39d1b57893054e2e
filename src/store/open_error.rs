//! Why a store cannot be opened.

use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};

use kontor_threads::NoThreads;

use super::errors::is_full;
use super::keys::STORE_FORMAT;
use super::{Loss, StoreError};

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
    /// The disk is full. Nothing that was stored is lost.
    #[error("the store in {} cannot be opened for writing, because its disk is full: {what}", .store.display())]
    Full {
        /// The directory of the store.
        store: PathBuf,
        /// What could not be written.
        what: String,
    },
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
    /// The address of the database is not valid, or what it names cannot be read.
    #[error("the address of the database cannot be used: {0}")]
    Address(String),
    /// The database cannot be reached. That may pass.
    #[error("the database cannot be used: {0}")]
    Database(String),
    /// The database was reached, but is not one that the store can keep its promises with.
    #[error("the database is refused: {0}")]
    Refused(String),
    /// The system has no thread to spare.
    #[error(transparent)]
    NoThreads(#[from] NoThreads),
    /// sled reported an error.
    #[error("the database cannot be opened")]
    Engine(#[source] Box<dyn Error + Send + Sync>),
}

impl OpenError {
    /// An error of the operating system.
    pub(super) fn of_system(path: &Path, error: io::Error) -> Self {
        match is_full(&error) {
            true => OpenError::Full { store: path.to_owned(), what: error.to_string() },
            false => OpenError::Directory(path.to_owned(), error),
        }
    }

    /// The same of one host of a database, which is named.
    pub(super) fn of_host(self, host: &str) -> Self {
        match self {
            OpenError::Database(why) => OpenError::Database(format!("{host}: {why}")),
            OpenError::Refused(why) => OpenError::Refused(format!("{host}: {why}")),
            error => error,
        }
    }

    /// An error that reading the store met while it was opened.
    pub(super) fn at(store: &Path, error: impl Into<StoreError>) -> Self {
        match error.into() {
            StoreError::Unavailable(why) => OpenError::Engine(why.into()),
            StoreError::Full(what) => OpenError::Full { store: store.to_owned(), what },
            StoreError::Damaged(what) => OpenError::Damaged { store: store.to_owned(), what },
            error @ (StoreError::Corrupt { .. } | StoreError::CorruptDocument { .. }) => {
                OpenError::Damaged { store: store.to_owned(), what: error.to_string() }
            }
        }
    }
}
