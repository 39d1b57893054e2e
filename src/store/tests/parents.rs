//! Logs that go on from another log, and logs that are deleted: with every store, and what of it is
//! on disk.

use tempfile::TempDir;

use super::contract::run_with_every_store;
use super::crashes::copy;
use super::*;

run_with_every_store! {
    a_log_is_read_with_the_entries_of_its_ancestors,
    a_log_cannot_begin_where_its_parent_has_no_entry,
    a_limited_number_of_logs_comes_before_another,
    of_two_logs_with_one_id_the_second_conflicts,
    a_deleted_log_leaves_nothing_to_read_and_its_id_is_used_up,
    a_log_is_deleted_only_at_its_last_entry,
    a_parent_is_not_deleted_before_its_children,
}

/// An entry that goes on from entry `last` of another log.
fn child(parent: &str, last: u64, id: &str, states: &[&str]) -> Arc<Entry> {
    let parent = Some(Parent { log: log(parent), last });
    Arc::new(Entry { parent, ..Entry::clone(&entry(id, states)) })
}

async fn append(store: &impl EventStore, name: &str, ids: &[&str]) {
    for id in ids {
        let after = store.last(&log(name)).await.unwrap().map(|(position, _)| position);
        store.append(&log(name), after, entry(id, &["open"])).await.unwrap();
    }
}

async fn all(store: &impl EventStore, name: &str) -> Vec<String> {
    let entries = store.read(&log(name), 0, 100).await.unwrap();
    let numbers: Vec<u64> = entries.iter().map(|(position, _)| position.number).collect();
    assert_eq!(numbers, (0..numbers.len() as u64).collect::<Vec<_>>());
    ids(entries).into_iter().map(|(_, id)| id).collect()
}

/// `b` goes on after entry 1 of `m`, and `a` after entry 3 of `b`, which has number 3 in both.
async fn family(store: &impl EventStore) {
    append(store, "m", &["m0", "m1", "m2"]).await;
    store.append(&log("b"), at(1), child("m", 1, "b2", &["open"])).await.unwrap();
    append(store, "b", &["b3", "b4"]).await;
    store.append(&log("a"), at(3), child("b", 3, "a4", &["due"])).await.unwrap();
}

async fn a_log_is_read_with_the_entries_of_its_ancestors(store: &Arc<impl Store>) {
    family(&**store).await;
    assert_eq!(all(&**store, "m").await, ["m0", "m1", "m2"]);
    assert_eq!(all(&**store, "b").await, ["m0", "m1", "b2", "b3", "b4"]);
    assert_eq!(all(&**store, "a").await, ["m0", "m1", "b2", "b3", "a4"]);
    for (from, limit, expected) in [
        (0, 1, &["m0"][..]),
        (1, 2, &["m1", "b2"]),
        (2, 1, &["b2"]),
        (3, 5, &["b3", "a4"]),
        (4, 5, &["a4"]),
        (5, 5, &[]),
    ] {
        let read = ids(store.read(&log("a"), from, limit).await.unwrap());
        assert_eq!(read.into_iter().map(|(_, id)| id).collect::<Vec<_>>(), expected);
    }
    let (position, first) = store.first(&log("a")).await.unwrap().unwrap();
    assert_eq!((position.number, &*first.append_id), (4, "a4"));
    assert_eq!(store.last(&log("a")).await.unwrap().unwrap().0.number, 4);
    assert_eq!(store.first(&log("m")).await.unwrap().unwrap().0.number, 0);
    assert!(store.first(&log("x")).await.unwrap().is_none());
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["due/a", "open/b", "open/m"]);
}

async fn a_log_cannot_begin_where_its_parent_has_no_entry(store: &Arc<impl Store>) {
    append(&**store, "m", &["m0"]).await;
    for (parent, last, after) in
        [("m", 1, at(1)), ("x", 0, at(0)), ("m", 0, None), ("m", 0, at(1)), ("a", 0, at(0))]
    {
        let appended = store.append(&log("a"), after, child(parent, last, "a", &[])).await;
        assert!(matches!(appended, Err(AppendError::Rejected(_))), "{parent} {last} {appended:?}");
    }
    assert!(store.last(&log("a")).await.unwrap().is_none());
}

