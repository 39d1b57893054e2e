//! The one rule for texts that a player gives and others see: names, profiles, messages, what
//! stands in records. Everything in them can be seen, so that nothing can look like something else
//! by what it hides, turn the direction of what follows, or steer a terminal.
//!
//! What is given is checked. What was stored by an earlier release, or came in a record, may break
//! the rule and never changes, because it is signed: it is shown by the same rule.

use std::borrow::Cow;

use icu_properties::{
    CodePointMapData, CodePointSetData,
    props::{DefaultIgnorableCodePoint, GeneralCategory},
};
use unicode_normalization::UnicodeNormalization;

kontor_limits::limits! {
    /// Longest name of a player, in characters.
    pub const NAME_LENGTH_MAX: usize = 40;
}

/// Characters that cannot be seen, and without which many emoji and some scripts are spelt wrongly: the
/// two joiners, and the choice of an emoji's colours. Lines of names and titles have none.
const JOINERS: [char; 3] = ['\u{200c}', '\u{200d}', '\u{fe0f}'];

/// Maximum length of an id that a record brings, as it is shown, in characters.
const FOREIGN_ID_LENGTH_MAX: usize = 64;

/// The marks around a name that is no player's of this server.
const QUOTES: [char; 2] = ['\u{201c}', '\u{201d}'];

/// The only character that is drawn as nothing though Unicode calls it a symbol: an empty cell of
/// Braille.
const BRAILLE_BLANK: char = '\u{2800}';

/// Whether everybody can see the character. Without the others (controls, characters that are
/// ignored by default, marks of direction, codes without a character) a name cannot look like
/// another one by what it hides.
pub fn is_visible(letter: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(letter);
    let is_text = !matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    let is_interlinear = matches!(letter, '\u{FFF9}'..='\u{FFFB}');
    let is_ignored = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter);
    is_text && !is_interlinear && !is_ignored && letter != BRAILLE_BLANK
}

/// Whether a text of several lines can be given, such as a message.
pub fn is_written(text: &str) -> bool {
    text.chars().all(is_written_letter)
        && text.chars().any(|letter| is_visible(letter) && !letter.is_whitespace())
}

fn is_written_letter(letter: char) -> bool {
    letter == '\n' || is_visible(letter) || JOINERS.contains(&letter)
}

/// Whether a text has nothing but visible ASCII letters and spaces, as nearly all have.
pub fn is_plain(text: &str) -> bool {
    without_plain(text).is_empty()
}

/// A text without the plain letters at its beginning. All answers pass here, so sixteen bytes are
/// looked at together.
fn without_plain(text: &str) -> &str {
    let (many, _) = text.as_bytes().as_chunks::<16>();
    let plain = 16 * many.iter().take_while(are_plain).count();
    let more = text.as_bytes()[plain..].iter().position(|byte| !is_plain_byte(*byte));
    more.map_or("", |more| &text[plain + more..])
}

fn are_plain(bytes: &&[u8; 16]) -> bool {
    bytes.iter().fold(true, |are_plain, byte| are_plain & is_plain_byte(*byte))
}

fn is_plain_byte(byte: u8) -> bool {
    (b' '..=b'~').contains(&byte)
}

/// Whether a text of several lines is shown as it is.
pub fn is_shown(text: &str) -> bool {
    let mut rest = without_plain(text);
    while let Some(letter) = rest.chars().next() {
        if !is_written_letter(letter) {
            return false;
        }
        rest = without_plain(&rest[letter.len_utf8()..]);
    }
    true
}

/// A text of several lines as it is shown.
pub fn shown_lines(text: String) -> String {
    match is_shown(&text) {
        true => text,
        false => replaced(&text, is_written_letter).collect(),
    }
}

/// A line as it is shown, with at most so many characters.
pub fn shown_line(text: &str, length_max: usize) -> Cow<'_, str> {
    if text.len() <= length_max && is_plain(text) {
        return Cow::Borrowed(text);
    }
    let fits = text.chars().nth(length_max).is_none();
    if fits && text.chars().all(is_visible) {
        return Cow::Borrowed(text);
    }
    let shown: String = replaced(text, is_visible).take(length_max).collect();
    Cow::Owned(if fits { shown } else { shown + "…" })
}

/// An id that a record brings, as it is shown.
pub fn shown_id(id: String) -> String {
    shown_line(&id, FOREIGN_ID_LENGTH_MAX).into_owned()
}

