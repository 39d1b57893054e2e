//! Changing the password, and recovery codes.

use std::collections::BTreeSet;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    local::{Local, generous},
    table::Table,
};

const OLD: &str = "cinnamon";
const NEW: &str = "cardamom";

async fn user(local: &Local, name: &str) -> Caller {
    let anonymous = local.anonymous();
    let wish = json!({ "name": name, "password": OLD });
    anonymous.signed_in(&anonymous.post("/v1/users", &wish).await)
}

async fn sign_in(local: &Local, name: &str, password: &str) -> Answer {
    let wish = json!({ "name": name, "password": password });
    local.anonymous().post("/v1/sessions", &wish).await
}

async fn change(caller: &Caller, old: &str, new: &str) -> Answer {
    caller.put("/v1/me/password", &json!({ "old_password": old, "new_password": new })).await
}

async fn refresh(local: &Local, caller: &Caller) -> Answer {
    let body = json!({ "refresh_token": caller.refresh_token });
    local.anonymous().post("/v1/sessions/refresh", &body).await
}

async fn codes(caller: &Caller) -> Vec<String> {
    let made = caller.post("/v1/me/recovery-codes", &json!({ "password": OLD })).await;
    serde_json::from_value(made.expect(201)["codes"].clone()).unwrap()
}

async fn recover(local: &Local, name: &str, code: &str, password: &str) -> Answer {
    let body = json!({ "name": name, "recovery_code": code, "password": password });
    local.anonymous().post("/v1/sessions/recovery", &body).await
}

#[tokio::test]
async fn a_change_of_the_password_ends_all_other_sessions() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let grace = user(&local, "Grace").await;
    let other = local.anonymous().signed_in(&sign_in(&local, "Grace", OLD).await);
    let body = json!({ "name": "program", "scopes": ["read", "account"] });
    let made = grace.post("/v1/me/tokens", &body).await.expect(201);
    let program = grace.with_token(made["secret"].as_str().unwrap());
    let mut stream = other.listen(&table.game, 0).await;
    assert_eq!(change(&grace, OLD, NEW).await.status, 204);
    other.get("/v1/me").await.refused("token-invalid");
    refresh(&local, &other).await.refused("refresh-invalid");
    while stream.piece("\n\n").await.is_some() {}
    // The session of the request goes on, and so does the token.
    grace.get("/v1/me").await.expect(200);
    program.get("/v1/me").await.expect(200);
    let sessions = grace.get("/v1/me/sessions").await.expect(200)["items"].clone();
    assert_eq!(sessions.as_array().unwrap().len(), 1);
    assert_eq!(sessions[0]["current"], true);
    let grace = local.anonymous().signed_in(&refresh(&local, &grace).await);
    sign_in(&local, "Grace", OLD).await.refused("credentials-invalid");
    let third = local.anonymous().signed_in(&sign_in(&local, "Grace", NEW).await);
    // The next change ends the session that went on before.
    assert_eq!(change(&third, NEW, OLD).await.status, 204);
    grace.get("/v1/me").await.refused("token-invalid");
    refresh(&local, &grace).await.refused("refresh-invalid");
    third.get("/v1/me").await.expect(200);
}

#[tokio::test]
async fn a_session_that_is_on_no_list_ends_with_the_password_as_well() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let upgrade = json!({ "name": "Ada", "password": OLD });
    ada.post("/v1/me/upgrade", &upgrade).await.expect(200);
    // As a user of an earlier release, whose session is on no list.
    local.take_document(&format!("sessions/{}", ada.id)).await;
    let other = local.anonymous().signed_in(&sign_in(&local, "Ada", OLD).await);
    ada.get("/v1/me").await.expect(200);
    assert_eq!(change(&other, OLD, NEW).await.status, 204);
    ada.get("/v1/me").await.refused("token-invalid");
    refresh(&local, &ada).await.refused("refresh-invalid");
}

#[tokio::test]
async fn a_change_needs_the_password_and_is_for_users() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    change(&grace, "nutmegs!", NEW).await.refused("password-wrong");
    change(&grace, "x", NEW).await.refused("password-wrong");
    let body = json!({ "old_password": OLD, "new_password": "short" });
    let short = grace.request(Method::PUT, "/v1/me/password").json(&body).bad().send().await;
    let short = short.refused("malformed-body");
    assert_eq!(short["errors"][0]["pointer"], "/new_password");
    let guest = local.guest("Ada").await;
    change(&guest, OLD, NEW).await.refused("user-needed");
    let body = json!({ "password": "nutmegs!" });
    grace.post("/v1/me/recovery-codes", &body).await.refused("password-wrong");
    guest.post("/v1/me/recovery-codes", &body).await.refused("user-needed");
    guest.get("/v1/me/recovery-codes").await.refused("user-needed");
    sign_in(&local, "Grace", OLD).await.expect(201);
}

