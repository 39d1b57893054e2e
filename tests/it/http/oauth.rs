//! Apps of other people, by OAuth 2.0. What the RFCs promise is checked with the published client,
//! where it takes part.

use std::time::Duration;

use kontor_http::HttpSettings;
use oauth2::{
    AuthUrl, AuthorizationCode, ClientId, CsrfToken, DeviceAuthorizationUrl, EndpointNotSet,
    EndpointSet, HttpRequest, HttpResponse, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl,
    Scope, StandardDeviceAuthorizationResponse, TokenResponse, TokenUrl, basic::BasicClient,
};
use reqwest::{Method, Url, redirect::Policy};
use serde_json::{Value, json};

use super::catalogue::limit;
use crate::support::{
    client::Caller,
    local::{Local, generous},
};

type Client = BasicClient<EndpointSet, EndpointSet, EndpointNotSet, EndpointNotSet, EndpointSet>;

pub(super) const BACK: &str = "https://fortnight.example/done";
const FORM: &str = "application/x-www-form-urlencoded";

async fn user(local: &Local, name: &str) -> Caller {
    let anonymous = local.anonymous();
    let wish = json!({ "name": name, "password": "cinnamon" });
    anonymous.signed_in(&anonymous.post("/v1/users", &wish).await)
}

/// Registers an app of a developer and returns its id.
async fn app(local: &Local, developer: &str) -> String {
    // No two users have apps of one name.
    let name = if developer == "Developer" { "Fortnight" } else { "Sennight" };
    let developer = user(local, developer).await;
    let app = json!({
        "name": name, "website": "https://fortnight.example",
        "redirect_uris": [BACK, "http://127.0.0.1/done"],
    });
    let made = developer.post("/v1/me/apps", &app).await.expect(201);
    made["app"]["id"].as_str().unwrap().to_owned()
}

/// The published client, set up from what the server says of itself.
async fn client(local: &Local, app: &str) -> Client {
    let path = "/.well-known/oauth-authorization-server";
    let (status, _, text) = local.anonymous().request(Method::GET, path).send_raw().await;
    assert_eq!(status, 200);
    let said: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(said["issuer"], local.address.get());
    let at = |name: &str| said[name].as_str().unwrap().to_owned();
    BasicClient::new(ClientId::new(app.to_owned()))
        .set_auth_uri(AuthUrl::new(at("authorization_endpoint")).unwrap())
        .set_token_uri(TokenUrl::new(at("token_endpoint")).unwrap())
        .set_device_authorization_url(
            DeviceAuthorizationUrl::new(at("device_authorization_endpoint")).unwrap(),
        )
}

fn http() -> reqwest::Client {
    reqwest::Client::builder().no_proxy().redirect(Policy::none()).build().unwrap()
}

/// Sends what the published client wants to send.
async fn send(request: HttpRequest) -> Result<HttpResponse, reqwest::Error> {
    let (parts, body) = request.into_parts();
    let sent = http().request(parts.method, parts.uri.to_string()).headers(parts.headers);
    let reply = sent.body(body).send().await?;
    let (status, headers) = (reply.status(), reply.headers().clone());
    let mut response = HttpResponse::new(reply.bytes().await?.to_vec());
    (*response.status_mut(), *response.headers_mut()) = (status, headers);
    Ok(response)
}

/// Opens the address as a browser does, and returns where it is sent.
async fn sent_to(address: &str) -> Url {
    let reply = http().get(address).send().await.unwrap();
    assert_eq!(reply.status(), 302, "{}", reply.text().await.unwrap());
    let location = reply.headers()["location"].to_str().unwrap();
    Url::parse(address).unwrap().join(location).unwrap()
}

fn pairs(query: &str) -> Value {
    let url = Url::parse(&format!("http://localhost/?{query}")).unwrap();
    url.query_pairs()
        .map(|(name, value)| (name.into_owned(), Value::from(value.into_owned())))
        .collect()
}

