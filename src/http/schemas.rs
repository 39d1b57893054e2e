//! JSON Schemas of single types, and a walk through a document.

use serde_json::{Map, Value, json};
use utoipa::ToSchema;

/// Stands at schemas of answers that clients send, too: what is sent is refused if it has a field
/// that the schema does not list. Answers can get more fields, so the schema is not closed.
pub const CLOSED_WHEN_SENT: &str = "x-closed-when-sent";

/// A type's JSON Schema on its own, all that it refers to inside.
pub fn standalone_schema<T: ToSchema>() -> Value {
    let mut schema = serde_json::to_value(T::schema()).expect("schemas are plain data");
    let mut others = Vec::new();
    T::schemas(&mut others);
    let defs: Map<String, Value> = others
        .into_iter()
        .map(|(name, other)| (name, serde_json::to_value(other).expect("schemas are plain data")))
        .collect();
    if !defs.is_empty() {
        schema["$defs"] = Value::Object(defs);
    }
    unwrap_descriptions(&mut schema);
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    visit(&mut schema, &mut |node| {
        if let Some(Value::String(target)) = node.get_mut("$ref") {
            *target = target.replace("#/components/schemas/", "#/$defs/");
        }
    });
    schema
}

/// Joins the lines of each paragraph, because the contract must not depend on where comments are
/// wrapped.
pub fn unwrap_descriptions(document: &mut Value) {
    visit(document, &mut |node| {
        if let Some(Value::String(text)) = node.get_mut("description") {
            let paragraphs = text.split("\n\n").map(|paragraph| paragraph.replace('\n', " "));
            *text = paragraphs.collect::<Vec<_>>().join("\n\n");
        }
    });
}

/// Calls `see` for every object of the tree, inner ones first.
pub fn visit(node: &mut Value, see: &mut impl FnMut(&mut Map<String, Value>)) {
    match node {
        Value::Object(object) => {
            object.values_mut().for_each(|inner| visit(inner, see));
            see(object);
        }
        Value::Array(items) => items.iter_mut().for_each(|inner| visit(inner, see)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A type tag, such as `table.created`, as the name of a type.
pub fn pascal(tag: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters
            .next()
            .map(|first| first.to_ascii_uppercase().to_string() + letters.as_str())
            .unwrap_or_default()
    };
    tag.split(['.', '_', '-']).map(word).collect()
}
