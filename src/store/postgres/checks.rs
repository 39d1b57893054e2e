//! The settings without which a database can lose what it acknowledged.
//!
//! They are checked on every new connection, because the next one may lead to another server. Those of
//! replication can change while connections last, so they are checked with every batch of writes.

use super::super::OpenError;
use super::connection::Connection;

/// The oldest version that the store is tested with, as `server_version_num`.
const VERSION_MIN: i32 = 150_000;

const SETTINGS: &str = "select current_setting('server_version_num')::int,
    current_setting('transaction_read_only'), current_setting('fsync'),
    current_setting('full_page_writes'), current_setting('data_checksums'),
    current_setting('synchronous_commit'), current_setting('synchronous_standby_names'),
    current_setting('server_encoding'),
    case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end";

/// Refuses a server that lacks one of the settings. Returns its timeline.
pub(super) async fn check(
    connection: &Connection,
    allow_unsynced: bool,
) -> Result<String, OpenError> {
    let rows = connection.query(SETTINGS, &[]).await.map_err(|failure| failure.into_open())?;
    let row = rows.first().ok_or_else(|| OpenError::Database("it has no settings".into()))?;
    let text = |column: usize| row.try_get::<_, String>(column).unwrap_or_default();
    let version: i32 = row.try_get(0).unwrap_or_default();
    let refused = |why: String| Err(OpenError::Refused(why));
    if version < VERSION_MIN {
        let (found, oldest) = (version / 10_000, VERSION_MIN / 10_000);
        return refused(format!("it is PostgreSQL {found}, the oldest supported one is {oldest}"));
    }
    if text(1) == "on" {
        return refused("it is only read: it may be a standby".into());
    }
    for (column, name, what) in [
        (2, "fsync", "a crash of the machine would lose what was acknowledged"),
        (3, "full_page_writes", "a crash of the machine would damage pages"),
        (4, "data_checksums", "damaged pages would not be noticed (initdb --data-checksums)"),
    ] {
        if text(column) != "on" {
            return refused(format!("its setting {name} is not on: {what}"));
        }
    }
    if let Some(why) = unsynced(&text(5), &text(6), allow_unsynced) {
        return refused(why);
    }
    if text(7) != "UTF8" {
        return refused(format!("its encoding is {}, it must be UTF8", text(7)));
    }
    Ok(text(8))
}

/// What [`unsynced`] is asked about, as one text.
pub(super) const REPLICATION: &str = "select concat_ws('/', current_setting('synchronous_commit'),
    current_setting('synchronous_standby_names'))";

/// Why the last commit may have been acknowledged before it was safe, by the reply to
/// [`REPLICATION`] after it. A database whose standbys are taken away while a commit waits for one
/// lets it succeed, without a warning.
pub(super) fn was_unsynced(rows: &[tokio_postgres::Row], allow_unsynced: bool) -> Option<String> {
    let text: String = rows.first().and_then(|row| row.try_get(0).ok()).unwrap_or_default();
    let (commit, standbys) = text.split_once('/').unwrap_or_default();
    unsynced(commit, standbys, allow_unsynced)
}

/// Why a commit with these values of `synchronous_commit` and `synchronous_standby_names` would be
/// acknowledged before it is safe; `None` if it would not.
pub(super) fn unsynced(commit: &str, standbys: &str, allow_unsynced: bool) -> Option<String> {
    if !["on", "remote_apply"].contains(&commit) {
        return Some(format!(
            "its setting synchronous_commit is {commit}, which acknowledges what is not on disk \
             everywhere: it must be on or remote_apply"
        ));
    }
    (standbys.is_empty() && !allow_unsynced).then(|| {
        "its setting synchronous_standby_names is empty, so the loss of one machine would lose \
         what was acknowledged"
            .into()
    })
}
