//! «The First Game Round»: turning up cards, one round of bidding, and the sale.

use super::{
    super::{choice::Choice, event::PassReason},
    scene::{
        A, B, C, D, MediciScene, NEUTRAL, OPEN_BIDDING, PASS, TURN_UP, bid, cloth, discarded, dyes,
        given, made, metals, opened, passed, sold, spices, turned_up,
    },
};

/// «The First Game Round»
#[test]
fn the_first_card_of_a_turn_comes_without_a_question() {
    given(3)
        .deck([metals(3), spices(2)])
        .bidding(A, 1)
        .passed([B, C])
        .when(A, bid(4))
        .then_events([made(A, 4), sold(A, 4, [metals(3)]), turned_up(B, spices(2))]);
}

/// «The First Game Round», ruling M4.
#[test]
fn with_a_card_on_view_the_turner_decides_whether_to_turn_up_another() {
    given(3)
        .deck([metals(3)])
        .turning_up(A, 1)
        .then_asked([A], "medici.turning_up")
        .then_choices(A, [Choice::TurnUp {}, Choice::OpenBidding {}]);
}

/// «The First Game Round»
#[test]
fn with_the_second_card_on_view_the_turner_decides_again() {
    given(3)
        .deck([metals(3), NEUTRAL])
        .turning_up(A, 1)
        .when(A, TURN_UP)
        .then_events([turned_up(A, NEUTRAL)])
        .then_asked([A], "medici.turning_up")
        .then_choices(A, [Choice::TurnUp {}, Choice::OpenBidding {}]);
}

/// «The First Game Round»
#[test]
fn after_the_third_card_the_bidding_opens_by_itself() {
    given(3)
        .deck([metals(3), NEUTRAL, dyes(0)])
        .turning_up(A, 2)
        .when(A, TURN_UP)
        .then_events([turned_up(A, dyes(0)), opened(A, [B, C, A])]);
}

/// «The First Game Round»
#[test]
fn a_lot_of_one_card_may_be_auctioned() {
    given(3)
        .deck([metals(3)])
        .turning_up(A, 1)
        .when(A, OPEN_BIDDING)
        .then_events([opened(A, [B, C, A])]);
}

/// «The First Game Round»
#[test]
fn no_more_cards_are_turned_up_than_the_deck_has() {
    given(3)
        .last_cards([metals(3), metals(4)])
        .turning_up(A, 1)
        .when(A, TURN_UP)
        .then_events([turned_up(A, metals(4)), opened(A, [B, C, A])]);
}

/// «The First Game Round»
#[test]
fn a_lot_is_sold_as_a_whole() {
    let lot = [metals(3), cloth(5), dyes(0)];
    given(3).deck(lot).bidding(A, 3).passed([B, C]).when(A, bid(6)).then_also(sold(A, 6, lot));
}

/// «The First Game Round»
#[test]
fn the_player_to_the_left_is_the_first_to_bid_and_the_turner_the_last() {
    given(4)
        .deck([metals(3)])
        .turning_up(C, 1)
        .when(C, OPEN_BIDDING)
        .then_events([opened(C, [D, A, B, C])])
        .then_asked([D], "medici.bidding")
        .then_choices(D, [Choice::Bid { min: 1, max: 40 }, Choice::Pass {}]);
}

/// «The First Game Round»
#[test]
fn after_a_bid_the_next_player_to_the_left_is_asked() {
    given(3)
        .deck([metals(3)])
        .bidding(A, 1)
        .when(B, bid(5))
        .then_events([made(B, 5)])
        .then_asked([C], "medici.bidding")
        .then_choices(C, [Choice::Bid { min: 6, max: 40 }, Choice::Pass {}]);
}

/// «The First Game Round»
#[test]
fn after_a_pass_the_next_player_to_the_left_is_asked() {
    given(3)
        .deck([metals(3)])
        .bidding(A, 1)
        .when(B, PASS)
        .then_events([passed(B, PassReason::Chosen)])
        .then_asked([C], "medici.bidding")
        .then_choices(C, [Choice::Bid { min: 1, max: 40 }, Choice::Pass {}]);
}

/// «The First Game Round», ruling M7.
#[test]
fn a_bid_of_nothing_is_none() {
    given(3)
        .deck([metals(3)])
        .bidding(A, 1)
        .when(B, bid(0))
        .then_refused("medici.bid.out_of_range");
}

/// «The First Game Round»
#[test]
fn a_bid_must_exceed_the_highest_so_far() {
    given(3)
        .deck([metals(3)])
        .bidding(A, 1)
        .when(B, bid(5))
        .when(C, bid(5))
        .then_refused("medici.bid.out_of_range");
}

