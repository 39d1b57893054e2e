//! «Negotiation Variant»: the four examples, and the rulings on deals. What pledges forbid is
//! tested beside this.

use super::{
    super::{
        Haendler, Options,
        action::Action,
        cards::{Ability, Influence},
        choice::Choice,
        deals::{DealtCard, Pledge, ProposedCard},
        determinize::determinize,
        event::{Event, EventView},
        goods::{Good, Goods},
        phases::deals::DEALING,
        prices::Direction,
        step::{LoadingRight, Step},
        view::view,
    },
    scene::{A, B, C, HaendlerScene, PASS, Scene, drive, given, given_with},
};
use kontor_rules::{Due, Rules, Seat, SeededChance, Viewer};

/// The terms of a deal, to be filled in where they matter.
#[derive(Clone)]
pub struct Terms {
    pub money: u32,
    pub card: Option<ProposedCard>,
    pub pledge: Option<Pledge>,
    pub asked_money: u32,
    pub asked_card: Option<DealtCard>,
    pub asked_pledge: Option<Pledge>,
    pub first: Option<Seat>,
}

pub const NOTHING: Terms = Terms {
    money: 0,
    card: None,
    pledge: None,
    asked_money: 0,
    asked_card: None,
    asked_pledge: None,
    first: None,
};

/// A hundred guilders are asked for, for nothing.
pub const ASKING: Terms = Terms { asked_money: 100, ..NOTHING };

/// Proposes this to a player.
pub fn propose(seat: Seat, terms: Terms) -> Action {
    let Terms { money, card, pledge, asked_money, asked_card, asked_pledge, first } = terms;
    Action::ProposeDeal { seat, money, card, pledge, asked_money, asked_card, asked_pledge, first }
}

/// Accepts what a player proposed, where no card is asked for.
pub fn accept(seat: Seat) -> Action {
    Action::AcceptProposal { seat, card: None }
}

/// A table that plays with negotiation.
pub fn negotiating(seats: u8) -> Scene {
    given_with(&Options { negotiation: true, ..Options::default() }, seats)
}

fn dealing(scene: &Scene, seat: Seat) -> Due {
    *Haendler::due(scene.state())[seat].iter().find(|due| due.optional).expect("the seat may deal")
}

fn can_accept(scene: &Scene, seat: Seat) -> bool {
    let choices = Haendler::choices(scene.state(), seat, &dealing(scene, seat));
    choices.iter().any(|choice| matches!(choice, Choice::AcceptProposal { .. }))
}

fn route(places: &[&str]) -> Vec<String> {
    places.iter().map(|place| (*place).to_owned()).collect()
}

/// «Negotiation Variant», first example: one moves a wagon on once the other has moved it down the
/// route. The other goes as far as a tile leads, which is his only move, so it is made by itself.
#[test]
fn a_wagon_is_moved_on_if_the_other_moves_it_first() {
    let to_paris = [
        "genua_genf",
        "genf_junction",
        "genf_paris",
        "paris_junction",
        "paris_2",
        "paris_1",
        "paris",
    ];
    let down_the_road = Pledge::MoveWagon { wagon: 3, route: route(&to_paris) };
    let scene = negotiating(2)
        .wagon(1, "wien_2", "wien_1")
        .wagon(3, "genua_junction", "genua_2")
        .at(Step::Moving { seat: A });
    let terms = Terms {
        pledge: Some(down_the_road.clone()),
        asked_pledge: Some(down_the_road),
        first: Some(A),
        ..NOTHING
    };
    let moved = scene.when(B, propose(A, terms)).when(A, accept(B));
    let moved = moved.then_wagon_at(3, to_paris[3]);
    assert!(moved.events().iter().any(|event| matches!(event, Event::PledgeKept { seat: A, .. })));
    let broken = moved.again().when(B, drive(1, 1, &["wien_junction"]));
    broken.then_refused("haendler.pledge.binds");
    let arrived = moved.when(B, drive(3, 3, &to_paris[4..]));
    assert!(
        arrived.events().iter().any(|event| matches!(event, Event::PledgeKept { seat: B, .. }))
    );
}

