//! What the commands share that open the store of a data directory.

use std::fs::{DirBuilder, File};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use kontor_accounts::{convert_names, convert_tokens};
use kontor_app::{
    deletions::convert_deletions, error::AppError, ratings::convert_ratings, seeks::convert_seeks,
    tournaments::convert_tournaments,
};
use kontor_environment::SystemClock;
use kontor_log::index_rows;
use kontor_service::{
    members::{self, SILENT_MAX_MS},
    runtime::counted_from::convert_open_tables,
};
use kontor_store::{
    Beats, DocumentStore, EventStore, IfMissing, OpenError, OpenedBy, PostgresSettings,
    PostgresStore, ReadOnlyError, ReadOnlyStore, Settings, SledStore, TracedStore,
    interrupted_repair,
};
use kontor_tables::table::conversion::convert_invitations;

use super::{CommandError, Damage};
use crate::config::{DataArgs, Serve, SharedArgs};

/// Only the owner may read what has seeds of running games, password hashes and keys.
const FILE_MODE: u32 = 0o600;
const DIRECTORY_MODE: u32 = 0o700;
/// How long a server waits at its start for a database that is out of reach.
const START_WAIT_MAX: Duration = Duration::from_secs(60);
/// Pause between two attempts to open it.
const START_PAUSE: Duration = Duration::from_secs(1);

/// The store within a data directory.
pub fn store_of(data: &Path) -> PathBuf {
    data.join("store")
}

/// The keys within a data directory.
pub fn keys_of(data: &Path) -> PathBuf {
    data.join("keys")
}

/// The settings of a store of this program.
pub fn settings() -> Settings {
    Settings::new(index_rows::rows_of, index_rows::INDEX_VERSION)
}

/// Opens the store of a data directory.
pub fn open_store(data: &DataArgs, if_missing: IfMissing) -> Result<Arc<SledStore>, CommandError> {
    let settings = Settings {
        page_memory_bytes: data.store_cache_mib << 20,
        if_missing,
        accept_loss: data.accept_loss,
        ..settings()
    };
    let store = store_of(&data.data);
    if interrupted_repair(&store).is_some() {
        return Err("a repair of the store was interrupted: `kontor repair` completes it".into());
    }
    SledStore::open(store, settings).map_err(with_advice)
}

/// Opens the database that several servers share for a command, if the arguments name one.
pub async fn open_shared(
    shared: &SharedArgs,
    if_missing: IfMissing,
) -> Result<Option<Arc<PostgresStore>>, CommandError> {
    open_for(shared, if_missing, OpenedBy::Command).await
}

async fn open_for(
    shared: &SharedArgs,
    if_missing: IfMissing,
    opened_by: OpenedBy,
) -> Result<Option<Arc<PostgresStore>>, CommandError> {
    let Some(address) = &shared.store else {
        // Not left to clap: it asks before a flag behind the subcommand is known to all.
        if shared.store_ca.is_some() || shared.store_unsynced {
            return Err(
                "--store-ca and --store-unsynced are about a database: name it with --store".into(),
            );
        }
        return Ok(None);
    };
    let settings = PostgresSettings {
        if_missing,
        opened_by,
        beats: Some(Beats {
            key: members::KEY.to_owned(),
            silent_max: Duration::from_millis(SILENT_MAX_MS),
        }),
        allow_unsynced: shared.store_unsynced,
        root_certificates: shared.store_ca.clone(),
        ..PostgresSettings::new(address, index_rows::rows_of, index_rows::INDEX_VERSION)
    };
    Ok(Some(PostgresStore::open(settings).await?))
}

/// Says that a database is named where only the data directory counts. It may be named for all
/// commands on this machine, so it is no error.
pub fn warn_of_ignored(shared: &SharedArgs) {
    if shared.store.is_some() {
        tracing::warn!("only the store of the data directory is read, and not the database");
    }
}

/// The same for a server, which waits for a database that is out of reach: it may be started, or a
/// standby promoted. One that lacks a setting is refused at once.
async fn await_shared(args: &Serve) -> Result<Option<Arc<PostgresStore>>, CommandError> {
    let opened_by = OpenedBy::Server { settings: args.common_settings() };
    let deadline = Instant::now() + START_WAIT_MAX;
    loop {
        let opened = open_for(&args.shared, IfMissing::Create, opened_by.clone()).await;
        let error = match opened {
            Ok(store) => return Ok(store),
            Err(error) => error,
        };
        let may_come = matches!(error.downcast_ref::<OpenError>(), Some(OpenError::Database(_)));
        if !may_come || Instant::now() >= deadline {
            return Err(error);
        }
        tracing::warn!(%error, "waiting for the database");
        tokio::time::sleep(START_PAUSE).await;
    }
}

