//! Open decisions as clients get them: choices, ready-made actions and a JSON Schema, all from one description.

use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use super::{
    exposed::{Exposed, GameAction, GameChoice},
    folded::Folded,
    time::Timestamp,
};
use crate::rules::{Datum, Form, OpenDecision, Ranges, Seat, Shape, Spread, Viewer, ranges_above, spread};

/// The most actions that a decision lists.
pub const ACTIONS_LISTED_MOST: usize = 256;

/// The most branches by which a schema describes counts; where more are needed it is plain ranges, and not exact.
pub const BRANCHES_MOST: usize = 64;

/// Longest decision id that is read.
pub const DECISION_ID_LENGTH_MOST: usize = 40;

/// Something that a seat is asked. It keeps its id exactly as long as what it allows stays the same.
///
/// Of others' decisions everyone sees who is asked for what; how it can be answered is null.
#[derive(Debug, Serialize, ToSchema)]
pub struct Decision {
    /// Names the decision when it is answered.
    #[schema(example = "d_41_2")]
    pub id: String,
    /// Who is asked.
    pub seat: Seat,
    /// What kind of decision it is.
    #[schema(example = "medici.bidding")]
    pub kind: String,
    /// Seq of the last event of the commit that opened it.
    #[schema(example = 41)]
    pub opened_at_seq: u64,
    /// Whether the game goes on without an answer.
    pub optional: bool,
    /// When the seat is handed to the table's `stand_in` if the decision is still open; a little later if the server was away
    /// meanwhile. Null where there is no limit.
    pub deadline: Option<Timestamp>,
    /// The ways to answer, with their ranges.
    pub choices: Option<Vec<GameChoice>>,
    /// Legal actions, ready to post, at most 256.
    pub actions: Option<Vec<GameAction>>,
    /// Whether `actions` lists every legal action; if not, it is a spread of examples.
    pub complete: Option<bool>,
    /// JSON Schema (2020-12) that accepts every legal action. It uses `oneOf`, `const`, `enum`, integer ranges, objects of these, and arrays of distinct listed items. Write integers without fraction or exponent.
    #[schema(value_type = Option<Object>)]
    pub schema: Option<Value>,
    /// Whether `schema` also refuses every illegal action.
    pub exact: Option<bool>,
}

/// The id of a decision. Made of public knowledge only.
pub fn decision_id(open: &OpenDecision) -> String {
    format!("d_{}_{}{}", open.opened_at, open.seat.0, if open.due.optional { "x" } else { "" })
}

/// The seat that a decision id speaks of.
pub fn seat_of_id(id: &str) -> Option<Seat> {
    let (_, seat) = id.strip_prefix("d_")?.trim_end_matches('x').split_once('_')?;
    seat.parse().ok().map(Seat)
}

impl<R: Exposed> Folded<R> {
    /// The open decisions as this viewer sees them.
    pub fn decisions(&self, viewer: Viewer) -> Vec<Decision> {
        self.open().iter().map(|open| self.decision(open, viewer)).collect()
    }

    /// The open decision of that id.
    pub fn open_decision(&self, id: &str) -> Option<&OpenDecision> {
        self.open().iter().find(|open| decision_id(open) == id)
    }

    /// How a decision can be answered.
    pub(super) fn choices(&self, open: &OpenDecision) -> Vec<R::Choice> {
        let running = self.running.as_ref().expect("decisions are open in games that run");
        R::choices(&running.state, open.seat, &open.due)
    }

    /// One decision as this viewer sees it.
    pub fn decision(&self, open: &OpenDecision, viewer: Viewer) -> Decision {
        let mut decision = Decision {
            id: decision_id(open),
            seat: open.seat,
            kind: open.due.kind.to_owned(),
            opened_at_seq: open.opened_at,
            optional: open.due.optional,
            deadline: self.deadline(open),
            choices: None,
            actions: None,
            complete: None,
            schema: None,
            exact: None,
        };
        // How it can be answered is for the asked seat alone: it may depend on what only that seat knows.
        if viewer.is(open.seat) {
            let choices = self.choices(open);
            let forms: Vec<Form> = choices.iter().map(R::form).collect();
            let (actions, complete) = actions_of(&forms, ACTIONS_LISTED_MOST);
            decision.choices = Some(choices.into_iter().map(R::choice).collect());
            decision.actions = Some(actions.into_iter().map(GameAction).collect());
            decision.complete = Some(complete);
            let (schema, exact) = schema_of(&forms);
            decision.schema = Some(schema);
            decision.exact = Some(exact);
        }
        decision
    }
}

/// The actions of these forms: all of them, or an even spread of `most`; and whether it is all.
pub fn actions_of(forms: &[Form], most: usize) -> (Vec<Value>, bool) {
    let Spread { places, whole } = spread(forms, most);
    let actions = places.into_iter().map(|(form, index)| action(&forms[form], index)).collect();
    (actions, whole && forms.iter().all(|form| form.exact))
}

