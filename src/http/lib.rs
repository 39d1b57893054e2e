//! The only crate that knows HTTP: the endpoints, the contract that is generated from them, and the
//! middleware around every request.

mod accept;
mod address;
mod app_error;
pub mod body;
pub mod catalogue;
mod conditional;
pub mod connection;
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
mod server;
mod service;
mod sign_ins;
mod static_text;
pub mod stream;
mod traces;
pub mod upload;

pub use self::{
    server::build_app,
    service::{HttpSettings, Service},
};
