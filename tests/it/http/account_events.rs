//! The events of an account: one feed for all tables of a player.

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{client::Caller, dice::Dice, local::Local, stream::Stream, table::Table};

/// All events of an account after this number, page by page.
async fn news_of(caller: &Caller, after: u64) -> Vec<Value> {
    let (mut items, mut next) = (Vec::new(), json!(after));
    while let Some(after) = next.as_u64() {
        let page = caller.get(&format!("/v1/me/events?after={after}&limit=3")).await.expect(200);
        items.extend(page["items"].as_array().unwrap().iter().cloned());
        next = page["next"].clone();
    }
    items
}

fn types(items: &[Value]) -> Vec<&str> {
    items.iter().map(|item| item["news"]["type"].as_str().unwrap()).collect()
}

fn is(item: &Value, kind: &str) -> bool {
    item["news"]["type"] == kind
}

fn assert_numbered(items: &[Value], first: u64) {
    let numbers = items.iter().map(|item| item["number"].as_u64().unwrap());
    assert!(numbers.eq(first..first + items.len() as u64), "numbers have no gap");
}

async fn follow(caller: &Caller, after: u64) -> Stream {
    let path = format!("/v1/me/events?after={after}");
    caller.request(Method::GET, &path).header("accept", "text/event-stream").open().await
}

#[tokio::test]
async fn a_whole_game_is_told_and_every_decision_once() {
    let local = Local::start();
    let mut table = Table::seated(&local.address, 3).await;
    let ada = table.seats[1].clone();
    let mut stream = follow(&ada, 0).await;
    table.start().await;
    let (mut dice, mut decided) = (Dice::new(2), Vec::new());
    let mut told = Vec::new();
    loop {
        let due = table.due().await;
        // The player reads up to their decision before they make it, as a program does.
        if let Some(own) = due.iter().find(|due| due.seat == 1) {
            while !told.iter().any(|item: &Value| item["news"]["decision"] == own.decision["id"]) {
                told.push(stream.frame().await.unwrap().data);
            }
            decided.push(own.decision["id"].clone());
        }
        if table.step(&mut dice).await.is_none() {
            break;
        }
    }
    while !told.last().is_some_and(|last| is(last, "table.finished")) {
        told.push(stream.frame().await.unwrap().data);
    }
    assert_numbered(&told, 1);
    let (opened, rest): (Vec<Value>, Vec<Value>) =
        told.iter().cloned().partition(|item| is(item, "decision.opened"));
    let opened: Vec<Value> = opened.iter().map(|item| item["news"]["decision"].clone()).collect();
    decided.dedup();
    assert_eq!(opened, decided);
    assert_eq!(types(&rest), ["table.seat_taken", "table.started", "table.finished"]);
    assert_eq!(rest[0]["news"]["player"]["id"], json!(ada.id));
    assert_eq!(rest[2]["news"]["outcome"], table.game().await["outcome"]);
    assert!(told.iter().all(|item| item["game"] == json!(table.game)));
    // The page says the same, and so does a server that starts again.
    assert_eq!(news_of(&ada, 0).await, told);
    let _local = local.restarted();
    assert_eq!(news_of(&ada, 0).await, told);
    assert_eq!(news_of(&ada, 3).await, told[3..]);
}

