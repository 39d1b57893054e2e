//! Every way in which the rules say no, reached once, with what it tells.

use super::{
    super::{
        Haendler, Options,
        action::Action,
        cards::{Ability, Influence},
        deals::{DealtCard, Pledge},
        goods::{Good, Goods},
        options::AbilitySetup,
        prices::{Arrow, Direction},
        refusals::{self, REFUSALS},
        step::Step,
    },
    board,
    negotiation::{ASKING, NOTHING, Terms, accept, negotiating, propose},
    scene::{A, B, HaendlerScene, PASS, Scene, drive, drive_by_points, given},
};
use kontor_rules::{Refusal, Rules, Seat};

fn check(options: &Options) -> Refusal {
    Haendler::check(options, 3).unwrap_err()
}

fn refused(scene: Scene, seat: Seat, action: Action) -> Refusal {
    scene.when(seat, action).refusal()
}

fn options_at_fault() -> Vec<Refusal> {
    let starts = Some(["paris", "paris", "wien"].map(str::to_owned).to_vec());
    vec![
        check(&Options { wagon_starts: starts, ..Options::default() }),
        check(&Options { courier_city: Some("paris".to_owned()), ..Options::default() }),
    ]
}

fn in_phases_0_to_2() -> Vec<Refusal> {
    let name = |ability| Action::NameAbility { ability };
    let naming = |abilities| {
        let options = Options { abilities, ..Options::default() };
        Scene::opened(&options, 2, [0]).when(A, name(Ability::Driver)).when(B, PASS)
    };
    let purchasing = || {
        given(2)
            .money(A, 0)
            .stock(B, "paris", Good::Food, 8)
            .at(Step::Purchasing { seat: A, lap: 1 })
    };
    let buy = |good, city: &str| Action::Purchase { good, city: city.to_owned() };
    let bargaining =
        || given(2).master(1, A).stock(B, "paris", Good::Food, 1).at(Step::Bargaining { wagon: 1 });
    let food = Goods::only(Good::Food, 1).into();
    let offer =
        |fee_for_one, fee_for_two| Action::OfferLoading { seat: B, fee_for_one, fee_for_two };
    let ten_offers = (0..10).fold(bargaining(), |scene, _| scene.when(A, offer(Some(0), None)));
    let request = Action::RequestLoading { goods: food, fee: 0 };
    vec![
        refused(naming(AbilitySetup::Auction), A, name(Ability::Driver)),
        refused(naming(AbilitySetup::AuctionLargeAndSmall), A, name(Ability::Office)),
        refused(purchasing(), A, buy(Good::Iron, "wien")),
        refused(purchasing(), A, buy(Good::Iron, "paris")),
        refused(purchasing(), A, buy(Good::Food, "paris")),
        refused(given(2).at(Step::Bidding { wagon: 1 }), A, Action::Bid { amount: 150 }),
        refused(
            bargaining(),
            B,
            Action::RequestLoading { goods: Goods::only(Good::Food, 2).into(), fee: 0 },
        ),
        refused(bargaining(), A, offer(None, Some(500))),
        refused(ten_offers, A, offer(Some(0), None)),
        refused(bargaining(), B, Action::AcceptOffer { goods: food }),
        refused(bargaining().when(B, request.clone()), B, request),
        refused(bargaining(), B, Action::PlayFreeLoading { goods: food }),
    ]
}

fn in_phases_3_to_6() -> Vec<Refusal> {
    let axles = given(2).card(A, Influence::BrokenAxle).at(Step::PlayingAxles { seat: A });
    let moving = || {
        given(2)
            .ability(A, Ability::Driver)
            .ability(A, Ability::Courier)
            .at(Step::Moving { seat: A })
    };
    let offices = given(2).ability(A, Ability::Office).at(Step::UsingOffices { seat: A });
    let special = given(2)
        .card(A, Influence::SpecialSale)
        .stock(A, "wien", Good::Salt, 1)
        .at(Step::SpecialSale { seat: A });
    let bonus =
        given(2).card(A, Influence::SaleWithBonus).arrived(1, "wien").load(1, A, Good::Salt, 1);
    let rising = || given(2).at(Step::Rising { seat: A });
    vec![
        refused(axles, A, Action::PlayBrokenAxle { wagon: 4 }),
        refused(
            moving().with(|state| state.players[A].tiles = vec![2]),
            A,
            drive(1, 1, &["paris_1"]),
        ),
        refused(moving(), A, Action::SpendTile { tile: 1 }),
        refused(moving(), A, drive_by_points(1, 2, &["paris_1", "paris_2"])),
        refused(moving().arrived(1, "paris"), A, drive(1, 1, &["paris_1"])),
        refused(moving(), A, drive(1, 2, &["paris_1"])),
        refused(moving(), A, Action::MoveCourier { space: "paris_1".to_owned() }),
        refused(
            offices,
            A,
            Action::UseOffice {
                office: Ability::Office,
                direction: Direction::Down,
                good: Good::Silk,
            },
        ),
        refused(special, A, Action::PlaySpecialSale { city: "paris".to_owned(), good: Good::Salt }),
        refused(bonus.at(Step::BonusSale { seat: A }), A, Action::PlaySaleWithBonus { wagon: 2 }),
        refused(rising(), A, Action::Rise { levels: 3, cards: 0 }),
        refused(rising(), A, Action::RepayCredit {}),
    ]
}

