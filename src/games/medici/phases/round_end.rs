//! «End of the Game Round», «Scoring the First Round», «The Second and Third Game Rounds»: from a
//! turn to the next, from a round to the next, and to the end of the game.

use super::{
    super::{
        Medici,
        components::{ROUNDS, Ware, all_cards, table_of},
        event::{Event, RoundEndReason},
        scoring::{score_account, score_warehouses, standings},
    },
    turning_up,
};
use kontor_rules::{Seat, Table, shuffle};

/// A turn is over: the next begins, or the round ends.
///
/// A player with a full warehouse turns up no cards and is skipped. When only one player has room
/// left, this player is given cards from the deck, as far as it goes, and the round ends.
pub fn after_turn(table: &mut Table<'_, Medici>, turner: Seat) {
    let state = table.state();
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

/// Between rounds: deals the next one, or ends the game after the last.
pub fn go_on(table: &mut Table<'_, Medici>) {
    if table.state().round < ROUNDS {
        return begin_round(table);
    }
    let standings = standings(table.state());
    table.emit(Event::GameEnded { standings });
}

/// Shuffles all cards, deals the deck and decides who begins.
fn begin_round(table: &mut Table<'_, Medici>) {
    let round = table.state().round + 1;
    let mut deck = all_cards();
    shuffle(table.chance(), &mut deck);
    let left_out = deck.split_off(table_of(table.state().seats()).deck_size);
    table.emit(Event::RoundDealt { round, deck, left_out });
    choose_start_player(table);
}

/// The poorest begins; among several the lot decides. In the first round all are equally poor.
fn choose_start_player(table: &mut Table<'_, Medici>) {
    let players = &table.state().players;
    let least = players.iter().map(|(_, player)| player.wealth).min();
    let among: Vec<Seat> = players
        .iter()
        .filter(|(_, player)| Some(player.wealth) == least)
        .map(|(seat, _)| seat)
        .collect();
    let seat = match among.as_slice() {
        [poorest] => *poorest,
        tied => {
            tied[table.chance().below(u32::try_from(tied.len()).expect("a table has few seats"))
                as usize]
        }
    };
    table.emit(Event::StartPlayerChosen { seat, among });
}