/// «Negotiation Variant», second example: one does not bid, and loads free of charge once the other
/// is Loading Master.
#[test]
fn who_does_not_bid_loads_free_of_charge() {
    let scene = negotiating(2)
        .stock(A, "koeln", Good::Salt, 2)
        .stock(B, "koeln", Good::Iron, 1)
        .at(Step::Bidding { wagon: 2 });
    let (no_bid, let_load) = (Pledge::NoBid { wagon: 2 }, Pledge::LetLoad { wagon: 2 });
    let scene = scene.when(
        A,
        propose(B, Terms { pledge: Some(no_bid), asked_pledge: Some(let_load), ..NOTHING }),
    );
    let scene = scene.when(B, accept(A));
    scene.again().when(A, Action::Bid { amount: 100 }).then_refused("table.not_asked");
    let scene = scene.when(B, Action::Bid { amount: 100 });
    let scene = scene.when(B, Action::Load { goods: Goods::only(Good::Iron, 1).into() });
    scene.again().when(B, Action::CloseBargaining {}).then_refused("haendler.pledge.binds");
    let goods = Goods::only(Good::Salt, 2);
    let scene = scene.when(A, Action::Load { goods: goods.into() });
    scene
        .then_also(Event::GoodsLoaded {
            wagon: 2,
            seat: A,
            goods,
            right: LoadingRight::Pledge,
            fee: 0,
        })
        .then_money([5_000, 4_900]);
}

/// «Negotiation Variant», third example: an influence card is bought for 800.
#[test]
fn an_influence_card_is_bought() {
    let scene =
        negotiating(3).card(B, Influence::SpecialSale).at(Step::Purchasing { seat: A, lap: 1 });
    let scene = scene.card(B, Influence::BrokenAxle);
    let scene = scene.when(
        A,
        propose(B, Terms { money: 800, asked_card: Some(DealtCard::SpecialSale), ..NOTHING }),
    );
    let choices = Haendler::choices(scene.state(), B, &dealing(&scene, B));
    let offered = Choice::AcceptProposal { seat: A, cards: vec![Influence::SpecialSale] };
    assert!(choices.contains(&offered), "{choices:?}");
    let scene =
        scene.when(B, Action::AcceptProposal { seat: A, card: Some(Influence::SpecialSale) });
    let scene = scene.then_also(Event::CardHandedOver {
        giver: B,
        receiver: A,
        card: Influence::SpecialSale,
    });
    assert_eq!([A, B].map(|seat| scene.state().cards(seat).special_sale), [1, 0]);
    scene.then_money([4_200, 5_800, 5_000]);
}

/// «Negotiation Variant», ruling H51, fourth example: for 600 the Large Office does not drop a
/// price from the top.
#[test]
fn a_price_is_spared_for_money() {
    let scene = negotiating(2)
        .ability(A, Ability::LargeOffice)
        .with(|state| state.levels[Good::Salt.index()] = 4);
    let spares = Pledge::OfficeSpares { good: Good::Salt };
    let scene = scene.at(Step::UsingOffices { seat: A });
    let scene = scene
        .when(A, propose(B, Terms { pledge: Some(spares.clone()), asked_money: 600, ..NOTHING }))
        .when(B, accept(A));
    let drop =
        |good| Action::UseOffice { office: Ability::LargeOffice, direction: Direction::Up, good };
    scene.again().when(A, drop(Good::Salt)).then_refused("haendler.pledge.binds");
    let scene = scene.then_money([5_600, 4_400]).when(A, drop(Good::Iron));
    scene.then_also(Event::PledgeKept { number: 1, seat: A, receiver: B, pledge: spares });
}

/// «Negotiation Variant»: only if all agree, which the option says.
#[test]
fn without_the_variant_nobody_deals() {
    let scene = given(2).at(Step::Purchasing { seat: A, lap: 1 });
    assert!(Haendler::due(scene.state())[B].is_empty());
    scene.again().when(A, propose(B, ASKING)).then_refused("table.not_asked");
    assert_eq!(view(scene.state(), Viewer::Spectator).negotiation, None);
}

/// «Negotiation Variant», ruling H52: in every phase, beside the decision that the game waits for.
#[test]
fn everybody_may_deal_while_one_is_asked() {
    let steps = [
        Step::Purchasing { seat: A, lap: 1 },
        Step::Bidding { wagon: 1 },
        Step::Moving { seat: A },
        Step::SettingWheels {},
        Step::WarehouseSelling { seat: A },
        Step::OfferedCredit { seat: A },
        Step::Rising { seat: A },
    ];
    for step in steps {
        let scene = negotiating(3).at(step);
        assert!([A, B, C].iter().all(|seat| dealing(&scene, *seat).kind == DEALING), "{step:?}");
    }
}

