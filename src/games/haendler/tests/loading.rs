//! «Phase 2»: bids, the master's load; «Lighter Variant».

use super::{
    super::{
        Options,
        action::Action,
        cards::Influence,
        choice::Choice,
        event::Event,
        goods::{Good, Goods},
        options::{Loading, Preset},
        step::{LoadingRight, Step},
    },
    scene::{A, B, C, HaendlerScene, PASS, Scene, given, given_with, goods},
};
use kontor_rules::Seat;

fn bid(amount: u32) -> Action {
    Action::Bid { amount }
}

fn load(goods: Goods) -> Action {
    Action::Load { goods: goods.into() }
}

fn bidding() -> Scene {
    given(3).with(|state| state.starting_player = Seat(1)).at(Step::Bidding { wagon: 1 })
}

/// «Phase 2»: the highest bid wins and alone is paid.
#[test]
fn the_highest_bidder_becomes_master_and_pays() {
    let scene = bidding().when(C, bid(300)).when(A, bid(700)).when(B, bid(600));
    scene
        .then_also(Event::BidsRevealed { wagon: 1, bids: vec![700, 600, 300], master: A })
        .then_money([4_300, 5_000, 5_000]);
}

/// «Phase 2»
#[test]
fn a_tie_goes_to_the_first_in_player_order() {
    let scene = bidding().when(A, bid(400)).when(B, bid(0)).when(C, bid(400));
    assert_eq!(scene.state().wagons[0].master, Some(C));
}

/// «Phase 2», ruling H13.
#[test]
fn if_nobody_bids_the_starting_player_is_master() {
    let scene = bidding().when_all(|_| bid(0));
    assert_eq!(scene.state().wagons[0].master, Some(B));
}

/// «Phase 2», ruling H13: everybody is asked, also without money.
#[test]
fn who_has_no_money_bids_nothing() {
    let scene = bidding().money(A, 0);
    scene.then_choices(A, [Choice::Bid { most: 0 }]);
}

/// «Phase 2»: one kind, three at most.
#[test]
fn the_master_loads_up_to_three_of_one_kind() {
    let scene =
        given(2).master(1, A).stock(A, "paris", Good::Wine, 4).stock(A, "paris", Good::Cloth, 1);
    let scene = scene.at(Step::MasterLoading { wagon: 1, seat: A });
    let wine = |count| Goods::only(Good::Wine, count);
    let baskets = vec![Goods::only(Good::Cloth, 1), wine(1), wine(2), wine(3)];
    let Choice::Load { baskets: mut offered, fee_each: 0 } = scene.choices(A)[1].clone() else {
        panic!("the master loads")
    };
    let mut expected = baskets;
    offered.sort_by_key(|basket| basket.counts());
    expected.sort_by_key(|basket| basket.counts());
    assert_eq!(offered, expected);
    scene
        .when(A, load(goods([(Good::Wine, 1), (Good::Cloth, 1)])))
        .then_refused("haendler.goods.not_loadable");
}

/// «Phase 2»: a wagon that stays keeps its master, without a new auction; he adds of his kind only,
/// up to three in all.
#[test]
fn a_standing_master_adds_goods_of_his_kind() {
    let scene = given(2)
        .master(1, B)
        .load(1, B, Good::Wine, 2)
        .stock(B, "paris", Good::Wine, 3)
        .stock(B, "paris", Good::Food, 1);
    let scene = scene
        .at(Step::Purchasing { seat: B, lap: 1 })
        .when(B, PASS)
        .then_asked([B], "haendler.loading_as_master");
    assert_eq!(
        scene.choices(B)[1],
        Choice::Load { baskets: vec![Goods::only(Good::Wine, 1)], fee_each: 0 }
    );
}

/// «Phase 2», ruling H16: a master who has nothing on the wagon yet must take a kind that others
/// have not loaded.
#[test]
fn a_standing_master_without_goods_is_bound_by_the_kinds_of_others() {
    let scene = given(2)
        .master(1, A)
        .load(1, B, Good::Wine, 1)
        .stock(A, "paris", Good::Wine, 1)
        .stock(A, "paris", Good::Food, 1);
    let scene = scene.at(Step::MasterLoading { wagon: 1, seat: A });
    assert_eq!(
        scene.choices(A)[1],
        Choice::Load { baskets: vec![Goods::only(Good::Food, 1)], fee_each: 0 }
    );
}

