//! Open decisions as clients get them: choices, ready-made actions and a JSON Schema, all from one description.

use serde::Serialize;
use serde_json::{Map, Value, json};
use utoipa::ToSchema;

use super::{
    exposed::{Exposed, GameAction, GameChoice},
    folded::Folded,
};
use crate::rules::{Datum, Field, Form, OpenDecision, Seat, Shape, Viewer};

/// The most actions that a decision lists.
pub const ACTIONS_LISTED_MOST: usize = 256;

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
    /// The ways to answer, with their ranges.
    pub choices: Option<Vec<GameChoice>>,
    /// Legal actions, ready to post, at most 256.
    pub actions: Option<Vec<GameAction>>,
    /// Whether `actions` lists every legal action; if not, it is a spread of examples.
    pub complete: Option<bool>,
    /// JSON Schema (2020-12) that accepts every legal action. It uses `oneOf`, `const`, `enum`, integer ranges and arrays of distinct listed items. Write integers without fraction or exponent.
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
        let open = self.running.as_ref().map(|running| running.agenda.open()).unwrap_or_default();
        open.iter().map(|open| self.decision(open, viewer)).collect()
    }

    /// The open decision of that id.
    pub fn open_decision(&self, id: &str) -> Option<&OpenDecision> {
        let open = self.running.as_ref().map(|running| running.agenda.open()).unwrap_or_default();
        open.iter().find(|open| decision_id(open) == id)
    }

    /// The forms of all actions that answer a decision.
    pub fn forms(&self, open: &OpenDecision) -> Vec<Form> {
        self.choices(open).iter().map(R::form).collect()
    }

    fn choices(&self, open: &OpenDecision) -> Vec<R::Choice> {
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
            decision.schema = Some(schema_of(&forms));
            decision.exact = Some(forms.iter().all(|form| form.exact));
        }
        decision
    }
}

/// The actions of these forms: all of them, or an even spread of `most`; and whether it is all.
pub fn actions_of(forms: &[Form], most: usize) -> (Vec<Value>, bool) {
    let counts: Vec<u128> = forms.iter().map(count).collect();
    let limit = most as u128;
    if counts.iter().fold(0_u128, |sum, count| sum.saturating_add(*count)) <= limit {
        let all = forms.iter().zip(&counts).flat_map(|(form, count)| (0..*count).map(|index| action(form, index)));
        return (all.collect(), forms.iter().all(|form| form.exact));
    }
    // Every form gets the same share; what a small form leaves over is not handed on, so that the list stays predictable.
    let share = limit / forms.len() as u128;
    let spread = forms.iter().zip(&counts).flat_map(|(form, count)| {
        let listed = share.min(*count);
        (0..listed).map(move |step| action(form, spread_index(step, listed, *count)))
    });
    (spread.collect(), false)
}

/// The `step`-th of `listed` indices spread evenly over `count`, first and last included.
fn spread_index(step: u128, listed: u128, count: u128) -> u128 {
    if listed < 2 {
        return 0;
    }
    let gap = (count - 1) / (listed - 1);
    let rest = (count - 1) % (listed - 1);
    step * gap + step * rest / (listed - 1)
}

/// How many actions a form stands for.
pub fn count(form: &Form) -> u128 {
    form.fields.iter().fold(1, |product: u128, field| product.saturating_mul(shape_count(&field.shape)))
}

fn shape_count(shape: &Shape) -> u128 {
    match shape {
        Shape::Const(_) => 1,
        Shape::Range { min, max, step } => u128::try_from((max - min) / step + 1).expect("a range is not empty"),
        Shape::OneOf(values) => values.len() as u128,
        Shape::Distinct { from, min, max, ordered } => {
            (*min..=*max).fold(0, |sum: u128, size| sum.saturating_add(picks(from.len(), size as usize, *ordered)))
        }
    }
}

/// In how many ways `size` of `n` items can be picked.
fn picks(n: usize, size: usize, ordered: bool) -> u128 {
    (0..size).fold(1_u128, |product, taken| {
        let product = product.saturating_mul((n - taken) as u128);
        if ordered { product } else { product / (taken as u128 + 1) }
    })
}

