//! The documents under `openapi/`: fresh, of a shape that generators digest, with examples from a
//! real run.

use std::{collections::BTreeMap, fs};

use kontor_http::openapi::Documents;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    local::Local,
    table::Table,
};

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/http/openapi/examples.json");

fn committed(name: &str) -> String {
    fs::read_to_string(format!("{}/openapi/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn document() -> Value {
    serde_json::from_str(&Documents::generate().openapi_3_1).unwrap()
}

#[test]
fn the_committed_documents_are_what_the_types_say() {
    let documents = Documents::generate();
    for (name, text) in
        [("openapi.json", documents.openapi_3_1), ("openapi-3.0.json", documents.openapi_3_0)]
    {
        assert!(text == committed(name), "{name} is stale: run `make openapi` and read the diff");
    }
}

/// Calls `see` with every operation.
fn operations(document: &Value, mut see: impl FnMut(&str, &Value)) {
    for item in document["paths"].as_object().unwrap().values() {
        for operation in item.as_object().unwrap().values() {
            see(operation["operationId"].as_str().expect("every operation has an id"), operation);
        }
    }
}

#[test]
fn every_operation_says_what_a_reader_needs() {
    let document = document();
    let mut ids = Vec::new();
    operations(&document, |id, operation| {
        ids.push(id.to_owned());
        for field in ["summary", "description"] {
            assert!(
                operation[field].as_str().is_some_and(|text| !text.is_empty()),
                "{id} has no {field}"
            );
        }
        assert_eq!(operation["tags"].as_array().map(Vec::len), Some(1), "{id} has one tag");
        assert!(operation["security"].is_array(), "{id} says who may call it");
        for (status, response) in operation["responses"].as_object().unwrap() {
            assert!(
                !response["description"].as_str().unwrap_or_default().is_empty(),
                "{id} {status} has no description"
            );
        }
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            assert!(
                parameter["description"].is_string(),
                "{id}: {} has no description",
                parameter["name"]
            );
        }
    });
    let count = ids.len();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), count, "operation ids are unique");
    assert!(ids.iter().all(|id| id.split_once('_').is_some()), "operation ids are verb_noun");
}

#[test]
fn every_answer_with_a_body_has_an_example() {
    let document = document();
    operations(&document, |id, operation| {
        // The documents themselves are their own example.
        if id.starts_with("get_openapi") {
            return;
        }
        for (status, response) in operation["responses"].as_object().unwrap() {
            for (media, content) in response["content"].as_object().into_iter().flatten() {
                if media.contains("json") && media != "application/x-ndjson" {
                    let shown =
                        content.get("example").is_some() || content.get("examples").is_some();
                    assert!(shown, "{id} {status} has no example of {media}");
                }
            }
        }
    });
}

#[test]
fn schemas_are_of_the_shape_that_generators_digest() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for (name, schema) in schemas {
        if let Some(variants) = schema["oneOf"].as_array() {
            assert!(schema["discriminator"]["mapping"].is_object(), "{name} has no discriminator");
            assert!(
                variants.iter().all(|variant| variant.get("$ref").is_some()),
                "{name} has nameless variants"
            );
            continue;
        }
        if schema.get("enum").is_some() || schema.get("const").is_some() {
            continue;
        }
        assert_eq!(schema["type"], "object", "{name} is an object");
        for (field, property) in schema["properties"].as_object().into_iter().flatten() {
            let told = property.get("description").is_some() || property.get("const").is_some();
            let inner = property["oneOf"]
                .as_array()
                .is_some_and(|options| options.iter().any(|o| o.get("description").is_some()));
            assert!(
                told || inner || property.get("$ref").is_some(),
                "{name}.{field} has no description"
            );
        }
    }
    for text in [Documents::generate().openapi_3_1, Documents::generate().openapi_3_0] {
        assert!(!text.contains("allOf\": []"), "no empty compositions");
        assert!(!text.contains("prefixItems"), "no tuples");
    }
}

#[test]
fn every_flat_union_has_all_the_types_that_the_rulesets_name() {
    let document = document();
    let mapped = |name: &str| {
        document["components"]["schemas"][name]["discriminator"]["mapping"]
            .as_object()
            .unwrap()
            .clone()
    };
    for ruleset in
        document["paths"]["/v1/rulesets"]["get"]["responses"]["200"]["content"]["application/json"]
            ["example"]["items"]
            .as_array()
            .unwrap()
    {
        for (types, union) in [("action_types", "GameAction"), ("event_types", "GameEvent")] {
            for tag in ruleset[types].as_array().unwrap() {
                assert!(mapped(union).contains_key(tag.as_str().unwrap()), "{union} lacks {tag}");
            }
        }
        assert!(mapped("GameView").contains_key(ruleset["id"].as_str().unwrap()));
    }
}

