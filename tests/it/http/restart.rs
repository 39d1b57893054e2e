//! The process: stop, restart, export and import of the data.

use std::{
    io::{BufRead, BufReader, Write},
    net::TcpStream,
    os::unix::fs::PermissionsExt,
};

use futures_util::{StreamExt, stream::FuturesUnordered};
use kontor_testing::waits::{PATIENCE, until_blocking};
use serde_json::json;

use crate::support::{
    client::Caller,
    dice::Dice,
    record,
    server::{Server, arg, kontor},
    table::Table,
};

#[tokio::test]
async fn a_graceful_stop_finishes_what_was_accepted() {
    let mut server = Server::start();
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(Table::started(&server.address, 3).await);
    }
    let mut moves = Vec::new();
    for table in &tables {
        moves.push((table, table.first_due().await));
    }
    let mut sending: FuturesUnordered<_> = moves
        .iter()
        .map(
            |(table, due)| async move { (table, due, table.move_of(due, "last").try_send().await) },
        )
        .collect();
    let mut sent = vec![sending.next().await.unwrap()];
    server.ask_to_stop();
    while let Some(answered) = sending.next().await {
        sent.push(answered);
    }
    assert!(server.ended().success(), "{}", server.log());
    server.restart();
    assert!(sent[0].2.as_ref().is_ok_and(|answer| answer.status == 201));
    for (table, due, answer) in sent {
        let again = table.move_of(due, "last").send().await;
        match answer {
            Ok(answer) if answer.status == 201 => {
                assert!(again.is_replayed());
                assert_eq!(again.text, answer.text, "what was acknowledged is there");
            }
            Ok(answer) => drop(answer.refused("draining")),
            // The connection broke or was refused: the move may or may not have been applied.
            Err(_) => assert!([200, 201].contains(&again.status), "{}", again.text),
        }
    }
}

/// Sends the headers of a request for a guest, and waits until the server asks for the body of 20
/// bytes.
fn request_without_body(server: &Server) -> TcpStream {
    let mut line = TcpStream::connect(server.address.get().trim_start_matches("http://")).unwrap();
    line.set_read_timeout(Some(PATIENCE)).unwrap();
    line.write_all(
        b"POST /v1/guests HTTP/1.1\r\nHost: kontor\r\nContent-Type: application/json\r\n",
    )
    .unwrap();
    line.write_all(b"Content-Length: 20\r\nExpect: 100-continue\r\n\r\n").unwrap();
    let interim = next_status(&line);
    assert!(interim.contains("100"), "the server waits for the body: {interim}");
    line
}

/// The status line that comes next.
fn next_status(line: &TcpStream) -> String {
    let (mut lines, mut status) =
        (BufReader::new(line.try_clone().unwrap()).lines(), String::new());
    while status.is_empty() {
        status = lines.next().expect("the connection is open").unwrap();
    }
    status
}

#[test]
fn a_graceful_stop_answers_a_request_whose_body_is_still_to_come() {
    let mut server = Server::start();
    let mut line = request_without_body(&server);
    server.ask_to_stop();
    until_blocking("no connection is accepted", || {
        TcpStream::connect(server.address.get().trim_start_matches("http://")).is_err()
    });
    line.write_all(b"{\"name\": \"Ada Lov.\"}").unwrap();
    let status = next_status(&line);
    assert!(status.starts_with("HTTP/1.1 201"), "{status}");
    assert!(server.ended().success(), "{}", server.log());
}

#[test]
fn a_second_signal_ends_the_server_at_once() {
    let mut server = Server::start();
    let _line = request_without_body(&server);
    // Signals that come before the first one was seen count as one.
    until_blocking("the server ends", || {
        server.ask_to_stop();
        !server.is_running()
    });
    assert_eq!(server.ended().code(), Some(1), "{}", server.log());
    assert!(server.log().contains("second signal"), "{}", server.log());
}

#[tokio::test]
async fn after_a_kill_everything_is_as_before() {
    let mut server = Server::start();
    let (mut table, mut dice) = (Table::started(&server.address, 4).await, Dice::new(1));
    let anonymous = server.anonymous();
    let grace = anonymous.signed_in(
        &anonymous.post("/v1/users", &json!({ "name": "Grace", "password": "cinnamon" })).await,
    );
    table.steps(&mut dice, 10).await;
    let paths = ["", "/view", "/decisions", "/events"].map(|path| table.path(path));
    let look = async |caller: &Caller| {
        let mut seen = Vec::new();
        for path in &paths {
            let answer = caller.get(path).await;
            seen.push((answer.text.clone(), answer.header("etag").to_owned()));
        }
        seen
    };
    let before = [look(&table.seats[2]).await, look(&anonymous).await];
    server.restart();
    assert_eq!([look(&table.seats[2]).await, look(&anonymous).await], before);
    assert_eq!(
        grace.get("/v1/me").await.expect(200)["name"],
        "Grace",
        "tokens hold over a restart"
    );
    anonymous
        .post("/v1/sessions", &json!({ "name": "Grace", "password": "cinnamon" }))
        .await
        .expect(201);
    anonymous
        .post("/v1/sessions/refresh", &json!({ "refresh_token": grace.refresh_token }))
        .await
        .expect(201);
    table.finish(&mut dice).await;
}

