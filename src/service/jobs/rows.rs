//! Rows that say what is due from when on, sorted by time.
//!
//! * `due/<kind>/<time>/<id>` is a document without anything but its key. It follows from another
//!   document alone, and is written and removed with it ([`follow`]). The kind comes before the
//!   time, because each kind is looked for by itself. Only the row of a game that is deleted follows
//!   from no document, and says when what belongs to the game was deleted.
//! * `<prefix><time>/<id>` is an index row that is derived from the last entry of a log
//!   (`src/log/index_rows.rs`). A new kind of work on games needs such a row, [`due_in_index`] and
//!   a [`Job`](super::Job).

use serde::Serialize;

use super::{Page, Part};
use crate::{
    documents::{Documents, Group, Undamaged},
    error::ServiceError,
    runtime::jobs::JobKind,
};
use kontor_log::time::Timestamp;
use kontor_store::{EventStore, Precondition};

/// The version of each row of a document, because none is written twice.
pub const ROW_VERSION: u64 = 1;

/// A row without anything but its key.
#[derive(Serialize)]
pub struct Row {}

/// What the keys of the rows of this kind begin with.
pub fn prefix_of(kind: JobKind) -> String {
    format!("due/{}/", kind.name())
}

/// The key of the row that says that this is due from this time on.
pub fn key_of(kind: JobKind, at: Timestamp, id: &str) -> String {
    format!("{}{:016x}/{id}", prefix_of(kind), at.0)
}

/// The time and the id that a row contains.
pub fn parsed<'a>(row: &'a str, prefix: &str) -> Option<(Timestamp, &'a str)> {
    let (time, id) = row.strip_prefix(prefix)?.split_once('/')?;
    Some((Timestamp(u64::from_str_radix(time, 16).ok()?), id))
}

/// Adds to a group what changes in the row of something that was due from one time on, and is from
/// another one on; `None` is never.
pub fn follow(
    group: Group,
    (kind, id): (JobKind, &str),
    before: Option<Timestamp>,
    after: Option<Timestamp>,
) -> Group {
    if before == after {
        return group;
    }
    let group = match before {
        Some(before) => group.delete(key_of(kind, before, id), ROW_VERSION),
        None => group,
    };
    match after {
        Some(after) => group.put(key_of(kind, after, id), None, &Row {}),
        None => group,
    }
}

/// A page of what is due by now of a kind whose rows are documents. A damaged row cannot be
/// removed, so what it stands for waits for a repair, and for nothing else.
pub async fn due_in_documents(
    documents: &Documents,
    kind: JobKind,
    part: Part<'_>,
) -> Result<Page, ServiceError> {
    let prefix = prefix_of(kind);
    let found = documents.scan_undamaged(&prefix, part.after, part.limit).await?;
    Ok(page_of(found.into_iter().map(|(key, _)| key).collect(), &prefix, part))
}

/// Removes the rows by which this is due, if none of these documents is there, from one of which a
/// row would follow: otherwise they were looked at for ever. Nothing writes such rows, but a store
/// that was salvaged can have some.
pub async fn remove_stray(
    documents: &Documents,
    (kind, id): (JobKind, &str),
    followed: &[String],
    now: Timestamp,
) -> Result<(), ServiceError> {
    let prefix = prefix_of(kind);
    let mut pages = Undamaged::of(&prefix);
    while let Some(page) = pages.next(documents).await? {
        let strays = page
            .iter()
            .filter(|(key, _)| parsed(key, &prefix).is_some_and(|(at, of)| at <= now && of == id));
        let group = strays.fold(Group::new(), |group, (key, row)| group.delete(key, row.version));
        if !group.is_empty() {
            let missing = followed.iter().cloned();
            let missing = missing.map(|key| Precondition { key, version: None });
            // After a conflict the document is there, or another server was first.
            documents.write_group(group.unless_any_changed(missing)).await?;
        }
        let is_last = page
            .last()
            .is_some_and(|(key, _)| parsed(key, &prefix).is_some_and(|(at, _)| at > now));
        if is_last {
            break;
        }
    }
    Ok(())
}

/// A page of the logs that are due by now, by the rows of the index with this prefix.
pub async fn due_in_index(
    events: &dyn EventStore,
    prefix: &str,
    part: Part<'_>,
) -> Result<Page, ServiceError> {
    Ok(page_of(events.index_rows(prefix, part.after, part.limit).await?, prefix, part))
}

