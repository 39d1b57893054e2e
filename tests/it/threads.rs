//! No thread to be had: a running server needs no new one.
//!
//! The system refuses threads above a limit by user, which does not bind root. So the test compares
//! the threads that a server has after its start with those that it has after work of every kind.

use std::{collections::BTreeMap, fs, process::Command};

use kontor_testing::waits::output;
use serde_json::json;

use crate::support::{
    dice::Dice,
    record::ends,
    server::{PROGRAM, Server, arg, kontor},
    table::Table,
};

/// Names of threads that may come later: the program goes on without them if it cannot have them.
const DISPENSABLE: [&str; 2] = ["sled-io-", "merge-mark"];

/// The threads of a process by id, with their names.
fn threads(server: &Server) -> BTreeMap<String, String> {
    let tasks = fs::read_dir(format!("/proc/{}/task", server.pid())).unwrap();
    let thread = |path: std::path::PathBuf| {
        let name = fs::read_to_string(path.join("comm")).unwrap_or_default();
        (path.file_name().unwrap().to_string_lossy().into_owned(), name.trim().to_owned())
    };
    tasks.map(|entry| thread(entry.unwrap().path())).collect()
}

#[tokio::test]
async fn after_the_start_no_work_needs_a_new_thread() {
    let server = Server::start();
    server.anonymous().get("/v1/meta").await.expect(200);
    let before = threads(&server);

    let user = json!({ "name": "Ada", "password": "cinnamon and cloves" });
    server.anonymous().post("/v1/users", &user).await.expect(201);
    server.anonymous().post("/v1/sessions", &user).await.expect(201);
    let mut table = Table::started(&server.address, 3).await;
    table.finish(&mut Dice::new(1)).await;
    table.seats[0].get(&table.path("/view?at=30")).await.expect(200);
    let record = table.seats[0].get(&table.path("/record")).await.expect(200);
    table.seats[0].post("/v1/records/verifications", &record).await.expect(200);
    let commits = record["commits"].as_array().unwrap();
    let last = commits.len() - 1;
    let evaluation = json!({ "seat": commits[last]["seat"], "at": ends(&record)[last - 1] });
    table.seats[0].post(&table.path("/evaluations"), &evaluation).await.expect(200);
    assert_eq!(table.seats[0].get("/v1/records").await.status, 200);
    let bots = json!({ "ruleset": "medici", "seats": 3, "sit": false });
    let bots = Table::made(&server.address, 1, &bots).await;
    for seat in 0..3 {
        bots.seat_bot(seat, "random").await.expect(200);
    }
    bots.start().await;
    bots.finished().await;
    let (data, backup) = (server.data(), server.file("backup"));
    let made = kontor(&["backup", "--data", arg(&data), arg(&backup)]);
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));

    let mut after = threads(&server);
    after.retain(|id, name| {
        !before.contains_key(id) && !DISPENSABLE.iter().any(|known| name.starts_with(known))
    });
    assert!(after.is_empty(), "these threads are new: {after:?}");
}

#[test]
fn a_start_without_threads_ends_with_a_sentence() {
    let dir = tempfile::tempdir().unwrap();
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen=127.0.0.1:0", "--data", arg(&dir.path().join("data"))]);
    // No address space has room for the stack of such a thread.
    let ended = output(command.env("RUST_MIN_STACK", (1_u64 << 60).to_string()));
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert_eq!(ended.status.code(), Some(1), "{said}");
    assert!(said.contains("kontor: the system has no thread to spare for "), "{said}");
    assert!(!said.contains("panicked"), "{said}");
}
