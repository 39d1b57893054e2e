//! «Das Handeln»: who opens, what may be offered, what is a raise, and how a trade ends.

use super::{
    super::{
        Choice,
        components::Gems,
        event::{AcceptReason, ConcedeReason, Event},
    },
    scene::{
        A, ACCEPT, B, BasariScene, C, CONCEDE, GEMS, POINTS, ROLL, Scene, accepted, conceded, gems,
        given, offer, offered, opened, took_gems, took_points,
    },
};
use kontor_rules::Seat;

/// A, who has more points, and B trade for the points of their arches; A owns these gems and so
/// does B.
fn trade(own_of_a: [u8; 4], own_of_b: [u8; 4]) -> Scene {
    given(3)
        .points([9, 0, 0])
        .gems([own_of_a, own_of_b, [3; 4]])
        .when_chosen([POINTS, POINTS, GEMS])
}

/// Ten gems of each colour and a trade that B has to answer after A has offered these.
fn offered_to_b(counts: [u8; 4]) -> Scene {
    trade([10; 4], [10; 4]).when(A, offer(counts))
}

/// An offer can be raised to another one.
fn is_raise(from: [u8; 4], to: [u8; 4]) {
    offered_to_b(from).when(B, offer(to)).then_first([offered(B, to)]);
}

/// An offer cannot be raised to another one.
fn is_no_raise(from: [u8; 4], to: [u8; 4]) {
    offered_to_b(from).when(B, offer(to)).then_refused("basari.offer.no_raise");
}

fn who_opens(points: [u32; 3]) -> Event {
    let scene = given(3).points(points).when_chosen([ROLL, ROLL, GEMS]);
    scene.events().last().expect("a trade was opened").clone()
}

/// «Das Handeln», example: Susanne (A) and Markus (B) both chose to roll, and Susanne has more
/// points. She has just the gems that she needs for her offers, and so has he.
#[test]
fn susanne_and_markus_trade_step_by_step() {
    let game = given(3).points([9, 0, 0]).gems([[1, 1, 4, 0], [0, 1, 0, 3], [3; 4]]);
    let scene = game.when_chosen([ROLL, ROLL, GEMS]).then_asked([A], "basari.opening_trade");
    let steps = [
        (A, [1, 0, 0, 0]),
        (B, [0, 0, 0, 2]),
        (A, [1, 1, 0, 0]),
        (B, [0, 0, 0, 3]),
        (A, [0, 0, 3, 0]),
        (B, [0, 1, 0, 2]),
    ];
    let scene = steps.into_iter().fold(scene, |scene, (seat, counts)| {
        let other = if seat == A { B } else { A };
        let scene = scene.when(seat, offer(counts)).then_asked([other], "basari.answering_offer");
        assert_eq!(scene.events(), [offered(seat, counts)]);
        scene
    });
    let scene = scene
        .when(A, offer([0, 0, 4, 0]))
        .then_asked([B], "basari.answering_offer")
        .dice([5, 1, 1, 1])
        .when(B, ACCEPT);
    let rolled = Event::RollCarriedOut { seat: A, die: 5, arch: 9, steps: 9, points: 1 };
    let scene = scene.then_first([accepted(B, A, [0, 0, 4, 0], AcceptReason::Chosen), rolled]);
    scene.then_gems([[1, 1, 0, 0], [0, 1, 4, 3], [3, 3, 4, 4]]).then_points([10, 0, 0]);
}

/// «Das Handeln»
#[test]
fn who_accepts_leaves_the_action_to_the_other() {
    let scene = offered_to_b([0, 0, 4, 0]).new_round().when(B, ACCEPT);
    scene
        .then_first([accepted(B, A, [0, 0, 4, 0], AcceptReason::Chosen), took_points(A, 4, 4)])
        .then_points([13, 0, 0]);
}

/// «Das Handeln»
#[test]
fn who_has_more_points_opens() {
    assert_eq!(
        [who_opens([3, 2, 9]), who_opens([2, 3, 9])],
        [opened(ROLL, A, B), opened(ROLL, B, A)]
    );
}

/// «Das Handeln», ruling B8: the marker of 90 points stands on field 5 of the track, that of 80 on
/// field 80.
#[test]
fn who_went_round_the_track_is_ahead() {
    assert_eq!(who_opens([90, 80, 0]), opened(ROLL, A, B));
}

