//! «Negotiation Variant»: what pledges forbid, and when they end. Which can be given is tested beside
//! this.

use super::{
    super::{
        Options,
        action::Action,
        cards::{Ability, Influence},
        choice::Choice,
        deals::Pledge,
        event::Event,
        goods::{Good, Goods},
        options::{BoardOption, Loading},
        prices::Direction,
        step::{LoadingRight, PassReason, Step},
        view::view,
    },
    negotiation::{NOTHING, Terms, accept, negotiating, propose},
    scene::{A, B, C, HaendlerScene, PASS, Scene, drive, drive_by_points, given_with},
};
use kontor_rules::{Seat, Viewer};

/// One gives another a pledge, for nothing.
pub fn pledged(scene: Scene, seat: Seat, to: Seat, pledge: Pledge) -> Scene {
    scene.when(seat, propose(to, Terms { pledge: Some(pledge), ..NOTHING })).when(to, accept(seat))
}

pub fn along(wagon: u8, route: &[&str]) -> Pledge {
    Pledge::MoveWagon { wagon, route: route.iter().map(|place| (*place).to_owned()).collect() }
}

pub fn in_force(scene: &Scene) -> usize {
    scene.state().negotiation.obligations.len()
}

fn ended(scene: &Scene) -> Option<&Event> {
    scene
        .events()
        .iter()
        .find(|event| matches!(event, Event::PledgeKept { .. } | Event::PledgeLapsed { .. }))
}

fn is_kept(scene: &Scene) -> bool {
    matches!(ended(scene), Some(Event::PledgeKept { .. }))
}

pub const OUT_OF_PARIS: [&str; 3] = ["paris_1", "paris_2", "paris_junction"];

/// A has pledged to move wagon 1 out of Paris down to where roads part, and is to move.
fn leaving_paris() -> Scene {
    pledged(negotiating(2).at(Step::Moving { seat: A }), A, B, along(1, &OUT_OF_PARIS))
}

/// «Negotiation Variant», ruling H57: not to bid is to bid nothing; the pledge is over when the
/// bids are opened.
#[test]
fn who_pledged_not_to_bid_bids_nothing() {
    let scene =
        pledged(negotiating(2).at(Step::Bidding { wagon: 1 }), A, B, Pledge::NoBid { wagon: 1 });
    let scene = scene
        .then_also(Event::BidMade { seat: A, amount: 0 })
        .then_asked([B], "haendler.bidding_for_wagon")
        .when(B, Action::Bid { amount: 0 });
    // No player bid, so the Starting player is master all the same.
    assert!(is_kept(&scene) && scene.state().wagons[0].master == Some(A));
}

/// «Negotiation Variant», ruling H58: the other loads within the limits until the window ends, and
/// the master waits for it once.
#[test]
fn the_master_closes_when_the_other_has_loaded_or_passed() {
    let scene = negotiating(2)
        .master(1, A)
        .stock(B, "paris", Good::Food, 3)
        .at(Step::Bargaining { wagon: 1 });
    let scene = pledged(scene, A, B, Pledge::LetLoad { wagon: 1 });
    scene.again().when(A, Action::CloseBargaining {}).then_refused("haendler.pledge.binds");
    let close = |scene: Scene| assert!(is_kept(&scene.when(A, Action::CloseBargaining {})));
    close(scene.again().when(B, PASS));
    let one = Action::Load { goods: Goods::only(Good::Food, 1).into() };
    let scene = scene.when(B, one.clone());
    close(scene.again());
    assert!(is_kept(&scene.when(B, one)), "two goods are the limit, so no other player can load");
}

/// «Negotiation Variant», ruling H58: it binds only who becomes Loading Master.
#[test]
fn nobody_loads_free_on_the_wagon_of_a_third() {
    let scene = negotiating(3)
        .master(1, C)
        .stock(B, "paris", Good::Food, 1)
        .at(Step::Bargaining { wagon: 1 });
    let scene = pledged(scene, A, B, Pledge::LetLoad { wagon: 1 });
    scene
        .again()
        .when(B, Action::Load { goods: Goods::only(Good::Food, 1).into() })
        .then_refused("table.not_asked");
    let scene = scene.when(B, PASS).when(C, Action::CloseBargaining {});
    assert_eq!(in_force(&scene), 1);
}