/// The `index`-th action of a form.
pub fn action(form: &Form, mut index: u128) -> Value {
    let mut object = Map::from_iter([("type".to_owned(), Value::from(form.action))]);
    for Field { name, shape } in &form.fields {
        let radix = shape_count(shape);
        object.insert((*name).to_owned(), nth(shape, index % radix));
        index /= radix;
    }
    Value::Object(object)
}

fn nth(shape: &Shape, index: u128) -> Value {
    let place = || usize::try_from(index).expect("lists are short");
    match shape {
        Shape::Const(datum) => json_of(datum),
        Shape::Range { min, step, .. } => Value::from(min + step * i64::try_from(index).expect("ranges are within i64")),
        Shape::OneOf(values) => json_of(&values[place()]),
        Shape::Distinct { from, min, max, ordered } => nth_pick(from, *min, *max, *ordered, index),
    }
}

fn nth_pick(from: &[Datum], min: u32, max: u32, ordered: bool, mut index: u128) -> Value {
    let mut size = min as usize;
    while size < max as usize && index >= picks(from.len(), size, ordered) {
        index -= picks(from.len(), size, ordered);
        size += 1;
    }
    let mut left: Vec<&Datum> = from.iter().collect();
    let mut picked = Vec::with_capacity(size);
    while picked.len() < size {
        let rest = size - picked.len() - 1;
        let mut place = 0;
        loop {
            let others = if ordered { left.len() - 1 } else { left.len() - place - 1 };
            let behind = picks(others, rest, ordered);
            if index < behind {
                break;
            }
            index -= behind;
            place += 1;
        }
        picked.push(json_of(left[place]));
        // In an unordered pick items only go forward.
        let passed = if ordered { place..=place } else { 0..=place };
        left.drain(passed);
    }
    Value::Array(picked)
}

fn json_of(datum: &Datum) -> Value {
    match datum {
        Datum::Int(number) => Value::from(*number),
        Datum::Text(text) => Value::from(text.as_str()),
        Datum::Flag(flag) => Value::from(*flag),
        Datum::List(items) => items.iter().map(json_of).collect(),
        Datum::Record(fields) => fields.iter().map(|(name, value)| ((*name).to_owned(), json_of(value))).collect(),
    }
}

/// The JSON Schema that accepts exactly what the forms stand for.
pub fn schema_of(forms: &[Form]) -> Value {
    let branches: Vec<Value> = forms.iter().map(form_schema).collect();
    json!({ "$schema": "https://json-schema.org/draft/2020-12/schema", "oneOf": branches })
}

fn form_schema(form: &Form) -> Value {
    let mut properties = Map::from_iter([("type".to_owned(), json!({ "const": form.action }))]);
    let mut required = vec!["type"];
    for Field { name, shape } in &form.fields {
        properties.insert((*name).to_owned(), shape_schema(shape));
        required.push(name);
    }
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

fn shape_schema(shape: &Shape) -> Value {
    match shape {
        Shape::Const(datum) => json!({ "const": json_of(datum) }),
        Shape::Range { min, max, step: 1 } => json!({ "type": "integer", "minimum": min, "maximum": max }),
        Shape::Range { min, max, step } if min % step == 0 => {
            json!({ "type": "integer", "minimum": min, "maximum": max, "multipleOf": step })
        }
        Shape::Range { .. } => json!({ "enum": (0..shape_count(shape)).map(|index| nth(shape, index)).collect::<Vec<_>>() }),
        Shape::OneOf(values) => json!({ "enum": values.iter().map(json_of).collect::<Vec<_>>() }),
        Shape::Distinct { from, min, max, .. } => json!({
            "type": "array", "uniqueItems": true, "minItems": min, "maxItems": max,
            "items": { "enum": from.iter().map(json_of).collect::<Vec<_>>() },
        }),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn letters(n: usize) -> Vec<Datum> {
        "abcdefgh".chars().take(n).map(|letter| Datum::Text(letter.to_string())).collect()
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
        let schema = jsonschema::validator_for(&schema_of(&forms)).unwrap();
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
    fn a_decision_id_names_its_seat() {
        assert_eq!(seat_of_id("d_41_2"), Some(Seat(2)));
        assert_eq!(seat_of_id("d_41_2x"), Some(Seat(2)));
        assert_eq!(seat_of_id("d_41"), None);
        assert_eq!(seat_of_id("41_2"), None);
    }
}
