//! The rulebook's sections and examples.

use super::{
    super::{
        DaleOfMerchants, Options,
        action::Action,
        choice::Choice,
        event::Event,
        kinds::{
            Card::{self, *},
            Set,
        },
        printed::printed,
    },
    scene::*,
};
use kontor_rules::{Rules, SeededChance, open};

fn bought(payment: &[Card]) -> Scene {
    let hand = [Magnet, Siesta, Glue, Junk, Swank, Cheer, RiskyBusiness];
    given(2).hand(A, hand).deck(A, [Junk; 9]).market([Some(Sofa)]).acting().buys(
        A,
        0,
        payment.iter().copied(),
    )
}

/// «Market action», the example of a price of 5.
#[test]
fn two_fours_pay_for_five_even_with_a_five_in_the_hand() {
    bought(&[Magnet, Siesta]).then_hand(A, [Glue, Junk, Swank, Cheer, RiskyBusiness, Sofa]);
    for payment in [&[Glue, Junk][..], &[Magnet, Siesta, Junk], &[Swank, Cheer, Junk]] {
        bought(payment).then_refused("dale_of_merchants.payment.too_high");
    }
    bought(&[Magnet]).then_refused("dale_of_merchants.payment.too_low");
}

/// «Market action»
#[test]
fn prices_rise_by_one_from_right_to_left() {
    let scene = given(2).hand(A, [Glue, Glue]).market([Some(Swank); 5]).acting();
    let price = |choice: Choice| {
        if let Choice::Buy { slot, price, .. } = choice { Some((slot, price)) } else { None }
    };
    let mut prices: Vec<(u32, u32)> = scene.choices(A).into_iter().filter_map(price).collect();
    prices.dedup();
    prices.sort();
    prices.dedup();
    assert_eq!(prices, [(0, 3), (1, 4), (2, 5), (3, 6), (4, 7)]);
}

/// «Market action»: the payment lies in the order in which it was named.
#[test]
fn the_payment_goes_to_the_pile_in_order_and_the_card_to_the_hand() {
    let scene = given(2)
        .hand(A, [Swank, Cheer])
        .deck(A, [Junk; 9])
        .market([Some(Sofa)])
        .acting()
        .buys(A, 0, [Cheer, Swank]);
    scene
        .then_pile(A, [Cheer, Swank])
        .then_hand(A, [Sofa, Junk, Junk, Junk, Junk])
        .then_asked([B], "dale_of_merchants.acting");
}

/// «Technique action»: one after the other, then a purchase.
#[test]
fn bonus_actions_go_on_until_another_action_is_done() {
    let scene = given(2)
        .hand(A, [Swank, Magnet, Cheer])
        .deck(A, [Junk; 9])
        .market([Some(Gunfight)])
        .acting();
    let scene =
        scene.plays(A, Swank).picks(A, [Magnet]).then_asked([A], "dale_of_merchants.acting");
    scene.buys(A, 0, [Cheer]).then_asked([B], "dale_of_merchants.acting");
}

/// «Technique action»: a card that pays or is built gives no bonus action.
#[test]
fn a_bonus_comes_only_with_the_technique() {
    given(2)
        .hand(A, [LittleVillain])
        .acting()
        .builds(A, [LittleVillain])
        .then_asked([B], "dale_of_merchants.acting");
}

/// «Technique action»: a delayed technique gives it when it is played, not when it is due.
#[test]
fn a_delayed_technique_gives_its_bonus_at_once() {
    given(2)
        .hand(A, [Siesta])
        .acting()
        .plays(A, Siesta)
        .then_asked([A], "dale_of_merchants.acting");
    let scene = given(2).waiting(B, Siesta).starting();
    scene.discards(B, []).then_asked([A], "dale_of_merchants.acting");
}

/// «Technique action»
#[test]
fn a_bonus_action_need_not_be_used_but_the_first_action_must() {
    given(2).hand(A, [Siesta]).acting().ends(A).then_refused("table.not_asked");
    given(2)
        .hand(A, [Siesta])
        .acting()
        .plays(A, Siesta)
        .ends(A)
        .then_asked([B], "dale_of_merchants.acting");
}

/// «Technique action»
#[test]
fn passive_cards_and_junk_are_not_played() {
    for card in [Glue, Junk, WiseSpy] {
        given(2)
            .hand(A, [card])
            .acting()
            .plays(A, card)
            .then_refused("dale_of_merchants.card.not_choosable");
    }
}

