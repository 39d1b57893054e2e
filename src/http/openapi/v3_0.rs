//! The same contract as OpenAPI 3.0.3, for generators that read nothing newer: no type lists, no `const`, unions inline.

use serde_json::{Map, Value, json};

use super::visit;

const SCHEMAS: &str = "#/components/schemas/";

/// Derives the 3.0 document from the 3.1 one.
pub fn derive(document: &Value) -> Value {
    let mut document = document.clone();
    document["openapi"] = json!("3.0.3");
    document["info"]["license"] = json!({ "name": "MIT OR Apache-2.0", "url": "https://spdx.org/licenses/MIT.html" });
    inline_variants(&mut document);
    visit(&mut document, &mut downgrade);
    document
}

/// Puts the variants back into their unions: what reads 3.0 makes its own names for them, and the best types.
fn inline_variants(document: &mut Value) {
    let schemas = document["components"]["schemas"].as_object_mut().expect("the document has schemas");
    let all = schemas.clone();
    let mut lifted = Vec::new();
    for schema in schemas.values_mut() {
        if schema.as_object_mut().is_some_and(|schema| schema.remove("discriminator").is_none()) {
            continue;
        }
        for variant in schema["oneOf"].as_array_mut().into_iter().flatten() {
            let name = variant["$ref"].as_str().and_then(|target| target.strip_prefix(SCHEMAS)).unwrap_or_default().to_owned();
            if let Some(inline) = all.get(&name) {
                *variant = inline.clone();
                lifted.push(name);
            }
        }
    }
    schemas.retain(|name, _| !lifted.contains(name));
}

fn downgrade(node: &mut Map<String, Value>) {
    if let Some(value) = node.remove("const") {
        node.insert("enum".to_owned(), json!([value]));
        node.entry("type").or_insert_with(|| json!("string"));
    }
    if let Some(Value::Array(kinds)) = node.get("type").cloned() {
        let kind = kinds.iter().find(|kind| **kind != json!("null")).cloned().unwrap_or_else(|| json!("object"));
        node.insert("type".to_owned(), kind);
        node.insert("nullable".to_owned(), json!(true));
    }
    if let Some(Value::Array(options)) = node.get("oneOf").cloned()
        && options.contains(&json!({ "type": "null" }))
    {
        let others: Vec<Value> = options.into_iter().filter(|option| *option != json!({ "type": "null" })).collect();
        node.remove("oneOf");
        node.insert("nullable".to_owned(), json!(true));
        node.insert("allOf".to_owned(), json!(others));
    }
    // 3.0 ignores what stands beside a reference.
    if node.contains_key("$ref") && node.len() > 1 {
        let target = node.remove("$ref").expect("it is there");
        node.insert("allOf".to_owned(), json!([{ "$ref": target }]));
    }
    node.remove("propertyNames");
}