/// «Phase 2», ruling H15: a master who can load nothing is not asked.
#[test]
fn a_master_without_goods_there_loads_nothing() {
    let scene = given(2).at(Step::Bidding { wagon: 3 }).when_all(|_| bid(0));
    scene.then_asked([A], "haendler.moving");
}

fn fixed() -> Scene {
    let options = Options { loading: Loading::Fixed, ..Options::default() };
    given_with(&options, 3).master(1, A).stock(B, "paris", Good::Food, 2).stock(
        C,
        "paris",
        Good::Cloth,
        1,
    )
}

/// «Lighter Variant», ruling H21: two goods for 400, one for 200, to the master.
#[test]
fn loading_may_have_a_fixed_price() {
    let scene = fixed().at(Step::MasterLoading { wagon: 1, seat: A });
    let scene = scene
        .at(Step::FixedLoading { wagon: 1, seat: B })
        .when(B, load(Goods::only(Good::Food, 2)));
    let right = LoadingRight::FixedPrice;
    let scene = scene.then_also(Event::GoodsLoaded {
        wagon: 1,
        seat: B,
        goods: Goods::only(Good::Food, 2),
        right,
        fee: 400,
    });
    scene.when(C, load(Goods::only(Good::Cloth, 1))).then_money([5_600, 4_600, 4_800]);
}

/// «Lighter Variant»: Free Loading saves the price.
#[test]
fn free_loading_saves_the_fixed_price() {
    let scene =
        fixed().card(B, Influence::FreeLoading).at(Step::FixedLoading { wagon: 1, seat: B });
    let scene = scene.when(B, Action::PlayFreeLoading { goods: Goods::only(Good::Food, 2).into() });
    scene.then_money([5_000, 5_000, 5_000]);
}

/// «Lighter Variant», ruling H21: without Broken Axles twelve influence cards are left.
#[test]
fn broken_axles_can_be_left_out() {
    let options = Options { broken_axle: false, ..Options::default() };
    assert_eq!(given_with(&options, 2).state().pile_size(), 12);
}

/// «Lighter Variant», ruling H21: its name stands for both changes, and is written only where it is
/// chosen.
#[test]
fn the_lighter_variant_is_chosen_by_its_name() {
    let options = Options { preset: Some(Preset::LighterVariant), ..Options::default() };
    let scene = given_with(&options, 2).master(1, A).stock(B, "paris", Good::Food, 1);
    assert_eq!(scene.state().pile_size(), 12);
    let scene =
        scene.stock(A, "paris", Good::Wine, 1).at(Step::MasterLoading { wagon: 1, seat: A });
    scene.when(A, PASS).then_asked([B], "haendler.loading_at_fixed_price");
    let written = |options| serde_json::to_value(options).unwrap().get("preset").cloned();
    assert_eq!(written(options), Some("lighter_variant".into()));
    assert_eq!(written(Options::default()), None);
}

/// «Lighter Variant»: the others come in player order, with two goods on the wagon in all, or none.
#[test]
fn at_the_fixed_price_two_goods_are_the_most() {
    let scene =
        fixed().stock(B, "paris", Good::Cloth, 2).at(Step::FixedLoading { wagon: 1, seat: B });
    let scene = scene
        .when(B, load(Goods::only(Good::Food, 1)))
        .then_asked([B], "haendler.loading_at_fixed_price");
    let one_too_many = Goods::only(Good::Cloth, 2);
    assert!(!scene.choices(B).iter().any(
        |choice| matches!(choice, Choice::Load { baskets, .. } if baskets.contains(&one_too_many))
    ));
    let scene = scene
        .when(B, load(Goods::only(Good::Cloth, 1)))
        .then_asked([C], "haendler.loading_at_fixed_price");
    scene.when(C, PASS).then_asked([A, B, C], "haendler.bidding_for_wagon");
}

/// «Lighter Variant», ruling H21: who has goods there is asked without money too.
#[test]
fn who_cannot_pay_the_fixed_price_is_asked_all_the_same() {
    let scene = fixed().money(B, 100).at(Step::FixedLoading { wagon: 1, seat: B });
    let scene = scene.then_choices(B, [Choice::Pass {}]);
    scene.when(B, load(Goods::only(Good::Food, 1))).then_refused("haendler.money.short");
}

/// «Phase 2»: wagons come in the order of their numbers, and those on the road are passed over.
#[test]
fn only_wagons_in_cities_are_auctioned() {
    let scene =
        given(2).wagon(2, "koeln_1", "koeln").at(Step::Bidding { wagon: 1 }).when_all(|_| bid(0));
    scene.then_also(Event::StepBegan { step: Step::Bidding { wagon: 3 } });
}

