//! What every operation of the contract says beside its own: problems, headers, links, examples.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::problem::{Failure, ProblemCode};

use ProblemCode::*;

/// Examples taken from a real run with fixed seed, clock and ids; rewritten by the test that
/// compares them.
const EXAMPLES: &str = include_str!("examples.json");

/// A request id in examples.
const EXAMPLE_REQUEST: &str = "r_4x7k2m3n5q6r7s2t4u5v6w7x2y";

/// The problems that an operation can answer with beside the common ones.
fn own_problems(operation: &str) -> &'static [ProblemCode] {
    match operation {
        "get_problem" => &[ProblemUnknown],
        "get_ruleset" | "get_components" => &[RulesetUnknown],
        "create_guest" => &[],
        "create_user" => &[NameTaken, Busy],
        "upgrade_guest" => &[NameTaken, AlreadyUser, KeyInvalid, KeyReused, Busy, Draining],
        "create_session" => &[CredentialsInvalid, Busy],
        "refresh_session" => &[RefreshInvalid],
        "create_game" => &[
            RulesetUnknown,
            OptionsInvalid,
            GameUnknown,
            GameQuarantined,
            KeyInvalid,
            KeyReused,
            Draining,
        ],
        "list_games" => &[CursorInvalid, RulesetUnknown, TokenMissing],
        "get_game" => &[GameUnknown, GameQuarantined],
        "delete_game" => &[GameUnknown, GameQuarantined, NotYourTable, GameStarted, Draining],
        "take_seat" => &[
            GameUnknown,
            GameQuarantined,
            KeyInvalid,
            KeyReused,
            NotYourTable,
            GameStarted,
            AlreadySeated,
            SeatTaken,
            SeatingsSpent,
            Draining,
        ],
        "leave_seat" => &[GameUnknown, GameQuarantined, NotYourSeat, GameStarted, Draining],
        "start_game" => &[
            GameUnknown,
            GameQuarantined,
            KeyInvalid,
            KeyReused,
            NotYourTable,
            GameStarted,
            SeatsOpen,
            BotGamesSpent,
            Draining,
        ],
        "resign_game" => &[
            GameUnknown,
            GameQuarantined,
            KeyInvalid,
            KeyReused,
            NotYourSeat,
            GameNotRunning,
            GameOver,
            Busy,
            Draining,
        ],
        "get_view" => &[GameUnknown, GameQuarantined, GameNotRunning, GameNotOver, AtOutOfRange],
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
            Busy,
            Draining,
        ],
        "preview_action" => &[
            GameUnknown,
            GameQuarantined,
            NotYourSeat,
            GameNotRunning,
            GameOver,
            VersionMismatch,
            DecisionClosed,
        ],
        "get_orders" => &[GameUnknown, GameQuarantined, NotYourSeat],
        "set_orders" => &[GameUnknown, GameQuarantined, NotYourSeat, GameOver, Busy, Draining],
        "list_due_decisions" => &[CursorInvalid],
        "list_events" => &[
            TicketInvalid,
            TicketExpired,
            GameUnknown,
            GameQuarantined,
            GameNotOver,
            NotAcceptable,
            TooManyStreams,
        ],
        "list_messages" => &[
            TicketInvalid,
            TicketExpired,
            GameUnknown,
            GameQuarantined,
            NotYourSeat,
            NotAcceptable,
            TooManyStreams,
        ],
        "create_stream_ticket" => &[GameUnknown],
        "post_message" => &[
            GameUnknown,
            GameQuarantined,
            KeyInvalid,
            KeyReused,
            NotYourSeat,
            MessagesSpent,
            Draining,
        ],
        "get_record" | "verify_record" | "import_record" | "fork_game" => {
            problems_of_records(operation)
        }
        "get_readiness" => &[Draining],
        "end_session" | "get_me" | "get_meta" | "get_jwks" | "get_liveness" | "list_problems"
        | "list_rulesets" | "get_openapi" | "get_openapi_3_0" => &[],
        other => unreachable!("{other} has no row here"),
    }
}

/// The same for what is done with records.
fn problems_of_records(operation: &str) -> &'static [ProblemCode] {
    match operation {
        "get_record" => &[GameUnknown, GameQuarantined, GameNotOver],
        "verify_record" => &[RecordUnsupported, Busy],
        "import_record" => &[
            GameUnknown,
            GameQuarantined,
            KeyInvalid,
            KeyReused,
            RecordDiverges,
            RecordUnsupported,
            RecordUnfinished,
            Busy,
            Draining,
        ],
        "fork_game" => &[
            GameUnknown,
            GameQuarantined,
            KeyInvalid,
            KeyReused,
            GameNotOver,
            GameNotRunning,
            AtOutOfRange,
            Busy,
            Draining,
        ],
        other => unreachable!("{other} does nothing with records"),
    }
}