/// «Stall action», the example of six stacks.
#[test]
fn after_six_stacks_the_next_is_worth_seven() {
    let scene = || {
        given(2)
            .hand(A, [Magnet, SafetyPrecaution, Calculations, Junk, Siesta, Swank])
            .stacks(0, 6)
            .acting()
    };
    let built = scene().builds(A, [Magnet, SafetyPrecaution]);
    assert_eq!(built.state().stalls[0].len(), 7);
    scene().builds(A, [Magnet, Calculations]).then_refused("dale_of_merchants.stack.sum_wrong");
    scene().builds(A, [Magnet, Calculations, Junk]).then_refused("dale_of_merchants.stack.mixed");
    scene().builds(A, [Siesta, Swank]).then_refused("dale_of_merchants.stack.mixed");
}

/// «Inventory action»
#[test]
fn any_cards_may_be_discarded_and_none() {
    let scene = given(2)
        .hand(A, [Swank, Sofa, Junk])
        .deck(A, [Magnet; 9])
        .acting()
        .discards(A, [Sofa, Swank]);
    scene.then_pile(A, [Sofa, Swank]).then_hand(A, [Junk, Magnet, Magnet, Magnet, Magnet]);
    given(2)
        .hand(A, [Swank; 5])
        .acting()
        .discards(A, [])
        .then_hand(A, [Swank; 5])
        .then_asked([B], "dale_of_merchants.acting");
}

/// A house limit: no player gets so many cards, but no hand may be too large to be asked about.
#[test]
fn a_hand_of_more_than_a_hundred_is_discarded_in_portions() {
    let scene = || given(2).hand(A, [Junk; 140]).market([Some(Swank)]).acting();
    assert!(
        scene()
            .choices(A)
            .iter()
            .all(|choice| super::super::templates::template(choice).count() < u128::MAX)
    );
    scene().discards(A, [Junk; 11]).then_refused("dale_of_merchants.cards.miscounted");
    scene().discards(A, [Junk; 10]).then_asked([B], "dale_of_merchants.acting");
    let whole = given(2).hand(A, [Junk; 100]).deck(A, [Swank; 5]).acting().discards(A, [Junk; 100]);
    whole.then_asked([B], "dale_of_merchants.acting");
}

/// «Fill your hand back to 5 cards»
#[test]
fn the_hand_is_filled_with_what_there_is() {
    given(2).hand(A, [Swank; 7]).acting().discards(A, []).then_hand(A, [Swank; 7]);
    let scene = given(2)
        .deck(A, [Swank, Swank])
        .pile(A, [Sofa; 4])
        .acting()
        .luck([0, 0, 0])
        .discards(A, []);
    let scene = scene.then_hand(A, [Swank, Swank, Sofa, Sofa, Sofa]);
    assert_eq!(scene.state().deck(A).len(), 1);
    let scene = given(2).hand(B, [Swank; 3]).acting().discards(A, []);
    scene.then_hand(A, [Junk; 5]).then_hand(B, [Swank; 3]);
}

/// «Fill empty market slots»
#[test]
fn the_market_slides_to_the_right_and_is_filled_from_there() {
    let market = [None, Some(Swank), None, Some(Sofa), None];
    let scene = given(2).market(market).market_deck([Magnet, Cheer]).acting().discards(A, []);
    scene.then_market([Some(Swank), Some(Sofa), Some(Magnet), Some(Cheer), None]);
    let scene = given(2).market(market).market_pile([Magnet]).acting().discards(A, []);
    scene.then_market([Some(Swank), Some(Sofa), Some(Magnet), None, None]);
}

/// «Winning the game»
#[test]
fn the_eighth_stack_wins_at_once() {
    let scene = given(3).hand(A, [Magnet, Calculations, Calculations]).stacks(0, 7).acting();
    let scene = scene.builds(A, [Magnet, Calculations, Calculations]);
    let outcome = DaleOfMerchants::outcome(scene.state()).unwrap();
    let places: Vec<(u8, u8, i64)> =
        outcome.places.iter().map(|place| (place.seat.0, place.place, place.score)).collect();
    assert_eq!((places, outcome.reason), (vec![(0, 1, 8), (1, 2, 0), (2, 2, 0)], "stall_finished"));
}

