//! Choices as they are shown: short, and with everything that can be played.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    super::{
        Haendler,
        board::{Board, Road, ids, reconstructed},
        cards::Ability,
        choice::{Choice, Ends, PledgedMoves, RoadsAhead, Route, WagonMoves},
        deals::{Obligation, Pledge},
        inspection::inspect,
        options::{BoardOption, Options},
        shown::shown,
        step::Step,
    },
    scene::{A, B, C, HaendlerScene, Scene, given, given_with},
};
use kontor_rules::{Rules, Seat};

/// The most bytes of what is shown of the moves of wagons, and of deals with three players.
pub(super) const MOVES_BYTES_MAX: usize = 9_000;
pub(super) const DEALS_BYTES_MAX: usize = 9_000;

/// A move of a wagon: wagon, tile, driver points, route.
type Move = (u8, Option<u8>, u8, Vec<String>);

/// A moves with all tiles and both drivers, and the wagons stand where many roads begin.
fn many_moves(board: BoardOption) -> Scene {
    let options = Options { board, negotiation: true, ..Options::default() };
    given_with(&options, 4)
        .wagon(1, "paris_junction", "paris_2")
        .wagon(2, "koeln_junction", "koeln_2")
        .wagon(3, "genua_junction", "genua_2")
        .ability(A, Ability::Driver)
        .ability(A, Ability::GreatDriver)
        .at(Step::Moving { seat: A })
}

/// The choices of a decision of A: the one that the game waits for, or that about deals.
pub(super) fn choices(scene: &Scene, optional: bool) -> Vec<Choice> {
    let dues = &Haendler::due(scene.state())[A];
    let due = dues.iter().find(|due| due.optional == optional).expect("A is asked");
    Haendler::choices(scene.state(), A, due)
}

/// All moves that choices name, each of them once.
pub(super) fn moves(choices: &[Choice]) -> BTreeSet<Move> {
    let roads = roads(choices);
    let named: Vec<Move> = choices.iter().flat_map(|choice| moves_of(choice, roads)).collect();
    let all: BTreeSet<Move> = named.iter().cloned().collect();
    assert_eq!(all.len(), named.len(), "a move is named twice");
    all
}

fn moves_of(choice: &Choice, roads: Option<&RoadsAhead>) -> Vec<Move> {
    let Choice::MoveWagon { wagon, tile, driver_points, routes, moves } = choice else {
        return Vec::new();
    };
    let Some(moves) = moves else {
        let places = |route: &Route| (*wagon, *tile, *driver_points, route.places.clone());
        return routes.iter().map(places).collect();
    };
    let roads = roads.expect("they stand in the first choice");
    let mut all = Vec::new();
    for by in &roads.by {
        for first in &moves.first {
            let mut routes = Vec::new();
            go_on(moves, roads, *first, by.points - 1, &[], &mut routes);
            all.extend(routes.into_iter().map(|route| (*wagon, by.tile, by.driver_points, route)));
        }
    }
    all
}

/// As the guide does it: from step to step, with so many points left at this one.
fn go_on(
    moves: &WagonMoves,
    roads: &RoadsAhead,
    step: u16,
    left: u8,
    before: &[String],
    routes: &mut Vec<Vec<String>>,
) {
    let (place, next) = roads.steps[usize::from(step)].split_first().unwrap();
    let route = [before, &[roads.places[usize::from(*place)].clone()]].concat();
    let is_listed = |ends: &&Ends| ends.steps.contains(&step);
    let ends_here = match moves.ends.iter().find(is_listed) {
        Some(ends) => ends.left.contains(&left),
        None => left == 0 || next.is_empty(),
    };
    if left > 0 {
        next.iter().for_each(|next| go_on(moves, roads, *next, left - 1, &route, routes));
    }
    if ends_here {
        routes.push(route);
    }
}

/// The roads ahead, which stand in the first choice of a wagon alone.
fn roads(choices: &[Choice]) -> Option<&RoadsAhead> {
    fn of(choice: &Choice) -> Option<&WagonMoves> {
        match choice {
            Choice::MoveWagon { moves, .. } => moves.as_ref(),
            _other => None,
        }
    }
    let mut of_wagons = choices.iter().filter_map(of);
    let first = of_wagons.next()?.roads.as_ref();
    assert!(of_wagons.all(|moves| moves.roads.is_none()), "the roads stand in one choice");
    first
}

