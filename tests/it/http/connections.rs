//! Connections: their limit, how long they are open for, and requests that come in a row.

use std::{
    fs,
    time::{Duration, Instant},
};

use kontor_http::HttpSettings;
use kontor_testing::waits::until;
use reqwest::Method;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, BufReader, copy, sink},
    net::{TcpSocket, TcpStream},
    task::JoinSet,
    time::timeout,
};

use super::oauth;
use crate::support::{
    client::{Address, Caller},
    local::{Local, generous},
    server::Server,
};

/// Connections that send a burst.
const BURSTS: usize = 64;

/// Bytes of each burst.
const BURST_BYTES: usize = 128 * 1024;

/// The most memory that they may cost.
const BURSTS_COST_MAX: u64 = 100 << 20;

/// Replies that are read of each burst: more than the library takes for a row of requests.
const REPLIES: usize = 20;

/// How often another caller asks before the bursts, and beside them.
const LOOKS: usize = 64;

/// The longest that this caller waits for an answer.
const ANSWER_MAX: Duration = Duration::from_secs(10);

/// The most that one request of a burst keeps it waiting, in a build that is not optimised and on a
/// busy machine.
const TURN_MAX: Duration = Duration::from_millis(5);

const ASK: &str = "GET /v1/games HTTP/1.1\r\nHost: kontor\r\n\r\n";

/// A connection on which requests are written by hand.
struct Line(BufReader<TcpStream>);

impl Line {
    async fn open(address: &Address) -> Self {
        Line::open_from(address, [127, 0, 0, 1]).await
    }

    /// A connection that the server has counted: it has answered.
    async fn counted(address: &Address) -> Self {
        let mut line = Line::open(address).await;
        assert!(line.ask("GET /v1/meta HTTP/1.1").await.0.starts_with("http/1.1 200"));
        line
    }

    /// From this address of loopback.
    async fn open_from(address: &Address, from: [u8; 4]) -> Self {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((from, 0).into()).unwrap();
        let to = address.get().trim_start_matches("http://").parse().unwrap();
        Line(BufReader::new(socket.connect(to).await.unwrap()))
    }

    async fn send(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).await.unwrap();
    }

    /// The head and the body of the next reply.
    async fn reply(&mut self) -> (String, String) {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(self.0.read_u8().await.expect("a reply comes"));
        }
        let head = String::from_utf8(head).unwrap().to_lowercase();
        let length = head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next());
        let mut body = vec![0; length.map_or(0, |length| length.parse().unwrap())];
        self.0.read_exact(&mut body).await.unwrap();
        (head, String::from_utf8(body).unwrap())
    }

    async fn ask(&mut self, head: &str) -> (String, String) {
        self.send(&format!("{head}\r\nHost: kontor\r\n\r\n")).await;
        self.reply().await
    }

    async fn is_ended(&mut self) -> bool {
        matches!(self.0.read(&mut [0]).await, Ok(0) | Err(_))
    }
}

#[tokio::test]
async fn apps_are_told_in_the_words_of_oauth_that_there_are_too_many_connections() {
    let local = Local::with_settings(HttpSettings { connections_max: 1, ..generous() });
    let _held = Line::counted(&local.address).await;
    let (status, body) = oauth::posted(&local, "/oauth/token", &[("client_id", "a_nothing")]).await;
    assert_eq!((status, &body["error"]), (429, &"temporarily_unavailable".into()), "{body}");
}

/// A figure of the server's memory, in bytes.
fn memory(server: &Server, name: &str) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.pid())).unwrap();
    let line = status.lines().find(|line| line.starts_with(name)).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<u64>().unwrap() << 10
}

