//! Players whose time was up and who come back.

use serde_json::{Value, json};

use super::{
    HOUR_S, come_back, event, handed_over, has_bot, sign_in_again, table_with, until_return,
    verified, watched,
};
use crate::{
    http::resignations::pass_s,
    support::{dice::Dice, local::Local},
};

#[tokio::test]
async fn a_player_whose_time_was_up_comes_back_and_the_record_verifies() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &until_return(HOUR_S)).await;
    let late = table.first_due().await.seat;
    local.clock.advance_s(HOUR_S);
    handed_over(&local, &table, late).await;
    sign_in_again(&local, &mut table).await;
    let caller = table.seats[late].clone();
    let game = table.game().await;
    let seat = &game["seats"][late];
    assert_eq!((&seat["bot"], &seat["may_return"]), (&json!("random"), &json!(true)));
    assert_eq!((&seat["resigned"]["id"], &seat["clock"]), (&json!(caller.id), &Value::Null));
    assert_eq!(caller.get(&table.path("/view")).await.expect(200)["seat"], Value::Null);
    let told = event(&local, &table, "table.timed_out").await.unwrap();
    assert_eq!((&told["data"]["seat"], &told["seat"]), (&json!(late), &Value::Null));

    local.guest("Stranger").await.call(&table.path("/returns")).await.refused("not-your-seat");
    let back = come_back(&table, late, "back").await.expect(201);
    let seat = &back["seats"][late];
    assert_eq!((&seat["player"]["id"], &seat["bot"]), (&json!(caller.id), &Value::Null));
    assert_eq!((&seat["resigned"], &seat["may_return"]), (&Value::Null, &json!(false)));
    assert_eq!(seat["clock"]["left_ms"], 300_000);
    let again = come_back(&table, late, "back").await;
    assert!(again.is_replayed());
    assert_eq!(again.expect(200), back);
    assert_eq!(caller.get(&table.path("/view")).await.expect(200)["seat"], late);
    let told = event(&local, &table, "table.returned").await.unwrap();
    assert_eq!((&told["data"]["seat"], &told["seat"]), (&json!(late), &json!(late)));
    come_back(&table, late, "sits-already").await.expect(201);

    table.finish(&mut Dice::new(3)).await;
    let record = verified(&local, &table).await;
    assert_eq!(record["players"][late]["bot"], Value::Null, "the player played to the end");
    come_back(&table, late, "over").await.refused("game-over");
}

#[tokio::test]
async fn whoever_is_back_for_five_minutes_only_loses_the_seat_again() {
    let local = Local::idle();
    let mut table = table_with(&local, "medici", &until_return(HOUR_S)).await;
    let late = table.first_due().await.seat;
    local.clock.advance_s(HOUR_S);
    handed_over(&local, &table, late).await;
    sign_in_again(&local, &mut table).await;
    // No bot has moved, so the player is asked the same again.
    come_back(&table, late, "once").await.expect(201);
    let due = table.first_due().await;
    assert_eq!((due.seat, &due.decision["time_ms"]), (late, &json!(300_000)));
    pass_s(&local, 299).await;
    assert!(!has_bot(&watched(&local, &table).await, late));
    local.clock.advance_s(1);
    handed_over(&local, &table, late).await;
    come_back(&table, late, "twice").await.expect(201);
    // An answer brings the full time for the next decision again.
    let due = table.first_due().await;
    table.move_of(&due, "answer").send().await.expect(201);
    let next = table.first_due().await;
    assert_eq!(next.decision["time_ms"], HOUR_S * 1000);
}

#[tokio::test]
async fn a_player_comes_back_as_often_as_a_table_can_be_sat_at() {
    let local = Local::idle();
    let mut table = table_with(&local, "medici", &until_return(60)).await;
    let late = table.first_due().await.seat;
    let most = local.anonymous().get("/v1/meta").await.expect(200)["limits"]["seatings_max"]
        .as_u64()
        .unwrap();
    for seating in 1..=most {
        local.clock.advance_s(60);
        handed_over(&local, &table, late).await;
        if seating == most / 2 {
            sign_in_again(&local, &mut table).await;
        }
        let answer = come_back(&table, late, &format!("k{seating}")).await;
        match seating == most {
            true => drop(answer.refused("seatings-spent")),
            false => drop(answer.expect(201)),
        }
    }
}
