//! «End of the Game»: the end after the third scoring, the winner, and equal wealth.

use super::{
    super::{Event, Medici, scores::Placing},
    scene::{A, B, C, D, PASS, Scene, dyes, given, metals, unshuffled},
};
use kontor_rules::{Rules, Seat, Standing};

/// The last round ends without a card sold, so that everybody earns the same.
fn game_over(wealth: impl Into<Vec<u32>>) -> Scene {
    let wealth = wealth.into();
    given(u8::try_from(wealth.len()).unwrap()).round(3).wealth(wealth).when_the_round_ends([])
}

/// Seats with their places, as the outcome has them.
fn places(scene: &Scene) -> Vec<(Seat, u8)> {
    let outcome = Medici::outcome(scene.state()).expect("the game is over");
    outcome.places.iter().map(|standing| (standing.seat, standing.place)).collect()
}

/// «End of the Game»
#[test]
fn after_the_third_scoring_the_game_ends() {
    let scene = game_over([10, 30, 20]);
    let standings = [(B, 1, 70), (C, 2, 60), (A, 3, 50)]
        .map(|(seat, place, wealth)| Placing { seat, place, wealth })
        .to_vec();
    assert_eq!(scene.events().last(), Some(&Event::GameEnded { standings }));
}

/// «End of the Game»
#[test]
fn the_last_scoring_counts() {
    let scene =
        given(3).round(3).wealth([40, 39, 40]).warehouse(B, [metals(5)]).when_the_round_ends([]);
    assert_eq!(places(&scene)[0], (B, 1));
}

/// «End of the Game»
#[test]
fn the_second_scoring_ends_no_game() {
    let scene =
        given(3).warehouse(A, [dyes(5)]).warehouse(B, [dyes(4)]).when_the_round_ends(unshuffled());
    assert_eq!(Medici::outcome(scene.state()), None);
}

/// «End of the Game»
#[test]
fn the_player_with_the_most_wealth_wins() {
    let outcome = Medici::outcome(game_over([10, 30, 20]).state()).expect("the game is over");
    assert_eq!(
        (outcome.places[0], outcome.reason),
        (Standing { seat: B, place: 1, score: 70 }, "rounds_played")
    );
}

/// «End of the Game», ruling M18.
#[test]
fn who_passed_100_on_the_scale_is_the_richer() {
    assert_eq!(places(&game_over([70, 50, 20])), [(A, 1), (B, 2), (C, 3)]);
}

/// «End of the Game», ruling M20: the rulebook names no tie-break.
#[test]
fn the_richest_share_the_victory() {
    assert_eq!(places(&game_over([50, 20, 50])), [(A, 1), (C, 1), (B, 3)]);
}

/// «End of the Game», ruling M20.
#[test]
fn equal_wealth_shares_a_place_at_every_rank() {
    assert_eq!(places(&game_over([20, 50, 20, 10])), [(B, 1), (A, 2), (C, 2), (D, 4)]);
}

/// «End of the Game»
#[test]
fn when_the_game_is_over_nobody_is_asked() {
    let scene = game_over([10, 30, 20]);
    let scene = scene.then_over();
    scene.when(A, PASS).then_refused("table.not_asked");
}
