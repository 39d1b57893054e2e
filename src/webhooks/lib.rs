//! Sends the deliveries of webhooks over HTTP.
//!
//! The maker of a webhook chooses where this server sends requests. So that no player reaches what
//! only this server can reach (server-side request forgery), the address is checked when the
//! webhook is made, and what its name resolves to is checked at each connection: the connection is
//! made to the addresses that were checked. Redirects are not followed, and no proxy of the
//! environment is used.

mod public;

use std::{
    error::Error,
    net::{IpAddr, SocketAddr},
    sync::{Arc, OnceLock},
    time::{Duration, UNIX_EPOCH},
};

use async_trait::async_trait;
use kontor_app::webhooks::{
    ANSWER_BYTES_MAX, Answer, Courier, DELIVERY_MAX, Outgoing, RetryAfter, SendFault,
};
use reqwest::{
    Client, Response, Url,
    dns::{Addrs, Name, Resolve, Resolving},
    header::{CONTENT_TYPE, HeaderMap, RETRY_AFTER},
    redirect::Policy,
};
use tokio::{net::lookup_host, time::timeout};

pub use public::is_public;

/// Maximum time of a connection being made, TLS included.
const CONNECT_MAX: Duration = Duration::from_secs(5);

/// Who sends.
const USER_AGENT: &str = "Kontor-Webhooks/1";

/// Where deliveries may go.
#[derive(Clone, Copy, Debug, Default)]
pub struct Allowed {
    /// Also over plain http.
    pub http: bool,
    /// Also to addresses that are not public.
    pub private: bool,
}

/// Sends deliveries.
pub struct HttpCourier {
    allowed: Allowed,
    /// Made when it is needed, because it reads the root certificates of the system.
    client: OnceLock<Result<Client, String>>,
}

impl HttpCourier {
    /// Sends to what is allowed.
    pub fn new(allowed: Allowed) -> Self {
        HttpCourier { allowed, client: OnceLock::new() }
    }

    fn client(&self) -> Result<&Client, SendFault> {
        let client = self.client.get_or_init(|| {
            // This fails if a provider is installed already, which is then as good.
            let _ = rustls::crypto::ring::default_provider().install_default();
            Client::builder()
                .redirect(Policy::none())
                .no_proxy()
                .connect_timeout(CONNECT_MAX)
                .timeout(DELIVERY_MAX)
                .user_agent(USER_AGENT)
                .pool_max_idle_per_host(1)
                .dns_resolver(Arc::new(Resolver(self.allowed)))
                .build()
                .map_err(|error| error.to_string())
        });
        client.as_ref().map_err(|error| {
            tracing::error!(error, "deliveries cannot be sent");
            SendFault::Unreachable
        })
    }

    async fn post(&self, client: &Client, delivery: Outgoing) -> Result<Answer, SendFault> {
        let Outgoing { url, id, timestamp_s, signatures, body } = delivery;
        let request = client
            .post(url)
            .header(CONTENT_TYPE, "application/json")
            .header("webhook-id", id)
            .header("webhook-timestamp", timestamp_s)
            .header("webhook-signature", signatures)
            .body(body);
        let response = request.send().await.map_err(|error| fault_of(&error))?;
        let status = response.status().as_u16();
        let retry_after = retry_after(response.headers());
        Ok(Answer { status, retry_after, body: read(response).await? })
    }
}

/// When the receiver wants the next attempt: in seconds, or as one of the dates of HTTP.
fn retry_after(headers: &HeaderMap) -> Option<RetryAfter> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    if text.bytes().all(|byte| byte.is_ascii_digit()) && !text.is_empty() {
        // A number that is too large for its type is a long time, too.
        return Some(RetryAfter::Seconds(text.parse().unwrap_or(u64::MAX)));
    }
    let since_1970 = httpdate::parse_http_date(text).ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(RetryAfter::At(u64::try_from(since_1970.as_millis()).ok()?))
}

