//! What each sees and is told, and what stays hidden from all.

use super::{
    super::{
        DaleOfMerchants,
        determinize::determinize,
        event::Event,
        kinds::{Card::*, Set},
        view::{LaidOutCard, LaidOutView, view},
    },
    scene::*,
};
use kontor_rules::{Rules, SeededChance, Viewer};

#[test]
fn a_hand_is_seen_by_its_owner_and_others_see_its_size() {
    let state = given(2).hand(A, [Swank, Sofa]).deck(A, [Junk; 3]).acting().into_state();
    let own = view(&state, Viewer::Seat(A)).players.remove(0);
    assert_eq!(own.hand.unwrap().iter().map(|held| held.card).collect::<Vec<_>>(), [Swank, Sofa]);
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let other = view(&state, viewer).players.remove(0);
        assert_eq!((other.hand, other.hand_size, other.deck_size), (None, 2, 3));
    }
}

/// Ruling R50.
#[test]
fn cards_laid_out_for_help_are_seen_by_all_while_the_partner_is_asked() {
    let scene = given(4).teams().hand(A, [Calculations]).hand(C, [Junk]).stacks(0, 4).acting();
    assert_eq!(view(scene.state(), Viewer::Seat(C)).laid_out, None);
    let scene = scene.asks_for_help(A, [Calculations]);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        let cards = vec![LaidOutCard { card: Calculations, value: 2 }];
        let laid_out = Some(LaidOutView { seat: A, partner: C, cards, missing: 3 });
        assert_eq!(view(scene.state(), viewer).laid_out, laid_out);
    }
    let scene = scene.when(C, super::super::action::Action::DeclineHelp {});
    assert_eq!(view(scene.state(), Viewer::Seat(C)).laid_out, None);
}

#[test]
fn a_multiplied_value_lies_open() {
    let scene = given(2)
        .hand(A, [RareArtefact, Swank, Junk])
        .acting()
        .plays(A, RareArtefact)
        .luck([2])
        .picks(A, [Swank]);
    let seen = view(scene.state(), Viewer::Spectator).players.remove(0).multiplied;
    assert_eq!(
        seen.iter().map(|shown| (shown.card, shown.value)).collect::<Vec<_>>(),
        [(Swank, 6)]
    );
    // A card that all know for another reason is no news.
    let scene =
        given(2).waiting(B, ShoppingJourney).market([Some(Swank)]).starting().then_hand(B, [Swank]);
    assert_eq!(view(scene.state(), Viewer::Spectator).players.remove(1).multiplied, []);
}

#[test]
fn a_drawn_card_is_told_to_its_drawer_alone() {
    let scene = given(2).hand(A, [LunchBreak]).deck(A, [Swank]).acting().plays(A, LunchBreak);
    let told = |viewer| {
        let events =
            scene.events().iter().map(|event| serde_json::to_value(event.redact(viewer)).unwrap());
        events
            .filter(|event| event["data"]["from"]["zone"] == "deck_top")
            .map(|event| event["data"]["card"].clone())
            .collect::<Vec<_>>()
    };
    assert_eq!(told(Viewer::Seat(A)), ["swank"]);
    assert_eq!(told(Viewer::Seat(B)), [serde_json::Value::Null]);
}

#[test]
fn an_imagined_table_looks_the_same_and_has_the_same_cards() {
    let scene = given(2)
        .hand(A, [Swank, Junk])
        .hand(B, [Sofa, Cheer])
        .deck(B, [Magnet, Junk])
        .market_deck([Glue, Siesta])
        .acting();
    let mut chance = SeededChance::new([4; 32], 0);
    let mut differs = false;
    for _ in 0..20 {
        let world = determinize(scene.state(), Viewer::Seat(A), &mut chance);
        assert_eq!(view(&world, Viewer::Seat(A)), view(scene.state(), Viewer::Seat(A)));
        assert_eq!(world.hand(A), scene.state().hand(A));
        differs |= world.hand(B) != scene.state().hand(B);
    }
    assert!(differs);
}

#[test]
fn who_searches_a_deck_knows_its_cards_but_not_their_order() {
    let scene = given(2)
        .hand(A, [Magnet])
        .deck(A, [Swank, Sofa, Cheer, Junk])
        .market_deck([Glue; 9])
        .acting()
        .plays(A, Magnet);
    let mut differs = false;
    let mut chance = SeededChance::new([4; 32], 0);
    for _ in 0..20 {
        let world = determinize(scene.state(), Viewer::Seat(A), &mut chance);
        let due = DaleOfMerchants::due(&world)[A][0];
        assert_eq!(DaleOfMerchants::choices(&world, A, &due), scene.choices(A));
        differs |= world.deck(A) != scene.state().deck(A);
    }
    assert!(differs);
}

/// Nothing of a hand, a deck or a private set is even printed for debugging.
#[test]
fn what_is_hidden_is_not_printed() {
    let scene = given(2)
        .hand(A, [NightShift])
        .deck(A, [Swank])
        .deck(B, [Sofa])
        .acting()
        .plays(A, NightShift);
    let printed = format!("{:?}", scene.state());
    // The sets of the game are public, and named by their variants like the cards.
    assert!(printed.contains(&format!("{:?}", Set::Foxes)), "{printed}");
    for secret in [Swank, Sofa] {
        assert!(!printed.contains(&format!("{secret:?}")), "{printed}");
    }
}

#[test]
fn a_deck_is_searched_while_its_owner_chooses_of_it() {
    let searched = |scene: &Scene| {
        Viewer::all(2).map(|viewer| scene.state().is_searched_by(viewer, A)).collect::<Vec<_>>()
    };
    let magnet = given(2).hand(A, [Magnet]).deck(A, [Swank, Sofa]).acting().plays(A, Magnet);
    assert_eq!(searched(&magnet), [true, false, false]);
    let swank =
        given(2).hand(A, [Swank, Junk, Junk]).deck(A, [Swank, Sofa]).acting().plays(A, Swank);
    assert_eq!(searched(&swank), [false; 3]);
}

#[test]
fn a_card_that_is_shown_is_news_to_all_but_its_owner() {
    let scene = given(2).hand(A, [RareArtefact, Swank, Junk]).acting().plays(A, RareArtefact);
    let scene = scene.luck([2]).picks(A, [Swank]);
    let multiplied = |event: &&Event| matches!(event, Event::ValueMultiplied { .. });
    let event = scene.events().iter().find(multiplied).expect("a value is multiplied");
    let reveals: Vec<bool> =
        Viewer::all(2).map(|viewer| DaleOfMerchants::reveals(event, viewer)).collect();
    assert_eq!(reveals, [false, true, true]);
}
