//! «Die 1. Phase» and «Die Wertung»: from a round to the next, by way of a scoring if a player got
//! round, and to the end of the game.

use kontor_rules::{Seat, Table};

use super::{
    super::{
        components::{Colour, SCORINGS},
        event::Event,
        game::Basari,
        scoring::{has_lapped, score_laps, score_majority, standings},
    },
    dice::roll,
    settling::moved,
};

/// A round begins: everybody rolls and moves. These dice score nothing.
pub fn begin_round(table: &mut Table<'_, Basari>) {
    let round = table.state().round + 1;
    table.emit(Event::RoundBegan { round });
    for seat in Seat::all(table.state().seats()) {
        let die = roll(table);
        let (arch, steps) = moved(table.state(), seat, die);
        table.emit(Event::FigureMoved { seat, die, arch, steps });
    }
}

/// If anybody got round there is a scoring, and the third one ends the game.
pub fn advance(table: &mut Table<'_, Basari>) {
    let state = table.state();
    if !Seat::all(state.seats()).any(|seat| has_lapped(state, seat)) {
        return begin_round(table);
    }
    score(table);
    if table.state().scorings < SCORINGS {
        move_start_markers(table);
        return begin_round(table);
    }
    let standings = standings(table.state());
    table.emit(Event::GameEnded { standings });
}

/// Scores the laps, then the majorities one after the other; no majority changes another.
fn score(table: &mut Table<'_, Basari>) {
    let state = table.state();
    let (scoring, scores) = (state.scorings + 1, score_laps(state));
    table.emit(Event::LapsScored { scoring, scores });
    for colour in Colour::ALL {
        let scores = score_majority(table.state(), colour);
        table.emit(Event::MajorityScored { colour, scores });
    }
}

/// All start markers go under their figures, also of those who had not got round.
fn move_start_markers(table: &mut Table<'_, Basari>) {
    let state = table.state();
    let arches = Seat::all(state.seats()).map(|seat| state.figure(seat).arch).collect();
    table.emit(Event::StartMarkersMoved { arches });
}
