//! Single faults and what must follow from them, two servers over one engine that all tests share.

mod dead_servers;
mod standbys;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tokio::sync::{Mutex, MutexGuard};

use crate::{
    PATIENCE,
    checker::check,
    client::{Client, Dice, Request},
    engine::{Engine, Options, Program},
    follower::follow,
    from_environment,
    nemesis::{Fault, LASTS_SHORT, Nemesis},
    server::{Servers, arg, kontor},
    until, until_within,
    workload::Workload,
};

/// Longer than a server waits for a database that accepts writes.
const WAIT_MAX: Duration = Duration::from_secs(60);
/// How long a server without any node may say that it is ready, with the time of a busy machine.
const NOT_READY_WITHIN: Duration = Duration::from_secs(40);
/// Games at a time.
const TABLES: usize = 8;

/// One test at a time has the engine; it is whole when the test begins.
pub async fn engine() -> MutexGuard<'static, Option<Arc<Engine>>> {
    static ENGINE: Mutex<Option<Arc<Engine>>> = Mutex::const_new(None);
    let mut engine = ENGINE.lock().await;
    match &*engine {
        Some(engine) => engine.heal(),
        None => *engine = Some(Arc::new(Engine::start(Options::default()).await)),
    }
    engine.as_ref().expect("it was started").until_whole().await;
    engine
}

/// Two servers over a new database.
pub async fn servers(engine: &Engine) -> Arc<Servers> {
    let store = engine.address(&engine.create_database().await);
    Servers::start(&store, &[], &[0, 0]).await
}

/// A running game of two guests, with the open decision of one of them.
pub struct Duel {
    game: String,
    pub seats: Vec<Client>,
}

impl Duel {
    pub async fn begin(client: &Client) -> Duel {
        let seats =
            vec![client.guest("Ada", 0).await.unwrap(), client.guest("Ben", 1).await.unwrap()];
        let body = json!({ "ruleset": "haendler", "seats": 2 });
        let made = seats[0].definite(0, &Request::post("/v1/games", "made", &body)).await.unwrap();
        let game = made.expect(&[201]).unwrap()["id"].as_str().unwrap().to_owned();
        let duel = Duel { game, seats };
        let sit = Request::put(&duel.path("/seats/1"), &json!({ "occupant": "me" }));
        duel.seats[1].definite(1, &sit).await.unwrap().expect(&[200]).unwrap();
        let start = Request::call(&duel.path("/start"), "start");
        duel.seats[0].definite(0, &start).await.unwrap().expect(&[200]).unwrap();
        until("both servers have heard of it", async || {
            duel.get(0, "").await["status"] == "running"
                && duel.get(1, "").await["status"] == "running"
        })
        .await;
        duel
    }

    fn path(&self, rest: &str) -> String {
        format!("/v1/games/{}{rest}", self.game)
    }

