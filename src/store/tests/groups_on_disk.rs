//! Groups in the embedded store: durable as one over kills, torn writes, a full disk and damage.

use std::fs;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};

use kontor_testing::waits::received;
use tempfile::TempDir;
use tokio::task::yield_now;

use super::super::{committer::Hooks, keys, tree::flush_and_sync};
use super::crashes::{open, open_with_copies};
use super::durability::Gate;
use super::*;

/// Group `number` of a series: it appends an entry, changes a document of several pages, makes one,
/// and deletes the one that the group before it made.
fn group(number: u64) -> Changes {
    let entry = entry(&number.to_string(), &[&format!("s{number}")]);
    let after = number.checked_sub(1);
    let value = number.to_string().repeat(20_000 / (number as usize + 1));
    let changes = Changes::append(log("g"), after.map(Position::embedded), entry)
        .put("counted", after.map(|before| before + 1), value)
        .put(format!("made/{number}"), None, "x");
    match after {
        Some(before) => changes.delete(format!("made/{before}"), 1),
        None => changes,
    }
}

/// How many groups of the series are there; each of them completely.
async fn groups_in(store: &SledStore) -> u64 {
    let entries = store.read(&log("g"), 0, 100).await.unwrap();
    let count = entries.len() as u64;
    let documents = store.scan("", None, 10).await.unwrap();
    let rows = store.index_rows("", None, 10).await.unwrap();
    let Some(last) = count.checked_sub(1) else {
        assert!(documents.is_empty() && rows.is_empty());
        return 0;
    };
    let keys: Vec<&str> = documents.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(keys, ["counted", &format!("made/{last}")]);
    let changed = group(last);
    let DocumentChange::Put { value, .. } = &changed.documents()[0] else { panic!() };
    assert_eq!(documents[0].1, Document { version: count, value: value.clone() });
    assert_eq!(rows, [format!("s{last}/g")]);
    count
}

#[tokio::test]
async fn after_a_kill_at_any_sync_each_group_is_there_completely_or_not_at_all() {
    let directory = tempfile::tempdir().unwrap();
    let (store, copies) = open_with_copies(&directory);
    for number in 0..5 {
        store.write(group(number), Vec::new()).await.unwrap();
    }
    let copies = std::mem::take(&mut *copies.lock().unwrap());
    assert_eq!(copies.len(), 2 * 5, "a group is one batch");
    for (moment, crashed) in copies.iter().enumerate() {
        let store = open(crashed);
        let (synced, is_after_fsync) = (moment.div_ceil(2) as u64, moment % 2 == 1);
        let count = groups_in(&store).await;
        assert!(count == synced || (!is_after_fsync && count == synced + 1), "{count} at {moment}");
        store.write(group(count), Vec::new()).await.unwrap();
        assert_eq!(groups_in(&store).await, count + 1);
    }
}

/// Of the bytes of the last fsync only a part is on disk, cut at many places.
#[tokio::test]
async fn a_torn_write_leaves_the_last_group_completely_or_not_at_all() {
    let directory = tempfile::tempdir().unwrap();
    let (store, copies) = open_with_copies(&directory);
    for number in 0..3 {
        store.write(group(number), Vec::new()).await.unwrap();
    }
    let copies = std::mem::take(&mut *copies.lock().unwrap());
    let [before, after] =
        [3, 5].map(|moment| fs::read(copies[moment].path().join("sled/db")).unwrap());
    let old = |at: usize| before.get(at).copied().unwrap_or(0);
    let changed: Vec<usize> = (0..after.len()).filter(|at| after[*at] != old(*at)).collect();
    let mut counts = Vec::new();
    for part in 0..=16 {
        let torn_at = changed.get(changed.len() * part / 16).copied().unwrap_or(after.len());
        let torn: Vec<u8> =
            (0..after.len()).map(|at| if at < torn_at { after[at] } else { old(at) }).collect();
        let crashed = tempfile::tempdir().unwrap();
        super::crashes::copy(copies[5].path(), crashed.path());
        fs::write(crashed.path().join("sled/db"), torn).unwrap();
        counts.push(groups_in(&open(&crashed)).await);
    }
    assert!(counts.is_sorted() && counts[0] == 2 && counts[16] == 3, "{counts:?}");
}

