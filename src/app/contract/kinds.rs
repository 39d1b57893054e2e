//! Many records as few kinds of records, each with what its fields hold: so a schema stays short
//! where it would list hundreds of values. Templates of one action are merged for the same reason.

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
        let length = |value: &&FieldValue| u32::try_from(value.items().len()).unwrap_or(u32::MAX);
        let (min, max) = (values.iter().map(length).min(), values.iter().map(length).max());
        return Domain::Distinct {
            from: different(values.iter().flat_map(|value| value.items())),
            min: min.unwrap_or_default(),
            max: max.unwrap_or_default(),
            ordered: true,
        };
    }
    match different(values.into_iter()) {
        only if only.len() == 1 => Domain::Const(only[0].clone()),
        several => Domain::OneOf(several),
    }
}

/// Each value once, in the order in which they come.
fn different<'a>(values: impl Iterator<Item = &'a FieldValue>) -> Vec<FieldValue> {
    let mut once = Vec::new();
    for value in values {
        if !once.contains(value) {
            once.push(value.clone());
        }
    }
    once
}

/// Templates of the same action with the same fields as one, in which each field holds what it holds
/// in any of them. All stay as they are if that leaves several of one action: what they accept could
/// overlap.
pub(super) fn merged(templates: &[Template]) -> Vec<Template> {
    let mut kinds: Vec<Vec<&Template>> = Vec::new();
    for template in templates {
        match kinds.iter_mut().find(|kind| is_alike(kind[0], template)) {
            Some(kind) => kind.push(template),
            None => kinds.push(vec![template]),
        }
    }
    let is_alone = |at: usize| kinds[..at].iter().all(|kind| kind[0].action != kinds[at][0].action);
    if !(0..kinds.len()).all(is_alone) {
        return templates.to_vec();
    }
    kinds.iter().map(|kind| merged_kind(kind)).collect()
}

/// Whether two templates are of the same action, with the same fields, all of them lists of values
/// or the same.
fn is_alike(one: &Template, other: &Template) -> bool {
    let is_list = |field: &Field| matches!(field.domain, Domain::Const(_) | Domain::OneOf(_));
    one.action == other.action
        && one.fields.len() == other.fields.len()
        && one.fields.iter().zip(&other.fields).all(|(one, other)| {
            one.name == other.name && (one.domain == other.domain || is_list(one) && is_list(other))
        })
}

fn merged_kind(templates: &[&Template]) -> Template {
    let mut merged = templates[0].clone();
    for (place, field) in merged.fields.iter_mut().enumerate() {
        let domains = || templates.iter().map(|template| &template.fields[place].domain);
        if domains().all(|domain| *domain == field.domain) {
            continue;
        }
        let values = domains().flat_map(|domain| match domain {
            Domain::Const(value) => std::slice::from_ref(value),
            Domain::OneOf(values) => values,
            Domain::Range { .. }
            | Domain::Distinct { .. }
            | Domain::Counts { .. }
            | Domain::Sum { .. } => unreachable!("only lists of values are merged"),
        });
        field.domain = Domain::OneOf(different(values));
    }
    merged
}
