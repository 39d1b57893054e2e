//! The house rulings R1 to R47, each by its number; of those that single cards carry out, the
//! sharpest case. Those on owls, on teams and on what is secret have files of their own.

use super::{
    super::{
        DaleOfMerchants, Options,
        action::Action,
        choice::Choice,
        event::Event,
        kinds::Card::{self, *},
        templates::template,
    },
    scene::*,
};
use kontor_rules::{Rules, Seat, SeededChance, open, play};

#[test]
fn r10_ruthless_competition_needs_somebody_with_cards() {
    let scene = given(3)
        .hand(A, [RuthlessCompetition, Junk, Swank])
        .pile(C, [Sofa])
        .acting()
        .plays(A, RuthlessCompetition);
    scene.then_hand(A, [Junk, Swank, Sofa]).picks(A, [Junk]).then_deck(C, [Junk]);
}

#[test]
fn r13_calculations_may_leave_gaps_anywhere() {
    let scene = given(2)
        .hand(A, [Calculations])
        .deck(A, [Junk; 9])
        .market([Some(Cheer), Some(Sofa)])
        .acting();
    let action = Action::RearrangeAndBuy {
        slot: 0,
        to: 0,
        others: vec![2, 3, 4, 1],
        payment: vec![0],
        keep_glue: false,
    };
    let scene = scene.when(A, action);
    let arranged = vec![Some(Cheer), None, None, None, Some(Sofa)];
    scene.then_some(
        |event| matches!(event, Event::MarketArranged { market } if *market == arranged),
    );
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
fn r22_play_passes_to_the_left_and_left_is_the_next_seat() {
    let scene = given(3)
        .acting()
        .discards(A, [])
        .then_asked([B], "dale_of_merchants.acting")
        .discards(B, [])
        .then_asked([C], "dale_of_merchants.acting");
    scene.discards(C, []).then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn r23_the_first_player_is_drawn_or_named() {
    let first = |options: Options, seed| {
        open::<DaleOfMerchants>(&options, 3, 1, &mut SeededChance::new([seed; 32], 0)).state.turn
    };
    let drawn: Vec<Seat> = (0..20).map(|seed| first(Options::default(), seed)).collect();
    assert!([A, B, C].iter().all(|seat| drawn.contains(seat)));
    assert_eq!(first(Options { first_seat: Some(2), ..Options::default() }, 1), C);
}

#[test]
fn r24_with_an_empty_hand_one_passes_by_discarding_nothing() {
    let scene = given(2).acting();
    let scene = scene.then_choices(A, [Choice::Discard { cards: Vec::new() }]);
    scene.discards(A, []).then_asked([B], "dale_of_merchants.acting");
}

#[test]
fn r25_after_sixty_actions_a_turn_gives_no_more() {
    let scene = given(2).hand(A, [TirelessTinkerer; 61]).acting();
    let scene = (0..59).fold(scene, |scene, _| {
        scene.plays(A, TirelessTinkerer).then_asked([A], "dale_of_merchants.acting")
    });
    scene.plays(A, TirelessTinkerer).then_asked([B], "dale_of_merchants.acting");
}

#[test]
fn r26_cards_go_to_a_pile_as_they_are_named_and_the_technique_after_them() {
    let scene =
        given(2).hand(A, [DangerousTest, Junk, Swank, Sofa]).acting().plays(A, DangerousTest);
    scene.picks(A, [Sofa, Junk, Swank]).then_pile(A, [Sofa, Junk, Swank, DangerousTest]);
}

#[test]
fn r27_prices_and_built_stacks_count_printed_values() {
    let scene =
        given(2).waiting(B, Ironing).hand(B, [Cheer]).market([Some(Swank)]).stacks(1, 2).starting();
    // Cheer is worth 3 and pays for the 3 of Swank.
    scene
        .buys(B, 0, [Cheer])
        .then_some(|event| matches!(event, Event::Purchased { price: 3, paid: 3, .. }));
}

#[test]
fn r28_overpaying_must_be_less_than_every_card() {
    let paid = |price: Card, payment: &[Card]| {
        let scene = given(2)
            .hand(A, payment.iter().copied())
            .deck(A, [Junk; 9])
            .market([Some(price)])
            .acting();
        scene.buys(A, 0, payment.iter().copied())
    };
    paid(Sofa, &[Swank, Raffle]).then_asked([B], "dale_of_merchants.acting");
    paid(Magnet, &[Cheer, Gunfight, Calculations])
        .then_refused("dale_of_merchants.payment.too_high");
}

#[test]
fn r29_the_next_number_follows_the_count_of_stacks() {
    let scene = given(2).hand(A, [SafetyPrecaution]).stall(0, &[&[Glue], &[Glue]]).acting();
    assert_eq!(scene.state().next_stack(A), 3);
    let scene = scene.builds(A, [SafetyPrecaution]);
    assert_eq!(scene.state().stalls[0][2], [SafetyPrecaution]);
}

#[test]
fn r30_a_deck_is_formed_only_when_a_card_is_needed() {
    let scene = given(2)
        .hand(A, [LunchBreak])
        .deck(A, [Swank])
        .pile(A, [Sofa])
        .acting()
        .plays(A, LunchBreak);
    scene.then_deck(A, []).then_pile(A, [Sofa]).then_never(shuffled(A));
}

#[test]
fn r31_the_hand_is_filled_one_by_one_with_junk_for_the_rest() {
    let scene = given(2).hand(A, [Junk]).deck(A, [Swank]).pile(A, [Sofa]).acting().discards(A, []);
    scene.then_hand(A, [Junk, Swank, Sofa, Junk, Junk]);
}

#[test]
fn r32_the_market_slides_in_the_same_order_before_it_is_filled() {
    let scene = given(2)
        .market([None, None, Some(Swank), None, Some(Sofa)])
        .market_deck([Glue])
        .acting()
        .discards(A, []);
    scene.then_market([Some(Swank), Some(Sofa), Some(Glue), None, None]);
}

#[test]
fn r33_each_due_card_is_discarded_and_answered_before_the_next() {
    let scene = given(2).waiting(B, Siesta).waiting(B, LostShipments).starting().takes_up(B, 1);
    scene.takes_from_pile(B, [0]).then_hand(B, [LostShipments]).then_pile(B, [Siesta]);
}

#[test]
fn r43_the_winner_is_first_and_all_others_share_the_next_place() {
    let scene = given(3).hand(A, [Glue, SafetyPrecaution]).stacks(0, 7).stacks(1, 5).acting();
    let outcome =
        DaleOfMerchants::outcome(scene.builds(A, [Glue, SafetyPrecaution]).state()).unwrap();
    let places: Vec<(u8, i64)> =
        outcome.places.iter().map(|place| (place.place, place.score)).collect();
    assert_eq!(places, [(1, 8), (2, 5), (2, 0)]);
}

#[test]
fn r44_when_the_rounds_have_run_out_stacks_decide() {
    let scene = given(2).round_limit(1).stacks(1, 2).acting().discards(A, []).discards(B, []);
    let outcome = DaleOfMerchants::outcome(scene.state()).unwrap();
    let places: Vec<(u8, u8)> =
        outcome.places.iter().map(|place| (place.seat.0, place.place)).collect();
    assert_eq!((places, outcome.reason), (vec![(1, 1), (0, 2)], "round_limit"));
}

/// A choice that is offered can be made: no form is empty.
#[test]
fn no_choice_is_offered_without_an_answer() {
    let scene = given(2).hand(A, [Junk]).market([Some(Sofa); 5]).acting();
    let counts: Vec<u128> =
        scene.choices(A).iter().map(|choice| template(choice).count()).collect();
    // The one junk card buys nothing and builds no stack.
    assert_eq!(counts, [2]);
}

#[test]
fn r12_a_multiplied_value_is_lost_with_the_hand_even_if_the_card_comes_back_in_the_same_turn() {
    let hand = [RareArtefact, DangerousTest, Rumours, LunchBreak, Swank, Junk, Junk];
    let scene = given(2).hand(A, hand).acting().plays(A, RareArtefact).luck([4]).picks(A, [Swank]);
    let scene = scene.then_value(A, Swank, 9);
    let scene = scene.plays(A, DangerousTest).picks(A, [Junk, Junk, Swank]).plays(A, Rumours);
    let scene = scene.then_deck(A, [Swank, DangerousTest]).plays(A, LunchBreak);
    scene.then_value(A, Swank, 3);
}

#[test]
fn r24_the_market_and_stall_actions_need_a_card() {
    let scene = || given(2).hand(A, [Junk]).market([Some(Swank)]).acting();
    scene().builds(A, []).then_refused("dale_of_merchants.cards.miscounted");
    scene().buys(A, 0, []).then_refused("dale_of_merchants.payment.too_low");
}

#[test]
fn r27_a_changed_value_counts_for_cards_that_come_to_the_hand_later() {
    let scene = given(2)
        .waiting(B, Ironing)
        .hand(B, [LunchBreak])
        .deck(B, [Swank])
        .starting()
        .plays(B, LunchBreak);
    scene.then_value(B, Swank, 4);
}

#[test]
fn r30_a_card_put_on_an_empty_deck_is_the_deck() {
    let scene = given(2)
        .hand(A, [TirelessTinkerer, LunchBreak])
        .pile(A, [Swank, Sofa])
        .acting()
        .plays(A, TirelessTinkerer);
    scene.plays(A, LunchBreak).then_hand(A, [Sofa]).then_never(shuffled(A));
}

#[test]
fn r32_a_card_of_value_1_that_was_thrown_away_may_come_to_the_market() {
    let scene = given(2)
        .waiting(B, Housecleaning)
        .hand(B, [LittleVillain])
        .starting()
        .picks(B, [LittleVillain]);
    scene.discards(B, []).then_market([Some(LittleVillain), None, None, None, None]);
}

#[test]
fn r44_as_many_stacks_share_a_place() {
    let scene = given(3)
        .round_limit(1)
        .stacks(0, 2)
        .stacks(2, 2)
        .acting()
        .discards(A, [])
        .discards(B, [])
        .discards(C, []);
    let outcome = DaleOfMerchants::outcome(scene.state()).unwrap();
    let places: Vec<(u8, u8)> =
        outcome.places.iter().map(|place| (place.seat.0, place.place)).collect();
    assert_eq!(places, [(0, 1), (2, 1), (1, 3)]);
}

#[test]
fn r44_a_round_goes_from_the_first_player_to_the_last() {
    let options = Options { first_seat: Some(1), ..Options::default() };
    let mut chance = SeededChance::new([6; 32], 0);
    let mut state = open::<DaleOfMerchants>(&options, 3, 1, &mut chance).state;
    let rounds: Vec<u16> = [B, C, A, B]
        .map(|seat| {
            let round = state.round;
            state = play::<DaleOfMerchants>(
                &state,
                seat,
                &Action::Discard { cards: Vec::new() },
                &mut chance,
            )
            .unwrap()
            .state;
            round
        })
        .to_vec();
    assert_eq!(rounds, [1, 1, 1, 2]);
}
