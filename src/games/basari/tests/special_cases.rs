//! «Sonderfälle/Hinweise»: shared arches, two trades, an empty supply, openers without offers, long
//! tracks.

use super::{
    super::{
        components::components,
        event::{AcceptReason, ConcedeReason, Event},
    },
    scene::{
        A, ACCEPT, B, BasariScene, C, CONCEDE, D, GEMS, POINTS, ROLL, and_a_round_of, conceded,
        given, lapsed, offer, opened, took_gems, took_points,
    },
};

/// «Sonderfälle/Hinweise»
#[test]
fn figures_may_share_an_arch() {
    let scene = given(3).figures([(4, 4), (5, 4), (6, 4)]).when_chosen_with([3, 2, 1], [POINTS; 3]);
    assert_eq!([A, B, C].map(|seat| scene.state().figure(seat).arch), [7, 7, 7]);
}

/// «Sonderfälle/Hinweise»
#[test]
fn a_figure_on_anothers_start_marker_has_no_effect() {
    let scene = given(3).figures([(1, 1), (1, 0), (2, 0)]).when_chosen_with([1; 3], [POINTS; 3]);
    scene.then_never(|event| matches!(event, Event::LapsScored { .. }));
}

/// «Sonderfälle/Hinweise»
#[test]
fn the_die_of_the_first_phase_scores_nothing() {
    given(3).when_chosen_with([1; 3], [GEMS; 3]).then_points([0; 3]);
}

/// «Sonderfälle/Hinweise»
#[test]
fn of_two_trades_that_for_the_roll_comes_first() {
    let scene = given(4).points([3, 2, 1, 0]).when_chosen([GEMS, ROLL, GEMS, ROLL]);
    scene.then_settled([opened(ROLL, B, D)]).then_asked([B], "basari.opening_trade");
}

/// «Sonderfälle/Hinweise»
#[test]
fn of_two_trades_that_for_the_points_comes_before_that_for_the_gems() {
    given(4)
        .points([3, 2, 1, 0])
        .when_chosen([GEMS, POINTS, GEMS, POINTS])
        .then_settled([opened(POINTS, B, D)]);
}

/// «Sonderfälle/Hinweise»
#[test]
fn of_two_trades_that_for_the_roll_comes_before_that_for_the_points() {
    given(4)
        .points([3, 2, 1, 0])
        .when_chosen([POINTS, ROLL, POINTS, ROLL])
        .then_settled([opened(ROLL, B, D)]);
}

/// «Sonderfälle/Hinweise»: an action is carried out before the next trade begins.
#[test]
fn the_second_trade_follows_the_action_of_the_first() {
    let scene = given(4)
        .points([3, 2, 1, 0])
        .when_chosen([GEMS, POINTS, GEMS, POINTS])
        .when(B, offer([1, 0, 0, 0]))
        .when(D, ACCEPT);
    scene
        .then_also(took_points(B, 5, 6))
        .then_also(opened(GEMS, A, C))
        .then_asked([A], "basari.opening_trade");
}

/// «Sonderfälle/Hinweise», ruling B15: a scoring waits for both trades.
#[test]
fn a_lap_is_not_looked_at_between_two_trades() {
    let game = given(4).points([3, 2, 1, 0]).figures([(4, 4), (5, 27), (6, 4), (7, 4)]);
    let scene = game
        .when_chosen([GEMS, ROLL, GEMS, ROLL])
        .when(B, offer([1, 0, 0, 0]))
        .dice([6])
        .when(D, ACCEPT);
    let scene = scene.then_never(|event| matches!(event, Event::LapsScored { .. }));
    scene.new_round().when(A, CONCEDE).then_also(took_gems(C, 6, [0, 0, 1, 1]));
}

/// «Sonderfälle/Hinweise», ruling B21: there are 24 yellow gems and all blue ones in the players'
/// hands.
#[test]
fn of_a_colour_that_runs_out_one_takes_what_there_is() {
    let game = given(3).gems([[3, 0, 3, 0], [3, 24, 3, 0], [3, 0, 3, 25]]).figures([
        (5, 4),
        (6, 4),
        (7, 4),
    ]);
    // Arch 5 shows two yellow gems and a blue one.
    let scene = game.when_chosen_with(and_a_round_of([1], 3), [GEMS, ROLL, POINTS]);
    scene.then_also(took_gems(A, 5, [0, 1, 0, 0])).then_gems([
        [3, 1, 3, 0],
        [3, 24, 3, 0],
        [3, 0, 3, 25],
    ]);
}

