//! Several servers of one service: whichever answers is used.

use std::{
    net::TcpListener,
    sync::{Arc, Mutex},
    time::Duration,
};

use kontor_client::{Error, Follow, Kontor, OrProblem, Retry, Settings, types::CreateGuestRequest};
use serde_json::{Value, json};

use crate::{
    between::{Asked, Fate, between},
    samples::{Show, sample},
};

/// A client of these servers, with delays so short that tests do not wait.
fn client(addresses: &[&str]) -> Kontor {
    let retry = Retry { tries: 3, first_pause: Duration::from_millis(1), ..Retry::default() };
    let further = addresses[1..].iter().map(|address| (*address).to_owned()).collect();
    Kontor::with(addresses[0], Settings { retry, further, ..Settings::default() })
}

/// An address at which nothing listens.
fn closed_port() -> String {
    let unused = TcpListener::bind("127.0.0.1:0").unwrap();
    format!("http://{}", unused.local_addr().unwrap())
}

fn problem(status: u32, code: &str) -> Fate {
    let body = json!({
        "type": format!("/v1/problems/{code}"), "title": code, "status": status, "code": code, "detail": code,
        "instance": "r_1", "errors": [], "refusal": null, "seq": null, "decisions": null,
    });
    let head = format!("{status}\r\nContent-Type: application/problem+json");
    Fate::Say { head, body: body.to_string() }
}

type Seen = Arc<Mutex<Vec<Asked>>>;

/// A server that notes what it is asked.
async fn noting(seen: &Seen, fate: impl Fn() -> Fate + Send + 'static) -> String {
    let seen = Arc::clone(seen);
    between(None, move |asked| {
        seen.lock().unwrap().push(asked.clone());
        fate()
    })
    .await
}

#[tokio::test]
async fn the_next_address_is_asked_under_the_same_key_and_kept() {
    let (waiting, alive) = (Seen::default(), Seen::default());
    let not_ready = noting(&waiting, || problem(503, "store-unavailable")).await;
    let answers = noting(&alive, || problem(409, "name-taken")).await;
    // However the address is written.
    let away = closed_port().replace("http://127.0.0.1", "HTTP://LocalHost");
    let kontor = client(&[&away, &not_ready, &answers]);
    for _ in 0..2 {
        let body = CreateGuestRequest { name: None };
        let made = kontor.api().create_guest().body(body).send().await.or_problem();
        assert_eq!(made.unwrap_err().code().unwrap().to_string(), "name-taken");
    }
    let keys = |seen: &Seen| -> Vec<String> {
        let seen = seen.lock().unwrap();
        seen.iter().map(|asked| asked.header("Idempotency-Key").unwrap().to_owned()).collect()
    };
    assert_eq!(keys(&waiting), keys(&alive)[..1]);
    assert_eq!(keys(&alive).len(), 2);
}

#[tokio::test]
async fn a_stream_goes_on_at_another_server_behind_the_last_event() {
    let begun = Seen::default();
    let event = |seq: u64| {
        let mut event: Value = sample(&json!({ "$ref": "#/GameEvent" }), Show::Nulls);
        event["seq"] = json!(seq);
        format!("data: {event}\n\n")
    };
    // It announces more than it sends, so that its end is a loss.
    let head = "200\r\nContent-Type: text/event-stream\r\nContent-Length: 1000000";
    let dying = noting(&begun, move || Fate::Say { head: head.to_owned(), body: event(1) }).await;
    let whole = noting(&begun, move || Fate::Say {
        head: "200\r\nContent-Type: text/event-stream".to_owned(),
        body: format!("{}event: end\ndata: {{\"reason\":\"finished\"}}\n\n", event(2)),
    });
    let alive = whole.await;
    let mut events = client(&[&dying, &alive]).follow("g_1", Follow::default());
    for seq in [1, 2] {
        assert_eq!(events.next().await.unwrap().unwrap().seq(), seq);
    }
    assert!(events.next().await.unwrap().is_none());
    let begun = begun.lock().unwrap();
    let after: Vec<_> = begun.iter().map(|asked| asked.header("Last-Event-ID").unwrap()).collect();
    assert_eq!(after, ["0", "1"]);
}

#[tokio::test]
async fn when_no_server_answers_the_error_says_so() {
    let (one, other) = (closed_port(), closed_port());
    let asked = client(&[&one, &other]).api().get_me().send().await.or_problem();
    let error = asked.unwrap_err();
    assert!(matches!(error, Error::Line(_)));
    assert!(error.to_string().contains(&other), "{error}");
}
