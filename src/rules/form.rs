//! A choice as data. Schema, list and sample of actions are all made from it, so they cannot disagree. Knows no JSON.

/// A value that can stand in an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Datum {
    /// An integer.
    Int(i64),
    /// A stable id.
    Text(String),
    /// A yes or no.
    Flag(bool),
    /// Several values in order.
    List(Vec<Datum>),
    /// A small object.
    Record(Vec<(&'static str, Datum)>),
}

impl From<u32> for Datum {
    fn from(number: u32) -> Self {
        Datum::Int(number.into())
    }
}

impl From<&str> for Datum {
    fn from(text: &str) -> Self {
        Datum::Text(text.to_owned())
    }
}

/// What one field of an action may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Just this.
    Const(Datum),
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
    OneOf(Vec<Datum>),
    /// A list of different items, `min` to `max` of them.
    Distinct {
        /// What may be picked.
        from: Vec<Datum>,
        /// Fewest items.
        min: u32,
        /// Most items; at most as many as there are.
        max: u32,
        /// Whether the order of the items says something.
        ordered: bool,
    },
}

/// A field of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in the action.
    pub name: &'static str,
    /// What it may hold.
    pub shape: Shape,
}

/// All actions that answer one choice: every combination of what its fields may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The action's tag, `medici.bid`.
    pub action: &'static str,
    /// The action's fields beside its tag.
    pub fields: Vec<Field>,
    /// Whether every combination is legal. If not, the form accepts every legal action and some illegal ones.
    pub exact: bool,
}

impl Form {
    /// An exact form without fields; add them with [`Form::field`].
    pub fn new(action: &'static str) -> Self {
        Form { action, fields: Vec::new(), exact: true }
    }

    /// Adds a field.
    pub fn field(mut self, name: &'static str, shape: Shape) -> Self {
        self.fields.push(Field { name, shape });
        self
    }
}
