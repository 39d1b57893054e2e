//! Seeks: who comes together, and that a complete one becomes one game, also with faults.

mod list;
mod once;

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use super::{
    catalogue::limit,
    ratings::{named, settled, users},
};
use crate::support::{
    client::{Answer, Caller},
    local::Local,
    record,
};

pub(super) fn medici(seats: u8) -> Value {
    json!({ "ruleset": "medici", "seats": seats })
}

pub(super) async fn sought(player: &Caller, terms: &Value) -> Value {
    player.post("/v1/seeks", terms).await.expect(201)
}

pub(super) async fn join(player: &Caller, seek: &Value) -> Answer {
    player.call(&format!("/v1/seeks/{}/join", seek["id"].as_str().unwrap())).await
}

async fn leave(player: &Caller, seek: &Value) -> Answer {
    player.delete(&format!("/v1/seeks/{}", seek["id"].as_str().unwrap())).await
}

fn path_of(seek: &Value) -> String {
    format!("/v1/games/{}", seek["game"].as_str().unwrap())
}

async fn listed(local: &Local, query: &str) -> Vec<Value> {
    let page = local.anonymous().get(&format!("/v1/seeks{query}")).await.expect(200);
    page["items"].as_array().unwrap().iter().map(|seek| seek["id"].clone()).collect()
}

/// The names of those who sit at the table, sorted.
fn seated(game: &Value) -> Vec<&str> {
    let seats = game["seats"].as_array().unwrap().iter();
    let mut names: Vec<&str> = seats.filter_map(|seat| seat["player"]["name"].as_str()).collect();
    names.sort_unstable();
    names
}

