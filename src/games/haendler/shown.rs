//! Choices as their seat is shown them: what many of them say is said once, so that a decision
//! stays short however many ways the wagons have. Templates and bots take the whole choices.

mod steps;

use std::collections::{BTreeMap, BTreeSet};

use kontor_rules::Seat;

use super::{
    choice::{Choice, MovePoints, RoadsAhead, Route, WagonMoves},
    deals::Pledge,
};
use steps::{Routes, Steps};

/// Moves of wagons whose routes have more bytes are shown by wagon.
const ROUTES_BYTES_MAX: usize = 4_000;
/// So are more routes than these, however short the names of their places are: what stands beside each
/// takes room as well. On the boards that can be named so many always have more bytes.
const ROUTES_MAX: usize = 110;
/// Names of places count as at least so long, for the same reason. No place has a shorter one on the
/// boards that can be named.
const NAME_BYTES_MIN: usize = 4;
/// The most bytes of the routes that stand beside all moves of a wagon, for clients that know no
/// others. There is always one.
const ROUTES_BESIDE_BYTES_MAX: isize = 400;

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
            if let (Some(moves), false) = (moves, own.is_empty()) {
                moves.places.clear();
                moves.wagons.clear();
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
            Choice::MoveWagon { wagon, tile, driver_points, routes, moves: _ } => {
                let by =
                    MovePoints { tile, driver_points, points: tile.unwrap_or(0) + driver_points };
                wagons.entry(wagon).or_default().push(Moves { by, routes });
            }
            other => shown.push(other),
        }
    }
    let routes: Vec<Routes<'_>> = wagons.values().map(|moves| routes_of(moves)).collect();
    let Steps { places, steps, wagons: parts } = Steps::of(&routes);
    let mut roads = Some(roads_ahead(wagons.values().flatten(), places, steps));
    let of_wagons = wagons.into_iter().zip(parts).map(|((wagon, moves), (first, ends))| {
        of_wagon(wagon, moves, WagonMoves { first, ends, roads: roads.take() })
    });
    shown.splice(first..first, of_wagons);
    shown
}

/// The routes of a wagon, each with the points for which the wagon goes it. For the same points the
/// routes are the same, by whichever tile.
fn routes_of(moves: &[Moves]) -> Routes<'_> {
    let all = moves.iter().flat_map(|moves| moves.routes.iter().map(|route| (moves.by, route)));
    all.map(|(by, route)| (by.points, route.places.as_slice())).collect()
}

/// The roads with what is said of the ends of these moves.
fn roads_ahead<'a>(
    moves: impl Iterator<Item = &'a Moves> + Clone,
    places: Vec<String>,
    steps: Vec<Vec<u16>>,
) -> RoadsAhead {
    let mut by: Vec<MovePoints> = Vec::new();
    for moves in moves.clone() {
        if !by.contains(&moves.by) {
            by.push(moves.by);
        }
    }
    let end = |route: &Route| route.places.last().expect("a way is a space long").clone();
    let routes = || moves.clone().flat_map(|moves| &moves.routes);
    let arrives_in: BTreeSet<String> = routes().filter(|route| route.arrives).map(end).collect();
    RoadsAhead {
        places,
        steps,
        by,
        arrives_in: arrives_in.into_iter().collect(),
        influence_card_at: routes().find(|route| route.influence_card).map(end),
    }
}

/// The first of the moves of a wagon, with some of its routes, beside all moves.
fn of_wagon(wagon: u8, moves: Vec<Moves>, all: WagonMoves) -> Choice {
    let Moves { by: MovePoints { tile, driver_points, points: _ }, mut routes } =
        moves.into_iter().next().expect("only wagons that can move are listed");
    let mut left = ROUTES_BESIDE_BYTES_MAX;
    let first = routes.iter().take_while(|route| {
        left -= isize::try_from(bytes(&route.places)).expect("a way is short");
        left >= 0
    });
    routes.truncate(first.count().max(1));
    Choice::MoveWagon { wagon, tile, driver_points, routes, moves: Some(all) }
}
