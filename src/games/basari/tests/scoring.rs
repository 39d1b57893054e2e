//! «Die Wertung»: laps, majorities, gems given back, and start markers moved.

use super::{
    super::{
        components::{Colour, components},
        event::Event,
        scores::{LapScore, MajorityScore},
    },
    scene::{
        A, ACCEPT, B, BasariScene, C, D, GEMS, POINTS, ROLL, Scene, and_a_round_of, given, offer,
    },
};
use kontor_rules::Seat;

/// A round ends in which no player got anything, with A just round and these gems.
fn scored<const SEATS: usize>(gems: [[u8; 4]; SEATS]) -> Scene {
    let others = (1..u8::try_from(SEATS).unwrap()).map(|seat| (seat, seat));
    let figures: Vec<(u8, u8)> = [(9, 28)].into_iter().chain(others).collect();
    given(u8::try_from(SEATS).unwrap())
        .gems(gems)
        .figures(figures)
        .when_chosen_with([1; SEATS], [POINTS; SEATS])
}

/// What a colour brought and cost each player, as points and gems given back.
fn majority(scene: &Scene, colour: Colour) -> Vec<(u32, u8)> {
    let scores = |event: &Event| match event {
        Event::MajorityScored { colour: other, scores } if *other == colour => Some(scores.clone()),
        _ => None,
    };
    let scores: Vec<MajorityScore> =
        scene.events().iter().find_map(scores).expect("the colour was scored");
    scores.iter().map(|score| (score.points, score.returned)).collect()
}

/// Who scored a lap when figures have made these steps.
fn lappers(steps: [u8; 4]) -> Vec<Seat> {
    let figures: Vec<(u8, u8)> =
        (0..).zip(steps).map(|(seat, steps)| ((seat + steps) % 28, steps)).collect();
    let scene = given(4).figures(figures).when_chosen_with([1; 4], [POINTS; 4]);
    let scores = |event: &Event| {
        if let Event::LapsScored { scores, .. } = event { Some(scores.clone()) } else { None }
    };
    let scores: Vec<LapScore> = scene.events().iter().find_map(scores).unwrap_or_default();
    scores.iter().filter(|score| score.points == 10).map(|score| score.seat).collect()
}

/// «Die Wertung», example: Markus (A), Susanne (B), Dominik (C) and Sandra (D). A scores a lap
/// besides.
#[test]
fn in_the_example_the_majorities_bring_8_15_8_and_11() {
    let scene = scored([[2, 0, 8, 1], [2, 7, 3, 1], [2, 5, 8, 1], [2, 5, 4, 2]]);
    assert_eq!(majority(&scene, Colour::Blue), [(0, 0), (0, 0), (0, 0), (8, 2)]);
    assert_eq!(majority(&scene, Colour::Green), [(5, 2), (0, 0), (5, 2), (0, 0)]);
    assert_eq!(majority(&scene, Colour::Yellow), [(0, 0), (12, 3), (0, 0), (0, 0)]);
    assert_eq!(majority(&scene, Colour::Red), [(3, 2); 4]);
    let scene = scene.then_points([10 + 8, 15, 8, 11]);
    scene.then_gems([[0, 0, 6, 1], [0, 4, 3, 1], [0, 5, 6, 1], [0, 5, 4, 0]]);
}

/// «Die Wertung»
#[test]
fn a_majority_brings_8_for_blue_10_for_green_12_for_yellow_and_14_for_red() {
    let worth: Vec<(Colour, u32)> =
        components().colours.iter().map(|colour| (colour.id, colour.majority_points)).collect();
    assert_eq!(
        worth,
        [(Colour::Red, 14), (Colour::Yellow, 12), (Colour::Green, 10), (Colour::Blue, 8)]
    );
    for (colour, points) in worth {
        assert_eq!(
            majority(&scored([[4; 4], [1; 4], [3; 4]]), colour),
            [(points, 3), (0, 0), (0, 0)]
        );
    }
}

/// «Die Wertung», ruling B15: with 27 steps one is not round, with 28 one stands on the marker.
#[test]
fn who_reaches_the_start_marker_has_a_lap() {
    assert_eq!([lappers([27, 1, 1, 1]), lappers([28, 1, 1, 1])], [vec![], vec![A]]);
}

/// «Die Wertung»
#[test]
fn who_passes_the_start_marker_has_a_lap() {
    assert_eq!(lappers([1, 38, 1, 1]), [B]);
}

/// «Die Wertung»
#[test]
fn everybody_who_got_round_gets_all_points_for_it() {
    assert_eq!(lappers([30, 27, 28, 33]), [A, C, D]);
}

/// «Die Wertung»: the action's die counts like the other.
#[test]
fn a_lap_may_be_finished_by_the_action_of_the_die() {
    let game = given(3).figures([(4, 26), (5, 4), (6, 4)]);
    let scene = game.when_chosen_with(and_a_round_of([2], 3), [ROLL, POINTS, GEMS]);
    scene.then_also(Event::LapsScored {
        scoring: 1,
        scores: [(A, 28, 10), (B, 4, 0), (C, 4, 0)]
            .map(|(seat, steps, points)| LapScore { seat, steps, points })
            .to_vec(),
    });
}

