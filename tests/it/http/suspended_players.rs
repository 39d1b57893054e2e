//! What becomes of the seeks and tournaments of a player who is suspended: what the player has begun
//! goes on, as at a table whose player is absent, and the player begins nothing new.

use reqwest::Method;
use serde_json::{Value, json};

use super::{
    ratings::{named, users},
    seeks::{join, medici, sought},
    tournaments::{cup, enter, get, path, round_robin, update},
};
use crate::support::{client::Caller, local::Local};

async fn suspend(local: &Local, player: &Caller) {
    let act = json!({ "act": "suspend", "player": player.id, "told": "Insults." });
    local.operate(act).await.unwrap();
}

/// A seek stays as it is, and its game begins with the suspended player, whose clock runs there.
#[tokio::test]
async fn the_seek_of_a_suspended_player_stays_and_its_game_begins() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let seek = sought(&ada, &json!({ "ruleset": "haendler", "seats": 2 })).await;
    let before = local.anonymous().get("/v1/seeks").await.expect(200);
    suspend(&local, &ada).await;
    ada.post("/v1/seeks", &medici(3)).await.refused("account-suspended");
    ada.get("/v1/me/seeks").await.refused("account-suspended");
    assert_eq!(local.anonymous().get("/v1/seeks").await.expect(200), before, "no player is told");
    let done = join(&ben, &seek).await.expect(200);
    assert_eq!(done["status"], "complete");
    let game = format!("/v1/games/{}", seek["game"].as_str().unwrap());
    let shown = ben.get(&game).await.expect(200);
    assert_eq!(shown["status"], "running");
    ada.get(&game).await.refused("account-suspended");
}

/// A player who has entered is drawn and seated; one who has not cannot enter any more.
#[tokio::test]
async fn a_suspended_participant_stays_in_the_tournament() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let [ada, ben, cleo] = &players[..] else { panic!("three users") };
    let made = ada.post("/v1/tournaments", &cup(&local, &round_robin(), 2)).await.expect(201);
    enter(ada, &made).await;
    enter(ben, &made).await;
    suspend(&local, ada).await;
    suspend(&local, cleo).await;
    let entry = path(&made, "/participants/me");
    cleo.request(Method::PUT, &entry).send().await.refused("account-suspended");
    update(&local).await;
    let round = get(&local, &made, "/rounds/1").await;
    let game = round["tables"][0]["games"][0]["game"].as_str().unwrap();
    let game = ben.get(&format!("/v1/games/{game}")).await.expect(200);
    let seats = game["seats"].as_array().unwrap().iter();
    let seated: Vec<&Value> = seats.map(|seat| &seat["player"]["id"]).collect();
    assert!(seated.contains(&&json!(ada.id)) && seated.contains(&&json!(ben.id)), "{game}");
    let act = json!({ "act": "lift", "player": ada.id });
    local.operate(act).await.unwrap();
    ada.get("/v1/me").await.expect(200);
}
