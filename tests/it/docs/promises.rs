//! What the pages promise of errors, held against the catalogue and the contract. Where a page
//! mentions a code, the same paragraph or row names a request that can answer so, or [`PROMISES`] has a line.

use std::collections::{BTreeMap, BTreeSet};

use kontor_http::problem::ProblemCode;
use serde_json::Value;

use super::{
    page::Page,
    tables::{holds, table},
};
use crate::support::contract::DOCUMENTS;

/// A code that a page promises, and the requests that can answer with it. A page that speaks of a
/// word and not of an answer, such as the reason of a stream's end, names none.
pub(super) type Promise = (&'static str, &'static str, &'static [&'static str]);

const INVITE: &str = "PUT /v1/games/{game}/invitations/{player}";
const ACCEPT: &str = "POST /v1/me/invitations/{game}/accept";
const SEAT: &str = "PUT /v1/games/{game}/seats/{seat}";
const SEEK: &str = "POST /v1/seeks";
const JOIN: &str = "POST /v1/seeks/{seek}/join";
const MATCH: &str = "POST /v1/matches";
const IMPORT: &str = "POST /v1/records";
const VERIFY: &str = "POST /v1/records/verifications";
const TABLE: &str = "POST /v1/games";
const START: &str = "POST /v1/games/{game}/start";
const FORK: &str = "POST /v1/games/{game}/forks";
const MESSAGE: &str = "POST /v1/games/{game}/messages";
const ACTION: &str = "POST /v1/games/{game}/actions";
const VIEW: &str = "GET /v1/games/{game}/view";
const EVENTS: &str = "GET /v1/games/{game}/events";
const EVALUATE: &str = "POST /v1/games/{game}/evaluations";
const GAME: &str = "GET /v1/games/{game}";
const READY: &str = "GET /healthz/ready";
const SIGN_IN: &str = "POST /v1/sessions";
const RECOVER: &str = "POST /v1/sessions/recovery";
const PASSWORD: &str = "PUT /v1/me/password";
const MAKE_WEBHOOK: &str = "POST /v1/me/webhooks";
const CHANGE_WEBHOOK: &str = "PUT /v1/me/webhooks/{webhook}";
const TOURNAMENT: &str = "POST /v1/tournaments";
const ENTER: &str = "PUT /v1/tournaments/{tournament}/participants/me";
const GUEST: &str = "POST /v1/guests";
const USER: &str = "POST /v1/users";
const REMATCH: &str = "POST /v1/games/{game}/rematch";
const VACATION: &str = "PUT /v1/me/vacation";

