//! How the events of an account are kept, and what one write puts apart.

use kontor_store::DocumentStore;
use serde_json::{Value, json};

use super::*;
use crate::documents::{Tombstone, tombstone_key};
use kontor_test_store::memory_store;

const PLAYER: &str = "p_ada";

fn found(game: usize) -> NewsItem {
    let (game, ruleset) = (Some(format!("g_{game}")), Some("medici".to_owned()));
    NewsItem { game, ruleset, news: AccountNews::Started {} }
}

/// Whether the document was written in place of this one.
async fn write(documents: &Documents, before: (Option<u64>, usize), mut next: Kept) -> bool {
    let group = with_kept(documents, Group::new(), PLAYER, before, &mut next).await.unwrap();
    documents.write_group(group).await.unwrap().is_none()
}

/// Adds events, at most three at a time, until there are so many.
async fn fill(documents: &Documents, until: u64) {
    loop {
        let (version, kept) = read(documents, PLAYER).await.unwrap();
        let (stored, mut next) = (recent(&kept), kept);
        for _ in 0..3 {
            if next.last() < until {
                let game = usize::try_from(next.last()).unwrap();
                next.push(Timestamp(1), found(game));
            }
        }
        if next.recent.len() == stored {
            return;
        }
        assert!(write(documents, (version, stored), next).await);
    }
}

async fn numbers(documents: &Documents, from: u64, limit: usize) -> Vec<u64> {
    let (_, kept) = read(documents, PLAYER).await.unwrap();
    let items = stored_after(documents, PLAYER, &kept, from, limit).await.unwrap();
    assert!(items.iter().all(|item| item.game == Some(format!("g_{}", item.number - 1))));
    items.iter().map(|item| item.number).collect()
}

#[tokio::test]
async fn every_event_has_its_number_and_old_pages_go() {
    let store = memory_store();
    let documents = Documents(store.clone());
    fill(&documents, 100).await;
    assert_eq!(numbers(&documents, 0, 500).await, (1..=100).collect::<Vec<_>>());
    assert_eq!(numbers(&documents, 15, 4).await, [16, 17, 18, 19]);
    assert_eq!(numbers(&documents, 100, 4).await, [] as [u64; 0]);
    let all = 2 * ACCOUNT_EVENTS_KEPT_MIN + 7;
    fill(&documents, all).await;
    let kept = numbers(&documents, 0, usize::MAX).await;
    assert!(kept.len() as u64 >= ACCOUNT_EVENTS_KEPT_MIN);
    assert_eq!(kept, (all + 1 - kept.len() as u64..=all).collect::<Vec<_>>());
    let stored = store.scan(KEY_PREFIX, None, usize::MAX).await.unwrap().len() as u64;
    assert!(stored <= PAGES_KEPT + 2, "{stored} documents");
}

/// Two servers have read the same document, and both put the same page apart.
#[tokio::test]
async fn of_two_who_write_at_the_same_time_one_does() {
    let documents = Documents(memory_store());
    fill(&documents, 20).await;
    let (version, kept) = read(&documents, PLAYER).await.unwrap();
    let stored = recent(&kept);
    let (mut first, mut second) = (kept.clone(), kept);
    first.push(Timestamp(2), found(20));
    second.push(Timestamp(3), found(99));
    assert!(write(&documents, (version, stored), first).await);
    assert!(!write(&documents, (version, stored), second).await);
    assert_eq!(numbers(&documents, 0, 500).await, (1..=21).collect::<Vec<_>>());
}

/// A write that tells a player something has other changes, too, which must not wait for ever.
#[tokio::test]
async fn nothing_is_added_for_a_player_who_is_gone() {
    let documents = Documents(memory_store());
    fill(&documents, 2).await;
    documents.write(&tombstone_key(PLAYER), None, &Tombstone::default()).await.unwrap();
    let event = (Timestamp(1), found(7));
    let other = Group::new().put("other", None, &1);
    let group = with_event(&documents, other, PLAYER, event).await.unwrap();
    assert_eq!(documents.write_group(group).await.unwrap(), None);
    assert!(documents.read::<u8>("other").await.unwrap().is_some());
    assert_eq!(numbers(&documents, 0, 500).await, [1, 2]);
}

