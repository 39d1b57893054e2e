//! Converts unions into a form that code generators understand: one named schema per variant, a tag
//! with one value, and a discriminator with its mapping.

use serde_json::{Map, Value, json};

use crate::schemas::{pascal, visit};
use kontor_contract::exposed::{Union, unions};

/// The fields that tell the variants of a union apart.
const TAGS: [&str; 4] = ["type", "ruleset", "phase", "zone"];

/// What references to schemas begin with.
pub(super) const SCHEMAS: &str = "#/components/schemas/";

/// Gives every variant of every tagged union a schema of its own, and puts the flat unions of all
/// games together.
pub fn name_variants(document: &mut Value) {
    let schemas =
        document["components"]["schemas"].as_object_mut().expect("the document has schemas");
    let flat = unions();
    for union in &flat {
        let schema = flat_union(union, schemas);
        schemas.insert(union.name.to_owned(), schema);
    }
    // Several unions may have the same members; in the document the variants stand for themselves.
    schemas.retain(|name, _| !flat.iter().any(|union| union.of.contains(name)));
    let tagged: Vec<String> = schemas
        .iter()
        .filter(|(_, schema)| tag_of_union(schema).is_some())
        .map(|(name, _)| name.clone())
        .collect();
    for name in tagged {
        let schema = schemas.remove(&name).expect("it was just listed");
        let tag = tag_of_union(&schema).expect("it was just listed");
        let variants = schema["oneOf"].as_array().expect("a union has variants").clone();
        let named = variants.into_iter().map(|mut variant| {
            let value = tag_value(&variant, tag);
            // Clients send it, so unknown fields are refused.
            if ["GameOrders", "ClockTime", "TournamentFormat"].contains(&name.as_str()) {
                variant["additionalProperties"] = json!(false);
            }
            (value.clone(), format!("{name}{}", pascal(&value)), variant)
        });
        let lifted = lift(named.collect(), tag, schemas);
        schemas.insert(name, described(lifted, &schema));
    }
    visit(document, &mut |node| {
        // An enum of one value is a constant. Some generators know only the one, some the other.
        if let Some(value) = node
            .get("enum")
            .and_then(Value::as_array)
            .filter(|values| values.len() == 1)
            .map(|values| values[0].clone())
            && value.is_string()
        {
            node.insert("const".to_owned(), value);
        }
    });
}

/// One union of all games' variants: `medici.bid` of `MediciAction` becomes `MediciBidAction`.
fn flat_union(union: &Union, schemas: &mut Map<String, Value>) -> Value {
    let mut named = Vec::new();
    for member in &union.of {
        let schema =
            schemas.get(member).expect("members of a flat union are registered with it").clone();
        for mut variant in schema["oneOf"].as_array().expect("a union has variants").clone() {
            let value = tag_value(&variant, "type");
            let name = format!("{}{}", pascal(&value), union.suffix);
            match union.name {
                "GameEvent" => variant = event_variant(variant, event_envelope(), schemas),
                "PreviewedEvent" => variant = event_variant(variant, Map::new(), schemas),
                // Clients send it, so unknown fields are refused.
                "GameAction" => variant["additionalProperties"] = json!(false),
                _ => {}
            }
            named.push((value, name, variant));
        }
    }
    let about = match union.name {
        "GameAction" => {
            "What a player decides, ready to post: one flat union over all rulesets, distinguished by `type`."
        }
        "GameChoice" => {
            "One of the ways to answer a decision, with its ranges; distinguished by `type`, as the actions are."
        }
        "PreviewedEvent" => {
            "Something that would happen, as the viewer would see it; of the same types, with the same data, as the events are."
        }
        _ => {
            "Something that happened, as the viewer sees it; distinguished by `type`. What the viewer may not know is null, never left out."
        }
    };
    described(lift(named, "type", schemas), &json!({ "description": about }))
}

/// What an event says beside its type and data.
fn event_envelope() -> Map<String, Value> {
    let fields = json!({
        "seq": { "type": "integer", "format": "int64", "minimum": 1,
            "description": "1, 2, 3 … through all commits of the game, the same for every viewer." },
        "commit": { "type": "integer", "format": "int64", "minimum": 0,
            "description": "The commit that it belongs to; events of a commit appear together or not at all." },
        "at": { "type": "string", "format": "date-time", "description": "When the commit was accepted." },
        "seat": { "type": ["integer", "null"], "format": "int32", "minimum": 0,
            "description": "The seat whose command caused it; null where none did." },
    });
    let Value::Object(fields) = fields else { unreachable!("it is written as an object") };
    fields
}

