//! A client that knows several servers: what one does not answer, it asks another, with the same
//! idempotency key.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kontor_rules::{Chance, SeededChance};
use reqwest::Method;
use serde_json::{Value, json};

use crate::server::Addresses;

/// How long one request may take before it is sent to another server.
const REPLY_MAX: Duration = Duration::from_secs(8);
/// How long a request may be without a definite answer, but for times in which this process stands
/// still.
const DOUBT_MAX: Duration = Duration::from_secs(150);
/// Pause before a request is sent again.
const PAUSE: Duration = Duration::from_millis(100);

/// Something that must not happen, in a sentence.
pub type Anomaly = String;

/// A player, or a caller without a token.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    pub servers: Arc<Addresses>,
    token: Option<String>,
    refresh_token: String,
}

/// A request that can be sent again.
#[derive(Clone)]
pub struct Request {
    method: Method,
    path: String,
    key: Option<String>,
    body: Option<Value>,
}

/// A reply with its server.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub is_replayed: bool,
    pub text: String,
    pub body: Value,
}

impl Request {
    /// A request without a body.
    pub fn get(path: &str) -> Request {
        Request { method: Method::GET, path: path.to_owned(), key: None, body: None }
    }

    /// A request with a body.
    pub fn put(path: &str, body: &Value) -> Request {
        Request { method: Method::PUT, body: Some(body.clone()), ..Request::get(path) }
    }

    /// A request with a body and an idempotency key.
    pub fn post(path: &str, key: &str, body: &Value) -> Request {
        let key = Some(key.to_owned()).filter(|key| !key.is_empty());
        Request { method: Method::POST, key, body: Some(body.clone()), ..Request::get(path) }
    }

    /// A request without a body that begins something.
    pub fn call(path: &str, key: &str) -> Request {
        Request { body: None, ..Request::post(path, key, &Value::Null) }
    }

    /// The same request with an idempotency key: repeated, it is carried out once.
    pub fn with_key(self, key: &str) -> Request {
        Request { key: Some(key.to_owned()), ..self }
    }

    /// A request that ends something.
    pub fn delete(path: &str) -> Request {
        Request { method: Method::DELETE, ..Request::get(path) }
    }
}

impl Reply {
    /// The body of a reply with one of these statuses.
    pub fn expect(self, statuses: &[u16]) -> Result<Value, Anomaly> {
        match statuses.contains(&self.status) {
            true => Ok(self.body),
            false => Err(format!("{} instead of {statuses:?}: {}", self.status, self.text)),
        }
    }
}

impl Client {
    /// A client without a token.
    pub fn new(servers: &Arc<Addresses>) -> Client {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        Client { http, servers: servers.clone(), token: None, refresh_token: String::new() }
    }

    /// A new guest.
    pub async fn guest(&self, name: &str, first: usize) -> Result<Client, Anomaly> {
        let request = Request::post("/v1/guests", "", &json!({ "name": name }));
        Ok(self.signed_in(&self.definite(first, &request).await?.expect(&[201])?))
    }

    /// A new user.
    pub async fn user(&self, name: &str, first: usize) -> Result<Client, Anomaly> {
        let body = json!({ "name": name, "password": "correct horse" });
        let request = Request::post("/v1/users", "", &body);
        Ok(self.signed_in(&self.definite(first, &request).await?.expect(&[201])?))
    }

    /// This player with new tokens. If the reply is lost, the session is over: this is for times
    /// without faults.
    pub async fn refreshed(&self, server: usize) -> Result<Client, Anomaly> {
        Ok(self.signed_in(&self.refresh(server).await?.expect(&[200, 201])?))
    }

    /// Whether the session of this player has ended.
    pub async fn is_signed_out(&self, server: usize) -> Result<bool, Anomaly> {
        let reply = self.refresh(server).await?;
        Ok(reply.status == 401)
    }

    async fn refresh(&self, server: usize) -> Result<Reply, Anomaly> {
        let body = json!({ "refresh_token": self.refresh_token });
        // The access token may have expired.
        let anybody = Client { token: None, ..self.clone() };
        anybody.ask(server, &Request::post("/v1/sessions/refresh", "", &body)).await
    }

    fn signed_in(&self, tokens: &Value) -> Client {
        let token = |name: &str| tokens[name].as_str().unwrap_or_default().to_owned();
        let (token, refresh_token) = (Some(token("access_token")), token("refresh_token"));
        Client { token, refresh_token, ..self.clone() }
    }

    /// Sends a request to one server. An error means that no reply came.
    pub async fn ask(&self, server: usize, request: &Request) -> Result<Reply, String> {
        self.ask_for(server, request, REPLY_MAX).await
    }

    /// The same with another limit of time.
    pub async fn ask_for(
        &self,
        server: usize,
        request: &Request,
        limit: Duration,
    ) -> Result<Reply, String> {
        let url = format!("{}{}", self.servers.get(server), request.path);
        let mut builder = self.http.request(request.method.clone(), url).timeout(limit);
        if let Some(token) = &self.token {
            builder = builder.bearer_auth(token);
        }
        if let Some(key) = &request.key {
            builder = builder.header("idempotency-key", key);
        }
        if let Some(body) = &request.body {
            builder = builder.json(body);
        }
        let reply = builder.send().await.map_err(|error| error.to_string())?;
        let status = reply.status().as_u16();
        let is_replayed = reply.headers().contains_key("idempotency-replayed");
        let text = reply.text().await.map_err(|error| error.to_string())?;
        let body = serde_json::from_str(&text).unwrap_or_default();
        Ok(Reply { status, is_replayed, text, body })
    }

    /// Sends a request to one server after the other, until one says what became of it.
    pub async fn definite(&self, first: usize, request: &Request) -> Result<Reply, Anomaly> {
        let mut waited = Duration::ZERO;
        let mut server = first % self.servers.count();
        loop {
            let sent = Instant::now();
            let why = match self.ask(server, request).await {
                Ok(reply) if reply.status != 503 => return Ok(reply),
                Ok(reply) => reply.text,
                Err(why) => why,
            };
            waited += sent.elapsed().min(REPLY_MAX) + PAUSE;
            if waited > DOUBT_MAX {
                let path = &request.path;
                return Err(format!("no definite answer to {path} for {DOUBT_MAX:?}: {why}"));
            }
            server = (server + 1) % self.servers.count();
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Opens the stream of a game's events.
    pub async fn listen(
        &self,
        server: usize,
        game: &str,
        after: u64,
    ) -> Result<reqwest::Response, String> {
        let url = format!("{}/v1/games/{game}/events?after={after}", self.servers.get(server));
        let mut builder = self.http.get(url).header("accept", "text/event-stream");
        if let Some(token) = &self.token {
            builder = builder.bearer_auth(token);
        }
        let opened = tokio::time::timeout(REPLY_MAX, builder.send()).await;
        let response = opened.map_err(|_| "no reply".to_owned())?.map_err(|why| why.to_string())?;
        match response.status().as_u16() {
            200 => Ok(response),
            status => Err(format!("{status}: {}", response.text().await.unwrap_or_default())),
        }
    }
}

/// Random numbers: the same seed gives the same ones.
pub struct Dice(SeededChance);

impl Dice {
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut key = [0x3c; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Dice(SeededChance::new(key, stream))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(u32::try_from(bound).unwrap()) as usize
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}
