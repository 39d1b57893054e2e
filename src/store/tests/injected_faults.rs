//! Unknown outcomes and delayed index rows, injected into the memory store, and how they are
//! resolved.

use std::num::NonZeroU64;

use super::*;

fn every(every: u64, outcome: UnknownOutcome) -> Option<UnknownPolicy> {
    Some(UnknownPolicy { every: NonZeroU64::new(every).unwrap(), outcome })
}

#[tokio::test]
async fn an_entry_that_was_written_without_a_reply_is_written_once() {
    let store = MemoryStore::new(index_rows_of);
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    store.inject_unknown(every(2, UnknownOutcome::Written));
    let position = append_with_retry(&store, &log("g"), at(0), entry("b", &[])).await.unwrap();
    assert_eq!(position.number, 1);
    assert_eq!(store.read(&log("g"), 0, 10).await.unwrap().len(), 2);
}

#[tokio::test]
async fn an_entry_that_was_lost_is_offered_again() {
    let store = MemoryStore::new(index_rows_of);
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    store.inject_unknown(every(2, UnknownOutcome::Lost));
    let position = append_with_retry(&store, &log("g"), at(0), entry("b", &[])).await.unwrap();
    assert_eq!(position.number, 1);
    assert_eq!(store.last(&log("g")).await.unwrap().unwrap().1.append_id, "b");
}

#[tokio::test]
async fn a_lost_entry_conflicts_with_the_entry_that_took_its_position() {
    let store = MemoryStore::new(index_rows_of);
    store.append(&log("g"), None, entry("theirs", &[])).await.unwrap();
    store.inject_unknown(every(2, UnknownOutcome::Lost));
    assert!(matches!(
        append_with_retry(&store, &log("g"), None, entry("ours", &[])).await,
        Err(AppendError::Conflict)
    ));
}

#[tokio::test]
async fn an_outcome_that_stays_unknown_is_returned() {
    let store = MemoryStore::new(index_rows_of);
    store.inject_unknown(every(1, UnknownOutcome::Lost));
    assert!(matches!(
        append_with_retry(&store, &log("g"), None, entry("a", &[])).await,
        Err(AppendError::Unknown(_))
    ));
    store.inject_unknown(None);
    append_with_retry(&store, &log("g"), None, entry("a", &[])).await.unwrap();
}

#[tokio::test]
async fn a_rejection_of_the_first_attempt_is_final() {
    let store = MemoryStore::new(index_rows_of);
    assert!(matches!(
        append_with_retry(&store, &log("g"), at(7), entry("a", &[])).await,
        Err(AppendError::Rejected(_))
    ));
}

#[tokio::test]
async fn the_same_seed_loses_the_same_entries_and_not_all() {
    let mut outcomes = Vec::new();
    for _ in 0..2 {
        let store = MemoryStore::new(index_rows_of);
        store.inject_unknown(every(1, UnknownOutcome::BySeed(9)));
        for game in 0..20 {
            store.append(&log(&format!("g{game:02}")), None, entry("a", &[])).await.unwrap_err();
        }
        outcomes.push(store.logs(None, 20).await.unwrap());
    }
    assert_eq!(outcomes[0], outcomes[1]);
    assert!((1..20).contains(&outcomes[0].len()));
}

#[tokio::test]
async fn delayed_index_rows_appear_on_request_or_after_a_few_appends() {
    let store = MemoryStore::new(index_rows_of);
    store.delay_index_rows(true);
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    assert!(store.index_rows("", None, 10).await.unwrap().is_empty());
    store.apply_delayed_index_rows();
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/g"]);

    store.append(&log("g"), at(0), entry("b", &["over"])).await.unwrap();
    for game in 0..DELAYED_APPENDS_MAX {
        assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["open/g"]);
        store.append(&log(&format!("h{game}")), None, entry("a", &[])).await.unwrap();
    }
    assert_eq!(store.index_rows("", None, 10).await.unwrap(), ["over/g"]);
}

#[tokio::test]
async fn documents_whose_reply_was_lost_are_written_once() {
    for outcome in [UnknownOutcome::Written, UnknownOutcome::Lost] {
        let store = MemoryStore::new(index_rows_of);
        // Without an id that cannot be told, so it is not offered again.
        store.lose_reply_of_next_put(|| {});
        let changes = Changes::default().put("k", None, "one").put("l", None, "one");
        let unknown = write_documents_with_retry(&store, changes, &[]).await.unwrap_err();
        assert!(matches!(unknown, WriteError::Unknown(_)));

        store.inject_unknown(every(2, outcome));
        for version in 1..10 {
            let changes = Changes::identified(version.to_string())
                .put("k", Some(version), "x")
                .put("l", Some(version), "x");
            write_documents_with_retry(&store, changes, &[]).await.unwrap();
            let found = store.get_all(&["k", "l"]).await.unwrap();
            assert!(found.into_iter().all(|found| found.unwrap().version == version + 1));
        }
        assert!(store.injected_unknown() > 0);
    }
}

#[tokio::test]
async fn a_lost_group_with_an_entry_brings_all_of_it_with_the_next_attempt() {
    for outcome in [UnknownOutcome::Written, UnknownOutcome::Lost] {
        let store = MemoryStore::new(index_rows_of);
        store.append(&log("g"), None, entry("a", &[])).await.unwrap();
        store.inject_unknown(every(2, outcome));
        let changes = Changes::append(log("g"), at(0), entry("b", &[])).put("k", None, "one");
        assert_eq!(write_with_retry(&store, changes, &[]).await.unwrap(), at(1));
        assert_eq!(store.get("k").await.unwrap().unwrap().version, 1);
        assert_eq!(store.read(&log("g"), 0, 10).await.unwrap().len(), 2);
    }
}

#[tokio::test]
async fn a_process_that_is_killed_before_a_group_has_written_nothing_of_it() {
    let store = MemoryStore::new(index_rows_of);
    store.fail_writes_after(Some(1));
    store
        .write(Changes::default().put("a", None, "x").put("b", None, "x"), Vec::new())
        .await
        .unwrap();
    let killed = Changes::default().put("a", Some(1), "y").put("c", None, "y");
    store.write(killed, Vec::new()).await.unwrap_err();
    assert!(store.have_writes_failed());
    let versions = store.get_all(&["a", "b", "c"]).await.unwrap();
    assert_eq!(
        versions.into_iter().map(|found| found.map(|found| found.version)).collect::<Vec<_>>(),
        [Some(1), Some(1), None]
    );
}
