//! Where the head of a request ends, and the offer of another protocol in it.

use memchr::{memchr, memchr_iter};

/// What is written over the word `upgrade`. It is as long, so that a head keeps its length.
const IGNORED: &[u8; 7] = b"ignored";

/// Bytes of empty lines before a request, which are ignored (RFC 9112 section 2.2).
pub fn empty_lines(bytes: &[u8]) -> usize {
    let mut rest = bytes;
    while let Some(after) = rest.strip_prefix(b"\r\n").or_else(|| rest.strip_prefix(b"\n")) {
        rest = after;
    }
    bytes.len() - rest.len()
}

/// Where the first head ends, behind its empty line. `from` is how much was searched before.
pub fn end(bytes: &[u8], from: usize) -> Option<usize> {
    // A line break of the part before can be the first of the two.
    let from = from.saturating_sub(2);
    let breaks = memchr_iter(b'\n', &bytes[from..]).map(|at| from + at + 1);
    let mut ends = breaks.filter_map(|at| match &bytes[at..] {
        [b'\n', ..] => Some(at + 1),
        [b'\r', b'\n', ..] => Some(at + 2),
        _ => None,
    });
    ends.next()
}

/// Makes an offer of another protocol one that the library does not see. A server may ignore the
/// offer (RFC 9110 section 7.8), but actix-http ends the connection after the reply to it, and
/// takes all that follows an offer of WebSocket for a body without end.
pub fn ignore_offer(head: &mut [u8]) {
    // The first line has no field.
    let Some(first) = memchr(b'\n', head) else { return };
    let mut rest = &mut head[first + 1..];
    loop {
        let end = memchr(b'\n', rest).unwrap_or(rest.len());
        let (line, below) = rest.split_at_mut(end);
        ignore_in_field(line);
        let Some((_, below)) = below.split_first_mut() else { return };
        rest = below;
    }
}

fn ignore_in_field(line: &mut [u8]) {
    let Some(colon) = memchr(b':', line) else { return };
    let (name, value) = line.split_at_mut(colon);
    if name.eq_ignore_ascii_case(b"upgrade") {
        name.copy_from_slice(IGNORED);
    } else if name.eq_ignore_ascii_case(b"connection") {
        for option in value[1..].split_mut(|byte| *byte == b',') {
            let before = option.len() - option.trim_ascii_start().len();
            let length = option.trim_ascii().len();
            let option = &mut option[before..before + length];
            if option.eq_ignore_ascii_case(b"upgrade") {
                option.copy_from_slice(IGNORED);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_ends_with_its_first_empty_line() {
        for (bytes, expected) in [
            ("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /", Some(27)),
            ("GET / HTTP/1.1\nHost: a\n\nGET /", Some(24)),
            ("GET / HTTP/1.1\nHost: a\n\r\n", Some(25)),
            ("GET / HTTP/1.1\r\nHost: a\r\n\r", None),
            ("GET / HTTP/1.1\r\nHost: a\r\n", None),
            ("", None),
        ] {
            assert_eq!(end(bytes.as_bytes(), 0), expected, "{bytes:?}");
            for from in 0..bytes.len() {
                let before = end(&bytes.as_bytes()[..from], 0);
                let found = before.or_else(|| end(bytes.as_bytes(), from));
                assert_eq!(found, expected, "{bytes:?}, of which {from} bytes came first");
            }
        }
        assert_eq!(empty_lines(b"\r\n\n\r\nGET /"), 5);
        assert_eq!(empty_lines(b"\rGET /"), 0, "this is no empty line");
    }

    #[test]
    fn an_offer_of_another_protocol_is_ignored_and_nothing_else() {
        for (given, expected) in [
            (
                "GET /upgrade HTTP/1.1\r\nConnection: Upgrade, HTTP2\r\nUpgrade: h2c\r\n\r\n",
                "GET /upgrade HTTP/1.1\r\nConnection: ignored, HTTP2\r\nignored: h2c\r\n\r\n",
            ),
            (
                "GET / HTTP/1.1\nconnection:close,upgrade\nUPGRADE:h2c\nX-Upgrade: upgrade\n\n",
                "GET / HTTP/1.1\nconnection:close,ignored\nignored:h2c\nX-Upgrade: upgrade\n\n",
            ),
            ("upgrade: x\r\nupgrades: h2c\r\n\r\n", "upgrade: x\r\nupgrades: h2c\r\n\r\n"),
            ("GET / HTTP/1.1\r\nConnection:\r\n\r\n", "GET / HTTP/1.1\r\nConnection:\r\n\r\n"),
        ] {
            let mut head = given.as_bytes().to_vec();
            ignore_offer(&mut head);
            assert_eq!(String::from_utf8(head).unwrap(), expected);
        }
    }
}