pub(super) const PROMISES: &[Promise] = &[
    ("accounts", "history-hidden", &["GET /v1/games", "GET /v1/records", "GET /v1/tournaments"]),
    ("accounts", "rate-limited", &[PASSWORD, RECOVER, "POST /v1/me/recovery-codes"]),
    ("accounts", "recovery-invalid", &[RECOVER]),
    ("administration", "account-suspended", &[ACTION, SIGN_IN, RECOVER, EVENTS]),
    ("administration", "game-quarantined", &[VIEW, EVENTS, MESSAGE, ACTION]),
    ("analysis", "busy", &[EVALUATE]),
    ("analysis", "decision-unknown", &[EVALUATE]),
    ("analysis", "game-not-over", &[EVALUATE]),
    ("apps", "app-changed", &["POST /v1/me/authorizations", "POST /v1/me/devices/{user_code}"]),
    ("apps", "name-taken", &["POST /v1/me/apps", "PUT /v1/me/apps/{app}"]),
    ("clients", "game-unknown", &[GAME]),
    ("clocks", "abort-changes-spent", &["PUT /v1/games/{game}/abort"]),
    (
        "clocks",
        "clock-changes-spent",
        &["POST /v1/games/{game}/gifts", "PUT /v1/games/{game}/pause"],
    ),
    ("clocks", "malformed-body", &[VACATION]),
    ("clocks", "others-needed", &["PUT /v1/games/{game}/abort"]),
    ("clocks", "seatings-spent", &["POST /v1/games/{game}/returns"]),
    ("clocks", "vacation-spent", &[VACATION]),
    ("decisions", "decision-closed", &[ACTION]),
    ("events", "draining", &[]),
    ("events", "game-quarantined", &[EVENTS]),
    ("getting-started", "decision-closed", &[ACTION]),
    ("getting-started", "scope-missing", &[ACTION, TABLE, GAME]),
    ("life-of-a-game", "already-seated", &[SEAT]),
    ("life-of-a-game", "fork-too-deep", &[FORK]),
    ("life-of-a-game", "game-not-over", &[VIEW, EVENTS]),
    ("life-of-a-game", "name-taken", &[GUEST, USER]),
    ("life-of-a-game", "not-your-table", &[START]),
    ("life-of-a-game", "parameter-invalid", &[REMATCH]),
    ("operations", "busy", &[SIGN_IN, USER, VIEW, EVALUATE]),
    ("operations", "draining", &[READY]),
    ("operations", "game-quarantined", &[VIEW, ACTION]),
    ("operations", "game-unknown", &[GAME]),
    ("operations", "read-only", &[GUEST, SIGN_IN, TABLE, ACTION]),
    (
        "operations",
        "storage-full",
        &[GUEST, USER, TABLE, SEAT, MESSAGE, FORK, IMPORT, SEEK, TOURNAMENT, INVITE, MAKE_WEBHOOK],
    ),
    (
        "operations",
        "storage-quota",
        &[TABLE, START, FORK, IMPORT, MESSAGE, REMATCH, SEEK, MATCH, TOURNAMENT],
    ),
    (
        "operations",
        "store-unavailable",
        &[READY, ACTION, TABLE, FORK, IMPORT, SEEK, TOURNAMENT, VACATION],
    ),
    ("operations", "too-many-connections", &[TABLE, GAME]),
    ("opponents", "blocks-spent", &["PUT /v1/me/blocks/{player}"]),
    ("opponents", "bot-games-spent", &[SEEK]),
    ("opponents", "invitations-spent", &[INVITE]),
    ("opponents", "mutes-spent", &["PUT /v1/me/mutes/{player}"]),
    ("opponents", "not-invitable", &[INVITE]),
    ("opponents", "rated-table", &[SEEK, JOIN, MATCH]),
    ("opponents", "rating-outside", &[JOIN]),
    ("opponents", "seat-reserved", &[SEAT, ACCEPT]),
    ("opponents", "seat-taken", &[ACCEPT]),
    ("opponents", "seek-closed", &[JOIN, "DELETE /v1/seeks/{seek}"]),
    ("opponents", "seek-unknown", &["GET /v1/seeks/{seek}"]),
    ("opponents", "seeks-spent", &[SEEK, JOIN, MATCH]),
    ("proxies", "draining", &[]),
    ("ratings", "history-hidden", &["GET /v1/games", "GET /v1/records"]),
    ("ratings", "rated-table", &[SEAT, TABLE]),
    ("ratings", "user-needed", &["PUT /v1/me/profile"]),
    ("records", "idempotency-key-reused", &[IMPORT]),
    ("records", "options-invalid", &[IMPORT]),
    ("records", "record-diverges", &[IMPORT]),
    ("records", "record-unfinished", &[IMPORT]),
    ("operations", "not-invitable", &[INVITE]),
    ("operations", "record-unsupported", &[IMPORT, VERIFY]),
    ("records", "record-unsupported", &[IMPORT, VERIFY]),
    ("tournaments", "entries-spent", &[ENTER]),
    ("tournaments", "history-hidden", &["GET /v1/tournaments"]),
    ("tournaments", "tournaments-spent", &[TOURNAMENT]),
    ("webhooks", "game-quarantined", &[ACTION]),
    ("webhooks", "scope-missing", &[MAKE_WEBHOOK, CHANGE_WEBHOOK]),
];

