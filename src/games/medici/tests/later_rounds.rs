//! «The Second and Third Game Rounds»: all cards come together again, what was earned stays, the
//! poorest begins.

use super::{
    super::{
        choice::Choice,
        components::{Card, Ware, all_cards, table_of},
        event::Event,
    },
    scene::{A, B, C, D, MediciScene, Scene, dyes, given, metals, turned_up, unshuffled},
};
use kontor_rules::Seat;

fn chosen(seat: Seat, among: impl Into<Vec<Seat>>) -> Event {
    Event::StartPlayerChosen { seat, among: among.into() }
}

/// Luck that leaves the cards in the order of the box and then draws the `tied`-th of the poorest.
fn unshuffled_then(tied: u32) -> Vec<u32> {
    [unshuffled(), vec![tied]].concat()
}

/// The deck and the cards left out of the round that begins in this scene.
fn dealt(scene: &Scene) -> (&[Card], &[Card]) {
    let dealt = scene.events().iter().find_map(|event| {
        let Event::RoundDealt { deck, left_out, .. } = event else { return None };
        Some((deck.as_slice(), left_out.as_slice()))
    });
    dealt.expect("a round begins")
}

/// «The Second and Third Game Rounds»
#[test]
fn after_the_scoring_the_next_round_begins_by_itself() {
    let scene = given(3)
        .round(1)
        .warehouse(A, [dyes(3)])
        .warehouse(B, [dyes(2)])
        .when_the_round_ends(unshuffled());
    let first = dealt(&scene).0[0];
    assert_eq!(scene.state().round, 2);
    scene.then_also(chosen(C, [C])).then_also(turned_up(C, first));
}

/// «The Second and Third Game Rounds»
#[test]
fn all_36_cards_are_shuffled_again_and_the_share_of_the_players_is_dealt() {
    for seats in 3..=6 {
        // No player has earned more than another, so the lot decides who begins.
        let scene = given(seats).when_the_round_ends(unshuffled_then(0));
        let (deck, left_out) = dealt(&scene);
        assert_eq!(
            (deck.len(), [deck, left_out].concat()),
            (table_of(seats).deck_size, all_cards())
        );
    }
}

/// «The Second and Third Game Rounds»
#[test]
fn warehouses_and_discarded_cards_are_cleared() {
    let scene =
        given(3).warehouse(A, [dyes(3)]).warehouse(B, [dyes(2)]).when_the_round_ends(unshuffled());
    assert!(scene.state().players.iter().all(|(_, player)| player.warehouse.is_empty()));
    assert!(scene.state().discarded.is_empty());
}

/// «The Second and Third Game Rounds»
#[test]
fn wealth_stays() {
    // Of the equal shares each player has 15 for the warehouses and 5 for each of the five
    // accounts.
    given(3).wealth([10, 50, 3]).when_the_round_ends(unshuffled()).then_wealth([50, 90, 43]);
}

/// «The Second and Third Game Rounds»
#[test]
fn counters_stay_on_their_accounts() {
    let scene = given(3)
        .counters(Ware::Cloth, [4, 0, 1])
        .warehouse(B, [dyes(2)])
        .when_the_round_ends(unshuffled());
    let cloth: Vec<u8> = scene
        .state()
        .players
        .iter()
        .map(|(_, player)| player.accounts[Ware::Cloth.index()])
        .collect();
    assert_eq!(cloth, [4, 0, 1]);
}

/// «The Second and Third Game Rounds»
#[test]
fn the_player_with_the_least_wealth_begins() {
    given(3).wealth([40, 12, 13]).when_the_round_ends(unshuffled()).then_also(chosen(B, [B]));
}

/// «The Second and Third Game Rounds»: what counts is the wealth after the scoring.
#[test]
fn who_was_poorest_before_the_scoring_need_not_begin() {
    given(3)
        .wealth([20, 18, 25])
        .warehouse(B, [metals(5)])
        .when_the_round_ends(unshuffled())
        .then_also(chosen(A, [A]));
}

/// «The Second and Third Game Rounds», ruling M19.
#[test]
fn among_several_poorest_the_lot_decides() {
    given(4)
        .wealth([9, 40, 9, 9])
        .when_the_round_ends(unshuffled_then(2))
        .then_also(chosen(D, [A, C, D]));
}

/// «The Second and Third Game Rounds»
#[test]
fn who_passed_100_on_the_scale_is_not_the_poorest() {
    // B ends with 104 florins, 4 on the scale.
    given(3)
        .wealth([10, 64, 20])
        .when_the_round_ends(unshuffled())
        .then_wealth([50, 104, 60])
        .then_also(chosen(A, [A]));
}

/// «The Second and Third Game Rounds», ruling M18.
#[test]
fn who_passed_100_on_the_scale_may_bid_it_all() {
    given(3)
        .wealth([40, 130, 40])
        .deck([metals(1)])
        .bidding(A, 1)
        .then_asked([B], "medici.bidding")
        .then_choices(B, [Choice::Bid { min: 1, max: 130 }, Choice::Pass {}]);
}
