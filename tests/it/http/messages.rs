//! Messages between the players of a table: a feed of its own, for seated players only.

use kontor_http::HttpSettings;
use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::{Fate, Local, generous},
    server::{Server, arg, kontor},
    stream::Stream,
    table::Table,
};

async fn say(table: &Table, seat: usize, text: &str) -> Answer {
    table.seats[seat].post(&table.path("/messages"), &json!({ "text": text })).await
}

async fn messages_of(table: &Table, seat: usize) -> Value {
    table.seats[seat].get(&table.path("/messages")).await.expect(200)
}

async fn listen(table: &Table, seat: usize, after: u64) -> Stream {
    let path = table.path(&format!("/messages?after={after}"));
    table.seats[seat].request(Method::GET, &path).header("accept", "text/event-stream").open().await
}

fn texts(messages: &Value) -> Vec<&str> {
    messages.as_array().unwrap().iter().map(|message| message["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn all_seated_players_read_messages_before_during_and_after_the_game() {
    let local = Local::start();
    let mut table = Table::seated(&local.address, 3).await;
    assert_eq!(messages_of(&table, 0).await, json!({ "items": [], "next": null, "last": 0 }));
    let first = say(&table, 1, "  Good evening!\n").await;
    assert_eq!(first.header("location"), table.path("/messages?after=0"));
    let first = first.expect(201);
    assert_eq!(first["player"], table.game().await["seats"][1]["player"]);
    assert_eq!(
        (&first["number"], &first["seat"], &first["text"]),
        (&json!(1), &json!(1), &json!("Good evening!"))
    );
    table.start().await;
    say(&table, 2, "Here we go").await.expect(201);
    table.finish(&mut Dice::new(1)).await;
    say(&table, 0, "Well played").await.expect(201);
    let all = messages_of(&table, 0).await;
    assert_eq!(all["items"][0], first);
    assert_eq!(texts(&all["items"]), ["Good evening!", "Here we go", "Well played"]);
    assert_eq!([messages_of(&table, 1).await, messages_of(&table, 2).await], [all.clone(), all]);
}

#[tokio::test]
async fn only_seated_players_read_and_post_messages() {
    let local = Local::start();
    let (table, stranger) = (Table::seated(&local.address, 3).await, local.guest("Stranger").await);
    let (path, said) = (table.path("/messages"), json!({ "text": "Let me in" }));
    local.anonymous().get(&path).await.refused("token-missing");
    local.anonymous().post(&path, &said).await.refused("token-missing");
    stranger.get(&path).await.refused("not-your-seat");
    stranger.post(&path, &said).await.refused("not-your-seat");
    table.seats[2].delete(&table.path("/seats/2")).await.expect(200);
    table.seats[2].get(&path).await.refused("not-your-seat");
    table.seats[2].post(&path, &said).await.refused("not-your-seat");
    stranger.get("/v1/games/g_nothing/messages").await.refused("game-unknown");
    stranger.post("/v1/games/g_nothing/messages", &said).await.refused("game-unknown");
}

#[tokio::test]
async fn messages_at_a_private_table_are_unknown_to_strangers() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let (table, stranger) =
        (Table::made(&local.address, 3, &body).await, local.guest("Stranger").await);
    say(&table, 0, "Between us").await.expect(201);
    stranger.get(&table.path("/messages")).await.refused("game-unknown");
    stranger.post(&table.path("/messages"), &json!({ "text": "?" })).await.refused("game-unknown");
    assert_eq!(texts(&messages_of(&table, 1).await["items"]), ["Between us"]);
}

#[tokio::test]
async fn the_messages_of_a_deleted_table_are_gone() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    say(&table, 1, "Anybody here?").await.expect(201);
    let mut stream = listen(&table, 1, 0).await;
    stream.take(1).await;
    table.seats[0].delete(&table.path("")).await;
    assert_eq!(stream.rest().await, (vec![], Some("deleted".to_owned())));
    table.seats[1].get(&table.path("/messages")).await.refused("game-unknown");
    say(&table, 1, "Hello?").await.refused("game-unknown");
}

