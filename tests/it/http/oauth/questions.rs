//! What an app asks a user, how the user answers, and that both are checked.

use reqwest::Url;
use serde_json::{Value, json};

use super::{BACK, answer, answered, app, begun, client, http, pairs, sent_to, shown, user};
use crate::support::{client::Caller, local::Local};

#[tokio::test]
async fn what_an_app_asks_wrongly_goes_back_to_it_unless_its_address_is_not_its_own() {
    let local = Local::start();
    let app = app(&local, "Developer").await;
    let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
    let address = |changes: &[(&str, &str)]| {
        let mut pairs = vec![
            ("response_type", "code"),
            ("client_id", app.as_str()),
            ("redirect_uri", "http://127.0.0.1:49152/done"),
            ("scope", "read"),
            ("state", "kept"),
            ("code_challenge", challenge),
            ("code_challenge_method", "S256"),
        ];
        for (name, value) in changes {
            pairs.retain(|(other, _)| other != name);
            pairs.push((*name, *value));
        }
        let mut url = Url::parse(&format!("{}/oauth/authorize", local.address.get())).unwrap();
        url.query_pairs_mut().extend_pairs(pairs);
        url.to_string()
    };
    let page = sent_to(&address(&[])).await;
    assert_eq!(answer(&page, true)["redirect_uri"], "http://127.0.0.1:49152/done");
    assert_eq!(answer(&sent_to(&address(&[("scope", "")])).await, true)["scopes"], json!(["read"]));
    let long = "a".repeat(501);
    for (changes, error) in [
        ([("response_type", "token")], "unsupported_response_type"),
        ([("scope", "account")], "invalid_scope"),
        ([("scope", "everything")], "invalid_scope"),
        ([("code_challenge", "")], "invalid_request"),
        ([("code_challenge", "short")], "invalid_request"),
        ([("code_challenge_method", "plain")], "invalid_request"),
        ([("state", long.as_str())], "invalid_request"),
    ] {
        let back = sent_to(&address(&changes)).await;
        assert_eq!(back.port(), Some(49152));
        assert_eq!(pairs(back.query().unwrap())["error"], error);
    }
    for (changes, error) in [
        (("client_id", "a_nothing"), "invalid_client"),
        (("redirect_uri", "https://evil.example/done"), "invalid_request"),
        (("redirect_uri", ""), "invalid_request"),
    ] {
        let reply = http().get(address(&[changes])).send().await.unwrap();
        assert_eq!(reply.status(), 400);
        let body: Value = reply.json().await.unwrap();
        assert_eq!(body["error"], error);
    }
    let twice = format!("{}&state=other", address(&[]));
    assert_eq!(http().get(twice).send().await.unwrap().status(), 400);
}

/// What does not fit is refused where the user answers, too: the page could be left out.
#[tokio::test]
async fn an_answer_to_an_app_is_checked_like_its_question() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let good = json!({
        "app": app, "redirect_uri": BACK, "scopes": ["read"], "allowed": true,
        "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
        "shown": shown(&app),
    });
    let with = |name: &str, value: Value| {
        let mut body = good.clone();
        body[name] = value;
        body
    };
    for (name, value) in [
        ("redirect_uri", json!("https://evil.example/done")),
        ("scopes", json!(["read", "account"])),
        ("code_challenge", json!("=9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")),
    ] {
        let problem = grace.post("/v1/me/authorizations", &with(name, value)).await;
        let problem = problem.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], format!("/{name}"));
    }
    let mut denied = with("redirect_uri", json!("https://evil.example/done"));
    denied["allowed"] = json!(false);
    grace.post("/v1/me/authorizations", &denied).await.refused("malformed-body");
    grace
        .post("/v1/me/authorizations", &with("app", json!("a_nothing")))
        .await
        .refused("app-unknown");
    let guest = Caller::guest(&local.address, "Ada").await;
    guest.post("/v1/me/authorizations", &good).await.refused("user-needed");
    guest.get("/v1/me/devices/BBBB-BBBB").await.refused("user-needed");
    let reader = json!({ "name": "reader", "scopes": ["account", "read"] });
    let reader = grace.post("/v1/me/tokens", &reader).await.expect(201);
    let reader = grace.with_token(reader["secret"].as_str().unwrap());
    let more = reader.post("/v1/me/authorizations", &with("scopes", json!(["play"]))).await;
    more.refused("malformed-body");
}

/// Other things that a user may have been shown.
fn other_apps(app: &str) -> Vec<Value> {
    let changes = [("id", json!("a_other")), ("name", json!("Trusted")), ("website", json!(null))];
    let changed = |(name, value): (&str, Value)| {
        let mut shown = shown(app);
        shown[name] = value;
        shown
    };
    let mut others: Vec<Value> = changes.into_iter().map(changed).collect();
    others.push(changed(("owner", json!("Grace"))));
    others
}

#[tokio::test]
async fn an_app_is_allowed_only_as_it_was_shown() {
    let local = Local::start();
    let developer = user(&local, "Developer").await;
    let mut description = json!({ "name": "Fortnight", "website": "https://fortnight.example" });
    description["redirect_uris"] = json!([BACK]);
    let made = developer.post("/v1/me/apps", &description).await.expect(201);
    let app = made["app"]["id"].as_str().unwrap();
    let grace = user(&local, "Grace").await;
    let oauth = client(&local, app).await;
    let device = begun(&oauth).await;
    let device = format!("/v1/me/devices/{}", device.user_code().secret());
    let mut body = json!({
        "app": app, "redirect_uri": BACK, "scopes": ["read"], "allowed": true,
        "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    });
    // A page or a client has asked the user, so what it has shown is compared; a program asks no
    // user.
    let unseen = grace.post("/v1/me/authorizations", &body).await.refused("malformed-body");
    assert_eq!(unseen["errors"][0]["pointer"], "/shown");
    let unseen = grace.post(&device, &json!({ "allowed": true })).await.refused("malformed-body");
    assert_eq!(unseen["errors"][0]["pointer"], "/shown");
    let all = json!({ "name": "program", "scopes": ["account", "play", "read", "tables"] });
    let program = grace.post("/v1/me/tokens", &all).await.expect(201);
    let program = grace.with_token(program["secret"].as_str().unwrap());
    program.post("/v1/me/authorizations", &body).await.expect(201);
    for other in other_apps(app) {
        body["shown"] = other.clone();
        grace.post("/v1/me/authorizations", &body).await.refused("app-changed");
        let answer = json!({ "allowed": true, "shown": other });
        grace.post(&device, &answer).await.refused("app-changed");
    }
    body["shown"] = shown(app);
    answered(&grace, &body).await["code"].as_str().unwrap();
    // The app takes another name after the user was asked.
    description["name"] = json!("Trusted");
    developer.put(&format!("/v1/me/apps/{app}"), &description).await.expect(200);
    grace.post("/v1/me/authorizations", &body).await.refused("app-changed");
    let answer = json!({ "allowed": true, "shown": shown(app) });
    grace.post(&device, &answer).await.refused("app-changed");
    // A denial needs nothing more, and nothing was answered so far.
    body["allowed"] = json!(false);
    assert_eq!(answered(&grace, &body).await["error"], "access_denied");
    let answer = json!({ "allowed": false, "shown": shown(app) });
    assert_eq!(grace.post(&device, &answer).await.status, 204);
}
