//! The tools over streamable HTTP.

use std::{
    process::Stdio,
    time::{Duration, Instant},
};

use kontor_testing::waits::{PATIENCE, soon, within};
use reqwest::Method;
use rmcp::{
    ServiceExt as _,
    model::ClientConfig,
    transport::{
        StreamableHttpClientTransport, streamable_http_client::StreamableHttpClientTransportConfig,
    },
};
use serde_json::json;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
    process::Child,
};

use super::agent::{Agent, tools};
use crate::support::{client::Caller, dice::Dice, server::Server};

/// A first message of the protocol.
const HELLO: &str = r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#;

/// A client that gives up a server from which nothing comes.
fn http() -> reqwest::Client {
    reqwest::Client::builder().no_proxy().read_timeout(4 * PATIENCE).build().unwrap()
}

/// `kontor mcp --listen`, and where it listens.
async fn listening(server: &Server, more: &[&str]) -> (Child, String) {
    let mut command = tools(server);
    command.args(["--listen", "127.0.0.1:0"]).args(more).stdin(Stdio::null());
    let mut process = command.spawn().unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let address = soon("the tools listen", lines.next_line()).await.unwrap().unwrap();
    (process, format!("http://{address}/mcp"))
}

#[tokio::test]
async fn an_agent_plays_over_http() {
    let server = Server::start();
    // Installs the TLS provider of this process.
    Caller::anonymous(&server.address);
    let (process, url) = listening(&server, &["--token", "a long secret"]).await;
    let config = StreamableHttpClientTransportConfig::with_uri(url).auth_header("a long secret");
    let http = http();
    let transport = StreamableHttpClientTransport::with_client(http, config);
    let client =
        soon("the tools are there", ClientConfig::default().serve(transport)).await.unwrap();
    let mut agent = Agent::of(client, process);
    agent.ask("sign_in", json!({ "name": "Agent" })).await;
    let end = agent.play("basari", 3, &mut Dice::new(5)).await;
    assert_eq!(end.matches("Place ").count(), 3, "{end}");
}

#[tokio::test]
async fn requests_of_other_hosts_origins_and_strangers_are_refused() {
    let server = Server::start();
    Caller::anonymous(&server.address);
    let flags = ["--token", "secret", "--allow-origin", "https://friend.example:443"];
    let (_process, url) = listening(&server, &flags).await;
    let http = http();
    let ask = async |headers: &[(&str, &str)], url: &str| {
        let request = http.post(url).body(HELLO).header("content-type", "application/json");
        let request = request.header("accept", "application/json, text/event-stream");
        let request =
            headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        request.send().await.unwrap().status().as_u16()
    };
    let signed = ("authorization", "Bearer secret");
    for (status, headers) in [
        (200, vec![signed]),
        (200, vec![signed, ("origin", "https://friend.example")]),
        (403, vec![signed, ("origin", "https://evil.example")]),
        (403, vec![signed, ("host", "evil.example")]),
        (401, vec![]),
        (401, vec![("authorization", "Bearer another")]),
    ] {
        assert_eq!(ask(&headers, &url).await, status, "{headers:?}");
    }
    assert_eq!(ask(&[signed], &url.replace("/mcp", "/other")).await, 404);
    let long = "x".repeat(300 * 1024);
    let body = HELLO.replace("test", &long);
    let request = http.post(&url).body(body).header("content-type", "application/json");
    let request = request.header("accept", "application/json, text/event-stream");
    let answer = request.header(signed.0, signed.1).send().await.unwrap();
    assert_eq!(answer.status(), 413);
}