/// The page of errors is about all codes.
const ERRORS: &str = "docs/errors.md";

fn contract() -> Value {
    serde_json::from_str(&DOCUMENTS.texts.openapi_3_1).unwrap()
}

/// Each request of the contract, as `GET /v1/games`, in the order of the document.
fn requests(contract: &Value) -> Vec<(String, &Value)> {
    let mut requests = Vec::new();
    for (path, item) in contract["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            requests.push((format!("{} {path}", method.to_uppercase()), operation));
        }
    }
    requests
}

/// The codes that the contract gives for a request.
fn codes_of(operation: &Value) -> BTreeSet<&str> {
    let responses = operation["responses"].as_object().unwrap().values();
    let examples = responses
        .filter_map(|response| response["content"]["application/problem+json"].get("examples"));
    examples.flat_map(|examples| examples.as_object().unwrap().keys()).map(String::as_str).collect()
}

/// The catalogue: the status of each code, and whether the same request may succeed later.
fn catalogue() -> BTreeMap<&'static str, (u16, bool)> {
    let entries = ProblemCode::ALL.iter().map(|code| code.entry());
    entries.map(|entry| (entry.code, (entry.status, entry.is_retryable()))).collect()
}

/// The text without blocks of code.
fn prose(text: &str) -> String {
    text.split("\n```").step_by(2).collect()
}

/// The words between backticks, without blocks of code.
fn words(text: &str) -> Vec<String> {
    prose(text)
        .lines()
        .flat_map(|line| line.split('`').skip(1).step_by(2))
        .map(str::to_owned)
        .collect()
}

fn name_of(page: &Page) -> &str {
    page.path.trim_start_matches("docs/").trim_end_matches(".md")
}

#[test]
fn each_promise_of_a_code_is_known_and_the_contract_has_it() {
    let (contract, catalogue) = (contract(), catalogue());
    let requests: BTreeMap<String, &Value> = requests(&contract).into_iter().collect();
    let pages = Page::all();
    let (mut mentioned, mut promised) = (BTreeSet::new(), BTreeSet::new());
    for page in pages.iter().filter(|page| page.path != ERRORS && !page.path.contains("/adr/")) {
        for line in prose(&page.text).lines() {
            let words = words(line);
            let named = words.iter().filter_map(|word| requests.get(word.split('?').next()?));
            let answered: BTreeSet<&str> =
                named.flat_map(|operation| codes_of(operation)).collect();
            for code in words.iter().filter(|word| catalogue.contains_key(word.as_str())) {
                mentioned.insert((name_of(page).to_owned(), code.clone()));
                if !answered.contains(code.as_str()) {
                    promised.insert((name_of(page).to_owned(), code.clone()));
                }
            }
        }
    }
    let known: BTreeSet<(String, String)> =
        PROMISES.iter().map(|(page, code, _)| ((*page).to_owned(), (*code).to_owned())).collect();
    let unknown: Vec<_> = promised.difference(&known).collect();
    let stale: Vec<_> = known.difference(&mentioned).collect();
    assert!(unknown.is_empty(), "which requests answer so? {unknown:?}");
    assert!(stale.is_empty(), "these are on no page any more: {stale:?}");
    for (page, code, named) in PROMISES {
        for request in *named {
            let operation = requests.get(*request).unwrap_or_else(|| panic!("no {request}"));
            assert!(codes_of(operation).contains(code), "{page}.md: {request} has no {code}");
        }
    }
}

#[test]
fn a_code_in_the_description_of_a_request_is_one_of_its_codes() {
    let (contract, catalogue) = (contract(), catalogue());
    for (request, operation) in requests(&contract) {
        let codes = codes_of(operation);
        for word in words(operation["description"].as_str().unwrap()) {
            let is_code = word.contains('-') && catalogue.contains_key(word.as_str());
            assert!(!is_code || codes.contains(word.as_str()), "{request} has no {word}");
        }
    }
}

