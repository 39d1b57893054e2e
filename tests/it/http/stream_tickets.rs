//! Stream tickets: they allow clients that cannot send an `Authorization` header to read a game's
//! feeds.

use kontor_testing::waits::{soon, until};
use reqwest::Method;
use serde_json::json;

use crate::support::{
    client::{Answer, Caller, Request},
    dice::Dice,
    local::{Local, generous},
    server::Server,
    table::Table,
};

/// The lifetime of a ticket.
const LIFETIME_S: u64 = 600;

/// A new ticket for a game.
pub async fn ticket(caller: &Caller, game: &str) -> String {
    let issued = caller.post("/v1/stream-tickets", &json!({ "game": game })).await.expect(201);
    assert_eq!(issued["game"], game);
    issued["ticket"].as_str().unwrap().to_owned()
}

/// A request with a ticket in its query.
pub fn with_ticket(anonymous: &Caller, table: &Table, path: &str, ticket: &str) -> Request {
    let mark = if path.contains('?') { '&' } else { '?' };
    anonymous.request(Method::GET, &table.path(&format!("{path}{mark}ticket={ticket}")))
}

fn sse(request: Request) -> Request {
    request.header("accept", "text/event-stream")
}

/// Reads a feed with a ticket alone.
pub async fn read(local: &Local, table: &Table, path: &str, ticket: &str) -> Answer {
    with_ticket(&local.anonymous(), table, path, ticket).send().await
}

#[tokio::test]
async fn a_ticket_reads_the_feeds_as_its_seat_by_every_transport() {
    let local = Local::start();
    let (mut table, anonymous) = (Table::started(&local.address, 3).await, local.anonymous());
    table.seats[2]
        .post(&table.path("/messages"), &json!({ "text": "Good evening!" }))
        .await
        .expect(201);
    let ticket = ticket(&table.seats[1], &table.game).await;
    let mut frames = sse(with_ticket(&anonymous, &table, "/events", &ticket)).open().await;
    let mut lines = with_ticket(&anonymous, &table, "/events", &ticket)
        .header("accept", "application/x-ndjson")
        .open()
        .await;
    let mut talk = sse(with_ticket(&anonymous, &table, "/messages", &ticket)).open().await;
    table.finish(&mut Dice::new(1)).await;
    let events = table.events_for(&table.seats[1]).await;
    assert_eq!(frames.rest().await, (events.clone(), Some("finished".to_owned())));
    let mut received = Vec::new();
    while let Some(event) = lines.line().await {
        received.push(event);
    }
    assert_eq!(received, events);
    assert_eq!(talk.take(1).await[0]["text"], "Good evening!");
    let polled =
        read(&local, &table, "/events?after=3&limit=500&wait=1", &ticket).await.expect(200);
    assert_eq!(polled["items"], json!(events[3..]));
    let messages = read(&local, &table, "/messages", &ticket).await.expect(200);
    assert_eq!(messages, table.seats[1].get(&table.path("/messages")).await.expect(200));
}

#[tokio::test]
async fn the_link_to_the_next_page_has_the_ticket() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let ticket = ticket(&table.seats[1], &table.game).await;
    let first = read(&local, &table, "/events?limit=2", &ticket).await;
    let next =
        first.header("link").strip_prefix('<').unwrap().split_once('>').unwrap().0.to_owned();
    let second = local.anonymous().get(&next).await.expect(200);
    assert_eq!(
        second,
        table.seats[1].get(&table.path("/events?after=2&limit=2")).await.expect(200)
    );
}

