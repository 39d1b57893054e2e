//! The middleware around every request: request id, authentication, rate limits, common headers,
//! log line and metrics.

use std::{
    convert::Infallible,
    panic::AssertUnwindSafe,
    rc::Rc,
    sync::Arc,
    time::{Duration, Instant},
};

use actix_web::{
    HttpMessage, ResponseError,
    body::{self, BodySize, BoxBody, MessageBody, SizedStream},
    dev::{ServiceRequest, ServiceResponse},
    error::InternalError,
    http::{
        ConnectionType, Method,
        header::{self, HeaderMap, HeaderValue},
    },
    middleware::Next,
    web::{Bytes, Data},
};
use futures_util::{FutureExt, stream};
use tracing::Instrument;

use super::{
    address::Address,
    connection::ConnectionTurn,
    identity::Origin,
    paths::{Charge, Path},
    problem::{Failure, ProblemCode},
    rates::{Bucket, Counted, RATE_LIMIT, RATE_LIMIT_POLICY},
    request_id::{self, REQUEST_ID},
    routes::{self, oauth::answers::Refusal},
    service::Service,
    traces,
};
use kontor_accounts::error::AccountsError;
use kontor_auth::Caller;
use kontor_service::on_behalf;

/// How long it may take to find out who calls where the answer does not depend on it.
const UNNEEDED_WAIT_MAX: Duration = Duration::from_secs(1);

/// When a client with too many connections may try again: it can close its idle ones itself.
pub(crate) const CONNECTION_RETRY_S: u64 = 2;

/// Counts the questions of browsers whether a page may call, which the CORS middleware answers.
pub async fn count_preflights<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let asks = header::ACCESS_CONTROL_REQUEST_METHOD;
    if *request.method() == Method::OPTIONS && request.headers().contains_key(asks) {
        let service = request.app_data::<Data<Service>>().expect("build_app provides the service");
        let address = Address::of(&request, &service.settings.trusted_proxies);
        if let Err(failure) = service.rates.count(Bucket::Files, &address.rate_key()) {
            let id = request_id::of(&request, service.app.games.entropy());
            service.metrics.observe(
                request.method(),
                None,
                failure.status_code().as_u16(),
                Duration::ZERO,
            );
            let mut refusal =
                request_id::scope(id.clone(), async { failure.error_response() }).await;
            add_headers(refusal.headers_mut(), &id, None);
            return Ok(request.into_response(refusal));
        }
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

/// Handles a request within a tracing span that has its id. Only the CORS middleware wraps this
/// one.
pub async fn around<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let service =
        request.app_data::<Data<Service>>().expect("build_app provides the service").clone();
    let id = request_id::of(&request, service.app.games.entropy());
    let begun = Instant::now();
    let span = tracing::info_span!("request", request_id = id);
    request_id::scope(id.clone(), trace(request, next, service, id, begun)).instrument(span).await
}

/// Handles a request within the span of its trace.
async fn trace<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
    service: Data<Service>,
    id: String,
    begun: Instant,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    // By the decoded path, as the router does: `%73essions` is `sessions`.
    let known = service.contract.paths.find(request.match_info().as_str());
    let span = traces::of_request(&request, known, &id, &service.settings);
    let answer = handle(request, next, &service, known, id, begun).instrument(span.clone()).await;
    let status = match &answer {
        Ok(answer) => answer.status(),
        Err(error) => error.as_response_error().status_code(),
    };
    traces::note_answer(&span, status);
    answer
}

