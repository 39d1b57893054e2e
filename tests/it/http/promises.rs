//! Refusals that pages of the guide promise and that no other test provokes: what a full disk, a
//! full quota, a full queue and a store that does not answer refuse.

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};

use super::{
    invitations::invite,
    ratings::{named, users},
    seeks::medici,
    tournaments::{cup, round_robin},
};
use crate::support::{
    client::{Answer, Caller, Request},
    dice::Dice,
    local::{Fate, Local, MIN_FREE_BYTES, QuotaSettings, STORED_BYTES_UNIT},
    table::Table,
};

/// Evaluations that are asked for at once: more than run and wait of one player (17).
const EVALUATIONS: usize = 100;

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// Requests that make something.
fn making(local: &Local, caller: &Caller) -> Vec<Request> {
    let made = [
        ("/v1/games", medici(3)),
        ("/v1/seeks", medici(3)),
        ("/v1/matches", json!({ "ruleset": "basari", "seats": 3 })),
        ("/v1/tournaments", cup(local, &round_robin(), 2)),
    ];
    made.map(|(path, body)| caller.request(Method::POST, path).json(&body)).into()
}

#[tokio::test]
async fn a_full_disk_takes_no_seek_match_tournament_invitation_and_webhook() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let made = ada.post("/v1/games", &medici(3)).await.expect(201);
    let table = Table::of(&made, vec![ada.clone()]);
    local.set_free_bytes(MIN_FREE_BYTES - 1);
    let stored = local.entries().await;
    for request in making(&local, &ada) {
        request.send().await.refused("storage-full");
    }
    invite(&table, &ben, None).await.refused("storage-full");
    let webhook = json!({ "url": "https://example.org/" });
    ada.post("/v1/me/webhooks", &webhook).await.refused("storage-full");
    assert_eq!(local.entries().await, stored, "nothing was stored");
}

#[tokio::test]
async fn a_full_quota_takes_no_seek_match_tournament_and_rematch() {
    let user_bytes = 2 * STORED_BYTES_UNIT;
    let local = Local::with_quotas(QuotaSettings { user_bytes, ..QuotaSettings::default() });
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let made = ada.post("/v1/games", &medici(3)).await.expect(201);
    let mut over = Table::of(&made, vec![ada.clone(), ben, cleo]);
    for seat in [1, 2] {
        let path = over.path(&format!("/seats/{seat}"));
        over.seats[seat].put(&path, &json!({ "occupant": "me" })).await.expect(200);
    }
    over.start().await;
    over.finish(&mut Dice::new(1)).await;
    // What has grown is counted again.
    local.clock.advance_s(11);
    while ada.post("/v1/games", &medici(3)).await.status == 201 {}
    for request in making(&local, &ada) {
        request.send().await.refused("storage-quota");
    }
    ada.call(&over.path("/rematch")).await.refused("storage-quota");
}

#[tokio::test]
async fn evaluations_beyond_the_queue_of_a_player_are_refused_as_busy_and_answered_later() {
    let local = Local::start();
    let body = json!({ "ruleset": "dale_of_merchants", "seats": 2, "sandbox": { "seed": SEED } });
    let table = Table::made(&local.address, 2, &body).await;
    table.start().await;
    let due = table.first_due().await;
    let (player, path) = (&table.seats[due.seat], table.path("/evaluations"));
    let wanted: Value = json!({ "seat": due.seat, "bot": "search" });
    // New connections come at a pace of their own, so they are opened before.
    join_all((0..EVALUATIONS).map(|_| player.get("/v1/meta"))).await;
    let answers: Vec<Answer> =
        join_all((0..EVALUATIONS).map(|_| player.post(&path, &wanted))).await;
    let refused: Vec<&Answer> = answers.iter().filter(|answer| answer.status != 200).collect();
    assert!(!refused.is_empty() && refused.len() < EVALUATIONS, "{} refused", refused.len());
    for answer in refused {
        assert!(!answer.header("retry-after").is_empty());
        answer.clone().refused("busy");
    }
    player.post(&path, &wanted).await.expect(200);
}

#[tokio::test]
async fn what_the_store_does_not_confirm_is_unavailable() {
    let local = Local::start();
    let ada = users(&local, &["Ada"]).await.remove(0);
    local.make_results_unknown(1, Fate::Lost);
    ada.post("/v1/games", &medici(3)).await.refused("store-unavailable");
    local.end_unknown_results();
    ada.post("/v1/games", &medici(3)).await.expect(201);
}
