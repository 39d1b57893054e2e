//! What a data directory holds after a crash, a torn write, a damaged piece. A crash is a copy of
//! the directory, taken at the wrong moment.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use tempfile::TempDir;

use super::super::committer::{Hooks, flush_and_sync};
use super::super::keys;
use super::*;

fn settings() -> Settings {
    Settings::new(rows_of, 1)
}

fn open(directory: &TempDir) -> Arc<SledStore> {
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

/// A store that leaves two copies of its directory with each batch, of before the sync and of after
/// it.
fn open_with_copies(directory: &TempDir) -> (Arc<SledStore>, Arc<Mutex<Vec<TempDir>>>) {
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

/// An entry of several pieces.
fn long_entry(id: &str) -> Arc<Entry> {
    entry_with(&format!("\"{}\"", id.repeat(20_000)), id, &[id])
}

/// Whether the log holds its first `least` entries, perhaps one more, all whole, and the row of the
/// last.
async fn holds_whole_entries(store: &SledStore, least: usize) -> usize {
    let entries = store.read(&log("g"), 0, 100).await.unwrap();
    assert!(
        entries.len() == least || entries.len() == least + 1,
        "{} entries, at least {least} wanted",
        entries.len()
    );
    for (position, entry) in &entries {
        let id = position.number.to_string();
        assert_eq!((&entry.append_id, entry.commit.get()), (&id, long_entry(&id).commit.get()));
    }
    let rows: Vec<String> =
        entries.last().map(|(position, _)| format!("{}/g", position.number)).into_iter().collect();
    assert_eq!(store.rows("", None, 10).await.unwrap(), rows);
    entries.len()
}

#[tokio::test]
async fn after_a_crash_what_was_synced_is_there_and_nothing_is_there_by_half() {
    let directory = tempfile::tempdir().unwrap();
    let (store, copies) = open_with_copies(&directory);
    for number in 0..4 {
        let after = u64::checked_sub(number, 1).map(Position::embedded);
        store.append(&log("g"), after, long_entry(&number.to_string())).await.unwrap();
    }
    let copies = std::mem::take(&mut *copies.lock().unwrap());
    for (moment, crashed) in copies.iter().enumerate() {
        let store = open(crashed);
        let (synced, is_synced) = (moment.div_ceil(2), moment % 2 == 1);
        let there = holds_whole_entries(&store, synced).await;
        assert!(!is_synced || there == synced);
        let after = there.checked_sub(1).map(|last| Position::embedded(last as u64));
        store.append(&log("g"), after, long_entry(&there.to_string())).await.unwrap();
        assert_eq!(store.read(&log("g"), 0, 100).await.unwrap().len(), there + 1);
    }
}

/// The bytes that the last sync brought to disk are torn in the middle: the entry is gone, the
/// others are not.
#[tokio::test]
async fn a_torn_last_write_takes_only_what_was_not_acknowledged() {
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
    assert_eq!(holds_whole_entries(&open(&copies[5]), 2).await, 2);
}

/// A closed store with a log `bad` of three entries, each of several pieces, and a log `good`; then
/// its keys are tampered with.
async fn tampered(tamper: impl FnOnce(&sled::Db)) -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    for number in 0..3 {
        let after = u64::checked_sub(number, 1).map(Position::embedded);
        store.append(&log("bad"), after, long_entry(&number.to_string())).await.unwrap();
        store.append(&log("good"), after, entry(&number.to_string(), &["open"])).await.unwrap();
    }
    drop(store);
    tamper(&opening::open(directory.path(), &settings()).unwrap().db);
    directory
}

async fn the_other_log_is_well(store: &SledStore) {
    assert_eq!(store.read(&log("good"), 0, 10).await.unwrap().len(), 3);
    store.append(&log("good"), at(2), entry("3", &["over"])).await.unwrap();
    assert_eq!(store.rows("over", None, 10).await.unwrap(), ["over/good"]);
}

fn damaged_number<T: std::fmt::Debug>(read: Result<T, StoreError>) -> u64 {
    match read {
        Err(StoreError::Damaged { log, number, .. }) if log == "bad" => number,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_flipped_bit_damages_its_log_only() {
    let key = keys::piece_of_entry(&log("bad"), 1, 2);
    let directory = tampered(|db| {
        let mut piece = db.get(&key).unwrap().unwrap().to_vec();
        piece[5] ^= 1;
        db.insert(&key, piece).unwrap();
    })
    .await;
    let store = open(&directory);
    assert_eq!(damaged_number(store.read(&log("bad"), 0, 10).await), 1);
    assert_eq!(store.read(&log("bad"), 2, 10).await.unwrap().len(), 1);
    the_other_log_is_well(&store).await;
}

#[tokio::test]
async fn a_missing_piece_damages_its_log_only() {
    let directory =
        tampered(|db| drop(db.remove(keys::piece_of_entry(&log("bad"), 2, 3)).unwrap())).await;
    let store = open(&directory);
    assert_eq!(damaged_number(store.last(&log("bad")).await), 2);
    assert!(matches!(
        store.append(&log("bad"), at(2), entry("3", &[])).await,
        Err(AppendError::Refused(_))
    ));
    the_other_log_is_well(&store).await;
}

#[tokio::test]
async fn a_missing_entry_damages_its_log_only() {
    let directory = tampered(|db| {
        for key in db.scan_prefix(keys::entry(&log("bad"), 1)).keys() {
            db.remove(key.unwrap()).unwrap();
        }
    })
    .await;
    let store = open(&directory);
    assert_eq!(damaged_number(store.read(&log("bad"), 0, 10).await), 1);
    the_other_log_is_well(&store).await;
}

#[tokio::test]
async fn an_entry_under_another_number_is_damaged() {
    let directory = tampered(|db| {
        for (from, to) in (0..)
            .map(|piece| [0, 1].map(|number| keys::piece_of_entry(&log("bad"), number, piece)))
            .map(|[a, b]| (a, b))
        {
            let Some(piece) = db.get(from).unwrap() else { break };
            db.insert(to, piece).unwrap();
        }
    })
    .await;
    assert_eq!(damaged_number(open(&directory).read(&log("bad"), 1, 1).await), 1);
}

#[tokio::test]
async fn an_entry_whose_base_is_gone_is_damaged() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory);
    store.append(&log("bad"), None, entry("0", &["open"])).await.unwrap();
    store.append(&log("bad"), at(0), entry_on(0, &["open"], "1", &[])).await.unwrap();
    store.append(&log("bad"), at(1), entry_on(1, &["open"], "2", &[])).await.unwrap();
    assert_eq!(store.read(&log("bad"), 0, 2).await.unwrap().len(), 2);
    assert_eq!(
        damaged_number(store.last(&log("bad")).await),
        2,
        "what goes on from another is no base"
    );
    drop(store);
    let opened = opening::open(directory.path(), &settings()).unwrap();
    opened.db.remove(keys::piece_of_entry(&log("bad"), 0, 0)).unwrap();
    drop(opened);
    assert_eq!(damaged_number(open(&directory).read(&log("bad"), 1, 1).await), 0);
}

#[tokio::test]
async fn an_export_says_what_is_damaged_and_holds_the_rest() {
    let directory =
        tampered(|db| drop(db.remove(keys::piece_of_entry(&log("bad"), 1, 0)).unwrap())).await;
    let mut lines = Vec::new();
    let exported = export(&*open(&directory), &mut lines).await.unwrap();
    assert_eq!(exported.transferred, Transferred { entries: 1 + 3, documents: 0 });
    assert!(
        matches!(exported.damaged.as_slice(), [StoreError::Damaged { log, number: 1, .. }] if log == "bad")
    );
}

#[tokio::test]
async fn a_damaged_log_does_not_keep_the_index_from_being_built_again() {
    let directory =
        tampered(|db| drop(db.remove(keys::piece_of_entry(&log("bad"), 2, 0)).unwrap())).await;
    let store = SledStore::open(directory.path(), Settings::new(rows_of, 2)).unwrap();
    assert_eq!(store.rows("", None, 10).await.unwrap(), ["open/good"]);
    the_other_log_is_well(&store).await;
}

/// The engine puts long values into files of their own, which no sync covers.
#[tokio::test]
async fn the_longest_entries_and_documents_leave_no_files_of_their_own() {
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
