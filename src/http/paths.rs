//! The paths of the contract. The middleware looks up the path of a request before the request is
//! routed, because rate limits and metrics depend on it.

use std::{num::NonZeroU32, sync::Arc};

use actix_web::{http::Method, web};

use super::{
    endpoint::{self, Cost, Endpoint, Registry},
    rates::Bucket,
};

/// All paths of the contract.
#[derive(Clone, Debug, Default)]
pub struct Paths(matchit::Router<Path>);

/// A path of the contract.
#[derive(Clone, Debug)]
pub struct Path {
    /// The path with its parameters in braces.
    pub template: Arc<String>,
    /// Its methods in alphabetical order, each with the bucket that counts its requests, and what
    /// they cost.
    operations: Vec<(Method, Option<(Bucket, Cost)>)>,
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
        let template = E::path();
        let operations = endpoint::methods::<E>()
            .map(|method| (method, E::OPERATION.rate.map(|bucket| (bucket, E::OPERATION.cost))));
        // A template matches itself.
        if let Ok(found) = self.0.at_mut(&template)
            && *found.value.template == template
        {
            found.value.operations.extend(operations);
            found.value.operations.sort_by(|(one, _), (other, _)| one.as_str().cmp(other.as_str()));
        } else {
            let path =
                Path { template: Arc::new(template.clone()), operations: operations.collect() };
            self.0.insert(template, path).expect("paths of the contract are well formed");
        }
        self
    }
}

impl Paths {
    /// The path of the contract that a decoded path of a request belongs to.
    pub fn find(&self, path: &str) -> Option<&Path> {
        self.0.at(path).ok().map(|found| found.value)
    }
}

impl Path {
    /// The methods of the path.
    pub fn methods(&self) -> impl Iterator<Item = &Method> {
        self.operations.iter().map(|(method, _)| method)
    }

    /// What a request with this method and query costs; `None` if it is not counted.
    pub fn charge(&self, method: &Method, query: &str) -> Option<Charge> {
        // A HEAD request costs what the GET request does.
        let method = if method == Method::HEAD { &Method::GET } else { method };
        let looks_back = || {
            let pairs = web::Query::<Vec<(String, String)>>::from_query(query);
            pairs.is_ok_and(|pairs| pairs.iter().any(|(name, _)| name == "at"))
        };
        match self.operations.iter().find(|(known, _)| known == method) {
            Some((_, rate)) => rate.map(|(bucket, Cost { usual, looking_back })| {
                let cost = if looking_back > usual && looks_back() { looking_back } else { usual };
                Charge { bucket, cost }
            }),
            // The request will be refused. It is counted unless no method of this path is counted.
            None => self.operations.iter().find_map(|(_, rate)| *rate).map(|_| Charge::REFUSED),
        }
    }
}
