//! Opening a data directory: what fails, and what opening repairs.

use std::{fs, os::unix::fs::PermissionsExt};

use tempfile::TempDir;

use super::super::keys;
use super::*;

fn open(directory: &TempDir) -> Result<Arc<SledStore>, OpenError> {
    SledStore::open(directory.path(), Settings::new(index_rows_of, 1))
}

fn open_error(directory: &TempDir) -> OpenError {
    open(directory).map(drop).unwrap_err()
}

#[tokio::test]
async fn data_is_still_there_after_closing_and_opening() {
    let directory = tempfile::tempdir().unwrap();
    for number in 0..5 {
        let store = open(&directory).unwrap();
        let after = u64::checked_sub(number, 1);
        store
            .append(&log("g"), after.map(Position::embedded), entry(&number.to_string(), &["open"]))
            .await
            .unwrap();
        store.put("k", after.map(|before| before + 1), number.to_string()).await.unwrap();
        store.close().await;
        assert_eq!(store.read(&log("g"), 0, 10).await.unwrap().len() as u64, number + 1);
    }
    assert_eq!(open(&directory).unwrap().index_rows("", None, 10).await.unwrap(), ["open/g"]);
    assert_eq!(
        open(&directory).unwrap().get("k").await.unwrap(),
        Some(Document { version: 5, value: "4".into() })
    );
}

#[test]
fn opening_a_locked_directory_fails_with_a_sentence() {
    let directory = tempfile::tempdir().unwrap();
    let first = open(&directory).unwrap();
    let error = open_error(&directory);
    assert!(matches!(error, OpenError::Locked(_)));
    assert!(error.to_string().ends_with("is in use by another server"), "{error}");
    drop(first);
    open(&directory).unwrap();
}

/// A store whose metadata names this format.
fn of_format(format: u32) -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let opened = open::open(directory.path(), &Settings::new(index_rows_of, 1)).unwrap();
    opened.db.insert(keys::FORMAT, &format.to_be_bytes()).unwrap();
    opened.db.flush().unwrap();
    directory
}

#[test]
fn opening_a_newer_format_fails_with_a_sentence() {
    let error = open_error(&of_format(7));
    assert_eq!(
        error.to_string(),
        "the data has format 7, this program reads formats up to 4: use a newer one"
    );
}

#[tokio::test]
async fn a_store_of_a_newer_format_is_read_without_writing_and_that_is_said() {
    let read = async |format: u32| {
        let directory = of_format(format);
        let (_, report) =
            ReadOnlyStore::open(directory.path(), 1 << 20, index_rows_of).await.unwrap();
        report.newer_format
    };
    assert_eq!((read(7).await, read(keys::STORE_FORMAT).await), (Some(7), None));
}

#[test]
fn opening_raises_an_older_format_to_the_current_one() {
    let directory = of_format(1);
    let opened = open::open(directory.path(), &Settings::new(index_rows_of, 1)).unwrap();
    assert_eq!(opened.db.get(keys::FORMAT).unwrap().as_deref(), Some(&[0, 0, 0, 4][..]));
}

#[test]
fn opening_a_database_of_another_program_fails() {
    let directory = tempfile::tempdir().unwrap();
    let db = sled::open(directory.path().join("sled")).unwrap();
    db.insert("recipe", "bread").unwrap();
    drop(db);
    assert!(matches!(open_error(&directory), OpenError::Foreign(_)));
}

#[test]
fn opening_a_path_that_is_not_a_directory_fails() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(matches!(
        SledStore::open(&file, Settings::new(index_rows_of, 1)).map(drop),
        Err(OpenError::Directory(..))
    ));
}

#[tokio::test]
async fn a_partial_snapshot_is_removed() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory).unwrap();
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    drop(store);
    let partial = directory.path().join("sled/snap.00000000000FFFFF.generating");
    fs::write(&partial, "partial").unwrap();
    let store = open(&directory).unwrap();
    assert!(!partial.exists());
    assert_eq!(store.last(&log("g")).await.unwrap().unwrap().1.append_id, "a");
}

/// The names of sled's snapshot files; a name contains the log position of the snapshot.
fn snapshots(directory: &TempDir) -> Vec<String> {
    let files = fs::read_dir(directory.path().join("sled")).unwrap();
    files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("snap."))
        .collect()
}

#[tokio::test]
async fn after_many_writes_closing_writes_a_snapshot() {
    let directory = tempfile::tempdir().unwrap();
    let store = SledStore::open(
        directory.path(),
        Settings { reopen_after_writes: 2, ..Settings::new(index_rows_of, 1) },
    )
    .unwrap();
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    store.append(&log("g"), at(0), entry("b", &["open"])).await.unwrap();
    store.close().await;
    let after_closing = snapshots(&directory);
    assert_eq!(after_closing.len(), 1);
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/g"], "reads still work");
    assert!(
        matches!(open(&directory).map(drop), Err(OpenError::Locked(_))),
        "the directory is still locked"
    );
    drop(store);
    assert_eq!(open(&directory).unwrap().last(&log("g")).await.unwrap().unwrap().1.append_id, "b");
    assert_eq!(snapshots(&directory), after_closing, "opening had nothing to add to the snapshot");
}

/// Index rows as a later version of the program computes them.
fn later_rows_of(log: &LogId, last: &Entry) -> Vec<String> {
    index_rows_of(log, last).into_iter().map(|row| format!("later/{row}")).collect()
}

#[tokio::test]
async fn the_index_is_rebuilt_if_and_only_if_its_version_changes() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory).unwrap();
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    store.append(&log("h"), None, entry("a", &["open"])).await.unwrap();
    store.append(&log("h"), at(0), entry("b", &["over"])).await.unwrap();
    drop(store);

    let same_version = SledStore::open(directory.path(), Settings::new(later_rows_of, 1)).unwrap();
    assert_eq!(same_version.index_rows("", None, 10).await.unwrap(), ["open/g", "over/h"]);
    drop(same_version);

    let later = SledStore::open(directory.path(), Settings::new(later_rows_of, 2)).unwrap();
    assert_eq!(later.index_rows("", None, 10).await.unwrap(), ["later/open/g", "later/over/h"]);
    later.append(&log("g"), at(0), entry("b", &[])).await.unwrap();
    assert_eq!(later.index_rows("", None, 10).await.unwrap(), ["later/over/h"]);
    drop(later);

    assert_eq!(open(&directory).unwrap().index_rows("", None, 10).await.unwrap(), ["over/h"]);
}

#[test]
fn only_the_owner_can_read_a_new_store() {
    let directory = tempfile::tempdir().unwrap();
    let store = directory.path().join("data").join("store");
    SledStore::open(&store, Settings::new(index_rows_of, 1)).unwrap();
    for made in [store.as_path(), store.parent().unwrap()] {
        assert_eq!(
            fs::metadata(made).unwrap().permissions().mode() & 0o777,
            0o700,
            "{}",
            made.display()
        );
    }
}

#[test]
fn opening_does_not_create_a_store_if_it_must_exist() {
    let directory = tempfile::tempdir().unwrap();
    let settings = Settings { if_missing: IfMissing::Fail, ..Settings::new(index_rows_of, 1) };
    let mistyped = directory.path().join("sotre");
    assert!(matches!(
        SledStore::open(&mistyped, settings.clone()).map(drop),
        Err(OpenError::Missing(_))
    ));
    assert!(!mistyped.exists());
    drop(open(&directory).unwrap());
    SledStore::open(directory.path(), settings).unwrap();
}
