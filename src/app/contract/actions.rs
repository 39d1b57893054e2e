//! Templates as JSON: actions that are ready to post, and a JSON Schema. Both are written directly
//! from the templates, without JSON trees, because every reply contains some: this cut 25,000
//! instructions of a command to 12,000.

use std::{borrow::Borrow, sync::Arc};

use serde::{Serialize, Serializer, ser::SerializeMap};

use kontor_rules::{
    Domain, FieldValue, Ranges, Spread, Template, ranges_above, spread, spread_by_size,
};

/// Maximum number of branches with which a schema describes counts. If more would be needed, the
/// schema has plain ranges and is not exact.
pub const BRANCHES_MAX: usize = 64;

/// Actions of some templates: all of them, or some that stand for all.
#[derive(Clone, Debug)]
pub struct Actions {
    templates: Arc<[Template]>,
    /// Each action as the index of its template and its number in that template.
    places: Vec<(usize, u128)>,
}

impl Actions {
    /// At most `most` actions of these templates, and whether these are all.
    pub fn of(templates: &Arc<[Template]>, most: usize) -> (Self, bool) {
        let Spread { places, whole } = spread(templates, most);
        (
            Actions { templates: templates.clone(), places },
            whole && templates.iter().all(|template| template.exact),
        )
    }

    /// Each action, with the number of its template.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (usize, Action<'_>)> {
        self.places.iter().map(|(template, index)| {
            (*template, Action { template: &self.templates[*template], index: *index })
        })
    }

    /// At most `most` actions of these templates, of each size as many, but one of each type in any
    /// case; and whether these are all.
    pub(crate) fn by_size(templates: &Arc<[Template]>, most: usize) -> (Self, bool) {
        let Spread { mut places, whole } = spread_by_size(templates, most);
        for (at, template) in templates.iter().enumerate() {
            let has = |place: &(usize, u128)| templates[place.0].action == template.action;
            if !places.iter().any(has) {
                places.push((at, 0));
            }
        }
        places.sort_unstable();
        (Actions { templates: templates.clone(), places }, whole)
    }
}

impl Serialize for Actions {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.iter().map(|(_, action)| action))
    }
}

/// The `index`-th action of a template.
pub struct Action<'a> {
    /// The template.
    pub template: &'a Template,
    /// The number of the action in the template.
    pub index: u128,
}

impl Serialize for Action<'_> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let mut action = out.serialize_map(Some(1 + self.template.fields.len()))?;
        action.serialize_entry("type", self.template.action)?;
        for (field, value) in self.template.fields.iter().zip(self.template.nth(self.index)) {
            action.serialize_entry(field.name, &Json(value))?;
        }
        action.end()
    }
}

/// A value in an action.
struct Json<D>(D);

impl<D: Borrow<FieldValue>> Serialize for Json<D> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self.0.borrow() {
            FieldValue::Null => out.serialize_unit(),
            FieldValue::Int(number) => out.serialize_i64(*number),
            FieldValue::Text(text) => out.serialize_str(text),
            FieldValue::Flag(flag) => out.serialize_bool(*flag),
            FieldValue::List(items) => out.collect_seq(items.iter().map(Json)),
            FieldValue::Record(fields) => {
                out.collect_map(fields.iter().map(|(name, value)| (name, Json(value))))
            }
        }
    }
}

/// The JSON Schema (2020-12) that accepts the actions of the templates.
#[derive(Clone, Debug)]
pub struct Schema(Arc<[Template]>);

impl Schema {
    /// The schema of these templates, and whether it accepts nothing else.
    pub fn of(templates: &Arc<[Template]>) -> (Self, bool) {
        let lossless = templates.iter().all(|template| {
            template.exact && template.fields.iter().all(|field| is_lossless(&field.domain))
        });
        (Schema(templates.clone()), lossless)
    }
}

impl Serialize for Schema {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let branches = self.0.iter().map(|template| {
            let fields =
                template.fields.iter().map(|field| (field.name, Part::Domain(&field.domain)));
            Part::Object(Members(
                [("type", Part::Kind(template.action))].into_iter().chain(fields).collect(),
            ))
        });
        let mut schema = out.serialize_map(Some(2))?;
        schema.serialize_entry("$schema", "https://json-schema.org/draft/2020-12/schema")?;
        schema.serialize_entry("oneOf", &List(branches))?;
        schema.end()
    }
}

