//! Templates: a choice as data, with the domain of each field. The JSON Schema, the list and the
//! sample of actions are all made from the template, so they cannot disagree. This module must not
//! know JSON.
//!
//! The values of a domain can be counted, and its `nth` value can be computed without those before
//! it (unranking). The actions of a template are the product of its domains, numbered in mixed
//! radix.

use std::borrow::Cow;

use super::{
    counts::Bundles,
    sums::{Need, Selections},
};

/// A value that can stand in an action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FieldValue {
    /// No value.
    Null,
    /// An integer.
    Int(i64),
    /// A stable id. Most ids are constants of the program, which are borrowed.
    Text(Cow<'static, str>),
    /// A Boolean.
    Flag(bool),
    /// Several values in order.
    List(Vec<FieldValue>),
    /// A small object.
    Record(Vec<(&'static str, FieldValue)>),
}

impl FieldValue {
    /// The integer, where a template says that there is one.
    pub fn int(&self) -> i64 {
        let FieldValue::Int(number) = self else { panic!("{self:?} is no integer") };
        *number
    }

    /// The items, where a template says that there is a list.
    pub fn items(&self) -> &[FieldValue] {
        let FieldValue::List(items) = self else { panic!("{self:?} is no list") };
        items
    }

    /// The text, where a template says that there is one.
    pub fn text(&self) -> &str {
        let FieldValue::Text(text) = self else { panic!("{self:?} is no text") };
        text
    }

    /// The yes or no, where a template says that there is one.
    pub fn flag(&self) -> bool {
        let FieldValue::Flag(flag) = self else { panic!("{self:?} is no yes or no") };
        *flag
    }

    /// The text, taken out, where a template says that there is one.
    pub(super) fn into_text(self) -> Cow<'static, str> {
        let FieldValue::Text(text) = self else { panic!("{self:?} is no text") };
        text
    }

    /// The items, taken out, where a template says that there is a list.
    pub(super) fn into_items(self) -> Vec<FieldValue> {
        let FieldValue::List(items) = self else { panic!("{self:?} is no list") };
        items
    }

    /// The fields of the record by their names, where a template says that there is one.
    pub fn into_fields(self) -> impl FnMut(&str) -> FieldValue {
        let FieldValue::Record(mut fields) = self else { panic!("{self:?} is no record") };
        move |name| {
            let found = fields.iter_mut().find(|(field, _)| *field == name);
            let (_, value) = found.expect("the template names the field");
            std::mem::replace(value, FieldValue::Null)
        }
    }

    /// The one of these that has the id, where a template says that there is one.
    pub fn by_id<T: Copy, const COUNT: usize>(
        &self,
        all: [T; COUNT],
        id: impl Fn(T) -> &'static str,
    ) -> T {
        let found = all.into_iter().find(|one| id(*one) == self.text());
        found.expect("the template names the id")
    }

    /// A count of the record, where a template says that there is one.
    pub fn count_of(&self, kind: &str) -> u32 {
        let FieldValue::Record(fields) = self else { panic!("{self:?} is no record") };
        let (_, count) =
            fields.iter().find(|(name, _)| *name == kind).expect("the template names the kind");
        u32::try_from(count.int()).expect("counts are small")
    }
}

impl From<u32> for FieldValue {
    fn from(number: u32) -> Self {
        FieldValue::Int(number.into())
    }
}

impl From<&'static str> for FieldValue {
    fn from(text: &'static str) -> Self {
        FieldValue::Text(Cow::Borrowed(text))
    }
}

impl From<String> for FieldValue {
    fn from(text: String) -> Self {
        FieldValue::Text(Cow::Owned(text))
    }
}

