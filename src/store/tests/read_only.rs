//! Reading a store without writing: on a full disk, in a directory that is not writable.

use std::os::unix::fs::{PermissionsExt, symlink};
use std::{fs, path::Path};

use tempfile::TempDir;

use super::*;

const BYTES_MAX: u64 = 1 << 20;

async fn store_with_data() -> TempDir {
    let directory = tempfile::tempdir().unwrap();
    let settings = Settings::new(index_rows_of, 1);
    let store = SledStore::open(directory.path(), settings).unwrap();
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    store.append(&log("g"), at(0), entry_on(0, &["open"], "b", &["over"])).await.unwrap();
    store.put("k", None, "1".into()).await.unwrap();
    store.put("ended", None, "1".into()).await.unwrap();
    store.delete("ended", 1).await.unwrap();
    store.close().await;
    directory
}

async fn read_only(directory: &Path) -> Result<Arc<ReadOnlyStore>, ReadOnlyError> {
    let (store, report) = ReadOnlyStore::open(directory, BYTES_MAX, index_rows_of).await?;
    assert!(report.is_complete());
    Ok(store)
}

async fn assert_whole(store: &ReadOnlyStore) {
    assert_eq!(store.read(&log("g"), 0, 10).await.unwrap().len(), 2);
    assert_eq!(store.last(&log("g")).await.unwrap().unwrap().1.append_id, "b");
    assert_eq!(store.logs(None, 10).await.unwrap(), [log("g")]);
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/g", "over/g"]);
    let documents = store.scan("", None, 10).await.unwrap();
    assert_eq!(documents.len(), 1, "a deleted document is not read");
    assert_eq!(store.get("k").await.unwrap().unwrap().value, "1");
}

/// The content of each file below a directory.
fn files(directory: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for file in fs::read_dir(directory).unwrap() {
        let path = file.unwrap().path();
        match path.is_dir() {
            true => found.extend(files(&path)),
            false => found.push((path.display().to_string(), fs::read(&path).unwrap())),
        }
    }
    found.sort();
    found
}

#[tokio::test]
async fn everything_is_read_and_no_file_changes() {
    let directory = store_with_data().await;
    let before = files(directory.path());
    assert_whole(&read_only(directory.path()).await.unwrap()).await;
    assert!(files(directory.path()) == before);
}

#[tokio::test]
async fn every_write_is_refused() {
    let directory = store_with_data().await;
    let store = read_only(directory.path()).await.unwrap();
    let appended = append_with_retry(&*store, &log("h"), None, entry("a", &[])).await;
    assert!(matches!(appended, Err(AppendError::ReadOnly)));
    let entries = [entry("a", &[])];
    let appended = append_all_with_retry(&*store, &log("h"), None, &entries).await;
    assert!(matches!(appended, Err(AppendError::ReadOnly)));
    assert!(matches!(store.put("x", None, "1".into()).await, Err(PutError::ReadOnly)));
    assert!(matches!(store.delete("k", 1).await, Err(PutError::ReadOnly)));
    assert_whole(&store).await;
}

#[tokio::test]
async fn a_directory_that_cannot_be_written_is_read() {
    let directory = store_with_data().await;
    let modes = |mode| {
        for path in [directory.path().to_owned(), directory.path().join("sled")] {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        }
        let lock = directory.path().join("lock");
        fs::set_permissions(lock, fs::Permissions::from_mode(mode & 0o666)).unwrap();
    };
    modes(0o555);
    assert_whole(&read_only(directory.path()).await.unwrap()).await;
    modes(0o755);
}

#[tokio::test]
async fn a_full_disk_is_an_error_of_its_own_when_a_store_is_opened_and_it_can_be_read() {
    let directory = store_with_data().await;
    // All writes into this device are refused as on a full disk.
    symlink("/dev/full", directory.path().join("acknowledged.unfinished")).unwrap();
    let error = SledStore::open(directory.path(), Settings::new(index_rows_of, 1)).map(drop);
    let error = error.unwrap_err();
    assert!(matches!(error, OpenError::Full { .. }), "{error:?}");
    assert!(error.to_string().contains("its disk is full"), "{error}");
    assert_whole(&read_only(directory.path()).await.unwrap()).await;
}

#[tokio::test]
async fn a_store_that_another_process_uses_is_not_read() {
    let directory = store_with_data().await;
    let settings = Settings::new(index_rows_of, 1);
    let store = SledStore::open(directory.path(), settings.clone()).unwrap();
    let error = read_only(directory.path()).await.map(drop).unwrap_err();
    assert!(matches!(error, ReadOnlyError::Open(OpenError::Locked(_))));
    drop(store);
    let reader = read_only(directory.path()).await.unwrap();
    let error = SledStore::open(directory.path(), settings).map(drop).unwrap_err();
    assert!(matches!(error, OpenError::Locked(_)), "a reader keeps writers away");
    drop(reader);
}

#[tokio::test]
async fn a_store_with_more_content_than_the_limit_is_not_read() {
    let directory = store_with_data().await;
    let error = ReadOnlyStore::open(directory.path(), 300, index_rows_of).await.map(drop);
    let error = error.unwrap_err();
    assert!(matches!(error, ReadOnlyError::TooLarge { bytes_max: 300, .. }), "{error:?}");
    let missing = tempfile::tempdir().unwrap();
    let error = read_only(missing.path()).await.map(drop).unwrap_err();
    assert!(matches!(error, ReadOnlyError::Open(OpenError::Missing(_))));
    assert_eq!(files(missing.path()), [], "nothing is made");
}
