//! Receivers that reject deliveries, are silent, or are gone.

use std::time::{Duration, Instant};

use actix_web::http::header::HttpDate;
use kontor_testing::waits::until;
use serde_json::json;

use super::{news_of, program, state, table_of, user, webhook};
use crate::support::{
    client::Caller,
    local::Local,
    receiver::{Received, Receiver},
};

/// Accounts with slow receivers, and the targets of these: of each target a few deliveries are under
/// way at a time.
const CROWD: usize = 60;
const TARGETS: usize = 6;
/// The longest pause that a receiver can ask for, by `docs/webhooks.md`.
const RETRY_AFTER_MAX_MS: u64 = 12 * 60 * 60 * 1000;

/// How many attempts to deliver are in the list.
async fn attempts(caller: &Caller, path: &str) -> usize {
    let log = caller.get(&format!("{path}/deliveries")).await.expect(200);
    log["items"].as_array().unwrap().len()
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
    until("no player is served", || served(0)).await;
    ada.put(&path, &json!({ "active": true })).await.expect(200);
    let (made, _) = webhook(&ben, &wish).await;
    for (player, path) in [(&ada, path), (&ben, made)] {
        player.post(&format!("{path}/deliveries"), &json!({})).await.expect(202);
    }
    receiver.wait_for(2).await;
    until("both are served again", || served(2)).await;
}

/// Otherwise the task of the player would have a place until the suspension is over.
#[tokio::test]
async fn a_suspended_player_is_not_served_any_more_once_there_are_no_webhooks() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let counts = local.app.webhooks.counts.clone();
    let ada = user(&local.anonymous(), "Ada").await;
    webhook(&ada, &json!({ "url": receiver.url })).await;
    until("the player is served", || async { counts.served() == 1 }).await;
    let act = json!({ "act": "suspend", "player": ada.id, "told": "Insults." });
    local.operate(act).await.unwrap();
    local.take_document(&format!("webhooks/{}", ada.id)).await;
    local.look_at_webhooks(&ada.id);
    until("the player is not served", || async { counts.served() == 0 }).await;
}
