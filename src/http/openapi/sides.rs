//! Which schemas stand in answers, and which in what clients send.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::unions::SCHEMAS;
use crate::schemas::{CLOSED_WHEN_SENT, visit};

/// What the server writes and reads without an operation of its own.
const MORE_ANSWERS: [&str; 3] = ["RecordLine", "ExportLine", "WebhookMessage"];
const MORE_REQUESTS: [&str; 1] = ["WebhookAnswer"];

/// The names of schemas, by who writes what they describe; some are in both.
pub struct Sides {
    /// What the server writes.
    pub answered: BTreeSet<String>,
    /// What clients write.
    pub sent: BTreeSet<String>,
}

impl Sides {
    pub fn of(document: &Value) -> Self {
        let (mut answered, mut sent) = (BTreeSet::new(), BTreeSet::new());
        for operation in operations(document) {
            reach(document, &operation["responses"], &mut answered);
            reach(document, &operation["requestBody"], &mut sent);
            reach(document, &operation["parameters"], &mut sent);
        }
        for (names, reached) in
            [(&MORE_ANSWERS[..], &mut answered), (&MORE_REQUESTS[..], &mut sent)]
        {
            for name in names {
                reach(document, &json!({ "$ref": format!("{SCHEMAS}{name}") }), reached);
            }
        }
        Sides { answered, sent }
    }
}

/// All operations of the document.
pub fn operations(document: &Value) -> impl Iterator<Item = &Value> {
    let paths = document["paths"].as_object().expect("the document has paths");
    paths.values().filter_map(Value::as_object).flat_map(Map::values)
}

/// Adds the schemas that a part of the document leads to.
fn reach(document: &Value, from: &Value, reached: &mut BTreeSet<String>) {
    for name in references(from) {
        if reached.insert(name.to_owned()) {
            reach(document, &document["components"]["schemas"][name], reached);
        }
    }
}

/// The schemas that a part of the document names itself.
pub fn references(from: &Value) -> Vec<&str> {
    match from {
        Value::Object(fields) => {
            let target = fields.get("$ref").and_then(Value::as_str);
            let own = target.and_then(|target| target.strip_prefix(SCHEMAS));
            own.into_iter().chain(fields.values().flat_map(references)).collect()
        }
        Value::Array(items) => items.iter().flat_map(references).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

/// Opens the schemas of answers, which later releases may give more fields.
pub fn open_answers(document: &mut Value) {
    let Sides { answered, sent } = Sides::of(document);
    let schemas =
        document["components"]["schemas"].as_object_mut().expect("the document has schemas");
    for (name, schema) in schemas.iter_mut().filter(|(name, _)| answered.contains(*name)) {
        visit(schema, &mut |node| {
            if node.get("additionalProperties") == Some(&json!(false)) {
                node.remove("additionalProperties");
                if sent.contains(name) {
                    node.insert(CLOSED_WHEN_SENT.to_owned(), json!(true));
                }
            }
        });
    }
}