/// It was killed between the page and the document.
#[tokio::test]
async fn a_page_that_an_earlier_release_has_left_is_written_again() {
    let documents = Documents(memory_store());
    fill(&documents, 16).await;
    let (_, kept) = read(&documents, PLAYER).await.unwrap();
    documents.write(&page_key(PLAYER, 0), None, &kept.recent).await.unwrap();
    fill(&documents, 20).await;
    assert_eq!(read(&documents, PLAYER).await.unwrap().1.sealed, 16);
    assert_eq!(numbers(&documents, 0, 500).await, (1..=20).collect::<Vec<_>>());
}

#[tokio::test]
async fn the_last_event_of_a_table_is_told_and_the_table_is_compared_no_more() {
    let documents = Documents(memory_store());
    let mut kept = Kept::default();
    kept.tables.insert("g_7".to_owned(), KnownTable::default());
    kept.tables.insert("g_8".to_owned(), KnownTable::default());
    assert!(write(&documents, (None, 0), kept).await);
    let told = (Timestamp(1), found(7));
    let group = last_event(&documents, (PLAYER, Part::Player), told, 1).await.unwrap();
    assert!(documents.write_group(group).await.unwrap().is_none());
    let (_, kept) = read(&documents, PLAYER).await.unwrap();
    assert_eq!(kept.tables.keys().collect::<Vec<_>>(), ["g_8"]);
    assert_eq!((kept.last(), kept.recent[0].game.as_deref()), (1, Some("g_7")));
}

#[tokio::test]
async fn a_deleted_player_was_asked_nowhere() {
    let documents = Documents(memory_store());
    let mut kept = Kept::default();
    for game in ["g_7", "g_8", "g_9"] {
        kept.tables.insert(game.to_owned(), KnownTable::default());
    }
    assert!(write(&documents, (None, 0), kept).await);
    let asked = |players: &[&str]| json!({ "players": players });
    documents.write("asked/g_7", None, &asked(&[PLAYER, "p_ben"])).await.unwrap();
    documents.write("asked/g_8", None, &asked(&["p_ben"])).await.unwrap();
    remove_all(&documents, PLAYER).await.unwrap();
    for game in ["asked/g_7", "asked/g_8"] {
        let kept = documents.read::<Value>(game).await.unwrap().unwrap();
        assert_eq!(kept.value, asked(&["p_ben"]));
    }
    assert!(documents.0.get("asked/g_9").await.unwrap().is_none());
    assert!(documents.0.get(&key_of(PLAYER)).await.unwrap().is_none());
}

/// The players asked to a table, or the news of the player. What is not damaged goes.
#[tokio::test]
async fn what_the_store_finds_damaged_keeps_nothing_else_of_a_deleted_player() {
    for damaged in ["asked/g_7", &key_of(PLAYER), &page_key(PLAYER, 1)] {
        let store = memory_store();
        let documents = Documents(store.clone());
        let mut kept = Kept::default();
        kept.tables.insert("g_7".to_owned(), KnownTable::default());
        assert!(write(&documents, (None, 0), kept).await);
        for page in 0..3 {
            documents.write(&page_key(PLAYER, page), None, &json!([])).await.unwrap();
        }
        documents.write("asked/g_7", None, &json!({ "players": [PLAYER] })).await.unwrap();
        store.corrupt_document(damaged);
        remove_all(&documents, PLAYER).await.unwrap();
        for page in [0, 2] {
            assert!(documents.0.get(&page_key(PLAYER, page)).await.unwrap().is_none());
        }
        let feed = documents.0.get(&key_of(PLAYER)).await;
        assert!(!matches!(feed, Ok(Some(_))), "{damaged}");
    }
}

