//! «Setting Up Shop», «Variable Starting Positions».

use super::{
    super::{
        Options, action::Action, cards::Ability, choice::Choice, event::Event, goods::Goods,
        options::AbilitySetup, step::PassReason,
    },
    scene::{A, B, C, HaendlerScene, PASS, Scene, given_with},
};
use kontor_rules::Seat;

/// «Setting Up Shop», ruling H4.
#[test]
fn wagons_markers_and_courier_begin_where_the_rulebook_says() {
    let scene = given_with(&Options::default(), 4);
    let scene = scene.then_wagon_at(1, "paris").then_wagon_at(2, "koeln").then_wagon_at(3, "genua");
    let state = scene.state();
    let bonuses: Vec<u32> = state.map.cities().map(|city| state.bonus_of(city)).collect();
    assert_eq!(bonuses, [0, 200, 0, 200, 0, 200]);
    assert_eq!(state.map.id(state.courier), "bruegge_2");
    assert_eq!((state.supply, state.levels), (Goods::each(8), [0; 6]));
}

/// «Setting Up Shop», ruling H3: pairs by lot, and everybody pays 1000.
#[test]
fn pairs_are_dealt_and_paid_for() {
    let state = Scene::opened(&Options::default(), 3, [2, 3, 2, 1]).into_state();
    assert_eq!(state.starting_player, C);
    for (place, seat) in Seat::all(3).enumerate() {
        assert_eq!(
            (state.money(seat), state.players[seat].abilities.as_slice()),
            (4_000, &Ability::PAIRS[place][..])
        );
    }
}

fn auction_begun_by(seat: Seat) -> Scene {
    let options = Options { abilities: AbilitySetup::Auction, ..Options::default() };
    Scene::opened(&options, 3, [seat.0.into()])
}

fn auction(seats: u8) -> Scene {
    let options = Options { abilities: AbilitySetup::Auction, ..Options::default() };
    Scene::opened(&options, seats, [0])
}

fn name(ability: Ability) -> Action {
    Action::NameAbility { ability }
}

const RAISE: Action = Action::Raise {};

/// «Setting Up Shop»: the printed price is the first bid, raises are of 100, who passes does not
/// come back.
#[test]
fn an_ability_goes_to_the_last_bidder() {
    let scene = auction(3).when(A, name(Ability::LargeOffice)).when(B, RAISE).when(C, PASS);
    let scene = scene
        .then_asked([A], "haendler.bidding_for_ability")
        .when(A, RAISE)
        .when(B, RAISE)
        .when(A, PASS);
    scene
        .then_also(Event::AbilitySold { seat: B, ability: Ability::LargeOffice, price: 1_100 })
        .then_money([5_000, 3_900, 5_000]);
}

/// «Setting Up Shop», ruling H6.
#[test]
fn nobody_interested_means_the_printed_price() {
    let scene = auction(2).when(A, name(Ability::Driver)).when(B, PASS);
    scene.then_also(Event::AbilitySold { seat: A, ability: Ability::Driver, price: 200 });
}

/// «Setting Up Shop», ruling H7: the chooser goes on until he has two cards, then the next in
/// player order chooses; who has two bids no more.
#[test]
fn the_choice_goes_round_and_two_cards_are_enough() {
    let scene = auction(2)
        .when(A, name(Ability::Driver))
        .when(B, PASS)
        .then_asked([A], "haendler.naming_ability");
    let scene = scene
        .when(A, name(Ability::Office))
        .when(B, PASS)
        .then_asked([B], "haendler.naming_ability");
    let scene = scene.when(B, name(Ability::Courier)).then_also(Event::AbilitySold {
        seat: B,
        ability: Ability::Courier,
        price: 400,
    });
    scene.when(B, name(Ability::GreatDriver)).then_asked([A], "haendler.purchasing");
}

/// «Setting Up Shop», ruling H6: who cannot pay the next bid is passed over.
#[test]
fn who_cannot_pay_a_raise_is_not_asked() {
    let scene = auction(2).money(B, 800).when(A, name(Ability::LargeOffice));
    scene.then_also(Event::AbilityPassed { seat: B, reason: PassReason::NothingLeft });
}