fn players(seek: &Value) -> Vec<&str> {
    let players = seek["players"].as_array().unwrap().iter();
    players.map(|player| player["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn the_last_player_who_comes_starts_the_game() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let seek = sought(&ada, &medici(3)).await;
    assert_eq!((&seek["status"], players(&seek)), (&json!("open"), vec!["Ada"]));
    assert_eq!(sought(&ada, &medici(3)).await, seek, "the request can be repeated");
    local.anonymous().get(&path_of(&seek)).await.refused("game-unknown");
    assert_eq!(listed(&local, "").await, [seek["id"].clone()]);
    for _ in 0..2 {
        assert_eq!(players(&join(&ben, &seek).await.expect(200)), ["Ada", "Ben"]);
    }
    let own = ben.get("/v1/me/seeks").await.expect(200);
    assert_eq!(own["items"][0]["id"], seek["id"]);
    let done = join(&cleo, &seek).await.expect(200);
    assert_eq!((&done["status"], &done["game"]), (&json!("complete"), &seek["game"]));
    let game = local.anonymous().get(&path_of(&seek)).await.expect(200);
    assert_eq!((&game["status"], &game["visibility"]), (&json!("running"), &json!("public")));
    assert_eq!(seated(&game), ["Ada", "Ben", "Cleo"]);
    assert_eq!(game["owner"], ada.id);
    leave(&local.guest("Dan").await, &seek).await.expect(204);
    for player in [&ada, &ben, &cleo] {
        leave(player, &seek).await.refused("seek-closed");
        let feed = player.get("/v1/me/events").await.expect(200).to_string();
        assert!(feed.contains("table.started"));
        assert_eq!(player.get("/v1/me/seeks").await.expect(200)["items"], json!([]));
    }
    assert_eq!(local.documents("seek/").await, []);
    let path = format!("/v1/seeks/{}", seek["id"].as_str().unwrap());
    assert_eq!(local.anonymous().get(&path).await.expect(200), done);
}

#[tokio::test]
async fn a_seek_goes_on_without_who_leaves_and_ends_without_players() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let seek = sought(&ada, &medici(3)).await;
    join(&ben, &seek).await.expect(200);
    for _ in 0..2 {
        assert_eq!(leave(&ada, &seek).await.status, 204);
    }
    let left = ben.get(&format!("/v1/seeks/{}", seek["id"].as_str().unwrap())).await.expect(200);
    assert_eq!(players(&left), ["Ben"]);
    assert_eq!(leave(&ben, &seek).await.status, 204);
    join(&ada, &seek).await.refused("seek-unknown");
    assert_eq!(stored(&local).await, [] as [String; 0]);
}

#[tokio::test]
async fn a_seek_expires() {
    let local = Local::start();
    let [ada, ben] = named(&local, ["Ada", "Ben"]).await;
    let mut terms = medici(3);
    terms["lifetime_s"] = json!(60);
    let seek = sought(&ada, &terms).await;
    local.clock.advance_s(59);
    local.app.seeks.update().await.unwrap();
    assert_eq!(listed(&local, "").await.len(), 1);
    local.clock.advance_s(1);
    assert_eq!(listed(&local, "").await, [] as [Value; 0]);
    join(&ben, &seek).await.refused("seek-unknown");
    assert_eq!(ada.get("/v1/me/seeks").await.expect(200)["items"], json!([]));
    for _ in 0..2 {
        local.app.seeks.update().await.unwrap();
    }
    assert_eq!(stored(&local).await, [] as [String; 0]);
    let told = ada.get("/v1/me/events").await.expect(200)["items"].clone();
    assert_eq!(told.as_array().unwrap().len(), 1);
    assert_eq!(told[0]["news"], json!({ "type": "seek.expired", "seek": seek["id"] }));
}

#[tokio::test]
async fn after_its_wait_a_game_starts_with_fewer_and_with_bots_as_was_said() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let mut fewer = medici(5);
    (fewer["seats_min"], fewer["wait_s"]) = (json!(3), json!(60));
    let mut filled = medici(4);
    (filled["fill_with"], filled["wait_s"]) = (json!("random"), json!(60));
    let (short, few, bots) =
        (sought(&cleo, &fewer).await, sought(&ada, &fewer).await, sought(&ben, &filled).await);
    assert_eq!(few["seats_min"], 3);
    for player in [&ben, &cleo] {
        join(player, &few).await.expect(200);
    }
    local.clock.advance_s(59);
    local.app.seeks.update().await.unwrap();
    assert_eq!(listed(&local, "").await.len(), 3);
    local.clock.advance_s(1);
    local.app.seeks.update().await.unwrap();
    let game = local.anonymous().get(&path_of(&few)).await.expect(200);
    assert_eq!(
        (seated(&game), game["seats"].as_array().unwrap().len()),
        (vec!["Ada", "Ben", "Cleo"], 3)
    );
    let game = local.anonymous().get(&path_of(&bots)).await.expect(200);
    assert_eq!((seated(&game), game["seats"].as_array().unwrap().len()), (vec!["Ben"], 4));
    assert_ne!(game["started_at"], Value::Null);
    // Too few are there, and no player said that bots may come: it waits on, and starts with the
    // third.
    assert_eq!(listed(&local, "").await, [short["id"].clone()]);
    join(&ada, &short).await.expect(200);
    assert_eq!(join(&ben, &short).await.expect(200)["status"], "complete");
}

#[tokio::test]
async fn terms_that_cannot_be_played_are_refused() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let guest = local.guest("Guest").await;
    let with = |change: &dyn Fn(&mut Value)| {
        let mut terms = medici(4);
        change(&mut terms);
        terms
    };
    for (terms, code) in [
        (medici(2), "options-invalid"),
        (with(&|terms| terms["ruleset"] = json!("chess")), "ruleset-unknown"),
        (with(&|terms| terms["wait_s"] = json!(3_600)), "malformed-body"),
        (with(&|terms| terms["seats_min"] = json!(3)), "malformed-body"),
        (with(&|terms| terms["fill_with"] = json!("random")), "malformed-body"),
        (with(&|terms| terms["rated"] = json!(true)), "malformed-body"),
        (
            with(&|terms| (terms["rating_min"], terms["rating_max"]) = (json!(9), json!(8))),
            "malformed-body",
        ),
        (
            with(&|terms| (terms["seats_min"], terms["wait_s"]) = (json!(2), json!(60))),
            "options-invalid",
        ),
    ] {
        ada.post("/v1/seeks", &terms).await.refused(code);
    }
    let alone = |terms: &mut Value| {
        (terms["seats"], terms["seats_min"], terms["wait_s"]) = (json!(1), json!(2), json!(60));
    };
    for terms in [medici(1), with(&alone)] {
        let request = ada.request(Method::POST, "/v1/seeks").json(&terms).bad();
        let problem = request.send().await.refused("options-invalid");
        assert_eq!(problem["errors"][0]["pointer"], "/seats", "{terms}");
    }
    let rated = with(&|terms| (terms["rated"], terms["turn_limit_s"]) = (json!(true), json!(60)));
    guest.post("/v1/seeks", &rated).await.refused("rated-table");
    let seek = sought(&ada, &rated).await;
    join(&guest, &seek).await.refused("rated-table");
    assert_eq!(listed(&local, "?rated=true").await, [seek["id"].clone()]);
    assert_eq!(listed(&local, "?rated=false").await, [] as [Value; 0]);
}

