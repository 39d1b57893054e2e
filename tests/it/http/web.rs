//! The table in the browser, as the server serves it.

use std::{fs, path::Path};

use reqwest::Method;
use serde_json::Value;

use crate::support::local::{Local, generous};

/// Loads of the page: more than an address may send requests in a minute.
const LOADS: usize = 130;

/// The limit of requests of an address in that test.
const ADDRESS_PER_MINUTE: u32 = 5;

#[tokio::test]
async fn every_file_of_the_page_is_served_as_it_is_and_named_by_its_tag() {
    let local = Local::start();
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("clients/web/dist");
    let mut files = 0;
    for entry in fs::read_dir(dist).unwrap() {
        let (name, path) = {
            let entry = entry.unwrap();
            (entry.file_name().into_string().unwrap(), entry.path())
        };
        let address = match name.as_str() {
            "index.html" => "/".to_owned(),
            name => format!("/assets/{name}"),
        };
        let ask = || local.anonymous().request(Method::GET, &address).bad();
        let (status, headers, text) = ask().send_raw().await;
        assert_eq!(status, 200, "{address} is not served: `make web` lists it");
        assert_eq!(text, fs::read_to_string(path).unwrap(), "{address}");
        assert_eq!(headers["cache-control"], "no-cache", "{address}");
        let tag = headers["etag"].to_str().unwrap();
        let (status, _, text) = ask().header("if-none-match", tag).send_raw().await;
        assert_eq!((status, text.as_str()), (304, ""), "{address}");
        files += 1;
    }
    assert!(files > 3, "the page has its files");
}

#[tokio::test]
async fn the_page_runs_under_a_strict_policy_and_loads_nothing_from_elsewhere() {
    let local = Local::start();
    let (_, headers, text) = local.anonymous().request(Method::GET, "/").bad().send_raw().await;
    let policy = headers["content-security-policy"].to_str().unwrap();
    for part in [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    ] {
        assert!(policy.split("; ").any(|one| one == part), "{policy} lacks {part}");
    }
    assert!(!policy.contains("unsafe"), "{policy}");
    assert_eq!(headers["referrer-policy"], "no-referrer");
    assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
    for banned in ["style=\"", "//", "<script>", "onload="] {
        assert!(!text.contains(banned), "the page has {banned}");
    }
}

#[tokio::test]
async fn loading_the_page_costs_the_address_nothing() {
    let mut settings = generous();
    settings.rates.address_per_minute = ADDRESS_PER_MINUTE.try_into().unwrap();
    settings.rates.address_total_per_minute = ADDRESS_PER_MINUTE.try_into().unwrap();
    let local = Local::with_settings(settings);
    for _ in 0..LOADS {
        for path in ["/", "/assets/app.js"] {
            let (status, headers, _) =
                local.anonymous().request(Method::HEAD, path).bad().send_raw().await;
            assert_eq!(status, 200, "{path}");
            assert!(!headers.contains_key("ratelimit"), "{path}");
        }
    }
    let meta: Value = local.anonymous().get("/v1/meta").await.expect(200);
    assert!(meta["version"].is_string());
}
