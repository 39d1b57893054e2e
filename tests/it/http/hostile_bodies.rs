//! Clients that send slowly or send too much at a time.

use std::time::Duration;

use kontor_http::{
    HttpSettings,
    body::BODY_BYTES_MAX,
    upload::{LARGE_BODIES_PER_ADDRESS_MAX, RECORD_BODIES_PER_ADDRESS_MAX},
};
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::support::{
    client::{Caller, Request},
    local::{Local, generous},
};

/// Sends the head of a request, a part of its body, and nothing more.
async fn stall(local: &Local, path: &str, caller: &Caller) -> TcpStream {
    stall_with(local, path, caller, 1000).await
}

/// The same with a body that is announced to be so long.
async fn stall_with(local: &Local, path: &str, caller: &Caller, length: usize) -> TcpStream {
    let address = local.address.get().strip_prefix("http://").unwrap().to_owned();
    let mut connection = TcpStream::connect(address).await.unwrap();
    let token = caller.token.as_ref().unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: kontor\r\nauthorization: Bearer {token}\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{{"
    );
    connection.write_all(head.as_bytes()).await.unwrap();
    connection
}

/// All that comes until the server closes the connection.
async fn rest(mut connection: TcpStream) -> String {
    let mut bytes = Vec::new();
    connection.read_to_end(&mut bytes).await.unwrap();
    String::from_utf8(bytes).unwrap()
}

#[tokio::test]
async fn a_body_that_stalls_is_refused_and_its_connection_closed() {
    let local =
        Local::with_settings(HttpSettings { body_grace: Duration::from_millis(20), ..generous() });
    let ada = local.guest("Ada").await;
    for path in ["/v1/games", "/v1/records/verifications", "/v1/sessions/refresh"] {
        let answer = rest(stall(&local, path, &ada).await).await;
        assert!(answer.starts_with("HTTP/1.1 408 "), "{path}: {answer}");
        assert!(answer.contains(r#""code":"body-too-slow""#), "{path}: {answer}");
    }
    // Connections that are closed no longer count.
    until("only the client's own connection is open", || async {
        local.service.connections.total() <= 1
    })
    .await;
}

/// Takes all places for records of an address with bodies that stall.
async fn take_places(local: &Local, caller: &Caller) -> Vec<TcpStream> {
    let mut stalled = Vec::new();
    for _ in 0..RECORD_BODIES_PER_ADDRESS_MAX {
        stalled.push(stall(local, "/v1/records/verifications", caller).await);
    }
    until("all places are taken", || async {
        local.service.uploads.records() == RECORD_BODIES_PER_ADDRESS_MAX
    })
    .await;
    stalled
}

fn verification(caller: &Caller) -> Request {
    let request = caller.request(Method::POST, "/v1/records/verifications");
    request.text("application/json", "{}")
}

#[tokio::test]
async fn a_record_takes_one_of_its_address_places_before_it_is_read() {
    let record_wait = Duration::from_millis(20);
    let local = Local::with_settings(HttpSettings { record_wait, ..generous() });
    let ada = local.guest("Ada").await;
    let stalled = take_places(&local, &ada).await;
    verification(&ada).send().await.refused("busy");
    // Other requests of the same player are not kept waiting.
    ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
    drop(stalled);
    until("the places are free again", || async { local.service.uploads.records() == 0 }).await;
    verification(&ada).send().await.refused("malformed-body");
}

#[tokio::test]
async fn an_address_has_some_large_bodies_at_a_time() {
    let body_grace = Duration::from_secs(3_600);
    let local = Local::with_settings(HttpSettings { body_grace, ..generous() });
    let ada = local.guest("Ada").await;
    let mut stalled = Vec::new();
    for _ in 0..LARGE_BODIES_PER_ADDRESS_MAX {
        stalled.push(stall_with(&local, "/v1/users", &ada, 10_000).await);
    }
    let uploads = &local.service.uploads;
    until("all arrive", || async { uploads.large() == LARGE_BODIES_PER_ADDRESS_MAX }).await;
    let large = json!({ "x": "x".repeat(10_000) }).to_string();
    let send = async |method, path: &str| {
        ada.request(method, path).text("application/json", large.clone()).send().await
    };
    // The contract says so of every operation that reads a body, also where it must be empty.
    for (method, path) in [
        (Method::POST, "/v1/users"),
        (Method::POST, "/v1/games"),
        (Method::POST, "/v1/seeks"),
        (Method::PUT, "/v1/me/profile"),
        (Method::DELETE, "/v1/sessions/current"),
    ] {
        send(method, path).await.refused("busy");
    }
    // What can never be read is not told to come again.
    let answer = rest(stall_with(&local, "/v1/users", &ada, BODY_BYTES_MAX + 1).await).await;
    assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
    assert!(answer.contains(r#""code":"body-too-large""#), "{answer}");
    ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.expect(201);
    drop(stalled);
    until("they are gone", || async { uploads.large() == 0 }).await;
    send(Method::POST, "/v1/users").await.refused("malformed-body");
}

#[tokio::test]
async fn a_record_waits_for_a_place() {
    let record_wait = Duration::from_secs(3_600);
    let local = Local::with_settings(HttpSettings { record_wait, ..generous() });
    let ada = local.guest("Ada").await;
    let stalled = take_places(&local, &ada).await;
    let waiting = tokio::spawn(verification(&ada).send());
    until("the record waits", || async { local.service.uploads.waiting() == 1 }).await;
    drop(stalled);
    waiting.await.unwrap().refused("malformed-body");
    assert_eq!(local.service.uploads.waiting(), 0);
}

#[tokio::test]
async fn a_body_with_a_content_encoding_is_refused() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let body = r#"{"ruleset":"medici","seats":3}"#;
    let send = async |encoding: &str| {
        let request = ada.request(Method::POST, "/v1/games").header("content-encoding", encoding);
        request.text("application/json", body).send().await
    };
    let refused = send("gzip").await;
    assert_eq!(refused.header("accept-encoding"), "identity");
    refused.refused("media-type-unsupported");
    send("identity").await.expect(201);
}