async fn a_limited_number_of_logs_comes_before_another(store: &Arc<impl Store>) {
    append(&**store, "g0", &["0"]).await;
    for number in 1..=ANCESTORS_MAX as u64 {
        let parent = child(&format!("g{}", number - 1), number - 1, &number.to_string(), &[]);
        store.append(&log(&format!("g{number}")), at(number - 1), parent).await.unwrap();
    }
    let deepest = format!("g{ANCESTORS_MAX}");
    assert_eq!(all(&**store, &deepest).await.len(), ANCESTORS_MAX + 1);
    let last = ANCESTORS_MAX as u64;
    let appended = store.append(&log("z"), at(last), child(&deepest, last, "z", &[])).await;
    assert!(matches!(appended, Err(AppendError::Rejected(_))));
}

async fn of_two_logs_with_one_id_the_second_conflicts(store: &Arc<impl Store>) {
    family(&**store).await;
    for (after, entry) in
        [(at(3), child("b", 3, "other", &[])), (at(1), child("m", 1, "other", &[]))]
    {
        let appended = store.append(&log("a"), after, entry).await;
        assert!(matches!(appended, Err(AppendError::Conflict)));
    }
    let again = child("b", 3, "a4", &["due"]);
    assert_eq!(
        append_with_retry(store.as_ref(), &log("a"), at(3), again).await.ok(),
        at(4),
        "the same entry is recognised"
    );
}

async fn a_deleted_log_leaves_nothing_to_read_and_its_id_is_used_up(store: &Arc<impl Store>) {
    append(&**store, "g", &["a", "b"]).await;
    append(&**store, "h", &["a"]).await;
    store.delete_log(&log("g"), Position::embedded(1)).await.unwrap();
    assert!(store.last(&log("g")).await.unwrap().is_none());
    assert!(store.first(&log("g")).await.unwrap().is_none());
    assert!(store.read(&log("g"), 0, 10).await.unwrap().is_empty());
    assert_eq!(store.logs(None, 10).await.unwrap(), [log("h")]);
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/h"]);
    for after in [None, at(1)] {
        let appended =
            append_with_retry(store.as_ref(), &log("g"), after, entry("c", &["open"])).await;
        assert!(matches!(appended, Err(AppendError::Deleted)));
    }
    let deleted = store.delete_log(&log("g"), Position::embedded(1)).await;
    assert!(matches!(deleted, Err(DeleteError::Conflict)));
}

async fn a_log_is_deleted_only_at_its_last_entry(store: &Arc<impl Store>) {
    append(&**store, "g", &["a", "b", "c"]).await;
    for other in [0, 1, 3] {
        let deleted = store.delete_log(&log("g"), Position::embedded(other)).await;
        assert!(matches!(deleted, Err(DeleteError::Conflict)));
    }
    let unknown = store.delete_log(&log("x"), Position::embedded(0)).await;
    assert!(matches!(unknown, Err(DeleteError::Conflict)));
    assert_eq!(all(&**store, "g").await, ["a", "b", "c"]);
}

async fn a_parent_is_not_deleted_before_its_children(store: &Arc<impl Store>) {
    family(&**store).await;
    for (parent, last) in [("m", 2), ("b", 4)] {
        let deleted = store.delete_log(&log(parent), Position::embedded(last)).await;
        assert!(matches!(deleted, Err(DeleteError::Conflict)), "{parent}");
    }
    assert_eq!(all(&**store, "a").await, ["m0", "m1", "b2", "b3", "a4"]);
    for (name, last) in [("a", 4), ("b", 4), ("m", 2)] {
        store.delete_log(&log(name), Position::embedded(last)).await.unwrap();
    }
    assert!(store.logs(None, 10).await.unwrap().is_empty());
    assert!(store.index_rows("", None, 10).await.unwrap().is_empty());
    let appended = store.append(&log("c"), at(1), child("m", 1, "c", &[])).await;
    assert!(matches!(appended, Err(AppendError::Rejected(_))), "its parent is gone");
}

fn open(directory: &TempDir) -> Arc<SledStore> {
    SledStore::open(directory.path(), Settings::new(index_rows_of, 1)).unwrap()
}