/// The feed goes on behind it, as behind one that is gone.
#[tokio::test]
async fn a_page_that_is_damaged_is_left_out() {
    let store = memory_store();
    let documents = Documents(store.clone());
    fill(&documents, 100).await;
    documents.write(&page_key(PLAYER, 1), Some(1), &"noise").await.unwrap();
    store.corrupt_document(&page_key(PLAYER, 3));
    let left: Vec<u64> = (1..=16).chain(33..=48).chain(65..=100).collect();
    assert_eq!(numbers(&documents, 0, 500).await, left);
    assert_eq!(numbers(&documents, 20, 2).await, [33, 34]);
}

/// It must not stop the requests of other players.
#[tokio::test]
async fn a_player_whose_events_are_damaged_is_told_nothing() {
    for is_corrupt in [true, false] {
        let store = memory_store();
        let documents = Documents(store.clone());
        documents.write(&key_of(PLAYER), None, &"noise").await.unwrap();
        if is_corrupt {
            store.corrupt_document(&key_of(PLAYER));
        }
        let other = Group::new().put("other", None, &1);
        let group = with_event(&documents, other, PLAYER, (Timestamp(1), found(7))).await.unwrap();
        assert_eq!(documents.write_group(group).await.unwrap(), None);
        let (whose, told) = ((PLAYER, Part::Player), (Timestamp(1), found(7)));
        let group = last_event(&documents, whose, told, 1).await.unwrap();
        assert!(group.is_empty() || documents.write_group(group).await.unwrap().is_none());
    }
}

#[tokio::test]
async fn a_table_whose_log_alone_is_lost_is_made_again() {
    let documents = Documents(memory_store());
    for left in [json!({ "players": ["p_ben"] }), json!("damaged")] {
        documents.remove("asked/g_7").await.unwrap();
        documents.write("asked/g_7", None, &left).await.unwrap();
        let asked = ["p_cleo".into()];
        let group = asked::with_open_table(&documents, Group::new(), "g_7", &asked).await.unwrap();
        assert_eq!(documents.write_group(group).await.unwrap(), None);
        let kept = documents.read::<Value>("asked/g_7").await.unwrap().unwrap();
        let mut players = left.get("players").cloned().unwrap_or(json!([]));
        players.as_array_mut().unwrap().push(json!("p_cleo"));
        assert_eq!((kept.version, kept.value), (2, json!({ "players": players })));
    }
}

#[test]
fn however_many_are_told_by_one_write_it_can_name_all() {
    for players in 1..=(WRITE_KEYS_MAX - OTHER_KEYS) / KEYS_OF_PLAYER {
        let of_each = KEYS_OF_PLAYER + pages_of_each(players) * KEYS_OF_PAGE;
        assert!(OTHER_KEYS + players * of_each <= WRITE_KEYS_MAX, "{players}");
    }
    assert_eq!((pages_of_each(1), pages_of_each(7)), (PAGES_SEALED_MAX, 8));
}

/// A look may find more than one write puts apart.
#[tokio::test]
async fn many_events_at_once_are_put_apart_by_several_writes() {
    let documents = Documents(memory_store());
    let all = (PAGES_SEALED_MAX as u64 + 2) * PAGE_ITEMS;
    let mut kept = Kept::default();
    (0..all).for_each(|game| kept.push(Timestamp(1), found(usize::try_from(game).unwrap())));
    assert!(write(&documents, (None, 0), kept).await);
    for sealed in [PAGES_SEALED_MAX as u64 * PAGE_ITEMS, all - PAGE_ITEMS] {
        fill(&documents, read(&documents, PLAYER).await.unwrap().1.last() + 1).await;
        assert!(read(&documents, PLAYER).await.unwrap().1.sealed >= sealed);
    }
    assert_eq!(numbers(&documents, 0, usize::MAX).await, (1..=all + 2).collect::<Vec<_>>());
}
