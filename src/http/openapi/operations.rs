//! Completes every operation of the contract with what its [`Operation`] says: problems, headers
//! and links. Examples come from `examples.json`, by the id of the operation.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::{
    endpoint::{KeyPolicy, Operation, scopes_of},
    problem::{Failure, ProblemCode},
};

use ProblemCode::*;

/// Examples by operation, from a run with fixed seed, clock and ids. The test that compares them
/// can rewrite them.
const EXAMPLES: &str = include_str!("examples.json");

/// The request id in examples.
const EXAMPLE_REQUEST: &str = "r_4x7k2m3n5q6r7s2t4u5v6w7x2y";

/// Headers of answers: name, and description in the contract.
const RESPONSE_HEADERS: &[(&str, &str)] = &[
    ("Request-Id", "Id of the request; the `instance` of a problem."),
    ("Retry-After", "Seconds to wait."),
    ("Idempotency-Replayed", "`true`: an earlier request with the same key was answered so."),
    ("RateLimit", "What is left in the caller's bucket, and in how many seconds it is full again."),
    ("RateLimit-Policy", "Size of the caller's bucket, and the seconds in which it fills."),
    ("WWW-Authenticate", "`Bearer`."),
    ("Accept-Encoding", "`identity`, if the body came with a content encoding."),
    ("Problem-Link", "Page of the problem in the catalogue, as `rel=\"describedby\"`."),
    ("Next-Link", "The next page, as `rel=\"next\"`, if there is one."),
];

/// Completes every operation of the document.
pub fn complete(document: &mut Value, operations: &BTreeMap<String, Operation>) {
    for (name, about) in RESPONSE_HEADERS {
        document["components"]["headers"][name] =
            json!({ "description": about, "schema": { "type": "string" } });
    }
    // These two codes answer requests that are not in the document.
    for code in
        ProblemCode::ALL.iter().filter(|code| ![PathUnknown, MethodNotAllowed].contains(*code))
    {
        let problem = Failure::from(*code).problem(EXAMPLE_REQUEST.to_owned());
        document["components"]["examples"][code.entry().code] =
            json!({ "summary": code.entry().title, "value": problem });
    }
    let examples: Value = serde_json::from_str(EXAMPLES).expect("the examples are JSON");
    let paths = document["paths"].as_object_mut().expect("the document has paths");
    for (path, item) in paths {
        for (method, described) in item.as_object_mut().expect("a path is an object") {
            let id =
                described["operationId"].as_str().expect("every operation has an id").to_owned();
            let operation = &operations[&id];
            add_scope(described, operation);
            add_problems(described, method, path, operation);
            add_request_headers(described, operation.idempotency_key);
            add_response_headers(described, operation);
            describe_lines(described);
            add_links(described, operation);
            add_examples(described, &examples[&id]);
        }
    }
}

/// Says which scopes a token needs.
fn add_scope(described: &mut Value, operation: &Operation) {
    let needed = match scopes_of(described, operation)[..] {
        [] => return,
        [scope] => format!("the scope `{}`", scope.name()),
        [scope, also, ..] => format!("the scopes `{}` and `{}`", scope.name(), also.name()),
    };
    let description = described["description"].as_str().unwrap_or_default();
    described["description"] = format!("{description}\n\nA personal token needs {needed}.").into();
}

