//! A token was stolen: what it has made is switched off by the operator, by a recovery code, and by
//! a new password where the player says so.

use oauth2::{PkceCodeChallenge, PkceCodeVerifier};
use reqwest::Url;
use serde_json::{Value, json};

use super::{
    oauth::{BACK, exchanged, polled, posted, shown_now},
    tokens::{bot, made, user},
};
use crate::support::{client::Caller, local::Local, receiver::Receiver};

const PASSWORD: &str = "cinnamon";
const NEXT: &str = "cardamom";
const ALL: [&str; 4] = ["account", "read", "play", "tables"];

/// What a thief has made with the token of a player.
struct Loot {
    victim: Caller,
    /// Tokens of the victim, of a bot account, and of an app, all with a secret.
    tokens: Vec<Caller>,
    app: String,
    /// A code that no app has exchanged yet.
    code: (String, PkceCodeVerifier),
    /// What a device asks with, after it was allowed.
    device: String,
    /// Of the victim and of the bot account.
    receivers: [Receiver; 2],
    recovery: String,
}

async fn allowed(thief: &Caller, app: &str) -> (String, PkceCodeVerifier) {
    let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
    let body = json!({
        "app": app, "redirect_uri": BACK, "scopes": ["read"],
        "code_challenge": challenge.as_str(), "allowed": true, "shown": shown_now(thief, app).await,
    });
    let answer = thief.post("/v1/me/authorizations", &body).await.expect(201);
    let back = Url::parse(answer["redirect_to"].as_str().unwrap()).unwrap();
    let code = back.query_pairs().find(|(name, _)| name == "code").unwrap().1.into_owned();
    (code, verifier)
}

async fn loot(local: &Local) -> Loot {
    let victim = user(local, "Grace").await;
    let codes = victim.post("/v1/me/recovery-codes", &json!({ "password": PASSWORD })).await;
    let recovery = codes.expect(201)["codes"][0].as_str().unwrap().to_owned();
    let (thief, _) = made(&victim, &json!({ "name": "stolen", "scopes": ALL })).await;
    let (own, _) = made(&thief, &json!({ "name": "its own", "scopes": ALL })).await;
    let account = bot(&thief, "Robot").await;
    let of_bot = json!({ "name": "robot", "scopes": ALL, "bot": account["id"] });
    let (robot, _) = made(&thief, &of_bot).await;
    let receivers = [Receiver::start(), Receiver::start()];
    for (caller, receiver) in [&thief, &robot].into_iter().zip(&receivers) {
        let wish = json!({ "url": receiver.url, "answers": true });
        caller.post("/v1/me/webhooks", &wish).await.expect(201);
    }
    let app = json!({ "name": "Fortnight", "redirect_uris": [BACK] });
    let app = thief.post("/v1/me/apps", &app).await.expect(201);
    let app = app["app"]["id"].as_str().unwrap().to_owned();
    let (_, token) = exchanged(local, &allowed(&thief, &app).await, &app, BACK).await;
    let of_app = victim.with_token(token["access_token"].as_str().unwrap());
    let code = allowed(&thief, &app).await;
    let asked = [("client_id", app.as_str()), ("scope", "read")];
    let (_, device) = posted(local, "/oauth/device_authorization", &asked).await;
    let path = format!("/v1/me/devices/{}", device["user_code"].as_str().unwrap());
    let yes = json!({ "allowed": true, "shown": shown_now(&thief, &app).await });
    assert_eq!(thief.post(&path, &yes).await.status, 204);
    let device = device["device_code"].as_str().unwrap().to_owned();
    let tokens = vec![thief, own, robot, of_app];
    Loot { victim, tokens, app, code, device, receivers, recovery }
}

/// The webhooks of the victim and of the bot account, as the victim sees them now.
async fn webhooks(local: &Local, grace: &Caller) -> Vec<Value> {
    let bots = grace.get("/v1/me/bots").await.expect(200);
    let wish = json!({ "name": "look", "scopes": ["account"], "bot": bots["items"][0]["id"] });
    let (robot, _) = made(grace, &wish).await;
    let mut all = Vec::new();
    for caller in [grace, &robot] {
        let listed = caller.get("/v1/me/webhooks").await.expect(200);
        all.extend(listed["items"].as_array().unwrap().clone());
    }
    assert_eq!(all.len(), 2, "{}", local.address.get());
    all
}

