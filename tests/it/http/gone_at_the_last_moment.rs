//! Requests of players whose accounts are deleted at another server after the request has read what
//! it needs: nothing is created for them.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use super::{
    invitations::{invite, table_of},
    oauth::shown_now,
    ratings::{self, named},
    reports::{report, say},
    tournaments::{self, cup, round_robin},
    vacations::in_days,
};
use crate::support::{client::Caller, dice::Dice, local::Local};

/// A request that creates something: method, path and body, which is null where there is none.
type Creation = (Method, String, Value);

/// The keys of everything that is stored and names this player: documents and logs.
async fn keys_of(local: &Local, player: &str) -> BTreeSet<String> {
    let lines = local.exported().await;
    let of_player = lines.iter().filter(|line| line.to_string().contains(player));
    let key = |line: &Value| {
        let key = [&line["document"]["key"], &line["entry"]["log"]].map(Value::as_str);
        key.into_iter().flatten().next().map(str::to_owned)
    };
    of_player.filter_map(key).collect()
}

/// Writes what another server writes first of all when this account is deleted.
async fn is_gone(local: &Local, player: &Caller) {
    local.put_document(&format!("former/{}", player.id), &json!({})).await;
}

fn post(path: impl Into<String>, body: Value) -> Creation {
    (Method::POST, path.into(), body)
}

fn put(path: impl Into<String>, body: Value) -> Creation {
    (Method::PUT, path.into(), body)
}

/// What a player has and shows without any table.
fn of_the_account(local: &Local, other: &Caller, shown: &Value) -> Vec<Creation> {
    let redirect = "https://fortnight.example/done";
    let authorization = json!({
        "app": shown["id"], "redirect_uri": redirect, "scopes": ["read"], "allowed": true,
        "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", "shown": shown,
    });
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    vec![
        put("/v1/me/vacation", json!({ "until": in_days(local, 3) })),
        put("/v1/me/profile", json!({ "about": "Tea, Earl Grey", "hides_history": true })),
        put(format!("/v1/me/blocks/{}", other.id), Value::Null),
        put(format!("/v1/me/mutes/{}", other.id), Value::Null),
        post("/v1/me/webhooks", json!({ "url": "https://example.org/kontor" })),
        post("/v1/me/tokens", json!({ "name": "own", "scopes": ["read"] })),
        post("/v1/me/apps", json!({ "name": "Other", "redirect_uris": [redirect] })),
        post("/v1/me/authorizations", authorization),
        post("/v1/me/bots", json!({ "name": "Abacus of Grace", "engine": engine })),
        post("/v1/me/recovery-codes", json!({ "password": "cinnamon" })),
    ]
}

/// One of two servers writes that the account is gone; the other one has read everything that it
/// needs for the request.
#[tokio::test]
async fn nothing_is_created_for_a_player_who_goes_at_the_last_moment() {
    let [one, two] = Local::two();
    let [grace, ada, ben] = named(&one, ["Grace", "Ada", "Ben"]).await;
    let medici = json!({ "ruleset": "medici", "seats": 3 });
    let players = [grace.clone(), ada.clone(), ben.clone()];
    let mut over = ratings::table_of(&players, &medici).await;
    let began_at = over.start().await["seq"].clone();
    over.finish(&mut Dice::new(1)).await;
    let record = ada.get(&over.path("/record")).await.expect(200);
    let running = ratings::table_of(&[ada.clone(), grace.clone(), ben.clone()], &medici).await;
    running.start().await;
    say(&running, 0, "Good evening").await.expect(201);
    let (own, open) = (table_of(&grace, "public").await, table_of(&ada, "public").await);
    let asked = table_of(&ada, "private").await;
    invite(&asked, &grace, None).await.expect(200);
    let seek = ada.post("/v1/seeks", &medici).await.expect(201);
    let cup = cup(&one, &round_robin(), 4);
    let tournament = ada.post("/v1/tournaments", &cup).await.expect(201);
    let app = json!({
        "name": "Fortnight", "redirect_uris": ["https://fortnight.example/done"],
    });
    let app = ada.post("/v1/me/apps", &app).await.expect(201);
    let app = shown_now(&grace, app["app"]["id"].as_str().unwrap()).await;

    let me = json!({ "occupant": "me" });
    let seek = seek["id"].as_str().unwrap();
    let mut creations = of_the_account(&one, &ben, &app);
    creations.extend([
        put(running.path("/orders"), json!({ "ruleset": "medici", "orders": {} })),
        put(open.path("/seats/1"), me),
        put(own.path(&format!("/invitations/{}", ben.id)), json!({ "seat": null })),
        put(tournaments::path(&tournament, "/participants/me"), Value::Null),
        post("/v1/games", medici.clone()),
        post(over.path("/forks"), json!({ "at": began_at })),
        post(over.path("/rematch"), Value::Null),
        post(running.path("/messages"), json!({ "text": "Hello" })),
        post(running.path("/messages/1/reports"), json!({ "category": "spam" })),
        post(format!("/v1/me/invitations/{}/accept", asked.game), json!({})),
        post("/v1/seeks", medici),
        post("/v1/matches", json!({ "ruleset": "basari", "seats": 3 })),
        post(format!("/v1/seeks/{seek}/join"), Value::Null),
        post("/v1/tournaments", cup),
        post("/v1/records", record),
    ]);
    let late = grace.at(&two.address);
    late.get("/v1/me").await.expect(200);
    let before = keys_of(&one, &grace.id).await;
    is_gone(&one, &grace).await;
    for (method, path, body) in creations {
        let request = late.request(method.clone(), &path);
        let request = if body.is_null() { request } else { request.json(&body) };
        let answer = request.send().await;
        assert_eq!(answer.body["code"], "token-invalid", "{method} {path}: {}", answer.text);
        let mut left = keys_of(&one, &grace.id).await;
        left.remove(&format!("former/{}", grace.id));
        assert_eq!(left, before, "{method} {path}");
    }
    // What the requests are refused for is that alone.
    report(&ben, &running, 1, &json!({ "category": "spam" })).await.expect(201);
}

/// The table goes on, without an invitation that no player could accept.
#[tokio::test]
async fn a_player_who_goes_at_the_last_moment_is_not_invited() {
    let [one, two] = Local::two();
    let [ada, grace] = named(&one, ["Ada", "Grace"]).await;
    let table = table_of(&ada.at(&two.address), "public").await;
    let before = keys_of(&one, &grace.id).await;
    is_gone(&one, &grace).await;
    invite(&table, &grace, Some(1)).await.refused("player-unknown");
    let mut left = keys_of(&one, &grace.id).await;
    left.remove(&format!("former/{}", grace.id));
    assert_eq!(left, before);
}
