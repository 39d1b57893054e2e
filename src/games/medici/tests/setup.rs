//! «Aim of the Game» and the lines under the title: players, board, cards, start capital, the first
//! start player.

use std::ops::RangeInclusive;

use super::{
    super::{
        Event, Medici, Options,
        components::{Card, Ware, all_cards, components, prize_of},
    },
    scene::{A, C, NEUTRAL, Scene, turned_up, unshuffled},
};
use kontor_rules::{Rules, Seat};

const PLAYERS: RangeInclusive<u8> = 3..=6;

/// A new game with the cards in the order of the box, begun by `first`.
fn game(seats: u8, first: Seat) -> Scene {
    let luck = [unshuffled(), vec![u32::from(first.0)]].concat();
    Scene::opened(&Options::default(), seats, luck)
}

/// The deck and the cards left out of the first round.
fn dealt(game: &Scene) -> (&[Card], &[Card]) {
    let Event::RoundDealt { round: 1, deck, left_out } = &game.events()[0] else {
        panic!("a game begins with the deal")
    };
    (deck, left_out)
}

/// «Title»
#[test]
fn three_to_six_can_play() {
    assert_eq!(Medici::SEATS, 3..=6);
}

/// «Aim of the Game»
#[test]
fn a_game_has_three_rounds() {
    assert_eq!(components().rounds, 3);
}

/// «Aim of the Game»
#[test]
fn there_are_five_wares() {
    let names: Vec<String> = components().wares.into_iter().map(|ware| ware.name).collect();
    assert_eq!(names, ["Metals", "Spices", "Porcelain", "Cloth", "Dyes"]);
}

/// «Aim of the Game»
#[test]
fn each_ware_has_cards_of_0_to_5_and_the_5_twice() {
    for ware in Ware::ALL {
        let values: Vec<u8> = all_cards()
            .iter()
            .filter(|card| card.ware == Some(ware))
            .map(|card| card.value)
            .collect();
        assert_eq!(values, [0, 1, 2, 3, 4, 5, 5]);
    }
}

/// «Aim of the Game», ruling M1.
#[test]
fn one_neutral_card_of_10_makes_the_cards_36() {
    let neutral: Vec<Card> = all_cards().into_iter().filter(|card| card.ware.is_none()).collect();
    assert_eq!((neutral.as_slice(), all_cards().len()), ([NEUTRAL].as_slice(), 36));
}

/// «Aim of the Game»
#[test]
fn an_account_has_eight_spaces_and_prizes_of_10_and_20_on_the_two_top_ones() {
    let prizes: Vec<u32> = components().account_spaces.iter().map(|space| space.prize).collect();
    assert_eq!(prizes, [0, 0, 0, 0, 0, 0, 10, 20]);
    assert_eq!(prizes, (0..8).map(prize_of).collect::<Vec<u32>>());
}

/// «Aim of the Game»
#[test]
fn every_player_has_a_counter_at_the_bottom_of_each_account() {
    for seats in PLAYERS {
        let state = game(seats, A).into_state();
        assert!(state.players.iter().all(|(_, player)| player.accounts == [0; 5]));
    }
}

/// «Aim of the Game»
#[test]
fn three_and_four_players_begin_with_40_florins_five_and_six_with_30() {
    let wealth = |seats: u8| {
        game(seats, A).state().players.iter().map(|(_, player)| player.wealth).collect::<Vec<u32>>()
    };
    let start: Vec<Vec<u32>> = PLAYERS.map(wealth).collect();
    assert_eq!(start, [vec![40; 3], vec![40; 4], vec![30; 5], vec![30; 6]]);
}

/// «Aim of the Game», ruling M2.
#[test]
fn the_deck_has_18_24_30_or_36_cards_by_number_of_players() {
    let sizes: Vec<usize> = PLAYERS.map(|seats| dealt(&game(seats, A)).0.len()).collect();
    assert_eq!(sizes, [18, 24, 30, 36]);
}

/// «Aim of the Game»
#[test]
fn the_other_cards_are_left_out_of_the_round() {
    for seats in PLAYERS {
        let game = game(seats, A);
        let (deck, left_out) = dealt(&game);
        let mut all = [deck, left_out].concat();
        all.sort();
        assert_eq!(all, all_cards());
    }
}

/// «Aim of the Game»
#[test]
fn luck_decides_which_cards_are_left_out() {
    let mut luck = [unshuffled(), vec![0]].concat();
    luck[0] = 0;
    let game = Scene::opened(&Options::default(), 3, luck);
    let first_of_the_box = all_cards()[0];
    assert_eq!(dealt(&game).1.last(), Some(&first_of_the_box));
}

/// «Aim of the Game», ruling M3.
#[test]
fn the_lot_decides_who_starts_the_first_round() {
    let all = Seat::all(4).collect();
    assert_eq!(game(4, C).events()[1], Event::StartPlayerChosen { seat: C, among: all });
}

/// «The First Game Round»
#[test]
fn the_game_begins_with_a_card_of_the_start_player() {
    let game = game(3, C);
    assert_eq!(game.events()[2..], [turned_up(C, dealt(&game).0[0])]);
}