/// Of the times in which a caller is answered, the median and the third longest: two may belong to
/// other work of the machine.
async fn looks(caller: &Caller) -> [Duration; 2] {
    let mut times = Vec::new();
    for _ in 0..LOOKS {
        let begun = Instant::now();
        let answer = timeout(ANSWER_MAX, caller.get("/v1/games")).await;
        answer.expect("another caller is answered in time").expect(200);
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    [times[LOOKS / 2], times[LOOKS - 3]]
}

/// Another caller waits for one request of each connection at most, and not for all that they have
/// sent: that would be three thousand times as long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bursts_of_requests_cost_little_memory_and_others_are_answered() {
    let server = Server::start();
    let other = Caller::anonymous(&server.address).unchecked();
    let before = looks(&other).await;
    // So that the most that it takes is that of the bursts.
    fs::write(format!("/proc/{}/clear_refs", server.pid()), "5").unwrap();
    let memory_before = memory(&server, "VmRSS:");
    let burst = ASK.repeat(BURST_BYTES / ASK.len());
    let mut lines = Vec::new();
    for _ in 0..BURSTS {
        let mut line = Line::open_from(&server.address, [127, 0, 0, 77]).await;
        line.send(&burst).await;
        lines.push(line);
    }
    for line in &mut lines {
        for _ in 0..REPLIES {
            assert!(line.reply().await.0.starts_with("http/1.1 200"));
        }
    }
    let mut readers = JoinSet::new();
    for mut line in lines {
        readers.spawn(async move { copy(&mut line.0, &mut sink()).await });
    }
    let beside = looks(&other).await;
    assert!(readers.try_join_next().is_none(), "the bursts were over before the other caller");
    for (before, beside) in before.into_iter().zip(beside) {
        let most = 2 * before + TURN_MAX * u32::try_from(BURSTS).unwrap();
        assert!(beside <= most, "{before:?} before the bursts, {beside:?} beside them");
    }
    let cost = memory(&server, "VmHWM:").saturating_sub(memory_before);
    assert!(cost <= BURSTS_COST_MAX, "{} MiB", cost >> 20);
}

#[tokio::test]
async fn requests_in_a_row_are_answered_in_their_order_with_their_bodies() {
    let local = Local::start();
    let body = r#"{"name":"Nemo","password":"nutmegs and mace"}"#;
    let post = "POST /v1/sessions HTTP/1.1\r\nHost: kontor\r\nContent-Type: application/json\r\n";
    let sized = format!("{post}Content-Length: {}\r\n\r\n{body}", body.len());
    let (half, rest) = body.split_at(9);
    let chunked = format!(
        "{post}Transfer-Encoding: chunked\r\n\r\n{:x}\r\n{half}\r\n{:x}\r\n{rest}\r\n0\r\n\r\n",
        half.len(),
        rest.len()
    );
    // The server does not read the body of a request without a token.
    let unread = format!("{ASK}{}", chunked.replace("/v1/sessions", "/v1/games"));
    let all = format!("{ASK}{sized}{chunked}{unread}{sized}{ASK}");
    let statuses = ["200", "401", "401", "200", "401", "401", "200"];
    for bytes_at_a_time in [all.len(), 1_000, 7] {
        let mut line = Line::open(&local.address).await;
        for part in all.as_bytes().chunks(bytes_at_a_time) {
            line.send(str::from_utf8(part).unwrap()).await;
        }
        for (number, status) in statuses.iter().enumerate() {
            let (head, body) = line.reply().await;
            assert!(head.starts_with(&format!("http/1.1 {status}")), "{number}: {head}{body}");
            let is_read = number == 1 || number == 2 || number == 5;
            assert_eq!(is_read, body.contains("credentials-invalid"), "{number}: {body}");
        }
    }
}

/// The HTTP client of the JDK offers HTTP/2 with every request. A server may ignore an offer (RFC
/// 9110 section 7.8).
#[tokio::test]
async fn an_offer_of_another_protocol_is_ignored_and_the_connection_kept() {
    let local = Local::start();
    let mut line = Line::open(&local.address).await;
    for offer in [
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk",
        "connection: keep-alive, upgrade\r\nupgrade: websocket\r\nSec-WebSocket-Version: 13",
        "Upgrade: websocket\r\nConnection: upgrade",
    ] {
        let (head, body) = line.ask(&format!("GET /v1/meta HTTP/1.1\r\n{offer}")).await;
        assert!(head.starts_with("http/1.1 200 ok"), "{head}");
        assert!(!head.contains("connection: "), "{head}");
        assert!(!head.contains("upgrade"), "{head}");
        assert!(serde_json::from_str::<serde_json::Value>(&body).is_ok());
    }
    let offer = "Connection: Upgrade, close\r\nUpgrade: h2c";
    let (head, _) = line.ask(&format!("GET /v1/meta HTTP/1.1\r\n{offer}")).await;
    assert!(head.contains("connection: close"), "{head}");
    assert!(line.is_ended().await);
}

