//! Reports of messages: what players at a table tell the operator alone.

use reqwest::Method;
use serde_json::{Value, json};

use super::clocks::{handed_over, sign_in_again, table_with, until_return};
use crate::support::{
    client::{Answer, Caller},
    local::Local,
    table::Table,
};

pub async fn say(table: &Table, seat: usize, text: &str) -> Answer {
    table.seats[seat].post(&table.path("/messages"), &json!({ "text": text })).await
}

pub async fn report(caller: &Caller, table: &Table, message: u64, body: &Value) -> Answer {
    caller.post(&table.path(&format!("/messages/{message}/reports")), body).await
}

/// A player has reported as many messages as in a day are allowed, and one more.
pub async fn too_many_reports(local: &Local) -> Answer {
    let table = Table::seated(&local.address, 3).await;
    let spam = json!({ "category": "spam" });
    for number in 1..=20 {
        say(&table, 0, "Buy owls!").await.expect(201);
        report(&table.seats[1], &table, number, &spam).await.expect(201);
    }
    say(&table, 0, "Buy owls!").await.expect(201);
    report(&table.seats[1], &table, 21, &spam).await
}

async fn listed(local: &Local) -> Value {
    let act = json!({ "act": "list_reports", "limit": 100, "all": false });
    local.operate(act).await.unwrap()["found"].clone()
}

#[tokio::test]
async fn a_report_keeps_the_message_and_those_around_it_as_they_were() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    for number in 1..=30 {
        say(&table, 0, &format!("Message {number}")).await.expect(201);
    }
    let body = json!({ "category": "harassment", "text": "  He insults me. " });
    let reported = report(&table.seats[1], &table, 15, &body).await.expect(201);
    assert_eq!((&reported["game"], &reported["message"]), (&json!(table.game), &json!(15)));
    assert_eq!(reported["text"], "He insults me.");
    let removal = json!({ "act": "remove_message", "game": table.game, "message": 15 });
    local.operate(removal).await.unwrap();
    let list = listed(&local).await;
    let messages = list["items"][0]["messages"].as_array().unwrap();
    let numbers: Vec<u64> =
        messages.iter().map(|message| message["number"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (5..=25).collect::<Vec<u64>>());
    assert_eq!(messages[10]["text"], "Message 15");
    assert_eq!(list["items"][0]["by"], json!(table.seats[1].id));
}

#[tokio::test]
async fn each_player_reports_a_message_once() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    say(&table, 0, "Buy owls!").await.expect(201);
    let first = report(&table.seats[1], &table, 1, &json!({ "category": "spam" })).await;
    let first = first.expect(201);
    let again = report(&table.seats[1], &table, 1, &json!({ "category": "hate" })).await;
    assert_eq!(again.expect(200), first);
    report(&table.seats[2], &table, 1, &json!({ "category": "other" })).await.expect(201);
    assert_eq!(listed(&local).await["items"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_player_reports_twenty_messages_in_a_day() {
    let local = Local::start();
    too_many_reports(&local).await.refused("reports-spent");
    let table = Table::seated(&local.address, 3).await;
    say(&table, 0, "Hello").await.expect(201);
    report(&table.seats[1], &table, 1, &json!({ "category": "spam" })).await.expect(201);
}

/// Five players at a table report twenty messages each; then their address has no reports left.
#[tokio::test]
async fn a_hundred_messages_are_reported_from_an_address_in_a_day() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 6 });
    let (table, other) =
        (Table::made(&local.address, 6, &body).await, Table::seated(&local.address, 3).await);
    let spam = json!({ "category": "spam" });
    for number in 1..=20 {
        say(&table, 0, "Buy owls!").await.expect(201);
        for seat in 1..6 {
            report(&table.seats[seat], &table, number, &spam).await.expect(201);
        }
    }
    say(&other, 0, "Buy owls!").await.expect(201);
    report(&other.seats[1], &other, 1, &spam).await.refused("reports-spent");
}

#[tokio::test]
async fn the_limit_of_a_day_is_over_on_the_next_day() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    for number in 1..=21 {
        say(&table, 0, "Buy owls!").await.expect(201);
        if number <= 20 {
            let body = json!({ "category": "spam" });
            report(&table.seats[1], &table, number, &body).await.expect(201);
        }
    }
    let body = json!({ "category": "spam" });
    report(&table.seats[1], &table, 21, &body).await.refused("reports-spent");
    local.clock.advance_s(24 * 60 * 60);
    let refreshed = json!({ "refresh_token": table.seats[1].refresh_token });
    let again = local.anonymous().post("/v1/sessions/refresh", &refreshed).await;
    let ben = table.seats[1].signed_in(&again);
    report(&ben, &table, 21, &body).await.expect(201);
}

