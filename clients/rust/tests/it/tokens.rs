//! Programs that use a token instead of a session.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use kontor_client::{
    Follow, Kontor, News, OrProblem, Retry, Settings, TokenSource, Waiting,
    types::{
        ActionRequest, Bot, CreateGameRequest, GameEvent, Occupant, ProblemCode, TakeSeatRequest,
    },
};
use serde_json::json;

use crate::{
    between::{Fate, between},
    server::Server,
    table::bot_token,
};

#[tokio::test]
async fn a_program_plays_a_game_with_the_token_of_a_bot_account_and_hears_of_it() {
    let server = Server::start().await;
    let secret = bot_token(&server.base_url, "Bot of Grace").await;
    let kontor = Kontor::with_token(&server.base_url, secret.as_str());
    let api = kontor.api();
    assert_eq!(api.get_me().send().await.or_problem().unwrap().name, "Bot of Grace");
    assert_eq!(kontor.player(), None);

    let body = CreateGameRequest::builder().ruleset("medici").seats(3_u32);
    let game = api.create_game().body(body).send().await.or_problem().unwrap().id;
    for seat in [1_u32, 2] {
        let body = TakeSeatRequest::builder().occupant(Occupant::Bot).bot(Bot::Greedy);
        api.take_seat().game(&game).seat(seat).body(body).send().await.or_problem().unwrap();
    }
    api.start_game().game(&game).send().await.or_problem().unwrap();
    let heard = kontor.news(News::default()).next().await.unwrap();
    assert_eq!(heard.game.as_ref(), Some(&game));
    let mut decisions = kontor.decisions(Waiting { game: Some(game.clone()), invite: None });
    while let Some(due) = decisions.next().await.unwrap() {
        let action = due.decision.actions.unwrap().remove(0);
        let body = ActionRequest { decision: due.decision.id, action };
        api.play_action().game(&game).body(body).send().await.or_problem().unwrap();
    }
    let (mut events, mut last) = (kontor.follow(&game, Follow::default()), None);
    while let Some(event) = events.next().await.unwrap() {
        last = Some(event);
    }
    assert!(matches!(last, Some(GameEvent::TableFinished { .. })), "{last:?}");
}

/// A client whose server takes the token `new` alone, and what is sent: token and idempotency key.
async fn taking(token: TokenSource) -> (Kontor, Arc<Mutex<Vec<(String, String)>>>) {
    let sent = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&sent);
    let base_url = between(None, move |asked| {
        let header = |name| asked.header(name).unwrap_or_default().to_owned();
        let token = header("Authorization");
        let is_good = token == "Bearer new";
        noted.lock().unwrap().push((token, header("Idempotency-Key")));
        let (head, body) = match is_good {
            true => ("200\r\nContent-Type: application/json", json!({ "items": [], "next": null })),
            false => (
                "401\r\nContent-Type: application/problem+json",
                json!({
                    "type": "/v1/problems/token-invalid", "title": "?", "status": 401,
                    "code": "token-invalid", "detail": "?", "instance": "r_1", "errors": [],
                    "refusal": null, "seq": null, "decisions": null,
                }),
            ),
        };
        Fate::Say { head: head.to_owned(), body: body.to_string() }
    });
    let retry = Retry { first_pause: Duration::from_millis(1), ..Retry::default() };
    let settings = Settings { retry, token: Some(token), ..Settings::default() };
    (Kontor::with(&base_url.await, settings), sent)
}

/// A token that is `old` first, and then this one; what was refused is noted.
fn then(next: Option<&'static str>) -> (TokenSource, Arc<Mutex<Vec<Option<String>>>>) {
    let asked = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&asked);
    let token = TokenSource::asked(move |refused| {
        let token = if refused.is_none() { Some("old") } else { next };
        noted.lock().unwrap().push(refused);
        async move { token.map(str::to_owned) }
    });
    (token, asked)
}

fn tokens(sent: &Mutex<Vec<(String, String)>>) -> Vec<String> {
    sent.lock().unwrap().iter().map(|(token, _)| token.clone()).collect()
}

#[tokio::test]
async fn a_token_that_is_refused_is_a_problem_at_once() {
    let (kontor, sent) = taking("old\n".into()).await;
    let error = kontor.api().list_games().send().await.or_problem().unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::TokenInvalid));
    assert_eq!(tokens(&sent), ["Bearer old"]);
}

#[tokio::test]
async fn an_app_is_asked_for_its_token_once_for_all_calls_and_again_when_the_server_refuses_it() {
    let (token, asked) = then(Some("new"));
    let (kontor, sent) = taking(token).await;
    let call = || async { kontor.api().list_games().send().await.or_problem() };
    let (one, other) = tokio::join!(call(), call());
    assert!(one.is_ok() && other.is_ok());
    assert_eq!(*asked.lock().unwrap(), [None, Some("old".to_owned())]);
    let mut sent = tokens(&sent);
    sent.sort_unstable();
    assert_eq!(sent, ["Bearer new", "Bearer new", "Bearer old", "Bearer old"]);
}

#[tokio::test]
async fn a_request_that_is_sent_with_another_token_is_the_same_request() {
    let (kontor, sent) = taking(then(Some("new")).0).await;
    let body = CreateGameRequest::builder().ruleset("medici").seats(3_u32);
    // What this server answers is no game.
    kontor.api().create_game().body(body).send().await.or_problem().unwrap_err();
    let sent = sent.lock().unwrap();
    let keys: Vec<&str> = sent.iter().map(|(_, key)| key.as_str()).collect();
    assert!(keys.len() == 2 && keys[0] == keys[1] && !keys[0].is_empty(), "{keys:?}");
}

#[tokio::test]
async fn an_app_that_has_no_other_token_is_told_that_the_server_refuses_it() {
    let (kontor, sent) = taking(then(Some("old")).0).await;
    let error = kontor.api().list_games().send().await.or_problem().unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::TokenInvalid));
    assert_eq!(tokens(&sent), ["Bearer old"]);
}

#[test]
fn tokens_stand_in_no_log() {
    let kontor = Kontor::with_token("http://unused", "secret of Grace");
    assert!(
        !format!("{kontor:?} {:?}", TokenSource::from("secret of Grace")).contains("secret of")
    );
}