/// What one field of an action may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Domain {
    /// Exactly this value.
    Const(FieldValue),
    /// The integers `min`, `min + step`, … up to `max`.
    Range {
        /// Smallest value.
        min: i64,
        /// Largest value; not below `min`.
        max: i64,
        /// Distance of neighbours, at least 1.
        step: i64,
    },
    /// One of a list of different values.
    OneOf(Vec<FieldValue>),
    /// A list of different items, `min` to `max` of them.
    Distinct {
        /// What may be picked.
        from: Vec<FieldValue>,
        /// Fewest items.
        min: u32,
        /// Most items; at most as many as there are.
        max: u32,
        /// Whether the order of the items says something.
        ordered: bool,
    },
    /// A list of such items, `min` to `max` of them, each any number of times.
    Lists {
        /// What may stand in it.
        of: Vec<FieldValue>,
        /// Fewest items.
        min: u32,
        /// Most items.
        max: u32,
    },
    /// A record of counts that outranks another: more pieces in all, or as many and more of the
    /// first kind in which they differ.
    Counts {
        /// The kinds, the dearest first, each with the most pieces of it.
        of: Vec<(&'static str, u32)>,
        /// What must be outranked, a count for each kind; all zeros ask for one piece at least.
        above: Vec<u32>,
    },
    /// A list of different items whose values add up to what is needed. Any order will do; one of
    /// them is listed.
    Sum {
        /// What may be picked, each with its value.
        of: Vec<(FieldValue, u32)>,
        /// Places of the items that have to be picked.
        must: Vec<usize>,
        /// What the values have to add up to.
        need: Need,
    },
}

impl Domain {
    /// How many values it stands for.
    pub fn count(&self) -> u128 {
        match self {
            Domain::Const(_) => 1,
            Domain::Range { min, max, step } => {
                u128::try_from((max - min) / step + 1).expect("a range is not empty")
            }
            Domain::OneOf(values) => values.len() as u128,
            Domain::Distinct { from, min, max, ordered } => (*min..=*max)
                .fold(0, |sum: u128, size| {
                    sum.saturating_add(picks(from.len(), size as usize, *ordered))
                }),
            Domain::Lists { of, min, max } => {
                (*min..=*max).fold(0, |sum: u128, size| sum.saturating_add(lists(of.len(), size)))
            }
            Domain::Counts { of, above } => Bundles::new(&most_of(of), above).count(),
            Domain::Sum { of, must, need } => selections(of, must, *need).count(),
        }
    }

    /// How many of its values have each size, the smallest first, as they are numbered: pieces in
    /// a record of counts, items in a list. All others are of one size.
    fn by_size(&self) -> Vec<u128> {
        match self {
            Domain::Distinct { from, min, max, ordered } => {
                (*min..=*max).map(|size| picks(from.len(), size as usize, *ordered)).collect()
            }
            Domain::Lists { of, min, max } => {
                (*min..=*max).map(|size| lists(of.len(), size)).collect()
            }
            Domain::Counts { of, above } => Bundles::new(&most_of(of), above).by_size().collect(),
            Domain::Const(_) | Domain::Range { .. } | Domain::OneOf(_) | Domain::Sum { .. } => {
                vec![self.count()]
            }
        }
    }

    /// The `index`-th of its values.
    pub fn nth(&self, index: u128) -> FieldValue {
        match self {
            Domain::Const(value) => value.clone(),
            Domain::Range { min, step, .. } => {
                FieldValue::Int(min + step * i64::try_from(index).expect("ranges are within i64"))
            }
            Domain::OneOf(values) => {
                values[usize::try_from(index).expect("lists are short")].clone()
            }
            Domain::Distinct { from, min, max, ordered } => {
                nth_pick(from, *min, *max, *ordered, index)
            }
            Domain::Lists { of, min, max } => nth_list(of, *min, *max, index),
            Domain::Counts { of, above } => {
                let counts = Bundles::new(&most_of(of), above).nth(index);
                FieldValue::Record(
                    of.iter().zip(counts).map(|((kind, _), count)| (*kind, count.into())).collect(),
                )
            }
            Domain::Sum { of, must, need } => {
                let picked = selections(of, must, *need).nth(index);
                FieldValue::List(
                    must.iter().chain(&picked).map(|place| of[*place].0.clone()).collect(),
                )
            }
        }
    }
}

fn selections(of: &[(FieldValue, u32)], must: &[usize], need: Need) -> Selections {
    let values: Vec<u32> = of.iter().map(|(_, value)| *value).collect();
    Selections::new(&values, must, need)
}

