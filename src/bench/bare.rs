//! What everything else is measured against: a server without rules, on the same libraries and the
//! same kind of store.
//!
//! * `GET /static` answers with a body from memory: what HTTP alone costs here.
//! * `POST /append/{log}/{number}` verifies the token, reads the action, appends it durably, and
//!   answers with a body from memory, too: what any service costs that keeps its promise.
//! * `POST /guests` signs a guest in, for the token.

use std::{io::Write, net::SocketAddr, path::Path, sync::Arc};

use actix_web::{
    App as WebApp, HttpRequest, HttpResponse, HttpServer, Responder,
    error::{ErrorBadRequest, ErrorInternalServerError, ErrorUnauthorized},
    http::{KeepAlive, header::AUTHORIZATION},
    web::{self, Data},
};
use bytes::Bytes;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use super::BenchFault;
use kontor_app::{
    accounts::Accounts,
    environment::{SystemClock, SystemEntropy, random},
    log::chain::hex,
};
use kontor_auth::{
    keys::Keys,
    passwords::{PasswordCost, Passwords},
};
use kontor_store::{Entry, EventStore, LogId, Position, Settings, SledStore, append_with_retry};

/// The file in the data directory whose bytes `GET /static` answers with: a view.
pub const VIEW_FILE: &str = "view.json";
/// The same of the durable route: the reply to an action.
pub const PLAYED_FILE: &str = "played.json";

struct Bare {
    accounts: Accounts,
    store: Arc<SledStore>,
    view: Bytes,
    played: Bytes,
}

/// What is posted: as an action of the contract.
#[derive(Deserialize, Serialize)]
pub struct Post {
    /// A text.
    pub decision: String,
    /// JSON, left unread.
    pub action: Box<RawValue>,
}

/// Runs the server until it is killed; prints its address first.
pub fn run(data: &Path) -> Result<(), BenchFault> {
    actix_web::rt::System::new().block_on(serve(data))
}

async fn serve(data: &Path) -> Result<(), BenchFault> {
    let store = SledStore::open(data.join("store"), Settings::new(|_, _| Vec::new(), 1))?;
    let keys = Arc::new(
        Keys::open(&data.join("keys"), || random(&SystemEntropy)).map_err(std::io::Error::other)?,
    );
    let passwords = Passwords::new(PasswordCost::default()).map_err(std::io::Error::other)?;
    let accounts = Accounts::new(
        store.clone(),
        Arc::new(SystemClock),
        Arc::new(SystemEntropy),
        keys,
        passwords,
    );
    let [view, played] =
        [VIEW_FILE, PLAYED_FILE].map(|file| std::fs::read(data.join(file)).map(Bytes::from));
    let bare = Data::new(Bare { accounts, store, view: view?, played: played? });
    let server = HttpServer::new(move || {
        WebApp::new()
            .app_data(bare.clone())
            .route("/static", web::get().to(from_memory))
            .route("/append/{log}/{number}", web::post().to(append))
            .route("/guests", web::post().to(sign_in))
    });
    // The load may be with the other server for as long as it likes.
    let server = server.keep_alive(KeepAlive::Os);
    let server = server.disable_signals().bind(SocketAddr::from(([127, 0, 0, 1], 0)))?;
    println!("{}", server.addrs()[0]);
    std::io::stdout().flush()?;
    Ok(server.run().await?)
}

async fn from_memory(bare: Data<Bare>) -> impl Responder {
    HttpResponse::Ok().content_type("application/json").body(bare.view.clone())
}

/// The body says nothing, but is read: who answers before it is there closes the connection (RFC
/// 9112 §9.3).
async fn sign_in(bare: Data<Bare>, _: web::Bytes) -> actix_web::Result<impl Responder> {
    let signed = bare
        .accounts
        .create_guest(None)
        .await
        .map_err(|error| ErrorInternalServerError(error.to_string()))?;
    Ok(web::Json(serde_json::json!({ "access_token": signed.access_token })))
}

async fn append(
    request: HttpRequest,
    bare: Data<Bare>,
    place: web::Path<(String, u64)>,
    posted: web::Bytes,
) -> actix_web::Result<impl Responder> {
    let token = request
        .headers()
        .get(AUTHORIZATION)
        .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let token = token.ok_or_else(|| ErrorUnauthorized("a token is missing"))?;
    bare.accounts.identify(token).await.map_err(|error| ErrorUnauthorized(error.to_string()))?;
    let post: Post = serde_json::from_slice(&posted).map_err(ErrorBadRequest)?;
    let (log, number) = place.into_inner();
    let entry = Entry {
        append_id: hex(&random::<12>(&SystemEntropy)),
        request: None,
        base: None,
        summary: to_raw_value(&()).map_err(ErrorInternalServerError)?,
        seed: None,
        commit: to_raw_value(&post).map_err(ErrorInternalServerError)?,
    };
    let after = number.checked_sub(1).map(|before| Position { number: before, token: before });
    append_with_retry(&*bare.store as &dyn EventStore, &LogId(log.into()), after, entry)
        .await
        .map_err(ErrorInternalServerError)?;
    Ok(HttpResponse::Created().content_type("application/json").body(bare.played.clone()))
}