/// The problems of an operation: its own, and those that follow from its other properties.
fn problems_of(
    described: &Value,
    method: &str,
    path: &str,
    operation: &Operation,
) -> Vec<ProblemCode> {
    let has_body = described.get("requestBody").is_some();
    let is_open = described["security"]
        .as_array()
        .is_some_and(|ways| ways.iter().any(|way| *way == json!({})));
    let mut codes = operation.problems.to_vec();
    codes.extend([Internal, TokenInvalid, TokenExpired, AccountSuspended]);
    codes.extend((!is_open).then_some(TokenMissing));
    codes.extend(scopes_of(described, operation).first().map(|_| ScopeMissing));
    codes.extend(described.get("parameters").map(|_| ParameterInvalid));
    codes.extend(problems_of_arguments(described, operation));
    codes.extend(path.starts_with("/v1/games/{game}").then_some(GameQuarantined));
    // A command without a body refuses every body; all bodies take places in memory.
    codes.extend(
        [MalformedBody, BodyTooLarge, BodyTooSlow, MediaTypeUnsupported, Busy]
            .into_iter()
            .filter(|_| has_body || method != "get"),
    );
    if operation.rate.is_some() {
        codes.extend([RateLimited, TooManyConnections]);
    }
    codes.extend(operation.needs_store.then_some(StoreUnavailable));
    codes.extend(operation.writes.problems());
    codes.extend(match operation.idempotency_key {
        KeyPolicy::Unused => &[][..],
        KeyPolicy::Optional => &[KeyInvalid, KeyReused],
        KeyPolicy::Required => &[KeyMissing, KeyInvalid, KeyReused],
    });
    codes.sort_unstable();
    codes.dedup();
    codes
}

/// The problems of the arguments: an id in the path may be unknown, a cursor or ticket may be
/// invalid, the view may have changed, and a stream may have no place.
fn problems_of_arguments(described: &Value, operation: &Operation) -> Vec<ProblemCode> {
    let parameters = described["parameters"].as_array().into_iter().flatten();
    let (in_path, others): (Vec<&Value>, Vec<&Value>) =
        parameters.partition(|parameter| parameter["in"] == "path");
    let needed = in_path.len() - usize::from(operation.removes_if_there);
    let unknown = in_path[..needed].iter().map(|id| format!("{}-unknown", name_of(id)));
    let mut codes: Vec<ProblemCode> =
        unknown.filter_map(|code| ProblemCode::named(&code)).collect();
    codes.extend(others.into_iter().flat_map(|parameter| match name_of(parameter) {
        "cursor" => &[CursorInvalid][..],
        "ticket" => &[TicketInvalid, TicketExpired],
        "If-Match" => &[VersionMismatch],
        _ => &[],
    }));
    if described.pointer("/responses/200/content/text~1event-stream").is_some() {
        codes.extend([NotAcceptable, TooManyStreams]);
    }
    codes
}

fn name_of(parameter: &Value) -> &str {
    parameter["name"].as_str().expect("every parameter has a name")
}

fn add_problems(described: &mut Value, method: &str, path: &str, operation: &Operation) {
    let mut by_status: BTreeMap<u16, Vec<ProblemCode>> = BTreeMap::new();
    for code in problems_of(described, method, path, operation) {
        by_status.entry(code.entry().status).or_default().push(code);
    }
    for (status, codes) in by_status {
        let list = codes
            .iter()
            .map(|code| format!("`{}`", code.entry().code))
            .collect::<Vec<_>>()
            .join(", ");
        let example = |code: &ProblemCode| {
            (
                code.entry().code.to_owned(),
                json!({ "$ref": format!("#/components/examples/{}", code.entry().code) }),
            )
        };
        let examples: Map<String, Value> = codes.iter().map(example).collect();
        described["responses"][status.to_string()] = json!({
            "description": format!("A problem: {list}."),
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" }, "examples": examples } },
        });
    }
}

/// Adds the request headers that several operations take; the others stand in the attributes of
/// their handlers.
fn add_request_headers(described: &mut Value, policy: KeyPolicy) {
    let letters = "1 to 64 characters of A–Z a–z 0–9 - _";
    let about = match policy {
        KeyPolicy::Unused => None,
        KeyPolicy::Optional => Some(format!(
            "{letters}. Names the request, so that it can be sent again safely: one key, one effect."
        )),
        KeyPolicy::Required => Some(format!("{letters}; names this request.")),
    };
    let key = about.map(|about| {
        let schema = json!({ "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$" });
        let required = policy == KeyPolicy::Required;
        json!({ "name": "Idempotency-Key", "in": "header", "required": required, "description": about, "schema": schema })
    });
    let condition = described["responses"].get("304").map(|_| {
        let about = "ETag of the copy that the caller has; 304 if it is current.";
        let schema = json!({ "type": "string" });
        json!({ "name": "If-None-Match", "in": "header", "required": false, "description": about, "schema": schema })
    });
    let mut parameters = described["parameters"].as_array().cloned().unwrap_or_default();
    let first_header = parameters
        .iter()
        .position(|parameter| parameter["in"] == "header")
        .unwrap_or(parameters.len());
    parameters.splice(first_header..first_header, key.into_iter().chain(condition));
    for parameter in &mut parameters {
        // A parameter is left out, never null.
        if let Some(kind) =
            parameter["schema"]["type"].as_array().and_then(|kinds| kinds.first().cloned())
        {
            parameter["schema"]["type"] = kind;
        }
    }
    if !parameters.is_empty() {
        described["parameters"] = parameters.into();
    }
}

