//! Texts that are the same for all readers, as they are and compressed with gzip: the page, the
//! guide, the reference, the contract.
//!
//! A text is compressed once, for the first client that accepts it, and kept. That takes 13 ms for
//! the largest one and less than 5 ms for all others, so neither the build nor the start of the
//! server has to wait for it. Replies with a player's data are never compressed, because the length
//! of a compressed reply tells something about what is in it; they are no `StaticText`.

use std::{io::Write, sync::OnceLock};

use actix_web::{
    HttpRequest, HttpResponse,
    http::header::{self, AcceptEncoding, ContentEncoding, ETag, Encoding, EntityTag, Header},
};
use bytes::Bytes;
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};

use super::{conditional::has_current_copy, pieces::Pieces};

/// How long a client may show its copy of a text without asking, where a minute does no harm.
pub const FOR_A_MINUTE: &str = "public, max-age=60";

/// The client asks each time whether its copy is current.
pub const ASK_EACH_TIME: &str = "no-cache";

/// How many bytes of a text's digest name it.
const TAG_BYTES: usize = 16;

/// The path of the server's public address, without a slash at its end. The application has it
/// beside its handlers.
pub struct PublicPath(pub String);

/// A text in both forms. Each has an entity tag of its own.
#[derive(Debug)]
pub struct StaticText {
    media: &'static str,
    text: Bytes,
    tag: OnceLock<String>,
    /// `None` if the compressed text is not shorter.
    compressed: OnceLock<Option<Bytes>>,
    /// The same with the addresses of a server whose public address has this path.
    moved: OnceLock<(String, Box<StaticText>)>,
}

impl StaticText {
    /// The text, which has this media type.
    pub fn new(media: &'static str, text: impl Into<Bytes>) -> Self {
        let (tag, compressed, moved) = Default::default();
        StaticText { media, text: text.into(), tag, compressed, moved }
    }

    /// The text in the form that the client prefers, unless its copy is current.
    pub fn answer(&self, request: &HttpRequest, cache: &'static str) -> HttpResponse {
        let public_path = request.app_data::<PublicPath>();
        match public_path.map_or("", |PublicPath(path)| path) {
            "" => self.answer_as_it_is(request, cache),
            path => {
                let make = || (path.to_owned(), Box::new(self.moved_below(path)));
                match self.moved.get_or_init(make) {
                    (known, moved) if known == path => moved.answer_as_it_is(request, cache),
                    // Another server of this process.
                    _ => self.moved_below(path).answer_as_it_is(request, cache),
                }
            }
        }
    }

    /// The same text for a server that is below this path of its host: links begin with it.
    fn moved_below(&self, path: &str) -> Self {
        let text = String::from_utf8_lossy(&self.text);
        let moved = match self.media.split(';').next().unwrap_or_default() {
            "text/html" => text.replace("=\"/", &format!("=\"{path}/")),
            "text/markdown" => text.replace("](/", &format!("]({path}/")),
            // The contract: its server, and the guide.
            "application/json" => text
                .replace("\"url\": \"/\"", &format!("\"url\": \"{path}\""))
                .replace("\"url\": \"/docs/", &format!("\"url\": \"{path}/docs/")),
            _ => return StaticText::new(self.media, self.text.clone()),
        };
        StaticText::new(self.media, moved)
    }

