//! Examples of what players do beside the tables: accounts, programs, apps, opponents, tournaments.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::Examples;
use crate::{
    http::{
        ratings::{named, settled, table_of, users},
        tournaments::cup,
    },
    support::local::Local,
};

pub(super) async fn accounts(examples: &mut Examples, server: &Local) {
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let answer = anonymous.post("/v1/users", &user).await;
    examples.note("create_user", Some(&user), &answer);
    let answer = anonymous.post("/v1/sessions", &user).await;
    examples.note("create_session", Some(&user), &answer);
    let refresh = json!({ "refresh_token": answer.body["refresh_token"] });
    let answer = anonymous.post("/v1/sessions/refresh", &refresh).await;
    examples.note("refresh_session", Some(&refresh), &answer);
    examples.get("get_me", &anonymous.signed_in(&answer), "/v1/me").await;
    let (guest, upgrade) =
        (server.guest("Mary").await, json!({ "name": "Mary", "password": "tea, earl grey, hot" }));
    examples.post("upgrade_guest", &guest, "/v1/me/upgrade", "become", &upgrade).await.expect(200);
}

/// A user changes the password, makes recovery codes, uses one, and deletes the account.
pub(super) async fn own_account(examples: &mut Examples) {
    let server = Local::start();
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &user).await);
    let change =
        json!({ "old_password": "correct horse battery", "new_password": "tea, earl grey, hot" });
    examples.note("change_password", Some(&change), &grace.put("/v1/me/password", &change).await);
    let password = json!({ "password": "tea, earl grey, hot" });
    let made = grace.post("/v1/me/recovery-codes", &password).await;
    examples.note("create_recovery_codes", Some(&password), &made);
    examples.get("get_recovery_codes", &grace, "/v1/me/recovery-codes").await;
    let code = made.expect(201)["codes"][0].clone();
    let recovery =
        json!({ "name": "Grace", "recovery_code": code, "password": "correct horse battery" });
    let recovered = anonymous.post("/v1/sessions/recovery", &recovery).await;
    examples.note("recover_account", Some(&recovery), &recovered);
    let grace = anonymous.signed_in(&recovered);
    let password = json!({ "password": "correct horse battery" });
    let deleted = grace.post("/v1/me/deletion", &password).await;
    examples.note("delete_account", Some(&password), &deleted);
}

/// A user makes a bot account and a token for it.
pub(super) async fn programs(examples: &mut Examples) {
    let server = Local::start();
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &user).await);
    let bot =
        json!({ "name": "Abacus of Grace", "engine": { "name": "Abacus", "version": "1.4" } });
    let made = grace.post("/v1/me/bots", &bot).await;
    examples.note("create_bot", Some(&bot), &made);
    let bot = made.expect(201)["id"].clone();
    let change = json!({ "engine": { "name": "Abacus", "version": "1.5" } });
    let path = format!("/v1/me/bots/{}", bot.as_str().unwrap());
    examples.note("change_bot", Some(&change), &grace.put(&path, &change).await);
    examples.get("list_bots", &grace, "/v1/me/bots").await;
    let token = json!({ "name": "my server", "scopes": ["read", "play"], "expires_in_days": 30, "bot": bot });
    let made = grace.post("/v1/me/tokens", &token).await;
    examples.note("create_token", Some(&token), &made);
    grace
        .with_token(made.expect(201)["secret"].as_str().unwrap())
        .get("/v1/me/decisions")
        .await
        .expect(200);
    examples.get("list_tokens", &grace, "/v1/me/tokens").await;
    examples.get("list_sessions", &grace, "/v1/me/sessions").await;
}

/// Users with ratings that are not provisional.
pub(super) async fn profiles(examples: &mut Examples) {
    let server = Local::start();
    let anonymous = server.anonymous();
    settled(&server).await;
    examples.get("get_leaderboard", &anonymous, "/v1/leaderboards/basari").await;
    // Of a server where nothing happens by itself, so that each run has the same ids.
    let server = Local::idle();
    let ada = &users(&server, &["Ada"]).await[0];
    let about = json!({
        "about": "I like long games.", "hides_history": false, "shows_presence": true,
    });
    examples.note("set_own_profile", Some(&about), &ada.put("/v1/me/profile", &about).await);
    examples.get("get_own_profile", ada, "/v1/me/profile").await;
    table_of(std::slice::from_ref(ada), &json!({ "ruleset": "medici", "seats": 3 })).await;
    server.app.accounts.write_presence().await.unwrap();
    let path = format!("/v1/players/{}", ada.id);
    examples.get("get_profile", ada, &path).await;
    examples.get("find_players", ada, "/v1/players?name=ada").await;
}

