//! What every request meets first and every reply last: its id, who is calling, the rate limits,
//! headers, log and metrics.

use std::{convert::Infallible, panic::AssertUnwindSafe, sync::Arc, time::Instant};

use actix_web::{
    HttpMessage, ResponseError,
    body::{self, BodySize, BoxBody, MessageBody, SizedStream},
    dev::{ServiceRequest, ServiceResponse},
    error::InternalError,
    http::{
        Method, StatusCode,
        header::{self, HeaderMap, HeaderName, HeaderValue},
    },
    middleware::Next,
    web::{Bytes, Data},
};
use futures_util::{FutureExt, stream};
use tracing::Instrument;

use super::{
    Service,
    address::Address,
    identity::Found,
    problem::{Failure, ProblemCode},
    rates::{Bucket, RATE_LIMIT, RATE_LIMIT_POLICY, Taken},
};
use kontor_app::environment::fresh_id;

/// Echoed, or made here; the `instance` of a problem.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("request-id");

/// Longest request id that is echoed.
pub const REQUEST_ID_LENGTH_MAX: usize = 64;

tokio::task_local! {
    static CURRENT: String;
}

/// Id of the request that is being worked on.
pub fn current_request_id() -> String {
    CURRENT.try_with(String::clone).unwrap_or_default()
}

/// The outermost layer of the service.
pub async fn edge<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let service =
        request.app_data::<Data<Service>>().expect("build_app provides the service").clone();
    let id = request_id(&request, &service);
    let begun = Instant::now();
    let span = tracing::info_span!("request", request_id = id);
    CURRENT.scope(id.clone(), handle(request, next, service, id, begun)).instrument(span).await
}

async fn handle<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
    service: Data<Service>,
    id: String,
    begun: Instant,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let (method, path) = (request.method().clone(), request.path().to_owned());
    // By the decoded path, as routes are found: `%73essions` is `sessions`.
    let route =
        service.contract.path_of(request.match_info().as_str()).map(|(template, _)| template);
    if method == Method::HEAD {
        // All that can be read has a head: that of the answer to GET.
        request.head_mut().method = Method::GET;
    }
    let admitted = AssertUnwindSafe(admit(&request, route, &service)).catch_unwind().await;
    let (mut answer, taken) = match admitted.unwrap_or_else(|_| Err(ProblemCode::Internal.into())) {
        Err(failure) => (Ok(request.into_response(failure.error_response())), None),
        Ok((found, taken)) => {
            request.extensions_mut().insert(found);
            let answer = match AssertUnwindSafe(next.call(request)).catch_unwind().await {
                Ok(Ok(response)) => Ok(complete(response.map_into_boxed_body(), &method)),
                Ok(Err(error)) => Err(error.error_response()),
                // A handler panicked, and the request is gone with it: the answer goes out as an
                // error.
                Err(_) => Err(Failure::from(ProblemCode::Internal).error_response()),
            };
            (answer, taken)
        }
    };
    let response = match &mut answer {
        Ok(response) => response.response_mut(),
        Err(response) => response,
    };
    dress(response.headers_mut(), &id, taken);
    let (status, elapsed) = (response.status().as_u16(), begun.elapsed());
    service.metrics.observe(&method, route, status, elapsed);
    // Path and no query: invites and tickets travel there. No body: it may hold a secret choice.
    tracing::info!(%method, path, status, micros = elapsed.as_micros() as u64, "answered");
    answer.map_err(|response| InternalError::from_response("the request is gone", response).into())
}

