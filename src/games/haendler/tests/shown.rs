//! Choices as they are shown: short, and with everything that can be played.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    super::{
        Haendler,
        board::{Board, Road, ids, reconstructed},
        cards::Ability,
        choice::{Choice, FurtherMoves, PledgedMoves},
        deals::Pledge,
        inspection::inspect,
        options::{BoardOption, Options},
        shown::shown,
        step::Step,
    },
    scene::{A, C, HaendlerScene, Scene, given, given_with},
};
use kontor_rules::{Rules, Seat};

/// The most bytes of what is shown of the moves of wagons, and of deals with three players.
const MOVES_BYTES_MAX: usize = 9_000;
const DEALS_BYTES_MAX: usize = 9_000;

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
fn choices(scene: &Scene, optional: bool) -> Vec<Choice> {
    let dues = &Haendler::due(scene.state())[A];
    let due = dues.iter().find(|due| due.optional == optional).expect("A is asked");
    Haendler::choices(scene.state(), A, due)
}

/// All moves that choices name, each of them once.
fn moves(choices: &[Choice]) -> BTreeSet<Move> {
    let named: Vec<Move> = choices.iter().flat_map(moves_of).collect();
    let all: BTreeSet<Move> = named.iter().cloned().collect();
    assert_eq!(all.len(), named.len(), "a move is named twice");
    all
}

fn moves_of(choice: &Choice) -> Vec<Move> {
    let Choice::MoveWagon { wagon, tile, driver_points, routes, further } = choice else {
        return Vec::new();
    };
    let mut all: Vec<Move> =
        routes.iter().map(|route| (*wagon, *tile, *driver_points, route.places.clone())).collect();
    for alike in further.iter().flat_map(|further| &further.moves) {
        let ways = &further.as_ref().unwrap().ways;
        for by in &alike.by {
            for beginnings in &alike.routes {
                let route =
                    |way: &u16| ways[usize::from(*way)][..usize::from(beginnings.places)].to_vec();
                let of_way = |way: &u16| (*wagon, by.tile, by.driver_points, route(way));
                all.extend(beginnings.ways.iter().map(of_way));
            }
        }
    }
    all
}

fn further(choices: &[Choice]) -> Vec<&FurtherMoves> {
    fn of(choice: &Choice) -> Option<&FurtherMoves> {
        match choice {
            Choice::MoveWagon { further, .. } => further.as_ref(),
            _other => None,
        }
    }
    choices.iter().filter_map(of).collect()
}

fn bytes(choices: &[Choice]) -> usize {
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
        assert_eq!(further(&short).len(), 3);
        assert!(further(&short).iter().all(|further| further.complete));
    }
}

/// Where a move ends in a city, and where the courier stands, is said beside the ways.
#[test]
fn further_moves_tell_where_they_arrive_and_earn_a_card() {
    let scene = many_moves(BoardOption::ReconstructedShort {}).courier("koeln_2");
    let short = shown(choices(&scene, false));
    let of_paris = further(&short)[0];
    assert!(of_paris.arrives_in.contains(&"bruegge".to_owned()), "{:?}", of_paris.arrives_in);
    assert_eq!(of_paris.influence_card_at.as_deref(), Some("koeln_2"));
}

/// On an own board with so many ways that they have no room, some of each wagon are shown, for each
/// tile and all driver points, and it is said that these are not all.
#[test]
fn of_very_many_ways_some_of_each_kind_are_shown() {
    let board = BoardOption::Own { layout: Box::new(crossed()) };
    let whole = choices(&many_moves(board), false);
    let short = shown(whole.clone());
    assert!(bytes(&short) < MOVES_BYTES_MAX, "{} of {}", bytes(&short), bytes(&whole));
    let (all, some) = (moves(&whole), moves(&short));
    assert!(some.is_subset(&all) && some.len() < all.len());
    let kinds = |moves: &BTreeSet<Move>| -> BTreeSet<(u8, Option<u8>, u8)> {
        moves.iter().map(|(wagon, tile, points, _)| (*wagon, *tile, *points)).collect()
    };
    assert_eq!(kinds(&some), kinds(&all));
    let ends = |moves: &BTreeSet<Move>| -> BTreeSet<(u8, Option<String>)> {
        moves.iter().map(|(wagon, _, _, route)| (*wagon, route.last().cloned())).collect()
    };
    assert_eq!(ends(&some), ends(&all), "each place that can be reached is reached");
    assert!(further(&short).iter().all(|further| !further.complete));
}

/// The board with two more roads, on which each place is called by one letter, and how.
fn lettered() -> (Board, BTreeMap<String, String>) {
    let mut board = crossed();
    let letters = ('a'..='z').chain('A'..='Z').map(String::from);
    let names: BTreeMap<String, String> = ids(&board).map(str::to_owned).zip(letters).collect();
    let rename = |id: &mut String| id.clone_from(&names[id.as_str()]);
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
    inspect(&board).unwrap();
    (board, names)
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
        assert!(moves(&short).is_subset(&moves(&whole)));
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
    let (shown, all) = (pledged_routes(&short), pledged_routes(&whole));
    assert_eq!(shown[0], all[0]);
    assert!(all[1..].iter().all(|moves| moves.routes == all[0].routes));
    assert!(shown[1..].iter().all(|moves| moves.routes.is_empty()));
}

/// Routes that can be pledged are thinned out where they have no room.
#[test]
fn of_very_many_routes_some_can_be_seen() {
    let board = BoardOption::Own { layout: Box::new(crossed()) };
    let short = shown(choices(&many_moves(board), true));
    let listed = pledged_routes(&short);
    assert!(listed.iter().all(|moves| moves.complete == Some(false)));
    let wagons: BTreeSet<u8> = listed[0].routes.iter().map(|route| route.wagon).collect();
    assert_eq!(wagons.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
    assert!(bytes(&short) < DEALS_BYTES_MAX, "{}", bytes(&short));
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
fn pledged_routes(choices: &[Choice]) -> Vec<PledgedMoves> {
    let moves = |choice: &Choice| match choice {
        Choice::ProposeDeal { moves, .. } => moves.clone(),
        _other => None,
    };
    choices.iter().filter_map(moves).collect()
}
