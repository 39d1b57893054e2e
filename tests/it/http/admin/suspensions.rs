//! Suspended players, at all servers.

use kontor_testing::waits::until;
use serde_json::json;

use super::{PASSWORD, refresh, sign_in, suspend, user};
use crate::support::{local::Local, table::Table};

#[tokio::test]
async fn a_suspended_player_is_told_until_when_and_why() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let token = json!({ "name": "bot", "scopes": ["read"] });
    let token = grace.post("/v1/me/tokens", &token).await.expect(201);
    let until = local.in_s(60);
    let act = json!({ "act": "suspend", "player": "grace", "until": until, "told": "Insults." });
    local.operate(act).await.unwrap();
    let problems = [
        grace.get("/v1/me").await,
        grace.with_token(token["secret"].as_str().unwrap()).get("/v1/me").await,
        sign_in(&local, "Grace", PASSWORD).await,
        refresh(&local, &grace).await,
    ];
    for problem in problems {
        let problem = problem.refused("account-suspended");
        assert_eq!(problem["suspension"], json!({ "until": until, "reason": "Insults." }));
        assert!(problem["detail"].as_str().unwrap().contains("Insults."));
    }
    sign_in(&local, "Grace", "wrong password").await.refused("credentials-invalid");
    local.operate(json!({ "act": "lift", "player": grace.id })).await.unwrap();
    grace.get("/v1/me").await.expect(200);
    sign_in(&local, "Grace", PASSWORD).await.expect(201);
}

#[tokio::test]
async fn a_suspension_ends_by_itself() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let later = local.in_s(60);
    let act = json!({ "act": "suspend", "player": grace.id, "until": later, "told": "Insults." });
    local.operate(act).await.unwrap();
    grace.get("/v1/me").await.refused("account-suspended");
    local.clock.advance_s(60);
    grace.get("/v1/me").await.expect(200);
    let over = json!({ "act": "suspend", "player": grace.id, "until": later, "told": "Insults." });
    assert_eq!(local.operate(over).await, Err("the suspension would be over".to_owned()));
}

#[tokio::test]
async fn the_bot_accounts_of_a_suspended_user_are_refused_too() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let body = json!({ "name": "Abacus", "engine": { "name": "abacus", "version": "1" } });
    let bot = grace.post("/v1/me/bots", &body).await.expect(201);
    let token = json!({ "name": "b", "scopes": ["read"], "bot": bot["id"] });
    let token = grace.post("/v1/me/tokens", &token).await.expect(201);
    let abacus = grace.with_token(token["secret"].as_str().unwrap());
    abacus.get("/v1/me").await.expect(200);
    local.operate(suspend("Grace")).await.unwrap();
    abacus.get("/v1/me").await.refused("account-suspended");
}

#[tokio::test]
async fn a_new_password_of_its_user_leaves_a_suspended_bot_account_its_token() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let body = json!({ "name": "Abacus", "engine": { "name": "abacus", "version": "1" } });
    let bot = grace.post("/v1/me/bots", &body).await.expect(201);
    let token = json!({ "name": "b", "scopes": ["read"], "bot": bot["id"] });
    let token = grace.post("/v1/me/tokens", &token).await.expect(201);
    let abacus = grace.with_token(token["secret"].as_str().unwrap());
    local.operate(suspend(bot["id"].as_str().unwrap())).await.unwrap();
    let change = json!({ "old_password": PASSWORD, "new_password": "nutmeg and mace" });
    grace.put("/v1/me/password", &change).await.expect(204);
    abacus.get("/v1/me").await.refused("account-suspended");
    local.operate(json!({ "act": "lift", "player": bot["id"] })).await.unwrap();
    abacus.get("/v1/me").await.expect(200);
}

#[tokio::test]
async fn the_streams_of_a_suspended_player_end() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let mut stream = table.seats[1].listen(&table.game, 0).await;
    local.operate(suspend(&table.seats[1].id)).await.unwrap();
    stream.rest().await;
}

#[tokio::test]
async fn a_suspension_is_true_at_every_server() {
    let [one, two] = Local::two();
    let grace = user(&one, "Grace").await;
    grace.at(&two.address).get("/v1/me").await.expect(200);
    one.operate(suspend("Grace")).await.unwrap();
    grace.get("/v1/me").await.refused("account-suspended");
    until("the other server knows", async || {
        grace.at(&two.address).get("/v1/me").await.status == 403
    })
    .await;
    two.operate(json!({ "act": "lift", "player": grace.id })).await.unwrap();
    until("the first server knows", async || grace.get("/v1/me").await.status == 200).await;
}

/// A suspended player is told nothing by webhooks; what happened during the suspension comes
/// afterwards.
#[tokio::test]
async fn webhooks_of_a_suspended_player_wait() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let made = grace.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let made = made.expect(201);
    let hook = json!({ "url": "http://127.0.0.1:9/" });
    let hook = grace.post("/v1/me/webhooks", &hook).await.expect(201)["webhook"]["id"].clone();
    local.operate(suspend("Grace")).await.unwrap();
    let path = format!("/v1/games/{}/seats/1", made["id"].as_str().unwrap());
    let ben = local.guest("Ben").await;
    ben.put(&path, &json!({ "occupant": "me" })).await.expect(200);
    local.clock.advance_s(100);
    let lifted_at = local.in_s(0);
    local.operate(json!({ "act": "lift", "player": grace.id })).await.unwrap();
    let path = format!("/v1/me/webhooks/{}/deliveries", hook.as_str().unwrap());
    until("something is delivered", async || {
        grace.get(&path).await.expect(200)["items"].as_array().is_some_and(|all| !all.is_empty())
    })
    .await;
    let deliveries = grace.get(&path).await.expect(200)["items"].clone();
    let first = deliveries.as_array().unwrap().iter().map(|one| one["at"].as_str().unwrap()).min();
    assert!(first.unwrap() >= lifted_at.as_str().unwrap(), "{deliveries}");
}