/// Makes a problem of the empty answer that the documentation page has for files it lacks, and
/// leaves HEAD the head alone.
fn complete(response: ServiceResponse<BoxBody>, method: &Method) -> ServiceResponse<BoxBody> {
    let nameless = response.status() == StatusCode::NOT_FOUND
        && !response.headers().contains_key(header::CONTENT_TYPE);
    let response = match nameless {
        true => response.into_response(Failure::from(ProblemCode::PathUnknown).error_response()),
        false => response,
    };
    match (method, response.response().body().size()) {
        (&Method::HEAD, BodySize::Sized(length)) => response.map_body(|_, _| {
            SizedStream::new(length, stream::empty::<Result<Bytes, Infallible>>()).boxed()
        }),
        (&Method::HEAD, BodySize::None | BodySize::Stream) => {
            response.map_body(|_, _| body::None::new().boxed())
        }
        (_, _) => response,
    }
}

fn request_id(request: &ServiceRequest, service: &Service) -> String {
    let given = request.headers().get(REQUEST_ID).and_then(|value| value.to_str().ok());
    let fits = |id: &&str| {
        (1..=REQUEST_ID_LENGTH_MAX).contains(&id.len())
            && id.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
    };
    given.filter(fits).map_or_else(|| fresh_id("r", service.app.entropy()), str::to_owned)
}

/// Who is calling, and whether the caller may call now.
async fn admit(
    request: &ServiceRequest,
    route: Option<&Arc<String>>,
    service: &Service,
) -> Result<(Found, Option<Taken>), Failure> {
    let address = Address::of(request, &service.settings.trusted_proxies);
    let caller = match bearer(request.headers()) {
        None => None,
        Some(token) => match service.app.accounts().identify(token).await {
            Ok(caller) => Some(caller),
            Err(error) => {
                // Guessing tokens costs the address.
                service.rates.take(Bucket::Address, &address.counted())?;
                return Err(error.into());
            }
        },
    };
    let taken = match (&caller, Bucket::of(request.method(), route.map(|route| route.as_str()))) {
        (_, None) => None,
        (_, Some(Bucket::SignIns)) => {
            Some(service.rates.take(Bucket::SignIns, &address.counted())?)
        }
        (Some(caller), Some(bucket)) => Some(service.rates.take(bucket, &caller.player.id)?),
        (None, Some(_)) => Some(service.rates.take(Bucket::Address, &address.counted())?),
    };
    Ok((Found { caller, address }, taken))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?;
    // What is no bearer token is an invalid one, not a missing one.
    let text = str::from_utf8(value.as_bytes()).unwrap_or_default();
    let (scheme, token) = text.split_once(' ').unwrap_or_default();
    Some(if scheme.eq_ignore_ascii_case("bearer") { token.trim() } else { "" })
}

fn dress(headers: &mut HeaderMap, id: &str, taken: Option<Taken>) {
    let visible = "our header values are visible ASCII";
    headers.insert(REQUEST_ID, HeaderValue::from_str(id).expect(visible));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if let Some(taken) = taken {
        headers.insert(RATE_LIMIT, HeaderValue::try_from(taken.state()).expect(visible));
        headers.insert(RATE_LIMIT_POLICY, taken.policy());
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
        // In one line with what the handler said: the CORS layer keeps the first line alone.
        let vary = match headers.get(header::VARY).and_then(|vary| vary.to_str().ok()) {
            Some(vary) => HeaderValue::try_from(format!("{vary}, Authorization")).expect(visible),
            None => HeaderValue::from_static("Authorization"),
        };
        headers.insert(header::VARY, vary);
    }
}

/// Answers what no route takes: a known path with another method, or an unknown one.
pub async fn fallback(
    request: actix_web::HttpRequest,
    service: Data<Service>,
) -> Result<&'static str, Failure> {
    let Some((_, allowed)) = service.contract.path_of(request.match_info().as_str()) else {
        return Err(ProblemCode::PathUnknown.into());
    };
    let head = allowed.contains(&Method::GET).then_some(&Method::HEAD);
    let allow = allowed.iter().chain(head).map(Method::as_str).collect::<Vec<_>>().join(", ");
    Err(Failure::from(ProblemCode::MethodNotAllowed).header(header::ALLOW, allow))
}