/// `409 ` before a code is its status, in whatever sentence or table.
#[test]
fn a_status_beside_a_code_is_the_status_of_the_code() {
    let catalogue = catalogue();
    let mut found = 0;
    for page in Page::all().iter().filter(|page| !page.path.contains("/adr/")) {
        let parts: Vec<&str> = page.text.split('`').collect();
        for pair in parts.windows(2) {
            let Some((status, _)) = catalogue.get(pair[1]) else { continue };
            let before = pair[0].strip_suffix(' ').unwrap_or_default();
            let digits = before.len().checked_sub(3).and_then(|at| before.get(at..));
            let Some(said) = digits.and_then(|digits| digits.parse::<u16>().ok()) else { continue };
            assert_eq!(said, *status, "{}: `{}`", page.path, pair[1]);
            found += 1;
        }
    }
    assert!(found > 20, "statuses are not found beside codes any more: {found}");
}

/// What the first column of a row is about: codes with their statuses, and statuses alone.
#[derive(Default)]
struct Row {
    codes: Vec<(u16, String)>,
    statuses: Vec<u16>,
    is_rest: bool,
    does: String,
}

fn rows_of_what_to_send_again() -> Vec<Row> {
    let page = Page::read(ERRORS);
    let section = page.text.split("\n## What to send again\n").nth(1).unwrap();
    let rows = section.split("\n## ").next().unwrap().lines().filter(|line| line.starts_with('|'));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let mut row = Row { does: cells[2].to_owned(), ..Row::default() };
        row.is_rest = cells[0] == "any other 4xx";
        for part in cells[0].split(", ") {
            let part = part.trim_start_matches("or ");
            match part.split_once(' ') {
                Some((status, code)) if code.starts_with('`') => {
                    row.codes.push((status.parse().unwrap(), code.trim_matches('`').to_owned()));
                }
                _ => row.statuses.extend(part.parse::<u16>().ok()),
            }
        }
        row
    };
    rows.skip(2).map(row).collect()
}

/// The row that holds for a code: one that names it, one that names its status, or the last one.
#[test]
fn what_may_succeed_later_is_to_be_sent_again() {
    let rows = rows_of_what_to_send_again();
    let catalogue = catalogue();
    for (status, code) in rows.iter().flat_map(|row| &row.codes) {
        let known = catalogue.get(code.as_str()).unwrap_or_else(|| panic!("no code {code}"));
        assert_eq!(known.0, *status, "{code}");
    }
    for (code, (status, is_possible_later)) in catalogue {
        let names_it = |row: &&Row| row.codes.iter().any(|(_, named)| named == code);
        let named = rows.iter().find(names_it);
        let row = named
            .or_else(|| rows.iter().find(|row| row.statuses.contains(&status)))
            .or_else(|| rows.iter().find(|row| row.is_rest && status < 500))
            .unwrap_or_else(|| panic!("no row is about {status} {code}"));
        assert!(
            !is_possible_later || (!row.is_rest && row.does.contains("again")),
            "{code} may succeed later, and its row does not say so: {}",
            row.does
        );
        assert!(named.is_some() || row.is_rest || is_possible_later, "{code} never succeeds later");
    }
}

#[test]
fn the_requests_that_take_a_key_stand_on_the_page_of_errors() {
    let contract = contract();
    let rows = requests(&contract).into_iter().filter_map(|(request, operation)| {
        let mut parameters = operation["parameters"].as_array().into_iter().flatten();
        let key = parameters.find(|parameter| parameter["name"] == "Idempotency-Key")?;
        let first = if operation["responses"].get("201").is_some() { "201" } else { "200" };
        Some([
            format!("`{request}`"),
            operation["summary"].as_str().unwrap().to_owned(),
            if key["required"] == true { "required" } else { "allowed" }.to_owned(),
            first.to_owned(),
        ])
    });
    let table = table(["request", "what it does", "key", "first answer"], rows);
    holds(ERRORS, "One key, one effect", &table);
}
