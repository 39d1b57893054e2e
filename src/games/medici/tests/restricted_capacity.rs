//! «Restricted Warehouse Capacity»: five cards at most, and what that means for turning up and for
//! bidding.

use super::{
    super::{choice::Choice, components::Card, event::PassReason, phases},
    scene::{
        A, B, C, D, MediciScene, NEUTRAL, OPEN_BIDDING, PASS, Scene, TURN_UP, bid, cloth,
        discarded, dyes, given, made, metals, opened, passed, sold, spices, turned_up,
    },
};

const FIRST_LOT: [Card; 3] = [metals(5), cloth(1), NEUTRAL];
const SECOND_LOT: [Card; 3] = [dyes(5), dyes(2), spices(0)];

/// The rulebook's example up to the bid: A and D have two cards, B has three and C four; A has
/// turned up two of three cards.
fn example() -> Scene {
    given(4).cards_stored([2, 3, 4, 2]).deck([FIRST_LOT, SECOND_LOT].concat()).turning_up(A, 2)
}

/// «Restricted Warehouse Capacity», example: three and four cards leave no room for three more.
#[test]
fn in_the_example_b_and_c_must_pass() {
    example()
        .when(A, TURN_UP)
        .then_events([
            turned_up(A, NEUTRAL),
            opened(A, [B, C, D, A]),
            passed(B, PassReason::NoRoom),
            passed(C, PassReason::NoRoom),
        ])
        .then_asked([D], "medici.bidding")
        .then_choices(D, [Choice::Bid { min: 1, max: 40 }, Choice::Pass {}]);
}

/// «Restricted Warehouse Capacity», example: D bids 7, A passes.
#[test]
fn in_the_example_d_takes_the_cards_for_seven() {
    example().when(A, TURN_UP).when(D, bid(7)).when(A, PASS).then_events([
        passed(A, PassReason::Chosen),
        sold(D, 7, FIRST_LOT),
        turned_up(B, SECOND_LOT[0]),
    ]);
}

/// «Restricted Warehouse Capacity», example: of three more cards A is the only possible buyer.
#[test]
fn in_the_example_a_then_takes_three_more_for_one_florin() {
    let scene = example().when(A, TURN_UP).when(D, bid(7)).when(A, PASS);
    scene
        .when(B, TURN_UP)
        .when(B, TURN_UP)
        .then_events([
            turned_up(B, SECOND_LOT[2]),
            opened(B, [C, D, A, B]),
            passed(C, PassReason::NoRoom),
            passed(D, PassReason::NoRoom),
        ])
        .when(A, bid(1))
        .then_also(passed(B, PassReason::NoRoom))
        .then_also(sold(A, 1, SECOND_LOT))
        .then_wealth([39, 40, 40, 33]);
}

/// «Restricted Warehouse Capacity»
#[test]
fn a_lot_that_fills_the_warehouse_to_the_last_space_may_be_bought() {
    let scene = given(3)
        .cards_stored([0, 0, 2])
        .deck(FIRST_LOT)
        .bidding(A, 3)
        .when(B, PASS)
        .when(C, bid(1))
        .when(A, PASS);
    assert_eq!(scene.state().players[C].room(), 0);
}

/// «Restricted Warehouse Capacity»
#[test]
fn a_turner_without_room_for_the_lot_passes_like_any_other() {
    given(3)
        .cards_stored([4, 0, 0])
        .deck([metals(1), metals(2)])
        .bidding(A, 2)
        .passed([B])
        .when(C, bid(3))
        .then_also(passed(A, PassReason::NoRoom));
}

/// «Restricted Warehouse Capacity»
#[test]
fn more_cards_may_be_turned_up_than_the_turner_has_room_for() {
    given(3)
        .cards_stored([4, 0, 4])
        .deck([metals(1), metals(2)])
        .turning_up(A, 1)
        .then_asked([A], "medici.turning_up")
        .then_choices(A, [Choice::TurnUp {}, Choice::OpenBidding {}]);
}

/// «Restricted Warehouse Capacity», ruling M5.
#[test]
fn no_more_cards_are_turned_up_than_the_roomiest_warehouse_can_take() {
    given(3)
        .cards_stored([4, 3, 4])
        .deck([metals(1), metals(2)])
        .turning_up(A, 1)
        .when(A, TURN_UP)
        .then_events([turned_up(A, metals(2)), opened(A, [B, C, A])]);
}

/// «Restricted Warehouse Capacity»: the turner's own warehouse counts like any other.
#[test]
fn cards_may_be_turned_up_for_which_the_turner_alone_has_room() {
    given(3)
        .cards_stored([3, 4, 4])
        .deck([metals(1), metals(2)])
        .turning_up(A, 1)
        .when(A, TURN_UP)
        .then_also(passed(B, PassReason::NoRoom))
        .then_also(passed(C, PassReason::NoRoom))
        .then_asked([A], "medici.bidding")
        .then_choices(A, [Choice::Bid { min: 1, max: 40 }, Choice::Pass {}]);
}

/// «Restricted Warehouse Capacity»
#[test]
fn where_one_card_fits_at_most_the_bidding_opens_with_the_first() {
    given(3)
        .cards_stored([4, 3, 4])
        .deck([metals(1), metals(2), metals(3)])
        .bidding(A, 2)
        .when(B, bid(1))
        .then_also(sold(B, 1, [metals(1), metals(2)]))
        .then_also(opened(C, [A, B, C]));
}

