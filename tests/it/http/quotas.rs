//! How much may be stored for a player and for an address.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::{Local, QuotaSettings, STORED_BYTES_UNIT},
    table::Table,
};

/// How long a sum is used before it is counted again, and a second more.
const RECOUNTED_AFTER_S: u64 = 11;

fn of_guests(units: u64) -> QuotaSettings {
    QuotaSettings { guest_bytes: units * STORED_BYTES_UNIT, ..QuotaSettings::default() }
}

async fn new_table(caller: &Caller) -> Answer {
    caller.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await
}

fn refused(answer: Answer) {
    assert_eq!(answer.header("retry-after"), "3600");
    answer.refused("storage-quota");
}

fn path(made: &Value) -> String {
    format!("/v1/games/{}", made["id"].as_str().unwrap())
}

/// The log of a deleted table stays on disk, so it counts. Otherwise making and deleting tables would
/// fill the disk past every quota.
#[tokio::test]
async fn a_guest_makes_so_many_tables_and_a_deleted_one_counts() {
    let local = Local::with_quotas(of_guests(2));
    let (ada, grace) = (local.guest("Ada").await, local.guest("Grace").await);
    let first = new_table(&ada).await.expect(201);
    new_table(&ada).await.expect(201);
    refused(new_table(&ada).await);
    new_table(&grace).await.expect(201);
    ada.delete(&path(&first)).await.expect(204);
    local.clock.advance_s(RECOUNTED_AFTER_S);
    refused(new_table(&ada).await);
}

#[tokio::test]
async fn what_is_stored_is_counted_again_after_a_restart() {
    let local = Local::with_quotas(of_guests(1));
    let ada = local.guest("Ada").await;
    new_table(&ada).await.expect(201);
    let local = local.restarted();
    refused(new_table(&ada).await);
    drop(local);
}

#[tokio::test]
async fn users_may_store_more_than_guests() {
    let quotas = QuotaSettings { user_bytes: 2 * STORED_BYTES_UNIT, ..of_guests(1) };
    let local = Local::with_quotas(quotas);
    let anonymous = local.anonymous();
    let sign_up = json!({ "name": "Ada", "password": "cinnamon" });
    let ada = anonymous.signed_in(&anonymous.post("/v1/users", &sign_up).await);
    new_table(&ada).await.expect(201);
    new_table(&ada).await.expect(201);
    refused(new_table(&ada).await);
}

#[tokio::test]
async fn all_players_of_an_address_share_its_quota() {
    let quotas = QuotaSettings { address_bytes: 2 * STORED_BYTES_UNIT, ..QuotaSettings::default() };
    let local = Local::with_quotas(quotas);
    for name in ["Ada", "Grace"] {
        new_table(&local.guest(name).await).await.expect(201);
    }
    refused(new_table(&local.guest("Edsger").await).await);
    let local = local.restarted();
    refused(new_table(&local.guest("Barbara").await).await);
}

#[tokio::test]
async fn a_table_counts_for_its_maker_as_it_grows() {
    let local = Local::with_quotas(of_guests(3));
    let mut table = Table::started(&local.address, 3).await;
    table.finish(&mut Dice::new(1)).await;
    local.clock.advance_s(RECOUNTED_AFTER_S);
    refused(new_table(&table.seats[0]).await);
    new_table(&table.seats[1]).await.expect(201);
}

#[tokio::test]
async fn a_game_does_not_start_without_room_for_it() {
    let local = Local::with_quotas(of_guests(2));
    let table = Table::made(&local.address, 3, &json!({ "ruleset": "medici", "seats": 3 })).await;
    new_table(&table.seats[0]).await.expect(201);
    refused(table.seats[0].call(&table.path("/start")).await);
    let other = Table::made(&local.address, 3, &json!({ "ruleset": "medici", "seats": 3 })).await;
    other.seats[0].call(&other.path("/start")).await.expect(200);
}

#[tokio::test]
async fn forks_imports_and_messages_count_too() {
    let local = Local::with_quotas(of_guests(2));
    let mut over = Table::started(&local.address, 3).await;
    over.finish(&mut Dice::new(1)).await;
    let edsger = local.guest("Edsger").await;
    let fork = json!({ "at": over.seq().await / 2, "seats": [] });
    // What a fork shares with its game is not stored again.
    for _ in 0..2 {
        edsger.post(&over.path("/forks"), &fork).await.expect(201);
    }
    refused(edsger.post(&over.path("/forks"), &fork).await);
    let edsger = local.guest("Edsger").await;
    let record = local.anonymous().get(&over.path("/record")).await.text;
    let import = edsger.request(Method::POST, "/v1/records").text("application/json", record);
    refused(import.send().await);

    let table = Table::made(&local.address, 3, &json!({ "ruleset": "medici", "seats": 3 })).await;
    let (said, speaker) = (json!({ "text": "Well bid!" }), &table.seats[1]);
    speaker.post(&table.path("/messages"), &said).await.expect(201);
    new_table(speaker).await.expect(201);
    local.clock.advance_s(RECOUNTED_AFTER_S);
    refused(speaker.post(&table.path("/messages"), &said).await);
    table.seats[2].post(&table.path("/messages"), &said).await.expect(201);
    local.clock.advance_s(RECOUNTED_AFTER_S);
    refused(new_table(speaker).await);
}

#[tokio::test]
async fn a_repeated_request_is_answered_although_the_quota_is_used_up() {
    let local = Local::with_quotas(of_guests(1));
    let ada = local.guest("Ada").await;
    let create = || {
        let body = json!({ "ruleset": "medici", "seats": 3 });
        ada.request(Method::POST, "/v1/games").header("idempotency-key", "k").json(&body)
    };
    let made = create().send().await.expect(201);
    assert_eq!(create().send().await.expect(200)["id"], made["id"]);
    let limits = local.anonymous().get("/v1/meta").await.expect(200)["limits"].clone();
    assert_eq!(limits["stored_bytes_guest_max"], STORED_BYTES_UNIT);
    assert_eq!(limits["stored_bytes_unit"], STORED_BYTES_UNIT);
}
