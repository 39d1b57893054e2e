//! Refusals speak to authors of clients, and not of how the server is written.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{client::Answer, dice::Dice, local::Local, table::Table};

/// Positions of a game in which wrong actions are tried.
const POSITIONS: usize = 6;

/// Words of Rust and of its library for JSON that say nothing to an author of a client.
fn words_of_rust(detail: &str) -> Vec<&str> {
    let of_rust = [
        "u8", "u16", "u32", "u64", "usize", "i8", "i16", "i32", "i64", "f32", "f64", "struct",
        "enum", "variant", "tuple", "sequence", "map", "unit", "invalid",
    ];
    let words = detail.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| of_rust.contains(word)).collect()
}

/// Values of each type of JSON, and numbers at the edges.
fn values() -> [Value; 12] {
    [
        Value::Null,
        json!(true),
        json!(-1),
        json!(300),
        json!(1.5),
        json!(1e30),
        json!("x"),
        json!([]),
        json!([[1]]),
        json!([{ "x": 1 }]),
        json!({}),
        json!({ "x": 1 }),
    ]
}

#[tokio::test]
async fn no_refused_table_speaks_of_types_of_rust() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let mut refused = 0;
    for ruleset in ada.get("/v1/rulesets").await.expect(200)["items"].as_array().unwrap() {
        let seats = &ruleset["seats_min"];
        let options = ruleset["options_schema"]["properties"].as_object().into_iter().flatten();
        let with = |name: &str, value: Value| {
            let mut body = json!({ "ruleset": ruleset["id"], "seats": seats });
            body[name] = value;
            body
        };
        let of_options = options
            .flat_map(|(name, _)| values().map(|value| with("options", json!({ name: value }))));
        let of_tables = ["seats", "visibility", "sandbox", "clock", "turn_limit_s", "options"];
        let of_tables =
            of_tables.into_iter().flat_map(|name| values().map(|value| with(name, value)));
        for body in of_options.chain(of_tables) {
            let answer = ada.request(Method::POST, "/v1/games").json(&body).bad().send().await;
            if answer.status == 201 {
                let game = answer.body["id"].as_str().unwrap();
                ada.delete(&format!("/v1/games/{game}")).await.expect(204);
                continue;
            }
            refused += 1;
            speaks_of_no_type_of_rust(&answer, &body);
        }
    }
    assert!(refused > 100, "{refused}");
}

/// Neither the sentence of the problem nor those of its errors have such words.
fn speaks_of_no_type_of_rust(refused: &Answer, sent: &Value) {
    let errors = refused.body["errors"].as_array().into_iter().flatten();
    let details = errors.map(|error| &error["detail"]).chain([&refused.body["detail"]]);
    for detail in details.filter_map(Value::as_str) {
        assert_eq!(words_of_rust(detail), [""; 0], "{sent}: {detail}");
    }
}

#[tokio::test]
async fn no_refused_action_speaks_of_types_of_rust() {
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
                    speaks_of_no_type_of_rust(&answer, &action);
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
    let fields = action.as_object().unwrap().keys();
    let with = |field: &String, value: Value| {
        let mut wrong = action.clone();
        wrong[field] = value;
        wrong
    };
    fields.flat_map(|field| values().map(|value| with(field, value))).collect()
}

#[tokio::test]
async fn no_refused_orders_speak_of_types_of_rust() {
    let local = Local::start();
    let body = json!({ "ruleset": "dale_of_merchants", "seats": 2 });
    let table = Table::made(&local.address, 2, &body).await;
    let orders = table.seats[0].get(&table.path("/orders")).await.expect(200);
    let fields = orders["orders"].as_object().unwrap().keys();
    let mut wrong: Vec<Value> = values().into_iter().collect();
    for field in fields {
        wrong.extend(values().map(|value| {
            let mut wrong = orders["orders"].clone();
            wrong[field] = value;
            wrong
        }));
    }
    let mut refused = 0;
    for wrong in wrong {
        let sent = json!({ "ruleset": "dale_of_merchants", "orders": wrong });
        let request = table.seats[0].request(Method::PUT, &table.path("/orders")).json(&sent);
        let answer = request.bad().send().await;
        if answer.status != 200 {
            refused += 1;
            speaks_of_no_type_of_rust(&answer, &sent);
        }
    }
    assert!(refused > 20, "{refused}");
}
