//! The house rulings on owls: who is asked, when, and how often.

use super::{
    super::{
        DaleOfMerchants, Options,
        action::Action,
        kinds::{
            Card::{self, *},
            Set,
        },
    },
    scene::*,
};

use kontor_rules::{Rules, SeededChance, open};

fn none() -> Action {
    Action::ChooseDeckCards { places: Vec::new() }
}

#[test]
fn r01_the_player_whose_turn_it_is_answers_first_then_the_others_clockwise() {
    let scene = given(3)
        .owls()
        .hand(A, [LunchBreak, Junk])
        .pile(A, [Swank])
        .hand(C, [Junk])
        .pile(C, [Junk])
        .hand(B, [Junk]);
    let scene = scene
        .pile(B, [Junk])
        .acting()
        .plays(A, LunchBreak)
        .then_asked([A], "dale_of_merchants.reacting")
        .passes(A);
    scene
        .then_asked([B], "dale_of_merchants.reacting")
        .passes(B)
        .then_asked([C], "dale_of_merchants.reacting")
        .passes(C)
        .then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn r02_an_owl_drawn_during_a_reaction_does_not_answer_the_same_trigger() {
    let scene = given(2)
        .owls()
        .hand(A, [Calculations])
        .market([Some(Cheer)])
        .hand(B, [Binoculars, Junk])
        .deck(B, [Binoculars]);
    let scene =
        scene.acting().buys(A, 0, [Calculations]).uses(B, Binoculars).passes(B).picks(B, [Junk]);
    scene.then_asked([B], "dale_of_merchants.reacting").then_usable(B, []);
}

#[test]
fn r06_owls_answer_owls_and_the_active_player_too() {
    let scene = given(2)
        .owls()
        .hand(A, [Swank, Balancing, Junk])
        .pile(A, [Sofa])
        .hand(B, [AncientKnowledge])
        .deck(B, [Magnet]);
    let scene =
        scene.acting().plays(A, Swank).picks(A, [Junk]).uses(B, AncientKnowledge).when(B, none());
    scene.then_asked([A], "dale_of_merchants.reacting").then_usable(A, [Balancing]);
}

#[test]
fn r08_the_card_given_by_balancing_lies_on_top() {
    let scene = given(2)
        .owls()
        .hand(A, [LunchBreak])
        .pile(A, [Swank])
        .hand(B, [Balancing])
        .pile(B, [Sofa, Cheer])
        .acting();
    let scene = scene.plays(A, LunchBreak).passes(A).uses(B, Balancing);
    let card = scene.handles(B, [Balancing])[0];
    scene.when(B, Action::Swap { card, place: 0 }).then_pile(B, [Cheer, Balancing]);
}

#[test]
fn r11_a_spy_is_no_help_in_the_middle_of_an_effect() {
    let scene = given(2).owls().hand(A, [WiseSpy, Swank, Junk]).deck(A, [Sofa]).acting();
    let scene = scene.then_usable(A, [WiseSpy]);
    scene.plays(A, Swank).then_asked([A], "dale_of_merchants.resolving").then_usable(A, []);
}

#[test]
fn r21_who_is_asked_depends_on_what_all_can_see() {
    let asked = |held: Card| {
        let scene =
            given(2).owls().hand(A, [Swank, Junk, Junk]).hand(B, [held]).deck(B, [Sofa]).acting();
        scene.plays(A, Swank).picks(A, [Junk]).then_asked([B], "dale_of_merchants.reacting");
    };
    asked(AncientKnowledge);
    asked(Junk);
    // All copies lie face up.
    let scene = given(2)
        .owls()
        .hand(A, [Swank, Junk, Junk])
        .hand(B, [Junk])
        .deck(B, [Sofa])
        .pile(A, [AncientKnowledge; 3])
        .acting();
    scene.plays(A, Swank).picks(A, [Junk]).then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn r34_with_owls_a_turn_pauses_before_its_clean_up_and_a_single_due_card_is_asked_for() {
    let scene = given(2)
        .owls()
        .hand(A, [Junk])
        .deck(A, [Swank])
        .waiting(B, SteadyAchiever)
        .hand(B, [Junk])
        .deck(B, [Swank; 2]);
    let scene = scene
        .acting()
        .discards(A, [])
        .then_asked([A], "dale_of_merchants.ending_turn")
        .ends(A)
        .passes(A);
    scene.then_asked([B], "dale_of_merchants.starting_turn");
    given(2)
        .hand(A, [Junk])
        .deck(A, [Swank])
        .acting()
        .discards(A, [])
        .then_asked([B], "dale_of_merchants.acting");
}

#[test]
fn r35_the_window_of_tasters_opens_after_the_last_player() {
    let scene = given(3)
        .owls()
        .hand(A, [Tasters])
        .market([QualityInspection, Swank, Sofa].map(Some))
        .acting();
    let scene = scene
        .plays(A, Tasters)
        .goes_left(A)
        .takes_from_market(A, [0])
        .then_asked([B], "dale_of_merchants.resolving");
    let scene = scene.takes_from_market(B, [1]);
    scene.then_asked([A], "dale_of_merchants.reacting").then_usable(A, [QualityInspection]);
}

#[test]
fn r36_one_copy_answers_once_for_each_trigger_of_a_step() {
    let hand = [RareArtefact, RareArtefact, Junk, Junk, Junk, Junk, Junk];
    let scene = given(2).owls().hand(A, hand).hand(B, [AncientKnowledge, Junk]);
    let scene = scene.deck(B, [Sofa]).acting();
    let scene = scene
        .plays(A, RareArtefact)
        .luck([0])
        .picks(A, [Junk])
        .plays(A, RareArtefact)
        .luck([0])
        .picks(A, [Junk]);
    // Both are discarded at the end of the turn, and one window answers to both.
    let scene = scene.ends(A).takes_up(A, 0).then_asked([B], "dale_of_merchants.reacting");
    let scene = scene.uses(B, AncientKnowledge).when(B, none()).passes(A);
    let scene = scene.then_usable(B, [AncientKnowledge]);
    let scene = scene.uses(B, AncientKnowledge).when(B, none()).passes(A);
    scene.then_asked([B], "dale_of_merchants.reacting").then_usable(B, []);
}

#[test]
fn r36_a_copy_that_has_left_the_hand_answers_no_more() {
    let scene =
        given(3).owls().hand(A, [Cheer]).deck(A, [Junk; 2]).deck(B, [Junk; 2]).deck(C, [Junk; 2]);
    let scene = scene
        .hand(B, [Balancing])
        .pile(B, [Swank, Sofa, Magnet])
        .acting()
        .plays(A, Cheer)
        .finds(A, Junk);
    let scene = scene.finds(B, Junk).finds(C, Junk).passes(A).uses(B, Balancing);
    let card = scene.handles(B, [Balancing])[0];
    let scene = scene.when(B, Action::Swap { card, place: 0 });
    scene.then_asked([B], "dale_of_merchants.reacting").then_usable(B, []);
}

#[test]
fn r37_an_owl_that_can_do_nothing_is_not_offered() {
    given(2).owls().hand(A, [WiseSpy]).acting().then_usable(A, []);
    let scene = given(2)
        .owls()
        .hand(A, [Swank, Junk, Junk])
        .hand(B, [AncientKnowledge])
        .acting()
        .plays(A, Swank)
        .picks(A, [Junk]);
    scene.then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn r11_a_spy_may_come_before_a_due_card_an_action_and_the_end_of_the_turn() {
    let scene = given(2)
        .owls()
        .waiting(B, SteadyAchiever)
        .hand(B, [WiseSpy, Junk])
        .deck(B, [Swank; 9])
        .starting();
    let scene = scene.then_usable(B, [WiseSpy]);
    let scene = scene
        .then_asked([B], "dale_of_merchants.starting_turn")
        .takes_up(B, 0)
        .passes(B)
        .then_asked([B], "dale_of_merchants.acting");
    let scene = scene.then_usable(B, [WiseSpy]);
    let scene = scene.discards(B, [Junk]).then_asked([B], "dale_of_merchants.ending_turn");
    let scene = scene.then_usable(B, [WiseSpy]);
    let scene = scene
        .uses(B, WiseSpy)
        .when(B, Action::OrderCards { places: vec![2, 0, 1] })
        .then_asked([B], "dale_of_merchants.ending_turn");
    scene.then_usable(B, []);
}

#[test]
fn r21_dealing_the_first_hands_opens_no_window() {
    let decks = Some(vec![Set::Owls, Set::Foxes, Set::Sloths]);
    let options = Options { decks, first_seat: Some(0), ..Options::default() };
    let state = open::<DaleOfMerchants>(&options, 2, 1, &mut SeededChance::new([5; 32], 0)).state;
    let due = DaleOfMerchants::due(&state);
    assert_eq!((due[A][0].kind, due[B].len()), ("dale_of_merchants.acting", 0));
    assert!(state.pending().triggers.is_empty());
}

#[test]
fn r21_without_cards_in_the_hand_nobody_is_asked() {
    given(2)
        .owls()
        .hand(A, [Magnet])
        .deck(B, [Sofa])
        .acting()
        .plays(A, Magnet)
        .then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn r21_whatever_is_drawn_unseen_may_be_an_inspection() {
    let drawn = |card: Card| {
        given(2).owls().hand(A, [LunchBreak]).deck(A, [card]).acting().plays(A, LunchBreak)
    };
    drawn(Junk).then_asked([A], "dale_of_merchants.reacting");
    drawn(QualityInspection).then_asked([A], "dale_of_merchants.reacting");
    // What all have seen is none.
    let scene = given(2).owls().waiting(B, ShoppingJourney).market([Some(Swank)]).starting();
    scene.then_hand(B, [Swank]).then_asked([B], "dale_of_merchants.acting");
}

#[test]
fn r34_there_is_no_pause_where_no_spy_can_be() {
    let without_cards = given(2).owls().hand(A, [Junk]).acting().discards(A, []);
    without_cards.then_asked([B], "dale_of_merchants.acting");
    let all_open = given(2)
        .owls()
        .hand(A, [Junk])
        .deck(A, [Junk; 9])
        .pile(A, [WiseSpy; 4])
        .acting()
        .discards(A, []);
    all_open.then_asked([A], "dale_of_merchants.reacting");
}

#[test]
fn r35_a_window_opens_between_drawing_and_discarding() {
    let scene = given(2)
        .owls()
        .hand(A, [DangerousTest])
        .deck(A, [QualityInspection, Junk, Junk, Sofa])
        .acting();
    let scene = scene
        .plays(A, DangerousTest)
        .then_asked([A], "dale_of_merchants.reacting")
        .uses(A, QualityInspection)
        .picks(A, [Junk]);
    let scene = scene.then_hand(A, [QualityInspection, Junk, Sofa]).passes(A).passes(A);
    scene.picks(A, [Junk, QualityInspection, Sofa]).then_hand(A, []);
}

#[test]
fn r35_the_hand_is_answered_for_before_the_market_is_filled() {
    let scene =
        given(2).owls().deck(A, [Junk; 5]).market([None, Some(Swank)]).acting().discards(A, []);
    let scene = scene
        .then_asked([A], "dale_of_merchants.reacting")
        .then_market([None, Some(Swank), None, None, None])
        .passes(A);
    scene
        .then_market([Some(Swank), None, None, None, None])
        .then_asked([B], "dale_of_merchants.acting");
}

#[test]
fn r36_what_a_reaction_triggers_is_settled_before_the_next_reaction() {
    let scene = given(3)
        .owls()
        .hand(A, [Magnet])
        .hand(B, [AncientKnowledge])
        .deck(B, [Junk; 2])
        .deck(C, [Junk; 2]);
    let scene =
        scene.hand(C, [AncientKnowledge, Balancing]).pile(C, [Swank]).acting().plays(A, Magnet);
    let scene = scene.uses(B, AncientKnowledge).luck([1]).when(B, none());
    scene.then_asked([C], "dale_of_merchants.reacting").then_usable(C, [Balancing]);
}

#[test]
fn r36_several_copies_answer_to_the_same_trigger() {
    let scene = given(2)
        .owls()
        .hand(A, [Magnet])
        .hand(B, [AncientKnowledge; 2])
        .deck(B, [Sofa, Swank, Cheer])
        .acting();
    let scene = scene.plays(A, Magnet).uses(B, AncientKnowledge).luck([1]).finds(B, Sofa);
    let second = scene.state().hand(B)[1].handle;
    let scene =
        scene.when(B, Action::UseOwl { card: second }).finds(B, Swank).then_pile(B, [Sofa, Swank]);
    scene.then_asked([B], "dale_of_merchants.reacting").then_usable(B, []);
}

#[test]
fn r01_the_order_begins_with_the_player_whose_turn_it_is() {
    let scene = given(3)
        .owls()
        .hand(A, [Junk; 5])
        .pile(A, [Junk])
        .hand(B, [LunchBreak])
        .pile(B, [Swank])
        .hand(C, [Junk]);
    let scene = scene.pile(C, [Junk]).acting().discards(A, []).ends(A).plays(B, LunchBreak);
    let scene = scene
        .then_asked([B], "dale_of_merchants.reacting")
        .passes(B)
        .then_asked([C], "dale_of_merchants.reacting")
        .passes(C);
    scene.then_asked([A], "dale_of_merchants.reacting");
}

#[test]
fn r21_copies_that_lie_open_anywhere_or_are_out_of_the_game_hold_no_surprise() {
    let scene = || given(2).owls().hand(A, [Magnet]).hand(B, [Junk]).deck(B, [Sofa; 2]);
    let market = [Some(AncientKnowledge)];
    let seen =
        scene().stall(1, &[&[AncientKnowledge]]).market_pile([AncientKnowledge]).market(market);
    seen.acting().plays(A, Magnet).then_asked([A], "dale_of_merchants.acting");
    let one_is_missing = scene().stall(1, &[&[AncientKnowledge]]).market_pile([AncientKnowledge]);
    one_is_missing.acting().plays(A, Magnet).then_asked([B], "dale_of_merchants.reacting");
    let spies = given(2)
        .owls()
        .hand(A, [Junk])
        .deck(A, [Junk; 9])
        .boxed([WiseSpy, WiseSpy])
        .pile(B, [WiseSpy; 2]);
    spies.acting().discards(A, []).then_asked([A], "dale_of_merchants.reacting");
}

#[test]
fn r11_a_spy_that_is_shown_for_another_reason_has_not_spied() {
    let scene = given(2).owls().hand(A, [RareArtefact, WiseSpy, Junk]).deck(A, [Swank; 3]);
    let scene = scene.acting().plays(A, RareArtefact).luck([0]).picks(A, [WiseSpy]);
    scene.then_usable(A, [WiseSpy]);
}
