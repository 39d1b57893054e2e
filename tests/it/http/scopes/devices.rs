//! What a token may do with the request of a device, for all sets of scopes and states of the
//! request.

use reqwest::Method;
use serde_json::json;

use super::{Deed, SCOPES, assert_all_operations, token, tokens};
use crate::{
    http::{oauth::posted, tokens::user},
    support::{client::Caller, local::Local},
};

const PATH: &str = "/v1/me/devices/{user_code}";

/// For how long the request of a device can be answered.
const LIFETIME_S: u64 = 600;

/// A state that the request of a device can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Waiting,
    Allowed,
    Denied,
    Expired,
}

/// The refusal of a caller who needs the code to be open, and these scopes.
fn refused(state: State, scopes: &[&str]) -> Option<&'static str> {
    match (scopes.contains(&"account"), state) {
        (false, _) => Some("scope-missing"),
        (true, State::Waiting) => None,
        (true, State::Allowed | State::Denied | State::Expired) => Some("device-unknown"),
    }
}

/// The device asks for the scope `play`.
fn deeds() -> [Deed<State>; 3] {
    [
        Deed::new(Method::GET, PATH, None, refused),
        Deed::new(Method::POST, PATH, json!({ "allowed": false }), refused),
        Deed::new(Method::POST, PATH, json!({ "allowed": true }), |state, scopes| {
            // No token gives a device what it may not do itself.
            let gives_too_much = || (!scopes.contains(&"play")).then_some("malformed-body");
            refused(state, scopes).or_else(gives_too_much)
        }),
    ]
}

/// The code of a device whose request is in this state.
async fn device(local: &Local, app: &str, keeper: &Caller, state: State) -> String {
    let asked = [("client_id", app), ("scope", "play")];
    let (status, begun) = posted(local, "/oauth/device_authorization", &asked).await;
    assert_eq!(status, 200, "{begun}");
    let code = begun["user_code"].as_str().unwrap().to_owned();
    let answer = async |allowed: bool| {
        let path = format!("/v1/me/devices/{code}");
        assert_eq!(keeper.post(&path, &json!({ "allowed": allowed })).await.status, 204);
    };
    match state {
        State::Waiting => {}
        State::Allowed => answer(true).await,
        State::Denied => answer(false).await,
        State::Expired => {
            local.clock.advance_s(LIFETIME_S);
        }
    }
    code
}

#[tokio::test]
async fn a_token_answers_devices_as_its_scopes_say() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    assert_all_operations(&local, &["/v1/me/devices"], deeds().iter().map(Deed::operation)).await;
    let made = grace.post("/v1/me/apps", &json!({ "name": "Fortnight" })).await.expect(201);
    let app = made["app"]["id"].as_str().unwrap();
    // Sessions end while the clock is advanced.
    let (keeper, tokens) = (token(&grace, &SCOPES).await, tokens(&grace).await);
    for state in [State::Waiting, State::Allowed, State::Denied, State::Expired] {
        for deed in deeds() {
            for (token, scopes) in &tokens {
                let code = device(&local, app, &keeper, state).await;
                let answer = deed.done(token, &code).await;
                let body = &deed.body;
                let case =
                    format!("{state:?} {} {body:?} {scopes:?}: {}", deed.method, answer.text);
                let refusal = (deed.refusal)(state, scopes);
                assert_eq!(answer.body["code"].as_str(), refusal, "{case}");
                let is_answered = refusal.is_none() && deed.method == Method::POST;
                let waits = state == State::Waiting && !is_answered;
                let now = keeper.get(&format!("/v1/me/devices/{code}")).await;
                assert_eq!(now.status == 200, waits, "{case}");
            }
        }
    }
}
