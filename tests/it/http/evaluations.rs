//! What bots think of decisions, in games that are over and in sandboxes.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    contract::values_of,
    dice::Dice,
    local::{Local, generous},
    record::{LOGGED, ends, logged},
    table::Table,
};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// Later than all recorded games.
const TEN_YEARS_S: u64 = 10 * 365 * 24 * 60 * 60;

async fn evaluate(caller: &Caller, game: &str, body: &Value) -> Answer {
    caller.post(&format!("/v1/games/{game}/evaluations"), body).await
}

async fn refused(caller: &Caller, game: &str, body: &Value, code: &str) -> Value {
    let path = format!("/v1/games/{game}/evaluations");
    caller.request(Method::POST, &path).json(body).bad().send().await.refused(code)
}

/// Decisions of players in a record, each with the seq of the position in which it was taken, and
/// the action: every so many of them.
fn decisions(record: &Value, stride: usize) -> Vec<(u64, u64, &Value)> {
    let commits = record["commits"].as_array().unwrap().iter();
    let taken = commits.zip(ends(record)).collect::<Vec<_>>();
    let by_players = taken.windows(2).filter_map(|pair| {
        let [(_, end), (commit, _)] = pair else { return None };
        let action = &commit["action"];
        let is_of_the_game = !action["type"].as_str()?.starts_with("table.");
        is_of_the_game.then_some((*end, commit["seat"].as_u64()?, action))
    });
    by_players.step_by(stride).collect()
}

#[tokio::test]
async fn the_decisions_of_a_finished_game_are_evaluated_by_each_bot() {
    let local = Local::start();
    local.clock.advance_s(TEN_YEARS_S);
    let ada = local.guest("Ada").await;
    for (ruleset, players) in LOGGED {
        let record = logged(ruleset, players);
        let game = ada.post("/v1/records?visibility=public", &record).await.expect(201);
        let game = game["id"].as_str().unwrap();
        let some = decisions(&record, 29);
        assert!(some.len() > 2, "{ruleset}");
        for (at, seat, played) in some {
            let body = json!({ "at": at, "seat": seat });
            let found = evaluate(&ada, game, &body).await.expect(200);
            assert_eq!((&found["bot"], &found["seat"]), (&json!("greedy"), &json!(seat)));
            let actions = found["actions"].as_array().unwrap();
            assert_eq!(found["chosen"], actions[0]["action"]);
            assert!(actions.is_sorted_by_key(|action| -action["value"].as_i64().unwrap()));
            if found["complete"] == true {
                assert!(actions.iter().any(|action| action["action"] == *played), "{played}");
            }
            assert!(actions.iter().all(|action| action["playouts"] == 0));
        }
    }
}

#[tokio::test]
async fn the_same_request_gets_the_same_answer_after_a_restart() {
    let local = Local::start();
    local.clock.advance_s(TEN_YEARS_S);
    let record = logged("basari", 3);
    let ada = local.guest("Ada").await;
    let game = ada.post("/v1/records", &record).await.expect(201)["id"].clone();
    let (at, seat, _) = decisions(&record, 40)[1];
    let body = json!({ "at": at, "seat": seat, "bot": "search" });
    let first = evaluate(&ada, game.as_str().unwrap(), &body).await.expect(200);
    let actions = first["actions"].as_array().unwrap();
    assert_eq!(first["chosen"], actions[0]["action"]);
    if actions.len() > 1 {
        assert!(actions[0]["playouts"].as_u64() > Some(0), "{first:#}");
        assert!(actions[0]["value_played_out"].is_i64());
    }
    let local = local.restarted();
    local.app.games.forget_all();
    assert_eq!(evaluate(&ada, game.as_str().unwrap(), &body).await.expect(200), first);
}

/// A sandbox of three players.
async fn sandbox(local: &Local) -> Table {
    let body = json!({ "ruleset": "basari", "seats": 3, "sandbox": { "seed": SEED } });
    let table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    table
}

/// The decision of seat 1 at a moment at which seat 0 is asked, too. The moves before are the same in
/// each sandbox.
async fn asked_with_seat_0(table: &mut Table) -> Value {
    loop {
        let due = table.due().await;
        let of = |seat| due.iter().find(|due| due.seat == seat);
        if let (Some(_), Some(other)) = (of(0), of(1)) {
            return other.decision.clone();
        }
        let key = table.fresh_key();
        table.move_of(&due[0], &key).send().await.expect(201);
    }
}

/// In both sandboxes the same luck rules. Seat 1 chooses another card in each, and seat 0 does not
/// know which.
#[tokio::test]
async fn an_evaluation_in_a_sandbox_says_nothing_that_the_seat_does_not_know() {
    let local = Local::start();
    let mut found = Vec::new();
    for choice in 0..2 {
        let mut table = sandbox(&local).await;
        let other = asked_with_seat_0(&mut table).await;
        table.seats[1]
            .action(&table.game, "choose", &other["id"], &other["actions"][choice])
            .send()
            .await
            .expect(201);
        let mut answers = Vec::new();
        for bot in values_of("Evaluator") {
            let body = json!({ "seat": 0, "bot": bot });
            // A player of another table gets the same answer as one who sits there.
            for caller in [&table.seats[0], &table.seats[1]] {
                answers.push(evaluate(caller, &table.game, &body).await.expect(200));
            }
        }
        found.push(answers);
    }
    assert_eq!(found[0], found[1]);
}

#[tokio::test]
async fn only_open_games_are_evaluated_and_only_where_a_seat_is_asked() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let stranger = local.guest("Stranger").await;
    let seat = table.first_due().await.seat;
    let now = json!({ "seat": seat });
    for caller in [&table.seats[seat], &stranger] {
        refused(caller, &table.game, &now, "game-not-over").await;
    }
    table.finish(&mut Dice::new(1)).await;
    let last = table.seq().await;
    refused(&stranger, &table.game, &now, "decision-unknown").await;
    let start = json!({ "seat": seat, "at": 1 });
    let problem = refused(&stranger, &table.game, &start, "at-out-of-range").await;
    assert_eq!(problem["errors"][0]["max"], last);
    for body in [
        json!({ "seat": 3, "at": last }),
        json!({ "seat": seat, "bot": "random" }),
        json!({ "at": last }),
        json!({ "seat": seat, "depth": 7 }),
    ] {
        refused(&stranger, &table.game, &body, "malformed-body").await;
    }
    refused(&local.anonymous(), &table.game, &now, "token-missing").await;
    let sandbox = sandbox(&local).await;
    refused(&stranger, &sandbox.game, &now, "game-unknown").await;
}

#[tokio::test]
async fn evaluations_have_a_limit_of_their_own() {
    let mut settings = generous();
    settings.rates.evaluations_per_minute = 1.try_into().unwrap();
    let local = Local::with_settings(settings);
    let table = sandbox(&local).await;
    let limits = local.anonymous().get("/v1/meta").await.expect(200)["limits"].clone();
    assert_eq!(limits["rates"]["evaluations_per_minute"], 1);
    assert_eq!(limits["evaluated_actions_max"], 256);
    evaluate(&table.seats[0], &table.game, &json!({ "seat": 0 })).await.expect(200);
    let refused = evaluate(&table.seats[0], &table.game, &json!({ "seat": 0 })).await;
    assert!(!refused.header("retry-after").is_empty());
    refused.refused("rate-limited");
    table.seats[0].get(&table.path("/view")).await.expect(200);
}