/// «Phase 2», ruling H12: who won a wagon stays its master though he has loaded nothing.
#[test]
fn a_master_who_loaded_nothing_stays_master() {
    let scene = given(2)
        .master(1, B)
        .stock(B, "paris", Good::Wine, 1)
        .at(Step::Purchasing { seat: B, lap: 1 });
    scene.when(B, PASS).then_asked([B], "haendler.loading_as_master");
}

/// «Phase 2», ruling H14: a bid is drawn out of the sack, so it is never above the own money.
#[test]
fn nobody_bids_more_than_he_has() {
    given(2)
        .money(A, 300)
        .at(Step::Bidding { wagon: 1 })
        .when(A, bid(400))
        .then_refused("haendler.amount.out_of_range");
}

/// «Phase 2», ruling H11: a wagon is finished before the next one, so what it earned can be bid.
#[test]
fn fees_for_one_wagon_can_be_bid_for_the_next() {
    let scene = fixed()
        .money(A, 0)
        .at(Step::FixedLoading { wagon: 1, seat: B })
        .when(B, load(Goods::only(Good::Food, 2)));
    assert_eq!(scene.when(C, PASS).choices(A), [Choice::Bid { most: 400 }]);
}

/// «Phase 2»: goods are loaded in the wagon's city alone; where no other player has any, there is
/// no bargaining.
#[test]
fn goods_come_from_the_city_of_the_wagon() {
    let scene = given(2).stock(A, "paris", Good::Wine, 1).stock(A, "genf", Good::Wine, 2).stock(
        B,
        "koeln",
        Good::Iron,
        1,
    );
    let scene = scene.at(Step::Bidding { wagon: 1 }).when_all(|_| bid(0));
    assert_eq!(
        scene.choices(A)[1],
        Choice::Load { baskets: vec![Goods::only(Good::Wine, 1)], fee_each: 0 }
    );
    scene
        .when(A, load(Goods::only(Good::Wine, 1)))
        .then_also(Event::StepBegan { step: Step::Bidding { wagon: 2 } });
}

/// «Phase 2», ruling H15: first the master loads, then the others bargain with him, or pay the
/// fixed price.
#[test]
fn others_load_after_the_master() {
    let then = |scene: Scene| {
        let scene =
            scene.master(1, A).stock(A, "paris", Good::Wine, 1).stock(B, "paris", Good::Food, 1);
        scene
            .at(Step::MasterLoading { wagon: 1, seat: A })
            .when(A, load(Goods::only(Good::Wine, 1)))
    };
    then(given(2))
        .then_asked([B], "haendler.bargaining")
        .then_may([A], "haendler.bargaining_as_master");
    let options = Options { loading: Loading::Fixed, ..Options::default() };
    then(given_with(&options, 2)).then_asked([B], "haendler.loading_at_fixed_price");
}

/// The candidates of an action are in the order of these lists, and a random choice is a place in them: the order is that of
/// the counts, however the lists are made.
#[test]
fn baskets_are_all_there_are_in_the_order_of_their_counts() {
    let counts = [2, 0, 1, 3, 0, 2];
    let stock = Goods::from_counts(counts);
    let mut all = vec![Vec::new()];
    for count in counts {
        let longer = |begun: Vec<u8>| (0..=count).map(move |more| [&begun[..], &[more]].concat());
        all = all.into_iter().flat_map(longer).collect();
    }
    let all: Vec<Goods> = all
        .into_iter()
        .map(|counts| Goods::from_counts(counts.try_into().expect("six kinds")))
        .collect();
    for most in 0..=stock.total() + 1 {
        let expected: Vec<Goods> = (1..=most)
            .flat_map(|total| all.iter().copied().filter(move |basket| basket.total() == total))
            .collect();
        assert_eq!(stock.baskets(most), expected, "at most {most}");
        let of_one_kind: Vec<Goods> =
            expected.iter().copied().filter(|basket| basket.kinds().count() == 1).collect();
        assert_eq!(stock.baskets_of_one_kind(most), of_one_kind, "at most {most} of one kind");
        for basket in all.iter().copied().chain([Goods::only(Good::Wine, 1), Goods::each(255)]) {
            let is_one = stock.has_basket(basket, most);
            assert_eq!(is_one, expected.contains(&basket), "{basket:?}, at most {most}");
        }
    }
}
