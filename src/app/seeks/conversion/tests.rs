//! What earlier releases have left, also those that were killed in the middle, is completed or
//! taken back once.

use std::collections::BTreeMap;

use kontor_store::{Entry, LogId, MemoryStore};
use serde_json::{Value, json};

use super::*;
use kontor_service::{documents::convert_again, jobs::Part};
use kontor_tables::table::own_seeks::OwnSeeks;
use kontor_test_store::{HandClock, memory_store, writes_of_conversion};

/// When the conversion is made.
const NOW_MS: u64 = 2_000_000;

struct Scene(Arc<MemoryStore>);

/// The place of the seek with this number.
fn place(number: u8) -> SeekPlace {
    let mut place = [0; 16];
    place[5] = number;
    place
}

fn id(number: u8) -> String {
    seeks::seek_id(&place(number))
}

/// A seek as earlier releases wrote it, with these players, and more.
fn seek(players: &[&str], more: &Value) -> Value {
    let member = |player: &&str| {
        json!({
            "player": { "id": player, "name": player, "kind": "guest" },
            "by": { "player": player, "address": "a_1" },
            "matched": true,
        })
    };
    let members: Vec<Value> = players.iter().map(member).collect();
    let mut seek = json!({
        "terms": { "ruleset": "basari", "seats": 3, "rated": false, "stand_in": "greedy" },
        "members": members,
        "created_at": Timestamp(1_000_000),
        "expires_at": Timestamp(4_600_000),
        "game_hash": "00ff",
        "matching": true,
        "address": "a_1",
    });
    seek.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    seek
}

fn asked(key: &str, seek: &str) -> Value {
    json!({ "key": key, "fingerprint": "f", "terms": "00ff", "seek": seek })
}

impl Scene {
    fn new() -> Self {
        Scene(memory_store())
    }

    async fn put(&self, key: &str, value: &Value) {
        self.0.put(key, None, value.to_string()).await.unwrap();
    }

    async fn put_seek(&self, number: u8, players: &[&str], more: &Value) {
        self.put(&seeks::key_of(&place(number)), &seek(players, more)).await;
    }

    /// The rows as earlier releases wrote them.
    async fn put_rows(&self, number: u8) {
        let hex = seeks::hex_of(&place(number));
        self.put(&format!("{EARLIER_DUE_PREFIX}{:016x}/{hex}", 4_600_000), &json!({})).await;
        self.put(&format!("{GAME_PREFIX}00ff/1/{hex}"), &json!({})).await;
    }

    async fn due(&self) -> Vec<String> {
        let documents = Documents(self.0.clone());
        let part = Part { now: Timestamp(NOW_MS), after: None, limit: 9 };
        rows::due_in_documents(&documents, JobKind::Seeks, part).await.unwrap().ids
    }

    async fn put_list(&self, player: &str, list: &Value) {
        self.put(&own_seeks::own_key(player), list).await;
    }

    /// The first entry of the game of a seek.
    async fn begin_game(&self, number: u8) {
        let raw = || serde_json::value::to_raw_value(&json!({})).unwrap();
        let entry = Entry::new("e_1".to_owned(), raw(), raw());
        let log = LogId(seeks::game_id(&place(number)).into());
        self.0.append(&log, None, Arc::new(entry)).await.unwrap();
    }

    async fn try_convert(&self) -> Result<Option<Converted>, AppError> {
        let (events, documents): (Arc<dyn EventStore>, Arc<dyn DocumentStore>) =
            (self.0.clone(), self.0.clone());
        convert_seeks(&events, &documents, &*HandClock::at(NOW_MS)).await
    }

    async fn convert(&self) -> Converted {
        self.try_convert().await.unwrap().expect("it was converted before")
    }

    async fn found(&self, number: u8) -> Option<KeptSeek> {
        let documents = Documents(self.0.clone());
        seeks::read(&documents, &id(number)).await.unwrap().map(|found| found.kept)
    }

    async fn players(&self, number: u8) -> Vec<String> {
        let found = self.found(number).await.expect("there is such a seek");
        found.members.into_iter().map(|member| member.player.id).collect()
    }

    async fn done(&self, number: u8) -> Option<KeptSeek> {
        seek_games::read_done(&Documents(self.0.clone()), &id(number)).await.unwrap()
    }

