//! The house rulings on what is hidden, from whom, and for how long.

use super::{
    super::{
        DaleOfMerchants,
        choice::Choice,
        determinize::determinize,
        event::Event,
        kinds::Card::*,
        pending::{Question, Task, Viewers},
        view::view,
        zones::{Goal, Origin},
    },
    scene::*,
};
use kontor_rules::{Rules, Seat, SeededChance, Viewer, fold};

fn chance() -> SeededChance {
    SeededChance::new([9; 32], 0)
}

#[test]
fn r14_choices_for_cheer_come_in_any_order_and_stay_hidden() {
    let deck = [Swank, Sofa];
    let scene = given(2)
        .hand(A, [Cheer])
        .deck(A, deck)
        .deck(B, deck)
        .acting()
        .plays(A, Cheer)
        .finds(B, Sofa);
    let told = scene.events()[0].redact(Viewer::Seat(A));
    assert_eq!(
        serde_json::to_value(told).unwrap()["data"],
        serde_json::json!({ "seat": 1, "card": null })
    );
    scene.then_deck(B, deck).finds(A, Swank).then_hand(A, [Swank]).then_hand(B, [Sofa]);
}

#[test]
fn r20_a_random_card_is_seen_by_who_loses_and_who_takes_it() {
    let scene = given(3)
        .hand(A, [Raffle, Swank])
        .hand(B, [Sofa])
        .hand(C, [Magnet])
        .acting()
        .plays(A, Raffle);
    let scene = scene.luck([0, 0, 0]).goes_left(A);
    let sees = |viewer| {
        let told =
            scene.events().iter().map(|event| serde_json::to_value(event.redact(viewer)).unwrap());
        told.filter(|event| {
            event["data"]["to"]["zone"] == "hand" && !event["data"]["card"].is_null()
        })
        .count()
    };
    assert_eq!([A, B, C].map(|seat| sees(Viewer::Seat(seat))), [2, 2, 2]);
    assert_eq!(sees(Viewer::Spectator), 0);
}

#[test]
fn r38_only_what_everybody_sees_to_be_forced_is_done_unasked() {
    given(2)
        .hand(A, [CunningNeighbour])
        .acting()
        .plays(A, CunningNeighbour)
        .then_asked([A], "dale_of_merchants.resolving");
    given(2)
        .hand(A, [Swank, Junk, Junk])
        .acting()
        .plays(A, Swank)
        .then_asked([A], "dale_of_merchants.resolving");
    given(2)
        .hand(A, [Swank, Junk])
        .acting()
        .plays(A, Swank)
        .then_asked([A], "dale_of_merchants.acting");
}

#[test]
fn r45_nobody_else_hears_a_handle() {
    let scene = given(2).hand(A, [Swank, Junk]).acting().plays(A, Swank);
    let stored = serde_json::to_string(scene.events()).unwrap();
    assert!(stored.contains("handle"), "{stored}");
    let told = |viewer| {
        let events = scene.events().iter().map(|event| event.redact(viewer));
        serde_json::to_string(&events.collect::<Vec<_>>()).unwrap()
    };
    let seen = |viewer| serde_json::to_string(&view(scene.state(), viewer)).unwrap();
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert!(!told(viewer).contains("handle"), "{}", told(viewer));
        assert!(!seen(viewer).contains("handle"), "{}", seen(viewer));
    }
}

#[test]
fn r46_all_piles_are_seen_whole_by_everybody() {
    let scene = given(2).pile(B, [Swank, Junk]).market_pile([Sofa]).acting();
    let seen = view(scene.state(), Viewer::Spectator);
    assert_eq!((seen.players[1].pile.clone(), seen.market_pile), (vec![Swank, Junk], vec![Sofa]));
}

