//! Every way in which the rules say no, reached once.

use super::{
    super::{
        DaleOfMerchants, Options,
        action::Action,
        kinds::{Card::*, Set},
        refusals::REFUSALS,
    },
    scene::*,
};
use kontor_rules::{Refusal, Rules};

fn checked(seats: u8, options: Options) -> Refusal {
    DaleOfMerchants::check(&options, seats).expect_err("the options were accepted")
}

fn all() -> Vec<(&'static str, String)> {
    let decks = |sets: &[Set]| Options { decks: Some(sets.to_vec()), ..Options::default() };
    let market = || given(2).hand(A, [Magnet, Junk, Calculations]).market([Some(Swank)]).acting();
    let buy = |payment: Vec<u32>, keep_glue| {
        market().when(A, Action::Buy { slot: 0, payment, keep_glue })
    };
    let rearranged = Action::RearrangeAndBuy {
        slot: 0,
        to: 0,
        others: vec![1, 2, 3, 4],
        payment: vec![0],
        keep_glue: false,
    };
    let team = given(4).teams().hand(A, [Magnet]).hand(C, [Junk]).acting();
    let refusals = [
        checked(3, Options { teams: true, ..Options::default() }),
        checked(2, decks(&[Set::Owls])),
        checked(2, decks(&[Set::Owls, Set::Foxes, Set::Owls])),
        checked(2, Options { first_seat: Some(2), ..Options::default() }),
        checked(2, Options { round_limit: 19, ..Options::default() }),
        given(2).acting().passes(A).then_refused("table.not_asked"),
        market()
            .when(A, Action::Play { card: 9 })
            .then_refused("dale_of_merchants.card.not_choosable"),
        buy(vec![0, 0], false).then_refused("dale_of_merchants.card.named_twice"),
        market()
            .when(A, Action::Build { cards: Vec::new() })
            .then_refused("dale_of_merchants.cards.miscounted"),
        buy(vec![1], false).then_refused("dale_of_merchants.payment.too_low"),
        buy(vec![0, 1], false).then_refused("dale_of_merchants.payment.too_high"),
        buy(vec![0], true).then_refused("dale_of_merchants.payment.without_glue"),
        market().when(A, rearranged).then_refused("dale_of_merchants.payment.without_calculations"),
        market().builds(A, [Magnet]).then_refused("dale_of_merchants.stack.sum_wrong"),
        market().builds(A, [Junk]).then_refused("dale_of_merchants.stack.mixed"),
        team.asks_for_help(A, [Magnet]).then_refused("dale_of_merchants.stack.needs_no_help"),
    ];
    refusals.iter().map(|refusal| (refusal.kind().code, refusal.to_string())).collect()
}

#[test]
fn every_refusal_is_reached() {
    let reached: Vec<&str> = all().into_iter().map(|(code, _)| code).collect();
    let missing: Vec<&str> =
        REFUSALS.iter().map(|kind| kind.code).filter(|code| !reached.contains(code)).collect();
    assert!(missing.is_empty(), "never reached: {missing:?}");
}

#[test]
fn no_parameter_is_left_out_of_a_sentence() {
    for (code, sentence) in all() {
        assert!(!sentence.contains('{'), "{code}: {sentence}");
    }
}

#[test]
fn who_is_not_asked_can_do_nothing() {
    given(2).hand(B, [Swank]).acting().plays(B, Swank).then_refused("table.not_asked");
}
