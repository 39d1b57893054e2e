//! The part of an account with what its player says and shows.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a player says and shows of themself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OwnProfile {
    /// What the player says of themself, at most 500 characters; null or left out for nothing. Line
    /// breaks are kept.
    #[serde(default)]
    #[schema(required = false, min_length = 1, max_length = 500, example = "I like long games.")]
    pub about: Option<String>,
    /// Whether others cannot list the games of this player, nor see how many there are; false by
    /// default. Ratings and the tables themselves stay public.
    #[serde(default)]
    #[schema(required = false, default = false)]
    pub hides_history: bool,
    /// Whether other users and bot accounts see in the profile when this player was last here, in
    /// steps of five minutes; false by default. Players whom this player has blocked do not see it,
    /// nor do guests.
    #[serde(default)]
    #[schema(required = false, default = false)]
    pub shows_presence: bool,
}

impl OwnProfile {
    pub(super) fn is_empty(&self) -> bool {
        *self == OwnProfile::default()
    }
}