/// «Setting Up Shop», ruling H6: a chooser who can pay for nothing gets no further card.
#[test]
fn who_can_pay_no_ability_is_passed_by() {
    let scene = auction(2).money(A, 300).when(A, name(Ability::Driver)).when(B, PASS);
    let scene = scene.then_asked([B], "haendler.naming_ability");
    assert_eq!(scene.state().players[A].abilities, [Ability::Driver]);
}

/// An auction in which everybody gets one large card and one small one.
fn auction_of_sizes() -> Scene {
    let abilities = AbilitySetup::AuctionLargeAndSmall;
    Scene::opened(&Options { abilities, ..Options::default() }, 2, [0])
}

/// «Setting Up Shop», ruling H62: a second card of a size is neither named nor bid for.
#[test]
fn everybody_gets_a_large_and_a_small_ability() {
    let scene = auction_of_sizes().when(A, name(Ability::Driver)).when(B, PASS);
    scene.again().when(A, name(Ability::Office)).then_refused("haendler.ability.second_of_size");
    let large: Vec<Ability> = Ability::ALL.into_iter().filter(|card| card.is_large()).collect();
    let scene = scene.then_choices(A, [Choice::NameAbility { abilities: large }]);
    let scene = scene.when(A, name(Ability::GreatDriver)).when(B, RAISE).when(A, PASS);
    let scene = scene.when(A, name(Ability::LargeOffice)).then_also(Event::AbilitySold {
        seat: A,
        ability: Ability::LargeOffice,
        price: 800,
    });
    let scene = scene.when(B, name(Ability::Courier));
    let sizes = |seat: Seat| {
        scene.state().players[seat].abilities.iter().map(|card| card.is_large()).collect::<Vec<_>>()
    };
    assert_eq!([A, B].map(sizes), [[false, true], [true, false]]);
}

/// «Variable Starting Positions», ruling H5: markers follow the wagons, and the courier goes to the
/// next free city of the ring.
#[test]
fn wagons_may_begin_elsewhere() {
    let starts = ["bruegge", "koeln", "wien"].map(str::to_owned).to_vec();
    let scene = given_with(&Options { wagon_starts: Some(starts), ..Options::default() }, 2);
    let state = scene.state();
    assert_eq!(state.map.id(state.courier), "genua_2");
    let bonuses: Vec<u32> = state.map.cities().map(|city| state.bonus_of(city)).collect();
    assert_eq!(bonuses, [200, 0, 0, 0, 200, 200]);
}

/// «Setting Up Shop»: 5000 guilders, four tiles, the lowest rank; fifteen influence cards in the
/// pile, ten credits in the bank.
#[test]
fn everybody_begins_alike() {
    let scene = given_with(&Options::default(), 4);
    for (_, player) in scene.state().players.iter() {
        assert_eq!(
            (player.tiles.as_slice(), player.rank, player.credits),
            (&[1, 2, 3, 4][..], 0, 0)
        );
    }
    assert_eq!((scene.state().pile_size(), scene.state().credits_left()), (15, 10));
    scene.then_money([5_000; 4]);
}

/// «Setting Up Shop»: bids go round from the chooser's left, and after the Starting player the
/// player to the left chooses.
#[test]
fn choosers_and_bidders_follow_in_player_order() {
    let scene = auction_begun_by(C)
        .then_asked([C], "haendler.naming_ability")
        .when(C, name(Ability::Driver));
    let scene = scene.then_asked([A], "haendler.bidding_for_ability").when(A, PASS);
    let scene = scene
        .then_asked([B], "haendler.bidding_for_ability")
        .when(B, PASS)
        .when(C, name(Ability::Courier));
    scene.when(A, PASS).when(B, PASS).then_asked([A], "haendler.naming_ability");
}

/// «Setting Up Shop»: what an ability costs beside those of a pair, which are 1000 together.
#[test]
fn the_printed_prices_of_each_pair_are_its_price() {
    for pair in Ability::PAIRS {
        assert_eq!(pair.map(Ability::price).iter().sum::<u32>(), 1_000);
    }
    assert_eq!((Ability::Driver.price(), Ability::LargeOffice.price()), (200, 800));
}
