//! Operating servers over a shared database: their start and stop, readiness, metrics, and the
//! check of everything that is stored.

use std::{
    process::{Command, Output, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use kontor_testing::postgresql::PostgreSql;
use kontor_testing::waits::{ended, until};
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    operations::metrics,
    support::{
        client::{Address, Caller},
        dice::Dice,
        server::{PROGRAM, Server, arg, kontor},
        table::Table,
    },
};

/// A new database, with the flags of a server over it.
async fn database() -> (&'static PostgreSql, String, [String; 3]) {
    let postgresql = tokio::task::spawn_blocking(PostgreSql::shared).await.unwrap();
    let name = postgresql.create_database();
    let flags = ["--store".to_owned(), postgresql.address(&name), "--store-unsynced".to_owned()];
    (postgresql, name, flags)
}

fn cluster(server: &Server, flags: &[String], args: &[&str]) -> (Option<i32>, String) {
    let data = server.data();
    let mut all = vec!["cluster"];
    all.extend(args);
    all.extend(["--data", arg(&data)]);
    all.extend(flags.iter().map(String::as_str));
    let Output { status, stdout, .. } = kontor(&all);
    (status.code(), String::from_utf8(stdout).unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_check_finds_wrong_index_rows_and_mends_them_while_a_server_runs() {
    let (postgresql, name, flags) = database().await;
    let server = Server::with_flags(&flags.each_ref().map(String::as_str));
    let ada = server.guest("Ada").await;
    for _ in 0..3 {
        let body = json!({ "ruleset": "medici", "seats": 3 });
        ada.post("/v1/games", &body).await.expect(201);
    }
    let (code, said) = cluster(&server, &flags, &["status"]);
    assert!(code == Some(0) && said.contains("servers: 1\n"), "{said}");
    // Another command at the same time is no server.
    let [(code, said), other] = std::thread::scope(|scope| {
        let asked = [0; 2].map(|_| scope.spawn(|| cluster(&server, &flags, &["status"])));
        asked.map(|asked| asked.join().unwrap())
    });
    assert!(code == Some(0) && said.contains("servers: 1\n"), "{said}");
    assert!(other.0 == Some(0) && other.1.contains("servers: 1\n"), "{}", other.1);
    let (code, said) = cluster(&server, &flags, &["check"]);
    assert!(code == Some(0) && said.contains("3 logs, "), "{said}");
    let listed = async || ada.get("/v1/games?seat=me").await.expect(200);
    let before = listed().await;
    assert_eq!(before["items"].as_array().unwrap().len(), 3);

    postgresql.execute(&name, "truncate kontor.index_rows");
    postgresql.execute(&name, "insert into kontor.index_rows values ('public/x/g_x')");
    let (code, said) = cluster(&server, &flags, &["check"]);
    assert!(code == Some(3) && said.contains("lacks the index row"), "{said}");
    assert!(said.contains("the index row public/x/g_x belongs to no log"), "{said}");
    let (code, said) = cluster(&server, &flags, &["check", "--repair"]);
    assert!(code == Some(0) && !said.contains("WRONG"), "{said}");
    assert_eq!(listed().await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_check_names_orphans_while_a_server_runs() {
    let (postgresql, name, flags) = database().await;
    let server = Server::with_flags(&flags.each_ref().map(String::as_str));
    let anonymous = server.anonymous();
    let wish = json!({ "name": "Ada", "password": "correct horse battery" });
    let ada = anonymous.signed_in(&anonymous.post("/v1/users", &wish).await);
    let (code, said) = cluster(&server, &flags, &["check"]);
    assert!(code == Some(0) && !said.contains("WRONG"), "{said}");
    let claims = "delete from kontor.stored_documents where key like 'name/%'";
    postgresql.execute(&name, claims);
    let (code, said) = cluster(&server, &flags, &["check"]);
    let lacks = format!("WRONG: player/{} needs name/", ada.id);
    assert!(code == Some(3) && said.contains("WRONG: orphans of the kind player: 1"), "{said}");
    assert!(said.contains(&lacks), "{said}");
}

/// The process waits for a game of its second step when it is killed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repair_whose_process_is_killed_in_the_middle_is_completed_by_the_next_one() {
    let (postgresql, name, flags) = database().await;
    let server = Server::with_flags(&flags.each_ref().map(String::as_str));
    for _ in 0..4 {
        let ada = server.guest("Ada").await;
        for _ in 0..8 {
            let body = json!({ "ruleset": "medici", "seats": 3 });
            ada.post("/v1/games", &body).await.expect(201);
        }
    }
    let index = || postgresql.execute(&name, "select * from kontor.index_rows order by 1");
    let before = index();
    postgresql.execute(&name, "truncate kontor.index_rows");
    let last = postgresql.execute(&name, "select max(log) from kontor.logs");
    let lock = |function: &str| format!("select {function}(hashtextextended('log {last}', 0))");
    let mut blocker = postgresql.execute_and_stay(&name, &lock("pg_advisory_lock"));
    until("the game is locked", async || {
        postgresql.execute(&name, &lock("pg_try_advisory_lock")) == "f"
    })
    .await;
    let data = server.data();
    let mut repair = Command::new(PROGRAM);
    repair.args(["cluster", "check", "--repair", "--data", arg(&data)]).args(&flags);
    let mut repair = repair.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let waiting = "select count(*) from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and locktype = 'advisory' and not granted";
    until("the repair waits for it", async || postgresql.execute(&name, waiting) != "0").await;
    repair.kill().unwrap();
    ended("the repair, which was killed", &mut repair);
    let between = index();
    assert!(!between.is_empty() && between != before, "it was in the middle");
    blocker.kill().unwrap();
    ended("the session, which was killed", &mut blocker);

    let (code, said) = cluster(&server, &flags, &["check"]);
    assert!(code == Some(3) && said.contains("lacks the index row"), "{said}");
    let (code, said) = cluster(&server, &flags, &["check", "--repair"]);
    assert!(code == Some(0) && !said.contains("WRONG"), "{said}");
    assert_eq!(index(), before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_leaves_is_not_ready_and_takes_everything() {
    let server = Server::with_flags(&["--leave-s=60"]);
    let caller = server.anonymous();
    caller.get("/healthz/ready").await.expect(200);
    server.ask_to_stop();
    until("it is not ready", async || caller.get("/healthz/ready").await.status == 503).await;
    caller.get("/healthz/ready").await.refused("draining");
    let ada = server.guest("Ada").await;
    let body = json!({ "ruleset": "medici", "seats": 3 });
    ada.post("/v1/games", &body).await.expect(201);
}

async fn is_ready(caller: &Caller) -> bool {
    let ready = caller.request(Method::GET, "/healthz/ready").try_send().await;
    ready.is_ok_and(|answer| answer.status == 200)
}

/// Makes tables and plays on at another one as through a proxy, each time at a server that has just
/// said that it is ready, until it is told to stop; then everybody resigns. Returns the table and how
/// many moves were made; all requests must succeed.
async fn proxied(
    mut table: Table,
    servers: [Address; 2],
    is_over: Arc<AtomicBool>,
) -> (Table, usize) {
    let (mut moves, mut dice) = (0, Dice::new(1));
    while !is_over.load(Ordering::SeqCst) {
        for address in &servers {
            if !is_ready(&table.seats[0].at(address)).await {
                continue;
            }
            table.seats.iter_mut().for_each(|seat| *seat = seat.at(address));
            let body = json!({ "ruleset": "medici", "seats": 3 });
            let made = table.seats[0].post("/v1/games", &body).await.expect(201);
            let game = format!("/v1/games/{}", made["id"].as_str().unwrap());
            table.seats[0].delete(&game).await.expect(204);
            moves += usize::from(table.step(&mut dice).await.is_some());
        }
    }
    for seat in &table.seats {
        seat.call(&table.path("/resignations")).await;
    }
    (table, moves)
}

/// Follows a game to its end by streams, each at a server that has just said that it is ready.
async fn followed(caller: Caller, servers: [Address; 2], game: String) -> Vec<Value> {
    let mut events: Vec<Value> = Vec::new();
    for address in servers.iter().cycle() {
        let at = caller.at(address);
        if !is_ready(&at).await {
            continue;
        }
        let mut stream = at.listen(&game, events.len() as u64).await;
        let (further, end) = stream.rest().await;
        events.extend(further);
        if end.as_deref() == Some("finished") {
            break;
        }
    }
    events
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_replaced_one_by_one_without_a_failed_request() {
    let (_, _, flags) = database().await;
    let mut flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    flags.push("--leave-s=2");
    let first = Server::with_flags(&flags);
    let second = Server::with_secret_of(&first, &flags);
    let addresses = [first.address.clone(), second.address.clone()];
    let is_over = Arc::new(AtomicBool::new(false));
    let body = json!({ "ruleset": "dale_of_merchants", "seats": 2 });
    let table = Table::made(&first.address, 2, &body).await;
    table.start().await;
    let (spectator, game) = (first.anonymous(), table.game.clone());
    let follower = tokio::spawn(followed(spectator.clone(), addresses.clone(), game));
    let requests = tokio::spawn(proxied(table, addresses, is_over.clone()));
    let mut replaced = Vec::new();
    for mut server in [first, second] {
        let started = tokio::task::spawn_blocking(move || {
            server.stop();
            server.restart();
            server
        });
        let server = started.await.unwrap();
        let caller = server.anonymous();
        until("it is ready", async || caller.get("/healthz/ready").await.status == 200).await;
        replaced.push(server);
    }
    is_over.store(true, Ordering::SeqCst);
    let ((table, moves), events) = (requests.await.unwrap(), follower.await.unwrap());
    assert!(moves > 0);
    assert_eq!(table.events_for(&spectator).await, events, "no event was lost or told twice");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operators_see_the_writes_and_hints_of_a_server() {
    let (_, _, flags) = database().await;
    let mut flags: Vec<&str> = flags.iter().map(String::as_str).collect();
    flags.push("--ops-listen=127.0.0.1:0");
    let server = Server::with_flags(&flags);
    server.guest("Ada").await;
    until("it hears itself", async || {
        metrics(&server).await.contains("kontor_database_heartbeat_age_seconds 0.")
    })
    .await;
    let text = metrics(&server).await;
    assert!(text.contains("kontor_database_write_seconds_count{outcome=\"written\"}"), "{text}");
    let page = include_str!("../../docs/operations.md");
    let named: Vec<&str> = page
        .split('`')
        .filter(|span| span.starts_with("kontor_database_") && span.is_ascii())
        .collect();
    assert!(named.len() > 8, "the page has them: {named:?}");
    let missing: Vec<&&str> = named.iter().filter(|name| !text.contains(**name)).collect();
    assert!(missing.is_empty(), "no server over a database has {missing:?}");
    server.anonymous().get("/healthz/ready").await.expect(200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_were_started_with_different_limits_say_so() {
    let (_, _, flags) = database().await;
    let same: Vec<&str> =
        flags.iter().map(String::as_str).chain(["--ops-listen=127.0.0.1:0"]).collect();
    let first = Server::with_flags(&same);
    // Its memory is its own.
    let second = Server::with_secret_of(&first, &[&same[..], &["--games-cache-mib=8"]].concat());
    until("they hear each other", async || {
        metrics(&first).await.contains("kontor_database_servers_heard 1.0")
    })
    .await;
    let alike = "kontor_database_settings_heard 1.0";
    assert!(metrics(&first).await.contains(alike) && !first.log().contains("different settings"));
    let third = Server::with_secret_of(&first, &[&same[..], &["--streams-max=17"]].concat());
    let hears = async |server: &Server, line: &str| {
        until(line, async || metrics(server).await.contains(line)).await;
    };
    for server in [&first, &second, &third] {
        hears(server, "kontor_database_settings_heard 2.0").await;
        assert!(server.log().contains("started with different settings"), "{}", server.log());
    }
    let (code, said) = cluster(&first, &flags, &["status"]);
    assert!(code == Some(3) && said.contains("servers run with 2 different settings"), "{said}");
    drop(third);
    hears(&first, alike).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_waits_at_its_start_for_a_database_and_refuses_a_wrong_one_at_once() {
    let waiting = Server::asleep();
    let log = std::fs::File::create(waiting.file("log")).unwrap();
    let data = waiting.data();
    let mut serve = Command::new(PROGRAM);
    serve.args(["serve", "--listen=127.0.0.1:0", "--data", arg(&data), "--store"]);
    let mut process = serve
        .arg("host=/nowhere user=postgres dbname=x")
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .unwrap();
    until("it waits", async || waiting.log().contains("waiting for the database")).await;
    assert!(process.try_wait().unwrap().is_none());
    process.kill().unwrap();
    ended("the server, which was killed", &mut process);

    let (_, _, [store, address, _]) = database().await;
    let refused =
        kontor(&["serve", "--listen=127.0.0.1:0", "--data", arg(&data), &store, &address]);
    let why = String::from_utf8(refused.stderr).unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(why.contains("synchronous_standby_names is empty"), "{why}");
}
