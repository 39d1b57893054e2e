//! JSON that is shown to players: everything in its texts can be seen.
//!
//! Stored games have texts that the rule for [`texts`](crate::texts) forbids today, such as names
//! on a board of one's own in a record that was imported before the import refused them. A record
//! is signed and never changes. All other answers are written here, so that no place where such a
//! text is shown can be forgotten.

use serde::Serialize;

use crate::texts::{is_shown, shown_lines};

/// Initial capacity in bytes. Most events and problems fit into it; for longer ones the buffer grows.
const BYTES_USUAL: usize = 512;

/// Writes a value of the contract behind what is there, as JSON in which everything can be seen.
pub fn write_shown(value: &impl Serialize, out: &mut Vec<u8>) {
    let start = out.len();
    serde_json::to_writer(&mut *out, value).expect("contract types are plain data");
    let json = str::from_utf8(&out[start..]).expect("JSON is UTF-8");
    if !is_shown_as_it_is(json) {
        let shown = shown(json);
        out.truncate(start);
        out.extend_from_slice(shown.as_bytes());
    }
}

/// A value of the contract as JSON in which everything can be seen.
pub fn shown_json(value: &impl Serialize) -> Vec<u8> {
    let mut json = Vec::with_capacity(BYTES_USUAL);
    write_shown(value, &mut json);
    json
}

/// The same as a text.
pub fn shown_json_text(value: &impl Serialize) -> String {
    String::from_utf8(shown_json(value)).expect("JSON is UTF-8")
}

/// Whether nothing has to be replaced, as in nearly all answers. One look at the whole is cheaper
/// than one at each text.
fn is_shown_as_it_is(json: &str) -> bool {
    !json.as_bytes().contains(&b'\\') && is_shown(json)
}

/// Replaces what cannot be seen, by the rule for texts of several lines. Outside of its texts JSON
/// is visible ASCII and has no escapes.
fn shown(json: &str) -> String {
    let mut shown = String::with_capacity(json.len());
    let mut rest = json;
    while let Some((before, escaped)) = rest.split_once('\\') {
        shown += &shown_lines(before.to_owned());
        let (escape, behind) = escaped.split_at(1);
        rest = match escape {
            "\"" | "\\" | "/" | "n" => {
                shown.extend(["\\", escape]);
                behind
            }
            "t" => {
                shown.push(' ');
                behind
            }
            // A control character: nothing else is escaped.
            _ => {
                shown.push(char::REPLACEMENT_CHARACTER);
                if escape == "u" { &behind[4..] } else { behind }
            }
        };
    }
    shown + &shown_lines(rest.to_owned())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_cannot_be_seen_is_replaced_in_texts_and_names_of_fields() {
        let hidden = "a\0\u{1b}\u{7f}\u{202e}\u{200b}\r\u{e0041}b";
        let shown = format!("a{}b", "\u{fffd}".repeat(7));
        let json = shown_json_text(&json!({ hidden: [hidden, "\t"] }));
        assert_eq!(json, format!(r#"{{"{shown}":["{shown}"," "]}}"#));
    }

    #[test]
    fn what_is_replaced_is_valid_json_and_all_else_in_it_stays() {
        let hidden = "\u{8}\u{c}\u{1f}\\u0041\"\u{202e}\n/é";
        let value = json!({ "a": [hidden, { "é\u{7f}": -1.5e300 }], "b": ["\\", true, null] });
        let shown = shown_json_text(&value);
        let seen = "\u{fffd}\u{fffd}\u{fffd}\\u0041\"\u{fffd}\n/é";
        let expected = json!({ "a": [seen, { "é\u{fffd}": -1.5e300 }], "b": ["\\", true, null] });
        assert_eq!(shown, expected.to_string());
        let raw = serde_json::value::RawValue::from_string(shown.clone()).unwrap();
        assert_eq!(shown_json_text(&[raw]), format!("[{shown}]"), "what was shown stays");
    }

    #[test]
    fn it_is_written_behind_what_is_there() {
        let mut out = b"data: \x7f".to_vec();
        write_shown(&"\u{7f}", &mut out);
        assert_eq!(out, "data: \u{7f}\"\u{fffd}\"".as_bytes());
    }

    #[test]
    fn what_can_be_seen_stays() {
        let value = json!({ "Zoë": ["\"\\/\n", "漢字 🙂", 1.5, null, true, { "x": [] }] });
        assert_eq!(shown_json_text(&value), value.to_string());
    }
}
