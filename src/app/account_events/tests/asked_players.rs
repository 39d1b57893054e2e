//! Players who were asked to a table that ends, or who have left it before.

use super::*;

#[tokio::test]
async fn an_asked_player_is_told_why_the_table_ends() {
    let scene = Scene::new();
    let game = scene.table(2).await;
    scene.ask(&game, [1, 2, 3]).await;
    scene.feed(2, 0, &game, json!({ "invited": true })).await;
    assert!(expire(&scene.server().games, &game).await.unwrap());
    let nothing = Vec::new();
    let told = [vec![expired()], vec![expired()], vec![expired()], nothing];
    assert_eq!(scene.told(4).await, told, "the last one has come and left");
    assert!(!scene.has_asked(&game).await);
}

/// The last look saw the player sit there, and none has seen that the player left.
#[tokio::test]
async fn a_player_who_has_come_and_left_is_not_told_of_the_end_by_a_look_either() {
    let scene = Scene::new();
    let game = scene.table(2).await;
    scene.ask(&game, [3]).await;
    let sat = json!({ "commit": 1, "seats": [null, null, { "id": "p_3", "name": "Player 3" }] });
    scene.feed(3, 0, &game, sat).await;
    let games = scene.server().games;
    assert!(expire(&games, &game).await.unwrap());
    assert_eq!(last_number(&games, "p_3").await.unwrap(), 1);
    let left = kept_after(&games, "p_3", 0, 9).await.unwrap().remove(0).news;
    assert!(matches!(left, AccountNews::SeatLeft { seat: Seat(2), .. }), "{left:?}");
}

/// The last look saw both players sit there, and one has left before the owner deleted the table.
#[tokio::test]
async fn a_player_who_has_left_a_table_is_not_told_that_it_is_deleted() {
    let scene = Scene::new();
    let (game, tables) = (scene.table(3).await, scene.server());
    let before = last_number(&tables.games, "p_1").await.unwrap();
    last_number(&tables.games, "p_2").await.unwrap();
    tables.leave_seat(&player(1), &game, Seat(1)).await.unwrap();
    tables.delete_game(&player(0), &game).await.unwrap();
    last_number(&tables.games, "p_2").await.unwrap();
    assert_eq!(last_number(&tables.games, "p_1").await.unwrap(), before + 1);
    let left = kept_after(&tables.games, "p_1", before, 9).await.unwrap().remove(0).news;
    assert!(matches!(left, AccountNews::SeatLeft { seat: Seat(1), .. }), "{left:?}");
    let by_owner = AccountNews::Deleted { reason: TableDeletedReason::Owner };
    assert_eq!(scene.told(3).await[1..], [vec![], vec![by_owner]]);
}

/// It was made before it was noted who is asked.
#[tokio::test]
async fn a_look_finds_in_the_log_why_a_table_has_ended() {
    let scene = Scene::new();
    let (expires, deleted) = (scene.table(2).await, scene.table(2).await);
    scene.feed(2, 0, &expires, json!({ "invited": true })).await;
    scene.feed(3, 0, &deleted, json!({ "invited": true })).await;
    assert!(expire(&scene.server().games, &expires).await.unwrap());
    scene.server().delete_game(&player(0), &deleted).await.unwrap();
    let games = scene.server().games;
    for number in [2, 3] {
        assert_eq!(last_number(&games, &player(number).id).await.unwrap(), 1);
    }
    let by_owner = AccountNews::Deleted { reason: TableDeletedReason::Owner };
    assert_eq!(scene.told(4).await[2..], [[expired()], [by_owner]]);
}

/// The log goes an hour after the end. An earlier release has asked two of them, and this one the
/// third.
#[tokio::test]
async fn a_player_asked_by_an_earlier_release_hears_why_a_table_has_ended_though_its_log_is_gone() {
    let scene = Scene::new();
    let game = scene.table(2).await;
    let games = scene.server().games;
    assert!(expire(&games, &game).await.unwrap());
    let log = LogId((&*game).into());
    let (last, _) = scene.store.last(&log).await.unwrap().unwrap();
    scene.store.delete_log(&log, last).await.unwrap();
    for (number, noted) in [(2, false), (3, true), (4, false)] {
        scene.feed(number, 0, &game, json!({ "invited": true, "noted": noted })).await;
    }
    for number in [2, 3] {
        assert_eq!(last_number(&scene.server().games, &player(number).id).await.unwrap(), 1);
    }
    // Now no table of an earlier release can have ended by itself.
    let store: Arc<dyn DocumentStore> = scene.store.clone();
    convert_open_tables(&store, &*scene.clock).await.unwrap();
    assert_eq!(last_number(&scene.server().games, "p_4").await.unwrap(), 1);
    let by_owner = AccountNews::Deleted { reason: TableDeletedReason::Owner };
    assert_eq!(scene.told(5).await[2..], [[expired()], [by_owner.clone()], [by_owner]]);
}

#[tokio::test]
async fn no_player_is_asked_to_a_table_that_was_deleted_or_whose_game_has_begun() {
    let scene = Scene::new();
    let (deleted, begun) = (scene.table(2).await, scene.table(2).await);
    let (tables, owner) = (scene.server(), player(0));
    scene.ask(&deleted, [2]).await;
    tables.delete_game(&owner, &deleted).await.unwrap();
    assert!(!scene.has_asked(&deleted).await);
    scene.ask(&begun, [2]).await;
    tables.seat_bot(&owner, &begun, Seat(2), Bot::Random, None, None).await.unwrap();
    assert!(scene.has_asked(&begun).await);
    let owner = Storer { player: owner, address: "192.0.2.1".to_owned() };
    tables.start_game(&owner, &begun, None).await.unwrap();
    assert!(!scene.has_asked(&begun).await);
}

#[tokio::test]
async fn a_player_who_has_come_and_left_is_asked_no_more_once_a_look_finds_it() {
    let scene = Scene::new();
    let game = scene.table(2).await;
    scene.ask(&game, [0, 1]).await;
    let tables = scene.server();
    last_number(&tables.games, "p_1").await.unwrap();
    tables.leave_seat(&player(1), &game, Seat(1)).await.unwrap();
    last_number(&tables.games, "p_1").await.unwrap();
    let asked = scene.documents().read::<Value>(&format!("asked/{game}")).await.unwrap().unwrap();
    assert_eq!(asked.value, json!({ "players": ["p_0"] }));
}