/// How the name from a record is shown: the author of the record could choose it, also that of
/// a player here. So it stands in quotation marks, and has none inside. Quoting it again changes
/// nothing.
pub fn quoted_name(name: &str) -> String {
    let [open, close] = QUOTES;
    let name = name.strip_prefix(open).and_then(|name| name.strip_suffix(close)).unwrap_or(name);
    // A letter of a name may be spelt out as eighteen, so the length is counted afterwards.
    let spelt: String = name.nfkc().take(NAME_LENGTH_MAX + 1).collect();
    let line = shown_line(&spelt, NAME_LENGTH_MAX);
    let inner = line.chars().map(|letter| if QUOTES.contains(&letter) { '\'' } else { letter });
    format!("{open}{}{close}", inner.collect::<String>())
}

fn replaced(text: &str, is_shown: fn(char) -> bool) -> impl Iterator<Item = char> {
    text.chars().map(move |letter| match letter {
        '\n' | '\t' if !is_shown(letter) => ' ',
        letter if is_shown(letter) => letter,
        _ => char::REPLACEMENT_CHARACTER,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_plain_if_each_of_its_letters_is() {
        for length in 0..=40 {
            assert!(is_plain(&"a~ ".repeat(14)[..length]), "{length} letters");
            for (place, letter) in
                (0..length).flat_map(|place| ('\0'..='\u{ff}').map(move |letter| (place, letter)))
            {
                let mut text = "z".repeat(length);
                text.replace_range(place..=place, &letter.to_string());
                assert_eq!(is_plain(&text), (' '..='~').contains(&letter), "{text:?}");
                assert_eq!(is_shown(&text), is_written_letter(letter), "{text:?}");
            }
        }
    }

    const HIDDEN: [char; 10] = [
        '\0',
        '\u{1b}',
        '\u{7f}',
        '\u{85}',
        '\u{202e}',
        '\u{2066}',
        '\u{200b}',
        '\u{feff}',
        '\u{e0041}',
        '\u{e000}',
    ];

    #[test]
    fn what_cannot_be_seen_is_neither_given_nor_shown() {
        for letter in HIDDEN {
            let text = format!("a{letter}b");
            assert!(!is_written(&text), "{letter:?}");
            assert_eq!(shown_line(&text, 9), "a\u{fffd}b", "{letter:?}");
            assert_eq!(shown_lines(text.clone()), "a\u{fffd}b", "{letter:?}");
            assert_eq!(quoted_name(&text), "“a\u{fffd}b”", "{letter:?}");
        }
    }

    #[test]
    fn what_can_be_seen_is_shown_as_it_was_given() {
        for text in ["Ada", "Zoë", "Ada Lovelace", "می خواهم", "漢字", "🙂"] {
            assert!(is_written(text));
            assert_eq!(shown_line(text, 20), text);
            assert_eq!(quoted_name(text), format!("“{text}”"));
        }
        let lines = "Well\n👩\u{200d}👧 می\u{200c}خواهم ❤\u{fe0f}";
        assert!(is_written(lines));
        assert_eq!(shown_lines(lines.to_owned()), lines);
    }

    #[test]
    fn a_line_stays_one_line_and_short() {
        assert_eq!(shown_line("a\nb", 9), "a b");
        assert_eq!(shown_line("abc", 2), "ab…");
        assert_eq!(quoted_name(&"a".repeat(99)), format!("“{}…”", "a".repeat(NAME_LENGTH_MAX)));
        assert_eq!(quoted_name(&"\u{fdfa}".repeat(99)).chars().count(), NAME_LENGTH_MAX + 3);
    }

    #[test]
    fn nobody_leaves_the_quotation_marks() {
        for name in ["Ada", "Ada” (Admin) “", "”“", "“Ada”", ""] {
            let quoted = quoted_name(name);
            assert!(quoted.starts_with('“') && quoted.ends_with('”'), "{quoted}");
            assert_eq!(quoted.matches(['“', '”']).count(), 2, "{quoted}");
            assert_eq!(quoted_name(&quoted), quoted);
        }
    }

    #[test]
    fn nothing_is_no_text() {
        for text in ["", " \n ", "\u{200d}"] {
            assert!(!is_written(text), "{text:?}");
        }
    }
}
