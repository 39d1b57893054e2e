//! The walk-through of README.md, run as a reader would: in bash, against a server that keeps its data on disk.

use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

/// A server in a process of its own; ends with the test.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_kontor"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.join("data"))
            .stdout(Stdio::piped())
            .stderr(fs::File::create(folder.join("server.log")).expect("a writable folder"))
            .spawn()
            .expect("the server starts");
        let output = process.stdout.take().expect("the output is piped");
        let mut address = String::new();
        BufReader::new(output).read_line(&mut address).expect("the server says where it listens");
        Server { process, address: address.trim().to_owned() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().expect("the server still runs");
        self.process.wait().expect("the server ends");
    }
}

/// All that stands in blocks marked `bash`, as one script.
fn walk_through() -> String {
    let readme = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).expect("README.md");
    let blocks: Vec<&str> = readme.split("```bash\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(blocks.len() > 1, "the walk-through has several steps");
    blocks.join("\n")
}

#[test]
fn the_walk_through_plays_a_game_to_its_end_and_verifies_its_record() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let output = Command::new("bash")
        .args(["-euo", "pipefail", "-c", &walk_through()])
        .current_dir(folder.path())
        .env("BASE", format!("http://{}", server.address))
        .env("KONTOR", env!("CARGO_BIN_EXE_kontor"))
        .output()
        .expect("bash, curl and python3 are there");
    let (said, complained) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let log = fs::read_to_string(folder.path().join("server.log")).unwrap();
    assert!(output.status.success(), "the walk-through stopped:\n{said}\n{complained}\nthe server's log:\n{log}");

    let record: serde_json::Value = serde_json::from_slice(&fs::read(folder.path().join("record.json")).unwrap()).unwrap();
    assert_eq!(record["outcome"]["places"].as_array().map(Vec::len), Some(3), "everybody has a place");
    let heard = fs::read_to_string(folder.path().join("heard.txt")).unwrap();
    assert!(heard.contains("table.started") && heard.contains("table.finished"), "the spectator heard the whole game");
    assert!(heard.contains("event: end"), "and that it was over");
}
