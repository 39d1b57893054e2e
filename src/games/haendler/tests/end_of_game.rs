//! «Game End»: when it comes, and who has won.

use super::{
    super::{
        event::Event,
        phase::Phase,
        scoring::standings,
        step::{EndReason, Step},
    },
    scene::{A, B, C, D, HaendlerScene, PASS, Scene, given},
};

fn places(scene: &Scene) -> Vec<(u8, u8)> {
    standings(scene.state()).iter().map(|placing| (placing.seat.0, placing.place)).collect()
}

fn last_rise(seats: u8, arrivals: u32) -> Scene {
    let scene = given(seats).with(|state| state.arrivals = arrivals).at(Step::Rising { seat: A });
    kontor_rules::Seat::all(seats).fold(scene, |scene, seat| scene.when(seat, PASS))
}

/// «Game End»: six, seven or eight arrivals end the game of two, three or four.
#[test]
fn enough_arrivals_end_the_game() {
    for (seats, arrivals) in [(2, 6), (3, 7), (4, 8)] {
        last_rise(seats, arrivals - 1).then_asked([B], "haendler.purchasing");
        last_rise(seats, arrivals).then_over();
    }
}

/// «Game End», ruling H45: more arrivals than needed count, sell, and move the cylinder to 8 at the
/// most.
#[test]
fn the_last_round_is_played_to_its_end() {
    let scene = given(2)
        .with(|state| state.arrivals = 5)
        .arrived(1, "wien")
        .arrived(2, "genf")
        .arrived(3, "bruegge");
    let scene = super::selling_free(scene)
        .then_also(Event::WagonsArrived { wagons: vec![1, 2, 3], arrivals: 8 });
    let scene = scene.then_asked([A], "haendler.rising");
    assert_eq!(scene.state().level_price(), 2_000);
    let beyond = given(4).with(|state| state.arrivals = 10);
    assert_eq!(beyond.state().level_price(), 2_000);
    scene.when(A, PASS).when(B, PASS).then_over();
}

/// «Game End»: rank first, then money; equal in both shares the place.
#[test]
fn rank_and_then_money_decide() {
    let scene = given(4).rank(A, 2).rank(B, 3).rank(C, 2).rank(D, 2).money(C, 6_000);
    assert_eq!(places(&scene), [(1, 1), (2, 2), (0, 3), (3, 3)]);
}

/// «Game End», ruling H46: who still has a credit is last in spite of the highest rank; debtors are
/// ranked among themselves.
#[test]
fn debtors_come_last() {
    let scene = given(3).rank(A, 7).rank(B, 8);
    let scene = [A, B]
        .into_iter()
        .fold(scene, |scene, seat| scene.with(|state| state.players[seat].credits = 1));
    assert_eq!(places(&scene), [(2, 1), (1, 2), (0, 3)]);
}

/// Ruling H47: a hundred rounds end a game in any case.
#[test]
fn the_hundredth_round_is_the_last() {
    let scene = given(2)
        .with(|state| state.round = 100)
        .at(Step::Rising { seat: A })
        .when(A, PASS)
        .when(B, PASS);
    let Phase::Over { reason, .. } = scene.state().phase else { panic!("the game is over") };
    assert_eq!(reason, EndReason::RoundLimit);
}
