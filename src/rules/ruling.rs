//! Rulings: what is played where a rulebook is silent, open or easily misread, as numbered lists.

/// What is played in a question about the rulebook. Players, tests and comments cite it by its
/// number; the guide's page of the game lists all of them.
#[derive(Debug, PartialEq, Eq)]
pub struct Ruling {
    /// A letter of the game and a number, never reused for another question: `M3`.
    pub number: &'static str,
    /// Whether the rulebook answers it.
    pub basis: Basis,
    /// The section of the rulebook that is concerned; `Kontor` for a limit of this program.
    pub section: &'static str,
    /// What is asked.
    pub question: &'static str,
    /// What is played.
    pub answer: &'static str,
    /// The words of the rulebook that the reason leans on; none where it is silent.
    pub quotes: &'static [Quote],
    /// Why.
    pub reason: &'static str,
}

/// Whether the rulebook answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// It does, by the words that are quoted.
    Stated,
    /// It leaves the answer open.
    Open,
}

/// Some words of a rulebook, as they stand there: a few, for a reader to find them.
#[derive(Debug, PartialEq, Eq)]
pub struct Quote {
    /// The section in which they stand.
    pub section: &'static str,
    /// The words; `…` stands for some that are left out.
    pub words: &'static str,
}

/// Defines the list `RULINGS` of a game. `Stated` behind the number says that the rulebook answers
/// the question; a ruling without it is open. Words without a section stand in that of the ruling.
///
/// ```
/// use kontor_rules::{Basis, rulings};
///
/// rulings! {
///     X1 "Setup": "Who begins?"
///         plays "White."
///         because "The rulebook does not say it, and most sets do so.";
///     X2 Stated "Moving": "Has a piece that is touched to be moved?"
///         plays "Yes."
///         quotes "must move it", "unless it cannot move" in "Special Cases"
///         because "The text demands it, and names the one exception.";
/// }
/// assert_eq!((RULINGS[0].number, RULINGS[0].section), ("X1", "Setup"));
/// assert_eq!((RULINGS[0].basis, RULINGS[1].basis), (Basis::Open, Basis::Stated));
/// assert_eq!(RULINGS[1].quotes[0].section, "Moving");
/// assert_eq!(RULINGS[1].quotes[1].section, "Special Cases");
/// ```
#[macro_export]
macro_rules! rulings {
    ($(
        $number:ident $($basis:ident)? $section:literal: $question:literal
            plays $answer:literal
            $(quotes $($words:literal $(in $place:literal)?),+)?
            because $reason:literal;
    )+) => {
        /// What is played in questions about the rulebook.
        pub const RULINGS: &[$crate::Ruling] = &[$($crate::Ruling {
            number: stringify!($number),
            // The first that is given.
            basis: [$($crate::Basis::$basis,)? $crate::Basis::Open][0],
            section: $section,
            question: $question,
            answer: $answer,
            quotes: &[$($($crate::Quote {
                section: [$($place,)? $section][0],
                words: $words,
            }),+)?],
            reason: $reason,
        }),+];
    };
}