/// What the page sends when the user has decided what an app asks that came by this address.
fn answer(page: &Url, allowed: bool) -> Value {
    let (place, query) = page.fragment().unwrap().split_once('?').unwrap();
    assert_eq!(place, "/authorize");
    let asked = pairs(query);
    let scopes: Vec<&str> = asked["scope"].as_str().unwrap().split(' ').collect();
    let mut answer = json!({
        "app": asked["app"], "redirect_uri": asked["redirect_uri"], "scopes": scopes,
        "code_challenge": asked["code_challenge"], "allowed": allowed,
    });
    if let Some(state) = asked.get("state") {
        answer["state"] = state.clone();
    }
    answer
}

async fn answered(user: &Caller, body: &Value) -> Value {
    let answer = user.post("/v1/me/authorizations", body).await.expect(201);
    let url = Url::parse(answer["redirect_to"].as_str().unwrap()).unwrap();
    pairs(url.query().unwrap())
}

/// What a user is shown of an app now.
pub(super) async fn shown_now(user: &Caller, app: &str) -> Value {
    let app = user.get(&format!("/v1/apps/{app}")).await.expect(200);
    json!({
        "id": app["id"], "name": app["name"], "website": app["website"],
        "owner": app["owner"]["name"],
    })
}

/// A code that this user gives to the app, with the verifier of its proof key.
async fn code(user: &Caller, app: &str) -> (String, PkceCodeVerifier) {
    let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
    let body = json!({
        "app": app, "redirect_uri": BACK, "scopes": ["read"],
        "code_challenge": challenge.as_str(), "allowed": true, "shown": shown_now(user, app).await,
    });
    (answered(user, &body).await["code"].as_str().unwrap().to_owned(), verifier)
}

/// Posts a form to an endpoint of OAuth.
pub(super) async fn posted(local: &Local, path: &str, form: &[(&str, &str)]) -> (u16, Value) {
    let mut body = Url::parse("http://localhost").unwrap();
    let body = body.query_pairs_mut().extend_pairs(form).finish().query().unwrap().to_owned();
    let sent = local.anonymous().request(Method::POST, path).text(FORM, body);
    let (status, headers, text) = sent.send_raw().await;
    assert_eq!(headers["cache-control"], "private, no-store");
    (status, serde_json::from_str(&text).unwrap_or_default())
}

pub(super) async fn exchanged(
    local: &Local,
    (code, verifier): &(String, PkceCodeVerifier),
    app: &str,
    redirect: &str,
) -> (u16, Value) {
    let form = [
        ("grant_type", "authorization_code"),
        ("client_id", app),
        ("redirect_uri", redirect),
        ("code", code),
        ("code_verifier", verifier.secret()),
    ];
    posted(local, "/oauth/token", &form).await
}

#[track_caller]
fn refused((status, body): (u16, Value), error: &str) {
    assert_eq!((status, &body["error"]), (400, &json!(error)), "{body}");
}

#[tokio::test]
async fn a_user_has_so_many_apps() {
    let local = Local::start();
    let nora = user(&local, "Nora").await;
    for _ in 0..limit(&nora, "apps_max").await {
        nora.post("/v1/me/apps", &json!({ "name": "Fortnight" })).await.expect(201);
    }
    nora.post("/v1/me/apps", &json!({ "name": "One more" })).await.refused("apps-spent");
}

