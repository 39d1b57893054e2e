//! A finished game, as each of its seats saw it: views and events with `as`.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{client::Caller, dice::Dice, local::Local, table::Table};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

async fn events_as(caller: &Caller, table: &Table, seat: usize) -> Vec<Value> {
    let page = caller.get(&table.path(&format!("/events?as={seat}&limit=500"))).await.expect(200);
    page["items"].as_array().unwrap().clone()
}

#[tokio::test]
async fn everybody_sees_a_finished_game_as_each_seat_sees_it() {
    let local = Local::start();
    for ruleset in ["basari", "haendler"] {
        let body = json!({ "ruleset": ruleset, "seats": 3 });
        let mut table = Table::made(&local.address, 3, &body).await;
        table.start().await;
        let last = table.finish(&mut Dice::new(1)).await["seq"].as_u64().unwrap();
        for caller in [&local.anonymous(), &local.guest("Stranger").await, &table.seats[0]] {
            for (number, seat) in table.seats.iter().enumerate() {
                for at in [String::new(), format!("&at={}", last - 20)] {
                    let own = seat
                        .get(&table.path(&format!("/view?{}", at.trim_start_matches('&'))))
                        .await
                        .expect(200);
                    let seen = caller
                        .get(&table.path(&format!("/view?as={number}{at}")))
                        .await
                        .expect(200);
                    assert_eq!(seen, own, "{ruleset}, seat {number}{at}");
                }
                let own =
                    seat.get(&table.path("/events?limit=500")).await.expect(200)["items"].clone();
                assert_eq!(
                    json!(events_as(caller, &table, number).await),
                    own,
                    "{ruleset}, seat {number}"
                );
            }
        }
    }
}

#[tokio::test]
async fn the_events_of_other_seats_show_their_secrets() {
    let local = Local::start();
    let mut table =
        Table::made(&local.address, 3, &json!({ "ruleset": "haendler", "seats": 3 })).await;
    table.start().await;
    table.finish(&mut Dice::new(2)).await;
    let spectator =
        local.anonymous().get(&table.path("/events?limit=500")).await.expect(200)["items"].clone();
    let feeds: Vec<Vec<Value>> = vec![
        events_as(&local.anonymous(), &table, 0).await,
        events_as(&local.anonymous(), &table, 1).await,
    ];
    assert!(
        feeds[0] != feeds[1] && json!(feeds[0]) != spectator,
        "each knew something that the others did not"
    );
}

#[tokio::test]
async fn every_transport_gives_the_events_of_another_seat() {
    let local = Local::start();
    let mut table =
        Table::made(&local.address, 3, &json!({ "ruleset": "basari", "seats": 3 })).await;
    table.start().await;
    table.finish(&mut Dice::new(3)).await;
    let (stranger, own) = (local.guest("Stranger").await, table.events_for(&table.seats[2]).await);
    let ticket =
        stranger.post("/v1/stream-tickets", &json!({ "game": table.game })).await.expect(201);
    let ticket = format!("&ticket={}", ticket["ticket"].as_str().unwrap());
    for (caller, more) in [(&stranger, ""), (&local.anonymous(), ticket.as_str())] {
        let ask = |media: &str| {
            caller
                .request(Method::GET, &table.path(&format!("/events?as=2{more}")))
                .header("accept", media)
        };
        assert_eq!(
            ask("text/event-stream").open().await.rest().await,
            (own.clone(), Some("finished".to_owned()))
        );
        let (mut lines, mut received) = (ask("application/x-ndjson").open().await, Vec::new());
        while let Some(event) = lines.line().await {
            received.push(event);
        }
        assert_eq!(received, own);
        let mut pages = Vec::new();
        let mut path = Some(table.path(&format!("/events?as=2&limit=40&wait=1{more}")));
        while let Some(page) = path.take() {
            let answer = caller.get(&page).await;
            path = answer
                .header("link")
                .strip_prefix('<')
                .map(|link| link.split_once('>').unwrap().0.to_owned());
            pages.extend(answer.expect(200)["items"].as_array().unwrap().clone());
        }
        assert_eq!(pages, own, "the way to the next page names the seat, too");
    }
}

#[tokio::test]
async fn the_tag_of_a_view_depends_on_seat_and_position() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let last = table.finish(&mut Dice::new(4)).await["seq"].as_u64().unwrap();
    let mut tags = Vec::new();
    let queries = [
        String::new(),
        "?as=0".to_owned(),
        "?as=1".to_owned(),
        format!("?at={last}"),
        format!("?at={last}&as=1"),
    ];
    for path in queries.map(|query| table.path(&format!("/view{query}"))) {
        let tag = table.seats[1].get(&path).await.header("etag").to_owned();
        let known =
            table.seats[1].request(Method::GET, &path).header("if-none-match", &tag).send().await;
        assert_eq!((known.status, known.header("etag")), (304, tag.as_str()));
        tags.push(tag);
    }
    let as_one = |caller: Caller| async move {
        caller.get(&table.path("/view?as=1")).await.header("etag").to_owned()
    };
    assert_eq!(as_one(local.anonymous()).await, tags[2], "the same for all callers");
    let count = tags.len();
    tags.sort();
    tags.dedup();
    assert_eq!(tags.len(), count);
}

