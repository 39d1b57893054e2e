//! The tables of the store, and their versions.
//!
//! All of them are in the schema `kontor` of the database. Texts are compared byte by byte
//! (collation "C"), as the other stores do.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::super::{IfMissing, OpenError};
use super::connection::Connection;
use super::settings::{Beats, OpenedBy, PostgresSettings};
use super::{errors::Failure, index};

/// The version of the tables that this program writes.
pub(super) const SCHEMA_VERSION: u32 = 3;

/// What makes tables of each version, from 1 on, those of the next one.
const STEPS: [&str; (SCHEMA_VERSION - 1) as usize] = [
    // The ids of groups that were written, by which a doubt is settled.
    r#"create table writes (
        id text collate "C" primary key,
        at timestamptz not null
    );
    create index writes_by_age on writes (at)"#,
    // Each statement with which an earlier release writes fails: a server of it that was not heard,
    // for example because it was cut off for some seconds, writes nothing any more.
    "alter table entries rename to log_entries;
    alter table documents rename to stored_documents",
];

/// Connections on which servers of this database hear each other.
const LISTENERS: &str = "select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query = 'listen kontor'";

/// The version of a document, which each change raises. It is asked for before the tables get
/// other names.
const VERSION_OF: &str = "select version from documents where key = $1";

/// How often it is asked for.
const BEATS_PAUSE: Duration = Duration::from_millis(250);

/// Held while a server looks at the schema or changes it.
const OPENING_LOCK: &str = "select pg_advisory_xact_lock(hashtextextended('kontor opening', 0))";

/// * `logs` has one row for each id that was ever used. A deleted log keeps it: that is its
///   tombstone.
/// * The bodies of entries and documents have a checksum of their own, as in the embedded store.
/// * `fences` is written by transactions that write nothing else, so that their commit waits for a
///   standby ([`super::transaction`]).
///
/// These are the tables of version 1.
const TABLES: &str = r#"
    create schema if not exists kontor;
    create table meta (
        key text collate "C" primary key,
        value text not null
    );
    create table logs (
        log text collate "C" primary key,
        first bigint not null,
        parent text collate "C",
        ancestors int not null,
        deleted boolean not null default false
    );
    create index children on logs (parent) where parent is not null;
    create table entries (
        log text collate "C",
        number bigint,
        body bytea not null,
        primary key (log, number)
    );
    create table index_rows (
        index_row text collate "C" primary key
    );
    create table documents (
        key text collate "C" primary key,
        version bigint not null,
        body bytea not null
    );
    create table fences (
        server text collate "C" primary key,
        count bigint not null
    );
    insert into meta values ('cluster_id', gen_random_uuid()::text)
"#;

const FOUND: &str = "select to_regclass('kontor.meta') is not null,
    exists (select from pg_class where relnamespace = to_regnamespace('kontor'))";

const META: &str = "select key, value from meta";

const SET_META: &str = "insert into meta values ($1, $2)
    on conflict (key) do update set value = excluded.value";

/// What the database says of itself.
struct Meta {
    schema_version: Option<u32>,
    index_version: Option<u32>,
    cluster_id: String,
}

/// Creates the tables, or checks those that are there, and brings the index up to date. Returns the
/// id of the cluster.
pub(super) async fn prepare(
    connection: &Connection,
    settings: &PostgresSettings,
) -> Result<String, OpenError> {
    connection.execute_text("begin").await.map_err(Failure::into_open)?;
    connection.query(OPENING_LOCK, &[]).await.map_err(Failure::into_open)?;
    let cluster_id = prepare_locked(connection, settings).await?;
    connection.execute_text("commit").await.map_err(Failure::into_open)?;
    Ok(cluster_id)
}

async fn prepare_locked(
    connection: &Connection,
    settings: &PostgresSettings,
) -> Result<String, OpenError> {
    let found = connection.query(FOUND, &[]).await.map_err(Failure::into_open)?;
    let is = |column: usize| found.first().is_some_and(|row| row.try_get(column).unwrap_or(false));
    match (is(0), is(1), settings.if_missing) {
        (true, _, _) => {}
        (false, true, _) => {
            let why = "its schema kontor has tables of another program";
            return Err(OpenError::Refused(why.into()));
        }
        (false, false, IfMissing::Create) => create(connection).await?,
        (false, false, IfMissing::Fail) => {
            return Err(OpenError::Refused("there is no store in it".into()));
        }
    }
    let meta = read_meta(connection).await?;
    let Some(version) = meta.schema_version else {
        return Err(OpenError::Refused("its schema kontor belongs to another program".into()));
    };
    if version > SCHEMA_VERSION {
        return Err(OpenError::Refused(format!(
            "its tables have version {version}, this program uses version {SCHEMA_VERSION}: use \
             the program that wrote them, or a newer one"
        )));
    }
    if let Some(expected) = &settings.cluster_id {
        expect_cluster(&meta, expected)?;
    }
    if version < SCHEMA_VERSION {
        upgrade(connection, settings, version).await?;
    }
    if meta.index_version > Some(settings.index_version) {
        let why = "a newer program wrote its index: use that one";
        return Err(OpenError::Refused(why.into()));
    }
    if meta.index_version != Some(settings.index_version) {
        // Servers of the earlier release may run, and would go on with rows that they do not know.
        if meta.index_version.is_some() && settings.opened_by == OpenedBy::Command {
            let why = "its index is of an earlier release: a server of this one builds it again when \
                       it starts, until then use the program of its servers";
            return Err(OpenError::Refused(why.into()));
        }
        let rebuilt = index::rebuild(connection, settings.index_rows_fn).await;
        rebuilt.map_err(|error| OpenError::Database(error.to_string()))?;
        set_meta(connection, "index_version", settings.index_version).await?;
    }
    Ok(meta.cluster_id)
}

