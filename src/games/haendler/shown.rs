//! Choices as their seat is shown them: what many of them say is said once, so that a decision
//! stays short however many ways the wagons have. Templates and bots take the whole choices.

use std::collections::{BTreeMap, BTreeSet};

use kontor_rules::Seat;

use super::{
    choice::{Beginnings, Choice, FurtherMoves, MovePoints, MovesAlike, PledgedMoves, Route},
    deals::Pledge,
};

/// Moves of wagons whose routes have more bytes are shown by wagon.
const ROUTES_BYTES_MAX: usize = 4_000;
/// So are more routes than these, however short the names of their places are: what stands beside each
/// takes room as well. On the boards that can be named so many always have more bytes.
const ROUTES_MAX: usize = 110;
/// Names of places count as at least so long, for the same reason. No place has a shorter one on the
/// boards that can be named.
const NAME_BYTES_MIN: usize = 4;
/// The most bytes of the ways of all wagons. Those of the boards that can be named have room.
const WAYS_BYTES_MAX: usize = 4_000;
/// The most bytes of the routes that can be pledged, in the same way.
const PLEDGED_BYTES_MAX: usize = 3_600;

/// The choices as they are shown.
pub fn shown(mut choices: Vec<Choice>) -> Vec<Choice> {
    share_pledges(&mut choices);
    let of_wagons = choices.iter().filter_map(|choice| match choice {
        Choice::MoveWagon { routes, .. } => Some(routes),
        _other => None,
    });
    let routes: Vec<usize> = of_wagons.flatten().map(|route| bytes(&route.places)).collect();
    match routes.len() <= ROUTES_MAX && routes.iter().sum::<usize>() <= ROUTES_BYTES_MAX {
        true => choices,
        false => by_wagon(choices),
    }
}

/// About so many bytes are places in JSON.
fn bytes(places: &[String]) -> usize {
    places.iter().map(|place| place.len().max(NAME_BYTES_MIN) + 3).sum::<usize>() + 3
}

/// The partners in whose choices lists of pledges stand.
type Listed = Vec<(Seat, Vec<Pledge>)>;

/// Leaves out of proposals of deals what an earlier one of them says already.
fn share_pledges(choices: &mut [Choice]) {
    let (mut own, mut asked) = (Listed::new(), Listed::new());
    let mut complete = None;
    for choice in choices {
        if let Choice::ProposeDeal {
            seat,
            pledges,
            asked_pledges,
            moves,
            pledges_like,
            asked_pledges_like,
            ..
        } = choice
        {
            match (moves, own.is_empty()) {
                (Some(moves), true) => {
                    thin(moves);
                    complete = moves.complete;
                }
                (Some(moves), false) => {
                    moves.routes.clear();
                    moves.complete = complete;
                }
                (None, _) => {}
            }
            *pledges_like = listed_before(&mut own, *seat, pledges);
            *asked_pledges_like = listed_before(&mut asked, *seat, asked_pledges);
        }
    }
}

/// In whose choice this list stands already, in place of the list; or else it stands here.
fn listed_before(listed: &mut Listed, seat: Seat, pledges: &mut Vec<Pledge>) -> Option<Seat> {
    let before = listed.iter().find(|(_, before)| before == pledges).map(|(partner, _)| *partner);
    match before {
        Some(_) => pledges.clear(),
        None => listed.push((seat, pledges.clone())),
    }
    before
}

/// Leaves so many of the routes as have room.
fn thin(moves: &mut PledgedMoves) {
    let all = std::mem::take(&mut moves.routes);
    let count = all.len();
    moves.routes = spread_within(all, |route| &route.places, PLEDGED_BYTES_MAX);
    moves.complete = (moves.routes.len() < count).then_some(false);
}

/// As many ways of a list as have room: one to each place where some end, as far as these have room,
/// and others, evenly spread.
fn spread_within<T>(list: Vec<T>, places: impl Fn(&T) -> &Vec<String>, most: usize) -> Vec<T> {
    let all: usize = list.iter().map(|way| bytes(places(way))).sum();
    if all <= most {
        return list;
    }
    let mut shortest_first: Vec<usize> = (0..list.len()).collect();
    shortest_first.sort_by_key(|at| bytes(places(&list[*at])));
    let (mut ends, mut left, mut kept) = (BTreeSet::new(), most, vec![false; list.len()]);
    for at in shortest_first {
        let way = places(&list[at]);
        if bytes(way) <= left && ends.insert(way.last()) {
            left -= bytes(way);
            kept[at] = true;
        }
    }
    let others: Vec<usize> = (0..list.len()).filter(|at| !kept[*at]).collect();
    let bytes_of_others: usize = others.iter().map(|at| bytes(places(&list[*at]))).sum();
    let more = others.len() * left / bytes_of_others.max(1);
    for (at, other) in others.iter().enumerate() {
        kept[*other] = at * more / others.len() < (at + 1) * more / others.len();
    }
    list.into_iter().zip(kept).filter(|(_, is_kept)| *is_kept).map(|(way, _)| way).collect()
}

