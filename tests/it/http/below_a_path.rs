//! A server whose public address has a path, which a proxy takes off: each address that it gives
//! out has the path.

use std::collections::{BTreeSet, VecDeque};

use kontor_http::HttpSettings;
use reqwest::{Method, Url};
use serde_json::{Value, json};

use crate::support::local::{Local, generous};

const PUBLIC: &str = "https://games.example/kontor";

/// The most pages that are visited; all together have fewer.
const PAGES_MAX: usize = 2_000;

fn below() -> Local {
    Local::with_settings(HttpSettings { public_url: Some(PUBLIC.to_owned()), ..generous() })
}

/// The path at the server of an address in an answer to this path, as the proxy sends it on; `None`
/// for another host. It fails for an address of this host without the path.
fn behind_the_proxy(answered: &str, address: &str) -> Option<String> {
    let mut url = Url::parse(&format!("{PUBLIC}{answered}")).unwrap().join(address).ok()?;
    url.set_fragment(None);
    if url.host_str() != Some("games.example") {
        return None;
    }
    let path = url.as_str().strip_prefix(PUBLIC).filter(|path| path.starts_with('/'));
    Some(path.unwrap_or_else(|| panic!("{address} in {answered} leaves the server")).to_owned())
}

/// What stands between these marks.
fn between<'a>(text: &'a str, begin: &'static str, end: char) -> impl Iterator<Item = &'a str> {
    text.split(begin).skip(1).filter_map(move |rest| rest.split(end).next())
}

#[tokio::test]
async fn each_link_of_each_page_leads_to_the_server() {
    let local = below();
    let mut seen = BTreeSet::from(["/".to_owned(), "/llms.txt".to_owned(), "/docs/".to_owned()]);
    let mut open: VecDeque<String> = seen.iter().cloned().collect();
    while let Some(path) = open.pop_front() {
        let request = local.anonymous().request(Method::GET, &path).header("accept", "text/html");
        let (status, headers, bytes) = request.send_bytes().await;
        assert_eq!(status, 200, "{path}");
        let text = String::from_utf8_lossy(&bytes);
        let media = headers["content-type"].to_str().unwrap();
        let mut found: Vec<&str> = Vec::new();
        if media.starts_with("text/html") {
            for mark in ["href=\"", "src=\"", "action=\""] {
                found.extend(between(&text, mark, '"'));
            }
        } else if media.starts_with("text/markdown") {
            found.extend(between(&text, "](", ')'));
        }
        for address in found {
            let Some(path) = behind_the_proxy(&path, address) else { continue };
            if seen.insert(path.clone()) {
                open.push_back(path);
            }
        }
        assert!(seen.len() < PAGES_MAX);
    }
    assert!(seen.len() > 150, "{} pages", seen.len());
    for kind in ["/docs/guide/games/", "/docs/operations/", "/docs/games/", "/assets/"] {
        assert!(seen.iter().any(|path| path.starts_with(kind)), "{kind}");
    }
}

#[tokio::test]
async fn headers_have_the_path() {
    let local = below();
    let ada = local.guest("Ada").await;
    let made = ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let id = made.body["id"].as_str().unwrap().to_owned();
    assert_eq!(made.header("location"), format!("/kontor/v1/games/{id}"));
    let page = ada.get(&format!("/v1/games/{id}/events?limit=1")).await;
    assert_eq!(
        page.header("link"),
        format!("</kontor/v1/games/{id}/events?after=1&limit=1>; rel=\"next\"")
    );
    let unknown = ada.get("/v1/games/g_x").await;
    assert_eq!(unknown.header("link"), "</kontor/v1/problems/game-unknown>; rel=\"describedby\"");
    let problem = unknown.refused("game-unknown");
    assert_eq!(
        problem["type"], "/v1/problems/game-unknown",
        "the name of a kind, everywhere the same"
    );
}

#[tokio::test]
async fn apps_and_generated_clients_find_the_server() {
    let local = below();
    let get = async |path: &str| {
        let (status, _, text) = local.anonymous().request(Method::GET, path).send_raw().await;
        (status, serde_json::from_str::<Value>(&text).unwrap())
    };
    let metadata = get("/.well-known/oauth-authorization-server").await;
    assert_eq!(metadata.1["issuer"], PUBLIC);
    assert_eq!(metadata.1["token_endpoint"], format!("{PUBLIC}/oauth/token"));
    assert_eq!(get("/.well-known/oauth-authorization-server/kontor").await, metadata);
    assert_eq!(get("/.well-known/oauth-authorization-server/other").await.0, 404);
    for document in ["/openapi.json", "/openapi-3.0.json"] {
        let (_, document) = get(document).await;
        assert_eq!(document["servers"][0]["url"], "/kontor");
        assert_eq!(document["externalDocs"]["url"], "/kontor/docs/guide/");
    }
    let usual = Local::start();
    let (_, _, document) = usual.anonymous().request(Method::GET, "/openapi.json").send_raw().await;
    let document: Value = serde_json::from_str(&document).unwrap();
    assert_eq!(document["servers"][0]["url"], "/", "servers of one process do not mix");
}
