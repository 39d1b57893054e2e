//! Clients without a token, guests and users. Their requests and responses are validated against
//! the contract.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};

use reqwest::{
    Method, RequestBuilder,
    header::{HeaderMap, HeaderName},
};
use serde_json::{Value, json};

use super::{
    contract::CONTRACT,
    sentences::check_places,
    stream::{Feed, Stream},
};

/// The address of the server, shared by all its clients, so that they follow it to another port
/// after a restart. Of several servers over one store, each request asks the next one.
#[derive(Clone, Default)]
pub struct Address(Arc<Mutex<VecDeque<String>>>);

impl Address {
    /// The addresses of several servers.
    pub fn of_all<'a>(servers: impl IntoIterator<Item = &'a Address>) -> Self {
        let addresses = servers.into_iter().map(Address::get).collect();
        Address(Arc::new(Mutex::new(addresses)))
    }

    pub fn set(&self, url: &str) {
        *self.0.lock().unwrap() = VecDeque::from([url.to_owned()]);
    }

    pub fn get(&self) -> String {
        let mut addresses = self.0.lock().unwrap();
        addresses.rotate_left(1);
        addresses.back().cloned().unwrap_or_default()
    }
}

/// Headers that every answer with a status has: the guide and HTTP promise them.
const PROMISED_HEADERS: [(u16, &str); 4] =
    [(401, "www-authenticate"), (405, "allow"), (429, "retry-after"), (503, "retry-after")];

/// The longest wait for a response. A long poll is answered within a minute.
const SILENCE_MAX: Duration = Duration::from_secs(120);

/// A client of the server.
#[derive(Clone)]
pub struct Caller {
    http: reqwest::Client,
    address: Address,
    checks: bool,
    pub id: String,
    pub token: Option<String>,
    pub refresh_token: String,
}

/// A response that the contract allows.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
    pub body: Value,
}

/// A request that is being built.
pub struct Request {
    builder: RequestBuilder,
    method: Method,
    path: String,
    query: Vec<(String, String)>,
    body: Option<Value>,
    bad: bool,
    checks: bool,
}

impl Caller {
    /// A client without a token.
    pub fn anonymous(address: &Address) -> Self {
        // Only the first call in a process has an effect; the others return an error.
        let _ = rustls::crypto::ring::default_provider().install_default();
        // Without the root certificates of the system, which take long to read: nothing here is TLS.
        let http = reqwest::Client::builder()
            .no_proxy()
            .tls_certs_only([])
            .read_timeout(SILENCE_MAX)
            .build()
            .unwrap();
        Caller {
            http,
            address: address.clone(),
            checks: true,
            id: String::new(),
            token: None,
            refresh_token: String::new(),
        }
    }

    /// Where it sends its requests.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// A new guest.
    pub async fn guest(address: &Address, name: &str) -> Self {
        let anonymous = Caller::anonymous(address);
        anonymous.signed_in(&anonymous.post("/v1/guests", &json!({ "name": name })).await)
    }

    /// This client without validation against the contract, where that would take too long.
    pub fn unchecked(self) -> Self {
        Caller { checks: false, ..self }
    }

    /// This client at another server.
    pub fn at(&self, address: &Address) -> Self {
        Caller { address: address.clone(), ..self.clone() }
    }

    /// This client with another token.
    pub fn with_token(&self, token: &str) -> Self {
        Caller { token: Some(token.to_owned()), ..self.clone() }
    }

    /// This client with the tokens of a response.
    pub fn signed_in(&self, answer: &Answer) -> Self {
        let body = answer.clone().expect(201);
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        Caller {
            id: text(&body["player"]["id"]),
            token: Some(text(&body["access_token"])),
            refresh_token: text(&body["refresh_token"]),
            ..self.clone()
        }
    }

    pub fn request(&self, method: Method, path: &str) -> Request {
        let builder = self.http.request(method.clone(), format!("{}{path}", self.address.get()));
        let builder = match &self.token {
            Some(token) => builder.bearer_auth(token),
            None => builder,
        };
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let pair = |pair: &str| {
            pair.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()))
        };
        let query = query.split('&').filter_map(pair).collect();
        Request {
            builder,
            method,
            path: path.to_owned(),
            query,
            body: None,
            bad: false,
            checks: self.checks,
        }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.request(Method::GET, path).send().await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.request(Method::POST, path).json(body).send().await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Answer {
        self.request(Method::PUT, path).json(body).send().await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.request(Method::DELETE, path).send().await
    }

    /// Posts to a path that takes no body.
    pub async fn call(&self, path: &str) -> Answer {
        self.request(Method::POST, path).send().await
    }

    /// A move, ready to be sent or to be repeated.
    pub fn action(&self, game: &str, key: &str, decision: &Value, action: &Value) -> Request {
        let path = format!("/v1/games/{game}/actions");
        let body = json!({ "decision": decision, "action": action });
        self.request(Method::POST, &path).header("idempotency-key", key).json(&body)
    }

    /// A preview of a move, ready to be sent.
    pub fn preview(&self, game: &str, decision: &Value, action: &Value) -> Request {
        let body = json!({ "decision": decision, "action": action });
        self.request(Method::POST, &format!("/v1/games/{game}/previews")).json(&body)
    }

    /// Opens a stream of a game's events as Server-Sent Events.
    pub async fn listen(&self, game: &str, after: u64) -> Stream {
        let path = format!("/v1/games/{game}/events?after={after}");
        self.request(Method::GET, &path).header("accept", "text/event-stream").open().await
    }
}

