//! The keys of servers that share a store, when an attacker writes the list or an old one is
//! restored.

use std::path::Path;

use kontor_store::{DocumentStore, MemoryStore};

use super::*;
use kontor_environment::{SystemClock, SystemEntropy};

fn shared_store() -> Arc<dyn DocumentStore> {
    let store = Arc::new(MemoryStore::new(|_, _| Vec::new()));
    store.share();
    store
}

async fn open(keys: &Path, store: &Arc<dyn DocumentStore>) -> Result<Arc<KeyKeeper>, KeepError> {
    KeyKeeper::open(KeyDirectory::new(keys), store, Arc::new(SystemClock), &SystemEntropy).await
}

async fn stored(store: &Arc<dyn DocumentStore>) -> String {
    store.get(LIST_KEY).await.unwrap().unwrap().value
}

/// Writes the list like an attacker with write access to the store.
async fn overwrite(store: &Arc<dyn DocumentStore>, text: &str) {
    let version = store.get(LIST_KEY).await.unwrap().unwrap().version;
    store.put(LIST_KEY, Some(version), text.to_owned()).await.unwrap();
}

fn ids(keeper: &KeyKeeper) -> Vec<String> {
    keeper.keys().list().keys().iter().filter_map(|key| key.id()).collect()
}

#[tokio::test]
async fn a_key_that_was_written_into_the_store_is_never_used_and_removed() {
    let (own, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = shared_store();
    let keeper = open(own.path(), &store).await.unwrap();
    let (before, known) = (stored(&store).await, ids(&keeper));
    // Another service has a whole list that is right for its own secret.
    let forger = open(other.path(), &shared_store()).await.unwrap();
    let forged = serde_json::to_value(forger.keys().list()).unwrap()["keys"][0].clone();
    let mut list: serde_json::Value = serde_json::from_str(&before).unwrap();
    list["keys"].as_array_mut().unwrap().push(forged.clone());
    overwrite(&store, &list.to_string()).await;

    assert_eq!(ids(&open(own.path(), &store).await.unwrap()), known, "at a start");
    overwrite(&store, &list.to_string()).await;
    keeper.read().await.unwrap();
    assert_eq!(
        (ids(&keeper), stored(&store).await),
        (known, before.clone()),
        "in a running server"
    );
    overwrite(&store, &list.to_string()).await;
    keeper.rotate(0, &SystemEntropy).await.unwrap();
    assert!(!stored(&store).await.contains(forged["x"].as_str().unwrap()));
    assert_eq!(ids(&keeper).len(), 2);
}

#[tokio::test]
async fn a_store_that_was_restored_to_before_a_rotation_has_all_keys_again() {
    let keys = tempfile::tempdir().unwrap();
    let store = shared_store();
    let keeper = open(keys.path(), &store).await.unwrap();
    let backup = stored(&store).await;
    keeper.rotate(0, &SystemEntropy).await.unwrap();
    let (rotated, signs) = (stored(&store).await, keeper.keys().signing_id());

    overwrite(&store, &backup).await;
    keeper.read().await.unwrap();
    assert_eq!(stored(&store).await, rotated, "a running server completes the list");

    overwrite(&store, &backup).await;
    let started = open(keys.path(), &store).await.unwrap();
    assert_eq!(stored(&store).await, rotated, "so does one that starts");
    assert_eq!(started.keys().signing_id(), signs);
}

#[tokio::test]
async fn after_a_reset_a_server_with_the_secret_before_changes_nothing() {
    let (old, new) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = shared_store();
    let keeper = open(old.path(), &store).await.unwrap();
    let clock = Arc::new(SystemClock);
    let directory = KeyDirectory::new(new.path());
    let reset = KeyKeeper::reset(directory, &store, clock, &SystemEntropy).await.unwrap();
    assert_eq!((ids(&reset)[0].clone(), ids(&reset).len()), (ids(&keeper)[0].clone(), 2));
    let list = stored(&store).await;
    for refused in [keeper.read().await, keeper.rotate(0, &SystemEntropy).await] {
        assert!(matches!(refused, Err(KeepError::OtherSecret(_))), "{refused:?}");
    }
    assert!(matches!(open(old.path(), &store).await, Err(KeepError::OtherSecret(_))));
    assert_eq!(stored(&store).await, list);
    assert_eq!(ids(&open(new.path(), &store).await.unwrap()), ids(&reset));
}

#[tokio::test]
async fn the_way_back_to_a_directory_alone_keeps_the_keys() {
    let keys = tempfile::tempdir().unwrap();
    let store = shared_store();
    let keeper = open(keys.path(), &store).await.unwrap();
    keeper.rotate(0, &SystemEntropy).await.unwrap();
    let alone: Arc<dyn DocumentStore> = Arc::new(MemoryStore::new(|_, _| Vec::new()));
    let back = open(keys.path(), &alone).await.unwrap();
    assert_eq!((ids(&back), back.keys().signing_id()), (ids(&keeper), keeper.keys().signing_id()));
}
