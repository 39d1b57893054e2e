//! `kontor admin`: the program of an operator, at the socket of a running server.

use std::{
    io::{Read, Write},
    os::unix::{fs::PermissionsExt, net::UnixStream},
    path::{Path, PathBuf},
    process::{Command, Output},
    time::Duration,
};

use kontor_testing::waits::{PATIENCE, output};
use serde_json::{Value, json};

use crate::support::{
    server::{PROGRAM, Server, arg},
    table::Table,
};

/// A server with a socket for operators.
fn server() -> (Server, PathBuf) {
    let mut server = Server::asleep();
    let socket = server.file("admin.sock");
    server.launch_with(&["--admin-socket", arg(&socket)]);
    (server, socket)
}

fn admin(socket: &std::path::Path, args: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(["admin", "--socket", arg(socket), "--operator", "Olga"]).args(args);
    output(&mut command)
}

/// A command that has to succeed; what it prints as JSON.
fn done(socket: &std::path::Path, args: &[&str]) -> Value {
    let output = admin(socket, &[args, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn exit_code(output: &Output) -> Option<i32> {
    output.status.code()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_does_everything_at_the_socket() {
    let (server, socket) = server();
    let table = Table::seated(&server.address, 3).await;
    let (ada, ben) = (&table.seats[0], &table.seats[1]);
    let said = json!({ "text": "Something rude" });
    ada.post(&table.path("/messages"), &said).await.expect(201);
    let path = table.path("/messages/1/reports");
    ben.post(&path, &json!({ "category": "hate" })).await.expect(201);
    let why = ["--reason", "a report"];
    let run = |args: &[&str]| done(&socket, &[args, &why].concat());

    let reports = run(&["reports"]);
    let report = reports["found"]["items"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(reports["found"]["items"][0]["messages"][0]["text"], "Something rude");
    assert_eq!(run(&["player", &ada.id])["found"]["kind"], "guest");
    assert_eq!(run(&["game", &table.game])["found"]["messages"], 1);
    run(&["remove-message", &table.game, "1"]);
    let messages = ben.get(&table.path("/messages")).await.expect(200);
    assert_eq!(messages["items"][0]["removed"], true);
    run(&["settle", &report, "done"]);
    assert_eq!(run(&["reports"])["found"]["items"], json!([]));
    run(&["remove-about", &ada.id]);
    run(&["rename", &ada.id, "Renamed"]);
    assert_eq!(ada.get("/v1/me").await.expect(200)["name"], "Renamed");
    run(&["suspend", &ada.id, "--days", "3", "--tell", "Insults."]);
    ada.get("/v1/me").await.refused("account-suspended");
    run(&["lift", &ada.id]);
    run(&["quarantine", &table.game]);
    ada.get(&table.path("/messages")).await.refused("game-quarantined");
    run(&["release", &table.game]);
    run(&["end-sessions", &ada.id]);
    ada.get("/v1/me").await.refused("token-invalid");

    let log = done(&socket, &["audit"]);
    let acts: Vec<&str> = log["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["act"]["act"].as_str().unwrap())
        .collect();
    let all = [
        "list_reports",
        "look_up_player",
        "look_up_game",
        "remove_message",
        "settle_report",
        "list_reports",
        "remove_about",
        "rename",
        "suspend",
        "lift",
        "quarantine",
        "release",
        "end_sessions",
    ];
    assert_eq!(acts, all);
    let first = &log["items"][0];
    assert_eq!((&first["operator"], &first["reason"]), (&json!("Olga"), &json!("a report")));
    assert!(first["uid"].is_u64() && first["at"].is_string(), "{first}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_audit_log_survives_a_kill_and_comes_in_pages() {
    let (mut server, socket) = server();
    let ada = server.guest("Ada").await;
    for _ in 0..3 {
        done(&socket, &["player", &ada.id, "--reason", "a look"]);
    }
    server.kill();
    server.restart();
    let page = done(&socket, &["audit", "--after", "1", "--limit", "1"]);
    assert_eq!((&page["last"], &page["items"][0]["number"]), (&json!(3), &json!(2)));
    assert_eq!(page["items"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn faults_have_exit_codes_and_change_nothing() {
    let (server, socket) = server();
    let ada = server.guest("Ada").await;
    let why = ["--reason", "a test"];
    let code = |args: &[&str]| exit_code(&admin(&socket, &[args, &why].concat()));
    assert_eq!(code(&["player", "p_nobody"]), Some(4));
    assert_eq!(code(&["quarantine", "g_nothing"]), Some(4));
    assert_eq!(code(&["rename", &ada.id, "Ada"]), Some(5));
    assert_eq!(code(&["destroy", &ada.id]), Some(2), "an unknown command");
    assert_eq!(code(&["suspend", &ada.id, "--tell", "Insults."]), Some(2), "for how long?");
    assert_eq!(exit_code(&admin(&socket, &["lift", &ada.id])), Some(2), "why?");
    let nowhere = server.file("nowhere.sock");
    assert_eq!(exit_code(&admin(&nowhere, &["audit"])), Some(1));
    ada.get("/v1/me").await.expect(200);
    // The lookup of a player who is not there is an act as well.
    assert_eq!(done(&socket, &["audit"])["last"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_read_lines() {
    let (server, socket) = server();
    let ada = server.guest("Ada").await;
    let output = admin(&socket, &["player", &ada.id, "--reason", "a look"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("\n  name: \"Ada\"\n"), "{text}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_socket_is_the_servers_users_alone_and_bounded() {
    let (mut server, socket) = server();
    let mode = std::fs::metadata(&socket).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    let ask = |text: &str| {
        let mut stream = UnixStream::connect(&socket).unwrap();
        // The server may answer, and end the connection, before it has read all.
        let _ = stream.write_all(text.as_bytes());
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        answer
    };
    for text in ["{}\n", "nonsense\n", "{\"act\": {}}\n"] {
        let answer: Value = serde_json::from_str(&ask(text)).unwrap();
        assert_eq!(answer["fault"]["kind"], "invalid", "{answer}");
    }
    let long = format!("{}\n", "x".repeat(1 << 20));
    assert!(!ask(&long).contains("reply"));
    server.stop();
    assert!(!socket.exists(), "the server removes its socket");
}

/// Such a server reads the audit log, and stores no act: neither one that was asked for, nor one that is
/// left over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_only_reads_refuses_acts_and_prints_the_audit_log() {
    let (mut server, socket) = server();
    let ada = server.guest("Ada").await;
    done(&socket, &["player", &ada.id, "--reason", "a look"]);
    server.stop();
    let log = done_after(&mut server, &socket, "--read-only", &ada.id);
    assert_eq!(log["last"], 1);
    // All writes into this device are refused as on a full disk.
    let full = server.data().join("store/acknowledged.unfinished");
    std::os::unix::fs::symlink("/dev/full", &full).unwrap();
    server.kill();
    let log = done_after(&mut server, &socket, "--leave-s=0", &ada.id);
    assert_eq!(log["last"], 1);
    server.stop();
    std::fs::remove_file(full).unwrap();
    server.restart();
    done(&socket, &["suspend", &ada.id, "--for-good", "--tell", "Insults.", "--reason", "a test"]);
    ada.get("/v1/me").await.refused("account-suspended");
}

/// Starts a server that only reads with this flag, and returns its audit log after acts were refused.
fn done_after(server: &mut Server, socket: &Path, flag: &str, player: &str) -> Value {
    server.restart_with(flag);
    assert!(server.log().contains("only"), "{}", server.log());
    for act in [&["player", player][..], &["suspend", player, "--for-good", "--tell", "Insults."]] {
        let output = admin(socket, &[act, &["--reason", "a test"]].concat());
        assert_eq!(exit_code(&output), Some(5));
        let why = String::from_utf8(output.stderr).unwrap();
        assert!(why.contains("this server only reads"), "{why}");
    }
    done(socket, &["audit"])
}

/// Sixteen who connect and say nothing keep others waiting, until one of them goes or ten seconds have
/// passed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixteen_operators_are_served_at_a_time() {
    let (_server, socket) = server();
    let connect = || UnixStream::connect(&socket).unwrap();
    let ask =
        |mut stream: &UnixStream| stream.write_all(b"{\"audit\":{\"after\":0,\"limit\":1}}\n");
    let mut silent: Vec<UnixStream> = (0..15).map(|_| connect()).collect();
    let (last_place, mut waiting) = (connect(), connect());
    ask(&waiting).unwrap();
    waiting.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
    let mut byte = [0];
    let none = waiting.read(&mut byte).unwrap_err();
    assert_eq!(none.kind(), std::io::ErrorKind::WouldBlock, "there are sixteen before it");
    ask(&last_place).unwrap();
    waiting.set_read_timeout(Some(PATIENCE)).unwrap();
    assert_eq!(waiting.read(&mut byte).unwrap(), 1, "it has the place of one who was answered");
    silent.clear();
    assert!(admin(&socket, &["audit"]).status.success());
}

/// Each command of the guide is one of the program, and the other way round.
#[test]
fn the_guide_names_all_commands() {
    let page = include_str!("../../docs/administration.md");
    let named: std::collections::BTreeSet<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("| `kontor admin "))
        .filter_map(|rest| rest.split([' ', '`']).next())
        .collect();
    let help = output(Command::new(PROGRAM).args(["admin", "--help"]));
    let help = String::from_utf8(help.stdout).unwrap();
    let commands = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let there: std::collections::BTreeSet<&str> = commands
        .lines()
        .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| *name != "help")
        .collect();
    assert_eq!(named, there);
}