#[tokio::test]
async fn a_group_is_one_batch_and_one_sync() {
    let directory = tempfile::tempdir().unwrap();
    let syncs = Arc::new(AtomicU64::new(0));
    let counted = syncs.clone();
    let make_durable = move |db: &sled::Db, file: &fs::File| {
        counted.fetch_add(1, Ordering::SeqCst);
        flush_and_sync(db, file)
    };
    let hooks =
        Hooks { make_durable: Box::new(make_durable), on_fatal: Box::new(|why| panic!("{why}")) };
    let settings = Settings::new(index_rows_of, 1);
    let store = SledStore::open_with(directory.path(), &settings, hooks).unwrap();
    let many = (0..WRITE_KEYS_MAX).fold(Changes::default(), |changes, key| {
        changes.put(format!("k{key}"), None, "x".repeat(5_000))
    });
    store.write(many, Vec::new()).await.unwrap();
    assert_eq!(syncs.load(Ordering::SeqCst), 1);
    let refused = Changes::default().put("k0", None, "x").put("new", None, "x");
    store.write(refused, Vec::new()).await.unwrap_err();
    assert_eq!(syncs.load(Ordering::SeqCst), 1, "what is refused costs none");
}

/// Starts the next group of the series; it is in the queue when this returns.
async fn start(
    store: &Arc<SledStore>,
    number: u64,
) -> tokio::task::JoinHandle<Result<Option<Position>, WriteError>> {
    let store = store.clone();
    let task = tokio::spawn(async move { store.write(group(number), Vec::new()).await });
    // It runs in the thread of the test, up to its wait for the committer.
    yield_now().await;
    task
}

#[tokio::test]
async fn nothing_of_a_group_is_visible_before_all_of_it_is_on_disk() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(index_rows_of, 1));
    gate.finish(start(&store, 0).await).await.unwrap();
    let before = store.get_all(&["counted", "made/0", "made/1"]).await.unwrap();
    let snapshot = store.snapshot().unwrap();
    let mut subscription = store.subscribe();
    let writing = start(&store, 1).await;
    gate.wait_for_batch();
    assert_eq!(groups_in(&store).await, 1);
    assert_eq!(store.get_all(&["counted", "made/0", "made/1"]).await.unwrap(), before);
    assert!(subscription.try_recv().is_err() && !writing.is_finished());
    gate.release();
    writing.await.unwrap().unwrap();
    assert_eq!(groups_in(&store).await, 2);
    // A snapshot from before has nothing of it either.
    let mut lines = Vec::new();
    export(&snapshot, &mut lines).await.unwrap();
    let copy = MemoryStore::new(index_rows_of);
    import(&copy, &mut lines.as_slice()).await.unwrap();
    assert_eq!(copy.read(&log("g"), 0, 10).await.unwrap().len(), 1);
    let keys = ["counted", "made/0", "made/1"];
    assert!(copy.get_all(&keys).await.unwrap().iter().zip(&before).all(|(copied, before)| {
        copied.as_ref().map(|found| &found.value) == before.as_ref().map(|found| &found.value)
    }));
}

#[tokio::test]
async fn a_full_disk_acknowledges_nothing_of_a_group_and_ends_the_process() {
    let directory = tempfile::tempdir().unwrap();
    let (store, gate) = Gate::open(directory.path(), &Settings::new(index_rows_of, 1));
    gate.finish(start(&store, 0).await).await.unwrap();
    let writing = start(&store, 1).await;
    gate.wait_for_batch();
    let copied = tempfile::tempdir().unwrap();
    super::crashes::copy(directory.path(), copied.path());
    gate.go_on.send(Err(io::ErrorKind::StorageFull.into())).unwrap();
    received("the end of the process", &gate.fatal);
    assert!(matches!(writing.await.unwrap(), Err(WriteError::Unknown(_))));
    assert_eq!(groups_in(&store).await, 1);
    drop(store);
    for directory in [&directory, &copied] {
        let count = groups_in(&open(directory)).await;
        assert!((1..=2).contains(&count));
    }
}

/// A closed store whose document `bad` cannot be read.
async fn with_a_corrupt_document() -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    store.put("bad", None, "x".into()).await.unwrap();
    drop(store);
    let opened = open::open(directory.path(), &Settings::new(index_rows_of, 1)).unwrap();
    opened.db.insert(keys::document_chunk("bad", 0), b"spoiled".as_slice()).unwrap();
    directory
}

#[tokio::test]
async fn damage_of_one_document_rejects_the_whole_group_and_no_other() {
    let directory = with_a_corrupt_document().await;
    let store = open(&directory);
    for (bad, unchanged) in [
        (Changes::default().put("a", None, "x").put("bad", Some(1), "x"), Vec::new()),
        (Changes::default().put("a", None, "x").delete("bad", 1), Vec::new()),
        (group(0), vec![Precondition { key: "bad".into(), version: Some(1) }]),
    ] {
        let refused = store.write(bad, unchanged).await.unwrap_err();
        assert!(matches!(refused, WriteError::Rejected(_)), "{refused}");
    }
    let spoiled = store.get_all(&["a", "bad"]).await;
    assert!(matches!(spoiled, Err(StoreError::CorruptDocument { key, .. }) if key == "bad"));
    assert_eq!(store.get_all(&["a", "counted"]).await.unwrap(), [None, None]);
    store.write(group(0), Vec::new()).await.unwrap();
}
