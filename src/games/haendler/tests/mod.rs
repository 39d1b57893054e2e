//! The rulebook as tests, a file for each of its sections; «» in a test's comment names the section
//! it stands for.

mod bargaining;
mod board;
mod broken_axles;
mod end_of_game;
mod evaluation;
mod forced_steps;
mod free_loading;
mod largest_board;
mod loading;
mod moving;
mod negotiation;
mod pledges;
mod possible_pledges;
mod prices;
mod proposed_cards;
mod purchasing;
mod refusals;
mod scene;
mod selling;
mod setup;
mod shown;
mod status;
mod view;

/// The sections of the rulebook that state rules, and the file that tests each.
const SECTIONS: &[(&str, &str)] = &[
    ("Setting Up Shop", include_str!("setup.rs")),
    ("Phase 1", include_str!("purchasing.rs")),
    ("Phase 2", include_str!("loading.rs")),
    ("Phase 2", include_str!("bargaining.rs")),
    ("Lighter Variant", include_str!("loading.rs")),
    ("Phase 3", include_str!("moving.rs")),
    ("Influence Cards", include_str!("broken_axles.rs")),
    ("Phase 4", include_str!("prices.rs")),
    ("Phase 5", include_str!("selling.rs")),
    ("Phase 6", include_str!("status.rs")),
    ("Game End", include_str!("end_of_game.rs")),
    ("Negotiation Variant", include_str!("negotiation.rs")),
    ("Negotiation Variant", include_str!("pledges.rs")),
    ("Variable Starting Positions", include_str!("setup.rs")),
];

/// Lets everything from the end of phase 4 to the next question happen.
fn selling_free(scene: scene::Scene) -> scene::Scene {
    use scene::HaendlerScene;
    let scene = scene.ability(scene::B, super::cards::Ability::Office);
    scene.at(super::step::Step::UsingOffices { seat: scene::B }).when(scene::B, scene::PASS)
}

#[test]
fn every_section_of_the_rulebook_has_its_tests() {
    kontor_testing::assert_sections_are_tested(SECTIONS);
}

/// Sections without rules to test, as the list of components with its coins, and those of the
/// French rulebook, which is followed for card texts.
const OTHER_SECTIONS: &[&str] = &[
    "Components",
    "Die Händler: Rules",
    "Quick Description of Special Abilities",
    "French rules, Cartes d'Influence",
    "French rules, Phase 5",
    "French rules, Préparation",
    "French rules, cards",
    "French rules, overview",
    "French rules, set-up",
];

fn sections() -> Vec<(&'static str, &'static str)> {
    let others = OTHER_SECTIONS.iter().map(|section| (*section, ""));
    SECTIONS.iter().copied().chain(others).collect()
}

#[test]
fn every_refusal_names_a_section_of_the_rulebook() {
    kontor_testing::assert_sections_are_known(super::refusals::REFUSALS, &sections());
}

#[test]
fn every_ruling_and_its_quotes_name_a_section() {
    kontor_testing::assert_rulings_name_sections(super::rulings::RULINGS, &sections());
}
