//! What every operation of the contract says beside its own: problems, headers, links, examples.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::http::problem::ProblemCode;

use ProblemCode::*;

/// Examples taken from a real run with fixed seed, clock and ids; rewritten by the test that compares them.
const EXAMPLES: &str = include_str!("examples.json");

/// The problems that an operation can answer with beside the common ones.
fn own_problems(operation: &str) -> &'static [ProblemCode] {
    match operation {
        "get_problem" => &[ProblemUnknown],
        "get_ruleset" | "get_components" => &[RulesetUnknown],
        "create_guest" => &[],
        "create_user" => &[NameTaken, Busy],
        "create_session" => &[CredentialsInvalid, Busy],
        "refresh_session" => &[RefreshInvalid],
        "create_game" => &[RulesetUnknown, OptionsInvalid, GameUnknown, GameQuarantined, KeyInvalid, KeyReused, Draining],
        "list_games" => &[CursorInvalid, RulesetUnknown, TokenMissing],
        "get_game" => &[GameUnknown, GameQuarantined],
        "delete_game" => &[GameUnknown, GameQuarantined, NotYourTable, GameStarted, Draining],
        "take_seat" => {
            &[GameUnknown, GameQuarantined, KeyInvalid, KeyReused, GameStarted, AlreadySeated, SeatTaken, Busy, Draining]
        }
        "leave_seat" => &[GameUnknown, GameQuarantined, NotYourSeat, GameStarted, Draining],
        "start_game" => &[GameUnknown, GameQuarantined, KeyInvalid, KeyReused, NotYourTable, GameStarted, SeatsOpen, Draining],
        "get_view" => &[GameUnknown, GameQuarantined, GameNotRunning, AtOutOfRange],
        "list_decisions" => &[GameUnknown, GameQuarantined],
        "get_decision" => &[GameUnknown, GameQuarantined, DecisionUnknown],
        "play_action" => &[
            KeyMissing,
            KeyInvalid,
            GameUnknown,
            GameQuarantined,
            KeyReused,
            NotYourSeat,
            GameNotRunning,
            GameOver,
            VersionMismatch,
            DecisionClosed,
            IllegalAction,
            Draining,
        ],
        "list_due_decisions" => &[CursorInvalid],
        "list_events" => &[GameUnknown, GameQuarantined, NotAcceptable, TooManyStreams],
        "get_record" => &[GameUnknown, GameQuarantined, GameNotOver],
        "get_readiness" => &[Draining],
        "end_session" | "get_me" | "get_meta" | "get_jwks" | "get_liveness" | "list_problems" | "list_rulesets"
        | "get_openapi" | "get_openapi_3_0" => &[],
        other => unreachable!("{other} has no row here"),
    }
}

/// Where one goes from the answer of an operation: link name, operation, and which parameter comes from where.
const LINKS: &[(&str, &str, &str, &str, &str, &str)] = &[
    ("create_game", "201", "game", "get_game", "game", "$response.body#/id"),
    ("create_game", "201", "start", "start_game", "game", "$response.body#/id"),
    ("create_game", "201", "events", "list_events", "game", "$response.body#/id"),
    ("take_seat", "200", "game", "get_game", "game", "$response.body#/id"),
    ("start_game", "200", "view", "get_view", "game", "$response.body#/id"),
    ("start_game", "200", "decisions", "list_decisions", "game", "$response.body#/id"),
    ("play_action", "201", "view", "get_view", "game", "$request.path.game"),
    ("play_action", "201", "events", "list_events", "game", "$request.path.game"),
    ("list_due_decisions", "200", "play", "play_action", "game", "$response.body#/items/0/game"),
    ("list_games", "200", "next", "list_games", "cursor", "$response.body#/next"),
];

