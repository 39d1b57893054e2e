//! Webhooks: the events of an account, posted to an address.

mod answers;
mod receivers_at_fault;

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use super::catalogue::limit;
use crate::support::{
    client::Caller,
    dice::Dice,
    local::Local,
    receiver::{Received, Receiver},
    server::Server,
    table::Table,
};

const DAY_S: u64 = 24 * 60 * 60;

async fn user(anonymous: &Caller, name: &str) -> Caller {
    let wish = json!({ "name": name, "password": "cinnamon" });
    anonymous.signed_in(&anonymous.post("/v1/users", &wish).await)
}

/// A program of a new user, whose token outlives a day.
async fn program(local: &Local, name: &str) -> Caller {
    let user = user(&local.anonymous(), name).await;
    let wish = json!({ "name": "x", "scopes": ["account", "read", "play", "tables"] });
    let token = user.post("/v1/me/tokens", &wish).await.expect(201);
    user.with_token(token["secret"].as_str().unwrap())
}

/// A webhook, as its path, with its secret.
async fn webhook(caller: &Caller, body: &Value) -> (String, String) {
    let made = caller.post("/v1/me/webhooks", body).await.expect(201);
    let path = format!("/v1/me/webhooks/{}", made["webhook"]["id"].as_str().unwrap());
    (path, made["secret"].as_str().unwrap().to_owned())
}

async fn state(caller: &Caller) -> Value {
    caller.get("/v1/me/webhooks").await.expect(200)["items"][0].clone()
}

/// A table that this player has made, with two guests.
async fn table_of(caller: &Caller) -> Table {
    let made = caller.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    Table::joined(caller.address(), caller.clone(), &made.expect(201), 3).await
}

async fn news_of(caller: &Caller) -> Vec<Value> {
    let page = caller.get("/v1/me/events?limit=500").await.expect(200);
    page["items"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_player_has_so_many_webhooks() {
    let local = Local::idle();
    let grace = user(&local.anonymous(), "Grace").await;
    let body = json!({ "url": "https://example.org/" });
    for _ in 0..limit(&grace, "webhooks_max").await {
        webhook(&grace, &body).await;
    }
    grace.post("/v1/me/webhooks", &body).await.refused("webhooks-spent");
}

/// The server delivers nothing.
#[tokio::test]
async fn so_many_deliveries_wait() {
    let local = Local::idle();
    let grace = user(&local.anonymous(), "Grace").await;
    let (path, _) = webhook(&grace, &json!({ "url": "https://example.org/" })).await;
    let path = format!("{path}/deliveries");
    let refused = loop {
        let answer = grace.post(&path, &json!({})).await;
        if answer.status != 202 {
            break answer;
        }
    };
    refused.refused("deliveries-spent");
}

#[tokio::test]
async fn a_whole_game_is_delivered_in_order_and_signed() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = user(&local.anonymous(), "Ada").await;
    let (path, secret) = webhook(&ada, &json!({ "url": receiver.url })).await;
    let mut table = table_of(&ada).await;
    table.start().await;
    table.finish(&mut Dice::new(1)).await;
    let is_over = |received: &[Received]| {
        received.last().is_some_and(|last| last.json()["type"] == "table.finished")
    };
    until("the end is delivered", async || is_over(&receiver.received())).await;
    let (received, news) = (receiver.received(), news_of(&ada).await);
    let delivered: Vec<Value> = received.iter().map(|got| got.json()["data"].clone()).collect();
    assert_eq!(delivered, news);
    for got in &received {
        assert!(got.is_signed_with(&secret));
        assert!(!got.is_signed_with("whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"));
        let body = got.json();
        assert_eq!(body["type"], body["data"]["news"]["type"]);
        assert_eq!(body["timestamp"], body["data"]["at"]);
    }
    let log = ada.get(&format!("{path}/deliveries")).await.expect(200)["items"].clone();
    assert_eq!(log[0]["id"], json!(received.last().unwrap().id));
    assert_eq!((&log[0]["outcome"], &log[0]["status"]), (&json!("delivered"), &json!(204)));
    assert_eq!(state(&ada).await["delivered"], news.last().unwrap()["number"]);
}

#[tokio::test]
async fn only_the_wanted_types_are_delivered() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = user(&local.anonymous(), "Ada").await;
    let wish = json!({ "url": receiver.url, "types": ["table.started", "table.finished"] });
    let (path, _) = webhook(&ada, &wish).await;
    let mut table = table_of(&ada).await;
    table.start().await;
    receiver.wait_for(1).await;
    let wider = json!({ "types": ["table.finished", "table.deleted"] });
    ada.put(&path, &wider).await.expect(200);
    table.finish(&mut Dice::new(2)).await;
    let received = receiver.wait_for(2).await;
    let types: Vec<Value> = received.iter().map(|got| got.json()["type"].clone()).collect();
    assert_eq!(types, ["table.started", "table.finished"]);
    let unknown = json!({ "url": receiver.url, "types": ["table.burnt"] });
    let request = ada.request(Method::POST, "/v1/me/webhooks").json(&unknown).bad();
    request.send().await.refused("malformed-body");
}

