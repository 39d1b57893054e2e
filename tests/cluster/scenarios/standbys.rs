//! Databases without standbys, or whose leader does not wait for them: what no standby has is
//! neither acknowledged nor shown.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Duel, WAIT_MAX, engine, servers};
use crate::{
    client::{Client, Reply, Request},
    engine::{Engine, Program},
    until,
};

/// How long a server of these tests may take to stop: it has five seconds for each step of it, and
/// would wait for the database for 25 s without that limit.
const STOP_MAX: Duration = Duration::from_secs(25);

fn others(engine: &Engine, node: usize) -> impl Iterator<Item = usize> {
    (0..engine.nodes.len()).filter(move |other| *other != node)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_standbys_moves_wait_are_refused_and_can_be_repeated() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let duel = Duel::begin(&Client::new(&servers.addresses)).await;
    let (seat, request) = duel.next("one").await;
    let before = duel.commit(1).await;
    let leader = engine.leader().await.unwrap();
    for node in others(engine, leader) {
        engine.signal(node, Program::Postgresql, "STOP");
    }
    let begun = Instant::now();
    let refused = duel.seats[seat].ask_for(0, &request, WAIT_MAX).await.unwrap();
    println!("refused after {:?}", begun.elapsed());
    assert_eq!((refused.status, &refused.body["code"]), (503, &json!("store-unavailable")));
    let shown = duel.seats[0].ask(1, &Request::get(&duel.path(""))).await.unwrap();
    assert_eq!(shown.expect(&[200]).unwrap()["commit"], before, "nothing unreplicated is shown");
    engine.heal();
    let made = duel.seats[seat].definite(1, &request).await.unwrap();
    let again = duel.seats[seat].definite(0, &request).await.unwrap();
    assert_eq!((made.text, made.body["commit"].as_u64()), (again.text, Some(before + 1)));
    assert!(again.is_replayed);
}

/// A server that is to stop waits no longer for a standby than for everything else: systemd and
/// orchestrators kill what takes longer. The move is made at the other server, once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_standbys_a_server_stops_in_time() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let duel = Duel::begin(&Client::new(&servers.addresses)).await;
    let (seat, request) = duel.next("one").await;
    let before = duel.commit(1).await;
    let leader = engine.leader().await.unwrap();
    for node in others(engine, leader) {
        engine.signal(node, Program::Postgresql, "STOP");
    }
    let (player, asked) = (duel.seats[seat].clone(), request.clone());
    let waits = tokio::spawn(async move { player.ask_for(0, &asked, WAIT_MAX).await });
    until_a_move_waits(engine).await;
    let begun = Instant::now();
    servers.end(0, "TERM").await;
    let (took, unanswered) = (begun.elapsed(), waits.await.unwrap());
    engine.heal();
    println!("stopped after {took:?}");
    if let Ok(reply) = unanswered {
        assert_eq!(reply.status, 503, "nothing is acknowledged");
    }
    assert!(took < STOP_MAX, "it took {took:?} to stop");
    duel.seats[seat].definite(1, &request).await.unwrap().expect(&[200, 201]).unwrap();
    assert_eq!(duel.commit(1).await, before + 1);
}

/// Without `synchronous_mode_strict`, or by hand, replication can be switched off while servers are
/// connected.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_waits_for_no_standby_any_more_gets_no_moves() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let duel = Duel::begin(&Client::new(&servers.addresses)).await;
    let (seat, request) = duel.next("one").await;
    let before = duel.commit(1).await;
    switch_replication(engine, false).await;
    let refused = duel.seats[seat].ask_for(0, &request, WAIT_MAX).await;
    switch_replication(engine, true).await;
    let refused = refused.unwrap();
    assert_eq!((refused.status, &refused.body["code"]), (503, &json!("store-unavailable")));
    assert_eq!(duel.commit(1).await, before, "nothing was written");
    let made = duel.seats[seat].definite(1, &request).await.unwrap();
    assert_eq!((made.status, made.body["commit"].as_u64()), (201, Some(before + 1)));
}

