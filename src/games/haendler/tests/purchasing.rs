//! «Phase 1».

use super::{
    super::{
        action::Action,
        cards::Ability,
        goods::{Good, Goods},
        step::Step,
    },
    scene::{A, B, C, HaendlerScene, PASS, Scene, given},
};

fn buy(good: Good, city: &str) -> Action {
    Action::Purchase { good, city: city.to_owned() }
}

fn purchasing() -> Scene {
    given(3).at(Step::Purchasing { seat: A, lap: 1 })
}

/// «Phase 1», ruling H10, example: two salt and a cloth for 100 together.
#[test]
fn favourable_purchasing_pays_once_for_all() {
    let scene =
        given(2).ability(A, Ability::FavourablePurchasing).at(Step::Purchasing { seat: A, lap: 1 });
    let scene = scene
        .when(A, buy(Good::Salt, "koeln"))
        .when(A, buy(Good::Salt, "wien"))
        .when(A, buy(Good::Cloth, "paris"));
    scene.then_money([4_900, 5_000]).then_asked([B], "haendler.purchasing");
}

/// «Phase 1»: without it each good has its price.
#[test]
fn each_good_costs_its_buying_price() {
    let scene = purchasing().with(|state| state.levels[Good::Silk.index()] = 4);
    scene
        .when(A, buy(Good::Silk, "genf"))
        .when(A, buy(Good::Wine, "genf"))
        .when(A, PASS)
        .then_money([4_500, 5_000, 5_000]);
}

/// «Phase 1»
#[test]
fn nothing_has_to_be_purchased_and_three_is_the_most() {
    let scene = purchasing().when(A, PASS).then_asked([B], "haendler.purchasing");
    let scene = (0..3).fold(scene, |scene, _| scene.when(B, buy(Good::Iron, "koeln")));
    scene.then_asked([C], "haendler.purchasing");
}

/// «Phase 1»: what the supply lacks cannot be purchased.
#[test]
fn what_is_sold_out_is_not_offered() {
    let scene = purchasing().stock(B, "paris", Good::Food, 8);
    scene.when(A, buy(Good::Food, "paris")).then_refused("haendler.purchase.sold_out");
}

/// «Phase 1»
#[test]
fn goods_lie_only_where_they_are_produced() {
    purchasing().when(A, buy(Good::Silk, "paris")).then_refused("haendler.purchase.not_produced");
    purchasing().when(A, buy(Good::Silk, "genf_1")).then_refused("haendler.purchase.not_produced");
}

/// «Phase 1», ruling H9: in the first round everybody purchases twice.
#[test]
fn the_first_round_has_two_laps() {
    let scene = given(2).with(|state| state.round = 1).at(Step::Purchasing { seat: A, lap: 1 });
    let scene = scene.when(A, PASS).when(B, PASS).then_asked([A], "haendler.purchasing");
    scene.when(A, PASS).when(B, PASS).then_asked([A, B], "haendler.bidding_for_wagon");
}

/// «Phase 1», ruling H9: with an empty supply no player is asked.
#[test]
fn an_empty_supply_needs_no_question() {
    let scene = given(2)
        .with(|state| state.supply = Goods::only(Good::Iron, 1))
        .at(Step::Purchasing { seat: A, lap: 1 });
    scene.when(A, buy(Good::Iron, "wien")).then_asked([A, B], "haendler.bidding_for_wagon");
}

/// «Phase 1», ruling H10: Favourable Purchasing pays in each lap of the first round, and nothing
/// for nothing.
#[test]
fn favourable_purchasing_pays_in_each_lap() {
    let scene = given(2).ability(A, Ability::FavourablePurchasing).with(|state| state.round = 1);
    let lap = scene
        .at(Step::Purchasing { seat: A, lap: 1 })
        .when(A, buy(Good::Salt, "koeln"))
        .when(A, PASS)
        .when(B, PASS);
    let bought = lap
        .when(A, buy(Good::Salt, "koeln"))
        .when(A, buy(Good::Iron, "koeln"))
        .when(A, PASS)
        .then_money([4_800, 5_000]);
    bought
        .when(B, PASS)
        .then_money([4_800, 5_000])
        .then_asked([A, B], "haendler.bidding_for_wagon");
    let idle =
        given(2).ability(A, Ability::FavourablePurchasing).at(Step::Purchasing { seat: A, lap: 1 });
    idle.when(A, PASS).then_money([5_000, 5_000]);
}