#[tokio::test]
async fn an_app_acts_for_its_user_with_a_code() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let oauth =
        client(&local, &app).await.set_redirect_uri(RedirectUrl::new(BACK.to_owned()).unwrap());
    let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
    let (address, state) = oauth
        .authorize_url(|| CsrfToken::new("what the app & its user / know".to_owned()))
        .add_scope(Scope::new("read".to_owned()))
        .add_scope(Scope::new("play".to_owned()))
        .set_pkce_challenge(challenge)
        .url();
    let page = sent_to(address.as_str()).await;
    let shown = local.anonymous().get(&format!("/v1/apps/{app}")).await.expect(200);
    assert_eq!(
        (&shown["name"], &shown["owner"]["name"]),
        (&json!("Fortnight"), &json!("Developer"))
    );
    assert!(shown.get("redirect_uris").is_none());
    let mut allowed = answer(&page, true);
    allowed["shown"] = shown_now(&grace, &app).await;
    let back = answered(&grace, &allowed).await;
    assert_eq!(back["state"], **state.secret());
    assert_eq!(back["iss"], local.address.get());

    let code = AuthorizationCode::new(back["code"].as_str().unwrap().to_owned());
    let token = oauth.exchange_code(code).set_pkce_verifier(verifier).request_async(&send);
    let token = token.await.unwrap();
    assert_eq!(token.expires_in(), Some(Duration::from_secs(90 * 24 * 60 * 60)));
    let scopes: Vec<&str> = token.scopes().unwrap().iter().map(|scope| scope.as_str()).collect();
    assert_eq!(scopes, ["read", "play"]);
    let program = grace.with_token(token.access_token().secret());
    assert_eq!(program.get("/v1/me").await.expect(200)["id"], *grace.id);
    let table = json!({ "ruleset": "medici", "seats": 3 });
    program.post("/v1/games", &table).await.refused("scope-missing");
    let listed = grace.get("/v1/me/tokens").await.expect(200);
    assert_eq!(listed["items"][0]["app"], *app);
    assert_eq!(listed["items"][0]["name"], "Fortnight");

    // The published client gives tokens back to https addresses alone.
    let given_back = [("token", token.access_token().secret().as_str())];
    assert_eq!(posted(&local, "/oauth/revoke", &given_back).await.0, 200);
    program.get("/v1/me").await.refused("token-invalid");
    assert_eq!(grace.get("/v1/me/tokens").await.expect(200), json!({ "items": [] }));
}

#[tokio::test]
async fn people_are_sent_to_the_page_of_a_server_below_a_path() {
    let public_url = Some("https://games.example/kontor".to_owned());
    let local = Local::with_settings(HttpSettings { public_url, ..generous() });
    let app = app(&local, "Developer").await;
    let mut address = Url::parse(&format!("{}/oauth/authorize", local.address.get())).unwrap();
    address
        .query_pairs_mut()
        .extend_pairs([("client_id", app.as_str()), ("redirect_uri", BACK)])
        .extend_pairs([("response_type", "code"), ("code_challenge_method", "S256")])
        .append_pair("code_challenge", &"A".repeat(43));
    let page = sent_to(address.as_str()).await;
    assert_eq!(page.path(), "/kontor/");
    assert!(page.fragment().unwrap().starts_with("/authorize?app="), "{page}");
    let (_, begun) = posted(&local, "/oauth/device_authorization", &[("client_id", &app)]).await;
    assert_eq!(begun["verification_uri"], "https://games.example/kontor/#/device");
}

#[tokio::test]
async fn an_app_that_is_denied_gets_no_code() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
    let body = json!({
        "app": app, "redirect_uri": BACK, "scopes": ["read"], "code_challenge": challenge,
        "state": "kept", "allowed": false,
    });
    let back = answered(&grace, &body).await;
    let expected = json!({ "error": "access_denied", "state": "kept", "iss": local.address.get() });
    assert_eq!(back, expected);
}

#[tokio::test]
async fn a_code_is_exchanged_once_on_all_servers_and_shown_again_ends_its_token() {
    let [one, two] = Local::two();
    let (app, grace) = (app(&one, "Developer").await, user(&one, "Grace").await);
    let code = code(&grace, &app).await;
    let (status, token) = exchanged(&two, &code, &app, BACK).await;
    assert_eq!(status, 200, "{token}");
    let program = grace.with_token(token["access_token"].as_str().unwrap());
    program.get("/v1/me").await.expect(200);
    refused(exchanged(&one, &code, &app, BACK).await, "invalid_grant");
    program.get("/v1/me").await.refused("token-invalid");
    refused(exchanged(&two, &code, &app, BACK).await, "invalid_grant");
    assert_eq!(grace.get("/v1/me/tokens").await.expect(200), json!({ "items": [] }));
}