/// «Game setup»: decks of ten, fifteen cards of value 1 less those dealt stay in the box, and five
/// cards each in market and hands.
#[test]
fn a_game_is_set_up_as_the_rulebook_says() {
    for (seats, teams, market_deck, boxed) in
        [(2, false, 33, 6), (3, false, 44, 4), (4, false, 55, 0), (4, true, 44, 0)]
    {
        let options = Options { teams, ..Options::default() };
        let state =
            open::<DaleOfMerchants>(&options, seats, 1, &mut SeededChance::new([3; 32], 0)).state;
        assert_eq!(
            (state.market_deck().len() + 5, state.boxed.len()),
            (market_deck, boxed),
            "{seats} players"
        );
        for seat in kontor_rules::Seat::all(seats) {
            assert_eq!((state.hand(seat).len(), state.deck(seat).len()), (5, 5));
            let held = state
                .hand(seat)
                .iter()
                .map(|held| held.card)
                .chain(state.deck(seat).iter().map(|piece| piece.card));
            let ones: Vec<Card> = held.filter(|card| *card != Junk).collect();
            assert_eq!(ones.len(), state.sets.len());
        }
        assert!(!state.sets.contains(&Set::Owls), "owls come only when they are asked for");
    }
}

/// «Components»
#[test]
fn every_set_has_fifteen_cards() {
    for set in Set::ALL {
        let copies: Vec<(u32, u8)> =
            set.cards().map(|card| (card.value(), printed(card).copies)).collect();
        assert_eq!(copies, [(1, 4), (2, 3), (3, 3), (4, 3), (5, 1), (5, 1)], "{set:?}");
    }
    let components = DaleOfMerchants::components();
    assert_eq!(
        (components.cards.len(), components.sets.len(), components.die),
        (37, 6, vec![1, 1, 2, 2, 3, 3])
    );
    assert!(components.cards.iter().all(|card| !card.text.is_empty()));
}

fn teams() -> Given {
    given(4).teams()
}

/// «4 player team rules»
#[test]
fn a_partner_completes_a_stack() {
    let scene = teams()
        .hand(A, [Calculations, Junk])
        .hand(C, [SafetyPrecaution, Magnet])
        .stacks(0, 4)
        .acting();
    let scene = scene
        .asks_for_help(A, [Calculations])
        .then_asked([C], "dale_of_merchants.helping")
        .then_hand(A, [Calculations, Junk]);
    let scene = scene
        .helps(C, [SafetyPrecaution])
        .then_hand(C, [Magnet])
        .then_asked([B], "dale_of_merchants.acting");
    assert_eq!(scene.state().stalls[0][4], [Calculations, SafetyPrecaution]);
}

/// «4 player team rules»
#[test]
fn the_tenth_stack_wins_for_both() {
    let scene =
        teams().hand(C, [Magnet, Glue, TirelessTinkerer]).hand(A, [Junk]).stacks(0, 9).acting();
    let scene = scene.discards(A, []).discards(B, []).builds(C, [Magnet, Glue, TirelessTinkerer]);
    let outcome = DaleOfMerchants::outcome(scene.state()).unwrap();
    let places: Vec<(u8, u8)> =
        outcome.places.iter().map(|place| (place.seat.0, place.place)).collect();
    assert_eq!(places, [(0, 1), (2, 1), (1, 3), (3, 3)]);
}

/// «4 player team rules», examples: all players are reached by what says so.
#[test]
fn cheer_and_tasters_reach_all_four() {
    let scene = [A, B, C, D]
        .into_iter()
        .fold(teams().hand(A, [Cheer]), |scene, seat| scene.deck(seat, [Junk, Swank]));
    scene.acting().plays(A, Cheer).then_asked([A, B, C, D], "dale_of_merchants.cheering");
    let scene =
        teams().hand(A, [Tasters]).market([Some(Swank); 5]).acting().plays(A, Tasters).goes_left(A);
    let scene = scene.takes_from_market(A, [0]).takes_from_market(B, [1]).takes_from_market(C, [2]);
    scene
        .then_asked([D], "dale_of_merchants.resolving")
        .takes_from_market(D, [3])
        .then_asked([A], "dale_of_merchants.acting");
}

/// «Observant snowy owls»
#[test]
fn one_owl_answers_every_trigger_of_a_turn() {
    let hand = [TirelessTinkerer, TirelessTinkerer, TirelessTinkerer, Junk];
    let scene = given(2).owls().hand(A, hand).hand(B, [AncientKnowledge, Junk]);
    let scene = scene.deck(B, [Sofa]).acting();
    let none = || Action::ChooseDeckCards { places: Vec::new() };
    let scene = (0..3).fold(scene, |scene, _| {
        let scene = scene.plays(A, TirelessTinkerer).uses(B, AncientKnowledge).when(B, none());
        scene
            .then_some(|event| matches!(event, Event::DeckShuffled { seat: B, .. }))
            .passes(A)
            .passes(B)
    });
    scene.then_asked([A], "dale_of_merchants.acting");
}
