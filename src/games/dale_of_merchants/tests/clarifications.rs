//! The clarifications among the rulings, C1 to C28, each by its number.

use super::{
    super::{
        action::Action,
        event::Event,
        kinds::Card::{self, *},
    },
    scene::*,
};

fn resolved(card: Card) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::TechniqueResolved { card: resolved, .. } if *resolved == card)
}

#[test]
fn c01_a_passive_effect_is_mandatory_unless_it_says_may() {
    let scene = given(2)
        .stall(0, &[&[Sofa]])
        .hand(A, [Glue])
        .deck(A, [Junk; 9])
        .market([Some(Magnet)])
        .acting();
    // Glue may be discarded all the same, and the hand is filled to six, wanted or not.
    scene
        .buys(A, 0, [Glue])
        .then_pile(A, [Glue])
        .then_hand(A, [Magnet, Junk, Junk, Junk, Junk, Junk]);
}

#[test]
fn c02_calculations_and_glue_work_in_one_payment() {
    let scene = given(2)
        .hand(A, [Calculations, Glue])
        .deck(A, [Junk; 9])
        .market([Some(Swank), Some(Rumours)])
        .acting();
    let payment = scene.handles(A, [Calculations, Glue]);
    let action = Action::RearrangeAndBuy {
        slot: 1,
        to: 1,
        others: vec![0, 2, 3, 4],
        payment,
        keep_glue: true,
    };
    scene
        .when(A, action)
        .then_pile(A, [Calculations])
        .then_hand(A, [Glue, Rumours, Junk, Junk, Junk]);
}

#[test]
fn c03_a_spy_that_comes_back_in_the_same_turn_may_spy_again() {
    let hand = [WiseSpy, DangerousTest, Rumours, LunchBreak, Junk, Junk];
    let scene = given(2).owls().hand(A, hand).deck(A, [Swank; 3]).acting().uses(A, WiseSpy);
    let scene = scene.when(A, Action::OrderCards { places: vec![0, 1, 2] });
    let scene = scene.then_usable(A, []);
    let scene = scene.plays(A, DangerousTest).passes(A).picks(A, [Junk, Junk, WiseSpy]);
    let scene = scene.plays(A, Rumours).then_deck(A, [WiseSpy, DangerousTest]).plays(A, LunchBreak);
    scene.then_usable(A, [WiseSpy]);
}

#[test]
fn c04_gaps_stay_until_the_clean_up_unless_an_effect_fills_them() {
    let market = [Swank, Sofa].map(Some);
    let scene = given(2)
        .hand(A, [Tasters, DaringAdventurer])
        .market(market)
        .market_deck([Glue; 9])
        .acting()
        .plays(A, Tasters);
    let scene = scene.takes_from_market(A, [0]).then_market([None; 5]).then_hand(B, [Sofa]);
    scene.luck([0]).plays(A, DaringAdventurer).then_market([Some(Glue); 5]);
}

#[test]
fn c05_a_changed_value_must_be_used_for_everything() {
    let scene = || {
        let scene =
            given(2).hand(A, [RareArtefact, Swank, Junk, Junk]).market([Some(Magnet)]).acting();
        scene.plays(A, RareArtefact).luck([4]).picks(A, [Swank])
    };
    // Three times 3 is 9: with a junk card too much is paid, and for a stack of 1 it is too much as
    // well.
    scene().buys(A, 0, [Swank, Junk]).then_refused("dale_of_merchants.payment.too_high");
    scene().builds(A, [Swank]).then_refused("dale_of_merchants.stack.sum_wrong");
}

#[test]
fn c06_value_changes_apply_in_the_order_in_which_they_were_played() {
    let scene = given(2).waiting(B, Ironing).hand(B, [RareArtefact, Cheer, Junk]).starting();
    let scene = scene.plays(B, RareArtefact).luck([4]).picks(B, [Cheer]);
    scene.then_value(B, Cheer, 9);
}

#[test]
fn c07_stacks_are_built_in_order() {
    given(2)
        .hand(A, [Cheer])
        .acting()
        .builds(A, [Cheer])
        .then_refused("dale_of_merchants.stack.sum_wrong");
    let scene = given(2).hand(A, [Cheer]).stacks(0, 1).acting().builds(A, [Cheer]);
    assert_eq!(scene.state().next_stack(A), 3);
}

#[test]
fn c08_without_its_lowest_card_a_payment_must_be_below_the_price() {
    let paid = |payment: &[Card]| {
        let hand = [Magnet, Siesta, Rumours, Junk, Swank, Cheer];
        given(2).hand(A, hand).market([Some(Glue)]).acting().buys(A, 0, payment.iter().copied())
    };
    paid(&[Magnet, Siesta])
        .then_some(|event| matches!(event, Event::Purchased { price: 5, paid: 8, .. }));
    paid(&[Rumours, Junk]).then_refused("dale_of_merchants.payment.too_high");
}

