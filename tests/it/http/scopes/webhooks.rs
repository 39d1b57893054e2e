//! What a token may do with webhooks, for all sets of scopes and states of a webhook: a write is
//! checked against what it leads to, and an answer against what is in it.

use reqwest::Method;
use serde_json::{Value, json};

use super::{assert_all_operations, tokens};
use crate::{
    http::tokens::user,
    support::{
        client::{Answer, Caller},
        local::Local,
    },
};

/// A state that a webhook can have.
#[derive(Clone, Copy, Debug)]
struct State {
    answers: bool,
    active: bool,
}

/// What a token does with a webhook: a method, what follows its path, a body, and the scopes that
/// are needed, by the state.
struct Deed {
    method: Method,
    suffix: &'static str,
    body: Option<Value>,
    needs: fn(State) -> &'static [&'static str],
}

fn deed(
    method: Method,
    suffix: &'static str,
    body: impl Into<Option<Value>>,
    needs: fn(State) -> &'static [&'static str],
) -> Deed {
    Deed { method, suffix, body: body.into(), needs }
}

/// What the webhook does after the deed.
fn of_state(state: State) -> &'static [&'static str] {
    if state.answers { &["account", "read", "play"] } else { &["account", "read"] }
}

fn deeds() -> Vec<Deed> {
    let change = |body: Value, needs| deed(Method::PUT, "", body, needs);
    vec![
        deed(Method::POST, "/deliveries", json!({ "event": 1 }), of_state),
        deed(Method::POST, "/deliveries", json!({}), |_| &["account"]),
        deed(Method::GET, "/deliveries", None, |_| &["account", "read"]),
        deed(Method::POST, "/secret", None, of_state),
        change(json!({ "url": "https://thief.example/" }), of_state),
        change(json!({ "url": "https://thief.example/", "active": false }), of_state),
        change(json!({ "types": [] }), of_state),
        change(json!({ "active": true }), of_state),
        change(json!({ "answers": true }), |_| &["account", "read", "play"]),
        change(json!({ "url": "https://thief.example/", "answers": false }), |_| {
            &["account", "read"]
        }),
        change(json!({ "active": true, "answers": false }), |_| &["account", "read"]),
        change(json!({ "answers": false }), |_| &["account"]),
        change(json!({ "active": false }), |_| &["account"]),
        deed(Method::DELETE, "", None, |_| &["account"]),
    ]
}

async fn sent(caller: &Caller, deed: &Deed, path: &str) -> Answer {
    let request = caller.request(deed.method.clone(), &format!("{path}{}", deed.suffix));
    match &deed.body {
        Some(body) => request.json(body).send().await,
        None => request.send().await,
    }
}

/// A webhook of this user in this state, as its path.
async fn webhook(user: &Caller, state: State) -> String {
    let wish = json!({ "url": "https://example.org/", "answers": state.answers });
    let made = user.post("/v1/me/webhooks", &wish).await.expect(201);
    let path = format!("/v1/me/webhooks/{}", made["webhook"]["id"].as_str().unwrap());
    user.put(&path, &json!({ "active": state.active })).await.expect(200);
    path
}

async fn webhooks(user: &Caller) -> Value {
    user.get("/v1/me/webhooks").await.expect(200)["items"].clone()
}

#[tokio::test]
async fn a_token_leads_to_no_webhook_that_does_more_than_it_may_do_itself() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    // An event that can be delivered again.
    let (ada, tables) = (user(&local, "Ada").await, json!({ "ruleset": "medici", "seats": 3 }));
    let game = ada.post("/v1/games", &tables).await.expect(201)["id"].clone();
    let invited = format!("/v1/games/{}/invitations/{}", game.as_str().unwrap(), grace.id);
    ada.put(&invited, &json!({ "seat": null })).await.expect(200);
    grace.get("/v1/me/events").await.expect(200);
    let tokens = tokens(&grace).await;
    let paths =
        |deed: &Deed| (deed.method.clone(), format!("/v1/me/webhooks/{{webhook}}{}", deed.suffix));
    assert_all_operations(&local, &["/v1/me/webhooks/"], deeds().iter().map(paths)).await;
    for (answers, active) in [(false, false), (false, true), (true, false), (true, true)] {
        let state = State { answers, active };
        for deed in deeds() {
            let mut path = webhook(&grace, state).await;
            for (token, scopes) in &tokens {
                let before = webhooks(&grace).await;
                let answer = sent(token, &deed, &path).await;
                let case =
                    format!("{state:?} {} {} {:?} {scopes:?}", deed.method, deed.suffix, deed.body);
                if (deed.needs)(state).iter().all(|needed| scopes.contains(needed)) {
                    assert!((200..300).contains(&answer.status), "{case}: {}", answer.text);
                    grace.delete(&path).await;
                    path = webhook(&grace, state).await;
                } else {
                    assert_eq!(answer.body["code"], "scope-missing", "{case}");
                    assert_eq!(webhooks(&grace).await, before, "{case}");
                }
            }
            grace.delete(&path).await;
        }
    }
}

#[tokio::test]
async fn a_token_makes_no_webhook_that_does_more_than_it_may_do_itself() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    for (token, scopes) in tokens(&grace).await {
        for answers in [false, true] {
            let wish = json!({ "url": "https://example.org/", "answers": answers });
            let answer = token.post("/v1/me/webhooks", &wish).await;
            let needed = of_state(State { answers, active: true });
            let is_made = needed.iter().all(|needed| scopes.contains(needed));
            assert_eq!(answer.status == 201, is_made, "{scopes:?} {wish}: {}", answer.text);
            assert_eq!(answer.body["code"] == "scope-missing", !is_made, "{scopes:?} {wish}");
            for made in webhooks(&grace).await.as_array().unwrap() {
                grace.delete(&format!("/v1/me/webhooks/{}", made["id"].as_str().unwrap())).await;
            }
        }
    }
}

/// An export has games, messages and orders, which a token without `read` does not see elsewhere.
#[tokio::test]
async fn an_export_is_for_those_who_may_read_what_is_in_it() {
    let local = Local::idle();
    let grace = user(&local, "Grace").await;
    for (token, scopes) in tokens(&grace).await {
        let answer = token.get("/v1/me/export").await;
        let may = scopes.contains(&"account") && scopes.contains(&"read");
        assert_eq!(answer.status, if may { 200 } else { 403 }, "{scopes:?}: {}", answer.text);
    }
}
