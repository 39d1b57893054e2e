//! Finds the place of a fault below a tag. Of a union serde reads the tag first and keeps the other
//! fields aside, so the path of an error ends at the union. Here parts of the value are read alone,
//! each beside the tags around it: the part that gives the same error has the fault in it.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{JsonErrorKind, from_value};

/// The field that tells the variants of a union apart.
const TAG: &str = "type";

/// What is wrong: the kind of the error, and its words.
type Fault = (JsonErrorKind, String);

/// A step from a value to a part of it.
enum Step {
    /// To this field, and the tag beside it.
    Field(String, Option<Value>),
    /// To the item of this index.
    Item(usize),
}

impl Step {
    /// A value that has nothing but this part, and the tag.
    fn around(&self, part: Value) -> Value {
        match self {
            Step::Item(_) => Value::Array(vec![part]),
            Step::Field(name, tag) => {
                let tag = tag.iter().map(|tag| (TAG.to_owned(), tag.clone()));
                Value::Object(tag.chain([(name.clone(), part)]).collect())
            }
        }
    }

    fn pointer(&self) -> String {
        match self {
            Step::Item(index) => format!("/{index}"),
            Step::Field(name, _) => token(name),
        }
    }
}

/// A part of a JSON pointer (RFC 6901).
fn token(name: &str) -> String {
    format!("/{}", name.replace('~', "~0").replace('/', "~1"))
}

/// JSON pointer to the smallest part of the value that does not fit its type, or to the field that is
/// missing there. `None` if the value fits.
pub fn place_of_fault<T: DeserializeOwned>(whole: &Value) -> Option<String> {
    let fault = fault_of::<T>(whole.clone())?;
    let (mut steps, mut part) = (Vec::new(), whole);
    loop {
        if let JsonErrorKind::MissingField(field) = fault.0
            && is_missing_here::<T>(&steps, part, field, &fault)
        {
            return Some(pointer(&steps) + &token(field));
        }
        let gives_it = |(step, inner): &(Step, &Value)| {
            let alone = around(&steps, step.around((*inner).clone()));
            fault_of::<T>(alone).is_some_and(|found| found == fault)
        };
        match parts_of(part).into_iter().find(gives_it) {
            None => return Some(pointer(&steps)),
            Some((step, inner)) => {
                steps.push(step);
                part = inner;
            }
        }
    }
}

fn fault_of<T: DeserializeOwned>(value: Value) -> Option<Fault> {
    from_value::<T>(value).err().map(|error| (error.kind, error.detail()))
}

/// Whether the field that is missing somewhere belongs here: then the error is another one with it.
fn is_missing_here<T: DeserializeOwned>(
    steps: &[Step],
    part: &Value,
    field: &str,
    fault: &Fault,
) -> bool {
    let Value::Object(fields) = part else { return false };
    if fields.contains_key(field) {
        return false;
    }
    let mut with_field: Map<String, Value> = fields.clone();
    with_field.insert(field.to_owned(), Value::Null);
    match fault_of::<T>(around(steps, with_field.into())) {
        Some(found) => found != *fault && found.0 != JsonErrorKind::UnknownField,
        None => true,
    }
}

fn around(steps: &[Step], part: Value) -> Value {
    steps.iter().rev().fold(part, |part, step| step.around(part))
}

/// The parts of a value, the tag first.
fn parts_of(value: &Value) -> Vec<(Step, &Value)> {
    match value {
        Value::Object(fields) => {
            let tag = fields.get(TAG);
            let (tags, others): (Vec<_>, Vec<_>) =
                fields.iter().partition(|(name, _)| *name == TAG);
            let step = |(name, part): (&String, _)| (Step::Field(name.clone(), tag.cloned()), part);
            tags.into_iter().chain(others).map(step).collect()
        }
        Value::Array(items) => {
            items.iter().enumerate().map(|(index, item)| (Step::Item(index), item)).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
    }
}

fn pointer(steps: &[Step]) -> String {
    steps.iter().map(Step::pointer).collect()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    /// Of the form that actions have: a union, with unions in lists.
    #[derive(Debug, PartialEq, Eq, Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    enum Action {
        Bid { amount: u32 },
        Offer { to: u8, pledges: Vec<Pledge> },
        Pass {},
    }

    #[derive(Debug, PartialEq, Eq, Deserialize)]
    #[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
    enum Pledge {
        Pay { amount: u32 },
        Carry { city: String, goods: Vec<u8> },
    }

    #[test]
    fn the_smallest_part_at_fault_is_found_below_tags() {
        let carry = json!({ "type": "carry", "city": "Aachen", "goods": [1] });
        for (action, place) in [
            (json!({ "type": "bid", "amount": "seven" }), "/amount"),
            (json!({ "type": "bid", "amount": -1 }), "/amount"),
            (json!({ "type": "bid" }), "/amount"),
            (json!({ "amount": 7 }), "/type"),
            (json!({ "type": "sing" }), "/type"),
            (json!({ "type": "bid", "amount": 7, "a/b": 1 }), "/a~1b"),
            (json!({ "type": "pass", "more": 1 }), "/more"),
            (json!({ "type": "offer", "to": 1 }), "/pledges"),
            (
                json!({ "type": "offer", "to": 1, "pledges": [carry, { "type": "pay" }] }),
                "/pledges/1/amount",
            ),
            (
                json!({ "type": "offer", "to": 1, "pledges": [carry, { "type": "pay", "amount": [] }] }),
                "/pledges/1/amount",
            ),
            (
                json!({ "type": "offer", "to": 1, "pledges": [{ "type": "carry", "city": "Köln", "goods": [1, 300] }] }),
                "/pledges/0/goods/1",
            ),
            (
                json!({ "type": "offer", "to": 1, "pledges": [{ "type": "lend" }] }),
                "/pledges/0/type",
            ),
            (json!("pass"), ""),
            (json!(null), ""),
        ] {
            assert_eq!(place_of_fault::<Action>(&action).as_deref(), Some(place), "{action}");
        }
        let fits = json!({ "type": "offer", "to": 1, "pledges": [carry] });
        assert_eq!(place_of_fault::<Action>(&fits), None);
    }
}
