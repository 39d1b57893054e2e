//! Many records as few kinds of records, each with what its fields hold: so a schema stays short
//! where it would list hundreds of values.

use kontor_rules::{Domain, Field, FieldValue};

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
