//! «Phase 4»: wheels, offices, Warehouse Selling, Special Sale.

use super::{
    super::{
        action::Action,
        cards::{Ability, Influence},
        choice::Choice,
        event::Event,
        goods::{Good, Goods},
        prices::{Arrow, Direction},
        step::Step,
    },
    scene::{A, B, C, D, HaendlerScene, PASS, Scene, given},
};

fn wheel(first: Arrow, second: Arrow) -> Action {
    Action::SetWheel { first, second }
}

fn nothing() -> Action {
    wheel(Arrow::CoatOfArms, Arrow::CoatOfArms)
}

fn level(scene: Scene, good: Good, level: u8) -> Scene {
    scene.with(|state| state.levels[good.index()] = level)
}

/// «Phase 4», ruling H32, example: four wheels move silk from 900 to 1000 and iron from 800 round
/// to 700.
#[test]
fn four_wheels_move_prices_as_in_the_example() {
    let scene = level(level(given(4), Good::Silk, 3), Good::Iron, 2).at(Step::SettingWheels {});
    let scene = scene
        .when(A, wheel(Arrow::Iron, Arrow::CoatOfArms))
        .when(B, wheel(Arrow::Iron, Arrow::Iron));
    let scene = scene.when(C, wheel(Arrow::Silk, Arrow::Iron)).when(D, nothing());
    let prices = [Good::Silk, Good::Iron, Good::Salt].map(|good| scene.state().selling_price(good));
    assert_eq!(prices, [1_000, 700, 600]);
}

fn use_office(office: Ability, direction: Direction, good: Good) -> Action {
    Action::UseOffice { office, direction, good }
}

fn offices(abilities: &[Ability]) -> Scene {
    let scene = abilities.iter().fold(given(2), |scene, ability| scene.ability(A, *ability));
    level(scene, Good::Salt, 4).at(Step::SettingWheels {}).when_all(|_| nothing())
}

/// «Phase 4», ruling H33: the Large Office drops salt from 1000 to 600.
#[test]
fn the_large_office_wraps() {
    let scene = offices(&[Ability::LargeOffice])
        .when(A, use_office(Ability::LargeOffice, Direction::Up, Good::Salt));
    assert_eq!(scene.state().selling_price(Good::Salt), 600);
    let scene = offices(&[Ability::LargeOffice])
        .when(A, use_office(Ability::LargeOffice, Direction::Down, Good::Iron));
    assert_eq!(scene.state().selling_price(Good::Iron), 1_000);
}

/// «Phase 4»: the Office does not.
#[test]
fn the_office_stays_on_the_track() {
    for (direction, good) in [(Direction::Up, Good::Salt), (Direction::Down, Good::Iron)] {
        let refused =
            offices(&[Ability::Office]).when(A, use_office(Ability::Office, direction, good));
        refused.then_refused("haendler.office.not_possible");
    }
    let scene = offices(&[Ability::Office])
        .when(A, use_office(Ability::Office, Direction::Down, Good::Salt));
    assert_eq!(scene.state().selling_price(Good::Salt), 900);
}

/// «Phase 4», ruling H8: both offices in one hand are two uses, of the same price if wanted.
#[test]
fn both_offices_are_used_in_any_order() {
    let scene = offices(&[Ability::Office, Ability::LargeOffice]);
    let scene = scene.when(A, use_office(Ability::LargeOffice, Direction::Up, Good::Salt));
    let scene = scene.when(A, use_office(Ability::Office, Direction::Up, Good::Salt));
    assert_eq!(scene.state().selling_price(Good::Salt), 700);
}

/// «Phase 4»: offices of two players are used in player order.
#[test]
fn offices_are_used_in_player_order() {
    let scene = given(3)
        .with(|state| state.starting_player = C)
        .ability(B, Ability::Office)
        .ability(C, Ability::LargeOffice);
    let scene = scene
        .at(Step::SettingWheels {})
        .when_all(|_| nothing())
        .then_asked([C], "haendler.using_office");
    scene.when(C, PASS).then_asked([B], "haendler.using_office");
}

/// «Phase 4», ruling H34: Warehouse Selling comes after the offices, from one warehouse at the
/// buying price.
#[test]
fn warehouse_selling_takes_the_buying_price() {
    let scene = level(given(2), Good::Wine, 3).ability(A, Ability::WarehouseSelling);
    let scene = scene.stock(A, "paris", Good::Wine, 2).stock(A, "paris", Good::Food, 2).stock(
        A,
        "genf",
        Good::Silk,
        1,
    );
    let scene = scene
        .at(Step::SettingWheels {})
        .when_all(|_| nothing())
        .then_asked([A], "haendler.selling_from_warehouse");
    let sold = Goods::only(Good::Wine, 2) + Goods::only(Good::Food, 1);
    let four = Action::SellFromWarehouse {
        city: "paris".to_owned(),
        goods: (sold + Goods::only(Good::Food, 1)).into(),
    };
    let sell = Action::SellFromWarehouse { city: "paris".to_owned(), goods: sold.into() };
    let scene = scene.when(A, sell).then_also(Event::WarehouseSold {
        seat: A,
        city: "paris".to_owned(),
        goods: sold,
        proceeds: 700,
    });
    assert_eq!(scene.state().supply.of(Good::Wine), 8);
    let scene = given(2)
        .ability(A, Ability::WarehouseSelling)
        .stock(A, "paris", Good::Wine, 2)
        .stock(A, "paris", Good::Food, 2);
    let scene = scene.at(Step::WarehouseSelling { seat: A });
    scene.when(A, four).then_refused("haendler.goods.not_there");
}

