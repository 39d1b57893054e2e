//! What each sees and is told, and what stays hidden from all.

use std::collections::BTreeSet;

use super::{
    super::{
        Event, Haendler,
        action::Action,
        cards::{Ability, Influence},
        determinize::{determinize, hides_money},
        event::EventView,
        goods::Good,
        prices::{Arrow, Wheel},
        step::Step,
        view::{PhaseView, view},
    },
    scene::{A, B, C, HaendlerScene, drive, given},
};
use kontor_rules::{ActionField as _, Rules, ScriptedChance, SeededChance, Viewer};

/// «Setting Up Shop», ruling H50: money lies in sacks.
#[test]
fn only_the_owner_sees_money_and_cards() {
    let state = given(2).card(A, Influence::SpecialSale).at(Step::SettingWheels {}).into_state();
    let own = view(&state, Viewer::Seat(A));
    assert_eq!(
        (own.players[0].money, own.players[0].influence_cards.unwrap().special_sale),
        (Some(5_000), 1)
    );
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let others = view(&state, viewer);
        let player = &others.players[0];
        assert_eq!((player.money, player.influence_cards, player.influence_count), (None, None, 1));
    }
}

/// «Game End»: sacks are opened; cards have no effect on the standings and stay closed.
#[test]
fn at_the_end_money_is_seen() {
    let scene = given(2)
        .card(A, Influence::SpecialSale)
        .with(|state| state.arrivals = 6)
        .at(Step::Rising { seat: B })
        .when(B, Action::Pass {});
    let seen: Vec<Option<u32>> =
        view(scene.state(), Viewer::Spectator).players.iter().map(|player| player.money).collect();
    assert_eq!(seen, [Some(5_000), Some(5_000)]);
    assert_eq!(view(scene.state(), Viewer::Seat(B)).players[0].influence_cards, None);
}

/// «Game End», ruling H45: arrivals are counted on, and the cylinder stops at 8.
#[test]
fn the_cylinder_stops_at_eight() {
    for (arrivals, cylinder) in [(0, 0), (7, 7), (8, 8), (10, 8)] {
        let scene = given(4).with(|state| state.arrivals = arrivals).at(Step::Rising { seat: A });
        let seen = view(scene.state(), Viewer::Spectator);
        assert_eq!((seen.arrivals, seen.cylinder), (arrivals, Some(cylinder)));
    }
}

/// «Phase 2»: who has bid is seen, what only by the bidder.
#[test]
fn a_bid_is_seen_by_its_owner_alone() {
    let scene = given(3).at(Step::Bidding { wagon: 1 }).when(B, Action::Bid { amount: 400 });
    let seen = |viewer| view(scene.state(), viewer).phase;
    let phase = |own_bid| PhaseView::Bidding { wagon: 1, has_bid: vec![B], own_bid };
    assert_eq!(
        [A, B, C].map(|seat| seen(Viewer::Seat(seat))),
        [phase(None), phase(Some(400)), phase(None)]
    );
    let told = |viewer| scene.events()[0].redact(viewer);
    assert_eq!(told(Viewer::Seat(B)), EventView::BidMade { seat: B, amount: Some(400) });
    assert_eq!(told(Viewer::Spectator), EventView::BidMade { seat: B, amount: None });
}

/// «Phase 4»
#[test]
fn a_wheel_is_seen_by_its_owner_alone() {
    let (first, second) = (Arrow::Iron, Arrow::CoatOfArms);
    let scene = given(2).at(Step::SettingWheels {}).when(A, Action::SetWheel { first, second });
    let seen = |viewer| view(scene.state(), viewer).phase;
    let wheel = Some(Wheel { first, second });
    assert_eq!(
        seen(Viewer::Seat(A)),
        PhaseView::SettingWheels { has_set: vec![A], own_wheel: wheel }
    );
    assert_eq!(
        seen(Viewer::Seat(B)),
        PhaseView::SettingWheels { has_set: vec![A], own_wheel: None }
    );
}

/// «Phase 3»: the picking player alone sees the pile, and no other player learns what was picked.
#[test]
fn only_the_picker_looks_through_the_pile() {
    let scene =
        given(2).courier("paris_1").at(Step::Moving { seat: A }).when(A, drive(1, 1, &["paris_1"]));
    let earned =
        scene.events().iter().find(|event| matches!(event, Event::InfluenceEarned { .. })).unwrap();
    let EventView::InfluenceEarned { pile, .. } = earned.redact(Viewer::Seat(A)) else {
        panic!("it is told as what it is")
    };
    assert_eq!(pile.unwrap().total(), 15);
    assert_eq!(earned.redact(Viewer::Seat(B)), EventView::InfluenceEarned { seat: A, pile: None });
    assert!(earned.reveals(Viewer::Seat(A)) && !earned.reveals(Viewer::Seat(B)));
    let scene = scene.when(A, Action::PickInfluence { card: Influence::BrokenAxle });
    let told = scene.events()[0].redact(Viewer::Seat(B));
    assert_eq!(told, EventView::InfluencePicked { seat: A, card: None });
}

/// «Phase 6»: whether a player can pay is news to the others.
#[test]
fn upkeep_is_news_to_the_others() {
    let paid = Event::UpkeepPaid { seat: A, amount: 100 };
    assert!(
        !paid.reveals(Viewer::Seat(A))
            && paid.reveals(Viewer::Seat(B))
            && paid.reveals(Viewer::Spectator)
    );
}

