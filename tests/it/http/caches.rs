//! What games count for in memory.

use serde_json::{Value, json};

use crate::support::{client::Caller, local::Local};

/// How much the cache of games grows by a new game with these options.
async fn memory_of_game(local: &Local, owner: &Caller, options: Value) -> u64 {
    let before = local.cached_bytes();
    let body = json!({ "ruleset": "haendler", "seats": 3, "options": options });
    let made = owner.post("/v1/games", &body).await.expect(201);
    let path = format!("/v1/games/{}", made["id"].as_str().unwrap());
    owner.get(&path).await.expect(200);
    let grown = local.cached_bytes() - before;
    owner.get(&path).await.expect(200);
    assert_eq!(local.cached_bytes(), before + grown, "looking again takes no more");
    grown
}

#[tokio::test]
async fn a_game_on_a_board_of_ones_own_counts_for_its_board() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let components = ada.get("/v1/rulesets/haendler/components").await.expect(200);
    let layout = &components["components"]["boards"][0]["board"];
    let usual = memory_of_game(&local, &ada, json!({})).await;
    let own = json!({ "board": { "type": "own", "layout": layout } });
    let large = memory_of_game(&local, &ada, own).await;
    assert!((8 << 10..24 << 10).contains(&usual), "{usual} bytes");
    assert!(large > usual + (90 << 10), "{large} bytes");
}
