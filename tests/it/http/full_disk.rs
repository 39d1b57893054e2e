//! A disk that becomes full: what is new is refused first, then moves too, and reading goes on.

use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::{Local, MIN_FREE_BYTES},
    table::Table,
};

const MEDICI: &str = "medici";

async fn new_table(caller: &Caller) -> Answer {
    caller.post("/v1/games", &json!({ "ruleset": MEDICI, "seats": 3 })).await
}

/// A reply that nothing is stored because of the disk.
fn refused_as_full(answer: Answer) {
    assert_eq!(answer.header("retry-after"), "60");
    answer.refused("storage-full");
}

/// An operator can act where players can do nothing any more.
#[tokio::test]
async fn operators_act_on_a_full_disk() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.steps(&mut Dice::new(3), 3).await;
    table.seats[0].post(&table.path("/messages"), &json!({ "text": "Rude" })).await.expect(201);
    let ada = table.seats[0].clone();
    local.set_free_bytes(0);
    let due = table.first_due().await;
    refused_as_full(table.move_of(&due, "k").send().await);
    for act in [
        json!({ "act": "remove_message", "game": table.game, "message": 1 }),
        json!({ "act": "rename", "player": ada.id, "name": "Renamed", "reserve": true }),
        json!({ "act": "quarantine", "game": table.game }),
        json!({ "act": "release", "game": table.game }),
        json!({ "act": "suspend", "player": ada.id, "told": "Insults." }),
        json!({ "act": "look_up_player", "player": ada.id }),
    ] {
        assert_eq!(local.operate(act.clone()).await.unwrap()["outcome"], "done", "{act}");
    }
    ada.get("/v1/me").await.refused("account-suspended");
    let messages = table.seats[1].get(&table.path("/messages")).await.expect(200);
    assert_eq!(messages["items"][0]["removed"], true);
    assert_eq!(messages["items"][0]["player"]["name"], "Renamed");
}

#[tokio::test]
async fn nothing_new_is_stored_when_little_space_is_left_and_games_go_on() {
    let local = Local::start();
    let mut over = Table::started(&local.address, 3).await;
    over.finish(&mut Dice::new(1)).await;
    let record = local.anonymous().get(&over.path("/record")).await.text;
    let (mut table, open) = (
        Table::started(&local.address, 3).await,
        Table::made(&local.address, 2, &json!({ "ruleset": MEDICI, "seats": 3 })).await,
    );
    let (anonymous, sign_up) =
        (local.anonymous(), json!({ "name": "Ada", "password": "cinnamon" }));
    let ada = anonymous.signed_in(&anonymous.post("/v1/users", &sign_up).await);

    local.set_free_bytes(MIN_FREE_BYTES - 1);
    let stored = local.entries().await;
    refused_as_full(new_table(&ada).await);
    refused_as_full(anonymous.post("/v1/guests", &json!({})).await);
    let bo = json!({ "name": "Bo", "password": "cinnamon" });
    refused_as_full(anonymous.post("/v1/users", &bo).await);
    refused_as_full(ada.put(&open.path("/seats/2"), &json!({ "occupant": "me" })).await);
    let fork = json!({ "at": 9, "seats": [] });
    refused_as_full(over.seats[0].post(&over.path("/forks"), &fork).await);
    refused_as_full(
        ada.request(reqwest::Method::POST, "/v1/records")
            .text("application/json", record.clone())
            .send()
            .await,
    );
    let said = json!({ "text": "Well bid!" });
    refused_as_full(table.seats[0].post(&table.path("/messages"), &said).await);
    assert_eq!(local.entries().await, stored, "nothing was stored");

    open.seats[0].delete(&open.path("")).await.expect(204);
    anonymous.post("/v1/sessions", &sign_up).await.expect(201);
    table.finish(&mut Dice::new(2)).await;
}

#[tokio::test]
async fn moves_are_refused_below_the_reserve_and_can_be_repeated_when_there_is_space() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let (due, seq) = (table.first_due().await, table.seq().await);
    local.set_free_bytes(MIN_FREE_BYTES / 4 - 1);
    refused_as_full(table.move_of(&due, "k").send().await);
    assert_eq!(table.seq().await, seq, "reading goes on, and nothing was stored");
    local.set_free_bytes(MIN_FREE_BYTES / 4);
    assert!(!table.move_of(&due, "k").send().await.is_replayed());
}

/// No player waits for the move of a server that has no space for it.
#[tokio::test]
async fn in_a_sandbox_a_player_does_not_wait_for_a_bot_that_cannot_move() {
    let local = Local::start();
    let body = json!({ "ruleset": MEDICI, "seats": 3, "sandbox": { "seed": "07".repeat(32) } });
    let table = Table::made(&local.address, 2, &body).await;
    table.seat_bot(2, "search").await.expect(200);
    table.start().await;
    local.set_free_bytes(0);
    // After a wait the answer would be `busy`.
    refused_as_full(table.seats[0].call(&table.path("/resignations")).await);
}

#[tokio::test]
async fn what_was_stored_before_is_answered_again_on_a_full_disk() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let create = || {
        let body: Value = json!({ "ruleset": MEDICI, "seats": 3 });
        ada.request(reqwest::Method::POST, "/v1/games").header("idempotency-key", "k").json(&body)
    };
    let created = create().send().await.expect(201);
    local.set_free_bytes(0);
    assert_eq!(create().send().await.expect(200)["id"], created["id"]);
}

#[tokio::test]
async fn the_limits_stand_in_meta_and_the_limit_itself_is_enough() {
    let local = Local::start();
    let limits = local.anonymous().get("/v1/meta").await.expect(200)["limits"].clone();
    assert_eq!(limits["free_bytes_min"], MIN_FREE_BYTES);
    assert_eq!(limits["free_bytes_for_moves_min"], MIN_FREE_BYTES / 4);
    let ada = local.guest("Ada").await;
    local.set_free_bytes(MIN_FREE_BYTES);
    new_table(&ada).await.expect(201);
}
