//! Sessions: requests carry the access token, which is renewed in time.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard},
};

use progenitor_client::{ClientHooks, ClientInfo, OperationInfo};
use reqwest::{Request, Response, StatusCode};
use time::{Duration, OffsetDateTime};

use crate::{
    addresses::Addresses,
    contract::{
        Client,
        types::{Player, Problem, ProblemCode, RefreshSessionRequest, SignedIn},
    },
    kontor::Settings,
    retry::{Reply, Retry, name, whole},
    token::{Holder, signed},
};

/// How long before they expire access tokens are renewed.
const RENEW_BEFORE: Duration = Duration::seconds(30);

/// Who is signed in, for all clones of a client.
#[derive(Clone)]
pub struct Session(Arc<Shared>);

struct Shared {
    settings: Settings,
    addresses: Addresses,
    /// Takes the place of a session.
    token: Option<Holder>,
    current: Mutex<Option<Arc<SignedIn>>>,
    /// Held while a token is renewed: other calls wait for it.
    renewal: tokio::sync::Mutex<()>,
}

impl fmt::Debug for Session {
    /// Tokens do not belong in logs.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Session")
    }
}

impl Session {
    pub(crate) fn new(base_url: &str, mut settings: Settings) -> Self {
        let addresses = Addresses::new(base_url, &settings.further);
        let token = settings.token.take().map(Holder::new);
        let current = Mutex::new(settings.session.take().map(Arc::new));
        Self(Arc::new(Shared {
            settings,
            addresses,
            token,
            current,
            renewal: tokio::sync::Mutex::default(),
        }))
    }

    pub(crate) fn begin(&self, session: SignedIn) {
        let session = Arc::new(session);
        *self.lock() = Some(Arc::clone(&session));
        if let Some(told) = &self.0.settings.on_session {
            told(&session);
        }
    }

    /// Notes that the player has become a user; the tokens stay.
    pub(crate) fn upgrade(&self, player: Player) {
        if let Some(session) = self.current() {
            self.begin(SignedIn { player, ..SignedIn::clone(&session) });
        }
    }

    pub(crate) fn addresses(&self) -> &Addresses {
        &self.0.addresses
    }

    pub(crate) fn retry(&self) -> &Retry {
        &self.0.settings.retry
    }

    pub(crate) fn end(&self) {
        *self.lock() = None;
    }

    pub(crate) fn current(&self) -> Option<Arc<SignedIn>> {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Option<Arc<SignedIn>>> {
        self.0.current.lock().expect("nothing panics while it holds the session")
    }
}

impl ClientHooks<Session> for Client {
    async fn exec(&self, request: Request, _: &OperationInfo) -> reqwest::Result<Response> {
        send(self, request, Reply::Whole).await
    }
}

/// Sends a request with the token of the session, renewed when it is time, and again when that may
/// help.
pub(crate) async fn send(
    client: &Client,
    mut request: Request,
    reply: Reply,
) -> reqwest::Result<Response> {
    // Before the token is added: with the next one it is the same request.
    name(&mut request);
    let session = client.inner();
    let (retry, addresses) = (&session.0.settings.retry, session.addresses());
    let send = move |request| retry.send(client.client(), addresses, request, reply);
    if let Some(token) = &session.0.token {
        return token.send(request, send).await;
    }
    if let Some(used) = session.current()
        && used.expires_at.0 - OffsetDateTime::now_utc() < RENEW_BEFORE
        && let Some(refusal) = renew(client, &used).await?
    {
        return Ok(refusal);
    }
    let used = session.current();
    let response = send(signed(&request, used.as_deref().map(token_of))).await?;
    let Some(used) = used.filter(|_| response.status() == StatusCode::UNAUTHORIZED) else {
        return Ok(response);
    };
    let response = whole(response).await?;
    let problem = serde_json::from_slice(response.body().as_ref());
    if !problem.is_ok_and(|problem: Problem| problem.code == ProblemCode::TokenExpired) {
        return Ok(response.into());
    }
    if let Some(refusal) = renew(client, &used).await? {
        return Ok(refusal);
    }
    send(signed(&request, session.current().as_deref().map(token_of))).await
}

/// Renews the access token, unless that of `used` has been renewed already. If the server refuses,
/// that is the result of the request, too.
async fn renew(client: &Client, used: &SignedIn) -> reqwest::Result<Option<Response>> {
    let session = client.inner();
    let _turn = session.0.renewal.lock().await;
    if session.current().is_none_or(|current| current.refresh_token != used.refresh_token) {
        return Ok(None);
    }
    let body = RefreshSessionRequest { refresh_token: used.refresh_token.clone() };
    let request = client
        .client()
        .post(format!("{}/v1/sessions/refresh", client.baseurl()))
        .json(&body)
        .build()?;
    let (retry, addresses) = (&session.0.settings.retry, session.addresses());
    let response = retry.send(client.client(), addresses, request, Reply::Whole).await?;
    if !response.status().is_success() {
        return Ok(Some(response));
    }
    session.begin(response.json().await?);
    Ok(None)
}

fn token_of(session: &SignedIn) -> &str {
    &session.access_token
}
