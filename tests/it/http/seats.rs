//! Taking and leaving seats, and starting the game.

use serde_json::json;

use crate::support::{client::Caller, local::Local, table::Table};

const ME: &str = r#"{"occupant":"me"}"#;

async fn sit(caller: &Caller, table: &Table, seat: usize) -> crate::support::client::Answer {
    caller.put(&table.path(&format!("/seats/{seat}")), &serde_json::from_str(ME).unwrap()).await
}

async fn table_of_four(local: &Local) -> Table {
    Table::made(&local.address, 1, &json!({ "ruleset": "medici", "seats": 4 })).await
}

#[tokio::test]
async fn a_player_sits_down_and_is_seen_there() {
    let local = Local::start();
    let (table, ada) = (table_of_four(&local).await, local.guest("Ada").await);
    let game = sit(&ada, &table, 2).await.expect(200);
    assert_eq!(
        game["seats"][2],
        json!({ "seat": 2, "player": { "id": ada.id, "name": "Ada", "kind": "guest" }, "bot": null, "resigned": null, "place": null, "may_return": false, "clock": null, "pause_wanted": false, "abort_wanted": false })
    );
    assert_eq!(game["seats"][1]["player"], json!(null));
    assert_eq!(table.game().await["seats"], game["seats"]);
}

#[tokio::test]
async fn a_player_has_one_seat_and_a_seat_one_player() {
    let local = Local::start();
    let (table, ada, grace) =
        (table_of_four(&local).await, local.guest("Ada").await, local.guest("Grace").await);
    sit(&ada, &table, 2).await.expect(200);
    sit(&ada, &table, 3).await.refused("already-seated");
    sit(&grace, &table, 2).await.refused("seat-taken");
}

#[tokio::test]
async fn of_many_who_want_a_seat_at_once_one_gets_it() {
    let local = Local::start();
    let table = table_of_four(&local).await;
    let mut guests = Vec::new();
    for n in 0..6 {
        guests.push(local.guest(&format!("Guest {n}")).await);
    }
    let answers =
        futures_util::future::join_all(guests.iter().map(|guest| sit(guest, &table, 1))).await;
    let (sat, refused): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status == 200);
    assert_eq!(sat.len(), 1);
    for answer in refused {
        answer.refused("seat-taken");
    }
}

#[tokio::test]
async fn a_seat_number_out_of_range_is_an_invalid_parameter() {
    let local = Local::start();
    let (table, ada) = (table_of_four(&local).await, local.guest("Ada").await);
    for seat in ["4", "255", "256", "-1", "two"] {
        let request = ada.request(reqwest::Method::PUT, &table.path(&format!("/seats/{seat}")));
        request.json(&json!({ "occupant": "me" })).bad().send().await.refused("parameter-invalid");
    }
}

#[tokio::test]
async fn a_seat_is_freed_by_its_player_or_by_the_owner() {
    let local = Local::start();
    let (table, ada, grace) =
        (table_of_four(&local).await, local.guest("Ada").await, local.guest("Grace").await);
    sit(&ada, &table, 1).await.expect(200);
    sit(&grace, &table, 2).await.expect(200);
    grace.delete(&table.path("/seats/1")).await.refused("not-your-seat");
    ada.delete(&table.path("/seats/1")).await.expect(200);
    let before = table.seats[0].delete(&table.path("/seats/2")).await.expect(200);
    assert_eq!(before["seats"][2]["player"], json!(null));
    let again = table.seats[0].delete(&table.path("/seats/2")).await.expect(200);
    assert_eq!(again["commit"], before["commit"], "a free seat stays free, and nothing is written");
}

#[tokio::test]
async fn the_owner_starts_once_all_seats_are_taken() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let start = table.path("/start");
    table.seats[1].call(&start).await.refused("not-your-table");
    table.seats[2].delete(&table.path("/seats/2")).await.expect(200);
    table.seats[0].call(&start).await.refused("seats-open");
    sit(&table.seats[2], &table, 2).await.expect(200);
    let game = table.start().await;
    assert_eq!(game["status"], "running");
    assert!(game["started_at"].is_string());
    table.seats[0].call(&start).await.refused("game-started");
}

#[tokio::test]
async fn after_the_start_the_seats_stay_as_they_are() {
    let local = Local::start();
    let (table, ada) = (Table::started(&local.address, 3).await, local.guest("Ada").await);
    sit(&ada, &table, 1).await.refused("game-started");
    table.seats[1].delete(&table.path("/seats/1")).await.refused("game-started");
    table.seats[0].delete(&table.path("")).await.refused("game-started");
}

#[tokio::test]
async fn a_nonce_is_public_and_has_its_limits() {
    let local = Local::start();
    let (table, ada) = (table_of_four(&local).await, local.guest("Ada").await);
    let path = table.path("/seats/1");
    for nonce in ["", &"n".repeat(65)] {
        let request = ada
            .request(reqwest::Method::PUT, &path)
            .json(&json!({ "occupant": "me", "nonce": nonce }))
            .bad();
        assert_eq!(
            request.send().await.refused("malformed-body")["errors"][0]["pointer"],
            "/nonce"
        );
    }
    ada.put(&path, &json!({ "occupant": "me", "nonce": "my own luck" })).await.expect(200);
    let events = table.events_for(&local.anonymous()).await;
    assert_eq!(events.last().unwrap()["data"]["nonce"], "my own luck");
}
