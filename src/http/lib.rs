//! The only room that knows HTTP: the routes, the contract generated from them, and what stands
//! around every request.

mod address;
pub mod body;
mod conditional;
pub mod connection;
pub mod documents;
pub mod endpoint;
pub mod feed;
pub mod field_error;
pub mod identity;
mod metrics;
pub mod middleware;
pub mod openapi;
pub mod parameters;
pub mod paths;
pub mod problem;
pub mod rates;
pub mod reply;
mod request_id;
pub mod routes;
mod service;
pub mod stream;

use actix_cors::Cors;
use actix_web::{
    App as WebApp, Error,
    body::MessageBody,
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    http::{Method, header},
    middleware::from_fn,
    web,
};

pub use self::service::{HttpSettings, Service};

/// The service as actix runs it; [`connection::listen`] puts it on a socket.
pub fn build_app(
    service: web::Data<Service>,
) -> WebApp<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    WebApp::new()
        .app_data(service)
        .configure(routes::register)
        .service(web::redirect("/docs", "/docs/"))
        .configure(routes::guide::configure)
        .service(routes::docs::ui())
        .default_service(web::to(routes::fallback::refuse))
        .wrap(from_fn(middleware::around))
        .wrap(cors())
}

/// The operators' side, on an address of its own.
pub fn build_ops(
    service: web::Data<Service>,
) -> WebApp<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    WebApp::new().app_data(service).route("/metrics", web::get().to(routes::metrics::show))
}

/// Browsers on any site are clients too. There are no cookies, so there is nothing that another
/// site could misuse.
fn cors() -> Cors {
    Cors::default()
        .allow_any_origin()
        .send_wildcard()
        .allowed_methods([Method::GET, Method::POST, Method::PUT, Method::DELETE])
        .allow_any_header()
        .expose_headers([
            header::ETAG.as_str(),
            header::LOCATION.as_str(),
            header::LINK.as_str(),
            header::RETRY_AFTER.as_str(),
            header::WWW_AUTHENTICATE.as_str(),
            header::ALLOW.as_str(),
            "Idempotency-Replayed",
            "RateLimit",
            "RateLimit-Policy",
            "Request-Id",
        ])
        .max_age(3600)
}
