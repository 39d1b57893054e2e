//! Idempotency keys: a repeated request is answered again, but carried out once.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{
    client::{Answer, Caller},
    dice::Dice,
    local::Local,
    server::Server,
    table::Table,
};

async fn keyed(
    caller: &Caller,
    method: Method,
    path: &str,
    key: &str,
    body: Option<&Value>,
) -> Answer {
    let request = caller.request(method, path).header("idempotency-key", key);
    match body {
        Some(body) => request.json(body).send().await,
        None => request.send().await,
    }
}

/// Asserts that a response is a replay of the first one: marked as such, and with the same bytes.
#[track_caller]
fn assert_replayed(again: &Answer, first: &Answer) {
    assert_eq!((again.status, again.is_replayed()), (200, true), "{}", again.text);
    assert!(!first.is_replayed());
    assert_eq!(again.text, first.text);
    for name in ["location", "etag"] {
        assert_eq!(again.header(name), first.header(name));
    }
}

#[tokio::test]
async fn a_repeated_move_gets_the_same_answer_whatever_has_happened_since() {
    let mut server = Server::start();
    let (mut table, mut dice) = (Table::started(&server.address, 3).await, Dice::new(1));
    let due = table.first_due().await;
    let first = table.move_of(&due, "lost").send().await;
    assert_eq!(first.status, 201);
    assert_replayed(&table.move_of(&due, "lost").send().await, &first);
    table.steps(&mut dice, 5).await;
    assert_replayed(&table.move_of(&due, "lost").send().await, &first);
    server.restart();
    assert_replayed(&table.move_of(&due, "lost").send().await, &first);
    let end = table.finish(&mut dice).await;
    assert_replayed(&table.move_of(&due, "lost").send().await, &first);
    assert_eq!(table.seq().await, end["seq"].as_u64().unwrap(), "nothing was done again");
}

#[tokio::test]
async fn a_repeated_creation_seat_or_start_gets_the_same_answer() {
    let mut server = Server::start();
    let (ada, others) =
        (server.guest("Ada").await, [server.guest("Grace").await, server.guest("Alan").await]);
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let made = keyed(&ada, Method::POST, "/v1/games", "make", Some(&body)).await;
    let (game, invite) =
        (made.body["id"].as_str().unwrap().to_owned(), made.body["invite"].clone());
    let mut sat = Vec::new();
    let sit = json!({ "occupant": "me", "invite": invite });
    for (index, player) in others.iter().enumerate() {
        sat.push(
            keyed(
                player,
                Method::PUT,
                &format!("/v1/games/{game}/seats/{}", index + 1),
                "sit",
                Some(&sit),
            )
            .await,
        );
    }
    let start = format!("/v1/games/{game}/start");
    let started = keyed(&ada, Method::POST, &start, "start", None).await;
    assert_eq!((made.status, sat[0].status, sat[1].status, started.status), (201, 200, 200, 200));
    for _ in 0..2 {
        assert_replayed(&keyed(&ada, Method::POST, "/v1/games", "make", Some(&body)).await, &made);
        for (index, player) in others.iter().enumerate() {
            let path = format!("/v1/games/{game}/seats/{}", index + 1);
            assert_replayed(
                &keyed(player, Method::PUT, &path, "sit", Some(&sit)).await,
                &sat[index],
            );
        }
        assert_replayed(&keyed(&ada, Method::POST, &start, "start", None).await, &started);
        server.restart();
    }
}

