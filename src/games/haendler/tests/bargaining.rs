//! «Phase 2»: bargaining between the Loading Master and all others.

use super::{
    super::{
        Haendler,
        action::Action,
        cards::Influence,
        choice::Choice,
        event::Event,
        goods::{Good, Goods},
        step::{LoadingRight, Step},
        view::view,
        view::{OfferView, PhaseView, RequestView},
    },
    scene::{A, B, C, HaendlerScene, PASS, Scene, given, goods},
};
use kontor_rules::{Due, Rules, Seat, Viewer};

const BIDDING: &str = "haendler.bidding_for_wagon";
pub const CLOSE: Action = Action::CloseBargaining {};

/// A is master of the wagon in Paris with wine; B has food and wine there, C cloth.
pub fn bargaining() -> Scene {
    let scene = given(3)
        .master(1, A)
        .load(1, A, Good::Wine, 1)
        .stock(B, "paris", Good::Food, 2)
        .stock(B, "paris", Good::Wine, 1);
    scene.stock(C, "paris", Good::Cloth, 2).at(Step::Bargaining { wagon: 1 })
}

pub fn offer(seat: Seat, fee_for_one: Option<u32>, fee_for_two: Option<u32>) -> Action {
    Action::OfferLoading { seat, fee_for_one, fee_for_two }
}

pub fn accept(goods: Goods) -> Action {
    Action::AcceptOffer { goods: goods.into() }
}

pub fn request(goods: Goods, fee: u32) -> Action {
    Action::RequestLoading { goods: goods.into(), fee }
}

fn due(scene: &Scene, seat: Seat) -> Due {
    Haendler::due(scene.state())[seat][0]
}

/// «Phase 2», example: one good for 300 or two for 500, in one offer.
#[test]
fn one_offer_may_name_both_fees() {
    let scene = || bargaining().when(A, offer(B, Some(300), Some(500)));
    scene().when(B, accept(Goods::only(Good::Food, 1))).then_money([5_300, 4_700, 5_000]);
    let scene = scene().when(B, accept(Goods::only(Good::Food, 2)));
    let right = LoadingRight::Offer;
    let loaded = Event::GoodsLoaded {
        wagon: 1,
        seat: B,
        goods: Goods::only(Good::Food, 2),
        right,
        fee: 500,
    };
    scene.then_also(loaded).then_money([5_500, 4_500, 5_000]);
}

/// «Phase 2»: goods of the master's kind are not taken along.
#[test]
fn goods_must_not_match_the_masters() {
    let scene = bargaining().when(A, offer(B, Some(0), None));
    assert_eq!(
        scene.choices(B)[1],
        Choice::AcceptOffer { baskets: vec![Goods::only(Good::Food, 1)] }
    );
    scene.when(B, accept(Goods::only(Good::Wine, 1))).then_refused("haendler.goods.not_loadable");
}

/// «Phase 2»: two goods each over all rounds.
#[test]
fn others_load_two_goods_at_most() {
    let scene = bargaining().load(1, C, Good::Salt, 1).when(A, offer(C, Some(0), None));
    let scene = scene.when(C, accept(Goods::only(Good::Cloth, 1)));
    assert!(Haendler::due(scene.state())[C].is_empty());
    scene.when(A, offer(C, Some(0), None)).then_refused("haendler.offer.not_possible");
}

/// «Phase 2», ruling H14: the fee of a request is set aside, and comes back when it is withdrawn or
/// declined.
#[test]
fn a_request_sets_its_fee_aside() {
    let asked = || {
        bargaining()
            .when(B, request(Goods::only(Good::Food, 1), 700))
            .then_money([5_000, 4_300, 5_000])
    };
    asked().when(B, Action::WithdrawRequest {}).then_money([5_000, 5_000, 5_000]);
    asked().when(A, Action::DeclineRequest { seat: B }).then_money([5_000, 5_000, 5_000]);
    asked().when(A, Action::AcceptRequest { seat: B }).then_money([5_700, 4_300, 5_000]);
    asked().when(A, CLOSE).then_money([5_000, 5_000, 5_000]);
}