async fn handle<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
    service: &Service,
    known: Option<&Path>,
    id: String,
    begun: Instant,
) -> Result<ServiceResponse<BoxBody>, actix_web::Error> {
    let (method, path) = (request.method().clone(), request.path().to_owned());
    if method == Method::HEAD {
        // HEAD is answered like GET; the body is removed at the end.
        request.head_mut().method = Method::GET;
    }
    let admitted = AssertUnwindSafe(admit(&request, known, service)).catch_unwind().await;
    let (mut answer, counted) = match admitted.unwrap_or_else(|_| Err(ProblemCode::Internal.into()))
    {
        Err(failure) => {
            let is_of_app = routes::oauth::is_called_by_apps(request.match_info().as_str());
            let answer = match is_of_app {
                true => Refusal::from(failure).error_response(),
                false => failure.error_response(),
            };
            (Ok(request.into_response(answer)), None)
        }
        Ok((found, counted)) => {
            let whom = found.shares_as();
            request.extensions_mut().insert(found);
            let answering = on_behalf::of(Some(whom), next.call(request));
            let answer = match AssertUnwindSafe(answering).catch_unwind().await {
                Ok(Ok(response)) => Ok(complete(response.map_into_boxed_body(), &method)),
                Ok(Err(error)) => Err(error.error_response()),
                // A handler panicked, and its request was dropped: the reply goes out as an error.
                Err(_) => Err(Failure::from(ProblemCode::Internal).error_response()),
            };
            (answer, counted)
        }
    };
    let response = match &mut answer {
        Ok(response) => response.response_mut(),
        Err(response) => response,
    };
    // A server that stops wants the next request at another one.
    if service.app.games.is_leaving() {
        response.head_mut().set_connection_type(ConnectionType::Close);
    }
    add_headers(response.headers_mut(), &id, counted);
    complete_addresses(response.headers_mut(), service.settings.public_path());
    let (status, elapsed) = (response.status().as_u16(), begun.elapsed());
    service.metrics.observe(&method, known.map(|path| &path.template), status, elapsed);
    // The query is not logged, because it can hold invites and tickets; nor is the body, because it
    // can hold a secret choice.
    tracing::info!(%method, path, status, micros = elapsed.as_micros() as u64, "answered");
    answer.map_err(|response| InternalError::from_response("the request is gone", response).into())
}

