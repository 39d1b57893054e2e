//! «Spielende»: the end after the third scoring, the winner, and ties.

use super::{
    super::{Basari, event::Event, scores::Placing},
    scene::{A, B, BasariScene, C, D, POINTS, Scene, choose, gems, given},
};
use kontor_rules::{Rules, Seat, Standing};

/// The third scoring, in which all score a lap and, by sharing all majorities, the same; gems given
/// back included.
fn game_over<const SEATS: usize>(points: [u32; SEATS], gems: [[u8; 4]; SEATS]) -> Scene {
    let figures: Vec<(u8, u8)> = (0..).zip(points).map(|(seat, _)| (seat, 28)).collect();
    let game =
        given(u8::try_from(SEATS).unwrap()).points(points).gems(gems).figures(figures).scorings(2);
    game.when_chosen_with([], [POINTS; SEATS])
}

/// Seats with their places, as the outcome has them.
fn places(scene: &Scene) -> Vec<(Seat, u8)> {
    let outcome = Basari::outcome(scene.state()).expect("the game is over");
    outcome.places.iter().map(|standing| (standing.seat, standing.place)).collect()
}

/// «Spielende»
#[test]
fn after_the_third_scoring_the_game_ends() {
    let scene = game_over([10, 30, 20], [[0; 4]; 3]);
    let standings = [(B, 1, 40), (C, 2, 30), (A, 3, 20)];
    let standings = standings
        .map(|(seat, place, points)| Placing { seat, place, points, gems: gems([0; 4]) })
        .to_vec();
    assert_eq!(scene.events().last(), Some(&Event::GameEnded { standings }));
}

/// «Spielende», ruling B18: it is whole like the others.
#[test]
fn in_the_third_scoring_gems_are_given_back() {
    game_over([0; 3], [[4, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]])
        .then_gems([[1, 0, 0, 0]; 3])
        .then_points([24, 10, 10]);
}

/// «Spielende», ruling B18: no lap follows it.
#[test]
fn after_the_third_scoring_nothing_moves() {
    game_over([0; 3], [[0; 4]; 3]).then_never(|event| {
        matches!(
            event,
            Event::StartMarkersMoved { .. } | Event::RoundBegan { .. } | Event::FigureMoved { .. }
        )
    });
}

/// «Spielende»: the third scoring ends the game, though no player has made three laps.
#[test]
fn it_is_the_third_scoring_that_counts_and_nobodys_third_lap() {
    let game = given(3).figures([(5, 1), (6, 1), (7, 28)]).scorings(2).when_chosen([POINTS; 3]);
    assert_eq!(places(&game)[0], (C, 1));
}

/// «Spielende»
#[test]
fn the_second_scoring_ends_no_game() {
    let game = given(3)
        .figures([(5, 1), (6, 1), (7, 28)])
        .scorings(1)
        .when_chosen_with([1; 3], [POINTS; 3]);
    assert_eq!(Basari::outcome(game.state()), None);
}

/// «Spielende»
#[test]
fn the_player_with_the_most_points_wins() {
    let outcome =
        Basari::outcome(game_over([10, 30, 20], [[0; 4]; 3]).state()).expect("the game is over");
    assert_eq!(
        (outcome.places[0], outcome.reason),
        (Standing { seat: B, place: 1, score: 40 }, "third_scoring")
    );
}

/// «Spielende»: the track is only a way to show points.
#[test]
fn who_went_round_the_track_is_ahead() {
    assert_eq!(places(&game_over([80, 20, 60], [[0; 4]; 3])), [(A, 1), (C, 2), (B, 3)]);
}

/// «Spielende»: counted as the scoring left them. All majorities fall to D, who has no points
/// otherwise.
#[test]
fn among_equal_points_the_more_gems_win() {
    let gems = [[1, 0, 0, 0], [0, 0, 1, 2], [0, 0, 0, 2], [9, 9, 9, 9]];
    assert_eq!(places(&game_over([90, 90, 90, 0], gems)), [(B, 1), (C, 2), (A, 3), (D, 4)]);
}

/// «Spielende»: A has the most red gems, so scores 14 points for them, and then fewer gems than B.
#[test]
fn a_tie_goes_by_the_gems_that_the_third_scoring_left() {
    let scene =
        game_over([0, 14, 0], [[4, 0, 0, 0], [3, 0, 0, 0], [0; 4]]).then_points([24, 24, 10]);
    assert_eq!(places(&scene), [(B, 1), (A, 2), (C, 3)]);
}

/// «Spielende», ruling B19: by gems as a trade compares them, not by what majorities bring: two red
/// ones outrank a yellow and a green one by their colour, a red one and a blue one outrank two
/// yellow ones.
#[test]
fn among_as_many_gems_the_more_valuable_win() {
    let gems = [[0, 2, 0, 0], [1, 0, 0, 1], [0, 1, 1, 0], [9, 9, 9, 9]];
    assert_eq!(places(&game_over([90, 90, 90, 0], gems)), [(B, 1), (A, 2), (C, 3), (D, 4)]);
}

/// «Spielende»: the last two colours decide as the first do.
#[test]
fn the_green_gems_decide_where_red_and_yellow_ones_do_not() {
    let gems = [[1, 1, 0, 2], [1, 1, 1, 1], [1, 1, 2, 0], [9, 9, 9, 9]];
    assert_eq!(places(&game_over([90, 90, 90, 0], gems)), [(C, 1), (B, 2), (A, 3), (D, 4)]);
}

/// «Spielende», ruling B19: the text goes no further.
#[test]
fn who_ties_in_gems_as_well_shares_the_place() {
    let gems = [[1, 1, 0, 2], [1, 1, 0, 2], [1, 1, 0, 2], [9, 9, 9, 9]];
    assert_eq!(places(&game_over([90, 90, 20, 0], gems)), [(A, 1), (B, 1), (D, 3), (C, 4)]);
}

/// «Spielende»
#[test]
fn when_the_game_is_over_nobody_is_asked() {
    let scene = game_over([10, 30, 20], [[0; 4]; 3]);
    let scene = scene.then_over();
    scene.when(A, choose(POINTS)).then_refused("table.not_asked");
}
