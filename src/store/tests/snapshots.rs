//! Snapshots of a store in which writes go on.

use tokio::task::JoinHandle;

use super::*;

async fn append(store: &SledStore, name: &str, numbers: std::ops::Range<u64>) {
    for number in numbers {
        let after = number.checked_sub(1).map(Position::embedded);
        store.append(&log(name), after, entry(&number.to_string(), &["open"])).await.unwrap();
    }
}

async fn lines_of(source: &impl ExportSource) -> String {
    let mut lines = Vec::new();
    assert!(export(source, &mut lines).await.unwrap().corrupt.is_empty());
    String::from_utf8(lines).unwrap()
}

fn open(directory: &tempfile::TempDir) -> Arc<SledStore> {
    SledStore::open(directory.path(), Settings::new(index_rows_of, 1)).unwrap()
}

#[tokio::test]
async fn a_snapshot_has_what_was_there_when_it_was_made_whatever_happens_later() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    append(&store, "a", 0..130).await;
    append(&store, "c", 0..3).await;
    for key in ["changed", "deleted", "deleted and made again", "kept"] {
        store.put(key, None, "before".into()).await.unwrap();
    }
    let before = lines_of(&*store).await;
    let snapshot = store.snapshot().unwrap();

    append(&store, "a", 130..150).await;
    append(&store, "b", 0..3).await;
    for _ in 0..2 {
        let version = store.get("changed").await.unwrap().unwrap().version;
        store.put("changed", Some(version), "after".into()).await.unwrap();
    }
    store.put("new", None, "after".into()).await.unwrap();
    for key in ["deleted", "deleted and made again"] {
        store.delete(key, 1).await.unwrap();
    }
    store.put("deleted and made again", None, "after".into()).await.unwrap();
    assert_eq!(lines_of(&snapshot).await, before);
    assert!(store.snapshot().is_none(), "there is one snapshot at a time");

    drop(snapshot);
    let now = lines_of(&*store).await;
    assert_ne!(now, before);
    assert_eq!(lines_of(&store.snapshot().unwrap()).await, now);
}

/// Appends to a log of its own and counts in a document, until it is told to stop.
fn writer(store: &Arc<SledStore>, name: String) -> JoinHandle<()> {
    let store = store.clone();
    tokio::spawn(async move {
        for number in 0..u64::MAX {
            let after = number.checked_sub(1).map(Position::embedded);
            let appended = entry(&number.to_string(), &["open"]);
            store.append(&log(&name), after, appended).await.unwrap();
            store.put(&name, after.map(|_| number), number.to_string()).await.unwrap();
        }
    })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backups_under_load_have_everything_that_was_acknowledged_before() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    let names: Vec<String> = (0..8).map(|number| format!("g{number}")).collect();
    let writers: Vec<_> = names.iter().map(|name| writer(&store, name.clone())).collect();
    for round in 0..10 {
        // At the same time the others write too.
        append(&store, &format!("w{round}"), 0..5).await;
        let mut acknowledged = Vec::new();
        for name in &names {
            acknowledged.push(store.last(&log(name)).await.unwrap());
        }
        let snapshot = store.snapshot().unwrap();
        let lines = lines_of(&snapshot).await;
        let copy = MemoryStore::new(index_rows_of);
        import(&copy, &mut lines.as_bytes()).await.unwrap();
        for (name, before) in names.iter().zip(acknowledged) {
            let copied = copy.last(&log(name)).await.unwrap().map(|(position, _)| position.number);
            assert!(copied >= before.map(|(position, _)| position.number));
            // A writer appends before it counts, so at each moment its document has the number of
            // its last entry or of the one before.
            let counted = copy.get(name).await.unwrap().map(|found| found.value.parse().unwrap());
            assert!(counted == copied || counted == copied.and_then(|last| last.checked_sub(1)));
        }
    }
    writers.iter().for_each(JoinHandle::abort);
}
