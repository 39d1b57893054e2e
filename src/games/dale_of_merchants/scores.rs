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

/// The seat that begins the rematch, one of the losers («Game setup»): the lowest seat of those with
/// the last place. No player is named where all share the first place.
pub fn rematch_begins(outcome: &Option<Outcome>) -> Option<u8> {
    let places = &outcome.as_ref()?.places;
    let last = places.iter().map(|standing| standing.place).max().filter(|place| *place > 1)?;
    places.iter().filter(|standing| standing.place == last).map(|standing| standing.seat.0).min()
}