#[tokio::test]
async fn who_does_not_sit_there_cannot_report_and_learns_nothing() {
    let local = Local::start();
    let (open, stranger) = (Table::seated(&local.address, 3).await, local.guest("Stranger").await);
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let private = Table::made(&local.address, 3, &body).await;
    let spam = json!({ "category": "spam" });
    for table in [&open, &private] {
        say(table, 0, "Hello").await.expect(201);
    }
    report(&stranger, &open, 1, &spam).await.refused("not-your-seat");
    report(&stranger, &open, 7, &spam).await.refused("not-your-seat");
    report(&stranger, &private, 1, &spam).await.refused("game-unknown");
    report(&stranger, &private, 7, &spam).await.refused("game-unknown");
    report(&open.seats[0], &open, 2, &spam).await.refused("message-unknown");
    let path = open.path("/messages/1/reports");
    local.anonymous().post(&path, &spam).await.refused("token-missing");
    assert_eq!(listed(&local).await["items"], json!([]));
}

#[tokio::test]
async fn a_text_that_is_too_long_is_refused() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    say(&table, 0, "Hello").await.expect(201);
    let long = json!({ "category": "other", "text": "ß".repeat(501) });
    let path = table.path("/messages/1/reports");
    let request = table.seats[1].request(Method::POST, &path).json(&long).bad();
    let refused = request.send().await.refused("malformed-body");
    assert_eq!(refused["errors"][0]["pointer"], "/text");
    let fits = json!({ "category": "other", "text": "ß".repeat(500) });
    report(&table.seats[1], &table, 1, &fits).await.expect(201);
}

/// The author sees the same feed, events and export as if no player had reported the message.
#[tokio::test]
async fn the_reported_player_learns_nothing() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    say(&table, 0, "Hello").await.expect(201);
    let seen = async || {
        let mut seen = Vec::new();
        for path in [table.path("/messages"), "/v1/me/events".to_owned(), table.path("")] {
            seen.push(table.seats[0].get(&path).await.text);
        }
        seen
    };
    let before = seen().await;
    report(&table.seats[1], &table, 1, &json!({ "category": "spam" })).await.expect(201);
    assert_eq!(seen().await, before);
    let export = table.seats[0].get("/v1/me/export").await.text;
    assert!(!export.contains("\"report\""), "{export}");
    let own = table.seats[1].get("/v1/me/export").await.text;
    assert!(own.contains("\"type\":\"report\"") && own.contains("\"category\":\"spam\""), "{own}");
}

#[tokio::test]
async fn a_settled_report_leaves_the_list_and_is_deleted_after_ninety_days() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    say(&table, 0, "Hello").await.expect(201);
    report(&table.seats[1], &table, 1, &json!({ "category": "spam" })).await.expect(201);
    let id = listed(&local).await["items"][0]["id"].clone();
    let settle = json!({ "act": "settle_report", "report": id, "outcome": "dismissed" });
    assert_eq!(local.operate(settle).await.unwrap()["outcome"], "done");
    assert_eq!(listed(&local).await["items"], json!([]));
    let all = json!({ "act": "list_reports", "limit": 100, "all": true });
    let kept = local.operate(all.clone()).await.unwrap();
    assert_eq!(kept["found"]["items"][0]["settled"]["outcome"], "dismissed");
    local.app.retention.sweep().await.unwrap();
    assert_eq!(local.operate(all.clone()).await.unwrap()["found"]["items"], kept["found"]["items"]);
    local.clock.advance_s(90 * 24 * 60 * 60);
    local.app.retention.sweep().await.unwrap();
    assert_eq!(local.operate(all).await.unwrap()["found"]["items"], json!([]));
}

