//! The house rulings R1 to R47, each by its number; of those that single cards carry out, the sharpest case.

use super::{
    super::{
        DaleOfMerchants, Options,
        action::Action,
        choice::{Choice, form},
        components::Card::{self, *},
        event::{Event, Goal, Origin},
        pending::Viewers,
        told::tell,
        view::{imagine, view},
    },
    scene::*,
};
use crate::rules::{Rules, Seat, SeededChance, Viewer, fold, open};

fn none() -> Action {
    Action::ChooseDeckCards { places: Vec::new() }
}

fn chance() -> SeededChance {
    SeededChance::new([9; 32], 0)
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
fn r10_ruthless_competition_needs_somebody_with_cards() {
    let scene = given(3).hand(A, [RuthlessCompetition, Junk, Swank]).pile(C, [Sofa]).acting().plays(A, RuthlessCompetition);
    scene.then_hand(A, [Junk, Swank, Sofa]).picks(A, [Junk]).then_deck(C, [Junk]);
}

#[test]
fn r11_a_spy_is_no_help_in_the_middle_of_an_effect() {
    let scene = given(2).owls().hand(A, [WiseSpy, Swank, Junk]).deck(A, [Sofa]).acting();
    assert_eq!(scene.usable(A), [WiseSpy]);
    assert_eq!(scene.plays(A, Swank).then_asked([A], "resolving").usable(A), []);
}

#[test]
fn r12_a_multiplied_value_is_lost_with_the_hand() {
    let scene = given(2).hand(A, [RareArtefact, LunchBreak, Swank, DangerousTest, Rumours]).acting().plays(A, RareArtefact);
    let scene = scene.luck([4]).picks(A, [Swank]).plays(A, DangerousTest).picks(A, [LunchBreak, Rumours, Swank]);
    let scene = scene.then_pile(A, [LunchBreak, Rumours, Swank, DangerousTest]).luck([1, 0, 0]).discards(A, []);
    assert_eq!(scene.value(A, Swank), 3);
}

#[test]
fn r13_calculations_may_leave_gaps_anywhere() {
    let scene = given(2).hand(A, [Calculations]).deck(A, [Junk; 9]).market([Some(Cheer), Some(Sofa)]).acting();
    let action = Action::RearrangeAndBuy { slot: 0, to: 0, others: vec![2, 3, 4, 1], payment: vec![0], keep_glue: false };
    let scene = scene.when(A, action);
    let arranged = vec![Some(Cheer), None, None, None, Some(Sofa)];
    scene.then_also(|event| matches!(event, Event::MarketArranged { market } if *market == arranged));
}

#[test]
fn r14_choices_for_cheer_come_in_any_order_and_stay_hidden() {
    let deck = [Swank, Sofa];
    let scene = given(2).hand(A, [Cheer]).deck(A, deck).deck(B, deck).acting().plays(A, Cheer).finds(B, Sofa);
    let told = tell(&scene.events()[0], Viewer::Seat(A));
    assert_eq!(serde_json::to_value(told).unwrap()["data"], serde_json::json!({ "seat": 1, "card": null }));
    scene.then_deck(B, deck).finds(A, Swank).then_hand(A, [Swank]).then_hand(B, [Sofa]);
}

#[test]
fn r15_the_winning_stack_wakes_no_owl() {
    let scene = given(2).owls().hand(A, [Magnet, SafetyPrecaution, TirelessTinkerer]).stacks(0, 7).hand(B, [ExtraRemarks]);
    let scene = scene.pile(B, [Swank]).acting().builds(A, [Magnet, SafetyPrecaution, TirelessTinkerer]);
    assert!(scene.then_asked([], "reacting").state.over.is_some());
}

#[test]
fn r16_a_sofa_in_a_shared_stall_serves_both_partners() {
    let scene = given(4).teams().stall(1, &[&[Sofa]]).acting();
    assert_eq!([A, B, C, D].map(|seat| scene.state.hand_size(seat)), [5, 6, 5, 6]);
}

#[test]
fn r17_a_partners_owls_answer_to_ones_actions() {
    let scene = given(4).teams().owls().hand(A, [LittleVillain]).hand(C, [ExtraRemarks]).pile(C, [Swank]).acting();
    assert_eq!(scene.builds(A, [LittleVillain]).then_asked([C], "reacting").usable(C), [ExtraRemarks]);
}

#[test]
fn r18_nasty_threat_raises_the_shared_stall_whoever_builds() {
    let scene = given(4).teams().waiting(A, NastyThreat).stacks(1, 2).acting();
    assert_eq!([B, D, C].map(|seat| scene.state.next_stack(seat)), [4, 4, 1]);
}

#[test]
fn r19_an_empty_market_deck_is_formed_of_the_markets_pile() {
    given(2).hand(A, [Swank, Sofa]).market_pile([]).acting().plays(A, Swank).then_hand(A, [Sofa]);
    given(2)
        .hand(A, [RiskyBusiness])
        .acting()
        .plays(A, RiskyBusiness)
        .then_never(|event| matches!(event, Event::ValueGuessed { .. }));
}

#[test]
fn r20_a_random_card_is_seen_by_who_loses_and_who_takes_it() {
    let scene = given(3).hand(A, [Raffle, Swank]).hand(B, [Sofa]).hand(C, [Magnet]).acting().plays(A, Raffle);
    let scene = scene.luck([0, 0, 0]).goes_left(A);
    let sees = |viewer| {
        let told = scene.events().iter().map(|event| serde_json::to_value(tell(event, viewer)).unwrap());
        told.filter(|event| event["data"]["to"]["zone"] == "hand" && !event["data"]["card"].is_null()).count()
    };
    assert_eq!([A, B, C].map(|seat| sees(Viewer::Seat(seat))), [2, 2, 2]);
    assert_eq!(sees(Viewer::Spectator), 0);
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
fn r22_play_passes_to_the_left_and_left_is_the_next_seat() {
    let scene = given(3).acting().discards(A, []).then_asked([B], "acting").discards(B, []).then_asked([C], "acting");
    scene.discards(C, []).then_asked([A], "acting");
}

#[test]
fn r23_the_first_player_is_drawn_or_named() {
    let first =
        |options: Options, seed| open::<DaleOfMerchants>(&options, 3, 1, &mut SeededChance::new([seed; 32], 0)).state.turn;
    let drawn: Vec<Seat> = (0..20).map(|seed| first(Options::default(), seed)).collect();
    assert!([A, B, C].iter().all(|seat| drawn.contains(seat)));
    assert_eq!(first(Options { first_seat: Some(2), ..Options::default() }, 1), C);
}

#[test]
fn r24_with_an_empty_hand_one_passes_by_discarding_nothing() {
    let scene = given(2).acting();
    assert_eq!(scene.choices(A), [Choice::Discard { cards: Vec::new() }]);
    scene.discards(A, []).then_asked([B], "acting");
}

#[test]
fn r25_after_sixty_actions_a_turn_gives_no_more() {
    let scene = given(2).hand(A, [TirelessTinkerer; 61]).acting();
    let scene = (0..59).fold(scene, |scene, _| scene.plays(A, TirelessTinkerer).then_asked([A], "acting"));
    scene.plays(A, TirelessTinkerer).then_asked([B], "acting");
}

#[test]
fn r26_cards_go_to_a_pile_as_they_are_named_and_the_technique_after_them() {
    let scene = given(2).hand(A, [DangerousTest, Junk, Swank, Sofa]).acting().plays(A, DangerousTest);
    scene.picks(A, [Sofa, Junk, Swank]).then_pile(A, [Sofa, Junk, Swank, DangerousTest]);
}

#[test]
fn r27_prices_and_built_stacks_count_printed_values() {
    let scene = given(2).waiting(B, Ironing).hand(B, [Cheer]).market([Some(Swank)]).stacks(1, 2).starting();
    // Cheer is worth 3 and pays for the 3 of Swank.
    scene.buys(B, 0, [Cheer]).then_also(|event| matches!(event, Event::Purchased { price: 3, paid: 3, .. }));
}

#[test]
fn r28_overpaying_must_be_less_than_every_card() {
    let paid = |price: Card, payment: &[Card]| {
        let scene = given(2).hand(A, payment.iter().copied()).deck(A, [Junk; 9]).market([Some(price)]).acting();
        scene.buys(A, 0, payment.iter().copied())
    };
    paid(Sofa, &[Swank, Raffle]).then_asked([B], "acting");
    paid(Magnet, &[Cheer, Gunfight, Calculations]).then_refused("dale_of_merchants.payment.too_high");
}

#[test]
fn r29_the_next_number_follows_the_count_of_stacks() {
    let scene = given(2).hand(A, [SafetyPrecaution]).stall(0, &[&[Glue], &[Glue]]).acting();
    assert_eq!(scene.state.next_stack(A), 3);
    let scene = scene.builds(A, [SafetyPrecaution]);
    assert_eq!(scene.state.stalls[0][2], [SafetyPrecaution]);
}

#[test]
fn r30_a_deck_is_formed_only_when_a_card_is_needed() {
    let scene = given(2).hand(A, [LunchBreak]).deck(A, [Swank]).pile(A, [Sofa]).acting().plays(A, LunchBreak);
    scene.then_deck(A, []).then_pile(A, [Sofa]).then_never(shuffled(A));
}

#[test]
fn r31_the_hand_is_filled_one_by_one_with_junk_for_the_rest() {
    let scene = given(2).hand(A, [Junk]).deck(A, [Swank]).pile(A, [Sofa]).acting().discards(A, []);
    scene.then_hand(A, [Junk, Swank, Sofa, Junk, Junk]);
}

#[test]
fn r32_the_market_slides_in_the_same_order_before_it_is_filled() {
    let scene = given(2).market([None, None, Some(Swank), None, Some(Sofa)]).market_deck([Glue]).acting().discards(A, []);
    scene.then_market([Some(Swank), Some(Sofa), Some(Glue), None, None]);
}

#[test]
fn r33_each_due_card_is_discarded_and_answered_before_the_next() {
    let scene = given(2).waiting(B, Siesta).waiting(B, LostShipments).starting().takes_up(B, 1);
    scene.takes_from_pile(B, [0]).then_hand(B, [LostShipments]).then_pile(B, [Siesta]);
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

#[test]
fn r38_only_what_everybody_sees_to_be_forced_is_done_unasked() {
    given(2).hand(A, [CunningNeighbour]).acting().plays(A, CunningNeighbour).then_asked([A], "resolving");
    given(2).hand(A, [Swank, Junk, Junk]).acting().plays(A, Swank).then_asked([A], "resolving");
    given(2).hand(A, [Swank, Junk]).acting().plays(A, Swank).then_asked([A], "acting");
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

#[test]
fn r43_the_winner_is_first_and_all_others_share_the_next_place() {
    let scene = given(3).hand(A, [Glue, SafetyPrecaution]).stacks(0, 7).stacks(1, 5).acting();
    let outcome = DaleOfMerchants::outcome(&scene.builds(A, [Glue, SafetyPrecaution]).state).unwrap();
    let places: Vec<(u8, i64)> = outcome.places.iter().map(|place| (place.place, place.score)).collect();
    assert_eq!(places, [(1, 8), (2, 5), (2, 0)]);
}

#[test]
fn r44_when_the_rounds_have_run_out_stacks_decide() {
    let scene = given(2).round_limit(1).stacks(1, 2).acting().discards(A, []).discards(B, []);
    let outcome = DaleOfMerchants::outcome(&scene.state).unwrap();
    let places: Vec<(u8, u8)> = outcome.places.iter().map(|place| (place.seat.0, place.place)).collect();
    assert_eq!((places, outcome.reason), (vec![(1, 1), (0, 2)], "round_limit"));
}

#[test]
fn r45_nobody_else_hears_a_handle() {
    let scene = given(2).hand(A, [Swank, Junk]).acting().plays(A, Swank);
    for event in scene.events() {
        let told = serde_json::to_string(&tell(event, Viewer::Seat(B))).unwrap();
        assert!(!told.contains("handle"), "{told}");
    }
}

#[test]
fn r46_all_piles_are_seen_whole_by_everybody() {
    let scene = given(2).pile(B, [Swank, Junk]).market_pile([Sofa]).acting();
    let seen = view(&scene.state, Viewer::Spectator);
    assert_eq!((seen.players[1].pile.clone(), seen.market_pile), (vec![Swank, Junk], vec![Sofa]));
}

#[test]
fn r47_knowledge_goes_with_a_card_until_it_is_lost_sight_of() {
    let mut state = given(3).hand(A, [Swank, Magnet]).deck(A, [Cheer]).pile(A, [Sofa]).acting().state;
    let moved = |from, to, seen_by| Event::CardMoved { card: Sofa, from, to, seen_by };
    let knows = |state: &super::super::State| {
        let worlds = (0..30).map(|_| 0).scan(chance(), |chance, _| Some(imagine(state, Viewer::Seat(B), chance)));
        worlds.into_iter().all(|world| world.hand(A).iter().any(|held| held.card == Sofa))
    };
    // Everybody sees Sofa go on the deck, and into the hand with the next card.
    fold::<DaleOfMerchants>(&mut state, &[moved(Origin::Pile { seat: A, place: 0 }, Goal::DeckTop { seat: A }, Viewers::ALL)]);
    fold::<DaleOfMerchants>(&mut state, &[moved(Origin::DeckTop { seat: A }, Goal::Hand { seat: A }, Viewers::only(A))]);
    assert!(knows(&state));
    // A card leaves the hand that B does not see.
    let unseen = Event::CardMoved {
        card: Swank,
        from: Origin::Hand { seat: A, handle: 0 },
        to: Goal::Hand { seat: C },
        seen_by: Viewers::only(A).and(Viewers::only(C)),
    };
    fold::<DaleOfMerchants>(&mut state, &[unseen]);
    assert!(!knows(&state));
}

/// A choice that is offered can be made: no form is empty.
#[test]
fn no_choice_is_offered_without_an_answer() {
    let scene = given(2).hand(A, [Junk]).market([Some(Sofa); 5]).acting();
    assert!(scene.choices(A).iter().all(|choice| form(choice).count() > 0));
}
