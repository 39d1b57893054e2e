//! «Scoring the First Round» and «The Second and Third Game Rounds», the accounts: awards, ties and
//! prizes.

use super::{
    super::{components::Ware, event::Event, scores::AccountScore},
    scene::{A, B, C, D, MediciScene, NEUTRAL, cloth, dyes, given, metals, spices, unshuffled},
};

/// «Scoring the First Round», example: A leads, three tie for the second place.
#[test]
fn in_the_first_example_a_receives_10_and_b_c_and_d_one_each() {
    given(4)
        .round(1)
        .warehouse(A, [metals(0), metals(1)])
        .warehouse(B, [metals(2), dyes(1)])
        .warehouse(C, [metals(3), dyes(4)])
        .warehouse(D, [metals(4), dyes(2)])
        .when_the_round_ends(unshuffled())
        .then_positions(Ware::Metals, [2, 1, 1, 1])
        .then_account(Ware::Metals, [(10, 0), (1, 0), (1, 0), (1, 0)]);
}

/// «The Second and Third Game Rounds», example: A at the top, C and D tie for the second place
/// below it.
#[test]
fn in_the_second_example_a_receives_30_b_nothing_c_and_d_12_each() {
    given(4)
        .round(3)
        .counters(Ware::Metals, [5, 3, 5, 4])
        .warehouse(A, [metals(0), metals(1)])
        .warehouse(C, [metals(2)])
        .warehouse(D, [metals(3), metals(4)])
        .when_the_round_ends([])
        .then_positions(Ware::Metals, [7, 3, 6, 6])
        .then_account(Ware::Metals, [(10, 20), (0, 0), (2, 10), (2, 10)]);
}

/// «Scoring the First Round»
#[test]
fn a_counter_moves_up_a_space_for_each_card_whatever_its_value() {
    let scores = [(A, 3, 10), (B, 1, 5), (C, 0, 0)];
    let scores = scores
        .map(|(seat, cards, award)| AccountScore { seat, cards, position: cards, award, prize: 0 })
        .to_vec();
    given(3)
        .round(3)
        .warehouse(A, [cloth(0), cloth(1), cloth(2)])
        .warehouse(B, [cloth(5)])
        .when_the_round_ends([])
        .then_also(Event::AccountScored { ware: Ware::Cloth, scores });
}

/// «Scoring the First Round», ruling M15.
#[test]
fn the_neutral_card_moves_no_counter() {
    let scene = given(3).round(3).warehouse(A, [NEUTRAL]).when_the_round_ends([]);
    Ware::ALL.into_iter().fold(scene, |scene, ware| scene.then_positions(ware, [0; 3]));
}

/// «Scoring the First Round»
#[test]
fn all_on_the_next_lower_position_with_a_counter_are_second() {
    given(4)
        .round(3)
        .counters(Ware::Cloth, [5, 2, 2, 0])
        .when_the_round_ends([])
        .then_account(Ware::Cloth, [(10, 0), (2, 0), (2, 0), (0, 0)]);
}

/// «Scoring the First Round»
#[test]
fn the_third_highest_position_is_awarded_nothing() {
    given(3)
        .round(3)
        .counters(Ware::Cloth, [3, 2, 1])
        .when_the_round_ends([])
        .then_account(Ware::Cloth, [(10, 0), (5, 0), (0, 0)]);
}

/// «Scoring the First Round», ruling M13.
#[test]
fn two_who_tie_for_the_first_place_share_both_awards_and_there_is_no_second() {
    given(3)
        .round(3)
        .counters(Ware::Cloth, [3, 3, 1])
        .when_the_round_ends([])
        .then_account(Ware::Cloth, [(7, 0), (7, 0), (0, 0)]);
}

/// «Scoring the First Round»
#[test]
fn three_who_tie_for_the_first_place_share_both_awards() {
    given(4)
        .round(3)
        .counters(Ware::Cloth, [3, 3, 1, 3])
        .when_the_round_ends([])
        .then_account(Ware::Cloth, [(5, 0), (5, 0), (0, 0), (5, 0)]);
}

/// «Scoring the First Round», ruling M14.
#[test]
fn counters_tied_at_the_bottom_share_the_awards_at_every_number_of_players() {
    for (seats, award) in [(3, 5), (4, 3), (5, 3), (6, 2)] {
        let tied = vec![(award, 0); usize::from(seats)];
        given(seats).round(3).when_the_round_ends([]).then_account(Ware::Spices, tied);
    }
}

