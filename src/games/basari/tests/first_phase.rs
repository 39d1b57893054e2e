//! «Die 1. Phase»: all roll and move clockwise.

use super::{
    super::event::Event,
    scene::{A, B, BasariScene, C, D, POINTS, Scene, given},
};

fn moved(scene: &Scene) -> Vec<Event> {
    scene
        .events()
        .iter()
        .filter(|event| matches!(event, Event::FigureMoved { .. }))
        .cloned()
        .collect()
}

/// «Die 1. Phase», ruling B3.
#[test]
fn each_rolls_an_own_die_and_moves_by_it() {
    let scene = given(4).when_chosen_with([2, 6, 1, 3], [POINTS; 4]);
    let expected = [(A, 2, 6, 6), (B, 6, 11, 10), (C, 1, 7, 5), (D, 3, 10, 7)];
    assert_eq!(
        moved(&scene),
        expected.map(|(seat, die, arch, steps)| Event::FigureMoved { seat, die, arch, steps })
    );
}

/// «Die 1. Phase»: the board is a ring.
#[test]
fn after_the_last_arch_comes_the_first() {
    let scene =
        given(3).figures([(26, 3), (27, 3), (1, 3)]).when_chosen_with([3, 1, 1], [POINTS; 3]);
    assert_eq!((scene.state().figure(A).arch, scene.state().figure(B).arch), (1, 0));
}

/// «Die 1. Phase»
#[test]
fn start_markers_stay_where_they_are() {
    let scene = given(3).when_chosen_with([3, 1, 1], [POINTS; 3]);
    assert_eq!((scene.state().figure(A).start, scene.state().figure(B).start), (0, 1));
}

/// «Die 1. Phase»
#[test]
fn these_dice_score_nothing() {
    given(3).when_chosen_with([1, 2, 3], [POINTS; 3]).then_points([0, 0, 0]);
}
