//! What may be opened, by whom, and what happens on the way.

use std::{fs, os::unix::fs::PermissionsExt};

use tempfile::TempDir;

use super::super::keys;
use super::*;

fn open(directory: &TempDir) -> Result<Arc<SledStore>, OpenError> {
    SledStore::open(directory.path(), Settings::new(rows_of, 1))
}

fn refusal(directory: &TempDir) -> OpenError {
    open(directory).map(drop).unwrap_err()
}

#[tokio::test]
async fn what_was_written_is_there_after_closing_and_opening() {
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
    assert_eq!(open(&directory).unwrap().rows("", None, 10).await.unwrap(), ["open/g"]);
    assert_eq!(
        open(&directory).unwrap().get("k").await.unwrap(),
        Some(Document { version: 5, value: "4".into() })
    );
}

#[test]
fn a_second_server_is_refused_with_a_sentence() {
    let directory = tempfile::tempdir().unwrap();
    let first = open(&directory).unwrap();
    let refused = refusal(&directory);
    assert!(matches!(refused, OpenError::Locked(_)));
    assert!(refused.to_string().ends_with("is in use by another server"), "{refused}");
    drop(first);
    open(&directory).unwrap();
}

/// A store that says to be of this format.
fn of_format(format: u32) -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let opened = opening::open(directory.path(), &Settings::new(rows_of, 1)).unwrap();
    opened.db.insert(keys::FORMAT, &format.to_be_bytes()).unwrap();
    directory
}

#[test]
fn a_newer_format_is_refused_with_a_sentence() {
    let refused = refusal(&of_format(7));
    assert_eq!(
        refused.to_string(),
        "the data is of format 7, but this program knows only formats up to 2: use a newer program"
    );
}

#[test]
fn an_older_format_is_read_and_from_then_on_no_longer_that_of_an_older_program() {
    let directory = of_format(1);
    let opened = opening::open(directory.path(), &Settings::new(rows_of, 1)).unwrap();
    assert_eq!(opened.db.get(keys::FORMAT).unwrap().as_deref(), Some(&[0, 0, 0, 2][..]));
}

#[test]
fn a_database_of_something_else_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let db = sled::open(directory.path().join("sled")).unwrap();
    db.insert("recipe", "bread").unwrap();
    drop(db);
    assert!(matches!(refusal(&directory), OpenError::Foreign(_)));
}

#[test]
fn a_path_that_is_no_directory_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let file = directory.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(matches!(
        SledStore::open(&file, Settings::new(rows_of, 1)).map(drop),
        Err(OpenError::Directory(..))
    ));
}

#[tokio::test]
async fn a_torn_snapshot_is_removed() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory).unwrap();
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    drop(store);
    let torn = directory.path().join("sled/snap.00000000000FFFFF.generating");
    fs::write(&torn, "torn").unwrap();
    let store = open(&directory).unwrap();
    assert!(!torn.exists());
    assert_eq!(store.last(&log("g")).await.unwrap().unwrap().1.append_id, "a");
}

/// What the engine noted of its pages, by the place in its log up to which it did.
fn snapshots(directory: &TempDir) -> Vec<String> {
    let files = fs::read_dir(directory.path().join("sled")).unwrap();
    files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.starts_with("snap."))
        .collect()
}

#[tokio::test]
async fn after_many_writes_closing_leaves_little_to_read_for_the_next_opening() {
    let directory = tempfile::tempdir().unwrap();
    let store = SledStore::open(
        directory.path(),
        Settings { reopened_after: 2, ..Settings::new(rows_of, 1) },
    )
    .unwrap();
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    store.append(&log("g"), at(0), entry("b", &["open"])).await.unwrap();
    store.close().await;
    let noted_in_closing = snapshots(&directory);
    assert_eq!(noted_in_closing.len(), 1);
    assert_eq!(store.rows("", None, 10).await.unwrap(), ["open/g"], "reads go on");
    assert!(
        matches!(open(&directory).map(drop), Err(OpenError::Locked(_))),
        "the store is still held"
    );
    drop(store);
    assert_eq!(open(&directory).unwrap().last(&log("g")).await.unwrap().unwrap().1.append_id, "b");
    assert_eq!(snapshots(&directory), noted_in_closing, "nothing was left to note");
}

/// Rows as a later program makes them.
fn later_rows_of(log: &LogId, last: &Entry) -> Vec<String> {
    rows_of(log, last).into_iter().map(|row| format!("later/{row}")).collect()
}

#[tokio::test]
async fn rows_are_built_again_when_their_version_changes_and_only_then() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(&directory).unwrap();
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    store.append(&log("h"), None, entry("a", &["open"])).await.unwrap();
    store.append(&log("h"), at(0), entry("b", &["over"])).await.unwrap();
    drop(store);

    let same_version = SledStore::open(directory.path(), Settings::new(later_rows_of, 1)).unwrap();
    assert_eq!(same_version.rows("", None, 10).await.unwrap(), ["open/g", "over/h"]);
    drop(same_version);

    let later = SledStore::open(directory.path(), Settings::new(later_rows_of, 2)).unwrap();
    assert_eq!(later.rows("", None, 10).await.unwrap(), ["later/open/g", "later/over/h"]);
    later.append(&log("g"), at(0), entry("b", &[])).await.unwrap();
    assert_eq!(later.rows("", None, 10).await.unwrap(), ["later/over/h"]);
    drop(later);

    assert_eq!(open(&directory).unwrap().rows("", None, 10).await.unwrap(), ["over/h"]);
}

#[test]
fn a_new_store_is_for_its_owner_alone() {
    let directory = tempfile::tempdir().unwrap();
    let store = directory.path().join("data").join("store");
    SledStore::open(&store, Settings::new(rows_of, 1)).unwrap();
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
fn who_needs_a_store_does_not_make_one() {
    let directory = tempfile::tempdir().unwrap();
    let settings = Settings { if_missing: IfMissing::Fail, ..Settings::new(rows_of, 1) };
    let mistyped = directory.path().join("sotre");
    assert!(matches!(
        SledStore::open(&mistyped, settings.clone()).map(drop),
        Err(OpenError::Missing(_))
    ));
    assert!(!mistyped.exists());
    drop(open(&directory).unwrap());
    SledStore::open(directory.path(), settings).unwrap();
}
