//! Webhooks: the events of an account, posted to an address.

use std::time::{Duration, Instant};

use actix_web::http::header::HttpDate;
use reqwest::Method;
use serde_json::{Value, json};

use super::catalogue::limit;
use crate::support::{
    client::Caller,
    dice::Dice,
    local::{Fate, Local, UnknownPolicy},
    receiver::{Received, Receiver},
    server::Server,
    table::Table,
    until,
};

const DAY_S: u64 = 24 * 60 * 60;
/// Accounts with slow receivers, and the targets of these: of each target a few deliveries are under
/// way at a time.
const CROWD: usize = 60;
const TARGETS: usize = 6;
/// The longest pause that a receiver can ask for, by `docs/webhooks.md`.
const RETRY_AFTER_MAX_MS: u64 = 12 * 60 * 60 * 1000;

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

/// How many attempts to deliver are in the list.
async fn attempts(caller: &Caller, path: &str) -> usize {
    let log = caller.get(&format!("{path}/deliveries")).await.expect(200);
    log["items"].as_array().unwrap().len()
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
async fn what_is_rejected_is_tried_again_for_a_day_with_the_same_id() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = program(&local, "Ada").await;
    receiver.answer_with(&[500, 302, 429]);
    let (path, _) = webhook(&ada, &json!({ "url": receiver.url })).await;
    table_of(&ada).await;
    for attempt in 1..=3 {
        receiver.wait_for(attempt).await;
        until("it is noted", async || attempts(&ada, &path).await == attempt).await;
        assert!(state(&ada).await["failing_since"].is_string());
        assert!(state(&ada).await["next_attempt_at"].is_string());
        // Each pause is longer than the one before, and none of these longer than this.
        local.clock.advance_s(10 * 60);
    }
    let received = receiver.wait_for(6).await;
    assert!(received[..4].iter().all(|got| got.id == received[0].id && got.number() == 1));
    assert!(received[3].timestamp > received[0].timestamp, "each attempt has its own time");
    assert!((4..6).all(|later| received[later].number() == later as u64 - 2));
    until("it is noted", async || state(&ada).await["failing_since"].is_null()).await;
}

#[tokio::test]
async fn a_receiver_says_when_it_wants_the_next_attempt() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = program(&local, "Ada").await;
    receiver.answer_by(|_| (503, String::new()));
    // The usual pause is five seconds, then thirty.
    receiver.ask_for_a_pause(Some("3600"));
    let (path, _) = webhook(&ada, &json!({ "url": receiver.url })).await;
    table_of(&ada).await;
    let next_after = async |attempt: usize| {
        receiver.wait_for(attempt).await;
        until("it is noted", async || attempts(&ada, &path).await == attempt).await;
        local.clock.ms_until(state(&ada).await["next_attempt_at"].as_str().unwrap())
    };
    let hour = 3_600_000;
    assert_eq!(next_after(1).await, hour);
    // Times of the server are in milliseconds, those of HTTP in seconds.
    let date = local.clock.now() + Duration::from_millis(3 * hour);
    receiver.ask_for_a_pause(Some(&HttpDate::from(date).to_string()));
    local.clock.advance_s(3600);
    assert!((2 * hour - 1000..=2 * hour).contains(&next_after(2).await));
    // No longer than the bound, and no shorter than the usual pause.
    for (attempt, asked, pause_ms) in
        [(3, "99999999999", RETRY_AFTER_MAX_MS), (4, "1", 10 * 60_000), (5, "soon", 30 * 60_000)]
    {
        receiver.ask_for_a_pause(Some(asked));
        local.clock.advance_s(if attempt == 4 { 12 * 3600 } else { 2 * 3600 });
        assert_eq!(next_after(attempt).await, pause_ms, "{asked}");
    }
}

#[tokio::test]
async fn a_webhook_that_fails_for_a_day_is_disabled_and_goes_on_where_it_stopped() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = program(&local, "Ada").await;
    receiver.answer_by(|_| (503, String::new()));
    let (path, _) = webhook(&ada, &json!({ "url": receiver.url })).await;
    table_of(&ada).await;
    let mut attempts = 0;
    while state(&ada).await["disabled"].is_null() {
        attempts += 1;
        receiver.wait_for(attempts).await;
        until("it is noted", async || self::attempts(&ada, &path).await == attempts).await;
        local.clock.advance_s(4 * 60 * 60);
    }
    assert_eq!(state(&ada).await["disabled"], "failing");
    assert!((6..12).contains(&attempts), "{attempts} attempts in a day");
    // One write has disabled it and told of it.
    let told = news_of(&ada).await;
    let notice = &told.last().unwrap()["news"];
    assert_eq!(
        (&notice["type"], &notice["reason"]),
        (&json!("webhook.disabled"), &json!("failing"))
    );
    receiver.answer_by(|_| (200, String::new()));
    ada.put(&path, &json!({ "active": true })).await.expect(200);
    let received = receiver.wait_for(attempts + told.len()).await;
    let numbers: Vec<u64> = received[attempts..].iter().map(Received::number).collect();
    assert_eq!(numbers, (1..=told.len() as u64).collect::<Vec<_>>(), "nothing was lost");
}