#[tokio::test]
async fn a_code_is_for_one_app_one_address_one_key_and_two_minutes() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let other = self::app(&local, "Another").await;
    let code = code(&grace, &app).await;
    let (_, wrong) = PkceCodeChallenge::new_random_sha256();
    refused(exchanged(&local, &code, &other, BACK).await, "invalid_grant");
    refused(exchanged(&local, &code, "a_nothing", BACK).await, "invalid_client");
    refused(exchanged(&local, &code, &app, "http://127.0.0.1/done").await, "invalid_grant");
    refused(exchanged(&local, &(code.0.clone(), wrong), &app, BACK).await, "invalid_grant");
    let verifier = || PkceCodeVerifier::new(code.1.secret().clone());
    let longer = (format!("{}a", code.0), verifier());
    refused(exchanged(&local, &longer, &app, BACK).await, "invalid_grant");
    for text in ["", "p_.a", ".", "p_nobody.aaaa", "x"] {
        let error = if text.is_empty() { "invalid_request" } else { "invalid_grant" };
        refused(exchanged(&local, &(text.to_owned(), verifier()), &app, BACK).await, error);
    }
    local.clock.advance_s(119);
    let (status, token) = exchanged(&local, &code, &app, BACK).await;
    assert_eq!(status, 200, "what was refused before has spent nothing: {token}");
    let late = self::code(&grace, &app).await;
    local.clock.advance_s(120);
    refused(exchanged(&local, &late, &app, BACK).await, "invalid_grant");
}

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

/// What a user is shown of the app of `Developer`.
fn shown(app: &str) -> Value {
    json!({
        "id": app, "name": "Fortnight", "website": "https://fortnight.example",
        "owner": "Developer",
    })
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

#[tokio::test]
async fn the_oldest_token_of_an_app_ends_when_it_gets_too_many() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let mut programs = Vec::new();
    for _ in 0..=limit(&grace, "app_tokens_max").await {
        let code = code(&grace, &app).await;
        let (_, token) = exchanged(&local, &code, &app, BACK).await;
        programs.push(grace.with_token(token["access_token"].as_str().unwrap()));
        local.clock.advance_s(1);
    }
    programs[0].get("/v1/me").await.refused("token-invalid");
    for program in &programs[1..] {
        program.get("/v1/me").await.expect(200);
    }
}

#[tokio::test]
async fn a_user_without_room_for_a_token_is_told_before_the_app_gets_a_code() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    for _ in 0..limit(&grace, "tokens_max").await {
        let token = json!({ "name": "program", "scopes": ["read"] });
        grace.post("/v1/me/tokens", &token).await.expect(201);
    }
    let (challenge, _) = PkceCodeChallenge::new_random_sha256();
    let body = json!({
        "app": app, "redirect_uri": BACK, "scopes": ["read"],
        "code_challenge": challenge.as_str(), "allowed": true, "shown": shown(&app),
    });
    grace.post("/v1/me/authorizations", &body).await.refused("tokens-spent");
}

async fn begun(oauth: &Client) -> StandardDeviceAuthorizationResponse {
    let asked = oauth.exchange_device_code().add_scope(Scope::new("play".to_owned()));
    asked.request_async(&send).await.unwrap()
}

#[tokio::test]
async fn a_device_gets_its_token_when_its_user_has_typed_in_the_code() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let oauth = client(&local, &app).await;
    let details = begun(&oauth).await;
    assert_eq!(details.expires_in(), Duration::from_secs(600));
    let page = format!("{}/#/device", local.address.get());
    assert_eq!(details.verification_uri().as_str(), page);
    let complete = format!("{page}?user_code={}", details.user_code().secret());
    assert_eq!(details.verification_uri_complete().unwrap().secret(), &complete);
    let typed = details.user_code().secret().to_ascii_lowercase().replace('-', "%20");
    let path = format!("/v1/me/devices/{typed}");
    let asked = grace.get(&path).await.expect(200);
    assert_eq!((&asked["app"]["id"], &asked["scopes"]), (&json!(app), &json!(["play"])));
    let yes = json!({ "allowed": true, "shown": shown(&app) });
    // The client waits between its questions: its user answers while it waits for the second time.
    let waits = std::sync::atomic::AtomicU32::new(0);
    let wait = async |pause: Duration| {
        local.clock.advance_s(pause.as_secs());
        if waits.fetch_add(1, std::sync::atomic::Ordering::Relaxed) == 1 {
            assert_eq!(grace.post(&path, &yes).await.status, 204);
        }
    };
    let token = oauth.exchange_device_access_token(&details).request_async(&send, wait, None);
    let token = token.await.unwrap();
    let program = grace.with_token(token.access_token().secret());
    assert_eq!(program.get("/v1/me/tokens").await.refused("scope-missing")["status"], 403);
    let listed = grace.get("/v1/me/tokens").await.expect(200);
    assert_eq!(listed["items"][0]["scopes"], json!(["play"]));
    grace.get(&path).await.refused("device-unknown");
    grace.post(&path, &yes).await.refused("device-unknown");
}

