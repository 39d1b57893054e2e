//! Open decisions as a client gets them that knows only the schema: actions that fit it, and
//! similar values that do not.

use jsonschema::Validator;
use kontor_contract::{
    actions::{Action, Actions},
    schema::Schema,
};
use kontor_rules::{Chance, Rules, Template};
use serde_json::{Map, Value, json, to_value};

use super::runs::{Asked, asked, random_action};

/// A field that no action has.
const UNKNOWN_FIELD: &str = "no_such_field";

/// The `index`-th action of a template, as clients get it.
pub fn action(template: &Template, index: u128) -> Value {
    to_value(Action { template, index }).expect("actions are plain data")
}

/// The actions that a decision with these templates lists, and whether these are all.
pub fn actions_of(templates: &[Template], most: usize) -> (Vec<Value>, bool) {
    let (actions, complete) = Actions::of(&templates.into(), most);
    let Ok(Value::Array(actions)) = to_value(actions) else {
        panic!("actions are a list of plain data")
    };
    (actions, complete)
}

/// An open decision with the schema of its answers.
pub struct Offer {
    pub asked: Asked,
    schema: Value,
    exact: bool,
    validator: Validator,
}

impl Offer {
    /// All open decisions.
    pub fn all<R: Rules>(state: &R::State) -> Vec<Offer> {
        asked::<R>(state).into_iter().map(Offer::new).collect()
    }

    fn new(asked: Asked) -> Self {
        let (schema, exact) = Schema::of(&asked.templates.as_slice().into());
        let schema = to_value(schema).expect("schemas are plain data");
        let validator = jsonschema::validator_for(&schema).expect("a schema of the 2020-12 draft");
        Offer { asked, schema, exact, validator }
    }

    /// Whether the schema refuses every illegal action.
    pub fn is_exact(&self) -> bool {
        self.exact
    }

    /// Whether the schema accepts this.
    pub fn admits(&self, action: &Value) -> bool {
        self.validator.is_valid(action)
    }

    /// A random action of each template, and similar values.
    pub fn random_and_nearby(&self, chance: &mut dyn Chance) -> Vec<Value> {
        let mut actions = Vec::new();
        for (template, branch) in self
            .asked
            .templates
            .iter()
            .zip(self.schema["oneOf"].as_array().expect("a schema for each form"))
        {
            let action = random_action(template, chance);
            actions.extend(near_misses(
                &action,
                branch["properties"].as_object().expect("an action is an object"),
            ));
            actions.push(action);
        }
        actions
    }
}

/// Values similar to an action whose fields are described by `properties` of a JSON Schema. Some of
/// them may be legal.
pub fn near_misses(action: &Value, properties: &Map<String, Value>) -> Vec<Value> {
    let fields = action.as_object().expect("an action is an object");
    let with = |name: &str, value: Value| {
        let mut fields = fields.clone();
        fields.insert(name.to_owned(), value);
        Value::Object(fields)
    };
    let without = |name: &str| {
        fields
            .iter()
            .filter(|(other, _)| *other != name)
            .map(|(k, v)| (k.clone(), v.clone()))
            .collect()
    };
    let mut misses = vec![json!([action]), with(UNKNOWN_FIELD, json!(1))];
    for (name, schema) in properties {
        misses.push(without(name));
        misses.extend(strange_values(schema).into_iter().map(|value| with(name, value)));
        if let Some(counts) = fields[name].as_object() {
            let around = counts
                .iter()
                .map(|(kind, count)| (kind.clone(), json!({ "minimum": count, "maximum": count })))
                .collect();
            misses.extend(
                near_misses(&fields[name], &around).into_iter().map(|value| with(name, value)),
            );
        }
    }
    misses
}

/// Values of wrong types, and values just outside of what the schema of a field allows.
fn strange_values(schema: &Value) -> Vec<Value> {
    let mut values = vec![
        Value::Null,
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(u64::from(u32::MAX) + 1),
        json!("nonsense"),
        json!([]),
        json!({}),
    ];
    let distance = schema["multipleOf"].as_i64().unwrap_or(1);
    if let (Some(min), Some(max)) = (schema["minimum"].as_i64(), schema["maximum"].as_i64()) {
        values.extend(
            [min - distance, min - 1, min + 1, max - 1, max + 1, max + distance].map(Value::from),
        );
    }
    if let Some(items) = schema["items"]["enum"].as_array() {
        values.push(json!(items));
        values.push(items.iter().cloned().chain([json!("nonsense")]).collect());
        values.extend(items.first().map(|first| json!([first, first])));
        values.extend((1..items.len()).map(|length| json!(items[..length])));
    }
    values
}