#[test]
fn c09_a_technique_may_be_played_for_its_bonus_action_alone() {
    for card in [Magnet, Rumours, Swank, Charity, Cheer] {
        given(2)
            .hand(A, [card])
            .acting()
            .plays(A, card)
            .then_pile(A, [card])
            .then_asked([A], "dale_of_merchants.acting");
    }
}

#[test]
fn c10_scheduled_cards_are_untouchable_and_their_owner_orders_them() {
    let scene = given(2)
        .waiting(B, Siesta)
        .waiting(B, SteadyAchiever)
        .pile(B, [Junk])
        .deck(B, [Swank])
        .starting();
    let scene = scene
        .then_asked([B], "dale_of_merchants.starting_turn")
        .takes_up(B, 1)
        .then_hand(B, [Swank]);
    scene
        .takes_from_pile(B, [1])
        .then_hand(B, [Swank, SteadyAchiever])
        .then_pile(B, [Junk, Siesta]);
}

#[test]
fn c11_all_due_cards_come_before_the_first_action() {
    let scene = given(2).waiting(B, Siesta).waiting(B, SteadyAchiever).hand(B, [Swank]).starting();
    scene.plays(B, Swank).then_refused("table.not_asked");
}

#[test]
fn c12_a_technique_stays_on_the_schedule_as_long_as_its_effect_lasts() {
    let scene = given(2)
        .hand(A, [RareArtefact, TirelessTinkerer, Junk])
        .acting()
        .plays(A, RareArtefact)
        .luck([0]);
    let scene =
        scene.picks(A, [Junk]).then_schedule(A, [RareArtefact]).then_never(resolved(RareArtefact));
    let scene =
        scene.plays(A, TirelessTinkerer).then_deck(A, []).ends(A).then_some(resolved(RareArtefact));
    scene.then_schedule(A, []);
}

#[test]
fn c13_gunfights_add_up_and_bind_only_opponents() {
    let scene = given(3).waiting(A, Gunfight).waiting(C, Gunfight).acting();
    assert_eq!([A, B, C].map(|seat| scene.state().threats(Gunfight, seat)), [1, 2, 1]);
}

#[test]
fn c14_lost_shipments_caps_the_emergency_junk_and_leaves_full_hands_alone() {
    given(2)
        .waiting(A, LostShipments)
        .hand(B, [Swank])
        .starting()
        .discards(B, [])
        .then_hand(B, [Swank, Junk]);
    given(2)
        .waiting(A, LostShipments)
        .hand(B, [Swank; 7])
        .starting()
        .discards(B, [])
        .then_hand(B, [Swank; 7]);
}

#[test]
fn c15_little_villain_may_form_a_deck_between_its_two_cards() {
    let scene = given(2)
        .hand(A, [LittleVillain])
        .deck(B, [Swank])
        .pile(B, [Sofa])
        .acting()
        .luck([1])
        .plays(A, LittleVillain);
    scene.then_deck(B, [Sofa]).then_pile(B, [Swank]).then_some(shuffled(B));
}

#[test]
fn c16_night_shift_and_charity_include_their_player() {
    let scene = given(2)
        .hand(A, [NightShift])
        .deck(A, [Swank])
        .deck(B, [Sofa])
        .acting()
        .plays(A, NightShift);
    scene.deals(A, [B, A]).then_deck(A, [Sofa]).then_deck(B, [Swank]);
    let scene =
        given(2).hand(A, [Charity, Swank]).hand(B, [Sofa]).acting().luck([0, 0]).plays(A, Charity);
    scene.deals(A, [B, A]).then_hand(A, [Sofa]).then_hand(B, [Swank]);
}

#[test]
fn c17_two_players_trade_one_random_card_each() {
    let scene =
        given(2).hand(A, [Raffle, Swank]).hand(B, [Sofa]).acting().luck([0, 0]).plays(A, Raffle);
    scene.then_hand(A, [Sofa]).then_hand(B, [Swank]);
}

