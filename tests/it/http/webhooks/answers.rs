//! Actions in the answers to deliveries.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::{state, table_of, user, webhook};
use crate::support::{
    dice::Dice,
    local::{Fate, Local, UnknownPolicy},
    receiver::{Received, Receiver},
    table::Table,
};

/// How a receiver answers.
type Answering = fn(&Received) -> (u16, String);

/// Answers each decision that comes with the first of its actions.
fn first_action(got: &Received) -> (u16, String) {
    let action = &got.json()["decision"]["actions"][0];
    (200, if action.is_null() { String::new() } else { json!({ "action": action }).to_string() })
}

/// The same with integers as some languages write them: `7.0`.
fn first_action_in_floats(got: &Received) -> (u16, String) {
    fn in_floats(value: &Value) -> Value {
        match value {
            Value::Number(number) => json!(number.as_f64()),
            Value::Array(items) => items.iter().map(in_floats).collect(),
            Value::Object(fields) => {
                fields.iter().map(|(name, value)| (name.clone(), in_floats(value))).collect()
            }
            other => other.clone(),
        }
    }
    let (status, text) = first_action(got);
    let answer = serde_json::from_str(&text).map(|answer| in_floats(&answer).to_string());
    (status, answer.unwrap_or_default())
}

#[tokio::test]
async fn a_bot_plays_by_its_answers_alone() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let grace = user(&local.anonymous(), "Grace").await;
    let engine = json!({ "name": "Abacus", "version": "1.4" });
    let robot = json!({ "name": "Robot", "engine": engine });
    let robot = grace.post("/v1/me/bots", &robot).await.expect(201);
    let wish =
        json!({ "name": "x", "scopes": ["account", "read", "play", "tables"], "bot": robot["id"] });
    let token = grace.post("/v1/me/tokens", &wish).await.expect(201);
    let robot = grace.with_token(token["secret"].as_str().unwrap());
    webhook(&robot, &json!({ "url": receiver.url, "answers": true })).await;
    let ways: [(&str, Answering); 2] =
        [("medici", first_action_in_floats), ("basari", first_action)];
    for (ruleset, answering) in ways {
        receiver.answer_by(answering);
        let made = robot.post("/v1/games", &json!({ "ruleset": ruleset, "seats": 3 })).await;
        let table = Table::of(&made.expect(201), vec![robot.clone()]);
        table.seat_bot(1, "random").await.expect(200);
        table.seat_bot(2, "random").await.expect(200);
        table.start().await;
        table.finished().await;
    }
    let id = state(&robot).await["id"].clone();
    let path = format!("/v1/me/webhooks/{}/deliveries", id.as_str().unwrap());
    let log = robot.get(&path).await.expect(200);
    assert!(log["items"].as_array().unwrap().iter().any(|item| item["outcome"] == "played"));
}

#[tokio::test]
async fn an_answer_that_cannot_be_played_changes_nothing_and_is_told() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = user(&local.anonymous(), "Ada").await;
    receiver.answer_by(|got| match got.json()["decision"].is_null() {
        true => (204, String::new()),
        false => (200, json!({ "action": { "type": "medici.burn" } }).to_string()),
    });
    let wish = json!({ "url": receiver.url, "answers": true, "types": ["decision.opened"] });
    let (path, _) = webhook(&ada, &wish).await;
    let mut table = table_of(&ada).await;
    table.start().await;
    let mut dice = Dice::new(3);
    while table.due().await.iter().all(|due| due.seat != 0) {
        table.step(&mut dice).await;
    }
    let seq = table.seq().await;
    let log = async || ada.get(&format!("{path}/deliveries")).await.expect(200)["items"].clone();
    until("it is noted", async || log().await[0]["outcome"] == "answer_refused").await;
    assert!(log().await[0]["refusal"].as_str().unwrap().len() > 5);
    assert_eq!(table.seq().await, seq);
}

/// An answer that meets a fault which passes counts as not delivered: the decision comes again, with the
/// same id, and its answer is played then.
#[tokio::test]
async fn an_answer_that_meets_a_store_without_an_answer_is_asked_for_again() {
    let (local, receiver) = (Local::start(), Receiver::start());
    let ada = user(&local.anonymous(), "Ada").await;
    let (store, mut asked) = (local.store.clone(), 0);
    receiver.answer_by(move |got| {
        asked += u32::from(!got.json()["decision"].is_null());
        let lost = UnknownPolicy { every: 1.try_into().unwrap(), outcome: Fate::Lost };
        store.inject_unknown((asked == 1).then_some(lost));
        first_action(got)
    });
    let wish = json!({ "url": receiver.url, "answers": true, "types": ["decision.opened"] });
    let (path, _) = webhook(&ada, &wish).await;
    let made = ada.post("/v1/games", &json!({ "ruleset": "medici", "seats": 3 })).await;
    let table = Table::of(&made.expect(201), vec![ada.clone()]);
    for seat in [1, 2] {
        table.seat_bot(seat, "random").await.expect(200);
    }
    table.start().await;
    let log = async || ada.get(&format!("{path}/deliveries")).await.expect(200)["items"].clone();
    until("it is played", async || log().await[0]["outcome"] == "played").await;
    let received = receiver.wait_for(2).await;
    assert_eq!(received[0].number(), received[1].number());
    assert!(local.store.injected_unknown() > 0);
    let log = log().await;
    let outcomes: Vec<_> = log.as_array().unwrap().iter().map(|one| &one["outcome"]).collect();
    assert!(outcomes.iter().all(|outcome| *outcome == "played"), "{outcomes:?}");
}
