//! Malformed requests: bodies and parameters that do not have the form of the contract.

use kontor_http::body::BODY_BYTES_MAX;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{client::Answer, local::Local, table::Table};

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
async fn each_kind_of_field_error_has_its_code() {
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