pub(super) async fn polled(local: &Local, app: &str, code: &str) -> (u16, Value) {
    let grant = "urn:ietf:params:oauth:grant-type:device_code";
    let form = [("grant_type", grant), ("client_id", app), ("device_code", code)];
    posted(local, "/oauth/token", &form).await
}

#[tokio::test]
async fn a_device_is_told_to_wait_denied_and_too_late() {
    let [one, two] = Local::two();
    let (app, grace) = (app(&one, "Developer").await, user(&one, "Grace").await);
    let oauth = client(&one, &app).await;
    let details = begun(&oauth).await;
    let code = details.device_code().secret();
    refused(polled(&one, &app, code).await, "authorization_pending");
    refused(polled(&one, &app, code).await, "slow_down");
    one.clock.advance_s(5);
    refused(polled(&one, &app, code).await, "authorization_pending");
    let other = self::app(&one, "Another").await;
    refused(polled(&two, &other, code).await, "invalid_grant");
    refused(polled(&two, "a_nothing", code).await, "invalid_client");
    let path = format!("/v1/me/devices/{}", details.user_code().secret());
    grace.post(&path, &json!({ "allowed": false })).await;
    one.clock.advance_s(5);
    refused(polled(&two, &app, code).await, "access_denied");
    one.clock.advance_s(5);
    refused(polled(&one, &app, code).await, "expired_token");
    refused(polled(&one, &app, "nonsense").await, "invalid_grant");

    let late = begun(&oauth).await;
    one.clock.advance_s(600);
    let path = format!("/v1/me/devices/{}", late.user_code().secret());
    grace.get(&path).await.refused("device-unknown");
    refused(polled(&one, &app, late.device_code().secret()).await, "expired_token");
}

#[tokio::test]
async fn forms_that_are_none_are_refused_in_the_words_of_oauth() {
    let local = Local::start();
    let app = app(&local, "Developer").await;
    let send = async |media: &str, body: String| {
        let sent = local.anonymous().request(Method::POST, "/oauth/token").text(media, body);
        let (status, _, text) = sent.send_raw().await;
        (status, serde_json::from_str(&text).unwrap())
    };
    refused(send("application/json", "{}".to_owned()).await, "invalid_request");
    refused(send(FORM, String::new()).await, "invalid_request");
    refused(send(FORM, format!("client_id={app}&client_id={app}")).await, "invalid_request");
    let other = format!("client_id={app}&grant_type=password&username=Grace&password=cinnamon");
    refused(send(FORM, other).await, "unsupported_grant_type");
    refused(
        posted(&local, "/oauth/device_authorization", &[("client_id", "a_x")]).await,
        "invalid_client",
    );
    let scope = [("client_id", app.as_str()), ("scope", "account")];
    refused(posted(&local, "/oauth/device_authorization", &scope).await, "invalid_scope");
    // Whether a token was one is not told, and one that its user made stays.
    let grace = user(&local, "Grace").await;
    let own = json!({ "name": "program", "scopes": ["read"] });
    let own = grace.post("/v1/me/tokens", &own).await.expect(201);
    let secret = own["secret"].as_str().unwrap();
    for token in [secret, "kontor_t_nothing", "anything"] {
        assert_eq!(posted(&local, "/oauth/revoke", &[("token", token)]).await.0, 200);
    }
    grace.with_token(secret).get("/v1/me").await.expect(200);
    for (path, method, allowed) in
        [("/oauth/token", Method::GET, "POST"), ("/oauth/authorize", Method::POST, "GET, HEAD")]
    {
        let (status, headers, text) = local.anonymous().request(method, path).send_raw().await;
        assert_eq!((status, headers["allow"].to_str().unwrap()), (405, allowed));
        let body: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(body["error"], "invalid_request", "{path}");
    }
}

