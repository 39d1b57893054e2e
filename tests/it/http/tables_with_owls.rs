//! Tables of Dale of Merchants 2 with owls: cards with which a seat can react to the actions of
//! others. Standing orders answer the decisions whether to react.

use kontor_testing::waits::Looks;
use serde_json::{Value, json};

use crate::support::{
    client::{Address, Answer},
    dice::Dice,
    table::{Due, Table},
};

/// The decision whether to react.
pub const REACTING: &str = "dale_of_merchants.reacting";

/// More moves than these games need until a player is asked for a reaction.
pub const MOVES_MAX: usize = 400;

/// Orders that say how a seat reacts; it is asked until it answers.
pub fn reactions(order: &str) -> Value {
    let orders = json!({ "reactions": order, "pass_after_s": null });
    json!({ "ruleset": "dale_of_merchants", "orders": orders })
}

/// The orders of a seat that has given none.
pub fn no_reactions_ordered() -> Value {
    let orders = json!({ "reactions": "ask", "pass_after_s": 60 });
    json!({ "ruleset": "dale_of_merchants", "orders": orders })
}

/// The body of a request for a table with owls in the game.
pub fn with_owls(seats: usize) -> Value {
    let decks = &["owls", "foxes", "platypuses", "sloths", "polecats"][..=seats];
    json!({ "ruleset": "dale_of_merchants", "seats": seats, "options": { "decks": decks, "first_seat": 0 } })
}

/// Sets the orders of a seat.
pub async fn order(table: &Table, seat: usize, order: &str) -> Answer {
    table.seats[seat].put(&table.path("/orders"), &reactions(order)).await
}

/// A table with owls at which all seats have ordered the same, started.
pub async fn owls(address: &Address, seats: usize, ordered: &str) -> Table {
    let table = Table::made(address, seats, &with_owls(seats)).await;
    for seat in 0..seats {
        order(&table, seat, ordered).await.expect(200);
    }
    table.start().await;
    table
}

/// The first decision that is due for a player; `None` if the game is over.
pub async fn awaited(table: &Table) -> Option<Due> {
    let looks = Looks::at("a decision or the end");
    loop {
        for (seat, caller) in table.seats.iter().enumerate() {
            let page = caller.get("/v1/me/decisions").await.expect(200);
            if let Some(first) = page["items"].as_array().unwrap().first() {
                return Some(Due { seat, decision: first["decision"].clone() });
            }
        }
        if table.game().await["status"] == "finished" {
            return None;
        }
        looks.next().await;
    }
}

/// Answers a decision at random.
pub async fn answer(table: &mut Table, due: &Due, dice: &mut Dice) -> Value {
    let action = dice.pick(due.decision["actions"].as_array().unwrap());
    let key = table.fresh_key();
    table.seats[due.seat]
        .action(&table.game, &key, &due.decision["id"], action)
        .send()
        .await
        .expect(201)
}

/// Whether a seat can react at this decision.
pub fn can_react(decision: &Value) -> bool {
    decision["choices"]
        .as_array()
        .unwrap()
        .iter()
        .any(|choice| choice["type"] == "dale_of_merchants.use_owl")
}

/// Plays until a seat is asked for a reaction that it does not have, where all seats order `ask`.
pub async fn asked_without_reaction(table: &mut Table, dice: &mut Dice) -> Due {
    for _ in 0..MOVES_MAX {
        let due = table.first_due().await;
        if due.decision["kind"] == REACTING && !can_react(&due.decision) {
            return due;
        }
        table.step(dice).await;
    }
    panic!("no seat was asked for a reaction");
}

/// The events of a game in which a seat passes instead of reacting.
pub async fn passes(table: &Table) -> Vec<Value> {
    let mut events = table.events_for(&table.seats[0]).await;
    events.retain(|event| event["type"] == "dale_of_merchants.passed");
    events
}
