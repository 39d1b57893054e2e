//! What may be answered to a choice, said once: [`answers!`](crate::answers) makes the template of
//! each choice, and the action with values of the template, from one list. A field of the template
//! has the name of the action's field, so the compiler checks that no field is missing or extra.
//!
//! The phases of a game offer choices and not templates, because choices are published with decisions
//! and say more than what can be sent: names of cards, prices, where a route ends.

use std::vec;

use super::{FieldValue, Seat};

/// What a field of an action can hold.
pub trait ActionField: Sized {
    /// What this value of a template says. The value is one of its domain.
    fn of(value: FieldValue) -> Self;

    /// The same for the next of the values.
    fn next(values: &mut vec::IntoIter<FieldValue>) -> Self {
        Self::of(values.next().expect("a template has a value for each field"))
    }
}

impl ActionField for u32 {
    fn of(value: FieldValue) -> Self {
        u32::try_from(value.int()).expect("the template names what fits the field")
    }
}

impl ActionField for u8 {
    fn of(value: FieldValue) -> Self {
        u8::try_from(value.int()).expect("the template names what fits the field")
    }
}

impl ActionField for Seat {
    fn of(value: FieldValue) -> Self {
        Seat(u8::of(value))
    }
}

impl ActionField for bool {
    fn of(value: FieldValue) -> Self {
        value.flag()
    }
}

impl ActionField for String {
    fn of(value: FieldValue) -> Self {
        value.into_text().into_owned()
    }
}

impl<T: ActionField> ActionField for Option<T> {
    fn of(value: FieldValue) -> Self {
        (value != FieldValue::Null).then(|| T::of(value))
    }
}

impl<T: ActionField> ActionField for Vec<T> {
    fn of(value: FieldValue) -> Self {
        value.into_items().into_iter().map(T::of).collect()
    }
}

/// Defines `template` and `answer` of the enums `Choice` and `Action` of a game: for each choice the
/// fields of its action, with their domains. The fields of the choice that the domains need are named
/// in front. `#[without_first(…)]` says when [`Template::without_first`](crate::Template) is set.
///
/// ```
/// use kontor_rules::{Domain, answers, tagged};
///
/// tagged! {
///     #[derive(Debug, PartialEq, serde::Serialize)]
///     #[serde(tag = "type")]
///     pub enum Action {
///         /// Bid.
///         Bid = "chess.bid" { amount: u32 }
///         /// Do not bid.
///         Pass = "chess.pass" {}
///     }
/// }
/// tagged! {
///     #[derive(serde::Serialize)]
///     #[serde(tag = "type")]
///     pub enum Choice answered by Action {
///         /// Bid.
///         Bid = "chess.bid" { most: u32 }
///         /// Do not bid.
///         Pass = "chess.pass" {}
///     }
/// }
/// answers! {
///     Bid { most } => { amount: Domain::Range { min: 1, max: i64::from(*most), step: 1 } }
///     Pass {} => {}
/// }
/// let bid = Choice::Bid { most: 3 };
/// assert_eq!(template(&bid).count(), 3);
/// assert_eq!(answer(&bid, template(&bid).nth(1)), Action::Bid { amount: 2 });
/// assert_eq!(answer(&Choice::Pass {}, Vec::new()), Action::Pass {});
/// ```
#[macro_export]
macro_rules! answers {
    ($(
        $(#[without_first($without_first:expr)])?
        $Variant:ident { $($bound:ident),* } => { $($field:ident: $domain:expr),* $(,)? }
    )+) => {
        /// The actions that a choice stands for.
        pub fn template(choice: &Choice) -> $crate::Template {
            match choice {
                $(Choice::$Variant { $($bound,)* .. } => $crate::Template {
                    fields: ::std::vec![
                        $($crate::Field { name: stringify!($field), domain: $domain }),*
                    ],
                    $(without_first: $without_first,)?
                    ..$crate::Template::new($crate::Tagged::tag(choice))
                },)+
            }
        }

        /// The action that a choice makes with these values of its template's fields.
        pub fn answer(choice: &Choice, values: Vec<$crate::FieldValue>) -> Action {
            let mut values = values.into_iter();
            match choice {
                $(Choice::$Variant { .. } => Action::$Variant {
                    $($field: $crate::ActionField::next(&mut values)),*
                },)+
            }
        }
    };
}
