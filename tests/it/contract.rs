//! The documents under `openapi/` are up to date, complete, and can be read by code generators.

use std::fs;

use serde_json::Value;

use crate::{
    support::contract::DOCUMENTS,
    tidy::{read, relative, sources_without_tests},
};

fn committed(name: &str) -> String {
    fs::read_to_string(format!("{}/openapi/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn document() -> Value {
    serde_json::from_str(&DOCUMENTS.texts.openapi_3_1).unwrap()
}

#[test]
fn the_committed_documents_are_what_the_types_say() {
    for (name, text) in DOCUMENTS.texts.files() {
        assert!(**text == committed(name), "{name} is stale: run `make openapi` and read the diff");
    }
}

/// Calls `see` with every operation of the document.
fn operations(document: &Value, mut see: impl FnMut(&str, &Value)) {
    for item in document["paths"].as_object().unwrap().values() {
        for operation in item.as_object().unwrap().values() {
            see(operation["operationId"].as_str().expect("every operation has an id"), operation);
        }
    }
}

#[test]
fn every_operation_says_what_a_reader_needs() {
    let document = document();
    let mut ids = Vec::new();
    operations(&document, |id, operation| {
        ids.push(id.to_owned());
        for field in ["summary", "description"] {
            assert!(
                operation[field].as_str().is_some_and(|text| !text.is_empty()),
                "{id} has no {field}"
            );
        }
        assert_eq!(operation["tags"].as_array().map(Vec::len), Some(1), "{id} has one tag");
        assert!(operation["security"].is_array(), "{id} says who may call it");
        for (status, response) in operation["responses"].as_object().unwrap() {
            assert!(
                !response["description"].as_str().unwrap_or_default().is_empty(),
                "{id} {status} has no description"
            );
        }
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            assert!(
                parameter["description"].is_string(),
                "{id}: {} has no description",
                parameter["name"]
            );
        }
    });
    let count = ids.len();
    assert!(count > 0);
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), count, "operation ids are unique");
    assert!(ids.iter().all(|id| id.split_once('_').is_some()), "operation ids are verb_noun");
}

/// An `EventSource` comes back after each end of a stream, unless it is answered with 204. Feeds of
/// accounts and of messages have no end of that kind.
#[test]
fn feeds_that_come_to_an_end_document_what_ends_an_event_source() {
    let (mut streams, mut ends) = (0, Vec::new());
    operations(&document(), |id, operation| {
        let responses = &operation["responses"];
        if responses["200"]["content"]["text/event-stream"].is_null() {
            return;
        }
        streams += 1;
        if responses["204"].is_object() {
            assert!(responses["204"]["content"].is_null(), "{id}: 204 has no body");
            ends.push(id.to_owned());
        }
    });
    ends.sort();
    assert_eq!(streams, 4);
    assert_eq!(ends, ["list_events", "list_tournament_events"]);
}

#[test]
fn every_answer_with_a_body_has_an_example() {
    let (document, mut shown_bodies) = (document(), 0);
    operations(&document, |id, operation| {
        // The documents themselves are their own example.
        if id.starts_with("get_openapi") {
            return;
        }
        for (status, response) in operation["responses"].as_object().unwrap() {
            for (media, content) in response["content"].as_object().into_iter().flatten() {
                if media.contains("json") && media != "application/x-ndjson" {
                    let shown =
                        content.get("example").is_some() || content.get("examples").is_some();
                    assert!(shown, "{id} {status} has no example of {media}");
                    shown_bodies += 1;
                }
            }
        }
    });
    assert!(shown_bodies > 0);
}

#[test]
fn schemas_have_a_form_that_code_generators_can_read() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    for (name, schema) in schemas {
        if let Some(variants) = schema["oneOf"].as_array() {
            assert!(schema["discriminator"]["mapping"].is_object(), "{name} has no discriminator");
            assert!(
                variants.iter().all(|variant| variant.get("$ref").is_some()),
                "{name} has nameless variants"
            );
            continue;
        }
        if schema.get("enum").is_some() || schema.get("const").is_some() {
            continue;
        }
        assert_eq!(schema["type"], "object", "{name} is an object");
        for (field, property) in schema["properties"].as_object().into_iter().flatten() {
            let described =
                property.get("description").is_some() || property.get("const").is_some();
            let inner = property["oneOf"]
                .as_array()
                .is_some_and(|options| options.iter().any(|o| o.get("description").is_some()));
            assert!(
                described || inner || property.get("$ref").is_some(),
                "{name}.{field} has no description"
            );
            // Python generators give such a field a value in the middle of those that must be given.
            let required = schema["required"]
                .as_array()
                .is_some_and(|all| all.iter().any(|name| name == field.as_str()));
            assert!(
                !required || property.get("default").is_none(),
                "{name}.{field} is always there, so it has no default"
            );
        }
    }
    for (_, text) in DOCUMENTS.texts.files() {
        assert!(!text.contains("allOf\": []"), "no empty compositions");
        assert!(!text.contains("prefixItems"), "no tuples");
    }
}

