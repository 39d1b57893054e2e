//! Rulings: what is played where a rulebook leaves something open, as a numbered list of each game.

/// What is played where the rulebook leaves something open. Players, tests and comments cite it by
/// its number; the guide's page of the game lists all of them.
#[derive(Debug, PartialEq, Eq)]
pub struct Ruling {
    /// A letter of the game and a number, never reused for another question: `M3`.
    pub number: &'static str,
    /// The section of the rulebook that leaves it open; `Kontor` for a limit of this program.
    pub section: &'static str,
    /// What is open.
    pub question: &'static str,
    /// What is played.
    pub answer: &'static str,
    /// Why.
    pub reason: &'static str,
}

/// Defines the list `RULINGS` of a game.
///
/// ```
/// use kontor_rules::rulings;
///
/// rulings! {
///     X1 "Setup": "Who begins?"
///         plays "White."
///         because "The rulebook does not say it, and most sets do so.";
/// }
/// assert_eq!((RULINGS[0].number, RULINGS[0].section), ("X1", "Setup"));
/// ```
#[macro_export]
macro_rules! rulings {
    ($(
        $number:ident $section:literal: $question:literal
            plays $answer:literal
            because $reason:literal;
    )+) => {
        /// What is played where the rulebook leaves something open.
        pub const RULINGS: &[$crate::Ruling] = &[$($crate::Ruling {
            number: stringify!($number),
            section: $section,
            question: $question,
            answer: $answer,
            reason: $reason,
        }),+];
    };
}
