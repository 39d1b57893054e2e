//! «Phase 6»: upkeep.

use kontor_rules::{Seat, Table};

use super::super::{event::Event, game::Haendler};

/// Takes upkeep: all of it from who can pay, or else what the highest rank costs that the player
/// can pay.
pub fn take_upkeep(table: &mut Table<'_, Haendler>, seat: Seat) {
    let (state, money) = (table.state(), table.state().money(seat));
    let rank = state.players[seat].rank;
    let payable = (0..=rank)
        .rev()
        .find(|rank| state.map.upkeep(*rank) <= money)
        .expect("the lowest rank is free");
    let amount = state.map.upkeep(payable);
    table.emit(if payable == rank {
        Event::UpkeepPaid { seat, amount }
    } else {
        Event::UpkeepMissed { seat, money, rank: payable, amount }
    });
}