#[tokio::test]
async fn a_ticket_expires_after_ten_minutes_but_an_open_stream_goes_on() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let (anonymous, issued) = (
        local.anonymous(),
        table.seats[1].post("/v1/stream-tickets", &json!({ "game": table.game })).await,
    );
    let issued = issued.expect(201);
    let (ticket, limits) = (
        issued["ticket"].as_str().unwrap(),
        anonymous.get("/v1/meta").await.expect(200)["limits"].clone(),
    );
    assert_eq!(
        (&issued["expires_at"], &limits["stream_ticket_s"]),
        (&json!("2025-06-15T15:16:40.000Z"), &json!(LIFETIME_S))
    );
    local.clock.advance_s(LIFETIME_S - 1);
    let mut stream = sse(with_ticket(&anonymous, &table, "/events", ticket)).open().await;
    local.clock.advance_s(1);
    let refused = sse(with_ticket(&anonymous, &table, "/events", ticket))
        .header("last-event-id", "3")
        .send()
        .await;
    assert_eq!((refused.status, refused.header("www-authenticate")), (401, "Bearer"));
    refused.refused("ticket-expired");
    read(&local, &table, "/messages", ticket).await.refused("ticket-expired");
    table.finish(&mut Dice::new(2)).await;
    assert_eq!(
        stream.rest().await,
        (table.events_for(&table.seats[1]).await, Some("finished".to_owned()))
    );
}

#[tokio::test]
async fn a_ticket_ends_with_its_session() {
    let local = Local::start();
    let (table, anonymous) = (Table::started(&local.address, 3).await, local.anonymous());
    let ticket = ticket(&table.seats[1], &table.game).await;
    let path = format!("/events?after={}&wait=60", table.seq().await);
    let waiting = tokio::spawn(with_ticket(&anonymous, &table, &path, &ticket).send());
    until("a request waits", async || local.app.games.hub.topics() > 1).await;
    let mut stream = sse(with_ticket(&anonymous, &table, "/events", &ticket)).open().await;
    stream.take(4).await;
    assert_eq!(table.seats[1].delete("/v1/sessions/current").await.status, 204);
    soon("the wait ends", waiting).await.unwrap().refused("ticket-invalid");
    assert_eq!(stream.rest().await.1.as_deref(), Some("session-over"));
    read(&local, &table, "/events", &ticket).await.refused("ticket-invalid");
}

#[tokio::test]
async fn a_ticket_stays_valid_after_a_refresh_and_a_restart() {
    let mut server = Server::start();
    let mut table = Table::started(&server.address, 3).await;
    let ticket = ticket(&table.seats[1], &table.game).await;
    table.steps(&mut Dice::new(3), 4).await;
    let anonymous = server.anonymous();
    anonymous
        .post("/v1/sessions/refresh", &json!({ "refresh_token": table.seats[1].refresh_token }))
        .await
        .expect(201);
    let mut stream = sse(with_ticket(&anonymous, &table, "/events", &ticket)).open().await;
    let mut received = stream.take(5).await;
    server.restart();
    let mut stream = sse(with_ticket(&anonymous, &table, "/events", &ticket))
        .header("last-event-id", "5")
        .open()
        .await;
    table.finish(&mut Dice::new(4)).await;
    received.extend(stream.rest().await.0);
    assert_eq!(received, table.events_for(&table.seats[1]).await);
    let log = server.log();
    assert!(
        log.contains("/events") && log.contains("/v1/stream-tickets"),
        "requests are logged: {log}"
    );
    assert!(!log.contains(&ticket) && !log.contains("ticket="), "queries are not: {log}");
}

#[tokio::test]
async fn a_ticket_for_a_private_table_needs_a_seat_or_the_invite() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let mut table = Table::made(&local.address, 3, &body).await;
    let invite = table.game().await["invite"].as_str().unwrap().to_owned();
    table.start().await;
    let (anonymous, stranger) = (local.anonymous(), local.guest("Stranger").await);
    let ask = async |game: &str, invite: Option<&str>| {
        stranger.post("/v1/stream-tickets", &json!({ "game": game, "invite": invite })).await
    };
    for (game, invite) in [
        (table.game.as_str(), None),
        (&table.game, Some("i_wrong")),
        ("g_nothing", None),
        ("", None),
    ] {
        ask(game, invite).await.refused("game-unknown");
    }
    let invited =
        ask(&table.game, Some(&invite)).await.expect(201)["ticket"].as_str().unwrap().to_owned();
    read(&local, &table, "/events", &invited).await.refused("game-unknown");
    let path = format!("/events?invite={invite}");
    let mut watching = sse(with_ticket(&anonymous, &table, &path, &invited)).open().await;
    let own = ticket(&table.seats[1], &table.game).await;
    let mut playing = sse(with_ticket(&anonymous, &table, "/events", &own)).open().await;
    table.finish(&mut Dice::new(5)).await;
    let spectator =
        stranger.get(&table.path(&format!("{path}&limit=500"))).await.expect(200)["items"].clone();
    assert_eq!(json!(watching.rest().await.0), spectator);
    assert_eq!(playing.rest().await.0, table.events_for(&table.seats[1]).await);
    read(&local, &table, "/messages", &invited).await.refused("game-unknown");
}