/// Takes the standbys away for which commits wait, or has commits wait for them again.
async fn switch_replication(engine: &Engine, is_on: bool) {
    let change = if is_on {
        "reset synchronous_standby_names"
    } else {
        "set synchronous_standby_names = ''"
    };
    assert!(engine.sql(&format!("alter system {change}")).is_some());
    assert!(engine.sql("select pg_reload_conf()").is_some());
    until("the setting has changed", async || {
        let names = engine.sql("show synchronous_standby_names");
        names.is_some_and(|names| names.is_empty() != is_on)
    })
    .await;
}

/// PostgreSQL lets commits that wait for a standby succeed then, without a warning.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_waits_while_the_standbys_are_taken_away_is_not_acknowledged() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let duel = Duel::begin(&Client::new(&servers.addresses)).await;
    let (seat, request) = duel.next("one").await;
    let before = duel.commit(1).await;
    let leader = engine.leader().await.unwrap();
    for node in others(engine, leader) {
        engine.signal(node, Program::Postgresql, "STOP");
    }
    let (player, asked) = (duel.seats[seat].clone(), request.clone());
    let waits = tokio::spawn(async move { player.ask_for(0, &asked, WAIT_MAX).await });
    until_a_move_waits(engine).await;
    switch_replication(engine, false).await;
    let refused = waits.await.unwrap();
    switch_replication(engine, true).await;
    engine.heal();
    let refused = refused.unwrap();
    assert_eq!((refused.status, &refused.body["code"]), (503, &json!("store-unavailable")));
    // It was written nevertheless, and counts once a standby has it.
    let made = duel.seats[seat].definite(1, &request).await.unwrap();
    assert_eq!((made.status, made.body["commit"].as_u64()), (200, Some(before + 1)));
}

async fn until_a_move_waits(engine: &Engine) {
    until("the move waits for a standby", async || {
        let waiting = "select count(*) from pg_stat_activity where wait_event = 'SyncRep'";
        engine.sql(waiting).is_some_and(|count| count != "0")
    })
    .await;
}

/// A leader that crashes recovers what it had written, but no standby has. It is visible there, and
/// lost with that node if another one leads.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_only_a_recovered_leader_has_is_not_shown() {
    let engine = engine().await;
    let engine = engine.as_ref().unwrap();
    let servers = servers(engine).await;
    let duel = Duel::begin(&Client::new(&servers.addresses)).await;
    let (seat, request) = duel.next("one").await;
    let seq = duel.get(1, "").await["seq"].as_u64().unwrap();
    let leader = engine.leader().await.unwrap();
    for node in others(engine, leader) {
        engine.signal(node, Program::Postgresql, "STOP");
    }
    let unanswered = duel.seats[seat].ask_for(0, &request, Duration::from_secs(2)).await;
    assert!(unanswered.is_err(), "{unanswered:?}");
    let crashed = engine.nodes[leader].pids(Program::Postgresql).pop().unwrap();
    crate::engine::send("KILL", &crashed);
    // Both servers are asked for the event that the move would have as its first.
    let named = Request::get(&duel.path(&format!("/view?at={}", seq + 1)));
    let asked: Vec<Result<Reply, String>> = {
        let ask = |server| duel.seats[0].ask(server, &named);
        let (one, two) = tokio::join!(ask(0), ask(1));
        vec![one, two]
    };
    let is_shown = asked.iter().flatten().any(|reply| reply.status == 200);
    engine.off(leader);
    for node in others(engine, leader) {
        engine.signal(node, Program::Postgresql, "CONT");
    }
    let is_led = async || engine.leader().await.is_some_and(|node| node != leader);
    if tokio::time::timeout(WAIT_MAX, until("another node leads", is_led)).await.is_err() {
        // The recovered leader has found that no standby was left, and has made itself the only
        // node that may lead, before it was lost.
        engine.heal();
    }
    let made = duel.seats[seat].definite(1, &request).await.unwrap();
    assert!(made.status <= 201, "{made:?}");
    assert!(!is_shown || made.status == 200, "what was shown is lost");
    assert!(!is_shown, "{asked:?}");
}
