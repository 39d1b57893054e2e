//! The lines of README.md that start three database nodes and two servers, run as a reader would.

use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;

use kontor_testing::waits::{ended, output};
use serde_json::Value;

use crate::client::Client;
use crate::scenarios::Duel;
use crate::server::{Addresses, PROGRAM};
use crate::until;

/// Where the lines are.
const HEADING: &str = "## Several servers";
/// Moves before the leading node goes, and after.
const MOVES: usize = 10;
const PORTS: [&str; 2] = ["8081", "8082"];
/// Lets the servers of the lines end with the shell that runs them, all of them in one process group.
const WAIT: &str = "\nread -r _ || true\ntrap '' TERM\nkill 0\nwait\n";

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
        .replace("make engine-tools release", "true")
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
    output(command.args([script, "--stop", "cluster-data"]).current_dir(folder))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lines_of_the_readme_start_three_nodes_and_two_servers() {
    let folder = tempfile::tempdir().unwrap();
    let ports = free_ports();
    let script = lines(&ports) + WAIT;
    // The lines are for any shell; that of Debian knows only what the standard has.
    let mut shell = Command::new("sh")
        .args(["-euc", &script])
        .process_group(0)
        .current_dir(folder.path())
        .stdin(std::process::Stdio::piped())
        .spawn()
        .expect("sh runs");
    let _ = rustls::crypto::ring::default_provider().install_default();
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let addresses: Vec<String> =
        ports.iter().map(|port| format!("http://127.0.0.1:{port}")).collect();
    until("both servers are ready", async || {
        let ask = |server: usize| http.get(format!("{}/v1/meta", addresses[server])).send();
        let (one, two) = (ask(0).await, ask(1).await);
        one.is_ok() && two.is_ok()
    })
    .await;
    // Any server takes any request.
    let client = Client::new(&Arc::new(Addresses::of(addresses)));
    let duel = Duel::begin(&client).await;
    play(&duel, "with-all-nodes").await;
    // Play goes on without the leading node, and that node comes back.
    let settings = |node: usize| -> Value {
        let file = folder.path().join(format!("cluster-data/node{node}/patroni.yml"));
        serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
    };
    let cluster = async |node: usize| -> Value {
        let address = settings(node)["restapi"]["listen"].as_str().unwrap().to_owned();
        let answer = http.get(format!("http://{address}/cluster")).send().await.unwrap();
        answer.json().await.unwrap()
    };
    let members = cluster(1).await["members"].clone();
    let leads = |member: &&Value| member["role"] == "leader";
    let leader = members.as_array().unwrap().iter().find(leads).unwrap()["name"].clone();
    let number: usize = leader.as_str().unwrap().trim_start_matches("node").parse().unwrap();
    let off = folder.path().join(format!("cluster-data/node{number}/off"));
    std::fs::write(&off, "").unwrap();
    let listening = || {
        let address = settings(number)["postgresql"]["listen"].as_str().unwrap().to_owned();
        std::net::TcpStream::connect(address).is_ok()
    };
    until("the node is gone", async || !listening()).await;
    play(&duel, "without-a-node").await;
    std::fs::remove_file(off).unwrap();
    until("the node is there again", async || listening()).await;
    // The end of its input makes it stop.
    ended("the shell", &mut shell);
    let stopped = stop(folder.path());
    assert!(stopped.status.success(), "{stopped:?}");
    let again = stop(folder.path());
    assert!(String::from_utf8_lossy(&again.stderr).starts_with("no nodes run in "), "{again:?}");
}

/// Makes moves at one server and the other by turns.
async fn play(duel: &Duel, when: &str) {
    let (mut moves, mut tries) = (0, 0);
    while moves < MOVES {
        tries += 1;
        let (seat, request) = duel.next(&format!("{when}-{tries}")).await;
        let made = duel.seats[seat].definite(moves, &request).await.unwrap();
        // The server that was asked had not heard yet of the last move, made at the other one.
        if made.body["code"] != "decision-closed" {
            made.expect(&[200, 201]).unwrap();
            moves += 1;
        }
    }
}
