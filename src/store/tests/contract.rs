//! What both stores promise: each test is run over the memory store and over the embedded one.

use std::collections::BTreeSet;

use super::*;

/// Runs a scene over both stores.
macro_rules! over_both_stores {
    ($($(#[$doc:meta])* async fn $name:ident($store:ident: &Store) $scene:block)*) => {$(
        mod $name {
            use super::*;

            $(#[$doc])*
            async fn scene<Store: EventStore + DocumentStore + 'static>($store: &Arc<Store>) $scene

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn in_memory() {
                scene(&Arc::new(MemoryStore::new(rows_of))).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_disk() {
                let directory = tempfile::tempdir().unwrap();
                scene(&SledStore::open(directory.path(), Settings::new(rows_of, 1)).unwrap()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_disk_with_one_log_ahead_of_its_rows() {
                let directory = tempfile::tempdir().unwrap();
                let settings = Settings { rows_ahead_max: 1, ..Settings::new(rows_of, 1) };
                scene(&SledStore::open(directory.path(), settings).unwrap()).await;
            }
        }
    )*};
}

over_both_stores! {
    async fn entries_are_read_back_in_order_and_to_the_byte(store: &Store) {
        let first = store.append(&log("g"), None, entry("a", &[])).await.unwrap();
        let second = store.append(&log("g"), Some(first), entry("b", &[])).await.unwrap();
        store.append(&log("g"), Some(second), entry("c", &[])).await.unwrap();

        assert_eq!(ids(store.read(&log("g"), 0, 10).await.unwrap()), [(0, "a".into()), (1, "b".into()), (2, "c".into())]);
        assert_eq!(ids(store.read(&log("g"), 1, 1).await.unwrap()), [(1, "b".into())]);
        assert_eq!(ids(store.read(&log("g"), 3, 10).await.unwrap()), []);
        let (position, last) = store.last(&log("g")).await.unwrap().unwrap();
        assert_eq!((position.number, last.commit.get()), (2, entry("c", &[]).commit.get()));
        assert_eq!(last.request, entry("c", &[]).request);
    }

    async fn an_unknown_log_is_empty(store: &Store) {
        store.append(&log("g2"), None, entry("a", &[])).await.unwrap();
        assert!(store.read(&log("g"), 0, 10).await.unwrap().is_empty());
        assert!(store.last(&log("g")).await.unwrap().is_none());
        assert!(store.last(&log("g20")).await.unwrap().is_none());
    }

    async fn an_entry_behind_another_than_the_last_is_taken(store: &Store) {
        let first = store.append(&log("g"), None, entry("a", &[])).await.unwrap();
        store.append(&log("g"), Some(first), entry("b", &[])).await.unwrap();

        assert!(matches!(store.append(&log("g"), Some(first), entry("c", &[])).await, Err(AppendError::Taken)));
        assert!(matches!(store.append(&log("g"), None, entry("c", &[])).await, Err(AppendError::Taken)));
        assert_eq!(store.read(&log("g"), 0, 10).await.unwrap().len(), 2);
    }

    async fn an_entry_behind_nothing_is_refused(store: &Store) {
        assert!(matches!(store.append(&log("g"), at(0), entry("a", &[])).await, Err(AppendError::Refused(_))));
        store.append(&log("g"), None, entry("a", &[])).await.unwrap();
        assert!(matches!(store.append(&log("g"), at(1), entry("b", &[])).await, Err(AppendError::Refused(_))));
    }

    async fn of_many_that_want_one_position_one_wins(store: &Store) {
        let mut before = None;
        for round in 0..5 {
            let race = (0..20).map(|runner| {
                let store = store.clone();
                tokio::spawn(async move { store.append(&log("g"), before, entry(&format!("{round}-{runner}"), &[])).await })
            });
            let mut won = Vec::new();
            for runner in race.collect::<Vec<_>>() {
                match runner.await.unwrap() {
                    Ok(position) => won.push(position),
                    Err(error) => assert!(matches!(error, AppendError::Taken), "{error}"),
                }
            }
            assert_eq!(won.len(), 1);
            before = Some(won[0]);
        }
        assert_eq!(store.last(&log("g")).await.unwrap().unwrap().0.number, 4);
    }

    async fn names_and_entries_beyond_the_limits_are_refused(store: &Store) {
        let long = entry_with(&format!("\"{}\"", "x".repeat(ENTRY_BYTES_MAX)), "a", &[]);
        let broken = entry_with("{\n}", "a", &[]);
        for bad in [long, broken] {
            assert!(matches!(store.append(&log("g"), None, bad).await, Err(AppendError::Refused(_))));
        }
        let on_itself = entry_on(0, &[], "a", &[]);
        assert!(matches!(store.append(&log("g"), None, on_itself).await, Err(AppendError::Refused(_))));
        for name in ["", "a/b", "a\0b", &"x".repeat(LogId::LENGTH_MAX + 1)] {
            assert!(matches!(store.append(&log(name), None, entry("a", &[])).await, Err(AppendError::Refused(_))));
        }
        assert!(store.logs(None, 10).await.unwrap().is_empty());
    }

    async fn rows_beyond_the_limits_are_left_out(store: &Store) {
        let states: Vec<String> = (0..=ROWS_PER_LOG_MAX).map(|state| format!("{state:03}")).collect();
        let crowded: Vec<&str> = states.iter().map(String::as_str).collect();
        store.append(&log("g"), None, entry("a", &crowded)).await.unwrap();
        assert_eq!(store.rows("", None, 100).await.unwrap().len(), ROWS_PER_LOG_MAX);
        store.append(&log("g"), at(0), entry("b", &["open", &"x".repeat(ROW_BYTES_MAX)])).await.unwrap();
        assert_eq!(store.rows("", None, 100).await.unwrap(), ["open/g"]);
    }

    async fn the_longest_entry_comes_back_whole(store: &Store) {
        let room = ENTRY_BYTES_MAX - serde_json::to_vec(&entry_with("\"\"", "a", &[])).unwrap().len();
        let longest = entry_with(&format!("\"{}\"", "x".repeat(room)), "a", &[]);
        store.append(&log("g"), None, longest.clone()).await.unwrap();
        store.append(&log("g"), at(0), entry("b", &[])).await.unwrap();
        let read = store.read(&log("g"), 0, 10).await.unwrap();
        assert_eq!((read.len(), read[0].1.commit.get()), (2, longest.commit.get()));
    }

    async fn logs_are_listed_in_order_page_by_page(store: &Store) {
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

    async fn rows_follow_the_summary_of_the_last_entry(store: &Store) {
        store.append(&log("g"), None, entry("a", &["open", "due"])).await.unwrap();
        store.append(&log("h"), None, entry("a", &["open"])).await.unwrap();
        assert_eq!(store.rows("", None, 10).await.unwrap(), ["due/g", "open/g", "open/h"]);

        store.append(&log("g"), at(0), entry("b", &["due", "running"])).await.unwrap();
        assert_eq!(store.rows("", None, 10).await.unwrap(), ["due/g", "open/h", "running/g"]);

        store.append(&log("g"), at(1), entry("c", &[])).await.unwrap();
        assert_eq!(store.rows("", None, 10).await.unwrap(), ["open/h"]);
    }

    async fn entries_come_back_with_what_they_go_on_from(store: &Store) {
        store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
        store.append(&log("g"), at(0), entry("b", &["running"])).await.unwrap();
        store.append(&log("g"), at(1), entry_on(1, &["running"], "c", &["due"])).await.unwrap();
        store.append(&log("g"), at(2), entry_on(0, &["open"], "d", &[])).await.unwrap();
        store.append(&log("g"), at(3), entry_on(1, &["running"], "e", &[])).await.unwrap();

        let bases = |entries: Vec<(Position, Entry)>| -> Vec<Option<(u64, String)>> {
            let base = |base: Base| (base.number, base.summary.get().to_owned());
            entries.into_iter().map(|(_, entry)| entry.base.map(base)).collect()
        };
        let (open, running) = (Some((0, r#"["open"]"#.to_owned())), Some((1, r#"["running"]"#.to_owned())));
        let all = [None, None, running.clone(), open.clone(), running.clone()];
        assert_eq!(bases(store.read(&log("g"), 0, 10).await.unwrap()), all);
        assert_eq!(bases(store.read(&log("g"), 3, 1).await.unwrap()), [open]);
        assert_eq!(bases(store.last(&log("g")).await.unwrap().into_iter().collect()), [running]);
        assert_eq!(store.rows("", None, 10).await.unwrap(), ["running/g"]);
        store.append(&log("g"), at(4), entry_on(1, &["running"], "f", &["due"])).await.unwrap();
        assert_eq!(store.rows("", None, 10).await.unwrap(), ["due/g", "running/g"]);
    }

    async fn rows_are_read_by_prefix_and_page(store: &Store) {
        for name in ["a", "b", "c", "d"] {
            store.append(&log(name), None, entry("a", &["open", "opened", "over"])).await.unwrap();
        }
        assert_eq!(store.rows("open/", None, 3).await.unwrap(), ["open/a", "open/b", "open/c"]);
        assert_eq!(store.rows("open/", Some("open/c"), 3).await.unwrap(), ["open/d"]);
        assert_eq!(store.rows("open/", Some("a"), 1).await.unwrap(), ["open/a"]);
        assert!(store.rows("open/", Some("over/a"), 3).await.unwrap().is_empty());
        assert!(store.rows("closed", None, 3).await.unwrap().is_empty());
    }

    async fn rows_of_several_ranges_come_each_by_itself(store: &Store) {
        for name in ["a", "b", "c"] {
            store.append(&log(name), None, entry("a", &["open", "over"])).await.unwrap();
        }
        let range = |prefix: &str, after: Option<&str>| RowRange { prefix: prefix.into(), after: after.map(str::to_owned) };
        let ranges = vec![range("over/", Some("over/b")), range("closed/", None), range("open/", None)];
        let rows = store.rows_of_ranges(ranges, 2).await.unwrap();
        assert_eq!(rows, [vec!["over/c"], vec![], vec!["open/a", "open/b"]]);
        assert!(store.rows_of_ranges(vec![], 2).await.unwrap().is_empty());
    }

    async fn followers_hear_of_each_entry_in_the_order_of_its_log(store: &Store) {
        let mut news = store.follow();
        store.append(&log("g"), None, entry("a", &[])).await.unwrap();
        store.append(&log("h"), None, entry("b", &[])).await.unwrap();
        store.append(&log("g"), None, entry("refused", &[])).await.unwrap_err();
        store.append(&log("g"), at(0), entry("c", &[])).await.unwrap();
        let mut heard = Vec::new();
        while heard.len() < 3 {
            let batch = news.recv().await.unwrap();
            heard.extend(batch.iter().map(|news| (news.log.0.clone(), news.position.number, news.entry.append_id.clone())));
        }
        heard.sort();
        assert_eq!(heard, [("g", 0, "a"), ("g", 1, "c"), ("h", 0, "b")].map(|(log, at, id)| (log.into(), at, id.into())));
    }

    async fn an_entry_whose_answer_came_is_read_by_everybody(store: &Store) {
        let readers: Vec<_> = (0..8).map(|game| {
            let store = store.clone();
            tokio::spawn(async move {
                let log = log(&format!("g{game}"));
                let mut before = None;
                for round in 0..20 {
                    let state = format!("round{round}");
                    before = Some(store.append(&log, before, entry(&state, &[&state])).await.unwrap());
                    assert_eq!(store.last(&log).await.unwrap().unwrap().1.append_id, state);
                    assert!(store.rows(&state, None, 100).await.unwrap().contains(&format!("{state}/{log}")));
                }
            })
        }).collect();
        for reader in readers {
            reader.await.unwrap();
        }
    }

    async fn documents_are_written_only_at_their_version(store: &Store) {
        assert_eq!(store.get("k").await.unwrap(), None);
        assert!(matches!(store.put("k", Some(1), "x".into()).await, Err(PutError::Conflict)));
        assert_eq!(store.put("k", None, "one".into()).await.unwrap(), 1);
        assert!(matches!(store.put("k", None, "x".into()).await, Err(PutError::Conflict)));
        assert_eq!(store.put("k", Some(1), "two".into()).await.unwrap(), 2);
        assert!(matches!(store.put("k", Some(1), "x".into()).await, Err(PutError::Conflict)));
        assert_eq!(store.get("k").await.unwrap(), Some(Document { version: 2, value: "two".into() }));
    }

    async fn documents_are_deleted_only_at_their_version(store: &Store) {
        assert!(matches!(store.delete("k", 1).await, Err(PutError::Conflict)));
        store.put("k", None, "one".into()).await.unwrap();
        assert!(matches!(store.delete("k", 2).await, Err(PutError::Conflict)));
        assert_eq!(store.get("k\0\0").await.unwrap(), None);
        store.delete("k", 1).await.unwrap();
        assert_eq!(store.get("k").await.unwrap(), None);
        assert_eq!(store.put("k", None, "again".into()).await.unwrap(), 1);
    }

    async fn a_document_may_grow_to_the_limit_and_shrink_again(store: &Store) {
        let longest = "x".repeat(DOCUMENT_BYTES_MAX);
        store.put("k", None, longest.clone()).await.unwrap();
        assert_eq!(store.get("k").await.unwrap().unwrap().value, longest);
        store.put("k", Some(1), "short".into()).await.unwrap();
        assert_eq!(store.get("k").await.unwrap(), Some(Document { version: 2, value: "short".into() }));
        assert_eq!(store.scan("", None, 10).await.unwrap().len(), 1);
        assert!(matches!(store.put("k", Some(2), longest + "x").await, Err(PutError::Unavailable(_))));
        assert!(matches!(store.put("", None, "x".into()).await, Err(PutError::Unavailable(_))));
        store.delete("k", 2).await.unwrap();
        assert!(store.scan("", None, 10).await.unwrap().is_empty());
    }

    async fn documents_are_scanned_by_prefix_and_page(store: &Store) {
        for key in ["b/1", "a/2", "a/1", "a", "a/3", "ab"] {
            store.put(key, None, key.to_uppercase()).await.unwrap();
        }
        let keys = |found: Vec<(String, Document)>| found.into_iter().map(|(key, _)| key).collect::<Vec<_>>();
        assert_eq!(keys(store.scan("a/", None, 2).await.unwrap()), ["a/1", "a/2"]);
        assert_eq!(keys(store.scan("a/", Some("a/2"), 2).await.unwrap()), ["a/3"]);
        assert_eq!(keys(store.scan("", None, 10).await.unwrap()), ["a", "a/1", "a/2", "a/3", "ab", "b/1"]);
    }

    async fn of_many_that_put_one_document_one_wins(store: &Store) {
        let race: Vec<_> = (0..20).map(|runner: u32| {
            let store = store.clone();
            tokio::spawn(async move { store.put("name", None, runner.to_string()).await })
        }).collect();
        let mut won = 0;
        for runner in race {
            won += u32::from(runner.await.unwrap().is_ok());
        }
        assert_eq!(won, 1);
    }

    async fn logs_rows_and_documents_do_not_mix(store: &Store) {
        store.append(&log("same"), None, entry("a", &["same"])).await.unwrap();
        store.put("same", None, "value".into()).await.unwrap();
        assert_eq!(store.logs(None, 10).await.unwrap(), [log("same")]);
        assert_eq!(store.rows("", None, 10).await.unwrap(), ["same/same"]);
        let keys: BTreeSet<String> = store.scan("", None, 10).await.unwrap().into_iter().map(|(key, _)| key).collect();
        assert_eq!(keys, BTreeSet::from(["same".to_owned()]));
    }
}
