//! Games that the players end and not the rules: all want it, or all others have left where a
//! player who leaves has lost.

mod others_left;

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::{
    catalogue::limit,
    clocks::{
        come_back, handed_over, of_decision, sign_in_again, table_with, until_return, verified,
        watched,
    },
    ratings::{counted, rated, table_of, users},
    resignations::pass_s,
};
use crate::support::{client::Answer, dice::Dice, local::Local, table::Table};

async fn want(table: &Table, seat: usize, wanted: bool) -> Answer {
    table.seats[seat].put(&table.path("/abort"), &json!({ "wanted": wanted })).await
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
    assert!(table.due().await.is_empty(), "no seat is asked any more");
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

/// A rated game in which one player alone has a say, and that player's wish to end it.
pub(super) async fn wanted_alone(local: &Local) -> Answer {
    let players = users(local, &["Dora", "Emil", "Fred"]).await;
    let table = table_of(&players, &rated()).await;
    table.start().await;
    for seat in 1..3 {
        table.seats[seat].call(&table.path("/resignations")).await.expect(201);
    }
    want(&table, 0, true).await
}

#[tokio::test]
async fn nobody_takes_back_alone_what_counts_beyond_the_table() {
    let local = Local::idle();
    wanted_alone(&local).await.refused("others-needed");
    // Two can, and a wish can be taken back by a player who is left.
    let players = users(&local, &["Ada", "Ben", "Cleo"]).await;
    let table = table_of(&players, &rated()).await;
    table.start().await;
    table.seats[2].call(&table.path("/resignations")).await.expect(201);
    want(&table, 0, true).await.expect(200);
    want(&table, 0, false).await.expect(200);
    want(&table, 0, true).await.expect(200);
    assert_eq!(want(&table, 1, true).await.expect(200)["status"], "finished");
}

/// A player whose time was up has not agreed to anything as long as the seat waits for the player.
#[tokio::test]
async fn a_game_does_not_end_without_a_player_who_may_come_back() {
    let local = Local::idle();
    let mut table = table_with(&local, "medici", &until_return(600)).await;
    let late = table.first_due().await.seat;
    want(&table, late, true).await.expect(200);
    local.clock.advance_s(600);
    handed_over(&local, &table, late).await;
    sign_in_again(&local, &mut table).await;
    for seat in (0..3).filter(|seat| *seat != late) {
        assert_eq!(want(&table, seat, true).await.expect(200)["status"], "running");
    }
    let back = come_back(&table, late, "back").await.expect(201);
    assert_eq!(
        (&back["status"], &back["seats"][late]["abort_wanted"]),
        (&json!("running"), &json!(false)),
        "the wish ended with the seat"
    );
    assert_eq!(want(&table, late, true).await.expect(200)["status"], "finished");
    verified(&local, &table).await;
}

/// A player who could come back, and resigns instead, has no say any more.
#[tokio::test]
async fn a_player_who_gives_up_coming_back_has_left_for_good() {
    let local = Local::idle();
    let mut table = table_with(&local, "medici", &until_return(600)).await;
    let late = table.first_due().await.seat;
    local.clock.advance_s(600);
    handed_over(&local, &table, late).await;
    sign_in_again(&local, &mut table).await;
    for seat in (0..3).filter(|seat| *seat != late) {
        assert_eq!(want(&table, seat, true).await.expect(200)["status"], "running");
    }
    let over = table.seats[late].call(&table.path("/resignations")).await.expect(201);
    assert_eq!(
        (&over["seats"][late]["may_return"], &over["outcome"]["reason"]),
        (&json!(false), &json!("table.aborted"))
    );
    let events = table.events_for(&table.seats[late]).await;
    let of_seat = |kind: &str| {
        let is_it = |item: &&Value| item["type"] == kind && item["data"]["seat"] == late;
        events.iter().filter(is_it).count()
    };
    assert_eq!((of_seat("table.timed_out"), of_seat("table.resigned")), (1, 1));
    table.seats[late].call(&table.path("/resignations")).await.expect(201);
    come_back(&table, late, "back").await.refused("game-over");
    verified(&local, &table).await;
}

#[tokio::test]
async fn a_deleted_account_is_not_waited_for() {
    let local = Local::idle();
    let mut table = table_with(&local, "medici", &until_return(600)).await;
    let late = table.first_due().await.seat;
    local.clock.advance_s(600);
    handed_over(&local, &table, late).await;
    sign_in_again(&local, &mut table).await;
    assert_eq!(table.seats[late].post("/v1/me/deletion", &json!({})).await.status, 204);
    local.app.deletions.complete_all().await.unwrap();
    let others: Vec<usize> = (0..3).filter(|seat| *seat != late).collect();
    assert_eq!(watched(&local, &table).await["seats"][late]["may_return"], false);
    assert_eq!(want(&table, others[0], true).await.expect(200)["status"], "running");
    assert_eq!(want(&table, others[1], true).await.expect(200)["status"], "finished");
    verified(&local, &table).await;
}

/// What all want who still have a say ends the game as soon as the last one who did not want it has
/// left for good.
#[tokio::test]
async fn a_game_ends_when_the_last_one_who_did_not_want_it_leaves() {
    let local = Local::idle();
    let resigned = Table::started(&local.address, 3).await;
    want(&resigned, 0, true).await.expect(200);
    want(&resigned, 1, true).await.expect(200);
    let over = resigned.seats[2].call(&resigned.path("/resignations")).await.expect(201);
    assert_eq!(over["outcome"], json!({ "places": [], "reason": "table.aborted" }));
    verified(&local, &resigned).await;

    let late = table_with(&local, "medici", &of_decision(600)).await;
    let asked = late.first_due().await.seat;
    for seat in (0..3).filter(|seat| *seat != asked) {
        want(&late, seat, true).await.expect(200);
    }
    pass_s(&local, 600).await;
    until("the game is over", async || watched(&local, &late).await["status"] == "finished").await;
    assert_eq!(watched(&local, &late).await["outcome"]["reason"], "table.aborted");
    verified(&local, &late).await;
}

#[tokio::test]
async fn a_player_who_has_used_up_the_returns_has_no_say_any_more() {
    let local = Local::idle();
    let mut table = table_with(&local, "medici", &until_return(60)).await;
    let late = table.first_due().await.seat;
    let most = limit(&table.seats[0], "seatings_max").await;
    for seat in (0..3).filter(|seat| *seat != late) {
        want(&table, seat, true).await.expect(200);
    }
    for seating in 1..most {
        local.clock.advance_s(60);
        handed_over(&local, &table, late).await;
        if seating == most / 2 {
            sign_in_again(&local, &mut table).await;
        }
        assert_eq!(watched(&local, &table).await["status"], "running");
        come_back(&table, late, &format!("k{seating}")).await.expect(201);
    }
    local.clock.advance_s(60);
    until("the game is over", async || watched(&local, &table).await["status"] == "finished").await;
    assert_eq!(watched(&local, &table).await["outcome"]["reason"], "table.aborted");
    verified(&local, &table).await;
}

#[tokio::test]
async fn each_player_has_changes_of_their_own() {
    let local = Local::idle();
    let table = Table::started(&local.address, 3).await;
    let most = limit(&table.seats[0], "abort_changes_max").await;
    for change in 0..most {
        want(&table, 1, change % 2 == 0).await.expect(200);
    }
    want(&table, 1, true).await.refused("abort-changes-spent");
    want(&table, 0, true).await.expect(200);
    assert_eq!(want(&table, 0, false).await.expect(200)["seats"][0]["abort_wanted"], false);
    for seat in [1, 0, 2] {
        table.seats[seat].call(&table.path("/resignations")).await.expect(201);
    }
}

/// In a sandbox one player can have several seats, and says for all of them what is wanted.
#[tokio::test]
async fn a_player_with_several_seats_says_it_once() {
    let local = Local::idle();
    let body = json!({ "ruleset": "medici", "seats": 3, "sandbox": { "seed": "00".repeat(32) } });
    let table = Table::made(&local.address, 1, &body).await;
    for seat in 1..3 {
        let own = json!({ "occupant": "me" });
        table.seats[0].put(&table.path(&format!("/seats/{seat}")), &own).await.expect(200);
    }
    table.start().await;
    assert_eq!(want(&table, 0, true).await.expect(200)["status"], "finished");
}
