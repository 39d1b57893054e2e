//! Scoring: laps, majorities, final standings.

use std::cmp::Reverse;

use super::{
    components::{Colour, LAP_POINTS, RETURNED_BY_EACH_LEADER, RETURNED_BY_SOLE_LEADER, byte},
    scores::{LapScore, MajorityScore, Placing},
    state::State,
};
use kontor_rules::Seat;

/// Whether the seat's figure has reached or passed its start marker («Die Wertung»).
pub fn has_lapped(state: &State, seat: Seat) -> bool {
    state.figure(seat).steps >= state.lap_steps()
}

/// The points for laps («Die Wertung»): everybody who got round gets all of them.
pub fn score_laps(state: &State) -> Vec<LapScore> {
    let score = |seat| {
        let points = if has_lapped(state, seat) { LAP_POINTS } else { 0 };
        LapScore { seat, steps: state.figure(seat).steps, points }
    };
    Seat::all(state.seats()).map(score).collect()
}

/// The points for the majority in a colour, and the gems given back («Die Wertung»).
///
/// A colour of which no player has a gem brings nothing.
pub fn score_majority(state: &State, colour: Colour) -> Vec<MajorityScore> {
    let owned = |seat: Seat| state.players[seat].gems.of(colour);
    let most = Seat::all(state.seats()).map(owned).max().filter(|most| *most > 0);
    let leaders = Seat::all(state.seats()).filter(|seat| Some(owned(*seat)) == most).count();
    let (points, returned) = match u32::try_from(leaders).expect("a table has few seats") {
        0 => (0, 0),
        1 => (colour.majority_points(), RETURNED_BY_SOLE_LEADER),
        several => (colour.majority_points() / several, RETURNED_BY_EACH_LEADER),
    };
    let score = |seat| {
        let owned = owned(seat);
        let (points, returned) =
            if Some(owned) == most { (points, returned.min(owned)) } else { (0, 0) };
        MajorityScore { seat, owned, points, returned }
    };
    Seat::all(state.seats()).map(score).collect()
}

/// The standings («Spielende»): by points, then by number of gems, then by their value; who ties in
/// all shares a place.
pub fn standings(state: &State) -> Vec<Placing> {
    let strength = |seat: Seat| (state.players[seat].points, state.players[seat].gems.rank());
    let mut seats: Vec<Seat> = Seat::all(state.seats()).collect();
    seats.sort_by_key(|seat| (Reverse(strength(*seat)), *seat));
    let place = |seat: Seat| {
        byte(seats.iter().filter(|other| strength(**other) > strength(seat)).count() + 1)
    };
    let placing = |seat| Placing {
        seat,
        place: place(seat),
        points: state.players[seat].points,
        gems: state.players[seat].gems,
    };
    seats.iter().map(|seat| placing(*seat)).collect()
}
