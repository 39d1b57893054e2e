//! Templates as a JSON Schema, written directly from them like actions.

use std::sync::{Arc, OnceLock};

use serde::{Serialize, Serializer, ser::SerializeMap};

use super::{
    actions::{Json, length},
    kinds::{Kinds, fields_of, kinds_of},
};
use kontor_rules::{Domain, Field, FieldValue, Ranges, Template, ranges_above};

/// Maximum number of branches with which a schema describes counts. If more would be needed, the
/// schema has plain ranges and is not exact.
pub const BRANCHES_MAX: usize = 64;

/// The JSON Schema (2020-12) that accepts the actions of the templates.
#[derive(Clone, Debug)]
pub struct Schema {
    templates: Arc<[Template]>,
    /// The size of the schema, in bytes, once it was measured.
    bytes: OnceLock<usize>,
}

impl Schema {
    /// The schema of these templates, and whether it accepts nothing else.
    pub fn of(templates: &Arc<[Template]>) -> (Self, bool) {
        let lossless = templates.iter().all(|template| {
            template.exact
                && !template.without_first
                && template.fields.iter().all(|field| is_lossless(&field.domain))
        });
        (Schema { templates: templates.clone(), bytes: OnceLock::new() }, lossless)
    }

    /// The size of the schema, in bytes.
    pub(super) fn bytes(&self) -> usize {
        *self.bytes.get_or_init(|| length(self))
    }
}

