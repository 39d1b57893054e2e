//! Compares two versions of the OpenAPI document: what breaks clients of the old one.

use std::collections::BTreeSet;

use serde_json::{Value, json};

/// Keywords that say what a value is: a change breaks requests as well as responses.
const MEANING: &[&str] = &["type", "format", "const", "$ref"];
/// Limits that may not become lower for requests.
const UPPER_LIMITS: &[&str] = &["maxLength", "maximum", "maxItems"];
/// Limits that may not become higher for requests.
const LOWER_LIMITS: &[&str] = &["minLength", "minimum", "minItems"];
/// Everything in the new document that breaks a client of the old one.
pub fn breaks(old: &Value, new: &Value) -> Vec<String> {
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
    let (sent, received) =
        (reached(old, &["requestBody", "parameters"]), reached(old, &["responses"]));
    for (name, schema) in object(&old["components"]["schemas"]) {
        let side = Side { sent: sent.contains(name), received: received.contains(name) };
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
    sent: bool,
    received: bool,
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
            Side { sent: true, received: false },
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
                    Side { sent: false, received: true },
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
                    Side { sent: true, received: false },
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
            // Lines of JSON are no string, as the document once said: readers take the lines.
            let was_wrong = media_type == "application/x-ndjson"
                && content["schema"] == json!({ "type": "string" });
            if self.expect_there(&new[media_type], &place) && !was_wrong {
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
            self.expect(!side.received || is || !was, &place, "no longer in each answer");
        }
        for field in array(&new["required"])
            .iter()
            .filter(|field| side.sent && !is_listed(&old["required"], field))
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

    /// Members of a union, identified by their reference or else by their position.
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
            !side.sent || new["pattern"].is_null() || old["pattern"] == new["pattern"],
            place,
            "pattern",
        );
        let limit = |schema: &Value, keyword: &str| schema[keyword].as_f64();
        for keyword in UPPER_LIMITS.iter().filter(|_| side.sent) {
            let sunk = limit(new, keyword)
                .is_some_and(|now| limit(old, keyword).is_none_or(|before| now < before));
            self.expect(!sunk, place, keyword);
        }
        for keyword in LOWER_LIMITS.iter().filter(|_| side.sent) {
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
