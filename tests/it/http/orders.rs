//! Standing orders: what a seat has said in advance, kept from everybody else, and carried out by
//! ordinary actions.

use serde_json::{Value, json};

use crate::support::{
    client::{Address, Answer, Caller},
    dice::Dice,
    local::{Fate, Local},
    server::Server,
    table::{Due, Table},
    until,
};

const REACTING: &str = "dale_of_merchants.reacting";
const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// More moves than it takes until somebody is asked for a reaction, in these games.
const MOVES_MAX: usize = 400;

/// Moves of a game that is interrupted again and again.
const MOVES_INTERRUPTED: usize = 60;

fn reactions(order: &str) -> Value {
    json!({ "ruleset": "dale_of_merchants", "orders": { "reactions": order } })
}

/// What makes a table with owls in the game.
fn with_owls(seats: usize) -> Value {
    let decks = &["owls", "foxes", "platypuses", "sloths", "polecats"][..=seats];
    json!({ "ruleset": "dale_of_merchants", "seats": seats, "options": { "decks": decks, "first_seat": 0 } })
}

async fn order(table: &Table, seat: usize, order: &str) -> Answer {
    table.seats[seat].put(&table.path("/orders"), &reactions(order)).await
}

/// A table with owls at which all seats have ordered the same, started.
async fn owls(address: &Address, seats: usize, ordered: &str) -> Table {
    let table = Table::made(address, seats, &with_owls(seats)).await;
    for seat in 0..seats {
        order(&table, seat, ordered).await.expect(200);
    }
    table.start().await;
    table
}

fn can_react(decision: &Value) -> bool {
    decision["choices"]
        .as_array()
        .unwrap()
        .iter()
        .any(|choice| choice["type"] == "dale_of_merchants.use_owl")
}

/// Plays at a table where all are asked, until a seat is asked for a reaction that has none.
async fn asked_in_vain(table: &mut Table, dice: &mut Dice) -> Due {
    for _ in 0..MOVES_MAX {
        let due = table.first_due().await;
        if due.decision["kind"] == REACTING && !can_react(&due.decision) {
            return due;
        }
        table.step(dice).await;
    }
    panic!("nobody was asked for a reaction");
}

/// What a caller can fetch of a game, with tags.
async fn seen(table: &Table, caller: &Caller) -> Vec<(String, String)> {
    let mut seen = Vec::new();
    for path in ["", "/view", "/decisions", "/events?limit=500"].map(|rest| table.path(rest)) {
        let answer = caller.get(&path).await;
        seen.push((answer.header("etag").to_owned(), answer.text));
    }
    seen
}

/// The first decision that waits for a player, as those hear of it whom it concerns. `None`: the
/// game is over.
async fn awaited(table: &Table) -> Option<Due> {
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
        tokio::task::yield_now().await;
    }
}

/// Answers what waits for a player at random.
async fn answer(table: &mut Table, due: &Due, dice: &mut Dice) -> Value {
    let action = dice.pick(due.decision["actions"].as_array().unwrap());
    let key = table.fresh_key();
    table.seats[due.seat]
        .action(&table.game, &key, &due.decision["id"], action)
        .send()
        .await
        .expect(201)
}

#[tokio::test]
async fn orders_are_set_and_read_and_outlive_a_restart() {
    let local = Local::start();
    let table = Table::made(&local.address, 2, &with_owls(2)).await;
    let read = async |seat: usize| table.seats[seat].get(&table.path("/orders")).await.expect(200);
    assert_eq!(read(0).await, reactions("when_able"), "nothing was ordered yet");
    for ordered in ["ask", "pass", "when_able", "ask", "ask"] {
        assert_eq!(order(&table, 0, ordered).await.expect(200), reactions(ordered));
        assert_eq!(read(0).await, reactions(ordered));
    }
    assert_eq!(read(1).await, reactions("when_able"), "everybody has orders of their own");
    table.start().await;
    let _local = local.restarted();
    assert_eq!(read(0).await, reactions("ask"));
}

#[tokio::test]
async fn a_ruleset_tells_its_orders_and_one_without_takes_none() {
    let local = Local::start();
    let nobody = local.nobody();
    let dale = nobody.get("/v1/rulesets/dale_of_merchants").await.expect(200);
    assert_eq!(dale["orders_default"], reactions("when_able")["orders"]);
    let schema = jsonschema::validator_for(&dale["orders_schema"]).unwrap();
    assert!(
        ["ask", "when_able", "pass"]
            .iter()
            .all(|order| schema.is_valid(&reactions(order)["orders"]))
    );
    assert!(!schema.is_valid(&reactions("never")["orders"]));
    assert_eq!(nobody.get("/v1/rulesets/medici").await.expect(200)["orders_default"], json!({}));
    let table = Table::seated(&local.address, 3).await;
    let none = json!({ "ruleset": "medici", "orders": {} });
    assert_eq!(table.seats[1].get(&table.path("/orders")).await.expect(200), none);
    assert_eq!(table.seats[1].put(&table.path("/orders"), &none).await.expect(200), none);
}

