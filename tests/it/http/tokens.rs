//! Personal tokens, bot accounts, sessions.

use reqwest::Method;
use serde_json::{Value, json};

use super::catalogue::limit;
use crate::support::{client::Caller, dice::Dice, local::Local, table::Table};

const DAY_S: u64 = 24 * 60 * 60;

pub(super) async fn user(local: &Local, name: &str) -> Caller {
    let anonymous = local.anonymous();
    let wish = json!({ "name": name, "password": "cinnamon" });
    anonymous.signed_in(&anonymous.post("/v1/users", &wish).await)
}

pub(crate) async fn made(user: &Caller, body: &Value) -> (Caller, Value) {
    let made = user.post("/v1/me/tokens", body).await.expect(201);
    let mut program = user.with_token(made["secret"].as_str().unwrap());
    made["token"]["player"].as_str().unwrap().clone_into(&mut program.id);
    (program, made["token"].clone())
}

async fn token(user: &Caller, scopes: &[&str]) -> (Caller, Value) {
    made(user, &json!({ "name": "program", "scopes": scopes })).await
}

pub(crate) async fn bot(user: &Caller, name: &str) -> Value {
    let body = json!({ "name": name, "engine": { "name": "Abacus", "version": "1.4" } });
    user.post("/v1/me/bots", &body).await.expect(201)
}

#[tokio::test]
async fn a_user_has_so_many_tokens() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    for _ in 0..limit(&grace, "tokens_max").await {
        token(&grace, &["read"]).await;
    }
    let one_more = json!({ "name": "one more", "scopes": ["read"] });
    grace.post("/v1/me/tokens", &one_more).await.refused("tokens-spent");
}

#[tokio::test]
async fn a_user_has_so_many_bot_accounts() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    for number in 0..limit(&grace, "bot_accounts_max").await {
        bot(&grace, &format!("Robot {number}")).await;
    }
    let body = json!({ "name": "Another", "engine": { "name": "Abacus", "version": "1.4" } });
    grace.post("/v1/me/bots", &body).await.refused("bot-accounts-spent");
    // The name is still free.
    user(&local, "Another").await;
}

#[tokio::test]
async fn a_token_acts_for_its_user_without_being_refreshed() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let (program, info) = token(&grace, &["play", "read", "read"]).await;
    let me = program.get("/v1/me").await.expect(200);
    assert_eq!(me, json!({ "id": grace.id, "name": "Grace", "kind": "user" }));
    assert_eq!(info["scopes"], json!(["read", "play"]));
    assert_eq!(info["last_used_at"], Value::Null);
    local.clock.advance_s(89 * DAY_S);
    program.get("/v1/me/decisions").await.expect(200);
    let used = grace_again(&local).await.get("/v1/me/tokens").await.expect(200);
    assert!(used["items"][0]["last_used_at"].is_string());
    local.clock.advance_s(DAY_S);
    program.get("/v1/me").await.refused("token-expired");
    let listed = grace_again(&local).await.get("/v1/me/tokens").await.expect(200);
    assert_eq!(listed, json!({ "items": [] }));
}

async fn grace_again(local: &Local) -> Caller {
    let anonymous = local.anonymous();
    let wish = json!({ "name": "Grace", "password": "cinnamon" });
    anonymous.signed_in(&anonymous.post("/v1/sessions", &wish).await)
}

#[tokio::test]
async fn a_revoked_token_is_refused_and_its_stream_ends() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let grace = user(&local, "Grace").await;
    let (program, info) = token(&grace, &["read"]).await;
    let mut stream = program.listen(&table.game, 0).await;
    let path = format!("/v1/me/tokens/{}", info["id"].as_str().unwrap());
    let hopper = user(&local, "Hopper").await;
    hopper.delete(&path).await.refused("token-unknown");
    program.delete(&path).await.refused("scope-missing");
    program.get("/v1/me").await.expect(200);
    assert_eq!(grace.delete(&path).await.status, 204);
    program.get("/v1/me").await.refused("token-invalid");
    while stream.piece("\n\n").await.is_some() {}
    grace.delete(&path).await.refused("token-unknown");
    assert_eq!(grace.get("/v1/me/tokens").await.expect(200), json!({ "items": [] }));
}