#[tokio::test]
async fn before_the_end_no_view_of_a_seat_can_be_requested() {
    let local = Local::start();
    let table = Table::seated(&local.address, 3).await;
    let look = async |caller: &Caller, path: &str| {
        let mut problem = caller.get(&table.path(path)).await.refused("game-not-over");
        problem["instance"].take();
        problem
    };
    let mut answers = Vec::new();
    for started in [false, true] {
        if started {
            table.start().await;
        }
        for caller in [&local.anonymous(), &table.seats[0], &table.seats[1]] {
            for path in [
                "/view?as=0",
                "/view?as=1",
                "/view?as=2&at=1",
                "/view?at=9999&as=1",
                "/views?as=1",
                "/views?as=1&after=9999",
                "/events?as=1",
                "/events?as=1&after=9999",
            ] {
                answers.push(look(caller, path).await);
            }
        }
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "one answer for all callers and seats");
    for accept in ["text/event-stream", "application/x-ndjson"] {
        let request = table.seats[1]
            .request(Method::GET, &table.path("/events?as=1"))
            .header("accept", accept);
        request.send().await.refused("game-not-over");
    }
}

#[tokio::test]
async fn a_seat_that_the_table_does_not_have_is_refused() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    for over in [false, true] {
        if over {
            table.finish(&mut Dice::new(5)).await;
        }
        for path in [
            "/view?as=3",
            "/events?as=3",
            "/view?as=-1",
            "/view?as=me",
            "/events?as=",
            "/messages?as=1",
        ] {
            let request = table.seats[1].request(Method::GET, &table.path(path)).bad();
            assert_eq!(
                request.send().await.refused("parameter-invalid")["errors"][0]["parameter"],
                "as",
                "{path}"
            );
        }
    }
}

#[tokio::test]
async fn a_finished_private_game_is_visible_to_its_players_and_the_invited() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let mut table = Table::made(&local.address, 3, &body).await;
    let invite = table.game().await["invite"].as_str().unwrap().to_owned();
    table.start().await;
    table.finish(&mut Dice::new(6)).await;
    let stranger = local.guest("Stranger").await;
    for path in ["/view?as=1", "/events?as=1"] {
        for path in
            [path.to_owned(), path.replace("as=1", "as=9"), format!("{path}&invite=i_wrong")]
        {
            stranger
                .request(Method::GET, &table.path(&path))
                .bad()
                .send()
                .await
                .refused("game-unknown");
        }
        stranger.get(&table.path(&format!("{path}&invite={invite}"))).await.expect(200);
        table.seats[2].get(&table.path(path)).await.expect(200);
    }
}

#[tokio::test]
async fn the_players_of_a_sandbox_see_all_seats_at_any_time() {
    let local = Local::start();
    let body = json!({ "ruleset": "haendler", "seats": 3, "sandbox": { "seed": SEED } });
    let mut table = Table::made(&local.address, 3, &body).await;
    let invite = table.game().await["invite"].as_str().unwrap().to_owned();
    table.seats[0].get(&table.path("/events?as=2")).await.expect(200);
    table.seats[0].get(&table.path("/view?as=2")).await.refused("game-not-running");
    table.start().await;
    table.steps(&mut Dice::new(7), 12).await;
    let own = table.seats[2].get(&table.path("/view")).await.expect(200);
    assert_eq!(table.seats[0].get(&table.path("/view?as=2")).await.expect(200), own);
    assert_eq!(
        events_as(&table.seats[0], &table, 2).await,
        table.events_for(&table.seats[2]).await
    );
    let path = table.path("/events?as=2&after=10");
    let mut stream = table.seats[0]
        .request(Method::GET, &path)
        .header("accept", "text/event-stream")
        .open()
        .await;
    stream.take(1).await;
    table.steps(&mut Dice::new(8), 1).await;
    stream.take(1).await;
    for path in ["/view?as=2", "/events?as=2"] {
        let path = table.path(&format!("{path}&invite={invite}"));
        local.guest("Invited").await.get(&path).await.refused("game-not-over");
    }
    let tag = table.seats[0].get(&table.path("/view?as=0")).await.header("etag").to_owned();
    let due = table.first_due().await;
    let key = table.fresh_key();
    table.move_of(&due, &key).header("if-match", &tag).send().await.refused("version-mismatch");
}

#[tokio::test]
async fn a_player_who_leaves_a_sandbox_gets_no_more_events_of_other_seats() {
    let local = Local::start();
    let body = json!({ "ruleset": "basari", "seats": 3, "sandbox": { "seed": SEED } });
    let table = Table::made(&local.address, 2, &body).await;
    let invite = table.game().await["invite"].as_str().unwrap().to_owned();
    let path = table.path(&format!("/events?as=0&invite={invite}"));
    let mut stream = table.seats[1]
        .request(Method::GET, &path)
        .header("accept", "text/event-stream")
        .open()
        .await;
    stream.take(2).await;
    table.seats[1].delete(&table.path("/seats/1")).await.expect(200);
    assert_eq!(stream.rest().await.1.as_deref(), Some("seat-changed"));
}
