//! The middleware: request ids, headers, rate limits, CORS, and internal errors.

use std::time::Duration;

use reqwest::Method;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::support::{local::Local, table::Table};

/// Longer than actix waits by default for the first request of a connection.
const OPENED_AHEAD: Duration = Duration::from_secs(7);

#[tokio::test]
async fn a_request_id_is_echoed_or_made() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let given = anonymous
        .request(Method::GET, "/v1/meta")
        .header("request-id", "my_request-1")
        .send()
        .await;
    assert_eq!(given.header("request-id"), "my_request-1");
    for odd in ["has space", "semi;colon", &"x".repeat(65)] {
        let made =
            anonymous.request(Method::GET, "/v1/meta").header("request-id", odd).send().await;
        assert!(made.header("request-id").starts_with("r_"), "{odd}");
    }
    let refused =
        anonymous.request(Method::GET, "/v1/me").header("request-id", "my_request-2").send().await;
    assert_eq!(refused.refused("token-missing")["instance"], "my_request-2");
}

/// Clients open connections before they need them (RFC 9112 §9.5), and would take an unsolicited
/// response for the answer to their first request.
#[tokio::test]
async fn a_connection_opened_in_advance_gets_no_bytes_before_its_first_request() {
    let local = Local::start();
    let mut line =
        TcpStream::connect(local.address.get().trim_start_matches("http://")).await.unwrap();
    let mut head = [0; 15];
    let unasked = timeout(OPENED_AHEAD, line.read(&mut head)).await;
    assert!(unasked.is_err(), "{}", String::from_utf8_lossy(&head));
    line.write_all(b"GET /v1/meta HTTP/1.1\r\nHost: kontor\r\n\r\n").await.unwrap();
    line.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 200 OK");
}

#[tokio::test]
async fn each_resource_says_who_may_cache_it() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let ada = &table.seats[0];
    for path in [
        "/openapi.json",
        "/openapi-open.json",
        "/openapi-3.0.json",
        "/v1/problems",
        "/v1/rulesets",
        "/v1/rulesets/medici/components",
        "/.well-known/jwks.json",
    ] {
        assert_eq!(ada.get(path).await.header("cache-control"), "public, max-age=60", "{path}");
    }
    for path in [
        "/v1/me",
        "/v1/games",
        &table.path(""),
        &table.path("/view"),
        &table.path("/decisions"),
        &table.path("/events"),
    ] {
        let answer = ada.get(path).await;
        assert_eq!(answer.header("cache-control"), "private, no-store", "{path}");
        let vary: Vec<&str> =
            answer.headers.get_all("vary").iter().map(|value| value.to_str().unwrap()).collect();
        assert!(vary.join(", ").contains("Authorization"), "{path}: {vary:?}");
    }
    let refused = ada.get(&table.path("/record")).await;
    assert_eq!(refused.header("cache-control"), "private, no-store");
}

#[tokio::test]
async fn rate_limits_are_announced_before_they_are_reached() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let answer = ada.get("/v1/me").await;
    assert!(
        answer.header("ratelimit-policy").contains("q=1000000"),
        "{}",
        answer.header("ratelimit-policy")
    );
    let left = answer.header("ratelimit");
    assert!(left.starts_with("\"player\";r=999999;"), "{left}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn cors_allows_every_method_and_exposes_every_header() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let asked = anonymous.request(Method::OPTIONS, "/v1/games").bad();
    let asked = asked
        .header("origin", "https://elsewhere.example")
        .header("access-control-request-method", "PUT");
    let asked = asked.header(
        "access-control-request-headers",
        "authorization,idempotency-key,if-match,content-type",
    );
    let (status, headers, _) = asked.send_raw().await;
    assert!((200..300).contains(&status), "{status}");
    let allowed = |name: &str| headers[name].to_str().unwrap().to_lowercase();
    assert_eq!(allowed("access-control-allow-origin"), "*");
    assert!(headers.get("access-control-allow-credentials").is_none());
    for method in ["get", "post", "put", "delete"] {
        assert!(allowed("access-control-allow-methods").contains(method));
    }
    for name in ["authorization", "idempotency-key", "if-match", "content-type"] {
        assert!(allowed("access-control-allow-headers").contains(name), "{name}");
    }

    for path in ["/v1/meta", "/v1/me"] {
        let answer = anonymous
            .request(Method::GET, path)
            .header("origin", "https://elsewhere.example")
            .send()
            .await;
        assert_eq!(answer.header("access-control-allow-origin"), "*");
        let exposed = answer.header("access-control-expose-headers").to_lowercase();
        for name in [
            "etag",
            "location",
            "link",
            "retry-after",
            "idempotency-replayed",
            "ratelimit",
            "ratelimit-policy",
            "request-id",
            "www-authenticate",
            "allow",
        ] {
            assert!(
                exposed.split(',').any(|exposed| exposed.trim() == name),
                "{name} is not in {exposed}"
            );
        }
    }
}