#[tokio::test]
async fn reports_come_in_pages() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    for number in 1..=3 {
        say(&table, 0, "Hello").await.expect(201);
        report(&table.seats[1], &table, number, &json!({ "category": "spam" })).await.expect(201);
    }
    let (mut after, mut seen) = (Value::Null, 0);
    loop {
        let act = json!({ "act": "list_reports", "limit": 2, "all": false, "after": after });
        let page = local.operate(act).await.unwrap()["found"].clone();
        seen += page["items"].as_array().unwrap().len();
        after = page["next"].clone();
        if after.is_null() {
            break;
        }
    }
    assert_eq!(seen, 3);
}

/// A player who blocks another first, and then reports what was said, is not told that there is no
/// such message; and the operator reads everything that was said around it.
#[tokio::test]
async fn what_blocked_and_muted_players_said_can_be_reported() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    for (seat, text) in [(0, "You cheat!"), (2, "Stop it."), (0, "You lie!"), (1, "I do not.")] {
        say(&table, seat, text).await.expect(201);
    }
    let ben = &table.seats[1];
    for (list, seat) in [("blocks", 0), ("mutes", 2)] {
        let path = format!("/v1/me/{list}/{}", table.seats[seat].id);
        ben.request(Method::PUT, &path).send().await.expect(200);
    }
    let read = ben.get(&table.path("/messages")).await.expect(200);
    assert_eq!(read["items"].as_array().unwrap().len(), 1, "only the own one: {read}");
    let harassment = json!({ "category": "harassment" });
    for message in [1, 2] {
        report(ben, &table, message, &harassment).await.expect(201);
    }
    report(ben, &table, 5, &harassment).await.refused("message-unknown");
    let list = listed(&local).await;
    for item in list["items"].as_array().unwrap() {
        let texts: Vec<&Value> =
            item["messages"].as_array().unwrap().iter().map(|kept| &kept["text"]).collect();
        assert_eq!(texts, ["You cheat!", "Stop it.", "You lie!", "I do not."]);
    }
}

/// What was said until a player left can be reported afterwards, too. Of what was said then, the
/// player does not even learn that there is something.
#[tokio::test]
async fn who_has_resigned_reports_what_was_said_before() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    say(&table, 0, "Go away!").await.expect(201);
    let ben = &table.seats[1];
    ben.call(&table.path("/resignations")).await.expect(201);
    local.clock.advance_s(1);
    say(&table, 0, "At last.").await.expect(201);
    ben.get(&table.path("/messages")).await.refused("not-your-seat");
    let harassment = json!({ "category": "harassment" });
    report(ben, &table, 1, &harassment).await.expect(201);
    let unread = report(ben, &table, 2, &harassment).await.refused("message-unknown");
    let missing = report(ben, &table, 3, &harassment).await.refused("message-unknown");
    assert_eq!(unread["detail"], missing["detail"]);
    let list = listed(&local).await;
    let kept = list["items"][0]["messages"].as_array().unwrap();
    assert_eq!(kept.len(), 2, "the operator reads what came after it: {kept:?}");
}

#[tokio::test]
async fn who_ran_out_of_time_reports_what_was_said_before() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &until_return(60)).await;
    let late = table.first_due().await.seat;
    say(&table, (late + 1) % 3, "Do you sleep?").await.expect(201);
    local.clock.advance_s(60);
    handed_over(&local, &table, late).await;
    sign_in_again(&local, &mut table).await;
    let caller = &table.seats[late];
    report(caller, &table, 1, &json!({ "category": "harassment" })).await.expect(201);
}

/// What was said at one server is reported at the other one before that has heard of it, and the
/// limit of a day is one for both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_of_one_server_is_reported_at_the_other_one() {
    let servers = Local::two();
    let table = Table::seated(&servers[0].address, 3).await;
    let ada = &table.seats[1];
    let there = ada.at(&servers[1].address);
    there.get(&table.path("/messages")).await.expect(200);
    servers[0].store.hold_notifications(true);
    let spam = json!({ "category": "spam" });
    for number in 1..=20 {
        say(&table, 0, "Buy owls!").await.expect(201);
        let by = if number % 2 == 0 { ada } else { &there };
        report(by, &table, number, &spam).await.expect(201);
    }
    say(&table, 0, "Buy owls!").await.expect(201);
    for by in [ada, &there] {
        report(by, &table, 21, &spam).await.refused("reports-spent");
    }
    let lists = [listed(&servers[0]).await, listed(&servers[1]).await];
    assert_eq!(lists[0]["items"].as_array().unwrap().len(), 20);
    assert_eq!(lists[0], lists[1]);
}
