//! What earlier releases have counted, also those that were killed in the middle, is completed
//! once.

use std::collections::BTreeMap;

use super::*;

type All = BTreeMap<String, String>;

/// A write of an earlier release: the key, and the new value; `None` if the document went.
type Write = (String, Option<String>);

/// The documents after these games as this release writes them, without the mark.
async fn after(games: &[Over]) -> All {
    expected(games).await.into_iter().collect()
}

/// A document of a rating as earlier releases wrote it, with the figures before the last game.
fn earlier(before: Option<&String>, after: &str) -> String {
    let first = json!({
        "rating_milli": 1_500_000, "uncertainty_milli": 500_000, "games": 0, "wins": 0, "left": 0,
    });
    let figures = |text: &String| serde_json::from_str::<Value>(text).unwrap()["after"].clone();
    let mut kept: Value = serde_json::from_str(after).unwrap();
    kept["before"] = before.map_or(first, figures);
    kept.to_string()
}

/// All writes by which an earlier release counted these games, in their order: for each player the
/// rating, the new row, and the row of before; the cursor at the end.
async fn earlier_writes(games: &[Over]) -> Vec<Write> {
    let (mut writes, mut before) = (Vec::new(), All::new());
    for number in 1..=games.len() {
        let next = after(&games[..number]).await;
        for (key, value) in next.iter().filter(|(key, _)| key.starts_with("rating/")) {
            if before.get(key) == Some(value) {
                continue;
            }
            writes.push((key.clone(), Some(earlier(before.get(key), value))));
            let who = key.split('/').nth(1).unwrap();
            let is_own = |key: &&String| {
                key.starts_with("rating_rank/") && key.ends_with(&format!("/{who}"))
            };
            let row = |all: &All| all.keys().find(is_own).cloned();
            let (from, to) = (row(&before), row(&next));
            if from != to {
                writes.extend(to.map(|to| (to, Some("true".to_owned()))));
                writes.extend(from.map(|from| (from, None)));
            }
        }
        before = next;
    }
    let cursor = before["rating_cursor"].clone();
    writes.push(("rating_cursor".to_owned(), Some(cursor)));
    writes
}

/// A store of which an earlier release has made so many of its writes.
async fn left_by_earlier(games: &[Over], writes: &[Write]) -> Arc<MemoryStore> {
    let store = store_of(games).await;
    for (key, value) in writes {
        let version = store.get(key).await.unwrap().map(|kept| kept.version);
        match value {
            Some(value) => drop(store.put(key, version, value.clone()).await.unwrap()),
            None => store.delete(key, version.unwrap()).await.unwrap(),
        }
    }
    store
}

async fn convert(store: &Arc<MemoryStore>) -> Result<Option<u64>, AppError> {
    let (events, documents): (Arc<dyn EventStore>, Arc<dyn DocumentStore>) =
        (store.clone(), store.clone());
    convert_ratings(&events, &documents).await
}

/// All documents without the mark, and without what only earlier releases wrote.
fn comparable(store: &MemoryStore) -> All {
    let all = documents(store).into_iter().filter(|(key, _)| key != "converted/ratings");
    let without = |value: String| {
        let mut value: Value = serde_json::from_str(&value).unwrap();
        if let Some(fields) = value.as_object_mut() {
            fields.remove("before");
        }
        value.to_string()
    };
    all.map(|(key, value)| (key, without(value))).collect()
}

fn as_values(all: All) -> All {
    let text = |value: String| serde_json::from_str::<Value>(&value).unwrap().to_string();
    all.into_iter().map(|(key, value)| (key, text(value))).collect()
}

#[tokio::test]
async fn wherever_an_earlier_release_was_killed_its_games_are_counted_once() {
    let games = long_season();
    let (writes, there) = (earlier_writes(&games).await, as_values(after(&games).await));
    assert!(writes.len() > 4 * 24, "{}", writes.len());
    for made in 0..=writes.len() {
        let store = left_by_earlier(&games, &writes[..made]).await;
        let behind = convert(&store).await.unwrap().expect("it was not converted before");
        assert!(behind <= 24 && (behind > 0 || made == 0 || made == writes.len()), "{made}");
        assert_eq!(convert(&store).await.unwrap(), None, "it is made once");
        assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap() + behind, {
            if made == writes.len() { 0 } else { 24 }
        });
        assert_eq!(comparable(&store), there, "killed after {made} writes");
        assert!(ledger(&store).recompute().await.unwrap().is_equal(), "{made}");
    }
}

/// No player has the last games yet: they are counted as always.
#[tokio::test]
async fn games_that_no_player_has_are_left_to_the_ledger() {
    let games = season();
    let store = store_of(&games).await;
    assert_eq!(convert(&store).await.unwrap(), Some(0));
    assert_eq!(documents(&store).len(), 1, "only the mark is written");
    assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap(), 4);
}

#[tokio::test]
async fn a_conversion_that_is_interrupted_is_completed_by_the_next_one() {
    let games = long_season();
    let (writes, there) = (earlier_writes(&games).await, as_values(after(&games).await));
    // A player lacks the last game, and the cursor was never written.
    let made = writes.len() - 3;
    for kill in 0..=25 {
        let store = left_by_earlier(&games, &writes[..made]).await;
        store.fail_writes_after(Some(kill));
        let first = convert(&store).await;
        store.fail_writes_after(None);
        assert_eq!(first.is_ok(), kill == 25, "{kill}");
        convert(&store).await.unwrap();
        assert_eq!(ledger(&store).count_some(LATER_MS).await.unwrap(), 0);
        assert_eq!(comparable(&store), there, "killed after {kill} writes");
    }
}
