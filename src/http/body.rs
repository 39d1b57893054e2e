//! Extractors for request bodies. A body is limited in size and must fit its type exactly; the
//! problem names the place that does not.

use std::{borrow::Cow, future::Future, pin::Pin};

use actix_web::{FromRequest, HttpRequest, dev::Payload, http::header, web};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::{
    field_error::FieldErrorCode,
    identity::origin,
    problem::{Failure, ProblemCode},
    service::Service,
};
use kontor_json::canonical::canonical_of_text;
use kontor_log::chain;
use kontor_tables::records::import::RECORD_BYTES_MAX;

kontor_limits::limits! {
    /// Largest body, in bytes.
    // Records have a limit of their own.
    pub const BODY_BYTES_MAX: usize = 64 * 1024;
}

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
    let address = origin(request).address;
    let body = service(request).uploads.read(request, payload, address, BODY_BYTES_MAX).await?;
    Ok(without_mark(&body))
}

/// The body without a byte order mark.
fn without_mark(body: &web::Bytes) -> web::Bytes {
    body.slice_ref(kontor_json::without_mark(body))
}

fn service(request: &HttpRequest) -> &web::Data<Service> {
    request.app_data().expect("build_app provides the service")
}

impl<T: DeserializeOwned + 'static> FromRequest for Body<T> {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, payload) = (request.clone(), payload.take());
        Box::pin(async move {
            check_media(&request)?;
            let target = target(&request);
            let bytes = read(&request, payload).await?;
            let bytes = match kontor_json::integers_in_digits(&bytes) {
                Cow::Borrowed(_) => bytes,
                Cow::Owned(written) => written.into(),
            };
            check_object(&bytes)?;
            let value = kontor_json::from_slice(&bytes).map_err(|error| Failure::json(&error))?;
            Ok(Body { value, request: Fingerprint { target, bytes } })
        })
    }
}

/// A request without a body. Some libraries send an empty object then, or null.
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
                    .is_ok_and(|body: Value| body.is_null() || body == json!({}));
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
            let text = without_mark(&text);
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
    let what = match bytes.trim_ascii_start().first() {
        Some(b'{') => return Ok(()),
        None => "this one is empty",
        Some(b'n') => "this one is null",
        Some(b'[') => "this one is a list",
        Some(b'"') => "this one is a text",
        Some(b'0'..=b'9' | b'-') => "this one is a number",
        Some(_) => "this one is something else",
    };
    let detail = format!("a body is a JSON object, and {what}");
    Err(Failure::body_fault(FieldErrorCode::WrongType, "", detail))
}
