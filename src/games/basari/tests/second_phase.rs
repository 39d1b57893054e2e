//! «Die 2. Phase»: the three actions, and what becomes of them by how many chose each.

use super::{
    super::{
        Basari, Choice,
        components::{Card, DEFAULT_BOARD},
        event::Event,
    },
    scene::{
        A, B, BasariScene, C, CONCEDE, D, GEMS, POINTS, ROLL, Scene, and_a_round_of, choose, given,
        lapsed, opened, took_gems, took_points,
    },
};
use kontor_rules::{Rules, Seat};

fn rolled(seat: Seat, die: u8, arch: u8, steps: u8, points: u32) -> Event {
    Event::RollCarriedOut { seat, die, arch, steps, points }
}

/// A rolls this die as the action; figures stand on arches 4 to 6.
fn a_rolls(die: u8) -> Scene {
    given(3).when_chosen_with(and_a_round_of([die], 3), [ROLL, POINTS, GEMS])
}

/// «Die 2. Phase», example: Dominik's five moves him five fields and brings one point.
#[test]
fn a_five_moves_five_and_scores_one() {
    a_rolls(5).then_also(rolled(A, 5, 9, 9, 1));
}

/// «Die 2. Phase», example: Sandra's two moves her two fields and brings four points.
#[test]
fn a_two_moves_two_and_scores_four() {
    a_rolls(2).then_also(rolled(A, 2, 6, 6, 4));
}

/// «Die 2. Phase»
#[test]
fn a_six_moves_six_and_scores_nothing() {
    a_rolls(6).then_also(rolled(A, 6, 10, 10, 0));
}

/// «Die 2. Phase», examples: an arch of 5 points.
#[test]
fn points_scores_those_of_the_arch() {
    let game = given(3).figures([(21, 4), (5, 4), (6, 4)]);
    let scene = game
        .when_chosen_with(and_a_round_of([1], 3), [POINTS, ROLL, GEMS])
        .then_also(took_points(A, 21, 5));
    scene.then_points([5, 5, 0]);
}

/// «Die 2. Phase», examples: an arch of two red gems and a yellow one.
#[test]
fn gems_takes_those_of_the_arch_from_the_supply() {
    let game = given(3).figures([(21, 4), (5, 4), (6, 4)]);
    let scene = game
        .when_chosen_with(and_a_round_of([1], 3), [GEMS, ROLL, POINTS])
        .then_also(took_gems(A, 21, [2, 1, 0, 0]));
    assert_eq!(scene.state().supply.counts(), [14, 15, 16, 16]);
    scene.then_gems([[5, 4, 3, 3], [3; 4], [3; 4]]);
}

/// «Die 2. Phase»: 4, 5, 6 or 7.
#[test]
fn every_arch_scores_what_it_shows() {
    for (number, arch) in (0..).zip(DEFAULT_BOARD) {
        let game = given(3).figures([(number, 1), (5, 4), (6, 4)]);
        let scene = game.when_chosen_with(and_a_round_of([1], 3), [POINTS, ROLL, GEMS]);
        scene.then_also(took_points(A, number, arch.points.into()));
    }
}

/// «Die 2. Phase», ruling B7: the arch under the figure after the first phase counts, not the one
/// that the action leads to.
#[test]
fn the_arch_that_a_roll_leads_to_gives_nothing() {
    a_rolls(2)
        .then_points([4, 6, 0])
        .then_never(|event| matches!(event, Event::GemsCarriedOut { seat: A, .. }));
}

/// «Die 2. Phase»
#[test]
fn all_are_asked_at_once_and_may_choose_any_card() {
    let scene = given(4).choosing().then_asked([A, B, C, D], "basari.choosing_card");
    scene.then_choices(C, [Choice::ChooseCard { cards: vec![ROLL, POINTS, GEMS] }]);
}

/// «Die 2. Phase», ruling B4.
#[test]
fn the_same_card_can_be_chosen_round_after_round() {
    let scene = given(3).when_chosen_with([1; 3], [POINTS; 3]);
    scene.when(A, choose(POINTS)).then_asked([B, C], "basari.choosing_card");
}

/// «Die 2. Phase», ruling B4.
#[test]
fn a_choice_is_final() {
    given(3).choosing().when(B, choose(ROLL)).when(B, choose(GEMS)).then_refused("table.not_asked");
}

