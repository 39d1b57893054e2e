//! Malformed requests: bodies and parameters that do not have the form of the contract.

mod parameters;

use kontor_http::body::BODY_BYTES_MAX;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    local::Local,
    table::Table,
};

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
async fn a_byte_order_mark_before_a_body_is_passed_over() {
    let local = Local::start();
    let table = r#"{"ruleset":"medici","seats":3}"#;
    let with_mark = format!("\u{feff}{table}");
    post_text(&local, "/v1/games", "application/json", with_mark.clone()).await.expect(201);
    let twice = format!("\u{feff}{with_mark}");
    post_text(&local, "/v1/games", "application/json", twice).await.refused("malformed-body");
    let ada = local.guest("Ada").await;
    let same = async |body: &str| {
        let request = ada.request(Method::POST, "/v1/games").header("idempotency-key", "one");
        request.text("application/json", body.to_owned()).send().await
    };
    let made = same(table).await.expect(201);
    assert_eq!(same(&with_mark).await.expect(200), made, "the same request");
}

#[tokio::test]
async fn what_is_no_object_is_named() {
    let local = Local::start();
    for (body, what) in [
        ("", "empty"),
        (" ", "empty"),
        ("null", "null"),
        ("[]", "a list"),
        ("\"{}\"", "a text"),
        ("-7", "a number"),
        ("true", "something else"),
        ("<html>", "something else"),
    ] {
        let answer = post_text(&local, "/v1/games", "application/json", body).await;
        let problem = answer.refused("malformed-body");
        assert_eq!(problem["errors"][0]["code"], "wrong-type", "{body}");
        let detail = problem["detail"].as_str().unwrap();
        assert_eq!(detail, format!("a body is a JSON object, and this one is {what}"));
    }
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
async fn a_request_without_a_body_takes_an_empty_object_at_most() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let start =
        |body: Value| table.seats[0].request(Method::POST, &table.path("/start")).json(&body).bad();
    start(json!({ "now": true })).send().await.refused("malformed-body");
    start(json!(false)).send().await.refused("malformed-body");
    start(json!({})).send().await.expect(200);
    let other = Table::seated(&local.address, 3).await;
    let request = other.seats[0].request(Method::POST, &other.path("/start"));
    request.json(&Value::Null).bad().send().await.expect(200);
}

/// A request for each operation that is no GET, with a body in an encoding that the server does not
/// read.
#[tokio::test]
async fn a_media_type_that_is_refused_is_in_the_contract_of_each_operation() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let contract = ada.get("/openapi.json").await.expect(200);
    let mut refused = 0;
    for (path, operations) in contract["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            if ["get", "parameters"].contains(&method.as_str()) {
                continue;
            }
            let path = path.replace(['{', '}'], "").replace("/seats/seat", "/seats/1");
            let method = method.to_uppercase().parse().unwrap();
            let request = ada.request(method, &path).header("content-encoding", "br");
            let request = request.header("idempotency-key", "k").text("application/json", "x");
            let answer = request.send().await;
            refused += usize::from(answer.status == 415);
            let statuses = &operation["responses"];
            assert!(statuses[answer.status.to_string()].is_object(), "{path}: {}", answer.status);
            assert!(statuses["415"].is_object(), "{path}");
        }
    }
    assert!(refused > 40, "{refused} operations were refused");
}