fn between_dealers() -> Vec<Refusal> {
    let scene =
        || negotiating(2).card(A, Influence::SpecialSale).at(Step::Purchasing { seat: A, lap: 1 });
    let withdrawn =
        |scene: Scene| scene.when(B, propose(A, ASKING)).when(B, Action::WithdrawProposal {});
    let spent = (0..20).fold(scene(), |scene, _| withdrawn(scene)).when(A, propose(B, ASKING));
    let asked =
        scene().when(B, propose(A, Terms { asked_card: Some(DealtCard::SpecialSale), ..NOTHING }));
    let pledged = Terms { pledge: Some(Pledge::OfficeSpares { good: Good::Salt }), ..NOTHING };
    let bound = negotiating(2).ability(A, Ability::Office).at(Step::UsingOffices { seat: A });
    let bound = bound.when(A, propose(B, pledged)).when(B, accept(A));
    let (office, direction, good) = (Ability::Office, Direction::Up, Good::Salt);
    let no_office = Terms { pledge: Some(Pledge::NoOffice {}), ..NOTHING };
    vec![
        refused(scene(), A, propose(A, ASKING)),
        refused(scene(), A, propose(B, NOTHING)),
        refused(scene(), A, propose(B, no_office)),
        refused(scene().when(A, propose(B, ASKING)), A, propose(B, ASKING)),
        refused(spent, B, propose(A, ASKING)),
        refused(scene(), A, accept(B)),
        refused(asked, A, accept(B)),
        refused(bound, A, Action::UseOffice { office, direction, good }),
    ]
}

fn all() -> Vec<Refusal> {
    [options_at_fault(), board::faults(), in_phases_0_to_2(), in_phases_3_to_6(), between_dealers()]
        .concat()
}

#[test]
fn every_refusal_is_reached() {
    let mut reached: Vec<&str> = all().iter().map(|refusal| refusal.kind().code).collect();
    let mut codes: Vec<&str> = REFUSALS.iter().map(|kind| kind.code).collect();
    reached.sort_unstable();
    reached.dedup();
    codes.sort_unstable();
    assert_eq!(reached, codes);
}

#[test]
fn a_refusal_fills_in_its_sentence() {
    for refusal in all() {
        assert!(!refusal.to_string().contains(['{', '}']), "{refusal}");
    }
}

#[test]
fn nobody_acts_but_who_is_asked() {
    let actions = [
        PASS,
        Action::EndTurn {},
        Action::TakeCredit {},
        Action::Bid { amount: 0 },
        Action::RepayCredit {},
    ];
    for action in actions {
        let refusal = refused(given(2).at(Step::Purchasing { seat: A, lap: 1 }), B, action);
        assert_eq!(refusal.kind().code, "table.not_asked");
    }
}

#[test]
fn nobody_does_what_is_not_asked_for() {
    let wheel = Action::SetWheel { first: Arrow::Iron, second: Arrow::Iron };
    for action in [Action::EndTurn {}, Action::TakeCredit {}, Action::Bid { amount: 0 }, wheel] {
        let refusal = refused(given(2).at(Step::Purchasing { seat: A, lap: 1 }), A, action);
        assert_eq!(refusal.kind().code, "table.not_asked");
    }
}

#[test]
fn the_list_has_the_refusals_of_boards() {
    assert!(refusals::board::REFUSALS.iter().all(|kind| REFUSALS.contains(kind)));
}

/// «Phase 2»: a sealed bid is final.
#[test]
fn a_bid_is_not_changed() {
    let scene = given(2).at(Step::Bidding { wagon: 1 }).when(A, Action::Bid { amount: 0 });
    scene.when(A, Action::Bid { amount: 100 }).then_refused("table.not_asked");
}

/// What no schema describes is not even read.
#[test]
fn fields_that_may_be_null_are_not_left_out() {
    let action = r#"{"type":"haendler.offer_loading","seat":1,"fee_for_one":300}"#;
    assert!(serde_json::from_str::<Action>(action).is_err());
}
