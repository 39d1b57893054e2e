//! Endpoints: a handler, with what the contract and the middleware must know of it.
//!
//! The attributes of the handler describe its path, parameters, bodies and answers. Everything else
//! is in its [`Operation`], directly below the handler. The list of all endpoints is
//! [`routes::register`](super::routes::register).

use std::num::NonZeroU32;

use actix_web::{dev::HttpServiceFactory, http::Method, web::ServiceConfig};
use serde_json::Value;
use utoipa::openapi::HttpMethod;
use utoipa_actix_web::OpenApiFactory;

use super::{problem::ProblemCode, rates::Bucket};
use kontor_auth::scopes::Scope;

/// A handler with its path and method.
pub trait Endpoint: HttpServiceFactory + OpenApiFactory + utoipa::Path + 'static {
    /// What the attributes of the handler do not describe.
    const OPERATION: Operation = Operation::DEFAULT;
}

/// The description of an endpoint, except for its path, parameters, bodies and answers.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// The bucket that counts requests with an access token; `None` if requests are not counted at
    /// all.
    pub rate: Option<Bucket>,
    /// How much a request costs in its bucket.
    pub cost: Cost,
    /// Whether the endpoint takes an `Idempotency-Key`.
    pub idempotency_key: KeyPolicy,
    /// The problems of this endpoint. Those that follow from its attributes and from the other
    /// fields are added to them: problems of the access token, of arguments (a `{seek}` in the path
    /// may be a `seek-unknown`), of the body, of streams, of the key, of the rate limit and of the
    /// store.
    pub problems: &'static [ProblemCode],
    /// Whether the request also succeeds if what the last id in the path names is not there,
    /// because it is to be removed.
    pub removes_if_there: bool,
    /// Where a client can go from an answer.
    pub links: &'static [Link],
    /// Whether an answer can have a `Link` header that leads to the next page.
    pub has_next_link: bool,
    /// Whether the endpoint reads or writes the store.
    pub needs_store: bool,
    /// What the endpoint writes.
    pub writes: Writes,
    /// The scope that a token needs; `None` if any token will do. It has no meaning for an endpoint
    /// that takes no token.
    pub scope: Option<Scope>,
    /// A further scope, where the answer has what another operation shows with that one.
    pub also: Option<Scope>,
}

impl Operation {
    /// The operation of most endpoints: it uses the store, is counted in the player's bucket, needs
    /// the scope `read`, and has no problems, links or idempotency key of its own.
    pub const DEFAULT: Operation = Operation {
        rate: Some(Bucket::Player),
        cost: Cost::ONE,
        idempotency_key: KeyPolicy::Unused,
        problems: &[],
        removes_if_there: false,
        links: &[],
        has_next_link: false,
        needs_store: true,
        writes: Writes::Nothing,
        scope: Some(Scope::Read),
        also: None,
    };
}

/// How many requests a request counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Usually.
    pub usual: NonZeroU32,
    /// If it looks back, with the parameter `at`.
    pub looking_back: NonZeroU32,
}

impl Cost {
    /// The cost of most requests.
    pub const ONE: Cost = Cost { usual: NonZeroU32::MIN, looking_back: NonZeroU32::MIN };
    /// The cost of a view: one of the past may have to be replayed.
    pub const OF_VIEW: Cost = Cost { usual: NonZeroU32::MIN, looking_back: LOOK_BACK_COST };
    /// The cost of a record: the whole log is read.
    pub const OF_RECORD: Cost = Cost { usual: RECORD_COST, looking_back: RECORD_COST };
    /// The cost of a page of records: the whole logs of many games are read.
    pub const OF_RECORDS_PAGE: Cost =
        Cost { usual: RECORDS_PAGE_COST, looking_back: RECORDS_PAGE_COST };
}