/// «Phase 2», ruling H17: an agreement withdraws the loader's own request.
#[test]
fn an_accepted_offer_withdraws_the_request() {
    let scene = bargaining()
        .when(B, request(Goods::only(Good::Food, 2), 700))
        .when(A, offer(B, Some(100), None));
    scene.when(B, accept(Goods::only(Good::Food, 1))).then_money([5_100, 4_900, 5_000]);
}

/// «Phase 2», ruling H14: an offer may ask for more than the other has, who cannot accept it then.
#[test]
fn who_cannot_pay_cannot_accept() {
    let scene = bargaining().money(B, 200).when(A, offer(B, Some(300), None));
    assert!(!scene.choices(B).iter().any(|choice| matches!(choice, Choice::AcceptOffer { .. })));
    scene.when(B, accept(Goods::only(Good::Food, 1))).then_refused("haendler.money.short");
}

/// «Phase 2», ruling H14: a fee is at most all the money that has come to the table.
#[test]
fn a_fee_is_bounded_by_what_came_to_the_table() {
    let offered = |fee| bargaining().when(A, offer(B, Some(fee), None));
    offered(15_000).then_money([5_000; 3]);
    offered(15_100).then_refused("haendler.amount.out_of_range");
}

/// «Phase 2», ruling H14: the fee of a request is set aside at once, so it is never above the own
/// money.
#[test]
fn nobody_asks_for_more_than_he_can_set_aside() {
    let scene = bargaining().money(B, 200);
    scene
        .when(B, request(Goods::only(Good::Food, 1), 300))
        .then_refused("haendler.amount.out_of_range");
}

/// «Phase 2»: what lies between two leaves a third one's decision as it is.
#[test]
fn an_offer_between_two_others_does_not_rename_a_decision() {
    let before = bargaining();
    let (of_b, of_c) = (due(&before, B), due(&before, C));
    let after = before.when(A, offer(B, Some(300), None));
    assert_eq!(due(&after, C), of_c);
    assert_ne!(due(&after, B).key, of_b.key);
}

/// «Phase 2»: no player has to be waited for, since the master can close at any time.
#[test]
fn the_master_closes_while_others_have_not_answered() {
    let scene = bargaining().when(A, offer(B, Some(300), None)).when(A, CLOSE);
    scene.then_also(Event::BargainingEnded { wagon: 1 }).then_asked([A, B, C], BIDDING);
}

/// «Phase 2»: the game waits for the master when the others have had their say.
#[test]
fn after_all_have_passed_the_master_is_awaited() {
    let scene = bargaining();
    assert!(due(&scene, A).optional && !due(&scene, B).optional);
    let scene = scene.when(B, PASS).when(C, request(Goods::only(Good::Cloth, 1), 0));
    assert!(!due(&scene, A).optional && due(&scene, B).optional && due(&scene, C).optional);
}

/// «Phase 2», ruling H17: a pass declines the offer and stands until a new one.
#[test]
fn a_pass_stands_until_a_new_offer() {
    let scene = bargaining().when(A, offer(B, Some(300), None)).when(B, PASS);
    assert!(due(&scene, B).optional);
    let scene = scene.when(A, offer(B, Some(200), None));
    assert!(!due(&scene, B).optional);
    let scene = scene.when(B, Action::DeclineOffer {});
    assert!(!due(&scene, B).optional, "declining is no pass");
}

/// «Phase 2», ruling H16: several kinds may be loaded together.
#[test]
fn loaders_may_mix_kinds() {
    let scene = bargaining().stock(B, "paris", Good::Cloth, 1).when(A, offer(B, None, Some(0)));
    scene.when(B, accept(goods([(Good::Food, 1), (Good::Cloth, 1)]))).then_money([5_000; 3]);
}

