//! Who wins: the stall that is finished first, or what stands there when the rounds have run out.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{components::byte, state::State};
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

/// The standings when a stall is finished: its owners are first, all others share the next place.
pub fn won(state: &State, stall: u8) -> Vec<Placing> {
    let is_winner = |seat: Seat| state.stall_of(seat) == stall;
    let winners = byte(Seat::all(state.seats()).filter(|seat| is_winner(*seat)).count());
    let placing = |seat| Placing {
        seat,
        place: if is_winner(seat) { 1 } else { winners + 1 },
        stacks: stacks(state, seat),
    };
    sorted(Seat::all(state.seats()).map(placing).collect())
}

/// The standings when the rounds have run out: by stacks built.
pub fn undecided(state: &State) -> Vec<Placing> {
    let better = |seat: Seat| {
        Seat::all(state.seats()).filter(|other| stacks(state, *other) > stacks(state, seat)).count()
    };
    let placing =
        |seat| Placing { seat, place: byte(better(seat) + 1), stacks: stacks(state, seat) };
    sorted(Seat::all(state.seats()).map(placing).collect())
}

fn stacks(state: &State, seat: Seat) -> u8 {
    byte(state.stacks_of(seat).len())
}

fn sorted(mut standings: Vec<Placing>) -> Vec<Placing> {
    standings.sort_by_key(|placing| (placing.place, placing.seat));
    standings
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