/// Completes every operation of the document.
pub fn complete(document: &mut Value) {
    let examples: Value = serde_json::from_str(EXAMPLES).expect("the examples are JSON");
    let paths = document["paths"].as_object_mut().expect("the document has paths");
    for operation in paths.values_mut().flat_map(|item| item.as_object_mut().expect("a path is an object").values_mut()) {
        let id = operation["operationId"].as_str().expect("every operation has an id").to_owned();
        add_problems(operation, &id);
        add_headers(operation);
        add_links(operation, &id);
        add_examples(operation, &examples[&id]);
    }
}

fn add_problems(operation: &mut Value, id: &str) {
    let mut codes = own_problems(id).to_vec();
    let has_body = operation.get("requestBody").is_some();
    let secured = operation["security"].as_array().is_some_and(|ways| ways.iter().any(|way| way.get("bearer").is_some()));
    let only_signed = secured && operation["security"].as_array().is_some_and(|ways| ways.len() == 1);
    let has_parameters = operation.get("parameters").is_some();
    codes.extend([Internal, TokenInvalid, TokenExpired]);
    codes.extend(only_signed.then_some(TokenMissing));
    codes.extend(has_parameters.then_some(ParameterInvalid));
    codes.extend([MalformedBody, BodyTooLarge, MediaTypeUnsupported].into_iter().filter(|_| has_body));
    if !id.starts_with("get_liveness") && !id.starts_with("get_readiness") {
        codes.push(RateLimited);
    }
    if ["start_game", "delete_game", "leave_seat", "end_session"].contains(&id) {
        codes.extend([MalformedBody, BodyTooLarge]);
    }
    if ![
        "list_problems",
        "get_problem",
        "list_rulesets",
        "get_ruleset",
        "get_components",
        "get_openapi",
        "get_openapi_3_0",
        "get_meta",
        "get_jwks",
        "get_liveness",
    ]
    .contains(&id)
    {
        codes.push(StoreUnavailable);
    }
    codes.sort_unstable();
    codes.dedup();
    let mut by_status: BTreeMap<u16, Vec<&str>> = BTreeMap::new();
    for code in codes {
        by_status.entry(code.row().status).or_default().push(code.row().code);
    }
    for (status, codes) in by_status {
        let list = codes.iter().map(|code| format!("`{code}`")).collect::<Vec<_>>().join(", ");
        operation["responses"][status.to_string()] = json!({
            "description": format!("A problem: {list}."),
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } },
        });
    }
}

fn add_headers(operation: &mut Value) {
    let text = |about: &str| json!({ "description": about, "schema": { "type": "string" } });
    for (status, response) in operation["responses"].as_object_mut().expect("an operation has responses") {
        let response = response.as_object_mut().expect("a response is an object");
        let headers = response.entry("headers").or_insert_with(|| json!({}));
        headers["Request-Id"] = text("Id of the request; the `instance` of a problem.");
        if ["429", "503"].contains(&status.as_str()) {
            headers["Retry-After"] = text("Seconds to wait.");
        }
        if status == "405" {
            headers["Allow"] = text("The methods that the path has.");
        }
    }
}

fn add_links(operation: &mut Value, id: &str) {
    for (_, status, name, target, parameter, source) in LINKS.iter().filter(|(from, ..)| *from == id) {
        operation["responses"][status]["links"][name] = json!({ "operationId": target, "parameters": { *parameter: source } });
    }
}

/// `{"request": body, "responses": {"200": body}}`, as a real run gave them.
fn add_examples(operation: &mut Value, examples: &Value) {
    let examples = examples.as_object().cloned().unwrap_or_else(Map::new);
    if let Some(body) = examples.get("request") {
        operation["requestBody"]["content"]["application/json"]["example"] = body.clone();
    }
    for (status, body) in examples.get("responses").and_then(Value::as_object).into_iter().flatten() {
        let media = if status.starts_with('2') { "application/json" } else { "application/problem+json" };
        operation["responses"][status]["content"][media]["example"] = body.clone();
    }
}
