//! The paths of the contract. The middleware looks up the path of a request before the request is
//! routed, because rate limits and metrics depend on it.

use std::sync::Arc;

use actix_web::http::Method;

use super::{
    endpoint::{self, Endpoint, Registry},
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
    /// Its methods in alphabetical order, each with the bucket that counts its requests.
    operations: Vec<(Method, Option<Bucket>)>,
}

impl Registry for Paths {
    fn add<E: Endpoint>(&mut self, _: E) -> &mut Self {
        let template = E::path();
        let operations = endpoint::methods::<E>().map(|method| (method, E::OPERATION.rate));
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

    /// The bucket that counts a request with this method.
    pub fn bucket(&self, method: &Method) -> Option<Bucket> {
        match self.operations.iter().find(|(known, _)| known == method) {
            Some((_, bucket)) => *bucket,
            // The request will be refused. It is counted unless no method of this path is counted.
            None => self.operations.iter().find_map(|(_, bucket)| *bucket).map(|_| Bucket::Player),
        }
    }
}
