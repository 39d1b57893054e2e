//! Standing orders are carried out: who is asked, what is answered instead, and when.

use kontor_testing::waits::until;
use serde_json::{Value, json};

use super::tables_with_owls::{
    MOVES_MAX, REACTING, answer, asked_without_reaction, awaited, can_react, order, owls, passes,
    with_owls,
};
use crate::support::{
    dice::Dice,
    local::{Fate, Local},
    server::Server,
    table::Table,
};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// Moves of a game with many interruptions.
const MOVES_INTERRUPTED: usize = 60;

#[tokio::test]
async fn a_seat_that_orders_ask_is_asked_even_when_it_cannot_react() {
    let local = Local::start();
    let mut table = owls(&local.address, 2, "ask").await;
    let asked = asked_without_reaction(&mut table, &mut Dice::new(1)).await;
    let due = awaited(&table).await.unwrap();
    assert_eq!((due.seat, due.id()), (asked.seat, asked.id()));
    answer(&mut table, &due, &mut Dice::new(1)).await;
}

#[tokio::test]
async fn a_seat_that_orders_pass_is_never_asked_and_each_pass_is_a_commit_of_its_own() {
    let local = Local::start();
    let (mut table, mut dice) = (owls(&local.address, 4, "pass").await, Dice::new(3));
    for _ in 0..MOVES_MAX / 4 {
        let Some(due) = awaited(&table).await else { break };
        assert_ne!(due.decision["kind"], REACTING);
        answer(&mut table, &due, &mut dice).await;
    }
    let passes = passes(&table).await;
    assert!(
        passes.iter().all(|pass| pass["seat"] == pass["data"]["seat"]),
        "each seat passes for itself"
    );
    let follows = |pair: &&[Value]| {
        pair[0]["commit"].as_u64().unwrap() + 1 == pair[1]["commit"].as_u64().unwrap()
    };
    assert!(passes.windows(2).any(|pair| follows(&pair)), "several seats pass in a row");
}

#[tokio::test]
async fn without_orders_a_seat_is_asked_for_a_minute_whatever_it_holds() {
    let local = Local::start();
    let mut table = Table::made(&local.address, 3, &with_owls(3)).await;
    table.start().await;
    a_seat_is_asked_for(60, &local, &mut table).await;
}

#[tokio::test]
async fn a_seat_that_orders_when_able_is_asked_for_ten_seconds_whatever_it_holds() {
    let local = Local::start();
    let mut table = owls(&local.address, 3, "when_able").await;
    a_seat_is_asked_for(10, &local, &mut table).await;
}

/// Both at a seat that can react and at one that cannot, the server passes at the same moment, and
/// the player has the decision before that.
async fn a_seat_is_asked_for(seconds: u64, local: &Local, table: &mut Table) {
    let (mut dice, mut seen) = (Dice::new(1), [false; 2]);
    for _ in 0..MOVES_MAX {
        if seen == [true; 2] {
            break;
        }
        let Some(due) = awaited(table).await else { break };
        let able = can_react(&due.decision);
        if due.decision["kind"] != REACTING || seen[usize::from(able)] {
            answer(table, &due, &mut dice).await;
            continue;
        }
        let opened = table.seq().await;
        let at = event_time(&table.events_for(&table.seats[0]).await, opened);
        local.clock.advance_s(seconds);
        until("the server passes", async || table.seq().await > opened).await;
        let events = table.events_for(&table.seats[0]).await;
        let passed = events.iter().find(|event| event["seq"] == opened + 1).unwrap();
        assert_eq!(passed["type"], "dale_of_merchants.passed");
        assert_eq!((event_time(&events, opened + 1) - at).unsigned_abs().as_secs(), seconds);
        seen[usize::from(able)] = true;
    }
    assert_eq!(seen, [true; 2], "seats that cannot and that can react were asked");
}

