//! Choices as they are shown on boards of one's own: on the largest, and on many others.

use std::{collections::BTreeSet, sync::Arc};

use super::{
    super::{
        board::{Board, Place, Road, ids, reconstructed},
        cards::Ability,
        components::{PLEDGED_SPACES_MAX, WAGONS},
        inspection::{inspect, inspect_new},
        options::{BoardOption, Options},
        roads::ways_ahead,
        shown::shown,
        step::Step,
    },
    scene::{A, HaendlerScene, Scene, given_with},
    shown::{
        DEALS_BYTES_MAX, MOVES_BYTES_MAX, bytes, choices, moves, pledged_moves, renamed, wagons,
    },
};
use kontor_rules::{Chance, SeededChance};

/// The most routes of a wagon that can be pledged.
const PLEDGED_ROUTES_MAX: usize = 48;

/// The largest board that a table can have, found by a search for the roads of which the steps take
/// most room: each name is as long as it may be.
fn crowded() -> Board {
    let board: Board = serde_json::from_str(include_str!("crowded.json")).unwrap();
    let board = renamed(board, |id| format!("{id:_<24}"));
    inspect(&board).unwrap();
    assert_eq!((board.cities.len(), board.spaces.len(), board.roads.len()), (8, 60, 99));
    board
}

/// A moves with all tiles and both drivers on this board, and the wagons stand anywhere: in cities,
/// on roads, and in each other's way.
fn scattered(board: &Board, chance: &mut dyn Chance) -> Scene {
    let layout = Box::new(board.clone());
    let options = Options { board: BoardOption::Own { layout }, ..Options::default() };
    let scene = given_with(&options, 4).with(|state| {
        let map = state.map.clone();
        let mut free: Vec<Place> = map.cities().chain(map.spaces()).collect();
        for wagon in &mut state.wagons {
            let at = free.swap_remove(chance.below(free.len().try_into().unwrap()) as usize);
            let around = map.neighbours(at);
            let from = around[chance.below(around.len().try_into().unwrap()) as usize];
            (wagon.at, wagon.from) = (at, (!map.is_city(at)).then_some(from));
        }
    });
    let scene = scene.ability(A, Ability::Driver).ability(A, Ability::GreatDriver);
    scene.at(Step::Moving { seat: A })
}

/// Wherever the wagons stand on the largest board, every move can be built from what is shown, and
/// no other.
#[test]
fn on_the_largest_board_every_move_is_shown() {
    let (board, mut chance) = (crowded(), SeededChance::new([1; 32], 0));
    for _ in 0..40 {
        let whole = choices(&scattered(&board, &mut chance), false);
        let short = shown(whole.clone());
        assert_eq!(moves(&short), moves(&whole));
        assert!(bytes(&short) < MOVES_BYTES_MAX, "{} of {}", bytes(&short), bytes(&whole));
    }
}

/// The same on boards with random roads beside those of the short board.
#[test]
fn on_any_board_every_move_is_shown() {
    let (mut chance, mut tried) = (SeededChance::new([2; 32], 0), 0);
    while tried < 60 {
        let mut board = reconstructed(true);
        for _ in 0..chance.below(5) {
            let mut space = || {
                board.spaces[chance.below(board.spaces.len().try_into().unwrap()) as usize].clone()
            };
            let (from, to) = (space(), space());
            board.roads.push(Road { from, to });
        }
        if inspect(&board).is_err() {
            continue;
        }
        tried += 1;
        let whole = choices(&scattered(&board, &mut chance), false);
        let short = shown(whole.clone());
        assert_eq!(moves(&short), moves(&whole));
        let fits = wagons(&short) == 0 || bytes(&short) < MOVES_BYTES_MAX;
        assert!(fits, "{} of {}", bytes(&short), bytes(&whole));
    }
}

/// The largest board with names as long as names may be whose letters take four bytes.
fn crowded_in_wide_letters() -> Board {
    let board = crowded();
    let all: Vec<String> = ids(&board).map(str::to_owned).collect();
    let digit = |number: u32, place: u32| char::from_u32(0x10400 + ((number >> (4 * place)) & 15));
    let board = renamed(board, |id| {
        let number = all.iter().position(|other| other == id).unwrap().try_into().unwrap();
        (0..6).map(|place| digit(number, place).unwrap()).collect()
    });
    inspect(&board).unwrap();
    inspect_new(&board).unwrap();
    board
}

/// On the largest board all routes that can be pledged have room, and each is named once, also with
/// letters of several bytes.
#[test]
fn on_the_largest_board_every_route_that_can_be_pledged_is_shown() {
    let (board, mut chance) = (crowded_in_wide_letters(), SeededChance::new([3; 32], 0));
    for _ in 0..10 {
        let scene = scattered(&board, &mut chance).with(|state| {
            let options = Options { negotiation: true, ..Options::clone(&state.options) };
            state.options = Arc::new(options);
        });
        let short = shown(choices(&scene, true));
        let shown = &pledged_moves(&short)[0];
        assert_eq!(shown.wagons.len(), WAGONS);
        for (wagon, steps) in shown.wagons.iter().enumerate() {
            let state = scene.state();
            let ways = ways_ahead(state, wagon, PLEDGED_SPACES_MAX);
            let names = |way: Vec<Place>| way.iter().map(|place| state.map.id(*place)).collect();
            let all: BTreeSet<Vec<String>> =
                ways.into_iter().take(PLEDGED_ROUTES_MAX).map(names).collect();
            let routes: BTreeSet<Vec<String>> = steps.routes(&shown.places).into_iter().collect();
            assert_eq!((&routes, routes.len()), (&all, steps.steps.len()));
        }
        assert!(bytes(&short) < DEALS_BYTES_MAX, "{}", bytes(&short));
    }
}