/// The description of each operation names the scopes that it needs. A token that lacks one of them
/// is refused there, before anything else is looked at.
#[tokio::test]
async fn a_token_does_what_its_scopes_allow() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let scopes = ["read", "play", "tables", "account"];
    let mut count = [0; 4];
    let document = local.anonymous().unchecked().get("/openapi.json").await.body;
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let description = operation["description"].as_str().unwrap_or_default();
            let Some((_, said)) = description.rsplit_once("A personal token needs the scope")
            else {
                continue;
            };
            let is_needed = |scope: &&str| said.contains(&format!("`{scope}`"));
            let needed: Vec<&str> = scopes.into_iter().filter(is_needed).collect();
            assert!(!needed.is_empty(), "{description}");
            let (with, mut tokens) = {
                let (with, info) = token(&grace, &needed).await;
                (with, vec![info])
            };
            let method: Method = method.to_uppercase().parse().unwrap();
            let send = |caller: Caller| {
                caller.unchecked().request(method.clone(), path).header("accept", "*/*").send()
            };
            for lacking in needed {
                count[scopes.iter().position(|scope| *scope == lacking).unwrap()] += 1;
                let others: Vec<&str> =
                    scopes.into_iter().filter(|scope| *scope != lacking).collect();
                let (without, info) = token(&grace, &others).await;
                tokens.push(info);
                let refused = send(without).await;
                let code = &refused.body["code"];
                assert_eq!((refused.status, code), (403, &json!("scope-missing")), "{path}");
            }
            let code = send(with).await.body["code"].clone();
            assert_ne!(code, "scope-missing", "{method} {path}");
            for made in tokens {
                grace.delete(&format!("/v1/me/tokens/{}", made["id"].as_str().unwrap())).await;
            }
        }
    }
    assert!(count.iter().all(|count| *count > 0), "{count:?}");
}

#[tokio::test]
async fn a_bot_account_sits_and_plays_as_what_it_is() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let account = bot(&grace, "Abacus of Grace").await;
    let id = account["id"].as_str().unwrap();
    assert_eq!(account["kind"], "bot");
    let scopes = ["read", "play", "tables"];
    let wish = json!({ "name": "its program", "scopes": scopes, "bot": id, "expires_in_days": 7 });
    let (program, _) = made(&grace, &wish).await;
    assert_eq!(program.get("/v1/me").await.expect(200), account);
    let table = program.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let mut table = Table::joined(&local.address, program, &table.expect(201), 3).await;
    let seat = table.game().await["seats"][0]["player"].clone();
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    assert_eq!(
        seat,
        json!({ "id": id, "name": "Abacus of Grace", "kind": "bot", "engine": engine })
    );
    let newer = json!({ "engine": { "name": "Abacus", "version": "1.5" } });
    let path = format!("/v1/me/bots/{id}");
    let changed = grace.put(&path, &newer).await.expect(200);
    assert_eq!(changed["engine"]["version"], "1.5");
    assert_eq!(table.seats[0].get("/v1/me").await.expect(200), changed);
    assert_eq!(grace.get("/v1/me/bots").await.expect(200), json!({ "items": [changed] }));
    user(&local, "Hopper").await.put(&path, &newer).await.refused("bot-unknown");
    table.start().await;
    table.finish(&mut Dice::new(3)).await;
    let record = table.seats[0].get(&table.path("/record")).await.expect(200);
    assert_eq!(record["commits"][0]["events"][0]["data"]["owner"]["engine"], engine);
    let verified = grace.post("/v1/records/verifications", &record).await;
    assert_eq!(verified.expect(200)["valid"], true);
    let import = grace.post("/v1/records", &record).await.expect(201);
    assert_eq!(
        import["seats"][0]["player"],
        json!({ "id": "", "name": "“Abacus of Grace”" }),
        "an imported game claims nothing of its players"
    );
}

