//! Answers requests that no endpoint takes.

use actix_web::{
    HttpRequest,
    http::{Method, header},
    web::Data,
};

use crate::{
    problem::{Failure, ProblemCode},
    service::Service,
};

/// Refuses a known path with another method, and an unknown path.
pub async fn refuse(request: HttpRequest, service: Data<Service>) -> Result<&'static str, Failure> {
    let path = service
        .contract
        .paths
        .find(request.match_info().as_str())
        .ok_or(ProblemCode::PathUnknown)?;
    let head = path.methods().any(|method| *method == Method::GET).then_some(&Method::HEAD);
    let allow = path.methods().chain(head).map(Method::as_str).collect::<Vec<_>>().join(", ");
    Err(Failure::from(ProblemCode::MethodNotAllowed).header(header::ALLOW, allow))
}

/// Refuses other methods at a path that is no part of the contract.
pub fn only(allowed: &'static str) -> Failure {
    Failure::from(ProblemCode::MethodNotAllowed).header(header::ALLOW, allowed)
}
