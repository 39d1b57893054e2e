//! What stands around every request: ids, headers, limits, CORS, and requests that are no requests.

use std::time::Duration;

use kontor_http::body::BODY_BYTES_MAX;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::support::{client::Answer, local::Local, table::Table};

/// Longer than servers of the usual settings wait for the first request of a connection.
const OPENED_AHEAD: Duration = Duration::from_secs(7);

async fn post_text(
    local: &Local,
    path: &str,
    media: &str,
    body: impl Into<reqwest::Body>,
) -> Answer {
    let ada = local.guest("Ada").await;
    ada.request(Method::POST, path).text(media, body).send().await
}

#[tokio::test]
async fn a_request_id_is_echoed_or_made() {
    let local = Local::start();
    let nobody = local.nobody();
    let given =
        nobody.request(Method::GET, "/v1/meta").header("request-id", "my_request-1").send().await;
    assert_eq!(given.header("request-id"), "my_request-1");
    for odd in ["has space", "semi;colon", &"x".repeat(65)] {
        let made = nobody.request(Method::GET, "/v1/meta").header("request-id", odd).send().await;
        assert!(made.header("request-id").starts_with("r_"), "{odd}");
    }
    let refused =
        nobody.request(Method::GET, "/v1/me").header("request-id", "my_request-2").send().await;
    assert_eq!(refused.refused("token-missing")["instance"], "my_request-2");
}

