//! Many records as few kinds of records, each with what its fields hold: so a schema stays short
//! where it would list hundreds of values. Templates of one action are merged for the same reason.

use std::collections::HashSet;

use kontor_rules::{Domain, Field, FieldValue, Template};

/// More records that name their kind in their first field are described by kinds, each with the
/// values of its fields, and not one by one.
pub const RECORDS_LISTED_MAX: usize = 16;

/// The fields of a record.
pub(super) type Record = [(&'static str, FieldValue)];

/// Many values of which most are records.
pub(super) struct Kinds<'a> {
    /// The records with the same fields and the same first value.
    pub(super) records: Vec<Vec<&'a Record>>,
    /// What is no record.
    pub(super) others: Vec<&'a FieldValue>,
}

/// These values by kinds, if they are so many records that name their kind in their first field.
pub(super) fn kinds_of(values: &[FieldValue]) -> Option<Kinds<'_>> {
    let mut kinds = Kinds { records: Vec::new(), others: Vec::new() };
    if values.len() <= RECORDS_LISTED_MAX {
        return None;
    }
    for value in values {
        let FieldValue::Record(record) = value else {
            kinds.others.push(value);
            continue;
        };
        record.first().filter(|(_, value)| matches!(value, FieldValue::Text(_)))?;
        let names = |record: &Record| record.iter().map(|(name, _)| *name).collect::<Vec<_>>();
        let is_of = |kind: &&mut Vec<&Record>| {
            names(kind[0]) == names(record) && kind[0].first() == record.first()
        };
        match kinds.records.iter_mut().find(is_of) {
            Some(kind) => kind.push(record),
            None => kinds.records.push(vec![record]),
        }
    }
    (!kinds.records.is_empty()).then_some(kinds)
}

/// What each field of these records of one kind holds in any of them.
pub(super) fn fields_of(records: &[&Record]) -> Vec<Field> {
    let field = |place: usize| Field {
        name: records[0][place].0,
        domain: union(records.iter().map(|record| &record[place].1).collect()),
    };
    (0..records[0].len()).map(field).collect()
}

/// A domain with all of these values; of lists, with all lists of their items.
fn union(values: Vec<&FieldValue>) -> Domain {
    if values.iter().all(|value| matches!(value, FieldValue::List(_))) {
        return lists_of(&values);
    }
    match different(values.into_iter()) {
        only if only.len() == 1 => Domain::Const(only[0].clone()),
        several => Domain::OneOf(several),
    }
}

/// All lists of the items of these lists that have one of their lengths. Items are distinct where
/// they are in each of them.
fn lists_of(lists: &[&FieldValue]) -> Domain {
    let length = |list: &&FieldValue| u32::try_from(list.items().len()).unwrap_or(u32::MAX);
    let (min, max) = (lists.iter().map(length).min(), lists.iter().map(length).max());
    let (min, max) = (min.unwrap_or_default(), max.unwrap_or_default());
    let from = different(lists.iter().flat_map(|list| list.items()));
    let is_distinct =
        |list: &&FieldValue| different(list.items().iter()).len() == list.items().len();
    if lists.iter().all(is_distinct) {
        Domain::Distinct { from, min, max, ordered: true }
    } else {
        Domain::Lists { of: from, min, max }
    }
}

/// Each value once, in the order in which they come.
fn different<'a>(values: impl Iterator<Item = &'a FieldValue>) -> Vec<FieldValue> {
    let mut seen = HashSet::new();
    values.filter(|value| seen.insert(*value)).cloned().collect()
}

/// The templates of each action, in the order in which actions come first.
pub(super) fn of_actions(templates: &[Template]) -> impl Iterator<Item = Vec<Template>> {
    let mut actions: Vec<Vec<Template>> = Vec::new();
    for template in templates {
        match actions.iter_mut().find(|of_action| of_action[0].action == template.action) {
            Some(of_action) => of_action.push(template.clone()),
            None => actions.push(vec![template.clone()]),
        }
    }
    actions.into_iter()
}

/// The templates of each action as one, in which each field holds what it holds in any of them.
/// Those of an action that do not have the same fields stay as they are: what they accept could
/// overlap.
pub(super) fn merged(templates: &[Template]) -> Vec<Template> {
    let of_action = |templates: Vec<Template>| {
        if templates.iter().all(|template| is_alike(&templates[0], template)) {
            vec![merged_kind(&templates)]
        } else {
            templates
        }
    };
    of_actions(templates).flat_map(of_action).collect()
}

/// Templates that accept more and are described in fewer words: what is one of many lists, or a
/// list that adds up to something, may be any list of such items.
pub(super) fn loosened(templates: &[Template]) -> Vec<Template> {
    let field = |Field { name, domain }: &Field| Field { name, domain: loosened_domain(domain) };
    let template = |template: &Template| Template {
        fields: template.fields.iter().map(field).collect(),
        ..template.clone()
    };
    merged(&merged(templates).iter().map(template).collect::<Vec<_>>())
}

fn loosened_domain(domain: &Domain) -> Domain {
    let is_list = |value: &FieldValue| matches!(value, FieldValue::List(_));
    match domain {
        Domain::OneOf(values) if values.iter().all(is_list) => {
            lists_of(&values.iter().collect::<Vec<_>>())
        }
        Domain::Sum { of, .. } => Domain::Distinct {
            from: of.iter().map(|(item, _)| item.clone()).collect(),
            min: 1,
            max: u32::try_from(of.len()).unwrap_or(u32::MAX),
            ordered: false,
        },
        other => other.clone(),
    }
}

/// Whether two templates have the same fields, each of them with values that one domain can hold.
fn is_alike(one: &Template, other: &Template) -> bool {
    let is_list = |field: &Field| matches!(field.domain, Domain::Const(_) | Domain::OneOf(_));
    let is_pick = |field: &Field| matches!(field.domain, Domain::Distinct { .. });
    one.fields.len() == other.fields.len()
        && one.fields.iter().zip(&other.fields).all(|(one, other)| {
            let is_same = one.domain == other.domain;
            let can_hold_both = is_list(one) && is_list(other) || is_pick(one) && is_pick(other);
            one.name == other.name && (is_same || can_hold_both)
        })
}

fn merged_kind(templates: &[Template]) -> Template {
    let mut merged = templates[0].clone();
    for (place, field) in merged.fields.iter_mut().enumerate() {
        let domains = || templates.iter().map(|template| &template.fields[place].domain);
        if domains().any(|domain| *domain != field.domain) {
            field.domain = holding_all(domains());
        }
    }
    merged
}

/// A domain with the values of all of these, which are lists of values, or picks from lists.
fn holding_all<'a>(domains: impl Iterator<Item = &'a Domain>) -> Domain {
    let (mut values, mut sizes) = (Vec::new(), Vec::new());
    for domain in domains {
        match domain {
            Domain::Const(value) => values.push(value),
            Domain::OneOf(several) => values.extend(several),
            Domain::Distinct { from, min, max, ordered: _ } => {
                values.extend(from);
                sizes.extend([*min, *max]);
            }
            Domain::Range { .. }
            | Domain::Lists { .. }
            | Domain::Counts { .. }
            | Domain::Sum { .. } => unreachable!("only lists and picks are merged"),
        }
    }
    let from = different(values.into_iter());
    match (sizes.iter().min(), sizes.iter().max()) {
        (Some(min), Some(max)) => Domain::Distinct { from, min: *min, max: *max, ordered: true },
        _ => Domain::OneOf(from),
    }
}