#[tokio::test]
async fn the_log_of_messages_cannot_be_read_as_a_game() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    say(&table, 0, "Good evening!").await.expect(201);
    let log = format!("talk_{}", table.game);
    assert!(local.has_log(&log).await);
    for path in ["", "/view", "/events", "/messages", "/record"] {
        table.seats[0].get(&format!("/v1/games/{log}{path}")).await.refused("game-unknown");
    }
    assert_eq!(local.app.games.quarantined(), 0);
}

/// Everything that players and strangers can fetch of a game, with tags.
async fn seen_of_the_game(table: &Table, anonymous: &Caller) -> Vec<(String, String)> {
    let mut seen = Vec::new();
    for caller in [&table.seats[0], &table.seats[1], anonymous] {
        for path in ["", "/view", "/decisions", "/events?limit=500", "/record"] {
            let answer = caller.get(&table.path(path)).await;
            seen.push((answer.header("etag").to_owned(), answer.text));
        }
        seen.push((String::new(), caller.get("/v1/games").await.text));
    }
    seen
}

#[tokio::test]
async fn messages_change_nothing_in_the_game() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let anonymous = local.anonymous();
    table.finish(&mut Dice::new(2)).await;
    let before = seen_of_the_game(&table, &anonymous).await;
    for seat in 0..3 {
        say(&table, seat, "Well played").await.expect(201);
    }
    assert_eq!(seen_of_the_game(&table, &anonymous).await, before);
}

#[tokio::test]
async fn messages_do_not_appear_in_event_streams() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let mut events = local.anonymous().listen(&table.game, table.seq().await).await;
    say(&table, 0, "Well bid!").await.expect(201);
    let played = table.step(&mut Dice::new(3)).await.unwrap().body;
    let first = events.take(1).await;
    assert_eq!(first[0]["seq"], played["events"][0]["seq"]);
}

#[tokio::test]
async fn a_repeated_message_is_posted_once() {
    let mut server = Server::start();
    let table = Table::seated(&server.address, 3).await;
    let path = table.path("/messages");
    let send = async |seat: usize, text: &str| {
        let request = table.seats[seat].request(Method::POST, &path).header("idempotency-key", "k");
        request.json(&json!({ "text": text })).send().await
    };
    let first = send(1, "Good evening!").await;
    assert_eq!((first.status, first.is_replayed()), (201, false));
    for _ in 0..2 {
        let again = send(1, "Good evening!").await;
        assert_eq!((again.status, again.is_replayed(), &again.text), (200, true, &first.text));
        assert_eq!(again.header("location"), first.header("location"));
        send(1, "Good night!").await.refused("idempotency-key-reused");
        server.restart();
    }
    assert_eq!(send(2, "Good evening!").await.status, 201, "a key is its player's");
    assert_eq!(texts(&messages_of(&table, 0).await["items"]), ["Good evening!", "Good evening!"]);
}

#[tokio::test]
async fn messages_survive_a_kill() {
    let mut server = Server::start();
    let table = Table::seated(&server.address, 3).await;
    for seat in [0, 1, 2, 0] {
        say(&table, seat, "Good evening!").await.expect(201);
    }
    let before = messages_of(&table, 0).await;
    server.restart();
    assert_eq!(messages_of(&table, 0).await, before);
    assert_eq!(say(&table, 1, "Back again").await.expect(201)["number"], 5);
}

