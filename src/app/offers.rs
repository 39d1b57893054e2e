//! Forms as JSON: actions ready to post, and a JSON Schema. Both are written straight from the forms, for every reply has some.

use std::{borrow::Borrow, sync::Arc};

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::rules::{Datum, Form, Ranges, Shape, Spread, ranges_above, spread};

/// The most branches by which a schema describes counts; where more are needed it is plain ranges, and not exact.
pub const BRANCHES_MOST: usize = 64;

/// Actions of some forms: all of them, or an even spread.
#[derive(Clone, Debug)]
pub struct Actions {
    forms: Arc<[Form]>,
    /// Each by its form and its number there.
    places: Vec<(usize, u128)>,
}

impl Actions {
    /// The actions of these forms, at most so many of them; and whether it is all.
    pub fn of(forms: &Arc<[Form]>, most: usize) -> (Self, bool) {
        let Spread { places, whole } = spread(forms, most);
        (Actions { forms: forms.clone(), places }, whole && forms.iter().all(|form| form.exact))
    }
}

impl Serialize for Actions {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.places.iter().map(|(form, index)| Action { form: &self.forms[*form], index: *index }))
    }
}

/// The `index`-th action of a form.
pub struct Action<'a> {
    /// The form.
    pub form: &'a Form,
    /// Which of its actions.
    pub index: u128,
}

impl Serialize for Action<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut action = out.serialize_map(Some(1 + self.form.fields.len()))?;
        action.serialize_entry("type", self.form.action)?;
        for (field, value) in self.form.fields.iter().zip(self.form.nth(self.index)) {
            action.serialize_entry(field.name, &Json(value))?;
        }
        action.end()
    }
}

/// A value of an action.
struct Json<D>(D);

impl<D: Borrow<Datum>> Serialize for Json<D> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self.0.borrow() {
            Datum::Null => out.serialize_unit(),
            Datum::Int(number) => out.serialize_i64(*number),
            Datum::Text(text) => out.serialize_str(text),
            Datum::Flag(flag) => out.serialize_bool(*flag),
            Datum::List(items) => out.collect_seq(items.iter().map(Json)),
            Datum::Record(fields) => out.collect_map(fields.iter().map(|(name, value)| (name, Json(value)))),
        }
    }
}

/// The JSON Schema (2020-12) that accepts what the forms stand for.
#[derive(Clone, Debug)]
pub struct Schema(Arc<[Form]>);

impl Schema {
    /// The schema of these forms, and whether it accepts nothing else.
    pub fn of(forms: &Arc<[Form]>) -> (Self, bool) {
        let lossless = forms.iter().all(|form| form.exact && form.fields.iter().all(|field| is_lossless(&field.shape)));
        (Schema(forms.clone()), lossless)
    }
}

impl Serialize for Schema {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let branches = self.0.iter().map(|form| {
            let fields = form.fields.iter().map(|field| (field.name, Part::Shape(&field.shape)));
            Part::Object(Members([("type", Part::Kind(form.action))].into_iter().chain(fields).collect()))
        });
        let mut schema = out.serialize_map(Some(2))?;
        schema.serialize_entry("$schema", "https://json-schema.org/draft/2020-12/schema")?;
        schema.serialize_entry("oneOf", &List(branches))?;
        schema.end()
    }
}

/// A part of a schema.
enum Part<'a> {
    /// Just this text.
    Kind(&'static str),
    /// An object with just these members.
    Object(Members<Part<'a>>),
    /// An integer in this range.
    Count(u32, u32),
    /// A list of just these items, in any order.
    ListOf(Vec<Datum>),
    /// What the shape stands for.
    Shape(&'a Shape),
}

/// What is written as a list.
struct List<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for List<I> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.0.clone())
    }
}

/// What is written as an object.
struct Members<P>(Vec<(&'static str, P)>);

impl<P: Serialize> Serialize for Members<P> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|(name, part)| (name, part)))
    }
}

