//! The rulebook as tests, a file for each of its sections; «» in a test's comment names the section
//! it stands for.

mod board;
mod course;
mod end_of_game;
mod evaluation;
mod first_phase;
mod refusals;
mod scene;
mod scoring;
mod second_phase;
mod setup;
mod special_cases;
mod trading;
mod view;

use super::{refusals::REFUSALS, rulings::RULINGS};

/// The sections of the rulebook that state rules, and the file that tests each.
const SECTIONS: &[(&str, &str)] = &[
    ("Spielvorbereitung", include_str!("setup.rs")),
    ("Spielvorbereitung", include_str!("board.rs")),
    ("Spielverlauf", include_str!("course.rs")),
    ("Die 1. Phase", include_str!("first_phase.rs")),
    ("Die 2. Phase", include_str!("second_phase.rs")),
    ("Die 2. Phase", include_str!("view.rs")),
    ("Das Handeln", include_str!("trading.rs")),
    ("Die Wertung", include_str!("scoring.rs")),
    ("Spielende", include_str!("end_of_game.rs")),
    ("Sonderfälle/Hinweise", include_str!("special_cases.rs")),
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