#[test]
fn c18_tasters_stops_when_the_market_runs_out() {
    let scene = given(2).hand(A, [Tasters]).market([Some(Swank)]).acting().plays(A, Tasters);
    scene.then_hand(A, [Swank]).then_hand(B, []).then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn c19_cheer_skips_empty_decks_and_forms_none() {
    let scene =
        given(2).hand(A, [Cheer]).deck(A, [Swank, Junk]).pile(B, [Sofa]).acting().plays(A, Cheer);
    scene
        .then_asked([A], "dale_of_merchants.cheering")
        .finds(A, Swank)
        .then_pile(B, [Sofa])
        .then_hand(B, []);
}

#[test]
fn c20_rumours_goes_round_twice() {
    let scene = given(2)
        .hand(A, [Rumours])
        .pile(A, [Swank, Sofa])
        .pile(B, [Magnet, Cheer])
        .acting()
        .plays(A, Rumours);
    let moved: Vec<Card> = scene.events().iter().filter_map(put_on_deck).collect();
    assert_eq!(moved, [Sofa, Cheer, Swank, Magnet]);
}

fn put_on_deck(event: &Event) -> Option<Card> {
    use super::super::zones::Goal;
    if let Event::CardMoved { card, to: Goal::DeckTop { .. }, .. } = event {
        Some(*card)
    } else {
        None
    }
}

#[test]
fn c21_daring_adventurer_fills_gaps_without_sliding() {
    let market = [Swank, Sofa, Magnet].map(Some);
    let scene =
        given(2).hand(A, [DaringAdventurer]).market(market).market_deck([Glue]).acting().luck([0]);
    let scene = scene.plays(A, DaringAdventurer).takes_from_market(A, [1]);
    // The deck is formed of what was thrown away, for the gap after the next.
    scene.then_market([Some(Swank), Some(Glue), Some(Magnet), Some(Sofa), None]);
}

#[test]
fn c22_risky_business_compares_the_printed_value() {
    let scene =
        given(2).waiting(B, Ironing).hand(B, [RiskyBusiness]).market_deck([Swank; 9]).starting();
    scene.plays(B, RiskyBusiness).when(B, Action::Guess { value: 3 }).then_hand(B, [Swank]);
}

#[test]
fn c23_natural_survivor_is_limited_by_hand_and_deck_alone() {
    let scene = given(2)
        .hand(A, [NaturalSurvivor, Junk, Junk, Junk])
        .deck(A, [Sofa])
        .pile(A, [Cheer; 3])
        .acting()
        .luck([5]);
    scene
        .plays(A, NaturalSurvivor)
        .when(A, Action::Exchange { cards: vec![1], places: vec![0] })
        .then_hand(A, [Sofa, Junk, Junk]);
}

#[test]
fn c24_dangerous_test_discards_three_even_if_fewer_were_drawn() {
    let scene = given(2)
        .hand(A, [DangerousTest, Junk, Cheer, Swank, Sofa])
        .deck(A, [Magnet])
        .acting()
        .plays(A, DangerousTest);
    scene.picks(A, [Junk, Cheer, Swank]).then_hand(A, [Sofa, Magnet]);
}

#[test]
fn c25_a_sofa_counts_each_clean_up_until_it_is_swapped_out() {
    let scene =
        given(2).stall(0, &[&[Sofa]]).hand(A, [SafetyPrecaution]).deck(A, [Junk; 9]).acting();
    scene.plays(A, SafetyPrecaution).discards(A, []).then_hand(A, [Sofa, Junk, Junk, Junk, Junk]);
}

#[test]
fn c26_effects_and_reactions_draw_no_emergency_junk() {
    given(2).hand(A, [LunchBreak]).acting().plays(A, LunchBreak).then_hand(A, []);
    let scene = given(2)
        .owls()
        .hand(A, [LunchBreak])
        .deck(A, [QualityInspection])
        .acting()
        .plays(A, LunchBreak);
    scene.uses(A, QualityInspection).then_hand(A, []);
}

#[test]
fn c27_an_owl_answers_once_per_trigger_and_several_times_in_a_turn() {
    let scene = given(2).owls().hand(A, [Swank; 4]).hand(B, [AncientKnowledge, Junk]);
    let scene = scene.deck(B, [Sofa]).acting();
    let none = || Action::ChooseDeckCards { places: Vec::new() };
    let scene = (0..2).fold(scene, |scene, _| {
        let scene = scene
            .plays(A, Swank)
            .picks(A, [Swank])
            .passes(A)
            .uses(B, AncientKnowledge)
            .when(B, none());
        let scene = scene.passes(A).then_asked([B], "dale_of_merchants.reacting");
        let scene = scene.then_usable(B, []);
        scene.passes(B)
    });
    scene.then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn c28_teams_threats_spare_the_partner_and_everybody_is_everybody() {
    let scene = given(4).teams().waiting(A, Gunfight).acting();
    assert_eq!([A, B, C, D].map(|seat| scene.state().threats(Gunfight, seat)), [0, 1, 0, 1]);
    let scene = given(4)
        .teams()
        .hand(A, [LittleVillain])
        .deck(B, [Swank])
        .deck(C, [Sofa])
        .deck(D, [Magnet])
        .acting();
    let scene = scene.plays(A, LittleVillain).then_deck(C, [Sofa]);
    let scene = scene.then_pile(B, [Swank]).then_pile(D, [Magnet]);
    assert!([B, D].iter().all(|seat| scene.state().deck(*seat).is_empty()));
    let scene = given(4)
        .teams()
        .hand(A, [CunningNeighbour])
        .acting()
        .plays(A, CunningNeighbour)
        .chooses(A, C);
    scene.then_asked([A], "dale_of_merchants.resolving");
    assert_eq!(given(4).teams().stall(0, &[&[Sofa]]).acting().state().hand_size(C), 6);
}