#[tokio::test]
async fn a_second_server_on_the_same_data_is_refused() {
    let server = Server::embedded();
    let second = kontor(&["serve", "--listen", "127.0.0.1:0", "--data", arg(&server.data())]);
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8_lossy(&second.stderr);
    assert!(said.contains("is in use by another server"), "{said}");
    server.anonymous().get("/healthz/ready").await.expect(200);
}

#[test]
fn an_error_message_names_the_cause() {
    let folder = tempfile::tempdir().unwrap();
    let no_directory = folder.path().join("data");
    std::fs::write(&no_directory, "").unwrap();
    let done = kontor(&["import", "--data", arg(&no_directory)]);
    assert_eq!(done.status.code(), Some(1));
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(said.contains("cannot be used: Not a directory"), "{said}");
}

#[tokio::test]
async fn an_imported_export_has_all_games_and_accounts() {
    let mut server = Server::embedded();
    let anonymous = server.anonymous();
    anonymous
        .post("/v1/users", &json!({ "name": "Grace", "password": "cinnamon" }))
        .await
        .expect(201);
    let mut over = Table::started(&server.address, 3).await;
    over.finish(&mut Dice::new(1)).await;
    let mut running = Table::started(&server.address, 3).await;
    running.steps(&mut Dice::new(2), 7).await;
    let games = anonymous.get("/v1/games").await.expect(200);
    let before = [over.events_for(&anonymous).await, running.events_for(&anonymous).await];
    server.stop();

    let (mut other, file) = (Server::asleep(), server.file("export.jsonl"));
    let again = server.file("again.jsonl");
    for (command, data, file) in [
        ("export", server.data(), &file),
        ("import", other.data(), &file),
        ("import", other.data(), &file),
        ("export", other.data(), &again),
    ] {
        let done = kontor(&[command, "--data", arg(&data), arg(file)]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }
    let [exported, again] = [&file, &again].map(|file| std::fs::read_to_string(file).unwrap());
    assert!(exported.contains("converted/"), "the server has noted its conversions");
    assert!(exported == again, "an export of what was imported has the same bytes");
    let marked = server.file("marked.jsonl");
    std::fs::write(&marked, format!("\u{feff}{exported}")).unwrap();
    let done = kontor(&["import", "--data", arg(&other.data()), arg(&marked)]);
    assert!(done.status.success(), "a byte order mark is no part of an export: {done:?}");
    let mode = std::fs::metadata(&file).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "an export holds secrets");
    other.restart();
    let anonymous = other.anonymous();
    assert_eq!(anonymous.get("/v1/games").await.expect(200), games);
    assert_eq!([over.events_for(&anonymous).await, running.events_for(&anonymous).await], before);
    anonymous
        .post("/v1/sessions", &json!({ "name": "Grace", "password": "cinnamon" }))
        .await
        .expect(201);
    let record = anonymous.get(&over.path("/record")).await;
    let keys = anonymous.get("/.well-known/jwks.json").await.expect(200);
    assert!(
        record::verify_signed(&record::read(&record.text).unwrap(), &keys)
            .unwrap()
            .signature_checked
    );
}

#[test]
fn exporting_a_missing_directory_is_an_error() {
    let (folder, file) = (tempfile::tempdir().unwrap(), tempfile::NamedTempFile::new().unwrap());
    let mistyped = folder.path().join("daat");
    let done = kontor(&["export", "--data", arg(&mistyped), arg(file.path())]);
    assert_eq!(done.status.code(), Some(1));
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(said.contains("there is no store in"), "{said}");
    assert!(!mistyped.exists(), "nothing was made");
}

#[tokio::test]
async fn ids_with_odd_letters_are_unknown_games() {
    let server = Server::start();
    let anonymous = server.anonymous();
    for id in ["%00", "g_%2F", "%FF", "..%2f..", "g_%F0%9F%92%A5", &"g".repeat(64)] {
        let answer =
            anonymous.request(reqwest::Method::GET, &format!("/v1/games/{id}")).bad().send().await;
        assert!([400, 404].contains(&answer.status), "{}", answer.text);
    }
    anonymous
        .request(reqwest::Method::GET, &format!("/v1/games/{}", "g".repeat(65)))
        .bad()
        .send()
        .await
        .refused("game-unknown");
}