#[tokio::test]
async fn a_number_is_judged_by_its_value() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    for seats in ["3", "3.0", "3e0", "30e-1", "0.3E+1"] {
        let body = format!(r#"{{"ruleset":"medici","seats":{seats}}}"#);
        let request = ada.request(Method::POST, "/v1/games").text("application/json", body);
        let request = request.header("idempotency-key", "one-table");
        let answer = request.send().await;
        assert_eq!(
            answer.status,
            if seats == "3" { 201 } else { 200 },
            "{seats}: the same request"
        );
        assert_eq!(answer.body["seats"].as_array().unwrap().len(), 3);
    }
    for (seats, code) in [("3.5", "wrong-type"), ("3e-1", "wrong-type"), ("1e5", "out-of-range")] {
        let body = format!(r#"{{"ruleset":"medici","seats":{seats}}}"#);
        let refused = post_text(&local, "/v1/games", "application/json", body).await;
        assert_eq!(refused.refused("malformed-body")["errors"][0]["code"], code, "{seats}");
    }
    for limit in ["5", "5.0", "5e0", "50e-1", "0.5e%2B1", "0.5e+1"] {
        ada.request(Method::GET, &format!("/v1/games?limit={limit}"))
            .bad()
            .send()
            .await
            .expect(200);
    }
    for (limit, code) in [("1e5", "above-maximum"), ("5.5", "wrong-type"), ("5e", "wrong-type")] {
        let request = ada.request(Method::GET, &format!("/v1/games?limit={limit}")).bad();
        let refused = request.send().await.refused("parameter-invalid");
        assert_eq!(refused["errors"][0]["code"], code, "{limit}");
    }
}

/// All ways to replace one object inside a value by the list of its values.
fn with_lists_for_objects(value: &Value) -> Vec<(String, Value)> {
    let inner: Vec<(String, &Value)> = match value {
        Value::Object(object) => object.iter().map(|(key, inner)| (key.clone(), inner)).collect(),
        Value::Array(items) => {
            items.iter().enumerate().map(|(index, inner)| (index.to_string(), inner)).collect()
        }
        _ => return Vec::new(),
    };
    let mut all = Vec::new();
    for (key, inner) in inner {
        if let Some(object) = inner.as_object() {
            let list: Value = object.values().cloned().collect();
            all.push((format!("/{key}"), put(value, &key, list)));
        }
        for (pointer, changed) in with_lists_for_objects(inner) {
            all.push((format!("/{key}{pointer}"), put(value, &key, changed)));
        }
    }
    all
}

fn put(value: &Value, key: &str, inner: Value) -> Value {
    let mut changed = value.clone();
    *changed.pointer_mut(&format!("/{key}")).unwrap() = inner;
    changed
}

/// The reconstructed board of Die Händler, sent as a board of one's own.
async fn own_board(caller: &Caller) -> Value {
    let components = caller.get("/v1/rulesets/haendler/components").await.expect(200);
    json!({ "type": "own", "layout": components["components"]["boards"][0]["board"] })
}

/// Serde takes a list of the values of an object's fields for the object; the contract does not.
#[tokio::test]
async fn a_list_never_passes_for_an_object() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let seed = "00".repeat(32);
    let mut bodies = vec![
        json!({ "ruleset": "medici", "seats": 3, "sandbox": { "seed": seed } }),
        json!({ "ruleset": "haendler", "seats": 3, "options": { "board": own_board(&ada).await } }),
    ];
    for ruleset in ["medici", "basari", "haendler", "dale_of_merchants"] {
        let about = ada.get(&format!("/v1/rulesets/{ruleset}")).await.expect(200);
        bodies.push(json!({ "ruleset": ruleset, "seats": 3, "options": about["options_default"] }));
    }
    let mut tried = 0;
    for body in bodies {
        ada.post("/v1/games", &body).await.expect(201);
        for (pointer, changed) in with_lists_for_objects(&body) {
            let request = ada.request(Method::POST, "/v1/games").json(&changed).bad();
            let answer = request.send().await;
            assert!([400, 422].contains(&answer.status), "{pointer}: {}", answer.text);
            tried += 1;
        }
    }
    assert!(tried > 20, "{tried} lists");
}

#[tokio::test]
async fn a_key_that_stands_twice_is_refused_also_inside_options_and_orders() {
    let local = Local::start();
    for (pointer, body) in [
        ("/seats", r#"{"ruleset":"medici","seats":3,"seats":3}"#),
        (
            "/options",
            r#"{"ruleset":"dale_of_merchants","seats":2,"options":{"teams":false,"teams":false}}"#,
        ),
        ("/sandbox/seed", r#"{"ruleset":"medici","seats":3,"sandbox":{"seed":"0","seed":"0"}}"#),
    ] {
        let answer = post_text(&local, "/v1/games", "application/json", body).await;
        let problem = answer.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
    }
    let table =
        Table::made(&local.address, 2, &json!({ "ruleset": "dale_of_merchants", "seats": 2 }))
            .await;
    let orders =
        r#"{"ruleset":"dale_of_merchants","orders":{"reactions":"ask","reactions":"pass"}}"#;
    let request = table.seats[0].request(Method::PUT, &table.path("/orders"));
    request.text("application/json", orders).send().await.refused("malformed-body");
}

#[tokio::test]
async fn a_record_full_of_numbers_is_refused_before_it_is_parsed() {
    let local = Local::start();
    let numbers = format!(r#"{{"a":[{}1]}}"#, "1,".repeat(400_001));
    let answer = post_text(&local, "/v1/records/verifications", "application/json", numbers).await;
    let problem = answer.refused("malformed-body");
    assert!(problem["detail"].as_str().unwrap().contains("400000"), "{problem}");
}
