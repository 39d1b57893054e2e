//! «Phase 6»: upkeep, credit, status.

use super::{
    super::{
        action::Action, board::reconstructed, cards::Influence, choice::Choice, event::Event,
        step::Step,
    },
    scene::{A, B, HaendlerScene, PASS, Scene, given},
};

/// Everybody pays upkeep.
fn upkeep(scene: Scene) -> Scene {
    super::selling_free(scene)
}

fn rise(levels: u8, cards: u8) -> Action {
    Action::Rise { levels, cards }
}

const REPAY: Action = Action::RepayCredit {};
const CREDIT: Action = Action::TakeCredit {};

/// «Phase 6»: each pays for the own rank.
#[test]
fn upkeep_depends_on_the_rank() {
    let scene = upkeep(given(2).rank(A, 3).rank(B, 1));
    scene.then_also(Event::UpkeepPaid { seat: A, amount: 500 }).then_money([4_500, 4_900]);
}

/// «Phase 6», ruling H39: who cannot pay shows the money, falls to the highest rank he can pay, and
/// pays that.
#[test]
fn who_cannot_pay_falls_as_far_as_needed() {
    let scene = upkeep(given(2).rank(A, 7).money(A, 800));
    let scene = scene.then_also(Event::UpkeepMissed { seat: A, money: 800, rank: 4, amount: 700 });
    scene
        .then_never(|event| matches!(event, Event::UpkeepPaid { .. }))
        .then_asked([A], "haendler.offered_credit");
}

/// «Phase 6», ruling H40: the credit is offered before the next one pays, and does not undo the
/// fall.
#[test]
fn a_credit_follows_a_fall() {
    let scene = upkeep(given(2).rank(A, 2).money(A, 0)).when(A, CREDIT);
    let scene = scene.then_also(Event::UpkeepPaid { seat: B, amount: 0 });
    assert_eq!(
        (scene.state().money(A), scene.state().players[A].rank, scene.state().players[A].credits),
        (2_000, 0, 1)
    );
}

/// «Phase 6», ruling H40, ruling H41: without a card in the bank there is no credit.
#[test]
fn the_bank_has_ten_credits() {
    let scene = upkeep(given(2).rank(A, 2).money(A, 0).with(|state| state.players[B].credits = 10));
    scene.then_asked([A], "haendler.rising");
}

fn rising(scene: Scene) -> Scene {
    scene.at(Step::Rising { seat: A })
}

/// «Phase 6»: nothing, one or two levels, at the price beside the cylinder.
#[test]
fn levels_cost_what_the_arrivals_say() {
    let scene = rising(given(2).with(|state| state.arrivals = 3));
    let ways = [
        Choice::Pass {},
        Choice::Rise { levels: 1, cards: 0, price: 1_100 },
        Choice::Rise { levels: 2, cards: 0, price: 2_200 },
    ];
    assert_eq!(scene.choices(A), ways);
    let scene = scene.when(A, rise(2, 0)).then_money([2_800, 5_000]);
    assert_eq!(scene.state().players[A].rank, 2);
}

/// «Influence Cards», ruling H43, Social Climbing: two cards are two levels for 1200 each, and
/// never a third level.
#[test]
fn two_social_climbings_and_no_third_level() {
    let scene =
        || rising(given(2).card(A, Influence::SocialClimbing).card(A, Influence::SocialClimbing));
    let scene_of_two = scene().with(|state| state.arrivals = 7);
    let price = |scene: Scene, action| 5_000 - scene.when(A, action).state().money(A);
    assert_eq!(price(scene().with(|state| state.arrivals = 7), rise(2, 1)), 1_200 + 1_800);
    assert_eq!(price(scene_of_two, rise(2, 2)), 2_400);
    scene().when(A, rise(3, 2)).then_refused("haendler.rise.not_possible");
    scene().when(A, rise(0, 0)).then_refused("haendler.rise.not_possible");
    scene().when(A, rise(2, 2)).then_asked([B], "haendler.rising");
}