/// A file that says that a server with this data directory has its games in a database. Without it a
/// server that was started without the address would begin with no games, among others that have
/// them.
fn shared_mark(data: &Path) -> PathBuf {
    data.join("shared-store")
}

fn note_shared(data: &Path) -> Result<(), CommandError> {
    if store_of(data).exists() {
        tracing::warn!("the data directory has games of its own, which are not served");
    }
    std::fs::create_dir_all(data)?;
    std::fs::write(
        shared_mark(data),
        "The games are in the database of --store (KONTOR_STORE).\n",
    )?;
    Ok(())
}

/// The store of a server.
pub enum ServedStore {
    /// One of this server alone, which is read and written.
    Writable(Arc<SledStore>),
    /// A database that several servers share.
    Shared(Arc<PostgresStore>),
    /// One that is only read.
    ReadOnly(Arc<ReadOnlyStore>),
}

impl ServedStore {
    /// Opens the store, only for reading if the arguments say so or the disk is full.
    pub async fn open(args: &Serve) -> Result<Self, CommandError> {
        if args.read_only {
            warn_of_ignored(&args.shared);
            return ServedStore::read(args).await;
        }
        let data = &args.data.data;
        if let Some(store) = await_shared(args).await? {
            note_shared(data)?;
            return Ok(ServedStore::Shared(store));
        }
        if shared_mark(data).exists() {
            return Err(format!(
                "the games of this server are in a database, and none is named (--store, \
                 KONTOR_STORE); to keep games in the data directory from now on, remove {}",
                shared_mark(data).display()
            )
            .into());
        }
        match open_store(&args.data, IfMissing::Create) {
            Ok(store) => Ok(ServedStore::Writable(store)),
            Err(error) if is_full(&error) => {
                tracing::warn!(
                    %error,
                    "THE SERVER ONLY READS. Make space and start it again: until then nothing is \
                     stored"
                );
                ServedStore::read(args).await
            }
            Err(error) => Err(error),
        }
    }

    async fn read(args: &Serve) -> Result<Self, CommandError> {
        let bytes_max = args.read_only_mib.saturating_mul(1 << 20);
        let path = store_of(&args.data.data);
        let opened = ReadOnlyStore::open(&path, bytes_max, index_rows::rows_of).await;
        let (store, report) = opened.map_err(|error| match error {
            ReadOnlyError::Open(error) => with_advice(error),
            ReadOnlyError::TooLarge { .. } => format!("{error} (--read-only-mib)").into(),
            error => error.into(),
        })?;
        let (entries, documents) = (report.written.entries, report.written.documents);
        tracing::info!(entries, documents, "the store is only read");
        if let Some(format) = report.newer_format {
            tracing::warn!(format, "a newer program wrote the store: some of it may not be shown");
        }
        if !report.is_complete() {
            let (logs, documents) = (report.logs.len(), report.documents.len());
            tracing::warn!(logs, documents, "the store is damaged: some of it cannot be read");
        }
        Ok(ServedStore::ReadOnly(store))
    }

    /// Converts what earlier releases have stored, if that was not done yet. What is only read stays
    /// as it is.
    pub async fn convert(&self) -> Result<(), CommandError> {
        if self.is_read_only() {
            return Ok(());
        }
        let (events, documents) = (self.events(), self.documents());
        let names = convert_names(&documents, &SystemClock).await;
        names.map_err(|error| not_converted("names", error.into()))?;
        let deletions = convert_deletions(&documents).await;
        deletions.map_err(|error| not_converted("deletions of accounts", error))?;
        let tokens = convert_tokens(&documents).await;
        tokens.map_err(|error| not_converted("personal tokens", error.into()))?;
        let seeks = convert_seeks(&events, &documents, &SystemClock).await;
        seeks.map_err(|error| not_converted("seeks", error))?;
        let tournaments = convert_tournaments(&events, &documents, &SystemClock).await;
        tournaments.map_err(|error| not_converted("tournaments", error))?;
        let ratings = convert_ratings(&events, &documents).await;
        ratings.map_err(|error| not_converted("ratings", error))?;
        let invitations = convert_invitations(&documents, &events, &SystemClock).await;
        invitations.map_err(|error| not_converted("invitations", error.into()))?;
        let open_tables = convert_open_tables(&documents, &SystemClock).await;
        open_tables.map_err(|error| not_converted("open tables", error.into()))?;
        Ok(())
    }