#[tokio::test]
async fn a_receiver_that_is_gone_gets_nothing_more() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = user(&local.anonymous(), "Ada").await;
    receiver.answer_with(&[410]);
    webhook(&ada, &json!({ "url": receiver.url })).await;
    table_of(&ada).await;
    until("it is disabled", async || state(&ada).await["disabled"] == "gone").await;
    let told = news_of(&ada).await;
    assert!(told.iter().any(|item| item["news"]["type"] == "webhook.disabled"), "{told:?}");
    assert_eq!(receiver.received().len(), 1);
}

/// The receivers of many accounts do not answer. Deliveries to another player go on.
#[tokio::test]
async fn silent_receivers_of_many_players_do_not_delay_the_deliveries_of_others() {
    let (local, quick) = (Local::start(), Receiver::start());
    let silent: Vec<Receiver> = (0..TARGETS).map(|_| Receiver::start()).collect();
    silent.iter().for_each(Receiver::fall_silent);
    let ada = user(&local.anonymous(), "Ada").await;
    let (path, _) = webhook(&ada, &json!({ "url": quick.url })).await;
    let deliveries = format!("{path}/deliveries");
    ada.post(&deliveries, &json!({})).await.expect(202);
    until("it is known to be quick", async || attempts(&ada, &path).await == 1).await;
    for number in 0..CROWD {
        let player = user(&local.anonymous(), &format!("Player {number}")).await;
        for receiver in [number % TARGETS, (number + 1) % TARGETS] {
            webhook(&player, &json!({ "url": silent[receiver].url })).await;
        }
        // The feed tells of it, so something is to be delivered to both receivers at once.
        let table = json!({ "ruleset": "medici", "seats": 3 });
        player.post("/v1/games", &table).await.expect(201);
    }
    let arrived = || silent.iter().map(|receiver| receiver.received().len()).sum::<usize>();
    until("deliveries are under way", async || arrived() >= CROWD / 2).await;
    let asked = Instant::now();
    ada.post(&deliveries, &json!({})).await.expect(202);
    quick.wait_for(2).await;
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
}

#[tokio::test]
async fn a_player_is_served_as_long_as_there_are_webhooks_that_deliver() {
    let ([one, two], receiver) = (Local::two(), Receiver::start());
    let served = |number: usize| {
        let counts = [&one, &two].map(|local| local.app.webhooks.counts.clone());
        async move { counts.iter().all(|counts| counts.served() == number) }
    };
    let (ada, ben) = (user(&one.anonymous(), "Ada").await, user(&one.anonymous(), "Ben").await);
    let wish = json!({ "url": receiver.url });
    let (path, _) = webhook(&ada, &wish).await;
    let (removed, _) = webhook(&ben, &wish).await;
    until("both servers serve both", || served(2)).await;
    ben.delete(&removed).await.expect(204);
    until("one of them is served", || served(1)).await;
    ada.put(&path, &json!({ "active": false })).await.expect(200);
    until("nobody is served", || served(0)).await;
    ada.put(&path, &json!({ "active": true })).await.expect(200);
    let (made, _) = webhook(&ben, &wish).await;
    for (player, path) in [(&ada, path), (&ben, made)] {
        player.post(&format!("{path}/deliveries"), &json!({})).await.expect(202);
    }
    receiver.wait_for(2).await;
    until("both are served again", || served(2)).await;
}

/// How a receiver answers.
type Answering = fn(&Received) -> (u16, String);

/// Answers each decision that comes with the first of its actions.
fn first_action(got: &Received) -> (u16, String) {
    let action = &got.json()["decision"]["actions"][0];
    (200, if action.is_null() { String::new() } else { json!({ "action": action }).to_string() })
}

