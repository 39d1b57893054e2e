//! The open document takes what later releases add to answers, and is as strict as the others about
//! what clients send.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use crate::support::contract::DOCUMENTS;

/// What the server writes without a schema in the answer of an operation: lines of JSON, and the
/// bodies of webhooks.
const MORE_ANSWERS: [&str; 3] = ["ExportLine", "RecordLine", "WebhookMessage"];

/// The fields of answers that have a maximum, by the rules of a game or by those of a tournament or a
/// clock. None of them is a seat, or a number of seats or players, or the place of one in a result: a
/// later release may have games for more players.
const LIMITED: [&str; 49] = [
    "advance",
    "arch",
    "blue",
    "cards",
    "cloth",
    "cylinder",
    "deck_size",
    "die",
    "driver_points",
    "food",
    "from_hour",
    "game",
    "games",
    "games_per_table",
    "green",
    "increment_s",
    "iron",
    "lap_steps",
    "left_out_size",
    "levels",
    "limit_s",
    "max_s",
    "owned",
    "pass_after_s",
    "points",
    "position",
    "rating",
    "red",
    "returned",
    "room",
    "round",
    "rounds",
    "salt",
    "scorings",
    "seconds",
    "silk",
    "slot",
    "stack",
    "start_s",
    "status",
    "table",
    "tile",
    "to",
    "to_hour",
    "uncertainty",
    "value",
    "wagon",
    "wine",
    "yellow",
];

struct Document(Value);

impl Document {
    fn read(text: &str) -> Self {
        Document(serde_json::from_str(text).unwrap())
    }

    fn schemas(&self) -> &Map<String, Value> {
        self.0["components"]["schemas"].as_object().unwrap()
    }

    /// The names of the schemas that these parts of all operations lead to.
    fn reached(&self, parts: &[&str]) -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for item in self.0["paths"].as_object().unwrap().values() {
            for operation in item.as_object().unwrap().values() {
                parts.iter().for_each(|part| self.follow(&operation[*part], &mut names));
            }
        }
        names
    }

    /// The names of the schemas of what the server writes.
    fn answered(&self) -> BTreeSet<String> {
        let mut names = self.reached(&["responses"]);
        for name in MORE_ANSWERS {
            names.insert(name.to_owned());
            self.follow(&self.schemas()[name], &mut names);
        }
        names
    }

    /// All answers that are lines of JSON.
    fn lines(&self) -> Vec<&Value> {
        let mut lines = Vec::new();
        for item in self.0["paths"].as_object().unwrap().values() {
            for operation in item.as_object().unwrap().values() {
                let answers = operation["responses"].as_object().unwrap().values();
                let is_lines =
                    |answer: &&Value| answer["content"].get("application/x-ndjson").is_some();
                lines.extend(answers.filter(is_lines));
            }
        }
        lines
    }

    fn follow(&self, from: &Value, names: &mut BTreeSet<String>) {
        each(from, &mut |node| {
            let target = node.get("$ref").and_then(Value::as_str).unwrap_or_default();
            if let Some(name) = target.strip_prefix("#/components/schemas/")
                && names.insert(name.to_owned())
            {
                self.follow(&self.schemas()[name], names);
            }
        });
    }
}

