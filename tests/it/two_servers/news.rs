//! What is done at one server comes to the other: to its caches, and to those who wait there.

use std::{collections::BTreeSet, time::Duration};

use kontor_store::Health;
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{client::Caller, dice::Dice, local::Local, stream::Stream, table::Table};

/// A request waits at this server.
async fn waited_for(server: &Local) {
    until("a request waits", async || server.app.games.hub.topics() > 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_ends_when_its_session_ends_at_the_other_server() {
    let servers = Local::two();
    let table = Table::started(&servers[0].address, 3).await;
    let there = table.seats[1].at(&servers[1].address);
    let mut stream = there.listen(&table.game, table.seq().await).await;
    waited_for(&servers[1]).await;
    table.seats[1].delete("/v1/sessions/current").await.expect(204);
    assert_eq!(stream.rest().await.1.as_deref(), Some("session-over"));
    there.get("/v1/me").await.refused("token-invalid");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_at_one_server_hears_of_a_message_at_the_other() {
    let servers = Local::two();
    let table = Table::started(&servers[0].address, 3).await;
    let reader = table.seats[1].at(&servers[1].address);
    let path = table.path("/messages?after=0&wait=30");
    let waiting = tokio::spawn(async move { reader.get(&path).await });
    waited_for(&servers[1]).await;
    let text = json!({ "text": "Good luck" });
    table.seats[0].post(&table.path("/messages"), &text).await.expect(201);
    assert_eq!(waiting.await.unwrap().expect(200)["items"][0]["text"], "Good luck");
}

/// The server at which the player waits has never seen the game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_for_any_decision_hears_of_a_game_that_starts_at_the_other_server() {
    let servers = Local::two();
    let made = json!({ "ruleset": "medici", "seats": 3 });
    let table = Table::made(&servers[0].address, 3, &made).await;
    let mut waiting = Vec::new();
    for seat in &table.seats {
        let there = seat.at(&servers[1].address);
        let tag = there.get("/v1/me/decisions").await.header("etag").to_owned();
        let request = there.request(Method::GET, "/v1/me/decisions?wait=30");
        let request = request.header("if-none-match", &tag);
        waiting.push(tokio::spawn(async move { request.send().await }));
    }
    until("all of them wait", async || servers[1].app.games.hub.topics() >= 6).await;
    table.start().await;
    let due = table.first_due().await;
    let answer = waiting.swap_remove(due.seat).await.unwrap();
    assert_eq!(answer.expect(200)["items"][0]["decision"]["id"], due.id());
}

/// A player who loses a seat at one server is in no table of the game any more, and hears of it at
/// the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_loses_a_seat_at_one_server_hears_of_it_at_the_other() {
    let servers = Local::two();
    let table = Table::seated(&servers[0].address, 3).await;
    let there = table.seats[1].at(&servers[1].address);
    let read = there.get("/v1/me/events").await.expect(200);
    let last =
        read["items"].as_array().unwrap().last().map_or(0, |item| item["number"].as_u64().unwrap());
    let path = format!("/v1/me/events?after={last}&wait=30");
    let waiting = tokio::spawn(async move { there.get(&path).await });
    waited_for(&servers[1]).await;
    table.seats[0].delete(&table.path("/seats/1")).await.expect(200);
    let news = waiting.await.unwrap().expect(200);
    assert_eq!(news["items"][0]["news"]["type"], "table.seat_left");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_news_were_missed_everything_is_looked_up_again() {
    let servers = Local::two();
    let mut table = Table::started(&servers[0].address, 3).await;
    let seq = table.seq().await;
    let watcher = servers[1].anonymous();
    let mut stream = watcher.listen(&table.game, seq).await;
    let before = watcher.get(&table.path("/view")).await.expect(200);
    waited_for(&servers[1]).await;
    servers[1].store.hold_notifications(true);
    let played = table.step(&mut Dice::new(5)).await.unwrap().body;
    assert_eq!(watcher.get(&table.path("/view")).await.expect(200), before, "it has heard nothing");
    servers[1].store.lose_notifications();
    assert_eq!(stream.take(1).await.remove(0)["seq"], played["events"][0]["seq"]);
    assert_eq!(watcher.get(&table.path("/view")).await.expect(200)["seq"], played["seq"]);
}

/// Nothing notifies a server that is cut off from the database, so it trusts nothing that is in
/// memory.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_may_be_cut_off_asks_the_database_before_it_shows_a_game() {
    let servers = Local::two();
    let mut table = Table::started(&servers[0].address, 3).await;
    let spectator = servers[1].anonymous();
    let mut shown = spectator.get(&table.path("/view")).await.expect(200);
    servers[1].store.hold_notifications(true);
    for health in
        [Health::Unreachable(Duration::from_secs(9)), Health::Silent(Duration::from_secs(26))]
    {
        let played = table.step(&mut Dice::new(5)).await.unwrap().body;
        assert_eq!(spectator.get(&table.path("/view")).await.expect(200), shown);
        servers[1].store.set_health(health);
        shown = spectator.get(&table.path("/view")).await.expect(200);
        assert_eq!(shown["seq"], played["seq"]);
        spectator.get("/healthz/ready").await.refused("store-unavailable");
        servers[1].store.set_health(Health::Ready);
    }
}

/// A table, a player who follows it at the second server, and the seq of its last event.
async fn followed(servers: &[Local; 2]) -> (Table, Stream, u64) {
    let table = Table::started(&servers[0].address, 3).await;
    let seq = table.seq().await;
    let stream = servers[1].anonymous().listen(&table.game, seq).await;
    waited_for(&servers[1]).await;
    servers[1].store.hold_notifications(true);
    (table, stream, seq)
}

/// A move is the last entry for a while: nothing after it wakes those who have not heard of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_follows_hears_of_what_a_reader_has_found_before_the_news() {
    let servers = Local::two();
    let (mut table, mut stream, seq) = followed(&servers).await;
    let played = table.step(&mut Dice::new(5)).await.unwrap().body;
    let found = table.path(&format!("/view?at={}", played["seq"]));
    table.seats[0].at(&servers[1].address).get(&found).await.expect(200);
    servers[1].store.hold_notifications(false);
    assert_eq!(stream.take(1).await.remove(0)["seq"], seq + 1);
}

