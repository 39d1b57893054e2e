//! JSON that is shown to players: everything in its texts can be seen.
//!
//! Stored games have texts that the rule for [`texts`](crate::texts) forbids today, such as names
//! on a board of one's own in a record that was imported before the import refused them. A record
//! is signed and never changes. All other answers are written here, so that no place where such a
//! text is shown can be forgotten.

use std::io;

use serde::Serialize;
use serde_json::{
    Serializer,
    ser::{CharEscape, CompactFormatter, Formatter},
};

use crate::texts::{is_plain, shown_lines};

/// Writes a value of the contract as JSON in which everything can be seen.
pub fn write_shown(value: &impl Serialize, out: impl io::Write) {
    let mut serializer = Serializer::with_formatter(out, Shown);
    value.serialize(&mut serializer).expect("contract types are plain data, and a buffer grows");
}

/// A value of the contract as JSON in which everything can be seen.
pub fn shown_json(value: &impl Serialize) -> Vec<u8> {
    let mut json = Vec::new();
    write_shown(value, &mut json);
    json
}

/// The same as a text.
pub fn shown_json_text(value: &impl Serialize) -> String {
    String::from_utf8(shown_json(value)).expect("JSON is UTF-8")
}

/// Replaces what cannot be seen, by the rule for texts of several lines.
struct Shown;

impl Formatter for Shown {
    fn write_string_fragment<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        // Nearly all texts are plain.
        if is_plain(fragment) {
            return out.write_all(fragment.as_bytes());
        }
        out.write_all(shown_lines(fragment.to_owned()).as_bytes())
    }

    fn write_char_escape<W: ?Sized + io::Write>(
        &mut self,
        out: &mut W,
        escape: CharEscape,
    ) -> io::Result<()> {
        match escape {
            CharEscape::Quote
            | CharEscape::ReverseSolidus
            | CharEscape::Solidus
            | CharEscape::LineFeed => CompactFormatter.write_char_escape(out, escape),
            CharEscape::Tab => out.write_all(b" "),
            CharEscape::Backspace
            | CharEscape::FormFeed
            | CharEscape::CarriageReturn
            | CharEscape::AsciiControl(_) => out.write_all("\u{fffd}".as_bytes()),
        }
    }
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
    fn what_can_be_seen_stays() {
        let value = json!({ "Zoë": ["\"\\/\n", "漢字 🙂", 1.5, null, true, { "x": [] }] });
        assert_eq!(shown_json_text(&value), value.to_string());
    }
}
