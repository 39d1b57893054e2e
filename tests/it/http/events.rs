//! Pages of events, and long polling.

use std::time::{Duration, Instant};

use kontor_testing::waits::{soon, until};
use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{dice::Dice, local::Local, table::Table};

fn seqs(events: &[Value]) -> Vec<u64> {
    events.iter().map(|event| event["seq"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn pages_of_any_size_give_every_event_once() {
    let local = Local::start();
    let (mut table, mut dice) = (Table::started(&local.address, 3).await, Dice::new(1));
    table.steps(&mut dice, 12).await;
    let anonymous = local.anonymous();
    let all = table.events_for(&anonymous).await;
    assert_eq!(seqs(&all), (1..=table.seq().await).collect::<Vec<_>>());
    for limit in [1, 2, 3, 7, 500] {
        let mut found = Vec::new();
        let mut path = table.path(&format!("/events?limit={limit}"));
        loop {
            let page = anonymous.get(&path).await;
            let link = page.header("link").to_owned();
            let body = page.expect(200);
            assert_eq!(body["last"], all.len());
            found.extend(body["items"].as_array().unwrap().iter().cloned());
            if body["next"].is_null() {
                break;
            }
            assert_eq!(body["next"], found.len());
            path = link.strip_prefix('<').unwrap().split('>').next().unwrap().to_owned();
        }
        assert_eq!(found, all);
    }
}

#[tokio::test]
async fn events_of_a_commit_stand_together() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.steps(&mut Dice::new(2), 10).await;
    let events = table.events_for(&table.seats[0]).await;
    let commits: Vec<u64> = events.iter().map(|event| event["commit"].as_u64().unwrap()).collect();
    assert!(commits.windows(2).all(|pair| pair[1] == pair[0] || pair[1] == pair[0] + 1));
    assert_eq!(events[0]["type"], "table.created");
    assert_eq!(*commits.last().unwrap(), table.game().await["commit"].as_u64().unwrap());
}

#[tokio::test]
async fn last_event_id_overrides_after() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let anonymous = local.anonymous();
    let after = anonymous.get(&table.path("/events?after=3")).await.expect(200);
    let resumed = anonymous
        .request(Method::GET, &table.path("/events?after=1"))
        .header("last-event-id", "3")
        .send()
        .await;
    assert_eq!(resumed.expect(200), after);
    let first = anonymous
        .request(Method::GET, &table.path("/events?after=1"))
        .header("last-event-id", "")
        .send()
        .await;
    assert_eq!(first.expect(200)["items"][0]["seq"], 2);
    let beyond = anonymous
        .request(Method::GET, &table.path("/events?after=9007199254740992"))
        .header("last-event-id", "3");
    let beyond = beyond.bad().send().await;
    assert_eq!(beyond.refused("parameter-invalid")["errors"][0]["parameter"], "after");
    let odd = anonymous
        .request(Method::GET, &table.path("/events"))
        .header("last-event-id", "x")
        .send()
        .await;
    assert_eq!(odd.refused("parameter-invalid")["errors"][0]["parameter"], "Last-Event-ID");
}

#[tokio::test]
async fn libraries_that_cannot_send_the_header_resume_by_their_parameter() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let anonymous = local.anonymous();
    let get = |query: &str| {
        anonymous.request(Method::GET, &table.path(&format!("/events?{query}"))).bad()
    };
    let from = async |query: &str| get(query).send().await.expect(200)["items"][0]["seq"].clone();
    assert_eq!(from("after=1&lastEventId=3").await, 4);
    assert_eq!(from("after=1&lastEventId=").await, 2);
    assert_eq!(from("evs_preamble=2056&evs_last_event_id=2").await, 3);
    let header = get("lastEventId=1").header("last-event-id", "3").send().await.expect(200);
    assert_eq!(header["items"][0]["seq"], 4);
    let odd = get("lastEventId=x").send().await.refused("parameter-invalid");
    assert_eq!(odd["errors"][0]["parameter"], "lastEventId");
}

