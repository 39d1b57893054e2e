//! A server that only reads: because its operator wants it so, or because its disk is full.

use std::{fs, os::unix::fs::symlink, path::PathBuf};

use serde_json::json;

use crate::operations::metrics;
use crate::support::{
    dice::Dice,
    server::{Server, arg, kontor},
    table::Table,
};

/// A stopped server with a game, and the view of the first seat.
async fn stopped_server() -> (Server, Table, String) {
    let mut server = Server::with_flags(&["--ops-listen=127.0.0.1:0"]);
    let mut table = Table::started(&server.address, 3).await;
    table.steps(&mut Dice::new(3), 5).await;
    let view = view(&table).await;
    server.stop();
    (server, table, view)
}

async fn view(table: &Table) -> String {
    let answer = table.seats[0].get(&table.path("/view")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.text
}

/// Asserts that everything can be read and nothing is stored.
async fn only_reads(server: &Server, table: &Table, before: &str) {
    assert_eq!(view(table).await, before);
    let anonymous = server.anonymous();
    assert_eq!(anonymous.get("/v1/meta").await.expect(200)["read_only"], true);
    assert_eq!(anonymous.get("/v1/games").await.expect(200)["items"][0]["id"], table.game);
    let due = table.first_due().await;
    let refused = table.move_of(&due, "k").send().await;
    assert_eq!(refused.header("retry-after"), "60");
    refused.refused("read-only");
    let seat = &table.seats[0];
    anonymous.post("/v1/guests", &json!({})).await.refused("read-only");
    seat.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await.refused("read-only");
    seat.post(&table.path("/messages"), &json!({ "text": "Well bid!" })).await.refused("read-only");
    seat.delete("/v1/sessions/current").await.refused("read-only");
    assert_eq!(view(table).await, before, "the session has not ended");
}

fn store(server: &Server) -> PathBuf {
    server.data().join("store")
}

#[tokio::test]
async fn a_server_that_is_told_to_only_read_changes_no_file_of_the_database() {
    let (mut server, table, before) = stopped_server().await;
    let database = fs::read(store(&server).join("sled/db")).unwrap();
    // The machine may have been set up for a database: it is not what is read.
    server.restart_with_all(&["--read-only", "--store=postgresql://absent@127.0.0.1:1/none"]);
    only_reads(&server, &table, &before).await;
    assert!(metrics(&server).await.contains("\nkontor_store_space_level -1\n"));
    server.stop();
    assert!(fs::read(store(&server).join("sled/db")).unwrap() == database);
    server.restart();
    assert_eq!(server.anonymous().get("/v1/meta").await.expect(200)["read_only"], false);
    let due = table.first_due().await;
    table.move_of(&due, "k").send().await.expect(201);
}

#[tokio::test]
async fn a_server_whose_disk_is_full_at_its_start_only_reads_and_says_so() {
    let (mut server, table, before) = stopped_server().await;
    // All writes into this device are refused as on a full disk.
    let full = store(&server).join("acknowledged.unfinished");
    symlink("/dev/full", &full).unwrap();
    server.restart();
    let log = server.log();
    assert!(log.contains("THE SERVER ONLY READS") && log.contains("its disk is full"), "{log}");
    only_reads(&server, &table, &before).await;
    assert!(metrics(&server).await.contains("\nkontor_store_space_level 0\n"));
    server.stop();
    fs::remove_file(full).unwrap();
    server.restart();
    let due = table.first_due().await;
    table.move_of(&due, "k").send().await.expect(201);
}

#[tokio::test]
async fn a_store_that_is_too_large_to_be_only_read_is_reported_in_a_sentence() {
    let (server, ..) = stopped_server().await;
    let data = server.data();
    let ended = kontor(&["serve", "--read-only", "--read-only-mib=0", "--data", arg(&data)]);
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert_eq!(ended.status.code(), Some(1), "{said}");
    assert!(
        said.contains("more than 0 MiB of content") && said.contains("--read-only-mib"),
        "{said}"
    );
}