/// How many choices say the moves of a wagon by steps.
pub(super) fn wagons(choices: &[Choice]) -> usize {
    let is_one = |choice: &&Choice| matches!(choice, Choice::MoveWagon { moves: Some(_), .. });
    choices.iter().filter(is_one).count()
}

pub(super) fn bytes(choices: &[Choice]) -> usize {
    serde_json::to_vec(choices).unwrap().len()
}

/// The short board with two more roads: a wagon can go 163 ways in a move.
fn crossed() -> Board {
    let mut board = reconstructed(true);
    for [from, to] in [["paris", "wien"], ["koeln", "genf"]] {
        let junction = |city: &str| format!("{city}_junction");
        board.roads.push(Road { from: junction(from), to: junction(to) });
    }
    inspect(&board).unwrap();
    board
}

/// «Phase 3», ruling H24: what is shown names every move by every tile, also where another wagon
/// blocks the way, and nothing else.
#[test]
fn every_move_can_be_made_from_what_is_shown() {
    for board in [BoardOption::Reconstructed {}, BoardOption::ReconstructedShort {}] {
        let whole = choices(&many_moves(board), false);
        let short = shown(whole.clone());
        assert_eq!(moves(&short), moves(&whole));
        assert!(bytes(&short) < MOVES_BYTES_MAX, "{} of {}", bytes(&short), bytes(&whole));
        assert_eq!(wagons(&short), 3);
    }
}

/// Where a move ends in a city, and where the courier stands, is said beside the roads.
#[test]
fn the_roads_tell_where_moves_arrive_and_earn_a_card() {
    let scene = many_moves(BoardOption::ReconstructedShort {}).courier("koeln_2");
    let short = shown(choices(&scene, false));
    let roads = roads(&short).unwrap();
    assert!(roads.arrives_in.contains(&"bruegge".to_owned()), "{:?}", roads.arrives_in);
    assert_eq!(roads.influence_card_at.as_deref(), Some("koeln_2"));
}

/// Clients that know no steps still find routes of each wagon.
#[test]
fn some_routes_of_each_wagon_stand_beside_the_steps() {
    let whole = choices(&many_moves(BoardOption::Own { layout: Box::new(crossed()) }), false);
    let short = shown(whole.clone());
    assert_eq!(wagons(&short), 3);
    for choice in &short {
        let Choice::MoveWagon { wagon, tile, driver_points, routes, moves: _ } = choice else {
            continue;
        };
        let is_offered = |of: &Choice| {
            matches!(of, Choice::MoveWagon { wagon: w, tile: t, driver_points: p, routes: all, .. }
                if (w, t, p) == (wagon, tile, driver_points)
                    && routes.iter().all(|route| all.contains(route)))
        };
        assert!(!routes.is_empty() && whole.iter().any(is_offered), "{choice:?}");
    }
}

/// «Negotiation Variant», ruling H59: a pledge leaves a part of the moves, and these alone are
/// shown.
#[test]
fn moves_that_keep_a_pledge_are_shown() {
    let route = ["paris_junction", "wien_junction", "koeln_junction"].map(str::to_owned).to_vec();
    let board = BoardOption::Own { layout: Box::new(crossed()) };
    let scene = many_moves(board)
        .wagon(1, "paris_2", "paris_1")
        .with(|state| state.players[A].tiles = vec![2, 3, 4]);
    let free = moves(&choices(&scene, false));
    let pledged = Obligation {
        deal: 1,
        seat: A,
        to: B,
        pledge: Pledge::MoveWagon { wagon: 1, route },
        waits: false,
        round: 2,
    };
    let scene = scene.with(|state| state.negotiation.obligations.push(pledged));
    let whole = choices(&scene, false);
    let short = shown(whole.clone());
    assert_eq!(moves(&short), moves(&whole));
    assert!(moves(&whole).len() < free.len() && moves(&whole).is_subset(&free));
    assert!(bytes(&short) < MOVES_BYTES_MAX, "{} of {}", bytes(&short), bytes(&whole));
}

/// The board with two more roads, on which each place is called by one letter, and how.
fn lettered() -> (Board, BTreeMap<String, String>) {
    let board = crossed();
    let letters = ('a'..='z').chain('A'..='Z').map(String::from);
    let names: BTreeMap<String, String> = ids(&board).map(str::to_owned).zip(letters).collect();
    let board = renamed(board, |id| names[id].clone());
    inspect(&board).unwrap();
    (board, names)
}