/// The body, unless it is too long.
async fn read(mut response: Response) -> Result<Option<Vec<u8>>, SendFault> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(|error| fault_of(&error))? {
        if bytes.len() + chunk.len() > ANSWER_BYTES_MAX {
            return Ok(None);
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(Some(bytes))
}

fn fault_of(error: &reqwest::Error) -> SendFault {
    let mut cause: Option<&dyn Error> = Some(error);
    while let Some(error) = cause {
        if error.is::<NotAllowed>() {
            return SendFault::Refused;
        }
        cause = error.source();
    }
    if error.is_timeout() { SendFault::TimedOut } else { SendFault::Unreachable }
}

#[async_trait]
impl Courier for HttpCourier {
    fn refusal(&self, url: &str) -> Option<String> {
        refusal(self.allowed, url)
    }

    fn target(&self, url: &str) -> String {
        let parsed = Url::parse(url).ok();
        let host_and_port = parsed.as_ref().and_then(|url| {
            let port = url.port_or_known_default()?;
            Some(format!("{}:{port}", url.host_str()?))
        });
        host_and_port.unwrap_or_default()
    }

    async fn send(&self, delivery: Outgoing) -> Result<Answer, SendFault> {
        // The settings may be stricter than when the webhook was made.
        if self.refusal(&delivery.url).is_some() {
            return Err(SendFault::Refused);
        }
        let client = self.client()?;
        let sent = timeout(DELIVERY_MAX, self.post(client, delivery)).await;
        sent.unwrap_or(Err(SendFault::TimedOut))
    }
}

fn refusal(allowed: Allowed, url: &str) -> Option<String> {
    let parsed = match Url::parse(url) {
        Ok(parsed) => parsed,
        Err(error) => return Some(format!("this is no address: {error}")),
    };
    let is_web = parsed.scheme() == "https" || (allowed.http && parsed.scheme() == "http");
    if !is_web {
        return Some("an address must begin with https://".to_owned());
    }
    if !parsed.username().is_empty() || parsed.password().is_some() {
        return Some("an address has no user name and no password".to_owned());
    }
    let host = parsed.host_str().unwrap_or_default();
    // The parser has read all spellings of a number, and writes IPv6 in brackets.
    let literal = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    let is_allowed = literal.is_ok_and(|address| allowed.private || is_public(address))
        || host.parse::<IpAddr>().is_err() && !host.starts_with('[');
    (!is_allowed).then(|| "an address must be public".to_owned())
}

/// A name that leads to no address to which this server sends.
#[derive(Debug)]
struct NotAllowed;

impl std::fmt::Display for NotAllowed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the name has no public address")
    }
}

impl Error for NotAllowed {}