/// A part of a schema.
enum Part<'a> {
    /// Exactly this text.
    Kind(&'static str),
    /// An object with exactly these members.
    Object(Members<Part<'a>>),
    /// An integer in this range.
    Count(u32, u32),
    /// A list of exactly these items, in any order.
    ListOf(Vec<FieldValue>),
    /// The values of this domain.
    Domain(&'a Domain),
}

/// An iterator that is serialised as a list.
struct List<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for List<I> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(self.0.clone())
    }
}

/// Pairs that are serialised as an object.
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
            Part::ListOf(items) => {
                list(&mut schema, items.len(), items.len(), &List(items.iter().map(Json)))?
            }
            Part::Domain(domain) => domain_schema(domain, &mut schema)?,
        }
        schema.end()
    }
}

fn domain_schema<M: SerializeMap>(domain: &Domain, schema: &mut M) -> Result<(), M::Error> {
    let all = || (0..domain.count()).map(|index| domain.nth(index));
    match domain {
        Domain::Const(datum) => schema.serialize_entry("const", &Json(datum)),
        Domain::Range { min, max, step: 1 } => range(schema, min, max),
        Domain::Range { min, max, step } if min % step == 0 => {
            range(schema, min, max)?;
            schema.serialize_entry("multipleOf", step)
        }
        Domain::Range { .. } => schema.serialize_entry("enum", &List(all().map(Json))),
        Domain::OneOf(values) => schema.serialize_entry("enum", &List(values.iter().map(Json))),
        Domain::Distinct { from, min, max, .. } => {
            list(schema, *min as usize, *max as usize, &List(from.iter().map(Json)))
        }
        Domain::Counts { of, above } => {
            let count = |((kind, _), (min, max)): (&(&'static str, u32), &(u32, u32))| {
                (*kind, Part::Count(*min, *max))
            };
            let record =
                |ranges: &[(u32, u32)]| Members(of.iter().zip(ranges).map(count).collect());
            let lists = count_ranges(of, above)
                .unwrap_or_else(|| vec![of.iter().map(|(_, most)| (0, *most)).collect()]);
            match lists.as_slice() {
                [ranges] => object(schema, &record(ranges)),
                lists => schema.serialize_entry(
                    "oneOf",
                    &List(lists.iter().map(|ranges| Part::Object(record(ranges)))),
                ),
            }
        }
        Domain::Sum { .. } if is_lossless(domain) => schema.serialize_entry(
            "oneOf",
            &List(all().map(|picked| Part::ListOf(picked.list().to_vec()))),
        ),
        Domain::Sum { of, .. } => {
            list(schema, 1, of.len(), &List(of.iter().map(|(item, _)| Json(item))))
        }
    }
}

/// The schema of an object with exactly these members.
fn object<M: SerializeMap>(schema: &mut M, members: &Members<Part<'_>>) -> Result<(), M::Error> {
    schema.serialize_entry("type", "object")?;
    schema.serialize_entry("properties", members)?;
    schema.serialize_entry("required", &List(members.0.iter().map(|(name, _)| name)))?;
    schema.serialize_entry("additionalProperties", &false)
}

fn range<M: SerializeMap>(
    schema: &mut M,
    min: &impl Serialize,
    max: &impl Serialize,
) -> Result<(), M::Error> {
    schema.serialize_entry("type", "integer")?;
    schema.serialize_entry("minimum", min)?;
    schema.serialize_entry("maximum", max)
}

/// The schema of a list of distinct ones of these items.
fn list<M: SerializeMap>(
    schema: &mut M,
    min: usize,
    max: usize,
    items: &impl Serialize,
) -> Result<(), M::Error> {
    schema.serialize_entry("type", "array")?;
    schema.serialize_entry("uniqueItems", &true)?;
    schema.serialize_entry("minItems", &min)?;
    schema.serialize_entry("maxItems", &max)?;
    schema.serialize_entry("items", &Members(vec![("enum", items)]))
}

fn count_ranges(of: &[(&'static str, u32)], above: &[u32]) -> Option<Vec<Ranges>> {
    let most: Vec<u32> = of.iter().map(|(_, most)| *most).collect();
    ranges_above(&most, above, BRANCHES_MAX)
}

/// Whether the schema of the domain accepts only values of the domain.
fn is_lossless(domain: &Domain) -> bool {
    match domain {
        Domain::Const(_) | Domain::Range { .. } | Domain::OneOf(_) | Domain::Distinct { .. } => {
            true
        }
        Domain::Counts { of, above } => count_ranges(of, above).is_some(),
        Domain::Sum { .. } => domain.count() <= BRANCHES_MAX as u128,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json, to_value};

    use super::*;
    use kontor_rules::Need;

    fn actions_of(templates: &[Template], most: usize) -> (Vec<Value>, bool) {
        let (actions, complete) = Actions::of(&templates.into(), most);
        (serde_json::from_value(to_value(actions).unwrap()).unwrap(), complete)
    }

    fn schema_of(templates: &[Template]) -> (Value, bool) {
        let (schema, exact) = Schema::of(&templates.into());
        (to_value(schema).unwrap(), exact)
    }

    fn letters(n: usize) -> Vec<FieldValue> {
        "abcdefgh".chars().take(n).map(|letter| FieldValue::from(letter.to_string())).collect()
    }

    fn distinct(ordered: bool) -> Template {
        Template::new("x")
            .field("cards", Domain::Distinct { from: letters(5), min: 1, max: 3, ordered })
    }

    #[test]
    fn a_list_of_actions_has_each_of_them_once() {
        for (template, size) in [(distinct(false), 5 + 10 + 10), (distinct(true), 5 + 20 + 60)] {
            let template = template.field("n", Domain::Range { min: 2, max: 8, step: 3 });
            let (actions, complete) = actions_of(std::slice::from_ref(&template), 1000);
            let different: BTreeSet<String> = actions.iter().map(Value::to_string).collect();
            assert!(complete);
            assert_eq!((actions.len(), different.len()), (size * 3, size * 3));
        }
    }

    #[test]
    fn a_long_list_becomes_an_even_spread_with_both_ends() {
        let template = Template::new("x").field("n", Domain::Range { min: 1, max: 1000, step: 1 });
        let (actions, complete) = actions_of(&[template], 10);
        let numbers: Vec<i64> =
            actions.iter().map(|action| action["n"].as_i64().unwrap()).collect();
        assert!(!complete);
        assert_eq!(numbers, [1, 112, 223, 334, 445, 556, 667, 778, 889, 1000]);
    }

    #[test]
    fn the_schema_accepts_every_listed_action_and_no_neighbour() {
        let templates = [
            distinct(true),
            Template::new("y").field("n", Domain::Range { min: 4, max: 8, step: 2 }),
            Template::new("z")
                .field("n", Domain::Range { min: 1, max: 7, step: 3 })
                .field("flag", Domain::Const(FieldValue::Flag(true))),
        ];
        let schema = jsonschema::validator_for(&schema_of(&templates).0).unwrap();
        assert!(actions_of(&templates, 1000).0.iter().all(|action| schema.is_valid(action)));
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
            Template::new("x").field(
                "gems",
                Domain::Counts { of: vec![("a", 9), ("b", 9), ("c", 9)], above: vec![above; 3] },
            )
        };
        let wrong = json!({"type": "x", "gems": {"a": 1, "b": 1, "c": 1}});
        for (above, exact) in [(1, true), (4, false)] {
            let (schema, lossless) = schema_of(&[counts(above)]);
            let schema = jsonschema::validator_for(&schema).unwrap();
            assert_eq!(lossless, exact, "above {above}");
            assert!(
                actions_of(&[counts(above)], 1000).0.iter().all(|action| schema.is_valid(action))
            );
            assert_eq!(schema.is_valid(&wrong), !exact);
        }
    }

    #[test]
    fn a_schema_of_sums_says_whether_it_is_exact() {
        let of = |items: i64| (1..=items).map(|item| (FieldValue::Int(item), 1)).collect();
        let sum = |items| {
            Template::new("x").field(
                "cards",
                Domain::Sum { of: of(items), must: Vec::new(), need: Need::Exactly(3) },
            )
        };
        for (items, exact) in [(5, true), (9, false)] {
            let (schema, lossless) = schema_of(&[sum(items)]);
            let schema = jsonschema::validator_for(&schema).unwrap();
            assert_eq!(lossless, exact, "{items} items");
            assert!(actions_of(&[sum(items)], 1000).0.iter().all(|action| schema.is_valid(action)));
            assert!(
                schema.is_valid(&json!({"type": "x", "cards": [4, 1, 2]})),
                "any order will do"
            );
            assert_eq!(schema.is_valid(&json!({"type": "x", "cards": [1, 2]})), !exact);
        }
    }
}