    /// The store, if it is in the data directory and can be written.
    pub fn embedded(&self) -> Option<&Arc<SledStore>> {
        match self {
            ServedStore::Writable(store) => Some(store),
            ServedStore::Shared(_) | ServedStore::ReadOnly(_) => None,
        }
    }

    /// Whether it is only read.
    pub fn is_read_only(&self) -> bool {
        matches!(self, ServedStore::ReadOnly(_))
    }

    /// Commits the writes in the queue and accepts no more. A database that confirms none of them is
    /// waited for no longer than this: no caller was told that they are made.
    pub async fn close(&self, wait_max: Duration) {
        match self {
            ServedStore::Writable(store) => store.close().await,
            ServedStore::Shared(store) => {
                if tokio::time::timeout(wait_max, store.close()).await.is_err() {
                    tracing::warn!("writes were given up that the database has not confirmed");
                }
            }
            ServedStore::ReadOnly(_) => {}
        }
    }

    /// Its logs.
    pub fn events(&self) -> Arc<dyn EventStore> {
        match self {
            ServedStore::Writable(store) => store.clone(),
            ServedStore::Shared(store) => store.clone(),
            ServedStore::ReadOnly(store) => store.clone(),
        }
    }

    /// Both, with their calls as spans.
    pub fn traced(&self) -> (Arc<dyn EventStore>, Arc<dyn DocumentStore>) {
        (Arc::new(TracedStore(self.events())), Arc::new(TracedStore(self.documents())))
    }

    /// Its documents.
    pub fn documents(&self) -> Arc<dyn DocumentStore> {
        match self {
            ServedStore::Writable(store) => store.clone(),
            ServedStore::Shared(store) => store.clone(),
            ServedStore::ReadOnly(store) => store.clone(),
        }
    }
}

/// Why a server does not start where what an earlier release has stored cannot be converted.
pub fn not_converted(what: &str, error: AppError) -> CommandError {
    let why = match error {
        AppError::Store(fault) => fault.why,
        error => error.to_string(),
    };
    let what = format!("what an earlier release has stored of {what} cannot be converted");
    format!("{what}: {why}. If the store is damaged, `kontor repair` comes first").into()
}

fn is_full(error: &CommandError) -> bool {
    matches!(error.downcast_ref::<OpenError>(), Some(OpenError::Full { .. }))
}

/// An error of opening. If the store is damaged, it says what can be done.
pub fn with_advice(error: OpenError) -> CommandError {
    const ADVICE: &str = "Restore a backup with `kontor restore`, or put what can be read in the \
                          place of the store with `kontor repair`, which keeps the damaged one \
                          (`kontor export --salvage` writes it and changes nothing)";
    match error {
        OpenError::Loss(_) => Damage(format!(
            "{error}. {ADVICE}; `--accept-loss` goes on without what is missing, and games \
             concerned go on from an earlier position"
        ))
        .into(),
        OpenError::Damaged { .. } => Damage(format!("{error}. {ADVICE}")).into(),
        error => error.into(),
    }
}

/// A runtime for a command that uses the store.
pub fn runtime() -> Result<tokio::runtime::Runtime, CommandError> {
    Ok(tokio::runtime::Builder::new_current_thread().enable_all().build()?)
}

/// Creates a file that only the owner can read, or empties it.
pub fn create_file(path: &Path) -> Result<File, CommandError> {
    let file = File::options().write(true).create(true).truncate(true).mode(FILE_MODE).open(path);
    file.map_err(|error| format!("{}: {error}", path.display()).into())
}

/// Creates a directory that only the owner can use.
pub fn create_directory(path: &Path) -> Result<(), CommandError> {
    let made = DirBuilder::new().mode(DIRECTORY_MODE).create(path);
    made.map_err(|error| format!("{}: {error}", path.display()).into())
}
