//! The rulings of each game: their table for the guide's page, and that each is cited where it is
//! carried out or tested.
//!
//! A citation is the word «ruling» before a number, or a test whose name begins with the number:
//! `r07_quality_inspection_answers_to_the_filled_hand`.

use std::{collections::BTreeSet, fs};

use kontor_games::{GameKind, dispatch};
use kontor_rules::{
    Basis, NOT_AN_ACTION, NOT_ASKED, Quote, RefusalKind, Rules, Ruling, SEATS_OUT_OF_RANGE,
};

use super::{
    page::{Page, files_below, root},
    tables::{cell, table},
};
use crate::support::sentences::has_verb;

fn rulings(kind: GameKind) -> &'static [Ruling] {
    dispatch!(kind, R => R::RULINGS)
}

/// The most words of a rulebook that a ruling quotes in one piece.
const QUOTED_WORDS_MAX: usize = 16;

/// The table of the rulings of a game that rest on this, as its page has it; none if there are no
/// such rulings.
pub fn table_of(game: &str, basis: Basis) -> Option<String> {
    let kind = GameKind::from_id(game).expect("the page is a game's");
    let rulings = rulings(kind).iter().filter(|ruling| ruling.basis == basis);
    let mut rows = rulings.map(row).peekable();
    rows.peek()?;
    let head = ["number", "what is asked", "what is played", "the rulebook's words", "why"];
    Some(table(head, rows))
}

fn row(ruling: &Ruling) -> [String; 5] {
    let question = format!("«{}»: {}", ruling.section, ruling.question);
    let quotes: Vec<String> = ruling.quotes.iter().map(quoted).collect();
    [ruling.number, &question, ruling.answer, &quotes.join("; "), ruling.reason].map(cell)
}

fn quoted(quote: &Quote) -> String {
    format!("“{}” («{}»)", quote.words, quote.section)
}

#[test]
fn each_ruling_has_a_number_of_its_own_and_complete_sentences() {
    let mut numbers = BTreeSet::new();
    for ruling in GameKind::ALL.iter().flat_map(|kind| rulings(*kind)) {
        let Ruling { number, section, question, answer, reason, .. } = ruling;
        assert!(numbers.insert(*number), "{number} stands for two rulings");
        assert!(!section.is_empty() && question.contains('?'), "{number}: {question}");
        assert!(answer.ends_with('.') && reason.ends_with('.'), "{number}: {answer} {reason}");
    }
}

/// A table that was left behind would say what is played no more.
#[test]
fn each_ruling_has_one_row_on_the_page_of_its_game() {
    for kind in GameKind::ALL {
        let page = Page::read(&format!("docs/games/{}.md", kind.id()));
        for Ruling { number, .. } in rulings(*kind) {
            let begin = format!("| {number} |");
            let rows = page.text.lines().filter(|line| line.starts_with(&begin)).count();
            assert_eq!(rows, 1, "{}: rows of {number}", page.path);
        }
    }
}

/// The page of Die Händler lists where its two rulebooks disagree. There no ruling is stated, also
/// if one of them answers the question.
#[test]
fn where_rulebooks_disagree_the_question_is_open() {
    let page = Page::read("docs/games/haendler.md");
    let listed = page.text.split("The two rulebooks disagree in ").nth(1).unwrap();
    let listed = listed.split(':').next().unwrap().replace(" and ", ", ");
    let numbers: BTreeSet<&str> = listed.split(", ").collect();
    let all = rulings(GameKind::Haendler).iter();
    let disagreed: Vec<&Ruling> = all.filter(|ruling| numbers.contains(ruling.number)).collect();
    assert!(numbers.len() > 1 && disagreed.len() == numbers.len(), "{numbers:?}");
    for Ruling { number, basis, .. } in disagreed {
        assert_eq!(*basis, Basis::Open, "{number}");
    }
}

