//! «Phase 5»: arrivals, sales, bonuses.

use super::{
    super::{
        Options,
        action::Action,
        cards::Influence,
        choice::Choice,
        event::Event,
        goods::{Good, Goods, Sale},
        options::BonusGrowth,
        step::Step,
    },
    scene::{A, B, HaendlerScene, PASS, Scene, drive, given, given_with},
};

fn phase_5(scene: Scene) -> Scene {
    super::selling_free(scene)
}

/// «Phase 5», example: two wagons arrived, so the cylinder moves two spaces.
#[test]
fn each_arrival_counts() {
    let scene =
        phase_5(given(2).arrived(2, "paris").arrived(3, "genf").wagon(1, "koeln_1", "koeln"));
    scene.then_also(Event::WagonsArrived { wagons: vec![2, 3], arrivals: 2 });
}

/// «Phase 5», ruling H38: goods bring their price, and the bonus where they are not produced;
/// several goods all get the old bonus.
#[test]
fn foreign_goods_get_the_bonus() {
    let scene = given(2).arrived(1, "wien").load(1, A, Good::Salt, 2).load(1, B, Good::Wine, 2);
    let scene = phase_5(scene);
    let sale = |seat, good, bonus| Sale { seat, goods: Goods::only(good, 2), price: 1_200, bonus };
    let sales = vec![sale(A, Good::Salt, 0), sale(B, Good::Wine, 400)];
    let scene = scene
        .then_also(Event::WagonSold { wagon: 1, city: "wien".to_owned(), sales })
        .then_money([6_200, 6_600]);
    assert_eq!((scene.state().supply, scene.state().wagons[0].master), (Goods::each(8), None));
}

/// «Phase 5», ruling H12: a wagon that stayed in its city does not sell and is no arrival.
#[test]
fn a_wagon_that_stayed_keeps_its_goods() {
    let scene = phase_5(given(2).master(1, A).load(1, A, Good::Wine, 2))
        .then_also(Event::WagonsArrived { wagons: vec![], arrivals: 0 });
    assert_eq!(
        (scene.state().wagons[0].loads[A].total(), scene.state().wagons[0].master),
        (2, Some(A))
    );
}

/// «Influence Cards», Sale with Bonus: the own goods of one wagon that would get none.
#[test]
fn sale_with_bonus_is_for_the_own_goods_of_a_wagon() {
    let scene = given(2)
        .card(A, Influence::SaleWithBonus)
        .arrived(1, "wien")
        .load(1, A, Good::Salt, 2)
        .load(1, B, Good::Iron, 1);
    let scene = phase_5(scene)
        .then_asked([A], "haendler.playing_sale_with_bonus")
        .when(A, Action::PlaySaleWithBonus { wagon: 1 });
    scene.then_money([6_600, 5_600]);
}

/// «Influence Cards», ruling H37: at a marker of 0 the card has no effect, so no player is asked.
#[test]
fn at_a_bonus_of_nothing_nobody_is_asked() {
    let scene =
        given(2).card(A, Influence::SaleWithBonus).arrived(1, "paris").load(1, A, Good::Wine, 2);
    phase_5(scene).then_asked([A], "haendler.rising");
}

/// «Phase 5»: the marker of a city with a wagon goes to 0, the others grow, and stay at 500.
#[test]
fn markers_grow_to_five_hundred_and_fall_with_a_wagon() {
    let scene = given(2).arrived(1, "wien").with(|state| state.bonus[5] = 5);
    phase_5(scene).then_also(Event::BonusMarkersMoved { bonuses: vec![100, 300, 0, 0, 0, 500] });
}

/// «Phase 5», ruling H36, the French reading: a step for each arrival.
#[test]
fn markers_may_grow_with_each_arrival() {
    let options = Options { bonus_growth: BonusGrowth::PerArrival, ..Options::default() };
    let scene = given_with(&options, 2).arrived(1, "wien").arrived(2, "genf");
    phase_5(scene).then_also(Event::BonusMarkersMoved { bonuses: vec![200, 400, 200, 0, 0, 0] });
    let nothing_arrived = Event::BonusMarkersMoved { bonuses: vec![0, 200, 0, 200, 0, 200] };
    phase_5(given_with(&options, 2)).then_also(nothing_arrived);
}

/// «Influence Cards», ruling H37: it is played after the cylinder moved and before any sale, once a
/// wagon and player.
#[test]
fn sale_with_bonus_is_played_before_any_sale_and_once_a_wagon() {
    let scene =
        [Influence::SaleWithBonus; 2].into_iter().fold(given(2), |scene, card| scene.card(A, card));
    let scene = scene.arrived(1, "wien").load(1, A, Good::Salt, 2).arrived(2, "bruegge").load(
        2,
        A,
        Good::Food,
        1,
    );
    let scene = phase_5(scene).then_also(Event::WagonsArrived { wagons: vec![1, 2], arrivals: 2 });
    let scene = scene
        .then_never(|event| matches!(event, Event::WagonSold { .. }))
        .when(A, Action::PlaySaleWithBonus { wagon: 1 });
    let twice = Action::PlaySaleWithBonus { wagon: 1 };
    assert_eq!(scene.choices(A)[1], Choice::PlaySaleWithBonus { wagons: vec![2] });
    scene.when(A, twice).then_refused("haendler.bonus.not_possible");
}

/// «Phase 5», ruling H35: a wagon that came back to the city it had left arrived like any other,
/// and takes any road out again.
#[test]
fn home_is_a_city_like_any_other() {
    let scene = given(2)
        .wagon(1, "paris_1", "paris_2")
        .load(1, A, Good::Salt, 1)
        .at(Step::Moving { seat: B });
    let scene = scene.when(B, drive(1, 4, &["paris"]));
    assert_eq!((scene.state().wagons[0].arrived, scene.state().wagons[0].from), (true, None));
    phase_5(scene)
        .then_also(Event::WagonsArrived { wagons: vec![1], arrivals: 1 })
        .then_money([5_600, 5_000]);
}

/// «Phase 5»: in the next round the wagon is auctioned again.
#[test]
fn a_wagon_that_sold_is_auctioned_again() {
    let scene =
        phase_5(given(2).arrived(1, "wien").load(1, A, Good::Salt, 1)).when(A, PASS).when(B, PASS);
    let scene = scene.when(B, PASS).when(A, PASS);
    scene.then_also(Event::StepBegan { step: Step::Bidding { wagon: 1 } });
}

/// «Influence Cards», ruling H49: each holder of a card is asked, unless all three of the kind are
/// used.
#[test]
fn being_asked_for_a_sale_with_bonus_does_not_tell_the_card() {
    let scene =
        || given(2).card(A, Influence::FreeLoading).arrived(1, "wien").load(1, A, Good::Salt, 2);
    let asked = phase_5(scene()).then_asked([A], "haendler.playing_sale_with_bonus");
    asked.then_choices(A, [Choice::Pass {}]);
    let used = scene().with(|state| state.used.sale_with_bonus = 3);
    phase_5(used).then_asked([A], "haendler.rising");
}

/// «Phase 5»: what was played on a wagon, and that it arrived, is of this round only.
#[test]
fn a_sold_wagon_is_ready_for_the_next_round() {
    let scene =
        given(2).card(A, Influence::SaleWithBonus).arrived(1, "wien").load(1, A, Good::Salt, 2);
    let scene = phase_5(scene).when(A, Action::PlaySaleWithBonus { wagon: 1 });
    let wagon = &scene.state().wagons[0];
    assert!(!wagon.arrived && wagon.bonus_for.is_empty() && wagon.from.is_none());
}