/// A has turned up one card, B alone has room for two, and has so many florins.
fn b_alone_has_room_for_two(florins: u32) -> Scene {
    given(3)
        .wealth([40, florins, 40])
        .cards_stored([4, 3, 4])
        .deck([metals(1), metals(2), metals(3)])
        .turning_up(A, 1)
}

/// «Restricted Warehouse Capacity», ruling M5: a player with room must be able to bid.
#[test]
fn one_florin_of_the_only_player_with_room_is_enough_for_a_second_card() {
    b_alone_has_room_for_two(1)
        .when(A, TURN_UP)
        .then_events([turned_up(A, metals(2)), opened(A, [B, C, A])])
        .then_asked([B], "medici.bidding")
        .then_choices(B, [Choice::Bid { min: 1, max: 1 }, Choice::Pass {}]);
}

/// «Restricted Warehouse Capacity», ruling M5: the money of those without room does not count.
#[test]
fn no_second_card_is_turned_up_if_those_with_room_for_it_have_no_money() {
    given(3)
        .wealth([40, 0, 40])
        .cards_stored([4, 3, 4])
        .deck([metals(1), metals(2), metals(3)])
        .bidding(C, 1)
        .when(A, PASS)
        .when(C, PASS)
        .then_events([
            passed(C, PassReason::Chosen),
            discarded([metals(1)]),
            turned_up(A, metals(2)),
            opened(A, [B, C, A]),
            passed(B, PassReason::NoMoney),
        ])
        .then_asked([C], "medici.bidding");
}

/// «Restricted Warehouse Capacity», ruling M5: a second card can be paid, a third one cannot.
#[test]
fn the_bidding_opens_as_soon_as_nobody_could_pay_for_a_larger_lot() {
    given(3)
        .wealth([0, 1, 40])
        .cards_stored([0, 3, 4])
        .deck([metals(1), metals(2), metals(3)])
        .turning_up(A, 1)
        .when(A, TURN_UP)
        .then_events([turned_up(A, metals(2)), opened(A, [B, C, A])]);
}

/// «Restricted Warehouse Capacity», ruling M5: the first card of a turn is compulsory.
#[test]
fn the_first_card_comes_up_even_if_nobody_with_room_has_money() {
    given(3)
        .round(3)
        .wealth([0, 0, 1])
        .cards_stored([1, 1, 4])
        .last_cards([metals(1), metals(2)])
        .bidding(B, 1)
        .when(C, bid(1))
        .then_also(sold(C, 1, [metals(1)]))
        .then_also(turned_up(A, metals(2)))
        .then_also(discarded([metals(2)]));
}

/// «Restricted Warehouse Capacity», ruling M5, for all numbers of cards stored by three players,
/// with and without money.
#[test]
fn another_card_is_offered_exactly_if_somebody_could_bid_for_it() {
    let scene = given(3).deck([metals(1)]).turning_up(A, 1);
    let mut offered = 0;
    for number in 0..10_u32.pow(3) {
        let [a, b, c] = [number % 10, number / 10 % 10, number / 100];
        let mut state = scene.state().clone();
        for (seat, number) in [(A, a), (B, b), (C, c)] {
            state.players[seat].wealth = number % 2;
            state.players[seat].warehouse =
                std::iter::repeat_n(metals(0), number as usize / 2).collect();
        }
        let can_bid = |number: u32| number % 2 == 1 && number / 2 <= 3;
        let is_offered = !phases::dues(&state, A).is_empty();
        assert_eq!(is_offered, [a, b, c].into_iter().any(can_bid), "{a} {b} {c}");
        offered += u32::from(is_offered);
    }
    assert_eq!(offered, 1000 - 6_u32.pow(3));
}

/// «Restricted Warehouse Capacity», ruling M5: a game that began before goes on as it began.
#[test]
fn under_the_second_version_room_alone_limits_the_lot() {
    b_alone_has_room_for_two(0).with(|state| state.version = 2).when(A, TURN_UP).then_events([
        turned_up(A, metals(2)),
        opened(A, [B, C, A]),
        passed(B, PassReason::NoMoney),
        passed(C, PassReason::NoRoom),
        passed(A, PassReason::NoRoom),
        discarded([metals(1), metals(2)]),
        turned_up(B, metals(3)),
    ]);
}

/// «Restricted Warehouse Capacity»
#[test]
fn a_full_player_may_not_bid() {
    given(3)
        .cards_stored([0, 5, 0])
        .deck([metals(1)])
        .turning_up(A, 1)
        .when(A, OPEN_BIDDING)
        .then_events([opened(A, [B, C, A]), passed(B, PassReason::NoRoom)]);
}

/// «Restricted Warehouse Capacity»
#[test]
fn a_full_player_turns_up_no_cards() {
    given(4)
        .cards_stored([0, 5, 5, 0])
        .deck([metals(1), spices(1)])
        .bidding(A, 1)
        .passed([B, C, D])
        .when(A, bid(1))
        .then_events([made(A, 1), sold(A, 1, [metals(1)]), turned_up(D, spices(1))]);
}

/// «Restricted Warehouse Capacity», ruling M6.
#[test]
fn who_has_become_full_is_skipped_in_the_next_turn() {
    given(3)
        .cards_stored([4, 0, 0])
        .deck([metals(1), spices(1)])
        .bidding(C, 1)
        .when(A, bid(1))
        .when(B, PASS)
        .when(C, PASS)
        .then_also(turned_up(B, spices(1)));
}