/// Removes the body for HEAD.
fn complete(response: ServiceResponse<BoxBody>, method: &Method) -> ServiceResponse<BoxBody> {
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

/// Authenticates the caller and counts the request.
async fn admit(
    request: &ServiceRequest,
    known: Option<&Path>,
    service: &Service,
) -> Result<(Origin, Option<Counted>), Failure> {
    let address = Address::of(request, &service.settings.trusted_proxies);
    let charge = match known {
        Some(path) => path.charge(request.method(), request.query_string()),
        None if is_file(request) => None,
        None => Some(Charge::REFUSED),
    };
    let turn = request.conn_data::<Rc<ConnectionTurn>>();
    match charge {
        Some(Charge { cost, .. }) => {
            service.rates.count_cost(Bucket::AddressTotal, &address.rate_key(), cost)?;
        }
        None => match (known, service.rates.count(Bucket::Files, &address.rate_key())) {
            (None, counted) => drop(counted?),
            // A request for the health is answered, which is no dearer than a refusal: a server
            // whose balancer is refused would get no requests at all. But each question above the
            // limit takes a connection.
            (Some(_), Err(_)) => turn.iter().for_each(|turn| turn.ends.set(true)),
            (Some(_), Ok(_)) => {}
        },
    }
    // Health checks are answered even here.
    let is_health = known.is_some() && charge.is_none();
    if turn.is_some_and(|turn| turn.is_refused) && !is_health {
        return Err(Failure::from(ProblemCode::TooManyConnections)
            .header(header::RETRY_AFTER, CONNECTION_RETRY_S.to_string()));
    }
    let path = request.match_info().as_str();
    // A request without a rate needs no caller: whether this server lives can be told without the
    // store.
    let needs_no_token =
        routes::oauth::is_called_by_apps(path) || routes::accounts::is_sign_in(path);
    let needs_store = known.is_none_or(|path| path.needs_store(request.method()));
    let caller = match bearer(request.headers()).filter(|_| !needs_no_token && charge.is_some()) {
        None => None,
        Some(token) => match identify(service, token, needs_store).await {
            Ok(caller) => caller,
            Err(error) => {
                // Requests with invalid tokens count for the address, so that tokens cannot be
                // guessed fast.
                service.rates.count(Bucket::Address, &address.rate_key())?;
                return Err(error.into());
            }
        },
    };
    let scopes = known.map_or(&[][..], |path| path.scopes(request.method()));
    let lacks = |caller: &Caller| scopes.iter().any(|scope| !caller.scopes.contain(*scope));
    let is_refused = caller.as_deref().is_some_and(lacks);
    let counted = charge.map(|Charge { bucket, cost }| match (&caller, bucket) {
        (_, Bucket::SignIns) => {
            service.rates.count_cost(Bucket::SignIns, &address.rate_key(), cost)
        }
        (Some(caller), bucket) => service.rates.count_cost(bucket, &caller.player.id, cost),
        (None, _) => service.rates.count_cost(Bucket::Address, &address.rate_key(), cost),
    });
    let counted = counted.transpose()?;
    if is_refused {
        return Err(ProblemCode::ScopeMissing.into());
    }
    Ok((Origin { caller, address }, counted))
}

/// The caller. What can be answered without the store is answered also while the store is out of
/// reach, without a caller.
async fn identify(
    service: &Service,
    token: &str,
    needs_store: bool,
) -> Result<Option<Arc<Caller>>, AccountsError> {
    let identified = service.app.accounts.identify(token);
    if needs_store {
        return identified.await.map(Some);
    }
    match tokio::time::timeout(UNNEEDED_WAIT_MAX, identified).await {
        Err(_) | Ok(Err(AccountsError::Store(_))) => Ok(None),
        Ok(identified) => identified.map(Some),
    }
}

/// Whether this asks for a file of the page.
fn is_file(request: &ServiceRequest) -> bool {
    *request.method() == Method::GET && routes::web::is_file(request.match_info().as_str())
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?;
    // Another scheme counts as an invalid token, not as a missing one.
    let text = str::from_utf8(value.as_bytes()).unwrap_or_default();
    let (scheme, token) = text.split_once(' ').unwrap_or_default();
    Some(if scheme.eq_ignore_ascii_case("bearer") { token.trim() } else { "" })
}

/// Puts the path of the public address before those of headers. Clients resolve them from the root
/// of the host, which belongs to another server then.
fn complete_addresses(headers: &mut HeaderMap, public_path: &str) {
    if public_path.is_empty() {
        return;
    }
    let is_path = |value: &&HeaderValue| value.as_bytes().starts_with(b"/");
    if let Some(location) = headers.get(header::LOCATION).filter(is_path).cloned() {
        let text = [public_path.as_bytes(), location.as_bytes()].concat();
        headers
            .insert(header::LOCATION, HeaderValue::from_bytes(&text).expect("it was one before"));
    }
    let links: Vec<HeaderValue> = headers.remove(header::LINK).collect();
    for link in links.iter().filter_map(|link| link.to_str().ok()) {
        let link = link.replace("</", &format!("<{public_path}/"));
        headers.append(header::LINK, HeaderValue::try_from(link).expect("it was one before"));
    }
}

fn add_headers(headers: &mut HeaderMap, id: &str, counted: Option<Counted>) {
    let visible = "our header values are visible ASCII";
    headers.insert(REQUEST_ID, HeaderValue::from_str(id).expect(visible));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // A handler that counts in another bucket as well has said already which one is empty.
    if let Some(counted) = counted.filter(|_| !headers.contains_key(RATE_LIMIT)) {
        headers.insert(RATE_LIMIT, HeaderValue::try_from(counted.state()).expect(visible));
        headers.insert(RATE_LIMIT_POLICY, counted.policy());
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-store"));
        // In one line with the handler's `Vary`, because the CORS middleware keeps only the first
        // line.
        let vary = match headers.get(header::VARY).and_then(|vary| vary.to_str().ok()) {
            Some(vary) => HeaderValue::try_from(format!("{vary}, Authorization")).expect(visible),
            None => HeaderValue::from_static("Authorization"),
        };
        headers.insert(header::VARY, vary);
    }
}