/// Examples by operation, as the document takes them in.
#[derive(Default)]
struct Examples(BTreeMap<String, Value>);

impl Examples {
    fn note(&mut self, operation: &str, request: Option<&Value>, answer: &Answer) {
        let example =
            self.0.entry(operation.to_owned()).or_insert_with(|| json!({ "responses": {} }));
        if let Some(request) = request {
            example["request"] = request.clone();
        }
        example["responses"][answer.status.to_string()] = answer.body.clone();
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

/// A real run with fixed seed, clock and ids, by which the examples of the document are made.
async fn run() -> Examples {
    let server = Local::start();
    let mut examples = Examples::default();
    let nobody = server.nobody();
    let mut seats = Vec::new();
    for name in ["Cleo", "Ben", "Ada"] {
        let request = json!({ "name": name });
        let answer = nobody.post("/v1/guests", &request).await;
        examples.note("create_guest", Some(&request), &answer);
        seats.insert(0, nobody.signed_in(&answer));
    }
    accounts(&mut examples, &server).await;
    let game = tables(&mut examples, &seats).await;
    play(&mut examples, &server, &seats, &game).await;
    resignation(&mut examples).await;
    orders(&mut examples, &server).await;
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
        examples.get(operation, &nobody, path).await;
    }
    examples
}

async fn accounts(examples: &mut Examples, server: &Local) {
    let nobody = server.nobody();
    let user = json!({ "name": "Grace", "password": "correct horse battery" });
    let answer = nobody.post("/v1/users", &user).await;
    examples.note("create_user", Some(&user), &answer);
    let answer = nobody.post("/v1/sessions", &user).await;
    examples.note("create_session", Some(&user), &answer);
    let refresh = json!({ "refresh_token": answer.body["refresh_token"] });
    let answer = nobody.post("/v1/sessions/refresh", &refresh).await;
    examples.note("refresh_session", Some(&refresh), &answer);
    examples.get("get_me", &nobody.signed_in(&answer), "/v1/me").await;
    let (guest, upgrade) =
        (server.guest("Mary").await, json!({ "name": "Mary", "password": "tea, earl grey, hot" }));
    examples.post("upgrade_guest", &guest, "/v1/me/upgrade", "become", &upgrade).await.expect(200);
}

async fn tables(examples: &mut Examples, seats: &[Caller]) -> String {
    let new = json!({ "ruleset": "medici", "seats": 3, "options": {}, "visibility": "private", "nonce": "my own luck" });
    let made = examples.post("create_game", &seats[0], "/v1/games", "make", &new).await.expect(201);
    examples.post("create_game", &seats[0], "/v1/games", "make", &new).await.expect(200);
    let (id, invite) = (made["id"].as_str().unwrap().to_owned(), &made["invite"]);
    for (seat, player) in seats.iter().enumerate().skip(1) {
        let sit = json!({ "occupant": "me", "invite": invite });
        let answer = player.put(&format!("/v1/games/{id}/seats/{seat}"), &sit).await;
        examples.note("take_seat", Some(&sit), &answer);
    }
    let answer = seats[2].delete(&format!("/v1/games/{id}/seats/2")).await;
    examples.note("leave_seat", None, &answer);
    seats[2]
        .put(&format!("/v1/games/{id}/seats/2"), &json!({ "occupant": "me", "invite": invite }))
        .await
        .expect(200);
    let (said, path) = (json!({ "text": "Good evening!" }), format!("/v1/games/{id}/messages"));
    examples.post("post_message", &seats[1], &path, "say", &said).await.expect(201);
    examples.post("post_message", &seats[1], &path, "say", &said).await.expect(200);
    examples.get("list_messages", &seats[2], &path).await;
    let ticket = json!({ "game": id });
    examples.note(
        "create_stream_ticket",
        Some(&ticket),
        &seats[1].post("/v1/stream-tickets", &ticket).await,
    );
    examples.note("start_game", None, &seats[0].call(&format!("/v1/games/{id}/start")).await);
    id
}

async fn play(examples: &mut Examples, server: &Local, seats: &[Caller], game: &str) {
    let mut moves = 0;
    loop {
        server.clock.advance_s(5);
        let due = seats[0].get(&format!("/v1/games/{game}/decisions")).await.expect(200);
        let Some(asked) = due["items"].get(0) else { break };
        let seat = &seats[usize::try_from(asked["seat"].as_u64().unwrap()).unwrap()];
        let decision = format!("/v1/games/{game}/decisions/{}", asked["id"].as_str().unwrap());
        let own = if moves == 0 {
            examples.get("list_decisions", seat, &format!("/v1/games/{game}/decisions")).await;
            examples.get("list_due_decisions", seat, "/v1/me/decisions").await;
            examples.get("get_view", seat, &format!("/v1/games/{game}/view")).await;
            examples.get("get_decision", seat, &decision).await
        } else {
            seat.get(&decision).await.expect(200)
        };
        let body = json!({ "decision": own["id"], "action": own["actions"][0] });
        if moves == 0 {
            examples.note(
                "preview_action",
                Some(&body),
                &seat.post(&format!("/v1/games/{game}/previews"), &body).await,
            );
        }
        let (path, key) = (format!("/v1/games/{game}/actions"), format!("move-{moves}"));
        let sent = seat
            .request(reqwest::Method::POST, &path)
            .header("idempotency-key", &key)
            .json(&body)
            .send()
            .await;
        if moves == 0 {
            examples.note("play_action", Some(&body), &sent);
            examples.post("play_action", seat, &path, &key, &body).await.expect(200);
            examples
                .get("list_events", seat, &format!("/v1/games/{game}/events?after=5&limit=5"))
                .await;
        }
        sent.expect(201);
        moves += 1;
    }
    examples.get("get_game", &seats[0], &format!("/v1/games/{game}")).await;
    examples.get("list_games", &seats[0], "/v1/games?seat=me").await;
    examples.get("get_record", &seats[0], &format!("/v1/games/{game}/record")).await;
    records(examples, seats, game).await;
}

/// The record goes round: checked, imported, and its game forked.
async fn records(examples: &mut Examples, seats: &[Caller], game: &str) {
    let record = seats[0].get(&format!("/v1/games/{game}/record")).await.expect(200);
    examples.note(
        "verify_record",
        Some(&record),
        &seats[1].post("/v1/records/verifications", &record).await,
    );
    for status in [201, 200] {
        examples
            .post("import_record", &seats[1], "/v1/records", "import", &record)
            .await
            .expect(status);
    }
    let fork = json!({ "at": 41, "seats": [{ "seat": 0, "occupant": "me", "nonce": "my own luck" }, { "seat": 2, "occupant": "bot", "bot": "greedy" }] });
    for status in [201, 200] {
        examples
            .post("fork_game", &seats[0], &format!("/v1/games/{game}/forks"), "fork", &fork)
            .await
            .expect(status);
    }
    // A whole record would be longer than the rest of the document.
    for place in ["/get_record/responses/200", "/verify_record/request", "/import_record/request"] {
        let (operation, rest) = place[1..].split_once('/').unwrap();
        let record =
            examples.0.get_mut(operation).unwrap().pointer_mut(&format!("/{rest}")).unwrap();
        for list in ["commits", "links"] {
            record[list].as_array_mut().unwrap().truncate(2);
        }
    }
}

/// Somebody wants to be asked for reactions that cannot be made, too.
async fn orders(examples: &mut Examples, server: &Local) {
    let table =
        Table::made(&server.address, 2, &json!({ "ruleset": "dale_of_merchants", "seats": 2 }))
            .await;
    let (caller, path) = (&table.seats[1], table.path("/orders"));
    let request = json!({ "ruleset": "dale_of_merchants", "orders": { "reactions": "ask" } });
    examples.note("set_orders", Some(&request), &caller.put(&path, &request).await);
    examples.get("get_orders", caller, &path).await;
}

/// Somebody who is not asked resigns, so that no bot acts before the answer is noted.
async fn resignation(examples: &mut Examples) {
    let server = Local::start();
    let table = Table::started(&server.address, 3).await;
    let asked = table.first_due().await.seat;
    let leaver = table.seats.iter().enumerate().find(|(seat, _)| *seat != asked).unwrap().1;
    for _ in 0..2 {
        let request = leaver.request(reqwest::Method::POST, &table.path("/resignations"));
        examples.note(
            "resign_game",
            None,
            &request.header("idempotency-key", "resign").send().await,
        );
    }
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
