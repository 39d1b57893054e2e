//! What can be chosen when a table is made: nothing, Medici has one way to play.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Medici has no variants; the object is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = MediciOptions)]
pub struct Options {}