/// «Das Handeln»
#[test]
fn with_as_many_points_both_roll_and_the_higher_opens() {
    let scene =
        given(3).when_chosen_with([2, 5], [ROLL, ROLL, POINTS]).then_also(opened(ROLL, B, A));
    let rolls =
        scene.events().iter().filter(|event| matches!(event, Event::OpeningRolled { .. })).count();
    assert_eq!(rolls, 1);
}

/// «Das Handeln», ruling B9.
#[test]
fn equal_dice_are_rolled_again() {
    let scene = given(3)
        .when_chosen_with([4, 4, 1, 1, 6, 5], [ROLL, ROLL, POINTS])
        .then_also(opened(ROLL, A, B));
    let dice = |event: &Event| {
        let Event::OpeningRolled { rolls } = event else { return None };
        Some(rolls.iter().map(|roll| (roll.seat, roll.die)).collect::<Vec<_>>())
    };
    let rolls: Vec<Vec<(Seat, u8)>> = scene.events().iter().filter_map(dice).collect();
    assert_eq!(rolls, [[(A, 4), (B, 4)], [(A, 1), (B, 1)], [(A, 6), (B, 5)]]);
}

/// «Das Handeln»
#[test]
fn these_dice_move_and_score_nothing() {
    let scene = given(3).when_chosen_with([2, 5], [ROLL, ROLL, GEMS]).then_points([0; 3]);
    assert_eq!([A, B].map(|seat| scene.state().figure(seat).arch), [4, 5]);
}

/// «Das Handeln», ruling B9: luck so even never comes, but no game may go on for ever.
#[test]
fn after_32_equal_rolls_the_lower_seat_opens() {
    given(3).when_chosen_with([3; 64], [POINTS, ROLL, ROLL]).then_also(opened(ROLL, B, C));
}

/// «Das Handeln»: any number of any colours.
#[test]
fn the_opener_may_offer_any_of_the_own_gems() {
    let choices = [Choice::Offer { own: gems([1, 2, 0, 3]), above: None }, Choice::Concede {}];
    trade([1, 2, 0, 3], [3; 4]).then_choices(A, choices);
    for counts in [[0, 0, 0, 1], [1, 0, 0, 0], [0, 2, 0, 1], [1, 2, 0, 3]] {
        trade([1, 2, 0, 3], [3; 4]).when(A, offer(counts)).then_first([offered(A, counts)]);
    }
}

/// «Das Handeln»
#[test]
fn the_responder_accepts_or_raises() {
    let above = Some(gems([1, 0, 2, 0]));
    let choices =
        [Choice::Accept { gems: gems([1, 0, 2, 0]) }, Choice::Offer { own: Gems::each(10), above }];
    offered_to_b([1, 0, 2, 0]).then_asked([B], "basari.answering_offer").then_choices(B, choices);
}

/// «Das Handeln», ruling B12.
#[test]
fn the_responder_cannot_concede() {
    offered_to_b([1, 0, 0, 0]).when(B, CONCEDE).then_refused("table.not_asked");
}

/// «Das Handeln»
#[test]
fn more_gems_are_a_raise_whatever_their_colours() {
    is_raise([1, 0, 0, 0], [0, 0, 0, 2]);
}

/// «Das Handeln», ruling B10.
#[test]
fn as_many_gems_of_higher_value_are_a_raise() {
    is_raise([0, 0, 0, 3], [0, 0, 1, 2]);
    is_raise([0, 0, 2, 1], [0, 1, 0, 2]);
    is_raise([1, 1, 0, 1], [1, 1, 1, 0]);
}

/// «Das Handeln», ruling B10.
#[test]
fn the_same_gems_again_are_no_raise() {
    is_no_raise([1, 1, 0, 0], [1, 1, 0, 0]);
}

/// «Das Handeln»
#[test]
fn as_many_gems_of_lower_value_are_no_raise() {
    is_no_raise([0, 1, 0, 2], [0, 0, 3, 0]);
}

/// «Das Handeln»
#[test]
fn fewer_gems_are_never_a_raise() {
    is_no_raise([0, 0, 0, 3], [2, 0, 0, 0]);
}

/// «Das Handeln», extreme example: what the scoring pays for the colours does not matter.
#[test]
fn a_red_and_nine_blue_gems_are_more_than_ten_yellow_ones() {
    is_raise([0, 10, 0, 0], [1, 0, 0, 9]);
    is_no_raise([1, 0, 0, 9], [0, 10, 0, 0]);
}

/// «Das Handeln»
#[test]
fn a_player_is_not_bound_to_earlier_offers() {
    let scene =
        offered_to_b([2, 0, 0, 0]).when(B, offer([2, 1, 0, 0])).when(A, offer([0, 0, 0, 4]));
    assert_eq!(scene.events(), [offered(A, [0, 0, 0, 4])]);
}