#[test]
fn every_flat_union_has_all_the_types_that_the_rulesets_name() {
    let document = document();
    let mapped = |name: &str| {
        document["components"]["schemas"][name]["discriminator"]["mapping"]
            .as_object()
            .unwrap()
            .clone()
    };
    let listed = &document["paths"]["/v1/rulesets"]["get"]["responses"]["200"];
    let rulesets = listed["content"]["application/json"]["example"]["items"].as_array().unwrap();
    assert!(!rulesets.is_empty());
    for ruleset in rulesets {
        for (types, union) in [("action_types", "GameAction"), ("event_types", "GameEvent")] {
            let tags = ruleset[types].as_array().unwrap();
            assert!(!tags.is_empty(), "{ruleset}");
            for tag in tags {
                assert!(mapped(union).contains_key(tag.as_str().unwrap()), "{union} lacks {tag}");
            }
        }
        assert!(mapped("GameView").contains_key(ruleset["id"].as_str().unwrap()));
    }
}

/// Where the types of answers stand.
const ANSWERS: [&str; 4] = ["src/games", "src/contract", "src/log", "src/http"];

/// What stands before the name of a type in the name of its schema: a game, or nothing.
const OWNERS: [&str; 6] = ["", "Game", "Medici", "Basari", "Haendler", "DaleOfMerchants"];

/// The fields that answers leave out, each with the type or variant that it belongs to.
fn left_out(text: &str) -> Vec<(String, String)> {
    let (mut found, mut owner, mut is_left_out) = (Vec::new(), None, false);
    for line in text.lines().map(str::trim).filter(|line| !line.starts_with("//")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let name = |word: &str| word.split(['<', '(', '{']).next().unwrap_or_default().to_owned();
        match words[..] {
            ["pub", "struct" | "enum", given, ..] | ["struct" | "enum", given, ..] => {
                owner = Some(name(given));
            }
            // A variant, and one of a union with tags.
            [given, "{"] | [given, "=", _, "{"] if given.starts_with(char::is_uppercase) => {
                owner = Some(name(given));
            }
            _ => {}
        }
        if line.contains("skip_serializing_if") {
            is_left_out = true;
        } else if is_left_out && !line.starts_with('#') {
            is_left_out = false;
            let field = line.trim_start_matches("pub ").split(':').next().unwrap_or_default();
            found.extend(owner.clone().map(|owner| (owner, field.to_owned())));
        }
    }
    found
}

#[test]
fn what_answers_leave_out_is_not_required() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut checked = 0;
    for path in ANSWERS.iter().flat_map(|folder| sources_without_tests(folder)) {
        for (owner, field) in left_out(&read(&path)) {
            let of_owner = schemas.iter().filter(|(name, schema)| {
                let of_game = name.split_once(&owner).map(|(game, _)| game);
                of_game.is_some_and(|game| OWNERS.contains(&game))
                    && schema["properties"].get(&field).is_some()
            });
            for (name, schema) in of_owner {
                let mut required = schema["required"].as_array().into_iter().flatten();
                assert!(
                    required.all(|required| *required != *field),
                    "{name} requires `{field}`, which {} leaves out",
                    relative(&path)
                );
                checked += 1;
            }
        }
    }
    assert!(checked >= 10, "only {checked} fields of answers were found");
}

#[test]
fn fields_that_are_left_out_are_found_with_their_types() {
    let text = r#"
        pub struct View<T> {
            /// Said.
            #[serde(skip_serializing_if = "Option::is_none")]
            #[schema(nullable = false)]
            pub one: Option<T>,
            pub two: u8,
        }
            Deal = "game.deal" {
                #[serde(skip_serializing_if = "Option::is_none")]
                three: Option<u8>,
            }
    "#;
    let pair = |owner: &str, field: &str| (owner.to_owned(), field.to_owned());
    assert_eq!(left_out(text), [pair("View", "one"), pair("Deal", "three")]);
}
