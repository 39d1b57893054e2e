//! Rematches: the players of a finished game meet at one new table.

use serde_json::{Value, json};

use super::tables_with_owls::{answer, awaited};
use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    table::Table,
};

async fn ask(caller: &Caller, table: &Table) -> Answer {
    caller.call(&table.path("/rematch")).await
}

/// More games than are played before one has a loser.
const GAMES_MAX: usize = 20;

fn players(game: &Value) -> Vec<Value> {
    game["seats"].as_array().unwrap().iter().map(|seat| seat["player"]["id"].clone()).collect()
}

/// A finished game of two players and a bot.
async fn finished(local: &Local, body: &Value, players: usize) -> Table {
    let mut table = Table::made(&local.address, players, body).await;
    for seat in players..usize::try_from(body["seats"].as_u64().unwrap()).unwrap() {
        table.seat_bot(seat, "random").await.expect(200);
    }
    table.start().await;
    let mut dice = Dice::new(1);
    while let Some(due) = awaited(&table).await {
        answer(&mut table, &due, &mut dice).await;
    }
    table
}

#[tokio::test]
async fn all_players_of_a_game_come_to_the_same_table_on_their_seats() {
    let local = Local::start();
    let body =
        json!({ "ruleset": "medici", "seats": 3, "turn_limit_s": 600, "stand_in": "random" });
    let table = finished(&local, &body, 2).await;
    let second = ask(&table.seats[1], &table).await.expect(200);
    let id = table.seats[1].id.clone();
    assert_eq!(players(&second), [json!(null), json!(id), json!(null)]);
    assert_eq!(second["seats"][2]["bot"], "random");
    assert_eq!(second["owner"], json!(id));
    for field in ["ruleset", "options", "turn_limit_s", "stand_in"] {
        assert_eq!(second[field], table.game().await[field], "{field}");
    }
    assert_eq!(second["visibility"], "private");
    let first = ask(&table.seats[0], &table).await.expect(200);
    assert_eq!(first["id"], second["id"]);
    assert_eq!(players(&first), [json!(table.seats[0].id), json!(id), json!(null)]);
    // Asking again, also after a restart, changes nothing.
    let _local = local.restarted();
    let again = ask(&table.seats[0], &table).await.expect(200);
    assert_eq!((&again["id"], players(&again)), (&first["id"], players(&first)));
    let path = format!("/v1/games/{}/start", first["id"].as_str().unwrap());
    table.seats[1].call(&path).await.expect(200);
}

#[tokio::test]
async fn of_players_who_ask_at_once_one_makes_the_table() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3 });
    let table = finished(&local, &body, 3).await;
    let asked = table.seats.iter().map(|caller| ask(caller, &table));
    let ids: Vec<Value> = futures_util::future::join_all(asked)
        .await
        .into_iter()
        .map(|answer| answer.expect(200)["id"].clone())
        .collect();
    assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    let game = table.seats[0].get(&format!("/v1/games/{}", ids[0].as_str().unwrap())).await;
    let all: Vec<Value> = table.seats.iter().map(|caller| json!(caller.id)).collect();
    assert_eq!(players(&game.expect(200)), all);
}

#[tokio::test]
async fn a_deleted_rematch_makes_room_for_another() {
    let local = Local::start();
    let table = finished(&local, &json!({ "ruleset": "medici", "seats": 3 }), 3).await;
    let most = local.anonymous().get("/v1/meta").await.expect(200)["limits"]["rematches_max"]
        .as_u64()
        .unwrap();
    let mut ids = Vec::new();
    for _ in 0..most {
        let id = ask(&table.seats[0], &table).await.expect(200)["id"].clone();
        assert!(!ids.contains(&id));
        table.seats[0].delete(&format!("/v1/games/{}", id.as_str().unwrap())).await;
        ids.push(id);
    }
    ask(&table.seats[0], &table).await.refused("rematches-spent");
}

