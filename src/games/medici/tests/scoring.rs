//! «Scoring the First Round», the warehouses, with the «Example for Five Players».

use super::{
    super::{
        components::{Card, Ware},
        event::Event,
        scores::WarehouseScore,
    },
    scene::{
        A, B, C, D, E, MediciScene, NEUTRAL, Scene, cloth, dyes, given, metals, porcelain, spices,
    },
};
use kontor_rules::Seat;

/// The last round ends with these warehouses.
fn scored<const SEATS: usize>(warehouses: [&[Card]; SEATS]) -> Scene {
    let seats = u8::try_from(SEATS).unwrap();
    let filled = Seat::all(seats)
        .zip(warehouses)
        .fold(given(seats).round(3), |given, (seat, cards)| given.warehouse(seat, cards));
    filled.when_the_round_ends([])
}

/// «Example for Five Players»
#[test]
fn in_the_example_values_of_23_20_16_16_and_14_bring_30_20_7_7_and_nothing() {
    let warehouses: [&[Card]; 5] = [
        &[cloth(5), dyes(5), metals(3), metals(0), NEUTRAL],
        &[cloth(5), dyes(5), metals(5), metals(4), metals(1)],
        &[spices(5), spices(5), spices(4), spices(2), spices(0)],
        &[porcelain(5), porcelain(5), porcelain(4), porcelain(2), porcelain(0)],
        &[metals(5), dyes(4), dyes(3), dyes(2)],
    ];
    let scene = scored(warehouses);
    let result = [(A, 23, 30), (B, 20, 20), (C, 16, 7), (D, 16, 7), (E, 14, 0)];
    let scores = result.map(|(seat, value, proceeds)| {
        let cards = Some(warehouses[usize::from(seat.0)].to_vec());
        WarehouseScore { seat, warehouse: cards, value, proceeds }
    });
    scene.then_also(Event::WarehousesScored { scores: scores.to_vec() });
}

/// «Scoring the First Round»
#[test]
fn the_warehouses_of_three_players_bring_30_15_and_nothing() {
    scored([&[metals(1)], &[metals(3)], &[metals(2)]]).then_proceeds([0, 30, 15]);
}

/// «Scoring the First Round»
#[test]
fn the_warehouses_of_four_players_bring_30_20_10_and_nothing() {
    scored([&[metals(1)], &[metals(3)], &[metals(2)], &[metals(4)]]).then_proceeds([0, 20, 10, 30]);
}

/// «Scoring the First Round»
#[test]
fn the_warehouses_of_five_players_bring_30_20_10_5_and_nothing() {
    scored([&[metals(1)], &[metals(3)], &[metals(2)], &[metals(4)], &[metals(5)]])
        .then_proceeds([0, 10, 5, 20, 30]);
}

/// «Scoring the First Round», ruling M11: the third of six gets 10 like the fourth, as the
/// rulebook's table says.
#[test]
fn the_warehouses_of_six_players_bring_30_20_10_10_5_and_nothing() {
    scored([&[metals(1)], &[metals(3)], &[metals(2)], &[metals(4)], &[metals(5)], &[NEUTRAL]])
        .then_proceeds([0, 10, 5, 10, 20, 30]);
}

/// «Scoring the First Round»
#[test]
fn two_who_tie_for_the_first_place_share_the_proceeds_of_two_places_rounded_down() {
    scored([&[metals(5)], &[spices(5)], &[metals(1)]]).then_proceeds([22, 22, 0]);
}

/// «Scoring the First Round», ruling M12.
#[test]
fn two_who_tie_for_the_last_place_share_what_the_place_above_brings() {
    scored([&[metals(5)], &[spices(1)], &[metals(1)]]).then_proceeds([30, 7, 7]);
}

/// «Scoring the First Round»
#[test]
fn three_who_tie_share_the_proceeds_of_three_places() {
    scored([&[metals(5)], &[spices(3)], &[metals(3)], &[dyes(3)], &[dyes(1)]])
        .then_proceeds([30, 11, 11, 11, 0]);
}

/// «Scoring the First Round»
#[test]
fn ties_at_two_places_are_shared_apart() {
    scored([&[metals(5)], &[spices(3)], &[metals(3)], &[dyes(5)]]).then_proceeds([25, 5, 5, 25]);
}

/// «Scoring the First Round»
#[test]
fn equal_warehouses_share_all_proceeds_at_every_number_of_players() {
    scored([&[], &[], &[]]).then_proceeds([15; 3]);
    scored([&[], &[], &[], &[]]).then_proceeds([15; 4]);
    scored([&[], &[], &[], &[], &[]]).then_proceeds([13; 5]);
    scored([&[], &[], &[], &[], &[], &[]]).then_proceeds([12; 6]);
}

/// «Scoring the First Round»
#[test]
fn two_of_six_who_tie_for_the_second_place_share_20_and_10() {
    scored([&[NEUTRAL], &[metals(5)], &[dyes(5)], &[metals(4)], &[metals(2)], &[metals(1)]])
        .then_proceeds([30, 15, 15, 10, 5, 0]);
}

/// «Scoring the First Round», ruling M15.
#[test]
fn the_neutral_card_counts_for_the_value() {
    scored([&[NEUTRAL], &[metals(5), metals(4)], &[metals(1)]]).then_proceeds([30, 15, 0]);
}

/// «Scoring the First Round», ruling M12.
#[test]
fn an_empty_warehouse_is_worth_nothing_and_ranked_like_any_other() {
    scored([&[], &[metals(1)], &[metals(0)]]).then_proceeds([7, 30, 7]);
}

/// «Scoring the First Round»
#[test]
fn the_warehouses_are_scored_before_the_accounts_and_these_one_after_the_other() {
    let order: Vec<Option<Ware>> = scored([&[], &[], &[]])
        .events()
        .iter()
        .filter_map(|event| {
            if let Event::AccountScored { ware, .. } = event {
                return Some(Some(*ware));
            }
            matches!(event, Event::WarehousesScored { .. }).then_some(None)
        })
        .collect();
    assert_eq!(order, [vec![None], Ware::ALL.map(Some).to_vec()].concat());
}

/// «Scoring the First Round»: 30 and 15 florins for the warehouses, and 10 or 5 for each account,
/// shared in case of a tie.
#[test]
fn proceeds_and_awards_are_added_to_the_wealth() {
    // Metals: 10 for B, 5 shared by A and C; each of the four other accounts is tied at the bottom,
    // 15 shared by three.
    scored([&[dyes(1)], &[metals(3)], &[]]).then_wealth([
        40 + 15 + 2 + 10 + 3 * 5,
        40 + 30 + 10 + 2 + 3 * 5,
        40 + 2 + 2 + 3 * 5,
    ]);
}
