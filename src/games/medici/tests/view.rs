//! What everybody sees and is told, and what stays hidden from all.

use super::{
    super::{
        Event, Medici,
        components::{Card, Ware, all_cards},
        determinize::determinize,
        view::{BidView, PhaseView, view},
    },
    scene::{
        A, B, C, MediciScene, NEUTRAL, PASS, bid, cloth, discarded, dyes, filled, given, metals,
        opened, sold, spices, turned_up, unshuffled,
    },
};
use kontor_rules::{Rules, ScriptedChance, Viewer};

/// «End of the Game Round»: counting the cards left in the deck is allowed.
#[test]
fn the_number_of_cards_in_the_deck_and_left_out_is_seen() {
    let view = view(given(3).cards_stored([2, 1, 0]).deck([metals(1)]).turning_up(A, 1).state());
    assert_eq!((view.deck_size, view.left_out_size), (18 - 2 - 1 - 1, 36 - 18));
}

/// «The First Game Round»
#[test]
fn the_lot_is_seen() {
    assert_eq!(
        view(given(3).deck([metals(1), NEUTRAL]).turning_up(A, 2).state()).lot,
        [metals(1), NEUTRAL]
    );
}

/// «The First Game Round»
#[test]
fn warehouses_are_seen_with_their_value_and_room() {
    let view =
        view(given(3).warehouse(B, [metals(4), NEUTRAL]).deck([cloth(1)]).turning_up(A, 1).state());
    let player = &view.players[B.index()];
    assert_eq!(
        (player.warehouse.as_slice(), player.warehouse_value, player.room),
        ([metals(4), NEUTRAL].as_slice(), 14, 3)
    );
}

/// «The First Game Round»
#[test]
fn discarded_cards_lie_open() {
    let scene =
        given(3).deck([metals(1), NEUTRAL, dyes(2)]).bidding(A, 2).passed([B, C]).when(A, PASS);
    assert_eq!(view(scene.state()).discarded, [metals(1), NEUTRAL]);
}

/// «Aim of the Game»: the scale shows the last two digits, the view the whole number.
#[test]
fn wealth_is_seen_as_a_plain_number() {
    let view = view(given(3).wealth([7, 105, 40]).deck([metals(1)]).turning_up(A, 1).state());
    assert_eq!(view.players.iter().map(|player| player.wealth).collect::<Vec<u32>>(), [7, 105, 40]);
}

/// «Aim of the Game»
#[test]
fn the_counters_are_seen() {
    let view =
        view(given(3).counters(Ware::Cloth, [0, 6, 0]).deck([metals(1)]).turning_up(A, 1).state());
    let positions: Vec<(Ware, u8)> = view.players[B.index()]
        .accounts
        .iter()
        .map(|account| (account.ware, account.position))
        .collect();
    assert_eq!(
        positions,
        [
            (Ware::Metals, 0),
            (Ware::Spices, 0),
            (Ware::Porcelain, 0),
            (Ware::Cloth, 6),
            (Ware::Dyes, 0)
        ]
    );
}

/// «The First Game Round»
#[test]
fn the_bidding_is_seen() {
    let phase = view(given(3).deck([metals(1)]).bidding(A, 1).when(B, bid(4)).state()).phase;
    assert_eq!(
        phase,
        PhaseView::Bidding {
            turner: A,
            to_bid: vec![C, A],
            highest_bid: Some(BidView { seat: B, amount: 4 })
        }
    );
}

/// «Aim of the Game»: the deck lies face down.
#[test]
fn the_order_of_the_deck_is_not_seen() {
    let ordered = |below: [Card; 2]| {
        let deck = [vec![metals(1)], below.to_vec()].concat();
        given(3).deck(deck).turning_up(A, 1).into_state()
    };
    let (one, other) = (ordered([NEUTRAL, dyes(2)]), ordered([dyes(2), NEUTRAL]));
    assert_ne!(one, other);
    assert_eq!(view(&one), view(&other));
}

/// «Aim of the Game»: so do the cards left out.
#[test]
fn the_cards_left_out_are_not_seen() {
    // With the other card in the deck, this one is left out: both are last in the box.
    let with = |card: Card| given(3).deck([metals(1), card]).turning_up(A, 1).into_state();
    assert_ne!(with(dyes(4)), with(dyes(3)));
    assert_eq!(view(&with(dyes(4))), view(&with(dyes(3))));
}

/// «Aim of the Game»
#[test]
fn a_deal_is_told_by_its_sizes_alone() {
    let mut deck = all_cards();
    let left_out = deck.split_off(24);
    let told = serde_json::to_value(
        Event::RoundDealt { round: 1, deck, left_out }.redact(Viewer::Spectator),
    )
    .unwrap();
    let sizes = serde_json::json!({ "round": 1, "deck_size": 24, "left_out_size": 12 });
    assert_eq!(told, serde_json::json!({ "type": "medici.round_dealt", "data": sizes }));
}

/// Of all other events everything is told.
#[test]
fn what_happens_in_the_open_is_told_as_it_is_stored() {
    let game = given(3)
        .cards_stored([5, 3, 4])
        .deck([metals(1), dyes(5), NEUTRAL])
        .bidding(C, 1)
        .passed([A, B])
        .luck(unshuffled())
        .when(C, bid(1));
    for event in game.events().iter().filter(|event| !matches!(event, Event::RoundDealt { .. })) {
        assert_eq!(
            serde_json::to_value(event.redact(Viewer::Spectator)).unwrap(),
            serde_json::to_value(event).unwrap()
        );
    }
}

/// No player knows more than another.
#[test]
fn all_viewers_see_the_same() {
    let state = given(3).deck([metals(1)]).bidding(A, 1).into_state();
    for viewer in Viewer::all(3) {
        assert_eq!(Medici::view(&state, viewer), Medici::view(&state, Viewer::Spectator));
    }
}

#[test]
fn luck_speaks_where_cards_come_from_the_deck_and_where_a_lot_is_drawn() {
    let drawn = Event::StartPlayerChosen { seat: A, among: vec![A, B] };
    assert!(
        [turned_up(A, NEUTRAL), filled(A, [NEUTRAL]), drawn]
            .iter()
            .all(|event| Medici::reveals(event, Viewer::Spectator))
    );
}

#[test]
fn luck_is_silent_where_players_decide_and_where_the_poorest_is_alone() {
    let alone = Event::StartPlayerChosen { seat: A, among: vec![A] };
    assert!(
        ![opened(A, [B, C, A]), sold(A, 1, [NEUTRAL]), discarded([NEUTRAL]), alone]
            .iter()
            .any(|event| Medici::reveals(event, Viewer::Spectator))
    );
}

/// What cannot be seen is dealt again: here two cards of the deck change places.
#[test]
fn an_imagined_table_looks_the_same_and_has_the_same_cards() {
    let state = given(6).last_cards([metals(1), spices(1), cloth(1)]).turning_up(A, 1).into_state();
    let imagined = determinize(&state, &mut ScriptedChance::new([0]));
    assert_eq!(view(&imagined), view(&state));
    assert_ne!(imagined, state);
    assert_eq!(imagined.deck.reveal(), &[cloth(1), spices(1)]);
}
