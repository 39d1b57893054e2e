//! The clients of this repository, each with the addresses of both servers, while one is killed. What
//! they play is their own example.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::client::{Client, Request};
use crate::scenarios::{engine, servers};
use crate::server::PROGRAM;
use crate::until;

/// Commits of a game after which the server is killed: some moves of the client are among them.
const COMMITS_BEFORE_KILL: u64 = 12;

/// The example that plays a game, in each language: program and file.
fn examples() -> [(&'static str, Command); 3] {
    let clients = Path::new(env!("CARGO_MANIFEST_DIR")).join("clients");
    let root = env!("CARGO_MANIFEST_DIR");
    let run = |program: &dyn AsRef<OsStr>, file: Option<&str>| {
        let mut command = Command::new(program);
        command.args(file.map(|file| clients.join(file)));
        command
    };
    let rust = Path::new(PROGRAM).with_file_name("examples").join("play");
    let python = Path::new(root).join("target/clients/python/bin/python");
    [
        ("Rust", run(&rust, None)),
        ("Python", run(&python, Some("python/examples/play.py"))),
        ("TypeScript", run(&"node", Some("typescript/build/examples/play.js"))),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_of_all_languages_go_on_at_the_other_server() {
    let engine = engine().await;
    let servers = servers(engine.as_ref().unwrap()).await;
    let addresses = [servers.addresses.get(0), servers.addresses.get(1)];
    let spectator = Client::new(&servers.addresses);
    let games = async |server: usize| -> Vec<Value> {
        let list = spectator.definite(server, &Request::get("/v1/games?status=running")).await;
        list.unwrap().expect(&[200]).unwrap()["items"].as_array().unwrap().clone()
    };
    let mut played = Vec::new();
    for (language, mut example) in examples() {
        example.args(&addresses).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let running = example.spawn().unwrap_or_else(|why| panic!("{language}: {why}"));
        played.push((
            language,
            tokio::task::spawn_blocking(move || running.wait_with_output().unwrap()),
        ));
    }
    until("all are amid their games", async || {
        let games = games(1).await;
        let begun = |game: &&Value| game["commit"].as_u64().unwrap() > COMMITS_BEFORE_KILL;
        games.iter().filter(begun).count() == played.len()
    })
    .await;
    servers.end(0, "KILL").await;
    for (language, played) in played {
        let done = played.await.unwrap();
        assert!(done.status.success(), "{language}: {}", String::from_utf8_lossy(&done.stderr));
        println!("{language}: {}", String::from_utf8_lossy(&done.stdout).lines().last().unwrap());
    }
    assert_eq!(games(1).await.len(), 0, "each game has come to its end");
}
