//! Parameters of paths and queries, and headers, of which one is wrong at a time.

use reqwest::Method;
use serde_json::json;

use super::speaks_plainly;
use crate::{
    http::ratings::named,
    support::{
        client::{Caller, Request},
        local::Local,
        table::Table,
    },
};

/// A value that no header may have.
const NOT_ASCII: &str = "é";

async fn is_refused(request: Request, sent: &str) {
    let answer = request.bad().send().await;
    speaks_plainly(&answer, &sent);
    answer.refused("parameter-invalid");
}

/// Asks for a list, with each of these queries.
async fn are_refused(caller: &Caller, path: &str, queries: &[&str]) {
    for query in queries {
        let asked = format!("{path}?{query}");
        is_refused(caller.request(Method::GET, &asked), &asked).await;
    }
}

#[tokio::test]
async fn refused_spans_of_lists_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let table = Table::started(&local.address, 3).await;
    let limits =
        ["limit=0", "limit=1000000", "limit=-1", "limit=x", "limit=", "limit=1&limit=2", "x=1"];
    let starts = ["after=-1", "after=x", "after=9007199254740991", "after=9007199254740992"];
    let waits = ["wait=61", "wait=-1", "wait=x"];
    for path in ["/v1/games", "/v1/seeks", "/v1/records", "/v1/tournaments"] {
        are_refused(&ada, path, &limits).await;
    }
    are_refused(&ada, "/v1/seeks", &waits).await;
    let player = &table.seats[0];
    for (caller, path) in [
        (player, table.path("/events")),
        (player, table.path("/messages")),
        (&ada, "/v1/me/events".to_owned()),
    ] {
        for queries in [&limits[..], &starts[..], &waits[..]] {
            are_refused(caller, &path, queries).await;
        }
    }
    for queries in [&limits[..], &starts[..]] {
        are_refused(player, &table.path("/views"), queries).await;
    }
}

#[tokio::test]
async fn other_refused_parameters_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let [ada] = named(&local, ["Ada"]).await;
    let table = Table::seated(&local.address, 3).await;
    let long = |name: &str| format!("{name}={}", "x".repeat(1_025));
    let (player, cursor) = (long("player"), long("cursor"));
    let games =
        ["rated=perhaps", "status=lost", "seat=me&player=p_1", "seat=you", &player, &cursor];
    are_refused(&ada, "/v1/games", &games).await;
    are_refused(&ada, "/v1/seeks", &["seats=7", "seats=x", &cursor]).await;
    let times =
        ["since=yesterday", "since=2026-01-31T12:00:00+00:00", "since=1969-12-31T00:00:00Z"];
    are_refused(&ada, "/v1/records", &times).await;
    are_refused(&ada, "/v1/players", &["x=1", "name=", &long("name")]).await;
    let seats = ["as=3", "as=300", "as=x", "ticket=x"];
    are_refused(&table.seats[0], &table.path("/events"), &seats).await;
    for seat in ["3", "300", "x"] {
        let path = table.path(&format!("/seats/{seat}"));
        let request = ada.request(Method::PUT, &path).json(&json!({ "occupant": "me" }));
        is_refused(request, &path).await;
    }
    let own = format!("/v1/me/blocks/{}", ada.id);
    is_refused(ada.request(Method::PUT, &own), &own).await;
}

#[tokio::test]
async fn refused_headers_say_in_plain_words_what_must_be() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    is_refused(table.move_of(&due, "k").header("if-match", NOT_ASCII), "If-Match").await;
    for (name, value) in
        [("accept", NOT_ASCII), ("last-event-id", NOT_ASCII), ("last-event-id", "x")]
    {
        let request = table.seats[0].request(Method::GET, &table.path("/events"));
        is_refused(request.header(name, value), name).await;
    }
}