/// During the set-up all payments were made in the open, so there is nothing to imagine.
#[test]
fn in_the_set_up_money_is_known() {
    let state =
        given(2).with(|state| state.round = 0).at(Step::NamingAbility { seat: A }).into_state();
    assert!(!hides_money(&state));
    let imagined = determinize(&state, Viewer::Seat(A), &mut SeededChance::new([3; 32], 0));
    assert_eq!([A, B].map(|seat| imagined.money(seat)), [5_000, 5_000]);
}

/// An imagined table looks the same; the own sack stays, the others' may hold anything.
#[test]
fn an_imagined_table_looks_the_same() {
    let state = given(3).card(B, Influence::SpecialSale).card(C, Influence::FreeLoading).stock(
        A,
        "wien",
        Good::Salt,
        1,
    );
    let state =
        state.at(Step::Bidding { wagon: 1 }).when(B, Action::Bid { amount: 400 }).into_state();
    let (mut others, mut bids) = (Vec::new(), BTreeSet::new());
    for number in 0..20 {
        let imagined =
            determinize(&state, Viewer::Seat(A), &mut SeededChance::new([7; 32], number));
        assert_eq!(view(&imagined, Viewer::Seat(A)), view(&state, Viewer::Seat(A)));
        assert_eq!((imagined.money(A), imagined.cards(B).total()), (5_000, 1));
        let PhaseView::Bidding { own_bid, .. } = view(&imagined, Viewer::Seat(B)).phase else {
            panic!("they bid")
        };
        bids.insert(own_bid.expect("B has bid"));
        others.push((imagined.money(C), imagined.cards(B)));
    }
    assert!(bids.len() > 1, "{bids:?}");
    assert!(others.iter().any(|(money, _)| *money != state.money(C)), "{others:?}");
    assert!(others.iter().any(|(_, cards)| *cards != state.cards(B)), "{others:?}");
}

/// A bid is not even printed for debugging.
#[test]
fn secrets_are_not_printed() {
    let scene = given(2)
        .money(A, 4_400)
        .at(Step::Bidding { wagon: 1 })
        .when(B, Action::Bid { amount: 1_300 });
    let printed = format!("{:?} {:?}", scene.state().phase, scene.state().players);
    assert!(printed.contains("Bidding"), "{printed}");
    for secret in [1_300, 4_400, 3_700] {
        assert!(!printed.contains(&format!("{secret:?}")), "{printed}");
    }
}

/// The set-up draws the Starting player first, then the pairs.
#[test]
fn luck_is_asked_for_a_player_and_four_pairs() {
    let opened = kontor_rules::open::<Haendler>(
        &Default::default(),
        2,
        1,
        &mut ScriptedChance::new([1, 0, 0, 0]),
    );
    assert_eq!(opened.state.starting_player, B);
}

/// «Phase 2»: a seat that bids learns nothing of who else has, but that he has.
#[test]
fn a_bid_renames_no_other_decision() {
    let scene = given(3).at(Step::Bidding { wagon: 1 });
    let before = Haendler::due(scene.state())[A][0];
    let scene = scene.when(B, Action::Bid { amount: 400 });
    assert_eq!(Haendler::due(scene.state())[A][0], before);
}

/// Clients draw the game from the components alone: two whole boards, and everything with its names
/// in three languages (ruling H1, ruling H2).
#[test]
fn the_components_are_all_that_is_in_the_box() {
    let components = serde_json::to_value(Haendler::components()).unwrap();
    for (list, count) in [("goods", 6), ("abilities", 8), ("influence_cards", 5)] {
        let cards = components[list].as_array().unwrap();
        assert_eq!(cards.len(), count);
        let is_named = |card: &serde_json::Value| {
            ["german", "english", "french"].iter().all(|language| {
                card["names"][language].as_str().is_some_and(|name| !name.is_empty())
            })
        };
        assert!(cards.iter().all(is_named), "{list}");
    }
    assert_eq!(components["boards"].as_array().unwrap().len(), 2);
    for (board, spaces) in components["boards"].as_array().unwrap().iter().zip([24, 18]) {
        let sizes = ["cities", "spaces", "prices", "bonus_steps", "ranks", "level_prices"]
            .map(|list| board["board"][list].as_array().unwrap().len());
        assert_eq!(
            (board["reconstructed"].as_bool(), sizes),
            (Some(true), [6, spaces, 5, 6, 9, 9])
        );
        assert!(!board["board"]["roads"].as_array().unwrap().is_empty());
    }
}

/// «Phase 6»: the money is shown at the fall; what the credit and later rounds bring is hidden as
/// before.
#[test]
fn a_fall_shows_the_money_once() {
    let scene = super::selling_free(given(2).rank(A, 2).money(A, 200));
    let missed =
        scene.events().iter().find(|event| matches!(event, Event::UpkeepMissed { .. })).unwrap();
    assert_eq!(
        missed.redact(Viewer::Spectator),
        EventView::UpkeepMissed { seat: A, money: 200, rank: 1, amount: 100 }
    );
    assert_eq!(view(scene.state(), Viewer::Seat(B)).players[0].money, None);
}

/// What a template names by an id is found by it.
#[test]
fn ids_lead_back_to_what_they_name() {
    assert_eq!(Good::ALL.map(|good| Good::of(good.id().into())), Good::ALL);
    assert_eq!(Influence::ALL.map(|kind| Influence::of(kind.id().into())), Influence::ALL);
    assert_eq!(Arrow::ALL.map(|arrow| Arrow::of(arrow.id().into())), Arrow::ALL);
    assert_eq!(Ability::ALL.map(|ability| Ability::of(ability.id().into())), Ability::ALL);
}

#[test]
fn an_ability_says_in_which_phase_it_is_used() {
    let of = [Ability::FavourablePurchasing, Ability::Courier, Ability::WarehouseSelling];
    assert_eq!(of.map(Ability::phase), [1, 3, 4]);
}
