//! The data directory after a crash, a torn write or corruption. A crash is simulated by a copy of
//! the directory that is taken at that moment.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use tempfile::TempDir;

use super::super::keys;
use super::super::{committer::Hooks, tree::flush_and_sync};
use super::*;

fn settings() -> Settings {
    Settings::new(index_rows_of, 1)
}

pub(super) fn open(directory: &TempDir) -> Arc<SledStore> {
    SledStore::open(directory.path(), settings()).unwrap()
}

pub(super) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        match file.file_type().unwrap().is_dir() {
            true => copy(&file.path(), &to.join(file.file_name())),
            false => drop(fs::copy(file.path(), to.join(file.file_name())).unwrap()),
        }
    }
}

/// A store that copies its directory twice for each batch: before and after the fsync.
pub(super) fn open_with_copies(directory: &TempDir) -> (Arc<SledStore>, Arc<Mutex<Vec<TempDir>>>) {
    let copies = Arc::new(Mutex::new(Vec::new()));
    let (from, keep) = (directory.path().to_owned(), copies.clone());
    let take_copy = move || {
        let directory = tempfile::tempdir().unwrap();
        copy(&from, directory.path());
        keep.lock().unwrap().push(directory);
    };
    let make_durable = move |db: &sled::Db, file: &fs::File| {
        take_copy();
        flush_and_sync(db, file)?;
        take_copy();
        Ok(())
    };
    let hooks =
        Hooks { make_durable: Box::new(make_durable), on_fatal: Box::new(|why| panic!("{why}")) };
    (SledStore::open_with(directory.path(), &settings(), hooks).unwrap(), copies)
}

/// An entry of several chunks.
fn long_entry(id: &str) -> Arc<Entry> {
    entry_with(&format!("\"{}\"", id.repeat(20_000)), id, &[id])
}

/// Asserts that the log has its first `min` entries and at most one more, all complete, and that
/// the index row is that of the last one. Returns the number of entries.
async fn assert_complete_entries(store: &SledStore, min: usize) -> usize {
    let entries = store.read(&log("g"), 0, 100).await.unwrap();
    assert!(
        entries.len() == min || entries.len() == min + 1,
        "{} entries, expected {min} or one more",
        entries.len()
    );
    for (position, entry) in &entries {
        let id = position.number.to_string();
        assert_eq!((&entry.append_id, entry.commit.get()), (&id, long_entry(&id).commit.get()));
    }
    let rows: Vec<String> =
        entries.last().map(|(position, _)| format!("{}/g", position.number)).into_iter().collect();
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), rows);
    entries.len()
}

#[tokio::test]
async fn after_a_crash_synced_entries_are_there_and_no_entry_is_there_in_part() {
    let directory = tempfile::tempdir().unwrap();
    let (store, copies) = open_with_copies(&directory);
    for number in 0..4 {
        let after = u64::checked_sub(number, 1).map(Position::embedded);
        store.append(&log("g"), after, long_entry(&number.to_string())).await.unwrap();
    }
    let copies = std::mem::take(&mut *copies.lock().unwrap());
    for (moment, crashed) in copies.iter().enumerate() {
        let store = open(crashed);
        let (synced, is_after_fsync) = (moment.div_ceil(2), moment % 2 == 1);
        let count = assert_complete_entries(&store, synced).await;
        assert!(!is_after_fsync || count == synced);
        let after = count.checked_sub(1).map(|last| Position::embedded(last as u64));
        store.append(&log("g"), after, long_entry(&count.to_string())).await.unwrap();
        assert_eq!(store.read(&log("g"), 0, 100).await.unwrap().len(), count + 1);
    }
}

/// Only half of the bytes of the last fsync are on disk: the last entry is lost, the others are
/// not.
#[tokio::test]
async fn a_torn_write_loses_only_the_entry_that_was_not_acknowledged() {
    let directory = tempfile::tempdir().unwrap();
    let (store, copies) = open_with_copies(&directory);
    for number in 0..3 {
        let after = u64::checked_sub(number, 1).map(Position::embedded);
        store.append(&log("g"), after, long_entry(&number.to_string())).await.unwrap();
    }
    let copies = std::mem::take(&mut *copies.lock().unwrap());
    let [before, after] =
        [3, 5].map(|moment| fs::read(copies[moment].path().join("sled/db")).unwrap());
    let old = |at: usize| before.get(at).copied().unwrap_or(0);
    let changed: Vec<usize> = (0..after.len()).filter(|at| after[*at] != old(*at)).collect();
    let torn_at = changed[changed.len() / 2];
    let torn: Vec<u8> =
        (0..after.len()).map(|at| if at < torn_at { after[at] } else { old(at) }).collect();
    fs::write(copies[5].path().join("sled/db"), torn).unwrap();
    assert_eq!(assert_complete_entries(&open(&copies[5]), 2).await, 2);
}

/// A closed store with a log `bad` of three entries, each of several chunks, and a log `good`. Then
/// `tamper` changes its keys.
async fn tampered_store(tamper: impl FnOnce(&sled::Db)) -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    for number in 0..3 {
        let after = u64::checked_sub(number, 1).map(Position::embedded);
        store.append(&log("bad"), after, long_entry(&number.to_string())).await.unwrap();
        store.append(&log("good"), after, entry(&number.to_string(), &["open"])).await.unwrap();
    }
    drop(store);
    tamper(&open::open(directory.path(), &settings()).unwrap().db);
    directory
}

async fn the_other_log_still_works(store: &SledStore) {
    assert_eq!(store.read(&log("good"), 0, 10).await.unwrap().len(), 3);
    store.append(&log("good"), at(2), entry("3", &["over"])).await.unwrap();
    assert_eq!(store.index_rows("over", None, 10).await.unwrap(), ["over/good"]);
}

