//! Two servers on one store: any of them takes any request, and what one does not know yet, because
//! the other has just done it, is never a reason to refuse.

mod duty;
mod limits;
mod news;

use std::collections::BTreeSet;

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    record,
    table::Table,
};

/// A started table whose seats use the two servers in turn.
async fn started(servers: &[Local; 2], body: &Value, players: usize) -> Table {
    let mut table = Table::made(&servers[0].address, players, body).await;
    for seat in players..usize::try_from(body["seats"].as_u64().unwrap()).unwrap() {
        table.seat_bot(seat, "random").await.expect(200);
    }
    table.start().await;
    for (number, caller) in table.seats.iter_mut().enumerate() {
        *caller = caller.at(&servers[number % 2].address);
    }
    table
}

async fn due(caller: &Caller, table: &Table) -> Vec<Value> {
    let list = caller.get(&table.path("/decisions")).await.expect(200);
    let own =
        |decision: &&Value| decision["actions"].is_array() && decision["actions"] != json!([]);
    list["items"].as_array().unwrap().iter().filter(own).cloned().collect()
}

/// Lets the players make legal moves until the game is over. A server may show a decision that has
/// been answered at the other one; the move is refused then, and nothing else happens.
async fn play(table: &mut Table, dice: &mut Dice) -> usize {
    let mut moves = 0;
    while table.game().await["status"] == "running" {
        for seat in 0..table.seats.len() {
            let open = due(&table.seats[seat], table).await;
            let Some(decision) = open.first() else { continue };
            let action = dice.pick(decision["actions"].as_array().unwrap());
            let key = table.fresh_key();
            let sent = table.seats[seat].action(&table.game, &key, &decision["id"], action);
            let answer = sent.send().await;
            match answer.status {
                201 => moves += 1,
                _ => assert_eq!(answer.body["code"], "decision-closed", "{}", answer.text),
            }
        }
    }
    moves
}

