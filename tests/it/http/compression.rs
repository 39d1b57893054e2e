//! Only texts that are the same for everybody are compressed.

use std::io::Read;

use flate2::read::GzDecoder;
use reqwest::{Method, header::HeaderMap};

use crate::support::{client::Caller, contract::CONTRACT, local::Local, table::Table};

/// Texts that are the same for everybody, in each place where they are served.
const STATIC: &[&str] = &[
    "/",
    "/assets/app.js",
    "/assets/app.css",
    "/docs/",
    "/docs/models",
    "/docs/games/medici",
    "/docs/operations/play_action",
    "/docs/reference.js",
    "/docs/guide/",
    "/docs/guide/events.md",
    "/docs/guide/vectors/draws.json",
    "/llms.txt",
    "/openapi.json",
    "/openapi-open.json",
    "/openapi-3.0.json",
];

/// What browsers send.
const ACCEPTED: &str = "gzip, deflate, br, zstd";

async fn ask(
    local: &Local,
    method: Method,
    path: &str,
    more: &[(&str, &str)],
) -> (u16, HeaderMap, Vec<u8>) {
    let mut request = local.anonymous().request(method, path).bad();
    for (name, value) in more {
        request = request.header(name, value);
    }
    request.send_for_bytes().await
}

#[tokio::test]
async fn a_static_text_is_compressed_for_those_who_accept_it() {
    let local = Local::start();
    for path in STATIC {
        let (_, plain, text) = ask(&local, Method::GET, path, &[]).await;
        assert!(!plain.contains_key("content-encoding"), "{path}");
        let (status, headers, bytes) =
            ask(&local, Method::GET, path, &[("accept-encoding", ACCEPTED)]).await;
        assert_eq!(
            (status, headers["content-encoding"].to_str().unwrap()),
            (200, "gzip"),
            "{path}"
        );
        assert!(bytes.len() < text.len(), "{path}");
        let mut unpacked = Vec::new();
        GzDecoder::new(bytes.as_slice()).read_to_end(&mut unpacked).unwrap();
        assert_eq!(unpacked, text, "{path}");
        for headers in [&plain, &headers] {
            let vary = headers["vary"].to_str().unwrap().to_lowercase();
            assert!(vary.contains("accept-encoding"), "{path}: {vary}");
        }
        assert_ne!(plain["etag"], headers["etag"], "{path}");
    }
}

#[tokio::test]
async fn head_and_a_current_copy_are_answered_for_each_form() {
    let local = Local::start();
    for path in STATIC {
        for accepted in ["identity", ACCEPTED] {
            let accept = ("accept-encoding", accepted);
            let (_, read, bytes) = ask(&local, Method::GET, path, &[accept]).await;
            let (status, headers, nothing) = ask(&local, Method::HEAD, path, &[accept]).await;
            assert_eq!((status, nothing.len()), (200, 0), "{path}");
            assert_eq!(headers["content-length"], bytes.len().to_string(), "{path}");
            for name in ["content-type", "content-encoding", "etag", "vary", "cache-control"] {
                assert_eq!(headers.get(name), read.get(name), "{path}: {name}");
            }
            let current = ("if-none-match", read["etag"].to_str().unwrap());
            let (status, headers, nothing) =
                ask(&local, Method::GET, path, &[accept, current]).await;
            assert_eq!((status, nothing.len()), (304, 0), "{path} as {accepted}");
            for name in ["etag", "vary", "cache-control"] {
                assert_eq!(headers.get(name), read.get(name), "{path}: {name}");
            }
            let other = if accepted == "identity" { ACCEPTED } else { "identity" };
            let other = ("accept-encoding", other);
            let (status, ..) = ask(&local, Method::GET, path, &[other, current]).await;
            assert_eq!(status, 200, "{path}: the copy is of the other form");
        }
    }
}

/// All operations of the contract, as a caller who may see much: the answer is never compressed,
/// because its length would tell something about what is in it.
#[tokio::test]
async fn nothing_that_differs_between_callers_is_compressed() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let (mut asked, mut answered) = (0, 0);
    for (method, path) in CONTRACT.operations() {
        if STATIC.contains(&path) {
            continue;
        }
        let address = path
            .replace("{game}", &table.game)
            .replace("{ruleset}", "medici")
            .replace("{code}", "busy")
            .replace("{seat}", "1");
        let method: Method = method.to_uppercase().parse().unwrap();
        for caller in [&table.seats[0], &local.anonymous()] {
            let status = unpacked(caller, &method, &address).await;
            asked += 1;
            answered += usize::from(status == 200);
        }
    }
    assert!(asked > 100 && answered > 20, "{answered} of {asked} were answered with something");
}

/// Sends a request that accepts compressed answers: the status of the answer, which is not.
async fn unpacked(caller: &Caller, method: &Method, address: &str) -> u16 {
    let request = caller.request(method.clone(), address).bad();
    let (status, headers) = request.header("accept-encoding", ACCEPTED).status_and_headers().await;
    assert!(!headers.contains_key("content-encoding"), "{method} {address}");
    status
}
