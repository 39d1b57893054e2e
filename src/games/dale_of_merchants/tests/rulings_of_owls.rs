//! The house rulings on owls: who is asked, when, and how often.

use super::{
    super::{
        action::Action,
        components::Card::{self, *},
    },
    scene::*,
};

fn none() -> Action {
    Action::ChooseDeckCards { places: Vec::new() }
}

#[test]
fn r01_the_player_whose_turn_it_is_answers_first_then_the_others_clockwise() {
    let scene = given(3).owls().hand(A, [LunchBreak, Junk]).pile(A, [Swank]).hand(C, [Junk]).pile(C, [Junk]).hand(B, [Junk]);
    let scene = scene.pile(B, [Junk]).acting().plays(A, LunchBreak).then_asked([A], "reacting").passes(A);
    scene.then_asked([B], "reacting").passes(B).then_asked([C], "reacting").passes(C).then_asked([A], "acting");
}

#[test]
fn r02_an_owl_drawn_during_a_reaction_does_not_answer_the_same_trigger() {
    let scene = given(2).owls().hand(A, [Calculations]).market([Some(Cheer)]).hand(B, [Binoculars, Junk]).deck(B, [Binoculars]);
    let scene = scene.acting().buys(A, 0, [Calculations]).uses(B, Binoculars).passes(B).picks(B, [Junk]);
    assert_eq!(scene.then_asked([B], "reacting").usable(B), []);
}

#[test]
fn r03_the_window_of_a_purchase_opens_when_the_card_is_in_the_hand() {
    let scene = given(2).owls().hand(A, [Calculations]).market([Some(Cheer)]).hand(B, [Junk]).deck(B, [Junk]).acting();
    scene.buys(A, 0, [Calculations]).then_asked([B], "reacting").then_hand(A, [Cheer]).then_pile(A, [Calculations]);
}

#[test]
fn r04_a_waiting_technique_is_fully_resolved_when_it_leaves_the_schedule() {
    let scene = given(2).owls().hand(A, [SteadyAchiever, Junk]).hand(B, [Junk]).deck(B, [Junk]).acting();
    scene.plays(A, SteadyAchiever).then_asked([A], "acting");
    let scene = given(2).owls().waiting(B, Gunfight).hand(A, [Junk]).deck(A, [Swank; 9]).acting().discards(A, []);
    let scene = scene.then_asked([A], "ending_turn").ends(A).passes(A);
    scene.then_asked([A], "reacting");
}

#[test]
fn r05_forming_a_deck_is_shuffling_it() {
    let scene = given(2).owls().hand(A, [LunchBreak]).pile(A, [Swank]).hand(B, [Balancing]).pile(B, [Sofa]).acting();
    assert_eq!(scene.plays(A, LunchBreak).passes(A).usable(B), [Balancing]);
}

#[test]
fn r06_owls_answer_owls_and_the_active_player_too() {
    let scene = given(2).owls().hand(A, [Swank, Balancing, Junk]).pile(A, [Sofa]).hand(B, [AncientKnowledge]).deck(B, [Magnet]);
    let scene = scene.acting().plays(A, Swank).picks(A, [Junk]).uses(B, AncientKnowledge).when(B, none());
    assert_eq!(scene.then_asked([A], "reacting").usable(A), [Balancing]);
}

#[test]
fn r07_quality_inspection_answers_to_the_filled_hand() {
    let scene = given(2).owls().deck(A, [QualityInspection, Swank, Swank, Swank, Swank, Sofa]).acting().discards(A, []);
    let scene = scene.then_asked([A], "reacting").uses(A, QualityInspection).picks(A, [Swank]);
    scene.then_hand(A, [QualityInspection, Swank, Swank, Swank, Sofa]);
}

#[test]
fn r08_the_card_given_by_balancing_lies_on_top() {
    let scene = given(2).owls().hand(A, [LunchBreak]).pile(A, [Swank]).hand(B, [Balancing]).pile(B, [Sofa, Cheer]).acting();
    let scene = scene.plays(A, LunchBreak).passes(A).uses(B, Balancing);
    let card = scene.handles(B, [Balancing])[0];
    scene.when(B, Action::Swap { card, place: 0 }).then_pile(B, [Cheer, Balancing]);
}

#[test]
fn r09_only_the_market_action_is_a_purchase() {
    let scene = given(2).owls().waiting(B, ShoppingJourney).market([Some(Swank)]).hand(A, [Binoculars]).deck(A, [Junk; 9]);
    let scene = scene.hand(A, [Junk; 4]).acting().discards(A, []).ends(A);
    assert_eq!(scene.then_asked([A], "reacting").usable(A), []);
}

#[test]
fn r11_a_spy_is_no_help_in_the_middle_of_an_effect() {
    let scene = given(2).owls().hand(A, [WiseSpy, Swank, Junk]).deck(A, [Sofa]).acting();
    assert_eq!(scene.usable(A), [WiseSpy]);
    assert_eq!(scene.plays(A, Swank).then_asked([A], "resolving").usable(A), []);
}

