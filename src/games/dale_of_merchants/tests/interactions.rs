//! What cards do to one another, where that takes some thought: threats with changed values, two
//! cards in one purchase, stalls that change.

use super::{
    super::{
        action::Action,
        event::Event,
        kinds::Card::{self, *},
    },
    scene::*,
};

#[test]
fn a_gunfight_counts_in_the_slot_to_which_calculations_moves_a_card() {
    let scene = || {
        let market = [Some(Gunfight), None, None, None, Some(Swank)];
        given(2)
            .waiting(A, Gunfight)
            .hand(B, [Calculations, Raffle, Junk])
            .deck(B, [Junk; 9])
            .market(market)
            .starting()
    };
    let bought = |payment| {
        let scene = scene();
        let payment = scene.handles(B, payment);
        scene.when(
            B,
            Action::RearrangeAndBuy {
                slot: 1,
                to: 0,
                others: vec![0, 2, 3, 4],
                payment,
                keep_glue: false,
            },
        )
    };
    // In the clean-up of A the market slid to the right, so Swank lies in slot 1.
    bought(vec![Calculations, Raffle])
        .then_some(|event| matches!(event, Event::Purchased { price: 5, paid: 5, .. }));
    bought(vec![Calculations, Junk]).then_refused("dale_of_merchants.payment.too_low");
}

#[test]
fn a_purchase_that_is_refused_leaves_the_market_as_it_was() {
    let scene = given(2).hand(A, [Calculations, Junk]).market([Swank, Sofa].map(Some)).acting();
    let action = Action::RearrangeAndBuy {
        slot: 1,
        to: 0,
        others: vec![0, 2, 3, 4],
        payment: vec![0, 1],
        keep_glue: false,
    };
    // Every scene compares the state after a refusal with the one before.
    scene.when(A, action).then_refused("dale_of_merchants.payment.too_low");
}

#[test]
fn a_multiplied_glue_pays_its_changed_value_and_may_stay() {
    let scene = given(2).hand(A, [RareArtefact, Glue, Junk]).deck(A, [Junk; 9]).market([
        None,
        None,
        None,
        None,
        Some(Sofa),
    ]);
    let scene = scene.acting().plays(A, RareArtefact).luck([2]).picks(A, [Glue]);
    let payment = scene.handles(A, [Glue]);
    let scene = scene.when(A, Action::Buy { slot: 4, payment, keep_glue: true });
    let scene =
        scene.then_some(|event| matches!(event, Event::Purchased { price: 9, paid: 10, .. }));
    scene.then_hand(A, [Glue, Sofa, Junk, Junk, Junk]).then_pile(A, [RareArtefact]);
}

#[test]
fn ironing_counts_when_too_much_is_paid() {
    let paid = |payment: &[Card]| {
        let scene = given(2)
            .waiting(B, Ironing)
            .hand(B, [Junk, Junk, Junk, Cheer])
            .deck(B, [Junk; 9])
            .market([Some(Rumours)])
            .starting();
        scene.buys(B, 0, payment.iter().copied())
    };
    // Each junk card is worth 2: three of them are 6, of which none can be left out.
    paid(&[Junk, Junk, Junk])
        .then_some(|event| matches!(event, Event::Purchased { price: 5, paid: 6, .. }));
    paid(&[Cheer, Junk, Junk]).then_refused("dale_of_merchants.payment.too_high");
}

#[test]
fn a_stack_counts_ironing_before_the_artefact() {
    let scene = given(2)
        .waiting(B, Ironing)
        .hand(B, [RareArtefact, LittleVillain, Junk])
        .stacks(1, 3)
        .starting();
    let scene =
        scene.plays(B, RareArtefact).luck([2]).picks(B, [LittleVillain]).builds(B, [LittleVillain]);
    assert_eq!(scene.state().stalls[1].len(), 4);
}

#[test]
fn ironing_makes_up_for_a_nasty_threat() {
    let scene =
        given(2).waiting(A, NastyThreat).waiting(B, Ironing).hand(B, [LittleVillain]).starting();
    let scene = scene.builds(B, [LittleVillain]);
    assert_eq!(scene.state().stalls[1], [[LittleVillain]]);
}

#[test]
fn lost_shipments_leaves_a_sofa_one_card() {
    let scene = given(2)
        .waiting(A, LostShipments)
        .stall(1, &[&[Sofa]])
        .hand(B, [Junk; 4])
        .deck(B, [Swank; 9])
        .starting();
    scene.discards(B, []).then_hand(B, [Junk, Junk, Junk, Junk, Swank]);
}

#[test]
fn threats_end_one_by_one_in_their_owners_order() {
    let scene = given(3)
        .waiting(A, Gunfight)
        .waiting(A, NastyThreat)
        .starting()
        .discards(B, [])
        .discards(C, []);
    let scene = scene.then_asked([A], "dale_of_merchants.starting_turn").takes_up(A, 1);
    scene.then_pile(A, [NastyThreat, Gunfight]).then_schedule(A, []);
}

#[test]
fn two_safety_precautions_swap_each_other_in_and_out() {
    let scene = given(2).hand(A, [SafetyPrecaution]).stall(0, &[&[SafetyPrecaution]]).acting();
    let scene = (0..3)
        .fold(scene, |scene, _| scene.plays(A, SafetyPrecaution).then_hand(A, [SafetyPrecaution]));
    assert_eq!(scene.then_pile(A, []).state().stalls[0], [[SafetyPrecaution]]);
}

#[test]
fn little_villain_hits_what_rumours_put_on_a_deck() {
    let scene = given(2)
        .hand(A, [Rumours, LittleVillain])
        .pile(B, [Swank, Sofa])
        .deck(B, [Junk])
        .acting()
        .plays(A, Rumours);
    scene
        .then_deck(B, [Swank, Sofa, Junk])
        .plays(A, LittleVillain)
        .then_pile(B, [Swank, Sofa])
        .then_deck(B, [Junk]);
}

#[test]
fn two_shopping_journeys_take_two_cards_of_an_unfilled_market() {
    let scene = given(2)
        .waiting(B, ShoppingJourney)
        .waiting(B, ShoppingJourney)
        .market([Swank, Sofa, Magnet].map(Some));
    let scene = scene.starting().takes_up(B, 0).takes_from_market(B, [1]);
    let scene =
        scene.then_market([Some(Swank), None, Some(Magnet), None, None]).takes_from_market(B, [2]);
    scene.then_hand(B, [Sofa, Magnet]).then_pile(B, [ShoppingJourney, ShoppingJourney]);
}

#[test]
fn tasters_leaves_the_price_of_the_rest_to_their_slots() {
    let scene = given(2)
        .hand(A, [Tasters, Magnet])
        .deck(A, [Junk; 9])
        .market([Swank, Sofa, Cheer].map(Some))
        .acting();
    let scene = scene.plays(A, Tasters).takes_from_market(A, [0]).takes_from_market(B, [1]);
    // Cheer still lies in the third slot.
    scene
        .buys(A, 2, [Magnet])
        .then_some(|event| matches!(event, Event::Purchased { price: 4, .. }));
}
