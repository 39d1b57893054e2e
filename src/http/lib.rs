//! The only room that knows HTTP: the routes, the contract generated from them, and what stands
//! around every request.

mod address;
pub mod body;
pub mod connection;
pub mod edge;
pub mod feed;
pub mod field_error;
pub mod identity;
mod metrics;
pub mod openapi;
pub mod parameters;
pub mod problem;
pub mod rates;
pub mod reply;
pub mod routes;
pub mod stream;

use std::time::Duration;

use actix_cors::Cors;
use actix_web::{
    App as WebApp, Error,
    body::MessageBody,
    dev::{ServiceFactory, ServiceRequest, ServiceResponse},
    http::{Method, header},
    middleware::from_fn,
    web,
};
use ipnet::IpNet;
use utoipa_actix_web::AppExt;

use self::{
    metrics::Metrics,
    openapi::Documents,
    rates::{RateSettings, Rates},
    stream::Streams,
};
use kontor_app::App;

/// What can be set of the HTTP side.
#[derive(Clone, Debug)]
pub struct HttpSettings {
    /// Rate limits.
    pub rates: RateSettings,
    /// Networks whose `X-Forwarded-For` is believed.
    pub trusted_proxies: Vec<IpNet>,
    /// The most event streams that one caller may hold.
    pub streams_max: usize,
    /// A line comes at least this often on a stream, so that the connection stays open.
    pub heartbeat: Duration,
    /// A reader that takes nothing for so long is cut off.
    pub slow_reader_max: Duration,
}

impl Default for HttpSettings {
    fn default() -> Self {
        HttpSettings {
            rates: RateSettings::default(),
            trusted_proxies: Vec::new(),
            streams_max: 16,
            heartbeat: Duration::from_secs(15),
            slow_reader_max: Duration::from_secs(30),
        }
    }
}

/// What all workers share.
pub struct Service {
    /// The use cases.
    pub app: App,
    /// Settings.
    pub settings: HttpSettings,
    /// Rate limits.
    pub rates: Rates,
    /// Open streams.
    pub streams: Streams,
    /// The contract.
    pub contract: Documents,
    metrics: Metrics,
}

impl Service {
    /// Puts the HTTP side around the use cases.
    pub fn new(app: App, settings: HttpSettings, contract: Documents) -> Self {
        let rates = Rates::new(settings.rates);
        Service {
            app,
            settings,
            rates,
            streams: Streams::default(),
            contract,
            metrics: Metrics::default(),
        }
    }
}

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
    let (app, _) = WebApp::new().into_utoipa_app().configure(routes::configure).split_for_parts();
    app.app_data(service)
        .service(web::redirect("/docs", "/docs/"))
        .configure(routes::guide::configure)
        .service(routes::docs::ui())
        .default_service(web::to(edge::fallback))
        .wrap(from_fn(edge::edge))
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
    WebApp::new().app_data(service).route("/metrics", web::get().to(metrics::metrics))
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
