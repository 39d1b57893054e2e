//! The house rulings on teams.

use super::{
    super::{DaleOfMerchants, Options, action::Action, choice::Choice, kinds::Card::*},
    scene::*,
};
use kontor_rules::{Rules, Viewer};

#[test]
fn r16_a_sofa_in_a_shared_stall_serves_both_partners() {
    let scene = given(4).teams().stall(1, &[&[Sofa]]).acting();
    assert_eq!([A, B, C, D].map(|seat| scene.state().hand_size(seat)), [5, 6, 5, 6]);
}

#[test]
fn r18_nasty_threat_raises_the_shared_stall_whoever_builds() {
    let scene = given(4).teams().waiting(A, NastyThreat).stacks(1, 2).acting();
    assert_eq!([B, D, C].map(|seat| scene.state().next_stack(seat)), [4, 4, 1]);
}

#[test]
fn r39_teams_sit_crosswise_and_take_turns() {
    let scene = given(4).teams().acting();
    assert_eq!(
        [A, B].map(|seat| (scene.state().partner(seat), scene.state().opponents(seat).collect())),
        [(Some(C), vec![B, D]), (Some(D), vec![C, A])]
    );
    let teams = |teams| DaleOfMerchants::teams(&Options { teams, ..Options::default() }, 4);
    assert_eq!((teams(true), teams(false)), (vec![0, 1, 0, 1], vec![0, 1, 2, 3]));
    scene
        .discards(A, [])
        .then_asked([B], "dale_of_merchants.acting")
        .discards(B, [])
        .then_asked([C], "dale_of_merchants.acting");
}

#[test]
fn r40_a_declined_request_costs_no_action_and_cannot_be_made_again() {
    let scene = given(4)
        .teams()
        .hand(A, [Calculations])
        .hand(C, [Junk])
        .stacks(0, 4)
        .acting()
        .asks_for_help(A, [Calculations]);
    let scene = scene.then_choices(C, [Choice::DeclineHelp {}]);
    let scene = scene
        .when(C, Action::DeclineHelp {})
        .then_asked([A], "dale_of_merchants.acting")
        .then_hand(A, [Calculations]);
    assert!(scene.state().hand(A)[0].known.contains(Viewer::Spectator));
    scene.asks_for_help(A, [Calculations]).then_refused("table.not_asked");
}

#[test]
fn r41_a_partners_cards_count_their_printed_values() {
    let scene = given(4)
        .teams()
        .waiting(A, Ironing)
        .hand(A, [Calculations])
        .hand(C, [Magnet])
        .stacks(0, 6)
        .acting();
    let scene = scene
        .discards(A, [])
        .discards(B, [])
        .discards(C, [])
        .discards(D, [])
        .then_asked([A], "dale_of_merchants.acting");
    // Ironed the 2 is worth 3, and the partner adds 4.
    let scene = scene.asks_for_help(A, [Calculations]).helps(C, [Magnet]);
    assert_eq!(scene.state().stalls[0].len(), 7);
}

#[test]
fn r42_a_partner_may_swap_any_card_of_the_shared_stall() {
    let scene = given(4)
        .teams()
        .hand(C, [SafetyPrecaution])
        .stall(0, &[&[Sofa]])
        .acting()
        .discards(A, [])
        .discards(B, []);
    let scene = scene.plays(C, SafetyPrecaution).then_hand(C, [Sofa]);
    assert_eq!(scene.state().stalls[0], [[SafetyPrecaution]]);
}

#[test]
fn r40_after_another_action_the_partner_may_be_asked_again() {
    let scene = given(4)
        .teams()
        .hand(A, [Calculations, TirelessTinkerer])
        .hand(C, [Junk])
        .stacks(0, 4)
        .acting();
    let scene = scene
        .asks_for_help(A, [Calculations])
        .when(C, Action::DeclineHelp {})
        .plays(A, TirelessTinkerer);
    scene.asks_for_help(A, [Calculations]).then_asked([C], "dale_of_merchants.helping");
}

