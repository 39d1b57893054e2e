//! Refusals speak to authors of clients, and not of how the server is written: each says in a
//! sentence what must be there.

mod bodies;
mod parameters;

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    sentences::{check_places, details},
    table::Table,
};

/// Positions of a game in which wrong actions are tried.
const POSITIONS: usize = 6;

/// More characters than any text of a request may have that is not an address.
const TOO_LONG: usize = 600;

/// Words of Rust and of its library for JSON that say nothing to an author of a client.
fn words_of_rust(detail: &str) -> Vec<&str> {
    let of_rust = [
        "u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64", "f32", "f64", "struct",
        "enum", "variant", "tuple", "sequence", "map", "unit", "invalid",
    ];
    let words = detail.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| of_rust.contains(word)).collect()
}

/// Values of each type of JSON, and numbers and texts at the edges.
fn values() -> [Value; 15] {
    [
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(300),
        json!(1.5),
        json!(1e30),
        json!(""),
        json!("x"),
        json!("x".repeat(TOO_LONG)),
        json!([]),
        json!([[1]]),
        json!([{ "x": 1 }]),
        json!({}),
        json!({ "x": 1 }),
    ]
}

/// The body with this value at a place, which is a JSON pointer.
fn with(body: &Value, place: &str, value: Value) -> Value {
    let (parent, field) = place.rsplit_once('/').expect("a place begins with a slash");
    let mut changed = body.clone();
    changed.pointer_mut(parent).expect("the body has the place")[field] = value;
    changed
}

/// The body with each of the values in each of these places.
fn with_values(body: &Value, places: &[&str]) -> Vec<Value> {
    let at = |place: &&str| values().map(|value| with(body, place, value));
    places.iter().flat_map(at).collect()
}

/// Both the sentence of the problem and those of its errors have a verb and no words of Rust.
fn speaks_plainly(refused: &Answer, sent: &impl std::fmt::Display) {
    check_places(&refused.body);
    for detail in details(&refused.body) {
        assert_eq!(words_of_rust(detail), [""; 0], "{sent}: {detail}");
    }
}

/// Lists to which a body adds something that can be deleted again.
const LISTS: [&str; 3] = ["/v1/games", "/v1/seeks", "/v1/tournaments"];

/// Sends each body, and returns how many were refused. What was made is deleted, so that there is
/// room for more.
async fn refused(caller: &Caller, method: Method, path: &str, bodies: &[Value]) -> usize {
    let mut refused = 0;
    for body in bodies {
        let answer = caller.request(method.clone(), path).json(body).bad().send().await;
        if answer.status >= 400 {
            refused += 1;
            speaks_plainly(&answer, body);
        } else if LISTS.contains(&path) {
            let made = format!("{path}/{}", answer.body["id"].as_str().unwrap());
            assert!(caller.delete(&made).await.status < 300, "{body}");
        }
    }
    refused
}

#[tokio::test]
async fn refused_tables_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let mut wrong = 0;
    for ruleset in ada.get("/v1/rulesets").await.expect(200)["items"].as_array().unwrap() {
        let body =
            json!({ "ruleset": ruleset["id"], "seats": ruleset["seats_min"], "options": {} });
        let options = ruleset["options_schema"]["properties"].as_object().into_iter().flatten();
        let options: Vec<String> = options.map(|(name, _)| format!("/options/{name}")).collect();
        let places = [
            "/seats",
            "/visibility",
            "/sandbox",
            "/clock",
            "/turn_limit_s",
            "/options",
            "/sit",
            "/nonce",
            "/stand_in",
        ];
        let places: Vec<&str> = options.iter().map(String::as_str).chain(places).collect();
        let bodies = with_values(&body, &places);
        wrong += refused(&ada, Method::POST, "/v1/games", &bodies).await;
    }
    assert!(wrong > 100, "{wrong}");
}

#[tokio::test]
async fn refused_actions_say_in_plain_words_what_must_be() {
    let local = Local::start();
    for (ruleset, seats) in
        [("medici", 3), ("basari", 3), ("haendler", 2), ("dale_of_merchants", 2)]
    {
        let options =
            if ruleset == "haendler" { json!({ "negotiation": true }) } else { json!({}) };
        let body = json!({ "ruleset": ruleset, "seats": seats, "options": options });
        let mut table = Table::made(&local.address, seats, &body).await;
        table.start().await;
        let (mut dice, mut refused) = (Dice::new(3), 0);
        for _ in 0..POSITIONS {
            for action in wrong_actions(&table).await {
                let due = table.first_due().await;
                let key = table.fresh_key();
                let request =
                    table.seats[due.seat].action(&table.game, &key, &due.decision["id"], &action);
                let answer = request.bad().send().await;
                if answer.status != 201 {
                    refused += 1;
                    speaks_plainly(&answer, &action);
                }
            }
            table.step(&mut dice).await;
        }
        assert!(refused > 10, "{ruleset}: {refused}");
    }
}

/// An action of the first decision of a table, with each of the values in each of its fields.
async fn wrong_actions(table: &Table) -> Vec<Value> {
    let due = table.first_due().await;
    let action = due.action();
    let fields: Vec<String> =
        action.as_object().unwrap().keys().map(|field| format!("/{field}")).collect();
    with_values(action, &fields.iter().map(String::as_str).collect::<Vec<_>>())
}

#[tokio::test]
async fn refused_orders_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let body = json!({ "ruleset": "dale_of_merchants", "seats": 2 });
    let table = Table::made(&local.address, 2, &body).await;
    let path = table.path("/orders");
    let orders = table.seats[0].get(&path).await.expect(200)["orders"].clone();
    let fields: Vec<String> =
        orders.as_object().unwrap().keys().map(|field| format!("/orders/{field}")).collect();
    let places: Vec<&str> = fields.iter().map(String::as_str).chain(["/orders"]).collect();
    let bodies = with_values(&json!({ "ruleset": "dale_of_merchants", "orders": orders }), &places);
    let wrong = refused(&table.seats[0], Method::PUT, &path, &bodies).await;
    assert!(wrong > 20, "{wrong}");
}
