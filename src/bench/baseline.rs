//! The baseline server: no rules, but the same libraries and the same kind of store. Ratios to its
//! throughput mean more than absolute figures, because both depend on the machine.
//!
//! * `GET /static` answers with a body from memory, which shows what HTTP alone costs.
//! * `POST /append/{log}/{number}` verifies the token, parses the action, appends it durably and
//!   answers with a body from memory, which shows what any durable service costs.
//! * `POST /guests` signs a guest in and answers with the token.

use std::{io::Write, net::SocketAddr, path::Path, sync::Arc};

use actix_web::{
    App as WebApp, HttpRequest, HttpResponse, HttpServer, Responder,
    error::{ErrorBadRequest, ErrorInternalServerError, ErrorUnauthorized},
    http::{KeepAlive, header::AUTHORIZATION},
    web::{self, Data},
};
use bytes::Bytes;
use kontor_accounts::Accounts;
use kontor_auth::{
    keys::Keys,
    passwords::{PasswordCost, Passwords},
};
use kontor_environment::{SystemClock, SystemEntropy, random};
use kontor_log::chain::hex;
use kontor_service::space::Space;
use kontor_store::{Entry, EventStore, LogId, Position, Settings, SledStore, append_with_retry};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::BenchError;

/// The file in the data directory whose content `GET /static` answers with: a view.
pub const VIEW_FILE: &str = "view.json";
/// The same for the durable route: the reply to an action.
pub const ACTION_REPLY_FILE: &str = "action-reply.json";

struct Baseline {
    accounts: Accounts,
    store: Arc<SledStore>,
    view: Bytes,
    action_reply: Bytes,
}

/// The body of an append; it has the form of an action in the contract.
#[derive(Deserialize, Serialize)]
pub struct Append {
    /// A text.
    pub decision: String,
    /// JSON, left unparsed.
    pub action: Box<RawValue>,
}

/// Runs the server until it is killed; prints its address first.
pub fn run(data: &Path) -> Result<(), BenchError> {
    actix_web::rt::System::new().block_on(serve(data))
}

async fn serve(data: &Path) -> Result<(), BenchError> {
    let store = SledStore::open(data.join("store"), Settings::new(|_, _| Vec::new(), 1))?;
    let keys = Arc::new(Keys::in_memory(&[random(&SystemEntropy)], random(&SystemEntropy)));
    let passwords = Passwords::new(PasswordCost::default()).map_err(std::io::Error::other)?;
    let (clock, entropy) = (Arc::new(SystemClock), Arc::new(SystemEntropy));
    let accounts =
        Accounts::new(store.clone(), clock, entropy, keys, passwords, Space::unlimited());
    let view = std::fs::read(data.join(VIEW_FILE))?.into();
    let action_reply = std::fs::read(data.join(ACTION_REPLY_FILE))?.into();
    let baseline = Data::new(Baseline { accounts, store, view, action_reply });
    let server = HttpServer::new(move || {
        WebApp::new()
            .app_data(baseline.clone())
            .route("/static", web::get().to(from_memory))
            .route("/append/{log}/{number}", web::post().to(append))
            .route("/guests", web::post().to(sign_in))
    });
    // Its connections are idle while the other server is measured, and must stay open.
    let server = server.keep_alive(KeepAlive::Os);
    let server = server.disable_signals().bind(SocketAddr::from(([127, 0, 0, 1], 0)))?;
    println!("{}", server.addrs()[0]);
    std::io::stdout().flush()?;
    Ok(server.run().await?)
}

async fn from_memory(baseline: Data<Baseline>) -> impl Responder {
    HttpResponse::Ok().content_type("application/json").body(baseline.view.clone())
}

/// The body is not needed, but it is read: a server that replies before it has received the whole
/// request closes the connection (RFC 9112 §9.3).
async fn sign_in(baseline: Data<Baseline>, _: web::Bytes) -> actix_web::Result<impl Responder> {
    let signed_in = baseline.accounts.create_guest(None).await;
    let signed_in = signed_in.map_err(|error| ErrorInternalServerError(error.to_string()))?;
    Ok(web::Json(serde_json::json!({ "access_token": signed_in.access_token })))
}

async fn append(
    request: HttpRequest,
    baseline: Data<Baseline>,
    path: web::Path<(String, u64)>,
    body: web::Bytes,
) -> actix_web::Result<impl Responder> {
    let token = request.headers().get(AUTHORIZATION);
    let token = token.and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let token = token.ok_or_else(|| ErrorUnauthorized("a token is missing"))?;
    let caller = baseline.accounts.identify(token).await;
    caller.map_err(|error| ErrorUnauthorized(error.to_string()))?;
    let body: Append = serde_json::from_slice(&body).map_err(ErrorBadRequest)?;
    let (log, number) = path.into_inner();
    let entry = Entry {
        append_id: hex(&random::<12>(&SystemEntropy)),
        request: None,
        parent: None,
        base: None,
        summary: to_raw_value(&()).map_err(ErrorInternalServerError)?,
        seed: None,
        commit: to_raw_value(&body).map_err(ErrorInternalServerError)?,
    };
    let after = number.checked_sub(1).map(|before| Position { number: before, token: before });
    append_with_retry(&*baseline.store as &dyn EventStore, &LogId(log.into()), after, entry)
        .await
        .map_err(ErrorInternalServerError)?;
    let reply = baseline.action_reply.clone();
    Ok(HttpResponse::Created().content_type("application/json").body(reply))
}
