//! «The Second and Third Game Rounds», «End of the Game»: from a round to the next, and to the end
//! of the game.

use kontor_rules::{Seat, Table, shuffle};

use super::super::{
    components::{ROUNDS, all_cards, table_of},
    event::Event,
    game::Medici,
    scoring::standings,
};

/// Deals the next round, or ends the game after the last.
pub fn advance(table: &mut Table<'_, Medici>) {
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