#[tokio::test]
async fn a_wrong_method_is_answered_with_the_allowed_ones() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    for (method, path, allow) in [
        (Method::DELETE, "/v1/games", "GET, HEAD, POST"),
        (Method::POST, "/v1/me", "GET, HEAD"),
        (Method::PATCH, "/v1/games/g_x", "DELETE, GET, HEAD"),
        (Method::GET, "/v1/games/g_x/start", "POST"),
    ] {
        let answer = ada.request(method, path).bad().send().await;
        let mut methods: Vec<&str> = answer.header("allow").split(", ").collect();
        methods.sort_unstable();
        assert_eq!(methods.join(", "), allow, "{path}");
        answer.refused("method-not-allowed");
    }
    for path in
        ["/v1/nothing", "/v1/games/", "/v2/games", "/nothing", "/assets/nothing", "/docs/nothing"]
    {
        ada.request(Method::GET, path).bad().send().await.refused("path-unknown");
    }
}

#[tokio::test]
async fn head_gives_the_headers_of_get() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let events = table.path("/events");
    for (path, accept) in [
        ("/v1/meta", "*/*"),
        ("/openapi.json", "*/*"),
        (events.as_str(), "application/json"),
        (events.as_str(), "text/event-stream"),
        ("/v1/games/g_x", "*/*"),
        ("/docs/", "*/*"),
        ("/", "*/*"),
        ("/assets/app.js", "*/*"),
    ] {
        let ask = |method| table.seats[0].request(method, path).header("accept", accept).bad();
        let read = ask(Method::GET).status_and_headers().await;
        assert!(read.1.contains_key("content-type"), "{path}");
        let (status, headers, text) = ask(Method::HEAD).send_raw().await;
        assert_eq!((status, text.as_str()), (read.0, ""), "{path}");
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(headers.get(name), read.1.get(name), "{path} as {accept}: {name}");
        }
    }
    table.seats[0].get("/v1/me").await.expect(200);
}

#[tokio::test]
async fn authentication_comes_before_all_other_checks() {
    let local = Local::start();
    let anonymous = local.anonymous();
    anonymous
        .request(Method::POST, "/v1/games")
        .text("text/plain", "{")
        .send()
        .await
        .refused("token-missing");
    anonymous
        .request(Method::PUT, "/v1/games/g_x/seats/1")
        .json(&json!(7))
        .bad()
        .send()
        .await
        .refused("token-missing");
    anonymous
        .request(Method::POST, "/v1/games/g_x/actions")
        .json(&json!(7))
        .bad()
        .send()
        .await
        .refused("token-missing");
}

#[tokio::test]
async fn guessed_tokens_count_against_the_rate_of_the_address() {
    let mut settings = crate::support::local::generous();
    settings.rates.address_per_minute = 3.try_into().unwrap();
    settings.rates.sign_ins_per_minute = 2.try_into().unwrap();
    let local = Local::with_settings(settings);
    let ada = local.guest("Ada").await;
    let guesser = ada.with_token("x");
    for _ in 0..3 {
        guesser.get("/v1/me").await.refused("token-invalid");
    }
    guesser.get("/v1/me").await.refused("rate-limited");
    local.anonymous().get("/v1/meta").await.refused("rate-limited");
    ada.get("/v1/me").await.expect(200);
    local.guest("Grace").await;
    local.anonymous().post("/v1/guests", &json!({})).await.refused("rate-limited");
}

#[tokio::test]
async fn all_players_of_an_address_share_a_total() {
    let mut settings = crate::support::local::generous();
    settings.rates.address_total_per_minute = 4.try_into().unwrap();
    let local = Local::with_settings(settings);
    let (ada, grace) = (local.guest("Ada").await, local.guest("Grace").await);
    ada.get("/v1/me").await.expect(200);
    grace.get("/v1/me").await.expect(200);
    let refused = grace.get("/v1/me").await;
    assert!(refused.header("ratelimit").starts_with("\"address-total\";r=0;"));
    refused.refused("rate-limited");
    ada.get("/v1/me").await.refused("rate-limited");
    // Health checks are counted elsewhere.
    local.anonymous().get("/healthz/live").await.expect(200);
}

#[tokio::test]
async fn a_limit_holds_however_the_path_is_spelt() {
    let mut settings = crate::support::local::generous();
    settings.rates.address_per_minute = 2.try_into().unwrap();
    settings.rates.sign_ins_per_minute = 2.try_into().unwrap();
    let local = Local::with_settings(settings);
    let anonymous = local.anonymous();
    let wish = json!({ "name": "Ada", "password": "cinnamon" });
    let sign_in = async |path: &str| {
        anonymous.request(Method::POST, path).json(&wish).bad().send_raw().await.0
    };
    assert_eq!(sign_in("/v1/sessions").await, 401);
    assert_eq!(sign_in("/v1/%73essions").await, 401);
    assert_eq!(sign_in("/v1/%73ession%73").await, 429);
    let act = async || {
        anonymous.request(Method::POST, "/v1/games/g_x/actions").json(&json!({})).bad().send().await
    };
    for _ in 0..2 {
        act().await.refused("token-missing");
    }
    act().await.refused("rate-limited");
}

#[tokio::test]
async fn an_internal_error_has_cors_headers() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let ask = || {
        let request = anonymous.request(Method::GET, "/v1/meta");
        request.header("origin", "https://elsewhere.example").send()
    };
    let answer = local.with_broken_clock(ask).await;
    assert_eq!(answer.header("access-control-allow-origin"), "*");
    answer.refused("internal");
}

#[tokio::test]
async fn an_internal_error_before_the_handler_is_a_problem_document() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    local.with_broken_clock(|| ada.get("/v1/me")).await.refused("internal");
}