/// «Das Handeln», ruling B13.
#[test]
fn the_accepted_offer_goes_from_who_acts_to_who_accepts_and_all_else_stays() {
    let scene = offered_to_b([2, 0, 0, 0]).when(B, offer([0, 3, 0, 0])).new_round().when(A, ACCEPT);
    let supply = scene.state().supply;
    let scene = scene
        .then_first([accepted(A, B, [0, 3, 0, 0], AcceptReason::Chosen), took_points(B, 5, 6)]);
    scene.then_gems([[10, 13, 10, 10], [10, 7, 10, 10], [3, 3, 4, 4]]).then_points([9, 6, 0]);
    assert_eq!(supply.counts(), [2, 2, 1, 1]);
}

/// «Das Handeln»: the gems change hands first, and the price is not paid out of what the action
/// brings.
#[test]
fn the_price_is_paid_before_the_action() {
    let game = given(3).points([9, 0, 0]).gems([[1, 0, 0, 0], [0, 0, 0, 1], [3; 4]]);
    let scene = game.when_chosen([GEMS, GEMS, POINTS]).new_round().when(A, offer([1, 0, 0, 0]));
    let accepted = accepted(B, A, [1, 0, 0, 0], AcceptReason::NoRaise);
    scene
        .then_first([offered(A, [1, 0, 0, 0]), accepted, took_gems(A, 4, [1, 1, 1, 1])])
        .then_gems([[1, 1, 1, 1], [1, 0, 0, 1], [3; 4]]);
}

/// «Das Handeln», ruling B12: who cannot raise accepts, and there is nothing to ask.
#[test]
fn a_responder_who_cannot_raise_is_not_asked() {
    for own in [[0; 4], [1, 0, 0, 0], [2, 0, 0, 0], [1, 1, 0, 0]] {
        let scene = trade([2, 0, 0, 0], own).new_round().when(A, offer([2, 0, 0, 0]));
        scene.then_also(accepted(B, A, [2, 0, 0, 0], AcceptReason::NoRaise));
    }
}

/// «Das Handeln»
#[test]
fn a_responder_who_can_raise_with_all_the_own_gems_is_asked() {
    for own in [[0, 0, 0, 3], [2, 0, 0, 1]] {
        trade([2, 0, 0, 0], own)
            .when(A, offer([2, 0, 0, 0]))
            .then_asked([B], "basari.answering_offer");
    }
}

/// «Das Handeln»: the opener too, when the other's raise cannot be outranked.
#[test]
fn an_opener_who_cannot_raise_in_turn_is_not_asked() {
    let scene = trade([2, 0, 0, 0], [9; 4])
        .when(A, offer([2, 0, 0, 0]))
        .new_round()
        .when(B, offer([0, 0, 0, 3]));
    scene.then_also(accepted(A, B, [0, 0, 0, 3], AcceptReason::NoRaise)).then_points([9, 6, 0]);
}

/// «Das Handeln»: a choice to accept rules a chosen concession out and the other way round.
#[test]
fn an_opener_may_concede_but_has_nothing_to_accept() {
    trade([3; 4], [3; 4]).when(A, ACCEPT).then_refused("table.not_asked");
    let scene = trade([3; 4], [3; 4]).new_round().when(A, CONCEDE);
    scene.then_first([conceded(A, B, ConcedeReason::Chosen), took_points(B, 5, 6)]);
}

/// «Das Handeln», ruling B14: offers strictly rise, so that even the longest trade ends, here with
/// all 15 that one gem of each colour allows.
#[test]
fn the_longest_trade_has_every_offer_once() {
    let bit = |bits: u8, place: u8| bits >> place & 1;
    let mut offers: Vec<Gems> = (1..16)
        .map(|bits| gems([bit(bits, 0), bit(bits, 1), bit(bits, 2), bit(bits, 3)]))
        .collect();
    offers.sort_by_key(|offer| offer.rank());
    let (last, others) = offers.split_last().expect("there are 15");
    let speakers = [A, B].into_iter().cycle();
    let scene = others.iter().zip(speakers).fold(trade([1; 4], [1; 4]), |scene, (gems, seat)| {
        let other = if seat == A { B } else { A };
        scene.when(seat, offer(gems.counts())).then_asked([other], "basari.answering_offer")
    });
    scene.new_round().when(A, offer(last.counts())).then_also(accepted(
        B,
        A,
        [1; 4],
        AcceptReason::NoRaise,
    ));
}
