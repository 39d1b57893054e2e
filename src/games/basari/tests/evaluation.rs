//! What a player thinks who thinks one step ahead: not how much, but what is better than what.

use super::{
    super::{Basari, components::Card},
    scene::{
        A, ACCEPT, B, BasariScene, C, CONCEDE, GEMS, Given, POINTS, ROLL, Scene, choose, given,
        offer,
    },
};
use kontor_rules::Rules;

fn of_a(scene: &Scene) -> i64 {
    Basari::evaluate(scene.state(), A)
}

/// The card that A likes best before the others have chosen.
fn best_card(given: impl Fn() -> Given) -> Card {
    let worth = |card: &Card| of_a(&given().choosing().when(A, choose(*card)));
    Card::ALL.into_iter().max_by_key(worth).expect("there are three cards")
}

/// A opens a trade with B for points, seven for A and six for B.
fn trade() -> Scene {
    given(3).figures([(6, 4), (5, 4), (4, 4)]).points([1, 0, 0]).when_chosen([POINTS, POINTS, GEMS])
}

#[test]
fn a_point_more_is_better() {
    assert!(
        of_a(&given(3).points([11, 10, 10]).choosing())
            > of_a(&given(3).points([10; 3]).choosing())
    );
}

#[test]
fn anothers_point_is_worse() {
    assert!(
        of_a(&given(3).points([10, 11, 10]).choosing())
            < of_a(&given(3).points([10; 3]).choosing())
    );
}

#[test]
fn a_gem_more_is_better_and_a_red_one_better_than_a_blue_one() {
    let with = |gems: [u8; 4]| of_a(&given(3).gems([gems, [3; 4], [3; 4]]).choosing());
    assert!(with([3; 4]) < with([3, 3, 3, 4]) && with([3, 3, 3, 4]) < with([4, 3, 3, 3]));
}

#[test]
fn to_be_further_round_is_better() {
    let with = |steps: u8| of_a(&given(3).figures([(9, steps), (5, 20), (6, 20)]).choosing());
    assert!(with(9) < with(19));
}

#[test]
fn nearer_to_the_scoring_a_majority_is_worth_more() {
    let with = |steps: u8| {
        of_a(&given(3).gems([[5; 4], [4; 4], [4; 4]]).figures([(1, steps); 3]).choosing())
    };
    assert!(with(1) < with(27));
}

#[test]
fn at_the_end_points_alone_count() {
    let over = given(3)
        .points([9, 5, 5])
        .gems([[0; 4]; 3])
        .figures([(1, 28); 3])
        .scorings(2)
        .when_chosen([POINTS; 3]);
    assert_eq!(of_a(&over), 400);
}

/// Arch 6 has seven points and two cheap gems for A; gems would change no majority.
#[test]
fn many_points_are_liked() {
    let game = || {
        given(3).figures([(6, 4), (13, 4), (25, 4)]).gems([
            [9, 9, 0, 0],
            [3, 3, 9, 9],
            [3, 3, 3, 3],
        ])
    };
    assert_eq!(best_card(game), POINTS);
}

/// Arch 25 has two red gems, which would bring A the majority when the lap is about to end.
#[test]
fn gems_are_liked_that_bring_a_majority() {
    let game = || {
        given(3).figures([(25, 27), (6, 20), (8, 20)]).gems([
            [3, 0, 0, 3],
            [4, 3, 3, 3],
            [4, 3, 3, 3],
        ])
    };
    assert_eq!(best_card(game), GEMS);
}

/// What the others have chosen is not known, so it makes no difference.
#[test]
fn cards_of_others_face_down_are_not_looked_at() {
    let with =
        |card: Card| of_a(&given(3).choosing().when(B, choose(card)).when(A, choose(POINTS)));
    assert_eq!(with(POINTS), with(ROLL));
}

#[test]
fn a_card_that_others_like_less_is_worth_more() {
    // The same seven points for A; B and C have seven points and poor gems, or four points and rich
    // ones.
    let with = |arch: u8| {
        let game = || given(3).figures([(6, 4), (arch, 4), (arch, 4)]).choosing();
        of_a(&game().when(A, choose(POINTS))) - of_a(&game().when(A, choose(ROLL)))
    };
    assert!(with(8) < with(24));
}

/// What one will choose, it has coming already: to do so moves no player ahead.
#[test]
fn to_choose_the_best_card_changes_nothing_and_another_one_is_worse() {
    let game = || {
        given(3).figures([(6, 4), (13, 4), (25, 4)]).gems([
            [9, 9, 0, 0],
            [3, 3, 9, 9],
            [3, 3, 3, 3],
        ])
    };
    assert_eq!(of_a(&game().choosing().when(A, choose(POINTS))), of_a(&game().choosing()));
    assert!(of_a(&game().choosing().when(A, choose(GEMS))) < of_a(&game().choosing()));
}

/// A and B trade for points first, C and D for gems afterwards.
#[test]
fn a_trade_still_to_come_counts_for_those_who_will_trade() {
    let game =
        |arch: u8| given(4).figures([(6, 4), (5, 4), (arch, 4), (4, 4)]).points([1, 0, 0, 0]);
    let of_c = |arch: u8| {
        Basari::evaluate(game(arch).when_chosen([POINTS, POINTS, GEMS, GEMS]).state(), C)
    };
    assert!(of_c(6) < of_c(25), "arch 25 has richer gems");
}

/// Two blue gems are worth about half of an arch of six points.
const ENOUGH: [u8; 4] = [0, 0, 0, 2];

#[test]
fn an_offer_that_the_other_will_take_beats_conceding() {
    assert!(of_a(&trade().when(A, offer(ENOUGH))) > of_a(&trade().new_round().when(A, CONCEDE)));
}

#[test]
fn to_offer_everything_is_worse_than_to_offer_enough() {
    assert!(
        of_a(&trade().when(A, offer(ENOUGH))) > of_a(&trade().new_round().when(A, offer([3; 4])))
    );
}

#[test]
fn to_offer_too_little_is_worse_than_to_offer_enough() {
    assert!(of_a(&trade().when(A, offer(ENOUGH))) > of_a(&trade().when(A, offer([0, 0, 0, 1]))));
}

fn of_b(scene: &Scene) -> i64 {
    Basari::evaluate(scene.state(), B)
}

#[test]
fn a_rich_offer_is_rather_accepted_than_raised() {
    let offered = || trade().when(A, offer([3, 3, 3, 2]));
    assert!(
        of_b(&offered().new_round().when(B, ACCEPT))
            > of_b(&offered().new_round().when(B, offer([3; 4])))
    );
}

#[test]
fn a_poor_offer_is_rather_raised_than_accepted() {
    let offered = || trade().when(A, offer([0, 0, 0, 1]));
    assert!(
        of_b(&offered().new_round().when(B, ACCEPT))
            < of_b(&offered().when(B, offer([0, 0, 1, 1])))
    );
}

/// Each is measured by the others, so what one is ahead the others are behind, but for rounding.
#[test]
fn what_all_are_ahead_and_behind_cancels_out() {
    let state = trade().when(A, offer(ENOUGH)).into_state();
    let sum: i64 = [A, B, C].map(|seat| Basari::evaluate(&state, seat)).iter().sum();
    assert!(sum.abs() <= 3, "{sum}");
}
