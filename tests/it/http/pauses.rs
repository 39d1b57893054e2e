//! Pauses: the clocks stand while everybody wants it who has a say.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::{
    catalogue::limit,
    clocks::{
        banked, clocks, come_back, handed_over, has_bot, left_ms, of_decision, sign_in_again,
        table_with, until_return, verified, watched,
    },
    gifts::give,
    resignations::{pass_s, time_of},
};
use crate::support::{client::Answer, dice::Dice, local::Local, table::Table};

const HOUR_S: u64 = 60 * 60;

async fn asked_for_pause(table: &Table, seat: usize, wanted: bool) -> Answer {
    table.seats[seat].put(&table.path("/pause"), &json!({ "wanted": wanted })).await
}

async fn want_pause(table: &Table, seat: usize, wanted: bool) -> Value {
    asked_for_pause(table, seat, wanted).await.expect(200)
}

#[tokio::test]
async fn clocks_stand_while_all_players_want_it() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &banked(600, 10, 700)).await;
    let asked = table.first_due().await.seat;
    local.clock.advance_s(50);
    for seat in 0..2 {
        assert_eq!(want_pause(&table, seat, true).await["paused"], false);
    }
    local.clock.advance_s(50);
    let paused = want_pause(&table, 2, true).await;
    assert_eq!(paused["paused"], true);
    assert_eq!(paused["seats"][asked]["clock"]["left_ms"], 500_000);
    assert_eq!(paused["seats"][asked]["clock"]["deadline"], Value::Null);
    let due = table.first_due().await;
    assert_eq!(due.decision["deadline"], Value::Null);
    pass_s(&local, 10 * HOUR_S).await;
    let local = local.restarted();
    sign_in_again(&local, &mut table).await;
    let game = watched(&local, &table).await;
    assert_eq!((&game["paused"], has_bot(&game, asked)), (&json!(true), false));
    give(&table, (asked + 1) % 3, asked, 60).await.refused("clock-stands");

    // Moves are possible, and cost nothing.
    table.move_of(&due, "in-the-pause").send().await.expect(201);
    assert_eq!(left_ms(&clocks(&table).await)[asked], 510_000);
    let next = table.first_due().await.seat;
    let before = left_ms(&clocks(&table).await);
    local.clock.advance_s(100);
    let running = want_pause(&table, 1, false).await;
    assert_eq!(
        (&running["paused"], &running["seats"][1]["pause_wanted"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(left_ms(&clocks(&table).await), before, "the pause took nothing");
    let due = table.first_due().await;
    let deadline = i128::from(local.app.games.clock().now_ms() + before[next]);
    assert_eq!(time_of(&due.decision["deadline"]), deadline);

    // A player who leaves has no say, and bots agree.
    table.seats[1].call(&table.path("/resignations")).await.expect(201);
    assert_eq!(watched(&local, &table).await["paused"], true);
    want_pause(&table, 0, false).await;
    want_pause(&table, 2, false).await;
    for seat in [0, 2] {
        table.seats[seat].call(&table.path("/resignations")).await.expect(201);
    }
    until("bots end the game", async || watched(&local, &table).await["status"] == "finished")
        .await;
    verified(&local, &table).await;
}

/// What one player changes is counted for that player alone, and no player is held in a pause. All
/// changes together are more than a table of before could have, and up to that number they are the
/// same.
#[tokio::test]
async fn a_wish_for_a_pause_can_always_be_taken_back() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &of_decision(HOUR_S)).await;
    let most = limit(&table.seats[0], "clock_changes_max").await;
    let asked = table.first_due().await.seat;
    let (other, third) = ((asked + 1) % 3, (asked + 2) % 3);
    give(&table, other, asked, 60).await.expect(201);
    for change in 1..most {
        want_pause(&table, other, change % 2 == 1).await;
    }
    give(&table, other, asked, 60).await.refused("clock-changes-spent");
    want_pause(&table, asked, true).await;
    assert_eq!(want_pause(&table, third, true).await["paused"], true);
    assert_eq!(want_pause(&table, other, false).await["paused"], false);
    asked_for_pause(&table, other, true).await.refused("clock-changes-spent");
    want_pause(&table, asked, false).await;
    give(&table, third, asked, 60).await.expect(201);
    table.finish(&mut Dice::new(8)).await;
    verified(&local, &table).await;
}

#[tokio::test]
async fn the_clocks_of_the_others_do_not_stand_without_a_player_who_may_come_back() {
    let local = Local::idle();
    let mut table = table_with(&local, "medici", &until_return(HOUR_S)).await;
    let late = table.first_due().await.seat;
    want_pause(&table, late, true).await;
    local.clock.advance_s(HOUR_S);
    handed_over(&local, &table, late).await;
    sign_in_again(&local, &mut table).await;
    for seat in (0..3).filter(|seat| *seat != late) {
        assert_eq!(want_pause(&table, seat, true).await["paused"], false);
    }
    let back = come_back(&table, late, "back").await.expect(201);
    assert_eq!(back["paused"], false, "the wish ended with the seat");
    assert_eq!(want_pause(&table, late, true).await["paused"], true);
}
