//! «Influence Cards», Broken Axle: when it is played, what it stops, and how it comes off.

use super::{
    super::{
        action::Action,
        cards::{Ability, Influence},
        choice::Choice,
        event::Event,
        step::Step,
    },
    moving::{MOVING, courier},
    scene::{A, B, HaendlerScene, PASS, Scene, drive, given},
};
use kontor_rules::Seat;

fn broken(scene: Scene, wagons: &[u8]) -> Scene {
    let scene = wagons
        .iter()
        .fold(scene, |scene, _| scene.card(B, Influence::BrokenAxle))
        .at(Step::PlayingAxles { seat: B });
    wagons
        .iter()
        .fold(scene, |scene, wagon| scene.when(B, Action::PlayBrokenAxle { wagon: *wagon }))
}

/// «Influence Cards», Broken Axle: even with three broken wagons a tile is turned over.
#[test]
fn three_broken_wagons_still_cost_a_tile() {
    let scene = broken(given(2), &[1, 2, 3]).at(Step::Moving { seat: A });
    let scene = scene.then_choices(A, [Choice::SpendTile { tiles: vec![1, 2, 3, 4] }]);
    let scene = scene
        .when(A, Action::SpendTile { tile: 4 })
        .then_asked([B], "haendler.removing_broken_axle");
    assert_eq!(scene.state().players[A].tiles, [1, 2, 3]);
}

/// «Influence Cards», ruling H23, Broken Axle: its owner may take it off at the start of his own
/// turn; the others' cards stay.
#[test]
fn the_owner_takes_axles_off_card_by_card() {
    let scene = broken(given(2), &[1, 1]).at(Step::Moving { seat: B });
    let remove = Action::RemoveBrokenAxle { wagon: 1 };
    let scene = scene
        .when(B, remove.clone())
        .then_asked([B], "haendler.removing_broken_axle")
        .when(B, PASS);
    scene.when(B, drive(1, 1, &["paris_1"])).then_refused("haendler.wagon.stands");
    let scene = broken(given(2), &[1, 1])
        .at(Step::Moving { seat: B })
        .when(B, remove.clone())
        .when(B, remove);
    scene.when(B, drive(1, 1, &["paris_1"])).then_wagon_at(1, "paris_1");
}

/// «Influence Cards»: cards that stay come off when the phase is over.
#[test]
fn axles_come_off_after_the_last_turn() {
    let scene = broken(given(2), &[1])
        .at(Step::Moving { seat: B })
        .when(B, PASS)
        .when(B, drive(2, 1, &["koeln_1"]));
    let scene = scene.then_also(Event::BrokenAxlesCleared { count: 1 });
    assert!(scene.state().wagons[0].axles.is_empty());
}

/// «Influence Cards», ruling H49: the window opens for all who hold any card, and for no player
/// once all such cards are used.
#[test]
fn windows_open_by_what_lies_open() {
    let to_moving = |scene: Scene| {
        scene.at(Step::Bidding { wagon: 3 }).when_all(|_: Seat| Action::Bid { amount: 0 })
    };
    let scene = to_moving(given(2).card(B, Influence::SpecialSale))
        .then_asked([B], "haendler.playing_broken_axle");
    scene.then_choices(B, [Choice::Pass {}]);
    let used = |scene: Scene| scene.with(|state| state.used.broken_axle = 3);
    to_moving(used(given(2).card(B, Influence::SpecialSale))).then_asked([A], MOVING);
}

/// «Influence Cards», ruling H49: who has played the last of three Broken Axles is not asked for
/// another, whatever else he holds.
#[test]
fn after_the_third_broken_axle_nobody_is_asked_for_one() {
    let scene = broken(
        given(2).card(B, Influence::SpecialSale).card(A, Influence::SpecialSale),
        &[1, 1, 2],
    );
    scene.then_asked([A], MOVING);
}

/// «Influence Cards», Broken Axle: it stops driver points as well, and the courier meets the wagon
/// all the same.
#[test]
fn a_broken_wagon_stands_but_can_be_met() {
    let scene = given(2)
        .ability(A, Ability::Driver)
        .ability(A, Ability::Courier)
        .wagon(1, "wien_2", "wien_1")
        .courier("wien_1");
    let scene = broken(scene, &[1]).at(Step::Moving { seat: A });
    assert!(
        !scene.choices(A).iter().any(|choice| matches!(choice, Choice::MoveWagon { wagon: 1, .. }))
    );
    scene.when(A, courier("wien_2")).then_asked([A], "haendler.picking_influence");
}

/// «Influence Cards», ruling H23, Broken Axle: no player takes off another's card, nor the own one
/// later in the turn.
#[test]
fn only_the_owner_takes_an_axle_off_and_only_at_the_start() {
    let remove = Action::RemoveBrokenAxle { wagon: 1 };
    let scene = broken(given(2), &[1]).at(Step::Moving { seat: A });
    scene.when(A, remove.clone()).then_refused("table.not_asked");
    let scene = broken(given(2), &[1]).at(Step::Moving { seat: B }).when(B, PASS);
    scene.when(B, remove).then_refused("table.not_asked");
}

/// «Influence Cards», ruling H22, Broken Axle: one lap in player order, each any number of cards,
/// before the first tile.
#[test]
fn axles_are_played_in_player_order() {
    let scene = given(3).with(|state| state.starting_player = B);
    let scene =
        [A, B, B].into_iter().fold(scene, |scene, seat| scene.card(seat, Influence::BrokenAxle));
    let scene = scene.at(Step::Bidding { wagon: 3 }).when_all(|_: Seat| Action::Bid { amount: 0 });
    let play = Action::PlayBrokenAxle { wagon: 3 };
    let scene = scene.then_asked([B], "haendler.playing_broken_axle").when(B, play.clone());
    let scene = scene
        .then_asked([B], "haendler.playing_broken_axle")
        .when(B, PASS)
        .then_asked([A], "haendler.playing_broken_axle");
    let scene = scene.when(A, play).then_asked([B], "haendler.removing_broken_axle");
    assert_eq!(scene.state().wagons[2].axles, [B, A]);
}