/// Where one goes from the answer of an operation: link name, operation, and which parameter comes
/// from where.
const LINKS: &[(&str, &str, &str, &str, &str, &str)] = &[
    ("create_game", "201", "game", "get_game", "game", "$response.body#/id"),
    ("create_game", "201", "start", "start_game", "game", "$response.body#/id"),
    ("create_game", "201", "events", "list_events", "game", "$response.body#/id"),
    ("take_seat", "200", "game", "get_game", "game", "$response.body#/id"),
    ("start_game", "200", "view", "get_view", "game", "$response.body#/id"),
    ("start_game", "200", "decisions", "list_decisions", "game", "$response.body#/id"),
    ("preview_action", "200", "play", "play_action", "game", "$request.path.game"),
    ("get_orders", "200", "set", "set_orders", "game", "$request.path.game"),
    ("resign_game", "201", "game", "get_game", "game", "$response.body#/id"),
    ("get_decision", "200", "preview", "preview_action", "game", "$request.path.game"),
    ("play_action", "201", "view", "get_view", "game", "$request.path.game"),
    ("play_action", "201", "events", "list_events", "game", "$request.path.game"),
    ("create_stream_ticket", "201", "events", "list_events", "game", "$response.body#/game"),
    ("create_stream_ticket", "201", "events", "list_events", "ticket", "$response.body#/ticket"),
    ("post_message", "201", "messages", "list_messages", "game", "$request.path.game"),
    ("list_due_decisions", "200", "play", "play_action", "game", "$response.body#/items/0/game"),
    ("import_record", "201", "game", "get_game", "game", "$response.body#/id"),
    ("import_record", "201", "record", "get_record", "game", "$response.body#/id"),
    ("import_record", "201", "fork", "fork_game", "game", "$response.body#/id"),
    ("fork_game", "201", "game", "get_game", "game", "$response.body#/id"),
    ("fork_game", "201", "start", "start_game", "game", "$response.body#/id"),
    ("get_record", "200", "fork", "fork_game", "game", "$response.body#/game"),
    ("list_games", "200", "next", "list_games", "cursor", "$response.body#/next"),
];

/// Operations beside the move that take an `Idempotency-Key`.
const KEYED: &[&str] = &[
    "upgrade_guest",
    "create_game",
    "take_seat",
    "start_game",
    "resign_game",
    "post_message",
    "import_record",
    "fork_game",
];

/// Headers of requests that several operations take: name, what it says, and who takes it.
const REQUEST_HEADERS: &[(&str, &str, &[&str])] = &[
    (
        "Idempotency-Key",
        "1 to 64 characters of A–Z a–z 0–9 - _. Names the request, so that it can be sent again safely: one key, one effect.",
        KEYED,
    ),
    (
        "If-None-Match",
        "ETag of the copy that the caller has; 304 if it is current.",
        &["get_view", "list_decisions", "list_due_decisions", "get_openapi", "get_openapi_3_0"],
    ),
];

/// Headers of answers: name, and what it says.
const RESPONSE_HEADERS: &[(&str, &str)] = &[
    ("Request-Id", "Id of the request; the `instance` of a problem."),
    ("Retry-After", "Seconds to wait."),
    ("Idempotency-Replayed", "`true`: an earlier request with the same key was answered so."),
    ("RateLimit", "What is left in the caller's bucket, and in how many seconds it is full again."),
    ("RateLimit-Policy", "Size of the caller's bucket, and the seconds in which it fills."),
    ("WWW-Authenticate", "`Bearer`."),
    ("Problem-Link", "Page of the problem in the catalogue, as `rel=\"describedby\"`."),
    ("Next-Link", "The next page, as `rel=\"next\"`, if there is one."),
];

/// Operations whose pages have a `Link` to the next.
const LINKED_PAGES: [&str; 3] = ["list_games", "list_events", "list_messages"];

/// Completes every operation of the document.
pub fn complete(document: &mut Value) {
    for (name, about) in RESPONSE_HEADERS {
        document["components"]["headers"][name] =
            json!({ "description": about, "schema": { "type": "string" } });
    }
    // These two answer for what stands nowhere in the document.
    for code in
        ProblemCode::ALL.iter().filter(|code| ![PathUnknown, MethodNotAllowed].contains(*code))
    {
        let problem = Failure::from(*code).problem(EXAMPLE_REQUEST.to_owned());
        document["components"]["examples"][code.row().code] =
            json!({ "summary": code.row().title, "value": problem });
    }
    let examples: Value = serde_json::from_str(EXAMPLES).expect("the examples are JSON");
    let paths = document["paths"].as_object_mut().expect("the document has paths");
    for operation in paths
        .values_mut()
        .flat_map(|item| item.as_object_mut().expect("a path is an object").values_mut())
    {
        let id = operation["operationId"].as_str().expect("every operation has an id").to_owned();
        add_problems(operation, &id);
        add_headers(operation, &id);
        add_links(operation, &id);
        add_examples(operation, &examples[&id]);
    }
}

/// Operations that are answered without the store.
const STORELESS: [&str; 10] = [
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
];