#[tokio::test]
async fn a_connection_above_the_limit_of_an_address_is_refused_with_an_answer() {
    let local = Local::with_settings(HttpSettings { connections_max: 3, ..generous() });
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(Line::counted(&local.address).await);
    }
    let mut above = Line::open(&local.address).await;
    let asks = "GET /v1/meta HTTP/1.1\r\nOrigin: https://example.com";
    let (head, body) = above.ask(asks).await;
    assert!(head.starts_with("http/1.1 429"), "{head}");
    for header in [
        "retry-after: 2",
        "connection: close",
        "content-type: application/problem+json",
        "access-control-allow-origin: *",
    ] {
        assert!(head.contains(header), "{header} is not in {head}");
    }
    assert!(body.contains(r#""code":"too-many-connections""#), "{body}");
    assert!(above.is_ended().await);
    let mut health = Line::open(&local.address).await;
    let (head, _) = health.ask("GET /healthz/live HTTP/1.1").await;
    assert!(head.starts_with("http/1.1 200"), "health checks are answered: {head}");
    assert!(health.is_ended().await);
    // Others of the network have their own limit.
    let mut other = Line::open_from(&local.address, [127, 0, 0, 5]).await;
    assert!(other.ask("GET /v1/meta HTTP/1.1").await.0.starts_with("http/1.1 200"));
    held.pop();
    until("there is room again", || async {
        let (head, _) = Line::open(&local.address).await.ask("GET /v1/meta HTTP/1.1").await;
        head.starts_with("http/1.1 200")
    })
    .await;
}

/// Connections from an address that send a request each.
async fn asking(local: &Local, from: [u8; 4], count: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for _ in 0..count {
        let mut line = Line::open_from(&local.address, from).await;
        line.send(ASK).await;
        lines.push(line);
    }
    lines
}

/// The first that waits of an address. Those that come behind it wait until it is dropped.
fn first_of_line<'a>(local: &'a Local, address: &str) -> impl Sized + use<'a> {
    loop {
        if let Some(place) = local.service.arrivals.arrive(address) {
            break place;
        }
    }
}

#[tokio::test]
async fn connections_that_come_too_fast_wait_for_their_turn_and_are_answered() {
    let local = Local::with_settings(HttpSettings { connections_max: 32, ..generous() });
    let many = [127, 0, 0, 77];
    let first = first_of_line(&local, "127.0.0.77");
    let mut lines = asking(&local, many, 32).await;
    until("all of them wait", || async { local.service.arrivals.waiting() == 33 }).await;
    assert_eq!(local.service.connections.total(), 32, "those that wait count");
    let (head, _) = Line::open_from(&local.address, many).await.ask("GET /v1/meta HTTP/1.1").await;
    assert!(head.starts_with("http/1.1 429"), "one above the limit does not wait: {head}");
    let mut other = Line::open_from(&local.address, [127, 0, 0, 5]).await;
    assert!(other.ask("GET /v1/meta HTTP/1.1").await.0.starts_with("http/1.1 200"));
    assert_eq!(local.service.arrivals.waiting(), 33, "others do not wait for them");
    drop(first);
    for line in &mut lines {
        let (head, _) = line.reply().await;
        assert!(head.starts_with("http/1.1 200"), "{head}");
    }
    assert_eq!(local.service.arrivals.waiting(), 0);
}

#[tokio::test]
async fn connections_that_end_while_they_wait_free_their_places() {
    let local = Local::start();
    let many = [127, 0, 0, 77];
    let first = first_of_line(&local, "127.0.0.77");
    let lines = asking(&local, many, 20).await;
    until("they wait", || async { local.service.arrivals.waiting() == 21 }).await;
    drop(lines);
    until("they are gone", || async { local.service.arrivals.waiting() == 1 }).await;
    until("they do not count", || async { local.service.connections.total() == 0 }).await;
    drop(first);
    let mut line = Line::open_from(&local.address, many).await;
    assert!(line.ask("GET /v1/meta HTTP/1.1").await.0.starts_with("http/1.1 200"));
}