async fn is_all_off(local: &Local, loot: Loot, grace: &Caller) {
    for token in &loot.tokens {
        token.get("/v1/me").await.refused("token-invalid");
    }
    assert_eq!(grace.get("/v1/me/tokens").await.expect(200)["items"], json!([]));
    assert_eq!(exchanged(local, &loot.code, &loot.app, BACK).await.0, 400);
    assert_eq!(polled(local, &loot.app, &loot.device).await.0, 400);
    let apps = grace.get("/v1/me/apps").await.expect(200);
    assert_eq!(apps["items"][0]["disabled"], true);
    grace.get(&format!("/v1/apps/{}", loot.app)).await.refused("app-unknown");
    for webhook in webhooks(local, grace).await {
        assert_eq!(webhook["disabled"], "player", "{webhook}");
    }
    // What happens now is not delivered until the player switches a webhook on again.
    let before = loot.receivers.each_ref().map(|receiver| receiver.received().len());
    let path = webhooks(local, grace).await[0]["id"].as_str().unwrap().to_owned();
    let path = format!("/v1/me/webhooks/{path}");
    assert_eq!(before, [0, 0]);
    grace.put(&path, &json!({ "active": true })).await.expect(200);
    grace.post(&format!("{path}/deliveries"), &json!({})).await.expect(202);
    loot.receivers[0].wait_for(1).await;
    assert_eq!(loot.receivers[1].received().len(), 0);
    let app = json!({ "name": "Fortnight", "redirect_uris": [BACK] });
    let changed = grace.put(&format!("/v1/me/apps/{}", loot.app), &app).await.expect(200);
    assert_eq!(changed["disabled"], false);
    let code = allowed(grace, &loot.app).await;
    assert_eq!(exchanged(local, &code, &loot.app, BACK).await.0, 200);
}

async fn change(local: &Local, loot: &Loot, revoke_all: bool) -> Caller {
    let body = json!({
        "old_password": PASSWORD, "new_password": NEXT, "revoke_all": revoke_all,
    });
    assert_eq!(loot.victim.put("/v1/me/password", &body).await.status, 204);
    let wish = json!({ "name": "Grace", "password": NEXT });
    let anonymous = local.anonymous();
    anonymous.signed_in(&anonymous.post("/v1/sessions", &wish).await)
}

#[tokio::test]
async fn an_operator_ends_all_that_a_stolen_token_has_made() {
    let local = Local::start();
    let loot = loot(&local).await;
    local.operate(json!({ "act": "end_sessions", "player": "Grace" })).await.unwrap();
    loot.victim.get("/v1/me").await.refused("token-invalid");
    let wish = json!({ "name": "Grace", "password": PASSWORD });
    let anonymous = local.anonymous();
    let grace = anonymous.signed_in(&anonymous.post("/v1/sessions", &wish).await);
    is_all_off(&local, loot, &grace).await;
}

#[tokio::test]
async fn a_recovery_ends_all_that_a_stolen_token_has_made() {
    let local = Local::start();
    let loot = loot(&local).await;
    let wish = json!({ "name": "Grace", "recovery_code": loot.recovery, "password": NEXT });
    let anonymous = local.anonymous();
    let grace = anonymous.signed_in(&anonymous.post("/v1/sessions/recovery", &wish).await);
    is_all_off(&local, loot, &grace).await;
}

#[tokio::test]
async fn a_new_password_ends_all_that_a_stolen_token_has_made_if_the_player_says_so() {
    let local = Local::start();
    let loot = loot(&local).await;
    let grace = change(&local, &loot, true).await;
    is_all_off(&local, loot, &grace).await;
}

#[tokio::test]
async fn a_new_password_alone_leaves_programs_alone() {
    let local = Local::start();
    let loot = loot(&local).await;
    let grace = change(&local, &loot, false).await;
    for token in &loot.tokens {
        token.get("/v1/me").await.expect(200);
    }
    assert_eq!(exchanged(&local, &loot.code, &loot.app, BACK).await.0, 200);
    assert_eq!(polled(&local, &loot.app, &loot.device).await.0, 200);
    assert_eq!(grace.get("/v1/me/apps").await.expect(200)["items"][0]["disabled"], false);
    for webhook in webhooks(&local, &grace).await {
        assert_eq!(webhook["disabled"], Value::Null);
    }
}

/// Other servers on the same data follow.
#[tokio::test]
async fn what_is_switched_off_is_off_on_all_servers() {
    let [one, two] = Local::two();
    let loot = loot(&one).await;
    change(&one, &loot, true).await;
    for token in loot.tokens {
        let there = token.at(&two.address);
        kontor_testing::waits::until("the other server refuses the token", async || {
            there.get("/v1/me").await.status == 401
        })
        .await;
    }
    assert_eq!(exchanged(&two, &loot.code, &loot.app, BACK).await.0, 400);
}
