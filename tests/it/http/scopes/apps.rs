//! What a token may do with the apps of its user, for all sets of scopes and states of an app.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Deed, assert_all_operations, sets, token};
use crate::{
    http::{oauth::BACK, tokens::user},
    support::{client::Caller, local::Local},
};

const PATH: &str = "/v1/me/apps/{app}";

/// A state that an app can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    On,
    /// Switched off with all that acts for its owner.
    Off,
}

fn by_account(_: State, scopes: &[&str]) -> Option<&'static str> {
    (!scopes.contains(&"account")).then_some("scope-missing")
}

fn is_found(state: State, _: &[&str]) -> Option<&'static str> {
    (state == State::Off).then_some("app-unknown")
}

fn deeds() -> [Deed<State>; 5] {
    [
        Deed::new(Method::GET, "/v1/apps/{app}", None, is_found),
        Deed::new(Method::GET, "/v1/me/apps", None, by_account),
        Deed::new(Method::POST, "/v1/me/apps", json!({ "name": "Another" }), by_account),
        Deed::new(Method::PUT, PATH, described("Sennight"), by_account),
        Deed::new(Method::DELETE, PATH, None, by_account),
    ]
}

/// The user allows the app to read.
fn authorization(app: &str) -> Value {
    json!({
        "app": app, "redirect_uri": BACK, "scopes": ["read"],
        "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", "allowed": true,
    })
}

fn described(name: &str) -> Value {
    json!({ "name": name, "redirect_uris": [BACK] })
}

/// A server with a user who has an app in this state, and the id of the app.
async fn scene(state: State) -> (Local, Caller, String) {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    let made = grace.post("/v1/me/apps", &described("Fortnight")).await.expect(201);
    let app = made["app"]["id"].as_str().unwrap().to_owned();
    if state == State::On {
        return (local, grace, app);
    }
    let change =
        json!({ "old_password": "cinnamon", "new_password": "cardamom", "revoke_all": true });
    assert_eq!(grace.put("/v1/me/password", &change).await.status, 204);
    let wish = json!({ "name": "Grace", "password": "cardamom" });
    let anonymous = local.anonymous();
    let grace = anonymous.signed_in(&anonymous.post("/v1/sessions", &wish).await);
    (local, grace, app)
}

async fn apps(grace: &Caller) -> Value {
    grace.get("/v1/me/apps").await.expect(200)
}

#[tokio::test]
async fn a_token_changes_apps_as_its_scopes_say() {
    let prefixes = ["/v1/me/apps", "/v1/apps"];
    let operations = deeds();
    let operations = operations.iter().map(Deed::operation);
    assert_all_operations(&Local::idle(), &prefixes, operations).await;
    for state in [State::On, State::Off] {
        for deed in deeds() {
            let mut now = scene(state).await;
            for scopes in sets() {
                let (local, grace, app) = &now;
                let (token, before) = (token(grace, &scopes).await, apps(grace).await);
                assert_eq!(before["items"][0]["disabled"], state == State::Off);
                // One app is found without a token, and takes none.
                let takes_token = deed.template != "/v1/apps/{app}";
                let caller = if takes_token { token } else { local.anonymous() };
                let answer = deed.done(&caller, app).await;
                let case = format!("{state:?} {} {scopes:?}: {}", deed.method, answer.text);
                let refusal = (deed.refusal)(state, &scopes);
                assert_eq!(answer.body["code"].as_str(), refusal, "{case}");
                let changes = refusal.is_none() && deed.method != Method::GET;
                assert_eq!(apps(grace).await != before, changes, "{case}");
                if changes {
                    now = scene(state).await;
                }
            }
        }
    }
}

/// An app that is off gets nothing, and one that is on gets no more than the token may do itself.
#[tokio::test]
async fn a_token_lets_an_app_do_no_more_than_it_may_do_itself() {
    for state in [State::On, State::Off] {
        let (_local, grace, app) = scene(state).await;
        for scopes in sets() {
            let token = token(&grace, &scopes).await;
            let answer = token.post("/v1/me/authorizations", &authorization(&app)).await;
            let refusal = match (by_account(state, &scopes), is_found(state, &scopes)) {
                (None, None) if scopes.contains(&"read") => None,
                (None, None) => Some("malformed-body"),
                (None, unknown) => unknown,
                (missing, _) => missing,
            };
            let case = format!("{state:?} {scopes:?}: {}", answer.text);
            assert_eq!(answer.body["code"].as_str(), refusal, "{case}");
        }
    }
}
