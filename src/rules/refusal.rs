//! Refusals: why the rules do not allow an action, as data. Each game has a list of its refusals,
//! with the section of the rulebook and one sentence for each, in every language of the contract.

use std::{borrow::Cow, fmt};

use super::texts::{Texts, quoted_unless_id};

/// One way in which a rule refuses an action; part of the public contract, never reused for another
/// meaning.
#[derive(Debug, PartialEq, Eq)]
pub struct RefusalKind {
    /// Dotted and stable, the game first: `medici.bid.out_of_range`.
    pub code: &'static str,
    /// Section of the rulebook that says so; `Kontor` where the limit is this program's own.
    pub section: &'static str,
    /// A sentence for people; `{name}` stands for the parameter of that name.
    pub sentences: Texts,
}

impl RefusalKind {
    /// A way to refuse. A constant does not compile unless its sentences have the same parameters.
    pub const fn new(code: &'static str, section: &'static str, sentences: Texts) -> Self {
        assert!(sentences.have_same_parameters(), "a language has other parameters");
        RefusalKind { code, section, sentences }
    }
}

/// The game does not ask this seat for such an action at the moment.
pub const NOT_ASKED: RefusalKind = RefusalKind::new(
    "table.not_asked",
    "turn order",
    Texts::new(
        "The game does not ask seat {seat} for this action now.",
        "Das Spiel fragt Platz {seat} jetzt nicht nach dieser Aktion.",
        "Le jeu ne demande pas cette action à la place {seat} en ce moment.",
    ),
);

/// The JSON is not an action of this game.
pub const NOT_AN_ACTION: RefusalKind = RefusalKind::new(
    "table.not_an_action",
    "contract",
    Texts::new(
        "This is no action of the game: {reason}.",
        "Das ist keine Aktion des Spiels: {reason}.",
        "Ce n’est pas une action du jeu : {reason}.",
    ),
);

/// The game cannot be played by this number of players.
pub const SEATS_OUT_OF_RANGE: RefusalKind = RefusalKind::new(
    "table.seats_out_of_range",
    "players",
    Texts::new(
        "This game is for {min} to {max} players.",
        "Dieses Spiel ist für {min} bis {max} Spieler.",
        "Ce jeu se joue de {min} à {max} joueurs.",
    ),
);

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
///         de: "Ein Gebot muss {min} bis {max} Florin betragen.",
///         fr: "Une mise doit être de {min} à {max} florins.",
///     }
/// }
/// assert_eq!(REFUSALS, [BID_OUT_OF_RANGE]);
/// ```
///
/// A sentence that lacks a parameter in one language does not compile:
///
/// ```compile_fail
/// kontor_rules::refusals! {
///     /// A bid that does not exceed the highest, or that the bidder cannot pay.
///     BID_OUT_OF_RANGE {
///         code: "chess.bid.out_of_range",
///         section: "The First Game Round",
///         sentence: "A bid must be from {min} to {max} florins.",
///         de: "Ein Gebot muss {min} bis {max} Florin betragen.",
///         fr: "Une mise doit être d’au moins {min} florins.",
///     }
/// }
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
                de: $de:literal,
                fr: $fr:literal,
            }
        )+
    ) => {
        $(
            $(#[doc = $doc])+
            pub const $NAME: $crate::RefusalKind = $crate::RefusalKind::new(
                $code,
                $section,
                $crate::Texts::new($sentence, $de, $fr),
            );
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
    /// A stable id: a card, a ware, a place. Places of a player's own board have ids of any letters,
    /// so one that does not look like an id stands in quotation marks in the sentence.
    Text(String),
    /// Words of the server, which stand in the sentence as they are.
    Words(String),
}

impl fmt::Display for Param {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Param::Int(number) => number.fmt(out),
            Param::Text(text) => quoted_unless_id(text).fmt(out),
            Param::Words(words) => words.fmt(out),
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

    /// The sentence with its parameters, in every language.
    pub fn sentences(&self) -> Texts<String> {
        self.kind.sentences.map(|sentence| self.filled_in(sentence))
    }

    fn filled_in(&self, sentence: &str) -> String {
        self.params.iter().fold(sentence.to_owned(), |text, (name, value)| {
            text.replace(&format!("{{{name}}}"), &value.to_string())
        })
    }
}

/// The sentence in English.
impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.filled_in(self.kind.sentences.en))
    }
}