/// «The First Game Round»
#[test]
fn a_bid_cannot_exceed_the_wealth_of_the_bidder() {
    given(3)
        .deck([metals(3)])
        .bidding(A, 1)
        .when(B, bid(41))
        .then_refused("medici.bid.out_of_range");
}

/// «The First Game Round»
#[test]
fn a_player_may_spend_everything() {
    given(3)
        .deck([metals(3)])
        .bidding(A, 1)
        .passed([B, C])
        .when(A, bid(40))
        .then_wealth([0, 40, 40]);
}

/// «The First Game Round», ruling M21: no player gets what is paid.
#[test]
fn the_highest_bidder_pays_and_stores_the_lot() {
    let scene = given(3)
        .deck([metals(3), NEUTRAL])
        .bidding(A, 2)
        .when(B, bid(2))
        .when(C, bid(7))
        .when(A, PASS);
    assert_eq!(scene.state().players[C].warehouse[..], [metals(3), NEUTRAL]);
    scene.then_also(sold(C, 7, [metals(3), NEUTRAL])).then_wealth([40, 40, 33]);
}

/// «The First Game Round»
#[test]
fn the_bidding_goes_round_once_and_the_outbid_are_not_asked_again() {
    given(3)
        .deck([metals(3), spices(1)])
        .bidding(A, 1)
        .when(B, bid(1))
        .when(C, bid(2))
        .when(A, bid(3))
        .then_events([made(A, 3), sold(A, 3, [metals(3)]), turned_up(B, spices(1))]);
}

/// «The First Game Round», ruling M6.
#[test]
fn after_a_sale_the_turn_goes_to_the_left_of_the_turner_whoever_bought() {
    given(4)
        .deck([metals(3), spices(1)])
        .bidding(A, 1)
        .passed([B])
        .when(C, bid(2))
        .when(D, PASS)
        .when(A, PASS)
        .then_also(turned_up(B, spices(1)));
}

/// «The First Game Round»
#[test]
fn from_the_last_seat_the_turn_goes_to_the_first() {
    given(4)
        .deck([metals(3), spices(1)])
        .bidding(D, 1)
        .passed([A, B, C])
        .when(D, PASS)
        .then_also(turned_up(A, spices(1)));
}

/// «The First Game Round»
#[test]
fn a_lot_that_all_pass_is_discarded_and_the_next_player_turns_up() {
    given(3)
        .deck([metals(3), dyes(5), spices(1)])
        .bidding(A, 2)
        .passed([B, C])
        .when(A, PASS)
        .then_events([
            passed(A, PassReason::Chosen),
            discarded([metals(3), dyes(5)]),
            turned_up(B, spices(1)),
        ]);
}

/// «The First Game Round»
#[test]
fn discarded_cards_belong_to_nobody() {
    let scene = given(3).deck([metals(3), dyes(5)]).bidding(A, 2).passed([B, C]).when(A, PASS);
    assert_eq!(scene.state().discarded, [metals(3), dyes(5)]);
    assert!(scene.state().players.iter().all(|(_, player)| player.warehouse.is_empty()));
}

/// «The First Game Round», ruling M8.
#[test]
fn who_has_no_money_can_only_pass() {
    given(3)
        .wealth([40, 40, 0])
        .deck([metals(3)])
        .bidding(A, 1)
        .when(B, bid(1))
        .then_events([made(B, 1), passed(C, PassReason::NoMoney)])
        .then_asked([A], "medici.bidding")
        .then_choices(A, [Choice::Bid { min: 2, max: 40 }, Choice::Pass {}]);
}

/// «The First Game Round»
#[test]
fn who_cannot_exceed_the_highest_bid_can_only_pass() {
    given(3)
        .wealth([40, 40, 9])
        .deck([metals(3)])
        .bidding(A, 1)
        .when(B, bid(9))
        .then_events([made(B, 9), passed(C, PassReason::NoMoney)]);
}

/// «The First Game Round»
#[test]
fn who_has_one_florin_more_than_the_highest_bid_may_bid_it() {
    given(3)
        .wealth([40, 40, 10])
        .deck([metals(3)])
        .bidding(A, 1)
        .when(B, bid(9))
        .then_asked([C], "medici.bidding")
        .then_choices(C, [Choice::Bid { min: 10, max: 10 }, Choice::Pass {}]);
}

/// «The First Game Round»
#[test]
fn who_has_no_money_still_turns_up_cards() {
    given(3)
        .wealth([40, 0, 40])
        .deck([metals(3), spices(1)])
        .bidding(A, 1)
        .passed([B, C])
        .when(A, PASS)
        .then_also(turned_up(B, spices(1)))
        .then_asked([B], "medici.turning_up")
        .then_choices(B, [Choice::TurnUp {}, Choice::OpenBidding {}]);
}
