//! Stream tickets: reading a game's feeds without a header.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller, Request},
    dice::Dice,
    local::{Local, generous},
    server::Server,
    table::Table,
};

/// How long a ticket opens connections.
const LIFETIME_S: u64 = 600;

async fn ticket(caller: &Caller, game: &str) -> String {
    let issued = caller.post("/v1/stream-tickets", &json!({ "game": game })).await.expect(201);
    assert_eq!(issued["game"], game);
    issued["ticket"].as_str().unwrap().to_owned()
}

fn with_ticket(nobody: &Caller, table: &Table, path: &str, ticket: &str) -> Request {
    let mark = if path.contains('?') { '&' } else { '?' };
    nobody.request(Method::GET, &table.path(&format!("{path}{mark}ticket={ticket}")))
}

fn sse(request: Request) -> Request {
    request.header("accept", "text/event-stream")
}

async fn read(local: &Local, table: &Table, path: &str, ticket: &str) -> Answer {
    with_ticket(&local.nobody(), table, path, ticket).send().await
}

#[tokio::test]
async fn a_ticket_reads_the_feeds_as_its_seat_by_every_transport() {
    let local = Local::start();
    let (mut table, nobody) = (Table::started(&local.address, 3).await, local.nobody());
    table.seats[2]
        .post(&table.path("/messages"), &json!({ "text": "Good evening!" }))
        .await
        .expect(201);
    let ticket = ticket(&table.seats[1], &table.game).await;
    let mut frames = sse(with_ticket(&nobody, &table, "/events", &ticket)).open().await;
    let mut lines = with_ticket(&nobody, &table, "/events", &ticket)
        .header("accept", "application/x-ndjson")
        .open()
        .await;
    let mut talk = sse(with_ticket(&nobody, &table, "/messages", &ticket)).open().await;
    table.finish(&mut Dice::new(1)).await;
    let told = table.events_for(&table.seats[1]).await;
    assert_eq!(frames.rest().await, (told.clone(), Some("finished".to_owned())));
    let mut heard = Vec::new();
    while let Some(event) = lines.line().await {
        heard.push(event);
    }
    assert_eq!(heard, told);
    assert_eq!(talk.take(1).await[0]["text"], "Good evening!");
    let polled =
        read(&local, &table, "/events?after=3&limit=500&wait=1", &ticket).await.expect(200);
    assert_eq!(polled["items"], json!(told[3..]));
    let messages = read(&local, &table, "/messages", &ticket).await.expect(200);
    assert_eq!(messages, table.seats[1].get(&table.path("/messages")).await.expect(200));
}

#[tokio::test]
async fn the_way_to_the_next_page_has_the_ticket_in_it() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let ticket = ticket(&table.seats[1], &table.game).await;
    let first = read(&local, &table, "/events?limit=2", &ticket).await;
    let next =
        first.header("link").strip_prefix('<').unwrap().split_once('>').unwrap().0.to_owned();
    let second = local.nobody().get(&next).await.expect(200);
    assert_eq!(
        second,
        table.seats[1].get(&table.path("/events?after=2&limit=2")).await.expect(200)
    );
}

#[tokio::test]
async fn a_ticket_opens_connections_for_ten_minutes_and_an_open_one_goes_on() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let (nobody, issued) = (
        local.nobody(),
        table.seats[1].post("/v1/stream-tickets", &json!({ "game": table.game })).await,
    );
    let issued = issued.expect(201);
    let (ticket, limits) = (
        issued["ticket"].as_str().unwrap(),
        nobody.get("/v1/meta").await.expect(200)["limits"].clone(),
    );
    assert_eq!(
        (&issued["expires_at"], &limits["stream_ticket_s"]),
        (&json!("2025-06-15T15:16:40.000Z"), &json!(LIFETIME_S))
    );
    local.clock.advance_s(LIFETIME_S - 1);
    let mut stream = sse(with_ticket(&nobody, &table, "/events", ticket)).open().await;
    local.clock.advance_s(1);
    let refused = sse(with_ticket(&nobody, &table, "/events", ticket))
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
    let (table, nobody) = (Table::started(&local.address, 3).await, local.nobody());
    let ticket = ticket(&table.seats[1], &table.game).await;
    let mut stream = sse(with_ticket(&nobody, &table, "/events", &ticket)).open().await;
    stream.take(4).await;
    let path = format!("/events?after={}&wait=60", table.seq().await);
    let waiting = with_ticket(&nobody, &table, &path, &ticket).send();
    let ending = async { table.seats[1].delete("/v1/sessions/current").await };
    let (waited, ended) = tokio::join!(waiting, ending);
    assert_eq!(ended.status, 204);
    waited.refused("ticket-invalid");
    assert_eq!(stream.rest().await.1.as_deref(), Some("session-over"));
    read(&local, &table, "/events", &ticket).await.refused("ticket-invalid");
}

