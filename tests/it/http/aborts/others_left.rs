//! Games that end because all others have left, where a player who leaves has lost.

use kontor_testing::waits::{Looks, until};
use serde_json::{Value, json};

use super::{table, want};
use crate::{
    http::{
        clocks::{has_bot, of_decision, verified, watched},
        resignations::{pass_s, step_of_people},
    },
    support::{dice::Dice, local::Local},
};

/// A player who leaves has lost.
fn lose(limit_s: u64) -> Value {
    let mut clock = of_decision(limit_s);
    clock["on_timeout"] = json!("lose");
    clock
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

/// An earlier wish does not take from a player what the other one lost by leaving.
#[tokio::test]
async fn who_has_won_because_the_others_left_has_won_whatever_was_wanted_before() {
    let local = Local::idle();
    let body = json!({ "ruleset": "haendler", "seats": 2, "clock": lose(600) });
    let table = table(&local, 2, &body).await;
    want(&table, 1, true).await.expect(200);
    let over = table.seats[0].call(&table.path("/resignations")).await.expect(201);
    assert_eq!(over["outcome"]["reason"], "table.others_left");
    verified(&local, &table).await;
}

/// The rules know nothing of who played: a stand-in can come first. The place that counts says so.
#[tokio::test]
async fn who_has_lost_by_leaving_stands_behind_all_who_stayed() {
    let local = Local::start();
    let body =
        json!({ "ruleset": "medici", "seats": 3, "stand_in": "greedy", "clock": lose(86_400) });
    let mut table = table(&local, 3, &body).await;
    let gone = table.seats[1].call(&table.path("/resignations")).await.expect(201);
    assert_eq!(gone["seats"][1]["place"], Value::Null, "the game is not over");
    let mut dice = Dice::new(3);
    let mut looks = Looks::at("the stand-in moves");
    while watched(&local, &table).await["status"] == "running" {
        match step_of_people(&mut table, &mut dice).await {
            Some(_) => looks = Looks::at("the stand-in moves"),
            None => looks.next().await,
        }
    }
    let over = watched(&local, &table).await;
    let by_rules = |seat: u64| {
        let places = over["outcome"]["places"].as_array().unwrap();
        places.iter().find(|place| place["seat"] == seat).unwrap()["place"].as_u64().unwrap()
    };
    assert!(by_rules(1) < 3, "the stand-in was better than a player who stayed");
    let place = |seat: usize| over["seats"][seat]["place"].as_u64().unwrap();
    assert_eq!(place(1), 3);
    assert_eq!(place(0) < place(2), by_rules(0) < by_rules(2));
    let listed = local.anonymous().get("/v1/games?status=finished").await.expect(200);
    assert_eq!(listed["items"][0]["seats"], over["seats"]);
    let profile = local.anonymous().get(&format!("/v1/players/{}", table.seats[1].id)).await;
    let result = profile.expect(200)["history"]["results"][0].clone();
    assert_eq!((&result["place"], &result["left"]), (&json!(3), &json!(true)));
    verified(&local, &table).await;
}