fn corrupt_number<T: std::fmt::Debug>(read: Result<T, StoreError>) -> u64 {
    match read {
        Err(StoreError::Corrupt { log, number, .. }) if *log.0 == *"bad" => number,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_flipped_bit_corrupts_only_its_log() {
    let key = keys::entry_chunk(&log("bad"), 1, 2);
    let directory = tampered_store(|db| {
        let mut chunk = db.get(&key).unwrap().unwrap().to_vec();
        chunk[5] ^= 1;
        db.insert(&key, chunk).unwrap();
    })
    .await;
    let store = open(&directory);
    assert_eq!(corrupt_number(store.read(&log("bad"), 0, 10).await), 1);
    assert_eq!(store.read(&log("bad"), 2, 10).await.unwrap().len(), 1);
    the_other_log_still_works(&store).await;
}

#[tokio::test]
async fn a_missing_chunk_corrupts_only_its_log() {
    let directory =
        tampered_store(|db| drop(db.remove(keys::entry_chunk(&log("bad"), 2, 3)).unwrap())).await;
    let store = open(&directory);
    assert_eq!(corrupt_number(store.last(&log("bad")).await), 2);
    assert!(matches!(
        store.append(&log("bad"), at(2), entry("3", &[])).await,
        Err(AppendError::Rejected(_))
    ));
    the_other_log_still_works(&store).await;
}

#[tokio::test]
async fn a_missing_entry_corrupts_only_its_log() {
    let directory = tampered_store(|db| {
        for key in db.scan_prefix(keys::entry_prefix(&log("bad"), 1)).keys() {
            db.remove(key.unwrap()).unwrap();
        }
    })
    .await;
    let store = open(&directory);
    assert_eq!(corrupt_number(store.read(&log("bad"), 0, 10).await), 1);
    the_other_log_still_works(&store).await;
}

#[tokio::test]
async fn an_entry_under_another_number_is_corrupt() {
    let directory = tampered_store(|db| {
        for (from, to) in (0..)
            .map(|chunk| [0, 1].map(|number| keys::entry_chunk(&log("bad"), number, chunk)))
            .map(|[a, b]| (a, b))
        {
            let Some(chunk) = db.get(from).unwrap() else { break };
            db.insert(to, chunk).unwrap();
        }
    })
    .await;
    assert_eq!(corrupt_number(open(&directory).read(&log("bad"), 1, 1).await), 1);
}

#[tokio::test]
async fn an_entry_whose_base_is_missing_is_corrupt() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    store.append(&log("bad"), None, entry("0", &["open"])).await.unwrap();
    store.append(&log("bad"), at(0), entry_on(0, &["open"], "1", &[])).await.unwrap();
    store.append(&log("bad"), at(1), entry_on(1, &["open"], "2", &[])).await.unwrap();
    assert_eq!(store.read(&log("bad"), 0, 2).await.unwrap().len(), 2);
    assert_eq!(
        corrupt_number(store.last(&log("bad")).await),
        2,
        "an entry that has a base cannot be one"
    );
    drop(store);
    let opened = open::open(directory.path(), &settings()).unwrap();
    opened.db.remove(keys::entry_chunk(&log("bad"), 0, 0)).unwrap();
    drop(opened);
    assert_eq!(corrupt_number(open(&directory).read(&log("bad"), 1, 1).await), 0);
}

#[tokio::test]
async fn an_export_lists_corrupt_entries_and_contains_the_rest() {
    let directory =
        tampered_store(|db| drop(db.remove(keys::entry_chunk(&log("bad"), 1, 0)).unwrap())).await;
    let mut lines = Vec::new();
    let exported = export(&*open(&directory), &mut lines).await.unwrap();
    assert_eq!(exported.counts, TransferCounts { entries: 1 + 3, documents: 0 });
    assert_eq!(exported.corrupt.len(), 1);
    assert_eq!(corrupt_number(Err::<(), _>(exported.corrupt[0].clone())), 1);
}

#[tokio::test]
async fn the_index_can_be_rebuilt_although_a_log_is_corrupt() {
    let directory =
        tampered_store(|db| drop(db.remove(keys::entry_chunk(&log("bad"), 2, 0)).unwrap())).await;
    let store = SledStore::open(directory.path(), Settings::new(index_rows_of, 2)).unwrap();
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/good"]);
    the_other_log_still_works(&store).await;
}

/// sled writes long values into files of their own, which fsync of its main file does not cover.
#[tokio::test]
async fn the_longest_entries_and_documents_are_not_written_into_files_of_their_own() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    let writers: Vec<_> = (0..8)
        .map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                let (name, key) =
                    (LogId(format!("{:0>64}", writer).into()), format!("{writer:0>256}"));
                let longest = entry_with(
                    &format!("\"{}\"", "x".repeat(ENTRY_BYTES_MAX - 300)),
                    "a",
                    &["open"],
                );
                for number in 0..3 {
                    let after = u64::checked_sub(number, 1);
                    store
                        .append(&name, after.map(Position::embedded), longest.clone())
                        .await
                        .unwrap();
                    store
                        .put(&key, after.map(|before| before + 1), "y".repeat(DOCUMENT_BYTES_MAX))
                        .await
                        .unwrap();
                }
            })
        })
        .collect();
    for writer in writers {
        writer.await.unwrap();
    }
    drop(store);
    drop(open(&directory));
    let blobs = fs::read_dir(directory.path().join("sled/blobs")).unwrap();
    assert_eq!(blobs.count(), 0);
}