/// The moves of one wagon by one tile and some points.
struct Moves {
    by: MovePoints,
    routes: Vec<Route>,
}

/// All moves of each wagon in one choice, in the place of the first.
fn by_wagon(choices: Vec<Choice>) -> Vec<Choice> {
    let is_move = |choice: &Choice| matches!(choice, Choice::MoveWagon { .. });
    let first = choices.iter().position(is_move).expect("a wagon can move");
    let mut wagons: BTreeMap<u8, Vec<Moves>> = BTreeMap::new();
    let mut shown = Vec::new();
    for choice in choices {
        match choice {
            Choice::MoveWagon { wagon, tile, driver_points, routes, further: _ } => {
                let by = MovePoints { tile, driver_points };
                wagons.entry(wagon).or_default().push(Moves { by, routes });
            }
            other => shown.push(other),
        }
    }
    let longest: Vec<Vec<Vec<String>>> = wagons.values().map(|moves| longest(moves)).collect();
    let all: usize = longest.iter().flatten().map(|way| bytes(way)).sum();
    let most = if all <= WAYS_BYTES_MAX { all } else { WAYS_BYTES_MAX / longest.len() };
    let of_wagons = wagons.into_iter().zip(longest).map(|((wagon, moves), longest)| {
        let count = longest.len();
        let ways = spread_within(longest, |way| way, most);
        let is_whole = ways.len() == count;
        of_wagon(wagon, moves, ways, is_whole)
    });
    shown.splice(first..first, of_wagons);
    shown
}

/// The routes of these moves that are no beginnings of others.
fn longest(moves: &[Moves]) -> Vec<Vec<String>> {
    let routes = moves.iter().flat_map(|moves| &moves.routes);
    let all: BTreeSet<&Vec<String>> = routes.map(|route| &route.places).collect();
    // So each route stands right before those that it begins.
    let mut ways: Vec<Vec<String>> = Vec::new();
    for route in all {
        match ways.last_mut() {
            Some(before) if route.starts_with(before) => before.clone_from(route),
            _ => ways.push(route.clone()),
        }
    }
    ways
}

/// The first of the moves of a wagon, with the others as further ones.
fn of_wagon(wagon: u8, moves: Vec<Moves>, ways: Vec<Vec<String>>, is_whole: bool) -> Choice {
    let routes = || moves.iter().flat_map(|moves| &moves.routes);
    let end = |route: &Route| route.places.last().expect("a way is a space long").clone();
    let arrives_in: BTreeSet<String> = routes().filter(|route| route.arrives).map(end).collect();
    let influence_card_at = routes().find(|route| route.influence_card).map(end);
    let mut alike: Vec<MovesAlike> = Vec::new();
    for Moves { by, routes } in &moves[1..] {
        let routes = beginnings(routes, &ways);
        match alike.iter_mut().find(|alike| alike.routes == routes) {
            Some(alike) => alike.by.push(*by),
            None if routes.is_empty() => {}
            None => alike.push(MovesAlike { by: vec![*by], routes }),
        }
    }
    let Moves { by: MovePoints { tile, driver_points }, routes } =
        moves.into_iter().next().expect("only wagons that can move are listed");
    let (listed, others): (Vec<Route>, Vec<Route>) =
        routes.into_iter().partition(|route| way_of(route, &ways).is_some());
    // The first route stands for all where none is the beginning of a way that has room.
    let instead = if listed.is_empty() { 1 } else { 0 };
    let routes = listed.into_iter().chain(others.into_iter().take(instead)).collect();
    let further = FurtherMoves {
        ways,
        moves: alike,
        arrives_in: arrives_in.into_iter().collect(),
        influence_card_at,
        complete: is_whole,
    };
    Choice::MoveWagon { wagon, tile, driver_points, routes, further: Some(further) }
}

/// The way that a route begins.
fn way_of(route: &Route, ways: &[Vec<String>]) -> Option<usize> {
    ways.iter().position(|way| way.starts_with(&route.places))
}

/// These routes as beginnings of ways, but for those whose ways have no room.
fn beginnings(routes: &[Route], ways: &[Vec<String>]) -> Vec<Beginnings> {
    let mut by_length: BTreeMap<usize, Vec<u16>> = BTreeMap::new();
    for route in routes {
        if let Some(way) = way_of(route, ways) {
            let way = u16::try_from(way).expect("few ways have room");
            by_length.entry(route.places.len()).or_default().push(way);
        }
    }
    let of_length = |(places, ways): (usize, Vec<u16>)| Beginnings {
        places: u8::try_from(places).expect("moves are short"),
        ways,
    };
    by_length.into_iter().map(of_length).collect()
}