/// «Phase 6»: no further than the top.
#[test]
fn at_the_top_there_is_nothing_to_purchase() {
    rising(given(2).rank(A, 7)).when(A, rise(2, 0)).then_refused("haendler.rise.not_possible");
    let scene = given(2).rank(B, 8).at(Step::Rising { seat: A }).when(A, PASS);
    scene.then_asked([B], "haendler.purchasing");
}

/// «Phase 6»: a debtor does not rise, not by card either, but may repay first and then rise.
#[test]
fn a_debtor_repays_before_rising() {
    let scene = || {
        rising(
            given(2).card(A, Influence::SocialClimbing).with(|state| state.players[A].credits = 1),
        )
    };
    scene().when(A, rise(1, 1)).then_refused("haendler.rise.not_possible");
    assert_eq!(scene().choices(A), [Choice::Pass {}, Choice::RepayCredit {}]);
    scene().when(A, REPAY).when(A, rise(1, 0)).then_money([1_700, 5_000]);
}

/// «Phase 6», ruling H42: a credit can be repaid with any decision, one card at a time.
#[test]
fn a_credit_is_repaid_with_any_decision() {
    let scene = given(2).with(|state| state.players[A].credits = 2).at(Step::SettingWheels {});
    let scene =
        scene.when(A, REPAY).then_money([2_500, 5_000]).when(A, REPAY).then_money([0, 5_000]);
    scene.when(A, REPAY).then_refused("haendler.credit.none");
}

/// «Phase 6», ruling H43: the price of a level is read after the cylinder moved.
#[test]
fn arrivals_of_the_round_raise_the_price_of_a_level() {
    let scene = upkeep(given(2).arrived(1, "wien").arrived(3, "bruegge"))
        .then_asked([A], "haendler.rising");
    assert_eq!(scene.choices(A)[1], Choice::Rise { levels: 1, cards: 0, price: 1_000 });
}

/// «Phase 6»: all pay upkeep before anybody rises, each in player order.
#[test]
fn all_pay_before_anybody_rises() {
    let scene = upkeep(given(2).rank(A, 1).rank(B, 2).money(B, 0))
        .then_also(Event::UpkeepPaid { seat: A, amount: 100 });
    let scene = scene
        .then_asked([B], "haendler.offered_credit")
        .when(B, PASS)
        .then_asked([A], "haendler.rising");
    assert_eq!((scene.state().players[B].rank, scene.state().players[B].credits), (0, 0));
}

/// «Phase 6», ruling H44: a player who stands at the top of the track is not asked. No player there
/// has a credit: it comes after a fall, and who has one does not rise.
#[test]
fn nobody_is_asked_at_the_top() {
    let top = reconstructed(false).ranks.len() - 1;
    let scene = rising(given(2).rank(B, u8::try_from(top).unwrap())).when(A, PASS);
    scene.then_never(|event| matches!(event, Event::StepBegan { step: Step::Rising { seat: B } }));
}

/// «Phase 6», ruling H44: who has no money for a level is asked all the same.
#[test]
fn rising_is_offered_to_the_poor() {
    let scene = rising(given(2).money(A, 0)).then_asked([A], "haendler.rising");
    let scene = scene.then_choices(A, [Choice::Pass {}]);
    scene.when(A, rise(1, 0)).then_refused("haendler.money.short");
}

/// «Phase 6»: a credit costs 2500, and who has just that can repay it.
#[test]
fn repaying_takes_two_thousand_five_hundred() {
    let offered = |money| {
        let scene = rising(given(2).money(A, money).with(|state| state.players[A].credits = 1));
        scene.choices(A).contains(&Choice::RepayCredit {})
    };
    assert!(offered(2_500) && !offered(2_400));
}

/// «Influence Cards», Social Climbing: for each level so purchased there is a card.
#[test]
fn a_card_is_one_level() {
    rising(given(2).card(A, Influence::SocialClimbing))
        .when(A, rise(2, 2))
        .then_refused("haendler.rise.not_possible");
}
