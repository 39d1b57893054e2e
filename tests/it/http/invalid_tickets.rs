//! Stream tickets that are refused: invalid ones, and those for other games, paths and methods.

use reqwest::Method;
use serde_json::{Value, json};

use super::stream_tickets::{read, ticket, with_ticket};
use crate::support::{
    local::{Local, generous},
    table::Table,
};

#[tokio::test]
async fn a_ticket_is_for_one_game() {
    let local = Local::start();
    let (table, mut other) =
        (Table::started(&local.address, 3).await, Table::started(&local.address, 3).await);
    let ticket = ticket(&table.seats[1], &table.game).await;
    read(&local, &other, "/events", &ticket).await.refused("ticket-invalid");
    other.game = "g_nothing".to_owned();
    read(&local, &other, "/events", &ticket).await.refused("ticket-invalid");
}

#[tokio::test]
async fn invalid_tickets_are_refused() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let (seat, good) = (&table.seats[1], ticket(&table.seats[1], &table.game).await);
    let overlong = "t".repeat(257);
    let other = [
        "t_AAAA",
        seat.token.as_ref().unwrap(),
        &seat.refresh_token,
        &good[..good.len() - 4],
        &overlong,
    ];
    for ticket in other {
        for feed in ["/events", "/messages"] {
            let request = with_ticket(&local.anonymous(), &table, feed, ticket).bad();
            request.send().await.refused("ticket-invalid");
        }
    }
    let empty = local.anonymous().request(Method::GET, &table.path("/events?ticket=")).bad();
    empty.send().await.refused("ticket-invalid");
    let twice = format!("/events?ticket={good}&ticket={good}");
    let twice = local.anonymous().request(Method::GET, &table.path(&twice)).bad().send().await;
    assert_eq!(twice.refused("parameter-invalid")["errors"][0]["parameter"], "ticket");
}

#[tokio::test]
async fn a_ticket_and_a_token_do_not_go_together() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let ticket = ticket(&table.seats[1], &table.game).await;
    for ticket in [ticket.as_str(), "t_AAAA"] {
        let problem = with_ticket(&table.seats[1], &table, "/events", ticket)
            .send()
            .await
            .refused("parameter-invalid");
        assert_eq!(problem["errors"][0]["parameter"], "ticket");
    }
    with_ticket(&table.seats[1].with_token("x"), &table, "/events", &ticket)
        .send()
        .await
        .refused("token-invalid");
}

#[tokio::test]
async fn a_ticket_is_valid_for_reading_feeds_only() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let (anonymous, due) = (local.anonymous(), table.first_due().await);
    let ticket = ticket(&table.seats[due.seat], &table.game).await;
    let act = |path: &str| {
        let body = json!({ "decision": due.id(), "action": due.action() });
        let path = table.path(&format!("{path}?ticket={ticket}"));
        anonymous.request(Method::POST, &path).header("idempotency-key", "k").json(&body).bad()
    };
    for path in ["/actions", "/previews"] {
        act(path).send().await.refused("token-missing");
    }
    let post = |path: String, body: Value| anonymous.request(Method::POST, &path).json(&body).bad();
    post(table.path(&format!("/messages?ticket={ticket}")), json!({ "text": "Hello" }))
        .send()
        .await
        .refused("token-missing");
    post(format!("/v1/stream-tickets?ticket={ticket}"), json!({ "game": table.game }))
        .send()
        .await
        .refused("token-missing");
    for path in ["/v1/me".to_owned(), "/v1/me/decisions".to_owned(), table.path("/orders")] {
        let request = anonymous.request(Method::GET, &format!("{path}?ticket={ticket}")).bad();
        request.send().await.refused("token-missing");
    }
    for path in ["/view", "/decisions", "", "/record"] {
        let request = with_ticket(&anonymous, &table, path, &ticket).bad();
        assert_eq!(
            request.send().await.refused("parameter-invalid")["errors"][0]["parameter"],
            "ticket",
            "{path}"
        );
    }
    table.seats[due.seat]
        .with_token(&ticket)
        .get(&table.path("/events"))
        .await
        .refused("token-invalid");
    let key = table.fresh_key();
    table.move_of(&due, &key).send().await.expect(201);
}

#[tokio::test]
async fn only_signed_in_callers_get_a_ticket() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    local
        .anonymous()
        .post("/v1/stream-tickets", &json!({ "game": table.game }))
        .await
        .refused("token-missing");
    let ada = &table.seats[0];
    for (body, pointer) in
        [(json!({}), "/game"), (json!({ "game": table.game, "seat": 1 }), "/seat")]
    {
        let problem = ada
            .request(Method::POST, "/v1/stream-tickets")
            .json(&body)
            .bad()
            .send()
            .await
            .refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer);
    }
}

#[tokio::test]
async fn guessed_tickets_count_against_the_rate_of_the_address() {
    let mut settings = generous();
    settings.rates.address_per_minute = 2.try_into().unwrap();
    let local = Local::with_settings(settings);
    let table = Table::started(&local.address, 3).await;
    for _ in 0..2 {
        let answer = read(&local, &table, "/events", "t_AAAA").await;
        assert!(answer.header("ratelimit").starts_with("\"address\""));
        answer.refused("ticket-invalid");
    }
    read(&local, &table, "/events", "t_AAAA").await.refused("rate-limited");
}
