//! «Spielverlauf»: rounds of two phases, up to a scoring, and three scorings.

use super::{
    super::event::Event,
    scene::{A, B, C, POINTS, Scene, given},
};

fn rounds(scene: &Scene) -> Vec<u8> {
    let round =
        |event: &Event| if let Event::RoundBegan { round } = event { Some(*round) } else { None };
    scene.events().iter().filter_map(round).collect()
}

/// A round in which no player gets anything, with figures as far round as this.
fn round_over(steps: u8, scorings: u8) -> Scene {
    let dice = if scorings == 2 && steps >= 28 { vec![] } else { vec![1; 3] };
    given(3)
        .figures([(20, steps), (1, 1), (2, 1)])
        .scorings(scorings)
        .when_chosen_with(dice, [POINTS; 3])
}

/// «Spielverlauf»
#[test]
fn a_round_follows_the_other() {
    assert_eq!(rounds(&round_over(20, 0)), [3]);
}

/// «Spielverlauf»
#[test]
fn in_a_round_all_move_and_then_choose_a_card() {
    let scene = round_over(20, 0).then_asked([A, B, C], "basari.choosing_card");
    assert_eq!(
        scene.events().iter().filter(|event| matches!(event, Event::FigureMoved { .. })).count(),
        3
    );
}

/// «Spielverlauf»
#[test]
fn while_nobody_got_round_there_is_no_scoring() {
    round_over(27, 0).then_never(|event| matches!(event, Event::LapsScored { .. }));
}

/// «Spielverlauf»
#[test]
fn who_gets_round_brings_the_first_scoring_and_the_game_goes_on() {
    let scene = round_over(28, 0);
    assert_eq!((scene.state().scorings, rounds(&scene)), (1, vec![3]));
}

/// «Spielverlauf»
#[test]
fn who_gets_round_again_brings_the_second_and_the_game_goes_on() {
    let scene = round_over(28, 1);
    assert_eq!((scene.state().scorings, rounds(&scene)), (2, vec![3]));
}

/// «Spielverlauf»
#[test]
fn after_the_third_scoring_there_is_no_further_round() {
    let scene = round_over(28, 2);
    assert_eq!((scene.state().scorings, rounds(&scene)), (3, vec![]));
}