#[test]
fn r47_knowledge_goes_with_a_card_until_it_is_lost_sight_of() {
    let mut state =
        given(3).hand(A, [Swank, Magnet]).deck(A, [Cheer]).pile(A, [Sofa]).acting().into_state();
    let moved = |from, to, seen_by| Event::CardMoved { card: Sofa, from, to, seen_by };
    let knows = |state: &super::super::State| {
        let worlds = (0..30)
            .map(|_| 0)
            .scan(chance(), |chance, _| Some(determinize(state, Viewer::Seat(B), chance)));
        worlds.into_iter().all(|world| world.hand(A).iter().any(|held| held.card == Sofa))
    };
    // Everybody sees Sofa go on the deck, and into the hand with the next card.
    fold::<DaleOfMerchants>(
        &mut state,
        &[moved(Origin::Pile { seat: A, place: 0 }, Goal::DeckTop { seat: A }, Viewers::ALL)],
    );
    fold::<DaleOfMerchants>(
        &mut state,
        &[moved(Origin::DeckTop { seat: A }, Goal::Hand { seat: A }, Viewers::only(A))],
    );
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

/// What a viewer is told of the last decision and sees of the table after it.
fn heard(scene: &Scene, viewer: Viewer) -> String {
    let told: Vec<String> = scene
        .events()
        .iter()
        .map(|event| serde_json::to_string(&event.redact(viewer)).unwrap())
        .collect();
    format!("{told:?} {:?}", view(scene.state(), viewer))
}

const DEALS_OF_THREE: [[Seat; 3]; 6] =
    [[A, B, C], [A, C, B], [B, A, C], [B, C, A], [C, A, B], [C, B, A]];

#[test]
fn r47_nobody_else_hears_to_which_deck_night_shift_puts_a_card() {
    let dealt = |players: [Seat; 3]| {
        let scene = given(3)
            .hand(A, [NightShift])
            .deck(A, [Swank])
            .deck(B, [Sofa])
            .deck(C, [Cheer])
            .acting();
        scene.plays(A, NightShift).deals(A, players)
    };
    for viewer in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        let heard: Vec<String> =
            DEALS_OF_THREE.map(|players| heard(&dealt(players), viewer)).to_vec();
        assert!(heard.iter().all(|other| *other == heard[0]), "{viewer:?} hears {heard:#?}");
    }
    let own = DEALS_OF_THREE.map(|players| heard(&dealt(players), Viewer::Seat(A)));
    assert_ne!(own[0], own[1]);
}

#[test]
fn r47_nobody_else_hears_to_whom_charity_gives_a_card() {
    let dealt = |players: [Seat; 3]| {
        let scene = given(3)
            .hand(A, [Charity, Swank])
            .hand(B, [Sofa])
            .hand(C, [Magnet])
            .acting()
            .luck([0, 0, 0]);
        scene.plays(A, Charity).deals(A, players)
    };
    let all = DEALS_OF_THREE.map(|players| heard(&dealt(players), Viewer::Spectator));
    assert!(all.iter().all(|other| *other == all[0]), "{all:#?}");
    let own = DEALS_OF_THREE.map(|players| heard(&dealt(players), Viewer::Seat(A)));
    assert_ne!(own[0], own[1]);
    // B gets the card of A in both, and cannot tell what the others get.
    assert_eq!(
        heard(&dealt([B, A, C]), Viewer::Seat(B)),
        heard(&dealt([B, C, A]), Viewer::Seat(B))
    );
}

#[test]
fn r47_who_loses_a_card_in_a_raffle_knows_where_it_is() {
    let scene = given(3)
        .hand(A, [Raffle, Swank, Junk])
        .hand(B, [Sofa])
        .hand(C, [Magnet])
        .acting()
        .plays(A, Raffle);
    let scene = scene.luck([0, 0, 0]).goes_left(A).then_hand(A, [Junk, Sofa]);
    let sofa = scene.state().hand(A).iter().find(|held| held.card == Sofa).unwrap();
    assert_eq!([A, B, C].map(|seat| sofa.known.contains(Viewer::Seat(seat))), [true, true, false]);
}

#[test]
fn r47_a_card_that_lay_open_on_a_deck_is_known_while_another_looks_at_it() {
    let scene = given(2)
        .hand(A, [TirelessTinkerer, NightShift, Junk])
        .pile(A, [Swank])
        .deck(B, [Sofa, Junk])
        .acting();
    let scene = scene
        .plays(A, TirelessTinkerer)
        .plays(A, NightShift)
        .then_asked([A], "dale_of_merchants.resolving");
    for mut chance in (0..20).map(|number| SeededChance::new([number; 32], 0)) {
        let world = determinize(scene.state(), Viewer::Seat(B), &mut chance);
        let due = DaleOfMerchants::due(&world)[A][0];
        let [Choice::Deal { cards, .. }] = &DaleOfMerchants::choices(&world, A, &due)[..] else {
            panic!("A is to deal")
        };
        assert_eq!(cards[0], Swank);
    }
    // B does not see where A puts it.
    let scene = scene.deals(A, [B, A]);
    assert!(
        [A, B].iter().all(|owner| !scene
            .state()
            .deck(*owner)
            .last()
            .unwrap()
            .known
            .contains(Viewer::Seat(B)))
    );
}

#[test]
fn r38_a_swap_is_asked_for_even_if_only_one_is_possible() {
    let scene = given(2)
        .owls()
        .hand(A, [LunchBreak])
        .pile(A, [Swank])
        .hand(B, [Balancing, Junk])
        .pile(B, [Sofa])
        .acting();
    scene
        .plays(A, LunchBreak)
        .passes(A)
        .uses(B, Balancing)
        .then_asked([B], "dale_of_merchants.resolving");
}

#[test]
fn r45_a_card_that_comes_back_has_another_handle() {
    let scene = given(2).hand(A, [Charity, Swank]).acting().luck([0]);
    let before = scene.handles(A, [Swank]);
    assert_ne!(scene.plays(A, Charity).handles(A, [Swank]), before);
}