#[tokio::test]
async fn what_is_no_order_of_the_game_is_refused_where_it_stands() {
    let local = Local::start();
    let table = Table::made(&local.address, 2, &with_owls(2)).await;
    for (body, pointer) in [
        (reactions("never"), "/orders"),
        (json!({ "ruleset": "dale_of_merchants", "orders": {} }), "/orders"),
        (
            json!({ "ruleset": "dale_of_merchants", "orders": { "reactions": "ask", "bids": "ask" } }),
            "/orders",
        ),
        (json!({ "ruleset": "dale_of_merchants", "orders": ["ask"] }), "/orders"),
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
        reactions("when_able")
    );
}

#[tokio::test]
async fn orders_are_for_those_who_sit_there_while_there_is_a_game() {
    let local = Local::start();
    let (mut table, stranger) =
        (owls(&local.address, 3, "ask").await, local.guest("Stranger").await);
    let path = table.path("/orders");
    local.nobody().get(&path).await.refused("token-missing");
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
async fn an_order_leaves_no_trace_that_others_or_the_game_could_show() {
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

#[tokio::test]
async fn who_orders_ask_is_asked_also_in_vain() {
    let local = Local::start();
    let mut table = owls(&local.address, 2, "ask").await;
    let asked = asked_in_vain(&mut table, &mut Dice::new(1)).await;
    let due = awaited(&table).await.unwrap();
    assert_eq!((due.seat, due.id()), (asked.seat, asked.id()));
    answer(&mut table, &due, &mut Dice::new(1)).await;
}

#[tokio::test]
async fn who_orders_when_able_is_asked_only_with_an_owl_to_use() {
    let local = Local::start();
    let (mut table, mut dice, mut reacted) =
        (owls(&local.address, 2, "when_able").await, Dice::new(2), 0);
    for _ in 0..MOVES_MAX {
        let Some(due) = awaited(&table).await else { break };
        if due.decision["kind"] == REACTING {
            assert!(can_react(&due.decision));
            reacted += 1;
        }
        answer(&mut table, &due, &mut dice).await;
    }
    let events = table.events_for(&table.seats[0]).await;
    let passes = events.iter().filter(|event| event["type"] == "dale_of_merchants.passed").count();
    assert!(reacted > 0 && passes > reacted, "{reacted} reactions asked for, {passes} passes");
}

#[tokio::test]
async fn who_orders_pass_is_never_asked_and_answers_come_one_by_one_as_ordinary_commits() {
    let local = Local::start();
    let (mut table, mut dice) = (owls(&local.address, 4, "pass").await, Dice::new(3));
    for _ in 0..MOVES_MAX / 4 {
        let Some(due) = awaited(&table).await else { break };
        assert_ne!(due.decision["kind"], REACTING);
        answer(&mut table, &due, &mut dice).await;
    }
    let events = table.events_for(&table.seats[0]).await;
    let passes: Vec<&Value> =
        events.iter().filter(|event| event["type"] == "dale_of_merchants.passed").collect();
    assert!(
        passes.iter().all(|pass| pass["seat"] == pass["data"]["seat"]),
        "each seat passes for itself"
    );
    let follows = |pair: &&[&Value]| {
        pair[0]["commit"].as_u64().unwrap() + 1 == pair[1]["commit"].as_u64().unwrap()
    };
    assert!(passes.windows(2).any(|pair| follows(&pair)), "several seats pass in a row");
}

#[tokio::test]
async fn the_reply_to_the_move_that_asks_comes_before_what_was_ordered() {
    let local = Local::start();
    let mut table = owls(&local.address, 2, "ask").await;
    let asked = asked_in_vain(&mut table, &mut Dice::new(1)).await;
    let opened = asked.decision["opened_at_seq"].as_u64().unwrap();
    assert_eq!(table.seq().await, opened);
    let events = table.events_for(&table.seats[0]).await;
    let commit = events.last().unwrap()["commit"].as_u64().unwrap();
    let tag =
        table.seats[asked.seat].get(&table.path("/decisions")).await.header("etag").to_owned();
    order(&table, asked.seat, "when_able").await.expect(200);
    until("the open decision is answered", async || table.seq().await > opened).await;
    let events = table.events_for(&table.seats[0]).await;
    let answered = events.iter().find(|event| event["commit"] == json!(commit + 1)).unwrap();
    assert_eq!(
        (&answered["type"], &answered["seat"]),
        (&json!("dale_of_merchants.passed"), &json!(asked.seat))
    );
    assert_ne!(table.seats[asked.seat].get(&table.path("/decisions")).await.header("etag"), tag);
}

#[tokio::test]
async fn what_an_order_will_answer_waits_for_nobody_and_is_answered_after_a_restart() {
    let local = Local::idle();
    let mut table = owls(&local.address, 2, "ask").await;
    let asked = asked_in_vain(&mut table, &mut Dice::new(1)).await;
    order(&table, asked.seat, "when_able").await.expect(200);
    let waiting =
        async || table.seats[asked.seat].get("/v1/me/decisions").await.expect(200)["items"].clone();
    assert_eq!(waiting().await, json!([]));
    assert_eq!(
        table.first_due().await.id(),
        asked.id(),
        "at the table everybody sees the same until it is answered"
    );
    let _local = local.restarted();
    let opened = asked.decision["opened_at_seq"].as_u64().unwrap();
    until("the order is carried out", async || table.seq().await > opened).await;
}

#[tokio::test]
async fn a_seat_that_was_left_to_a_bot_has_no_orders() {
    let local = Local::start();
    let mut table = owls(&local.address, 2, "ask").await;
    let asked = asked_in_vain(&mut table, &mut Dice::new(1)).await;
    table.seats[asked.seat].call(&table.path("/resignations")).await.expect(201);
    let opened = asked.decision["opened_at_seq"].as_u64().unwrap() + 1;
    until("the bot answers", async || table.seq().await > opened).await;
}

#[tokio::test]
async fn orders_are_carried_out_whenever_the_server_is_killed() {
    let mut server = Server::start();
    let mut table = owls(&server.address, 3, "when_able").await;
    let mut dice = Dice::new(4);
    for _ in 0..MOVES_INTERRUPTED {
        let Some(due) = awaited(&table).await else { break };
        assert!(due.decision["kind"] != REACTING || can_react(&due.decision));
        let played = answer(&mut table, &due, &mut dice).await;
        if played["decisions"][0]["kind"] == REACTING {
            server.restart();
        }
    }
    let events = table.events_for(&table.seats[0]).await;
    assert!(events.iter().any(|event| event["type"] == "dale_of_merchants.passed"));
}

#[tokio::test]
async fn orders_are_carried_out_on_a_store_that_cannot_tell() {
    let local = Local::start();
    let (mut table, mut dice) = (owls(&local.address, 2, "pass").await, Dice::new(6));
    local.doubt(3, Fate::BySeed(7));
    for _ in 0..MOVES_INTERRUPTED {
        let Some(due) = awaited(&table).await else { break };
        assert_ne!(due.decision["kind"], REACTING);
        answer(&mut table, &due, &mut dice).await;
    }
    let events = table.events_for(&table.seats[0]).await;
    assert!(events.iter().any(|event| event["type"] == "dale_of_merchants.passed"));
}

/// Plays a sandbox among two players and a bot, orders changing on the way; all events from the
/// start on.
async fn sandbox(local: &Local, choices: u64) -> Vec<Value> {
    let mut body = with_owls(3);
    body["sandbox"] = json!({ "seed": SEED });
    let mut table = Table::made(&local.address, 2, &body).await;
    table.seat_bot(2, "random").await.expect(200);
    table.start().await;
    let mut dice = Dice::new(choices);
    for turn in 0..MOVES_INTERRUPTED {
        let Some(due) = awaited(&table).await else { break };
        answer(&mut table, &due, &mut dice).await;
        // At once, while the server may have something to do by the orders before.
        order(&table, turn % 2, ["ask", "pass", "when_able"][turn % 3]).await.expect(200);
    }
    awaited(&table).await;
    let events = table.events_for(&table.seats[0]).await;
    let start = events.iter().position(|event| event["type"] == "table.started").unwrap();
    events[start..]
        .iter()
        .map(|event| json!([event["type"], event["seat"], event["data"]]))
        .collect()
}

#[tokio::test]
async fn in_a_sandbox_the_same_orders_give_the_same_game() {
    let local = Local::start();
    let first = sandbox(&local, 5).await;
    assert!(first.iter().any(|event| event[0] == "dale_of_merchants.passed"));
    for _ in 0..3 {
        assert_eq!(sandbox(&local, 5).await, first);
    }
}
