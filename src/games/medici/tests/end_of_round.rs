//! «End of the Game Round»: the last player with room, and the end of the deck.

use super::{
    super::{
        Medici,
        choice::Choice,
        components::{Card, Ware},
        event::{Event, PassReason, RoundEndReason},
        view::view,
    },
    scene::{
        A, B, C, D, MediciScene, NEUTRAL, PASS, Scene, bid, cloth, discarded, dyes, filled, given,
        made, metals, opened, passed, sold, spices, turned_up,
    },
};
use kontor_rules::fold;

fn ended(reason: RoundEndReason) -> Event {
    Event::RoundEnded { round: 3, reason }
}

/// C buys the first of these cards and is full, like A; B has two spaces left. It is the last
/// round.
fn b_alone_has_room(deck: impl Into<Vec<Card>>) -> Scene {
    let deck = deck.into();
    given(3)
        .round(3)
        .cards_stored([5, 3, 4])
        .last_cards(deck)
        .bidding(C, 1)
        .passed([A, B])
        .when(C, bid(1))
}

/// «End of the Game Round», ruling M10.
#[test]
fn the_last_player_with_room_fills_up_for_nothing_in_the_order_of_the_deck() {
    let scene = b_alone_has_room([metals(1), dyes(5), NEUTRAL]);
    let events = &scene.events()[..4];
    let free = filled(B, [dyes(5), NEUTRAL]);
    assert_eq!(
        events,
        [made(C, 1), sold(C, 1, [metals(1)]), free, ended(RoundEndReason::WarehousesFull)]
    );
}

/// «End of the Game Round»
#[test]
fn free_cards_cost_nothing() {
    let scene = given(3)
        .round(3)
        .cards_stored([5, 3, 4])
        .last_cards([metals(1), dyes(5), NEUTRAL])
        .bidding(C, 1)
        .passed([A, B]);
    let mut state = scene.state().clone();
    let scene = scene.when(C, bid(1));
    let until_filled = &scene.events()[..3];
    fold::<Medici>(&mut state, until_filled);
    assert_eq!(until_filled.last(), Some(&filled(B, [dyes(5), NEUTRAL])));
    assert_eq!(state.players[B].wealth, 40);
}

/// «End of the Game Round»
#[test]
fn free_cards_count_for_the_value_and_on_the_accounts() {
    let scene = given(3)
        .round(3)
        .warehouse(A, [metals(0), metals(1), metals(2), metals(3), metals(4)])
        .warehouse(B, [cloth(0), cloth(1), cloth(2)])
        .warehouse(C, [spices(0), spices(1), spices(2), spices(3)])
        .last_cards([spices(4), dyes(5), NEUTRAL])
        .bidding(C, 1)
        .passed([A, B])
        .when(C, bid(1));
    scene.then_proceeds([7, 30, 7]).then_positions(Ware::Dyes, [0, 1, 0]);
}

/// «End of the Game Round», ruling M10.
#[test]
fn cards_that_the_last_player_does_not_need_stay_unseen_in_the_deck() {
    let scene = b_alone_has_room([metals(1), dyes(5), NEUTRAL, cloth(4), cloth(3)]);
    let all_told = format!("{:?}", scene.events());
    assert_eq!(view(scene.state()).deck_size, 2);
    let is_told = |card: Card| all_told.contains(&format!("{card:?}"));
    assert_eq!([dyes(5), cloth(4), cloth(3)].map(is_told), [true, false, false]);
}

/// «End of the Game Round», ruling M22.
#[test]
fn a_short_deck_gives_the_last_player_what_it_has() {
    b_alone_has_room([metals(1), dyes(5)])
        .then_also(filled(B, [dyes(5)]))
        .then_also(ended(RoundEndReason::DeckExhausted));
}

/// «End of the Game Round», ruling M22.
#[test]
fn an_empty_deck_gives_the_last_player_nothing() {
    b_alone_has_room([metals(1)])
        .then_never(|event| matches!(event, Event::WarehouseFilled { .. }))
        .then_also(ended(RoundEndReason::DeckExhausted));
}

/// «End of the Game Round», ruling M9.
#[test]
fn two_players_with_room_go_on() {
    given(4)
        .cards_stored([5, 4, 3, 4])
        .deck([metals(1), spices(1)])
        .bidding(D, 1)
        .passed([A, B, C])
        .when(D, bid(1))
        .then_events([made(D, 1), sold(D, 1, [metals(1)]), turned_up(B, spices(1))]);
}

/// «End of the Game Round»
#[test]
fn the_round_ends_when_the_last_cards_are_sold() {
    given(3)
        .round(3)
        .last_cards([metals(1), metals(2)])
        .bidding(A, 2)
        .passed([B, C])
        .when(A, bid(3))
        .then_also(sold(A, 3, [metals(1), metals(2)]))
        .then_also(ended(RoundEndReason::DeckExhausted));
}

/// «End of the Game Round»
#[test]
fn the_round_ends_when_the_last_cards_are_discarded() {
    given(3)
        .round(3)
        .last_cards([metals(1)])
        .bidding(A, 1)
        .passed([B, C])
        .when(A, PASS)
        .then_also(discarded([metals(1)]))
        .then_also(ended(RoundEndReason::DeckExhausted));
}

/// «End of the Game Round»
#[test]
fn the_last_card_of_the_deck_is_auctioned_before_the_round_ends() {
    given(3)
        .last_cards([metals(1), metals(2)])
        .bidding(A, 1)
        .passed([B, C])
        .when(A, PASS)
        .then_events([
            passed(A, PassReason::Chosen),
            discarded([metals(1)]),
            turned_up(B, metals(2)),
            opened(B, [C, A, B]),
        ])
        .then_asked([C], "medici.bidding")
        .then_choices(C, [Choice::Bid { min: 1, max: 40 }, Choice::Pass {}]);
}

/// «End of the Game Round»
#[test]
fn with_cards_left_in_the_deck_a_discarded_lot_ends_no_round() {
    given(3)
        .cards_stored([5, 4, 4])
        .deck([metals(1), spices(1)])
        .bidding(B, 1)
        .passed([C, A])
        .when(B, PASS)
        .then_events([
            passed(B, PassReason::Chosen),
            discarded([metals(1)]),
            turned_up(C, spices(1)),
            opened(C, [A, B, C]),
            passed(A, PassReason::NoRoom),
        ]);
}

/// «End of the Game Round»
#[test]
fn warehouses_that_are_not_full_are_scored_as_they_are() {
    given(3)
        .round(3)
        .warehouse(A, [metals(5), metals(4)])
        .warehouse(B, [dyes(1), dyes(2), dyes(3)])
        .when_the_round_ends([])
        .then_proceeds([30, 15, 0]);
}
