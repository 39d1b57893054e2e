//! Standing orders: answers that a seat gives in advance. They are secret, and carried out as
//! ordinary actions.

use serde_json::json;

use super::tables_with_owls::{
    answer, awaited, no_reactions_ordered, order, owls, reactions, with_owls,
};
use crate::support::{client::Caller, dice::Dice, local::Local, table::Table};

/// Everything that a client can fetch of a game, with tags.
async fn seen(table: &Table, caller: &Caller) -> Vec<(String, String)> {
    let mut seen = Vec::new();
    for path in ["", "/view", "/decisions", "/events?limit=500"].map(|rest| table.path(rest)) {
        let answer = caller.get(&path).await;
        seen.push((answer.header("etag").to_owned(), answer.text));
    }
    seen
}

#[tokio::test]
async fn orders_are_set_and_read_and_survive_a_restart() {
    let local = Local::start();
    let table = Table::made(&local.address, 2, &with_owls(2)).await;
    let read = async |seat: usize| table.seats[seat].get(&table.path("/orders")).await.expect(200);
    assert_eq!(read(0).await, no_reactions_ordered(), "nothing was ordered yet");
    for ordered in ["ask", "pass", "when_able", "ask", "ask"] {
        assert_eq!(order(&table, 0, ordered).await.expect(200), reactions(ordered));
        assert_eq!(read(0).await, reactions(ordered));
    }
    assert_eq!(read(1).await, no_reactions_ordered(), "everybody has orders of their own");
    table.start().await;
    let _local = local.restarted();
    assert_eq!(read(0).await, reactions("ask"));
}

#[tokio::test]
async fn a_ruleset_publishes_its_orders() {
    let local = Local::start();
    let anonymous = local.anonymous();
    let dale = anonymous.get("/v1/rulesets/dale_of_merchants").await.expect(200);
    assert_eq!(dale["orders_default"], no_reactions_ordered()["orders"]);
    let schema = jsonschema::validator_for(&dale["orders_schema"]).unwrap();
    assert!(
        ["ask", "when_able", "pass"]
            .iter()
            .all(|order| schema.is_valid(&reactions(order)["orders"]))
    );
    assert!(!schema.is_valid(&reactions("never")["orders"]));
    assert!(schema.is_valid(&json!({ "reactions": "ask" })), "the time may be left out");
    assert!(!schema.is_valid(&json!({ "reactions": "ask", "pass_after_s": 0 })));
    assert_eq!(anonymous.get("/v1/rulesets/medici").await.expect(200)["orders_default"], json!({}));
    let table = Table::seated(&local.address, 3).await;
    let none = json!({ "ruleset": "medici", "orders": {} });
    assert_eq!(table.seats[1].get(&table.path("/orders")).await.expect(200), none);
    assert_eq!(table.seats[1].put(&table.path("/orders"), &none).await.expect(200), none);
}

#[tokio::test]
async fn malformed_orders_are_refused_with_the_field() {
    let local = Local::start();
    let table = Table::made(&local.address, 2, &with_owls(2)).await;
    for (body, pointer) in [
        (reactions("never"), "/orders/reactions"),
        (json!({ "ruleset": "dale_of_merchants", "orders": {} }), "/orders/reactions"),
        (
            json!({ "ruleset": "dale_of_merchants", "orders": { "reactions": "ask", "bids": "ask" } }),
            "/orders/bids",
        ),
        (json!({ "ruleset": "dale_of_merchants", "orders": ["ask"] }), "/orders"),
        (
            json!({ "ruleset": "dale_of_merchants", "orders": { "reactions": "ask", "pass_after_s": 604_801 } }),
            "/orders/pass_after_s",
        ),
        (json!({ "ruleset": "medici", "orders": {} }), "/ruleset"),
        (json!({ "ruleset": "chess", "orders": {} }), "/ruleset"),
        (json!({ "ruleset": "dale_of_merchants" }), "/orders"),
    ] {
        let request = table.seats[0].request(reqwest::Method::PUT, &table.path("/orders"));
        let problem = request.json(&body).bad().send().await.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
    }
    assert_eq!(
        table.seats[0].get(&table.path("/orders")).await.expect(200),
        no_reactions_ordered()
    );
}

#[tokio::test]
async fn only_seated_players_of_a_game_have_orders() {
    let local = Local::start();
    let (mut table, stranger) =
        (owls(&local.address, 3, "ask").await, local.guest("Stranger").await);
    let path = table.path("/orders");
    local.anonymous().get(&path).await.refused("token-missing");
    stranger.get(&path).await.refused("not-your-seat");
    stranger.put(&path, &reactions("ask")).await.refused("not-your-seat");
    stranger.get("/v1/games/g_nothing/orders").await.refused("game-unknown");

    let mut private = with_owls(2);
    private["visibility"] = json!("private");
    let private = Table::made(&local.address, 2, &private).await;
    stranger.get(&private.path("/orders")).await.refused("game-unknown");
    stranger.put(&private.path("/orders"), &reactions("ask")).await.refused("game-unknown");
    private.seats[0].delete(&private.path("")).await;
    private.seats[1].get(&private.path("/orders")).await.refused("game-unknown");
    order(&private, 1, "ask").await.refused("game-unknown");

    table.seats[2].call(&table.path("/resignations")).await.expect(201);
    table.seats[2].get(&path).await.refused("not-your-seat");
    order(&table, 2, "pass").await.refused("not-your-seat");
    for seat in 0..2 {
        table.seats[seat].call(&table.path("/resignations")).await.expect(201);
    }
    table = Table::made(&local.address, 2, &json!({ "ruleset": "basari", "seats": 3 })).await;
    table.seat_bot(2, "random").await.expect(200);
    table.start().await;
    table.seats[0].call(&table.path("/resignations")).await.expect(201);
    while let Some(due) = awaited(&table).await {
        answer(&mut table, &due, &mut Dice::new(1)).await;
    }
    let none = json!({ "ruleset": "basari", "orders": {} });
    table.seats[1].put(&table.path("/orders"), &none).await.refused("game-over");
    assert_eq!(table.seats[1].get(&table.path("/orders")).await.expect(200), none);
}

#[tokio::test]
async fn an_order_is_invisible_to_everybody_else() {
    let local = Local::start();
    let mut table = owls(&local.address, 3, "ask").await;
    table.steps(&mut Dice::new(1), 5).await;
    let (watcher, asked) = (local.guest("Watcher").await, table.first_due().await.seat);
    let idle = (asked + 1) % 3;
    let mut before = Vec::new();
    for caller in table.seats.iter().chain([&watcher]) {
        before.push(seen(&table, caller).await);
    }
    for ordered in ["pass", "when_able", "ask"] {
        order(&table, idle, ordered).await.expect(200);
        let mut after = Vec::new();
        for caller in table.seats.iter().chain([&watcher]) {
            after.push(seen(&table, caller).await);
        }
        assert_eq!(after, before);
    }
}
