//! The keys that sign access tokens and records: shared by all servers of a store, and rotated
//! while they run.

use std::process::{Command, Output};

use kontor_testing::postgresql::PostgreSql;
use kontor_testing::waits::{output, until};
use serde_json::Value;

use crate::support::server::{PROGRAM, Server, arg, kontor};

/// Ids of the published keys, the one that signs first.
async fn published(server: &Server) -> Vec<String> {
    let keys = server.anonymous().get("/.well-known/jwks.json").await.expect(200);
    let id = |key: &Value| key["kid"].as_str().unwrap().to_owned();
    keys["keys"].as_array().unwrap().iter().map(id).collect()
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

/// A command that has to succeed; its standard output.
fn done(args: &[&str]) -> String {
    let output = kontor(args);
    assert!(output.status.success(), "{}", text(&output));
    String::from_utf8(output.stdout).unwrap()
}

/// Flags of a server over a new database.
async fn database_flags() -> [String; 3] {
    let postgresql = tokio::task::spawn_blocking(PostgreSql::shared).await.unwrap();
    let address = postgresql.address(&postgresql.create_database());
    ["--store".to_owned(), address, "--store-unsynced".to_owned()]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rotated_key_is_taken_over_while_the_server_runs() {
    let server = Server::start();
    let ada = server.guest("Ada").await;
    let before = published(&server).await;
    let data = server.data();
    let ahead = done(&["keys", "rotate", "--data", arg(&data)]);
    assert!(ahead.contains("signs\n") && ahead.contains("will sign\n"), "{ahead}");
    until("the key is published", async || published(&server).await.len() == 2).await;
    assert_eq!(published(&server).await[0], before[0], "it does not sign yet");
    done(&["keys", "rotate", "--at-once", "--data", arg(&data)]);
    until("another key signs", async || published(&server).await[0] != before[0]).await;
    ada.get("/v1/me").await.expect(200);
    server.guest("Ben").await.get("/v1/me").await.expect(200);
    let listed = done(&["keys", "list", "--data", arg(&data)]);
    assert!(listed.contains(&before[0]) && listed.contains("verifies tokens until"), "{listed}");
}

/// Every request is answered as it should be, at all servers, while keys are rotated.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_over_one_database_take_over_a_rotated_key_and_refuse_no_token() {
    let flags = database_flags().await;
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    let one = Server::with_flags(&flags);
    let two = Server::with_secret_of(&one, &flags);
    let before = published(&one).await;
    assert_eq!(published(&two).await, before, "the keys were made once");
    let ada = one.guest("Ada").await;
    let data = one.data();
    for _ in 0..3 {
        let mut rotate = vec!["keys", "rotate", "--at-once", "--data", arg(&data)];
        rotate.extend(&flags);
        done(&rotate);
        until("the first server signs with it", async || {
            let ben = one.guest("Ben").await;
            // The second server may not know the key: it looks for it.
            ben.at(&two.address).get("/v1/me").await.expect(200);
            ada.at(&two.address).get("/v1/me").await.expect(200);
            published(&one).await[0] != before[0]
        })
        .await;
    }
    until("both publish all keys", async || {
        published(&one).await.len() == 4 && published(&two).await == published(&one).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_paused_during_a_rotation_refuses_no_token() {
    let flags = database_flags().await;
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    let one = Server::with_flags(&flags);
    let two = Server::with_secret_of(&one, &flags);
    let before = published(&one).await;
    let ada = two.guest("Ada").await;
    two.pause();
    let data = one.data();
    let mut rotate = vec!["keys", "rotate", "--at-once", "--data", arg(&data)];
    rotate.extend(&flags);
    done(&rotate);
    until("the first server signs with it", async || published(&one).await[0] != before[0]).await;
    let ben = one.guest("Ben").await;
    two.resume();
    ben.at(&two.address).get("/v1/me").await.expect(200);
    ada.at(&one.address).get("/v1/me").await.expect(200);
    let cara = two.guest("Cara").await;
    cara.at(&one.address).get("/v1/me").await.expect(200);
    until("it publishes the key, too", async || published(&two).await == published(&one).await)
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_with_another_secret_does_not_start_and_exports_have_no_secret() {
    let flags = database_flags().await;
    let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    let mut one = Server::with_flags(&flags);
    let secret = std::fs::read_to_string(one.data().join("keys/secret.hex")).unwrap();
    let other = Server::asleep();
    let (data, keys) = (other.data(), other.data().join("keys"));
    let start = || {
        let mut command = Command::new(PROGRAM);
        command.args(["serve", "--listen=127.0.0.1:0", "--data", arg(&data)]).args(&flags);
        let refused = output(&mut command);
        assert_eq!(refused.status.code(), Some(1), "{}", text(&refused));
        text(&refused)
    };
    assert!(start().contains("has none: copy secret.hex"), "{}", start());
    assert!(!keys.join("secret.hex").exists(), "none is made");
    std::fs::create_dir_all(&keys).unwrap();
    std::fs::write(keys.join("secret.hex"), "ab".repeat(32)).unwrap();
    let refused = start();
    assert!(refused.contains("with another secret than"), "{refused}");

    let mut export = vec!["export", "--data", arg(&data)];
    export.extend(&flags);
    let exported = done(&export);
    assert!(exported.contains("signing_keys"), "the list is in the export");
    for text in [&exported, &one.log(), &refused] {
        assert!(!text.contains(secret.trim_end()), "the secret is not");
    }
    let mut reset = vec!["keys", "reset", "--data", arg(&data)];
    reset.extend(&flags);
    let refused = text(&kontor(&reset));
    assert!(refused.contains("servers use this database"), "{refused}");
    one.stop();
    assert!(done(&reset).contains("signs\n"));
    let mut list = vec!["keys", "list", "--data", arg(&data)];
    list.extend(&flags);
    assert_eq!(done(&list).lines().count(), 2, "the key before stays published");

    // Without the address it would begin with no games, among servers that have them.
    let alone = kontor(&["serve", "--listen=127.0.0.1:0", "--data", arg(&one.data())]);
    assert_eq!(alone.status.code(), Some(1));
    assert!(
        text(&alone).contains("the games of this server are in a database"),
        "{}",
        text(&alone)
    );
}
