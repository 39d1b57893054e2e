//! «Negotiation Variant»: influence cards that are set aside for a proposal, in the windows in
//! which they could be played. Deals of nothing.

use super::{
    super::{
        Haendler,
        action::Action,
        cards::Influence,
        choice::Choice,
        deals::{DealtCard, ProposedCard},
        event::Event,
        goods::{Good, Goods},
        step::Step,
    },
    bargaining::CLOSE,
    negotiation::{NOTHING, Terms, accept, negotiating, propose},
    scene::{A, B, HaendlerScene, PASS, Scene},
};
use kontor_rules::{Rules, Seat};

fn proposed(card: Influence, openly: bool) -> Action {
    propose(B, Terms { card: Some(ProposedCard { card, openly }), asked_money: 300, ..NOTHING })
}

/// A's window for each card that has one, with the only card of A, and the card as it is played.
fn windows() -> Vec<(Scene, Influence, &'static str, Action)> {
    let given = |card| negotiating(2).card(A, card).stock(A, "paris", Good::Food, 1);
    let loading = given(Influence::FreeLoading).master(1, B).at(Step::Bargaining { wagon: 1 });
    let sold = given(Influence::SaleWithBonus).arrived(1, "genf").load(1, A, Good::Wine, 1);
    vec![
        (
            loading.when(B, CLOSE),
            Influence::FreeLoading,
            "haendler.bargaining",
            Action::PlayFreeLoading { goods: Goods::only(Good::Food, 1).into() },
        ),
        (
            given(Influence::BrokenAxle).at(Step::PlayingAxles { seat: A }),
            Influence::BrokenAxle,
            "haendler.playing_broken_axle",
            Action::PlayBrokenAxle { wagon: 1 },
        ),
        (
            given(Influence::SpecialSale).at(Step::SpecialSale { seat: A }),
            Influence::SpecialSale,
            "haendler.playing_special_sale",
            Action::PlaySpecialSale { city: "paris".to_owned(), good: Good::Food },
        ),
        (
            sold.at(Step::BonusSale { seat: A }),
            Influence::SaleWithBonus,
            "haendler.playing_sale_with_bonus",
            Action::PlaySaleWithBonus { wagon: 1 },
        ),
    ]
}

/// «Negotiation Variant», ruling H49: who proposes his only card in the window in which it is
/// played is still asked, takes the proposal back and plays it.
#[test]
fn a_window_stays_open_for_a_card_that_can_be_taken_back() {
    for (window, card, kind, play) in windows() {
        for openly in [true, false] {
            let scene = window.again().when(A, proposed(card, openly)).then_asked([A], kind);
            let scene = scene.when(A, Action::WithdrawProposal {}).when(A, play.clone());
            assert_eq!(scene.state().used.of(card), 1, "{kind}");
        }
    }
}

/// «Negotiation Variant», ruling H49: with the card the window is gone.
#[test]
fn a_window_ends_when_the_only_card_is_given_away() {
    for (window, card, kind, _) in windows() {
        let scene = window.when(A, proposed(card, true)).when(B, accept(A));
        let still_asked = Haendler::due(scene.state())[A].iter().any(|due| due.kind == kind);
        assert!(!still_asked, "{kind}");
    }
}

/// «Influence Cards», ruling H49: a card that is set aside by its name is known to be no other, so
/// no player is asked for it.
#[test]
fn a_named_card_opens_no_window_of_another_kind() {
    let asked = |openly| {
        let scene = negotiating(2).card(A, Influence::SpecialSale);
        let scene = scene.at(Step::PlayingAxles { seat: A });
        let scene = scene.when(A, proposed(Influence::SpecialSale, openly));
        Haendler::due(scene.state())[A][0].kind
    };
    assert_eq!([true, false].map(asked), ["haendler.moving", "haendler.playing_broken_axle"]);
}

/// Under `haendler/2` the proposal closes the window.
#[test]
fn earlier_versions_close_the_window() {
    let scene = negotiating(2).card(A, Influence::BrokenAxle).with(|state| state.version = 2);
    let scene = scene.at(Step::PlayingAxles { seat: A });
    let scene = scene.when(A, proposed(Influence::BrokenAxle, true));
    scene.then_also(Event::StepBegan { step: Step::Moving { seat: A } });
}

/// «Negotiation Variant», ruling H55: who is asked for a card of his own choice picks it when he
/// accepts.
#[test]
fn the_giver_chooses_when_no_card_is_named() {
    let scene = negotiating(2)
        .card(B, Influence::SpecialSale)
        .card(B, Influence::BrokenAxle)
        .at(Step::Rising { seat: A });
    let scene =
        scene.when(A, propose(B, Terms { asked_card: Some(DealtCard::GiversChoice), ..NOTHING }));
    scene.again().when(B, accept(A)).then_refused("haendler.proposal.card");
    let scene =
        scene.when(B, Action::AcceptProposal { seat: A, card: Some(Influence::BrokenAxle) });
    let slipped = Event::CardSlippedOver { giver: B, receiver: A, card: Influence::BrokenAxle };
    assert_eq!(scene.then_also(slipped).state().cards(A).broken_axle, 1);
}

/// The first deal that the decision offers.
fn first_deal(scene: &Scene, seat: Seat) -> Action {
    let due = Haendler::due(scene.state())[seat].iter().copied().find(|due| due.optional);
    let choices = Haendler::choices(scene.state(), seat, &due.expect("the seat may deal"));
    let is_proposal = |choice: &&Choice| matches!(choice, Choice::ProposeDeal { .. });
    let choice = choices.iter().find(is_proposal).expect("the seat may propose");
    Haendler::answer(choice, Haendler::template(choice).nth(0))
}

/// «Negotiation Variant», ruling H51: in a deal a player gives something.
#[test]
fn a_deal_of_nothing_is_none() {
    let scene = negotiating(3).at(Step::Purchasing { seat: A, lap: 1 });
    scene.again().when(A, propose(B, NOTHING)).then_refused("haendler.deal.empty");
    let first = first_deal(&scene, B);
    assert_ne!(first, propose(A, NOTHING));
    scene.when(B, first).then_some(|event| matches!(event, Event::DealProposed { seat: B, .. }));
    let earlier = negotiating(3).with(|state| state.version = 2);
    let earlier = earlier.at(Step::Purchasing { seat: A, lap: 1 });
    assert_eq!(first_deal(&earlier, B), propose(A, NOTHING));
    earlier.when(B, propose(A, NOTHING)).when(A, PASS).then_asked([B], "haendler.purchasing");
}