#[tokio::test]
async fn wrong_passwords_and_codes_count_like_attempts_to_sign_in() {
    let mut settings = generous();
    settings.rates.account_per_minute = 4.try_into().unwrap();
    let local = Local::with_settings(settings);
    let grace = user(&local, "Grace").await;
    change(&grace, "nutmegs!", NEW).await.refused("password-wrong");
    let body = json!({ "password": "nutmegs!" });
    grace.post("/v1/me/recovery-codes", &body).await.refused("password-wrong");
    recover(&local, "grace", "k7qf-2mzp-w3ea-x5cd", NEW).await.refused("recovery-invalid");
    sign_in(&local, "GRACE", "nutmegs!").await.refused("credentials-invalid");
    change(&grace, OLD, NEW).await.refused("rate-limited");
    grace.post("/v1/me/recovery-codes", &json!({ "password": OLD })).await.refused("rate-limited");
    recover(&local, "Grace", "k7qf-2mzp-w3ea-x5cd", NEW).await.refused("rate-limited");
    sign_in(&local, "Grace", OLD).await.refused("rate-limited");
}

#[tokio::test]
async fn a_recovery_code_sets_a_password_once() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let left = async |caller: &Caller| caller.get("/v1/me/recovery-codes").await.expect(200);
    assert_eq!(left(&grace).await, json!({ "left": 0, "created_at": null }));
    let codes = codes(&grace).await;
    assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), 10);
    assert_eq!(left(&grace).await["left"], 10);
    let stored = local.exported().await;
    assert!(stored.iter().all(|line| !line.to_string().contains(&codes[3])), "codes are hashed");
    let typed = format!(" {} ", codes[3].to_uppercase().replace('-', " "));
    let again = recover(&local, "grace", &typed, NEW).await;
    let again = local.anonymous().signed_in(&again);
    assert_eq!(again.id, grace.id);
    grace.get("/v1/me").await.refused("token-invalid");
    refresh(&local, &grace).await.refused("refresh-invalid");
    assert_eq!(left(&again).await["left"], 9);
    sign_in(&local, "Grace", OLD).await.refused("credentials-invalid");
    sign_in(&local, "Grace", NEW).await.expect(201);
    recover(&local, "Grace", &codes[3], OLD).await.refused("recovery-invalid");
    recover(&local, "Grace", &codes[4], OLD).await.expect(201);
}

#[tokio::test]
async fn new_codes_make_those_before_void() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let (first, second) = (codes(&grace).await, codes(&grace).await);
    recover(&local, "Grace", &first[0], NEW).await.refused("recovery-invalid");
    recover(&local, "Grace", &second[0], NEW).await.expect(201);
}

#[tokio::test]
async fn an_unknown_name_and_a_wrong_code_are_answered_alike() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    codes(&grace).await;
    user(&local, "Hopper").await;
    local.guest("Ada").await;
    let answer = async |name: &str| -> Value {
        let mut problem = recover(&local, name, "k7qf-2mzp-w3ea-x5cd", NEW).await.expect(401);
        problem["instance"].take();
        problem
    };
    for name in ["Grace", "Hopper", "Ada"] {
        assert_eq!(answer(name).await, answer("Nemo").await, "{name}");
    }
    let body = json!({ "name": "Grace", "recovery_code": "x".repeat(65), "password": NEW });
    let long = local.anonymous().request(Method::POST, "/v1/sessions/recovery").json(&body).bad();
    let long = long.send().await.refused("malformed-body");
    assert_eq!(long["errors"][0]["pointer"], "/recovery_code");
}

#[tokio::test]
async fn of_two_who_use_a_code_at_once_one_succeeds() {
    let local = Local::start();
    let grace = user(&local, "Grace").await;
    let codes = codes(&grace).await;
    let both = ["one of them", "the other"].map(|new| recover(&local, "Grace", &codes[0], new));
    let mut statuses: Vec<u16> =
        futures_util::future::join_all(both).await.iter().map(|answer| answer.status).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 401]);
}

/// One write sets the password and ends the sessions, so a second server knows of both.
#[tokio::test]
async fn a_second_server_knows_the_new_password_and_refuses_the_old_sessions() {
    let [one, two] = Local::two();
    let grace = user(&one, "Grace").await;
    let other = two.anonymous().signed_in(&sign_in(&two, "Grace", OLD).await);
    assert_eq!(change(&grace, OLD, NEW).await.status, 204);
    refresh(&two, &other).await.refused("refresh-invalid");
    sign_in(&two, "Grace", OLD).await.refused("credentials-invalid");
    sign_in(&two, "Grace", NEW).await.expect(201);
}
