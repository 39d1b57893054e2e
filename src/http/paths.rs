//! The paths of the contract. The middleware looks up the path of a request before the request is
//! routed, because rate limits and metrics depend on it.

use std::{num::NonZeroU32, sync::Arc};

use actix_web::{http::Method, web};

use super::{
    endpoint::{self, Cost, Endpoint, Registry},
    rates::Bucket,
};
use kontor_auth::scopes::Scope;

/// All paths of the contract.
#[derive(Clone, Debug, Default)]
pub struct Paths(matchit::Router<Path>);

/// A path of the contract.
#[derive(Clone, Debug)]
pub struct Path {
    /// The path with its parameters in braces.
    pub template: Arc<String>,
    /// Its operations, in the alphabetical order of their methods.
    operations: Vec<PathOperation>,
}

/// An operation of a path.
#[derive(Clone, Debug)]
struct PathOperation {
    method: Method,
    /// The bucket that counts its requests, and what they cost.
    rate: Option<(Bucket, Cost)>,
    /// The scopes that a token needs.
    scopes: Vec<Scope>,
    needs_store: bool,
}

/// What a request costs, and in which bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charge {
    /// The bucket.
    pub bucket: Bucket,
    /// How many requests it counts for.
    pub cost: NonZeroU32,
}

impl Charge {
    /// A request that is refused counts for one.
    pub const REFUSED: Charge = Charge { bucket: Bucket::Player, cost: NonZeroU32::MIN };
}

impl Registry for Paths {
    fn add<E: Endpoint>(&mut self, _: E) -> &mut Self {
        let operation = |method| PathOperation {
            method,
            rate: E::OPERATION.rate.map(|bucket| (bucket, E::OPERATION.cost)),
            scopes: endpoint::scopes::<E>(),
            needs_store: E::OPERATION.needs_store,
        };
        self.insert(E::path(), endpoint::methods::<E>().map(operation).collect());
        self
    }
}

impl Paths {
    /// Adds operations of a path. It is not a part of `add`, which is compiled for each endpoint.
    fn insert(&mut self, template: String, operations: Vec<PathOperation>) {
        // A template matches itself.
        if let Ok(found) = self.0.at_mut(&template)
            && *found.value.template == template
        {
            found.value.operations.extend(operations);
            let by_method = |one: &PathOperation, other: &PathOperation| {
                one.method.as_str().cmp(other.method.as_str())
            };
            found.value.operations.sort_by(by_method);
        } else {
            let path = Path { template: Arc::new(template.clone()), operations };
            self.0.insert(template, path).expect("paths of the contract are well formed");
        }
    }

    /// The path of the contract that a decoded path of a request belongs to.
    pub fn find(&self, path: &str) -> Option<&Path> {
        self.0.at(path).ok().map(|found| found.value)
    }
}

impl Path {
    /// The methods of the path.
    pub fn methods(&self) -> impl Iterator<Item = &Method> {
        self.operations.iter().map(|operation| &operation.method)
    }

    /// What a request with this method and query costs; `None` if it is not counted.
    pub fn charge(&self, method: &Method, query: &str) -> Option<Charge> {
        let looks_back = || {
            let pairs = web::Query::<Vec<(String, String)>>::from_query(query);
            pairs.is_ok_and(|pairs| pairs.iter().any(|(name, _)| name == "at"))
        };
        match self.operation(method) {
            Some(PathOperation { rate, .. }) => {
                rate.map(|(bucket, Cost { usual, looking_back })| {
                    let cost =
                        if looking_back > usual && looks_back() { looking_back } else { usual };
                    Charge { bucket, cost }
                })
            }
            // The request will be refused. It is counted unless no method of this path is counted.
            None => {
                let is_counted = self.operations.iter().any(|operation| operation.rate.is_some());
                is_counted.then_some(Charge::REFUSED)
            }
        }
    }

    /// The scopes that a token needs for a request with this method.
    pub fn scopes(&self, method: &Method) -> &[Scope] {
        self.operation(method).map_or(&[], |operation| &operation.scopes)
    }

    /// Whether a request with this method is answered from the store.
    pub fn needs_store(&self, method: &Method) -> bool {
        self.operation(method).is_none_or(|operation| operation.needs_store)
    }

    /// The operation of a method. HEAD is GET without the body.
    fn operation(&self, method: &Method) -> Option<&PathOperation> {
        let method = if method == Method::HEAD { &Method::GET } else { method };
        self.operations.iter().find(|operation| operation.method == method)
    }
}