/// Refuses a database of another cluster than this one, and one whose tables a newer release has
/// changed since this program opened the store. Each connection is checked so.
pub(super) async fn check_cluster(
    connection: &Connection,
    expected: &str,
) -> Result<(), OpenError> {
    let meta = read_meta(connection).await?;
    expect_cluster(&meta, expected)?;
    match meta.schema_version {
        Some(SCHEMA_VERSION) => Ok(()),
        version => Err(OpenError::Refused(format!(
            "its tables have version {} now, this program uses version {SCHEMA_VERSION}: start \
             the program that changed them",
            version.unwrap_or_default()
        ))),
    }
}

fn expect_cluster(meta: &Meta, expected: &str) -> Result<(), OpenError> {
    if meta.cluster_id == expected {
        return Ok(());
    }
    Err(OpenError::Refused(format!("it belongs to another cluster: {}", meta.cluster_id)))
}

async fn create(connection: &Connection) -> Result<(), OpenError> {
    connection.execute_text(TABLES).await.map_err(Failure::into_open)?;
    take_steps(connection, 1).await
}

/// Makes tables of an earlier version those of this one. There is no way back.
async fn upgrade(
    connection: &Connection,
    settings: &PostgresSettings,
    version: u32,
) -> Result<(), OpenError> {
    if settings.opened_by == OpenedBy::Command {
        let why = "its tables are of an earlier release: a server of this one changes them when it \
                   starts, until then use the program of its servers";
        return Err(OpenError::Refused(why.into()));
    }
    let listeners = connection.query(LISTENERS, &[]).await.map_err(Failure::into_open)?;
    let count: i64 = listeners.first().and_then(|row| row.try_get(0).ok()).unwrap_or_default();
    if count > 0 {
        return Err(OpenError::Refused(format!(
            "its tables are of an earlier release, and programs of that release use it ({count}): \
             stop them first"
        )));
    }
    if let Some(beats) = &settings.beats
        && changes(connection, beats).await?
    {
        let why = "its tables are of an earlier release, and a server of that release lives: stop \
                   it first";
        return Err(OpenError::Refused(why.into()));
    }
    tracing::info!(version, new = SCHEMA_VERSION, "the tables are changed for this release");
    take_steps(connection, version).await
}

/// Whether a server lives: then it changes this document, also while it listens to no other one.
async fn changes(connection: &Connection, beats: &Beats) -> Result<bool, OpenError> {
    let (before, until) = (version_of(connection, beats).await?, Instant::now() + beats.silent_max);
    while Instant::now() < until {
        sleep(BEATS_PAUSE).await;
        if version_of(connection, beats).await? != before {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn version_of(connection: &Connection, beats: &Beats) -> Result<Option<i64>, OpenError> {
    let rows = connection.query(VERSION_OF, &[&beats.key]).await.map_err(Failure::into_open)?;
    Ok(rows.first().and_then(|row| row.try_get(0).ok()))
}

async fn take_steps(connection: &Connection, version: u32) -> Result<(), OpenError> {
    let taken = version.saturating_sub(1) as usize;
    for step in STEPS.iter().skip(taken) {
        connection.execute_text(step).await.map_err(Failure::into_open)?;
    }
    set_meta(connection, "schema_version", SCHEMA_VERSION).await
}

async fn set_meta(connection: &Connection, key: &str, value: u32) -> Result<(), OpenError> {
    let value = value.to_string();
    connection.query(SET_META, &[&key, &value]).await.map_err(Failure::into_open)?;
    Ok(())
}

async fn read_meta(connection: &Connection) -> Result<Meta, OpenError> {
    let rows = connection.query(META, &[]).await.map_err(Failure::into_open)?;
    let value = |key: &str| {
        let of_key = |row: &&tokio_postgres::Row| row.try_get::<_, &str>(0).is_ok_and(|k| k == key);
        rows.iter().find(of_key).and_then(|row| row.try_get::<_, String>(1).ok())
    };
    let number = |key: &str| value(key).and_then(|value| value.parse().ok());
    Ok(Meta {
        schema_version: number("schema_version"),
        index_version: number("index_version"),
        cluster_id: value("cluster_id").unwrap_or_default(),
    })
}

/// A new random id, for this run of a server.
pub(super) async fn new_id(connection: &Connection) -> Result<String, OpenError> {
    let rows = connection.query("select gen_random_uuid()::text", &[]).await;
    let rows = rows.map_err(Failure::into_open)?;
    let id = rows.first().and_then(|row| row.try_get(0).ok());
    id.ok_or_else(|| OpenError::Database("it makes no id".into()))
}
