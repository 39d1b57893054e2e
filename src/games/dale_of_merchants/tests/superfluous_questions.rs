//! No player is asked for an owl of which everybody knows that it cannot be used (ruling R21), and
//! each player who may hold one that can is asked, whether or not there is one.

use super::{
    super::{
        DaleOfMerchants,
        action::Action,
        kinds::Card::{self, *},
        state::State,
    },
    scene::*,
};
use kontor_rules::{Rules, Seat, SeededChance, Viewer};

const REACTING: &str = "dale_of_merchants.reacting";

fn none() -> Action {
    Action::ChooseDeckCards { places: Vec::new() }
}

/// A builds a stack; B holds the only Extra Remarks, and C may hold it.
fn remarked(b: [Card; 2]) -> Scene {
    let scene = given(3).owls().hand(A, [SteadyAchiever, Junk]).deck(A, [Junk; 9]).hand(B, b);
    let scene = scene.pile(B, [Swank, Sofa]).hand(C, [Junk]).pile(C, [Junk]);
    scene.acting().builds(A, [SteadyAchiever])
}

#[test]
fn after_its_only_copy_was_used_nobody_is_asked_for_it() {
    let scene = remarked([ExtraRemarks, Junk]).then_asked([B], REACTING);
    let scene = scene.uses(B, ExtraRemarks).takes_from_pile(B, [0]);
    // It is seen to stay with B, who has answered, and so C cannot hold it either.
    scene.then_asked([A], "dale_of_merchants.ending_turn");
    // Where it was not shown, C is asked as well.
    remarked([ExtraRemarks, Junk]).passes(B).then_asked([C], REACTING);
    remarked([Junk, Junk]).passes(B).then_asked([C], REACTING);
}

#[test]
fn a_copy_that_was_shown_answers_again_to_the_next_trigger() {
    let scene = given(2).owls().hand(A, [Swank, Swank, Junk, Junk, Junk]).market_deck([Junk; 2]);
    let scene = scene.hand(B, [AncientKnowledge, Junk]).deck(B, [Sofa]).boxed([Balancing]);
    let scene = scene.pile(A, [AncientKnowledge; 2]).acting().plays(A, Swank).picks(A, [Junk]);
    let scene = scene.uses(B, AncientKnowledge).when(B, none());
    let scene = scene.then_asked([A], "dale_of_merchants.acting");
    let scene = scene.plays(A, Swank).picks(A, [Junk]);
    scene.then_asked([B], REACTING).then_usable(B, [AncientKnowledge]);
}

#[test]
fn while_a_further_copy_may_be_held_the_seat_is_asked_again() {
    let resolved = |other: Card| {
        let scene = given(2).owls().hand(A, [Swank, Junk, Junk]).pile(A, [AncientKnowledge]);
        let scene = scene.hand(B, [AncientKnowledge, other]).deck(B, [Sofa]);
        let scene = scene.boxed([Balancing]).acting();
        let scene = scene.plays(A, Swank).picks(A, [Junk]);
        scene.uses(B, AncientKnowledge).when(B, none()).then_asked([B], REACTING)
    };
    resolved(AncientKnowledge).then_usable(B, [AncientKnowledge]);
    resolved(Junk).then_usable(B, []);
}

