//! Scoring: proceeds of the warehouses, awards and prizes of the accounts, final standings.

use super::{
    components::{ACCOUNT_AWARDS, HIGHEST_SPACE, Ware, count, prize_of, table_of},
    scores::{AccountScore, Placing, ROUNDS_PLAYED, WarehouseScore},
    state::State,
};
use kontor_rules::{Outcome, PerSeat, Seat};

/// The proceeds of all warehouses («Scoring the First Round»).
pub fn score_warehouses(state: &State) -> Vec<WarehouseScore> {
    let values = PerSeat::from_fn(state.seats(), |seat| state.players[seat].warehouse_value());
    let proceeds = shares(&values, table_of(state.seats()).proceeds);
    let score = |(seat, value): (Seat, &u32)| WarehouseScore {
        seat,
        warehouse: state.shows_scored_cards().then(|| state.players[seat].warehouse.to_vec()),
        value: *value,
        proceeds: proceeds[seat],
    };
    values.iter().map(score).collect()
}

/// The new positions on an account with their awards and prizes («Scoring the First Round», «The
/// Second and Third Game Rounds»). A position at the bottom is ranked like any other; the neutral
/// card counts on no account.
pub fn score_account(state: &State, ware: Ware) -> Vec<AccountScore> {
    let cards = PerSeat::from_fn(state.seats(), |seat| count(state.players[seat].cards_of(ware)));
    let positions = PerSeat::from_fn(state.seats(), |seat| {
        u32::from((state.players[seat].accounts[ware.index()] + cards[seat]).min(HIGHEST_SPACE))
    });
    let awards = shares(&positions, &ACCOUNT_AWARDS);
    state
        .players
        .iter()
        .map(|(seat, _)| {
            let position = u8::try_from(positions[seat]).expect("an account has eight spaces");
            AccountScore {
                seat,
                cards: cards[seat],
                position,
                award: awards[seat],
                prize: prize_of(position),
            }
        })
        .collect()
}

/// Ranks figures, the highest first, and gives each seat what its place is due; places beyond the
/// table get nothing.
///
/// Seats that tie take up as many places as they are: what these are due is added and divided among
/// them, rounded down.
fn shares(figures: &PerSeat<u32>, table: &[u32]) -> PerSeat<u32> {
    PerSeat::from_fn(figures.seats(), |seat| {
        let better = figures.iter().filter(|(_, other)| **other > figures[seat]).count();
        let tied = figures.iter().filter(|(_, other)| **other == figures[seat]).count();
        let sum: u32 = table.iter().skip(better).take(tied).sum();
        sum / u32::try_from(tied).expect("a table has few seats")
    })
}

/// The standings by wealth; equal wealth shares a place («End of the Game»).
pub fn standings(state: &State) -> Vec<Placing> {
    let wealth = state.players.iter().map(|(seat, player)| (seat, i64::from(player.wealth)));
    Outcome::by_score(wealth, ROUNDS_PLAYED)
        .places
        .iter()
        .map(|standing| Placing {
            seat: standing.seat,
            place: standing.place,
            wealth: state.players[standing.seat].wealth,
        })
        .collect()
}
