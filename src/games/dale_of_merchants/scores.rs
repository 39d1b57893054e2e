//! Scores as data: the final places, and the two ways to the end. How they are found stands in
//! `scoring.rs`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use kontor_rules::{Outcome, Seat, Standing};

/// A stall was finished.
pub const STALL_FINISHED: &str = "stall_finished";
/// The rounds of the option ran out.
pub const ROUND_LIMIT: &str = "round_limit";

/// A player's final place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = DaleOfMerchantsPlacing)]
pub struct Placing {
    /// Whose place.
    pub seat: Seat,
    /// Competition rank: after a shared first comes third.
    pub place: u8,
    /// Stacks in the player's stall. They rank only where the rounds have run out.
    pub stacks: u8,
}

/// The standings as every game reports them.
pub fn outcome(standings: &[Placing], undecided: bool) -> Outcome {
    let standing = |placing: &Placing| Standing {
        seat: placing.seat,
        place: placing.place,
        score: placing.stacks.into(),
    };
    let reason = if undecided { ROUND_LIMIT } else { STALL_FINISHED };
    Outcome { places: standings.iter().map(standing).collect(), reason }
}
