//! Looks of names: what names have in common that are easily confused (Unicode Technical Standard
//! 39, section 4).
//!
//! Which letters look the same depends on their case: I looks like l, and i does not. So a name has
//! up to three looks:
//!
//! * as it is written: `Ilse` looks like `llse`;
//! * in small letters, as others may write it: `ilse`;
//! * as it may be read if it has an l among capital letters: `MlA` looks like `MIA`, so it has the
//!   look of `mia`.
//!
//! Two names are confused if they have a look in common. After letters that look the same were
//! replaced, the case is folded, and they are replaced again, because small letters may look the
//! same of which the capital ones do not.

use unicode_security::skeleton;

use kontor_log::chain::{hex, sha256};

/// What the keys of the claims to looks begin with.
pub(super) const PREFIX: &str = "look/";

/// How a capital I is drawn, as Unicode's table of letters that look the same has it.
const DRAWN_AS_I: char = 'l';

/// The keys of the documents that say who has a name that looks like this one; at most three. They
/// contain a hash, because the characters that a name is reduced to may be too many for a key.
pub(super) fn keys(tidy: &str) -> Vec<String> {
    let drawn: String = skeleton(tidy).collect();
    let looks = [folded_look(&drawn), folded_look(tidy), folded_look(&read_as_capitals(&drawn))];
    let mut keys = Vec::with_capacity(looks.len());
    for look in looks {
        let key = key_of(&look);
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

/// The key of the only look that a name had in earlier releases.
pub(super) fn earlier_key(tidy: &str) -> String {
    key_of(&fold(&skeleton(tidy).collect::<String>()))
}

fn key_of(look: &str) -> String {
    format!("{PREFIX}{}", hex(&sha256(&[look.as_bytes()])))
}

/// The folded name. Names that fold to the same text are the same name.
pub(crate) fn fold(tidy: &str) -> String {
    tidy.to_lowercase()
}

/// What letters that look the same have in common, in both cases.
fn folded_look(text: &str) -> String {
    skeleton(&fold(text)).collect()
}

/// The text with an I wherever an l stands among capital letters, where it is read as one.
fn read_as_capitals(drawn: &str) -> String {
    let letters: Vec<char> = drawn.chars().collect();
    let is_other = |letter: &&char| letter.is_alphabetic() && **letter != DRAWN_AS_I;
    let is_among_capitals = |at: usize| {
        let before = letters[..at].iter().rev().find(is_other);
        let after = letters[at..].iter().find(is_other);
        let mut around = before.into_iter().chain(after).peekable();
        around.peek().is_some() && around.all(|letter| letter.is_uppercase())
    };
    let read = |(at, letter): (usize, &char)| match *letter {
        DRAWN_AS_I if is_among_capitals(at) => 'I',
        other => other,
    };
    letters.iter().enumerate().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn are_confused(one: &str, other: &str) -> bool {
        let others = keys(other);
        keys(one).iter().any(|key| others.contains(key))
    }

    #[test]
    fn names_that_are_easily_confused_have_a_look_in_common() {
        for (one, other) in [
            ("Ada", "\u{410}d\u{430}"),
            ("Ilse", "llse"),
            ("Ian", "Lan"),
            ("Ian", "\u{456}an"),
            ("Bob", "B0b"),
            ("Ernest", "Emest"),
            ("Ada", "ADA"),
            ("Max", "\u{41c}ax"),
            ("Ivan", "I\u{3bd}an"),
        ] {
            assert!(are_confused(one, other), "{one}, {other}");
        }
    }

    #[test]
    fn names_in_capitals_are_confused_with_those_that_look_like_them_in_capitals() {
        for (one, other) in [
            ("Admin", "ADMlN"),
            ("Admin", "aDMlN"),
            ("Administrator", "ADMlNlSTRATOR"),
            ("Administrator", "ADMINlSTRATOR"),
            ("System", "SYST\u{415}M"),
            ("Emil", "\u{415}MIL"),
            ("Emil", "EMlL"),
            ("Kirk", "\u{41a}IRK"),
            ("Mia", "MlA"),
            ("Mia", "M1A"),
            ("Mia Moss", "MlA Moss"),
        ] {
            assert!(are_confused(one, other), "{one}, {other}");
        }
    }

    #[test]
    fn names_that_cannot_be_confused_have_no_look_in_common() {
        for (one, other) in
            [("Ada", "Eda"), ("Kai", "Kal"), ("Ella", "Elia"), ("Ella", "Eila"), ("Neil", "Nell")]
        {
            assert!(!are_confused(one, other), "{one}, {other}");
        }
    }
}