#[tokio::test]
async fn after_a_rotation_both_secrets_sign_for_a_day() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = program(&local, "Ada").await;
    let (path, old) = webhook(&ada, &json!({ "url": receiver.url })).await;
    let new = ada.call(&format!("{path}/secret")).await.expect(201)["secret"].clone();
    let new = new.as_str().unwrap();
    assert_ne!(old, new);
    let deliveries = format!("{path}/deliveries");
    ada.post(&deliveries, &json!({})).await.expect(202);
    let got = receiver.wait_for(1).await.remove(0);
    assert!(got.is_signed_with(&old) && got.is_signed_with(new));
    assert_eq!(
        got.json(),
        json!({ "type": "webhook.test", "timestamp": got.json()["timestamp"], "data": null, "decision": null })
    );
    local.clock.advance_s(DAY_S);
    ada.post(&deliveries, &json!({})).await.expect(202);
    let got = receiver.wait_for(2).await.remove(1);
    assert!(got.is_signed_with(new) && !got.is_signed_with(&old));
}

#[tokio::test]
async fn an_event_is_delivered_again_when_its_player_asks_for_it() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = user(&local.anonymous(), "Ada").await;
    let (path, _) = webhook(&ada, &json!({ "url": receiver.url })).await;
    table_of(&ada).await;
    let first = receiver.wait_for(2).await.remove(0);
    let deliveries = format!("{path}/deliveries");
    let asked = ada.post(&deliveries, &json!({ "event": 1 })).await.expect(202);
    assert_eq!(asked["id"], json!(first.id));
    let is_again = |got: &[Received]| got.iter().filter(|got| got.id == first.id).count() == 2;
    until("it comes again", async || is_again(&receiver.received())).await;
    ada.post(&deliveries, &json!({ "event": 100 })).await.refused("malformed-body");
    ada.delete(&path).await.expect(204);
    ada.delete(&path).await.refused("webhook-unknown");
}

#[tokio::test]
async fn webhooks_are_for_their_owners() {
    let local = Local::idle();
    let (ada, ben) = (user(&local.anonymous(), "Ada").await, user(&local.anonymous(), "Ben").await);
    let wish = json!({ "url": "https://example.org/" });
    let (path, _) = webhook(&ada, &wish).await;
    local.guest("Cleo").await.post("/v1/me/webhooks", &wish).await.refused("user-needed");
    ben.put(&path, &json!({ "active": false })).await.refused("webhook-unknown");
    ben.call(&format!("{path}/secret")).await.refused("webhook-unknown");
    ben.get(&format!("{path}/deliveries")).await.refused("webhook-unknown");
    ben.delete(&path).await.refused("webhook-unknown");
    assert_eq!(ben.get("/v1/me/webhooks").await.expect(200)["items"], json!([]));
    let keeper = json!({ "name": "keeper", "scopes": ["account", "read"] });
    let keeper = ada.post("/v1/me/tokens", &keeper).await.expect(201);
    let keeper = ada.with_token(keeper["secret"].as_str().unwrap());
    let playing = json!({ "url": "https://example.org/", "answers": true });
    keeper.post("/v1/me/webhooks", &playing).await.refused("scope-missing");
    keeper.put(&path, &json!({ "answers": true })).await.refused("scope-missing");
    assert_eq!(state(&ada).await["disabled"], Value::Null);
}

