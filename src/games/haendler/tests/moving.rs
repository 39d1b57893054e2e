//! «Phase 3»: tiles, roads, driver points, courier.

use super::{
    super::{
        Haendler,
        action::Action,
        cards::{Ability, Influence},
        choice::Choice,
        event::Event,
        step::{PassReason, Step},
    },
    scene::{A, B, HaendlerScene, PASS, Scene, drive, drive_by_points, given},
};
use kontor_rules::Rules;

pub const MOVING: &str = "haendler.moving";

pub fn moving(scene: Scene) -> Scene {
    scene.at(Step::Moving { seat: A })
}

/// The routes that are offered for a wagon with a tile.
fn routes(scene: &Scene, wagon: u8, tile: u8) -> Vec<Vec<String>> {
    let meant = |choice: Choice| match choice {
        Choice::MoveWagon { wagon: other, tile: Some(by), driver_points: 0, routes, .. }
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

/// «Phase 3», ruling H24: at a fork either way may be taken, and a wagon only goes forward.
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
    let scene = scene.then_choices(A, [Choice::SpendTile { tiles: vec![1] }]);
    let scene = scene.when(A, Action::SpendTile { tile: 1 });
    scene
        .then_also(Event::TurnEnded { seat: A, reason: PassReason::NothingLeft })
        .then_asked([B], MOVING);
}

/// «Phase 3»: points beyond the city are ignored, and the wagon has arrived.
#[test]
fn a_city_ends_the_move() {
    let scene = moving(given(2).wagon(1, "wien_2", "wien_junction"))
        .when(A, drive(1, 4, &["wien_1", "wien"]));
    assert!(scene.state().wagons[0].arrived);
    scene.then_wagon_at(1, "wien");
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

/// «Phase 3», ruling H25: a city that holds a wagon cannot be entered; the wagon stops before it.
#[test]
fn an_occupied_city_cannot_be_entered() {
    let scene = moving(given(2).wagon(2, "paris_junction", "paris_bruegge"));
    let routes = routes(&scene, 2, 4);
    assert!(routes.contains(&vec!["paris_2".to_owned(), "paris_1".to_owned()]), "{routes:?}");
    assert!(routes.iter().all(|route| !route.contains(&"paris".to_owned())), "{routes:?}");
    scene
        .when(A, drive(2, 3, &["paris_2", "paris_1", "paris"]))
        .then_refused("haendler.route.not_possible");
}

/// «Phase 3»: a wagon that reached a city in this round moves no further in it.
#[test]
fn an_arrived_wagon_stays() {
    let scene = moving(given(2).arrived(1, "wien"));
    assert!(routes(&scene, 1, 4).is_empty());
    scene.when(A, drive(1, 4, &["wien_1"])).then_refused("haendler.wagon.stands");
}

/// «Phase 3», ruling H27: driver points add to the tile or move another wagon, and each wagon moves
/// once.
#[test]
fn driver_points_are_split_or_added() {
    let scene = || moving(given(2).ability(A, Ability::GreatDriver));
    let added = Action::MoveWagon {
        wagon: 1,
        tile: Some(1),
        driver_points: 2,
        route: ["paris_1", "paris_2", "paris_junction"].map(str::to_owned).to_vec(),
    };
    scene().when(A, added).then_asked([B], MOVING);
    let split =
        scene().when(A, drive_by_points(1, 1, &["paris_1"])).when(A, drive(2, 1, &["koeln_1"]));
    let split = split.when(A, drive_by_points(3, 1, &["genua_1"])).then_asked([B], MOVING);
    split.then_wagon_at(1, "paris_1").then_wagon_at(2, "koeln_1").then_wagon_at(3, "genua_1");
    let twice = scene().when(A, drive(1, 1, &["paris_1"]));
    twice.when(A, drive_by_points(1, 1, &["paris_2"])).then_refused("haendler.wagon.stands");
}

/// «Phase 3», ruling H8: both drivers in one hand give three points, and so do both couriers.
#[test]
fn abilities_of_one_family_add_up() {
    let scene = given(2).ability(A, Ability::Driver).ability(A, Ability::GreatDriver);
    moving(scene)
        .when(A, drive_by_points(1, 3, &["paris_1", "paris_2", "paris_junction"]))
        .then_wagon_at(1, "paris_junction")
        .then_asked([A], MOVING);
    let scene = moving(given(2).ability(A, Ability::Courier).ability(A, Ability::ExpressCourier));
    scene
        .when(A, courier("paris_bruegge"))
        .then_state(|state| state.map.id(state.courier), "paris_bruegge".to_owned())
        .then_asked([A], MOVING);
}

/// Wagon 1 a space from the courier, wagon 2 a space beyond it.
fn at_the_courier() -> Scene {
    let scene = given(2).ability(A, Ability::Courier).ability(A, Ability::Driver).courier("wien_2");
    moving(scene.wagon(1, "wien_1", "wien").wagon(2, "wien_junction", "wien_2"))
}

fn pick(card: Influence) -> Action {
    Action::PickInfluence { card }
}

pub fn courier(space: &str) -> Action {
    Action::MoveCourier { space: space.to_owned() }
}

/// «Phase 3», example: wagon to the courier, courier to the next wagon, and on with that one: two
/// cards.
#[test]
fn courier_and_driver_gain_two_cards_in_a_turn() {
    let scene =
        at_the_courier().when(A, drive(1, 1, &["wien_2"])).when(A, pick(Influence::SpecialSale));
    let scene = scene.when(A, courier("wien_junction")).when(A, pick(Influence::SpecialSale));
    assert_eq!(scene.state().cards(A).special_sale, 2);
    scene.when(A, drive_by_points(2, 1, &["wien_genua"])).then_asked([B], MOVING);
}

/// «Phase 3», example: but the first wagon does not move a second time.
#[test]
fn the_wagon_that_met_the_courier_does_not_move_again() {
    let scene =
        at_the_courier().when(A, drive(1, 1, &["wien_2"])).when(A, pick(Influence::SpecialSale));
    let scene = scene.when(A, courier("wien_junction")).when(A, pick(Influence::SpecialSale));
    scene.when(A, drive_by_points(1, 1, &["wien_junction"])).then_refused("haendler.wagon.stands");
}

/// «Phase 3», ruling H29: passing the courier earns nothing, a forced stop on its space does.
#[test]
fn only_the_end_of_a_move_earns_a_card() {
    let scene = moving(given(2).courier("paris_1")).when(A, drive(1, 2, &["paris_1", "paris_2"]));
    scene.then_never(|event| matches!(event, Event::InfluenceEarned { .. }));
    let scene = moving(given(2).courier("paris_1").wagon(2, "paris_2", "paris_1"))
        .when(A, drive(1, 2, &["paris_1"]));
    scene.then_asked([A], "haendler.picking_influence");
}

/// «Phase 3», ruling H29: no card is left, no card is picked.
#[test]
fn an_empty_pile_gives_nothing() {
    let scene =
        given(2).courier("paris_1").with(|state| state.pile = kontor_rules::Hidden::default());
    let scene = moving(scene).when(A, drive(1, 1, &["paris_1"]));
    scene.then_wagon_at(1, "paris_1").then_asked([B], MOVING);
}

/// «Phase 3», ruling H28: the courier does not enter cities and does not go back within a move.
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

/// «Phase 3», ruling H25: a third wagon before the target makes the move one space shorter still.
#[test]
fn a_wagon_steps_back_to_the_first_free_space() {
    let scene = given(2).wagon(2, "paris_2", "paris_1").wagon(3, "paris_junction", "paris_2");
    let scene = moving(scene);
    assert_eq!(routes(&scene, 1, 3), [["paris_1"]]);
    scene.when(A, drive(1, 3, &["paris_1", "paris_2"])).then_refused("haendler.route.not_possible");
}

/// «Phase 3», ruling H26: with a driver point the tile moves a wagon that it could not move alone;
/// it may be lost all the same.
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
    assert!(scene.state().wagons[1].arrived);
}

/// «Phase 3», ruling H48: the last tile is turned over without asking if it moves nothing and the
/// player has nothing else to do.
#[test]
fn a_last_tile_that_moves_nothing_is_spent_by_itself() {
    let facing = given(2).wagon(1, "paris_1", "paris").wagon(2, "paris_2", "paris_junction");
    let begun = |scene: Scene| {
        let scene = no_tile_but(scene.card(A, Influence::FreeLoading), 1);
        scene.at(Step::PlayingAxles { seat: A }).when(A, PASS)
    };
    let scene = begun(facing.again().arrived(3, "wien"));
    scene.then_also(Event::TileSpent { seat: A, tile: 1 }).then_asked([B], MOVING);
    let forked = facing.again().wagon(3, "genua_junction", "genua_2");
    begun(forked).then_asked([A], MOVING);
    let may_drive = facing.arrived(3, "wien").ability(A, Ability::Courier);
    begun(may_drive).then_asked([A], MOVING);
}

/// «Phase 3»: a tile has to be turned over, driver points and courier may be left unused.
#[test]
fn a_turn_is_not_ended_before_its_tile() {
    let scene = || moving(given(2).ability(A, Ability::GreatDriver).ability(A, Ability::Courier));
    scene()
        .when(A, drive_by_points(1, 1, &["paris_1"]))
        .when(A, Action::EndTurn {})
        .then_refused("table.not_asked");
    scene().when(A, drive(1, 1, &["paris_1"])).when(A, Action::EndTurn {}).then_asked([B], MOVING);
}

/// «Phase 3»: one tile in a turn, and a tile that lies face down is not used again.
#[test]
fn a_turn_has_one_tile() {
    let scene =
        moving(given(2).ability(A, Ability::Driver)).when(A, drive(1, 2, &["paris_1", "paris_2"]));
    assert_eq!(scene.state().players[A].tiles, [1, 3, 4]);
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

/// «Phase 3», ruling H29: wagon and courier that stood together before a move earn nothing by it.
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
    assert_eq!(
        (scene.state().wagons[0].master, scene.state().wagons[0].loads[B].total()),
        (None, 1)
    );
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

/// «Phase 3»: the decision says of the courier's spaces which earn a card; with an empty pile none.
#[test]
fn the_courier_is_told_where_it_earns_a_card() {
    let earning = |scene: Scene| {
        let Some(Choice::MoveCourier { spaces }) = scene.choices(A).pop() else {
            panic!("the courier may move")
        };
        let earning = spaces.into_iter().filter(|space| space.influence_card);
        earning.map(|space| space.space).collect::<Vec<_>>()
    };
    assert_eq!(earning(at_the_courier()), ["wien_1", "wien_junction"]);
    let empty = at_the_courier().with(|state| state.pile = kontor_rules::Hidden::default());
    assert_eq!(earning(empty), [""; 0]);
}
