//! The rulebook as tests, section by section, and every clarification and ruling by its number.
//! What single cards do is tested next to them.

mod clarifications;
mod interactions;
mod refusals;
mod rulings;
mod rulings_of_cards;
mod rulings_of_owls;
mod rulings_of_secrets;
mod rulings_of_teams;
mod rulings_of_triggers;
pub mod scene;
mod sections;
mod superfluous_questions;
mod view;

/// The sections of the rulebook that refusals and rulings name; «turn order» is that of every game.
const SECTIONS: &[(&str, &str)] = &[
    ("Components", ""),
    ("Card types", ""),
    ("Passive", ""),
    ("Game setup", ""),
    ("Turn overview", ""),
    ("Action phase", ""),
    ("Market action", ""),
    ("Technique action", ""),
    ("Stall action", ""),
    ("Inventory action", ""),
    ("Clean-up phase", ""),
    ("Fill your hand back to 5 cards", ""),
    ("Fill empty market slots", ""),
    ("Winning the game", ""),
    ("4 player team rules", ""),
    ("last page", ""),
    ("turn order", ""),
];

#[test]
fn every_refusal_names_a_section_of_the_rulebook() {
    kontor_testing::assert_sections_are_known(super::refusals::REFUSALS, SECTIONS);
}

#[test]
fn every_ruling_and_quote_names_a_section_of_the_rulebook() {
    kontor_testing::assert_rulings_name_sections(super::rulings::RULINGS, SECTIONS);
}