#[tokio::test]
async fn who_makes_a_table_hears_who_comes_and_goes() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    assert_eq!(news_of(&ada, 0).await, [] as [Value; 0]);
    let new = json!({ "ruleset": "basari", "seats": 3, "sit": false });
    let made = ada.post("/v1/games", &new).await.expect(201);
    assert_eq!(types(&news_of(&ada, 0).await), ["table.created"]);
    let (ben, seat) = (local.guest("Ben").await, made["id"].as_str().unwrap().to_owned());
    let seat = format!("/v1/games/{seat}/seats/1");
    ben.put(&seat, &json!({ "occupant": "me" })).await.expect(200);
    assert_eq!(types(&news_of(&ben, 0).await), ["table.seat_taken"]);
    let taken = news_of(&ada, 1).await;
    assert_eq!(types(&taken), ["table.seat_taken"]);
    assert_eq!(taken[0]["news"]["player"]["name"], "Ben");
    ada.delete(&seat).await.expect(200);
    let left = news_of(&ada, 2).await;
    assert_eq!((types(&left), &left[0]["news"]["seat"]), (vec!["table.seat_left"], &json!(1)));
    assert_eq!(types(&news_of(&ben, 1).await), ["table.seat_left"]);
    // From now on the table is none of Ben's business.
    let cleo = local.guest("Cleo").await;
    cleo.put(&seat, &json!({ "occupant": "me" })).await.expect(200);
    assert_eq!(news_of(&ben, 2).await, [] as [Value; 0]);
    assert_eq!(types(&news_of(&ada, 3).await), ["table.seat_taken"]);
    ada.delete(&format!("/v1/games/{}", made["id"].as_str().unwrap())).await.expect(204);
    assert_eq!(types(&news_of(&ada, 4).await), ["table.deleted"]);
    assert_eq!(types(&news_of(&cleo, 0).await), [] as [&str; 0], "it came and went");
}

#[tokio::test]
async fn a_message_wakes_who_waits_and_ones_own_is_no_news() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let [ada, ben] = [table.seats[0].clone(), table.seats[1].clone()];
    let last = news_of(&ada, 0).await.len();
    let path = format!("/v1/me/events?after={last}&wait=30");
    let waiting = tokio::spawn(async move { ada.get(&path).await });
    until("she waits", async || local.app.games.hub.topics() > 0).await;
    ben.post(&table.path("/messages"), &json!({ "text": "Hello" })).await.expect(201);
    let told = waiting.await.unwrap().expect(200)["items"].clone();
    assert_eq!(told[0]["news"]["type"], "message.posted");
    assert_eq!(told[0]["news"]["message"], 1);
    assert_eq!(told[0]["news"]["player"]["name"], "Seat 1");
    assert!(news_of(&ben, 0).await.iter().all(|item| !is(item, "message.posted")));
}

#[tokio::test]
async fn the_others_are_asked_to_a_rematch_once() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.finish(&mut Dice::new(3)).await;
    let path = table.path("/rematch");
    let second = table.seats[0].call(&path).await.expect(200);
    table.seats[0].call(&path).await.expect(200);
    let told = news_of(&table.seats[1], 0).await;
    assert_eq!(types(&told), ["table.invited"], "the finished game was never read of");
    assert_eq!(told[0]["game"], second["id"]);
    assert_eq!(told[0]["news"]["rematch_of"], json!(table.game));
    assert_eq!(told[0]["news"]["by"]["name"], "Seat 0");
    // A player who is only asked does not hear who sits there.
    table.seats[2].call(&path).await.expect(200);
    assert_eq!(news_of(&table.seats[1], 1).await, [] as [Value; 0]);
    table.seats[1].call(&path).await.expect(200);
    let told = news_of(&table.seats[1], 1).await;
    assert_eq!(types(&told), ["table.seat_taken"]);
    assert_eq!(told[0]["news"]["player"]["id"], json!(table.seats[1].id));
}

#[tokio::test]
async fn a_feed_that_nobody_reads_is_not_written() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.steps(&mut Dice::new(4), 6).await;
    assert_eq!(local.documents("account_events/").await, []);
    let told = news_of(&table.seats[0], 0).await;
    assert!(types(&told).starts_with(&["table.created", "table.seat_taken"]), "{told:?}");
    let before = local.documents("account_events/").await;
    assert_eq!(before.len(), 1);
    // Looking again finds nothing, and writes nothing.
    news_of(&table.seats[0], 0).await;
    assert_eq!(local.documents("account_events/").await, before);
}

#[tokio::test]
async fn a_number_that_is_not_there_yet_is_refused() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    ada.get("/v1/me/events?after=1").await.refused("parameter-invalid");
    local.anonymous().get("/v1/me/events").await.refused("token-missing");
}
