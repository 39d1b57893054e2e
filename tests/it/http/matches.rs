//! Quick matching: who comes together without choosing, once, also with faults.

mod put_together;
mod repetition;

use serde_json::{Value, json};

use super::{
    catalogue::limit,
    player_lists,
    ratings::named,
    seeks::{join, sought},
    tokens::{bot, made},
};
use crate::support::{
    client::{Answer, Caller},
    local::Local,
};

fn basari() -> Value {
    json!({ "ruleset": "basari", "seats": 3 })
}

async fn ask(player: &Caller, wanted: &Value) -> Value {
    player.post("/v1/matches", wanted).await.expect(200)
}

async fn ask_with_key(player: &Caller, wanted: &Value, key: &str) -> Answer {
    let request = player.request(reqwest::Method::POST, "/v1/matches");
    request.header("idempotency-key", key).json(wanted).send().await
}

async fn leave(player: &Caller, found: &Value) -> Answer {
    player.delete(&format!("/v1/seeks/{}", found["seek"]["id"].as_str().unwrap())).await
}

fn game_path(found: &Value) -> String {
    format!("/v1/games/{}", found["game"].as_str().unwrap())
}

fn ids(items: &Value) -> Vec<String> {
    let mut ids: Vec<String> = items
        .as_array()
        .unwrap()
        .iter()
        .map(|player| player["id"].as_str().unwrap_or_default().to_owned())
        .collect();
    ids.sort_unstable();
    ids
}

fn seated(game: &Value) -> Vec<String> {
    let seats = game["seats"].as_array().unwrap().iter();
    ids(&seats.map(|seat| seat["player"].clone()).collect())
}

/// The ids of these players, sorted.
fn of(players: &[&Caller]) -> Vec<String> {
    let mut ids: Vec<String> = players.iter().map(|player| player.id.clone()).collect();
    ids.sort_unstable();
    ids
}

async fn open_seeks(local: &Local) -> Vec<Value> {
    let page = local.anonymous().get("/v1/seeks?limit=50").await.expect(200);
    page["items"].as_array().unwrap().clone()
}

async fn running(local: &Local) -> Vec<Value> {
    let page = local.anonymous().get("/v1/games?status=running").await.expect(200);
    page["items"].as_array().unwrap().clone()
}

/// Players who have seeks of their own, as if all had asked at the same moment: each has blocked all
/// others until then.
async fn apart(local: &Local, players: &[&Caller], wanted: &Value) -> Vec<Value> {
    let pairs = || {
        let others = |one| players.iter().filter(move |other: &&&Caller| other.id != one);
        players.iter().flat_map(move |one| others(one.id.clone()).map(move |other| (one, other)))
    };
    for (one, other) in pairs() {
        player_lists::put(one, "blocks", &other.id).await.expect(200);
    }
    let mut found = Vec::new();
    for player in players {
        local.clock.advance_s(1);
        found.push(ask(player, wanted).await);
    }
    for (one, other) in pairs() {
        one.delete(&format!("/v1/me/blocks/{}", other.id)).await;
    }
    found
}

async fn program(owner: &Caller, name: &str) -> Caller {
    let bot = bot(owner, name).await;
    let body = json!({ "name": "key", "scopes": ["read", "play", "tables"], "bot": bot["id"] });
    made(owner, &body).await.0
}

async fn look(local: &Local) {
    local.app.seeks.update().await.unwrap();
}

#[tokio::test]
async fn who_asks_comes_into_the_oldest_seek_that_fits_and_the_last_one_starts_the_game() {
    let local = Local::start();
    let [ada, ben, cleo, dan, eve] = named(&local, ["Ada", "Ben", "Cleo", "Dan", "Eve"]).await;
    let older = sought(&ada, &basari()).await;
    local.clock.advance_s(1);
    sought(&ben, &basari()).await;
    let found = ask(&cleo, &basari()).await;
    assert_eq!((&found["status"], &found["game"]), (&json!("open"), &older["game"]));
    assert_eq!((&found["seek"]["id"], &found["seek"]["matching"]), (&older["id"], &json!(false)));
    let done = ask(&dan, &basari()).await;
    assert_eq!((&done["status"], &done["game"]), (&json!("complete"), &older["game"]));
    let game = local.anonymous().get(&game_path(&done)).await.expect(200);
    assert_eq!((&game["status"], &game["visibility"]), (&json!("running"), &json!("public")));
    assert_eq!(seated(&game), of(&[&ada, &cleo, &dan]));
    assert_eq!(ids(&ask(&eve, &basari()).await["seek"]["players"]), of(&[&ben, &eve]));
}

