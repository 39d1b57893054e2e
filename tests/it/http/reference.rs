//! The reference below `/docs`, as the server serves it.

use std::collections::{BTreeMap, BTreeSet};

use reqwest::Method;
use serde_json::Value;

use crate::support::{contract::CONTRACT, local::Local, table::Table};

/// The largest page.
const PAGE_BYTES_MAX: usize = 200_000;

/// All pages of the reference that links lead to, beginning with the index.
async fn pages(local: &Local) -> BTreeMap<String, String> {
    let (mut pages, mut waiting) = (BTreeMap::new(), vec!["/docs/".to_owned()]);
    while let Some(path) = waiting.pop() {
        if pages.contains_key(&path) {
            continue;
        }
        let request = local.anonymous().request(Method::GET, &path).bad();
        let (status, headers, text) = request.send_raw().await;
        assert_eq!(status, 200, "{path}");
        assert_eq!(headers["content-type"], "text/html; charset=utf-8", "{path}");
        for link in links(&text) {
            let target = link.split('#').next().unwrap();
            let is_of_guide = target.starts_with("/docs/guide/");
            if target.starts_with("/docs/") && !is_of_guide && !target.ends_with(".js") {
                waiting.push(target.to_owned());
            }
        }
        pages.insert(path, text);
    }
    pages
}

fn links(page: &str) -> Vec<String> {
    let attributes = page.split("href=\"").skip(1);
    attributes.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

fn names(page: &str) -> BTreeSet<String> {
    let attributes = page.split(" id=\"").skip(1);
    attributes.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn every_operation_and_game_has_a_page_that_is_small() {
    let local = Local::start();
    let pages = pages(&local).await;
    let contract: Value = local.anonymous().get("/openapi.json").await.expect(200);
    for item in contract["paths"].as_object().unwrap().values() {
        for operation in item.as_object().unwrap().values() {
            let address =
                format!("/docs/operations/{}", operation["operationId"].as_str().unwrap());
            assert!(pages.contains_key(&address), "{address}");
        }
    }
    let rulesets: Value = local.anonymous().get("/v1/rulesets").await.expect(200);
    for ruleset in rulesets["items"].as_array().unwrap() {
        let page = &pages[&format!("/docs/games/{}", ruleset["id"].as_str().unwrap())];
        let types = ["action_types", "event_types"].map(|name| ruleset[name].as_array().unwrap());
        for kind in types.into_iter().flatten() {
            let kind = kind.as_str().unwrap();
            assert!(
                kind.starts_with("table.") || page.contains(&format!("id=\"{kind}\"")),
                "{kind}"
            );
        }
    }
    for (path, text) in &pages {
        assert!(text.len() < PAGE_BYTES_MAX, "{path} has {} bytes", text.len());
        assert!(text.contains(" · Kontor</title>"), "{path}");
    }
}

#[tokio::test]
async fn every_link_leads_to_something() {
    let local = Local::start();
    let pages = pages(&local).await;
    let mut others = BTreeSet::new();
    for (path, text) in &pages {
        for link in links(text) {
            let (target, name) = link.split_once('#').unwrap_or((&link, ""));
            let target = if target.is_empty() { path } else { target };
            match pages.get(target) {
                Some(page) => {
                    assert!(name.is_empty() || names(page).contains(name), "{path}: {link}");
                }
                None => drop(others.insert((target.to_owned(), name.to_owned()))),
            }
        }
    }
    for (target, name) in others.iter().filter(|(target, _)| !target.starts_with("https://")) {
        let request = local.anonymous().request(Method::GET, target).bad();
        let (status, _, text) = request.header("accept", "text/html").send_raw().await;
        assert_eq!(status, 200, "{target}");
        assert!(name.is_empty() || names(&text).contains(name), "{target}#{name}");
    }
}

#[tokio::test]
async fn every_schema_of_the_contract_is_on_one_page() {
    let local = Local::start();
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for text in pages(&local).await.values() {
        for name in names(text) {
            *found.entry(name).or_default() += 1;
        }
    }
    let contract: Value = local.anonymous().get("/openapi.json").await.expect(200);
    for name in contract["components"]["schemas"].as_object().unwrap().keys() {
        // It has the data of the event, with which it is told.
        let is_preview = name.ends_with("PreviewedEvent") && name != "PreviewedEvent";
        assert_eq!(found.get(name).copied(), if is_preview { None } else { Some(1) }, "{name}");
    }
}

#[tokio::test]
async fn the_pages_run_under_a_strict_policy_and_load_nothing_from_elsewhere() {
    let local = Local::start();
    for path in ["/docs/", "/docs/models", "/docs/games/medici", "/docs/operations/play_action"] {
        let request = local.anonymous().request(Method::GET, path).bad();
        let (_, headers, text) = request.send_raw().await;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        for banned in ["style=\"", "src=\"http", "<script>", "onload=", "url("] {
            assert!(!text.contains(banned), "{path} has {banned}");
        }
    }
}

/// Every line for curl, with a game and a token of this server in it, is a request of the contract.
#[tokio::test]
async fn every_line_for_curl_is_a_request_that_the_server_knows() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let mut tried = 0;
    for (path, text) in pages(&local).await {
        if !path.starts_with("/docs/operations/") {
            continue;
        }
        let line = text.split(" data-copy><code>").nth(1).expect(&path);
        let line = line.split("</code>").next().unwrap().replace("<span data-origin>", "");
        let line = line.replace("</span>", "").replace("&quot;", "\"").replace("&amp;", "&");
        let address = line.split("http://127.0.0.1:8080").nth(1).expect(&line);
        let address = address.split('\'').next().unwrap();
        let method =
            line.split(" -X ").nth(1).map_or("GET", |rest| rest.split(' ').next().unwrap());
        let asked = address.replace("g_4x7k2m3n5q6r7s2t4u5v6w7x2y", &table.game);
        // A test that ends the session or the table would end the others.
        if method == "DELETE" {
            continue;
        }
        let body = line.split("-d '").nth(1).map(|rest| rest.rsplit_once('\'').unwrap().0);
        let mut request = table.seats[0].request(method.parse().unwrap(), &asked).bad();
        if line.contains("Idempotency-Key") {
            request = request.header("idempotency-key", "key-1");
        }
        if let Some(body) = body {
            let body: Value = serde_json::from_str(&body.replace("'\\''", "'")).expect(body);
            request = request.json(&body);
        }
        let (status, headers, text) = request.send_raw().await;
        let reply: Value = match headers["content-type"].to_str().unwrap() {
            "application/problem+json" => serde_json::from_str(&text).unwrap(),
            _ => Value::Null,
        };
        let bad = ["path-unknown", "method-not-allowed", "malformed-body", "parameter-invalid"];
        let is_large = line.contains("@body.json");
        assert!(
            is_large || !bad.contains(&reply["code"].as_str().unwrap_or_default()),
            "{asked}: {reply}"
        );
        assert!(status < 500, "{asked}: {status}");
        tried += 1;
    }
    assert!(tried > 40, "{tried} of {}", CONTRACT.operations().count());
}
