//! How a store in PostgreSQL is opened.

use std::path::PathBuf;
use std::time::Duration;

use super::super::{IfMissing, IndexRowsFn};

/// Who opens a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenedBy {
    /// A server. Servers count each other.
    Server {
        /// What all servers of a database should be started with, as a text. It is compared only.
        settings: String,
    },
    /// A command of an operator, which no server counts.
    Command,
}

/// A document that each server of every release changes again and again while it lives.
#[derive(Clone, Debug)]
pub struct Beats {
    /// The key of the document.
    pub key: String,
    /// How long it may stay as it is before all servers count as dead.
    pub silent_max: Duration,
}

/// How a store in PostgreSQL is opened.
#[derive(Clone, Debug)]
pub struct PostgresSettings {
    /// Where the database is: `postgresql://user@host1,host2/database` or `host=… dbname=…`. Of
    /// several hosts the one that accepts writes is used, at any time.
    pub address: String,
    /// A PEM file with the root certificates that the certificates of the hosts are verified with,
    /// if the address asks for TLS; `None`: those of the system.
    pub root_certificates: Option<PathBuf>,
    /// Computes the index rows of a log.
    pub index_rows_fn: IndexRowsFn,
    /// Version of `index_rows_fn`. It must be raised when that function changes; opening then
    /// rebuilds the index. All servers of one database must have the same version.
    pub index_version: u32,
    /// The id of the cluster that the database must belong to; `None` accepts any.
    pub cluster_id: Option<String>,
    /// What opening does if there is no store in the database.
    pub if_missing: IfMissing,
    /// Whether a database without a synchronous standby is accepted: for tests, and where one copy
    /// of the data is enough.
    pub allow_unsynced: bool,
    /// Who opens it.
    pub opened_by: OpenedBy,
    /// By which document a server that lives is known, before tables of an earlier release are
    /// changed; `None`: by its connection alone.
    pub beats: Option<Beats>,
    /// Most writes in the queue of the committer. When it is full, further writes wait.
    pub queued_writes_max: usize,
    /// How long a write or a read waits for a database that accepts it, before it fails. It should
    /// be longer than a failover takes.
    pub wait_max: Duration,
    /// How long one statement may take.
    pub statement_max: Duration,
}

impl PostgresSettings {
    /// The default settings.
    pub fn new(address: &str, index_rows_fn: IndexRowsFn, index_version: u32) -> Self {
        PostgresSettings {
            address: address.to_owned(),
            root_certificates: None,
            index_rows_fn,
            index_version,
            cluster_id: None,
            if_missing: IfMissing::Create,
            allow_unsynced: false,
            opened_by: OpenedBy::Command,
            beats: None,
            queued_writes_max: 4_096,
            wait_max: Duration::from_secs(25),
            statement_max: Duration::from_secs(10),
        }
    }
}
