//! A damaged store, and backups, as an operator meets them: the server and the commands say what is
//! wrong in a sentence and end with an exit code.

use std::{
    fs::{self, File},
    path::Path,
    process::{Command, Output},
};

use kontor_testing::waits::output;
use serde_json::{Value, json};

use crate::support::{
    dice::Dice,
    server::{PROGRAM, Server, arg, kontor},
    table::Table,
};

/// The exit code for a store or a backup that is damaged or incomplete.
const DAMAGE: i32 = 3;

pub(crate) fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        match file.file_type().unwrap().is_dir() {
            true => copy(&file.path(), &to.join(file.file_name())),
            false => drop(fs::copy(file.path(), to.join(file.file_name())).unwrap()),
        }
    }
}

pub(crate) fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Asserts that a command has failed because of damage, with a sentence and without a panic.
fn refused(output: &Output) -> String {
    let said = said(output);
    assert_eq!(output.status.code(), Some(DAMAGE), "{said}");
    assert!(!said.contains("panicked") && !said.contains("backtrace"), "{said}");
    said
}

fn serve(data: &Path) -> Output {
    kontor(&["serve", "--listen=127.0.0.1:0", "--data", arg(data)])
}

/// A stopped server with a game, whose database is that of some moves ago.
async fn server_that_lost_moves() -> (Server, Table) {
    let mut server = Server::start();
    let mut table = Table::started(&server.address, 3).await;
    let mut dice = Dice::new(3);
    table.steps(&mut dice, 5).await;
    server.stop();
    let earlier = server.file("earlier");
    copy(&server.data().join("store/sled"), &earlier);
    server.restart();
    table.steps(&mut dice, 6).await;
    server.stop();
    fs::remove_dir_all(server.data().join("store/sled")).unwrap();
    copy(&earlier, &server.data().join("store/sled"));
    (server, table)
}

#[tokio::test]
async fn a_server_that_lost_moves_does_not_start_unless_the_loss_is_accepted() {
    let (mut server, table) = server_that_lost_moves().await;
    for refused_by in [
        serve(&server.data()),
        kontor(&["export", "--data", arg(&server.data()), arg(&server.file("export"))]),
        kontor(&["backup", "--data", arg(&server.data()), arg(&server.file("backup"))]),
    ] {
        let said = refused(&refused_by);
        let game = table.path("").rsplit('/').next().unwrap().to_owned();
        assert!(said.contains("lacks acknowledged writes") && said.contains(&game), "{said}");
        assert!(said.contains("--accept-loss") && said.contains("--salvage"), "{said}");
    }
    server.restart_with("--accept-loss");
    let commit = table.game().await["commit"].as_u64().unwrap();
    server.stop();
    server.restart();
    assert_eq!(table.game().await["commit"], commit, "once is enough");
}

#[tokio::test]
async fn a_database_that_is_cut_short_is_refused_and_salvaged() {
    let mut server = Server::start();
    let mut over = Table::started(&server.address, 3).await;
    over.finish(&mut Dice::new(1)).await;
    let anonymous = server.anonymous();
    let events = over.events_for(&anonymous).await;
    server.stop();
    let database = server.data().join("store/sled/db");
    // The engine may have left zeros at the end, whose loss would be none.
    let written = fs::read(&database).unwrap().iter().rposition(|byte| *byte != 0).unwrap() as u64;
    File::options().write(true).open(&database).unwrap().set_len(written * 7 / 10).unwrap();
    refused(&serve(&server.data()));

    let (salvaged, report) = (server.file("salvaged.jsonl"), server.file("report.json"));
    let (data, mut other) = (server.data(), Server::asleep());
    let mut export = Command::new(PROGRAM);
    export.args(["export", "--salvage", "--report", arg(&report), "--data", arg(&data)]);
    // The machine may have been set up for a database: it is not what is salvaged.
    export.env("KONTOR_STORE", "postgresql://absent@127.0.0.1:1/none").arg(&salvaged);
    let done = output(&mut export);
    let sentences = refused(&done);
    let report: Value = serde_json::from_slice(&fs::read(report).unwrap()).unwrap();
    let of_game = report["logs"].as_array().unwrap();
    assert!(sentences.contains(of_game[0]["log"].as_str().unwrap()), "{sentences}");
    assert!(of_game[0]["written"].as_u64() < of_game[0]["missing"][0][1].as_u64(), "{report}");

    let done = kontor(&["import", "--data", arg(&other.data()), arg(&salvaged)]);
    assert!(done.status.success(), "{}", said(&done));
    copy(&data.join("keys"), &other.data().join("keys"));
    other.restart();
    server.address.set(&other.address.get());
    let found = over.events_for(&other.anonymous()).await;
    assert!(!found.is_empty() && found[..] == events[..found.len()]);
}