    async fn list(&self, player: &str) -> OwnSeeks {
        own_seeks::read(&Documents(self.0.clone()), player).await.unwrap().0.now
    }

    /// All documents but the mark, and their values.
    fn documents(&self) -> BTreeMap<String, String> {
        let mut texts = self.0.texts();
        texts.remove("converted/seeks");
        texts
    }

    /// The rows are those that the seeks have, and no others.
    async fn assert_rows(&self) {
        let (mut expected, mut rows) = (BTreeSet::new(), BTreeSet::new());
        for (key, value) in self.documents() {
            let of_seek = seeks::place_of_key(&key);
            let of_done = key.strip_prefix(DONE_PREFIX).and_then(seeks::place_of_hex);
            if let Some(place) = of_seek.or(of_done) {
                expected.extend(seek_rows::keys(&place, &serde_json::from_str(&value).unwrap()));
            } else if !key.starts_with(own_seeks::KEY_PREFIX) {
                rows.insert(key);
            }
        }
        assert_eq!(rows, expected);
    }
}

#[tokio::test]
async fn a_store_is_converted_once() {
    let scene = Scene::new();
    scene.put_seek(1, &["p_a"], &json!({})).await;
    scene.put_rows(1).await;
    scene.put("seeks_made/a_1", &json!({ "ids": [id(1)] })).await;
    let list = json!({ "ids": [id(1)], "matches": [asked("k", &id(1))], "day": 3, "today": 4 });
    scene.put_list("p_a", &list).await;
    let before = scene.found(1).await;
    scene.convert().await;
    assert_eq!(scene.found(1).await, before);
    assert_eq!(scene.list("p_a").await, serde_json::from_value(list).unwrap());
    scene.assert_rows().await;
    assert_eq!(scene.try_convert().await.unwrap(), None);
    convert_again(&*scene.0).await.unwrap();
    assert_eq!(scene.convert().await.changed, 0);
}

/// A kill between the first entry of the game and the end of its seek.
#[tokio::test]
async fn a_seek_whose_game_has_begun_is_over() {
    for is_remembered in [false, true] {
        let scene = Scene::new();
        let players = ["p_a", "p_b", "p_c"];
        scene.put_seek(1, &players, &json!({ "forming": 3 })).await;
        scene.put_rows(1).await;
        scene.begin_game(1).await;
        if is_remembered {
            let until = json!({ "forming": 3, "remembered_until": Timestamp(5_000_000) });
            scene.put(&done_key(&place(1)), &seek(&players, &until)).await;
        }
        for player in players {
            let list = json!({ "ids": [id(1)], "matches": [asked("once", &id(1))] });
            scene.put_list(player, &list).await;
        }
        scene.convert().await;
        assert_eq!(scene.found(1).await, None);
        let done = scene.done(1).await.unwrap();
        assert_eq!((done.began_with, done.members.len()), (Some(3), 3));
        assert!(done.remembered_until > Some(Timestamp(NOW_MS)));
        for player in players {
            let list = scene.list(player).await;
            assert_eq!((list.ids.len(), list.matches.len()), (0, 1));
        }
        scene.assert_rows().await;
    }
}

/// A late request has made a seek again, and was killed before it had taken it back.
#[tokio::test]
async fn a_seek_that_was_made_again_after_its_game_had_begun_goes() {
    let scene = Scene::new();
    let done = json!({ "forming": 3, "remembered_until": Timestamp(5_000_000) });
    scene.put(&done_key(&place(1)), &seek(&["p_a", "p_b", "p_c"], &done)).await;
    scene.put_seek(1, &["p_a"], &json!({})).await;
    scene.put_list("p_a", &json!({ "ids": [id(1)], "matches": [asked("once", &id(1))] })).await;
    scene.convert().await;
    assert_eq!(scene.found(1).await, None);
    assert_eq!(scene.done(1).await.unwrap().members.len(), 3);
    let list = scene.list("p_a").await;
    assert_eq!((list.ids.len(), list.matches.len()), (0, 1));
    scene.assert_rows().await;
}