impl Request {
    pub fn header(mut self, name: &str, value: &str) -> Self {
        self.builder = self.builder.header(name, value);
        self
    }

    pub fn json(mut self, body: &Value) -> Self {
        self.builder = self.builder.json(body);
        self.body = Some(body.clone());
        self
    }

    /// A body that need not be JSON.
    pub fn text(mut self, media: &str, body: impl Into<reqwest::Body>) -> Self {
        self.builder = self.builder.header("content-type", media).body(body);
        self.bad()
    }

    /// The request breaks the contract on purpose: only its response is validated.
    pub fn bad(mut self) -> Self {
        self.bad = true;
        self
    }

    /// Sends the request; the server must answer.
    pub async fn send(self) -> Answer {
        self.try_send().await.expect("the server answers")
    }

    /// Sends the request; the connection may break.
    pub async fn try_send(self) -> Result<Answer, reqwest::Error> {
        let Request { builder, method, path, query, body, bad, checks } = self;
        if !bad && checks {
            CONTRACT.check_request(method.as_str(), &path, &query, body.as_ref());
        }
        let response = builder.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await?;
        let media = (!text.is_empty()).then(|| media(&headers));
        // A page of a single line is JSON as well.
        let is_lines = media.as_deref() == Some("application/x-ndjson");
        let body: Option<Value> =
            Some(&text).filter(|_| !is_lines).and_then(|text| serde_json::from_str(text).ok());
        if checks {
            CONTRACT.check_reply(method.as_str(), &path, status, media.as_deref(), body.as_ref());
            CONTRACT.check_headers(method.as_str(), &path, status, &headers);
        }
        let answer = Answer { status, headers, text, body: body.unwrap_or_default() };
        if status >= 400 {
            assert_eq!(
                answer.body["instance"],
                answer.header("request-id"),
                "a problem names its request"
            );
            check_places(&answer.body);
            if checks {
                let kind = answer.body["type"].as_str().unwrap();
                let link = format!("{kind}>; rel=\"describedby\"");
                assert!(answer.header("link").ends_with(&link), "a problem leads to its page");
            }
            for (_, name) in PROMISED_HEADERS.iter().filter(|(of, _)| *of == status) {
                assert!(answer.headers.contains_key(*name), "{status} without {name}: {path}");
            }
        }
        Ok(answer)
    }

    /// Sends it and gives the bytes of the body as they came.
    pub async fn send_for_bytes(self) -> (u16, HeaderMap, Vec<u8>) {
        let reply = self.builder.send().await.unwrap();
        let (status, headers) = (reply.status().as_u16(), reply.headers().clone());
        (status, headers, reply.bytes().await.unwrap().to_vec())
    }

    /// Sends the request without validation of the response, for paths that are not in the
    /// contract.
    pub async fn send_raw(self) -> (u16, HeaderMap, String) {
        let response = self.builder.send().await.expect("the server answers");
        (response.status().as_u16(), response.headers().clone(), response.text().await.unwrap())
    }

    /// The same for a response that may be no text.
    pub async fn send_bytes(self) -> (u16, HeaderMap, Vec<u8>) {
        let response = self.builder.send().await.expect("the server answers");
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        (status, headers, response.bytes().await.unwrap().to_vec())
    }

    /// Sends the request and drops the connection once the status is known.
    pub async fn status(self) -> u16 {
        self.status_and_headers().await.0
    }

    /// Sends the request and drops the connection once the headers are there.
    pub async fn status_and_headers(self) -> (u16, HeaderMap) {
        let response = self.builder.send().await.expect("the server answers");
        (response.status().as_u16(), response.headers().clone())
    }

    /// Sends the request and keeps the response open as a stream.
    pub async fn open(self) -> Stream {
        if !self.bad {
            CONTRACT.check_request(self.method.as_str(), &self.path, &self.query, None);
        }
        let response = self.builder.send().await.expect("the server answers");
        let (status, media) = (response.status().as_u16(), media(response.headers()));
        assert_eq!(status, 200, "the stream is refused");
        CONTRACT.check_reply(self.method.as_str(), &self.path, status, Some(&media), None);
        CONTRACT.check_headers(self.method.as_str(), &self.path, status, response.headers());
        let feed = match &*self.path {
            "/v1/me/events" => Feed::AccountEvents,
            path if path.ends_with("/messages") => Feed::Messages,
            _ => Feed::Events,
        };
        Stream::new(response, feed)
    }
}

fn media(headers: &HeaderMap) -> String {
    let value =
        headers.get("content-type").map(|value| value.to_str().unwrap()).unwrap_or_default();
    value.split(';').next().unwrap_or_default().to_owned()
}

impl Answer {
    /// The body of a reply with this status.
    #[track_caller]
    pub fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        self.body
    }

    /// The problem of a refusal with this code.
    #[track_caller]
    pub fn refused(self, code: &str) -> Value {
        assert_eq!(self.body["code"], code, "{} {}", self.status, self.text);
        self.body
    }

    /// A header's text; empty if it is not there.
    pub fn header(&self, name: &str) -> &str {
        let name: HeaderName = name.parse().unwrap();
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }

    pub fn is_replayed(&self) -> bool {
        self.header("idempotency-replayed") == "true"
    }
}