kontor_limits::limits! { COST_LIMITS:
    /// How many requests a look back at a game (`at`) counts for.
    pub const LOOK_BACK_COST: NonZeroU32 = NonZeroU32::new(4).expect("4 is not 0");
    /// How many requests reading a record counts for.
    pub const RECORD_COST: NonZeroU32 = NonZeroU32::new(20).expect("20 is not 0");
}

kontor_limits::limits! { PAGE_COST_LIMITS:
    /// How many requests reading a page of records counts for.
    pub const RECORDS_PAGE_COST: NonZeroU32 = NonZeroU32::new(200).expect("200 is not 0");
}

/// What an endpoint writes into the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writes {
    /// Nothing.
    Nothing,
    /// It removes something, which is possible without space, but not if the store is only read.
    Removal,
    /// It stores something, which is refused when there is too little space.
    Content,
}

impl Writes {
    /// The problems of it.
    pub fn problems(self) -> &'static [ProblemCode] {
        match self {
            Writes::Nothing => &[],
            Writes::Removal => &[ProblemCode::ReadOnly],
            Writes::Content => &[ProblemCode::ReadOnly, ProblemCode::StorageFull],
        }
    }
}

/// Whether an endpoint takes an `Idempotency-Key`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPolicy {
    /// It takes none.
    Unused,
    /// A client may send one, to be able to repeat the request safely.
    Optional,
    /// A client must send one.
    Required,
}

/// A link of the contract: it says which values of an answer are parameters of another operation.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// The status of the answer.
    pub status: &'static str,
    /// The name of the link.
    pub name: &'static str,
    /// Gives the id of the operation that the link leads to.
    pub operation_id: fn() -> String,
    /// Parameters of that operation, each with the runtime expression that gives its value.
    pub parameters: &'static [(&'static str, &'static str)],
}

impl Link {
    /// A link to the endpoint `E`.
    pub const fn to<E: Endpoint>(
        status: &'static str,
        name: &'static str,
        parameters: &'static [(&'static str, &'static str)],
    ) -> Self {
        Link { status, name, operation_id: operation_id::<E>, parameters }
    }
}

/// The id of an endpoint's operation: the name of its handler, unless an attribute says otherwise.
pub fn operation_id<E: Endpoint>() -> String {
    E::operation().operation_id.expect("every operation has an id")
}

/// The scopes that a token needs for an endpoint; none if any will do, or the endpoint takes none.
pub fn scopes<E: Endpoint>() -> Vec<Scope> {
    let operation = serde_json::to_value(E::operation()).expect("an operation is plain data");
    scopes_of(&operation, &E::OPERATION)
}

/// The same, for the operation with this description.
pub fn scopes_of(described: &Value, operation: &Operation) -> Vec<Scope> {
    let scopes = operation.scope.into_iter().chain(operation.also);
    scopes.filter(|_| takes_token(described)).collect()
}

/// Whether the operation with this description takes an access token.
pub fn takes_token(operation: &Value) -> bool {
    let ways = operation["security"].as_array();
    ways.is_some_and(|ways| ways.iter().any(|way| way.get("bearer").is_some()))
}

/// The methods of an endpoint.
pub fn methods<E: Endpoint>() -> impl Iterator<Item = Method> {
    E::methods().into_iter().map(|method| match method {
        HttpMethod::Get => Method::GET,
        HttpMethod::Post => Method::POST,
        HttpMethod::Put => Method::PUT,
        HttpMethod::Delete => Method::DELETE,
        HttpMethod::Options => Method::OPTIONS,
        HttpMethod::Head => Method::HEAD,
        HttpMethod::Patch => Method::PATCH,
        HttpMethod::Trace => Method::TRACE,
    })
}

/// What is built from the list of all endpoints: the router, the contract and the table of paths.
pub trait Registry {
    /// Takes in an endpoint.
    fn add<E: Endpoint>(&mut self, endpoint: E) -> &mut Self;
}

/// The router serves every endpoint.
impl Registry for ServiceConfig {
    fn add<E: Endpoint>(&mut self, endpoint: E) -> &mut Self {
        self.service(endpoint)
    }
}
