//! Samples of the contract's schemas, made from the committed document.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

/// The document of the contract.
pub static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../../openapi/openapi-3.0.json"))
        .expect("the document is JSON")
});

/// What a sample is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Show {
    /// Null wherever the contract allows it, and empty lists. Fields that may be left out are left
    /// out: to the client that is the same as null.
    Nulls,
    /// A value everywhere.
    Values,
}

/// The unions of the document, by name, with the schemas of their variants.
pub fn unions() -> impl Iterator<Item = (&'static str, &'static [Value])> {
    schemas()
        .iter()
        .filter_map(|(name, schema)| Some((name.as_str(), schema["oneOf"].as_array()?.as_slice())))
}

/// The enumerations of the document, by name, with their values.
pub fn enumerations() -> impl Iterator<Item = (&'static str, &'static [Value])> {
    schemas()
        .iter()
        .filter_map(|(name, schema)| Some((name.as_str(), schema["enum"].as_array()?.as_slice())))
}

/// An instance of a schema.
pub fn sample(schema: &Value, show: Show) -> Value {
    if let Some(name) = schema["$ref"].as_str().and_then(|target| target.rsplit('/').next()) {
        return sample(&schemas()[name], show);
    }
    if schema["nullable"] == true && show == Show::Nulls {
        return Value::Null;
    }
    if let Some(first) =
        [&schema["allOf"], &schema["oneOf"]].into_iter().find_map(|list| list.get(0))
    {
        return sample(first, show);
    }
    if let Some(values) = schema["enum"].as_array() {
        return values[0].clone();
    }
    match schema["type"].as_str() {
        Some("object") => object(schema, show),
        Some("array") => array(schema, show),
        Some("integer") => schema.get("minimum").cloned().unwrap_or(json!(-7)),
        Some("boolean") => json!(true),
        Some("string") if schema["format"] == "date-time" => json!("2026-01-31T12:00:00.120Z"),
        Some("string") => json!("text"),
        other => panic!("no sample of {other:?}: {schema}"),
    }
}

fn object(schema: &Value, show: Show) -> Value {
    let properties = schema["properties"].as_object().into_iter().flatten();
    let is_required = |name: &String| {
        schema["required"].as_array().is_some_and(|names| names.contains(&json!(name)))
    };
    let shown = properties.filter_map(|(name, schema)| {
        if show == Show::Values || is_required(name) {
            return Some((name.clone(), sample(schema, show)));
        }
        // What is left out is written with its default, which means the same.
        schema.get("default").map(|default| (name.clone(), default.clone()))
    });
    shown.collect()
}

fn array(schema: &Value, show: Show) -> Value {
    match show {
        Show::Nulls => json!([]),
        Show::Values => json!([sample(&schema["items"], show)]),
    }
}

fn schemas() -> &'static Map<String, Value> {
    DOCUMENT["components"]["schemas"].as_object().expect("the document has schemas")
}