/// Two users enter a tournament, which begins; one of them withdraws, and it is cancelled.
pub(super) async fn tournaments(examples: &mut Examples) {
    let server = Local::idle();
    let anonymous = server.anonymous();
    let players = users(&server, &["Ada", "Ben"]).await;
    let new = cup(&server, &json!({ "type": "swiss", "rounds": 1 }), 2);
    let answer = examples.post("create_tournament", &players[0], "/v1/tournaments", "make", &new);
    let made = answer.await.expect(201);
    examples.post("create_tournament", &players[0], "/v1/tournaments", "make", &new).await;
    let path = format!("/v1/tournaments/{}", made["id"].as_str().unwrap());
    let me = format!("{path}/participants/me");
    for player in &players {
        let entered = player.request(reqwest::Method::PUT, &me).send().await;
        examples.note("enter_tournament", None, &entered);
    }
    server.app.tournaments.update().await.unwrap();
    for (operation, path) in [
        ("list_tournaments", "/v1/tournaments".to_owned()),
        ("get_tournament", path.clone()),
        ("get_tournament_standings", format!("{path}/standings")),
        ("get_tournament_round", format!("{path}/rounds/1")),
        ("list_tournament_events", format!("{path}/events")),
    ] {
        examples.get(operation, &anonymous, &path).await;
    }
    examples.note("leave_tournament", None, &players[1].delete(&me).await);
    examples.note("cancel_tournament", None, &players[0].delete(&path).await);
}

/// A player is invited and sits down; another one is blocked and muted.
pub(super) async fn opponents(examples: &mut Examples) {
    let server = Local::idle();
    let [ada, ben, cleo] = named(&server, ["Ada", "Ben", "Cleo"]).await;
    let table = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let game = ada.post("/v1/games", &table).await.expect(201)["id"].as_str().unwrap().to_owned();
    let (invitations, seat) = (format!("/v1/games/{game}/invitations"), json!({ "seat": 1 }));
    let sent = ada.put(&format!("{invitations}/{}", ben.id), &seat).await;
    examples.note("invite_player", Some(&seat), &sent);
    examples.get("list_sent_invitations", &ada, &invitations).await;
    examples.get("list_invitations", &ben, "/v1/me/invitations").await;
    let (path, luck) =
        (format!("/v1/me/invitations/{game}/accept"), json!({ "nonce": "my own luck" }));
    examples.note("accept_invitation", Some(&luck), &ben.post(&path, &luck).await);
    let seek = json!({
        "ruleset": "medici", "seats": 4, "seats_min": 3, "wait_s": 120, "turn_limit_s": 3600,
    });
    let make = || {
        let request = ada.request(reqwest::Method::POST, "/v1/seeks");
        request.header("idempotency-key", "an-evening").json(&seek).send()
    };
    let made = make().await;
    examples.note("create_seek", Some(&seek), &made);
    // Sent again, because no answer came.
    examples.note("create_seek", Some(&seek), &make().await);
    let path = format!("/v1/seeks/{}", made.expect(201)["id"].as_str().unwrap());
    examples.get("list_seeks", &ada, "/v1/seeks").await;
    examples.note("join_seek", None, &ben.call(&format!("{path}/join")).await);
    examples.get("get_seek", &ben, &path).await;
    examples.get("list_own_seeks", &ben, "/v1/me/seeks").await;
    let wanted = json!({ "ruleset": "basari", "seats": 3, "turn_limit_s": 3600 });
    examples.note("find_match", Some(&wanted), &ben.post("/v1/matches", &wanted).await);
    for (list, put, get) in
        [("blocks", "block_player", "list_blocks"), ("mutes", "mute_player", "list_mutes")]
    {
        let path = format!("/v1/me/{list}");
        let one = ada.request(reqwest::Method::PUT, &format!("{path}/{}", cleo.id));
        examples.note(put, None, &one.send().await);
        examples.get(get, &ada, &path).await;
    }
}

