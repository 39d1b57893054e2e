//! Standing orders on two servers: once they are set at one, the other does not answer by those
//! before.

use kontor_testing::waits::until;

use super::tables_with_owls::{asked_without_reaction, order, owls, passes, reactions};
use crate::support::{client::Answer, dice::Dice, local::Local, table::Table};

async fn order_at(server: &Local, table: &Table, seat: usize, ordered: &str) -> Answer {
    let there = table.seats[seat].at(&server.address);
    there.put(&table.path("/orders"), &reactions(ordered)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_follows_from_replaced_orders_is_not_given() {
    let servers = Local::two();
    let mut table = owls(&servers[0].address, 2, "ask").await;
    let asked = asked_without_reaction(&mut table, &mut Dice::new(1)).await;

    let mut held = servers[1].store.hold_append_after(0);
    order_at(&servers[1], &table, asked.seat, "pass").await.expect(200);
    held.arrived().await;
    order(&table, asked.seat, "ask").await.expect(200);
    drop(held);
    servers[1].app.games.drain().await;
    assert_eq!(passes(&table).await.len(), 0, "the answer was on its way when the orders changed");

    order(&table, asked.seat, "pass").await.expect(200);
    let opened = asked.decision["opened_at_seq"].as_u64().unwrap() + 1;
    until("the server passes", async || table.seq().await > opened).await;
    assert_eq!(passes(&table).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_that_are_set_at_both_servers_at_once_are_set() {
    let servers = Local::two();
    let table = owls(&servers[0].address, 2, "ask").await;
    for round in 0..10 {
        let ordered = if round % 2 == 0 { ["ask", "pass"] } else { ["when_able", "ask"] };
        let (one, two) = tokio::join!(
            order_at(&servers[0], &table, 0, ordered[0]),
            order_at(&servers[1], &table, 0, ordered[1]),
        );
        one.expect(200);
        two.expect(200);
        let kept = table.seats[0].get(&table.path("/orders")).await.expect(200);
        assert!(ordered.iter().any(|ordered| kept["orders"] == reactions(ordered)["orders"]));
    }
}
