//! «Phase 3» and «Influence Cards»: tiles, roads, driver points, courier, Broken Axle.

use super::{
    super::{
        Haendler,
        action::Action,
        cards::{Ability, Influence},
        choice::Choice,
        event::Event,
        step::{PassReason, Step},
    },
    scene::{A, B, PASS, Scene, drive, drive_by_points, given},
};
use kontor_rules::{Rules, Seat};

const MOVING: &str = "haendler.moving";

fn moving(scene: Scene) -> Scene {
    scene.at(Step::Moving { seat: A })
}

/// The routes that are offered for a wagon with a tile.
fn routes(scene: &Scene, wagon: u8, tile: u8) -> Vec<Vec<String>> {
    let meant = |choice: Choice| match choice {
        Choice::MoveWagon { wagon: other, tile: Some(by), driver_points: 0, routes }
            if (other, by) == (wagon, tile) =>
        {
            Some(routes.into_iter().map(|route| route.places).collect())
        }
        _ => None,
    };
    scene.choices(A).into_iter().find_map(meant).unwrap_or_default()
}

fn no_tile_but(scene: Scene, tile: u8) -> Scene {
    scene.with(|state| state.players[A].tiles = vec![tile])
}

/// «Phase 3»: at a fork either way may be taken, and a wagon only goes forward.
#[test]
fn a_wagon_takes_either_way_at_a_fork() {
    let scene = moving(given(2));
    let ways = routes(&scene, 1, 4);
    let ends: Vec<&str> = ways.iter().map(|way| way.last().unwrap().as_str()).collect();
    assert_eq!(ends.len(), 2);
    assert!(ends.contains(&"paris_bruegge") && ends.contains(&"genf_paris"), "{ends:?}");
    let scene = moving(given(2).wagon(1, "paris_1", "paris_2"));
    assert_eq!(routes(&scene, 1, 1), [["paris"]]);
}

/// «Phase 3», example: two wagons face each other, so tile 1 must move the third.
#[test]
fn facing_wagons_force_the_third_to_move() {
    let facing = given(2).wagon(1, "paris_1", "paris").wagon(2, "paris_2", "paris_junction");
    let scene = moving(no_tile_but(facing, 1));
    assert!(routes(&scene, 1, 1).is_empty() && routes(&scene, 2, 1).is_empty());
    assert_eq!(routes(&scene, 3, 1), [["genua_1"]]);
    scene.when(A, Action::SpendTile { tile: 1 }).then_refused("haendler.tile.still_moves");
}

/// «Phase 3», example: if the third has just reached a city the points are lost.
#[test]
fn the_points_are_lost_if_no_wagon_can_move() {
    let facing = given(2)
        .wagon(1, "paris_1", "paris")
        .wagon(2, "paris_2", "paris_junction")
        .arrived(3, "wien");
    let scene = moving(no_tile_but(facing, 1));
    assert_eq!(scene.choices(A), [Choice::SpendTile { tiles: vec![1] }]);
    let scene = scene.when(A, Action::SpendTile { tile: 1 });
    scene
        .then_also(Event::TurnEnded { seat: A, reason: PassReason::NothingLeft })
        .then_asked(B, MOVING);
}

/// «Phase 3»: points beyond the city are ignored, and the wagon has arrived.
#[test]
fn a_city_ends_the_move() {
    let scene = moving(given(2).wagon(1, "wien_2", "wien_junction"))
        .when(A, drive(1, 4, &["wien_1", "wien"]));
    assert!(scene.state.wagons[0].arrived);
    assert_eq!(scene.place_of(1), "wien");
}

/// «Phase 3»: a wagon passes another one but does not end where it stands, and steps back as far as
/// it must.
#[test]
fn wagons_pass_but_never_share_a_space() {
    let behind = given(2).wagon(2, "paris_2", "paris_1");
    assert_eq!(routes(&moving(behind), 1, 2), [["paris_1"]]);
    let behind = given(2).wagon(2, "paris_1", "paris").wagon(3, "paris_2", "paris_1");
    let scene = moving(behind);
    assert!(routes(&scene, 1, 2).is_empty());
    assert_eq!(routes(&scene, 1, 3), [["paris_1", "paris_2", "paris_junction"]]);
}

