//! Ruling H48: a step with one possible course by what lies open is taken without asking. Sections:
//! «Setting Up Shop», «Phase 2», «Phase 3».

use super::{
    super::{
        Haendler, Options,
        action::Action,
        cards::{Ability, Influence, InfluenceCards},
        deals::Pledge,
        event::Event,
        goods::{Good, Goods},
        options::AbilitySetup,
        step::Step,
    },
    bargaining::{CLOSE, bargaining, offer, request},
    moving::{MOVING, moving},
    negotiation::negotiating,
    pledges::pledged,
    scene::{A, B, C, HaendlerScene, PASS, Scene, drive, given, given_with},
};
use kontor_rules::{Hidden, Rules};

const PICKING: &str = "haendler.picking_influence";
const NAMING: &str = "haendler.naming_ability";
const MASTER: &str = "haendler.bargaining_as_master";

/// Both versions of the rules between which a step is asked for or not.
fn in_version(version: u32) -> impl FnOnce(Scene) -> Scene {
    move |scene| scene.with(|state| state.version = version)
}

/// A names one of the last two abilities, and B bids no more.
fn last_two(version: u32) -> Scene {
    let options = Options { abilities: AbilitySetup::Auction, ..Options::default() };
    let scene = in_version(version)(given_with(&options, 3));
    let [kept @ .., one, _, _, _] = Ability::ALL;
    let scene = kept.into_iter().fold(scene, |scene, ability| scene.ability(C, ability));
    let scene = scene.ability(A, one).ability(B, Ability::ALL[5]);
    let scene = scene.at(Step::NamingAbility { seat: A });
    scene.when(A, Action::NameAbility { ability: Ability::ALL[6] }).when(B, PASS)
}

/// «Setting Up Shop»: the last chooser names the last card without being asked.
#[test]
fn the_last_ability_is_named_by_itself() {
    let last = Ability::ALL[7];
    last_two(2).then_asked([B], NAMING);
    let named = last_two(3);
    let named =
        named.then_also(Event::AbilityNamed { seat: B, ability: last, price: last.price() });
    let sold = Event::AbilitySold { seat: B, ability: last, price: last.price() };
    named.then_also(sold).then_asked([B], "haendler.purchasing");
}

/// Wagon 1 is the only one that moves, B has one tile, and A has moved the wagon to a place from
/// which one way leads on.
fn one_way_left(version: u32) -> Scene {
    let scene = in_version(version)(given(2)).arrived(2, "koeln").arrived(3, "genua");
    let scene = scene.wagon(1, "paris_1", "paris");
    let scene = moving(scene.with(|state| state.players[B].tiles = vec![1]));
    scene.when(A, drive(1, 1, &["paris_2"]))
}

/// «Phase 3»: the only move that is left is made without asking.
#[test]
fn the_only_move_is_made_by_itself() {
    one_way_left(2).then_asked([B], MOVING);
    let moved = one_way_left(3).then_wagon_at(1, "paris_junction");
    let is_made =
        |event: &Event| matches!(event, Event::WagonMoved { seat: B, wagon: 1, tile: Some(1), .. });
    moved.then_some(is_made);
}

/// «Phase 3»: who has two ways is asked.
#[test]
fn a_fork_is_asked_for() {
    let scene = given(2).arrived(2, "koeln").arrived(3, "genua").wagon(1, "paris_1", "paris");
    let scene = moving(scene.with(|state| state.players[B].tiles = vec![3]));
    scene.when(A, drive(1, 1, &["paris_2"])).then_asked([B], MOVING);
}

/// A picks from a pile of these cards.
fn picking(version: u32, pile: &[Influence]) -> Scene {
    let pile: InfluenceCards = pile.iter().copied().collect();
    let scene = in_version(version)(given(2)).wagon(1, "wien_2", "wien_1").courier("wien_junction");
    let scene = moving(scene.with(|state| state.pile = Hidden::new(pile)));
    scene.when(A, drive(1, 1, &["wien_junction"]))
}

/// «Phase 3», ruling H29: the last card of the pile is picked by itself; of two that are alike one
/// is picked, because no other player knows that they are.
#[test]
fn the_last_card_of_the_pile_is_picked_by_itself() {
    let (card, seat) = (Influence::SpecialSale, A);
    picking(2, &[card]).then_asked([A], PICKING);
    picking(3, &[card]).then_also(Event::InfluencePicked { seat, card });
    picking(3, &[card, card]).then_asked([A], PICKING);
}

/// All offers to both loaders are made, and both have passed.
fn offers_spent(version: u32) -> Scene {
    let scene = in_version(version)(bargaining());
    let offered = [B, C].into_iter().cycle().take(20);
    let scene = offered.fold(scene, |scene, seat| scene.when(A, offer(seat, Some(300), None)));
    scene.when(B, PASS).when(C, PASS)
}

/// «Phase 2», ruling H18: a master who can only close does not have to.
#[test]
fn a_master_without_offers_closes_by_himself() {
    offers_spent(2).then_asked([A], MASTER);
    let closed = offers_spent(3).then_also(Event::BargainingClosed { wagon: 1 });
    closed.then_also(Event::BargainingEnded { wagon: 1 });
}

/// «Phase 2», ruling H18: while a request is open the master has something to say.
#[test]
fn a_master_with_a_request_is_asked() {
    let scene = bargaining().when(B, request(Goods::only(Good::Food, 1), 100));
    let offered = [B, C].into_iter().cycle().take(20);
    let scene = offered.fold(scene, |scene, seat| scene.when(A, offer(seat, Some(300), None)));
    let scene = scene.when(B, PASS).when(C, PASS).then_asked([A], MASTER);
    scene.when(A, CLOSE).then_money([5_000; 3]);
}

/// Whether the game waits for B, who has made all requests and passed on none.
fn waits_for(scene: Scene) -> bool {
    let food = Goods::only(Good::Food, 1);
    let spent = (0..10).fold(scene, |scene, _| {
        scene.when(B, request(food, 0)).when(B, Action::WithdrawRequest {})
    });
    Haendler::due(spent.state())[B].iter().any(|due| !due.optional)
}

/// «Phase 2», ruling H18: the game does not wait for a loader who could only pass, but for one who
/// may have a Free Loading.
#[test]
fn a_loader_without_requests_is_not_waited_for() {
    assert!(waits_for(in_version(2)(bargaining())));
    assert!(!waits_for(bargaining()));
    assert!(waits_for(bargaining().card(B, Influence::SpecialSale)));
}

/// «Negotiation Variant», ruling H59: an own Broken Axle that a pledge takes off comes off without
/// asking, if it is the only one.
#[test]
fn a_pledge_takes_the_only_axle_off() {
    let route = ["paris_1", "paris_2"].map(str::to_owned).to_vec();
    let removed = |own: &[usize]| {
        let scene = negotiating(2).at(Step::Moving { seat: A });
        let scene = pledged(scene, B, A, Pledge::MoveWagon { wagon: 1, route: route.clone() });
        let scene = scene.with(|state| {
            own.iter().for_each(|wagon| state.wagons[*wagon].axles.push(B));
        });
        let scene = scene.when(A, drive(3, 1, &["genua_1"]));
        scene.events().iter().any(|event| matches!(event, Event::BrokenAxleRemoved { .. }))
    };
    assert_eq!([&[0][..], &[0, 1]].map(removed), [true, false]);
}