impl Serialize for Part<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut schema = out.serialize_map(None)?;
        match self {
            Part::Kind(kind) => schema.serialize_entry("const", kind)?,
            Part::Object(members) => object(&mut schema, members)?,
            Part::Count(only, most) if only == most => schema.serialize_entry("const", only)?,
            Part::Count(min, max) => range(&mut schema, min, max)?,
            Part::ListOf(items) => list(&mut schema, items.len(), items.len(), &List(items.iter().map(Json)))?,
            Part::Shape(shape) => shape_schema(shape, &mut schema)?,
        }
        schema.end()
    }
}

fn shape_schema<M: SerializeMap>(shape: &Shape, schema: &mut M) -> Result<(), M::Error> {
    let all = || (0..shape.count()).map(|index| shape.nth(index));
    match shape {
        Shape::Const(datum) => schema.serialize_entry("const", &Json(datum)),
        Shape::Range { min, max, step: 1 } => range(schema, min, max),
        Shape::Range { min, max, step } if min % step == 0 => {
            range(schema, min, max)?;
            schema.serialize_entry("multipleOf", step)
        }
        Shape::Range { .. } => schema.serialize_entry("enum", &List(all().map(Json))),
        Shape::OneOf(values) => schema.serialize_entry("enum", &List(values.iter().map(Json))),
        Shape::Distinct { from, min, max, .. } => list(schema, *min as usize, *max as usize, &List(from.iter().map(Json))),
        Shape::Counts { of, above } => {
            let count = |((kind, _), (min, max)): (&(&'static str, u32), &(u32, u32))| (*kind, Part::Count(*min, *max));
            let record = |ranges: &[(u32, u32)]| Members(of.iter().zip(ranges).map(count).collect());
            let lists = count_ranges(of, above).unwrap_or_else(|| vec![of.iter().map(|(_, most)| (0, *most)).collect()]);
            match lists.as_slice() {
                [ranges] => object(schema, &record(ranges)),
                lists => schema.serialize_entry("oneOf", &List(lists.iter().map(|ranges| Part::Object(record(ranges))))),
            }
        }
        Shape::Sum { .. } if is_lossless(shape) => {
            schema.serialize_entry("oneOf", &List(all().map(|picked| Part::ListOf(picked.list().to_vec()))))
        }
        Shape::Sum { of, .. } => list(schema, 1, of.len(), &List(of.iter().map(|(item, _)| Json(item)))),
    }
}

/// An object with just these members.
fn object<M: SerializeMap>(schema: &mut M, members: &Members<Part<'_>>) -> Result<(), M::Error> {
    schema.serialize_entry("type", "object")?;
    schema.serialize_entry("properties", members)?;
    schema.serialize_entry("required", &List(members.0.iter().map(|(name, _)| name)))?;
    schema.serialize_entry("additionalProperties", &false)
}

fn range<M: SerializeMap>(schema: &mut M, min: &impl Serialize, max: &impl Serialize) -> Result<(), M::Error> {
    schema.serialize_entry("type", "integer")?;
    schema.serialize_entry("minimum", min)?;
    schema.serialize_entry("maximum", max)
}

/// A list of different ones of these items.
fn list<M: SerializeMap>(schema: &mut M, min: usize, max: usize, items: &impl Serialize) -> Result<(), M::Error> {
    schema.serialize_entry("type", "array")?;
    schema.serialize_entry("uniqueItems", &true)?;
    schema.serialize_entry("minItems", &min)?;
    schema.serialize_entry("maxItems", &max)?;
    schema.serialize_entry("items", &Members(vec![("enum", items)]))
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

    use serde_json::{Value, json, to_value};

    use super::*;
    use crate::rules::Need;

    fn actions_of(forms: &[Form], most: usize) -> (Vec<Value>, bool) {
        let (actions, complete) = Actions::of(&forms.into(), most);
        (serde_json::from_value(to_value(actions).unwrap()).unwrap(), complete)
    }

    fn schema_of(forms: &[Form]) -> (Value, bool) {
        let (schema, exact) = Schema::of(&forms.into());
        (to_value(schema).unwrap(), exact)
    }

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
}