    /// A legal move with this key, and its seat.
    pub async fn next(&self, key: &str) -> (usize, Request) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let list = self.get(0, "/decisions").await;
            let open = &list["items"][0];
            let seat = open["seat"].as_u64().unwrap() as usize;
            let rest = format!("/decisions/{}", open["id"].as_str().unwrap());
            let asked = Request::get(&self.path(&rest));
            let decision = self.seats[seat].definite(0, &asked).await.unwrap();
            // The list may not have the last move yet, if another server made it.
            if decision.body["code"] == "decision-unknown" && Instant::now() < deadline {
                continue;
            }
            let decision = decision.expect(&[200]).unwrap();
            let body = json!({ "decision": decision["id"], "action": decision["actions"][0] });
            return (seat, Request::post(&self.path("/actions"), key, &body));
        }
    }

    async fn get(&self, server: usize, rest: &str) -> Value {
        let reply = self.seats[0].definite(server, &Request::get(&self.path(rest))).await;
        reply.unwrap().expect(&[200]).unwrap()
    }

    async fn commit(&self, server: usize) -> u64 {
        self.get(server, "").await["commit"].as_u64().unwrap()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_all_rulesets_go_on_over_both_servers_through_single_faults() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let (workload, players) = Workload::start(&servers.addresses, 10, TABLES).await;
    let (engine, servers, dice) = (engine.clone(), servers, Dice::new(10, 0));
    let mut nemesis = Nemesis { engine, servers: servers.clone(), dice, lasts_max: LASTS_SHORT };
    let faults =
        [Fault::ServerKilled, Fault::StandbyKilled, Fault::LeaderKilled, Fault::LeaderLost];
    for fault in faults.repeat(from_environment("FAILOVERS").unwrap_or(1) as usize) {
        workload.history.note_fault(&format!("{fault:?}"));
        nemesis.strike(fault).await;
        let goal = workload.history.acknowledged() + 100;
        until("moves are acknowledged", async || workload.history.acknowledged() >= goal).await;
        // The next fault meets a cluster that can bear it.
        nemesis.engine.until_whole().await;
    }
    workload.stop();
    until("the games end", async || !workload.is_running()).await;
    for player in players {
        player.await.unwrap();
    }
    let client = Client::new(&servers.addresses);
    let (checked, wrong) = check(&workload.history, &client).await;
    println!("{checked:?}");
    workload.history.print_stalls();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(checked.records >= TABLES);
    export_and_import(&nemesis, &servers).await;
}

/// What is exported from a database can be imported into another one, whose export is the same.
async fn export_and_import(nemesis: &Nemesis, servers: &Arc<Servers>) {
    for server in 0..servers.addresses.count() {
        servers.end(server, "TERM").await;
    }
    let data = servers.data(0);
    let mut files = Vec::new();
    let mut store = servers.store.clone();
    for name in ["one", "two"] {
        let file = servers.file(name);
        for command in ["export", "import"] {
            if command == "import" {
                store = nemesis.engine.address(&nemesis.engine.create_database().await);
            }
            let arguments = [command, "--store", &store, "--data", arg(&data), arg(&file)];
            let done = kontor(&arguments).await;
            assert!(done.status.success(), "{done:?}");
        }
        files.push(std::fs::read(file).unwrap());
    }
    assert!(files[0].len() > 100_000 && files[0] == files[1]);
}

/// Whether a server says that requests should be sent to it.
async fn is_ready(client: &Client, server: usize) -> bool {
    client.ask(server, &Request::get("/healthz/ready")).await.is_ok_and(|reply| reply.status == 200)
}

/// What needs no store is said without it, also to a caller whose session this server does not
/// know. Proxies hear that the server is not ready; and no player gets a game from its memory,
/// which may be old if the server alone is cut off.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_the_database_a_server_says_what_it_can_and_is_not_ready() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let client = Client::new(&servers.addresses);
    let duel = Duel::begin(&client).await;
    let ada = &duel.seats[0];
    for node in 0..engine.nodes.len() {
        engine.signal(node, Program::Postgresql, "STOP");
    }
    for path in ["/v1/meta", "/v1/rulesets/medici", "/healthz/live"] {
        let said = ada.ask(1, &Request::get(path)).await;
        said.unwrap().expect(&[200]).unwrap();
    }
    for server in [0, 1] {
        until_within(NOT_READY_WITHIN, "it is not ready", async || {
            !is_ready(&client, server).await
        })
        .await;
        let game = client.ask_for(server, &Request::get(&duel.path("")), WAIT_MAX).await.unwrap();
        assert_eq!((game.status, &game.body["code"]), (503, &json!("store-unavailable")));
    }
    engine.heal();
    ada.definite(1, &Request::get("/v1/me")).await.unwrap().expect(&[200]).unwrap();
    for server in [0, 1] {
        until("it is ready again", async || is_ready(&client, server).await).await;
        duel.get(server, "").await;
    }
}