#[tokio::test]
async fn a_rematch_is_possible_after_the_log_of_a_deleted_one_is_gone() {
    let local = Local::start();
    let table = finished(&local, &json!({ "ruleset": "medici", "seats": 3 }), 3).await;
    let first = ask(&table.seats[0], &table).await.expect(200)["id"].clone();
    table.seats[0].delete(&format!("/v1/games/{}", first.as_str().unwrap())).await.expect(204);
    local.clock.advance_s(60 * 60);
    assert_eq!(local.app.retention.sweep().await.unwrap(), 1);
    let refresh = json!({ "refresh_token": table.seats[0].refresh_token });
    let anonymous = local.anonymous();
    let again = anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &refresh).await);
    assert_ne!(ask(&again, &table).await.expect(200)["id"], first);
}

#[tokio::test]
async fn a_rematch_that_was_interrupted_is_completed_by_its_maker() {
    let mut local = Local::start();
    let table = finished(&local, &json!({ "ruleset": "medici", "seats": 3 }), 2).await;
    let whole = ask(&table.seats[0], &table).await.expect(200);
    let id = whole["id"].as_str().unwrap().to_owned();
    assert_eq!(whole["seats"][2]["bot"], "random");
    for entries in [2, 1] {
        local = local.cut_off(&id, entries).await;
        let again = ask(&table.seats[0], &table).await.expect(200);
        assert_eq!((&again["id"], &again["seats"]), (&whole["id"], &whole["seats"]));
    }
    drop(local);
}

#[tokio::test]
async fn who_was_removed_from_the_rematch_does_not_come_back_by_asking_again() {
    let local = Local::start();
    let table = finished(&local, &json!({ "ruleset": "medici", "seats": 3 }), 3).await;
    let made = ask(&table.seats[0], &table).await.expect(200);
    ask(&table.seats[1], &table).await.expect(200);
    let path = |rest: &str| format!("/v1/games/{}{rest}", made["id"].as_str().unwrap());
    let after = table.seats[0].delete(&path("/seats/1")).await.expect(200);
    ask(&table.seats[1], &table).await.refused("not-your-seat");
    table.seats[1].get(&path("")).await.refused("game-unknown");
    // The third player has not been there yet, and the invite opens the table for all.
    ask(&table.seats[2], &table).await.expect(200);
    let sit = json!({ "occupant": "me", "invite": after["invite"] });
    table.seats[1].put(&path("/seats/1"), &sit).await.expect(200);
}

#[tokio::test]
async fn only_players_of_a_finished_game_have_a_rematch() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let stranger = local.guest("Stranger").await;
    ask(&table.seats[0], &table).await.refused("game-not-over");
    table.finish(&mut Dice::new(1)).await;
    ask(&stranger, &table).await.refused("not-your-seat");
    ask(&local.anonymous(), &table).await.refused("token-missing");
}

#[tokio::test]
async fn in_dale_of_merchants_a_loser_begins_the_rematch() {
    let local = Local::start();
    let body =
        json!({ "ruleset": "dale_of_merchants", "seats": 2, "options": { "round_limit": 20 } });
    for _ in 0..GAMES_MAX {
        let table = finished(&local, &body, 2).await;
        let rematch = ask(&table.seats[1], &table).await.expect(200);
        let places = table.game().await["outcome"]["places"].clone();
        let Some(loser) = places.as_array().unwrap().iter().find(|place| place["place"] == 2)
        else {
            assert_eq!(rematch["options"]["first_seat"], Value::Null, "both have won");
            continue;
        };
        assert_eq!(rematch["options"]["first_seat"], loser["seat"]);
        return;
    }
    panic!("no game had a loser");
}

#[tokio::test]
async fn the_rematch_of_a_sandbox_is_one_with_other_luck() {
    let local = Local::start();
    let seed = "00".repeat(32);
    let body = json!({ "ruleset": "medici", "seats": 3, "sandbox": { "seed": seed } });
    let table = finished(&local, &body, 3).await;
    let rematch = ask(&table.seats[0], &table).await.expect(200);
    assert!(rematch["sandbox"]["seed"].is_string());
    assert_ne!(rematch["sandbox"]["seed"], json!(seed));
    assert_ne!(rematch["commitment"], table.game().await["commitment"]);
}