#[tokio::test]
async fn a_ticket_lives_on_with_a_refreshed_session_and_over_a_restart() {
    let mut server = Server::start();
    let mut table = Table::started(&server.address, 3).await;
    let ticket = ticket(&table.seats[1], &table.game).await;
    table.steps(&mut Dice::new(3), 4).await;
    let nobody = server.nobody();
    nobody
        .post("/v1/sessions/refresh", &json!({ "refresh_token": table.seats[1].refresh_token }))
        .await
        .expect(201);
    let mut stream = sse(with_ticket(&nobody, &table, "/events", &ticket)).open().await;
    let mut heard = stream.take(5).await;
    server.restart();
    let mut stream = sse(with_ticket(&nobody, &table, "/events", &ticket))
        .header("last-event-id", "5")
        .open()
        .await;
    table.finish(&mut Dice::new(4)).await;
    heard.extend(stream.rest().await.0);
    assert_eq!(heard, table.events_for(&table.seats[1]).await);
    let log = server.log();
    assert!(
        log.contains("/events") && log.contains("/v1/stream-tickets"),
        "requests are logged: {log}"
    );
    assert!(!log.contains(&ticket) && !log.contains("ticket="), "queries are not: {log}");
}

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
async fn what_is_no_ticket_of_ours_is_refused() {
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
            let request = with_ticket(&local.nobody(), &table, feed, ticket).bad();
            request.send().await.refused("ticket-invalid");
        }
    }
    let empty = local.nobody().request(Method::GET, &table.path("/events?ticket=")).bad();
    empty.send().await.refused("ticket-invalid");
    let twice = format!("/events?ticket={good}&ticket={good}");
    let twice = local.nobody().request(Method::GET, &table.path(&twice)).bad().send().await;
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
async fn a_ticket_counts_on_no_other_path_and_for_no_other_method() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let (nobody, due) = (local.nobody(), table.first_due().await);
    let ticket = ticket(&table.seats[due.seat], &table.game).await;
    let act = |path: &str| {
        let body = json!({ "decision": due.id(), "action": due.action() });
        let path = table.path(&format!("{path}?ticket={ticket}"));
        nobody.request(Method::POST, &path).header("idempotency-key", "k").json(&body).bad()
    };
    for path in ["/actions", "/previews"] {
        act(path).send().await.refused("token-missing");
    }
    let post = |path: String, body: Value| nobody.request(Method::POST, &path).json(&body).bad();
    post(table.path(&format!("/messages?ticket={ticket}")), json!({ "text": "Hello" }))
        .send()
        .await
        .refused("token-missing");
    post(format!("/v1/stream-tickets?ticket={ticket}"), json!({ "game": table.game }))
        .send()
        .await
        .refused("token-missing");
    for path in ["/v1/me".to_owned(), "/v1/me/decisions".to_owned(), table.path("/orders")] {
        let request = nobody.request(Method::GET, &format!("{path}?ticket={ticket}")).bad();
        request.send().await.refused("token-missing");
    }
    for path in ["/view", "/decisions", "", "/record"] {
        let request = with_ticket(&nobody, &table, path, &ticket).bad();
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
async fn a_ticket_for_a_private_table_is_for_those_who_may_know_of_it() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let mut table = Table::made(&local.address, 3, &body).await;
    let invite = table.game().await["invite"].as_str().unwrap().to_owned();
    table.start().await;
    let (nobody, stranger) = (local.nobody(), local.guest("Stranger").await);
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
    let mut watching = sse(with_ticket(&nobody, &table, &path, &invited)).open().await;
    let own = ticket(&table.seats[1], &table.game).await;
    let mut playing = sse(with_ticket(&nobody, &table, "/events", &own)).open().await;
    table.finish(&mut Dice::new(5)).await;
    let spectator =
        stranger.get(&table.path(&format!("{path}&limit=500"))).await.expect(200)["items"].clone();
    assert_eq!(json!(watching.rest().await.0), spectator);
    assert_eq!(playing.rest().await.0, table.events_for(&table.seats[1]).await);
    read(&local, &table, "/messages", &invited).await.refused("game-unknown");
}

