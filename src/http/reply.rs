//! Replies of handlers. Only types that are marked as bodies of the contract can be sent.

use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder, Responder,
    body::BoxBody,
    http::{
        StatusCode,
        header::{self, ETag, EntityTag},
    },
};
use serde::Serialize;

use super::{
    conditional::{has_current_copy, strong_tag},
    identity::origin,
    problem::Failure,
};
use kontor_auth::scopes::{Scope, Scopes};
use kontor_contract::{encoded::Encoded, exposed::GameView, text::ViewText};
use kontor_tables::table::game::Game;

/// A body of the contract. Each type is marked explicitly (`contract!`), so that no type is sent
/// only because it is serializable.
///
/// A game's state cannot be sent:
/// ```compile_fail
/// fn leak(state: <kontor_games::medici::Medici as kontor_rules::Rules>::State) {
///     kontor_http::reply::Reply::ok(state);
/// }
/// ```
/// Neither can a stored event:
/// ```compile_fail
/// fn leak(event: <kontor_games::medici::Medici as kontor_rules::Rules>::Event) {
///     kontor_http::reply::Reply::ok(event);
/// }
/// ```
/// Nor can what holds them, of any game: a state,
/// ```compile_fail
/// fn leak(state: kontor_log::any_rules::State) {
///     kontor_http::reply::Reply::ok(state);
/// }
/// ```
/// the events of a commit,
/// ```compile_fail
/// fn leak(events: kontor_log::events::GameEvents) {
///     kontor_http::reply::Reply::ok(events);
/// }
/// ```
/// or a whole game:
/// ```compile_fail
/// fn leak(snapshot: kontor_log::snapshot::Snapshot) {
///     kontor_http::reply::Reply::ok(snapshot);
/// }
/// ```
/// All three can be named here, so they fail for no other reason:
/// ```
/// use kontor_log::{any_rules::State, events::GameEvents, snapshot::Snapshot};
/// fn hold(_state: State, _events: GameEvents, _snapshot: Snapshot) {}
/// ```
/// A view can be sent, inside of the contract's envelope:
/// ```
/// fn show(view: kontor_contract::exposed::GameView) {
///     kontor_http::reply::Reply::ok(view);
/// }
/// ```
///
/// And so can a view that was encoded before:
/// ```
/// fn show(view: kontor_contract::encoded::Encoded<kontor_contract::exposed::GameView>) {
///     kontor_http::reply::Reply::encoded(view);
/// }
/// ```
pub trait Contract: Serialize + Sized {
    /// The body as a token with these scopes may see it: without what other operations show only
    /// with a scope that the token lacks. Every reply passes here, so an operation that answers with
    /// such a body need not think of it.
    fn for_scopes(self, _: Scopes) -> Self {
        self
    }
}

macro_rules! contract {
    ($($Type:ty),+ $(,)?) => { $(impl $crate::reply::Contract for $Type {})+ };
}
pub(crate) use contract;

/// A game is the answer to many writes. The invite opens the view of a private table to all who have
/// it, and the seed of a sandbox tells everything that is hidden there, so a token that may not read
/// gets neither. A token that may invite others needs the invite.
impl Contract for Game {
    fn for_scopes(self, scopes: Scopes) -> Self {
        let reads = scopes.contain(Scope::Read);
        let game = if reads { self } else { self.without_seed() };
        if reads || scopes.contain(Scope::Tables) { game } else { game.without_invite() }
    }
}

/// A reply with a JSON body, or with a view as text.
#[derive(Debug)]
pub struct Reply<T> {
    status: StatusCode,
    body: Body<T>,
    headers: Vec<(header::HeaderName, String)>,
    tag: Option<EntityTag>,
}

#[derive(Debug)]
enum Body<T> {
    Value(T),
    Encoded(Encoded<T>),
    Text(String),
    None,
}

/// What a handler returns.
pub type HandlerResult<T> = Result<Reply<T>, Failure>;

impl<T: Contract> Reply<T> {
    fn new(status: StatusCode, body: Body<T>) -> Self {
        Reply { status, body, headers: Vec::new(), tag: None }
    }

    /// 200.
    pub fn ok(body: T) -> Self {
        Reply::new(StatusCode::OK, Body::Value(body))
    }

    /// 200 with a body that was encoded before.
    pub fn encoded(body: Encoded<T>) -> Self {
        Reply::new(StatusCode::OK, Body::Encoded(body))
    }

    /// 304: the caller has a current copy of what this entity tag names.
    pub fn not_modified(tag: &str) -> Self {
        Reply::new(StatusCode::NOT_MODIFIED, Body::None).with_etag(tag)
    }

    /// 201.
    pub fn created(body: T) -> Self {
        Reply::new(StatusCode::CREATED, Body::Value(body))
    }

    /// 202.
    pub fn accepted(body: T) -> Self {
        Reply::new(StatusCode::ACCEPTED, Body::Value(body))
    }

    /// 200, with the header `Idempotency-Replayed` if it answers a repeated request.
    pub fn ok_or_replayed(body: T, replayed: bool) -> Self {
        if replayed { Reply::ok(body).replayed() } else { Reply::ok(body) }
    }

    /// 201, or 200 with the header `Idempotency-Replayed` if it answers a repeated request.
    pub fn created_or_replayed(body: T, replayed: bool) -> Self {
        if replayed { Reply::ok(body).replayed() } else { Reply::created(body) }
    }

    /// Adds the header that marks the answer to a repeated request.
    pub fn replayed(self) -> Self {
        self.header(header::HeaderName::from_static("idempotency-replayed"), "true")
    }

    /// Adds a header.
    pub fn header(mut self, name: header::HeaderName, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// Adds the link to the next page of a list, if there is one.
    pub fn with_link(self, link: Option<String>) -> Self {
        match link {
            Some(link) => self.header(header::LINK, link),
            None => self,
        }
    }

    /// Adds an ETag. The reply becomes 304 without a body if `If-None-Match` names it.
    pub fn with_etag(mut self, tag: &str) -> Self {
        self.tag = Some(strong_tag(tag));
        self
    }

    /// Lets shared caches keep the body for a minute, for what is the same for all callers.
    pub fn publicly_cacheable(self) -> Self {
        self.header(header::CACHE_CONTROL, "public, max-age=60")
    }
}

impl Reply<GameView> {
    /// 200 with a view as text.
    pub fn text(body: ViewText) -> Self {
        Reply::new(StatusCode::OK, Body::Text(body.into_text()))
    }
}

impl<T: Contract> Responder for Reply<T> {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse<BoxBody> {
        let known = self
            .tag
            .as_ref()
            .is_some_and(|tag| self.status == StatusCode::OK && has_current_copy(request, tag));
        let mut response =
            HttpResponseBuilder::new(if known { StatusCode::NOT_MODIFIED } else { self.status });
        for (name, value) in self.headers {
            response.append_header((name, value));
        }
        if let Some(tag) = self.tag {
            response.insert_header(ETag(tag));
        }
        if known {
            return response.finish();
        }
        let encoded = match self.body {
            Body::Value(value) => Encoded::of(&value.for_scopes(scopes_of(request))),
            Body::Encoded(encoded) => encoded,
            Body::Text(text) => {
                return response.content_type("text/plain; charset=utf-8").body(text);
            }
            Body::None => return response.finish(),
        };
        response.content_type("application/json").body(encoded.into_json())
    }
}

/// The scopes of the token of a request. A request without a token is answered with nothing that
/// needs one.
pub(crate) fn scopes_of(request: &HttpRequest) -> Scopes {
    origin(request).caller.map_or(Scopes::ALL, |caller| caller.scopes)
}
