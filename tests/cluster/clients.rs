//! The clients of this repository, each with the addresses of both servers, while one is killed. What
//! they play is their own example.

use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use kontor_testing::waits::{PROCESS_MAX, output_of};
use serde_json::Value;

use crate::client::{Client, Request};
use crate::scenarios::{engine, servers};
use crate::server::{PROGRAM, Servers};
use crate::until;

/// Commits of a game after which the server is killed: some moves of the client are among them.
const COMMITS_BEFORE_KILL: u64 = 8;

/// Games that may be over before they were seen.
const TRIES_MAX: usize = 5;

/// The example that plays a game, in each language: program and file.
fn examples() -> Vec<(&'static str, Command)> {
    let clients = Path::new(env!("CARGO_MANIFEST_DIR")).join("clients");
    let root = env!("CARGO_MANIFEST_DIR");
    let run = |program: &dyn AsRef<OsStr>, file: Option<&str>| {
        let mut command = Command::new(program);
        command.args(file.map(|file| clients.join(file)));
        command
    };
    let rust = Path::new(PROGRAM).with_file_name("examples").join("play");
    let python = Path::new(root).join("target/clients/python/bin/python");
    vec![
        ("Rust", run(&rust, None)),
        ("Python", run(&python, Some("python/examples/play.py"))),
        ("TypeScript", run(&"node", Some("typescript/build/examples/play.js"))),
    ]
}

/// Lets a client play, kills the first server in the middle of the game, and returns what the client
/// printed. `None` if the game was over before.
async fn play(servers: &Arc<Servers>, spectator: &Client, number: usize) -> Option<Output> {
    let mut example = examples().swap_remove(number).1;
    let addresses = [servers.addresses.get(0), servers.addresses.get(1)];
    example.args(addresses).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let running = example.spawn().expect("the example is built");
    let play = move || output_of(PROCESS_MAX, &"the game of the example", running);
    let played = tokio::task::spawn_blocking(play);
    let games = async || -> Vec<Value> {
        let list = spectator.definite(1, &Request::get("/v1/games?status=running")).await;
        list.unwrap().expect(&[200]).unwrap()["items"].as_array().unwrap().clone()
    };
    let begun = |game: &Value| game["commit"].as_u64().unwrap() > COMMITS_BEFORE_KILL;
    until("it is amid its game", async || played.is_finished() || games().await.iter().any(begun))
        .await;
    servers.end(0, "KILL").await;
    let is_amid = !games().await.is_empty();
    let done = played.await.unwrap();
    servers.launch(0).await;
    is_amid.then_some(done)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_of_all_languages_go_on_at_the_other_server() {
    let engine = engine().await;
    let servers = servers(engine.as_ref().unwrap()).await;
    let spectator = Client::new(&servers.addresses);
    for (number, (language, _)) in examples().into_iter().enumerate() {
        let mut played = None;
        for _ in 0..TRIES_MAX {
            played = play(&servers, &spectator, number).await;
            if played.is_some() {
                break;
            }
        }
        let done = played.expect("a game lasts long enough to be seen");
        assert!(done.status.success(), "{language}: {}", String::from_utf8_lossy(&done.stderr));
        println!("{language}: {}", String::from_utf8_lossy(&done.stdout).lines().last().unwrap());
    }
}
