//! The only crate that knows HTTP: the endpoints, the contract that is generated from them, and the
//! middleware around every request.
//!
//! Handlers are thin: they read the request, call a use case, and wrap the answer. Not obvious
//! from the names:
//!
//! * [`routes`]: a file for each resource. Beside each handler stands its [`endpoint`]: problems,
//!   links, rate limit and idempotency key.
//! * [`reply`]: what can be sent. [`problem`]: the body of an error, whose codes are in
//!   [`kontor_problems`]; [`app_error`]: the members that come with some.
//! * [`middleware`]: what every request passes. Its parts are [`request_id`], [`identity`],
//!   [`address`], [`rates`] (the limits as numbers, from which their flags follow) and
//!   [`sign_ins`].
//! * [`body`], [`parameters`], [`conditional`]: extractors. [`upload`] has their limits of size,
//!   time, memory and rate.
//! * [`connection`]: limits below HTTP, one request of a connection at a time; [`arrivals`]: the
//!   pace of new connections. Two answers are given before the service sees a request, and are not
//!   in the catalogue of problems: an empty 400 for bytes that are no HTTP, and a 400 in plain text
//!   for a wrong preflight of CORS.
//! * [`feed`], [`stream`]: pages, long polls and streams of all feeds.
//! * [`openapi`]: the documents, generated from routes and types. [`reference`](mod@reference)
//!   renders them at `/docs`; [`static_text`] compresses what is the same for all readers, and
//!   nothing else.
//! * [`metrics`], [`traces`]: what operators see. No metric has a kind of action as label, and no
//!   line of the log has a query.

mod accept;
mod address;
mod app_error;
mod arrivals;
pub mod body;
mod conditional;
mod connection;
pub mod documents;
pub mod endpoint;
pub mod feed;
pub mod field_error;
mod html;
pub mod identity;
mod keyed_counter;
mod metrics;
pub mod middleware;
pub mod openapi;
pub mod pace;
pub mod parameters;
pub mod paths;
mod pieces;
pub mod problem;
mod public_url;
pub mod rates;
mod reference;
pub mod reply;
mod request_id;
pub mod routes;
mod rulesets;
mod schemas;
pub mod server;
mod service;
mod sign_ins;
mod static_text;
pub mod stream;
mod traces;
pub mod upload;

pub use self::{
    server::build_app,
    service::{HttpSettings, IDLE_S, IDLE_S_RANGE, Service},
};