#[tokio::test]
async fn a_seek_with_other_terms_does_not_fit() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let with = |name: &str, value: Value| {
        let mut terms = basari();
        terms[name] = value;
        terms
    };
    let own = ask(&ben, &basari()).await;
    assert_eq!((&own["seek"]["matching"], &own["seek"]["seats"]), (&json!(true), &json!(3)));
    for other in [
        with("ruleset", json!("medici")),
        with("seats", json!(4)),
        with("turn_limit_s", json!(60)),
        with("clock", json!({ "time": { "type": "turn", "limit_s": 3_600 } })),
    ] {
        let found = ask(&ada, &other).await;
        assert_eq!(ids(&found["seek"]["players"]), std::slice::from_ref(&ada.id), "{other}");
        assert_eq!(leave(&ada, &found).await.status, 204);
    }
    assert_eq!(leave(&ben, &own).await.status, 204);
    // A game that could begin with fewer players, or with bots, is another one than was asked for.
    let mut filled = basari();
    (filled["fill_with"], filled["wait_s"]) = (json!("random"), json!(60));
    let mut fewer = json!({ "ruleset": "basari", "seats": 4 });
    (fewer["seats_min"], fewer["wait_s"]) = (json!(3), json!(60));
    sought(&cleo, &filled).await;
    sought(&cleo, &fewer).await;
    for wanted in [basari(), with("seats", json!(4))] {
        let found = ask(&ada, &wanted).await;
        assert_eq!(ids(&found["seek"]["players"]), std::slice::from_ref(&ada.id), "{wanted}");
    }
    // What is left out and what is the default are the same.
    let rules = ada.get("/v1/rulesets/dale_of_merchants").await.expect(200);
    assert!(rules["options_schema"]["properties"]["teams"].is_object());
    let plain = json!({ "ruleset": "dale_of_merchants", "seats": 3 });
    let mut said = plain.clone();
    said["options"] = json!({ "teams": false });
    ask(&ada, &plain).await;
    assert_eq!(ids(&ask(&ben, &said).await["seek"]["players"]), of(&[&ada, &ben]));
    said["options"] = json!({ "round_limit": 20 });
    assert_eq!(ids(&ask(&cleo, &said).await["seek"]["players"]), of(&[&cleo]));
}

#[tokio::test]
async fn what_cannot_be_played_is_refused() {
    let local = Local::start();
    let guest = local.guest("Guest").await;
    for (wanted, code) in [
        (json!({ "ruleset": "chess", "seats": 2 }), "ruleset-unknown"),
        (json!({ "ruleset": "basari", "seats": 6 }), "options-invalid"),
        (json!({ "ruleset": "basari", "seats": 3, "rated": true }), "malformed-body"),
        (
            json!({ "ruleset": "basari", "seats": 3, "rated": true, "turn_limit_s": 60 }),
            "rated-table",
        ),
    ] {
        guest.post("/v1/matches", &wanted).await.refused(code);
    }
    assert_eq!(open_seeks(&local).await, [] as [Value; 0]);
}

#[tokio::test]
async fn blocks_keep_players_apart_in_both_directions() {
    let local = Local::start();
    let [ada, ben, cleo, dan] = named(&local, ["Ada", "Ben", "Cleo", "Dan"]).await;
    player_lists::put(&ada, "blocks", &ben.id).await.expect(200);
    player_lists::put(&cleo, "blocks", &ada.id).await.expect(200);
    ask(&ada, &basari()).await;
    local.clock.advance_s(1);
    assert_eq!(ids(&ask(&ben, &basari()).await["seek"]["players"]), of(&[&ben]));
    assert_eq!(ids(&ask(&cleo, &basari()).await["seek"]["players"]), of(&[&ben, &cleo]));
    look(&local).await;
    assert_eq!(open_seeks(&local).await.len(), 2);
    assert_eq!(ids(&ask(&dan, &basari()).await["seek"]["players"]), of(&[&ada, &dan]));
}

#[tokio::test]
async fn people_are_put_together_with_people_and_programs_with_programs() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let (one, two) = (program(&ada, "One").await, program(&ada, "Two").await);
    let own = ask(&ben, &basari()).await;
    let found = ask(&one, &basari()).await;
    assert_eq!(ids(&found["seek"]["players"]), of(&[&one]));
    assert_eq!(ids(&ask(&two, &basari()).await["seek"]["players"]), of(&[&one, &two]));
    join(&two, &own["seek"]).await.refused("seek-closed");
    join(&ben, &found["seek"]).await.refused("seek-closed");
    look(&local).await;
    assert_eq!(open_seeks(&local).await.len(), 2);
}

#[tokio::test]
async fn a_match_counts_as_a_seek_and_ends_like_one() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let most = limit(&ada, "seeks_max").await;
    let mut found = Vec::new();
    for number in 0..most {
        let wanted = json!({ "ruleset": "basari", "seats": 3, "turn_limit_s": 60 + number });
        found.push(ask(&ada, &wanted).await);
    }
    ada.post("/v1/matches", &basari()).await.refused("seeks-spent");
    ada.post("/v1/seeks", &basari()).await.refused("seeks-spent");
    assert_eq!(leave(&ada, &found[0]).await.status, 204);
    ask(&ada, &basari()).await;
    // They expire like others.
    local.clock.advance_s(60 * 60);
    assert_eq!(open_seeks(&local).await.len(), 0);
    look(&local).await;
    assert_eq!(local.documents("seek/").await, []);
}

#[tokio::test]
async fn a_deleted_account_waits_for_no_match() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    apart(&local, &[&ada, &ben], &basari()).await;
    look(&local).await;
    let body = json!({ "password": "cinnamon" });
    assert_eq!(ben.post("/v1/me/deletion", &body).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    assert_eq!(ids(&open_seeks(&local).await[0]["players"]), of(&[&ada]));
    assert!(local.documents(&format!("seeks/{}", ben.id)).await.is_empty());
}
