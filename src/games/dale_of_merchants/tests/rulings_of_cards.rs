//! The rulings on single techniques.

use super::{super::kinds::Card::*, scene::*};

#[test]
fn r52_magnet_and_cheer_take_a_card() {
    let none = || super::super::action::Action::ChooseDeckCards { places: Vec::new() };
    let scene = given(2).hand(A, [Magnet]).deck(A, [Junk, Swank]).acting().plays(A, Magnet);
    scene.when(A, none()).then_refused("dale_of_merchants.cards.miscounted");
    let scene = given(2).hand(A, [Cheer]).deck(B, [Junk, Swank]).acting().plays(A, Cheer);
    scene.when(B, none()).then_refused("dale_of_merchants.cards.miscounted");
}

#[test]
fn r53_the_card_of_rare_artefact_is_chosen_before_the_roll() {
    let scene = given(2).hand(A, [RareArtefact, Swank, Junk]).acting().plays(A, RareArtefact);
    let scene = scene.then_asked([A], "dale_of_merchants.resolving").then_never(rolled());
    scene.luck([4]).picks(A, [Swank]).then_value(A, Swank, 9).then_some(rolled());
}

#[test]
fn r54_a_played_technique_is_neither_in_the_hand_nor_in_the_pile() {
    let scene = given(2).hand(A, [TirelessTinkerer]).acting().plays(A, TirelessTinkerer);
    scene.then_deck(A, []).then_pile(A, [TirelessTinkerer]);
    let scene = given(2).hand(A, [Raffle]).hand(B, [Junk]).acting().luck([0]).plays(A, Raffle);
    scene.then_hand(A, [Junk]).then_hand(B, []).then_pile(A, [Raffle]);
    let scene = given(2).hand(A, [Rumours]).pile(A, [Swank]).acting().plays(A, Rumours);
    scene.then_deck(A, [Swank]).then_pile(A, [Rumours]);
    given(2).hand(A, [Swank]).market_deck([Sofa]).acting().plays(A, Swank).then_hand(A, []);
}

#[test]
fn r55_to_throw_away_is_not_to_discard() {
    let scene = || given(2).hand(A, [Swank, Junk, Magnet]).market_deck([Sofa]).acting();
    let junk = scene().plays(A, Swank).picks(A, [Junk]).then_pile(A, [Swank]);
    assert!(junk.state().market_pile.is_empty());
    let magnet = scene().plays(A, Swank).picks(A, [Magnet]).then_pile(A, [Swank]);
    assert_eq!(magnet.state().market_pile, [Magnet]);
    let discarded = given(2).hand(A, [Junk, Magnet]).deck(A, [Junk; 5]).acting();
    discarded.discards(A, [Junk, Magnet]).then_pile(A, [Junk, Magnet]);
}
