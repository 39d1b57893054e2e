//! Event streams: Server-Sent Events and lines of JSON.

use std::{collections::BTreeSet, time::Duration};

use kontor_http::{HttpSettings, stream::RETRY_MS};
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::Caller,
    dice::Dice,
    local::{Local, generous},
    server::Server,
    stream::Stream,
    table::Table,
};

async fn lines(caller: &Caller, table: &Table, after: u64) -> Stream {
    let path = table.path(&format!("/events?after={after}"));
    caller.request(Method::GET, &path).header("accept", "application/x-ndjson").open().await
}

#[tokio::test]
async fn a_stream_has_the_events_of_the_pages_and_ends_with_the_game() {
    let local = Local::start();
    let mut table = Table::seated(&local.address, 3).await;
    let mut frames = table.seats[1].listen(&table.game, 0).await;
    let mut json_lines = lines(&table.seats[1], &table, 0).await;
    table.start().await;
    table.finish(&mut Dice::new(1)).await;
    let pages = table.events_for(&table.seats[1]).await;
    assert_eq!(frames.rest().await, (pages.clone(), Some("finished".to_owned())));
    let mut received = Vec::new();
    while let Some(event) = json_lines.line().await {
        received.push(event);
    }
    assert_eq!(received, pages);
}

#[tokio::test]
async fn a_stream_of_a_finished_game_ends_at_its_last_event() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let last = table.finish(&mut Dice::new(2)).await["seq"].as_u64().unwrap();
    let (events, reason) = local.anonymous().listen(&table.game, last - 3).await.rest().await;
    assert_eq!(
        events.iter().map(|event| event["seq"].as_u64().unwrap()).collect::<Vec<_>>(),
        [last - 2, last - 1, last]
    );
    assert_eq!(reason.as_deref(), Some("finished"));
    let (none, reason) = local.anonymous().listen(&table.game, last).await.rest().await;
    assert_eq!((none, reason.as_deref()), (vec![], Some("finished")));
}

#[tokio::test]
async fn a_stream_ends_when_the_table_is_deleted() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let mut stream = table.seats[1].listen(&table.game, 0).await;
    stream.take(4).await;
    table.seats[0].delete(&table.path("")).await;
    let (events, reason) = stream.rest().await;
    assert_eq!(events.last().unwrap()["type"], "table.deleted");
    assert_eq!(reason.as_deref(), Some("deleted"));
}

#[tokio::test]
async fn a_stream_ends_with_its_session() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let mut stream = table.seats[1].listen(&table.game, 0).await;
    stream.take(4).await;
    table.seats[1].delete("/v1/sessions/current").await;
    assert_eq!(stream.rest().await.1.as_deref(), Some("session-over"));
}

#[tokio::test]
async fn a_stream_ends_when_its_readers_seat_changes() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let mut stream = table.seats[1].listen(&table.game, 0).await;
    stream.take(4).await;
    table.seats[1].delete(&table.path("/seats/1")).await.expect(200);
    assert_eq!(stream.rest().await.1.as_deref(), Some("seat-changed"));
}

#[tokio::test]
async fn a_stream_ends_when_the_server_drains() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let mut stream = local.anonymous().listen(&table.game, 0).await;
    let received = stream.take(usize::try_from(table.seq().await).unwrap()).await;
    assert_eq!(received, table.events_for(&local.anonymous()).await);
    local.app.games.drain().await;
    assert_eq!(stream.rest().await, (vec![], Some("draining".to_owned())));
}

#[tokio::test]
async fn readers_come_back_at_different_times_after_a_drain() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let mut streams = Vec::new();
    for _ in 0..8 {
        streams.push(local.anonymous().listen(&table.game, table.seq().await).await);
    }
    local.app.games.drain().await;
    let mut retries = BTreeSet::new();
    for stream in &mut streams {
        let closing = stream.frame().await.unwrap();
        assert_eq!((&closing.data["reason"], closing.id), (&json!("draining"), None));
        let retry_ms = closing.retry.expect("the frame says when to come back");
        assert!(RETRY_MS.contains(&retry_ms), "{retry_ms}");
        retries.insert(retry_ms);
    }
    assert!(retries.len() > 4, "{retries:?}");
}