/// Puts an envelope around an event's type and data; the data becomes a schema of its own, shared
/// by all unions of events.
fn event_variant(
    variant: Value,
    envelope: Map<String, Value>,
    schemas: &mut Map<String, Value>,
) -> Value {
    let about = variant.get("description").cloned();
    let tag = variant["properties"]["type"].clone();
    let mut data =
        variant["properties"].get("data").cloned().unwrap_or_else(|| json!({ "type": "object" }));
    let data_name = format!("{}EventData", pascal(&tag_value(&variant, "type")));
    data["title"] = json!(data_name);
    if data.get("description").is_none() {
        data["description"] = json!("What there is to tell of it.");
    }
    schemas.insert(data_name.clone(), data);
    let content = [
        ("type".to_owned(), tag),
        ("data".to_owned(), json!({ "$ref": format!("{SCHEMAS}{data_name}") })),
    ];
    let properties: Map<String, Value> = envelope.into_iter().chain(content).collect();
    let required: Vec<&String> = properties.keys().collect();
    let mut event = json!({ "type": "object", "required": required, "properties": properties });
    if let Some(about) = about {
        event["description"] = about;
    }
    event
}

/// Makes schemas of the variants, and the union that refers to them.
fn lift(named: Vec<(String, String, Value)>, tag: &str, schemas: &mut Map<String, Value>) -> Value {
    let mut refs = Vec::new();
    let mut mapping = Map::new();
    for (value, name, mut variant) in named {
        variant["title"] = json!(name);
        let target = format!("{SCHEMAS}{name}");
        refs.push(json!({ "$ref": target }));
        mapping.insert(value, json!(target));
        let before = schemas.insert(name.clone(), variant);
        assert!(before.is_none(), "two schemas are called {name}");
    }
    json!({ "oneOf": refs, "discriminator": { "propertyName": tag, "mapping": mapping } })
}

fn described(mut union: Value, source: &Value) -> Value {
    if let Some(about) = source.get("description") {
        union["description"] = about.clone();
    }
    union
}

fn tag_of_union(schema: &Value) -> Option<&'static str> {
    let variants = schema.get("oneOf")?.as_array()?;
    let has = |tag: &&&str| {
        variants.iter().all(|variant| {
            variant["properties"][**tag]["enum"].as_array().is_some_and(|e| e.len() == 1)
        })
    };
    TAGS.iter().find(has).copied()
}

fn tag_value(variant: &Value, tag: &str) -> String {
    variant["properties"][tag]["enum"][0]
        .as_str()
        .expect("a variant has a one-value tag")
        .to_owned()
}

/// Replaces references to schemas of plain numbers and strings by these schemas, because generators
/// make awkward types of them.
pub fn inline_scalars(document: &mut Value) {
    let schemas =
        document["components"]["schemas"].as_object_mut().expect("the document has schemas");
    let scalar = |schema: &Value| {
        let kind = schema["type"].as_str().unwrap_or_default();
        ["string", "integer", "boolean"].contains(&kind)
            && schema.get("enum").is_none()
            && schema.get("const").is_none()
    };
    let scalars: Map<String, Value> = schemas
        .iter()
        .filter(|(_, schema)| scalar(schema))
        .map(|(name, schema)| (name.clone(), schema.clone()))
        .collect();
    schemas.retain(|name, _| !scalars.contains_key(name));
    visit(document, &mut |node| {
        let name = |node: &Map<String, Value>| {
            node.get("$ref").and_then(Value::as_str)?.strip_prefix(SCHEMAS).map(str::to_owned)
        };
        if let Some(scalar) = name(node).and_then(|name| scalars.get(&name)) {
            node.remove("$ref");
            // The description of the field takes precedence over that of its type.
            for (key, value) in scalar.as_object().expect("a schema is an object") {
                node.entry(key.clone()).or_insert_with(|| value.clone());
            }
        }
        // An optional scalar: one schema that also allows null.
        let null = json!({ "type": "null" });
        let nullable =
            node.get("oneOf").and_then(Value::as_array).and_then(|options| {
                match options.as_slice() {
                    [one, two] if *one == null || *two == null => {
                        let other = if *one == null { two } else { one };
                        other.get("type").is_some_and(Value::is_string).then(|| other.clone())
                    }
                    _ => None,
                }
            });
        if let Some(Value::Object(other)) = nullable
            && !other.contains_key("properties")
        {
            node.remove("oneOf");
            for (key, value) in other {
                let value = if key == "type" { json!([value, "null"]) } else { value };
                node.entry(key).or_insert(value);
            }
        }
    });
}