/// «Die 2. Phase»
#[test]
fn a_choice_leaves_what_the_others_are_asked_as_it_is() {
    let before = given(3).choosing();
    let asked = Basari::due(before.state())[A].clone();
    assert_eq!(Basari::due(before.when(B, choose(ROLL)).state())[A], asked);
}

/// «Die 2. Phase»
#[test]
fn nothing_is_carried_out_before_all_have_chosen() {
    let scene = given(3).choosing().when(A, choose(POINTS)).when(B, choose(GEMS));
    assert_eq!(scene.events(), [Event::CardChosen { seat: B, card: GEMS }]);
}

/// «Die 2. Phase»
#[test]
fn the_last_choice_turns_all_cards_over() {
    let scene = given(3).when_chosen_with(and_a_round_of([1], 3), [GEMS, ROLL, POINTS]);
    let revealed =
        Event::CardsRevealed { cards: vec![GEMS, ROLL, POINTS], order: vec![ROLL, POINTS, GEMS] };
    scene.then_first([Event::CardChosen { seat: C, card: POINTS }, revealed]);
}

/// «Die 2. Phase», ruling B6: the order of singles is ours, it is that of trades.
#[test]
fn single_actions_are_carried_out_in_the_order_roll_points_gems() {
    let scene = given(3).when_chosen_with(and_a_round_of([3], 3), [GEMS, POINTS, ROLL]);
    scene.then_settled([
        rolled(C, 3, 9, 7, 3),
        took_points(B, 5, 6),
        took_gems(A, 4, [1, 1, 1, 1]),
    ]);
}

/// «Die 2. Phase», ruling B5: no player is asked whether to carry out what was chosen.
#[test]
fn a_single_action_is_carried_out_by_itself() {
    let scene = given(3).when_chosen_with(and_a_round_of([1], 3), [ROLL, POINTS, GEMS]);
    scene.then_asked([A, B, C], "basari.choosing_card");
}

/// «Die 2. Phase»
#[test]
fn two_who_chose_the_same_trade_after_the_single_actions() {
    let scene = given(3).points([5, 0, 0]).when_chosen([ROLL, ROLL, POINTS]);
    scene
        .then_settled([took_points(C, 6, 7), opened(ROLL, A, B)])
        .then_asked([A], "basari.opening_trade");
}

/// «Die 2. Phase»
#[test]
fn an_action_chosen_by_three_lapses() {
    for card in [ROLL, POINTS, GEMS] {
        given(3)
            .when_chosen_with([1; 3], [card; 3])
            .then_settled([lapsed(card, [A, B, C])])
            .then_points([0; 3]);
    }
}

/// «Die 2. Phase»
#[test]
fn an_action_chosen_by_four_lapses() {
    for card in [ROLL, POINTS, GEMS] {
        given(4)
            .when_chosen_with([1; 4], [card; 4])
            .then_settled([lapsed(card, [A, B, C, D])])
            .then_gems([[3; 4]; 4]);
    }
}

/// «Die 2. Phase»
#[test]
fn a_fourth_who_chose_otherwise_acts_though_the_others_action_lapses() {
    let scene = given(4).when_chosen_with([1; 4], [ROLL, ROLL, POINTS, ROLL]);
    scene.then_settled([took_points(C, 6, 7), lapsed(ROLL, [A, B, D])]);
}

/// «Die 2. Phase»: who trades later has the same points as before the single actions, for these are
/// others' points.
#[test]
fn single_actions_do_not_change_who_opens_a_trade() {
    let scene = given(4).points([1, 0, 0, 0]).when_chosen_with([6], [GEMS, GEMS, POINTS, ROLL]);
    scene.then_settled([rolled(D, 6, 13, 10, 0), took_points(C, 6, 7), opened(GEMS, A, B)]);
}

/// «Die 2. Phase», ruling B7: the winner of a trade acts where the own figure stands.
#[test]
fn who_wins_a_trade_acts_at_the_own_arch() {
    let scene = given(3).points([5, 0, 0]).when_chosen([POINTS, POINTS, GEMS]);
    scene.new_round().when(A, CONCEDE).then_also(took_points(B, 5, 6));
}

#[test]
fn every_card_has_an_id_of_its_own() {
    for card in Card::ALL {
        assert_eq!(serde_json::to_value(card).unwrap(), card.id());
    }
}
