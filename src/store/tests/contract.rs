//! The guarantees of the traits: each test runs with every store.

use std::collections::BTreeSet;

use kontor_testing::waits::soon;

use super::*;

/// Makes tests of these functions, each with every store. One that is not listed is a warning.
macro_rules! run_with_every_store {
    ($($name:ident,)*) => {$(
        mod $name {
            use super::*;

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn in_memory() {
                super::$name(&Arc::new(MemoryStore::new(index_rows_of))).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_disk() {
                let directory = tempfile::tempdir().unwrap();
                let settings = Settings::new(index_rows_of, 1);
                super::$name(&SledStore::open(directory.path(), settings).unwrap()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_disk_with_at_most_one_stale_log() {
                let directory = tempfile::tempdir().unwrap();
                let settings = Settings { stale_logs_max: 1, ..Settings::new(index_rows_of, 1) };
                super::$name(&SledStore::open(directory.path(), settings).unwrap()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn in_postgresql() {
                let database = postgres::Database::new().await;
                super::$name(&database.open().await).await;
            }
        }
    )*};
}

pub(super) use run_with_every_store;
run_with_every_store! {
    entries_are_read_in_order_and_with_the_same_bytes,
    an_unknown_log_is_empty,
    an_append_after_another_entry_than_the_last_conflicts,
    an_append_after_a_missing_entry_is_rejected,
    entries_are_appended_together_in_their_order,
    entries_that_are_there_already_are_not_appended_again,
    of_concurrent_appends_at_one_position_one_succeeds,
    invalid_ids_and_entries_beyond_the_limits_are_rejected,
    index_rows_beyond_the_limits_are_dropped,
    the_longest_entry_is_read_completely,
    logs_are_listed_in_order_page_by_page,
    index_rows_are_those_of_the_last_entry,
    entries_are_read_with_their_bases,
    index_rows_are_read_by_prefix_and_page,
    index_rows_of_several_ranges_are_returned_per_range,
    subscribers_receive_each_entry_in_the_order_of_its_log,
    an_acknowledged_entry_is_visible_to_all_readers,
    documents_are_written_only_at_their_version,
    documents_are_deleted_only_at_their_version,
    a_document_may_grow_to_the_limit_and_shrink_again,
    documents_are_scanned_by_prefix_and_page,
    of_concurrent_writes_of_one_document_one_succeeds,
    logs_index_rows_and_documents_have_separate_keys,
}

async fn entries_are_read_in_order_and_with_the_same_bytes(store: &Arc<impl Store>) {
    let first = store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    let second = store.append(&log("g"), Some(first), entry("b", &[])).await.unwrap();
    store.append(&log("g"), Some(second), entry("c", &[])).await.unwrap();

    assert_eq!(
        ids(store.read(&log("g"), 0, 10).await.unwrap()),
        [(0, "a".into()), (1, "b".into()), (2, "c".into())]
    );
    assert_eq!(ids(store.read(&log("g"), 1, 1).await.unwrap()), [(1, "b".into())]);
    assert_eq!(ids(store.read(&log("g"), 3, 10).await.unwrap()), []);
    let (position, last) = store.last(&log("g")).await.unwrap().unwrap();
    assert_eq!((position.number, last.commit.get()), (2, entry("c", &[]).commit.get()));
    assert_eq!(last.request, entry("c", &[]).request);
}

async fn an_unknown_log_is_empty(store: &Arc<impl Store>) {
    store.append(&log("g2"), None, entry("a", &[])).await.unwrap();
    assert!(store.read(&log("g"), 0, 10).await.unwrap().is_empty());
    assert!(store.last(&log("g")).await.unwrap().is_none());
    assert!(store.last(&log("g20")).await.unwrap().is_none());
}

async fn an_append_after_another_entry_than_the_last_conflicts(store: &Arc<impl Store>) {
    let first = store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    store.append(&log("g"), Some(first), entry("b", &[])).await.unwrap();

    for base in [Some(first), None] {
        let taken = store.append(&log("g"), base, entry("c", &[])).await;
        assert!(matches!(taken, Err(AppendError::Conflict)));
    }
    assert_eq!(store.read(&log("g"), 0, 10).await.unwrap().len(), 2);
}

async fn an_append_after_a_missing_entry_is_rejected(store: &Arc<impl Store>) {
    assert!(matches!(
        store.append(&log("g"), at(0), entry("a", &[])).await,
        Err(AppendError::Rejected(_))
    ));
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    assert!(matches!(
        store.append(&log("g"), at(1), entry("b", &[])).await,
        Err(AppendError::Rejected(_))
    ));
}

async fn entries_are_appended_together_in_their_order(store: &Arc<impl Store>) {
    let entries: Vec<_> = ["a", "b", "c"].map(|id| entry(id, &["open"])).into();
    let last = store.append_all(&log("g"), None, &entries).await.unwrap();
    assert_eq!(Some(last), at(2));
    let last = store.append_all(&log("g"), at(2), &entries[..1]).await.unwrap();
    assert_eq!(Some(last), at(3));
    let ids = ids(store.read(&log("g"), 0, 10).await.unwrap());
    assert_eq!(ids.iter().map(|(_, id)| id.as_str()).collect::<Vec<_>>(), ["a", "b", "c", "a"]);
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/g"]);
    let taken = store.append_all(&log("g"), at(1), &entries).await;
    assert!(matches!(taken, Err(AppendError::Conflict)));
    assert!(store.append_all(&log("h"), None, &[]).await.is_err(), "nothing has no position");
}

async fn entries_that_are_there_already_are_not_appended_again(store: &Arc<impl Store>) {
    let entries: Vec<_> = ["a", "b", "c"].map(|id| entry(id, &[])).into();
    store.append_all(&log("g"), None, &entries[..2]).await.unwrap();
    let last = append_all_with_retry(store.as_ref(), &log("g"), None, &entries).await.unwrap();
    assert_eq!(Some(last), at(2));
    assert_eq!(store.read(&log("g"), 0, 10).await.unwrap().len(), 3);
    let others: Vec<_> = ["a", "x"].map(|id| entry(id, &[])).into();
    let taken = append_all_with_retry(store.as_ref(), &log("g"), None, &others).await;
    assert!(matches!(taken, Err(AppendError::Conflict)));
}

async fn of_concurrent_appends_at_one_position_one_succeeds(store: &Arc<impl Store>) {
    let mut before = None;
    for round in 0..5 {
        let tasks = (0..20).map(|task| {
            let store = store.clone();
            tokio::spawn(async move {
                store.append(&log("g"), before, entry(&format!("{round}-{task}"), &[])).await
            })
        });
        let mut succeeded = Vec::new();
        for task in tasks.collect::<Vec<_>>() {
            match task.await.unwrap() {
                Ok(position) => succeeded.push(position),
                Err(error) => assert!(matches!(error, AppendError::Conflict), "{error}"),
            }
        }
        assert_eq!(succeeded.len(), 1);
        before = Some(succeeded[0]);
    }
    assert_eq!(store.last(&log("g")).await.unwrap().unwrap().0.number, 4);
}

async fn invalid_ids_and_entries_beyond_the_limits_are_rejected(store: &Arc<impl Store>) {
    let long = entry_with(&format!("\"{}\"", "x".repeat(ENTRY_BYTES_MAX)), "a", &[]);
    let broken = entry_with("{\n}", "a", &[]);
    for bad in [long, broken] {
        assert!(matches!(store.append(&log("g"), None, bad).await, Err(AppendError::Rejected(_))));
    }
    let on_itself = entry_on(0, &[], "a", &[]);
    assert!(matches!(
        store.append(&log("g"), None, on_itself).await,
        Err(AppendError::Rejected(_))
    ));
    for name in ["", "a/b", "a\0b", &"x".repeat(LogId::LENGTH_MAX + 1)] {
        assert!(matches!(
            store.append(&log(name), None, entry("a", &[])).await,
            Err(AppendError::Rejected(_))
        ));
    }
    assert!(store.logs(None, 10).await.unwrap().is_empty());
}

async fn index_rows_beyond_the_limits_are_dropped(store: &Arc<impl Store>) {
    let states: Vec<String> =
        (0..=INDEX_ROWS_PER_LOG_MAX).map(|state| format!("{state:03}")).collect();
    let crowded: Vec<&str> = states.iter().map(String::as_str).collect();
    store.append(&log("g"), None, entry("a", &crowded)).await.unwrap();
    assert_eq!(store.index_rows("", None, 100).await.unwrap().len(), INDEX_ROWS_PER_LOG_MAX);
    store
        .append(&log("g"), at(0), entry("b", &["open", &"x".repeat(INDEX_ROW_BYTES_MAX)]))
        .await
        .unwrap();
    assert_eq!(store.index_rows("", None, 100).await.unwrap(), ["open/g"]);
}

async fn the_longest_entry_is_read_completely(store: &Arc<impl Store>) {
    let room = ENTRY_BYTES_MAX - serde_json::to_vec(&entry_with("\"\"", "a", &[])).unwrap().len();
    let longest = entry_with(&format!("\"{}\"", "x".repeat(room)), "a", &[]);
    store.append(&log("g"), None, longest.clone()).await.unwrap();
    store.append(&log("g"), at(0), entry("b", &[])).await.unwrap();
    let read = store.read(&log("g"), 0, 10).await.unwrap();
    assert_eq!((read.len(), read[0].1.commit.get()), (2, longest.commit.get()));
}

async fn logs_are_listed_in_order_page_by_page(store: &Arc<impl Store>) {
    for name in ["b", "a-", "a", "a_", "a0", "c"] {
        store.append(&log(name), None, entry("a", &[])).await.unwrap();
        store.append(&log(name), at(0), entry("b", &[])).await.unwrap();
    }
    let mut names = Vec::new();
    while let [.., last] = store.logs(names.last(), 4).await.unwrap().as_slice() {
        names.extend(store.logs(names.last(), 4).await.unwrap());
        assert_eq!(names.last(), Some(last));
    }
    assert_eq!(names, ["a", "a-", "a0", "a_", "b", "c"].map(log));
}

async fn index_rows_are_those_of_the_last_entry(store: &Arc<impl Store>) {
    store.append(&log("g"), None, entry("a", &["open", "due"])).await.unwrap();
    store.append(&log("h"), None, entry("a", &["open"])).await.unwrap();
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["due/g", "open/g", "open/h"]);

    store.append(&log("g"), at(0), entry("b", &["due", "running"])).await.unwrap();
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["due/g", "open/h", "running/g"]);

    store.append(&log("g"), at(1), entry("c", &[])).await.unwrap();
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/h"]);
}

async fn entries_are_read_with_their_bases(store: &Arc<impl Store>) {
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    store.append(&log("g"), at(0), entry("b", &["running"])).await.unwrap();
    store.append(&log("g"), at(1), entry_on(1, &["running"], "c", &["due"])).await.unwrap();
    store.append(&log("g"), at(2), entry_on(0, &["open"], "d", &[])).await.unwrap();
    store.append(&log("g"), at(3), entry_on(1, &["running"], "e", &[])).await.unwrap();

    let bases = |entries: Vec<(Position, Entry)>| -> Vec<Option<(u64, String)>> {
        let base = |base: Base| (base.number, base.summary.get().to_owned());
        entries.into_iter().map(|(_, entry)| entry.base.map(base)).collect()
    };
    let (open, running) =
        (Some((0, r#"["open"]"#.to_owned())), Some((1, r#"["running"]"#.to_owned())));
    let all = [None, None, running.clone(), open.clone(), running.clone()];
    assert_eq!(bases(store.read(&log("g"), 0, 10).await.unwrap()), all);
    assert_eq!(bases(store.read(&log("g"), 3, 1).await.unwrap()), [open]);
    assert_eq!(bases(store.last(&log("g")).await.unwrap().into_iter().collect()), [running]);
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["running/g"]);
    store.append(&log("g"), at(4), entry_on(1, &["running"], "f", &["due"])).await.unwrap();
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["due/g", "running/g"]);
}

async fn index_rows_are_read_by_prefix_and_page(store: &Arc<impl Store>) {
    for name in ["a", "b", "c", "d"] {
        store.append(&log(name), None, entry("a", &["open", "opened", "over"])).await.unwrap();
    }
    assert_eq!(store.index_rows("open/", None, 3).await.unwrap(), ["open/a", "open/b", "open/c"]);
    assert_eq!(store.index_rows("open/", Some("open/c"), 3).await.unwrap(), ["open/d"]);
    assert_eq!(store.index_rows("open/", Some("a"), 1).await.unwrap(), ["open/a"]);
    assert!(store.index_rows("open/", Some("over/a"), 3).await.unwrap().is_empty());
    assert!(store.index_rows("closed", None, 3).await.unwrap().is_empty());
}

async fn index_rows_of_several_ranges_are_returned_per_range(store: &Arc<impl Store>) {
    for name in ["a", "b", "c"] {
        store.append(&log(name), None, entry("a", &["open", "over"])).await.unwrap();
    }
    let range = |prefix: &str, after: Option<&str>| IndexRange {
        prefix: prefix.into(),
        after: after.map(str::to_owned),
    };
    let ranges = vec![range("over/", Some("over/b")), range("closed/", None), range("open/", None)];
    let rows = store.index_rows_in_ranges(ranges, 2).await.unwrap();
    assert_eq!(rows, [vec!["over/c"], vec![], vec!["open/a", "open/b"]]);
    assert!(store.index_rows_in_ranges(vec![], 2).await.unwrap().is_empty());
}

async fn subscribers_receive_each_entry_in_the_order_of_its_log(store: &Arc<impl Store>) {
    let mut subscription = store.subscribe();
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    store.append(&log("h"), None, entry("b", &[])).await.unwrap();
    store.append(&log("g"), None, entry("rejected", &[])).await.unwrap_err();
    store.append(&log("g"), at(0), entry("c", &[])).await.unwrap();
    let mut received = Vec::new();
    while received.len() < 3 {
        let news = soon("the entries come", subscription.recv()).await.unwrap();
        let News::Appended(batch) = news else { continue };
        received.extend(batch.iter().map(|appended| {
            (appended.log.0.clone(), appended.position.number, appended.entry.append_id.clone())
        }));
    }
    received.sort();
    assert_eq!(
        received,
        [("g", 0, "a"), ("g", 1, "c"), ("h", 0, "b")].map(|(log, at, id)| (
            log.into(),
            at,
            id.into()
        ))
    );
}

async fn an_acknowledged_entry_is_visible_to_all_readers(store: &Arc<impl Store>) {
    let readers: Vec<_> = (0..8)
        .map(|game| {
            let store = store.clone();
            tokio::spawn(async move {
                let log = log(&format!("g{game}"));
                let mut before = None;
                for round in 0..20 {
                    let state = format!("round{round}");
                    before =
                        Some(store.append(&log, before, entry(&state, &[&state])).await.unwrap());
                    assert_eq!(store.last(&log).await.unwrap().unwrap().1.append_id, state);
                    assert!(
                        store
                            .index_rows(&state, None, 100)
                            .await
                            .unwrap()
                            .contains(&format!("{state}/{log}"))
                    );
                }
            })
        })
        .collect();
    for reader in readers {
        reader.await.unwrap();
    }
}

async fn documents_are_written_only_at_their_version(store: &Arc<impl Store>) {
    assert_eq!(store.get("k").await.unwrap(), None);
    assert!(matches!(store.put("k", Some(1), "x".into()).await, Err(PutError::Conflict)));
    assert_eq!(store.put("k", None, "one".into()).await.unwrap(), 1);
    assert!(matches!(store.put("k", None, "x".into()).await, Err(PutError::Conflict)));
    assert_eq!(store.put("k", Some(1), "two".into()).await.unwrap(), 2);
    assert!(matches!(store.put("k", Some(1), "x".into()).await, Err(PutError::Conflict)));
    assert_eq!(store.get("k").await.unwrap(), Some(Document { version: 2, value: "two".into() }));
}

async fn documents_are_deleted_only_at_their_version(store: &Arc<impl Store>) {
    assert!(matches!(store.delete("k", 1).await, Err(PutError::Conflict)));
    store.put("k", None, "one".into()).await.unwrap();
    assert!(matches!(store.delete("k", 2).await, Err(PutError::Conflict)));
    assert_eq!(store.get("k\0\0").await.unwrap(), None);
    store.delete("k", 1).await.unwrap();
    assert_eq!(store.get("k").await.unwrap(), None);
    assert_eq!(store.put("k", None, "again".into()).await.unwrap(), 1);
}

async fn a_document_may_grow_to_the_limit_and_shrink_again(store: &Arc<impl Store>) {
    let longest = "x".repeat(DOCUMENT_BYTES_MAX);
    store.put("k", None, longest.clone()).await.unwrap();
    assert_eq!(store.get("k").await.unwrap().unwrap().value, longest);
    store.put("k", Some(1), "short".into()).await.unwrap();
    assert_eq!(store.get("k").await.unwrap(), Some(Document { version: 2, value: "short".into() }));
    assert_eq!(store.scan("", None, 10).await.unwrap().len(), 1);
    assert!(matches!(store.put("k", Some(2), longest + "x").await, Err(PutError::Rejected(_))));
    assert!(matches!(store.put("", None, "x".into()).await, Err(PutError::Rejected(_))));
    store.delete("k", 2).await.unwrap();
    assert!(store.scan("", None, 10).await.unwrap().is_empty());
}

async fn documents_are_scanned_by_prefix_and_page(store: &Arc<impl Store>) {
    for key in ["b/1", "a/2", "a/1", "a", "a/3", "ab"] {
        store.put(key, None, key.to_uppercase()).await.unwrap();
    }
    let keys =
        |found: Vec<(String, Document)>| found.into_iter().map(|(key, _)| key).collect::<Vec<_>>();
    assert_eq!(keys(store.scan("a/", None, 2).await.unwrap()), ["a/1", "a/2"]);
    assert_eq!(keys(store.scan("a/", Some("a/2"), 2).await.unwrap()), ["a/3"]);
    assert_eq!(
        keys(store.scan("", None, 10).await.unwrap()),
        ["a", "a/1", "a/2", "a/3", "ab", "b/1"]
    );
}

async fn of_concurrent_writes_of_one_document_one_succeeds(store: &Arc<impl Store>) {
    let tasks: Vec<_> = (0..20)
        .map(|task: u32| {
            let store = store.clone();
            tokio::spawn(async move { store.put("name", None, task.to_string()).await })
        })
        .collect();
    let mut succeeded = 0;
    for task in tasks {
        succeeded += u32::from(task.await.unwrap().is_ok());
    }
    assert_eq!(succeeded, 1);
}

async fn logs_index_rows_and_documents_have_separate_keys(store: &Arc<impl Store>) {
    store.append(&log("same"), None, entry("a", &["same"])).await.unwrap();
    store.put("same", None, "value".into()).await.unwrap();
    assert_eq!(store.logs(None, 10).await.unwrap(), [log("same")]);
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["same/same"]);
    let keys: BTreeSet<String> =
        store.scan("", None, 10).await.unwrap().into_iter().map(|(key, _)| key).collect();
    assert_eq!(keys, BTreeSet::from(["same".to_owned()]));
}
