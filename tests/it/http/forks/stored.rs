//! How forks are stored: each is one entry, shares the rest with its game, and is made once.

use reqwest::Method;
use serde_json::{Value, json};

use super::{TEN_YEARS_S, at, finished, record_of};
use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::{ANCESTORS_MAX, Local},
    table::Table,
};

/// A fork with bots on all seats, which has started: it can be forked in turn where it begins.
async fn started_fork(ada: &Caller, of: &str, at: u64) -> Answer {
    let bots = (0..3).map(|seat| json!({ "seat": seat, "occupant": "bot", "bot": "greedy" }));
    let body = json!({ "at": at, "seats": bots.collect::<Vec<_>>() });
    let made = ada.post(&format!("/v1/games/{of}/forks"), &body).await;
    if made.status == 201 {
        let id = made.body["id"].as_str().unwrap().to_owned();
        ada.call(&format!("/v1/games/{id}/start")).await.expect(200);
    }
    made
}

/// Forks a sandbox, the fork, the fork of the fork, and so on, until that is refused.
pub async fn too_deep(local: &Local) -> Answer {
    let body = json!({ "ruleset": "medici", "seats": 3, "sandbox": { "seed": "07".repeat(32) } });
    let table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    let ada = &table.seats[0];
    let mut game = table.game.clone();
    for _ in 0..=ANCESTORS_MAX {
        let seq = ada.get(&format!("/v1/games/{game}")).await.expect(200)["seq"].clone();
        let made = started_fork(ada, &game, seq.as_u64().unwrap()).await;
        if made.status != 201 {
            return made;
        }
        game = made.body["id"].as_str().unwrap().to_owned();
    }
    panic!("{ANCESTORS_MAX} forks of forks are the limit");
}

#[tokio::test]
async fn a_fork_is_one_entry_and_shares_the_rest_with_its_game() {
    let local = Local::start();
    let source = finished(&local, 1).await;
    let (_, value) = record_of(&source.seats[0], &source.game).await;
    let ada = local.guest("Ada").await;
    let before = local.exported().await.len();
    let body = json!({ "at": at(&value, 60), "seats": [{ "seat": 0, "occupant": "me" }] });
    let mut forks = Vec::new();
    for _ in 0..5 {
        forks.push(ada.post(&source.path("/forks"), &body).await.expect(201));
    }
    assert_eq!(local.exported().await.len(), before + 5);
    let mut fork = Table::joined(&local.address, ada.clone(), &forks[0], 3).await;
    fork.start().await;
    fork.finish(&mut Dice::new(3)).await;
    let (_, value) = record_of(&ada, &fork.game).await;
    let again = ada.post(&fork.path("/forks"), &json!({ "at": at(&value, 80) })).await.expect(201);
    let lines = local.exported().await;
    let parents_of = |game: &Value| -> Vec<Value> {
        let of = lines.iter().filter(|line| line["entry"]["log"] == *game);
        of.map(|line| line["entry"]["entry"]["parent"]["log"].clone()).collect()
    };
    assert_eq!(parents_of(&again["id"]), [json!(fork.game)]);
    assert_eq!(parents_of(&forks[1]["id"]), [json!(source.game)]);
    // The record of a fork stands alone.
    let taken = value["seeds"][1]["from_commit"].as_u64().unwrap();
    assert!(taken > 0 && value["commits"].as_array().unwrap().len() as u64 > taken);
    let elsewhere = Local::start();
    elsewhere.clock.advance_s(TEN_YEARS_S);
    elsewhere.guest("Ada").await.post("/v1/records", &value).await.expect(201);
}

#[tokio::test]
async fn a_limited_number_of_games_comes_before_a_fork() {
    let local = Local::idle();
    too_deep(&local).await.refused("fork-too-deep");
}

#[tokio::test]
async fn a_repeated_request_makes_one_fork() {
    let mut local = Local::start();
    let source = finished(&local, 11).await;
    let (ada, path) = (source.seats[0].clone(), source.path("/forks"));
    let (_, value) = record_of(&ada, &source.game).await;
    let body = json!({ "at": at(&value, 50), "seats": [{ "seat": 2, "occupant": "me" }] });
    let send =
        || ada.request(Method::POST, &path).header("idempotency-key", "k").json(&body).send();
    let (one, two) = tokio::join!(send(), send());
    assert_eq!(one.body, two.body, "once, with both requests");
    assert_eq!([one.status, two.status].iter().filter(|status| **status == 201).count(), 1);
    let elsewhere = json!({ "at": at(&value, 40) });
    let other = ada.request(Method::POST, &path).header("idempotency-key", "k").json(&elsewhere);
    other.send().await.refused("idempotency-key-reused");
    let mut fork = Table::of(&one.body, vec![ada.clone()]);
    for (seat, name) in [(0, "Ben"), (1, "Cleo")] {
        let guest = local.guest(name).await;
        let path = fork.path(&format!("/seats/{seat}"));
        guest.put(&path, &json!({ "occupant": "me" })).await.expect(200);
        fork.seats.insert(seat, guest);
    }
    fork.seats[2].call(&fork.path("/start")).await.expect(200);
    fork.steps(&mut Dice::new(12), 3).await;
    assert_eq!(send().await.expect(200), one.body, "as it was made");
    local = local.restarted();
    assert_eq!(send().await.expect(200), one.body, "as it was made");
    drop(local);
}
