//! Refusals: why the rules do not allow an action, as data. Each game has a list of its refusals,
//! with the section of the rulebook and one sentence for each.

use std::{borrow::Cow, fmt};

/// One way in which a rule refuses an action; part of the public contract, never reused for another
/// meaning.
#[derive(Debug, PartialEq, Eq)]
pub struct RefusalKind {
    /// Dotted and stable, the game first: `medici.bid.out_of_range`.
    pub code: &'static str,
    /// Section of the rulebook that says so; `Kontor` where the limit is this program's own.
    pub section: &'static str,
    /// A sentence for people; `{name}` stands for the parameter of that name.
    pub sentence: &'static str,
}

/// The game does not ask this seat for such an action at the moment.
pub const NOT_ASKED: RefusalKind = RefusalKind {
    code: "table.not_asked",
    section: "turn order",
    sentence: "The game does not ask seat {seat} for this action now.",
};

/// The JSON is not an action of this game.
pub const NOT_AN_ACTION: RefusalKind = RefusalKind {
    code: "table.not_an_action",
    section: "contract",
    sentence: "This is no action of the game: {reason}.",
};

/// The game cannot be played by this number of players.
pub const SEATS_OUT_OF_RANGE: RefusalKind = RefusalKind {
    code: "table.seats_out_of_range",
    section: "players",
    sentence: "This game is for {min} to {max} players.",
};

/// Defines the refusals of a game, each as a constant, and the list `REFUSALS` of all of them.
///
/// `shared NOT_ASKED;` at the beginning puts a refusal into the list that is defined elsewhere.
///
/// ```
/// use kontor_rules::refusals;
///
/// refusals! {
///     /// A bid that does not exceed the highest, or that the bidder cannot pay.
///     BID_OUT_OF_RANGE {
///         code: "chess.bid.out_of_range",
///         section: "The First Game Round",
///         sentence: "A bid must be from {min} to {max} florins.",
///     }
/// }
/// assert_eq!(REFUSALS, [BID_OUT_OF_RANGE]);
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(shared $Shared:path;)*
        $(
            $(#[doc = $doc:literal])+
            $NAME:ident {
                code: $code:literal,
                section: $section:literal,
                sentence: $sentence:literal,
            }
        )+
    ) => {
        $(
            $(#[doc = $doc])+
            pub const $NAME: $crate::RefusalKind =
                $crate::RefusalKind { code: $code, section: $section, sentence: $sentence };
        )+

        /// All refusals of these rules.
        pub const REFUSALS: &[$crate::RefusalKind] = &[$($Shared,)* $($NAME),+];
    };
}

/// A parameter of a refusal. It may depend only on what the refused seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Param {
    /// A count, amount or seat number.
    Int(i64),
    /// A stable id: a card, a ware, a place.
    Text(String),
}

impl fmt::Display for Param {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Param::Int(number) => number.fmt(out),
            Param::Text(text) => text.fmt(out),
        }
    }
}

impl From<i64> for Param {
    fn from(number: i64) -> Self {
        Param::Int(number)
    }
}

impl From<u32> for Param {
    fn from(number: u32) -> Self {
        Param::Int(number.into())
    }
}

impl From<&str> for Param {
    fn from(text: &str) -> Self {
        Param::Text(text.to_owned())
    }
}

/// A refused action. It changed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    kind: &'static RefusalKind,
    params: Vec<(&'static str, Param)>,
    field: Option<Cow<'static, str>>,
}

impl Refusal {
    /// A refusal of this kind, without parameters yet.
    pub fn new(kind: &'static RefusalKind) -> Self {
        Refusal { kind, params: Vec::new(), field: None }
    }

    /// The game does not ask this seat for such an action.
    pub fn not_asked(seat: super::Seat) -> Self {
        Refusal::new(&NOT_ASKED).with("seat", u32::from(seat.0))
    }

    /// Adds a parameter.
    pub fn with(mut self, name: &'static str, value: impl Into<Param>) -> Self {
        self.params.push((name, value.into()));
        self
    }

    /// Names the field of the action or of the options that is at fault, as a path with slashes:
    /// `amount`, `arches/7/points`.
    ///
    /// Where a parameter has the name that the path ends with, it is the value of the field, and
    /// `min` and `max` are its range.
    pub fn at(mut self, field: impl Into<Cow<'static, str>>) -> Self {
        self.field = Some(field.into());
        self
    }

    /// What kind of refusal it is.
    pub fn kind(&self) -> &'static RefusalKind {
        self.kind
    }

    /// The parameters, in the order they were given.
    pub fn params(&self) -> &[(&'static str, Param)] {
        &self.params
    }

    /// The path of the field that is at fault, if it is one.
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence =
            self.params.iter().fold(self.kind.sentence.to_owned(), |text, (name, value)| {
                text.replace(&format!("{{{name}}}"), &value.to_string())
            });
        out.write_str(&sentence)
    }
}
