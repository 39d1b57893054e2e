//! Scores as data: what laps and majorities brought, and the final places. How they are found
//! stands in `scoring.rs`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::components::Gems;
use kontor_rules::Seat;

/// The only way in which a game comes to its end.
pub const THIRD_SCORING: &str = "third_scoring";

/// What a player's figure brought at a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = BasariLapScore)]
pub struct LapScore {
    /// Whose figure.
    pub seat: Seat,
    /// Its steps since it left its start marker.
    pub steps: u8,
    /// Points for a lap; 0 for who has not got round.
    pub points: u32,
}

/// What a player's gems of a colour brought at a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = BasariMajorityScore)]
pub struct MajorityScore {
    /// Whose gems.
    pub seat: Seat,
    /// Gems of this colour when the scoring began.
    #[schema(maximum = 25)]
    pub owned: u8,
    /// Points for the majority, shared by those who tie; 0 for who has fewer.
    pub points: u32,
    /// Gems given back to the supply.
    #[schema(maximum = 3)]
    pub returned: u8,
}

/// A player's final place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = BasariPlacing)]
pub struct Placing {
    /// Whose place.
    pub seat: Seat,
    /// Competition rank: after a shared first comes third.
    pub place: u8,
    /// Points at the end.
    pub points: u32,
    /// Gems at the end; among equal points more gems are better, then more valuable ones.
    pub gems: Gems,
}