impl Serialize for Schema {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        let branches = self.templates.iter().map(|template| {
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
    /// One of these.
    Values(Vec<&'a FieldValue>),
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
            Part::Values(values) => {
                schema.serialize_entry("enum", &List(values.iter().map(|value| Json(*value))))?;
            }
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
        Domain::OneOf(values) => match kinds_of(values) {
            None => schema.serialize_entry("enum", &List(values.iter().map(Json))),
            Some(Kinds { records, others }) => {
                let kinds: Vec<Vec<Field>> = records.iter().map(|kind| fields_of(kind)).collect();
                let objects = kinds.iter().map(|fields| {
                    let parts =
                        fields.iter().map(|field| (field.name, Part::Domain(&field.domain)));
                    Part::Object(Members(parts.collect()))
                });
                let others = (!others.is_empty()).then_some(Part::Values(others));
                let parts: Vec<Part<'_>> = others.into_iter().chain(objects).collect();
                schema.serialize_entry("oneOf", &List(parts.iter()))
            }
        },
        Domain::Distinct { from, min, max, .. } => {
            list(schema, *min as usize, *max as usize, &List(from.iter().map(Json)))
        }
        Domain::Lists { of, min, max } => {
            schema.serialize_entry("type", "array")?;
            items(schema, *min as usize, *max as usize, &List(of.iter().map(Json)))
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
            &List(all().map(|picked| Part::ListOf(picked.items().to_vec()))),
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
    of: &impl Serialize,
) -> Result<(), M::Error> {
    schema.serialize_entry("type", "array")?;
    schema.serialize_entry("uniqueItems", &true)?;
    items(schema, min, max, of)
}

/// How many items a list has, and which.
fn items<M: SerializeMap>(
    schema: &mut M,
    min: usize,
    max: usize,
    of: &impl Serialize,
) -> Result<(), M::Error> {
    schema.serialize_entry("minItems", &min)?;
    schema.serialize_entry("maxItems", &max)?;
    schema.serialize_entry("items", &Members(vec![("enum", of)]))
}

fn count_ranges(of: &[(&'static str, u32)], above: &[u32]) -> Option<Vec<Ranges>> {
    let most: Vec<u32> = of.iter().map(|(_, most)| *most).collect();
    ranges_above(&most, above, BRANCHES_MAX)
}

/// Whether the schema of the domain accepts only values of the domain.
fn is_lossless(domain: &Domain) -> bool {
    match domain {
        Domain::Const(_)
        | Domain::Range { .. }
        | Domain::Distinct { .. }
        | Domain::Lists { .. } => true,
        Domain::OneOf(values) => kinds_of(values).is_none_or(|Kinds { records, others: _ }| {
            records.iter().all(|kind| {
                let combinations = fields_of(kind).into_iter().map(|field| field.domain.count());
                combinations.product::<u128>() == kind.len() as u128
            })
        }),
        Domain::Counts { of, above } => count_ranges(of, above).is_some(),
        Domain::Sum { .. } => domain.count() <= BRANCHES_MAX as u128,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json, to_value};

    use super::{super::actions::Actions, *};
    use kontor_rules::Need;

    fn actions_of(templates: &[Template]) -> Vec<Value> {
        let (actions, _) = Actions::of(&templates.into(), 1000);
        serde_json::from_value(to_value(actions).unwrap()).unwrap()
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
    fn the_schema_accepts_every_listed_action_and_no_neighbour() {
        let templates = [
            distinct(true),
            Template::new("y").field("n", Domain::Range { min: 4, max: 8, step: 2 }),
            Template::new("z")
                .field("n", Domain::Range { min: 1, max: 7, step: 3 })
                .field("flag", Domain::Const(FieldValue::Flag(true))),
        ];
        let schema = jsonschema::validator_for(&schema_of(&templates).0).unwrap();
        assert!(actions_of(&templates).iter().all(|action| schema.is_valid(action)));
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
            assert!(actions_of(&[counts(above)]).iter().all(|action| schema.is_valid(action)));
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
            assert!(actions_of(&[sum(items)]).iter().all(|action| schema.is_valid(action)));
            assert!(
                schema.is_valid(&json!({"type": "x", "cards": [4, 1, 2]})),
                "any order will do"
            );
            assert_eq!(schema.is_valid(&json!({"type": "x", "cards": [1, 2]})), !exact);
        }
    }

    /// Promises of two kinds: a number for each of six letters, and some ways over letters.
    fn promises(ways: &[&[FieldValue]]) -> Vec<FieldValue> {
        let record = |kind, field, value| FieldValue::Record(vec![("type", kind), (field, value)]);
        let numbers = letters(6).into_iter().flat_map(|letter| {
            let named = |number: u32| {
                FieldValue::Record(vec![
                    ("type", "number".into()),
                    ("letter", letter.clone()),
                    ("number", number.into()),
                ])
            };
            [1, 2, 3].map(named)
        });
        let ways = ways
            .iter()
            .map(|way| record(FieldValue::from("way"), "places", FieldValue::List(way.to_vec())));
        [FieldValue::Null].into_iter().chain(numbers).chain(ways).collect()
    }

    #[test]
    fn many_records_are_described_by_their_kinds() {
        let abc = letters(3);
        let ways: [&[FieldValue]; 3] = [&abc[..1], &abc[..2], &abc[..3]];
        for (ways, exact) in [(&ways[..0], true), (&ways[..], false)] {
            let template = Template::new("x").field("promise", Domain::OneOf(promises(ways)));
            let (schema, lossless) = schema_of(std::slice::from_ref(&template));
            assert_eq!(lossless, exact, "{schema}");
            let validator = jsonschema::validator_for(&schema).unwrap();
            assert!(actions_of(&[template]).iter().all(|action| validator.is_valid(action)));
            let promise = |promise: Value| json!({"type": "x", "promise": promise});
            for wrong in [
                json!({"type": "number", "letter": "a", "number": 4}),
                json!({"type": "number", "letter": "a"}),
                json!({"type": "way", "places": ["a", "a"]}),
                json!({"type": "way", "places": []}),
                json!({"type": "way", "places": ["a", "d"]}),
                json!({}),
            ] {
                assert!(!validator.is_valid(&promise(wrong.clone())), "{wrong}");
            }
            let unlisted = promise(json!({"type": "way", "places": ["b", "a"]}));
            assert_eq!(validator.is_valid(&unlisted), !exact, "lists are of any of their items");
        }
    }

    #[test]
    fn no_schema_can_leave_out_the_combination_that_does_nothing() {
        let template = Template { without_first: true, ..distinct(false) };
        assert_eq!((schema_of(&[template]).1, schema_of(&[distinct(false)]).1), (false, true));
    }
}
