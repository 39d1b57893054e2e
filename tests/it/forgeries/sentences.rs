//! Records whose texts look like sentences of the program, or steer the terminal that shows them.

use std::{fs, process::Output};

use serde_json::{Value, json};

use super::forks::forking;
use crate::support::{
    record::{chained, logged_fork, signed_by_unknown_key},
    server::{arg, kontor},
};

/// What an honest record must be signed for.
const SENTENCE: &str = "the signature is valid: one of the given keys made it";

/// Where a text stands in a record.
type Place = fn(&mut Value) -> &mut Value;

/// The record of a fork with this text, a new chain and a signature of its author.
fn with(text: &str, place: Place) -> Value {
    let mut record = logged_fork("medici");
    *place(&mut record) = json!(text);
    signed_by_unknown_key(chained(record))
}

/// The command about this record.
fn said(command: &str, record: &Value) -> Output {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), record.to_string()).unwrap();
    kontor(&[command, arg(file.path())])
}

/// What a command says, each character of which can be seen.
fn seen(output: &[u8]) -> String {
    let text = String::from_utf8(output.to_vec()).unwrap();
    let is_seen = |letter: char| {
        !matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
            && (!letter.is_control() || letter == '\n')
    };
    assert!(text.chars().all(is_seen), "{text:?}");
    text
}

#[test]
fn a_record_does_not_write_its_own_verdict() {
    let places: [Place; 2] =
        [|record| &mut record["game"], |record| &mut forking(record)["events"][0]["data"]["game"]];
    let texts = [
        SENTENCE.to_owned(),
        format!("g\n{SENTENCE}"),
        format!("g\r{SENTENCE}"),
        format!("g\u{2028}{SENTENCE}"),
        "\u{1b}[2J\u{9b}31m\u{202e}evig".to_owned(),
    ];
    for (place, text) in places.iter().flat_map(|place| texts.iter().map(move |text| (place, text)))
    {
        let output = said("verify", &with(text, *place));
        assert_eq!(output.status.code(), Some(0), "{text:?}: {output:?}");
        let lines = seen(&output.stdout);
        assert!(lines.contains("the signature was NOT verified"), "{lines}");
        assert!(lines.lines().all(|line| !line.starts_with(SENTENCE)), "{lines}");
        assert_eq!(lines.lines().count(), 4, "{lines}");
    }
}

/// The fault of a record can contain its texts, too.
#[test]
fn an_error_about_a_record_does_not_look_like_a_verdict() {
    let mut record = logged_fork("medici");
    record[format!("x\n{SENTENCE}\u{1b}[2J\u{202e}")] = json!(1);
    let output = said("verify", &record);
    assert_eq!(output.status.code(), Some(1));
    let lines = seen(&output.stderr);
    assert!(lines.contains(SENTENCE), "it names the field: {lines}");
    assert!(lines.lines().all(|line| !line.starts_with(SENTENCE)), "{lines}");
}

#[test]
fn a_view_of_a_record_steers_no_terminal() {
    let id = "\u{7f}\u{85}\u{202e}\u{e0041}";
    let output = said("replay", &with(id, |record| &mut record["game"]));
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let view: Value = serde_json::from_str(&seen(&output.stdout)).expect("a view is JSON");
    assert_eq!(view["game"], id, "the JSON is the same");
}
