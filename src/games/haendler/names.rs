//! What goods and cards are called by people.

use serde::Serialize;
use utoipa::ToSchema;

/// What something is called on the cards and in the rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = HaendlerNames)]
pub struct Names {
    /// In German.
    #[schema(value_type = String)]
    pub german: &'static str,
    /// In English.
    #[schema(value_type = String)]
    pub english: &'static str,
    /// In French.
    #[schema(value_type = String)]
    pub french: &'static str,
}

/// Names in three languages.
pub const fn names(german: &'static str, english: &'static str, french: &'static str) -> Names {
    Names { german, english, french }
}
