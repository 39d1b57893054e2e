//! Decisions as they come, and lines that fall silent.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use kontor_client::{
    Follow, Kontor, OrProblem, Waiting,
    types::{
        ActionRequest, Bot, CreateGameRequest, Occupant, ProblemCode, Status, TakeSeatRequest,
    },
};
use serde_json::{Value, json};

use crate::{
    between::{Fate, between},
    samples::{Show, sample},
    server::Server,
};

#[tokio::test]
async fn a_game_is_played_by_its_decisions_alone() {
    let server = Server::start().await;
    let ada = Kontor::new(&server.base_url).guest(Some("Ada")).await.unwrap();
    let api = ada.api();
    let body = CreateGameRequest::builder().ruleset("medici").seats(3_u32);
    let game = api.create_game().body(body).send().await.or_problem().unwrap().id;
    for seat in [1_u32, 2] {
        let body = TakeSeatRequest::builder().occupant(Occupant::Bot).bot(Bot::Greedy);
        api.take_seat().game(&game).seat(seat).body(body).send().await.or_problem().unwrap();
    }
    api.start_game().game(&game).send().await.or_problem().unwrap();
    let mut decisions = ada.decisions(Waiting { game: Some(game.clone()), invite: None });
    while let Some(due) = decisions.next().await.unwrap() {
        let action = due.decision.actions.unwrap().remove(0);
        let body = ActionRequest { decision: due.decision.id, action };
        api.play_action().game(&game).body(body).send().await.or_problem().unwrap();
    }
    let table = api.get_game().game(&game).send().await.or_problem().unwrap();
    assert_eq!(table.status, Status::Finished);
}

#[tokio::test]
async fn a_decision_comes_once_and_nothing_is_asked_twice_while_it_stays_unanswered() {
    let (tags, due) = (Arc::new(Mutex::new(Vec::new())), |id: &str| {
        let mut decision = sample(&json!({ "$ref": "#/Decision" }), Show::Nulls);
        decision["id"] = json!(id);
        json!({ "game": "g_1", "ruleset": "medici", "decision": decision })
    });
    let pages = [vec![due("d_1_0")], vec![due("d_1_0")], vec![due("d_1_0"), due("d_2_0")]];
    let noted = Arc::clone(&tags);
    let base_url = between(None, move |asked| {
        let mut tags = noted.lock().unwrap();
        tags.push(asked.header("If-None-Match").map(str::to_owned));
        let head = format!("200\r\nContent-Type: application/json\r\nETag: \"{}\"", tags.len());
        let body = json!({ "items": pages[tags.len() - 1], "next": null }).to_string();
        Fate::Say { head, body }
    });
    let mut decisions = Kontor::new(&base_url.await).decisions(Waiting::default());
    for id in ["d_1_0", "d_2_0"] {
        assert_eq!(decisions.next().await.unwrap().unwrap().decision.id, id);
    }
    assert_eq!(*tags.lock().unwrap(), [None, None, Some("\"2\"".to_owned())]);
}

/// A client that is asked nothing in a game which is in these states, one after the other; without
/// one, there is no such game.
async fn idle(states: &[Option<&'static str>]) -> Kontor {
    let states = states.to_vec();
    let mut states = states.into_iter();
    let base_url = between(None, move |asked| {
        let json = "200\r\nContent-Type: application/json";
        if !asked.path.starts_with("/v1/games/g_1") {
            let body = json!({ "items": [], "next": null }).to_string();
            return Fate::Say { head: format!("{json}\r\nETag: \"1\""), body };
        }
        match states.next().expect("no request asks for a game that is over") {
            Some(status) => {
                let mut game = sample(&json!({ "$ref": "#/Game" }), Show::Nulls);
                game["status"] = json!(status);
                Fate::Say { head: json.to_owned(), body: game.to_string() }
            }
            None => {
                let mut problem = sample(&json!({ "$ref": "#/Problem" }), Show::Nulls);
                (problem["code"], problem["status"]) = (json!("game-unknown"), json!(404));
                let head = "404\r\nContent-Type: application/problem+json".to_owned();
                Fate::Say { head, body: problem.to_string() }
            }
        }
    });
    Kontor::new(&base_url.await)
}

fn of_game() -> Waiting {
    Waiting { game: Some("g_1".to_owned()), invite: None }
}

#[tokio::test]
async fn whatever_a_game_is_one_waits_for_its_decisions_until_it_is_finished_or_gone() {
    for end in [Some("finished"), None] {
        let before = ["open", "running", "quarantined", "of_tomorrow", "quarantined"].map(Some);
        let states: Vec<_> = before.into_iter().chain([end]).collect();
        let mut decisions = idle(&states).await.decisions(of_game());
        assert!(decisions.next().await.unwrap().is_none(), "{end:?}");
        assert!(decisions.next().await.unwrap().is_none(), "{end:?}");
    }
}

#[tokio::test]
async fn a_game_that_never_was_is_a_problem_and_not_one_that_is_over() {
    let error = idle(&[None]).await.decisions(of_game()).next().await.unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::GameUnknown));
}

#[tokio::test]
async fn a_silent_stream_is_taken_up_again_behind_the_last_event() {
    let begun = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&begun);
    let base_url = between(None, move |asked| {
        let mut begun = noted.lock().unwrap();
        begun.push(asked.header("Last-Event-ID").map(str::to_owned));
        let mut event: Value = sample(&json!({ "$ref": "#/GameEvent" }), Show::Nulls);
        event["seq"] = json!(begun.len());
        let head = "200\r\nContent-Type: text/event-stream".to_owned();
        Fate::Stall { head, body: format!("data: {event}\n\n") }
    });
    let follow = Follow { idle: Duration::from_millis(50), ..Follow::default() };
    let mut events = Kontor::new(&base_url.await).follow("g_1", follow);
    for seq in [1, 2] {
        assert_eq!(events.next().await.unwrap().unwrap().seq(), seq);
    }
    assert_eq!(*begun.lock().unwrap(), ["0", "1"].map(|seq| Some(seq.to_owned())));
}
