//! Canonical JSON (RFC 8785): what the chain hashes, and what tells whether two bodies are the same.

use serde::Serialize;

/// Canonical JSON of any value.
pub fn canonical(value: &impl Serialize) -> String {
    serde_json_canonicalizer::to_string(value).expect("bodies, commits and nonces have text keys and finite numbers")
}

/// The same, several times as fast, for a value all of whose numbers are integers that JSON can count; every commit is one.
///
/// serde_json writes strings and integers as the RFC wants them, so that only the members of objects have to change places. In
/// ASCII without escapes the RFC's order of keys is that of their bytes; anything else takes the long way.
pub fn canonical_of_integers(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value).expect("commits have text keys and finite numbers");
    if !text.is_ascii() || text.contains('\\') {
        return canonical(value);
    }
    let mut sorted = Vec::with_capacity(text.len());
    sort_members(text.as_bytes(), &mut sorted);
    String::from_utf8(sorted).expect("what was ASCII is ASCII in any order")
}

/// Writes a value with the members of its objects in order.
fn sort_members(value: &[u8], out: &mut Vec<u8>) {
    match value[0] {
        b'{' => {
            let mut members: Vec<(&[u8], &[u8])> = items(value).map(|item| item.split_at(end_of_value(item) + 1)).collect();
            // Between the quotes: behind the key stand one more and a colon.
            members.sort_unstable_by_key(|(key, _)| &key[1..key.len() - 2]);
            join(b"{}", members.into_iter(), out, |(key, value), out| {
                out.extend_from_slice(key);
                sort_members(value, out);
            });
        }
        b'[' => join(b"[]", items(value), out, sort_members),
        _ => out.extend_from_slice(value),
    }
}

/// Writes items between brackets, with commas.
fn join<T>(brackets: &[u8; 2], items: impl Iterator<Item = T>, out: &mut Vec<u8>, write: impl Fn(T, &mut Vec<u8>)) {
    out.push(brackets[0]);
    for (number, item) in items.enumerate() {
        if number > 0 {
            out.push(b',');
        }
        write(item, out);
    }
    out.push(brackets[1]);
}

/// The items of a list, or the members of an object. There is no white space.
fn items(container: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = &container[1..container.len() - 1];
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let mut end = end_of_value(rest);
        if rest.get(end) == Some(&b':') {
            end += 1 + end_of_value(&rest[end + 1..]);
        }
        let item = &rest[..end];
        rest = rest.get(end + 1..).unwrap_or_default();
        Some(item)
    })
}

/// Where the value ends that stands at the beginning.
fn end_of_value(text: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        match text[at] {
            b'"' => {
                at += 2 + text[at + 1..].iter().position(|byte| *byte == b'"').expect("a string ends");
                if depth == 0 {
                    return at;
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => {
                depth -= 1;
                if depth == 0 {
                    return at + 1;
                }
            }
            b',' | b':' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn the_short_way_leads_where_the_long_one_does() {
        let values: [Value; 10] = [
            json!({}),
            json!([]),
            json!({"b": 1, "a": {"d": [], "c": {}}, "": null, "B": true, "a_": -7, "a1": [{"z": 0, "y": [1, 2, [3]]}, {}]}),
            json!({"say": "\"}{][,:\\", "tab": "\t\n\u{1}\u{1f}\u{7f}/", "\"": 1, "\\": 2, "a\"b": {"\n": 3}}),
            json!([[[]], [{"b": {"b": {"b": 1, "a": 2}, "a": 3}, "a": 4}]]),
            json!({"b": "é", "a": "\u{fffd}\u{1f600}", "é": 1, "\u{fffd}": 2, "\u{1f600}": 3}),
            json!({"a!": 1, "a": 2, "a ": 3, "a#": 4}),
            json!("alone"),
            json!(9_007_199_254_740_991_i64),
            json!({"min": -9_007_199_254_740_991_i64, "max": 9_007_199_254_740_991_u64, "none": null, "no": false}),
        ];
        for value in values {
            assert_eq!(canonical_of_integers(&value), canonical(&value));
        }
    }
}
