//! The traces of a server, as a collector of OpenTelemetry receives them.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, SystemTime},
};

use actix_web::http::header::HttpDate;
use futures_util::future::join_all;
use kontor_testing::waits::{soon, until};
use reqwest::Method;
use serde_json::json;

use crate::support::{
    client::Caller,
    collector::{Answering, Collector, Span},
    receiver::Receiver,
    server::{Server, kontor},
    table::Table,
};

/// A trace, and a span of the caller in it.
const TRACE: &str = "0af7651916cd43dd8448eb211c80319c";
const PARENT: &str = "b7ad6b7169203331";

/// `traceparent` of the caller, with these flags.
fn traceparent(flags: &str) -> String {
    format!("00-{TRACE}-{PARENT}-{flags}")
}

/// A server that sends its traces to this collector.
fn traced(collector: &Collector, flags: &[&str]) -> Server {
    let endpoint = ["--otlp-endpoint", &collector.url];
    Server::with_flags(&[&endpoint, flags].concat())
}

/// What a server counts.
async fn count(server: &Server, metric: &str) -> u64 {
    let log = server.log();
    let line = log.lines().find(|line| line.contains("serving metrics")).unwrap();
    let address = line.split("address=").nth(1).unwrap().split_whitespace().next().unwrap();
    let text = reqwest::get(format!("http://{address}/metrics")).await.unwrap();
    let text = text.text().await.unwrap();
    let value = text.lines().find_map(|line| line.strip_prefix(&format!("{metric} ")));
    value.unwrap_or_else(|| panic!("{metric}: {text}")).parse().unwrap()
}

/// A request that continues the trace of a caller, with these lines of the header.
async fn look(server: &Server, lines: &[&str]) {
    let request = server.anonymous().request(Method::GET, "/v1/meta");
    let request = lines.iter().fold(request, |request, line| request.header("traceparent", line));
    request.send().await.expect(200);
}