/// Without flags a server sends to public https addresses alone.
#[tokio::test]
async fn a_server_does_not_send_to_itself() {
    let server = Server::start();
    let ada = user(&server.anonymous(), "Ada").await;
    for url in
        ["http://example.org/", "https://127.0.0.1:8080/", "https://[::1]/", "https://0x7f.1/", "x"]
    {
        let answer = ada.post("/v1/me/webhooks", &json!({ "url": url })).await;
        let problem = answer.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], "/url", "{url}");
    }
}

/// The server is killed again and again while it delivers.
#[tokio::test]
async fn nothing_is_lost_over_kills() {
    let mut server = Server::with_flags(&["--webhooks-http", "--webhooks-private"]);
    let receiver = Receiver::start();
    let ada = user(&server.anonymous(), "Ada").await;
    let (_, secret) = webhook(&ada, &json!({ "url": receiver.url })).await;
    let mut table = table_of(&ada).await;
    table.start().await;
    let mut dice = Dice::new(9);
    for round in 1..=3 {
        while receiver.received().len() < 3 * round {
            table.step(&mut dice).await.expect("three kills are over before the game is");
        }
        server.kill();
        server.restart();
    }
    table.finish(&mut dice).await;
    let over = |got: &Received| got.json()["type"] == "table.finished";
    until("the end is delivered", async || receiver.received().iter().any(over)).await;
    let mut seen: Vec<Received> = Vec::new();
    for got in receiver.received() {
        assert!(got.is_taken_with(&secret));
        match seen.iter().find(|before| before.id == got.id) {
            Some(before) => assert_eq!(before.body, got.body, "the same message"),
            None => seen.push(got),
        }
    }
    let delivered: Vec<Value> = seen.iter().map(|got| got.json()["data"].clone()).collect();
    assert_eq!(delivered, news_of(&ada).await);
}

/// Both servers may deliver; which of them does changes when one of them stops.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_one_stops_and_everything_is_delivered_in_order() {
    let ([one, two], receiver) = (Local::two(), Receiver::start());
    let ada = user(&one.anonymous(), "Ada").await;
    webhook(&ada, &json!({ "url": receiver.url })).await;
    let mut table = table_of(&ada).await;
    table.start().await;
    let mut dice = Dice::new(12);
    table.steps(&mut dice, 4).await;
    until("it has begun", async || receiver.received().len() > 2).await;
    let address = two.address.clone();
    drop(one);
    table.seats = table.seats.iter().map(|seat| seat.at(&address)).collect();
    // The other one notices that it is alone by its clock.
    for _ in 0..10 {
        two.clock.advance_s(1);
        two.app.games.members.beat().await.unwrap();
    }
    table.finish(&mut dice).await;
    let over = |got: &Received| got.json()["type"] == "table.finished";
    until("the end is delivered", async || receiver.received().iter().any(over)).await;
    let mut seen: Vec<Received> = Vec::new();
    for got in receiver.received() {
        match seen.iter().find(|before| before.id == got.id) {
            Some(before) => assert_eq!(before.body, got.body, "the same message"),
            None => seen.push(got),
        }
    }
    let delivered: Vec<Value> = seen.iter().map(|got| got.json()["data"].clone()).collect();
    assert_eq!(delivered, news_of(&ada.at(&address)).await);
}
