//! About the server: versions, limits, public keys, health.

use actix_web::{get, web::Data};
use serde::Serialize;
use utoipa::ToSchema;

use super::limits::Limits;
use crate::{
    documents::CONTRACT_VERSION,
    endpoint::{Endpoint, Operation},
    problem::ProblemCode::*,
    reply::{HandlerResult, Reply, contract},
    service::Service,
};
use kontor_auth::jwks::Jwks;
use kontor_log::time::Timestamp;

/// What this server is.
#[derive(Debug, Serialize, ToSchema)]
pub struct Meta {
    /// The server's time.
    pub time: Timestamp,
    /// Version of the server.
    #[schema(example = "0.1.0")]
    pub version: String,
    /// Version of the contract.
    #[schema(example = "1.0.0")]
    pub contract_version: String,
    /// Its limits.
    pub limits: Limits,
    /// Whether the server only reads: requests that store something are refused with `read-only`.
    pub read_only: bool,
    /// What can be done beyond the basics of the contract; new ones may come.
    pub features: Vec<String>,
}

/// The server answers.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// Whether it does its work.
    pub ok: bool,
}

contract!(Meta, Jwks, Health);

/// What can be done beyond the basics.
const FEATURES: [&str; 25] = [
    "apps",
    "blocks",
    "bots",
    "clocks",
    "evaluations",
    "forks",
    "imports",
    "invitations",
    "matching",
    "personal_tokens",
    "previews",
    "profiles",
    "ratings",
    "record_lists",
    "records",
    "reports",
    "sandbox",
    "seeks",
    "stream_tickets",
    "streams",
    "talk",
    "tournaments",
    "turn_limits",
    "upgrades",
    "webhooks",
];

/// About this server
///
/// Its time, its versions and every limit as a number.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "About this server.", body = Meta)))]
#[get("/v1/meta")]
pub(super) async fn get_meta(service: Data<Service>) -> HandlerResult<Meta> {
    Ok(Reply::ok(Meta {
        time: Timestamp(service.app.games.clock().now_ms()),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        contract_version: CONTRACT_VERSION.to_owned(),
        limits: Limits::of(&service),
        read_only: service.app.games.space.is_read_only(),
        features: FEATURES.map(str::to_owned).to_vec(),
    })
    .header(actix_web::http::header::CACHE_CONTROL, "no-store"))
}

impl Endpoint for get_meta {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}

/// Public keys
///
/// They verify access tokens and the signatures of records (RFC 7517).
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The key set.", body = Jwks)))]
#[get("/.well-known/jwks.json")]
pub(super) async fn get_jwks(service: Data<Service>) -> HandlerResult<Jwks> {
    Ok(Reply::ok(service.app.keys.jwks()).publicly_cacheable())
}

impl Endpoint for get_jwks {
    const OPERATION: Operation = Operation { needs_store: false, ..Operation::DEFAULT };
}

/// Alive
///
/// The process runs and answers.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The process runs.", body = Health)))]
#[get("/healthz/live")]
pub(super) async fn get_liveness() -> HandlerResult<Health> {
    Ok(Reply::ok(Health { ok: true }))
}

impl Endpoint for get_liveness {
    const OPERATION: Operation = Operation { rate: None, needs_store: false, ..Operation::DEFAULT };
}

/// Ready
///
/// The store answers and new commands are taken.
#[utoipa::path(tag = "contract", security(()),
    responses((status = 200, description = "The server takes commands.", body = Health)))]
#[get("/healthz/ready")]
pub(super) async fn get_readiness(service: Data<Service>) -> HandlerResult<Health> {
    service.app.games.check_ready().await?;
    Ok(Reply::ok(Health { ok: true }))
}

impl Endpoint for get_readiness {
    const OPERATION: Operation =
        Operation { rate: None, problems: &[Draining], ..Operation::DEFAULT };
}