/// The names of the spans below this one.
fn children(spans: &[Span], of: &Span) -> Vec<String> {
    let children = spans.iter().filter(|span| span.parent == of.id && span.trace == of.trace);
    children.map(|span| span.name.clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_one_trace_that_goes_on_from_that_of_the_caller() {
    let collector = Collector::start();
    let mut server = traced(&collector, &[]);
    let table = Table::started(&server.address, 3).await;
    let due = table.first_due().await;
    let request = table.move_of(&due, "k").header("traceparent", &traceparent("01"));
    let id = request.send().await;
    let request_id = id.header("request-id").to_owned();
    id.expect(201);
    server.stop();

    let mut spans = collector.spans();
    spans.retain(|span| span.trace == TRACE);
    let named = |name: &str| {
        let mut found = spans.iter().filter(|span| span.name == name);
        let span = found.next().unwrap_or_else(|| panic!("{name}: {spans:#?}"));
        assert!(found.next().is_none(), "{name}: {spans:#?}");
        span
    };
    let http = named("POST /v1/games/{game}/actions");
    assert_eq!((http.parent.as_str(), http.kind), (PARENT, 2));
    let expected = [
        ("http.request.method", "POST"),
        ("http.response.status_code", "201"),
        ("http.route", "/v1/games/{game}/actions"),
        ("kontor.request_id", &request_id),
    ];
    let expected = expected.map(|(key, value)| (key.to_owned(), value.to_owned()));
    assert_eq!(http.attributes, BTreeMap::from(expected));
    let command = named("command");
    assert_eq!(command.parent, http.id);
    assert_eq!(command.attributes["kontor.ruleset"], "medici");
    assert_eq!(command.attributes["kontor.game"], table.game);
    let below = children(&spans, command);
    assert_eq!(BTreeSet::from_iter(below), set(&["turn", "load", "decide", "append"]));
    assert_eq!(children(&spans, named("append")), ["store append"]);
    let server = collector.resource();
    assert_eq!(server["service.name"], "kontor");
    assert_eq!(server["service.version"], env!("CARGO_PKG_VERSION"));
}

fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// A user who plays by a token, a guest with an invite, messages, bots and a webhook: of all that
/// only what the list here names reaches the collector.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_secret_is_in_a_trace() {
    let (collector, receiver) = (Collector::start(), Receiver::start());
    receiver.answer_by(|got| {
        let action = &got.json()["decision"]["actions"][0];
        let answer = json!({ "action": action }).to_string();
        (200, if action.is_null() { String::new() } else { answer })
    });
    let mut server = traced(&collector, &["--webhooks-http", "--webhooks-private"]);
    let anonymous = server.anonymous();
    let body = json!({ "name": "Mirabelle", "password": "cinnamon-bark" });
    let user = anonymous.signed_in(&anonymous.post("/v1/users", &body).await);
    anonymous.post("/v1/sessions", &body).await.expect(201);
    let hook = json!({ "url": receiver.url, "answers": true });
    let hook = user.post("/v1/me/webhooks", &hook).await.expect(201);
    let made = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let made = user.post("/v1/games", &made).await.expect(201);
    let invite = made["invite"].as_str().unwrap().to_owned();
    let table = Table::of(&made, vec![user.clone()]);
    let guest = Caller::guest(&server.address, "Quincunx").await;
    let shown = guest.get(&format!("{}?invite={invite}", table.path(""))).await.expect(200);
    assert_eq!(shown["id"], made["id"]);
    user.post(&table.path("/messages"), &json!({ "text": "Zanzibar" })).await.expect(201);
    table.seat_bot(1, "greedy").await.expect(200);
    table.seat_bot(2, "random").await.expect(200);
    user.request(Method::GET, "/v1/players?name=Mirabelle").bad().send().await;
    table.start().await;
    table.finished().await;
    collector.wait_for("webhook delivery").await;
    server.stop();

    let spans = collector.spans();
    let seen: BTreeSet<String> = spans.iter().map(|span| span.name.clone()).collect();
    for name in ["server move", "choose", "command", "webhook delivery", "webhook post"] {
        assert!(seen.contains(name), "{name}: {seen:?}");
    }
    let played = |span: &&Span| {
        span.attributes.get("kontor.outcome").is_some_and(|outcome| outcome == "played")
    };
    let played = spans.iter().find(played).expect("an answer was played");
    let below = children(&spans, played);
    assert!(below.contains(&"command".to_owned()), "{below:?}");
    for span in &spans {
        check_attributes(span, &table.game);
    }
    let secret = hook["secret"].as_str().unwrap();
    let tokens = [&user, &guest].map(|caller| caller.token.clone().unwrap());
    let address = receiver.url.trim_start_matches("http://").to_owned();
    let mut texts =
        vec!["Mirabelle", "cinnamon", "Quincunx", "Zanzibar", "medici.", &invite, secret];
    texts.extend(tokens.iter().map(String::as_str));
    texts.extend([&user.id, &guest.id, &user.refresh_token, &address].map(String::as_str));
    for body in collector.bodies() {
        for text in &texts {
            assert!(text.len() > 5, "{text:?} is no text to look for");
            let found = body.windows(text.len()).any(|bytes| bytes == text.as_bytes());
            assert!(!found, "{text} is in a trace");
        }
    }
}

/// A span has no attribute but these, with no values but these.
fn check_attributes(span: &Span, game: &str) {
    let contract = include_str!("../../openapi/openapi.json");
    let is_word = |text: &str| text.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
    for (key, value) in &span.attributes {
        let is_known = match key.as_str() {
            "http.request.method" => value.bytes().all(|b| b.is_ascii_uppercase()),
            "http.response.status_code" => value.len() == 3 && value.parse::<u16>().is_ok(),
            "http.route" => contract.contains(&format!("\"{value}\"")),
            "kontor.request_id" => value.starts_with("r_"),
            "kontor.game" => value == game,
            "kontor.ruleset" | "kontor.bot" | "kontor.outcome" | "db.operation.name" => {
                is_word(value)
            }
            _ => false,
        };
        assert!(is_known, "{key} = {value}: {span:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stranger_names_the_trace_and_does_not_decide_whether_it_is_recorded() {
    let never = [("OTEL_TRACES_SAMPLER", "parentbased_always_off")];
    for (variables, flags, flag, is_recorded) in [
        (&never[..], &[][..], "01", false),
        (&never[..], &["--trusted-tracers=192.0.2.0/24"][..], "01", false),
        (&never[..], &["--trusted-tracers=127.0.0.0/8"][..], "01", true),
        (&[][..], &[][..], "00", true),
        (&[][..], &["--trusted-tracers=127.0.0.0/8"][..], "00", false),
    ] {
        let collector = Collector::start();
        let mut server = Server::asleep();
        server.variables =
            variables.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        server.launch_with(&[&["--otlp-endpoint", &collector.url], flags].concat());
        look(&server, &[&traceparent(flag)]).await;
        server.stop();
        let spans = collector.spans();
        let recorded = spans.iter().any(|span| span.trace == TRACE && span.parent == PARENT);
        assert_eq!(recorded, is_recorded, "{variables:?} {flags:?} {flag}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_malformed_traceparent_is_ignored() {
    let collector = Collector::start();
    let mut server = traced(&collector, &[]);
    let whole = traceparent("01");
    let long = format!("01{}-{}", &whole[2..], "a".repeat(128));
    let zeros = format!("00-{}-{PARENT}-01", "0".repeat(32));
    let malformed = ["", "x", &whole[..54], &whole.to_uppercase(), &long, &zeros];
    for line in malformed {
        look(&server, &[line]).await;
    }
    look(&server, &[&whole, &whole]).await;
    server.stop();
    let spans = collector.spans();
    let looks = spans.iter().filter(|span| span.name == "GET /v1/meta");
    let parents: Vec<&str> = looks.map(|span| span.parent.as_str()).collect();
    assert_eq!(parents, vec![""; malformed.len() + 1], "each is a trace of its own");
    assert!(spans.iter().all(|span| span.trace != TRACE));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_that_is_not_there_costs_spans_and_nothing_else() {
    let flags = ["--otlp-endpoint=http://127.0.0.1:9", "--ops-listen=127.0.0.1:0"];
    let mut server = Server::with_flags(&flags);
    let table = Table::started(&server.address, 3).await;
    let due = table.first_due().await;
    table.move_of(&due, "k").send().await.expect(201);
    until("spans are dropped", async || {
        count(&server, "kontor_trace_spans_dropped_total").await > 0
    })
    .await;
    assert_eq!(count(&server, "kontor_trace_spans_sent_total").await, 0);
    server.stop();
    let log = server.log();
    assert_eq!(log.matches("the collector does not take traces").count(), 1, "{log}");
}

/// It takes the first request, and answers none. Requests of clients go on while the queue is full,
/// and the server stops in time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_collector_that_stalls_keeps_nobody_waiting() {
    let collector = Collector::start();
    collector.answer(Answering::Never);
    let mut server = traced(&collector, &["--ops-listen=127.0.0.1:0"]);
    let table = Table::started(&server.address, 3).await;
    let caller = table.seats[0].clone().unchecked();
    while count(&server, "kontor_trace_spans_dropped_total").await == 0 {
        let looks = (0..100).map(|_| caller.get("/v1/meta"));
        soon("requests are answered", join_all(looks)).await;
    }
    let due = table.first_due().await;
    soon("the move is answered", table.move_of(&due, "k").send()).await.expect(201);
    server.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn traces_come_again_when_the_collector_takes_them_again() {
    let collector = Collector::start();
    collector.answer(Answering::With(400));
    let mut server = traced(&collector, &["--ops-listen=127.0.0.1:0"]);
    look(&server, &[]).await;
    until("spans are dropped", async || {
        count(&server, "kontor_trace_spans_dropped_total").await > 0
    })
    .await;
    collector.answer(Answering::With(200));
    look(&server, &[&traceparent("01")]).await;
    collector.wait_for("GET /v1/meta").await;
    until("they count", async || count(&server, "kontor_trace_spans_sent_total").await > 0).await;
    server.stop();
    assert!(server.log().contains("the collector takes traces again"), "{}", server.log());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_that_a_collector_does_not_take_now_is_sent_three_times_more() {
    let collector = Collector::start();
    collector.answer(Answering::With(503));
    let mut server = traced(&collector, &["--ops-listen=127.0.0.1:0"]);
    look(&server, &[]).await;
    until("spans are dropped", async || {
        count(&server, "kontor_trace_spans_dropped_total").await > 0
    })
    .await;
    assert_eq!(collector.attempts().len(), 4);
    collector.answer(Answering::With(200));
    server.stop();
}

/// A second is the shortest time that a collector can ask for, and a date has no fractions.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_batch_is_not_sent_again_before_the_collector_wants_it() {
    let in_seconds = || "1".to_owned();
    let as_date = || HttpDate::from(SystemTime::now() + Duration::from_secs(3)).to_string();
    for (form, when) in
        [("seconds", Answering::NotBefore(in_seconds)), ("a date", Answering::NotBefore(as_date))]
    {
        let collector = Collector::start();
        collector.answer(when);
        let server = traced(&collector, &[]);
        look(&server, &[&traceparent("01")]).await;
        until("the batch comes", async || !collector.attempts().is_empty()).await;
        collector.answer(Answering::With(200));
        collector.wait_for("GET /v1/meta").await;
        let attempts = collector.attempts();
        assert_eq!(attempts.len(), 2, "{form}");
        assert!(attempts[1] - attempts[0] >= Duration::from_secs(1), "{form}: {attempts:?}");
        let spans = collector.spans();
        assert_eq!(spans.iter().filter(|span| span.parent == PARENT).count(), 1, "{form}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_standard_variables_name_the_collector_and_the_service() {
    let collector = Collector::start();
    let mut server = Server::asleep();
    server.variables = vec![
        ("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url.clone()),
        ("OTEL_SERVICE_NAME", "games-of-mine".to_owned()),
    ];
    server.launch_with(&[]);
    look(&server, &[]).await;
    server.stop();
    assert_eq!(collector.resource()["service.name"], "games-of-mine");
}

/// The spans of traces are no part of the log, whether they are sent or not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn traces_leave_the_log_as_it_is() {
    let collector = Collector::start();
    for mut server in [Server::start(), traced(&collector, &[])] {
        let table = Table::started(&server.address, 3).await;
        table.move_of(&table.first_due().await, "k").send().await.expect(201);
        server.stop();
        let log = server.log();
        let line = log.lines().find(|line| line.contains("/actions")).unwrap();
        assert!(line.contains("request{request_id="), "{line}");
        for word in ["otel", "http.route", "kontor.game", "command{", "collector"] {
            assert!(!log.contains(word), "{word}: {log}");
        }
    }
}

#[test]
fn an_address_that_is_none_is_refused_at_the_start() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    for address in ["localhost:4318", "ftp://localhost/"] {
        let flags = ["serve", "--data", data.to_str().unwrap(), "--otlp-endpoint", address];
        let output = kontor(&flags);
        assert_eq!(output.status.code(), Some(2));
        let why = String::from_utf8(output.stderr).unwrap();
        assert!(why.contains("--otlp-endpoint: "), "{why}");
        assert!(!data.exists());
    }
}