/// Resolves names to the addresses to which this server may send.
struct Resolver(Allowed);

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let allowed = self.0;
        Box::pin(async move {
            let found: Vec<SocketAddr> = lookup_host((name.as_str(), 0)).await?.collect();
            let is_known = !found.is_empty();
            let public: Vec<SocketAddr> = found
                .into_iter()
                .filter(|address| allowed.private || is_public(address.ip()))
                .collect();
            if is_known && public.is_empty() {
                return Err(NotAllowed.into());
            }
            Ok(Box::new(public.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
    };

    use super::*;

    const ALL: Allowed = Allowed { http: true, private: true };

    fn delivery(url: String) -> Outgoing {
        Outgoing {
            url,
            id: "msg_1".to_owned(),
            timestamp_s: 1_700_000_000,
            signatures: "v1,c2ln".to_owned(),
            body: "{}".to_owned(),
        }
    }

    /// A receiver that answers one request with these bytes, and returns what was sent to it.
    async fn receiver(answer: Vec<u8>) -> (SocketAddr, tokio::task::JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let task = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut got = vec![0; 4096];
            let length = stream.read(&mut got).await.unwrap();
            let _ = stream.write_all(&answer).await;
            String::from_utf8_lossy(&got[..length]).into_owned()
        });
        (address, task)
    }

    #[test]
    fn only_public_https_addresses_are_taken() {
        let strict = HttpCourier::new(Allowed::default());
        for url in
            ["https://example.org/hook", "https://example.org:8443/x?y=1", "https://1.1.1.1/"]
        {
            assert_eq!(strict.refusal(url), None, "{url}");
        }
        for url in [
            "http://example.org/",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://me:secret@example.org/",
            "https://127.0.0.1/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://017700000001/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]/",
            "https://10.1.2.3/",
            "https://169.254.169.254/latest/meta-data",
            "https://[fd00::1]/",
            "example.org",
            "",
        ] {
            assert!(strict.refusal(url).is_some(), "{url}");
        }
    }

    #[test]
    fn a_target_is_a_host_with_a_port_however_it_is_spelt() {
        let target = |url| HttpCourier::new(ALL).target(url);
        assert_eq!(target("https://EXAMPLE.org/a?b"), "example.org:443");
        assert_eq!(target("https://example.org:443/c#d"), "example.org:443");
        assert_eq!(target("http://[::1]:8080/"), "[::1]:8080");
    }

    #[tokio::test]
    async fn a_name_that_leads_to_this_machine_is_refused_when_it_is_sent_to() {
        let strict = HttpCourier::new(Allowed { http: true, private: false });
        assert_eq!(strict.refusal("http://localhost:9/"), None, "only the resolver knows");
        let sent = strict.send(delivery("http://localhost:9/".to_owned())).await;
        assert_eq!(sent.unwrap_err(), SendFault::Refused);
    }

    #[tokio::test]
    async fn a_delivery_carries_the_headers_of_standard_webhooks() {
        let (address, got) = receiver(b"HTTP/1.1 204 No Content\r\n\r\n".to_vec()).await;
        let answer = HttpCourier::new(ALL).send(delivery(format!("http://{address}/hook"))).await;
        assert_eq!(answer.unwrap().status, 204);
        let got = got.await.unwrap();
        for part in ["POST /hook", "webhook-id: msg_1", "webhook-timestamp: 1700000000", "v1,c2ln"]
        {
            assert!(got.contains(part), "{part}: {got}");
        }
    }

    #[test]
    fn when_to_come_back_is_said_in_seconds_or_as_a_date() {
        for (text, expected) in [
            ("120", Some(RetryAfter::Seconds(120))),
            ("0", Some(RetryAfter::Seconds(0))),
            ("99999999999999999999999", Some(RetryAfter::Seconds(u64::MAX))),
            ("Sun, 06 Nov 1994 08:49:37 GMT", Some(RetryAfter::At(784_111_777_000))),
            ("Sunday, 06-Nov-94 08:49:37 GMT", Some(RetryAfter::At(784_111_777_000))),
            ("Sun Nov  6 08:49:37 1994", Some(RetryAfter::At(784_111_777_000))),
            ("", None),
            ("-1", None),
            ("1.5", None),
            ("soon", None),
        ] {
            let headers = HeaderMap::from_iter([(RETRY_AFTER, text.parse().unwrap())]);
            assert_eq!(retry_after(&headers), expected, "{text}");
        }
        assert_eq!(retry_after(&HeaderMap::new()), None);
    }

    #[tokio::test]
    async fn redirects_are_not_followed() {
        let (inner, inner_got) =
            receiver(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n".to_vec()).await;
        let moved =
            format!("HTTP/1.1 307 Moved\r\nlocation: http://{inner}/\r\ncontent-length: 0\r\n\r\n");
        let (address, _) = receiver(moved.into_bytes()).await;
        let answer = HttpCourier::new(ALL).send(delivery(format!("http://{address}/"))).await;
        assert_eq!(answer.unwrap().status, 307);
        assert!(!inner_got.is_finished(), "nothing came to the other address");
    }

    #[tokio::test]
    async fn a_long_answer_is_not_read_to_its_end() {
        let mut long = b"HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n".to_vec();
        long.resize(long.len() + 100_000, b'x');
        let (address, _) = receiver(long).await;
        let answer =
            HttpCourier::new(ALL).send(delivery(format!("http://{address}/"))).await.unwrap();
        assert_eq!((answer.status, answer.body), (200, None));
    }

    #[tokio::test]
    async fn nobody_there_is_no_answer() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        drop(listener);
        let answer = HttpCourier::new(ALL).send(delivery(format!("http://{address}/"))).await;
        assert_eq!(answer.unwrap_err(), SendFault::Unreachable);
    }
}