#[test]
fn r46_the_rest_of_a_pile_stays_in_its_order() {
    let scene = given(2).waiting(B, Siesta).pile(B, [Swank, Junk, Sofa, Magnet]).starting();
    scene.takes_from_pile(B, [1]).then_pile(B, [Swank, Sofa, Magnet, Siesta]);
}

#[test]
fn r47_knowledge_goes_down_a_deck_and_into_the_hand() {
    let scene = given(2)
        .hand(A, [Rumours, LunchBreak, Junk])
        .pile(A, [Swank, Sofa])
        .acting()
        .plays(A, Rumours);
    let scene = scene.then_deck(A, [Swank, Sofa]).plays(A, LunchBreak);
    let swank = scene.state().hand(A).iter().find(|held| held.card == Swank).unwrap();
    assert!(
        swank.known.contains(Viewer::Spectator)
            && scene.state().deck(A)[0].known.contains(Viewer::Spectator)
    );
}

#[test]
fn r47_a_shuffle_ends_what_is_known_of_a_deck() {
    let scene =
        given(2).hand(A, [TirelessTinkerer, Magnet]).deck(A, [Junk; 2]).pile(A, [Swank]).acting();
    let scene = scene.plays(A, TirelessTinkerer);
    assert!(scene.state().deck(A).last().unwrap().known.contains(Viewer::Spectator));
    let scene = scene.plays(A, Magnet).luck([1]).finds(A, Junk);
    assert!(scene.state().deck(A).iter().all(|piece| !piece.known.contains(Viewer::Seat(A))));
}

#[test]
fn r47_who_sees_a_card_leave_cannot_tell_it_from_a_known_twin() {
    // B has seen the Swank that came from the pile; no player can tell which of the two is played.
    let scene = given(2)
        .waiting(A, Siesta)
        .hand(A, [Swank, Junk, Junk, Junk, Junk])
        .pile(A, [Swank])
        .starting();
    let scene = scene.discards(B, []).takes_from_pile(A, [0]);
    let known = |scene: &Scene| {
        scene.state().hand(A).iter().filter(|held| held.known.contains(Viewer::Seat(B))).count()
    };
    assert_eq!(known(&scene), 1);
    let scene = scene.plays(A, Swank).picks(A, [Junk]);
    assert_eq!(
        (known(&scene), scene.state().hand(A).iter().filter(|held| held.card == Swank).count()),
        (0, 1)
    );
}

#[test]
fn r47_who_gives_the_cards_of_charity_out_knows_where_they_are() {
    let scene = given(3)
        .hand(A, [Charity, Swank])
        .hand(B, [Sofa])
        .hand(C, [Magnet])
        .acting()
        .luck([0, 0, 0])
        .plays(A, Charity);
    let Some(Task::Ask { question: Question::Deal { set }, .. }) = scene.state().task() else {
        panic!("A is to deal")
    };
    let knows = |known: Viewers| [A, B, C].map(|seat| known.contains(Viewer::Seat(seat)));
    assert_eq!(
        set.iter().map(|given| knows(given.known)).collect::<Vec<_>>(),
        [[true, false, false], [true, true, false], [true, false, true],]
    );
    let scene = scene.deals(A, [B, C, A]);
    assert_eq!(
        [A, B, C].map(|seat| knows(scene.state().hand(seat)[0].known)),
        [[true, false, false], [true, true, false], [true, false, true],]
    );
}

/// What is searched for, drawn, exchanged or put back in secret is told to its player alone.
#[test]
fn r47_what_one_player_sees_nobody_else_is_told() {
    let magnet =
        given(2).hand(A, [Magnet]).deck(A, [Swank, Junk]).acting().plays(A, Magnet).finds(A, Swank);
    let swank = given(2).hand(A, [Swank, Sofa]).market_deck([Glue]).acting().plays(A, Swank);
    let survivor = given(2)
        .hand(A, [NaturalSurvivor, Sofa])
        .deck(A, [Swank])
        .acting()
        .luck([0])
        .plays(A, NaturalSurvivor);
    let competition = given(2)
        .hand(A, [RuthlessCompetition])
        .deck(B, [Swank])
        .acting()
        .plays(A, RuthlessCompetition);
    let spied = given(2).owls().hand(A, [WiseSpy]).deck(A, [Swank, Sofa]).acting().uses(A, WiseSpy);
    for (scene, unseen) in [(magnet, 1), (swank, 1), (survivor, 2), (competition, 2), (spied, 2)] {
        let told = |viewer| {
            let events = scene
                .events()
                .iter()
                .map(|event| serde_json::to_value(event.redact(viewer)).unwrap());
            let moved = events.filter(|event| event["type"] == "dale_of_merchants.card_moved");
            moved.filter(|event| event["data"]["card"].is_null()).count()
        };
        assert_eq!(
            [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator].map(told),
            [0, unseen, unseen]
        );
    }
}