fn most_of(of: &[(&'static str, u32)]) -> Vec<u32> {
    of.iter().map(|(_, most)| *most).collect()
}

/// In how many ways `size` of `n` items can be picked.
fn picks(n: usize, size: usize, ordered: bool) -> u128 {
    (0..size).fold(1_u128, |product, taken| {
        let product = product.saturating_mul((n - taken) as u128);
        if ordered { product } else { product / (taken as u128 + 1) }
    })
}

/// How many lists of `size` of `n` items there are.
fn lists(n: usize, size: u32) -> u128 {
    (n as u128).saturating_pow(size)
}

fn nth_list(of: &[FieldValue], min: u32, max: u32, mut index: u128) -> FieldValue {
    let mut size = min;
    while size < max && index >= lists(of.len(), size) {
        index -= lists(of.len(), size);
        size += 1;
    }
    let mut item = || {
        let place = usize::try_from(index % of.len() as u128).expect("lists are short");
        index /= of.len() as u128;
        of[place].clone()
    };
    FieldValue::List((0..size).map(|_| item()).collect())
}

fn nth_pick(from: &[FieldValue], min: u32, max: u32, ordered: bool, mut index: u128) -> FieldValue {
    let mut size = min as usize;
    while size < max as usize && index >= picks(from.len(), size, ordered) {
        index -= picks(from.len(), size, ordered);
        size += 1;
    }
    let mut left: Vec<&FieldValue> = from.iter().collect();
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
        picked.push(left[place].clone());
        // In an unordered pick the places of the items increase.
        let passed = if ordered { place..=place } else { 0..=place };
        left.drain(passed);
    }
    FieldValue::List(picked)
}

/// A field of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in the action.
    pub name: &'static str,
    /// What it may hold.
    pub domain: Domain,
}

/// All actions that answer one choice: every combination of what its fields may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// The action's tag, `medici.bid`.
    pub action: &'static str,
    /// The action's fields beside its tag.
    pub fields: Vec<Field>,
    /// Whether every combination is legal. If not, the template accepts every legal action and some
    /// illegal ones.
    pub exact: bool,
    /// Whether the combinations are no actions in which every field but the last holds its first
    /// value: what does nothing, with any value of the last field. No schema can say this.
    pub without_first: bool,
}

impl Template {
    /// An exact template without fields; add them with [`Template::field`].
    pub fn new(action: &'static str) -> Self {
        Template { action, fields: Vec::new(), exact: true, without_first: false }
    }

    /// Adds a field.
    pub fn field(mut self, name: &'static str, domain: Domain) -> Self {
        self.fields.push(Field { name, domain });
        self
    }

    /// How many actions it stands for.
    pub fn count(&self) -> u128 {
        let Some((last, others)) = self.fields.split_last() else { return 1 };
        let others = combinations(others) - u128::from(self.without_first);
        others.saturating_mul(last.domain.count())
    }

    /// How many of its actions have each size of the last field, as they are numbered.
    pub(super) fn by_size(&self) -> Vec<u128> {
        let Some((last, others)) = self.fields.split_last() else { return vec![1] };
        let each = combinations(others) - u128::from(self.without_first);
        let sizes = last.domain.by_size().into_iter().filter(|count| *count > 0);
        sizes.map(|count| count.saturating_mul(each)).collect()
    }

    /// What the fields of its `index`-th action hold, in their order.
    pub fn nth(&self, index: u128) -> Vec<FieldValue> {
        let mut values = Vec::with_capacity(self.fields.len());
        let Some((last, others)) = self.fields.split_last() else { return values };
        let each = if self.without_first { combinations(others) - 1 } else { 0 };
        let (mut index, of_last) = match each {
            0 => (index, None),
            each => (index % each + 1, Some(index / each)),
        };
        for Field { name: _, domain } in others {
            let radix = domain.count();
            values.push(domain.nth(index % radix));
            index /= radix;
        }
        // The rest is below the count of the last domain, so that domain need not be counted.
        values.push(last.domain.nth(of_last.unwrap_or(index)));
        values
    }
}

/// How many combinations there are of what these fields may hold.
fn combinations(fields: &[Field]) -> u128 {
    fields.iter().fold(1, |product: u128, field| product.saturating_mul(field.domain.count()))
}
