//! Open decisions: what a seat may do, and what others see of it.

use std::time::Instant;

use jsonschema::validator_for;
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{dice::Dice, local::Local, table::Table};

const NEWS: &str = "/v1/me/decisions?wait=30";

#[tokio::test]
async fn the_listed_actions_are_what_schema_and_choices_say() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::started(&local.address, 4).await, Dice::new(3));
    for _ in 0..30 {
        let due = table.first_due().await;
        let schema = validator_for(&due.decision["schema"]).unwrap();
        let actions = due.decision["actions"].as_array().unwrap();
        let types: Vec<&Value> = due.decision["choices"]
            .as_array()
            .unwrap()
            .iter()
            .map(|choice| &choice["type"])
            .collect();
        assert!(
            actions
                .iter()
                .all(|action| schema.is_valid(action) && types.contains(&&action["type"]))
        );
        assert!(types.iter().all(|kind| actions.iter().any(|action| action["type"] == **kind)));
        assert!(!schema.is_valid(&json!({ "type": "medici.bid", "amount": 0 })));
        table.step(&mut dice).await;
    }
}

#[tokio::test]
async fn decisions_of_other_seats_show_no_choices() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let other = &table.seats[(due.seat + 1) % 3];
    for caller in [other, &local.anonymous()] {
        let seen = caller.get(&table.path(&format!("/decisions/{}", due.id()))).await.expect(200);
        for shown in ["id", "seat", "kind", "opened_at_seq", "optional"] {
            assert_eq!(seen[shown], due.decision[shown]);
        }
        for hidden in ["choices", "actions", "complete", "schema", "exact"] {
            assert_eq!(seen[hidden], Value::Null);
        }
    }
    other.get(&table.path("/decisions/d_1_0")).await.refused("decision-unknown");
}

#[tokio::test]
async fn before_the_start_and_after_the_end_nobody_is_asked() {
    let local = Local::start();
    let mut table = Table::seated(&local.address, 3).await;
    assert_eq!(table.seats[0].get(&table.path("/decisions")).await.expect(200)["items"], json!([]));
    table.start().await;
    table.finish(&mut Dice::new(4)).await;
    assert_eq!(table.seats[0].get(&table.path("/decisions")).await.expect(200)["items"], json!([]));
    for seat in &table.seats {
        assert_eq!(seat.get("/v1/me/decisions").await.expect(200)["items"], json!([]));
    }
}

#[tokio::test]
async fn a_players_due_decisions_are_listed_game_by_game() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let mut games = Vec::new();
    for _ in 0..3 {
        // A game of Basari begins with a decision of every seat.
        let new = json!({ "ruleset": "basari", "seats": 3 });
        let made = ada.post("/v1/games", &new).await.expect(201);
        let table = Table::joined(&local.address, ada.clone(), &made, 3).await;
        table.start().await;
        games.push(table.game);
    }
    let mut expected = Vec::new();
    for game in &games {
        let open = ada.get(&format!("/v1/games/{game}/decisions")).await.expect(200);
        let own = open["items"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|decision| decision["actions"].is_array());
        expected.extend(
            own.map(|decision| json!({ "game": game, "ruleset": "basari", "decision": decision })),
        );
    }
    assert_eq!(expected.len(), games.len());
    expected.sort_by_key(|due| due["game"].as_str().unwrap().to_owned());
    let mut found = Vec::new();
    let mut path = "/v1/me/decisions?limit=1".to_owned();
    loop {
        let page = ada.get(&path).await.expect(200);
        found.extend(page["items"].as_array().unwrap().iter().cloned());
        let Some(next) = page["next"].as_str() else { break };
        path = format!("/v1/me/decisions?limit=1&cursor={next}");
    }
    assert_eq!(found, expected);
}

#[tokio::test]
async fn a_long_poll_for_decisions_wakes_when_one_comes() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let waiter = table.seats[(due.seat + 1) % 3].clone();
    let now = waiter.get("/v1/me/decisions").await;
    let tag = now.header("etag").to_owned();
    assert_eq!(now.expect(200)["items"], json!([]));
    let waiting = tokio::spawn(async move {
        waiter.request(Method::GET, NEWS).header("if-none-match", &tag).send().await
    });
    until("a request waits", || async { local.app.games.hub.topics() > 0 }).await;
    let mut dice = Dice::new(5);
    while !waiting.is_finished() {
        table.step(&mut dice).await.expect("the waiter is asked before the game is over");
    }
    let answer = waiting.await.unwrap().expect(200);
    assert_eq!(answer["items"][0]["game"], table.game);
}

/// Clients that keep no tag poll in a loop, so an answer without news would come at once, thousands
/// of times.
#[tokio::test]
async fn a_long_poll_without_a_tag_waits_as_long_as_nothing_is_due() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let begun = Instant::now();
    let page = ada.get("/v1/me/decisions?wait=1").await.expect(200);
    assert_eq!(page["items"], json!([]));
    assert!(begun.elapsed().as_millis() >= 1000);
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let page = table.seats[due.seat].get(NEWS).await.expect(200);
    assert_eq!(page["items"][0]["decision"]["id"], due.decision["id"]);
}

#[tokio::test]
async fn a_long_poll_for_decisions_ends_when_a_table_changes() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let waiter = table.seats[2].clone();
    let wait = || {
        let waiter = waiter.clone();
        tokio::spawn(async move { waiter.get(NEWS).await })
    };
    let a_request_waits = async || local.app.games.hub.topics() >= 3;
    let waiting = wait();
    until("a request waits", a_request_waits).await;
    table.seats[1].delete(&table.path("/seats/1")).await.expect(200);
    assert_eq!(waiting.await.unwrap().expect(200)["items"], json!([]));

    let waiting = wait();
    until("a request waits", a_request_waits).await;
    table.seats[0].delete(&table.path("/seats/2")).await.expect(200);
    assert_eq!(waiting.await.unwrap().expect(200)["items"], json!([]), "the seat is lost");
}

#[tokio::test]
async fn a_long_poll_for_decisions_ends_when_a_seat_changes_hands() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let waiter = table.seats[(due.seat + 1) % 3].clone();
    let waiting = tokio::spawn(async move { waiter.get(NEWS).await });
    until("a request waits", || async { local.app.games.hub.topics() >= 3 }).await;
    table.seats[due.seat].call(&table.path("/resignations")).await.expect(201);
    waiting.await.unwrap().expect(200);
}

#[tokio::test]
async fn a_long_poll_for_decisions_times_out_with_304() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let tag = ada.get("/v1/me/decisions").await.header("etag").to_owned();
    let begun = Instant::now();
    let answer = ada
        .request(Method::GET, "/v1/me/decisions?wait=1")
        .header("if-none-match", &tag)
        .send()
        .await;
    assert_eq!((answer.status, answer.header("etag")), (304, tag.as_str()));
    assert!(begun.elapsed().as_millis() >= 1000);
    let at_once = ada.request(Method::GET, NEWS).header("if-none-match", "\"other\"").send().await;
    assert_eq!(at_once.status, 200);
}