#[tokio::test]
async fn the_same_json_in_another_notation_is_the_same_request() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let send = async |body: &'static str| {
        let request = ada.request(Method::POST, "/v1/games").header("idempotency-key", "\"make\"");
        request.text("application/json", body).send().await
    };
    let first = send(r#"{"ruleset":"medici","seats":3}"#).await;
    assert_eq!(first.status, 201);
    assert_replayed(&send(r#"{ "seats": 3, "ruleset": "medi\u0063i" }"#).await, &first);
    send(r#"{"ruleset":"medici","seats":3,"sit":true}"#).await.refused("idempotency-key-reused");
}

#[tokio::test]
async fn a_key_belongs_to_its_player_and_game() {
    let local = Local::start();
    let (one, other) =
        (Table::started(&local.address, 3).await, Table::started(&local.address, 3).await);
    let due = one.first_due().await;
    one.move_of(&due, "k").send().await.expect(201);
    let elsewhere = other.first_due().await;
    other.move_of(&elsewhere, "k").send().await.expect(201);
    let mut next = one.first_due().await;
    let mut keys = 0;
    while next.seat == due.seat {
        keys += 1;
        one.move_of(&next, &format!("k-{keys}")).send().await.expect(201);
        next = one.first_due().await;
    }
    let played = one.move_of(&next, "k").send().await;
    assert_eq!((played.status, played.is_replayed()), (201, false));
}

#[tokio::test]
async fn the_key_of_a_creation_belongs_to_its_player() {
    let local = Local::start();
    let (ada, grace) = (local.guest("Ada").await, local.guest("Grace").await);
    let body = json!({ "ruleset": "medici", "seats": 3 });
    let hers = keyed(&ada, Method::POST, "/v1/games", "make", Some(&body)).await.expect(201);
    let others = keyed(&grace, Method::POST, "/v1/games", "make", Some(&body)).await.expect(201);
    assert_ne!(hers["id"], others["id"]);
    let more = json!({ "ruleset": "medici", "seats": 4 });
    keyed(&ada, Method::POST, "/v1/games", "make", Some(&more))
        .await
        .refused("idempotency-key-reused");
}

#[tokio::test]
async fn a_refused_request_leaves_its_key_free() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let due = table.first_due().await;
    let (player, illegal) = (&table.seats[due.seat], json!({ "type": "medici.bid", "amount": 1 }));
    player
        .action(&table.game, "k", &due.decision["id"], &illegal)
        .send()
        .await
        .refused("illegal-action");
    table.move_of(&due, "k").send().await.expect(201);
}

#[tokio::test]
async fn the_same_request_many_times_at_once_is_done_once() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    for round in 0..5 {
        let before = table.game().await["commit"].as_u64().unwrap();
        let (due, key) = (table.first_due().await, format!("round-{round}"));
        let answers =
            futures_util::future::join_all((0..8).map(|_| table.move_of(&due, &key).send())).await;
        let (first, again): (Vec<_>, Vec<_>) =
            answers.into_iter().partition(|answer| answer.status == 201);
        assert_eq!(first.len(), 1);
        again.iter().for_each(|answer| assert_replayed(answer, &first[0]));
        assert_eq!(table.game().await["commit"], before + 1);
    }
}

#[tokio::test]
async fn the_same_creation_many_times_at_once_makes_one_table() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let body = json!({ "ruleset": "medici", "seats": 3 });
    let requests = (0..8).map(|_| keyed(&ada, Method::POST, "/v1/games", "make", Some(&body)));
    let answers = futures_util::future::join_all(requests).await;
    let (first, again): (Vec<_>, Vec<_>) =
        answers.into_iter().partition(|answer| answer.status == 201);
    assert_eq!(first.len(), 1);
    again.iter().for_each(|answer| assert_replayed(answer, &first[0]));
    assert_eq!(
        ada.get("/v1/games?seat=me").await.expect(200)["items"].as_array().unwrap().len(),
        1
    );
}

#[tokio::test]
async fn a_key_is_1_to_64_plain_characters() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let body = json!({ "ruleset": "medici", "seats": 3 });
    for key in ["", "\"\"", "a b", "a.b", "ä", &"k".repeat(65)] {
        let request =
            ada.request(Method::POST, "/v1/games").header("idempotency-key", key).json(&body);
        request.send().await.refused("idempotency-key-invalid");
    }
    keyed(&ada, Method::POST, "/v1/games", &"k".repeat(64), Some(&body)).await.expect(201);
}

#[tokio::test]
async fn a_creation_is_not_repeated_after_its_table_was_deleted() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let body = json!({ "ruleset": "medici", "seats": 3 });
    let made = keyed(&ada, Method::POST, "/v1/games", "make", Some(&body)).await.expect(201);
    ada.delete(&format!("/v1/games/{}", made["id"].as_str().unwrap())).await;
    keyed(&ada, Method::POST, "/v1/games", "make", Some(&body)).await.refused("game-unknown");
}

#[tokio::test]
async fn the_key_of_a_creation_is_free_inside_of_the_game() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let ada = &table.seats[0];
    let body = json!({ "ruleset": "medici", "seats": 3, "sit": false });
    let made = keyed(ada, Method::POST, "/v1/games", "k", Some(&body)).await.expect(201);
    let path = format!("/v1/games/{}/seats/1", made["id"].as_str().unwrap());
    keyed(ada, Method::PUT, &path, "k", Some(&json!({ "occupant": "me" }))).await.expect(200);
    keyed(ada, Method::POST, "/v1/games", "k", Some(&body)).await.expect(200);
}
