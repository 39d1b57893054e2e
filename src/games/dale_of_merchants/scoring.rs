//! Who wins: the stall that is finished first, or what stands there when the rounds have run out.

use super::{components::byte, scores::Placing, state::State};
use kontor_rules::Seat;

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
