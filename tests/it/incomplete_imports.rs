//! A server is killed during imports and forks: each of them must be there completely or not at
//! all, and repeating the request completes it.

use std::collections::BTreeSet;

use futures_util::{StreamExt, stream::FuturesUnordered};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Caller, Request},
    record::{self, ends, logged},
    server::Server,
};

/// How many imports, and how many forks, are in progress when the server is killed.
const AT_ONCE: usize = 3;

/// Imports of a long game and forks at several of its positions, each with its own key. A fork at
/// an early position is shorter and therefore completed sooner.
fn requests(ada: &Caller, record: &Value, source: &str) -> Vec<Request> {
    let keyed = |path: &str, key: String, body: &Value| {
        ada.request(Method::POST, path).header("idempotency-key", &key).json(body)
    };
    let ends = ends(record);
    let fork = |part: usize| json!({ "at": ends[ends.len() * (part + 1) / (AT_ONCE + 1)] });
    let imports = (0..AT_ONCE)
        .map(|number| keyed("/v1/records?visibility=public", format!("import-{number}"), record));
    let forks = (0..AT_ONCE).map(|part| {
        keyed(&format!("/v1/games/{source}/forks"), format!("fork-{part}"), &fork(part))
    });
    imports.chain(forks).collect()
}

/// The ids of all public games, each of which must be complete.
async fn whole_games(ada: &Caller) -> BTreeSet<String> {
    let listed = ada.get("/v1/games?limit=100").await.expect(200);
    let mut ids = BTreeSet::new();
    for game in listed["items"].as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        assert_eq!(&ada.get(&format!("/v1/games/{id}")).await.expect(200), game);
        let events = ada.get(&format!("/v1/games/{id}/events?limit=1")).await.expect(200);
        assert_eq!(events["last"], game["seq"]);
        if game["status"] == "finished" {
            let text = ada.get(&format!("/v1/games/{id}/record")).await.text;
            record::verify(&record::read(&text).unwrap()).unwrap();
        }
        ids.insert(id.to_owned());
    }
    ids
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_kill_imports_and_forks_are_complete_or_absent_and_retries_complete_them() {
    let mut server = Server::start();
    let ada = server.guest("Ada").await;
    let record = logged("haendler", 2);
    let source = ada.post("/v1/records?visibility=public", &record).await.expect(201)["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let mut under_way: FuturesUnordered<_> =
        requests(&ada, &record, &source).into_iter().map(Request::try_send).collect();
    let first = under_way.next().await.unwrap().unwrap().expect(201);
    server.kill();
    let mut answered = BTreeSet::from([source.clone(), first["id"].as_str().unwrap().to_owned()]);
    while let Some(answer) = under_way.next().await {
        answered.extend(
            answer.ok().map(|answer| answer.expect(201)["id"].as_str().unwrap().to_owned()),
        );
    }
    server.restart();
    let there = whole_games(&ada).await;
    assert!(there.is_superset(&answered), "what was answered is there");
    assert!(there.len() < 1 + 2 * AT_ONCE, "the kill comes amid requests");
    let mut made = BTreeSet::from([source.clone()]);
    for request in requests(&ada, &record, &source) {
        let answer = request.send().await;
        let id = answer.body["id"].as_str().unwrap().to_owned();
        assert_eq!(
            (answer.status, answer.is_replayed()),
            if there.contains(&id) { (200, true) } else { (201, false) }
        );
        made.insert(id);
    }
    assert_eq!(made.len(), 1 + 2 * AT_ONCE);
    assert_eq!(whole_games(&ada).await, made);
}