#[tokio::test]
async fn the_ticket_of_a_seat_left_behind_reads_what_its_player_may_still_know() {
    let local = Local::start();
    for visibility in ["public", "private"] {
        let body = json!({ "ruleset": "medici", "seats": 3, "visibility": visibility });
        let (table, nobody) = (Table::made(&local.address, 2, &body).await, local.nobody());
        let ticket = ticket(&table.seats[1], &table.game).await;
        let mut stream = sse(with_ticket(&nobody, &table, "/events", &ticket)).open().await;
        stream.take(2).await;
        table.seats[1].delete(&table.path("/seats/1")).await.expect(200);
        assert_eq!(stream.rest().await.1.as_deref(), Some("seat-changed"));
        let again = sse(with_ticket(&nobody, &table, "/events", &ticket));
        match visibility {
            "public" => assert_eq!(again.status().await, 200),
            _ => drop(again.send().await.refused("game-unknown")),
        }
    }
}

#[tokio::test]
async fn the_ticket_of_a_table_that_was_taken_away_opens_nothing() {
    let local = Local::start();
    let (table, nobody) = (Table::seated(&local.address, 3).await, local.nobody());
    let issued = ticket(&table.seats[1], &table.game).await;
    let mut stream = sse(with_ticket(&nobody, &table, "/events", &issued)).open().await;
    stream.take(2).await;
    table.seats[0].delete(&table.path("")).await;
    let (events, reason) = stream.rest().await;
    assert_eq!(
        (events.last().unwrap()["type"].as_str(), reason.as_deref()),
        (Some("table.deleted"), Some("deleted"))
    );
    sse(with_ticket(&nobody, &table, "/events", &issued)).send().await.refused("game-unknown");
    table.seats[1]
        .post("/v1/stream-tickets", &json!({ "game": table.game }))
        .await
        .refused("game-unknown");
}

#[tokio::test]
async fn only_who_is_signed_in_gets_a_ticket() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    local
        .nobody()
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
async fn streams_with_tickets_are_counted_with_the_players_other_ones() {
    let local = Local::with_settings(kontor_http::HttpSettings { streams_max: 1, ..generous() });
    let (table, nobody) = (Table::started(&local.address, 3).await, local.nobody());
    let ticket = ticket(&table.seats[1], &table.game).await;
    let _held = table.seats[1].listen(&table.game, 0).await;
    sse(with_ticket(&nobody, &table, "/events", &ticket)).send().await.refused("too-many-streams");
    nobody.listen(&table.game, 0).await;
}

#[tokio::test]
async fn a_page_of_another_site_may_read_with_a_ticket_and_learns_why_it_is_refused() {
    let local = Local::start();
    let (table, nobody) = (Table::started(&local.address, 3).await, local.nobody());
    let ticket = ticket(&table.seats[1], &table.game).await;
    let from_elsewhere = |ticket: &str| {
        sse(with_ticket(&nobody, &table, "/events", ticket))
            .header("origin", "https://elsewhere.example")
            .header("last-event-id", "2")
    };
    let stream = from_elsewhere(&ticket).open().await;
    assert_eq!(stream.headers()["access-control-allow-origin"], "*");
    let refused = from_elsewhere("t_AAAA").send().await;
    assert_eq!(refused.header("access-control-allow-origin"), "*");
    refused.refused("ticket-invalid");
}

#[tokio::test]
async fn guessing_tickets_costs_the_address() {
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