/// «Negotiation Variant», ruling H52: a seat has one optional decision, so who may bargain out of
/// turn deals there.
#[test]
fn dealing_joins_an_optional_decision() {
    let scene = negotiating(2)
        .master(1, A)
        .stock(B, "paris", Good::Food, 2)
        .at(Step::Bargaining { wagon: 1 });
    assert_eq!(Haendler::due(scene.state())[A].len(), 1);
    let scene = scene.then_may([A], "haendler.bargaining_as_master").when(A, propose(B, ASKING));
    assert!(can_accept(&scene, B));
}

/// «Negotiation Variant», ruling H52: deals hold up no player.
#[test]
fn the_game_goes_on_over_an_open_proposal() {
    let scene = negotiating(2)
        .at(Step::Rising { seat: B })
        .when(A, propose(B, Terms { money: 300, ..NOTHING }));
    let scene = scene.when(B, PASS).then_also(Event::ProposalLapsed { seat: A, receiver: B });
    scene.then_money([5_000, 5_000]).then_asked([B], "haendler.purchasing");
}

/// «Negotiation Variant», ruling H53: what a proposal gives at once is set aside, and comes back
/// when it comes to nothing.
#[test]
fn money_and_cards_of_a_proposal_are_set_aside() {
    let scene =
        negotiating(2).card(A, Influence::SpecialSale).at(Step::Purchasing { seat: B, lap: 1 });
    let card = Some(ProposedCard { card: Influence::SpecialSale, openly: true });
    let scene =
        scene.when(A, propose(B, Terms { money: 700, card, ..NOTHING })).then_money([4_300, 5_000]);
    assert_eq!(scene.state().cards(A).total(), 0);
    let back = |scene: Scene| {
        assert_eq!(scene.then_money([5_000, 5_000]).state().cards(A).special_sale, 1)
    };
    back(scene.again().when(A, Action::WithdrawProposal {}));
    back(scene.when(B, Action::DeclineProposal { seat: A }));
}

/// «Negotiation Variant», ruling H53: a player's own proposal lapses before his upkeep is taken.
#[test]
fn money_is_not_out_of_reach_of_upkeep() {
    let fallen =
        negotiating(2).rank(A, 1).money(A, 0).rank(B, 2).money(B, 400).ability(A, Ability::Office);
    let fallen = fallen
        .at(Step::UsingOffices { seat: A })
        .when(A, PASS)
        .then_asked([A], "haendler.offered_credit");
    let fallen = fallen.when(B, propose(A, Terms { money: 400, ..NOTHING })).when(A, PASS);
    fallen
        .then_also(Event::ProposalLapsed { seat: B, receiver: A })
        .then_also(Event::UpkeepPaid { seat: B, amount: 300 });
}

/// «Negotiation Variant», ruling H55: a proposal may ask for more than the other has, who cannot
/// accept then.
#[test]
fn who_cannot_give_what_is_asked_cannot_accept() {
    let scene = negotiating(3).money(B, 200).at(Step::Purchasing { seat: A, lap: 1 });
    let asked = scene.when(A, propose(B, Terms { asked_money: 300, ..NOTHING }));
    assert!(!can_accept(&asked, B));
    asked.when(B, accept(A)).then_refused("haendler.money.short");
    let asked = negotiating(2).at(Step::Purchasing { seat: A, lap: 1 });
    let asked =
        asked.when(A, propose(B, Terms { asked_card: Some(DealtCard::FreeLoading), ..NOTHING }));
    assert!(!can_accept(&asked, B));
    asked
        .when(B, Action::AcceptProposal { seat: A, card: Some(Influence::FreeLoading) })
        .then_refused("haendler.card.not_held");
}

/// «Negotiation Variant», ruling H54: twenty proposals of a player in a round, one of them open at
/// once.
#[test]
fn proposals_have_a_limit() {
    let scene = negotiating(2).at(Step::Purchasing { seat: A, lap: 1 });
    let said =
        |scene: Scene| scene.when(B, propose(A, ASKING)).when(B, Action::WithdrawProposal {});
    let scene = (0..20).fold(scene, |scene, _| said(scene));
    scene.again().when(B, propose(A, ASKING)).then_refused("table.not_asked");
    let scene = scene.when(A, propose(B, ASKING));
    scene.again().when(B, propose(A, ASKING)).then_refused("haendler.proposal.spent");
    scene.when(A, propose(B, ASKING)).then_refused("haendler.proposal.open");
}

