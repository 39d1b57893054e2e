//! The default board, which is a reconstruction, and boards that players bring.

use super::{
    super::{
        Basari, Options,
        components::{Arch, Colour, DEFAULT_BOARD, components},
        options::check,
    },
    scene::{A, GEMS, POINTS, ROLL, and_a_round_of, given, took_points},
};
use crate::rules::{Param, Refusal, Rules};

const ARCH: Arch = Arch { points: 4, red: 1, yellow: 0, green: 0, blue: 0 };

fn board(arches: impl Into<Vec<Arch>>) -> Options {
    Options { arches: Some(arches.into()) }
}

/// Twelve arches, one of them unlike the others.
fn board_with(arch: Arch) -> Options {
    let mut arches = vec![ARCH; 12];
    arches[7] = arch;
    board(arches)
}

fn refused(options: &Options) -> Refusal {
    check(options, 4).expect_err("the board is not possible")
}

/// «Spielvorbereitung»: the rulebook does not list the arches, and nobody is told otherwise.
#[test]
fn the_default_board_says_that_it_is_a_reconstruction() {
    let components = components();
    assert!(components.arches_reconstructed && components.arches_source.contains("reconstruction"));
}

/// «Spielvorbereitung»
#[test]
fn the_components_number_the_28_arches_of_the_default_board() {
    let arches = components().arches;
    assert!((0_u8..28).eq(arches.iter().map(|arch| arch.arch)));
    assert_eq!((arches[9].points, arches[9].gems.counts()), (6, [1, 0, 0, 2]));
}

#[test]
fn every_point_value_stands_on_seven_arches() {
    let standing = |points: u8| DEFAULT_BOARD.iter().filter(|arch| arch.points == points).count();
    assert_eq!([4, 5, 6, 7].map(standing), [7; 4]);
}

#[test]
fn every_colour_is_shown_21_times() {
    let shown = |colour| DEFAULT_BOARD.iter().map(|arch| arch.gems().of(colour)).sum::<u8>();
    assert_eq!(Colour::ALL.map(shown), [21; 4]);
}

#[test]
fn more_points_stand_beside_fewer_gems() {
    let gems_of = |points: u8| match points {
        4 => 4,
        5 | 6 => 3,
        _ => 2,
    };
    assert!(DEFAULT_BOARD.iter().all(|arch| arch.gems().total() == gems_of(arch.points)));
}

#[test]
fn no_neighbours_are_worth_the_same_and_six_in_a_row_show_all_values() {
    for start in 0..28 {
        let row: Vec<u8> = (start..start + 6).map(|place| DEFAULT_BOARD[place % 28].points).collect();
        assert_ne!(row[0], row[1]);
        assert!((4..=7).all(|points| row.contains(&points)), "from arch {start}");
    }
}

#[test]
fn the_default_board_would_be_accepted_as_an_option() {
    assert_eq!(check(&board(DEFAULT_BOARD), 3), Ok(()));
}

#[test]
fn options_left_out_stand_for_the_default_board() {
    for given in ["{}", r#"{"arches": null}"#] {
        let options: Options = serde_json::from_str(given).unwrap();
        assert_eq!((options.board(), check(&options, 4)), (DEFAULT_BOARD.to_vec(), Ok(())));
    }
}

#[test]
fn options_are_written_as_they_are_read() {
    for options in [Options::default(), board(DEFAULT_BOARD)] {
        let written = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&written).unwrap(), options);
    }
}

#[test]
fn what_is_no_option_is_not_read() {
    for given in [r#"{"arch": []}"#, r#"{"arches": [{"points": 4}]}"#, r#"{"arches": 28}"#] {
        assert!(serde_json::from_str::<Options>(given).is_err(), "{given}");
    }
}

#[test]
fn a_board_has_12_to_60_arches() {
    let able: Vec<usize> = (0..=70).filter(|count| check(&board(vec![ARCH; *count]), 4).is_ok()).collect();
    assert_eq!((able[0], able[able.len() - 1], able.len()), (12, 60, 49));
}

#[test]
fn a_board_of_another_length_is_told_the_range_and_the_option() {
    let refusal = refused(&board(vec![ARCH; 11]));
    let told = [("count", Param::Int(11)), ("min", Param::Int(12)), ("max", Param::Int(60))];
    assert_eq!((refusal.kind().code, refusal.field()), ("basari.arches.out_of_range", Some("arches")));
    assert_eq!(refusal.params(), told);
}

#[test]
fn an_arch_is_worth_4_to_7_points() {
    let able: Vec<u8> = (0..=9).filter(|points| check(&board_with(Arch { points: *points, ..ARCH }), 4).is_ok()).collect();
    assert_eq!(able, [4, 5, 6, 7]);
}

#[test]
fn an_arch_of_other_points_is_named() {
    let refusal = refused(&board_with(Arch { points: 8, ..ARCH }));
    assert_eq!((refusal.kind().code, refusal.field()), ("basari.arch_points.out_of_range", Some("arches")));
    assert_eq!(refusal.params()[..2], [("arch", Param::Int(7)), ("points", Param::Int(8))]);
}

#[test]
fn an_arch_shows_one_to_nine_gems_of_any_colours() {
    let able = |[red, yellow, green, blue]: [u8; 4]| check(&board_with(Arch { red, yellow, green, blue, ..ARCH }), 4).is_ok();
    let shown = [[0, 0, 0, 0], [0, 0, 0, 1], [9, 0, 0, 0], [2, 3, 2, 2], [3, 3, 2, 2], [255, 255, 255, 255]];
    assert_eq!(shown.map(able), [false, true, true, true, false, false]);
}

#[test]
fn an_arch_of_other_gems_is_named() {
    let refusal = refused(&board_with(Arch { red: 0, ..ARCH }));
    assert_eq!((refusal.kind().code, refusal.field()), ("basari.arch_gems.out_of_range", Some("arches")));
    assert_eq!(refusal.params()[..2], [("arch", Param::Int(7)), ("gems", Param::Int(0))]);
}

#[test]
fn a_board_of_ones_own_is_played_on() {
    let arch = Arch { points: 7, ..ARCH };
    let game = given(3).board(vec![arch; 12]).figures([(11, 2), (5, 2), (6, 2)]);
    game.when_chosen_with(and_a_round_of([1], 3), [POINTS, GEMS, ROLL]).then_also(took_points(A, 11, 7));
}

#[test]
fn the_length_of_a_lap_is_that_of_the_board() {
    let steps = |options: &Options| Basari::empty(options, 3, Basari::VERSION).lap_steps();
    assert_eq!([steps(&Options::default()), steps(&board(vec![ARCH; 60]))], [28, 60]);
}