/// The board with other names of its places.
pub(super) fn renamed(mut board: Board, name: impl Fn(&str) -> String) -> Board {
    let rename = |id: &mut String| *id = name(id.as_str());
    for city in &mut board.cities {
        rename(&mut city.id);
        rename(&mut city.courier_start);
    }
    for road in &mut board.roads {
        rename(&mut road.from);
        rename(&mut road.to);
    }
    board.spaces.iter_mut().chain(&mut board.wagon_starts).for_each(rename);
    rename(&mut board.courier_city);
    board
}

/// Where names take little room, what stands beside them counts.
#[test]
fn moves_are_short_though_the_names_of_places_are() {
    let (board, names) = lettered();
    let at = |name: &str| names[name].as_str();
    for (tiles, drivers) in [(1..=3, true), (1..=4, false)] {
        let board = BoardOption::Own { layout: Box::new(board.clone()) };
        let scene = given_with(&Options { board, ..Options::default() }, 4)
            .wagon(1, at("paris_junction"), at("paris_2"))
            .wagon(2, at("koeln_junction"), at("koeln_2"))
            .wagon(3, at("genua_junction"), at("genua_2"))
            .with(|state| state.players[A].tiles = tiles.clone().collect());
        let scene = if drivers { scene.ability(A, Ability::Driver) } else { scene };
        let whole = choices(&scene.at(Step::Moving { seat: A }), false);
        assert!(bytes(&whole) > MOVES_BYTES_MAX);
        let short = shown(whole.clone());
        assert!(bytes(&short) < MOVES_BYTES_MAX, "{} of {}", bytes(&short), bytes(&whole));
        assert_eq!(moves(&short), moves(&whole));
    }
}

#[test]
fn few_moves_stay_in_choices_of_their_own() {
    let scene =
        given(2).with(|state| state.players[A].tiles = vec![1]).at(Step::Moving { seat: A });
    let whole = choices(&scene, false);
    assert_eq!(moves(&whole).len(), 3, "each wagon can go out of its city");
    assert_eq!(shown(whole.clone()), whole);
}

/// «Negotiation Variant»: with each partner the same pledges can be named as in the whole choices.
#[test]
fn every_pledge_can_be_named_from_what_is_shown() {
    let scene = many_moves(BoardOption::ReconstructedShort {})
        .ability(A, Ability::Office)
        .ability(C, Ability::LargeOffice);
    let whole = choices(&scene, true);
    let short = shown(whole.clone());
    assert_eq!(pledges(&short), pledges(&whole));
    assert!(bytes(&short) < DEALS_BYTES_MAX, "{} of {}", bytes(&short), bytes(&whole));
    assert!(bytes(&short) * 2 < bytes(&whole));
    let (shown, all) = (pledged_moves(&short), pledged_moves(&whole));
    assert_eq!(shown[0], all[0]);
    assert!(all[1..].iter().all(|moves| moves.wagons == all[0].wagons));
    assert!(shown[1..].iter().all(|moves| moves.wagons.is_empty() && moves.places.is_empty()));
}

/// What a proposal names: to whom, what either side can give, and who can pledge a move.
type Pledges = (Seat, Vec<Pledge>, Vec<Pledge>, Vec<Seat>);

/// The pledges that proposals name.
fn pledges(choices: &[Choice]) -> Vec<Pledges> {
    let mut all: Vec<Pledges> = Vec::new();
    for choice in choices {
        let Choice::ProposeDeal {
            seat,
            pledges,
            asked_pledges,
            moves,
            pledges_like,
            asked_pledges_like,
            ..
        } = choice
        else {
            continue;
        };
        let of = |partner: &Option<Seat>| all.iter().find(|(seat, ..)| Some(*seat) == *partner);
        let own = of(pledges_like).map_or(pledges, |(_, pledges, ..)| pledges).clone();
        let asked = of(asked_pledges_like).map_or(asked_pledges, |(_, _, asked, _)| asked).clone();
        all.push((*seat, own, asked, moves.as_ref().unwrap().by.clone()));
    }
    all
}

/// The routes that can be pledged stand in the first proposal alone.
pub(super) fn pledged_moves(choices: &[Choice]) -> Vec<PledgedMoves> {
    let moves = |choice: &Choice| match choice {
        Choice::ProposeDeal { moves, .. } => moves.clone(),
        _other => None,
    };
    choices.iter().filter_map(moves).collect()
}
