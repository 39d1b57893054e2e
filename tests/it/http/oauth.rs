//! Apps of other people, by OAuth 2.0. What the RFCs promise is checked with the published client,
//! where it takes part.

mod devices;
mod errors;
mod questions;
mod registration;

use std::time::Duration;

use kontor_http::HttpSettings;
use kontor_testing::waits::PATIENCE;
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
    reqwest::Client::builder()
        .no_proxy()
        .read_timeout(PATIENCE)
        .redirect(Policy::none())
        .build()
        .unwrap()
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

/// What a user is shown of the app of `Developer`.
fn shown(app: &str) -> Value {
    json!({
        "id": app, "name": "Fortnight", "website": "https://fortnight.example",
        "owner": "Developer",
    })
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

pub(super) async fn polled(local: &Local, app: &str, code: &str) -> (u16, Value) {
    let grant = "urn:ietf:params:oauth:grant-type:device_code";
    let form = [("grant_type", grant), ("client_id", app), ("device_code", code)];
    posted(local, "/oauth/token", &form).await
}