/// «Phase 2», ruling H18, named limit: ten offers to a player and ten requests of a player for a
/// wagon and round.
#[test]
fn offers_and_requests_have_a_limit() {
    let offered_to = |scene: &Scene, to: Seat| {
        let is_meant =
            |choice: &Choice| matches!(choice, Choice::OfferLoading { seat, .. } if *seat == to);
        scene.choices(A).iter().any(is_meant)
    };
    assert_eq!([B, C].map(|seat| offered_to(&bargaining(), seat)), [true, true]);
    let ten = (0..10).fold(bargaining(), |scene, _| scene.when(A, offer(B, Some(300), None)));
    assert_eq!([B, C].map(|seat| offered_to(&ten, seat)), [false, true]);
    ten.when(A, offer(B, Some(300), None)).then_refused("haendler.offer.spent");
    let food = Goods::only(Good::Food, 1);
    let ten = (0..10).fold(bargaining(), |scene, _| {
        scene.when(B, request(food, 0)).when(B, Action::WithdrawRequest {})
    });
    ten.when(B, request(food, 0)).then_refused("haendler.offer.spent");
}

/// «Influence Cards», ruling H20, Free Loading: the master can neither answer it nor cut it off by
/// closing.
#[test]
fn free_loading_is_played_after_closing_too() {
    let scene = bargaining()
        .card(B, Influence::FreeLoading)
        .when(B, PASS)
        .when(A, CLOSE)
        .then_asked([B], "haendler.bargaining");
    let scene = scene.when(B, Action::PlayFreeLoading { goods: Goods::only(Good::Food, 2).into() });
    scene.then_also(Event::BargainingEnded { wagon: 1 }).then_money([5_000; 3]);
}

/// «Influence Cards», ruling H19, ruling H49: each holder of a card is asked, so that being asked
/// tells nothing; who holds none is not.
#[test]
fn after_closing_all_card_holders_are_asked_and_nobody_else() {
    let scene = bargaining()
        .card(C, Influence::SpecialSale)
        .when(A, CLOSE)
        .then_asked([C], "haendler.bargaining");
    let scene = scene.then_choices(C, [Choice::Pass {}]);
    assert!(
        Haendler::due(scene.state())[B].is_empty() && Haendler::due(scene.state())[A].is_empty()
    );
}

/// «Influence Cards», Free Loading: refused for the master's kind.
#[test]
fn free_loading_does_not_break_the_rule_of_kinds() {
    let scene = bargaining().card(B, Influence::FreeLoading);
    let wine = Action::PlayFreeLoading { goods: Goods::only(Good::Wine, 1).into() };
    scene.when(B, wine).then_refused("haendler.goods.not_loadable");
}

/// «Influence Cards», Free Loading: two goods of the player on the wagon are the most with the card
/// too, and it is used up.
#[test]
fn free_loading_does_not_break_the_rule_of_two() {
    let scene = || bargaining().load(1, B, Good::Salt, 1).card(B, Influence::FreeLoading);
    let play = |count| Action::PlayFreeLoading { goods: Goods::only(Good::Food, count).into() };
    scene().when(B, play(2)).then_refused("haendler.goods.not_loadable");
    let scene = scene().when(A, offer(B, Some(300), None)).when(B, play(1));
    assert_eq!((scene.state().used.free_loading, scene.state().cards(B).total()), (1, 0));
    scene.then_money([5_000; 3]).then_asked([C], "haendler.bargaining");
}

/// «Influence Cards», ruling H20: the card is of no use to the master.
#[test]
fn the_master_does_not_play_free_loading() {
    let scene = bargaining().card(A, Influence::FreeLoading).stock(A, "paris", Good::Wine, 1);
    assert!(
        !scene.choices(A).iter().any(|choice| matches!(choice, Choice::PlayFreeLoading { .. }))
    );
    let wine = Action::PlayFreeLoading { goods: Goods::only(Good::Wine, 1).into() };
    scene.when(A, wine).then_refused("table.not_asked");
}

