//! The applications that are served: endpoints, middleware and CORS for clients, metrics for
//! operators.

use std::{io, net::SocketAddr, time::Duration};

use actix_cors::Cors;
use actix_web::{
    App as WebApp, Error,
    body::MessageBody,
    dev::{Server, ServiceFactory, ServiceRequest, ServiceResponse},
    http::{Method, header},
    middleware::from_fn,
    web,
};

use super::{connection, middleware, routes, service::Service, static_text::PublicPath};

/// Binds the server. Returns the address at which it listens, and the server, which runs while it
/// is awaited in an actix runtime.
pub fn listen(
    service: &web::Data<Service>,
    at: SocketAddr,
    workers: usize,
    stop_max: Duration,
) -> io::Result<(SocketAddr, Server)> {
    let (app, limits) = (service.clone(), service.clone());
    let accept = move |stream| connection::accept(&limits, stream);
    connection::bind(service, at, (workers, stop_max), move || build_app(app.clone()), accept)
}

/// Binds the server for operators.
pub fn listen_ops(
    service: &web::Data<Service>,
    at: SocketAddr,
) -> io::Result<(SocketAddr, Server)> {
    let app = service.clone();
    connection::bind(
        service,
        at,
        (1, Duration::ZERO),
        move || build_ops(app.clone()),
        connection::uncounted,
    )
}

/// The service as an actix application.
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
    let public_path = PublicPath(service.settings.public_path().to_owned());
    WebApp::new()
        .app_data(service)
        .app_data(public_path)
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
fn build_ops(
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