/// «Phase 3», ruling: a city that holds a wagon cannot be entered; the wagon stops before it.
#[test]
fn an_occupied_city_cannot_be_entered() {
    let scene = moving(given(2).wagon(2, "paris_junction", "paris_bruegge"));
    assert!(routes(&scene, 2, 4).contains(&vec!["paris_2".to_owned(), "paris_1".to_owned()]));
}

/// «Phase 3»: a wagon that reached a city in this round moves no further in it.
#[test]
fn an_arrived_wagon_stays() {
    let scene = moving(given(2).arrived(1, "wien"));
    assert!(routes(&scene, 1, 4).is_empty());
    scene.when(A, drive(1, 4, &["wien_1"])).then_refused("haendler.wagon.stands");
}

/// «Phase 3»: driver points add to the tile or move another wagon, and each wagon moves once.
#[test]
fn driver_points_are_split_or_added() {
    let scene = || moving(given(2).ability(A, Ability::GreatDriver));
    let added = Action::MoveWagon {
        wagon: 1,
        tile: Some(1),
        driver_points: 2,
        route: ["paris_1", "paris_2", "paris_junction"].map(str::to_owned).to_vec(),
    };
    scene().when(A, added).then_asked(B, MOVING);
    let split =
        scene().when(A, drive_by_points(1, 1, &["paris_1"])).when(A, drive(2, 1, &["koeln_1"]));
    let split = split.when(A, drive_by_points(3, 1, &["genua_1"])).then_asked(B, MOVING);
    assert_eq!([1, 2, 3].map(|wagon| split.place_of(wagon)), ["paris_1", "koeln_1", "genua_1"]);
    let twice = scene().when(A, drive(1, 1, &["paris_1"]));
    twice.when(A, drive_by_points(1, 1, &["paris_2"])).then_refused("haendler.wagon.stands");
}

/// «Phase 3», ruling: both drivers in one hand give three points, and so do both couriers.
#[test]
fn abilities_of_one_family_add_up() {
    let scene = given(2).ability(A, Ability::Driver).ability(A, Ability::GreatDriver);
    moving(scene).when(A, drive_by_points(1, 3, &["paris_1", "paris_2", "paris_junction"]));
    let scene = moving(given(2).ability(A, Ability::Courier).ability(A, Ability::ExpressCourier));
    scene.when(A, Action::MoveCourier { space: "paris_bruegge".to_owned() });
}

/// Wagon 1 a space from the courier, wagon 2 a space beyond it.
fn at_the_courier() -> Scene {
    let scene = given(2).ability(A, Ability::Courier).ability(A, Ability::Driver).courier("wien_2");
    moving(scene.wagon(1, "wien_1", "wien").wagon(2, "wien_junction", "wien_2"))
}

fn pick(card: Influence) -> Action {
    Action::PickInfluence { card }
}

fn courier(space: &str) -> Action {
    Action::MoveCourier { space: space.to_owned() }
}

/// «Phase 3», example: wagon to the courier, courier to the next wagon, and on with that one: two
/// cards.
#[test]
fn courier_and_driver_gain_two_cards_in_a_turn() {
    let scene =
        at_the_courier().when(A, drive(1, 1, &["wien_2"])).when(A, pick(Influence::SpecialSale));
    let scene = scene.when(A, courier("wien_junction")).when(A, pick(Influence::SpecialSale));
    assert_eq!(scene.state.cards(A).special_sale, 2);
    scene.when(A, drive_by_points(2, 1, &["wien_genua"])).then_asked(B, MOVING);
}