#[test]
fn r15_the_winning_stack_wakes_no_owl() {
    let scene = given(2).owls().hand(A, [Magnet, SafetyPrecaution, TirelessTinkerer]).stacks(0, 7).hand(B, [ExtraRemarks]);
    let scene = scene.pile(B, [Swank]).acting().builds(A, [Magnet, SafetyPrecaution, TirelessTinkerer]);
    assert!(scene.then_asked([], "reacting").state.over.is_some());
}

#[test]
fn r17_a_partners_owls_answer_to_ones_actions() {
    let scene = given(4).teams().owls().hand(A, [LittleVillain]).hand(C, [ExtraRemarks]).pile(C, [Swank]).acting();
    assert_eq!(scene.builds(A, [LittleVillain]).then_asked([C], "reacting").usable(C), [ExtraRemarks]);
}

#[test]
fn r21_who_is_asked_depends_on_what_all_can_see() {
    let asked = |held: Card| {
        let scene = given(2).owls().hand(A, [Swank, Junk, Junk]).hand(B, [held]).deck(B, [Sofa]).acting();
        scene.plays(A, Swank).picks(A, [Junk]).then_asked([B], "reacting");
    };
    asked(AncientKnowledge);
    asked(Junk);
    // All copies lie face up.
    let scene =
        given(2).owls().hand(A, [Swank, Junk, Junk]).hand(B, [Junk]).deck(B, [Sofa]).pile(A, [AncientKnowledge; 3]).acting();
    scene.plays(A, Swank).picks(A, [Junk]).then_asked([A], "acting");
}

#[test]
fn r34_with_owls_a_turn_pauses_before_its_clean_up_and_a_single_due_card_is_asked_for() {
    let scene = given(2).owls().hand(A, [Junk]).deck(A, [Swank]).waiting(B, SteadyAchiever).hand(B, [Junk]).deck(B, [Swank; 2]);
    let scene = scene.acting().discards(A, []).then_asked([A], "ending_turn").ends(A).passes(A);
    scene.then_asked([B], "starting_turn");
    given(2).hand(A, [Junk]).deck(A, [Swank]).acting().discards(A, []).then_asked([B], "acting");
}

#[test]
fn r35_the_window_of_tasters_opens_after_the_last_player() {
    let scene = given(3).owls().hand(A, [Tasters]).market([QualityInspection, Swank, Sofa].map(Some)).acting();
    let scene = scene.plays(A, Tasters).goes_left(A).takes_from_market(A, [0]).then_asked([B], "resolving");
    let scene = scene.takes_from_market(B, [1]);
    assert_eq!(scene.then_asked([A], "reacting").usable(A), [QualityInspection]);
}

#[test]
fn r36_one_copy_answers_once_for_each_trigger_of_a_step() {
    let hand = [RareArtefact, RareArtefact, Junk, Junk, Junk, Junk, Junk];
    let scene = given(2).owls().hand(A, hand).hand(B, [AncientKnowledge]).deck(B, [Sofa]).acting();
    let scene = scene.plays(A, RareArtefact).luck([0]).picks(A, [Junk]).plays(A, RareArtefact).luck([0]).picks(A, [Junk]);
    // Both are discarded at the end of the turn, and one window answers to both.
    let scene = scene.ends(A).takes_up(A, 0).then_asked([B], "reacting");
    let scene = scene.uses(B, AncientKnowledge).when(B, none()).passes(A);
    assert_eq!(scene.usable(B), [AncientKnowledge]);
    let scene = scene.uses(B, AncientKnowledge).when(B, none()).passes(A);
    assert_eq!(scene.then_asked([B], "reacting").usable(B), []);
}

#[test]
fn r36_a_copy_that_has_left_the_hand_answers_no_more() {
    let scene = given(3).owls().hand(A, [Cheer]).deck(A, [Junk; 2]).deck(B, [Junk; 2]).deck(C, [Junk; 2]);
    let scene = scene.hand(B, [Balancing]).pile(B, [Swank, Sofa, Magnet]).acting().plays(A, Cheer).finds(A, Junk);
    let scene = scene.finds(B, Junk).finds(C, Junk).passes(A).uses(B, Balancing);
    let card = scene.handles(B, [Balancing])[0];
    let scene = scene.when(B, Action::Swap { card, place: 0 });
    assert_eq!(scene.then_asked([B], "reacting").usable(B), []);
}

#[test]
fn r37_an_owl_that_can_do_nothing_is_not_offered() {
    assert_eq!(given(2).owls().hand(A, [WiseSpy]).acting().usable(A), []);
    let scene =
        given(2).owls().hand(A, [Swank, Junk, Junk]).hand(B, [AncientKnowledge]).acting().plays(A, Swank).picks(A, [Junk]);
    scene.then_asked([A], "acting");
}
