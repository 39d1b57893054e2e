//! Every way in which the rules say no, reached once, with what it tells.

use super::{
    super::refusals::REFUSALS,
    scene::{A, B, C, OPEN_BIDDING, PASS, TURN_UP, bid, given, metals},
};
use kontor_rules::{NOT_ASKED, Param, Refusal};

fn too_low() -> Refusal {
    given(3)
        .deck([metals(1)])
        .bidding(A, 1)
        .when(B, bid(6))
        .when(C, bid(6))
        .then_refused("medici.bid.out_of_range")
}

#[test]
fn every_refusal_is_reached() {
    let reached = [too_low().kind().code];
    assert_eq!(reached.to_vec(), REFUSALS.iter().map(|kind| kind.code).collect::<Vec<_>>());
}

#[test]
fn a_refusal_fills_in_its_sentence() {
    let refusal = too_low();
    assert!(!refusal.to_string().contains(['{', '}']), "{refusal}");
}

/// «The First Game Round»
#[test]
fn a_refused_bid_is_told_the_range_and_the_field() {
    let refusal = too_low();
    let told = [("amount", Param::Int(6)), ("min", Param::Int(7)), ("max", Param::Int(40))];
    assert_eq!((refusal.params(), refusal.field()), (told.as_slice(), Some("amount")));
}

/// «The First Game Round»
#[test]
fn nobody_but_the_turner_turns_up_cards() {
    given(3).deck([metals(1)]).turning_up(A, 1).when(B, TURN_UP).then_refused(NOT_ASKED.code);
}

/// «The First Game Round»
#[test]
fn nobody_but_the_turner_opens_the_bidding() {
    given(3).deck([metals(1)]).turning_up(A, 1).when(C, OPEN_BIDDING).then_refused(NOT_ASKED.code);
}

/// «The First Game Round»
#[test]
fn nobody_bids_before_the_lot_is_complete() {
    given(3).deck([metals(1)]).turning_up(A, 1).when(A, bid(1)).then_refused(NOT_ASKED.code);
}

/// «The First Game Round»
#[test]
fn nobody_passes_before_the_lot_is_complete() {
    given(3).deck([metals(1)]).turning_up(A, 1).when(A, PASS).then_refused(NOT_ASKED.code);
}

/// «The First Game Round»
#[test]
fn nobody_bids_out_of_turn() {
    given(3).deck([metals(1)]).bidding(A, 1).when(C, bid(1)).then_refused(NOT_ASKED.code);
}

/// «The First Game Round»
#[test]
fn nobody_bids_twice() {
    given(3)
        .deck([metals(1)])
        .bidding(A, 1)
        .when(B, bid(1))
        .when(B, bid(2))
        .then_refused(NOT_ASKED.code);
}

/// «The First Game Round»
#[test]
fn while_the_lot_is_auctioned_no_card_is_turned_up() {
    given(3).deck([metals(1)]).bidding(A, 1).when(B, TURN_UP).then_refused(NOT_ASKED.code);
}

/// «The First Game Round»
#[test]
fn an_open_bidding_is_not_opened_again() {
    given(3).deck([metals(1)]).bidding(A, 1).when(B, OPEN_BIDDING).then_refused(NOT_ASKED.code);
}

/// «Restricted Warehouse Capacity»
#[test]
fn who_has_no_room_for_the_lot_is_not_asked() {
    given(3)
        .cards_stored([0, 0, 5])
        .deck([metals(1)])
        .bidding(A, 1)
        .when(B, bid(1))
        .when(C, bid(2))
        .then_refused(NOT_ASKED.code);
}
