//! The default board, which is a reconstruction, and boards that players bring.

use super::{
    super::{
        Event, Options,
        components::{Arch, ArchInfo, Colour, DEFAULT_BOARD, Gems, components},
        options::check,
    },
    scene::{A, GEMS, POINTS, ROLL, Scene, and_a_round_of, given, took_gems, took_points},
};
use kontor_rules::{Param, Refusal};

/// The default board once more: number and points of each arch, and its red, yellow, green and blue
/// gems.
const ARCHES: [&str; 28] = [
    "0: 7, 1 0 1 0",
    "1: 6, 0 1 0 2",
    "2: 4, 2 1 0 1",
    "3: 5, 1 2 0 0",
    "4: 4, 1 1 1 1",
    "5: 6, 0 2 0 1",
    "6: 7, 0 0 1 1",
    "7: 5, 0 2 1 0",
    "8: 7, 0 1 1 0",
    "9: 6, 1 0 0 2",
    "10: 4, 1 0 2 1",
    "11: 5, 0 2 0 1",
    "12: 7, 1 0 0 1",
    "13: 5, 2 0 1 0",
    "14: 4, 1 0 1 2",
    "15: 6, 1 0 1 1",
    "16: 7, 0 0 2 0",
    "17: 4, 0 3 0 1",
    "18: 5, 1 0 2 0",
    "19: 6, 0 2 1 0",
    "20: 7, 0 1 0 1",
    "21: 5, 2 1 0 0",
    "22: 4, 1 0 3 0",
    "23: 6, 0 1 1 1",
    "24: 4, 2 0 1 1",
    "25: 5, 2 0 0 1",
    "26: 7, 1 1 0 0",
    "27: 6, 0 0 1 2",
];

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
    check(options).expect_err("the board is not possible")
}

/// «Spielvorbereitung», ruling B1: the rulebook does not list the arches, and no player is told
/// otherwise.
#[test]
fn the_default_board_says_that_it_is_a_reconstruction() {
    let components = components();
    assert!(components.arches_reconstructed && components.arches_source.contains("reconstruction"));
}

/// «Spielvorbereitung»
#[test]
fn the_components_number_the_28_arches_of_the_default_board() {
    let arches = components().arches;
    let written =
        arches.iter().map(|ArchInfo { arch, points, gems: Gems { red, yellow, green, blue } }| {
            format!("{arch}: {points}, {red} {yellow} {green} {blue}")
        });
    assert_eq!(written.collect::<Vec<_>>(), ARCHES);
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
        let row: Vec<u8> =
            (start..start + 6).map(|place| DEFAULT_BOARD[place % 28].points).collect();
        assert_ne!(row[0], row[1]);
        assert!((4..=7).all(|points| row.contains(&points)), "from arch {start}");
    }
}

#[test]
fn the_default_board_would_be_accepted_as_an_option() {
    assert_eq!(check(&board(DEFAULT_BOARD)), Ok(()));
}

