//! Tags: the names by which the contract and the logs call the variants of an enum, `medici.bid`.
//!
//! [`tagged!`](crate::tagged) defines the actions and the choices of a game. Each tag is written
//! once for the action and once for the choice, and the compiler checks that the two are equal.

/// An enum whose variants have tags.
pub trait Tagged {
    /// The tags of all variants, in the order of the variants.
    const TAGS: &'static [&'static str];

    /// The tag of this value.
    fn tag(&self) -> &'static str;
}

/// Whether two lists hold the same tags in the same order. `==` of strings is not available in
/// constants, so bytes are compared.
pub const fn same_tags(left: &[&str], right: &[&str]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut at = 0;
    while at < left.len() {
        if !same_bytes(left[at].as_bytes(), right[at].as_bytes()) {
            return false;
        }
        at += 1;
    }
    true
}

const fn same_bytes(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut at = 0;
    while at < left.len() {
        if left[at] != right[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// Defines an enum with the tag of each variant beside its name, and implements [`Tagged`] for it.
///
/// `pub enum Choice answered by Action` also makes the compiler check that both enums have the same
/// tags: each choice is answered by the action that has its tag.
///
/// ```
/// use kontor_rules::{Tagged, tagged};
///
/// tagged! {
///     /// What a player decides.
///     #[derive(serde::Serialize)]
///     #[serde(tag = "type")]
///     pub enum Action {
///         /// Bid for the lot.
///         Bid = "chess.bid" {
///             /// How much.
///             amount: u32,
///         }
///         /// Do not bid.
///         Pass = "chess.pass" {}
///     }
/// }
/// assert_eq!(Action::TAGS, ["chess.bid", "chess.pass"]);
/// assert_eq!(Action::Pass {}.tag(), "chess.pass");
/// ```
#[macro_export]
macro_rules! tagged {
    (
        $(#[$meta:meta])*
        pub enum $Name:ident $(answered by $Action:ident)? {
            $( $(#[$variant_meta:meta])+ $Variant:ident = $tag:tt { $($fields:tt)* } )+
        }
    ) => {
        $(#[$meta])*
        pub enum $Name {
            $( $(#[$variant_meta])+ #[serde(rename = $tag)] $Variant { $($fields)* }, )+
        }

        impl $crate::Tagged for $Name {
            const TAGS: &'static [&'static str] = &[$($tag),+];

            fn tag(&self) -> &'static str {
                match self {
                    $( $Name::$Variant { .. } => $tag, )+
                }
            }
        }

        $(
            const _: () = assert!(
                $crate::same_tags(
                    <$Name as $crate::Tagged>::TAGS,
                    <$Action as $crate::Tagged>::TAGS,
                ),
                "choices and actions have the same tags in the same order"
            );
        )?
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_tags_are_compared_by_length_order_and_text() {
        assert!(same_tags(&["a.b", "a.c"], &["a.b", "a.c"]));
        assert!(!same_tags(&["a.b", "a.c"], &["a.c", "a.b"]));
        assert!(!same_tags(&["a.b"], &["a.b", "a.c"]));
        assert!(!same_tags(&["a.b"], &["a.bc"]));
        assert!(!same_tags(&["a.b"], &["a.d"]));
    }
}
