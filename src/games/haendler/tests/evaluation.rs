//! What every appraisal must say, however its figures are chosen.

use super::{
    super::{
        cards::Influence, evaluation::evaluate, goods::Good, phase::Phase, scoring::standings,
        step::EndReason,
    },
    scene::{A, B, HaendlerScene, Scene, given},
};

/// By how much A stands better in the one scene than in the other.
fn gain(better: &Scene, worse: &Scene) -> i64 {
    evaluate(better.state(), A) - evaluate(worse.state(), A)
}

#[test]
fn money_rank_and_cards_are_worth_something() {
    let plain = given(2);
    assert!(gain(&given(2).money(A, 6_000), &plain) > 0);
    assert!(gain(&given(2).rank(A, 1), &plain) > 0);
    assert!(gain(&given(2).card(A, Influence::SpecialSale), &plain) > 0);
}

#[test]
fn what_the_other_has_counts_against_the_seat() {
    let plain = given(2);
    assert!(gain(&given(2).money(B, 6_000), &plain) < 0);
    assert!(gain(&given(2).rank(B, 1), &plain) < 0);
}

/// «Phase 6»: 2000 now, 2500 later, and the last place if it is never repaid.
#[test]
fn a_credit_costs_more_than_it_brings() {
    let in_debt = given(2).money(A, 7_000).with(|state| state.players[A].credits = 1);
    assert!(gain(&in_debt, &given(2)) < 0);
}

/// «Phase 5»: goods are worth more the nearer they are to their sale.
#[test]
fn goods_gain_on_their_way() {
    let stored = given(2).stock(A, "paris", Good::Wine, 1);
    let on_the_road = given(2).wagon(1, "wien_1", "wien_2").load(1, A, Good::Wine, 1);
    let arrived = given(2).arrived(1, "wien").load(1, A, Good::Wine, 1);
    assert!(gain(&stored, &given(2)) > 0);
    assert!(gain(&on_the_road, &stored) > 0);
    assert!(gain(&arrived, &on_the_road) > 0);
}

/// «Game End»: at the end a rank outweighs any money, and a debt any rank.
#[test]
fn at_the_end_the_standings_decide() {
    let over = |scene: Scene| {
        scene.with(|state| {
            let standings = standings(state);
            state.phase = Phase::Over { reason: EndReason::Arrivals, standings };
        })
    };
    let ranked = over(given(2).rank(A, 1));
    assert!(gain(&ranked, &over(given(2).money(A, 20_000))) > 0);
    let in_debt = over(given(2).rank(A, 8).with(|state| state.players[A].credits = 1));
    assert!(gain(&in_debt, &over(given(2))) < 0);
}
