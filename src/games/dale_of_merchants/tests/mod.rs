//! The rulebook as tests, section by section, and every clarification and ruling by its number.
//! What single cards do is tested next to them.

mod clarifications;
mod interactions;
mod refusals;
mod rulings;
mod rulings_of_owls;
mod rulings_of_secrets;
mod rulings_of_teams;
mod rulings_of_triggers;
pub mod scene;
mod sections;
mod view;

/// The sections of the rulebook that refusals name; «turn order» is that of every game.
const SECTIONS: &[(&str, &str)] = &[
    ("Game setup", ""),
    ("Passive", ""),
    ("Action phase", ""),
    ("Market action", ""),
    ("Technique action", ""),
    ("Stall action", ""),
    ("4 player team rules", ""),
    ("turn order", ""),
];

#[test]
fn every_refusal_names_a_section_of_the_rulebook() {
    kontor_testing::assert_sections_are_known(super::refusals::REFUSALS, SECTIONS);
}