/// «Lighter Variant», with «Negotiation Variant»: nothing is paid where that is pledged.
#[test]
fn a_pledge_goes_before_the_fixed_price() {
    let options = Options { loading: Loading::Fixed, negotiation: true, ..Options::default() };
    let scene = given_with(&options, 2).master(1, A).stock(B, "paris", Good::Food, 1);
    let scene = pledged(
        scene.at(Step::FixedLoading { wagon: 1, seat: B }),
        A,
        B,
        Pledge::LetLoad { wagon: 1 },
    );
    let goods = Goods::only(Good::Food, 1);
    let scene = scene.when(B, Action::Load { goods: goods.into() });
    assert!(is_kept(&scene));
    scene
        .then_also(Event::GoodsLoaded {
            wagon: 1,
            seat: B,
            goods,
            right: LoadingRight::Pledge,
            fee: 0,
        })
        .then_money([5_000; 2]);
}

/// «Negotiation Variant», ruling H59: the next tile, and a move that brings the wagon as far along
/// the route as any tile can.
#[test]
fn the_next_tile_goes_as_far_along_the_route_as_possible() {
    for broken in [
        drive(1, 2, &OUT_OF_PARIS[..2]),
        drive(2, 4, &["koeln_1", "koeln_2", "koeln_junction", "koeln_wien"]),
    ] {
        leaving_paris().when(A, broken).then_refused("haendler.pledge.binds");
    }
    assert!(is_kept(&leaving_paris().when(A, drive(1, 3, &OUT_OF_PARIS))));
}

/// «Negotiation Variant», ruling H59: beyond the end of the route the move is free.
#[test]
fn beyond_the_route_the_move_is_free() {
    for further in ["genf_paris", "paris_bruegge"] {
        assert!(is_kept(
            &leaving_paris().when(A, drive(1, 4, &[&OUT_OF_PARIS[..], &[further]].concat()))
        ));
    }
}

/// «Negotiation Variant», ruling H59: driver points are no way round a pledge, and neither is
/// turning off.
#[test]
fn driver_points_do_not_go_round_a_pledge() {
    let scene = negotiating(2).ability(A, Ability::Driver).at(Step::Moving { seat: A });
    let route = ["paris_1", "paris_2", "paris_junction", "genf_paris", "genf_junction"];
    let scene = pledged(scene, A, B, along(1, &route));
    for broken in [
        drive_by_points(1, 1, &route[..1]),
        drive_by_points(2, 1, &["koeln_1"]),
        drive(1, 4, &["paris_1", "paris_2", "paris_junction", "paris_bruegge"]),
    ] {
        scene.again().when(A, broken).then_refused("haendler.pledge.binds");
    }
    assert!(is_kept(&scene.when(A, drive(1, 4, &route[..4]))));
}

/// «Negotiation Variant», ruling H59: what is offered is what keeps the pledge.
#[test]
fn only_moves_that_keep_the_pledge_are_offered() {
    let scene = leaving_paris();
    let moves = scene.choices(A);
    let keeps =
        |choice: &Choice| matches!(choice, Choice::MoveWagon { wagon: 1, tile: Some(3 | 4), .. });
    assert!(moves.len() == 2 && moves.iter().all(keeps), "{moves:#?}");
}

/// «Negotiation Variant», ruling H60: a pledge that has become impossible lapses, and any move is
/// open.
#[test]
fn a_pledge_that_cannot_be_kept_lapses() {
    let scene = leaving_paris()
        .with(|state| state.wagons[0].axles.push(B))
        .when(A, drive(2, 1, &["koeln_1"]));
    assert!(matches!(ended(&scene), Some(Event::PledgeLapsed { seat: A, .. })));
}

/// «Negotiation Variant», ruling H59: one's own Broken Axle is no excuse; another may stay.
#[test]
fn an_own_broken_axle_comes_off_for_a_pledge() {
    let scene = pledged(
        negotiating(2)
            .card(A, Influence::BrokenAxle)
            .card(A, Influence::BrokenAxle)
            .at(Step::PlayingAxles { seat: A }),
        A,
        B,
        along(1, &OUT_OF_PARIS),
    );
    let scene = scene
        .when(A, Action::PlayBrokenAxle { wagon: 1 })
        .when(A, Action::PlayBrokenAxle { wagon: 2 })
        .at(Step::Moving { seat: A });
    let scene = scene.then_choices(A, [Choice::RemoveBrokenAxle { wagons: vec![1, 2] }]);
    scene.again().when(A, PASS).then_refused("haendler.pledge.binds");
    let scene = scene.when(A, Action::RemoveBrokenAxle { wagon: 1 }).when(A, PASS);
    assert!(is_kept(&scene.when(A, drive(1, 3, &OUT_OF_PARIS))));
}