/// «Phase 2», ruling H17: a new offer takes the place of the one before.
#[test]
fn an_offer_replaces_the_one_before() {
    let scene =
        || bargaining().when(A, offer(B, Some(300), None)).when(A, offer(B, None, Some(500)));
    scene().when(B, accept(Goods::only(Good::Food, 1))).then_refused("haendler.offer.not_open");
    scene().when(B, accept(Goods::only(Good::Food, 2))).then_money([5_500, 4_500, 5_000]);
}

/// «Phase 2», ruling H19: closing is final, and what was open lapses.
#[test]
fn what_is_open_lapses_with_closing() {
    let closed = || {
        bargaining().card(B, Influence::SpecialSale).when(A, offer(B, Some(0), None)).when(A, CLOSE)
    };
    closed().when(B, accept(Goods::only(Good::Food, 1))).then_refused("haendler.offer.not_open");
    closed().when(B, request(Goods::only(Good::Food, 1), 0)).then_refused("table.not_asked");
    closed().when(A, offer(B, Some(0), None)).then_refused("table.not_asked");
    closed().when(B, PASS).then_also(Event::BargainingEnded { wagon: 1 });
}

/// «Phase 2», ruling H17: an agreement uses up the offer; for the second good there is another.
#[test]
fn players_may_agree_more_than_once() {
    let one = |scene: Scene, fee| {
        scene.when(A, offer(B, Some(fee), None)).when(B, accept(Goods::only(Good::Food, 1)))
    };
    let scene = one(one(bargaining(), 300), 200).then_money([5_500, 4_500, 5_000]);
    assert!(Haendler::due(scene.state())[B].is_empty());
}

/// «Phase 2», ruling H17: an offer names at least one fee, and one for two goods only where two can
/// be loaded.
#[test]
fn an_offer_names_what_can_be_loaded() {
    bargaining().when(A, offer(B, None, None)).then_refused("haendler.offer.not_possible");
    let scene = bargaining().load(1, C, Good::Salt, 1);
    scene.when(A, offer(C, Some(100), Some(200))).then_refused("haendler.offer.not_possible");
    let to_himself = bargaining().stock(A, "paris", Good::Food, 1);
    to_himself.when(A, offer(A, Some(100), None)).then_refused("haendler.offer.not_possible");
    bargaining().when(A, offer(B, Some(15_100), None)).then_refused("haendler.amount.out_of_range");
}

/// «Phase 2»: offers and requests are made in public.
#[test]
fn everybody_sees_what_is_offered_and_asked_for() {
    let scene = bargaining()
        .when(A, offer(B, Some(300), Some(500)))
        .when(C, request(Goods::only(Good::Cloth, 1), 200));
    let PhaseView::Bargaining { bargains, .. } = view(scene.state(), Viewer::Spectator).phase
    else {
        panic!("they bargain")
    };
    assert_eq!(
        bargains[1].offer,
        Some(OfferView { fee_for_one: Some(300), fee_for_two: Some(500) })
    );
    assert_eq!(
        bargains[2].request,
        Some(RequestView { goods: Goods::only(Good::Cloth, 1), fee: 200 })
    );
}

/// «Phase 2»: what others have loaded may not match the master's kind in a later round either.
#[test]
fn a_loader_with_goods_on_the_wagon_is_bound_by_the_masters_kind() {
    let scene = bargaining().load(1, B, Good::Food, 1).when(A, offer(B, Some(0), None));
    scene.when(B, accept(Goods::only(Good::Wine, 1))).then_refused("haendler.goods.not_loadable");
}

/// «Influence Cards», ruling H49: once all three Free Loadings are used, no player is asked for
/// one.
#[test]
fn after_the_third_free_loading_closing_ends_the_window() {
    let used =
        bargaining().card(C, Influence::SpecialSale).with(|state| state.used.free_loading = 3);
    used.when(A, CLOSE).then_also(Event::BargainingEnded { wagon: 1 });
}
