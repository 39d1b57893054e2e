//! The contract is compared with the last released one: within a major version, it may only grow.
//!
//! `openapi/released/VERSION.json` is `openapi.json` as it was released. The present document must
//! have everything that it has, unless the paths have another major version. Requests may require
//! less and accept more, and responses may contain more.

use std::{fs, path::PathBuf};

use serde_json::{Map, Value, json};

use crate::support::contract_diff::breaks;

fn openapi() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("openapi")
}

fn read(path: &PathBuf) -> Value {
    serde_json::from_slice(&fs::read(path).unwrap()).unwrap()
}

/// The last released document.
fn released() -> Value {
    let folder = fs::read_dir(openapi().join("released")).unwrap();
    let files: Vec<PathBuf> = folder.map(|file| file.unwrap().path()).collect();
    let [file] = &files[..] else {
        panic!("the last released document alone is kept, not {files:?}")
    };
    let document = read(file);
    assert_eq!(
        file.file_stem().unwrap().to_str(),
        document["info"]["version"].as_str(),
        "it is named by its version"
    );
    document
}

#[test]
fn nothing_that_was_released_has_gone_or_changed_its_meaning() {
    let breaks = breaks(&released(), &read(&openapi().join("openapi.json")));
    assert!(breaks.is_empty(), "clients would break:\n{}", breaks.join("\n"));
}

#[test]
fn what_breaks_clients_is_noticed() {
    type Change = fn(&mut Value);
    let cases: &[(&str, Change)] = &[
        ("GET /v1/me: gone", |document| remove(document, "/paths", "/v1/me")),
        ("POST /v1/games/{game}/start: gone", |document| {
            remove(document, "/paths/~1v1~1games~1{game}~1start", "post")
        }),
        ("GET /v1/me: operationId", |document| {
            document["paths"]["/v1/me"]["get"]["operationId"] = json!("who_am_i")
        }),
        ("GET /v1/games: parameter status in query: gone", |document| {
            document["paths"]["/v1/games"]["get"]["parameters"]
                .as_array_mut()
                .unwrap()
                .retain(|it| it["name"] != "status");
        }),
        ("GET /v1/me: parameter colour in query: new and required", |document| {
            document["paths"]["/v1/me"]["get"]["parameters"] =
                json!([{ "name": "colour", "in": "query", "required": true }]);
        }),
        ("GET /v1/meta: security", |document| {
            document["paths"]["/v1/meta"]["get"]["security"] = json!([{ "bearer": [] }])
        }),
        ("POST /v1/games: 201: gone", |document| {
            remove(document, "/paths/~1v1~1games/post/responses", "201")
        }),
        ("POST /v1/games: 201: header Location: gone", |document| {
            remove(document, "/paths/~1v1~1games/post/responses/201/headers", "Location");
        }),
        ("GET /v1/me: 200: application/json: gone", |document| {
            remove(document, "/paths/~1v1~1me/get/responses/200/content", "application~1json");
        }),
        ("Player: gone", |document| remove(document, "/components/schemas", "Player")),
        ("Player/name: gone", |document| {
            remove(document, "/components/schemas/Player/properties", "name")
        }),
        ("Player/name: no longer in each answer", |document| {
            required(document, "Player").retain(|field| field != "name");
        }),
        ("CreateGameRequest/visibility: now required", |document| {
            required(document, "CreateGameRequest").push(json!("visibility"))
        }),
        ("ProblemCode: `game-over` gone", |document| {
            enumeration(document, "ProblemCode").retain(|code| code != "game-over");
        }),
        ("Player/name: type", |document| {
            document["components"]["schemas"]["Player"]["properties"]["name"]["type"] =
                json!("integer")
        }),
        ("CreateGameRequest/nonce: maxLength", |document| {
            document["components"]["schemas"]["CreateGameRequest"]["properties"]["nonce"]["maxLength"] =
                json!(8);
        }),
    ];
    let document = read(&openapi().join("openapi.json"));
    for (expected, change) in cases {
        let mut changed = document.clone();
        change(&mut changed);
        assert_ne!(changed, document, "{expected}: the case changes something");
        let breaks = breaks(&document, &changed);
        assert!(
            breaks.iter().any(|found| found.ends_with(expected)),
            "{expected} is not among {breaks:?}"
        );
    }
}

#[test]
fn additions_do_not_break_clients() {
    let document = read(&openapi().join("openapi.json"));
    let mut grown = document.clone();
    grown["paths"]["/v1/weather"] =
        json!({ "get": { "operationId": "get_weather", "responses": {} } });
    grown["components"]["schemas"]["Player"]["properties"]["colour"] = json!({ "type": "string" });
    required(&mut grown, "Player").push(json!("colour"));
    enumeration(&mut grown, "ProblemCode").push(json!("out-of-ink"));
    grown["components"]["schemas"]["CreateGameRequest"]["properties"]["nonce"]["maxLength"] =
        json!(128);
    assert_eq!(breaks(&document, &grown), Vec::<String>::new());
}

#[test]
fn another_major_version_may_remove_anything() {
    let document = read(&openapi().join("openapi.json"));
    let mut next = document.clone();
    let paths = document["paths"].as_object().unwrap().iter().filter(|(path, _)| *path != "/v1/me");
    next["paths"] = paths
        .map(|(path, item)| (path.replace("/v1/", "/v2/"), item.clone()))
        .collect::<Map<_, _>>()
        .into();
    remove(&mut next, "/components/schemas", "Player");
    assert_eq!(breaks(&document, &next), Vec::<String>::new());
}

fn remove(document: &mut Value, pointer: &str, key: &str) {
    let key = key.replace("~1", "/");
    document
        .pointer_mut(pointer)
        .unwrap()
        .as_object_mut()
        .unwrap()
        .remove(&key)
        .expect("it was there");
}

fn required<'a>(document: &'a mut Value, schema: &str) -> &'a mut Vec<Value> {
    document["components"]["schemas"][schema]["required"].as_array_mut().unwrap()
}

fn enumeration<'a>(document: &'a mut Value, schema: &str) -> &'a mut Vec<Value> {
    document["components"]["schemas"][schema]["enum"].as_array_mut().unwrap()
}