#[tokio::test]
async fn messages_are_imported_with_their_game() {
    let mut server = Server::start();
    let table = Table::made(&server.address, 2, &json!({ "ruleset": "medici", "seats": 3 })).await;
    let (anonymous, account) =
        (server.anonymous(), json!({ "name": "Grace", "password": "cinnamon" }));
    let grace = anonymous.signed_in(&anonymous.post("/v1/users", &account).await);
    grace.put(&table.path("/seats/2"), &json!({ "occupant": "me" })).await.expect(200);
    say(&table, 1, "Good evening!").await.expect(201);
    let before = grace.get(&table.path("/messages")).await.expect(200);
    server.stop();
    let (mut other, file) = (Server::asleep(), server.file("export.jsonl"));
    for (command, data) in [("export", server.data()), ("import", other.data())] {
        let done = kontor(&[command, "--data", arg(&data), arg(&file)]);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }
    other.restart();
    let anonymous = other.anonymous();
    let grace = anonymous.signed_in(&anonymous.post("/v1/sessions", &account).await);
    assert_eq!(grace.get(&table.path("/messages")).await.expect(200), before);
}

#[tokio::test]
async fn a_message_has_a_length_limit_and_plain_characters() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let limits = local.anonymous().get("/v1/meta").await.expect(200)["limits"].clone();
    let most = usize::try_from(limits["message_length_max"].as_u64().unwrap()).unwrap();
    for text in [
        String::new(),
        "  \n ".to_owned(),
        "a".repeat(most + 1),
        "a\tb".to_owned(),
        "a\u{0}b".to_owned(),
    ] {
        let request = table.seats[0]
            .request(Method::POST, &table.path("/messages"))
            .json(&json!({ "text": text }))
            .bad();
        assert_eq!(
            request.send().await.refused("malformed-body")["errors"][0]["pointer"],
            "/text",
            "{text:?}"
        );
    }
    say(&table, 0, &"ß".repeat(most)).await.expect(201);
}

#[tokio::test]
async fn the_message_limit_of_one_player_does_not_affect_the_others() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let most = local.anonymous().get("/v1/meta").await.expect(200)["limits"]["messages_max"]
        .as_u64()
        .unwrap();
    for _ in 0..most {
        say(&table, 1, "And another thing").await.expect(201);
    }
    say(&table, 1, "And another thing").await.refused("messages-spent");
    assert_eq!(say(&table, 2, "At last").await.expect(201)["number"], most + 1);
}

#[tokio::test]
async fn messages_have_a_rate_of_their_own() {
    let mut settings = generous();
    settings.rates.messages_per_minute = 1.try_into().unwrap();
    let local = Local::with_settings(settings);
    let table = Table::seated(&local.address, 3).await;
    assert_eq!(
        local.anonymous().get("/v1/meta").await.expect(200)["limits"]["rates"]["messages_per_minute"],
        1
    );
    let said = say(&table, 0, "Good evening!").await;
    assert!(
        said.header("ratelimit").starts_with("\"messages\";r=0;"),
        "{}",
        said.header("ratelimit")
    );
    say(&table, 0, "Anybody here?").await.refused("rate-limited");
    assert_eq!(texts(&messages_of(&table, 0).await["items"]), ["Good evening!"]);
}

#[tokio::test]
async fn pages_of_any_size_give_every_message_once() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    for number in 0..7 {
        say(&table, number % 3, &format!("Message {number}")).await.expect(201);
    }
    let all = messages_of(&table, 0).await["items"].clone();
    for limit in [1, 2, 3, 7, 500] {
        let mut found = Vec::new();
        let mut path = table.path(&format!("/messages?limit={limit}"));
        loop {
            let page = table.seats[0].get(&path).await;
            let link = page.header("link").to_owned();
            let body = page.expect(200);
            assert_eq!(body["last"], 7);
            found.extend(body["items"].as_array().unwrap().iter().cloned());
            if body["next"].is_null() {
                break;
            }
            path = link.strip_prefix('<').unwrap().split('>').next().unwrap().to_owned();
        }
        assert_eq!(json!(found), all);
    }
    table.seats[0].get(&table.path("/messages?after=8")).await.refused("parameter-invalid");
}