#[test]
fn options_left_out_stand_for_the_default_board() {
    for given in ["{}", r#"{"arches": null}"#] {
        let options: Options = serde_json::from_str(given).unwrap();
        assert_eq!((options.board(), check(&options)), (DEFAULT_BOARD.to_vec(), Ok(())));
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

/// Ruling B20.
#[test]
fn a_board_has_12_to_60_arches() {
    let able: Vec<usize> =
        (0..=70).filter(|count| check(&board(vec![ARCH; *count])).is_ok()).collect();
    assert_eq!((able[0], able[able.len() - 1], able.len()), (12, 60, 49));
}

#[test]
fn a_board_of_another_length_is_told_the_range_and_the_option() {
    let refusal = refused(&board(vec![ARCH; 11]));
    let told = [("arches", Param::Int(11)), ("min", Param::Int(12)), ("max", Param::Int(60))];
    assert_eq!(
        (refusal.kind().code, refusal.field()),
        ("basari.arches.out_of_range", Some("arches"))
    );
    assert_eq!(refusal.params(), told);
}

#[test]
fn an_arch_is_worth_4_to_7_points() {
    let able: Vec<u8> = (0..=9)
        .filter(|points| check(&board_with(Arch { points: *points, ..ARCH })).is_ok())
        .collect();
    assert_eq!(able, [4, 5, 6, 7]);
}

#[test]
fn an_arch_of_other_points_is_named() {
    let refusal = refused(&board_with(Arch { points: 8, ..ARCH }));
    assert_eq!(
        (refusal.kind().code, refusal.field()),
        ("basari.arch_points.out_of_range", Some("arches/7/points"))
    );
    assert_eq!(refusal.params()[..2], [("arch", Param::Int(7)), ("points", Param::Int(8))]);
}

/// Ruling B20.
#[test]
fn an_arch_shows_one_to_nine_gems_of_any_colours() {
    let able = |[red, yellow, green, blue]: [u8; 4]| {
        check(&board_with(Arch { red, yellow, green, blue, ..ARCH })).is_ok()
    };
    let shown = [
        [0, 0, 0, 0],
        [0, 0, 0, 1],
        [9, 0, 0, 0],
        [2, 3, 2, 2],
        [3, 3, 2, 2],
        [255, 255, 255, 255],
    ];
    assert_eq!(shown.map(able), [false, true, true, true, false, false]);
}

#[test]
fn an_arch_of_other_gems_is_named() {
    let refusal = refused(&board_with(Arch { red: 0, ..ARCH }));
    assert_eq!(
        (refusal.kind().code, refusal.field()),
        ("basari.arch_gems.out_of_range", Some("arches/7"))
    );
    assert_eq!(refusal.params()[..2], [("arch", Param::Int(7)), ("gems", Param::Int(0))]);
}

#[test]
fn a_board_of_ones_own_is_played_on() {
    let arch = Arch { points: 7, ..ARCH };
    let game = given(3).board(vec![arch; 12]).figures([(11, 2), (5, 2), (6, 2)]);
    game.when_chosen_with(and_a_round_of([1], 3), [POINTS, GEMS, ROLL])
        .then_also(took_points(A, 11, 7));
}

/// A round in which no player gets anything, on such a board with A's figure on its last arch, so
/// many steps from its start marker.
fn round_over(arches: u8, steps: u8) -> Scene {
    let game =
        given(3).board(vec![ARCH; arches.into()]).figures([(arches - 1, steps), (1, 1), (2, 1)]);
    game.when_chosen_with([1; 3], [POINTS; 3])
}

#[test]
fn the_length_of_a_lap_is_that_of_the_board() {
    let scores = |(arches, steps)| {
        round_over(arches, steps)
            .events()
            .iter()
            .any(|event| matches!(event, Event::LapsScored { .. }))
    };
    assert_eq!([(12, 11), (12, 12)].map(scores), [false, true]);
    assert_eq!([(60, 28), (60, 59), (60, 60)].map(scores), [false, false, true]);
}

#[test]
fn after_the_last_arch_of_any_board_comes_the_first() {
    for arches in [12, 60] {
        let figure = round_over(arches, 5).state().figure(A);
        assert_eq!((figure.arch, figure.steps), (0, 6), "of {arches} arches");
    }
}

/// Nine red gems are on the arch and 16 in the supply, or only four.
#[test]
fn of_the_most_gems_that_an_arch_can_show_one_gets_what_the_supply_has() {
    for (owned_by_b, taken) in [(3, 9), (15, 4)] {
        let game = given(3).board(vec![Arch { red: 9, ..ARCH }; 12]).gems([
            [3; 4],
            [owned_by_b, 3, 3, 3],
            [3; 4],
        ]);
        let scene = game.when_chosen_with(and_a_round_of([1], 3), [GEMS, ROLL, POINTS]);
        scene.then_also(took_gems(A, 4, [taken, 0, 0, 0]));
    }
}