#[test]
fn each_refusal_is_a_sentence_with_a_verb() {
    let of_games = GameKind::ALL.iter().flat_map(|kind| dispatch!(kind, R => R::REFUSALS));
    for RefusalKind { code, sentences, .. } in of_games.chain(OF_ALL_GAMES) {
        for sentence in [sentences.en, sentences.de, sentences.fr] {
            let begins = sentence.starts_with(|first: char| first.is_uppercase() || first == '{');
            assert!(begins && sentence.ends_with('.'), "{code}: {sentence}");
        }
        assert!(has_verb(sentences.en), "{code}: {}", sentences.en);
    }
}

/// The refusals that all games share.
const OF_ALL_GAMES: &[RefusalKind] = &[NOT_ASKED, NOT_AN_ACTION, SEATS_OUT_OF_RANGE];

/// A quote is short: wording belongs to those who wrote it, and a few words are enough to find the
/// place.
#[test]
fn what_the_rulebook_states_is_quoted_in_a_few_words() {
    for ruling in GameKind::ALL.iter().flat_map(|kind| rulings(*kind)) {
        let Ruling { number, basis, quotes, .. } = ruling;
        assert!(*basis == Basis::Open || !quotes.is_empty(), "{number} quotes nothing");
        for Quote { section, words } in *quotes {
            let number_of_words = words.split_whitespace().count();
            assert!((1..=QUOTED_WORDS_MAX).contains(&number_of_words), "{number}: {words}");
            assert!(!section.is_empty(), "{number}: {words}");
        }
    }
}

/// An open question has a nearest sentence, or a section that would have to answer it. Limits of this
/// program need none.
#[test]
fn an_open_ruling_quotes_the_nearest_words_or_names_the_section_that_is_silent() {
    for ruling in GameKind::ALL.iter().flat_map(|kind| rulings(*kind)) {
        let Ruling { number, section, quotes, reason, .. } = ruling;
        let is_silent = reason.contains(&format!("is silent: «{section}»"));
        let is_explained = !quotes.is_empty() || is_silent || *section == "Kontor";
        assert!(is_explained, "{number} quotes nothing: {reason}");
    }
}

#[test]
fn each_ruling_is_cited_and_each_citation_is_of_a_ruling() {
    for kind in GameKind::ALL {
        let known: BTreeSet<String> =
            rulings(*kind).iter().map(|ruling| ruling.number.to_owned()).collect();
        let letters: BTreeSet<char> = known.iter().filter_map(|name| name.chars().next()).collect();
        let folder = root().join(format!("src/games/{}", kind.id()));
        let cited: BTreeSet<String> = files_below(&folder)
            .iter()
            .filter(|file| **file != folder.join("rulings.rs"))
            .flat_map(|file| citations(&fs::read_to_string(file).unwrap(), &letters))
            .collect();
        let uncited: Vec<&String> = known.difference(&cited).collect();
        let unknown: Vec<&String> = cited.difference(&known).collect();
        assert!(uncited.is_empty(), "{}: nothing cites {uncited:?}", kind.id());
        assert!(unknown.is_empty(), "{}: no ruling has the number {unknown:?}", kind.id());
    }
}

/// The numbers of rulings that a source cites.
fn citations(text: &str, letters: &BTreeSet<char>) -> Vec<String> {
    let after = |sign: &'static str| text.split(sign).skip(1);
    let named = after("uling ").filter_map(number);
    let of_tests = after("fn ").filter_map(number).filter(|name| letters.contains(&first(name)));
    named.chain(of_tests).collect()
}

fn first(name: &str) -> char {
    name.chars().next().expect("a number has a letter")
}

/// A letter and a number at the beginning of a text, as a ruling is called: `R7` for `r07_…`.
fn number(text: &str) -> Option<String> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    let digits: String = text[1..].chars().take_while(char::is_ascii_digit).collect();
    let number: u32 = digits.parse().ok()?;
    Some(format!("{}{number}", letter.to_ascii_uppercase()))
}
