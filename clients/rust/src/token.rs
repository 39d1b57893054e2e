//! Tokens of programs: personal tokens, and those that an app got by OAuth.

use std::{fmt, pin::Pin, sync::Arc};

use reqwest::{
    Request, Response, StatusCode,
    header::{AUTHORIZATION, HeaderValue},
};

use crate::retry::copy;

type Answer = Pin<Box<dyn Future<Output = Option<String>> + Send>>;

/// The token of a program: a fixed one, or one that the program is asked for.
#[derive(Clone)]
pub struct TokenSource(Source);

#[derive(Clone)]
enum Source {
    Fixed(String),
    Asked(Arc<dyn Fn(Option<String>) -> Answer + Send + Sync>),
}

impl TokenSource {
    /// A token for which a function is asked: before the first request, and again with the token
    /// that the server has just refused, so that an app can give one that is newer. With `None`
    /// there is none, and the server says so.
    pub fn asked<F, A>(ask: F) -> Self
    where
        F: Fn(Option<String>) -> A + Send + Sync + 'static,
        A: Future<Output = Option<String>> + Send + 'static,
    {
        let ask = move |refused: Option<String>| -> Answer { Box::pin(ask(refused)) };
        Self(Source::Asked(Arc::new(ask)))
    }
}

impl From<String> for TokenSource {
    fn from(token: String) -> Self {
        Self(Source::Fixed(token))
    }
}

impl From<&str> for TokenSource {
    fn from(token: &str) -> Self {
        Self(Source::Fixed(token.to_owned()))
    }
}

impl fmt::Debug for TokenSource {
    /// Tokens do not belong in logs.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("TokenSource")
    }
}

/// The token in use. It is locked while the program looks for another one: other calls wait for it.
pub(crate) struct Holder {
    source: Source,
    current: tokio::sync::Mutex<Option<String>>,
}

impl Holder {
    pub(crate) fn new(TokenSource(source): TokenSource) -> Self {
        Self { source, current: tokio::sync::Mutex::default() }
    }

    /// Sends a request with the token, and once more with another one where it was refused and
    /// there is one.
    pub(crate) async fn send<F: Future<Output = reqwest::Result<Response>>>(
        &self,
        request: Request,
        send: impl Fn(Request) -> F,
    ) -> reqwest::Result<Response> {
        let used = self.take(None).await;
        let response = send(signed(&request, used.as_deref())).await?;
        if response.status() != StatusCode::UNAUTHORIZED {
            return Ok(response);
        }
        match self.take(used.as_deref()).await {
            newer if newer == used => Ok(response),
            newer => send(signed(&request, newer.as_deref())).await,
        }
    }

    async fn take(&self, refused: Option<&str>) -> Option<String> {
        let mut current = self.current.lock().await;
        if current.is_none() || current.as_deref() == refused {
            *current = match &self.source {
                Source::Fixed(token) => Some(token.clone()),
                Source::Asked(ask) => ask(refused.map(str::to_owned)).await,
            };
        }
        current.clone()
    }
}

/// A copy of the request, with a token. One that cannot stand in a header is not sent, and the server
/// says that it is missing.
pub(crate) fn signed(request: &Request, token: Option<&str>) -> Request {
    let mut copy = copy(request);
    let header =
        token.and_then(|token| HeaderValue::try_from(format!("Bearer {}", token.trim())).ok());
    if let Some(mut header) = header {
        header.set_sensitive(true);
        copy.headers_mut().insert(AUTHORIZATION, header);
    }
    copy
}