/// «Phase 3», example: but the first wagon does not move a second time.
#[test]
fn the_wagon_that_met_the_courier_does_not_move_again() {
    let scene =
        at_the_courier().when(A, drive(1, 1, &["wien_2"])).when(A, pick(Influence::SpecialSale));
    let scene = scene.when(A, courier("wien_junction")).when(A, pick(Influence::SpecialSale));
    scene.when(A, drive_by_points(1, 1, &["wien_junction"])).then_refused("haendler.wagon.stands");
}

/// «Phase 3»: passing the courier earns nothing, a forced stop on its space does.
#[test]
fn only_the_end_of_a_move_earns_a_card() {
    let scene = moving(given(2).courier("paris_1")).when(A, drive(1, 2, &["paris_1", "paris_2"]));
    scene.then_never(|event| matches!(event, Event::InfluenceEarned { .. }));
    let scene = moving(given(2).courier("paris_1").wagon(2, "paris_2", "paris_1"))
        .when(A, drive(1, 2, &["paris_1"]));
    scene.then_asked(A, "haendler.picking_influence");
}

/// «Phase 3», ruling: no card is left, no card is picked.
#[test]
fn an_empty_pile_gives_nothing() {
    let scene =
        given(2).courier("paris_1").with(|state| state.pile = kontor_rules::Hidden::default());
    let scene = moving(scene).when(A, drive(1, 1, &["paris_1"]));
    scene.then_nobody_asked("haendler.picking_influence");
}

/// «Phase 3»: the courier does not enter cities and does not go back within a move.
#[test]
fn the_courier_keeps_to_the_roads() {
    let scene = moving(given(2).ability(A, Ability::ExpressCourier).courier("wien_1"));
    let Some(Choice::MoveCourier { spaces }) = scene.choices(A).pop() else {
        panic!("the courier may move")
    };
    let ids: Vec<&str> = spaces.iter().map(|space| space.space.as_str()).collect();
    assert_eq!(ids, ["wien_2", "wien_junction"]);
    scene.when(A, courier("wien")).then_refused("haendler.courier.out_of_reach");
}

/// «Phase 3»: tiles come back after four rounds, not before.
#[test]
fn tiles_come_back_after_every_fourth_round() {
    for (round, returns) in [(3, false), (4, true), (8, true)] {
        let scene = given(2)
            .with(|state| state.round = round)
            .at(Step::Rising { seat: A })
            .when(A, PASS)
            .when(B, PASS);
        assert_eq!(
            scene.events().contains(&Event::TilesReturned { round }),
            returns,
            "round {round}"
        );
    }
}

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
    assert_eq!(scene.choices(A), [Choice::SpendTile { tiles: vec![1, 2, 3, 4] }]);
    let scene =
        scene.when(A, Action::SpendTile { tile: 4 }).then_asked(B, "haendler.removing_broken_axle");
    assert_eq!(scene.state.players[A].tiles, [1, 2, 3]);
}

/// «Influence Cards», Broken Axle: its owner may take it off at the start of his own turn; the
/// others' cards stay.
#[test]
fn the_owner_takes_axles_off_card_by_card() {
    let scene = broken(given(2), &[1, 1]).at(Step::Moving { seat: B });
    let remove = Action::RemoveBrokenAxle { wagon: 1 };
    let scene =
        scene.when(B, remove.clone()).then_asked(B, "haendler.removing_broken_axle").when(B, PASS);
    scene.when(B, drive(1, 1, &["paris_1"])).then_refused("haendler.wagon.stands");
    let scene = broken(given(2), &[1, 1])
        .at(Step::Moving { seat: B })
        .when(B, remove.clone())
        .when(B, remove);
    scene.when(B, drive(1, 1, &["paris_1"]));
}

/// «Influence Cards»: cards that stay come off when the phase is over.
#[test]
fn axles_come_off_after_the_last_turn() {
    let scene = broken(given(2), &[1])
        .at(Step::Moving { seat: B })
        .when(B, PASS)
        .when(B, drive(2, 1, &["koeln_1"]));
    let scene = scene.then_also(Event::BrokenAxlesCleared { count: 1 });
    assert!(scene.state.wagons[0].axles.is_empty());
}

