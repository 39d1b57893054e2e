//! Games that the players end and not the rules: all want it, or all others have left where whoever
//! leaves has lost.

use serde_json::{Value, json};

use super::{
    clocks::{has_bot, of_decision, verified, watched},
    ratings::{counted, rated, table_of, users},
    resignations::pass_s,
};
use crate::support::{client::Answer, dice::Dice, local::Local, table::Table, until};

async fn want(table: &Table, seat: usize, wanted: bool) -> Answer {
    table.seats[seat].put(&table.path("/abort"), &json!({ "wanted": wanted })).await
}

/// Whoever leaves has lost.
fn lose(limit_s: u64) -> Value {
    let mut clock = of_decision(limit_s);
    clock["on_timeout"] = json!("lose");
    clock
}

async fn table(local: &Local, seats: usize, body: &Value) -> Table {
    let table = Table::made(&local.address, seats, body).await;
    table.start().await;
    table
}

#[tokio::test]
async fn a_game_ends_without_a_result_when_all_players_want_it() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.steps(&mut Dice::new(1), 4).await;
    let due = table.first_due().await;
    let first = want(&table, 0, true).await.expect(200);
    let shown = |game: &Value| -> Vec<bool> {
        let seats = game["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["abort_wanted"].as_bool().unwrap()).collect()
    };
    assert_eq!((&first["status"], shown(&first)), (&json!("running"), vec![true, false, false]));
    assert_eq!(want(&table, 0, true).await.expect(200)["seq"], first["seq"], "nothing changes");
    want(&table, 1, true).await.expect(200);
    want(&table, 0, false).await.expect(200);
    let game = want(&table, 2, true).await.expect(200);
    assert_eq!((&game["status"], shown(&game)), (&json!("running"), vec![false, true, true]));
    local
        .guest("Stranger")
        .await
        .put(&table.path("/abort"), &json!({ "wanted": true }))
        .await
        .refused("not-your-seat");

    let over = want(&table, 0, true).await.expect(200);
    assert_eq!(over["status"], "finished");
    assert_eq!(over["outcome"], json!({ "places": [], "reason": "table.aborted" }));
    assert!(table.due().await.is_empty(), "nobody is asked any more");
    table.move_of(&due, "late").send().await.refused("game-over");
    want(&table, 0, false).await.refused("game-over");
    let events = table.events_for(&local.anonymous()).await;
    let last: Vec<_> = events[events.len() - 2..].iter().map(|event| &event["type"]).collect();
    assert_eq!(last, ["table.abort_wanted", "table.finished"]);
    let record = verified(&local, &table).await;
    assert_eq!(record["outcome"], over["outcome"]);
    let local = local.restarted();
    assert_eq!(
        local.anonymous().get(&table.path("")).await.expect(200)["outcome"],
        over["outcome"]
    );
    table.seats[1].call(&table.path("/rematch")).await.expect(200);
}

#[tokio::test]
async fn what_players_want_is_told_in_their_feeds() {
    let local = Local::start();
    let clock = json!({ "ruleset": "medici", "seats": 3, "clock": of_decision(600) });
    let table = table(&local, 3, &clock).await;
    let news = async |seat: usize| {
        let feed = table.seats[seat].get("/v1/me/events").await.expect(200);
        let items = feed["items"].as_array().unwrap().clone();
        items.into_iter().map(|item| item["news"].clone()).collect::<Vec<_>>()
    };
    news(2).await;
    table.seats[0].put(&table.path("/pause"), &json!({ "wanted": true })).await.expect(200);
    want(&table, 1, true).await.expect(200);
    let told = news(2).await.pop().unwrap();
    assert_eq!(
        told,
        json!({
            "type": "table.wishes_changed", "pause_wanted": [0], "paused": false, "abort_wanted": [1],
        })
    );
    want(&table, 0, true).await.expect(200);
    want(&table, 2, true).await.expect(200);
    let told = news(2).await;
    assert_eq!(told.last().unwrap()["type"], "table.finished");
    assert_eq!(told.last().unwrap()["outcome"]["reason"], "table.aborted");
}