/// «Influence Cards», ruling H30, ruling H34, Special Sale: 800 for a good, any number of cards, at
/// the end of the phase.
#[test]
fn special_sales_bring_eight_hundred_each() {
    let scene = given(2).card(A, Influence::SpecialSale).card(A, Influence::SpecialSale).stock(
        A,
        "wien",
        Good::Salt,
        3,
    );
    let sell = Action::PlaySpecialSale { city: "wien".to_owned(), good: Good::Salt };
    let scene = scene.at(Step::SettingWheels {}).when_all(|_| nothing()).when(A, sell.clone());
    let scene = scene.then_asked([A], "haendler.playing_special_sale").when(A, sell);
    assert_eq!((scene.state().money(A), scene.state().used.special_sale), (6_600, 2));
}

/// «Influence Cards», ruling H49: without goods in a warehouse no player is asked.
#[test]
fn without_goods_there_is_no_special_sale() {
    let scene =
        given(2).card(A, Influence::SpecialSale).at(Step::SettingWheels {}).when_all(|_| nothing());
    scene.then_asked([A], "haendler.rising");
}

/// «Influence Cards», ruling H49: a holder of another card is asked and can only pass.
#[test]
fn being_asked_does_not_tell_the_card() {
    let scene = given(2).card(A, Influence::BrokenAxle).stock(A, "wien", Good::Salt, 1);
    let scene = scene
        .at(Step::SettingWheels {})
        .when_all(|_| nothing())
        .then_asked([A], "haendler.playing_special_sale");
    scene.then_choices(A, [Choice::Pass {}]);
}

/// «Phase 4»: what the offices change is changed before goods are sold.
#[test]
fn warehouse_selling_follows_the_offices() {
    let scene = given(2).ability(A, Ability::Office).ability(A, Ability::WarehouseSelling).stock(
        A,
        "paris",
        Good::Wine,
        3,
    );
    let scene = scene.at(Step::SettingWheels {}).when_all(|_| nothing());
    let scene = scene.when(A, use_office(Ability::Office, Direction::Up, Good::Wine));
    let sell = Action::SellFromWarehouse {
        city: "paris".to_owned(),
        goods: Goods::only(Good::Wine, 3).into(),
    };
    scene.when(A, sell).then_money([5_600, 5_000]);
}

/// «Phase 4», ruling H31: Special Sale comes last, a lap in player order.
#[test]
fn special_sales_follow_warehouse_selling() {
    let scene = given(2)
        .ability(B, Ability::WarehouseSelling)
        .stock(B, "paris", Good::Wine, 1)
        .stock(A, "wien", Good::Salt, 1);
    let scene =
        [A, B].into_iter().fold(scene, |scene, seat| scene.card(seat, Influence::SpecialSale));
    let scene = scene
        .at(Step::SettingWheels {})
        .when_all(|_| nothing())
        .then_asked([B], "haendler.selling_from_warehouse");
    let scene = scene.when(B, PASS).then_asked([A], "haendler.playing_special_sale").when(A, PASS);
    let sell = Action::PlaySpecialSale { city: "paris".to_owned(), good: Good::Wine };
    scene.then_asked([B], "haendler.playing_special_sale").when(B, sell).then_money([5_000, 5_800]);
}

/// «Phase 4»: a wheel may leave all prices alone, and one arrow is one level.
#[test]
fn arrows_at_the_coat_of_arms_move_nothing() {
    let scene = given(2)
        .at(Step::SettingWheels {})
        .when(A, nothing())
        .when(B, wheel(Arrow::CoatOfArms, Arrow::Salt));
    assert_eq!(scene.state().levels, [0, 0, 1, 0, 0, 0]);
}

/// «Phase 4»: each office is used once in a round.
#[test]
fn an_office_is_used_once() {
    let scene = offices(&[Ability::Office, Ability::LargeOffice])
        .when(A, use_office(Ability::Office, Direction::Up, Good::Iron));
    let offered =
        |choice: &Choice| matches!(choice, Choice::UseOffice { office: Ability::Office, .. });
    assert!(!scene.choices(A).iter().any(offered));
    scene
        .when(A, use_office(Ability::Office, Direction::Up, Good::Iron))
        .then_refused("haendler.office.not_possible");
}

/// «Influence Cards», ruling H49: once all three Special Sales are used, no player is asked for
/// one.
#[test]
fn after_the_third_special_sale_nobody_is_asked_for_one() {
    let scene = given(2)
        .card(A, Influence::BrokenAxle)
        .stock(A, "wien", Good::Salt, 1)
        .with(|state| state.used.special_sale = 3);
    scene.at(Step::SettingWheels {}).when_all(|_| nothing()).then_asked([A], "haendler.rising");
}

/// «Phase 4»: an office is offered for the prices that it can move, and in no direction without one.
#[test]
fn an_office_is_offered_for_what_it_can_move() {
    let use_office = |direction, goods: &[Good]| Choice::UseOffice {
        office: Ability::Office,
        direction,
        goods: goods.to_vec(),
    };
    let all_but_salt: Vec<Good> =
        Good::ALL.into_iter().filter(|good| *good != Good::Salt).collect();
    offices(&[Ability::Office]).then_choices(
        A,
        [
            Choice::Pass {},
            use_office(Direction::Up, &all_but_salt),
            use_office(Direction::Down, &[Good::Salt]),
        ],
    );
    let lowest = given(2).ability(A, Ability::Office).at(Step::SettingWheels {});
    lowest
        .when_all(|_| nothing())
        .then_choices(A, [Choice::Pass {}, use_office(Direction::Up, &Good::ALL)]);
}
