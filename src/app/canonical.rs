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
    let sorted = Sorter { text: text.as_bytes(), at: 0, out: Vec::with_capacity(text.len()), members: Vec::new() }.run();
    String::from_utf8(sorted).expect("what was ASCII is ASCII in any order")
}

/// Goes once through a text without white space or escapes, and writes it with the members of objects in order.
struct Sorter<'a> {
    text: &'a [u8],
    at: usize,
    out: Vec<u8>,
    /// Those of the objects that have begun.
    members: Vec<Member>,
}

/// Where a member stands in what was written.
#[derive(Clone, Copy)]
struct Member {
    begin: usize,
    end_of_key: usize,
    end: usize,
}

impl Sorter<'_> {
    fn run(mut self) -> Vec<u8> {
        self.value();
        self.out
    }

    fn value(&mut self) {
        match self.text[self.at] {
            b'{' => self.object(),
            b'[' => self.list(),
            b'"' => self.string(),
            _ => self.copy_while(|byte| !matches!(byte, b',' | b'}' | b']')),
        }
    }

    fn list(&mut self) {
        self.copy(1);
        while self.text[self.at] != b']' {
            if self.text[self.at] == b',' {
                self.copy(1);
            }
            self.value();
        }
        self.copy(1);
    }

    fn object(&mut self) {
        self.copy(1);
        let (begin, outer) = (self.out.len(), self.members.len());
        while self.text[self.at] != b'}' {
            if self.text[self.at] == b',' {
                self.copy(1);
            }
            let begin = self.out.len();
            self.string();
            let end_of_key = self.out.len();
            self.copy(1);
            self.value();
            self.members.push(Member { begin, end_of_key, end: self.out.len() });
        }
        self.put_in_order(begin, outer);
        self.copy(1);
    }

    /// Puts the members of an object in order that were written from here on; as a whole they keep their length.
    fn put_in_order(&mut self, begin: usize, outer: usize) {
        let (out, members) = (&mut self.out, &mut self.members[outer..]);
        // Between the quotes.
        let key = |member: &Member| &out[member.begin + 1..member.end_of_key - 1];
        if !members.is_sorted_by_key(key) {
            members.sort_unstable_by(|one, other| key(one).cmp(key(other)));
            let sorted: Vec<&[u8]> = members.iter().map(|member| &out[member.begin..member.end]).collect();
            let sorted = sorted.join(&b',');
            out[begin..].copy_from_slice(&sorted);
        }
        self.members.truncate(outer);
    }

    fn string(&mut self) {
        self.copy(1);
        self.copy_while(|byte| byte != b'"');
        self.copy(1);
    }

    fn copy_while(&mut self, goes_on: impl Fn(u8) -> bool) {
        let rest = &self.text[self.at..];
        self.copy(rest.iter().position(|byte| !goes_on(*byte)).unwrap_or(rest.len()));
    }

    fn copy(&mut self, count: usize) {
        self.out.extend_from_slice(&self.text[self.at..self.at + count]);
        self.at += count;
    }
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
