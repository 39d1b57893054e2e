//! The open document: the same contract for generated clients that must live on when it grows.
//!
//! In answers, enumerations are strings, unions have a last member that takes everything with a
//! tag, and upper limits are left out. What only clients send is as strict as in the other
//! documents.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{
    sides::{Sides, operations, references},
    unions::SCHEMAS,
};
use crate::schemas::visit;

/// What a later release may exceed.
const LIMITS: [&str; 4] = ["maximum", "maxLength", "maxItems", "pattern"];

const ABOUT: &str = "This is the open document, for generated clients: what a later release adds to answers fits it. \
    Enumerations in answers are strings, with the values of this release in `x-extensible-enum`. \
    The last member of a union in answers takes every value that is of none of the other types. \
    What clients alone send is as strict as in [the other documents](/docs/#documents).";

/// Derives the open document from the 3.1 one.
pub fn derive(document: &Value) -> Value {
    let mut document = document.clone();
    let description = document["info"]["description"].as_str().unwrap_or_default();
    document["info"]["description"] = json!(format!("{description}\n\n{ABOUT}"));
    let sides = Sides::of(&document);
    let renamed = open_enumerations(&mut document, &sides);
    let schemas =
        document["components"]["schemas"].as_object_mut().expect("the document has schemas");
    for name in &sides.answered {
        let schema = schemas.get_mut(name).expect("references lead to schemas");
        rename(schema, &renamed);
        visit(schema, &mut |node| LIMITS.iter().for_each(|limit| without_limit(node, limit)));
    }
    let members = schemas.clone();
    for name in &sides.answered {
        visit(&mut schemas[name], &mut |node| without_default(node, &members));
        let unknown = open_union(name, &mut schemas[name], &members);
        schemas.extend(unknown.map(|unknown| (unknown_name(name), unknown)));
    }
    for item in document["paths"].as_object_mut().expect("the document has paths").values_mut() {
        for operation in item.as_object_mut().into_iter().flat_map(Map::values_mut) {
            rename(&mut operation["responses"], &renamed);
        }
    }
    document
}

/// Makes strings of the enumerations of answers. Those that something names which only clients
/// send stay for it, and answers get a second schema; these are what is returned.
fn open_enumerations(document: &mut Value, sides: &Sides) -> BTreeSet<String> {
    let mut strict = BTreeSet::new();
    for operation in operations(document) {
        let sent = ["requestBody", "parameters"].map(|part| references(&operation[part]));
        strict.extend(sent.into_iter().flatten().map(str::to_owned));
    }
    let schemas =
        document["components"]["schemas"].as_object_mut().expect("the document has schemas");
    for name in sides.sent.difference(&sides.answered) {
        strict.extend(references(&schemas[name]).into_iter().map(str::to_owned));
    }
    let mut renamed = BTreeSet::new();
    for name in &sides.answered {
        let Some(values) = schemas[name].get("enum").cloned() else { continue };
        let mut open = schemas[name].clone();
        let fields = open.as_object_mut().expect("a schema is an object");
        fields.remove("enum");
        fields.insert("x-extensible-enum".to_owned(), values);
        let place = if strict.contains(name) {
            renamed.insert(name.clone());
            any_name(name)
        } else {
            name.clone()
        };
        schemas.insert(place, open);
    }
    renamed
}

fn any_name(name: &str) -> String {
    format!("Any{name}")
}

/// Lets references to these enumerations point to the open ones.
fn rename(part: &mut Value, renamed: &BTreeSet<String>) {
    visit(part, &mut |node| {
        if let Some(Value::String(target)) = node.get_mut("$ref")
            && let Some(name) = target.strip_prefix(SCHEMAS)
            && renamed.contains(name)
        {
            *target = format!("{SCHEMAS}{}", any_name(name));
        }
    });
}

/// Removes a default that is a value of an open enumeration: generators look for it among the
/// constants of what is referred to, and a string has none.
fn without_default(node: &mut Map<String, Value>, all: &Map<String, Value>) {
    let target = node.get("$ref").and_then(Value::as_str);
    let target = target.and_then(|target| target.strip_prefix(SCHEMAS));
    if target.is_some_and(|target| all[target].get("x-extensible-enum").is_some()) {
        node.remove("default");
    }
}

/// Removes a limit, but no property of this name.
fn without_limit(node: &mut Map<String, Value>, limit: &str) {
    if node.get(limit).is_some_and(|value| !value.is_object()) {
        node.remove(limit);
    }
}

fn unknown_name(union: &str) -> String {
    format!("Unknown{union}")
}

/// Gives a union its open last member, which is returned. It has no discriminator then, because
/// generators take a value that a discriminator does not list for an error.
fn open_union(name: &str, union: &mut Value, all: &Map<String, Value>) -> Option<Value> {
    let fields = union.as_object_mut().expect("a schema is an object");
    let discriminator = fields.remove("discriminator")?;
    let tag = discriminator["propertyName"].as_str().expect("a discriminator names a property");
    let mut refs = fields.remove("oneOf")?.as_array().expect("a union has members").clone();
    let members: Vec<&Value> = refs.iter().flat_map(references).map(|name| &all[name]).collect();
    let unknown = unknown_member(name, tag, &members);
    refs.push(json!({ "$ref": format!("{SCHEMAS}{}", unknown_name(name)) }));
    fields.insert("anyOf".to_owned(), json!(refs));
    Some(unknown)
}

/// What has a tag, and the fields that all members have.
fn unknown_member(name: &str, tag: &str, members: &[&Value]) -> Value {
    let required = |member: &Value, field: &str| {
        member["required"].as_array().is_some_and(|all| all.contains(&json!(field)))
    };
    let (first, others) = members.split_first().expect("a union has members");
    let shared = |(field, schema): &(&String, &Value)| {
        let same = |other: &&Value| plain(&other["properties"][*field]) == plain(schema);
        *field != tag && others.iter().all(same)
    };
    let mut properties: Map<String, Value> =
        first["properties"].as_object().into_iter().flatten().filter(shared).map(own).collect();
    let mut always: Vec<String> = properties
        .keys()
        .filter(|field| members.iter().all(|member| required(member, field)))
        .cloned()
        .collect();
    always.push(tag.to_owned());
    properties.insert(
        tag.to_owned(),
        json!({ "type": "string", "description": "A type, known or not." }),
    );
    json!({
        "type": "object",
        "title": unknown_name(name),
        "description": "What is of none of the other types: a later release has added it.",
        "required": always,
        "properties": properties,
        "additionalProperties": true,
    })
}

fn own((field, schema): (&String, &Value)) -> (String, Value) {
    (field.clone(), schema.clone())
}

/// A schema without what explains it.
fn plain(schema: &Value) -> Value {
    let mut schema = schema.clone();
    if let Some(fields) = schema.as_object_mut() {
        fields.retain(|key, _| !["description", "example"].contains(&key.as_str()));
    }
    schema
}