#[tokio::test]
async fn events_after_the_last_one_cannot_be_requested() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let last = table.seq().await;
    let anonymous = local.anonymous();
    let page = anonymous.get(&table.path(&format!("/events?after={last}"))).await.expect(200);
    assert_eq!(
        (&page["items"], &page["next"], &page["last"]),
        (&json!([]), &Value::Null, &json!(last))
    );
    anonymous
        .get(&table.path(&format!("/events?after={}", last + 1)))
        .await
        .refused("parameter-invalid");
}

#[tokio::test]
async fn a_long_poll_wakes_when_a_move_is_made() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let last = table.seq().await;
    let (anonymous, path) =
        (local.anonymous(), table.path(&format!("/events?after={last}&wait=30")));
    let waiting = tokio::spawn(async move { anonymous.get(&path).await });
    until("a request waits", || async { local.app.games.hub.topics() > 0 }).await;
    let played = table.step(&mut Dice::new(3)).await.unwrap().body;
    let page = waiting.await.unwrap().expect(200);
    assert_eq!(page["items"], played["events"], "all of the commit, and nothing else");
}

#[tokio::test]
async fn a_long_poll_without_news_ends_empty() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let last = table.seq().await;
    let begun = Instant::now();
    let page = local
        .anonymous()
        .get(&table.path(&format!("/events?after={last}&wait=1")))
        .await
        .expect(200);
    assert_eq!(page["items"], json!([]));
    assert!(begun.elapsed() >= Duration::from_secs(1), "it waited for as long as was asked");
}

#[tokio::test]
async fn after_the_end_a_long_poll_does_not_wait() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let last = table.finish(&mut Dice::new(4)).await["seq"].clone();
    let path = table.path(&format!("/events?after={last}&wait=60"));
    let page = soon("an answer comes", local.anonymous().get(&path)).await.expect(200);
    assert_eq!(page["items"], json!([]));
}

#[tokio::test]
async fn all_viewers_get_events_of_the_same_numbers() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 4).await;
    table.finish(&mut Dice::new(5)).await;
    let public = table.events_for(&local.anonymous()).await;
    for seat in &table.seats {
        assert_eq!(seqs(&table.events_for(seat).await), seqs(&public));
    }
}

#[tokio::test]
async fn accept_chooses_the_transport() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.finish(&mut Dice::new(6)).await;
    let anonymous = local.anonymous();
    for (accept, media) in [
        ("*/*", "application/json"),
        ("application/json", "application/json"),
        ("text/event-stream", "text/event-stream"),
        ("application/x-ndjson", "application/x-ndjson"),
        ("application/json;q=0.1, application/x-ndjson", "application/x-ndjson"),
        ("image/png, text/event-stream;q=0.5", "text/event-stream"),
        ("application/json;q=0, */*", "text/event-stream"),
        ("application/json;q=0, application/*", "application/x-ndjson"),
    ] {
        let (status, headers, _) = anonymous
            .request(Method::GET, &table.path("/events"))
            .header("accept", accept)
            .send_raw()
            .await;
        assert_eq!(status, 200);
        assert_eq!(headers["content-type"].to_str().unwrap(), media, "{accept}");
        let vary: Vec<&str> =
            headers.get_all("vary").iter().map(|value| value.to_str().unwrap()).collect();
        assert!(
            vary.join(", ").contains("Accept") && vary.join(", ").contains("Authorization"),
            "{vary:?}"
        );
    }
    for accept in ["image/png", "application/json;q=0", "*/*;q=0"] {
        anonymous
            .request(Method::GET, &table.path("/events"))
            .header("accept", accept)
            .send()
            .await
            .refused("not-acceptable");
    }
}

#[tokio::test]
async fn a_long_poll_ends_with_its_session() {
    let local = Local::start();
    let table = Table::started(&local.address, 3).await;
    let last = table.seq().await;
    let (seat, path) =
        (table.seats[1].clone(), table.path(&format!("/events?after={last}&wait=30")));
    let waiting = tokio::spawn(async move { seat.get(&path).await });
    until("a request waits", || async { local.app.games.hub.topics() > 1 }).await;
    table.seats[1].delete("/v1/sessions/current").await;
    waiting.await.unwrap().refused("token-invalid");
}