#[tokio::test]
async fn a_minute_goes_on_after_a_restart() {
    let local = Local::start();
    let mut table = Table::made(&local.address, 2, &with_owls(2)).await;
    table.start().await;
    let mut dice = Dice::new(1);
    let opened = loop {
        let due = awaited(&table).await.expect("a game with owls has windows for reactions");
        if due.decision["kind"] == REACTING {
            break table.seq().await;
        }
        answer(&mut table, &due, &mut dice).await;
    };
    local.clock.advance_s(60);
    let _local = local.restarted();
    until("the server passes", async || table.seq().await > opened).await;
}

/// The time of the event with this number.
fn event_time(events: &[Value], seq: u64) -> time::OffsetDateTime {
    let event = events.iter().find(|event| event["seq"] == seq).unwrap();
    let format = &time::format_description::well_known::Rfc3339;
    time::OffsetDateTime::parse(event["at"].as_str().unwrap(), format).unwrap()
}

#[tokio::test]
async fn a_new_order_answers_the_open_decision() {
    let local = Local::start();
    let mut table = owls(&local.address, 2, "ask").await;
    let asked = asked_without_reaction(&mut table, &mut Dice::new(1)).await;
    let opened = asked.decision["opened_at_seq"].as_u64().unwrap();
    assert_eq!(table.seq().await, opened);
    let events = table.events_for(&table.seats[0]).await;
    let commit = events.last().unwrap()["commit"].as_u64().unwrap();
    let tag =
        table.seats[asked.seat].get(&table.path("/decisions")).await.header("etag").to_owned();
    order(&table, asked.seat, "pass").await.expect(200);
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
async fn a_decision_that_an_order_answers_is_due_for_nobody_and_is_answered_after_a_restart() {
    let local = Local::idle();
    let mut table = owls(&local.address, 2, "ask").await;
    let asked = asked_without_reaction(&mut table, &mut Dice::new(1)).await;
    order(&table, asked.seat, "pass").await.expect(200);
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
async fn a_bot_answers_for_a_player_who_ordered_to_be_asked_and_left() {
    let local = Local::start();
    let mut table = owls(&local.address, 2, "ask").await;
    let asked = asked_without_reaction(&mut table, &mut Dice::new(1)).await;
    table.seats[asked.seat].call(&table.path("/resignations")).await.expect(201);
    let opened = asked.decision["opened_at_seq"].as_u64().unwrap() + 1;
    until("the bot answers", async || table.seq().await > opened).await;
}

#[tokio::test]
async fn orders_are_carried_out_whenever_the_server_is_killed() {
    let mut server = Server::start();
    let mut table = owls(&server.address, 3, "pass").await;
    let (mut dice, mut kills) = (Dice::new(4), 0);
    for _ in 0..MOVES_INTERRUPTED {
        let Some(due) = awaited(&table).await else { break };
        assert_ne!(due.decision["kind"], REACTING);
        let played = answer(&mut table, &due, &mut dice).await;
        if played["decisions"][0]["kind"] == REACTING {
            server.restart();
            kills += 1;
        }
    }
    let passes = passes(&table).await.len();
    assert!(kills > 0 && passes >= kills, "{kills} kills, {passes} passes");
}

#[tokio::test]
async fn orders_are_carried_out_when_the_result_of_appends_is_unknown() {
    let local = Local::start();
    let (mut table, mut dice) = (owls(&local.address, 2, "pass").await, Dice::new(6));
    local.make_results_unknown(3, Fate::BySeed(7));
    for _ in 0..MOVES_INTERRUPTED {
        let Some(due) = awaited(&table).await else { break };
        assert_ne!(due.decision["kind"], REACTING);
        answer(&mut table, &due, &mut dice).await;
    }
    assert!(!passes(&table).await.is_empty() && local.store.injected_unknown() > 0);
}

/// Plays a sandbox with two players, whose orders change, and a bot. Returns all events since the
/// start.
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
        // At once, while the server may still carry out the orders before.
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
