//! How a module declares the limits that clients can reach.
//!
//! A limit is a constant in [`limits!`], beside the code that keeps it. Its name, text, type and
//! value stand there and nowhere else: `/v1/meta` and the contract are built from them.

use std::num::NonZeroU32;

/// A limit of the contract.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    /// The name of the constant. The contract has it in small letters.
    pub constant: &'static str,
    /// What it limits, line by line, with its unit.
    pub lines: &'static [&'static str],
    /// Whether the contract gives 64 bits to it, and not 32.
    pub is_long: bool,
    /// Its value.
    pub value: fn() -> u64,
}

impl Limit {
    /// Its name in the contract.
    pub fn name(&self) -> String {
        self.constant.to_ascii_lowercase()
    }

    /// What it limits, as one line.
    pub fn text(&self) -> String {
        self.lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ")
    }
}

/// The type of a limit.
pub trait Number {
    /// Whether the contract gives 64 bits to it, and not 32.
    const IS_LONG: bool;

    /// As the contract has it.
    fn number(self) -> u64;
}

macro_rules! numbers {
    ($($Type:ty, $is_long:literal, $number:expr;)+) => {$(
        impl Number for $Type {
            const IS_LONG: bool = $is_long;

            fn number(self) -> u64 {
                $number(self)
            }
        }
    )+};
}

numbers! {
    u16, false, u64::from;
    u32, false, u64::from;
    NonZeroU32, false, |number: NonZeroU32| number.get().into();
    u64, true, |number| number;
    usize, true, |number| number as u64;
}

/// Declares constants that are limits of the contract, and lists them as `LIMITS`:
///
/// ```
/// kontor_limits::limits! {
///     /// How many webhooks a player can have.
///     pub const WEBHOOKS_MAX: usize = 5;
/// }
///
/// assert_eq!(WEBHOOKS_MAX, 5);
/// assert_eq!(LIMITS[0].name(), "webhooks_max");
/// assert_eq!(LIMITS[0].text(), "How many webhooks a player can have.");
/// ```
///
/// The documentation is the text that clients read; reasons for engineers are plain comments. A
/// module whose limits `/v1/meta` shows in two places has two lists, each with a name:
/// `limits! { PAGE_LIMITS: … }`.
#[macro_export]
macro_rules! limits {
    ($LIST:ident: $($(#[doc = $line:literal])+ pub const $LIMIT:ident: $Type:ty = $value:expr;)+) => {
        $($(#[doc = $line])+ pub const $LIMIT: $Type = $value;)+

        /// Limits of this module, as `/v1/meta` lists them.
        pub const $LIST: &[$crate::Limit] = &[$($crate::Limit {
            constant: stringify!($LIMIT),
            lines: &[$($line),+],
            is_long: <$Type as $crate::Number>::IS_LONG,
            value: || $crate::Number::number($LIMIT),
        }),+];
    };
    ($($(#[doc = $line:literal])+ pub const $LIMIT:ident: $Type:ty = $value:expr;)+) => {
        $crate::limits! { LIMITS: $($(#[doc = $line])+ pub const $LIMIT: $Type = $value;)+ }
    };
}