/// A connection of this machine that has sent half of a body, with one more header.
async fn half_a_body(url: &str, header: &str) -> TcpStream {
    let to = url.trim_start_matches("http://").trim_end_matches("/mcp");
    let mut stream = TcpStream::connect(to).await.unwrap();
    let head = format!(
        "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{header}\
         Accept: application/json, text/event-stream\r\nContent-Length: {}\r\n\r\n{{",
        HELLO.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

async fn status_of(stream: &mut TcpStream) -> String {
    let mut status = [0; 12];
    soon("an answer comes", stream.read_exact(&mut status)).await.unwrap();
    String::from_utf8(status.to_vec()).unwrap()
}

/// The owner and the attacker have the same address.
#[tokio::test]
async fn half_bodies_of_the_own_address_do_not_keep_the_owner_out() {
    let server = Server::start();
    Caller::anonymous(&server.address);
    let (_process, url) = listening(&server, &[]).await;
    let mut held = Vec::new();
    for _ in 0..64 {
        held.push(half_a_body(&url, "").await);
    }
    let mut owner = half_a_body(&url, "").await;
    owner.write_all(&HELLO.as_bytes()[1..]).await.unwrap();
    assert_eq!(status_of(&mut owner).await, "HTTP/1.1 200");
    // The new ones took the places of the oldest; those that are left have their time.
    for stream in &mut held {
        assert_eq!(status_of(stream).await, "HTTP/1.1 408");
    }
}

/// What the head of a request says is enough to refuse it.
#[tokio::test]
async fn a_request_that_is_not_admitted_is_refused_before_its_body_has_come() {
    let server = Server::start();
    Caller::anonymous(&server.address);
    let (_process, url) = listening(&server, &["--token", "secret"]).await;
    let begun = Instant::now();
    for (status, headers) in [
        ("HTTP/1.1 401", "Origin: https://evil.example\r\n"),
        ("HTTP/1.1 403", "Authorization: Bearer secret\r\nOrigin: https://evil.example\r\n"),
        ("HTTP/1.1 401", ""),
    ] {
        let mut stream = half_a_body(&url, headers).await;
        assert_eq!(status_of(&mut stream).await, status, "{headers}");
    }
    let to = url.trim_start_matches("http://").trim_end_matches("/mcp");
    for (status, head) in [
        ("HTTP/1.1 404", "POST /other HTTP/1.1\r\nHost: localhost"),
        ("HTTP/1.1 403", "POST /mcp HTTP/1.1\r\nHost: evil.example"),
    ] {
        let mut stream = TcpStream::connect(to).await.unwrap();
        let head = format!(
            "{head}\r\nAuthorization: Bearer secret\r\nContent-Length: {}\r\n\r\n{{",
            HELLO.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        assert_eq!(status_of(&mut stream).await, status, "{head}");
    }
    // A body that is waited for takes ten seconds.
    assert!(begun.elapsed() < Duration::from_secs(10), "a body was waited for");
}

#[tokio::test]
async fn a_client_that_reads_no_answer_is_cut_off() {
    let server = Server::start();
    Caller::anonymous(&server.address);
    let (_process, url) = listening(&server, &[]).await;
    let to = url.trim_start_matches("http://").trim_end_matches("/mcp");
    let request = format!(
        "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{HELLO}",
        HELLO.len()
    );
    let mut stream = TcpStream::connect(to).await.unwrap();
    let asks = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    within(2 * PATIENCE, "the connection ends", asks).await;
}

#[tokio::test]
async fn each_way_in_which_http_says_that_a_client_takes_json_is_taken() {
    let server = Server::start();
    Caller::anonymous(&server.address);
    let (_process, url) = listening(&server, &["--token", "secret"]).await;
    // One that adds no headers of its own.
    let http = http();
    let ask = async |accept: Option<&str>, scheme: &str| {
        let mut request = reqwest::Request::new(Method::POST, url.parse().unwrap());
        *request.body_mut() = Some(HELLO.into());
        let headers = request.headers_mut();
        headers.insert("content-type", "application/json".parse().unwrap());
        headers.insert("authorization", format!("{scheme} secret").parse().unwrap());
        if let Some(accept) = accept {
            headers.insert("accept", accept.parse().unwrap());
        }
        http.execute(request).await.unwrap().status().as_u16()
    };
    for accept in [
        "*/*",
        "application/json",
        "Application/JSON; charset=utf-8",
        "application/*;q=0.5",
        "text/html, */*;q=0.1",
        "application/json, text/event-stream",
        "text/event-stream, application/json",
    ] {
        assert_eq!(ask(Some(accept), "Bearer").await, 200, "{accept}");
    }
    for accept in ["text/html", "application/json;q=0", "*/*; q=0.0"] {
        assert_eq!(ask(Some(accept), "Bearer").await, 406, "{accept}");
    }
    assert_eq!(ask(Some("*/*"), "bearer").await, 200);
    assert_eq!(ask(Some("*/*"), "Basic").await, 401);
    // reqwest sends `*/*` by itself: without any, by hand.
    let host = url.strip_prefix("http://").unwrap().strip_suffix("/mcp").unwrap();
    let mut line = TcpStream::connect(host).await.unwrap();
    let head = format!(
        "POST /mcp HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\nauthorization: Bearer secret\r\n\
         content-length: {}\r\nconnection: close\r\n\r\n{HELLO}",
        HELLO.len()
    );
    line.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    soon("an answer comes", line.read_to_string(&mut answer)).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn a_browser_is_told_which_pages_may_call() {
    let server = Server::start();
    Caller::anonymous(&server.address);
    let flags = ["--token", "secret", "--allow-origin", "https://friend.example:443"];
    let (_process, url) = listening(&server, &flags).await;
    let http = http();
    let send = async |method: Method, origin: &str, headers: &[(&str, &str)]| {
        let request = http.request(method, &url).header("origin", origin);
        let request =
            headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        request.body(HELLO).send().await.unwrap()
    };
    let asked = [
        ("access-control-request-method", "POST"),
        ("access-control-request-headers", "authorization,content-type,mcp-protocol-version"),
    ];
    let told = send(Method::OPTIONS, "https://friend.example", &asked).await;
    assert_eq!(told.status(), 204);
    let header = |name: &str| told.headers()[name].to_str().unwrap();
    assert_eq!(header("access-control-allow-origin"), "https://friend.example");
    assert_eq!(header("access-control-allow-headers"), asked[1].1);
    assert_eq!(header("access-control-allow-methods"), "POST");
    assert_eq!(header("vary"), "origin");
    let call = [("content-type", "application/json"), ("authorization", "Bearer secret")];
    for (headers, status) in [(&call[..], 200), (&call[..1], 401)] {
        let answer = send(Method::POST, "https://friend.example", headers).await;
        assert_eq!(answer.status(), status);
        assert_eq!(answer.headers()["access-control-allow-origin"], "https://friend.example");
    }
    for (method, headers) in [(Method::OPTIONS, &asked), (Method::POST, &call)] {
        let answer = send(method, "https://evil.example", headers).await;
        assert!(answer.status().is_client_error());
        assert!(!answer.headers().contains_key("access-control-allow-origin"));
    }
    // The address counts as well: a page that is allowed does not open another name.
    let rebound = [asked[0], asked[1], ("host", "evil.example")];
    let answer = send(Method::OPTIONS, "https://friend.example", &rebound).await;
    assert!(!answer.headers().contains_key("access-control-allow-origin"));
}

#[tokio::test]
async fn an_address_that_others_reach_needs_a_token() {
    let server = Server::start();
    let mut command = tools(&server);
    command.args(["--listen", "0.0.0.0:0"]).stdin(Stdio::null()).stderr(Stdio::piped());
    let output = soon("it ends", command.spawn().unwrap().wait_with_output()).await.unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("a token is needed"), "{said}");
}
