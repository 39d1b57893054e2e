//! What can be chosen when a table is made: nothing, Medici has one way to play.
//!
//! An option gets its default here, so that tables of earlier releases are read. The patterns in
//! `mod.rs` name every option: there it is checked, and there it goes into the state.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Medici has no variants; the object is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = MediciOptions)]
pub struct Options {}