#[tokio::test]
async fn a_long_poll_wakes_when_a_message_is_posted() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    say(&table, 0, "Anybody here?").await.expect(201);
    let (ada, path) = (table.seats[0].clone(), table.path("/messages?after=1&wait=30"));
    let waiting = tokio::spawn(async move { ada.get(&path).await });
    until("a request waits", || async { local.app.games.hub.topics() > 0 }).await;
    let said = say(&table, 1, "Me").await.expect(201);
    assert_eq!(waiting.await.unwrap().expect(200)["items"], json!([said]));
}

#[tokio::test]
async fn a_stream_has_the_messages_of_the_pages_and_goes_on_after_the_game() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let mut stream = listen(&table, 1, 0).await;
    let path = table.path("/messages");
    let mut lines = table.seats[1]
        .request(Method::GET, &path)
        .header("accept", "application/x-ndjson")
        .open()
        .await;
    table.finish(&mut Dice::new(4)).await;
    for seat in [0, 1, 2] {
        say(&table, seat, "Well played").await.expect(201);
    }
    let all = messages_of(&table, 1).await["items"].clone();
    assert_eq!(json!(stream.take(3).await), all);
    assert_eq!(json!([lines.line().await, lines.line().await, lines.line().await]), all);
    local.app.games.drain().await;
    assert_eq!(stream.rest().await, (vec![], Some("draining".to_owned())));
}

#[tokio::test]
async fn a_stream_resumes_after_the_last_message() {
    let mut server = Server::start();
    let table = Table::seated(&server.address, 3).await;
    let mut received = Vec::new();
    for round in 0..3 {
        let mut stream = listen(&table, 2, received.len() as u64).await;
        for seat in [0, 1] {
            say(&table, seat, &format!("Round {round}")).await.expect(201);
        }
        received.extend(stream.take(2).await);
        server.restart();
        assert_eq!(stream.rest().await, (vec![], None), "the line was cut");
    }
    assert_eq!(json!(received), messages_of(&table, 2).await["items"]);
    let resumed = table.seats[2]
        .request(Method::GET, &table.path("/messages?after=1"))
        .header("last-event-id", "5");
    let mut resumed = resumed.header("accept", "text/event-stream").open().await;
    assert_eq!(resumed.take(1).await[0], received[5]);
}

#[tokio::test]
async fn a_stream_ends_with_its_session_and_when_the_seat_is_lost() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let (mut one, mut other) = (listen(&table, 1, 0).await, listen(&table, 2, 0).await);
    table.seats[1].delete(&table.path("/seats/1")).await.expect(200);
    assert_eq!(one.rest().await.1.as_deref(), Some("seat-changed"));
    table.seats[2].delete("/v1/sessions/current").await;
    assert_eq!(other.rest().await.1.as_deref(), Some("session-over"));
}

#[tokio::test]
async fn streams_of_messages_count_as_streams() {
    let local = Local::with_settings(HttpSettings { streams_max: 1, ..generous() });
    let table = Table::started(&local.address, 3).await;
    let _held = listen(&table, 0, 0).await;
    let events = table.seats[0]
        .request(Method::GET, &table.path("/events"))
        .header("accept", "text/event-stream");
    events.send().await.refused("too-many-streams");
}

#[tokio::test]
async fn messages_posted_at_the_same_time_are_all_there_in_one_order() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    local.make_results_unknown(3, Fate::BySeed(7));
    let said = futures_util::future::join_all((0..30).map(|number| {
        let table = &table;
        async move { say(table, number % 3, &format!("Message {number}")).await.expect(201) }
    }));
    let mut said = said.await;
    assert!(local.store.injected_unknown() > 0);
    said.sort_by_key(|message| message["number"].as_u64());
    assert_eq!(messages_of(&table, 0).await["items"], json!(said));
    assert_eq!(said.last().unwrap()["number"], 30, "each was said once");
}
