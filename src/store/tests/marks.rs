//! The mark of acknowledged writes: what opening refuses, what it accepts, and what it names.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::crashes::copy;
use super::*;

fn settings() -> Settings {
    Settings::new(index_rows_of, 1)
}

fn open(directory: &Path) -> Result<Arc<SledStore>, OpenError> {
    SledStore::open(directory, settings())
}

fn loss(directory: &Path) -> Loss {
    match open(directory) {
        Err(OpenError::Loss(loss)) => *loss,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("it opened"),
    }
}

async fn append(store: &SledStore, name: &str, numbers: std::ops::Range<u64>) {
    for number in numbers {
        let after = number.checked_sub(1).map(Position::embedded);
        store.append(&log(name), after, entry(&number.to_string(), &["open"])).await.unwrap();
    }
}

/// A closed store with the logs `old` and `new`, and its copy from before the last writes.
async fn earlier_and_now() -> (TempDir, TempDir) {
    let (earlier, now) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = open(now.path()).unwrap();
    append(&store, "old", 0..3).await;
    store.put("session/1", None, "first".into()).await.unwrap();
    store.put("session/2", None, "first".into()).await.unwrap();
    drop(store);
    copy(now.path(), earlier.path());
    let store = open(now.path()).unwrap();
    append(&store, "old", 3..5).await;
    append(&store, "new", 0..2).await;
    store.put("session/1", Some(1), "second".into()).await.unwrap();
    store.delete("session/2", 1).await.unwrap();
    drop(store);
    (earlier, now)
}

/// Puts sled's folder of another time in place, as a damaged file would be recovered by sled.
fn replace_database(of: &Path, by: &Path) {
    fs::remove_dir_all(of.join("sled")).unwrap();
    copy(&by.join("sled"), &of.join("sled"));
}

#[tokio::test]
async fn a_store_that_lacks_acknowledged_writes_does_not_open_and_says_which() {
    let (earlier, now) = earlier_and_now().await;
    replace_database(now.path(), earlier.path());
    let loss = loss(now.path());
    assert_eq!(loss.writes, 6);
    let lost: Vec<String> = loss.logs.iter().map(LostLog::to_string).collect();
    assert_eq!(lost, ["new (entry 0 to 1)", "old (entry 3 to 4)"]);
    assert_eq!(loss.documents, ["session/1", "session/2"]);
    assert_eq!(
        loss.to_string().split_once(" lacks ").unwrap().1,
        "acknowledged writes: it ends 6 writes before the last acknowledged one; \
         entries of 2 logs are missing: new (entry 0 to 1), old (entry 3 to 4); \
         documents are missing or old: 2 session"
    );
}

#[tokio::test]
async fn a_store_whose_database_is_gone_does_not_open_as_an_empty_one() {
    let (_, now) = earlier_and_now().await;
    fs::remove_dir_all(now.path().join("sled")).unwrap();
    assert_eq!(loss(now.path()).logs.len(), 2);
}

#[tokio::test]
async fn an_accepted_loss_is_accepted_once_and_for_all() {
    let (earlier, now) = earlier_and_now().await;
    replace_database(now.path(), earlier.path());
    let accepting = Settings { accept_loss: true, ..settings() };
    let store = SledStore::open(now.path(), accepting).unwrap();
    append(&store, "old", 3..4).await;
    drop(store);
    let store = open(now.path()).unwrap();
    assert_eq!(store.last(&log("old")).await.unwrap().unwrap().0.number, 3);
}

/// The mark is not synced, so after a power failure the store may be ahead of it.
#[tokio::test]
async fn a_store_that_is_ahead_of_its_mark_opens() {
    let (earlier, now) = earlier_and_now().await;
    fs::copy(earlier.path().join("acknowledged"), now.path().join("acknowledged")).unwrap();
    let store = open(now.path()).unwrap();
    assert_eq!(store.last(&log("old")).await.unwrap().unwrap().0.number, 4);
    assert_eq!(store.get("session/2").await.unwrap(), None);
}

#[tokio::test]
async fn a_store_without_a_mark_or_with_an_unreadable_one_opens_and_gets_one() {
    let (earlier, now) = earlier_and_now().await;
    for content in [None, Some("")] {
        match content {
            None => fs::remove_file(now.path().join("acknowledged")).unwrap(),
            Some(text) => fs::write(now.path().join("acknowledged"), text).unwrap(),
        }
        drop(open(now.path()).unwrap());
    }
    replace_database(now.path(), earlier.path());
    assert_eq!(loss(now.path()).writes, 6, "the new mark knows the number of writes");
}

/// The newest write is there, so the number of writes alone does not tell.
#[tokio::test]
async fn an_entry_that_is_missing_further_back_is_noticed() {
    let (_, now) = earlier_and_now().await;
    let db = sled::open(now.path().join("sled")).unwrap();
    db.remove(super::super::keys::entry_chunk(&log("old"), 3, 0)).unwrap();
    drop(db);
    let loss = loss(now.path());
    assert_eq!((loss.writes, loss.logs.len()), (0, 1));
    assert_eq!(loss.logs[0].to_string(), "old (entry 3)");
}

/// A copy that is made by hand while no server runs has the mark of its own time.
#[tokio::test]
async fn a_copied_directory_opens() {
    let (earlier, now) = earlier_and_now().await;
    for directory in [earlier, now] {
        let copied = tempfile::tempdir().unwrap();
        copy(directory.path(), copied.path());
        open(copied.path()).unwrap();
    }
}

#[tokio::test]
async fn a_closed_store_that_was_opened_once_more_while_closing_still_has_its_mark() {
    let (earlier, now) = earlier_and_now().await;
    let eager = Settings { reopen_after_writes: 1, ..settings() };
    let store = SledStore::open(now.path(), eager).unwrap();
    append(&store, "new", 2..4).await;
    store.close().await;
    drop(store);
    replace_database(now.path(), earlier.path());
    assert_eq!(loss(now.path()).writes, 8);
}