#[test]
fn with_all_its_cards_seen_a_hand_holds_no_surprise() {
    let scene = given(2).owls().hand(A, [Swank, Junk, Junk]).hand(B, [AncientKnowledge]);
    let scene = scene.deck(B, [Sofa]).boxed([Balancing]).acting();
    let scene = scene.plays(A, Swank).picks(A, [Junk]).uses(B, AncientKnowledge).when(B, none());
    scene.then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn a_spy_that_has_spied_is_not_asked_for_at_the_end_of_the_turn() {
    let spies = |held: [Card; 2], seen: usize| {
        let scene = given(2).owls().hand(A, held).deck(A, [Swank; 9]);
        scene.boxed(vec![WiseSpy; seen]).acting()
    };
    let order = || Action::OrderCards { places: vec![0, 1, 2] };
    // No other copy can be anywhere.
    let scene = spies([WiseSpy, Junk], 3).uses(A, WiseSpy).when(A, order()).discards(A, []);
    scene.then_asked([A], REACTING);
    // One may be the other card.
    for other in [WiseSpy, Junk] {
        let scene = spies([WiseSpy, other], 2).uses(A, WiseSpy).when(A, order()).discards(A, []);
        scene.then_asked([A], "dale_of_merchants.ending_turn");
    }
}

/// B has shown a copy before, and has another one or not. No player can tell then which of two
/// copies is shown, so it makes no difference to who is asked.
#[test]
fn which_of_two_copies_is_shown_tells_nobody_that_there_are_two() {
    let asked = |second: usize| {
        let scene = given(3).owls().hand(A, [Swank, Swank, Junk, Junk, Junk]);
        let scene = scene.pile(A, [AncientKnowledge]).boxed([Balancing]).hand(C, [Junk]);
        let scene = scene.hand(B, [AncientKnowledge, AncientKnowledge, Junk]);
        let scene = scene.deck(B, [Sofa]).deck(C, [Sofa]).acting();
        let uses = |scene: Scene, place: usize| {
            let card = scene.state().hand(B)[place].handle;
            scene.when(B, Action::UseOwl { card }).when(B, none())
        };
        let scene = scene.plays(A, Swank).picks(A, [Junk]);
        let scene = uses(scene, 0).passes(B).passes(C).plays(A, Swank).picks(A, [Junk]);
        let scene = uses(scene, second).then_asked([B], REACTING);
        let scene = scene.passes(B).then_asked([C], REACTING);
        scene.state().unseen(AncientKnowledge)
    };
    assert_eq!(asked(0), asked(1));
}

#[test]
fn a_copy_that_left_and_its_twin_are_not_told_apart() {
    let asked = |gone: usize| {
        let scene = given(2).owls().hand(A, [Calculations]).market([Some(Cheer)]);
        let scene = scene.hand(B, [Binoculars, Binoculars]).deck(B, [Junk; 3]).boxed([Binoculars]);
        let scene = scene.acting().buys(A, 0, [Calculations]);
        let uses = |scene: Scene, place: usize| {
            let card = scene.state().hand(B)[place].handle;
            scene.when(B, Action::UseOwl { card }).passes(B)
        };
        let scene = uses(scene, 0);
        let card = scene.state().hand(B)[gone].handle;
        scene.when(B, Action::ChooseHandCards { cards: vec![card] }).then_asked([B], REACTING)
    };
    asked(0).then_usable(B, [Binoculars]);
    asked(1).then_usable(B, []);
}

/// All spies are seen: two in the box and two in the hand of B, who uses one and discards one. No
/// other player knows whether the one that stays was used.
#[test]
fn who_discards_one_of_two_known_spies_is_asked_whichever_it_is() {
    for gone in [0, 1] {
        let scene = given(2).owls().boxed([WiseSpy; 2]).market([Some(WiseSpy), Some(WiseSpy)]);
        let scene = scene.waiting(B, ShoppingJourney).waiting(B, ShoppingJourney);
        let scene = scene.hand(B, [Junk]).deck(B, [Junk; 9]).starting();
        let scene = scene.takes_up(B, 0).takes_from_market(B, [0]).takes_up(B, 0);
        let spies = scene.handles(B, [WiseSpy, WiseSpy]);
        let scene = scene.when(B, Action::UseOwl { card: spies[0] });
        let scene = scene.when(B, Action::OrderCards { places: vec![0, 1, 2] });
        let scene = scene.when(B, Action::Discard { cards: vec![spies[gone]] });
        assert_eq!(scene.state().unseen(WiseSpy), 0);
        let scene = scene.then_asked([B], "dale_of_merchants.ending_turn");
        scene.then_usable(B, if gone == 0 { vec![WiseSpy] } else { Vec::new() });
    }
}

/// A player who is asked is asked at every table that a spectator could take for this one.
#[test]
fn who_is_asked_is_the_same_at_every_table_that_looks_the_same() {
    let scene = remarked([ExtraRemarks, Junk]).uses(B, ExtraRemarks).takes_from_pile(B, [0]);
    let due = |state: &State| {
        Seat::all(3).map(|seat| DaleOfMerchants::due(state)[seat].len()).collect::<Vec<_>>()
    };
    let mut chance = SeededChance::new([7; 32], 0);
    for _ in 0..20 {
        let other = DaleOfMerchants::determinize(scene.state(), Viewer::Spectator, &mut chance);
        assert_eq!(due(&other), due(scene.state()));
        assert_eq!(other.unseen(ExtraRemarks), 0);
    }
}
