//! What happens at all tables of a player, over one connection.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use kontor_client::{
    AccountEvents, Kontor, News, OrProblem, Retry, Settings,
    types::{
        AccountEvent, AccountNews, CreateGameRequest, Occupant, ProblemCode, SignedIn,
        TakeSeatRequest,
    },
};
use serde_json::{Value, json};

use crate::{
    between::{Fate, between},
    samples::{Show, sample},
    server::{Server, within},
};

/// A frame with an event of an account.
fn frame(number: u64) -> String {
    let mut event: Value = sample(&json!({ "$ref": "#/AccountEvent" }), Show::Values);
    event["number"] = json!(number);
    format!("id: {number}\ndata: {event}\n\n")
}

fn streaming() -> String {
    "200\r\nContent-Type: text/event-stream".to_owned()
}

fn stream(body: String) -> Fate {
    Fate::Say { head: streaming(), body }
}

fn session_over() -> Fate {
    let body = json!({
        "type": "/v1/problems/token-invalid", "title": "-", "status": 401, "code": "token-invalid", "detail": "-",
        "instance": "r_1", "errors": [], "refusal": null, "seq": null, "decisions": null,
    });
    let head = "401\r\nContent-Type: application/problem+json".to_owned();
    Fate::Say { head, body: body.to_string() }
}

/// A server whose streams are these, one after the other, and what each began behind.
async fn serving(
    mut streams: impl FnMut(usize) -> Fate + Send + 'static,
) -> (String, Arc<Mutex<Vec<String>>>) {
    let begun = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&begun);
    let base_url = between(None, move |asked| {
        let mut begun = noted.lock().unwrap();
        begun.push(asked.header("Last-Event-ID").unwrap().to_owned());
        streams(begun.len())
    });
    (base_url.await, begun)
}

async fn numbers(news: &mut AccountEvents, count: usize) -> Vec<u64> {
    let mut heard = Vec::new();
    for _ in 0..count {
        heard.push(news.next().await.unwrap().number);
    }
    heard
}

/// A table that is one piece of news.
async fn new_table(owner: &Kontor) -> String {
    let body = CreateGameRequest::builder().ruleset("medici").seats(3_u32).sit(false);
    owner.api().create_game().body(body).send().await.or_problem().unwrap().id
}

#[tokio::test]
async fn news_of_all_tables_come_and_go_on_over_a_restart_of_the_server() {
    let mut server = Server::start().await;
    let ada = Kontor::new(&server.base_url).guest(Some("Ada")).await.unwrap();
    let mut games = [new_table(&ada).await, new_table(&ada).await];
    let mut news = ada.news(News::default());
    let mut heard = Vec::new();
    for number in [1, 2] {
        let event = news.next().await.unwrap();
        assert_eq!((event.number, &event.news), (number, &AccountNews::TableCreated));
        heard.push(event.game.unwrap());
    }
    heard.sort_unstable();
    games.sort_unstable();
    assert_eq!(heard, games);

    server.restart().await;
    let ben = Kontor::new(&server.base_url).guest(Some("Ben")).await.unwrap();
    let body = TakeSeatRequest::builder().occupant(Occupant::Me);
    let seat = ben.api().take_seat().game(&games[1]).seat(1_u32).body(body);
    seat.send().await.or_problem().unwrap();
    let taken = news.next().await.unwrap();
    assert_eq!((taken.number, taken.news.type_()), (3, "table.seat_taken"));
    assert_eq!(taken.game.as_ref(), Some(&games[1]));
    let again = ada.news(News { after: 2, ..News::default() }).next().await.unwrap();
    assert_eq!(again, taken, "the number holds");
}

#[tokio::test]
async fn nothing_ends_news_but_a_session_that_is_over() {
    let reasons = ["finished", "deleted", "draining", "session-over", "of-tomorrow"];
    let (base_url, begun) = serving(move |times| match reasons.get(times - 1) {
        Some(reason) => stream(format!(
            "{}event: end\ndata: {{\"reason\":\"{reason}\"}}\n\n",
            frame(times as u64)
        )),
        // It breaks off in the middle of an event.
        None if times == 6 => stream(format!("{}id: 7\ndata: {{\"number\"", frame(6))),
        None => session_over(),
    })
    .await;
    let mut news = Kontor::new(&base_url).news(News::default());
    assert_eq!(numbers(&mut news, 6).await, [1, 2, 3, 4, 5, 6]);
    let error = news.next().await.unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::TokenInvalid), "{error}");
    assert_eq!(*begun.lock().unwrap(), ["0", "1", "2", "3", "4", "5", "6"]);
}