/// A closed store with the family, whose log `a` and two other logs are deleted. The mark of
/// acknowledged writes does not know of the last deletion, as after a crash.
async fn with_deleted_logs() -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    family(&*store).await;
    append(&*store, "early", &["e0", "e1"]).await;
    append(&*store, "late", &["l0", "l1"]).await;
    drop(store);
    let store = open(&directory);
    append(&*store, "late", &["l2"]).await;
    store.delete_log(&log("a"), Position::embedded(4)).await.unwrap();
    store.delete_log(&log("early"), Position::embedded(1)).await.unwrap();
    let mark = directory.path().join("acknowledged");
    let before = std::fs::read(&mark).unwrap();
    store.delete_log(&log("late"), Position::embedded(2)).await.unwrap();
    drop(store);
    std::fs::write(mark, before).unwrap();
    directory
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_log_is_not_taken_for_lost_and_stays_deleted() {
    let directory = with_deleted_logs().await;
    for _ in 0..2 {
        let store = open(&directory);
        assert_eq!(store.logs(None, 10).await.unwrap(), [log("b"), log("m")]);
        assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/b", "open/m"]);
        assert_eq!(all(&*store, "b").await, ["m0", "m1", "b2", "b3", "b4"]);
        let appended = store.append(&log("late"), None, entry("l", &[])).await;
        assert!(matches!(appended, Err(AppendError::Deleted)));
        let deleted = store.delete_log(&log("m"), Position::embedded(2)).await;
        assert!(matches!(deleted, Err(DeleteError::Conflict)), "its child is still there");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn salvage_writes_parents_first_and_brings_no_deleted_log_back() {
    let directory = with_deleted_logs().await;
    let mut lines = Vec::new();
    let report = salvage(directory.path(), &mut lines).unwrap();
    assert!(report.is_complete(), "{report:?}");
    let copied = MemoryStore::new(index_rows_of);
    import(&copied, &mut lines.as_slice()).await.unwrap();
    assert_eq!(copied.logs(None, 10).await.unwrap(), [log("b"), log("m")]);
    assert_eq!(all(&copied, "b").await, ["m0", "m1", "b2", "b3", "b4"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_has_parents_first_and_what_is_shared_once() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    family(&*store).await;
    let mut lines = Vec::new();
    let exported = export(&*store, &mut lines).await.unwrap();
    assert_eq!((exported.counts.entries, exported.corrupt.len()), (7, 0));
    let text = String::from_utf8(lines).unwrap();
    let order: Vec<usize> = ["\"m0\"", "\"b2\"", "\"a4\""].map(|id| text.find(id).unwrap()).into();
    assert!(order.is_sorted(), "{text}");
    let copied = MemoryStore::new(index_rows_of);
    import(&copied, &mut text.as_bytes()).await.unwrap();
    assert_eq!(all(&copied, "a").await, ["m0", "m1", "b2", "b3", "a4"]);
    let mut again = Vec::new();
    export(&copied, &mut again).await.unwrap();
    assert_eq!(String::from_utf8(again).unwrap(), text);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_snapshot_has_the_family_as_it_was() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    family(&*store).await;
    let snapshot = store.snapshot().unwrap();
    append(&*store, "a", &["a5"]).await;
    let later = child("m", 0, "z1", &[]);
    store.append(&log("z"), at(0), later).await.unwrap();
    let mut lines = Vec::new();
    export(&snapshot, &mut lines).await.unwrap();
    let copied = MemoryStore::new(index_rows_of);
    import(&copied, &mut lines.as_slice()).await.unwrap();
    assert_eq!(copied.logs(None, 10).await.unwrap(), [log("a"), log("b"), log("m")]);
    assert_eq!(all(&copied, "a").await, ["m0", "m1", "b2", "b3", "a4"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_goes_on_from_a_damaged_log_is_named_and_the_rest_is_exported() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    family(&*store).await;
    drop(store);
    // The middle entry of `m`, which `b` and with it `a` begin with, is damaged.
    let db = sled::open(directory.path().join("sled")).unwrap();
    db.insert(keys::entry_chunk(&log("m"), 1, 0), vec![0; 20]).unwrap();
    drop(db);
    let store = open(&directory);
    let read = store.read(&log("a"), 0, 10).await;
    assert!(matches!(read, Err(StoreError::Corrupt { log: of, number: 1, .. }) if of == log("m")));
    assert_eq!(ids(store.read(&log("a"), 2, 10).await.unwrap()).len(), 3);
    let mut lines = Vec::new();
    let exported = export(&*store, &mut lines).await.unwrap();
    let named: Vec<String> = exported.corrupt.iter().map(StoreError::to_string).collect();
    assert_eq!(named.len(), 3, "{named:?}");
    let copied = MemoryStore::new(index_rows_of);
    import(&copied, &mut lines.as_slice()).await.unwrap();
    assert_eq!(all(&copied, "m").await, ["m0"]);
    drop(store);
    let copy_of = tempfile::tempdir().unwrap();
    copy(directory.path(), copy_of.path());
    let mut lines = Vec::new();
    let report = salvage(copy_of.path(), &mut lines).unwrap();
    let logs: Vec<&str> = report.logs.iter().map(|salvaged| &*salvaged.log.0).collect();
    assert_eq!(logs, ["a", "b", "m"]);
    import(&MemoryStore::new(index_rows_of), &mut lines.as_slice()).await.unwrap();
}
