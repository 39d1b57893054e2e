//! «End of the Game Round», «Scoring the First Round»: from a turn to the next, or to the end of
//! the round and its scoring.

use kontor_rules::{Seat, Table};

use super::{
    super::{
        components::Ware,
        event::{Event, RoundEndReason},
        game::Medici,
        scoring::{score_account, score_warehouses},
        state::Phase,
    },
    turning_up,
};

/// The next turn begins, or the round ends.
///
/// A player with a full warehouse turns up no cards and is skipped. When only one player has room
/// left, this player is given cards from the deck, as far as it goes, and the round ends.
pub fn advance(table: &mut Table<'_, Medici>) {
    let state = table.state();
    let Phase::TurnOver { turner } = state.phase else { panic!("a turn is over") };
    let with_room = state.seats_with_room();
    let next = turner.clockwise_after(state.seats()).find(|seat| with_room.contains(seat));
    let deck_is_empty = state.deck.reveal().is_empty();
    match (next, with_room.as_slice()) {
        (Some(_), [last]) if !deck_is_empty => fill_warehouse(table, *last),
        (Some(next), [_, _, ..]) if !deck_is_empty => turning_up::turn_up(table, next),
        _ => end_round(table),
    }
}

/// The last player with room takes the top cards of the deck for nothing.
fn fill_warehouse(table: &mut Table<'_, Medici>, seat: Seat) {
    let state = table.state();
    let cards = state.deck.reveal().iter().take(state.players[seat].room()).copied().collect();
    table.emit(Event::WarehouseFilled { seat, cards });
}

/// Ends the round and scores it: the warehouses first, then one account after the other.
fn end_round(table: &mut Table<'_, Medici>) {
    let state = table.state();
    let round = state.round;
    let full = state.seats_with_room().is_empty();
    let reason = if full { RoundEndReason::WarehousesFull } else { RoundEndReason::DeckExhausted };
    table.emit(Event::RoundEnded { round, reason });
    let scores = score_warehouses(table.state());
    table.emit(Event::WarehousesScored { scores });
    for ware in Ware::ALL {
        let scores = score_account(table.state(), ware);
        table.emit(Event::AccountScored { ware, scores });
    }
}
