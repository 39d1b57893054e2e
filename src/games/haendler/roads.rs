//! «Phase 3»: the ways that a wagon or the courier can go.

use arrayvec::ArrayVec;

use super::{
    board::{Map, Place},
    components::MOVED_SPACES_MAX,
    state::{State, Wagon},
};

/// The places that a wagon enters in a move, to where it ends.
pub type Way = ArrayVec<Place, MOVED_SPACES_MAX>;

/// Where a wagon ends when it goes a number of spaces along one way or another: each list is the
/// places it enters.
///
/// A city ends the move; a city that holds a wagon cannot be entered. Where another wagon stands
/// the move ends one space before, and so on back along the way. A way that is not a space long is
/// none.
pub fn routes(state: &State, wagon: usize, points: u8) -> Vec<Way> {
    let Wagon { at, from, .. } = state.wagons[wagon];
    let mut ways = Vec::new();
    extend(state, wagon, points, from, &mut vec![at], &mut ways);
    for way in &mut ways {
        while way.last().is_some_and(|end| is_taken(state, wagon, *end)) {
            way.pop();
        }
    }
    ways.retain(|way| !way.is_empty());
    ways.sort();
    ways.dedup();
    ways
}

/// Follows every way from the last place of `walked`, whose first is where the wagon stands.
fn extend(
    state: &State,
    wagon: usize,
    points: u8,
    from: Option<Place>,
    walked: &mut Vec<Place>,
    ways: &mut Vec<Way>,
) {
    let here = *walked.last().expect("a way begins where the wagon stands");
    let has_arrived = walked.len() > 1 && state.map.is_city(here);
    if points == 0 || has_arrived {
        return ways.push(walked[1..].iter().copied().collect());
    }
    for next in state.map.neighbours(here).iter().filter(|next| Some(**next) != from) {
        if state.map.is_city(*next) && is_taken(state, wagon, *next) {
            ways.push(walked[1..].iter().copied().collect());
            continue;
        }
        walked.push(*next);
        extend(state, wagon, points - 1, Some(here), walked, ways);
        walked.pop();
    }
}

/// The ways ahead of a wagon, at most so many spaces long, that a pledge can name: the shortest
/// first. Other wagons do not count.
pub fn ways_ahead(state: &State, wagon: usize, spaces: u8) -> Vec<Vec<Place>> {
    let Wagon { at, from, .. } = state.wagons[wagon];
    let mut ways = Vec::new();
    look_ahead(state, spaces, from, &mut vec![at], &mut ways);
    ways.sort_by_key(Vec::len);
    ways
}

/// Follows every way from the last place of `walked`, whose first is where the wagon stands.
fn look_ahead(
    state: &State,
    spaces: u8,
    from: Option<Place>,
    walked: &mut Vec<Place>,
    ways: &mut Vec<Vec<Place>>,
) {
    let here = *walked.last().expect("a way begins where the wagon stands");
    let map = &state.map;
    let ends_here =
        state.pledged_routes_end_anywhere() || map.is_city(here) || map.neighbours(here).len() > 2;
    if ends_here && walked.len() > 1 {
        ways.push(walked[1..].to_vec());
    }
    if spaces == 0 || (map.is_city(here) && walked.len() > 1) {
        return;
    }
    let is_ahead = |next: &Place, walked: &[Place]| {
        Some(*next) != from && (state.pledged_routes_go_in_circles() || !walked.contains(next))
    };
    for next in map.neighbours(here) {
        if !is_ahead(next, walked) {
            continue;
        }
        walked.push(*next);
        look_ahead(state, spaces - 1, Some(here), walked, ways);
        walked.pop();
    }
}

/// Whether another wagon stands there.
fn is_taken(state: &State, wagon: usize, place: Place) -> bool {
    state.wagons.iter().enumerate().any(|(other, at)| other != wagon && at.at == place)
}

/// The spaces that the courier can reach in at most so many steps, never into a city. That it may
/// not step back within a move keeps it from nothing: what lies behind a step back is nearer.
pub fn courier_reach(map: &Map, at: Place, points: u8) -> Vec<Place> {
    let mut reached = vec![at];
    for _ in 0..points {
        let around = reached
            .iter()
            .flat_map(|place| map.neighbours(*place))
            .filter(|next| !map.is_city(**next));
        let further: Vec<Place> = around.copied().collect();
        reached.extend(further);
        reached.sort();
        reached.dedup();
    }
    reached.retain(|place| *place != at);
    reached
}
