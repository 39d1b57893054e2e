//! «Game End»: the final standings.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::state::State;
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
