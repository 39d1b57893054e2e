//! Event streams of games that are set aside: a reader is told when to come back, and goes on when
//! the game does.

use kontor_http::stream::SET_ASIDE_RETRY_MS;
use reqwest::Method;
use serde_json::json;

use crate::support::{client::Caller, dice::Dice, local::Local, stream::Stream, table::Table};

const FEEDS: [&str; 2] = ["/events", "/messages"];

async fn listen(caller: &Caller, path: &str, media: &str) -> Stream {
    caller.request(Method::GET, path).header("accept", media).open().await
}

/// The closing frame says when to come back; nothing follows it.
async fn is_sent_away(stream: &mut Stream) {
    let frame = stream.frame().await.expect("a closing frame comes");
    assert_eq!(frame.event.as_deref(), Some("end"));
    assert_eq!(frame.data, json!({ "reason": "quarantined" }));
    assert!(SET_ASIDE_RETRY_MS.contains(&frame.retry.unwrap()));
    assert_eq!(frame.id, None, "the reader comes back behind the last event");
    assert_eq!(stream.frame().await, None);
}

#[tokio::test]
async fn an_event_source_goes_on_when_its_game_does() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    let seen = usize::try_from(table.seq().await).unwrap();
    let ben = table.seats[1].clone();
    let mut stream = ben.listen(&table.game, 0).await;
    let mut received = stream.take(seen).await;

    local.operate(json!({ "act": "quarantine", "game": table.game })).await.unwrap();
    is_sent_away(&mut stream).await;
    for feed in FEEDS {
        // As often as it comes back.
        for _ in 0..2 {
            is_sent_away(&mut listen(&ben, &table.path(feed), "text/event-stream").await).await;
        }
        for media in ["application/json", "application/x-ndjson"] {
            let refused = ben.request(Method::GET, &table.path(feed)).header("accept", media);
            refused.send().await.refused("game-quarantined");
        }
    }

    local.operate(json!({ "act": "release", "game": table.game })).await.unwrap();
    let request = ben.request(Method::GET, &table.path("/events"));
    let request = request.header("accept", "text/event-stream");
    let mut stream = request.header("last-event-id", &seen.to_string()).open().await;
    table.finish(&mut Dice::new(1)).await;
    let (rest, reason) = stream.rest().await;
    received.extend(rest);
    assert_eq!(reason.as_deref(), Some("finished"));
    assert_eq!(received, table.events_for(&ben).await, "nothing is missing and nothing came twice");
}

#[tokio::test]
async fn a_private_game_that_is_set_aside_stays_unknown_to_strangers() {
    let local = Local::start();
    let body = json!({ "ruleset": "medici", "seats": 3, "visibility": "private" });
    let table = Table::made(&local.address, 3, &body).await;
    local.operate(json!({ "act": "quarantine", "game": table.game })).await.unwrap();
    let stranger = local.guest("Stranger").await;
    for feed in FEEDS {
        let request = stranger.request(Method::GET, &table.path(feed));
        let answer = request.header("accept", "text/event-stream").send().await;
        answer.refused("game-unknown");
    }
}
