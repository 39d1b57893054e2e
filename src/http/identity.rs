//! Who is calling.

use std::future::{Ready, ready};

use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload};

use super::{
    address::Address,
    problem::{Failure, ProblemCode},
};
use crate::{
    app::{Asker, tables::RequestKey},
    auth::Caller,
};

/// What the edge found out, in the request's extensions.
#[derive(Clone)]
pub struct Found {
    /// Whose valid token came along.
    pub caller: Option<Caller>,
    /// Where the request comes from.
    pub address: Address,
}

/// The caller, or nobody.
pub struct Identity(pub Option<Caller>);

impl Identity {
    /// The caller as somebody who asks, with the invite that came along.
    pub fn asker(&self, invite: Option<String>) -> Asker {
        let caller = self.0.as_ref();
        let (player, session) = (caller.map(|caller| caller.player.id.clone()), caller.map(|caller| caller.session.clone()));
        Asker { player, session, invite }
    }
}

impl FromRequest for Identity {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Identity(found(request).caller)))
    }
}

/// The caller, who must be signed in. Stands before the body among a handler's arguments, so that it is asked first.
pub struct Signed(pub Caller);

impl FromRequest for Signed {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(found(request).caller.map(Signed).ok_or_else(|| ProblemCode::TokenMissing.into()))
    }
}

/// What the edge found out.
pub fn found(request: &HttpRequest) -> Found {
    request.extensions().get::<Found>().cloned().expect("every request passes the edge")
}

/// Longest Idempotency-Key.
pub const KEY_LENGTH_MOST: usize = 64;

/// The header that makes a repeated request safe.
pub struct KeyHeader(Option<String>);

impl KeyHeader {
    /// The key with the hash of its request, if one came.
    pub fn optional(self, fingerprint: impl FnOnce() -> String) -> Option<RequestKey> {
        self.0.map(|key| RequestKey { key, fingerprint: fingerprint() })
    }

    /// The key with the hash of its request.
    pub fn required(self, fingerprint: impl FnOnce() -> String) -> Result<RequestKey, Failure> {
        self.optional(fingerprint).ok_or_else(|| ProblemCode::KeyMissing.into())
    }
}

impl FromRequest for KeyHeader {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let Some(value) = request.headers().get("idempotency-key") else { return ready(Ok(KeyHeader(None))) };
        let text = value.to_str().unwrap_or_default();
        let key = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(text);
        let letters = |b: u8| b.is_ascii_alphanumeric() || b"-_".contains(&b);
        let fits = (1..=KEY_LENGTH_MOST).contains(&key.len()) && key.bytes().all(letters);
        ready(if fits { Ok(KeyHeader(Some(key.to_owned()))) } else { Err(ProblemCode::KeyInvalid.into()) })
    }
}
