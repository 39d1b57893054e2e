//! How the players of a table are told that a seat was lost, and what becomes of a table at which
//! no player sits any more.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::clocks::{handed_over, of_decision, sign_in_again, table_with, until_return, watched};
use crate::support::{client::Caller, local::Local, table::Table};

const HOUR_S: u64 = 60 * 60;

/// What the events of an account say of lost seats.
async fn losses(caller: &Caller) -> Vec<Value> {
    let items = caller.get("/v1/me/events").await.expect(200)["items"].clone();
    let news = items.as_array().unwrap().iter().map(|item| item["news"].clone());
    let mut lost: Vec<Value> = news.filter(|news| news["type"] == "table.seat_left").collect();
    for news in &mut lost {
        news.as_object_mut().unwrap().remove("player");
    }
    lost
}

fn loss(seat: usize, reason: &str, may_return: bool) -> Value {
    json!({ "type": "table.seat_left", "seat": seat, "reason": reason, "may_return": may_return })
}

#[tokio::test]
async fn who_loses_a_seat_by_time_hears_it_and_whether_there_is_a_way_back() {
    for (clock, may_return) in [(until_return(HOUR_S), true), (of_decision(HOUR_S), false)] {
        let local = Local::idle();
        let mut table = table_with(&local, "medici", &clock).await;
        let late = table.first_due().await.seat;
        for seat in &table.seats {
            assert_eq!(losses(seat).await, [] as [Value; 0]);
        }
        local.clock.advance_s(HOUR_S);
        handed_over(&local, &table, late).await;
        sign_in_again(&local, &mut table).await;
        for seat in &table.seats {
            assert_eq!(losses(seat).await, [loss(late, "time_up", may_return)]);
        }
    }
}

#[tokio::test]
async fn who_leaves_or_resigns_is_told_apart_from_who_was_late() {
    let local = Local::idle();
    let table = table_with(&local, "medici", &until_return(HOUR_S)).await;
    assert_eq!(losses(&table.seats[0]).await, [] as [Value; 0]);
    table.seats[2].call(&table.path("/resignations")).await.expect(201);
    assert_eq!(losses(&table.seats[0]).await, [loss(2, "resigned", false)]);

    let ada = local.guest("Ada").await;
    let new = json!({ "ruleset": "basari", "seats": 3 });
    let made = ada.post("/v1/games", &new).await.expect(201);
    let seat = format!("/v1/games/{}/seats/1", made["id"].as_str().unwrap());
    let ben = local.guest("Ben").await;
    ben.put(&seat, &json!({ "occupant": "me" })).await.expect(200);
    for caller in [&ada, &ben] {
        assert_eq!(losses(caller).await, [] as [Value; 0]);
    }
    ada.delete(&seat).await.expect(200);
    for caller in [&ada, &ben] {
        assert_eq!(losses(caller).await, [loss(1, "left", false)]);
    }
}

#[tokio::test]
async fn bots_play_to_the_end_when_all_are_late_and_nobody_returns_to_a_game_that_is_over() {
    let local = Local::start();
    let table = table_with(&local, "medici", &until_return(60)).await;
    until("the game is over", async || {
        local.clock.advance_s(60);
        watched(&local, &table).await["status"] == "finished"
    })
    .await;
    let seats = watched(&local, &table).await["seats"].clone();
    for seat in seats.as_array().unwrap() {
        assert_eq!((&seat["may_return"], &seat["bot"]), (&json!(false), &json!("random")));
        assert!(seat["resigned"].is_object(), "{seat}");
    }
}

/// No request waits for such work, so the metrics tell operators of it.
#[tokio::test]
async fn a_seat_that_cannot_be_handed_over_is_counted() {
    let local = Local::idle();
    let table = table_with(&local, "medici", &of_decision(HOUR_S)).await;
    let late = table.first_due().await.seat;
    assert_eq!(local.failures("deadlines"), 0);
    local.store.fail_writes_after(Some(0));
    local.clock.advance_s(HOUR_S);
    until("a failure is counted", async || local.failures("deadlines") > 0).await;
    local.store.fail_writes_after(None);
    handed_over(&local, &table, late).await;
}

#[tokio::test]
async fn a_move_of_a_bot_that_cannot_be_stored_is_counted() {
    let local = Local::start();
    let table =
        Table::made(&local.address, 1, &json!({ "ruleset": "medici", "seats": 3, "sit": false }))
            .await;
    for seat in 0..3 {
        table.seat_bot(seat, "random").await.expect(200);
    }
    assert_eq!(local.failures("moves"), 0);
    // The start is stored, and nothing after it.
    local.store.fail_writes_after(Some(1));
    table.start().await;
    until("a failure is counted", async || local.failures("moves") > 0).await;
    local.store.fail_writes_after(None);
    until("the game is over", async || watched(&local, &table).await["status"] == "finished").await;
}
