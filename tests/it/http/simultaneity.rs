//! Simultaneous choices do not conflict with each other.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::support::{
    dice::Dice,
    local::Local,
    table::{Due, Table},
};

/// How often four clients post their choices at the same instant.
const TIMES: usize = 1_000;
/// Games that are played concurrently.
const TABLES: usize = 4;

const CHOOSING: &str = "basari.choosing_card";
const REVEALED: &str = "basari.cards_revealed";
const CHOSEN: &str = "basari.card_chosen";

/// Everybody posts a choice at the same instant, with the ids read before. Returns the responses.
async fn choose_at_once(table: &mut Table, due: &[Due], dice: &mut Dice) -> Vec<Value> {
    let mut requests = Vec::new();
    for Due { seat, decision } in due {
        let action = dice.pick(decision["actions"].as_array().unwrap());
        let key = table.fresh_key();
        requests.push(table.seats[*seat].action(&table.game, &key, &decision["id"], action).send());
    }
    // A conflict, a closed decision or a missed id would not be a 201.
    join_all(requests).await.into_iter().map(|answer| answer.expect(201)).collect()
}

/// Before all cards are revealed, responses show only the own card, and a seat that has not chosen
/// keeps its decision.
fn check_replies(due: &[Due], replies: &[Value]) {
    let reveals = |reply: &Value| {
        reply["events"].as_array().unwrap().iter().any(|event| event["type"] == REVEALED)
    };
    assert_eq!(
        replies.iter().filter(|reply| reveals(reply)).count(),
        1,
        "the last choice alone reveals the cards"
    );
    for (Due { seat, .. }, reply) in due.iter().zip(replies) {
        for event in
            reply["events"].as_array().unwrap().iter().filter(|event| event["type"] == CHOSEN)
        {
            assert_eq!(
                (&event["data"]["seat"], event["data"]["card"].is_null()),
                (&json!(seat), false),
                "one's own card alone"
            );
        }
        if reveals(reply) {
            continue;
        }
        for open in reply["decisions"].as_array().unwrap() {
            let before = due
                .iter()
                .find(|before| json!(before.seat) == open["seat"])
                .expect("no other seat is asked");
            assert_eq!((open["id"].as_str(), &open["kind"]), (Some(before.id()), &json!(CHOOSING)));
        }
    }
}

/// Plays games of four until so many rounds were chosen simultaneously.
async fn play_rounds(local: &Local, rounds: usize, seed: u64) {
    let (mut dice, mut played) = (Dice::new(seed), 0);
    while played < rounds {
        let mut table =
            Table::made(&local.address, 4, &json!({ "ruleset": "basari", "seats": 4 })).await;
        table.start().await;
        loop {
            let due = table.due().await;
            if due.is_empty() || played == rounds {
                break;
            }
            if due.len() == 4 && due.iter().all(|due| due.decision["kind"] == CHOOSING) {
                let replies = choose_at_once(&mut table, &due, &mut dice).await;
                check_replies(&due, &replies);
                played += 1;
            } else {
                settle(&mut table, &due[0], &mut dice).await;
            }
        }
    }
}

/// Answers a decision that is not secret. Offers are accepted at once, so that the next round
/// begins soon.
async fn settle(table: &mut Table, due: &Due, dice: &mut Dice) {
    let actions = due.decision["actions"].as_array().unwrap();
    let accept = actions.iter().find(|action| action["type"] == "basari.accept");
    let action = accept.unwrap_or_else(|| dice.pick(actions));
    let key = table.fresh_key();
    table.seats[due.seat]
        .action(&table.game, &key, &json!(due.id()), action)
        .send()
        .await
        .expect(201);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_simultaneous_choices_never_conflict() {
    let local = Local::start();
    join_all((0..TABLES as u64).map(|seed| play_rounds(&local, TIMES / TABLES, seed))).await;
}
