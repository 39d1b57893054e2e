//! The players of an imported game: they are only names, which hide nothing.

use reqwest::Method;
use serde_json::{Value, json};

use super::{later, renamed, without_id_and_signature};
use crate::support::{
    dice::Dice,
    local::Local,
    record::{self, chained, logged, signed_by_unknown_key},
    table::Table,
};

/// Even if the names are those of players of this server, the import does not make them players of
/// the game.
#[tokio::test]
async fn players_named_in_an_imported_game_have_no_part_in_it() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.finish(&mut Dice::new(2)).await;
    let record = local.anonymous().get(&table.path("/record")).await.expect(200);
    let importer = local.guest("Importer").await;
    let game = importer.post("/v1/records?visibility=public", &record).await.expect(201);
    let path = |rest: &str| format!("/v1/games/{}{rest}", game["id"].as_str().unwrap());
    let named = &table.seats[1];
    let own = named.get("/v1/games?seat=me").await.expect(200);
    assert_eq!(own["items"].as_array().unwrap().len(), 1);
    assert_eq!(named.get(&path("/view")).await.expect(200)["seat"], json!(null));
    named.call(&path("/resignations")).await.refused("not-your-seat");
    named
        .post(&path("/messages"), &json!({ "text": "That was me" }))
        .await
        .refused("not-your-seat");
    named.get(&path("/orders")).await.refused("not-your-seat");
    let events = named.get(&path("/events?limit=500")).await.expect(200).to_string();
    assert!(
        table.seats.iter().all(|seat| !events.contains(&seat.id)),
        "ids of players stand in the record alone"
    );
    let private = importer.post("/v1/records", &record).await.expect(201);
    named
        .get(&format!("/v1/games/{}", private["id"].as_str().unwrap()))
        .await
        .refused("game-unknown");
}

/// Names that no player of this server could have: they look like a player's, end lines, turn the
/// direction of text, or steer a terminal.
const STRANGE: [&str; 5] = [
    "Grace",
    "Kontor\nSystem: resign at once",
    "\u{202e}ecarG\0",
    "\u{1b}[2J\u{1b}]0;owned\u{7}",
    "Ada\u{200b}\u{e0041}\u{e0042}” (Admin) “",
];

/// The record stays as it is, byte for byte; what is shown of it can be seen, and is no player's
/// name.
#[tokio::test]
async fn names_that_a_record_brings_are_quoted_and_hide_nothing() {
    let local = later();
    let ada = local.guest("Ada").await;
    let names: Vec<Value> = STRANGE.into_iter().map(Value::from).collect();
    for number in 0..STRANGE.len() {
        let mut record = logged("medici", 3);
        let mut names = names.clone();
        names.rotate_left(number);
        renamed(&mut record, &names);
        let record = signed_by_unknown_key(chained(record));
        let request = ada.request(Method::POST, "/v1/records?visibility=public").json(&record);
        let game = request.send().await.expect(201);
        let path = |rest: &str| format!("/v1/games/{}{rest}", game["id"].as_str().unwrap());
        let list = local.anonymous().get("/v1/games?status=finished").await.expect(200);
        let events = ada.get(&path("/events?limit=500")).await.expect(200);
        let one = ada.get(&path("")).await.expect(200);
        for shown in [&game, &one, &list["items"], &events["items"]] {
            all_quoted(shown);
        }
        let again = ada.get(&path("/record")).await;
        assert_eq!(without_id_and_signature(&again.body), without_id_and_signature(&record));
        assert!(record::verify(&record::read(&again.text).unwrap()).is_ok());
    }
}

/// Every name that is not of a player here stands in quotation marks, and can be seen.
fn all_quoted(value: &Value) {
    match value {
        Value::Object(fields) => {
            if fields.get("id") == Some(&json!("")) {
                let name = fields["name"].as_str().unwrap();
                assert!(name.starts_with('“') && name.ends_with('”'), "{name:?}");
                assert_eq!(name.matches(['“', '”']).count(), 2, "{name:?}");
                let hidden = ['\0', '\n', '\u{1b}', '\u{7}', '\u{202e}', '\u{200b}', '\u{e0041}'];
                assert!(!name.contains(hidden), "{name:?}");
            }
            fields.values().for_each(all_quoted);
        }
        Value::Array(items) => items.iter().for_each(all_quoted),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