/// «Negotiation Variant», ruling H59: a tile that moves nothing is not thrown away while another
/// keeps the pledge.
#[test]
fn a_useless_tile_does_not_go_round_a_pledge() {
    let scene = negotiating(2).wagon(1, "paris_1", "paris").wagon(2, "paris_2", "paris_junction");
    let scene = scene.wagon(3, "paris_junction", "genf_paris").at(Step::Moving { seat: A });
    let scene = scene.with(|state| state.players[A].tiles = vec![1, 4]);
    let route = ["paris_bruegge", "bruegge_junction"];
    let scene = pledged(scene, A, B, along(3, &route));
    let choices = scene.choices(A);
    assert!(
        matches!(choices[..], [Choice::MoveWagon { wagon: 3, tile: Some(4), .. }]),
        "{choices:#?}"
    );
    scene.when(A, Action::SpendTile { tile: 1 }).then_refused("haendler.tile.still_moves");
}

/// «Negotiation Variant», ruling H60: what waits for the other's pledge binds once that is kept,
/// and lapses if that does.
#[test]
fn a_condition_makes_a_pledge_wait() {
    let down = along(1, &OUT_OF_PARIS);
    let terms = Terms {
        pledge: Some(Pledge::NoBid { wagon: 2 }),
        asked_pledge: Some(Pledge::NoBid { wagon: 1 }),
        ..NOTHING
    };
    let scene = negotiating(2)
        .at(Step::Bidding { wagon: 1 })
        .when(A, propose(B, Terms { first: Some(B), ..terms }));
    let scene = scene.when(B, accept(A));
    assert!(scene.state().negotiation.obligations[0].waits);
    let scene = scene.when(A, Action::Bid { amount: 100 });
    assert!(is_kept(&scene) && in_force(&scene) == 1);
    assert!(!scene.state().negotiation.obligations[0].waits);
    let terms = Terms {
        pledge: Some(down.clone()),
        asked_pledge: Some(Pledge::NoBid { wagon: 3 }),
        first: Some(B),
        ..NOTHING
    };
    let scene =
        negotiating(2).at(Step::Bidding { wagon: 3 }).when(A, propose(B, terms)).when(B, accept(A));
    let scene =
        scene.with(|state| state.negotiation.obligations.retain(|obligation| obligation.seat == A));
    let scene = scene.when(A, Action::Bid { amount: 0 });
    scene.then_also(Event::PledgeLapsed { number: 1, seat: A, receiver: B, pledge: down });
}

/// «Negotiation Variant», ruling H56: not at all, only in a named way, or not on a named good.
#[test]
fn offices_are_used_as_pledged() {
    let office =
        |direction, good| Action::UseOffice { office: Ability::LargeOffice, direction, good };
    let (only, spares) = (
        Pledge::OfficeOnly { direction: Direction::Up, good: Good::Silk },
        Pledge::OfficeSpares { good: Good::Silk },
    );
    let scenes = [(only, true, false), (spares, false, true)];
    for (pledge, may_silk_up, may_iron_up) in scenes {
        let scene =
            negotiating(2).ability(A, Ability::LargeOffice).at(Step::UsingOffices { seat: A });
        let scene = pledged(scene, A, B, pledge);
        for (good, may_go_up) in [(Good::Silk, may_silk_up), (Good::Iron, may_iron_up)] {
            let used = scene.again().when(A, office(Direction::Up, good));
            if may_go_up {
                used.then_some(|event| matches!(event, Event::OfficeUsed { .. }));
            } else {
                used.then_refused("haendler.pledge.binds");
            }
        }
        assert!(is_kept(&scene.when(A, PASS)), "if at all: not to use it keeps each of them");
    }
}

/// «Negotiation Variant», ruling H48: whom pledges leave nothing to do with an office is not asked.
#[test]
fn who_pledged_not_to_use_an_office_is_not_asked() {
    let scene = negotiating(2).ability(A, Ability::LargeOffice).at(Step::UsingOffices { seat: A });
    let scene = pledged(scene, A, B, Pledge::NoOffice {});
    assert!(is_kept(&scene));
    scene.then_also(Event::Passed { seat: A, reason: PassReason::NothingLeft });
}