#[tokio::test]
async fn news_of_a_session_that_is_ended_elsewhere_end_with_the_problem() {
    let server = Server::start().await;
    let kept: Arc<Mutex<Option<SignedIn>>> = Arc::default();
    let keep = Arc::clone(&kept);
    let on_session = move |session: &SignedIn| *keep.lock().unwrap() = Some(session.clone());
    let settings = Settings { on_session: Some(Arc::new(on_session)), ..Settings::default() };
    let ada = Kontor::with(&server.base_url, settings).guest(Some("Ada")).await.unwrap();
    new_table(&ada).await;
    let mut news = ada.news(News::default());
    news.next().await.unwrap();
    let session = kept.lock().unwrap().clone();
    let settings = Settings { session, ..Settings::default() };
    Kontor::with(&server.base_url, settings).sign_out().await.unwrap();
    let error = news.next().await.unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::TokenInvalid), "{error}");
}

#[tokio::test]
async fn a_wait_for_news_may_be_dropped_at_any_time() {
    // Each line brings one event, and then nothing more for too long.
    let (base_url, begun) =
        serving(|times| Fate::Stall { head: streaming(), body: frame(6 + times as u64) }).await;
    let idle = Duration::from_secs(1);
    let mut news = Kontor::new(&base_url).news(News { after: 6, idle });
    let (mut heard, mut dropped) = (Vec::new(), 0);
    let hear = async {
        while heard.len() < 2 {
            tokio::select! {
                biased;
                event = news.next() => heard.push(event.unwrap().number),
                // Each turn of the runtime drops a wait: that is what is tested.
                () = tokio::task::yield_now() => dropped += 1,
            }
        }
    };
    within("two events come", hear).await;
    assert_eq!(heard, [7, 8]);
    // A slow machine may need another connection, but not one for each wait.
    let mut begun = begun.lock().unwrap().clone();
    assert!(begun.len() < dropped, "{} connections in {dropped} waits", begun.len());
    begun.dedup();
    assert_eq!(begun, ["6", "7"]);
}

#[tokio::test]
async fn news_go_on_at_another_server_behind_the_last_number() {
    // It announces more than it sends, so that its end is a loss.
    let cut = || format!("{}\r\nContent-Length: 1000000", streaming());
    let (dying, first) = serving(move |_| Fate::Say { head: cut(), body: frame(1) }).await;
    let (alive, second) =
        serving(|_| Fate::Stall { head: streaming(), body: frame(2) + &frame(3) }).await;
    let retry = Retry { first_pause: Duration::from_millis(1), ..Retry::default() };
    let settings = Settings { retry, further: vec![alive], ..Settings::default() };
    let mut news = Kontor::with(&dying, settings).news(News::default());
    assert_eq!(numbers(&mut news, 3).await, [1, 2, 3]);
    assert_eq!(*first.lock().unwrap(), ["0"]);
    assert_eq!(*second.lock().unwrap(), ["1"]);
}

#[tokio::test]
async fn news_of_no_game_and_of_a_type_that_is_not_known_yet_are_told() {
    let strange = json!({
        "number": 1, "at": "2026-01-31T12:00:00.000Z", "game": null, "ruleset": null,
        "news": { "type": "of.tomorrow", "what": 1 },
    });
    let frames = format!("id: 1\ndata: {strange}\n\n");
    let (base_url, _) = serving(move |_| stream(frames.clone())).await;
    let event: AccountEvent = Kontor::new(&base_url).news(News::default()).next().await.unwrap();
    assert_eq!((event.game.as_ref(), event.news.type_()), (None, "of.tomorrow"));
    assert_eq!(serde_json::to_value(event).unwrap(), strange);
}