fn add_problems(operation: &mut Value, id: &str) {
    let mut codes = own_problems(id).to_vec();
    let has_body = operation.get("requestBody").is_some();
    let open = operation["security"]
        .as_array()
        .is_some_and(|ways| ways.iter().any(|way| *way == json!({})));
    let has_parameters = operation.get("parameters").is_some();
    codes.extend([Internal, TokenInvalid, TokenExpired]);
    codes.extend((!open).then_some(TokenMissing));
    codes.extend(has_parameters.then_some(ParameterInvalid));
    codes.extend(
        [MalformedBody, BodyTooLarge, MediaTypeUnsupported].into_iter().filter(|_| has_body),
    );
    if !id.starts_with("get_liveness") && !id.starts_with("get_readiness") {
        codes.push(RateLimited);
    }
    if ["start_game", "resign_game", "delete_game", "leave_seat", "end_session"].contains(&id) {
        codes.extend([MalformedBody, BodyTooLarge]);
    }
    if !STORELESS.contains(&id) {
        codes.push(StoreUnavailable);
    }
    codes.sort_unstable();
    codes.dedup();
    let mut by_status: BTreeMap<u16, Vec<ProblemCode>> = BTreeMap::new();
    for code in codes {
        by_status.entry(code.row().status).or_default().push(code);
    }
    for (status, codes) in by_status {
        let list = codes
            .iter()
            .map(|code| format!("`{}`", code.row().code))
            .collect::<Vec<_>>()
            .join(", ");
        let example = |code: &ProblemCode| {
            (
                code.row().code.to_owned(),
                json!({ "$ref": format!("#/components/examples/{}", code.row().code) }),
            )
        };
        let examples: Map<String, Value> = codes.iter().map(example).collect();
        operation["responses"][status.to_string()] = json!({
            "description": format!("A problem: {list}."),
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" }, "examples": examples } },
        });
    }
}

fn add_headers(operation: &mut Value, id: &str) {
    for (name, about, _) in REQUEST_HEADERS.iter().filter(|(_, _, takers)| takers.contains(&id)) {
        let parameters = operation
            .as_object_mut()
            .expect("an operation is an object")
            .entry("parameters")
            .or_insert_with(|| json!([]));
        let schema = if *name == "Idempotency-Key" {
            json!({ "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$" })
        } else {
            json!({ "type": "string" })
        };
        let parameter = json!({ "name": name, "in": "header", "required": false, "description": about, "schema": schema });
        parameters.as_array_mut().expect("parameters are a list").push(parameter);
    }
    for parameter in
        operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten()
    {
        // A parameter is left out, never null.
        if let Some(kind) =
            parameter["schema"]["type"].as_array().and_then(|kinds| kinds.first().cloned())
        {
            parameter["schema"]["type"] = kind;
        }
    }
    let limited = !["get_liveness", "get_readiness"].contains(&id);
    let responses = operation["responses"].as_object_mut().expect("an operation has responses");
    share_headers(responses);
    for (status, response) in responses {
        let (good, problem) = (status.starts_with('2'), status.starts_with(['4', '5']));
        let repeated = status == "200" && (id == "play_action" || KEYED.contains(&id));
        for (name, header, stands) in [
            ("Request-Id", "Request-Id", true),
            ("Retry-After", "Retry-After", ["429", "503"].contains(&status.as_str())),
            ("Idempotency-Replayed", "Idempotency-Replayed", repeated),
            ("RateLimit", "RateLimit", limited),
            ("RateLimit-Policy", "RateLimit-Policy", limited),
            ("WWW-Authenticate", "WWW-Authenticate", status == "401"),
            ("Link", "Problem-Link", problem),
            ("Link", "Next-Link", good && LINKED_PAGES.contains(&id)),
        ] {
            if stands {
                response["headers"][name] =
                    json!({ "$ref": format!("#/components/headers/{header}") });
            }
        }
    }
}

/// A repeated answer has the headers of the first, and "not modified" those of the copy that it
/// stands for.
fn share_headers(responses: &mut Map<String, Value>) {
    for (from, to) in [("201", "200"), ("200", "304")] {
        let headers = responses.get(from).and_then(|response| response.get("headers")).cloned();
        if let (Some(headers), Some(response)) = (headers, responses.get_mut(to)) {
            response["headers"] = headers;
        }
    }
}

fn add_links(operation: &mut Value, id: &str) {
    for (_, status, name, target, parameter, source) in
        LINKS.iter().filter(|(from, ..)| *from == id)
    {
        let link = &mut operation["responses"][status]["links"][name];
        link["operationId"] = json!(target);
        link["parameters"][parameter] = json!(source);
    }
}

/// `{"request": body, "responses": {"200": body}}`, as a real run gave them; problems have theirs
/// from the catalogue.
fn add_examples(operation: &mut Value, examples: &Value) {
    let examples = examples.as_object().cloned().unwrap_or_else(Map::new);
    if let Some(body) = examples.get("request") {
        operation["requestBody"]["content"]["application/json"]["example"] = body.clone();
    }
    for (status, body) in examples.get("responses").and_then(Value::as_object).into_iter().flatten()
    {
        operation["responses"][status]["content"]["application/json"]["example"] = body.clone();
    }
}