/// Those of the rows that are due. An unreadable row is passed over.
pub fn page_of(rows: Vec<String>, prefix: &str, part: Part<'_>) -> Page {
    let is_later = |row: &String| parsed(row, prefix).is_some_and(|(at, _)| at > part.now);
    let due = rows.iter().position(is_later).unwrap_or(rows.len());
    let ids = rows[..due].iter().filter_map(|row| parsed(row, prefix));
    let ids = ids.map(|(_, id)| id.to_owned()).collect();
    Page { ids, next: rows[..due].get(part.limit.saturating_sub(1)).cloned() }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use kontor_store::{DocumentStore, MemoryStore};

    use super::*;

    const KIND: JobKind = JobKind::Seeks;

    async fn page(documents: &Documents, now: u64, after: Option<&str>) -> Page {
        let part = Part { now: Timestamp(now), after, limit: 2 };
        due_in_documents(documents, KIND, part).await.unwrap()
    }

    #[tokio::test]
    async fn what_is_due_is_read_page_by_page_in_the_order_of_time() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        let mut group = Group::new();
        for (at, id) in [(0x10, "d"), (9, "c"), (9, "b"), (11, "a")] {
            group = follow(group, (KIND, id), None, Some(Timestamp(at)));
        }
        let other = (JobKind::Deletions, "e");
        let group = follow(group, other, None, Some(Timestamp(1))).put("due/seeks/x", None, &1);
        assert_eq!(documents.write_group(group).await.unwrap(), None);
        assert_eq!(page(&documents, 8, None).await, Page::default());
        let first = page(&documents, 15, None).await;
        assert_eq!(first.ids, ["b", "c"]);
        let second = page(&documents, 15, first.next.as_deref()).await;
        assert_eq!((second.ids, second.next), (vec!["a".to_owned()], None));
        let second = page(&documents, 16, first.next.as_deref()).await;
        assert_eq!(second.ids, ["a", "d"]);
        let third = page(&documents, 16, second.next.as_deref()).await;
        assert_eq!(third, Page::default(), "a row that cannot be read is left out");
    }

    /// Only those by which it is due now: each of the others is looked at in its time.
    #[tokio::test]
    async fn rows_that_follow_from_no_document_are_removed() {
        let documents = Documents(Arc::new(MemoryStore::new(|_, _| Vec::new())));
        let mut group = Group::new().put("a", None, &1);
        for (at, id) in [(1, "a"), (2, "a"), (2, "b"), (9, "a")] {
            group = follow(group, (KIND, id), None, Some(Timestamp(at)));
        }
        assert_eq!(documents.write_group(group).await.unwrap(), None);
        let left = async || {
            let rows = documents.0.scan("due/", None, 9).await.unwrap();
            let rows = rows.iter().map(|(key, _)| parsed(key, &prefix_of(KIND)).unwrap());
            rows.map(|(at, id)| (at.0, id.to_owned())).collect::<Vec<_>>()
        };
        let before = left().await;
        let (followed, now) = (["none".to_owned(), "a".to_owned()], Timestamp(3));
        remove_stray(&documents, (KIND, "a"), &followed, now).await.unwrap();
        assert_eq!(left().await, before, "they may follow from a document");
        documents.remove("a").await.unwrap();
        remove_stray(&documents, (KIND, "a"), &followed, now).await.unwrap();
        assert_eq!(left().await, [(2, "b".to_owned()), (9, "a".to_owned())]);
    }

    #[tokio::test]
    async fn a_row_moves_with_the_time_and_goes_with_it() {
        let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
        let documents = Documents(store.clone());
        let times =
            [None, Some(1), Some(1), Some(5), None].map(|at: Option<u64>| at.map(Timestamp));
        for change in times.windows(2) {
            let group = follow(Group::new(), (KIND, "a"), change[0], change[1]);
            assert_eq!(group.is_empty(), change[0] == change[1]);
            if !group.is_empty() {
                assert_eq!(documents.write_group(group).await.unwrap(), None);
            }
            let found = store.scan("due/", None, 9).await.unwrap();
            let keys: Vec<String> = found.into_iter().map(|(key, _)| key).collect();
            let expected: Vec<String> =
                change[1].map(|at| key_of(KIND, at, "a")).into_iter().collect();
            assert_eq!(keys, expected);
        }
    }
}