#[test]
fn r40_a_partner_without_cards_is_not_asked_and_the_set_must_be_the_same() {
    let scene = given(4).teams().hand(A, [Calculations]).stacks(0, 4).acting();
    scene.asks_for_help(A, [Calculations]).then_refused("table.not_asked");
    let scene =
        given(4).teams().hand(A, [Calculations]).hand(C, [Swank, Gunfight]).stacks(0, 4).acting();
    let scene = scene.asks_for_help(A, [Calculations]).helps(C, [Swank]);
    scene.then_refused("dale_of_merchants.stack.mixed");
}

#[test]
fn r41_a_partner_fills_the_hand_only_after_the_own_turn() {
    let scene = given(4)
        .teams()
        .hand(A, [Calculations])
        .hand(C, [SafetyPrecaution])
        .deck(C, [Swank; 9])
        .stacks(0, 4)
        .acting();
    let scene = scene
        .asks_for_help(A, [Calculations])
        .helps(C, [SafetyPrecaution])
        .then_hand(C, [])
        .discards(B, []);
    scene.then_hand(C, []).discards(C, []).then_hand(C, [Swank; 5]);
}

#[test]
fn r42_a_threat_to_the_shared_stall_counts_for_a_stack_built_with_help() {
    let scene = || {
        let scene = given(4)
            .teams()
            .waiting(D, NastyThreat)
            .hand(A, [Calculations])
            .hand(C, [SafetyPrecaution, Magnet]);
        scene.stacks(0, 4).acting().asks_for_help(A, [Calculations])
    };
    scene().helps(C, [SafetyPrecaution]).then_refused("dale_of_merchants.stack.sum_wrong");
    assert_eq!(scene().helps(C, [Magnet]).state().stalls[0].len(), 5);
}

#[test]
fn r40_cards_that_are_a_stack_already_need_no_help() {
    let scene = given(4)
        .teams()
        .hand(A, [Calculations])
        .hand(C, [Junk])
        .stacks(0, 1)
        .acting()
        .asks_for_help(A, [Calculations]);
    scene.then_refused("dale_of_merchants.stack.needs_no_help");
}

#[test]
fn r40_a_spy_in_between_does_not_make_a_declined_request_forgotten() {
    let scene = given(4)
        .teams()
        .owls()
        .hand(A, [Calculations, WiseSpy])
        .deck(A, [Junk])
        .hand(C, [Junk])
        .stacks(0, 4)
        .acting();
    let scene =
        scene.asks_for_help(A, [Calculations]).when(C, Action::DeclineHelp {}).uses(A, WiseSpy);
    scene
        .then_asked([A], "dale_of_merchants.acting")
        .asks_for_help(A, [Calculations])
        .then_refused("table.not_asked");
}

#[test]
fn r40_help_is_asked_for_and_given_with_cards_of_the_set_that_are_not_enough() {
    let choices = |stacks| {
        let scene = given(4).teams().hand(A, [Calculations]).hand(C, [SafetyPrecaution, Swank]);
        scene.stacks(0, stacks).acting().choices(A)
    };
    let asks = |choice: &Choice| matches!(choice, Choice::AskForHelp { .. });
    assert_eq!([1, 4].map(|stacks| choices(stacks).iter().any(asks)), [false, true]);
    let scene = given(4).teams().hand(A, [Calculations]).hand(C, [SafetyPrecaution, Swank]);
    let asked = scene.stacks(0, 4).acting().asks_for_help(A, [Calculations]);
    let [Choice::DeclineHelp {}, Choice::Help { missing: 3, cards }] = &asked.choices(C)[..] else {
        panic!("C may help or decline: {:?}", asked.choices(C))
    };
    assert_eq!(cards.iter().map(|held| held.card).collect::<Vec<_>>(), [SafetyPrecaution]);
}