#[tokio::test]
async fn a_range_admits_ratings_within_it() {
    let local = Local::start();
    // Ada, Ben and Cleo have ratings in the pool of Basari for three.
    let players = settled(&local).await;
    let board = local.anonymous().get("/v1/leaderboards/basari").await.expect(200);
    let rating = board["items"][0]["rating"]["rating"].as_u64().unwrap();
    let [dan] = named(&local, ["Dan"]).await;
    let range = |min: u64, max: u64| json!({ "ruleset": "basari", "seats": 3, "rating_min": min, "rating_max": max });
    let at = |wanted: &Value| players.iter().find(|player| wanted == player.id.as_str()).unwrap();
    let best = at(&board["items"][0]["player"]["id"]).clone();
    let seek = sought(&dan, &range(rating, rating)).await;
    join(&best, &seek).await.expect(200);
    let above = sought(&dan, &range(rating + 1, 10_000)).await;
    join(&best, &above).await.refused("rating-outside");
    join(&local.guest("Guest").await, &above).await.refused("rating-outside");
}

#[tokio::test]
async fn who_has_blocked_or_is_blocked_does_not_come_together() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    super::player_lists::put(&ada, "blocks", &ben.id).await.expect(200);
    let seek = sought(&ada, &medici(3)).await;
    let refused = join(&ben, &seek).await.refused("seek-closed");
    let of_ben = sought(&ben, &medici(3)).await;
    join(&ada, &of_ben).await.refused("seek-closed");
    join(&cleo, &of_ben).await.expect(200);
    join(&ada, &of_ben).await.refused("seek-closed");
    assert_eq!(refused["status"], 409);
}

#[tokio::test]
async fn a_player_is_in_so_many_seeks() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    one_too_many(&local, &ada).await.refused("seeks-spent");
    // One that is gone makes room.
    let own = ada.get("/v1/me/seeks").await.expect(200);
    leave(&ada, &own["items"][0]).await;
    sought(&ada, &json!({ "ruleset": "basari", "seats": 3 })).await;
}

/// The seek beyond the number in which a player can be.
pub(super) async fn one_too_many(local: &Local, player: &Caller) -> Answer {
    let most = limit(player, "seeks_max").await;
    for number in 0..most {
        let owner = local.guest(&format!("Guest {number}")).await;
        join(player, &sought(&owner, &medici(6)).await).await.expect(200);
    }
    player.post("/v1/seeks", &medici(5)).await
}

#[tokio::test]
async fn the_record_of_a_game_of_a_seek_is_verified() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let mut terms = medici(3);
    (terms["fill_with"], terms["wait_s"]) = (json!("random"), json!(60));
    let seek = sought(&ada, &terms).await;
    local.clock.advance_s(60);
    local.app.seeks.update().await.unwrap();
    ada.call(&format!("{}/resignations", path_of(&seek))).await.expect(201);
    until("the bots have played", async || {
        local.anonymous().get(&path_of(&seek)).await.body["status"] == "finished"
    })
    .await;
    let text = local.anonymous().get(&format!("{}/record", path_of(&seek))).await.text;
    assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed);
    // No one can claim that the players began from other cards.
    let mut forged: Value = serde_json::from_str(&text).unwrap();
    let events = forged["commits"][0]["events"].as_array_mut().unwrap();
    let started = events.iter().position(|event| event["type"] == "table.started").unwrap();
    events.truncate(started);
    assert!(record::verify(&record::read(&forged.to_string()).unwrap()).is_err());
}

