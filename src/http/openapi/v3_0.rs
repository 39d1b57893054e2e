//! The same contract as OpenAPI 3.0.3, for generators that read no newer version: without type
//! lists and `const`, with unions inline.

use serde_json::{Map, Value, json};

use super::unions::SCHEMAS;
use crate::schemas::visit;

/// Derives the 3.0 document from the 3.1 one.
pub fn derive(document: &Value) -> Value {
    let mut document = document.clone();
    document["openapi"] = json!("3.0.3");
    document["info"]["license"] =
        json!({ "name": "MIT OR Apache-2.0", "url": "https://spdx.org/licenses/MIT.html" });
    // Generators do not use examples, and in 3.0 an example with a null object would not be valid.
    document["components"].as_object_mut().expect("the document has components").remove("examples");
    inline_variants(&mut document);
    let kinds =
        document["components"]["schemas"].as_object().expect("the document has schemas").clone();
    let kind_of = |target: &str| {
        kinds[target.trim_start_matches(SCHEMAS)]
            .get("type")
            .cloned()
            .unwrap_or_else(|| json!("object"))
    };
    visit(&mut document, &mut |node| downgrade(node, &kind_of));
    document
}

/// Puts the variants back into their unions: generators for 3.0 name them themselves and make
/// better types of them.
fn inline_variants(document: &mut Value) {
    let schemas =
        document["components"]["schemas"].as_object_mut().expect("the document has schemas");
    let all = schemas.clone();
    let mut lifted = Vec::new();
    for schema in schemas.values_mut() {
        if schema.as_object_mut().is_some_and(|schema| schema.remove("discriminator").is_none()) {
            continue;
        }
        for variant in schema["oneOf"].as_array_mut().into_iter().flatten() {
            let name = variant["$ref"]
                .as_str()
                .and_then(|target| target.strip_prefix(SCHEMAS))
                .unwrap_or_default()
                .to_owned();
            if let Some(inline) = all.get(&name) {
                *variant = inline.clone();
                lifted.push(name);
            }
        }
    }
    schemas.retain(|name, _| !lifted.contains(name));
}

fn downgrade(node: &mut Map<String, Value>, kind_of: &impl Fn(&str) -> Value) {
    if let Some(value) = node.remove("const") {
        node.insert("enum".to_owned(), json!([value]));
        node.entry("type").or_insert_with(|| json!("string"));
    }
    if let Some(Value::Array(kinds)) = node.get("type").cloned() {
        let kind = kinds
            .iter()
            .find(|kind| **kind != json!("null"))
            .cloned()
            .unwrap_or_else(|| json!("object"));
        node.insert("type".to_owned(), kind);
        node.insert("nullable".to_owned(), json!(true));
    }
    if let Some(Value::Array(options)) = node.get("oneOf").cloned()
        && options.contains(&json!({ "type": "null" }))
    {
        let others: Vec<Value> =
            options.into_iter().filter(|option| *option != json!({ "type": "null" })).collect();
        node.remove("oneOf");
        node.insert("nullable".to_owned(), json!(true));
        // `nullable` has an effect only beside `type`.
        let kind = others
            .iter()
            .find_map(|other| other["$ref"].as_str())
            .map_or_else(|| json!("object"), kind_of);
        node.insert("type".to_owned(), kind);
        node.insert("allOf".to_owned(), json!(others));
    }
    // In 3.0, fields beside a reference are ignored.
    if node.contains_key("$ref")
        && node.len() > 1
        && node["$ref"].as_str().is_some_and(|target| target.starts_with(SCHEMAS))
    {
        let target = node.remove("$ref").expect("it is there");
        node.insert("allOf".to_owned(), json!([{ "$ref": target }]));
    }
    if node.contains_key("schema") {
        node.remove("example");
        node.remove("examples");
    }
    node.remove("propertyNames");
}