/// «Die Wertung»: also if a player is round after the first phase already.
#[test]
fn the_scoring_comes_after_all_actions() {
    let game = given(3).points([1, 0, 0]).figures([(4, 30), (5, 4), (6, 4)]);
    let scene = game
        .when_chosen([POINTS, POINTS, GEMS])
        .then_never(|event| matches!(event, Event::LapsScored { .. }));
    let scene = scene.when(A, offer([1, 0, 0, 0])).new_round().when(B, ACCEPT);
    let place = |is_meant: fn(&Event) -> bool| {
        scene.events().iter().position(is_meant).expect("it happened")
    };
    let (action, scoring) = (
        place(|event| matches!(event, Event::PointsCarriedOut { .. })),
        place(|event| matches!(event, Event::LapsScored { .. })),
    );
    assert!(action < scoring);
}

/// «Die Wertung»
#[test]
fn two_share_a_majority_and_give_back_two_gems_each() {
    assert_eq!(majority(&scored([[4; 4], [4; 4], [3; 4]]), Colour::Red), [(7, 2), (7, 2), (0, 0)]);
}

/// «Die Wertung»
#[test]
fn shares_of_a_majority_are_rounded_down() {
    let scene = scored([[4; 4], [4; 4], [4; 4]]);
    assert_eq!(
        Colour::ALL.map(|colour| majority(&scene, colour)),
        [[(4, 2); 3], [(4, 2); 3], [(3, 2); 3], [(2, 2); 3]]
    );
}

/// «Die Wertung»
#[test]
fn three_of_four_share_a_majority_and_the_fourth_neither_scores_nor_gives_back() {
    let scene = scored([[4; 4], [3; 4], [4; 4], [4; 4]]);
    for (colour, share) in Colour::ALL.into_iter().zip([4, 4, 3, 2]) {
        assert_eq!(majority(&scene, colour), [(share, 2), (0, 0), (share, 2), (share, 2)]);
    }
}

/// «Die Wertung»
#[test]
fn who_has_too_few_gives_back_all() {
    assert_eq!(
        majority(&scored([[2, 0, 0, 0], [1, 1, 1, 1], [1, 1, 1, 1]]), Colour::Red)[0],
        (14, 2)
    );
    assert_eq!(
        majority(&scored([[1, 0, 0, 0], [1, 1, 1, 1], [0, 1, 1, 1]]), Colour::Red),
        [(7, 1), (7, 1), (0, 0)]
    );
}

/// «Die Wertung», ruling B16: the text does not speak of it; no player has the most of nothing.
#[test]
fn a_colour_that_nobody_has_brings_nothing() {
    assert_eq!(
        majority(&scored([[0, 1, 1, 1], [0, 2, 2, 2], [0, 3, 3, 3]]), Colour::Red),
        [(0, 0); 3]
    );
}

/// «Die Wertung»: each colour is counted as it lies when the scoring begins.
#[test]
fn a_player_can_have_every_majority() {
    scored([[9; 4], [3; 4], [3; 4]])
        .then_points([10 + 14 + 12 + 10 + 8, 0, 0])
        .then_gems([[6; 4], [3; 4], [3; 4]]);
}

/// «Die Wertung»
#[test]
fn gems_given_back_are_in_the_supply() {
    assert_eq!(scored([[9; 4], [3; 4], [3; 4]]).state().supply.counts(), [25 - 9 - 3 - 3 + 3; 4]);
}

/// «Die Wertung»
#[test]
fn the_other_gems_are_kept() {
    scored([[1, 8, 0, 0], [2, 0, 0, 8], [1, 0, 8, 0]]).then_gems([
        [1, 5, 0, 0],
        [0, 0, 0, 5],
        [1, 0, 5, 0],
    ]);
}

/// «Die Wertung», ruling B17: then all dice of the next round are ones.
#[test]
fn all_start_markers_move_under_their_figures() {
    let scene = given(3).figures([(9, 30), (20, 19), (2, 1)]).when_chosen_with([1; 3], [POINTS; 3]);
    let figures = [A, B, C]
        .map(|seat| scene.state().figure(seat))
        .map(|figure| (figure.start, figure.arch, figure.steps));
    assert_eq!(figures, [(9, 10, 1), (20, 21, 1), (2, 3, 1)]);
    scene.then_also(Event::StartMarkersMoved { arches: vec![9, 20, 2] });
}

/// «Die Wertung»: start markers may come to share an arch.
#[test]
fn start_markers_move_under_figures_that_share_an_arch() {
    let scene = given(3).figures([(9, 30), (9, 7), (2, 1)]).when_chosen_with([1; 3], [POINTS; 3]);
    scene.then_also(Event::StartMarkersMoved { arches: vec![9, 9, 2] });
}

/// «Die Wertung»: what was beyond the marker does not count for the next lap.
#[test]
fn all_begin_the_next_lap_at_no_steps() {
    let scene = given(3).figures([(9, 39), (20, 27), (2, 1)]).when_chosen_with([1; 3], [POINTS; 3]);
    assert_eq!([A, B, C].map(|seat| scene.state().figure(seat).steps), [1, 1, 1]);
}
