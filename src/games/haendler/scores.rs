//! Scores as data: the final places. How they are found stands in `scoring.rs`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::Seat;

/// A player's final place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = HaendlerPlacing)]
pub struct Placing {
    /// Whose place.
    pub seat: Seat,
    /// Competition rank: after a shared first comes third.
    pub place: u8,
    /// Level on the status track, from 0.
    pub rank: u8,
    /// Money at the end; among equal ranks more is better.
    pub money: u32,
    /// Credits that were not repaid; who has any comes after all who have none.
    pub credits: u8,
}
