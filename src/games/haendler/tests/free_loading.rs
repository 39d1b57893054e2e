//! «Influence Cards», Free Loading, beside what is open between the master and a loader.

use super::{
    super::{
        action::Action,
        cards::Influence,
        choice::Choice,
        deals::Pledge,
        event::Event,
        goods::{Good, Goods},
        step::Step,
    },
    bargaining::{accept, bargaining, offer, request},
    negotiation::negotiating,
    pledges::pledged,
    scene::{A, B, HaendlerScene, Scene},
};

fn food(count: u8) -> Goods {
    Goods::only(Good::Food, count)
}

fn load_freely(count: u8) -> Action {
    Action::PlayFreeLoading { goods: food(count).into() }
}

fn with_card() -> Scene {
    bargaining().card(B, Influence::FreeLoading)
}

fn is_offer_ended(event: &Event) -> bool {
    matches!(event, Event::OfferDeclined { seat: B })
}

/// «Phase 2», ruling H17: an open offer does not end with Free Loading, but can be accepted for
/// what is still to be loaded.
#[test]
fn an_offer_stays_open_beside_free_loading() {
    let scene = with_card().when(A, offer(B, Some(300), Some(500))).when(B, load_freely(1));
    let scene = scene.then_never(is_offer_ended);
    let accepting = Choice::AcceptOffer { baskets: vec![food(1)] };
    assert!(scene.choices(B).contains(&accepting), "{:?}", scene.choices(B));
    scene.when(B, accept(food(1))).then_money([5_300, 4_700, 5_000]);
}

/// «Phase 2», ruling H17: an offer of which nothing can be loaded any more ends, and all see it.
#[test]
fn an_offer_that_cannot_be_accepted_any_more_is_declined() {
    let for_two = with_card().when(A, offer(B, None, Some(500)));
    for_two.when(B, load_freely(1)).then_also(Event::OfferDeclined { seat: B });
    let full = with_card().when(A, offer(B, Some(300), Some(500)));
    full.when(B, load_freely(2)).then_also(Event::OfferDeclined { seat: B });
}

/// «Phase 2», ruling H17: a request stays open as long as its goods can be loaded; if not, its fee
/// comes back.
#[test]
fn a_request_stays_open_beside_free_loading() {
    let kept = with_card().when(B, request(food(1), 400)).when(B, load_freely(1));
    let kept = kept.then_money([5_000, 4_600, 5_000]).when(A, Action::AcceptRequest { seat: B });
    kept.then_money([5_400, 4_600, 5_000]);
    let lost = with_card().when(B, request(food(2), 400)).when(B, load_freely(1));
    lost.then_also(Event::RequestWithdrawn { seat: B }).then_money([5_000; 3]);
}

/// «Negotiation Variant», ruling H58: nor does loading by a pledge end an offer.
#[test]
fn an_offer_stays_open_beside_a_pledge() {
    let scene = negotiating(2)
        .master(1, A)
        .stock(B, "paris", Good::Food, 2)
        .at(Step::Bargaining { wagon: 1 });
    let scene = pledged(scene, A, B, Pledge::LetLoad { wagon: 1 });
    let scene = scene
        .when(A, offer(B, Some(300), None))
        .when(B, Action::Load { goods: food(1).into() })
        .then_never(is_offer_ended);
    scene.when(B, accept(food(1))).then_money([5_300, 4_700]);
}

/// Under `haendler/2` an offer and a request end without a word.
#[test]
fn earlier_versions_end_what_is_open() {
    let scene = with_card().with(|state| state.version = 2).when(A, offer(B, Some(300), None));
    let scene = scene.when(B, load_freely(1)).then_never(is_offer_ended);
    scene.when(B, accept(food(1))).then_refused("haendler.offer.not_open");
}