/// «Scoring the First Round», ruling M14.
#[test]
fn counters_at_the_bottom_share_the_second_place_below_a_sole_leader() {
    given(3)
        .round(3)
        .warehouse(B, [spices(0)])
        .when_the_round_ends([])
        .then_account(Ware::Spices, [(2, 0), (10, 0), (2, 0)]);
}

/// «Scoring the First Round»
#[test]
fn the_first_round_brings_no_prize_even_for_five_cards_of_a_ware() {
    given(3)
        .round(1)
        .warehouse(A, [metals(0), metals(1), metals(2), metals(3), metals(4)])
        .warehouse(B, [dyes(0)])
        .when_the_round_ends(unshuffled())
        .then_positions(Ware::Metals, [5, 0, 0])
        .then_account(Ware::Metals, [(10, 0), (2, 0), (2, 0)]);
}

/// «The Second and Third Game Rounds»
#[test]
fn counters_advance_from_where_they_stood() {
    given(3)
        .round(3)
        .counters(Ware::Dyes, [1, 2, 0])
        .warehouse(A, [dyes(5), dyes(5)])
        .when_the_round_ends([])
        .then_positions(Ware::Dyes, [3, 2, 0]);
}

/// «The Second and Third Game Rounds»
#[test]
fn a_counter_stops_at_the_highest_space() {
    given(3)
        .round(3)
        .counters(Ware::Dyes, [6, 0, 0])
        .warehouse(A, [dyes(0), dyes(1), dyes(2)])
        .when_the_round_ends([])
        .then_positions(Ware::Dyes, [7, 0, 0]);
}

/// «The Second and Third Game Rounds»
#[test]
fn who_stops_at_the_top_ties_with_who_reaches_it() {
    given(3)
        .round(3)
        .counters(Ware::Dyes, [7, 6, 0])
        .warehouse(A, [dyes(0)])
        .warehouse(B, [dyes(1)])
        .when_the_round_ends([])
        .then_account(Ware::Dyes, [(7, 20), (7, 20), (0, 0)]);
}

/// «The Second and Third Game Rounds»
#[test]
fn the_space_below_the_top_brings_10() {
    given(3)
        .round(3)
        .counters(Ware::Dyes, [5, 0, 0])
        .warehouse(A, [dyes(0)])
        .when_the_round_ends([])
        .then_account(Ware::Dyes, [(10, 10), (2, 0), (2, 0)]);
}

/// «The Second and Third Game Rounds», ruling M16.
#[test]
fn the_top_space_brings_20_and_not_the_10_of_the_space_below_as_well() {
    given(3)
        .round(3)
        .counters(Ware::Dyes, [5, 0, 0])
        .warehouse(A, [dyes(0), dyes(1)])
        .when_the_round_ends([])
        .then_account(Ware::Dyes, [(10, 20), (2, 0), (2, 0)]);
}

/// «The Second and Third Game Rounds», ruling M17.
#[test]
fn a_prize_is_not_shared() {
    given(3)
        .round(3)
        .counters(Ware::Dyes, [6, 6, 0])
        .when_the_round_ends([])
        .then_account(Ware::Dyes, [(7, 10), (7, 10), (0, 0)]);
}

/// «The Second and Third Game Rounds», ruling M17.
#[test]
fn a_prize_is_paid_whatever_the_rank_on_the_account() {
    given(3)
        .round(3)
        .counters(Ware::Dyes, [7, 7, 6])
        .when_the_round_ends([])
        .then_account(Ware::Dyes, [(7, 20), (7, 20), (0, 10)]);
}

/// «The Second and Third Game Rounds», ruling M16.
#[test]
fn a_prize_is_paid_again_at_each_scoring_while_the_counter_stands_there() {
    given(3)
        .round(3)
        .counters(Ware::Dyes, [7, 6, 0])
        .when_the_round_ends([])
        .then_account(Ware::Dyes, [(10, 20), (5, 10), (0, 0)]);
}

/// «The Second and Third Game Rounds»
#[test]
fn the_third_space_from_the_top_brings_no_prize() {
    given(3)
        .round(3)
        .counters(Ware::Dyes, [5, 0, 0])
        .when_the_round_ends([])
        .then_account(Ware::Dyes, [(10, 0), (2, 0), (2, 0)]);
}