/// A command of the game waits in the store, which must not keep anybody from hearing of the move that
/// another server has made at that time. It is refused then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_follows_hears_of_what_comes_while_a_command_is_running() {
    let servers = Local::two();
    let (table, mut stream, seq) = followed(&servers).await;
    servers[1].store.hold_notifications(false);
    let due = table.first_due().await;
    let send = |server: &Local, key: &str| {
        let caller = table.seats[due.seat].at(&server.address);
        let action = caller.action(&table.game, key, &json!(due.id()), due.action());
        tokio::spawn(async move { action.send().await })
    };
    let mut held = servers[1].store.hold_append_after(0);
    let there = send(&servers[1], "there");
    held.arrived().await;
    let made = send(&servers[0], "here").await.unwrap().expect(201);
    assert_eq!(stream.take(1).await.remove(0)["seq"], seq + 1);
    let shown = servers[1].anonymous().get(&table.path("/view")).await.expect(200);
    assert_eq!(shown["seq"], made["seq"]);
    drop(held);
    there.await.unwrap().refused("decision-closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_is_deleted_at_one_server_is_gone_at_the_other() {
    let servers = Local::two();
    let ada = servers[0].guest("Ada").await;
    let made = json!({ "ruleset": "medici", "seats": 3 });
    let game = ada.post("/v1/games", &made).await.expect(201)["id"].as_str().unwrap().to_owned();
    let path = format!("/v1/games/{game}");
    let there = ada.at(&servers[1].address);
    until("the other server knows it", async || there.get(&path).await.status == 200).await;
    ada.delete(&path).await.expect(204);
    assert!(servers[1].app.games.cache_use().games > 0);
    servers[0].clock.advance_s(60 * 60);
    assert_eq!(servers[0].app.retention.sweep().await.unwrap(), 1);
    until("it is dropped from memory", async || servers[1].app.games.cache_use().games == 0).await;
    let anonymous = servers[1].anonymous();
    anonymous.get(&format!("{path}/events?after=0")).await.refused("game-unknown");
}

/// Both servers look at the same time, again and again; each event has one number at both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_events_of_an_account_are_the_same_at_both_servers() {
    let servers = Local::two();
    let mut table = Table::seated(&servers[0].address, 3).await;
    let own = [table.seats[0].clone(), table.seats[0].at(&servers[1].address)];
    let follow = async |caller: &Caller| {
        let request = caller.request(Method::GET, "/v1/me/events");
        request.header("accept", "application/x-ndjson").open().await
    };
    let (mut here, mut there) = (follow(&own[0]).await, follow(&own[1]).await);
    table.start().await;
    table.finish(&mut Dice::new(6)).await;
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for (stream, told) in [(&mut here, &mut first), (&mut there, &mut second)] {
        while told.last().is_none_or(|last: &Value| last["news"]["type"] != "table.finished") {
            told.push(stream.line().await.unwrap());
        }
    }
    assert_eq!(first, second);
    let numbers = first.iter().map(|item| item["number"].as_u64().unwrap());
    assert!(numbers.eq(1..=first.len() as u64));
    let decisions: Vec<&Value> = first.iter().map(|item| &item["news"]["decision"]).collect();
    let opened: BTreeSet<&str> = decisions.iter().filter_map(|id| id.as_str()).collect();
    assert_eq!(opened.len(), decisions.iter().filter(|id| id.is_string()).count());
    assert!(!opened.is_empty());
}

/// A player who has moved at one server and asks the other one what is due gets what is due now.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn decisions_that_wait_are_those_of_now_at_every_server() {
    let servers = Local::two();
    let mut table = Table::started(&servers[0].address, 3).await;
    let there: Vec<Caller> = table.seats.iter().map(|seat| seat.at(&servers[1].address)).collect();
    there[0].get(&table.path("/view")).await.expect(200);
    servers[0].store.hold_notifications(true);
    let mut dice = Dice::new(6);
    for _ in 0..12 {
        table.step(&mut dice).await.unwrap();
        let mut asked = BTreeSet::new();
        for caller in &there {
            let due = caller.get("/v1/me/decisions").await.expect(200);
            let ids = due["items"].as_array().unwrap().iter();
            asked.extend(ids.map(|due| due["decision"]["id"].as_str().unwrap().to_owned()));
        }
        let now = table.due().await.into_iter().map(|due| due.id().to_owned()).collect();
        assert_eq!(asked, now);
    }
}
