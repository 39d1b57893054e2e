//! Repeats requests that may succeed at another try.

use std::time::{Duration, SystemTime};

use reqwest::{
    Body, Client, Method, Request, Response, StatusCode,
    header::{HeaderMap, HeaderValue, RETRY_AFTER},
};

use crate::addresses::Addresses;

/// The header that identifies a request, so that the server carries out a repeated one only once.
const IDEMPOTENCY_KEY: &str = "idempotency-key";

/// How often and after what delays a request is repeated.
#[derive(Clone, Copy, Debug)]
pub struct Retry {
    /// The number of tries, of which each asks all addresses until one answers; with 1, nothing is
    /// repeated.
    pub tries: u32,
    /// The delay before the second try; it doubles with each try.
    pub first_pause: Duration,
    /// The longest delay; if `Retry-After` is longer, the request is not repeated.
    pub longest_pause: Duration,
}

impl Default for Retry {
    /// Eight tries, about half a minute in all.
    fn default() -> Self {
        Self {
            tries: 8,
            first_pause: Duration::from_millis(200),
            longest_pause: Duration::from_secs(15),
        }
    }
}

/// How a response is read.
#[derive(Clone, Copy)]
pub(crate) enum Reply {
    /// Completely: a body that breaks off counts as a lost response.
    Whole,
    /// As a stream, if it is successful.
    Stream,
}

impl Retry {
    /// Sends a request until a reply came that does not tell of something that passes: to the next
    /// address at once, and after a delay when none of them helped. Every POST and PUT bears an
    /// `Idempotency-Key`, the same at each try and address, so that nothing is done twice.
    pub(crate) async fn send(
        &self,
        client: &Client,
        addresses: &Addresses,
        mut request: Request,
        reply: Reply,
    ) -> reqwest::Result<Response> {
        name(&mut request);
        let is_read = request.method() == Method::GET;
        let (mut number, mut tried, mut away) = (addresses.current(), 1, 0);
        loop {
            let outcome = once(client, addresses.at(number, &request), reply).await;
            let is_away = match &outcome {
                Ok(response) => is_away(response.status()),
                Err(error) if error.is_builder() || error.is_redirect() => return outcome,
                Err(_) => true,
            };
            if is_away {
                number = addresses.after(number);
                away += 1;
            } else {
                addresses.keep(number);
            }
            if is_away && away < addresses.count() {
                continue;
            }
            let pause = match &outcome {
                _ if tried >= self.tries => return outcome,
                Ok(response) => self.wait(response, is_read, self.pause(tried)),
                Err(_) => Some(self.pause(tried)),
            };
            let Some(pause) = pause else { return outcome };
            tokio::time::sleep(pause).await;
            tried += 1;
            away = 0;
        }
    }

    /// A random delay in the upper half, so that clients that lost their connections together do
    /// not reconnect together.
    pub(crate) fn pause(&self, tried: u32) -> Duration {
        let longest = self
            .first_pause
            .saturating_mul(2_u32.saturating_pow(tried - 1))
            .min(self.longest_pause);
        longest.mul_f64(0.5 + f64::from(random() as u32) / f64::from(u32::MAX) / 2.0)
    }

    /// How long to wait before the next try; `None`: the response is the answer. A move in a game
    /// that is set aside (423) is sent again; what is read of one is not there now.
    fn wait(&self, response: &Response, is_read: bool, pause: Duration) -> Option<Duration> {
        let status = response.status();
        let is_passing =
            [StatusCode::TOO_MANY_REQUESTS, StatusCode::INTERNAL_SERVER_ERROR].contains(&status);
        let is_set_aside = status == StatusCode::LOCKED && !is_read;
        let passes = is_passing || is_set_aside || is_away(status);
        let asked = retry_after(response.headers(), SystemTime::now()).unwrap_or_default();
        (passes && asked <= self.longest_pause).then(|| pause.max(asked))
    }
}

/// After what time a server wants the next try, which it says in seconds or as a date of HTTP.
fn retry_after(headers: &HeaderMap, now: SystemTime) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        // A number that is too large for its type is a long time, too.
        return Some(Duration::from_secs(text.parse().unwrap_or(u64::MAX)));
    }
    // A date that is past asks for no pause.
    Some(httpdate::parse_http_date(text).ok()?.duration_since(now).unwrap_or_default())
}

/// Whether another server may answer.
fn is_away(status: StatusCode) -> bool {
    matches!(
        status,
        StatusCode::BAD_GATEWAY | StatusCode::SERVICE_UNAVAILABLE | StatusCode::GATEWAY_TIMEOUT
    )
}

/// One try.
async fn once(client: &Client, request: Request, reply: Reply) -> reqwest::Result<Response> {
    let response = client.execute(request).await?;
    match reply {
        Reply::Stream if response.status().is_success() => Ok(response),
        Reply::Stream | Reply::Whole => Ok(whole(response).await?.into()),
    }
}

/// Reads a response to its end.
pub(crate) async fn whole(
    response: Response,
) -> reqwest::Result<http::Response<impl Into<Body> + AsRef<[u8]>>> {
    let mut read = http::Response::new(());
    *read.status_mut() = response.status();
    *read.headers_mut() = response.headers().clone();
    let body = response.bytes().await?;
    Ok(read.map(|()| body))
}

/// A copy of a request.
pub(crate) fn copy(request: &Request) -> Request {
    request
        .try_clone()
        .expect("only bodies that are streams cannot be sent twice, and the contract has none")
}

/// Gives a request an `Idempotency-Key`, if it needs one: however often it is sent, it is one request.
pub(crate) fn name(request: &mut Request) {
    if [Method::POST, Method::PUT].contains(request.method())
        && !request.headers().contains_key(IDEMPOTENCY_KEY)
    {
        let key = format!("{:016x}{:016x}", random(), random());
        request.headers_mut().insert(
            IDEMPOTENCY_KEY,
            HeaderValue::try_from(key).expect("hexadecimal digits may stand there"),
        );
    }
}

fn random() -> u64 {
    getrandom::u64().expect("the operating system has random numbers")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn when_to_try_again_is_said_in_seconds_or_as_a_date() {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(784_111_770);
        for (text, expected) in [
            ("0", Some(0)),
            ("120", Some(120)),
            ("99999999999999999999999", Some(u64::MAX)),
            ("Sun, 06 Nov 1994 08:49:37 GMT", Some(7)),
            ("Sunday, 06-Nov-94 08:49:37 GMT", Some(7)),
            ("Sun Nov  6 08:49:37 1994", Some(7)),
            ("Sun, 06 Nov 1994 08:49:00 GMT", Some(0)),
            ("", None),
            ("-1", None),
            ("1.5", None),
            ("soon", None),
        ] {
            let headers = HeaderMap::from_iter([(RETRY_AFTER, text.parse().unwrap())]);
            assert_eq!(retry_after(&headers, now), expected.map(Duration::from_secs), "{text}");
        }
        assert_eq!(retry_after(&HeaderMap::new(), now), None);
    }
}