/// The `index`-th action of a form.
pub fn action(form: &Form, index: u128) -> Value {
    let fields = form.fields.iter().zip(form.nth(index)).map(|(field, value)| (field.name.to_owned(), json_of(&value)));
    Value::Object([("type".to_owned(), Value::from(form.action))].into_iter().chain(fields).collect())
}

fn json_of(datum: &Datum) -> Value {
    match datum {
        Datum::Null => Value::Null,
        Datum::Int(number) => Value::from(*number),
        Datum::Text(text) => Value::from(text.as_ref()),
        Datum::Flag(flag) => Value::from(*flag),
        Datum::List(items) => items.iter().map(json_of).collect(),
        Datum::Record(fields) => fields.iter().map(|(name, value)| ((*name).to_owned(), json_of(value))).collect(),
    }
}

/// The JSON Schema that accepts what the forms stand for, and whether it accepts nothing else.
pub fn schema_of(forms: &[Form]) -> (Value, bool) {
    let branches: Vec<Value> = forms.iter().map(form_schema).collect();
    let lossless = forms.iter().all(|form| form.exact && form.fields.iter().all(|field| is_lossless(&field.shape)));
    (json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "oneOf": branches }), lossless)
}

fn form_schema(form: &Form) -> Value {
    let fields = form.fields.iter().map(|field| (field.name, shape_schema(&field.shape)));
    object_schema([("type", json!({ "const": form.action }))].into_iter().chain(fields))
}

