//! What refusals say to people.

use serde_json::Value;

/// Words by which a sentence says something. Without one it only names a thing.
const VERBS: [&str; 22] = [
    "is", "are", "has", "have", "must", "can", "cannot", "does", "do", "leads", "begin", "rise",
    "need", "needs", "costs", "makes", "gives", "hold", "produces", "could", "reaches", "shows",
];

/// Whether a sentence has a verb. That of «characters that can be seen» does not count: it belongs
/// to a noun.
pub fn has_verb(sentence: &str) -> bool {
    let sentence = sentence.replace("that can be seen", "");
    let mut words = sentence.split(|letter: char| !letter.is_alphabetic());
    words.any(|word| VERBS.contains(&word))
}

/// What a problem says of the case and of each place at fault.
pub fn details(problem: &Value) -> Vec<&str> {
    let errors = problem["errors"].as_array().into_iter().flatten();
    let details = errors.map(|error| &error["detail"]).chain([&problem["detail"]]);
    details.filter_map(Value::as_str).collect()
}

/// Checks that a problem which names places at fault says what must be there.
#[track_caller]
pub fn check_places(problem: &Value) {
    let names_places = problem["errors"].as_array().is_some_and(|errors| !errors.is_empty());
    for detail in details(problem) {
        assert!(!names_places || has_verb(detail), "this only names a thing: {detail}");
    }
}

#[test]
fn what_only_names_a_thing_has_no_verb() {
    for (sentence, expected) in [
        ("10 to 604800", false),
        ("either a clock or a turn limit", false),
        ("1 to 64 characters that can be seen", false),
        ("this must be from 10 to 604800", true),
        ("a name has only characters that can be seen", true),
    ] {
        assert_eq!(has_verb(sentence), expected, "{sentence}");
    }
}
