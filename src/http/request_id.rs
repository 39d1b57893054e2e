//! The id of a request. The client sends it, or it is made here. It is repeated in the answer, in
//! the log and in every problem.

use std::future::Future;

use actix_web::{dev::ServiceRequest, http::header::HeaderName};

use kontor_environment::{Entropy, fresh_id};

/// The header of requests and answers.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("request-id");

/// Longest request id that is taken from a client.
pub const REQUEST_ID_LENGTH_MAX: usize = 64;

tokio::task_local! {
    static CURRENT: String;
}

/// The id that came with the request if it is well formed, else a new one.
pub fn of(request: &ServiceRequest, entropy: &dyn Entropy) -> String {
    let given = request.headers().get(REQUEST_ID).and_then(|value| value.to_str().ok());
    let fits = |id: &&str| {
        (1..=REQUEST_ID_LENGTH_MAX).contains(&id.len())
            && id.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
    };
    given.filter(fits).map_or_else(|| fresh_id("r", entropy), str::to_owned)
}

/// Runs the work on the request with this id.
pub async fn scope<F: Future>(id: String, work: F) -> F::Output {
    CURRENT.scope(id, work).await
}

/// The id of the request on which this task works.
pub fn current() -> String {
    CURRENT.try_with(String::clone).unwrap_or_default()
}