/// «Influence Cards», ruling: the window opens for all who hold any card, and for nobody once all
/// such cards are used.
#[test]
fn windows_open_by_what_lies_open() {
    let to_moving = |scene: Scene| {
        scene.at(Step::Bidding { wagon: 3 }).when_all(|_: Seat| Action::Bid { amount: 0 })
    };
    let scene = to_moving(given(2).card(B, Influence::SpecialSale))
        .then_asked(B, "haendler.playing_broken_axle");
    assert_eq!(scene.choices(B), [Choice::Pass {}]);
    let used = |scene: Scene| scene.with(|state| state.used.broken_axle = 3);
    to_moving(used(given(2).card(B, Influence::SpecialSale))).then_asked(A, MOVING);
}

/// «Influence Cards», ruling: who has played the last of three Broken Axles is not asked for
/// another, whatever else he holds.
#[test]
fn after_the_third_broken_axle_nobody_is_asked_for_one() {
    let scene = broken(
        given(2).card(B, Influence::SpecialSale).card(A, Influence::SpecialSale),
        &[1, 1, 2],
    );
    scene.then_nobody_asked("haendler.playing_broken_axle").then_asked(A, MOVING);
}

/// «Phase 3»: with 24 road spaces a neighbour is 8 points away, with 18 it is 7.
#[test]
fn distances_are_those_of_the_reconstruction() {
    for (short, points) in [(false, 8), (true, 7)] {
        let map = super::super::board::Map::new(super::super::board::reconstructed(short)).unwrap();
        let (start, goal) = (map.place("paris"), map.place("bruegge"));
        let mut reached = vec![start];
        let mut steps = 0;
        while !reached.contains(&goal) {
            steps += 1;
            reached = reached.iter().flat_map(|place| map.neighbours(*place).to_vec()).collect();
            reached.sort();
            reached.dedup();
        }
        assert_eq!(steps, points);
    }
    assert_eq!(Haendler::components().boards.len(), 2);
}

/// «Phase 3», ruling: a third wagon before the target makes the move one space shorter still.
#[test]
fn a_wagon_steps_back_to_the_first_free_space() {
    let scene = given(2).wagon(2, "paris_2", "paris_1").wagon(3, "paris_junction", "paris_2");
    let scene = moving(scene);
    assert_eq!(routes(&scene, 1, 3), [["paris_1"]]);
    scene.when(A, drive(1, 3, &["paris_1", "paris_2"])).then_refused("haendler.route.not_possible");
}

/// «Phase 3», ruling: with a driver point the tile moves a wagon that it could not move alone; it
/// may be lost all the same.
#[test]
fn driver_points_are_never_obligatory() {
    let facing = given(2)
        .wagon(1, "paris_1", "paris")
        .wagon(2, "paris_2", "paris_junction")
        .arrived(3, "wien");
    let scene = moving(no_tile_but(facing.ability(A, Ability::Driver), 1));
    assert_eq!(scene.choices(A).pop(), Some(Choice::SpendTile { tiles: vec![1] }));
    let route = ["paris_1", "paris"].map(str::to_owned).to_vec();
    let scene =
        scene.when(A, Action::MoveWagon { wagon: 2, tile: Some(1), driver_points: 1, route });
    assert!(scene.state.wagons[1].arrived);
}

/// «Phase 3»: a tile has to be turned over, driver points and courier may be left unused.
#[test]
fn a_turn_is_not_ended_before_its_tile() {
    let scene = || moving(given(2).ability(A, Ability::GreatDriver).ability(A, Ability::Courier));
    scene()
        .when(A, drive_by_points(1, 1, &["paris_1"]))
        .when(A, Action::EndTurn {})
        .then_refused("table.not_asked");
    scene().when(A, drive(1, 1, &["paris_1"])).when(A, Action::EndTurn {}).then_asked(B, MOVING);
}

