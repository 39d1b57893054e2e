//! Extractors for request bodies. A body is limited in size and must fit its type exactly; the
//! problem names the place that does not.

use std::{future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload, http::header, web};
use serde::de::DeserializeOwned;

use super::{
    field_error::FieldErrorCode,
    identity::origin,
    problem::{Failure, ProblemCode},
    service::Service,
};
use kontor_app::{
    json, log::canonical::canonical_of_text, log::chain, records::import::RECORD_BYTES_MAX,
};

/// The largest body, in bytes. Records have a limit of their own.
pub const BODY_BYTES_MAX: usize = 64 * 1024;

/// Used as the body in the fingerprint of a request without one.
const NO_BODY: &str = "null";

/// A JSON body that fits `T` exactly, with the fingerprint of its request.
pub struct Body<T> {
    /// The body.
    pub value: T,
    request: Fingerprint,
}

/// What two requests with one idempotency key must have in common: method, path and canonical JSON
/// of the body.
pub struct Fingerprint {
    target: String,
    bytes: web::Bytes,
}

impl Fingerprint {
    /// The hash, 32 hexadecimal digits.
    pub fn hash(&self) -> String {
        let body = canonical_of_text(&self.bytes).unwrap_or_else(|_| NO_BODY.to_owned());
        let hash = chain::sha256(&[self.target.as_bytes(), b"\n", body.as_bytes()]);
        chain::hex(&hash[..16])
    }
}

impl<T> Body<T> {
    /// The body and the fingerprint of its request.
    pub fn into_parts(self) -> (T, Fingerprint) {
        (self.value, self.request)
    }
}

fn target(request: &HttpRequest) -> String {
    // The decoded path, because percent-encoding makes no other request of it.
    format!("{} {}", request.method(), request.match_info().as_str())
}

async fn read(request: &HttpRequest, payload: Payload) -> Result<web::Bytes, Failure> {
    service(request).uploads.read(request, payload, BODY_BYTES_MAX).await
}

fn service(request: &HttpRequest) -> &web::Data<Service> {
    request.app_data().expect("build_app provides the service")
}

/// Writes integers as usual that have a fraction of zeros, such as `695.0`: to JSON Schema they are
/// integers too.
fn integers_as_usual(text: web::Bytes) -> web::Bytes {
    if !text.contains(&b'.') {
        return text;
    }
    let mut written = Vec::with_capacity(text.len());
    let (mut rest, mut is_in_string, mut is_escaped) = (&text[..], false, false);
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        let zeros = after.iter().take_while(|digit| **digit == b'0').count();
        let goes_on = matches!(after.get(zeros), Some(b'0'..=b'9' | b'e' | b'E'));
        let is_number = written.last().is_some_and(u8::is_ascii_digit);
        if byte == b'.' && !is_in_string && is_number && zeros > 0 && !goes_on {
            rest = &after[zeros..];
            continue;
        }
        is_in_string ^= byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        written.push(byte);
    }
    written.into()
}

impl<T: DeserializeOwned + 'static> FromRequest for Body<T> {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, payload) = (request.clone(), payload.take());
        Box::pin(async move {
            check_media(&request)?;
            let target = target(&request);
            let bytes = integers_as_usual(read(&request, payload).await?);
            check_object(&bytes)?;
            let value = json::from_slice(&bytes).map_err(|error| Failure::json(&error))?;
            Ok(Body { value, request: Fingerprint { target, bytes } })
        })
    }
}

/// A request without a body, or with an empty object.
pub struct NoBody(pub Fingerprint);

impl FromRequest for NoBody {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, payload) = (request.clone(), payload.take());
        Box::pin(async move {
            check_encoding(&request)?;
            let target = target(&request);
            let bytes = read(&request, payload).await?;
            let empty = bytes.is_empty()
                || serde_json::from_slice(&bytes)
                    .is_ok_and(|body: serde_json::Value| body == serde_json::json!({}));
            if !empty {
                return Err(Failure::body("", "this request has no body"));
            }
            Ok(NoBody(Fingerprint { target, bytes: web::Bytes::new() }))
        })
    }
}

/// A record as bytes. Parsing it would block a worker thread for too long, so it is parsed
/// elsewhere.
pub struct RecordBody {
    /// The bytes of the record.
    pub text: web::Bytes,
    /// Hash of method, path, query and bytes. It is not made of canonical JSON, because the record
    /// is not parsed yet.
    pub hash: String,
}

impl FromRequest for RecordBody {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, payload) = (request.clone(), payload.take());
        Box::pin(async move {
            check_media(&request)?;
            let target = format!("{}?{}", target(&request), request.query_string());
            let address = origin(&request).address.rate_key();
            let uploads = &service(&request).uploads;
            let text = uploads.read_record(&request, payload, address, RECORD_BYTES_MAX).await?;
            check_object(&text)?;
            // To hash eight megabytes takes too long for a thread that answers requests.
            let hashed = text.clone();
            let hash =
                move || chain::hex(&chain::sha256(&[target.as_bytes(), b"\n", &hashed])[..16]);
            let background = &service(&request).app.games.background;
            let hash = background.run(hash).await.map_err(|_| ProblemCode::Internal)?;
            Ok(RecordBody { text, hash })
        })
    }
}

/// Bodies are sent as they are: a server that ignored `Content-Encoding` would read compressed
/// bytes as JSON (RFC 9110 section 8.4).
fn check_encoding(request: &HttpRequest) -> Result<(), Failure> {
    let encoded = request
        .headers()
        .get_all(header::CONTENT_ENCODING)
        .any(|encoding| !encoding.as_bytes().eq_ignore_ascii_case(b"identity"));
    if encoded {
        return Err(Failure::from(ProblemCode::MediaTypeUnsupported)
            .detail("Bodies are sent without a content encoding.")
            .header(header::ACCEPT_ENCODING, "identity"));
    }
    Ok(())
}

fn check_media(request: &HttpRequest) -> Result<(), Failure> {
    check_encoding(request)?;
    let media = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|media| media.to_str().ok())
        .unwrap_or_default();
    let essence = media.split(';').next().unwrap_or_default().trim();
    essence
        .eq_ignore_ascii_case("application/json")
        .then_some(())
        .ok_or_else(|| ProblemCode::MediaTypeUnsupported.into())
}

/// Serde accepts a list in place of an object if it has the fields in their order; the contract
/// does not.
fn check_object(bytes: &[u8]) -> Result<(), Failure> {
    let is_object = bytes.trim_ascii_start().first() == Some(&b'{');
    is_object.then_some(()).ok_or_else(|| {
        Failure::body_fault(FieldErrorCode::WrongType, "", "a body is a JSON object")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_with_a_fraction_of_zeros_are_written_as_usual() {
        for (text, written) in [
            ("{\"a\":695.0}", "{\"a\":695}"),
            ("[1.00,-2.0 ,3.0]", "[1,-2 ,3]"),
            ("[1.5,1.05,1.0e3,10.01]", "[1.5,1.05,1.0e3,10.01]"),
            (r#"["1.0","\"1.0","\\",1.0]"#, r#"["1.0","\"1.0","\\",1]"#),
            ("[1.,.0,\"", "[1.,.0,\""),
        ] {
            assert_eq!(integers_as_usual(text.into()), written);
        }
    }
}
