//! The lines of README.md that start three database nodes and two servers, run as a reader would.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::server::PROGRAM;
use crate::until;

/// Where the lines are.
const HEADING: &str = "## Several servers";
const PORTS: [&str; 2] = ["8081", "8082"];
/// Lets the servers of the lines end with the shell that runs them.
const WAIT: &str = "\nread -r _ || true\nkill $(jobs -p)\nwait\n";

/// The block below the heading; `kontor` is the program of this build.
fn lines(ports: &[String]) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("README.md")).unwrap();
    let block = page.split(HEADING).nth(1).unwrap().split("```").nth(1).unwrap();
    let mut block = block.trim_start_matches("sh\n").to_owned();
    assert_eq!(block.trim_end().lines().count(), 5, "{block}");
    for (named, free) in PORTS.iter().zip(ports) {
        block = block.replace(named, free);
    }
    let tools = root.join("tools");
    block
        .replace("make engine-tools && cargo build --release", "true")
        .replace("tools/", &format!("{}/", tools.display()))
        .replace("target/release/kontor", PROGRAM)
}

fn free_ports() -> Vec<String> {
    let bound: Vec<_> =
        PORTS.iter().map(|_| std::net::TcpListener::bind("127.0.0.1:0").unwrap()).collect();
    bound.iter().map(|socket| socket.local_addr().unwrap().port().to_string()).collect()
}

fn stop(folder: &Path) -> Output {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tools/cluster/engine.py");
    let mut command = Command::new("python3");
    command.args([script, "--stop", "cluster-data"]).current_dir(folder);
    command.output().expect("python3 runs")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lines_of_the_readme_start_three_nodes_and_two_servers() {
    let folder = tempfile::tempdir().unwrap();
    let ports = free_ports();
    let script = lines(&ports) + WAIT;
    let mut shell = Command::new("bash")
        .args(["-euo", "pipefail", "-c", &script])
        .current_dir(folder.path())
        .stdin(std::process::Stdio::piped())
        .spawn()
        .expect("bash runs");
    let _ = rustls::crypto::ring::default_provider().install_default();
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let url = |server: usize, path: &str| format!("http://127.0.0.1:{}{path}", ports[server]);
    until("both servers are ready", async || {
        let one = http.get(url(0, "/v1/meta")).send().await;
        let two = http.get(url(1, "/v1/meta")).send().await;
        one.is_ok() && two.is_ok()
    })
    .await;
    let guest = http.post(url(0, "/v1/guests")).json(&json!({ "name": "Ada" })).send();
    let guest: Value = guest.await.unwrap().json().await.unwrap();
    let token = guest["access_token"].as_str().unwrap();
    let me = http.get(url(1, "/v1/me")).bearer_auth(token).send().await.unwrap();
    let me: Value = me.json().await.unwrap();
    // Play goes on without a node, be it the leading one; and it comes back.
    let off = folder.path().join("cluster-data/node1/off");
    std::fs::write(&off, "").unwrap();
    let listening = || {
        let file = std::fs::read_to_string(folder.path().join("cluster-data/node1/patroni.yml"));
        let settings: Value = serde_json::from_str(&file.unwrap()).unwrap();
        let address = settings["postgresql"]["listen"].as_str().unwrap().to_owned();
        std::net::TcpStream::connect(address).is_ok()
    };
    until("the node is gone", async || !listening()).await;
    until("somebody else can come", async || {
        let guest = http.post(url(1, "/v1/guests")).json(&json!({ "name": "Ben" })).send().await;
        guest.is_ok_and(|answer| answer.status() == 201)
    })
    .await;
    std::fs::remove_file(off).unwrap();
    until("the node is there again", async || listening()).await;
    drop(shell.stdin.take());
    shell.wait().unwrap();
    let stopped = stop(folder.path());
    assert!(stopped.status.success(), "{stopped:?}");
    let again = stop(folder.path());
    assert!(String::from_utf8_lossy(&again.stderr).starts_with("no nodes run in "), "{again:?}");
    assert_eq!(me["id"], guest["player"]["id"], "whom one server knows, the other knows, too");
}