/// «Phase 3»: one tile in a turn, and a tile that lies face down is not used again.
#[test]
fn a_turn_has_one_tile() {
    let scene =
        moving(given(2).ability(A, Ability::Driver)).when(A, drive(1, 2, &["paris_1", "paris_2"]));
    assert_eq!(scene.state.players[A].tiles, [1, 3, 4]);
    scene.when(A, drive(2, 1, &["koeln_1"])).then_refused("haendler.tile.not_ready");
}

/// «Phase 3»: the courier moves once in a turn, before the tile too.
#[test]
fn the_courier_moves_once() {
    let scene = moving(given(2).ability(A, Ability::Courier)).when(A, courier("bruegge_1"));
    scene.when(A, courier("bruegge_2")).then_refused("haendler.courier.out_of_reach");
    let scene = moving(given(2)).when(A, courier("bruegge_1"));
    scene.then_refused("haendler.courier.out_of_reach");
}

/// «Phase 3», ruling: wagon and courier that stood together before a move earn nothing by it.
#[test]
fn parting_from_the_courier_earns_nothing() {
    let scene = || {
        moving(given(2).ability(A, Ability::Courier).wagon(1, "wien_2", "wien_1").courier("wien_2"))
    };
    let is_earned = |event: &Event| matches!(event, Event::InfluenceEarned { .. });
    scene().when(A, courier("wien_1")).then_never(is_earned);
    scene().when(A, drive(1, 1, &["wien_junction"])).then_never(is_earned);
}

/// «Phase 2»: the master is master until the wagon leaves the city.
#[test]
fn a_wagon_that_leaves_has_no_master() {
    let scene = moving(given(2).master(1, B).load(1, B, super::super::goods::Good::Wine, 1))
        .when(A, drive(1, 1, &["paris_1"]));
    assert_eq!((scene.state.wagons[0].master, scene.state.wagons[0].loads[B].total()), (None, 1));
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
    scene.when(A, courier("wien_2")).then_asked(A, "haendler.picking_influence");
}

/// «Influence Cards», Broken Axle: nobody takes off another's card, nor the own one later in the
/// turn.
#[test]
fn only_the_owner_takes_an_axle_off_and_only_at_the_start() {
    let remove = Action::RemoveBrokenAxle { wagon: 1 };
    let scene = broken(given(2), &[1]).at(Step::Moving { seat: A });
    scene.when(A, remove.clone()).then_refused("table.not_asked");
    let scene = broken(given(2), &[1]).at(Step::Moving { seat: B }).when(B, PASS);
    scene.when(B, remove).then_refused("table.not_asked");
}

/// «Influence Cards», Broken Axle: one lap in player order, each any number of cards, before the
/// first tile.
#[test]
fn axles_are_played_in_player_order() {
    let scene = given(3).with(|state| state.starting_player = B);
    let scene =
        [A, B, B].into_iter().fold(scene, |scene, seat| scene.card(seat, Influence::BrokenAxle));
    let scene = scene.at(Step::Bidding { wagon: 3 }).when_all(|_: Seat| Action::Bid { amount: 0 });
    let play = Action::PlayBrokenAxle { wagon: 3 };
    let scene = scene.then_asked(B, "haendler.playing_broken_axle").when(B, play.clone());
    let scene = scene
        .then_asked(B, "haendler.playing_broken_axle")
        .when(B, PASS)
        .then_asked(A, "haendler.playing_broken_axle");
    let scene = scene.when(A, play).then_asked(B, "haendler.removing_broken_axle");
    assert_eq!(scene.state.wagons[2].axles, [B, A]);
}

/// «Phase 3»: the decision says of each route whether it earns a card: by its end, not by passing.
#[test]
fn a_route_tells_whether_it_earns_a_card() {
    let earns = |tile| {
        let scene = moving(no_tile_but(given(2).courier("paris_1"), tile));
        let of_wagon = |choice: &Choice| matches!(choice, Choice::MoveWagon { wagon: 1, routes, .. } if routes[0].influence_card);
        scene.choices(A).iter().any(of_wagon)
    };
    assert!(earns(1) && !earns(2));
}