fn add_response_headers(described: &mut Value, operation: &Operation) {
    let is_keyed = operation.idempotency_key != KeyPolicy::Unused;
    let is_limited = operation.rate.is_some();
    let responses = described["responses"].as_object_mut().expect("an operation has responses");
    share_headers(responses);
    for (status, response) in responses {
        let (is_page, is_problem) = (status == "200", status.starts_with(['4', '5']));
        for (name, header, is_present) in [
            ("Request-Id", "Request-Id", true),
            ("Retry-After", "Retry-After", ["429", "503"].contains(&status.as_str())),
            ("Idempotency-Replayed", "Idempotency-Replayed", status == "200" && is_keyed),
            ("RateLimit", "RateLimit", is_limited),
            ("RateLimit-Policy", "RateLimit-Policy", is_limited),
            ("WWW-Authenticate", "WWW-Authenticate", status == "401"),
            ("Accept-Encoding", "Accept-Encoding", status == "415"),
            ("Link", "Problem-Link", is_problem),
            ("Link", "Next-Link", is_page && operation.has_next_link),
        ] {
            if is_present {
                response["headers"][name] =
                    json!({ "$ref": format!("#/components/headers/{header}") });
            }
        }
    }
}

/// A repeated answer has the headers of the first; "not modified" has those of the copy that it
/// stands for.
fn share_headers(responses: &mut Map<String, Value>) {
    for (from, to) in [("201", "200"), ("200", "304")] {
        let headers = responses.get(from).and_then(|response| response.get("headers")).cloned();
        if let (Some(headers), Some(response)) = (headers, responses.get_mut(to)) {
            response["headers"] = headers;
        }
    }
}

/// Lines of JSON have no schema as a whole: one line is JSON, several are none. Programs that read
/// replies by the document would otherwise look for one item, or for a text, and find neither. Some
/// take a schema with a description alone for one, too, so the description is that of the answer.
fn describe_lines(described: &mut Value) {
    let responses = described["responses"].as_object_mut().expect("an operation has responses");
    for response in responses.values_mut() {
        let Some(lines) = response.pointer_mut("/content/application~1x-ndjson/schema") else {
            continue;
        };
        let item = lines["$ref"].as_str().and_then(|item| item.rsplit('/').next());
        let item = item.expect("a line has a schema");
        let about = format!("Each line of JSON is of the schema `{item}`, or empty.");
        *lines = json!({});
        let description = response["description"].as_str().expect("an answer is described");
        response["description"] = json!(format!("{description} {about}"));
    }
}

fn add_links(described: &mut Value, operation: &Operation) {
    for link in operation.links {
        let parameters: Map<String, Value> = link
            .parameters
            .iter()
            .map(|(name, source)| ((*name).to_owned(), json!(source)))
            .collect();
        described["responses"][link.status]["links"][link.name] =
            json!({ "operationId": (link.operation_id)(), "parameters": parameters });
    }
}

/// An example is `{"request": body, "responses": {"200": body}}`; those of problems come from the
/// catalogue.
fn add_examples(described: &mut Value, examples: &Value) {
    if let Some(body) = examples.get("request") {
        described["requestBody"]["content"]["application/json"]["example"] = body.clone();
    }
    for (status, body) in examples.get("responses").and_then(Value::as_object).into_iter().flatten()
    {
        described["responses"][status]["content"]["application/json"]["example"] = body.clone();
    }
}