#[tokio::test]
async fn the_ticket_of_a_player_who_left_reads_what_a_stranger_may_read() {
    let local = Local::start();
    for visibility in ["public", "private"] {
        let body = json!({ "ruleset": "medici", "seats": 3, "visibility": visibility });
        let (table, anonymous) = (Table::made(&local.address, 2, &body).await, local.anonymous());
        let ticket = ticket(&table.seats[1], &table.game).await;
        let mut stream = sse(with_ticket(&anonymous, &table, "/events", &ticket)).open().await;
        stream.take(2).await;
        table.seats[1].delete(&table.path("/seats/1")).await.expect(200);
        assert_eq!(stream.rest().await.1.as_deref(), Some("seat-changed"));
        let again = sse(with_ticket(&anonymous, &table, "/events", &ticket));
        match visibility {
            "public" => assert_eq!(again.status().await, 200),
            _ => drop(again.send().await.refused("game-unknown")),
        }
    }
}

#[tokio::test]
async fn the_ticket_of_a_deleted_table_is_refused() {
    let local = Local::start();
    let (table, anonymous) = (Table::seated(&local.address, 3).await, local.anonymous());
    let issued = ticket(&table.seats[1], &table.game).await;
    let mut stream = sse(with_ticket(&anonymous, &table, "/events", &issued)).open().await;
    stream.take(2).await;
    table.seats[0].delete(&table.path("")).await;
    let (events, reason) = stream.rest().await;
    assert_eq!(
        (events.last().unwrap()["type"].as_str(), reason.as_deref()),
        (Some("table.deleted"), Some("deleted"))
    );
    sse(with_ticket(&anonymous, &table, "/events", &issued)).send().await.refused("game-unknown");
    table.seats[1]
        .post("/v1/stream-tickets", &json!({ "game": table.game }))
        .await
        .refused("game-unknown");
}

#[tokio::test]
async fn streams_with_tickets_are_counted_with_the_players_other_ones() {
    let local = Local::with_settings(kontor_http::HttpSettings { streams_max: 1, ..generous() });
    let (table, anonymous) = (Table::started(&local.address, 3).await, local.anonymous());
    let ticket = ticket(&table.seats[1], &table.game).await;
    let _held = table.seats[1].listen(&table.game, 0).await;
    sse(with_ticket(&anonymous, &table, "/events", &ticket))
        .send()
        .await
        .refused("too-many-streams");
    anonymous.listen(&table.game, 0).await;
}

#[tokio::test]
async fn cors_allows_streams_with_tickets_and_their_refusals() {
    let local = Local::start();
    let (table, anonymous) = (Table::started(&local.address, 3).await, local.anonymous());
    let ticket = ticket(&table.seats[1], &table.game).await;
    let from_elsewhere = |ticket: &str| {
        sse(with_ticket(&anonymous, &table, "/events", ticket))
            .header("origin", "https://elsewhere.example")
            .header("last-event-id", "2")
    };
    let stream = from_elsewhere(&ticket).open().await;
    assert_eq!(stream.headers()["access-control-allow-origin"], "*");
    let refused = from_elsewhere("t_AAAA").send().await;
    assert_eq!(refused.header("access-control-allow-origin"), "*");
    refused.refused("ticket-invalid");
}
