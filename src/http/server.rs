//! The applications that are served: endpoints, middleware and CORS for clients, metrics for
//! operators.

use actix_cors::Cors;
use actix_web::{
    App as WebApp, Error,
    body::MessageBody,
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    http::{Method, header},
    middleware::from_fn,
    web,
};

use super::{connection, middleware, routes, service::Service};

/// The service as an actix application; the module `connection` serves it.
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
        .configure(routes::guide::configure)
        .configure(routes::docs::configure)
        .configure(routes::llms::configure)
        .configure(routes::oauth::configure)
        .configure(routes::web::configure)
        .default_service(web::to(routes::fallback::refuse))
        .wrap(from_fn(middleware::around))
        .wrap(cors())
        .wrap(from_fn(middleware::count_preflights))
        .wrap(from_fn(connection::take))
}

/// The application for operators, which is served at an address of its own.
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
    WebApp::new()
        .app_data(service)
        .route("/metrics", web::get().to(routes::metrics::show))
        .wrap(from_fn(connection::take))
}

/// Browsers may call from any site. There are no cookies, so another site has nothing to misuse.
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
