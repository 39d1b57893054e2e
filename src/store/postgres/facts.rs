//! What the database says of itself, for operators.

use super::super::StoreError;
use super::connection::Connection;
use super::errors::Failure;
use super::watch;

/// What the database says of itself.
#[derive(Clone, Debug, Default)]
pub struct DatabaseFacts {
    /// Its version, as text.
    pub version: String,
    /// The setting of this name.
    pub synchronous_standby_names: String,
    /// The setting of this name.
    pub synchronous_commit: String,
    /// Connected standbys, and how many of them commits may wait for; `None` if the user of the
    /// database may not know.
    pub standbys: Option<(i64, i64)>,
    /// Each promotion of a standby advances it.
    pub timeline: String,
    /// The setting of this name.
    pub connections_max: i32,
    /// How large it is.
    pub bytes: i64,
    /// How much its clock is ahead of that of this machine; `None` if it answers too slowly.
    pub clock_ahead_ms: Option<i64>,
}

const FACTS: &str = "select current_setting('server_version'),
    current_setting('synchronous_standby_names'), current_setting('synchronous_commit'),
    pg_has_role('pg_read_all_stats', 'usage'), (select count(*) from pg_stat_replication),
    (select count(*) from pg_stat_replication where sync_state in ('sync', 'quorum')),
    left(pg_walfile_name(pg_current_wal_lsn()), 8), current_setting('max_connections')::int,
    pg_database_size(current_database())";

/// Asks for the facts.
pub(super) async fn facts(connection: &Connection) -> Result<DatabaseFacts, StoreError> {
    let rows = connection.query(FACTS, &[]).await?;
    let row = rows.first().ok_or_else(|| StoreError::Unavailable("it says nothing".into()))?;
    let read = || -> Result<_, tokio_postgres::Error> {
        let may_know: bool = row.try_get(3)?;
        let standbys = (row.try_get(4)?, row.try_get(5)?);
        Ok(DatabaseFacts {
            version: row.try_get(0)?,
            synchronous_standby_names: row.try_get(1)?,
            synchronous_commit: row.try_get(2)?,
            standbys: may_know.then_some(standbys),
            timeline: row.try_get(6)?,
            connections_max: row.try_get(7)?,
            bytes: row.try_get(8)?,
            clock_ahead_ms: None,
        })
    };
    let facts: DatabaseFacts = read().map_err(Failure::of)?;
    Ok(DatabaseFacts { clock_ahead_ms: watch::clock_ahead_ms(connection).await?, ..facts })
}