/// The same with integers as some languages write them: `7.0`.
fn first_action_in_floats(got: &Received) -> (u16, String) {
    fn in_floats(value: &Value) -> Value {
        match value {
            Value::Number(number) => json!(number.as_f64()),
            Value::Array(items) => items.iter().map(in_floats).collect(),
            Value::Object(fields) => {
                fields.iter().map(|(name, value)| (name.clone(), in_floats(value))).collect()
            }
            other => other.clone(),
        }
    }
    let (status, text) = first_action(got);
    let answer = serde_json::from_str(&text).map(|answer| in_floats(&answer).to_string());
    (status, answer.unwrap_or_default())
}

#[tokio::test]
async fn a_bot_plays_by_its_answers_alone() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let grace = user(&local.anonymous(), "Grace").await;
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    let robot = json!({ "name": "Robot", "engine": engine });
    let robot = grace.post("/v1/me/bots", &robot).await.expect(201);
    let wish =
        json!({ "name": "x", "scopes": ["account", "read", "play", "tables"], "bot": robot["id"] });
    let token = grace.post("/v1/me/tokens", &wish).await.expect(201);
    let robot = grace.with_token(token["secret"].as_str().unwrap());
    webhook(&robot, &json!({ "url": receiver.url, "answers": true })).await;
    let ways: [(&str, Answering); 2] =
        [("medici", first_action_in_floats), ("basari", first_action)];
    for (ruleset, answering) in ways {
        receiver.answer_by(answering);
        let made = robot.post("/v1/games", &json!({ "ruleset": ruleset, "seats": 3 })).await;
        let table = Table::of(&made.expect(201), vec![robot.clone()]);
        table.seat_bot(1, "random").await.expect(200);
        table.seat_bot(2, "random").await.expect(200);
        table.start().await;
        table.finished().await;
    }
    let id = state(&robot).await["id"].clone();
    let path = format!("/v1/me/webhooks/{}/deliveries", id.as_str().unwrap());
    let log = robot.get(&path).await.expect(200);
    assert!(log["items"].as_array().unwrap().iter().any(|item| item["outcome"] == "played"));
}

#[tokio::test]
async fn an_answer_that_cannot_be_played_changes_nothing_and_is_told() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = user(&local.anonymous(), "Ada").await;
    receiver.answer_by(|got| match got.json()["decision"].is_null() {
        true => (204, String::new()),
        false => (200, json!({ "action": { "type": "medici.burn" } }).to_string()),
    });
    let wish = json!({ "url": receiver.url, "answers": true, "types": ["decision.opened"] });
    let (path, _) = webhook(&ada, &wish).await;
    let mut table = table_of(&ada).await;
    table.start().await;
    let mut dice = Dice::new(3);
    while table.due().await.iter().all(|due| due.seat != 0) {
        table.step(&mut dice).await;
    }
    let seq = table.seq().await;
    let log = async || ada.get(&format!("{path}/deliveries")).await.expect(200)["items"].clone();
    until("it is noted", async || log().await[0]["outcome"] == "answer_refused").await;
    assert!(log().await[0]["refusal"].as_str().unwrap().len() > 5);
    assert_eq!(table.seq().await, seq);
}

/// An answer that meets a fault which passes counts as not delivered: the decision comes again, with the
/// same id, and its answer is played then.
#[tokio::test]
async fn an_answer_that_meets_a_store_without_an_answer_is_asked_for_again() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = user(&local.anonymous(), "Ada").await;
    let (store, mut asked) = (local.store.clone(), 0);
    receiver.answer_by(move |got| {
        asked += u32::from(!got.json()["decision"].is_null());
        let lost = UnknownPolicy { every: 1.try_into().unwrap(), outcome: Fate::Lost };
        store.inject_unknown((asked == 1).then_some(lost));
        first_action(got)
    });
    let wish = json!({ "url": receiver.url, "answers": true, "types": ["decision.opened"] });
    let (path, _) = webhook(&ada, &wish).await;
    let made = ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let table = Table::of(&made.expect(201), vec![ada.clone()]);
    for seat in [1, 2] {
        table.seat_bot(seat, "random").await.expect(200);
    }
    table.start().await;
    let log = async || ada.get(&format!("{path}/deliveries")).await.expect(200)["items"].clone();
    until("it is played", async || log().await[0]["outcome"] == "played").await;
    let received = receiver.wait_for(2).await;
    assert_eq!(received[0].number(), received[1].number());
    assert!(local.store.injected_unknown() > 0);
    let log = log().await;
    let outcomes: Vec<_> = log.as_array().unwrap().iter().map(|one| &one["outcome"]).collect();
    assert!(outcomes.iter().all(|outcome| *outcome == "played"), "{outcomes:?}");
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
