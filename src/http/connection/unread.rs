//! The answer to a connection that is closed before anything is read of it.

use std::time::{Duration, UNIX_EPOCH};

use actix_web::http::header::HttpDate;
use kontor_environment::fresh_id;
use kontor_problems::ProblemCode;

use crate::{
    middleware::CONNECTION_RETRY_S,
    problem::{Failure, PROBLEM_JSON},
    service::Service,
};

/// The whole answer: 429, with the problem and the headers that a request would get.
pub(super) fn answer(service: &Service) -> String {
    let games = &service.app.games;
    let id = fresh_id("r", games.entropy());
    let date = HttpDate::from(UNIX_EPOCH + Duration::from_millis(games.clock().now_ms()));
    let problem = Failure::from(ProblemCode::TooManyConnections).problem(id.clone());
    let body = serde_json::to_string(&problem).expect("problems are plain data");
    let (path, code) = (service.settings.public_path(), problem.code.entry().code);
    format!(
        "HTTP/1.1 429 Too Many Requests\r\nDate: {date}\r\nRequest-Id: {id}\r\n\
         Retry-After: {CONNECTION_RETRY_S}\r\nConnection: close\r\n\
         Link: <{path}/v1/problems/{code}>; rel=\"describedby\"\r\nCache-Control: private, no-store\r\n\
         X-Content-Type-Options: nosniff\r\nAccess-Control-Allow-Origin: *\r\n\
         Access-Control-Expose-Headers: retry-after, request-id\r\n\
         Content-Type: {PROBLEM_JSON}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}