/// «Negotiation Variant», ruling H55: talks are public, but a card that is not named is seen by the
/// two alone.
#[test]
fn an_unnamed_card_is_seen_by_giver_and_receiver() {
    let scene =
        negotiating(3).card(A, Influence::SpecialSale).at(Step::Purchasing { seat: C, lap: 1 });
    let card = Some(ProposedCard { card: Influence::SpecialSale, openly: false });
    let scene = scene.when(A, propose(B, Terms { card, asked_money: 500, ..NOTHING }));
    let aside = |viewer| view(scene.state(), viewer).negotiation.unwrap().proposals[0].card;
    assert_eq!(
        [A, B, C].map(|seat| aside(Viewer::Seat(seat))),
        [Some(Influence::SpecialSale), None, None]
    );
    let scene = scene.when(B, accept(A));
    let slipped = Event::CardSlippedOver { giver: A, receiver: B, card: Influence::SpecialSale };
    let told = |viewer| slipped.redact(viewer);
    let as_told = |card| EventView::CardSlippedOver { giver: A, receiver: B, card };
    let seen = Some(Influence::SpecialSale);
    assert_eq!(
        [A, B, C].map(|seat| told(Viewer::Seat(seat))),
        [as_told(seen), as_told(seen), as_told(None)]
    );
    assert!(slipped.reveals(Viewer::Seat(B)) && !slipped.reveals(Viewer::Seat(C)));
    scene.then_also(slipped).then_money([5_500, 4_500, 5_000]);
}

/// An imagined world keeps what proposals name, and draws again what they do not.
#[test]
fn an_unnamed_card_may_be_any_in_an_imagined_world() {
    let scene =
        negotiating(2).card(A, Influence::SpecialSale).at(Step::Purchasing { seat: B, lap: 1 });
    let proposed = |openly| {
        let card = Some(ProposedCard { card: Influence::SpecialSale, openly });
        scene.again().when(A, propose(B, Terms { card, ..NOTHING })).into_state()
    };
    let imagined = |openly, number| {
        determinize(&proposed(openly), Viewer::Seat(B), &mut SeededChance::new([5; 32], number))
    };
    let always = |openly| {
        (0..40).all(|number| imagined(openly, number).card_aside(A) == Some(Influence::SpecialSale))
    };
    assert!(always(true) && !always(false));
}

/// «Negotiation Variant», ruling H55: a proposal changes what its receiver may accept, and nothing
/// for a third player.
#[test]
fn a_proposal_between_two_others_does_not_rename_a_decision() {
    let before = negotiating(3).at(Step::Purchasing { seat: C, lap: 1 });
    let dues = |scene: &Scene, seat: Seat| Haendler::due(scene.state())[seat].clone();
    let (of_b, of_c) = (dues(&before, B), dues(&before, C));
    let after = before.when(A, propose(B, ASKING));
    assert_eq!(dues(&after, C), of_c);
    assert_ne!(dues(&after, B), of_b);
}

/// «Negotiation Variant», ruling H61: with negotiation a debtor is asked once more before the game
/// ends.
#[test]
fn debtors_repay_after_the_last_rise() {
    let scene = negotiating(2)
        .money(A, 2_000)
        .with(|state| (state.arrivals, state.players[A].credits) = (6, 1));
    let scene =
        scene.at(Step::Rising { seat: B }).when(B, PASS).then_asked([A], "haendler.repaying");
    let scene = scene.when(A, propose(B, Terms { asked_money: 500, ..NOTHING })).when(B, accept(A));
    let scene = scene.when(A, Action::RepayCredit {});
    scene.then_over().then_state(|state| state.players[A].credits, 0);
}

/// «Phase 6»: without the variant the rise turn is the last chance.
#[test]
fn without_negotiation_nobody_is_asked_again_for_a_credit() {
    let scene = given(2)
        .with(|state| (state.arrivals, state.players[A].credits) = (6, 1))
        .at(Step::Rising { seat: B });
    scene.when(B, PASS).then_over();
}

/// «Negotiation Variant», ruling H42: a credit can be repaid with any decision, dealing included.
#[test]
fn a_credit_is_repaid_while_another_is_asked() {
    let scene = negotiating(2)
        .with(|state| state.players[B].credits = 1)
        .at(Step::Purchasing { seat: A, lap: 1 });
    scene.when(B, Action::RepayCredit {}).then_money([5_000, 2_500]);
}