/// An object with just these properties.
fn object_schema<'a>(properties: impl Iterator<Item = (&'a str, Value)>) -> Value {
    let properties: Map<String, Value> = properties.map(|(name, schema)| (name.to_owned(), schema)).collect();
    let required: Vec<String> = properties.keys().cloned().collect();
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

fn shape_schema(shape: &Shape) -> Value {
    match shape {
        Shape::Const(datum) => json!({ "const": json_of(datum) }),
        Shape::Range { min, max, step: 1 } => json!({ "type": "integer", "minimum": min, "maximum": max }),
        Shape::Range { min, max, step } if min % step == 0 => {
            json!({ "type": "integer", "minimum": min, "maximum": max, "multipleOf": step })
        }
        Shape::Range { .. } => json!({ "enum": (0..shape.count()).map(|index| json_of(&shape.nth(index))).collect::<Vec<_>>() }),
        Shape::OneOf(values) => json!({ "enum": values.iter().map(json_of).collect::<Vec<_>>() }),
        Shape::Distinct { from, min, max, .. } => json!({
            "type": "array", "uniqueItems": true, "minItems": min, "maxItems": max,
            "items": { "enum": from.iter().map(json_of).collect::<Vec<_>>() },
        }),
        Shape::Counts { of, above } => {
            let record = |ranges: &[(u32, u32)]| {
                let range = |(min, max): &(u32, u32)| match min == max {
                    true => json!({ "const": min }),
                    false => json!({ "type": "integer", "minimum": min, "maximum": max }),
                };
                object_schema(of.iter().zip(ranges).map(|((kind, _), bounds)| (*kind, range(bounds))))
            };
            match count_ranges(of, above).as_deref() {
                Some([ranges]) => record(ranges),
                Some(lists) => json!({ "oneOf": lists.iter().map(|ranges| record(ranges)).collect::<Vec<_>>() }),
                None => record(&of.iter().map(|(_, most)| (0, *most)).collect::<Vec<_>>()),
            }
        }
        Shape::Sum { .. } if is_lossless(shape) => {
            let lists = (0..shape.count()).map(|index| list_of(shape.nth(index).list()));
            json!({ "oneOf": lists.collect::<Vec<_>>() })
        }
        Shape::Sum { of, .. } => json!({
            "type": "array", "uniqueItems": true, "minItems": 1, "maxItems": of.len(),
            "items": { "enum": of.iter().map(|(item, _)| json_of(item)).collect::<Vec<_>>() },
        }),
    }
}

/// A list of just these items, in any order.
fn list_of(items: &[Datum]) -> Value {
    let size = items.len();
    json!({
        "type": "array", "uniqueItems": true, "minItems": size, "maxItems": size,
        "items": { "enum": items.iter().map(json_of).collect::<Vec<_>>() },
    })
}

fn count_ranges(of: &[(&'static str, u32)], above: &[u32]) -> Option<Vec<Ranges>> {
    let most: Vec<u32> = of.iter().map(|(_, most)| *most).collect();
    ranges_above(&most, above, BRANCHES_MOST)
}

/// Whether the schema of the shape accepts nothing that the shape does not stand for.
fn is_lossless(shape: &Shape) -> bool {
    match shape {
        Shape::Const(_) | Shape::Range { .. } | Shape::OneOf(_) | Shape::Distinct { .. } => true,
        Shape::Counts { of, above } => count_ranges(of, above).is_some(),
        Shape::Sum { .. } => shape.count() <= BRANCHES_MOST as u128,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::Need;

    fn letters(n: usize) -> Vec<Datum> {
        "abcdefgh".chars().take(n).map(|letter| Datum::from(letter.to_string())).collect()
    }

    fn distinct(ordered: bool) -> Form {
        Form::new("x").field("cards", Shape::Distinct { from: letters(5), min: 1, max: 3, ordered })
    }

    #[test]
    fn a_list_of_actions_has_each_of_them_once() {
        for (form, size) in [(distinct(false), 5 + 10 + 10), (distinct(true), 5 + 20 + 60)] {
            let form = form.field("n", Shape::Range { min: 2, max: 8, step: 3 });
            let (actions, complete) = actions_of(std::slice::from_ref(&form), 1000);
            let different: BTreeSet<String> = actions.iter().map(Value::to_string).collect();
            assert!(complete);
            assert_eq!((actions.len(), different.len()), (size * 3, size * 3));
        }
    }

    #[test]
    fn a_long_list_becomes_an_even_spread_with_both_ends() {
        let form = Form::new("x").field("n", Shape::Range { min: 1, max: 1000, step: 1 });
        let (actions, complete) = actions_of(&[form], 10);
        let numbers: Vec<i64> = actions.iter().map(|action| action["n"].as_i64().unwrap()).collect();
        assert!(!complete);
        assert_eq!(numbers, [1, 112, 223, 334, 445, 556, 667, 778, 889, 1000]);
    }

    #[test]
    fn the_schema_accepts_every_listed_action_and_no_neighbour() {
        let forms = [
            distinct(true),
            Form::new("y").field("n", Shape::Range { min: 4, max: 8, step: 2 }),
            Form::new("z").field("n", Shape::Range { min: 1, max: 7, step: 3 }).field("flag", Shape::Const(Datum::Flag(true))),
        ];
        let schema = jsonschema::validator_for(&schema_of(&forms).0).unwrap();
        assert!(actions_of(&forms, 1000).0.iter().all(|action| schema.is_valid(action)));
        for wrong in [
            json!({"type": "x", "cards": ["a", "a"]}),
            json!({"type": "y", "n": 5}),
            json!({"type": "y", "n": 10}),
            json!({"type": "z", "n": 2, "flag": true}),
            json!({"type": "z", "n": 4}),
            json!({"type": "y", "n": 4, "more": 1}),
            json!({"type": "w"}),
        ] {
            assert!(!schema.is_valid(&wrong), "{wrong}");
        }
    }

    #[test]
    fn a_schema_of_counts_says_whether_it_is_exact() {
        let counts = |above: u32| {
            Form::new("x").field("gems", Shape::Counts { of: vec![("a", 9), ("b", 9), ("c", 9)], above: vec![above; 3] })
        };
        let wrong = json!({"type": "x", "gems": {"a": 1, "b": 1, "c": 1}});
        for (above, exact) in [(1, true), (4, false)] {
            let (schema, lossless) = schema_of(&[counts(above)]);
            let schema = jsonschema::validator_for(&schema).unwrap();
            assert_eq!(lossless, exact, "above {above}");
            assert!(actions_of(&[counts(above)], 1000).0.iter().all(|action| schema.is_valid(action)));
            assert_eq!(schema.is_valid(&wrong), !exact);
        }
    }

    #[test]
    fn a_schema_of_sums_says_whether_it_is_exact() {
        let of = |items: i64| (1..=items).map(|item| (Datum::Int(item), 1)).collect();
        let sum = |items| Form::new("x").field("cards", Shape::Sum { of: of(items), must: Vec::new(), need: Need::Exactly(3) });
        for (items, exact) in [(5, true), (9, false)] {
            let (schema, lossless) = schema_of(&[sum(items)]);
            let schema = jsonschema::validator_for(&schema).unwrap();
            assert_eq!(lossless, exact, "{items} items");
            assert!(actions_of(&[sum(items)], 1000).0.iter().all(|action| schema.is_valid(action)));
            assert!(schema.is_valid(&json!({"type": "x", "cards": [4, 1, 2]})), "any order will do");
            assert_eq!(schema.is_valid(&json!({"type": "x", "cards": [1, 2]})), !exact);
        }
    }

    #[test]
    fn a_decision_id_names_its_seat() {
        assert_eq!(seat_of_id("d_41_2"), Some(Seat(2)));
        assert_eq!(seat_of_id("d_41_2x"), Some(Seat(2)));
        assert_eq!(seat_of_id("d_41"), None);
        assert_eq!(seat_of_id("41_2"), None);
    }
}