#[tokio::test]
async fn names_of_bot_accounts_are_unique_and_open_no_session() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    bot(&grace, "Abacus").await;
    let anonymous = local.anonymous();
    let wish = json!({ "name": "ABACUS", "password": "cinnamon" });
    anonymous.post("/v1/users", &wish).await.refused("name-taken");
    anonymous.post("/v1/sessions", &wish).await.refused("credentials-invalid");
    let engine = json!({ "name": "x", "version": "1" });
    let again = json!({ "name": "Grace", "engine": engine });
    grace.post("/v1/me/bots", &again).await.refused("name-taken");
    let guest = local.guest("Ada").await;
    let wish = json!({ "name": "mine", "engine": engine });
    guest.post("/v1/me/bots", &wish).await.refused("user-needed");
    let wish = json!({ "name": "mine", "scopes": ["read"] });
    guest.post("/v1/me/tokens", &wish).await.refused("user-needed");
}

#[tokio::test]
async fn malformed_tokens_are_refused_with_the_field() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    for (body, pointer) in [
        (json!({ "name": "", "scopes": ["read"] }), "/name"),
        (json!({ "name": "x", "scopes": [] }), "/scopes"),
        (json!({ "name": "x", "scopes": ["read"], "expires_in_days": 0 }), "/expires_in_days"),
        (json!({ "name": "x", "scopes": ["read"], "expires_in_days": 367 }), "/expires_in_days"),
    ] {
        let request = grace.request(Method::POST, "/v1/me/tokens").json(&body).bad();
        let problem = request.send().await.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
    }
    let (keeper, _) = token(&grace, &["account", "read"]).await;
    let wish = json!({ "name": "x", "scopes": ["read", "play"] });
    let problem = keeper.post("/v1/me/tokens", &wish).await.refused("malformed-body");
    assert_eq!(problem["errors"][0]["pointer"], "/scopes", "no token makes a stronger one");
    token(&keeper, &["read"]).await;
    let wish = json!({ "name": "x", "scopes": ["read"], "bot": "p_nobody" });
    grace.post("/v1/me/tokens", &wish).await.refused("bot-unknown");
    let text = token(&grace, &["read"]).await.0.token.unwrap();
    let other = if text.ends_with('a') { "q" } else { "a" };
    let forged = format!("{}{other}", &text[..text.len() - 1]);
    grace.with_token(&forged).get("/v1/me").await.refused("token-invalid");
}

#[tokio::test]
async fn a_user_sees_all_sessions_and_ends_a_lost_one() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let lost = grace_again(&local).await;
    let sessions = grace.get("/v1/me/sessions").await.expect(200);
    let current = |value: &Value| value["current"].as_bool().unwrap();
    let items = sessions["items"].as_array().unwrap();
    assert_eq!(items.iter().map(current).collect::<Vec<_>>(), [true, false]);
    let path = format!("/v1/me/sessions/{}", items[1]["id"].as_str().unwrap());
    let guest = local.guest("Ada").await;
    guest.delete(&path).await.refused("session-unknown");
    assert_eq!(grace.delete(&path).await.status, 204);
    lost.get("/v1/me").await.refused("token-invalid");
    let left = grace.get("/v1/me/sessions").await.expect(200);
    assert_eq!(left["items"], json!([items[0]]));
    let own = guest.get("/v1/me/sessions").await.expect(200);
    assert_eq!(own["items"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn one_sign_in_too_many_ends_the_oldest_session() {
    let local = Local::start();
    let oldest = user(&local, "Grace").await;
    let most = limit(&oldest, "sessions_max").await;
    for _ in 1..most {
        grace_again(&local).await;
    }
    oldest.get("/v1/me").await.expect(200);
    let newest = grace_again(&local).await;
    oldest.get("/v1/me").await.refused("token-invalid");
    let listed = newest.get("/v1/me/sessions").await.expect(200);
    assert_eq!(listed["items"].as_array().unwrap().len() as u64, most);
}
