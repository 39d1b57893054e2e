//! The rulebook as tests, a file for each of its sections; «» in a test's comment names the section
//! it stands for.

mod accounts;
mod end_of_game;
mod end_of_round;
mod first_round;
mod later_rounds;
mod refusals;
mod restricted_capacity;
mod scene;
mod scoring;
mod setup;
mod view;

use super::{refusals::REFUSALS, rulings::RULINGS};

/// The sections of the rulebook that state rules, the lines under the title among them, and the
/// file that tests each.
const SECTIONS: &[(&str, &str)] = &[
    ("Title", include_str!("setup.rs")),
    ("Aim of the Game", include_str!("setup.rs")),
    ("The First Game Round", include_str!("first_round.rs")),
    ("Restricted Warehouse Capacity", include_str!("restricted_capacity.rs")),
    ("End of the Game Round", include_str!("end_of_round.rs")),
    ("Scoring the First Round", include_str!("scoring.rs")),
    ("Scoring the First Round", include_str!("accounts.rs")),
    ("Example for Five Players", include_str!("scoring.rs")),
    ("The Second and Third Game Rounds", include_str!("later_rounds.rs")),
    ("The Second and Third Game Rounds", include_str!("accounts.rs")),
    ("End of the Game", include_str!("end_of_game.rs")),
];

#[test]
fn every_section_of_the_rulebook_has_its_tests() {
    kontor_testing::assert_sections_are_tested(SECTIONS);
}

#[test]
fn every_refusal_names_a_section_of_the_rulebook() {
    kontor_testing::assert_sections_are_known(REFUSALS, SECTIONS);
}

#[test]
fn every_ruling_and_quote_names_a_section_of_the_rulebook() {
    kontor_testing::assert_rulings_name_sections(RULINGS, SECTIONS);
}