/// Calls `see` with every object of a part of the document.
fn each(node: &Value, see: &mut impl FnMut(&Map<String, Value>)) {
    match node {
        Value::Object(object) => {
            see(object);
            object.values().for_each(|inner| each(inner, see));
        }
        Value::Array(items) => items.iter().for_each(|inner| each(inner, see)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn no_schema_of_an_answer_refuses_a_new_field_or_more_seats() {
    for (name, text) in DOCUMENTS.texts.files() {
        let document = Document::read(text);
        let answered = document.answered();
        assert!(answered.len() > 100, "{name}");
        for schema in answered {
            each(&document.schemas()[&schema], &mut |node| {
                assert_ne!(
                    node.get("additionalProperties"),
                    Some(&false.into()),
                    "{name}: {schema}"
                );
            });
            for field in limited(&document.schemas()[&schema], &schema) {
                // Of cards in a pile; a place in a result has the same name.
                // `GameAction` has the actions of all games written out.
                let is_of_cards = field == "place"
                    && (schema.starts_with("DaleOfMerchants") || schema == "GameAction");
                let is_known = LIMITED.contains(&field.as_str()) || is_of_cards;
                assert!(is_known, "{name}: {schema} has a maximum of {field}");
            }
        }
    }
}

/// The names of all fields with a maximum in a part of the document, which is the field `name`.
fn limited(node: &Value, name: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    match node {
        Value::Object(object) => {
            if object.get("maximum").is_some_and(Value::is_number) {
                found.insert(name.to_owned());
            }
            for (key, inner) in object {
                match inner {
                    Value::Object(fields) if key == "properties" => {
                        for (field, inner) in fields {
                            found.extend(limited(inner, field));
                        }
                    }
                    inner => found.extend(limited(inner, name)),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| found.extend(limited(item, name))),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    found
}

/// Lists with an element for each seat, or for each player of a table, in whatever game.
const BY_SEAT: [&str; 5] = ["clocks", "games", "players", "results", "seats"];

/// A list by seat has a maximum only by the rules of one game, in that game's own schema.
#[test]
fn no_list_by_seat_of_an_answer_is_limited() {
    let games = ["Medici", "Basari", "Haendler", "DaleOfMerchants"];
    let document = Document::read(&DOCUMENTS.texts.openapi_3_1);
    let mut found = BTreeSet::new();
    for schema in document.answered() {
        let is_of_a_game = games.iter().any(|game| schema.starts_with(game));
        // The latest results of a player, of many games.
        if schema == "PlayerHistory" {
            continue;
        }
        each(&document.schemas()[&schema], &mut |node| {
            let Some(Value::Object(fields)) = node.get("properties") else { return };
            for (field, list) in fields.iter().filter(|(name, _)| BY_SEAT.contains(&name.as_str()))
            {
                found.insert(field.clone());
                let is_limited = list.get("maxItems").is_some();
                assert!(is_of_a_game || !is_limited, "{schema} has a maximum of {field}");
            }
        });
    }
    assert_eq!(found.len(), BY_SEAT.len(), "{found:?}");
}

#[test]
fn each_field_with_a_maximum_is_one_of_an_answer() {
    let document = Document::read(&DOCUMENTS.texts.openapi_3_1);
    let answered = document.answered();
    let found: BTreeSet<String> =
        answered.iter().flat_map(|name| limited(&document.schemas()[name], name)).collect();
    for field in LIMITED {
        assert!(found.contains(field), "no answer has a maximum of {field}");
    }
}

#[test]
fn answers_of_the_open_document_take_what_is_not_known_yet() {
    let document = Document::read(&DOCUMENTS.texts.openapi_open);
    let (mut words, mut unions) = (0, 0);
    for schema in document.answered() {
        each(&document.schemas()[&schema], &mut |node| {
            let is_value = |key: &str| node.get(key).is_some_and(|value| !value.is_object());
            assert!(!is_value("enum") || node.contains_key("const"), "{schema} is an enumeration");
            assert!(!node.contains_key("discriminator"), "{schema} lists all of its members");
            for limit in ["maximum", "maxLength", "maxItems"] {
                assert!(!is_value(limit), "{schema} has a {limit}");
            }
            words += usize::from(node.contains_key("x-extensible-enum"));
            if node.contains_key("default")
                && let Some(target) = node.get("$ref").and_then(Value::as_str)
            {
                let target = &document.schemas()[target.rsplit('/').next().unwrap()];
                assert!(target.get("enum").is_some(), "{schema} has a default of an open string");
            }
            let Some(Value::Array(members)) = node.get("anyOf") else { return };
            let last = members.last().unwrap()["$ref"].as_str().unwrap();
            let last = &document.schemas()[last.rsplit('/').next().unwrap()];
            assert_eq!(last["additionalProperties"], true, "{schema}");
            for field in last["required"].as_array().unwrap() {
                let field = &last["properties"][field.as_str().unwrap()];
                assert!(field.get("const").is_none(), "{schema} has an open member with one tag");
            }
            unions += 1;
        });
    }
    assert!(words > 40 && unions > 15, "{words} enumerations, {unions} unions");
}

#[test]
fn what_only_clients_send_is_the_same_in_the_open_document() {
    let closed = Document::read(&DOCUMENTS.texts.openapi_3_1);
    let open = Document::read(&DOCUMENTS.texts.openapi_open);
    let answered = closed.answered();
    let sent = closed.reached(&["requestBody", "parameters"]);
    let only_sent: Vec<&String> = sent.difference(&answered).collect();
    assert!(only_sent.len() > 20);
    for name in only_sent {
        assert_eq!(open.schemas()[name], closed.schemas()[name], "{name}");
        each(&closed.schemas()[name], &mut |node| {
            let target = node.get("$ref").and_then(Value::as_str).unwrap_or_default();
            let target = target.rsplit('/').next().unwrap();
            let values = closed.schemas().get(target).and_then(|schema| schema.get("enum"));
            if let Some(values) = values {
                assert_eq!(open.schemas()[target]["enum"], *values, "{name} names {target}");
            }
        });
    }
    for (path, item) in closed.0["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let other = &open.0["paths"][path][method];
            assert_eq!(operation["requestBody"], other["requestBody"], "{method} {path}");
            assert_eq!(operation["parameters"], other["parameters"], "{method} {path}");
        }
    }
}

/// A library takes a schema at its word: with that of one line, with that of a text, or with one
/// that has a description alone, it refuses the lines together.
#[test]
fn lines_of_json_have_no_schema_and_each_line_is_an_object_of_the_document() {
    for (name, text) in DOCUMENTS.texts.files() {
        let document = Document::read(text);
        let lines = document.lines();
        assert!(lines.len() >= 6, "{name}: {}", lines.len());
        for answer in lines {
            assert_eq!(answer["content"]["application/x-ndjson"]["schema"], json!({}), "{name}");
            let about = answer["description"].as_str().unwrap();
            let line = about.split("Each line of JSON is of the schema `").nth(1);
            let line = line.and_then(|rest| rest.split('`').next()).unwrap_or_default();
            let line = document.schemas().get(line);
            let line = line.unwrap_or_else(|| panic!("{name} has no schema for {about}"));
            let is_object = line["type"] == "object";
            let is_union = ["oneOf", "anyOf"].iter().any(|of| line.get(*of).is_some());
            assert!(is_object || is_union, "{name}: {about} {line}");
        }
    }
}