#[tokio::test]
async fn connections_of_a_trusted_proxy_do_not_wait() {
    let proxy = [127, 0, 0, 77];
    let trusted_proxies = vec!["127.0.0.77/32".parse().unwrap()];
    let settings = HttpSettings { connections_max: 8, trusted_proxies, ..generous() };
    let local = Local::with_settings(settings);
    for line in &mut asking(&local, proxy, 40).await {
        assert!(line.reply().await.0.starts_with("http/1.1 200"));
    }
    let arrivals = &local.service.arrivals;
    assert!((0..16).all(|_| arrivals.arrive("127.0.0.77").is_none()), "its bucket is full");
}

#[tokio::test]
async fn connections_above_the_limit_are_few_and_short() {
    let local = Local::with_settings(HttpSettings { connections_max: 0, ..generous() });
    let mut silent = Vec::new();
    for _ in 0..16 {
        silent.push(Line::open(&local.address).await);
    }
    until("as many as are answered are open", || async {
        local.service.refused_connections.total() == 16
    })
    .await;
    let mut unread = Line::open(&local.address).await;
    let (head, body) = unread.reply().await;
    assert!(head.starts_with("http/1.1 429"), "one more is answered at once: {head}");
    for header in [
        "retry-after: 2\r\n",
        "link: </v1/problems/too-many-connections>; rel=\"describedby\"\r\n",
        "cache-control: private, no-store\r\n",
        "x-content-type-options: nosniff\r\n",
        "access-control-allow-origin: *\r\n",
    ] {
        assert!(head.contains(header), "{header}{head}");
    }
    let problem: serde_json::Value = serde_json::from_str(&body).unwrap();
    assert_eq!(problem["code"], "too-many-connections", "{body}");
    assert!(unread.is_ended().await, "and closed");
    for line in &mut silent {
        assert!(line.is_ended().await, "a refused connection that says nothing ends by itself");
    }
}

#[tokio::test]
async fn an_idle_connection_ends_after_the_time_of_the_setting() {
    let idle_max = Duration::from_secs(2);
    let local = Local::with_settings(HttpSettings { idle_max, ..generous() });
    let mut line = Line::counted(&local.address).await;
    // What is no whole request makes it no less idle.
    line.send("GET /v1/meta HTTP/1.1\r\n").await;
    assert!(line.is_ended().await);
}

#[tokio::test]
async fn files_and_preflights_have_a_limit_and_health_checks_are_always_answered() {
    let mut settings = generous();
    settings.rates.files_per_minute = 3.try_into().unwrap();
    let local = Local::with_settings(settings);
    let anonymous = local.anonymous();
    let preflight = || {
        let asks = anonymous.request(Method::OPTIONS, "/v1/games").bad();
        asks.header("origin", "https://example.com").header("access-control-request-method", "POST")
    };
    anonymous.request(Method::GET, "/").bad().send_raw().await;
    assert_eq!(preflight().send_raw().await.0, 200);
    anonymous.get("/healthz/ready").await.expect(200);
    let refused = anonymous.request(Method::GET, "/assets/app.js").bad().send().await;
    refused.refused("rate-limited");
    let refused = preflight().send().await;
    assert!(!refused.header("request-id").is_empty());
    refused.refused("rate-limited");
    anonymous.get("/v1/meta").await.expect(200);
    let mut line = Line::open(&local.address).await;
    for path in ["/healthz/live", "/healthz/ready"] {
        let (head, body) = line.ask(&format!("GET {path} HTTP/1.1")).await;
        assert!(head.starts_with("http/1.1 200"), "{head}");
        assert!(head.contains("connection: close"), "each takes a connection: {head}");
        assert_eq!(body, r#"{"ok":true}"#);
        assert!(line.is_ended().await);
        line = Line::open(&local.address).await;
    }
    let mut other = Line::open_from(&local.address, [127, 0, 0, 5]).await;
    assert!(other.ask("GET /assets/app.js HTTP/1.1").await.0.starts_with("http/1.1 200"));
}
