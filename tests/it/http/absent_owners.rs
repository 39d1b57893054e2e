//! Tables whose owners stay away: one that has not begun ends after some weeks, and a full one can
//! be started by those who sit there.

use serde_json::{Value, json};

use crate::support::{client::Caller, dice::Dice, local::Local, table::Table};

const DAY_S: u64 = 24 * 60 * 60;

/// The same player after a time that outlives the access token.
async fn again(local: &Local, caller: &Caller) -> Caller {
    let anonymous = local.anonymous();
    let body = json!({ "refresh_token": caller.refresh_token });
    anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &body).await)
}

async fn limit_days(local: &Local, name: &str) -> u64 {
    local.anonymous().get("/v1/meta").await.expect(200)["limits"][name].as_u64().unwrap()
}

/// What was deleted, as the events of the account tell it.
async fn deletions_told(caller: &Caller) -> Vec<Value> {
    let page = caller.get("/v1/me/events?after=0&limit=100").await.expect(200);
    let items = page["items"].as_array().unwrap().clone();
    let deleted = items.into_iter().filter(|item| item["news"]["type"] == "table.deleted");
    deleted.map(|item| json!([item["game"], item["news"]["reason"]])).collect()
}

#[tokio::test]
async fn a_table_that_has_not_begun_ends_after_some_weeks_and_its_players_are_told() {
    let local = Local::start();
    let days = limit_days(&local, "open_table_days").await;
    let [ada, ben] = [local.guest("Ada").await, local.guest("Ben").await];
    let made = ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
    let path = format!("/v1/games/{}", made["id"].as_str().unwrap());
    assert_eq!(made["expires_at"], local.in_s(days * DAY_S));
    assert_eq!(deletions_told(&ada).await, [] as [Value; 0]);
    local.clock.advance_s(60);
    ben.put(&format!("{path}/seats/1"), &json!({ "occupant": "me" })).await.expect(200);
    let shown = local.anonymous().get(&path).await.expect(200);
    assert_eq!(shown["expires_at"], local.in_s(days * DAY_S), "a player sat down");
    let listed = local.anonymous().get("/v1/games?status=open").await.expect(200);
    assert_eq!(listed["items"][0]["expires_at"], shown["expires_at"]);

    local.clock.advance_s(days * DAY_S - 1);
    local.app.retention.sweep().await.unwrap();
    local.anonymous().get(&path).await.expect(200);
    local.clock.advance_s(1);
    for _ in 0..2 {
        local.app.retention.sweep().await.unwrap();
        local.anonymous().get(&path).await.refused("game-unknown");
    }
    for caller in [&ada, &ben] {
        let told = deletions_told(&again(&local, caller).await).await;
        assert_eq!(told, [json!([made["id"], "expired"])]);
    }
}

/// No player but its maker sits at the table of the rematch.
#[tokio::test]
async fn those_who_are_asked_to_a_rematch_are_told_that_its_table_expires() {
    let local = Local::start();
    let days = limit_days(&local, "open_table_days").await;
    let table = Table::started(&local.address, 3).await;
    for seat in &table.seats {
        seat.put(&table.path("/abort"), &json!({ "wanted": true })).await.expect(200);
    }
    let rematch = table.seats[0].call(&table.path("/rematch")).await.expect(200);
    local.clock.advance_s(days * DAY_S);
    local.app.retention.sweep().await.unwrap();
    local.clock.advance_s(60 * 60);
    assert_eq!(local.app.retention.sweep().await.unwrap(), 1, "a look finds no log any more");
    for seat in &table.seats {
        let told = deletions_told(&again(&local, seat).await).await;
        assert_eq!(told, [json!([rematch["id"], "expired"])]);
    }
}

#[tokio::test]
async fn a_full_table_can_be_started_by_others_when_its_owner_stays_away() {
    let local = Local::start();
    let days = limit_days(&local, "start_by_others_days").await;
    let mut table = Table::seated(&local.address, 3).await;
    let start = table.path("/start");
    let shown = table.game().await;
    assert_eq!(shown["start_by_others_at"], local.in_s(days * DAY_S));
    local.clock.advance_s(days * DAY_S - 1);
    for seat in &mut table.seats {
        *seat = again(&local, seat).await;
    }
    table.seats[1].call(&start).await.refused("not-your-table");
    local.clock.advance_s(1);
    local.guest("Dan").await.call(&start).await.refused("not-your-table");
    let begun = table.seats[1].call(&start).await.expect(200);
    let times = (&begun["start_by_others_at"], &begun["expires_at"]);
    assert_eq!((&begun["status"], times), (&json!("running"), (&Value::Null, &Value::Null)));
    // The check of the record finds that it was time.
    table.finish(&mut Dice::new(5)).await;
    let record = table.seats[1].get(&table.path("/record")).await.expect(200);
    table.seats[1].post("/v1/records", &record).await.expect(201);
}

#[tokio::test]
async fn a_table_with_a_free_seat_says_nothing_of_a_start_by_others() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let made = ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
    assert_eq!(made["start_by_others_at"], Value::Null);
}
