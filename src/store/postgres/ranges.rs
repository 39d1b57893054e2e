//! Ranges of texts by their beginning, as bounds that the database compares byte by byte.

/// The range of texts that begin with `prefix` and sort after `after`: the first text, and the
/// first one behind the range. No stored text contains a zero byte.
pub(super) fn bounds(prefix: &str, after: Option<&str>) -> (String, String) {
    let until_zero = |text: &str| text.split('\0').next().unwrap_or_default().to_owned();
    let stop = match prefix.contains('\0') {
        true => String::new(),
        false => end_of_prefix(prefix),
    };
    match after {
        Some(after) if after >= prefix => (until_zero(after) + "\u{1}", stop),
        Some(_) | None => (until_zero(prefix), stop),
    }
}

/// The first text that sorts after all texts that begin with `prefix`. Texts sort as their
/// characters do.
fn end_of_prefix(prefix: &str) -> String {
    let mut rest = prefix.to_owned();
    while let Some(last) = rest.pop() {
        let next =
            if last == '\u{d7ff}' { Some('\u{e000}') } else { char::from_u32(last as u32 + 1) };
        if let Some(next) = next {
            rest.push(next);
            return rest;
        }
    }
    char::MAX.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_all_texts_with_the_prefix_and_no_other() {
        assert_eq!(bounds("a/", None), ("a/".into(), "a0".into()));
        assert_eq!(bounds("a/", Some("a/2")), ("a/2\u{1}".into(), "a0".into()));
        assert_eq!(bounds("b", Some("a")), ("b".into(), "c".into()));
        assert_eq!(bounds("", None), (String::new(), char::MAX.to_string()));
        assert_eq!(end_of_prefix("a\u{10ffff}"), "b");
        assert_eq!(end_of_prefix("\u{d7ff}"), "\u{e000}");
    }

    #[test]
    fn what_contains_a_zero_byte_is_nowhere() {
        assert_eq!(bounds("a\0", None), ("a".into(), String::new()));
        assert_eq!(bounds("a", Some("ab\0c")), ("ab\u{1}".into(), "b".into()));
    }
}
