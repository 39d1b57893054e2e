//! Bots that are only webhooks, and games that are set aside: their decisions wait, those of other
//! games do not.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::tokens::{made, user};
use crate::support::{
    client::Caller,
    local::Local,
    receiver::{Received, Receiver},
    table::Table,
};

/// Answers each decision that comes with the first of its actions.
fn first_action(got: &Received) -> (u16, String) {
    let action = &got.json()["decision"]["actions"][0];
    (200, if action.is_null() { String::new() } else { json!({ "action": action }).to_string() })
}

/// A game of this bot with two bots of the server.
async fn game_of(robot: &Caller) -> Table {
    let made = robot.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let table = Table::of(&made.expect(201), vec![robot.clone()]);
    table.seat_bot(1, "random").await.expect(200);
    table.seat_bot(2, "random").await.expect(200);
    table.start().await;
    table
}

fn of_game(received: &[Received], table: &Table) -> Vec<Received> {
    let is_of_it = |got: &&Received| got.json()["data"]["game"] == json!(table.game);
    received.iter().filter(is_of_it).cloned().collect()
}

#[tokio::test]
async fn a_decision_of_a_game_that_is_set_aside_is_delivered_when_the_game_goes_on() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let grace = user(&local, "Grace").await;
    let wish = json!({ "name": "x", "scopes": ["account", "read", "play", "tables"] });
    let (robot, _) = made(&grace, &wish).await;
    // The receiver is away, so that the first decision is still to be delivered.
    receiver.answer_by(|_| (503, String::new()));
    let wish = json!({ "url": receiver.url, "answers": true, "types": ["decision.opened"] });
    robot.post("/v1/me/webhooks", &wish).await.expect(201);
    let aside = game_of(&robot).await;
    let first = receiver.wait_for(1).await.remove(0);
    let webhook = async || robot.get("/v1/me/webhooks").await.expect(200)["items"][0].clone();
    until("it is noted", async || !webhook().await["failing_since"].is_null()).await;

    local.operate(json!({ "act": "quarantine", "game": aside.game })).await.unwrap();
    robot.get(&aside.path("/decisions")).await.refused("game-quarantined");
    receiver.answer_by(first_action);
    let other = game_of(&robot).await;
    local.clock.advance_s(10);
    other.finished().await;
    let received = receiver.received();
    assert_eq!(of_game(&received, &aside).len(), 1, "the decision that is set aside waits");
    assert_eq!(webhook().await["failing_since"], Value::Null, "the receiver has not failed");

    local.operate(json!({ "act": "release", "game": aside.game })).await.unwrap();
    local.clock.advance_s(10);
    aside.finished().await;
    let again = of_game(&receiver.received(), &aside).remove(1);
    assert_eq!((&again.id, again.number()), (&first.id, first.number()));
    assert!(again.json()["decision"]["actions"].is_array(), "it comes with its decision");
}
