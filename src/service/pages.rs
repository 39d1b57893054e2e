//! What lists have in common that are read page by page: their cursors, and rows of several ranges
//! of the index as one list.

use crate::boxed;
use data_encoding::BASE64URL_NOPAD;
use kontor_problems::Refused;

use crate::error::ServiceError;
use kontor_store::{EventStore, IndexRange};

/// The cursor with this text.
pub fn cursor_of(text: &str) -> String {
    format!("c_{}", BASE64URL_NOPAD.encode(text.as_bytes()))
}

/// What the text of a cursor says.
pub fn read_cursor<T>(
    cursor: &str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, ServiceError> {
    let text = || {
        let bytes = BASE64URL_NOPAD.decode(cursor.strip_prefix("c_")?.as_bytes()).ok()?;
        String::from_utf8(bytes).ok()
    };
    text().and_then(|text| read(&text)).ok_or(Refused::CursorInvalid.into())
}

/// The rows of each of these ranges behind this place, at most so many of each, without their
/// prefixes.
#[boxed]
pub async fn rows_behind(
    events: &dyn EventStore,
    prefixes: &[String],
    after: Option<&str>,
    limit: usize,
) -> Result<Vec<String>, ServiceError> {
    let range = |prefix: &String| IndexRange {
        prefix: prefix.clone(),
        after: after.map(|after| [prefix, after].concat()),
    };
    let ranges = prefixes.iter().map(range).collect();
    let found = events.index_rows_in_ranges(ranges, limit).await?;
    let rows = prefixes.iter().zip(&found);
    Ok(rows
        .flat_map(|(prefix, rows)| rows.iter().map(|row| row[prefix.len()..].to_owned()))
        .collect())
}

/// The first ones of a list, each once: a damaged store may still contain an old row.
pub fn first_of<T: Ord>(places: impl Iterator<Item = T>, limit: usize) -> Vec<T> {
    let mut places: Vec<T> = places.collect();
    places.sort_unstable();
    places.dedup();
    places.truncate(limit);
    places
}