/// Libraries send the id of the app as Basic by default, and an app may still send a token that has ended.
#[tokio::test]
async fn the_header_of_an_app_is_no_access_token() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let (code, verifier) = code(&grace, &app).await;
    let form = format!(
        "grant_type=authorization_code&redirect_uri={BACK}&code={code}&code_verifier={}",
        verifier.secret()
    );
    let send = async |header: String| {
        let sent = local.anonymous().request(Method::POST, "/oauth/token").text(FORM, form.clone());
        let (status, _, text) = sent.header("authorization", &header).send_raw().await;
        (status, serde_json::from_str::<Value>(&text).unwrap())
    };
    let basic = |text: String| format!("Basic {}", data_encoding::BASE64.encode(text.as_bytes()));
    refused(send(basic(format!("{app}:secret"))).await, "invalid_client");
    refused(send("Basic x".to_owned()).await, "invalid_client");
    refused(send("Bearer kontor_t_ended".to_owned()).await, "invalid_request");
    let (status, token) = send(basic(format!("{app}:"))).await;
    assert_eq!(status, 200, "{token}");
    let path = "/.well-known/oauth-authorization-server";
    let asked = local.anonymous().with_token("ended").request(Method::GET, path);
    assert_eq!(asked.send_raw().await.0, 200);
}

/// Some libraries take an answer without `error` for a token.
#[tokio::test]
async fn rate_limits_are_told_in_the_words_of_oauth() {
    let mut settings = generous();
    settings.rates.sign_ins_per_minute = 1.try_into().unwrap();
    let local = Local::with_settings(settings);
    let form = [("grant_type", "authorization_code"), ("client_id", "a_nothing")];
    refused(posted(&local, "/oauth/token", &form).await, "invalid_request");
    let sent = local.anonymous().request(Method::POST, "/oauth/device_authorization");
    let (status, headers, text) = sent.text(FORM, "client_id=a_nothing").send_raw().await;
    let body: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((status, &body["error"]), (429, &json!("temporarily_unavailable")));
    assert!(headers["ratelimit"].to_str().unwrap().starts_with("\"sign-ins\""));
    assert!(headers.contains_key("retry-after"));
}

/// An app takes `invalid_grant` for the end, and asks its user again.
#[tokio::test]
async fn a_fault_of_the_server_is_not_told_as_one_of_the_code() {
    let local = Local::start();
    let (app, grace) = (app(&local, "Developer").await, user(&local, "Grace").await);
    let code = code(&grace, &app).await;
    let key = format!("app/{app}");
    let kept = local.document(&key).await;
    local.take_document(&key).await;
    local.put_document(&key, &json!("unreadable")).await;
    let (status, body) = exchanged(&local, &code, &app, BACK).await;
    assert_eq!((status / 100, &body["error"]), (5, &json!("temporarily_unavailable")), "{body}");
    local.take_document(&key).await;
    local.put_document(&key, &kept).await;
    assert_eq!(exchanged(&local, &code, &app, BACK).await.0, 200, "the code was not spent");
}

