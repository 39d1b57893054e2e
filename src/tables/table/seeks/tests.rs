//! Places, and what is written with a seek.

use super::*;
use crate::table::{
    own_seeks::{leave, leave_all, own_list},
    seek_rows::{self, made},
};
use kontor_environment::SystemEntropy;
use kontor_service::documents::Group;
use kontor_test_store::memory_store;

#[test]
fn places_sort_by_age_and_ids_lead_back_to_them() {
    let places = [1, 255, 256, 1 << 40].map(|ms| fresh_place(Timestamp(ms), &SystemEntropy));
    assert!(places.is_sorted_by_key(key_of));
    for place in places {
        assert_eq!(place_of(&seek_id(&place), "k"), Some(place));
        assert_eq!(place_of(&game_id(&place), "g"), Some(place));
        assert_eq!(place_of_key(&key_of(&place)), Some(place));
    }
    for id in ["", "k", "k_", "k_a", "k_ä", "g_4x7k2m3n5q6r7s2t4u5v6w7x2y"] {
        assert_eq!(place_of(id, "k"), None, "{id}");
    }
}

fn member(id: &str) -> Member {
    let player = serde_json::json!({ "id": id, "name": id, "kind": "guest" });
    Member {
        player: serde_json::from_value(player).unwrap(),
        by: StoredFor { player: id.into(), address: "a_1".into() },
        points: None,
        matched: false,
    }
}

fn seek(player: &str) -> KeptSeek {
    let terms = serde_json::json!({ "ruleset": "medici", "seats": 4 });
    KeptSeek::new(serde_json::from_value(terms).unwrap(), member(player), Timestamp(1_000))
}

async fn keys(documents: &Documents) -> Vec<String> {
    let found = documents.0.scan("", None, 100).await.unwrap();
    found.into_iter().map(|(key, _)| key).collect()
}

async fn write(documents: &Documents, group: Group) {
    assert_eq!(documents.write_group(group).await.unwrap(), None);
}

/// A player in a seek that the player has made.
async fn sought(documents: &Documents, player: &str) -> String {
    let (place, kept) = (fresh_place(Timestamp(1_000), &SystemEntropy), seek(player));
    let mut list = own_list(documents, player).await.unwrap();
    list.now.enter(&seek_id(&place), Timestamp(1_000)).unwrap();
    write(documents, made(list.put_if_changed(Group::new()), &place, &kept)).await;
    seek_id(&place)
}

#[tokio::test]
async fn a_seek_has_its_rows_as_long_as_it_is_there() {
    let documents = Documents(memory_store());
    let id = sought(&documents, "p_a").await;
    let is_row = |key: &String| key.starts_with("seeks_") || key.starts_with("due/seeks/");
    assert_eq!(keys(&documents).await.into_iter().filter(is_row).count(), 3);
    let found = read(&documents, &id).await.unwrap().unwrap();
    let later = KeptSeek { expires_at: Timestamp(9_000_000), ..found.kept.clone() };
    write(&documents, found.becomes(Group::new(), &later)).await;
    let rows = seek_rows::keys(&found.place, &later);
    for key in keys(&documents).await.into_iter().filter(is_row) {
        assert!(rows.contains(&key), "{key}");
    }
    assert!(leave(&documents, "p_a", &id).await.unwrap());
    assert!(!leave(&documents, "p_a", &id).await.unwrap());
    assert_eq!(keys(&documents).await, ["seeks/p_a"]);
}

#[tokio::test]
async fn a_player_who_leaves_all_seeks_is_in_none_and_has_no_list() {
    let documents = Documents(memory_store());
    let ids = [sought(&documents, "p_a").await, sought(&documents, "p_a").await];
    let found = read(&documents, &ids[0]).await.unwrap().unwrap();
    let mut both = found.kept.clone();
    both.members.push(member("p_b"));
    write(&documents, found.becomes(Group::new(), &both)).await;
    assert!(leave_all(&documents, "p_a").await.unwrap());
    assert!(!leave_all(&documents, "p_a").await.unwrap());
    let left = read(&documents, &ids[0]).await.unwrap().unwrap();
    assert!(left.kept.has("p_b") && !left.kept.has("p_a"));
    assert!(read(&documents, &ids[1]).await.unwrap().is_none());
    assert!(!keys(&documents).await.contains(&"seeks/p_a".to_owned()));
}

/// The list names no seek any more, so all seeks are looked at.
#[tokio::test]
async fn a_player_who_leaves_all_seeks_is_in_none_though_the_list_is_damaged() {
    for is_corrupt in [true, false] {
        let store = memory_store();
        let documents = Documents(store.clone());
        let id = sought(&documents, "p_a").await;
        let other = sought(&documents, "p_b").await;
        match is_corrupt {
            true => store.corrupt_document("seeks/p_a"),
            false => drop(documents.write("seeks/p_a", Some(1), &"noise").await.unwrap()),
        }
        assert!(leave_all(&documents, "p_a").await.unwrap());
        assert!(!leave_all(&documents, "p_a").await.unwrap());
        assert!(read(&documents, &id).await.unwrap().is_none());
        assert!(read(&documents, &other).await.unwrap().is_some());
    }
}

/// No other player can be in it either.
#[tokio::test]
async fn a_seek_that_the_store_finds_damaged_does_not_hide_the_others() {
    let store = memory_store();
    let documents = Documents(store.clone());
    let ids = [sought(&documents, "p_a").await, sought(&documents, "p_a").await];
    store.corrupt_document(&key_of(&place_of(&ids[0], "k").unwrap()));
    assert!(leave(&documents, "p_a", &ids[1]).await.unwrap());
    assert!(!leave_all(&documents, "p_a").await.unwrap());
    assert!(documents.0.get("seeks/p_a").await.unwrap().is_none());
}

/// The id from before leads to the seek in which the player is now, over several moves; a seek into
/// which the player has come again is itself.
#[tokio::test]
async fn a_moved_player_leaves_the_seek_where_the_move_has_led() {
    let documents = Documents(memory_store());
    let (first, last) = (sought(&documents, "p_b").await, sought(&documents, "p_a").await);
    let mut list = own_list(&documents, "p_a").await.unwrap();
    list.now.came_from("k_older", "k_old");
    list.now.came_from("k_old", &last);
    write(&documents, list.put_if_changed(Group::new())).await;
    let mut again = own_list(&documents, "p_a").await.unwrap().now;
    again.enter("k_old", Timestamp(1_000)).unwrap();
    assert_eq!((again.place_after("k_old"), again.place_after("k_older")), ("k_old", &*last));
    assert!(!leave(&documents, "p_a", &first).await.unwrap());
    assert!(leave(&documents, "p_a", "k_older").await.unwrap());
    assert!(read(&documents, &last).await.unwrap().is_none());
}