#[tokio::test]
async fn a_backup_of_a_running_server_under_load_restores_all_that_was_answered() {
    let server = Server::start();
    server
        .anonymous()
        .post("/v1/users", &json!({ "name": "Grace", "password": "cinnamon" }))
        .await
        .expect(201);
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(Table::started(&server.address, 3).await);
    }
    let playing = tables.into_iter().zip(1..).map(|(mut table, seed)| {
        tokio::spawn(async move {
            let mut dice = Dice::new(seed);
            for _ in 0..6 {
                table.steps(&mut dice, 5).await;
            }
            table
        })
    });
    let playing: Vec<_> = playing.collect();
    let backup = server.file("backup");
    let (data, to) = (server.data(), backup.clone());
    let backed_up =
        tokio::task::spawn_blocking(move || kontor(&["backup", "--data", arg(&data), arg(&to)]));
    let backed_up = backed_up.await.unwrap();
    assert!(backed_up.status.success(), "{}\n{}", said(&backed_up), server.log());
    assert!(server.log().contains("a backup was made"), "the server made it: {}", server.log());
    let mut other = Server::asleep();
    let restored = kontor(&["restore", "--data", arg(&other.data()), arg(&backup)]);
    assert!(restored.status.success(), "{}", said(&restored));
    let again = kontor(&["restore", "--data", arg(&other.data()), arg(&backup)]);
    assert_eq!(again.status.code(), Some(1));
    assert!(said(&again).contains("exists already"), "{}", said(&again));

    let anonymous = server.anonymous();
    let keys = anonymous.get("/.well-known/jwks.json").await.expect(200);
    let mut played = Vec::new();
    for table in playing {
        let table = table.await.unwrap();
        let events = table.events_for(&anonymous).await;
        played.push((table, events));
    }
    other.restart();
    server.address.set(&other.address.get());
    for (mut table, events) in played {
        let restored = table.events_for(&anonymous).await;
        assert!(restored[..] == events[..restored.len()], "a prefix of the game");
        // The tokens of the players are valid, because keys and documents were restored too.
        table.steps(&mut Dice::new(7), 1).await;
    }
    anonymous
        .post("/v1/sessions", &json!({ "name": "Grace", "password": "cinnamon" }))
        .await
        .expect(201);
    assert_eq!(anonymous.get("/.well-known/jwks.json").await.expect(200), keys);
}

#[tokio::test]
async fn a_stopped_store_can_be_backed_up_and_a_changed_backup_is_refused() {
    let mut server = Server::start();
    let mut table = Table::started(&server.address, 3).await;
    table.steps(&mut Dice::new(1), 5).await;
    server.stop();
    let backup = server.file("backup");
    let done = kontor(&["backup", "--data", arg(&server.data()), arg(&backup)]);
    assert!(done.status.success(), "{}", said(&done));
    let again = kontor(&["backup", "--data", arg(&server.data()), arg(&backup)]);
    assert_eq!(again.status.code(), Some(1), "a backup is never overwritten");

    let export = backup.join("store.jsonl");
    let text = fs::read_to_string(&export).unwrap();
    for changed in [text.replacen("\"number\":3", "\"number\":4", 1), text[..text.len() / 2].into()]
    {
        fs::write(&export, changed).unwrap();
        let target = server.file("target");
        refused(&kontor(&["restore", "--data", arg(&target), arg(&backup)]));
        assert!(!target.exists(), "nothing was made");
    }
}