#[tokio::test]
async fn an_app_is_changed_and_removed_by_who_registered_it() {
    let local = Local::start();
    let (grace, hopper) = (user(&local, "Grace").await, user(&local, "Hopper").await);
    let made = grace.post("/v1/me/apps", &json!({ "name": " Fortnight " })).await.expect(201);
    assert_eq!((&made["app"]["name"], &made["redirect_uris"]), (&json!("Fortnight"), &json!([])));
    let path = format!("/v1/me/apps/{}", made["app"]["id"].as_str().unwrap());
    let change = json!({ "name": "Week", "redirect_uris": ["org.example.week:/done"] });
    hopper.put(&path, &change).await.refused("app-unknown");
    hopper.delete(&path).await.refused("app-unknown");
    let changed = grace.put(&path, &change).await.expect(200);
    assert_eq!(changed["app"]["name"], "Week");
    assert_eq!(grace.get("/v1/me/apps").await.expect(200)["items"], json!([changed]));
    for (wrong, pointer) in [
        (json!({ "name": "" }), "/name"),
        (json!({ "name": "Week", "website": "javascript:alert(1)" }), "/website"),
        (
            json!({ "name": "Week", "redirect_uris": [BACK, "http://example.org/"] }),
            "/redirect_uris/1",
        ),
        (json!({ "name": "Week", "redirect_uris": vec![BACK; 9] }), "/redirect_uris"),
    ] {
        let sent = grace.request(Method::PUT, &path).json(&wrong).bad().send().await;
        assert_eq!(sent.refused("malformed-body")["errors"][0]["pointer"], pointer);
    }
    assert_eq!(grace.delete(&path).await.status, 204);
    grace.delete(&path).await.refused("app-unknown");
    assert_eq!(grace.get("/v1/me/apps").await.expect(200), json!({ "items": [] }));
}

/// The former owner of a removed app can no longer get tokens for it; those that users gave stay
/// theirs.
#[tokio::test]
async fn an_app_that_is_gone_gets_no_token() {
    let local = Local::start();
    let (developer, grace) = (user(&local, "Developer").await, user(&local, "Grace").await);
    let wish = json!({ "name": "Fortnight", "redirect_uris": [BACK] });
    let made = developer.post("/v1/me/apps", &wish).await.expect(201);
    let app = made["app"]["id"].as_str().unwrap();
    let (first, second) = (code(&grace, app).await, code(&grace, app).await);
    let (_, token) = exchanged(&local, &first, app, BACK).await;
    developer.delete(&format!("/v1/me/apps/{app}")).await;
    refused(exchanged(&local, &second, app, BACK).await, "invalid_client");
    grace.with_token(token["access_token"].as_str().unwrap()).get("/v1/me").await.expect(200);
    local.anonymous().get(&format!("/v1/apps/{app}")).await.refused("app-unknown");
}

/// A user who is asked to allow an app knows it by its name.
#[tokio::test]
async fn no_app_is_called_like_the_server_or_like_the_app_of_somebody_else() {
    let local = Local::start();
    let (ada, ben) = (user(&local, "Ada").await, user(&local, "Ben").await);
    let app = |name: &str| json!({ "name": name, "redirect_uris": [BACK] });
    for name in ["Kontor", "kontor", "K\u{43e}ntor", "Admin", "Support", "Former player"] {
        ada.post("/v1/me/apps", &app(name)).await.refused("name-taken");
    }
    let made = ada.post("/v1/me/apps", &app("Fortnight")).await.expect(201);
    let path = format!("/v1/me/apps/{}", made["app"]["id"].as_str().unwrap());
    let other = ben.post("/v1/me/apps", &app("Sennight")).await.expect(201);
    let other = format!("/v1/me/apps/{}", other["app"]["id"].as_str().unwrap());
    for name in ["Fortnight", "FORTNIGHT", "F\u{43e}rtnight"] {
        ben.post("/v1/me/apps", &app(name)).await.refused("name-taken");
        ben.put(&other, &app(name)).await.refused("name-taken");
    }
    // One user may have several, and names that no app has any more are free.
    ada.post("/v1/me/apps", &app("Fortnight")).await.expect(201);
    ada.put(&path, &app("Tonight")).await.expect(200);
    ben.post("/v1/me/apps", &app("Tonight")).await.refused("name-taken");
    assert_eq!(ada.delete(&path).await.status, 204);
    ben.put(&other, &app("Tonight")).await.expect(200);
    ada.post("/v1/me/apps", &app("Sennight")).await.expect(201);
}
