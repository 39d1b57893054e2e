//! Extractors for the caller and for the idempotency key.

use std::{
    future::{Future, Ready, ready},
    pin::Pin,
    sync::Arc,
};

use actix_web::{FromRequest, HttpMessage, HttpRequest, dev::Payload, web::Data};

use super::{
    address::Address,
    field_error::FieldErrorCode,
    parameters::query_value,
    problem::{Failure, ProblemCode},
    service::Service,
};
use kontor_auth::Caller;
use kontor_service::quotas::Storer;
use kontor_service::requester::{RequestKey, Requester};

/// The caller of a request, and the address. The middleware puts it into the extensions of the
/// request.
#[derive(Clone)]
pub struct Origin {
    /// The player of the access token; `None` if there is no token.
    pub caller: Option<Arc<Caller>>,
    /// The address of the client.
    pub address: Address,
}

impl Origin {
    /// Under which name the request shares threads with others.
    pub fn shares_as(&self) -> Arc<str> {
        match &self.caller {
            Some(caller) => caller.player.id.as_str().into(),
            None => self.address.rate_key().into(),
        }
    }
}

impl FromRequest for Address {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(origin(request).address))
    }
}

/// The caller, if the request has an access token.
pub struct OptionalCaller(pub Option<Arc<Caller>>);

impl OptionalCaller {
    /// The caller with the invite of the request, as the use cases take it.
    pub fn requester(&self, invite: Option<String>) -> Requester {
        let caller = self.0.as_ref();
        let (player, session) = (
            caller.map(|caller| caller.player.id.clone()),
            caller.map(|caller| caller.session.clone()),
        );
        Requester { player, session, invite }
    }
}

impl FromRequest for OptionalCaller {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(OptionalCaller(origin(request).caller)))
    }
}

/// The caller, who must be signed in. In a handler it stands before the body, because arguments are
/// extracted in their order: a missing token is reported before a malformed body.
pub struct RequiredCaller(pub Arc<Caller>);

impl FromRequest for RequiredCaller {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(
            origin(request)
                .caller
                .map(RequiredCaller)
                .ok_or_else(|| ProblemCode::TokenMissing.into()),
        )
    }
}

/// The caller, who must be signed in, and the address of the request, for what counts towards the
/// quotas of both. In a handler it stands before the body, as [`RequiredCaller`].
pub struct RequiredStorer(pub Storer);

impl FromRequest for RequiredStorer {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let Origin { caller, address } = origin(request);
        let storer = |caller: Arc<Caller>| {
            RequiredStorer(Storer { player: caller.player.clone(), address: address.rate_key() })
        };
        ready(caller.map(storer).ok_or_else(|| ProblemCode::TokenMissing.into()))
    }
}

/// The reader of a feed, known by the access token or by the stream ticket in the query. A ticket
/// is valid for the feeds of one game only. In a handler it stands before the query, so that it is
/// checked first.
pub struct Reader {
    /// Who reads.
    pub who: OptionalCaller,
    /// The ticket of the request; it is valid.
    pub ticket: Option<String>,
}

impl FromRequest for Reader {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let caller = origin(&request).caller;
            let Some(ticket) = query_value(&request, "ticket") else {
                return Ok(Reader { who: OptionalCaller(caller), ticket: None });
            };
            if caller.is_some() {
                let detail = "this must not be given together with an access token";
                return Err(Failure::parameter_fault(FieldErrorCode::Refused, "ticket", detail));
            }
            let service =
                request.app_data::<Data<Service>>().expect("build_app provides the service");
            let game = request.match_info().get("game").expect("a feed is one of a game");
            let reader = service.app.accounts.identify_reader(&ticket, game).await?;
            Ok(Reader { who: OptionalCaller(Some(reader)), ticket: Some(ticket) })
        })
    }
}

/// The reader of a feed, who must have an access token or a ticket.
pub struct RequiredReader(pub Reader);

impl FromRequest for RequiredReader {
    type Error = Failure;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Failure>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let reader = Reader::from_request(request, payload);
        Box::pin(async move {
            let reader = reader.await?;
            if reader.who.0.is_some() {
                Ok(RequiredReader(reader))
            } else {
                Err(ProblemCode::TokenMissing.into())
            }
        })
    }
}

/// What the middleware has found out about this request.
pub fn origin(request: &HttpRequest) -> Origin {
    request.extensions().get::<Origin>().cloned().expect("every request passes the middleware")
}

kontor_limits::limits! {
    /// Longest Idempotency-Key, in characters.
    pub const IDEMPOTENCY_KEY_LENGTH_MAX: usize = 64;
}

/// The header `Idempotency-Key`.
pub struct KeyHeader(Option<String>);

impl KeyHeader {
    /// The key with the hash of its request, if there is one.
    pub fn optional(self, fingerprint: impl FnOnce() -> String) -> Option<RequestKey> {
        self.0.map(|key| RequestKey { key, fingerprint: fingerprint() })
    }

    /// The key without a hash, for a use case that recognises a repeated request in another way.
    pub fn without_hash(self) -> Option<String> {
        self.0
    }

    /// The key with the hash of its request; a problem if there is none.
    pub fn required(self, fingerprint: impl FnOnce() -> String) -> Result<RequestKey, Failure> {
        self.optional(fingerprint).ok_or_else(|| ProblemCode::KeyMissing.into())
    }
}

impl FromRequest for KeyHeader {
    type Error = Failure;
    type Future = Ready<Result<Self, Failure>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let mut values = request.headers().get_all("idempotency-key");
        let Some(value) = values.next() else { return ready(Ok(KeyHeader(None))) };
        if values.next().is_some() {
            return ready(Err(
                Failure::from(ProblemCode::KeyInvalid).detail("A request has one Idempotency-Key.")
            ));
        }
        let text = value.to_str().unwrap_or_default();
        let key = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(text);
        let letters = |b: u8| b.is_ascii_alphanumeric() || b"-_".contains(&b);
        let fits =
            (1..=IDEMPOTENCY_KEY_LENGTH_MAX).contains(&key.len()) && key.bytes().all(letters);
        ready(if fits {
            Ok(KeyHeader(Some(key.to_owned())))
        } else {
            Err(ProblemCode::KeyInvalid.into())
        })
    }
}