/// A kill before the first entry: the server makes the game when it looks for the first time.
#[tokio::test]
async fn a_complete_seek_without_a_game_is_due() {
    let scene = Scene::new();
    scene.put_seek(1, &["p_a", "p_b", "p_c"], &json!({ "forming": 3 })).await;
    for player in ["p_a", "p_b", "p_c"] {
        scene.put_list(player, &json!({ "ids": [id(1)] })).await;
    }
    scene.convert().await;
    let found = scene.found(1).await.unwrap();
    assert_eq!((found.began_with, found.seats_now(Timestamp(NOW_MS))), (None, Some(3)));
    assert_eq!(scene.list("p_c").await.ids, [id(1)]);
    assert_eq!(scene.due().await, [seeks::hex_of(&place(1))]);
    scene.assert_rows().await;
}

/// A kill while the players were told.
#[tokio::test]
async fn a_seek_that_was_expiring_is_due_and_is_not_listed() {
    let scene = Scene::new();
    scene.put_seek(1, &["p_a"], &json!({ "expired": true })).await;
    scene.put_list("p_a", &json!({ "ids": [id(1)] })).await;
    scene.convert().await;
    let found = scene.found(1).await.unwrap();
    assert!(found.has_expired(Timestamp(1_000_000)), "wherever a clock is behind, too");
    assert_eq!(scene.due().await, [seeks::hex_of(&place(1))]);
    scene.assert_rows().await;
}

/// A kill after each of the writes of a move: before the other seek has taken the player in, after
/// that, and before the first seek is gone.
#[tokio::test]
async fn a_player_who_was_being_moved_is_in_one_seek() {
    let moving = json!({ "moving": { "into": id(1), "version": 1, "players": ["p_b"] } });
    let arrivals = json!({ "arrivals": [{ "from": id(2), "version": 1, "players": ["p_b"] }] });
    let none = json!({});
    let listed = |ids: &[u8]| {
        let ids: Vec<String> = ids.iter().map(|number| id(*number)).collect();
        json!({ "ids": ids, "matches": [asked("once", &id(2))] })
    };
    for (first, second, list, expected) in [
        ((&["p_a"][..], &none), Some((&["p_b"][..], &moving)), listed(&[2]), 2),
        ((&["p_a"], &none), Some((&["p_b"], &moving)), listed(&[2, 1]), 2),
        ((&["p_a", "p_b"], &arrivals), Some((&["p_b"], &moving)), listed(&[2, 1]), 1),
        ((&["p_a", "p_b"], &arrivals), Some((&["p_b", "p_d"], &moving)), listed(&[2, 1]), 1),
        ((&["p_a", "p_b"], &arrivals), None, listed(&[1]), 1),
    ] {
        let scene = Scene::new();
        scene.put_seek(1, first.0, first.1).await;
        scene.put_list("p_a", &json!({ "ids": [id(1)] })).await;
        scene.put_list("p_b", &list).await;
        scene.put_list("p_d", &json!({ "ids": [id(2)] })).await;
        if let Some((players, more)) = second {
            scene.put_seek(2, players, more).await;
        }
        scene.convert().await;
        let own = scene.list("p_b").await;
        assert_eq!((&own.ids, own.place_after(&id(2))), (&vec![id(expected)], &*id(expected)));
        assert_eq!(own.matches[0].seek, id(expected), "the request leads there");
        assert!(scene.players(expected).await.contains(&"p_b".to_owned()));
        match second.filter(|_| expected == 1) {
            Some((players, _)) if players.len() > 1 => assert_eq!(scene.players(2).await, ["p_d"]),
            _ if expected == 1 => assert_eq!(scene.found(2).await, None),
            _ => assert_eq!(scene.players(1).await, ["p_a"]),
        }
        scene.assert_rows().await;
    }
}

/// The seek into which a player was moved has become a game before the first one had forgotten it.
#[tokio::test]
async fn a_player_who_was_moved_into_a_game_plays_it_and_waits_no_more() {
    let scene = Scene::new();
    let arrivals = [json!({ "from": id(2), "version": 1, "players": ["p_c"] })];
    let complete = json!({ "forming": 3, "arrivals": arrivals });
    scene.put_seek(1, &["p_a", "p_b", "p_c"], &complete).await;
    let moving = json!({ "moving": { "into": id(1), "version": 1, "players": ["p_c"] } });
    scene.put_seek(2, &["p_c"], &moving).await;
    scene.begin_game(1).await;
    let list = json!({ "ids": [id(2), id(1)], "matches": [asked("once", &id(2))] });
    scene.put_list("p_c", &list).await;
    scene.convert().await;
    assert_eq!((scene.found(1).await, scene.found(2).await), (None, None));
    let own = scene.list("p_c").await;
    assert_eq!((own.ids.len(), &*own.matches[0].seek), (0, &*id(1)));
    scene.assert_rows().await;
}

