//! Doubtful answers and lagging rows, as the memory store gives them on request, and what clears
//! them up.

use std::num::NonZeroU64;

use super::*;

fn every(every: u64, fate: UnknownFate) -> Option<UnknownPolicy> {
    Some(UnknownPolicy { every: NonZeroU64::new(every).unwrap(), fate })
}

#[tokio::test]
async fn an_entry_that_was_written_without_an_answer_is_written_once() {
    let store = MemoryStore::new(rows_of);
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    store.answer_unknown(every(2, UnknownFate::Written));
    let position = append_definitely(&store, &log("g"), at(0), entry("b", &[])).await.unwrap();
    assert_eq!(position.number, 1);
    assert_eq!(store.read(&log("g"), 0, 10).await.unwrap().len(), 2);
}

#[tokio::test]
async fn an_entry_that_was_lost_is_offered_again() {
    let store = MemoryStore::new(rows_of);
    store.append(&log("g"), None, entry("a", &[])).await.unwrap();
    store.answer_unknown(every(2, UnknownFate::Lost));
    let position = append_definitely(&store, &log("g"), at(0), entry("b", &[])).await.unwrap();
    assert_eq!(position.number, 1);
    assert_eq!(store.last(&log("g")).await.unwrap().unwrap().1.append_id, "b");
}

#[tokio::test]
async fn an_entry_that_was_lost_to_another_is_taken() {
    let store = MemoryStore::new(rows_of);
    store.append(&log("g"), None, entry("theirs", &[])).await.unwrap();
    store.answer_unknown(every(2, UnknownFate::Lost));
    assert!(matches!(
        append_definitely(&store, &log("g"), None, entry("ours", &[])).await,
        Err(AppendError::Taken)
    ));
}

#[tokio::test]
async fn doubt_that_does_not_end_goes_up() {
    let store = MemoryStore::new(rows_of);
    store.answer_unknown(every(1, UnknownFate::Lost));
    assert!(matches!(
        append_definitely(&store, &log("g"), None, entry("a", &[])).await,
        Err(AppendError::Unknown(_))
    ));
    store.answer_unknown(None);
    append_definitely(&store, &log("g"), None, entry("a", &[])).await.unwrap();
}

#[tokio::test]
async fn a_refusal_without_doubt_is_definite() {
    let store = MemoryStore::new(rows_of);
    assert!(matches!(
        append_definitely(&store, &log("g"), at(7), entry("a", &[])).await,
        Err(AppendError::Refused(_))
    ));
}

#[tokio::test]
async fn the_same_seed_loses_the_same_appends_and_some_of_both_kinds() {
    let mut fates = Vec::new();
    for _ in 0..2 {
        let store = MemoryStore::new(rows_of);
        store.answer_unknown(every(1, UnknownFate::BySeed(9)));
        for game in 0..20 {
            store.append(&log(&format!("g{game:02}")), None, entry("a", &[])).await.unwrap_err();
        }
        fates.push(store.logs(None, 20).await.unwrap());
    }
    assert_eq!(fates[0], fates[1]);
    assert!((1..20).contains(&fates[0].len()));
}

#[tokio::test]
async fn lagging_rows_appear_when_asked_for_or_after_a_few_appends() {
    let store = MemoryStore::new(rows_of);
    store.lag_rows(true);
    store.append(&log("g"), None, entry("a", &["open"])).await.unwrap();
    assert!(store.rows("", None, 10).await.unwrap().is_empty());
    store.catch_up_rows();
    assert_eq!(store.rows("", None, 10).await.unwrap(), ["open/g"]);

    store.append(&log("g"), at(0), entry("b", &["over"])).await.unwrap();
    for game in 0..LAGGING_APPENDS_MAX {
        assert_eq!(store.rows("", None, 10).await.unwrap(), ["open/g"]);
        store.append(&log(&format!("h{game}")), None, entry("a", &[])).await.unwrap();
    }
    assert_eq!(store.rows("", None, 10).await.unwrap(), ["over/g"]);
}
