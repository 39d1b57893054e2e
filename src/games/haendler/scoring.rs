//! «Game End»: the final standings.

use std::cmp::Reverse;

use super::{scores::Placing, state::State};
use kontor_rules::Seat;

/// The standings: debtors last, then by rank, then by money; who ties in all shares a place.
pub fn standings(state: &State) -> Vec<Placing> {
    let standing = |seat: Seat| {
        let player = &state.players[seat];
        (player.credits == 0, player.rank, *player.money.reveal())
    };
    let mut seats: Vec<Seat> = Seat::all(state.seats()).collect();
    seats.sort_by_key(|seat| (Reverse(standing(*seat)), *seat));
    let placing = |seat: &Seat| {
        let better = seats.iter().filter(|other| standing(**other) > standing(*seat)).count();
        let place = u8::try_from(better + 1).expect("a table has few seats");
        let player = &state.players[*seat];
        Placing {
            seat: *seat,
            place,
            rank: player.rank,
            money: *player.money.reveal(),
            credits: player.credits,
        }
    };
    seats.iter().map(placing).collect()
}
