//! Conditional requests: the entity tags of `If-Match` and `If-None-Match` (RFC 9110, section 13).
//!
//! A tag of ours names a state, and not the bytes of one reply. So a tag also counts in the forms
//! that proxies give it when they compress the reply: weak (`W/"…"`, as nginx and HAProxy write
//! it), or with the name of the coding at its end ([`CODINGS`]).

use actix_web::{
    HttpRequest,
    http::header::{self, EntityTag, Header, IfMatch, IfNoneMatch},
};

use super::problem::Failure;

/// Codings whose names servers and proxies append to the tags of replies that they compress.
const CODINGS: [&str; 6] = ["gzip", "gz", "br", "zstd", "deflate", "bzip2"];

/// What stands before the name of the coding: in Jetty; in Apache, Caddy and lighttpd; in
/// LiteSpeed. One that ends another stands behind it.
const SEPARATORS: [&str; 3] = ["--", "-", ";"];

/// The tags of `If-Match`, as this server gave them out. The present state must have one of them.
/// `None` if the client sets no condition: it sends no such header, or `*`.
pub fn if_match(request: &HttpRequest) -> Result<Option<Vec<String>>, Failure> {
    if !request.headers().contains_key(header::IF_MATCH) {
        return Ok(None);
    }
    let condition = IfMatch::parse(request).map_err(|_| Failure::header_text("If-Match"))?;
    Ok(match condition {
        IfMatch::Any => None,
        // Malformed tags are left out. If there are no others, the list is empty, and the condition
        // is never met.
        IfMatch::Items(tags) => Some(tags.iter().map(|tag| given_out(tag).to_owned()).collect()),
    })
}

/// The text of the tag as this server gave it out.
fn given_out(tag: &EntityTag) -> &str {
    let text = tag.tag();
    let Some(rest) = CODINGS.iter().find_map(|coding| text.strip_suffix(coding)) else {
        return text;
    };
    SEPARATORS.iter().find_map(|separator| rest.strip_suffix(separator)).unwrap_or(text)
}

/// The strong entity tag with this text.
pub fn strong_tag(text: &str) -> EntityTag {
    EntityTag::new_strong(text.to_owned())
}

/// Whether `If-None-Match` names the tag: the client's copy is current.
pub fn has_current_copy(request: &HttpRequest, tag: &EntityTag) -> bool {
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => true,
        Ok(IfNoneMatch::Items(known)) => known.iter().any(|known| given_out(known) == tag.tag()),
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn if_match_asks_for_one_of_its_tags_in_whatever_form_proxies_give_them() {
        for (header, expected) in [
            ("*", None),
            (r#""a""#, Some(vec!["a"])),
            (r#"W/"a""#, Some(vec!["a"])),
            (r#""a-gzip""#, Some(vec!["a"])),
            (r#"W/"a-br", "b-zstd", "c-d""#, Some(vec!["a", "b", "c-d"])),
            (r#""a--gzip", "b;gz", W/"c;br""#, Some(vec!["a", "b", "c"])),
            (r#""a", W/"b", c"#, Some(vec!["a", "b"])),
            (r#""a", *"#, Some(vec!["a"])),
            ("a", Some(vec![])),
        ] {
            let request = TestRequest::default().insert_header(("if-match", header));
            let condition = if_match(&request.to_http_request()).unwrap();
            let expected = expected.map(|tags| tags.into_iter().map(str::to_owned).collect());
            assert_eq!(condition, expected, "{header}");
        }
        assert_eq!(if_match(&TestRequest::default().to_http_request()).unwrap(), None);
    }

    #[test]
    fn each_form_of_a_tag_that_proxies_write_is_read() {
        for (written, given) in [
            ("a-gzip", "a"),
            ("a-br", "a"),
            ("a-zstd", "a"),
            ("a-deflate", "a"),
            ("a--gzip", "a"),
            ("a;gz", "a"),
            ("a;br", "a"),
            ("a;zstd", "a"),
            ("a--br", "a"),
            // These are no forms of proxies: a text of ours that ends in a similar way stays whole.
            ("a", "a"),
            ("a-", "a-"),
            ("a.gzip", "a.gzip"),
            ("gzip", "gzip"),
            ("a-gzip-b", "a-gzip-b"),
        ] {
            for tag in
                [EntityTag::new_strong(written.to_owned()), EntityTag::new_weak(written.to_owned())]
            {
                assert_eq!(given_out(&tag), given, "{tag}");
            }
        }
    }

    #[test]
    fn if_none_match_takes_the_same_forms() {
        let tag = EntityTag::new_strong("a".to_owned());
        for (header, expected) in [
            ("*", true),
            (r#""x", "a""#, true),
            (r#"W/"a""#, true),
            (r#""a-gzip""#, true),
            (r#"W/"a-br""#, true),
            (r#""x""#, false),
            (r#""x-gzip""#, false),
            ("a", false),
        ] {
            let request = TestRequest::default().insert_header(("if-none-match", header));
            assert_eq!(has_current_copy(&request.to_http_request(), &tag), expected, "{header}");
        }
        assert!(!has_current_copy(&TestRequest::default().to_http_request(), &tag));
    }
}
