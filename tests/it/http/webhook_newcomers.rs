//! The first delivery to a new receiver, beside many accounts whose receivers do not answer.

use std::time::{Duration, Instant};

use kontor_testing::waits::until;
use serde_json::json;

use crate::support::{client::Caller, local::Local, receiver::Receiver};

/// Accounts with silent receivers: twice as many as there are places for those.
const CROWD: usize = 60;
/// The receivers of these, so many that no limit of one target matters.
const TARGETS: usize = 6;
/// The time that the first attempts of so many take, two seconds for sixteen of them.
const WAIT_MAX: Duration = Duration::from_secs(8);

async fn user(local: &Local, name: &str) -> Caller {
    let wish = json!({ "name": name, "password": "cinnamon" });
    local.anonymous().signed_in(&local.anonymous().post("/v1/users", &wish).await)
}

/// The path of a new webhook.
async fn webhook(caller: &Caller, receiver: &Receiver) -> String {
    let made = caller.post("/v1/me/webhooks", &json!({ "url": receiver.url })).await.expect(201);
    format!("/v1/me/webhooks/{}", made["webhook"]["id"].as_str().unwrap())
}

/// Many accounts whose receivers do not answer. For half a minute more deliveries to them are due
/// than there are places. Receivers that are dropped answer, so the caller keeps them.
async fn crowd(local: &Local) -> Vec<Receiver> {
    let silent: Vec<Receiver> = (0..TARGETS).map(|_| Receiver::start()).collect();
    silent.iter().for_each(Receiver::fall_silent);
    for number in 0..CROWD {
        let player = user(local, &format!("Player {number}")).await;
        for receiver in [number % TARGETS, (number + 1) % TARGETS] {
            webhook(&player, &silent[receiver]).await;
        }
        // The feed tells of it, so something is to be delivered to both receivers at once.
        let table = json!({ "ruleset": "medici", "seats": 3 });
        player.post("/v1/games", &table).await.expect(201);
    }
    let arrived = || silent.iter().map(|receiver| receiver.received().len()).sum::<usize>();
    until("many wait for an answer", async || arrived() >= CROWD).await;
    silent
}

#[tokio::test]
async fn a_first_delivery_does_not_wait_for_receivers_that_are_silent() {
    let (local, new) = (Local::start(), Receiver::start());
    let _silent = crowd(&local).await;
    let ben = user(&local, "Ben").await;
    let path = webhook(&ben, &new).await;
    let asked = Instant::now();
    ben.post(&format!("{path}/deliveries"), &json!({})).await.expect(202);
    new.wait_for(1).await;
    assert!(asked.elapsed() < WAIT_MAX, "{:?}", asked.elapsed());
}

#[tokio::test]
async fn a_first_delivery_that_is_cut_short_is_sent_again_with_the_same_id() {
    let (local, new) = (Local::start(), Receiver::start());
    let _silent = crowd(&local).await;
    let ben = user(&local, "Ben").await;
    let path = webhook(&ben, &new).await;
    new.fall_silent();
    // A test is delivered by one attempt.
    ben.post(&format!("{path}/deliveries"), &json!({})).await.expect(202);
    let received = new.wait_for(2).await;
    assert_eq!(received[0].id, received[1].id);
}