#[tokio::test]
async fn a_bot_agrees_and_so_does_a_stand_in() {
    let local = Local::idle();
    let alone = Table::made(&local.address, 1, &json!({ "ruleset": "medici", "seats": 3 })).await;
    for seat in 1..3 {
        alone.seat_bot(seat, "random").await.expect(200);
    }
    alone.start().await;
    assert_eq!(want(&alone, 0, true).await.expect(200)["status"], "finished");

    let table = Table::started(&local.address, 3).await;
    want(&table, 1, true).await.expect(200);
    table.seats[1].call(&table.path("/resignations")).await.expect(201);
    table.seats[2].call(&table.path("/resignations")).await.expect(201);
    want(&table, 1, true).await.refused("not-your-seat");
    let game = watched(&local, &table).await;
    assert_eq!(
        (&game["status"], &game["seats"][1]["abort_wanted"]),
        (&json!("running"), &json!(false))
    );
    assert_eq!(want(&table, 0, true).await.expect(200)["status"], "finished");
    verified(&local, &table).await;
}

#[tokio::test]
async fn a_rated_game_that_was_aborted_counts_for_nobody() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let table = table_of(&players, &rated()).await;
    table.start().await;
    for seat in 0..3 {
        want(&table, seat, true).await.expect(200);
    }
    local.clock.advance_s(180);
    let ada = &players[0];
    assert_eq!(counted(&local).await, 1, "it is looked at, and not again");
    let shown = local.anonymous().get(&format!("/v1/players/{}", ada.id)).await.expect(200);
    assert_eq!(shown["ratings"], json!([]));
    assert_eq!(shown["history"]["results"], json!([]), "it has no result");
}

#[tokio::test]
async fn where_whoever_leaves_has_lost_the_last_one_wins() {
    let local = Local::start();
    let body = json!({ "ruleset": "haendler", "seats": 2, "clock": lose(600) });
    let resigned = table(&local, 2, &body).await;
    let over = resigned.seats[0].call(&resigned.path("/resignations")).await.expect(201);
    let outcome = json!({
        "places": [
            { "seat": 1, "place": 1, "score": 0 },
            { "seat": 0, "place": 2, "score": 0 },
        ],
        "reason": "table.others_left",
    });
    assert_eq!(over["outcome"], outcome);
    verified(&local, &resigned).await;

    let late = table(&local, 2, &body).await;
    let asked = late.first_due().await.seat;
    pass_s(&local, 600).await;
    until("the game is over", async || watched(&local, &late).await["status"] == "finished").await;
    let over = watched(&local, &late).await;
    assert_eq!(over["outcome"]["places"][1]["seat"], asked);
    assert_eq!(over["outcome"]["reason"], "table.others_left");
    verified(&local, &late).await;
}

#[tokio::test]
async fn where_others_are_left_the_stand_in_plays_on() {
    let local = Local::idle();
    let body = json!({ "ruleset": "medici", "seats": 3, "clock": lose(600) });
    let table = table(&local, 3, &body).await;
    let game = table.seats[2].call(&table.path("/resignations")).await.expect(201);
    assert_eq!((&game["status"], has_bot(&game, 2)), (&json!("running"), true));
    let over = table.seats[0].call(&table.path("/resignations")).await.expect(201);
    let places: Vec<(u64, u64)> = over["outcome"]["places"]
        .as_array()
        .unwrap()
        .iter()
        .map(|place| (place["seat"].as_u64().unwrap(), place["place"].as_u64().unwrap()))
        .collect();
    assert_eq!(places, [(1, 1), (0, 2), (2, 2)]);
    verified(&local, &table).await;
}

#[tokio::test]
async fn a_team_is_left_as_long_as_one_of_it_is() {
    let local = Local::idle();
    let body = json!({
        "ruleset": "dale_of_merchants", "seats": 4, "options": { "teams": true }, "clock": lose(600),
    });
    let table = table(&local, 4, &body).await;
    for seat in [0, 1] {
        let game = table.seats[seat].call(&table.path("/resignations")).await.expect(201);
        assert_eq!(game["status"], "running");
    }
    let over = table.seats[2].call(&table.path("/resignations")).await.expect(201);
    let places: Vec<(u64, u64)> = over["outcome"]["places"]
        .as_array()
        .unwrap()
        .iter()
        .map(|place| (place["seat"].as_u64().unwrap(), place["place"].as_u64().unwrap()))
        .collect();
    assert_eq!(places, [(1, 1), (3, 1), (0, 3), (2, 3)]);
    verified(&local, &table).await;
}