/// «Sonderfälle/Hinweise»
#[test]
fn who_finds_nothing_in_the_supply_gets_nothing() {
    let game =
        given(3).gems([[0; 4], [0, 25, 0, 0], [0, 0, 0, 25]]).figures([(5, 4), (6, 4), (7, 4)]);
    let scene = game
        .when_chosen_with(and_a_round_of([1], 3), [GEMS, ROLL, POINTS])
        .then_also(took_gems(A, 5, [0; 4]));
    scene.then_gems([[0; 4], [0, 25, 0, 0], [0, 0, 0, 25]]);
}

/// «Sonderfälle/Hinweise»: who went without gets nothing of what a scoring brings back.
#[test]
fn there_is_no_later_claim_to_gems_that_were_missing() {
    let game =
        given(3).gems([[0; 4], [0, 25, 0, 0], [0, 0, 0, 25]]).figures([(5, 28), (6, 4), (7, 4)]);
    let scene = game
        .when_chosen_with(and_a_round_of([1], 3), [GEMS, ROLL, POINTS])
        .then_also(took_gems(A, 5, [0; 4]));
    assert_eq!(scene.state().supply.counts(), [25, 3, 25, 3]);
    scene.then_gems([[0; 4], [0, 22, 0, 0], [0, 0, 0, 22]]);
}

/// «Sonderfälle/Hinweise», ruling B11.
#[test]
fn an_opener_who_offers_nothing_loses_the_trade_at_once() {
    let scene =
        given(3).points([1, 0, 0]).when_chosen([POINTS, POINTS, GEMS]).new_round().when(A, CONCEDE);
    scene
        .then_first([conceded(A, B, ConcedeReason::Chosen), took_points(B, 5, 6)])
        .then_points([1, 6, 0]);
}

/// «Sonderfälle/Hinweise»
#[test]
fn an_opener_without_gems_concedes_and_is_not_asked() {
    let game = given(3).points([1, 0, 0]).gems([[0; 4], [3; 4], [3; 4]]);
    let scene = game.when_chosen_with([1; 3], [POINTS, POINTS, GEMS]);
    let conceded = conceded(A, B, ConcedeReason::NoGems);
    scene.then_settled([
        took_gems(C, 6, [0, 0, 1, 1]),
        opened(POINTS, A, B),
        conceded,
        took_points(B, 5, 6),
    ]);
}

/// «Sonderfälle/Hinweise», ruling B11: also if the other has no gems either.
#[test]
fn between_two_without_gems_the_opener_concedes() {
    let game = given(3).points([1, 0, 0]).gems([[0; 4], [0; 4], [3; 4]]);
    game.when_chosen_with([1; 3], [POINTS, POINTS, GEMS]).then_also(conceded(
        A,
        B,
        ConcedeReason::NoGems,
    ));
}

/// «Sonderfälle/Hinweise»: of the gems that were offered only those of the accepted offer change
/// hands.
#[test]
fn who_accepts_keeps_the_own_gems() {
    let scene =
        given(3).points([1, 0, 0]).when_chosen([POINTS, POINTS, GEMS]).when(A, offer([1, 0, 0, 0]));
    let scene =
        scene.when(B, offer([0, 2, 0, 0])).when(A, offer([3, 0, 0, 0])).new_round().when(B, ACCEPT);
    scene.then_gems([[0, 3, 3, 3], [6, 3, 3, 3], [3, 3, 4, 4]]);
}

/// «Sonderfälle/Hinweise»
#[test]
fn more_than_85_points_can_be_scored() {
    let scene =
        given(3).points([84, 0, 0]).when_chosen_with(and_a_round_of([1], 3), [POINTS, ROLL, GEMS]);
    assert_eq!(components().track_fields, 85);
    scene.then_points([88, 5, 0]);
}

/// «Sonderfälle/Hinweise»: an offer that no player could outrank ends a trade though both are
/// willing.
#[test]
fn a_trade_ends_by_itself_when_all_gems_are_offered() {
    let scene = given(3)
        .points([1, 0, 0])
        .when_chosen([POINTS, POINTS, GEMS])
        .new_round()
        .when(A, offer([3; 4]));
    let accepted =
        |event: &Event| matches!(event, Event::OfferAccepted { reason: AcceptReason::NoRaise, .. });
    assert!(scene.events().iter().any(accepted));
}

/// «Sonderfälle/Hinweise»: three of one action leave no second trade.
#[test]
fn three_of_an_action_do_not_trade() {
    given(4)
        .when_chosen_with([1; 4], [GEMS, GEMS, GEMS, POINTS])
        .then_settled([took_points(D, 7, 5), lapsed(GEMS, [A, B, C])]);
}
