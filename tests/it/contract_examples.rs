//! The examples of the OpenAPI document are made from a real run, and must be up to date.

mod games;
mod players;

use std::{collections::BTreeMap, fs};

use serde_json::{Value, json};

use self::{
    games::{
        coming_back, invites_and_rematches, orders, pauses_and_gifts, play, resignation, tables,
    },
    players::{accounts, apps, opponents, own_account, profiles, programs, tournaments, webhooks},
};
use crate::support::{
    client::{Answer, Caller},
    local::Local,
};

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/http/openapi/examples.json");

/// Examples by operation, in the form in which the document includes them.
#[derive(Default)]
struct Examples(BTreeMap<String, Value>);

impl Examples {
    fn note(&mut self, operation: &str, request: Option<&Value>, answer: &Answer) {
        let example =
            self.0.entry(operation.to_owned()).or_insert_with(|| json!({ "responses": {} }));
        if let Some(request) = request {
            example["request"] = request.clone();
        }
        // An answer without a body is no example.
        if !answer.body.is_null() {
            example["responses"][answer.status.to_string()] = answer.body.clone();
        }
    }

    async fn get(&mut self, operation: &str, caller: &Caller, path: &str) -> Value {
        let answer = caller.get(path).await;
        self.note(operation, None, &answer);
        answer.expect(200)
    }

    async fn post(
        &mut self,
        operation: &str,
        caller: &Caller,
        path: &str,
        key: &str,
        body: &Value,
    ) -> Answer {
        let answer = caller
            .request(reqwest::Method::POST, path)
            .header("idempotency-key", key)
            .json(body)
            .send()
            .await;
        self.note(operation, Some(body), &answer);
        answer
    }
}

/// The run with fixed seed, clock and ids from which the examples of the document are made.
async fn run() -> Examples {
    let server = Local::start();
    let mut examples = Examples::default();
    let anonymous = server.anonymous();
    let mut seats = Vec::new();
    for name in ["Cleo", "Ben", "Ada"] {
        let request = json!({ "name": name });
        let answer = anonymous.post("/v1/guests", &request).await;
        examples.note("create_guest", Some(&request), &answer);
        seats.insert(0, anonymous.signed_in(&answer));
    }
    accounts(&mut examples, &server).await;
    let game = tables(&mut examples, &seats).await;
    play(&mut examples, &server, &seats, &game).await;
    resignation(&mut examples).await;
    coming_back(&mut examples).await;
    pauses_and_gifts(&mut examples).await;
    orders(&mut examples, &server).await;
    invites_and_rematches(&mut examples).await;
    programs(&mut examples).await;
    own_account(&mut examples).await;
    webhooks(&mut examples).await;
    apps(&mut examples).await;
    profiles(&mut examples).await;
    tournaments(&mut examples).await;
    opponents(&mut examples).await;
    for (operation, path) in [
        ("get_meta", "/v1/meta"),
        ("list_problems", "/v1/problems"),
        ("get_problem", "/v1/problems/illegal-action"),
        ("get_jwks", "/.well-known/jwks.json"),
        ("get_liveness", "/healthz/live"),
        ("get_readiness", "/healthz/ready"),
        ("list_rulesets", "/v1/rulesets"),
        ("get_ruleset", "/v1/rulesets/medici"),
        ("get_components", "/v1/rulesets/medici/components"),
    ] {
        examples.get(operation, &anonymous, path).await;
    }
    // Tools follow every `$ref` that they find, also in the schema of an option within an example.
    let listed = examples.0.get_mut("list_rulesets").unwrap();
    let items = listed["responses"]["200"]["items"].as_array_mut().unwrap();
    items.retain(|ruleset| !ruleset.to_string().contains("$ref"));
    assert!(!items.is_empty());
    examples
}

#[actix_web::test]
async fn the_examples_are_what_a_real_run_gives() {
    let made = serde_json::to_string_pretty(&run().await.0).unwrap() + "\n";
    if std::env::var_os("UPDATE").is_some() {
        fs::write(EXAMPLES, made).unwrap();
        return;
    }
    let kept = fs::read_to_string(EXAMPLES).unwrap();
    assert!(
        made == kept,
        "the examples are stale: run this test with UPDATE=1, then `make openapi`, and read the diff"
    );
}
