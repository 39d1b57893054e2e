//! What is changed in the document before code is made from it, so that the client takes what a
//! newer server says.

use serde_json::{Map, Value, json};

/// What an operation is answered with when it comes to a problem, whatever its status.
const PROBLEM: &str = "#/components/schemas/Problem";

/// The document as the generator is given it.
pub fn prepared(mut document: Value) -> Value {
    for path in values(&mut document["paths"]) {
        values(path).for_each(operation);
    }
    values(&mut document["components"]["schemas"]).for_each(schema);
    document
}

/// The generator reads JSON by one name only, and makes an arm for each status: all that are
/// problems share one. It takes one type for success, so the answer that ends an `EventSource` (204)
/// is left out beside a page. Keys of requests are added where the caller brings none.
fn operation(operation: &mut Value) {
    if let Some(responses) = operation["responses"].as_object_mut() {
        let has_page = responses.contains_key("200");
        responses.retain(|status, _| {
            status.starts_with(['2', '3']) && !(has_page && status.as_str() == "204")
        });
        for statuses in ["4XX", "5XX"] {
            let content = json!({ "application/json": { "schema": { "$ref": PROBLEM } } });
            responses.insert(
                statuses.to_owned(),
                json!({ "description": "A problem.", "content": content }),
            );
        }
    }
    for parameter in operation.get_mut("parameters").into_iter().flat_map(values) {
        if parameter["in"] == "header" {
            parameter["required"] = json!(false);
        }
        schema(&mut parameter["schema"]);
    }
}

/// Limits are the server's to check: they would become types of their own, which refuse what a
/// newer server allows.
fn schema(node: &mut Value) {
    let Value::Object(fields) = node else { return };
    for limit in [
        "minLength",
        "maxLength",
        "pattern",
        "minItems",
        "maxItems",
        "additionalProperties",
        "title",
    ] {
        fields.remove(limit);
    }
    if fields.get("type") == Some(&json!("integer")) {
        integer(fields);
    }
    for (name, value) in fields.iter_mut() {
        match name.as_str() {
            "items" => schema(value),
            "properties" | "oneOf" | "allOf" => values(value).for_each(schema),
            _ => {}
        }
    }
}

/// Numbers that begin at zero or above have no sign.
fn integer(fields: &mut Map<String, Value>) {
    fields.remove("maximum");
    let unsigned = fields
        .remove("minimum")
        .and_then(|minimum| minimum.as_i64())
        .is_some_and(|minimum| minimum >= 0);
    let format = fields.get("format").and_then(Value::as_str).unwrap_or("int64");
    let format = if unsigned { format!("u{format}") } else { format.to_owned() };
    fields.insert("format".to_owned(), json!(format));
}

/// The values of an object or list.
fn values(node: &mut Value) -> Box<dyn Iterator<Item = &mut Value> + '_> {
    match node {
        Value::Object(fields) => Box::new(fields.values_mut()),
        Value::Array(items) => Box::new(items.iter_mut()),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            Box::new(std::iter::empty())
        }
    }
}