/// An `EventSource` as the standard has it, without its pauses: it comes back with the id of the
/// last frame that had one, until the status is another than 200. Gives the reasons of the closing
/// frames and the last status.
async fn event_source(caller: &Caller, path: &str) -> (Vec<String>, u16) {
    let (mut id, mut reasons) = (None, Vec::new());
    loop {
        assert!(reasons.len() < 5, "it comes back for ever");
        let request = || {
            let request = caller.request(Method::GET, path).header("accept", "text/event-stream");
            match id {
                Some(id) => request.header("last-event-id", &u64::to_string(&id)),
                None => request,
            }
        };
        let status = request().status().await;
        if status != 200 {
            return (reasons, status);
        }
        let mut stream = request().open().await;
        while let Some(frame) = stream.frame().await {
            id = frame.id.or(id);
            reasons.extend(frame.event.and(frame.data["reason"].as_str()).map(str::to_owned));
        }
    }
}

#[tokio::test]
async fn an_event_source_learns_that_nothing_more_will_come() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let last = table.finish(&mut Dice::new(9)).await["seq"].as_u64().unwrap();
    let once = (vec!["finished".to_owned()], 204);
    for path in ["/events".to_owned(), format!("/events?after={last}")] {
        assert_eq!(event_source(&local.anonymous(), &table.path(&path)).await, once, "{path}");
    }
    let comes_back = |accept: &str, id: u64| {
        let request = local.anonymous().request(Method::GET, &table.path("/events"));
        request.header("accept", accept).header("last-event-id", &id.to_string())
    };
    // Programs that remember the number of the last event, and not the frame after it.
    let mut stream = comes_back("text/event-stream", last).open().await;
    assert_eq!(stream.rest().await, (vec![], Some("finished".to_owned())));
    let nothing = comes_back("text/event-stream", last + 1).send().await;
    assert_eq!((nothing.status, nothing.text.as_str()), (204, ""));
    for (accept, id) in [
        ("text/event-stream", last + 2),
        ("application/json", last + 1),
        ("text/event-stream", u64::MAX),
    ] {
        comes_back(accept, id).send().await.refused("parameter-invalid");
    }
    let path = table.path(&format!("/events?after={}", last + 1));
    let wrong = local.anonymous().request(Method::GET, &path).header("accept", "text/event-stream");
    wrong.send().await.refused("parameter-invalid");
}

#[tokio::test]
async fn a_number_that_has_not_come_yet_is_no_end() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let beyond = (table.seq().await + 1).to_string();
    let request = local.anonymous().request(Method::GET, &table.path("/events"));
    let request = request.header("accept", "text/event-stream").header("last-event-id", &beyond);
    request.send().await.refused("parameter-invalid");
}

#[tokio::test]
async fn a_stream_of_lines_begins_at_once() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let mut stream = lines(&local.anonymous(), &table, table.seq().await).await;
    assert_eq!(stream.piece("\n").await.as_deref(), Some(""), "a proxy waits for a first byte");
}

#[tokio::test]
async fn a_stream_is_refused_before_its_first_byte() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let anonymous = local.anonymous();
    let open = async |path: &str| {
        anonymous.request(Method::GET, path).header("accept", "text/event-stream").send().await
    };
    open("/v1/games/g_nothing/events").await.refused("game-unknown");
    open(&table.path("/events?after=4000")).await.refused("parameter-invalid");
}

#[tokio::test]
async fn a_caller_holds_a_limited_number_of_streams() {
    // Longer than the test: the server must notice a closed connection without sending anything.
    let heartbeat = Duration::from_secs(600);
    let local = Local::with_settings(HttpSettings { streams_max: 2, heartbeat, ..generous() });
    let table = Table::started(&local.address, 3).await;
    let (ada, other) = (&table.seats[0], &table.seats[1]);
    let first = ada.listen(&table.game, 0).await;
    let _second = lines(ada, &table, 0).await;
    let third =
        || ada.request(Method::GET, &table.path("/events")).header("accept", "text/event-stream");
    let refused = third().send().await;
    assert!(refused.header("retry-after").parse::<u64>().unwrap() > 0);
    refused.refused("too-many-streams");
    ada.get(&table.path("/events")).await.expect(200);
    other.listen(&table.game, 0).await;
    drop(first);
    until("the place is free again", || async { third().status().await == 200 }).await;
}

