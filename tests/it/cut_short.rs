//! A server that is killed amid imports and forks: each of them is there whole or not at all, and
//! the same request completes it.

use std::collections::BTreeSet;

use futures_util::{StreamExt, stream::FuturesUnordered};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Caller, Request},
    record::{self, ends, logged},
    server::Server,
};

/// How many of each are under way when the server is killed.
const AT_ONCE: usize = 3;

/// Imports of a long game, and forks of it, the earliest the quickest to be made; each with a key
/// of its own.
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

/// All public games, each of them whole.
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
async fn a_killed_server_has_no_half_of_an_import_or_fork_and_their_repetition_makes_each_of_them_once()
 {
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
