//! The cards of Dale of Merchants 2, with the rulings that name them: their table for the guide's
//! page.

use kontor_games::dale_of_merchants::{components::components, kinds::CardType, rulings::RULINGS};
use kontor_rules::Ruling;

use super::tables::{cell, holds, table};

/// Whether a text has these words, and not only as a part of others.
fn names(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| {
        let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
        // Gunfights are Gunfight, too.
        let after = text[at + words.len()..].trim_start_matches('s');
        !is_letter(text[..at].chars().next_back()) && !is_letter(after.chars().next())
    })
}

/// The numbers of the rulings that name a card.
fn rulings_of(name: &str) -> Vec<&'static str> {
    let named = |ruling: &&Ruling| names(ruling.question, name) || names(ruling.answer, name);
    RULINGS.iter().filter(named).map(|ruling| ruling.number).collect()
}

#[test]
fn the_page_has_each_card_with_its_rulings() {
    let components = components();
    let rows = components.cards.iter().map(|card| {
        let kind = match (card.card_type, card.bonus_action) {
            (CardType::Technique, true) => "technique +",
            (CardType::Technique, false) => "technique",
            (CardType::Passive, _) => "passive",
            (CardType::Rubbish, _) => "rubbish",
        };
        let set = card.set.map(|set| components.sets.iter().find(|info| info.id == set).unwrap());
        let set = set.map_or("", |set| set.name.split_whitespace().next_back().unwrap());
        let copies = card.copies.map_or(String::new(), |copies| copies.to_string());
        let value = card.value.to_string();
        let rulings = rulings_of(&card.name).join(", ");
        [set, &value, &card.name, &copies, kind, &card.text, &rulings].map(cell)
    });
    let head = ["set", "value", "card", "copies", "type", "what it does", "rulings that name it"];
    holds("docs/games/dale_of_merchants.md", "Cards", &table(head, rows));
}

#[test]
fn a_ruling_names_a_card_by_its_whole_name() {
    assert!(names("Gunfights add up; of the others", "Gunfight"));
    assert!(names("Must Magnet and Cheer take a card?", "Cheer"));
    assert!(!names("Cheering is no card", "Cheer"));
    assert_eq!(rulings_of("Swank"), ["R54"]);
}