pub(super) async fn webhooks(examples: &mut Examples) {
    // This server delivers nothing, so the address need not be there.
    let server = Local::idle();
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &user).await);
    let webhook = json!({ "url": "https://example.org/kontor", "types": ["decision.opened"], "answers": true });
    let made = grace.post("/v1/me/webhooks", &webhook).await;
    examples.note("create_webhook", Some(&webhook), &made);
    let id = made.expect(201)["webhook"]["id"].clone();
    let path = format!("/v1/me/webhooks/{}", id.as_str().unwrap());
    examples.get("list_webhooks", &grace, "/v1/me/webhooks").await;
    let change = json!({ "active": false });
    examples.note("change_webhook", Some(&change), &grace.put(&path, &change).await);
    examples.note("rotate_webhook_secret", None, &grace.call(&format!("{path}/secret")).await);
    let test = json!({});
    examples.note(
        "request_delivery",
        Some(&test),
        &grace.post(&format!("{path}/deliveries"), &test).await,
    );
    list_of_deliveries(examples, &user).await;
}

pub(super) async fn apps(examples: &mut Examples) {
    let server = Local::idle();
    let anonymous = server.anonymous();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &user).await);
    let redirect = "https://fortnight.example/done";
    let app = json!({ "name": "Fortnight", "website": "https://fortnight.example", "redirect_uris": [redirect] });
    let made = grace.post("/v1/me/apps", &app).await;
    examples.note("create_app", Some(&app), &made);
    let id = made.expect(201)["app"]["id"].as_str().unwrap().to_owned();
    examples.get("list_apps", &grace, "/v1/me/apps").await;
    let path = format!("/v1/me/apps/{id}");
    examples.note("change_app", Some(&app), &grace.put(&path, &app).await);
    examples.get("get_app", &anonymous, &format!("/v1/apps/{id}")).await;
    let shown = json!({
        "id": id, "name": "Fortnight", "website": "https://fortnight.example", "owner": "Grace",
    });
    let answer = json!({
        "app": id, "redirect_uri": redirect, "scopes": ["read", "play"], "state": "4711",
        "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", "allowed": true,
        "shown": shown,
    });
    // The address of this server is another one in each run.
    let mut answered = grace.post("/v1/me/authorizations", &answer).await;
    let gone_on = answered.body["redirect_to"].as_str().unwrap().to_owned();
    let (before, _) = gone_on.split_once("&iss=").unwrap();
    answered.body["redirect_to"] = format!("{before}&iss=https%3A%2F%2Fkontor.example").into();
    examples.note("create_authorization", Some(&answer), &answered);
    let begun = anonymous
        .request(reqwest::Method::POST, "/oauth/device_authorization")
        .text("application/x-www-form-urlencoded", format!("client_id={id}&scope=play"));
    let (_, _, begun) = begun.send_raw().await;
    let begun: Value = serde_json::from_str(&begun).unwrap();
    let path = format!("/v1/me/devices/{}", begun["user_code"].as_str().unwrap());
    examples.get("get_device_request", &grace, &path).await;
    let answer = json!({ "allowed": true, "shown": shown });
    examples.note("answer_device_request", Some(&answer), &grace.post(&path, &answer).await);
}

/// Nothing listens at the address, and the clock stands still.
async fn list_of_deliveries(examples: &mut Examples, user: &Value) {
    let server = Local::start();
    let anonymous = server.anonymous();
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", user).await);
    let closed = json!({ "url": "https://127.0.0.1:9/kontor" });
    let made = grace.post("/v1/me/webhooks", &closed).await.expect(201);
    let path = format!("/v1/me/webhooks/{}/deliveries", made["webhook"]["id"].as_str().unwrap());
    grace.post(&path, &json!({})).await.expect(202);
    until("it was tried", async || grace.get(&path).await.expect(200)["items"] != json!([])).await;
    examples.get("list_deliveries", &grace, &path).await;
}