/// «Negotiation Variant», ruling H59: the end of the route may lie anywhere; from there on the tile
/// goes on as it likes.
#[test]
fn a_pledged_move_may_end_in_mid_road() {
    let scene =
        pledged(negotiating(2).at(Step::Moving { seat: A }), A, B, along(1, &OUT_OF_PARIS[..2]));
    scene.again().when(A, drive(1, 1, &OUT_OF_PARIS[..1])).then_refused("haendler.pledge.binds");
    assert!(is_kept(&scene.again().when(A, drive(1, 2, &OUT_OF_PARIS[..2]))));
    assert!(is_kept(&scene.when(A, drive(1, 3, &OUT_OF_PARIS))));
}

/// «Negotiation Variant», ruling H59: a route does not lead round to where the wagon stands, because
/// its end would be taken for its beginning; earlier rules allow it, and then every move is open.
#[test]
fn a_route_does_not_lead_round_to_the_wagon() {
    let round = ["bruegge", "koeln", "wien", "genua", "genf", "paris"]
        .map(|city| city.to_owned() + "_junction");
    let round = round.each_ref().map(String::as_str);
    let board = BoardOption::ReconstructedShort {};
    let options = Options { board, negotiation: true, ..Options::default() };
    let in_version = |version: u32| {
        let scene = given_with(&options, 2).with(|state| state.version = version);
        scene.wagon(1, "paris_junction", "paris_2").at(Step::Moving { seat: A })
    };
    let terms = Terms { pledge: Some(along(1, &round)), ..NOTHING };
    in_version(3).when(A, propose(B, terms)).then_refused("haendler.deal.pledge_not_possible");
    let scene = pledged(in_version(3), A, B, along(1, &round[..5]));
    // Only one move keeps it, so the server makes it.
    assert!(is_kept(&scene));
    for version in [1, 2] {
        let scene = pledged(in_version(version), A, B, along(1, &round));
        let scene = scene.when(A, drive(2, 1, &["koeln_1"]));
        assert!(matches!(ended(&scene), Some(Event::PledgeLapsed { seat: A, .. })));
    }
}

/// «Negotiation Variant»: who was promised nothing pays like any other.
#[test]
fn a_pledge_is_for_its_receiver_alone() {
    let scene = negotiating(3).master(1, A).stock(B, "paris", Good::Food, 1);
    let scene = scene.stock(C, "paris", Good::Cloth, 1).at(Step::Bargaining { wagon: 1 });
    let scene = pledged(scene, A, B, Pledge::LetLoad { wagon: 1 });
    let load = |good| Action::Load { goods: Goods::only(good, 1).into() };
    scene.again().when(C, load(Good::Cloth)).then_refused("table.not_asked");
    assert!(is_kept(&scene.when(B, load(Good::Food)).when(A, Action::CloseBargaining {})));
}

/// «Negotiation Variant», ruling H59: driver points alone do not keep a pledge, however far they
/// go.
#[test]
fn a_pledged_move_takes_a_tile() {
    let scene = negotiating(2).ability(A, Ability::Driver).ability(A, Ability::GreatDriver);
    let scene = scene.with(|state| state.players[A].tiles = vec![3]).at(Step::Moving { seat: A });
    let scene = pledged(scene, A, B, along(1, &OUT_OF_PARIS));
    scene
        .again()
        .when(A, drive_by_points(1, 3, &OUT_OF_PARIS))
        .then_refused("haendler.pledge.binds");
    assert!(is_kept(&scene.when(A, drive(1, 3, &OUT_OF_PARIS))));
}

/// «Negotiation Variant», ruling H60: bids and offices are pledged for the round, the rest for the
/// next one too.
#[test]
fn pledges_end_with_the_next_round() {
    let scene = negotiating(2).ability(A, Ability::Office).at(Step::Rising { seat: B });
    let scene = pledged(scene, B, A, Pledge::LetLoad { wagon: 1 });
    let next_round = |scene: Scene| scene.at(Step::Rising { seat: A }).when(A, PASS);
    let scene = scene.when(B, PASS);
    assert_eq!((scene.state().round, in_force(&scene)), (3, 1));
    let scene = pledged(scene, B, A, Pledge::NoBid { wagon: 1 });
    let scene = next_round(scene);
    assert_eq!((scene.state().round, in_force(&scene)), (4, 0));
}

/// «Negotiation Variant»: all talks are public, and so is what was pledged.
#[test]
fn everybody_sees_what_was_pledged() {
    let shown = view(leaving_paris().state(), Viewer::Spectator).negotiation.unwrap().pledges;
    assert_eq!((shown.len(), shown[0].seat, shown[0].receiver, shown[0].waits), (1, A, B, false));
}