/// An orchestrator must not take all servers away because the database chooses another primary: moves
/// wait for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_stay_ready_while_another_node_takes_the_lead() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let client = Client::new(&servers.addresses);
    let duel = Duel::begin(&client).await;
    let (seat, request) = duel.next("one").await;
    let leader = engine.leader().await.unwrap();
    engine.signal(leader, Program::Postgresql, "KILL");
    let mover = duel.seats[seat].clone();
    let made = tokio::spawn(async move { mover.definite(0, &request).await });
    until("the move is made", async || {
        for server in [0, 1] {
            assert!(is_ready(&client, server).await, "server {server} is not ready");
        }
        made.is_finished()
    })
    .await;
    assert_eq!(made.await.unwrap().unwrap().status, 201);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_go_on_at_the_other_server_where_they_were() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let client = Client::new(&servers.addresses);
    let duel = Duel::begin(&client).await;
    let follower = follow(client.clone(), duel.game.clone(), None, 1);
    let (seat, request) = duel.next("one").await;
    let first = duel.seats[seat].ask(0, &request).await.unwrap();
    assert_eq!(first.status, 201, "{}", first.text);
    servers.end(0, "KILL").await;
    let again = duel.seats[seat].ask(1, &request).await.unwrap();
    assert_eq!((again.status, again.text), (200, first.text), "the answer is the first one");
    let seq = first.body["seq"].as_u64().unwrap();
    let page = duel.get(1, &format!("/events?after={seq}")).await;
    assert_eq!(page["last"], seq);
    servers.launch(0).await;
    // Each follower receives the end of the game, however often the streams break.
    let resign = Request::call(&duel.path("/resignations"), "");
    for player in &duel.seats {
        player.definite(0, &resign).await.unwrap().expect(&[200, 201]).unwrap();
    }
    let followed = tokio::time::timeout(WAIT_MAX, follower).await.unwrap().unwrap().unwrap();
    let page = duel.get(0, "/events?limit=500").await;
    let last = duel.get(1, "").await["seq"].as_u64().unwrap();
    assert_eq!(followed.events.len() as u64, last);
    assert!(followed.events.starts_with(page["items"].as_array().unwrap()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_signs_out_at_one_server_is_signed_out_at_the_other() {
    let engine = engine().await;
    let servers = servers(engine.as_ref().unwrap()).await;
    let client = Client::new(&servers.addresses);
    let ada = client.guest("Ada", 0).await.unwrap();
    let me = Request::get("/v1/me");
    ada.ask(1, &me).await.unwrap().expect(&[200]).unwrap();
    ada.ask(0, &Request::delete("/v1/sessions/current")).await.unwrap().expect(&[204]).unwrap();
    assert_eq!(ada.ask(0, &me).await.unwrap().status, 401);
    let heard = until_within(WAIT_MAX, "the session ends there too", async || {
        ada.ask(1, &me).await.unwrap().status == 401
    });
    println!("signed out at the other server after {:?}", heard.await);
}

/// It also kills servers and the leading node, and says for how long no request was served.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bench_measures_servers_that_share_the_database() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let store = engine.address(&engine.create_database().await);
    let kill = engine.command_that_kills_the_leader();
    let bench = ["bench", "medici", "--quick", "--json", "--scenes=cluster"];
    let done = kontor(&[&bench[..], &["--store", &store, "--kill-primary", &kill]].concat()).await;
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let report: Value = serde_json::from_slice(&done.stdout).unwrap();
    let loads = report["loads"].as_array().unwrap();
    for what in ["1 server(s)", "2 server(s)", "3 server(s)", "3 server(s), changed at each action"]
    {
        for request in ["actions", "views"] {
            let name = format!("{request}, {what}");
            let load = loads.iter().find(|load| load["what"] == *name);
            assert!(load.unwrap()["ratio"].as_f64().unwrap() > 0.0, "{name} in {report:#}");
        }
    }
    for killed in ["a server", "the leading node"] {
        let what = format!("without service after the kill of {killed}, longest");
        let mut facts = report["facts"].as_array().unwrap().iter();
        let fact = facts.find(|fact| fact["what"] == *what).unwrap();
        assert!(fact["value"].as_f64().is_some_and(|ms| ms > 0.0), "{fact}");
    }
}