async fn record_of(server: &Local, table: &Table) -> record::Record {
    let answer = server.anonymous().get(&table.path("/record")).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    record::read(&answer.text).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_all_rulesets_are_played_over_two_servers() {
    let servers = Local::two();
    for (number, (ruleset, seats)) in
        [("medici", 3), ("basari", 3), ("haendler", 3), ("dale_of_merchants", 3)]
            .into_iter()
            .enumerate()
    {
        let body = json!({ "ruleset": ruleset, "seats": seats });
        let mut table = started(&servers, &body, 2).await;
        let moves = play(&mut table, &mut Dice::new(number as u64)).await;
        assert!(moves > 20, "{ruleset}: {moves}");
        let mut events = BTreeSet::new();
        for server in &servers {
            let read = record_of(server, &table).await;
            assert!(record::verify(&read).unwrap().recomputed, "{ruleset}");
            let all = table.events_for(&server.anonymous()).await;
            events.insert(serde_json::to_string(&all).unwrap());
        }
        assert_eq!(events.len(), 1, "both servers tell the same");
    }
}

/// A running table; the second server knows it, and hears nothing more about it.
async fn unheard(servers: &[Local; 2]) -> (Table, Caller) {
    let table = Table::started(&servers[0].address, 3).await;
    let there = table.seats[0].at(&servers[1].address);
    there.get(&table.path("/view")).await.expect(200);
    servers[0].store.hold_notifications(true);
    (table, there)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_request_names_is_not_refused_because_a_server_has_not_heard_of_it() {
    let servers = Local::two();
    let (mut table, there) = unheard(&servers).await;
    table.steps(&mut Dice::new(1), 3).await;
    let seq = table.seq().await;
    let after = there.get(&table.path(&format!("/events?after={seq}"))).await.expect(200);
    assert_eq!(after["last"], seq);
    table.steps(&mut Dice::new(2), 3).await;
    let seq = table.seq().await;
    there.get(&table.path(&format!("/view?at={seq}"))).await.expect(200);
    table.steps(&mut Dice::new(3), 3).await;
    let next = table.first_due().await;
    let decision = table.path(&format!("/decisions/{}", next.id()));
    there.get(&decision).await.expect(200);
    let due = table.first_due().await;
    let mover = table.seats[due.seat].at(&servers[1].address);
    let moved = mover.action(&table.game, "over-there", &json!(due.id()), due.action());
    let moved = moved.send().await.expect(201)["seq"].clone();
    servers[0].store.hold_notifications(false);
    until("the first server hears of it", async || json!(table.seq().await) == moved).await;
    servers[0].store.hold_notifications(true);
    table.finish(&mut Dice::new(4)).await;
    record_of(&servers[1], &table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_is_repeated_at_the_other_server_is_made_once() {
    let servers = Local::two();
    let (table, _) = unheard(&servers).await;
    let due = table.first_due().await;
    let send = async |server: &Local| {
        let caller = table.seats[due.seat].at(&server.address);
        caller.action(&table.game, "once", &json!(due.id()), due.action()).send().await
    };
    let (one, two) = tokio::join!(send(&servers[0]), send(&servers[1]));
    let made = |answer: &Answer| !answer.is_replayed();
    assert_eq!([&one, &two].into_iter().filter(|answer| made(answer)).count(), 1);
    assert_eq!(one.body, two.body);
    let again = send(&servers[1]).await;
    assert!(again.is_replayed() && again.body == one.body);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_moves_at_one_decision_one_is_made_and_the_other_refused() {
    let servers = Local::two();
    let (table, _) = unheard(&servers).await;
    let due = table.first_due().await;
    let send = async |server: &Local, key: &str| {
        let caller = table.seats[due.seat].at(&server.address);
        caller.action(&table.game, key, &json!(due.id()), due.action()).send().await
    };
    let (one, two) = tokio::join!(send(&servers[0], "one"), send(&servers[1], "two"));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409], "{} {}", one.text, two.text);
}

/// Before each attempt of the first server the other one appends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_comes_through_although_another_server_is_first_again_and_again() {
    let servers = Local::two();
    let body = json!({ "ruleset": "medici", "seats": 4 });
    let mut table = started(&servers, &body, 4).await;
    for caller in &mut table.seats {
        *caller = caller.at(&servers[1].address);
    }
    let leaver = table.seats[3].at(&servers[0].address);
    let path = table.path("/resignations");
    let mut held = servers[0].store.hold_append_after(0);
    let resigning = tokio::spawn(async move { leaver.call(&path).await });
    let mut dice = Dice::new(7);
    for _ in 0..8 {
        held.arrived().await;
        table.step(&mut dice).await.unwrap();
        let next = servers[0].store.hold_append_after(0);
        drop(std::mem::replace(&mut held, next));
    }
    held.arrived().await;
    drop(held);
    resigning.await.unwrap().expect(201);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_at_one_server_hears_of_a_move_at_the_other() {
    let servers = Local::two();
    let mut table = Table::started(&servers[0].address, 3).await;
    let seq = table.seq().await;
    let mut stream = servers[1].anonymous().listen(&table.game, seq).await;
    let watcher = servers[1].anonymous();
    let path = table.path(&format!("/events?after={seq}&wait=30"));
    let waiting = tokio::spawn(async move { watcher.get(&path).await });
    until("a request waits", || async { servers[1].app.games.hub.topics() > 0 }).await;
    let played = table.step(&mut Dice::new(5)).await.unwrap().body;
    assert_eq!(waiting.await.unwrap().expect(200)["items"], played["events"]);
    let heard = stream.take(1).await.remove(0);
    assert_eq!(heard["seq"], played["events"][0]["seq"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_ends_at_one_server_ends_at_the_other() {
    let servers = Local::two();
    let ada = servers[0].guest("Ada").await;
    let there = ada.at(&servers[1].address);
    there.get("/v1/me").await.expect(200);
    ada.delete("/v1/sessions/current").await.expect(204);
    ada.get("/v1/me").await.refused("token-invalid");
    until("the session ends at the other server", async || there.get("/v1/me").await.status == 401)
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_at_the_other_server_when_theirs_has_stopped() {
    let [one, two] = Local::two();
    let made = json!({ "ruleset": "medici", "seats": 3 });
    let table = Table::made(&one.address, 1, &made).await;
    for seat in 1..3 {
        table.seat_bot(seat, "random").await.expect(200);
    }
    // The seat of the only player goes to a bot as well.
    table.start().await;
    let owner = table.seats[0].at(&two.address);
    one.app.games.drain().await;
    drop(one);
    owner.call(&table.path("/resignations")).await.expect(201);
    until("the bots have finished the game", async || {
        owner.get(&table.path("")).await.expect(200)["status"] == "finished"
    })
    .await;
    assert!(record::verify(&record_of(&two, &table).await).unwrap().recomputed);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_is_made_and_joined_over_two_servers() {
    let servers = Local::two();
    let ada = servers[0].guest("Ada").await;
    let ben = servers[1].guest("Ben").await;
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let make = async |server: &Local| {
        let caller = ada.at(&server.address);
        let request = caller.request(Method::POST, "/v1/games").header("idempotency-key", "t");
        request.json(&body).send().await
    };
    let (one, two) = tokio::join!(make(&servers[0]), make(&servers[1]));
    assert_eq!(one.body["id"], two.body["id"], "the same request makes one table");
    let path = format!("/v1/games/{}", one.body["id"].as_str().unwrap());
    ben.get(&path).await.refused("game-unknown");
    let sit = json!({ "occupant": "me", "invite": one.body["invite"] });
    ben.put(&format!("{path}/seats/1"), &sit).await.expect(200);
    ada.get(&path).await.expect(200);
    let taken = json!({ "occupant": "bot", "bot": "random" });
    ada.put(&format!("{path}/seats/1"), &taken).await.refused("seat-taken");
    ada.put(&format!("{path}/seats/2"), &taken).await.expect(200);
    ada.at(&servers[1].address).call(&format!("{path}/start")).await.expect(200);
}