    fn answer_as_it_is(&self, request: &HttpRequest, cache: &'static str) -> HttpResponse {
        let compressed = if accepts_gzip(request) { self.compressed() } else { None };
        let tag = EntityTag::new_strong(match compressed {
            // Not `-gzip`, which is how proxies name what they have compressed.
            Some(_) => format!("{}.gzip", self.tag()),
            None => self.tag().to_owned(),
        });
        let is_current = has_current_copy(request, &tag);
        let mut response =
            if is_current { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        response
            .insert_header(ETag(tag))
            .insert_header((header::CACHE_CONTROL, cache))
            .insert_header((header::VARY, header::ACCEPT_ENCODING.as_str()));
        if is_current {
            return response.finish();
        }
        response.content_type(self.media);
        if compressed.is_some() {
            response.insert_header(ContentEncoding::Gzip);
        }
        response.body(Pieces(compressed.unwrap_or_else(|| self.text.clone())))
    }

    /// Names the text.
    fn tag(&self) -> &str {
        self.tag.get_or_init(|| {
            let digest = Sha256::digest(&self.text);
            digest[..TAG_BYTES].iter().map(|byte| format!("{byte:02x}")).collect()
        })
    }

    fn compressed(&self) -> Option<Bytes> {
        let compress = || {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
            encoder.write_all(&self.text).expect("writing into memory does not fail");
            let bytes = encoder.finish().expect("writing into memory does not fail");
            (bytes.len() < self.text.len()).then(|| Bytes::from(bytes))
        };
        self.compressed.get_or_init(compress).clone()
    }
}

/// Whether the client prefers gzip to the text as it is (RFC 9110, section 12.5.3).
fn accepts_gzip(request: &HttpRequest) -> bool {
    let offers = [Encoding::gzip(), Encoding::identity()];
    let negotiated =
        AcceptEncoding::parse(request).ok().and_then(|accept| accept.negotiate(offers.iter()));
    negotiated == Some(Encoding::gzip())
}

#[cfg(test)]
mod tests {
    use actix_web::{body::to_bytes, test::TestRequest};

    use super::*;

    const LONG: &str = "the same again and again and again and again and again and again";

    fn asked(text: &StaticText, accept: Option<&str>) -> HttpResponse {
        let request = match accept {
            Some(accept) => TestRequest::default().insert_header(("accept-encoding", accept)),
            None => TestRequest::default(),
        };
        text.answer(&request.to_http_request(), FOR_A_MINUTE)
    }

    #[actix_web::test]
    async fn a_client_gets_the_form_that_it_prefers() {
        let text = StaticText::new("text/plain", LONG);
        for (accept, is_compressed) in [
            (None, false),
            (Some(""), false),
            (Some("br"), false),
            (Some("gzip;q=0, *"), false),
            (Some("identity, gzip;q=0.5"), false),
            (Some("gzip"), true),
            (Some("gzip, deflate, br, zstd"), true),
            (Some("identity;q=0.5, gzip"), true),
        ] {
            let response = asked(&text, accept);
            let encoding = response.headers().get(header::CONTENT_ENCODING);
            assert_eq!(encoding.is_some(), is_compressed, "{accept:?}");
            assert_eq!(
                response.headers().get(header::VARY).unwrap(),
                "accept-encoding",
                "{accept:?}"
            );
            let bytes = to_bytes(response.into_body()).await.unwrap();
            assert_eq!(bytes != LONG, is_compressed, "{accept:?}");
        }
    }

    #[test]
    fn what_would_not_be_shorter_is_sent_as_it_is() {
        let response = asked(&StaticText::new("text/plain", "short"), Some("gzip"));
        assert!(!response.headers().contains_key(header::CONTENT_ENCODING));
    }

    #[test]
    fn each_form_has_its_tag() {
        let text = StaticText::new("text/plain", LONG);
        let tag = |accept| asked(&text, accept).headers().get(header::ETAG).unwrap().clone();
        assert_ne!(tag(None), tag(Some("gzip")));
        for (known, accept, status) in
            [(None, None, 304), (Some("gzip"), Some("gzip"), 304), (Some("gzip"), None, 200)]
        {
            let mut request = TestRequest::default().insert_header(("if-none-match", tag(known)));
            if let Some(accept) = accept {
                request = request.insert_header(("accept-encoding", accept));
            }
            let response = text.answer(&request.to_http_request(), FOR_A_MINUTE);
            assert_eq!(response.status(), status, "{known:?} {accept:?}");
            assert_eq!(response.headers().get(header::ETAG).unwrap(), tag(accept));
        }
    }
}