#[tokio::test]
async fn a_reader_resumes_after_a_crash_without_gap_or_duplicate() {
    let mut server = Server::start();
    let (mut table, mut dice) = (Table::started(&server.address, 3).await, Dice::new(7));
    let anonymous = server.anonymous();
    let mut received: Vec<Value> = Vec::new();
    for _ in 0..3 {
        let after = received.len() as u64;
        let mut stream = anonymous.listen(&table.game, after).await;
        table.steps(&mut dice, 4).await;
        let new = table.seq().await - after;
        received.extend(stream.take(usize::try_from(new).unwrap()).await);
        server.restart();
        assert_eq!(stream.rest().await, (vec![], None), "the line was cut");
    }
    table.finish(&mut dice).await;
    let (rest, reason) = anonymous.listen(&table.game, received.len() as u64).await.rest().await;
    received.extend(rest);
    assert_eq!(reason.as_deref(), Some("finished"));
    assert_eq!(received, table.events_for(&anonymous).await);
    assert_eq!(received.last().unwrap()["seq"], json!(received.len()));
}

#[tokio::test]
async fn the_headers_of_a_stream_prevent_buffering_by_proxies() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let stream = local.anonymous().listen(&table.game, 0).await;
    let header = |name: &str| stream.headers()[name].to_str().unwrap();
    assert_eq!(header("cache-control"), "private, no-store");
    assert_eq!(header("x-accel-buffering"), "no");
}

#[tokio::test]
async fn last_event_id_resumes_a_stream_as_browsers_do() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let last = table.finish(&mut Dice::new(8)).await["seq"].as_u64().unwrap();
    for accept in ["text/event-stream", "application/x-ndjson"] {
        // A browser reconnects with the URL with which it opened the stream first.
        let request = local
            .anonymous()
            .request(Method::GET, &table.path("/events?after=2"))
            .header("accept", accept);
        let mut stream = request.header("last-event-id", &(last - 1).to_string()).open().await;
        let event = match accept {
            "text/event-stream" => stream.frame().await.unwrap().data,
            _ => stream.line().await.unwrap(),
        };
        assert_eq!(event["seq"], last);
    }
}

#[tokio::test]
async fn a_player_removed_from_a_private_table_gets_no_more_events() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let table = Table::made(&local.address, 3, &body).await;
    let mut stream = table.seats[1].listen(&table.game, 0).await;
    stream.take(4).await;
    table.seats[0].delete(&table.path("/seats/1")).await.expect(200);
    let (events, reason) = stream.rest().await;
    assert_eq!(events, [] as [Value; 0]);
    assert_eq!(reason.as_deref(), Some("seat-changed"));
    table.seats[1].get(&table.path("")).await.refused("game-unknown");
}

#[tokio::test]
async fn the_stream_of_a_spectator_ends_when_the_spectator_takes_a_seat() {
    let local = Local::start();
    let table = Table::made(&local.address, 2, &json!({ "ruleset": "medici", "seats": 3 })).await;
    let guest = local.guest("Late").await;
    let mut stream = guest.listen(&table.game, 0).await;
    stream.take(3).await;
    guest.put(&table.path("/seats/2"), &json!({ "occupant": "me" })).await.expect(200);
    let (events, reason) = stream.rest().await;
    assert_eq!((events, reason.as_deref()), (vec![], Some("seat-changed")));
}

#[tokio::test]
async fn a_reused_refresh_token_ends_the_streams_of_its_session() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let seat = &table.seats[1];
    let first = json!({ "refresh_token": seat.refresh_token });
    let second = local.anonymous().post("/v1/sessions/refresh", &first).await.expect(201);
    local
        .anonymous()
        .post("/v1/sessions/refresh", &json!({ "refresh_token": second["refresh_token"] }))
        .await
        .expect(201);
    let mut stream = seat.listen(&table.game, 0).await;
    stream.take(4).await;
    local.anonymous().post("/v1/sessions/refresh", &first).await.refused("refresh-invalid");
    assert_eq!(stream.rest().await.1.as_deref(), Some("session-over"));
}
