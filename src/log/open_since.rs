//! Rows of tables that have not begun, sorted by when the last thing happened there. By them the
//! server finds those that are abandoned.

use crate::{lobby::Status, summary::TableSummary, time::Timestamp};

/// Prefix of these rows.
pub const OPEN_SINCE_PREFIX: &str = "open_since/";

/// The row of a table. Games of tournaments and of seeks begin when they are made. If one of a
/// tournament did not, its tournament would look after it.
pub(super) fn row(
    game: &str,
    table: &TableSummary,
    changed_at: Option<Timestamp>,
) -> Option<String> {
    let is_open = table.status == Status::Open && table.tournament.is_none();
    let changed_at = changed_at.filter(|_| is_open)?;
    Some(format!("{OPEN_SINCE_PREFIX}{:016x}/{game}", changed_at.0))
}

#[cfg(test)]
mod tests {
    use kontor_store::{Entry, LogId};
    use serde_json::{Value, json, value::to_raw_value};

    use super::*;
    use crate::index_rows::rows_of;

    const CHANGED_AT: &str = "2026-01-08T00:00:00.000Z";

    /// The rows of a table with these fields after a commit.
    fn rows(more: Value, commit: Value) -> Vec<String> {
        let mut summary = json!({ "ruleset": "medici", "visibility": "public", "status": "open",
            "seats": [null, null, null], "created_at": "2026-01-01T00:00:00.000Z", "seq": 1,
            "commit": 0, "chain_head": "" });
        summary.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let entry = Entry {
            append_id: "a".to_owned(),
            request: None,
            parent: None,
            base: None,
            summary: to_raw_value(&summary).unwrap(),
            seed: None,
            commit: to_raw_value(&commit).unwrap(),
        };
        let mut rows = rows_of(&LogId("g_1".into()), &entry);
        rows.retain(|row| row.starts_with(OPEN_SINCE_PREFIX));
        rows
    }

    #[test]
    fn a_table_that_has_not_begun_stands_under_the_time_of_its_last_entry() {
        let found = rows(json!({}), json!({ "at": CHANGED_AT }));
        let changed_at: Timestamp = serde_json::from_value(json!(CHANGED_AT)).unwrap();
        assert_eq!(found, [format!("{OPEN_SINCE_PREFIX}{:016x}/g_1", changed_at.0)]);
    }

    #[test]
    fn nothing_else_stands_there() {
        for more in [
            json!({ "status": "running" }),
            json!({ "status": "finished" }),
            json!({ "deleted": true }),
            json!({ "partial": true }),
            json!({ "tournament": "t_1" }),
        ] {
            assert_eq!(rows(more.clone(), json!({ "at": CHANGED_AT })), [""; 0], "{more}");
        }
        assert_eq!(rows(json!({}), json!({})), [""; 0], "its commit has no time");
    }
}
