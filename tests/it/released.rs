//! The contract beside the last released one: inside of a major version it only grows.
//!
//! `openapi/released/VERSION.json` is `openapi.json` as it was released. What stands there has to
//! stand in the present document too, unless the paths have got another major version. Requests may
//! ask for less and take more, answers may tell more.

use std::{collections::BTreeSet, fs, path::PathBuf};

use serde_json::{Map, Value, json};

/// Keywords that say what a value is, so that neither side can bear another one.
const MEANING: &[&str] = &["type", "format", "const", "$ref"];
/// Limits that may not sink for requests.
const UPPER_LIMITS: &[&str] = &["maxLength", "maximum", "maxItems"];
/// Limits that may not rise for requests.
const LOWER_LIMITS: &[&str] = &["minLength", "minimum", "minItems"];

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
fn growth_breaks_nobody() {
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
fn another_major_version_may_do_without_what_was() {
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

/// What a client of the old document would miss in the new one.
fn breaks(old: &Value, new: &Value) -> Vec<String> {
    let versioned = |document: &Value| paths(document).any(|(path, _)| path.starts_with("/v1/"));
    if versioned(old) && !versioned(new) {
        return Vec::new();
    }
    let mut comparison = Comparison { breaks: Vec::new() };
    for (path, item) in paths(old) {
        for (method, operation) in object(item) {
            let place = format!("{} {path}", method.to_uppercase());
            comparison.operation(&place, operation, &new["paths"][path][method]);
        }
    }
    let (asked, told) =
        (reached(old, &["requestBody", "parameters"]), reached(old, &["responses"]));
    for (name, schema) in object(&old["components"]["schemas"]) {
        let side = Side { asked: asked.contains(name), told: told.contains(name) };
        comparison.schema(name, schema, &new["components"]["schemas"][name], side);
    }
    comparison.breaks
}

fn paths(document: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object(&document["paths"])
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn array(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Who sends values of a schema: clients, the server, or both.
#[derive(Clone, Copy)]
struct Side {
    asked: bool,
    told: bool,
}

struct Comparison {
    breaks: Vec<String>,
}

impl Comparison {
    fn expect(&mut self, holds: bool, place: &str, what: &str) {
        if !holds {
            self.breaks.push(format!("{place}: {what}"));
        }
    }

    /// Whether the new document still has what stands in the old one.
    fn expect_there(&mut self, new: &Value, place: &str) -> bool {
        self.expect(!new.is_null(), place, "gone");
        !new.is_null()
    }

    fn operation(&mut self, place: &str, old: &Value, new: &Value) {
        if !self.expect_there(new, place) {
            return;
        }
        for field in ["operationId", "security"] {
            self.expect(old[field] == new[field], place, field);
        }
        self.parameters(place, array(&old["parameters"]), array(&new["parameters"]));
        self.expect(
            old["requestBody"]["required"] == true || new["requestBody"]["required"] != true,
            place,
            "body now required",
        );
        self.contents(
            place,
            &old["requestBody"]["content"],
            &new["requestBody"]["content"],
            Side { asked: true, told: false },
        );
        for (status, response) in object(&old["responses"]) {
            let place = format!("{place}: {status}");
            let now = &new["responses"][status];
            if self.expect_there(now, &place) {
                for (name, _) in object(&response["headers"]) {
                    self.expect_there(&now["headers"][name], &format!("{place}: header {name}"));
                }
                self.contents(
                    &place,
                    &response["content"],
                    &now["content"],
                    Side { asked: false, told: true },
                );
            }
        }
    }

    fn parameters(&mut self, place: &str, old: &[Value], new: &[Value]) {
        let same =
            |one: &Value, other: &Value| one["name"] == other["name"] && one["in"] == other["in"];
        let text = |parameter: &Value, field: &str| {
            parameter[field].as_str().unwrap_or_default().to_owned()
        };
        let name = |parameter: &Value| {
            format!("{place}: parameter {} in {}", text(parameter, "name"), text(parameter, "in"))
        };
        for before in old {
            let now = new.iter().find(|now| same(before, now)).unwrap_or(&Value::Null);
            if self.expect_there(now, &name(before)) {
                self.expect(
                    before["required"] == true || now["required"] != true,
                    &name(before),
                    "now required",
                );
                self.schema(
                    &name(before),
                    &before["schema"],
                    &now["schema"],
                    Side { asked: true, told: false },
                );
            }
        }
        for now in new.iter().filter(|now| !old.iter().any(|before| same(before, now))) {
            self.expect(now["required"] != true, &name(now), "new and required");
        }
    }

    fn contents(&mut self, place: &str, old: &Value, new: &Value, side: Side) {
        for (media_type, content) in object(old) {
            let place = format!("{place}: {media_type}");
            if self.expect_there(&new[media_type], &place) {
                self.schema(&place, &content["schema"], &new[media_type]["schema"], side);
            }
        }
    }

    fn schema(&mut self, place: &str, old: &Value, new: &Value, side: Side) {
        if old.is_null() || !self.expect_there(new, place) {
            return;
        }
        for keyword in MEANING {
            self.expect(old[keyword] == new[keyword], place, keyword);
        }
        let is_listed = |listed: &Value, value: &Value| array(listed).contains(value);
        for value in array(&old["enum"]) {
            self.expect(
                is_listed(&new["enum"], value),
                place,
                &format!("`{}` gone", value.as_str().unwrap_or("null")),
            );
        }
        for (field, schema) in object(&old["properties"]) {
            let place = format!("{place}/{field}");
            self.schema(&place, schema, &new["properties"][field], side);
            let field = Value::from(field.as_str());
            let (was, is) =
                (is_listed(&old["required"], &field), is_listed(&new["required"], &field));
            self.expect(!side.told || is || !was, &place, "no longer in each answer");
        }
        for field in array(&new["required"])
            .iter()
            .filter(|field| side.asked && !is_listed(&old["required"], field))
        {
            self.expect(
                false,
                &format!("{place}/{}", field.as_str().unwrap_or_default()),
                "now required",
            );
        }
        self.limits(place, old, new, side);
        if !old["items"].is_null() {
            self.schema(&format!("{place}/items"), &old["items"], &new["items"], side);
        }
        for union in ["oneOf", "anyOf", "allOf"] {
            self.members(place, array(&old[union]), array(&new[union]), side);
        }
    }

    /// Members of a union, named by what they refer to or else by their order.
    fn members(&mut self, place: &str, old: &[Value], new: &[Value], side: Side) {
        for (number, member) in old.iter().enumerate() {
            match member["$ref"].as_str() {
                Some(target) => {
                    let stays = new.iter().any(|now| now["$ref"] == target);
                    self.expect(
                        stays,
                        place,
                        &format!("{} gone", target.rsplit('/').next().unwrap_or(target)),
                    );
                }
                None => self.schema(
                    &format!("{place}/{number}"),
                    member,
                    new.get(number).unwrap_or(&Value::Null),
                    side,
                ),
            }
        }
    }

    fn limits(&mut self, place: &str, old: &Value, new: &Value, side: Side) {
        self.expect(
            !side.asked || new["pattern"].is_null() || old["pattern"] == new["pattern"],
            place,
            "pattern",
        );
        let limit = |schema: &Value, keyword: &str| schema[keyword].as_f64();
        for keyword in UPPER_LIMITS.iter().filter(|_| side.asked) {
            let sunk = limit(new, keyword)
                .is_some_and(|now| limit(old, keyword).is_none_or(|before| now < before));
            self.expect(!sunk, place, keyword);
        }
        for keyword in LOWER_LIMITS.iter().filter(|_| side.asked) {
            let risen = limit(new, keyword)
                .is_some_and(|now| limit(old, keyword).is_none_or(|before| now > before));
            self.expect(!risen, place, keyword);
        }
    }
}

/// Names of the document's schemas that these parts of its operations lead to.
fn reached(document: &Value, parts: &[&str]) -> BTreeSet<String> {
    let operations =
        paths(document).flat_map(|(_, item)| object(item)).map(|(_, operation)| operation);
    let mut open: Vec<&Value> =
        operations.flat_map(|operation| parts.iter().map(move |part| &operation[*part])).collect();
    let mut reached = BTreeSet::new();
    while let Some(value) = open.pop() {
        match value {
            Value::Object(fields) => open.extend(fields.values()),
            Value::Array(items) => open.extend(items),
            Value::String(text) => {
                if let Some(name) = text
                    .strip_prefix("#/components/schemas/")
                    .filter(|name| !reached.contains(*name))
                {
                    reached.insert(name.to_owned());
                    open.push(&document["components"]["schemas"][name]);
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    reached
}