/// Clients open connections before they need them (RFC 9112 §9.5), and would take what is said
/// there unasked for their answer.
#[tokio::test]
async fn a_connection_that_was_opened_ahead_hears_nothing_before_it_asks() {
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
async fn each_resource_says_who_may_keep_it() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let ada = &table.seats[0];
    for path in [
        "/openapi.json",
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
async fn rate_limits_are_told_before_they_are_met() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let answer = ada.get("/v1/me").await;
    assert!(
        answer.header("ratelimit-policy").contains("q=1000000"),
        "{}",
        answer.header("ratelimit-policy")
    );
    assert!(answer.header("ratelimit").contains("r="), "{}", answer.header("ratelimit"));
    assert_eq!(answer.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn a_page_of_another_site_may_call_and_read_every_header() {
    let local = Local::start();
    let nobody = local.nobody();
    let asked = nobody.request(Method::OPTIONS, "/v1/games").bad();
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
        let answer = nobody
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
async fn another_method_on_a_known_path_is_told_which_there_are() {
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
    for path in ["/v1/nothing", "/v1/games/", "/v2/games", "/", "/docs/nothing"] {
        ada.request(Method::GET, path).bad().send().await.refused("path-unknown");
    }
}

#[tokio::test]
async fn all_that_can_be_read_has_a_head() {
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
    ] {
        let ask = |method| table.seats[0].request(method, path).header("accept", accept).bad();
        let read = ask(Method::GET).status_and_headers().await;
        let (status, headers, text) = ask(Method::HEAD).send_raw().await;
        assert_eq!((status, text.as_str()), (read.0, ""), "{path}");
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(headers.get(name), read.1.get(name), "{path} as {accept}: {name}");
        }
    }
    table.seats[0].get("/v1/me").await.expect(200);
}

#[tokio::test]
async fn a_body_is_json_of_a_limited_size() {
    let local = Local::start();
    post_text(&local, "/v1/games", "text/plain", "{}").await.refused("media-type-unsupported");
    post_text(&local, "/v1/games", "application/x-www-form-urlencoded", "a=b")
        .await
        .refused("media-type-unsupported");
    post_text(&local, "/v1/games", "application/json", vec![b' '; BODY_BYTES_MAX + 1])
        .await
        .refused("body-too-large");
    let table = r#"{"ruleset":"medici","seats":3}"#;
    let full = table.to_owned() + &" ".repeat(BODY_BYTES_MAX - table.len());
    post_text(&local, "/v1/games", "application/json; charset=utf-8", full).await.expect(201);
}

#[tokio::test]
async fn a_body_that_grows_while_it_is_sent_is_stopped() {
    let local = Local::start();
    let chunks = (0..70).map(|_| Ok::<_, std::io::Error>(vec![b' '; 1024]));
    let body = reqwest::Body::wrap_stream(futures_util::stream::iter(chunks));
    post_text(&local, "/v1/games", "application/json", body).await.refused("body-too-large");
}

#[tokio::test]
async fn a_broken_body_is_refused_with_the_place_at_fault() {
    let local = Local::start();
    for (body, pointer) in [
        ("", ""),
        ("{", ""),
        ("[]", ""),
        (r#"["medici",3]"#, ""),
        (r#"{"ruleset":"medici","seats":3} more"#, ""),
        (r#"{"ruleset":"medici","seats":"three"}"#, "/seats"),
        (r#"{"ruleset":"medici","seats":300}"#, "/seats"),
        (r#"{"ruleset":"medici","seats":3,"colour":"red"}"#, "/colour"),
        (r#"{"ruleset":"medici","seats":3,"visibility":"hidden"}"#, "/visibility"),
    ] {
        let problem = post_text(&local, "/v1/games", "application/json", body)
            .await
            .refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
    }
}

#[tokio::test]
async fn the_code_of_a_fault_says_what_to_mend() {
    let local = Local::start();
    for (body, pointer, code) in [
        ("{", "", "malformed"),
        ("[]", "", "wrong-type"),
        (r#"{"ruleset":"medici"}"#, "/seats", "missing"),
        (r#"{"ruleset":"medici","seats":3,"seats":3}"#, "/seats", "repeated"),
        (r#"{"ruleset":"medici","seats":3,"colour":"red"}"#, "/colour", "unknown"),
        (r#"{"ruleset":"medici","seats":"three"}"#, "/seats", "wrong-type"),
        (r#"{"ruleset":"medici","seats":300}"#, "/seats", "out-of-range"),
        (r#"{"ruleset":"medici","seats":3,"visibility":"hidden"}"#, "/visibility", "unknown-value"),
    ] {
        let problem = post_text(&local, "/v1/games", "application/json", body)
            .await
            .refused("malformed-body");
        assert_eq!(
            (&problem["errors"][0]["pointer"], &problem["errors"][0]["code"]),
            (&json!(pointer), &json!(code)),
            "{body}"
        );
    }
}

#[tokio::test]
async fn a_parameter_at_fault_is_named() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let long = format!("/v1/games/g_x?invite={}", "x".repeat(65));
    let cursor = format!("/v1/me/decisions?cursor={}", "x".repeat(129));
    for (method, path, parameter, code) in [
        (Method::GET, "/v1/games?limit=0", "limit", "below-minimum"),
        (Method::GET, "/v1/games?limit=101", "limit", "above-maximum"),
        (Method::GET, "/v1/games?limit=few", "limit", "wrong-type"),
        (Method::GET, "/v1/games?colour=red", "colour", "unknown"),
        (Method::GET, "/v1/games?limit=1&limit=2", "limit", "repeated"),
        (Method::GET, "/v1/games?status=lost", "status", "unknown-value"),
        (Method::GET, "/v1/me/decisions?wait=61", "wait", "above-maximum"),
        (Method::GET, &cursor, "cursor", "wrong-length"),
        (Method::GET, &long, "invite", "wrong-length"),
        (Method::DELETE, "/v1/games/g_x/seats/one", "seat", "wrong-type"),
        (Method::DELETE, "/v1/games/g_x/seats/300", "seat", "wrong-type"),
    ] {
        let problem = ada.request(method, path).bad().send().await.refused("parameter-invalid");
        let error = &problem["errors"][0];
        assert_eq!(
            (&error["parameter"], &error["code"]),
            (&json!(parameter), &json!(code)),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_request_without_a_body_takes_an_empty_object_at_most() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let start =
        |body: Value| table.seats[0].request(Method::POST, &table.path("/start")).json(&body).bad();
    start(json!({ "now": true })).send().await.refused("malformed-body");
    start(json!({})).send().await.expect(200);
}

#[tokio::test]
async fn strangers_are_asked_who_they_are_before_anything_else() {
    let local = Local::start();
    let nobody = local.nobody();
    nobody
        .request(Method::POST, "/v1/games")
        .text("text/plain", "{")
        .send()
        .await
        .refused("token-missing");
    nobody
        .request(Method::PUT, "/v1/games/g_x/seats/1")
        .json(&json!(7))
        .bad()
        .send()
        .await
        .refused("token-missing");
    nobody
        .request(Method::POST, "/v1/games/g_x/actions")
        .json(&json!(7))
        .bad()
        .send()
        .await
        .refused("token-missing");
}

#[tokio::test]
async fn an_address_that_guesses_tokens_is_slowed_down() {
    let mut settings = crate::support::local::generous();
    settings.rates.address_per_minute = 3.try_into().unwrap();
    settings.rates.sign_ins_per_minute = 2.try_into().unwrap();
    let local = Local::with_settings(settings);
    let ada = local.guest("Ada").await;
    let liar = ada.with_token("x");
    for _ in 0..3 {
        liar.get("/v1/me").await.refused("token-invalid");
    }
    liar.get("/v1/me").await.refused("rate-limited");
    local.nobody().get("/v1/meta").await.refused("rate-limited");
    ada.get("/v1/me").await.expect(200);
    local.guest("Grace").await;
    local.nobody().post("/v1/guests", &json!({})).await.refused("rate-limited");
}

#[tokio::test]
async fn a_limit_holds_however_the_path_is_spelt() {
    let mut settings = crate::support::local::generous();
    settings.rates.address_per_minute = 2.try_into().unwrap();
    settings.rates.sign_ins_per_minute = 2.try_into().unwrap();
    let local = Local::with_settings(settings);
    let nobody = local.nobody();
    let wish = json!({ "name": "Ada", "password": "cinnamon" });
    let sign_in =
        async |path: &str| nobody.request(Method::POST, path).json(&wish).bad().send_raw().await.0;
    assert_eq!(sign_in("/v1/sessions").await, 401);
    assert_eq!(sign_in("/v1/%73essions").await, 401);
    assert_eq!(sign_in("/v1/%73ession%73").await, 429);
    let act = async || {
        nobody.request(Method::POST, "/v1/games/g_x/actions").json(&json!({})).bad().send().await
    };
    for _ in 0..2 {
        act().await.refused("token-missing");
    }
    act().await.refused("rate-limited");
}

#[tokio::test]
async fn a_fault_of_ours_can_be_read_from_another_site_too() {
    let local = Local::start();
    local.clock.break_once();
    let answer = local
        .nobody()
        .request(Method::GET, "/v1/meta")
        .header("origin", "https://elsewhere.example")
        .send()
        .await;
    assert_eq!(answer.header("access-control-allow-origin"), "*");
    answer.refused("internal");
}

#[tokio::test]
async fn a_fault_before_the_handler_is_a_problem_like_any_other() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    local.clock.break_once();
    ada.get("/v1/me").await.refused("internal");
}