/// Keys of all documents of seeks.
async fn stored(local: &Local) -> Vec<String> {
    let mut keys = Vec::new();
    for prefix in ["seek/", "seeks_", "due/seeks/"] {
        keys.extend(local.documents(prefix).await.into_iter().map(|(key, _)| key));
    }
    keys
}

/// A user with a new token, after those from before have expired.
pub(super) async fn signed_in_again(local: &Local, name: &str) -> Caller {
    let body = json!({ "name": name, "password": "cinnamon" });
    let anonymous = local.anonymous();
    anonymous.signed_in(&anonymous.post("/v1/sessions", &body).await)
}

#[tokio::test]
async fn a_deleted_account_leaves_its_seeks() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let seek = sought(&players[0], &medici(3)).await;
    join(&players[1], &seek).await.expect(200);
    let export = players[0].get("/v1/me/export").await.text;
    assert!(export.lines().any(|line| line.contains(r#""type":"seek""#)), "{export}");
    let body = json!({ "password": "cinnamon" });
    assert_eq!(players[0].post("/v1/me/deletion", &body).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    let path = format!("/v1/seeks/{}", seek["id"].as_str().unwrap());
    assert_eq!(players_of(&local, &path).await, ["Ben"]);
    assert!(local.documents(&format!("seeks/{}", players[0].id)).await.is_empty());
}

async fn players_of(local: &Local, path: &str) -> Vec<String> {
    let seek = local.anonymous().get(path).await.expect(200);
    players(&seek).into_iter().map(str::to_owned).collect()
}

/// No request waits for such work, so the metrics tell operators of it.
#[tokio::test]
async fn a_seek_that_cannot_be_read_is_counted_and_keeps_no_others_from_their_turn() {
    let local = Local::start();
    let [ada, ben, cleo] = named(&local, ["Ada", "Ben", "Cleo"]).await;
    let place = "0".repeat(32);
    local.put_document(&format!("seek/{place}"), &json!("no seek")).await;
    local.put_document(&format!("due/seeks/{:016x}/{place}", 1), &json!({})).await;
    let mut terms = medici(4);
    (terms["seats_min"], terms["wait_s"]) = (json!(3), json!(60));
    let seek = sought(&ada, &terms).await;
    for player in [&ben, &cleo] {
        join(player, &seek).await.expect(200);
    }
    assert_eq!(local.failures("seeks"), 0);
    local.clock.advance_s(61);
    assert!(local.app.seeks.update().await.is_err());
    assert!(local.failures("seeks") > 0);
    assert_eq!(local.anonymous().get(&path_of(&seek)).await.expect(200)["status"], "running");
}

#[tokio::test]
async fn the_table_has_the_names_that_its_players_have_when_it_begins() {
    let local = Local::start();
    let (ada, ben) = (local.guest("Ada").await, local.guest("Ben").await);
    let seek = sought(&ada, &json!({ "ruleset": "haendler", "seats": 2 })).await;
    let wish = json!({ "name": "Countess", "password": "cinnamon" });
    ada.post("/v1/me/upgrade", &wish).await.expect(200);
    join(&ben, &seek).await.expect(200);
    let game = local.anonymous().get(&path_of(&seek)).await.expect(200);
    assert_eq!(seated(&game), ["Ben", "Countess"]);
    let seats = game["seats"].as_array().unwrap();
    assert!(seats.iter().any(|seat| seat["player"]["kind"] == "user"), "{seats:?}");
    let record = local.anonymous().get(&format!("{}/events?limit=5", path_of(&seek))).await.text;
    assert!(!record.contains(r#""name":"Ada""#), "{record}");
}