/// A list was written before its seek, which was never made; and what later releases do not keep.
#[tokio::test]
async fn a_list_names_the_seeks_in_which_the_player_is() {
    let scene = Scene::new();
    scene.put_seek(1, &["p_a"], &json!({})).await;
    let list = json!({
        "ids": [id(1), id(2)],
        "noted_ms": { id(2): 1_000_000 },
        "matches": [
            { "terms": "00ff", "seek": id(1) },
            asked("kept", &id(1)),
        ],
        "withdrawn": [asked("came", &id(1)), asked("went", &id(3))],
        "day": 3,
        "today": 7,
    });
    scene.put_list("p_a", &list).await;
    scene.convert().await;
    let expected = json!({
        "ids": [id(1)],
        "matches": [asked("kept", &id(1)), asked("came", &id(1))],
        "day": 3,
        "today": 7,
    });
    assert_eq!(scene.list("p_a").await, serde_json::from_value(expected).unwrap());
}

/// Rows were written before a seek and removed after it. Of a store that was salvaged, rows and
/// lists may be missing.
#[tokio::test]
async fn rows_and_lists_follow_from_the_seeks() {
    let scene = Scene::new();
    scene.put_seek(1, &["p_a", "p_b"], &json!({})).await;
    scene.put_rows(2).await;
    scene.put("seeks_made/a_1", &json!({ "ids": [id(1), id(2)] })).await;
    let done = json!({ "forming": 3, "remembered_until": Timestamp(5_000_000) });
    scene.put(&done_key(&place(3)), &seek(&["p_c"], &done)).await;
    scene.put_rows(3).await;
    scene.convert().await;
    for player in ["p_a", "p_b"] {
        assert_eq!(scene.list(player).await.ids, [id(1)]);
    }
    assert!(scene.done(3).await.is_some());
    scene.assert_rows().await;
}

#[tokio::test]
async fn what_cannot_be_read_keeps_nothing_else_from_being_converted() {
    let scene = Scene::new();
    scene.put(&seeks::key_of(&place(1)), &json!("no seek")).await;
    scene.put_list("p_a", &json!("no list")).await;
    scene.put_seek(2, &["p_b"], &json!({ "expired": true })).await;
    scene.convert().await;
    assert!(scene.found(2).await.unwrap().has_expired(Timestamp(NOW_MS)));
    assert_eq!(scene.list("p_b").await.ids, [id(2)]);
}

/// What a store has whose servers were killed in all steps.
async fn killed_everywhere() -> Arc<MemoryStore> {
    let scene = Scene::new();
    let arrivals = [json!({ "from": id(2), "version": 1, "players": ["p_c"] })];
    let complete = json!({ "forming": 3, "arrivals": arrivals });
    scene.put_seek(1, &["p_a", "p_b", "p_c"], &complete).await;
    scene.put_rows(1).await;
    let moving = json!({ "moving": { "into": id(1), "version": 1, "players": ["p_c"] } });
    scene.put_seek(2, &["p_c", "p_d"], &moving).await;
    scene.put_rows(2).await;
    scene.begin_game(1).await;
    scene.put_seek(3, &["p_d"], &json!({ "expired": true })).await;
    for (player, ids) in [("p_a", [1, 4]), ("p_c", [2, 1]), ("p_d", [2, 3])] {
        let list = json!({ "ids": ids.map(id), "matches": [asked("once", &id(ids[0]))] });
        scene.put_list(player, &list).await;
    }
    scene.0
}

#[tokio::test]
async fn a_conversion_that_was_interrupted_is_completed_by_the_next_one() {
    let convert = async |store: Arc<MemoryStore>| Scene(store).try_convert().await;
    let there = async |store: Arc<MemoryStore>| {
        let scene = Scene(store);
        scene.assert_rows().await;
        scene.documents()
    };
    assert!(writes_of_conversion(killed_everywhere, convert, there).await > 3);
}
