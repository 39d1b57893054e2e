//! Numbers by their value.
//!
//! To JSON Schema `100000`, `100000.0` and `1e5` are one integer, and programs write them as their
//! language does. serde takes the first spelling alone for an integer. So the others are rewritten
//! before a text is read.

use std::borrow::Cow;

/// Most digits of an integer that is rewritten: those of the largest `u64`.
const DIGITS_MAX: usize = 20;

/// The text with all integers in digits alone. What is no JSON stays as it is.
pub fn integers_in_digits(text: &[u8]) -> Cow<'_, [u8]> {
    let (mut written, mut copied, mut at) = (Vec::new(), 0, 0);
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => at += string_bytes(&text[at..]),
            b'-' | b'0'..=b'9' => {
                let is_part =
                    |byte: &&u8| matches!(**byte, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E');
                let end = at + text[at..].iter().take_while(is_part).count();
                if let Some(digits) = in_digits(&text[at..end]) {
                    written.extend_from_slice(&text[copied..at]);
                    written.extend_from_slice(digits.as_bytes());
                    copied = end;
                }
                at = end;
            }
            _ => at += 1,
        }
    }
    if copied == 0 {
        return Cow::Borrowed(text);
    }
    written.extend_from_slice(&text[copied..]);
    Cow::Owned(written)
}

/// One number, in digits alone, if it is an integer in another spelling.
pub fn in_digits(number: &[u8]) -> Option<String> {
    let text = str::from_utf8(number).ok()?;
    let (sign, unsigned) = match text.strip_prefix('-') {
        Some(unsigned) => ("-", unsigned),
        None => ("", text),
    };
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
        None => (unsigned, 0),
    };
    let (whole, fraction) = match mantissa.split_once('.') {
        Some((whole, fraction)) if !fraction.is_empty() => (whole, fraction),
        Some(_) => return None,
        None => (mantissa, ""),
    };
    let are_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_json = !whole.is_empty() && (whole == "0" || !whole.starts_with('0'));
    let is_usual = unsigned == whole && text != "-0";
    if is_usual || !is_json || !are_digits(whole) || !are_digits(fraction) {
        return None;
    }
    let mut digits = format!("{whole}{fraction}");
    let length = i64::try_from(whole.len()).ok()? + i64::from(exponent);
    let length = usize::try_from(length.max(0)).ok()?;
    let significant = digits.trim_start_matches('0').len();
    if significant == 0 {
        return Some("0".to_owned());
    }
    if length < digits.len() {
        let rest = digits.split_off(length);
        if rest.bytes().any(|digit| digit != b'0') {
            return None;
        }
    }
    let zeros = length - digits.len();
    let kept = digits.trim_start_matches('0');
    (kept.len() + zeros <= DIGITS_MAX).then(|| format!("{sign}{kept}{}", "0".repeat(zeros)))
}

/// The length of the string at the beginning of the text, quotes included.
fn string_bytes(text: &[u8]) -> usize {
    let mut is_escaped = false;
    let end = text.iter().skip(1).position(|byte| {
        let is_end = *byte == b'"' && !is_escaped;
        is_escaped = *byte == b'\\' && !is_escaped;
        is_end
    });
    end.map_or(text.len(), |end| end + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(text: &str) -> String {
        String::from_utf8(integers_in_digits(text.as_bytes()).into_owned()).unwrap()
    }

    #[test]
    fn an_integer_is_one_in_each_spelling() {
        for (text, written) in [
            (r#"{"a":695.0}"#, r#"{"a":695}"#),
            ("[1.00,-2.0 ,3.0]", "[1,-2 ,3]"),
            ("[1e5,1E5,1e+5,1.0e5,10e4]", "[100000,100000,100000,100000,100000]"),
            ("[1000000e-1,100000.0]", "[100000,100000]"),
            ("[1.5e1,0.015e3,150e-1,-15e0]", "[15,15,15,-15]"),
            ("[0.0,0e9,-0,-0.0,0e-99,0.00e99999]", "[0,0,0,0,0,0]"),
            ("[18446744073709551615.0,1e19]", "[18446744073709551615,10000000000000000000]"),
        ] {
            assert_eq!(rewritten(text), written, "{text}");
        }
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        for text in [
            "[1.5,1.05,10.01,1.5e0,1e-1,12e-1,1e20,1e400,1e99999999999,-1.5e-3]",
            r#"["1.0","\"1e5","\\","a1.0e5",10,0,-7,null]"#,
            r#"{"1.0":"2e3"}"#,
            "[1.,.0,1e,1e+,01.0,00,1.0.0,--1.0,1-1.0,1e5.0,\"1.0",
            "\"1.0\\",
            "",
        ] {
            let kept = integers_in_digits(text.as_bytes());
            assert!(matches!(kept, Cow::Borrowed(_)), "{text} became {:?}", rewritten(text));
        }
    }

    #[test]
    fn the_value_is_that_which_a_parser_reads() {
        for whole in ["0", "1", "12", "120", "700"] {
            for fraction in ["", ".0", ".5", ".50", ".500", ".05"] {
                for exponent in ["", "e0", "e1", "E+2", "e-1", "e-2", "e3"] {
                    let text = format!("{whole}{fraction}{exponent}");
                    let value: f64 = text.parse().unwrap();
                    let expected =
                        if value.fract() == 0.0 { format!("{value}") } else { text.clone() };
                    assert_eq!(rewritten(&text), expected, "{text}");
                }
            }
        }
    }
}
