//! What a value must be, in words that authors of clients understand.
//!
//! serde says what it expected by the names of Rust's types, and serde_json gives its errors as
//! text only. So the text is taken apart, and said again in the words of JSON.

use std::{fmt::Display, ops::RangeInclusive};

use super::JsonErrorKind;

/// The types of integers, each with its smallest and largest value.
const INTEGERS: [(&str, i128, i128); 10] = [
    ("u8", u8::MIN as i128, u8::MAX as i128),
    ("u16", u16::MIN as i128, u16::MAX as i128),
    ("u32", u32::MIN as i128, u32::MAX as i128),
    ("u64", u64::MIN as i128, u64::MAX as i128),
    ("usize", usize::MIN as i128, usize::MAX as i128),
    ("i8", i8::MIN as i128, i8::MAX as i128),
    ("i16", i16::MIN as i128, i16::MAX as i128),
    ("i32", i32::MIN as i128, i32::MAX as i128),
    ("i64", i64::MIN as i128, i64::MAX as i128),
    ("isize", isize::MIN as i128, isize::MAX as i128),
];

/// Says that a value must be within this range: all refusals have the same words for it.
pub fn must_be_within<T: Display + PartialEq>(range: &RangeInclusive<T>) -> String {
    let (min, max) = (range.start(), range.end());
    if min == max {
        format!("this must be {min}")
    } else {
        format!("this must be from {min} to {max}")
    }
}

/// What is wrong, given the text of serde without line and column.
pub(super) fn in_words(kind: JsonErrorKind, text: &str) -> String {
    match kind {
        JsonErrorKind::Malformed => text.to_owned(),
        JsonErrorKind::MissingField(field) => format!("the field `{field}` is missing"),
        JsonErrorKind::DuplicateField(field) => format!("the field `{field}` is given twice"),
        JsonErrorKind::UnknownField => unknown(text, "unknown field ", "field"),
        JsonErrorKind::UnknownVariant => unknown(text, "unknown variant ", "value"),
        JsonErrorKind::WrongType | JsonErrorKind::InvalidValue => mistaken(text),
        JsonErrorKind::InvalidLength => of_wrong_length(text),
    }
}

/// ``unknown field `colour`, expected one of `seats`, `bot` ``.
fn unknown(text: &str, prefix: &str, what: &str) -> String {
    let rest = text.strip_prefix(prefix).unwrap_or(text);
    let (given, known) = rest.rsplit_once(", expected ").unwrap_or((rest, ""));
    if known.is_empty() {
        let given = given.split_once(", there are no").map_or(given, |(given, _)| given);
        return format!("the {what} {given} is unknown here, and there are no others");
    }
    format!("the {what} {given} is unknown here; it must be {known}")
}

/// ``invalid type: string "three", expected u8``.
fn mistaken(text: &str) -> String {
    let parts = text.split_once(": ").and_then(|(_, rest)| rest.rsplit_once(", expected "));
    let Some((found, expected)) = parts else { return text.to_owned() };
    format!("this must be {}, and not {}", expected_in_words(expected), found_in_words(found))
}

/// `invalid length 1, expected a tuple of size 2`. Where serde_json finds items that were not read,
/// it does not say how many there may be.
fn of_wrong_length(text: &str) -> String {
    let parts =
        text.strip_prefix("invalid length ").and_then(|rest| rest.split_once(", expected "));
    match parts.map(|(length, expected)| (length, expected_in_words(expected))) {
        Some((length, expected)) if expected != FEWER_ITEMS => {
            let verb = if expected.starts_with("a ") { "be" } else { "have" };
            format!("this must {verb} {expected}, and has {length}")
        }
        _ => "this list has too many items".to_owned(),
    }
}

/// What serde_json expects where a list goes on after all items were read.
const FEWER_ITEMS: &str = "fewer elements in array";

fn expected_in_words(expected: &str) -> String {
    let (smallest, name) = match expected.strip_prefix("a nonzero ") {
        Some(name) => (1, name),
        None => (i128::MIN, expected),
    };
    if let Some((_, min, max)) = INTEGERS.iter().find(|(integer, ..)| *integer == name) {
        return format!("an integer from {} to {max}", smallest.max(*min));
    }
    let items = ["a tuple of size ", "an array of length "];
    if let Some(length) = items.iter().find_map(|prefix| expected.strip_prefix(prefix)) {
        return format!("a list of {length} items");
    }
    // The place of a variant, by which serde would take a number, is of no use to a client.
    let texts = ["variant index ", "variant identifier", "string or map", "map with a single key"];
    if texts.iter().any(|prefix| expected.starts_with(prefix)) {
        return "a text".to_owned();
    }
    let objects = ["struct ", "internally tagged enum ", "adjacently tagged enum "];
    if objects.iter().any(|prefix| expected.starts_with(prefix)) {
        return "an object".to_owned();
    }
    let words = match expected {
        "f32" | "f64" => "a number",
        "a boolean" => "true or false",
        "a string" | "a borrowed string" | "string" => "a text",
        "a sequence" => "a list",
        "a map" => "an object",
        "unit" => "null",
        other => other,
    };
    words.to_owned()
}

fn found_in_words(found: &str) -> String {
    let numbers = ["integer ", "floating point "];
    if let Some(number) = numbers.iter().find_map(|prefix| found.strip_prefix(prefix)) {
        return format!("the number {}", number.trim_matches('`'));
    }
    if let Some(text) = found.strip_prefix("string ") {
        return format!("the text {text}");
    }
    if let Some(flag) = found.strip_prefix("boolean ") {
        return flag.trim_matches('`').to_owned();
    }
    let words = match found {
        "map" => "an object",
        "sequence" => "a list",
        "null" | "unit value" => "null",
        // Of enums and options, which JSON does not have.
        _ => "another value",
    };
    words.to_owned()
}

#[cfg(test)]
mod tests {
    use super::must_be_within;

    #[test]
    fn a_range_is_said_with_a_verb() {
        assert_eq!(must_be_within(&(5..=60)), "this must be from 5 to 60");
        assert_eq!(must_be_within(&(24..=24)), "this must be 24");
    }
}
