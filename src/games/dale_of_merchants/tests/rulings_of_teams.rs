//! The house rulings on teams.

use super::{
    super::{action::Action, choice::Choice, components::Card::*},
    scene::*,
};
use crate::rules::Viewer;

#[test]
fn r16_a_sofa_in_a_shared_stall_serves_both_partners() {
    let scene = given(4).teams().stall(1, &[&[Sofa]]).acting();
    assert_eq!([A, B, C, D].map(|seat| scene.state.hand_size(seat)), [5, 6, 5, 6]);
}

#[test]
fn r18_nasty_threat_raises_the_shared_stall_whoever_builds() {
    let scene = given(4).teams().waiting(A, NastyThreat).stacks(1, 2).acting();
    assert_eq!([B, D, C].map(|seat| scene.state.next_stack(seat)), [4, 4, 1]);
}

#[test]
fn r39_teams_sit_crosswise_and_take_turns() {
    let scene = given(4).teams().acting();
    assert_eq!(
        [A, B].map(|seat| (scene.state.partner(seat), scene.state.opponents(seat))),
        [(Some(C), vec![B, D]), (Some(D), vec![C, A])]
    );
    scene.discards(A, []).then_asked([B], "acting").discards(B, []).then_asked([C], "acting");
}

#[test]
fn r40_a_declined_request_costs_no_action_and_cannot_be_made_again() {
    let scene = given(4).teams().hand(A, [Calculations]).hand(C, [Junk]).stacks(0, 4).acting().asks_for_help(A, [Calculations]);
    assert_eq!(scene.choices(C), [Choice::DeclineHelp {}]);
    let scene = scene.when(C, Action::DeclineHelp {}).then_asked([A], "acting").then_hand(A, [Calculations]);
    assert!(scene.state.hand(A)[0].known.contains(Viewer::Spectator));
    scene.asks_for_help(A, [Calculations]).then_refused("table.not_asked");
}

#[test]
fn r41_a_partners_cards_count_their_printed_values() {
    let scene = given(4).teams().waiting(A, Ironing).hand(A, [Calculations]).hand(C, [Magnet]).stacks(0, 6).acting();
    let scene = scene.discards(A, []).discards(B, []).discards(C, []).discards(D, []).then_asked([A], "acting");
    // Ironed the 2 is worth 3, and the partner adds 4.
    let scene = scene.asks_for_help(A, [Calculations]).helps(C, [Magnet]);
    assert_eq!(scene.state.stalls[0].len(), 7);
}

#[test]
fn r42_a_partner_may_swap_any_card_of_the_shared_stall() {
    let scene = given(4).teams().hand(C, [SafetyPrecaution]).stall(0, &[&[Sofa]]).acting().discards(A, []).discards(B, []);
    let scene = scene.plays(C, SafetyPrecaution).then_hand(C, [Sofa]);
    assert_eq!(scene.state.stalls[0], [[SafetyPrecaution]]);
}
