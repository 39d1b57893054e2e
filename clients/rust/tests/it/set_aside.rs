//! Games that are set aside for a while, ends of streams that are told by a status, and pauses that
//! a server asks for by a date.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};

use kontor_client::{
    Error, Follow, Kontor, OrProblem, Retry, Settings, Waiting,
    types::{ActionRequest, GameAction, ProblemCode, Status},
};
use serde_json::json;

use crate::{
    between::{Asked, Fate, between},
    samples::{Show, sample},
    server::Server,
    table::{rulesets, start_table},
};

/// Delays so short that tests do not wait.
const AT_ONCE: Retry = Retry {
    tries: 8,
    first_pause: Duration::from_millis(1),
    longest_pause: Duration::from_millis(20),
};

fn problem(code: &str, status: u16, more: &str) -> Fate {
    let mut problem = sample(&json!({ "$ref": "#/Problem" }), Show::Nulls);
    (problem["code"], problem["status"]) = (json!(code), json!(status));
    let head = format!("{status}\r\nContent-Type: application/problem+json{more}");
    Fate::Say { head, body: problem.to_string() }
}

fn quarantined() -> Fate {
    problem("game-quarantined", 423, "")
}

fn stream(frames: &str) -> Fate {
    let head = "200\r\nContent-Type: text/event-stream".to_owned();
    Fate::Say { head, body: frames.to_owned() }
}

/// A client to which these answers are given, one after the other, and what it still has to ask.
async fn answered(answers: Vec<Fate>) -> (Kontor, Arc<Mutex<VecDeque<Fate>>>) {
    let answers = Arc::new(Mutex::new(VecDeque::from(answers)));
    let given = Arc::clone(&answers);
    let fate = move |_: &Asked| given.lock().unwrap().pop_front().expect("nothing more is asked");
    let settings = Settings { retry: AT_ONCE, ..Settings::default() };
    (Kontor::with(&between(None, fate).await, settings), answers)
}

async fn playing(kontor: &Kontor) -> Result<(), Error> {
    let body = ActionRequest { decision: "d_1_0".to_owned(), action: GameAction::MediciPass };
    kontor.api().play_action().game("g_1").body(body).send().await.or_problem().map(drop)
}

#[tokio::test]
async fn a_move_in_a_game_that_is_set_aside_is_sent_again() {
    let closed = problem("decision-closed", 409, "");
    let (kontor, left) = answered(vec![quarantined(), quarantined(), closed]).await;
    let error = playing(&kontor).await.unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::DecisionClosed));
    assert!(left.lock().unwrap().is_empty());
}

#[tokio::test]
async fn what_is_read_of_a_game_that_is_set_aside_is_refused_at_once() {
    let (kontor, _) = answered(vec![quarantined()]).await;
    let error = kontor.api().get_view().game("g_1").send().await.or_problem().unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::GameQuarantined));
}

#[tokio::test]
async fn a_follower_goes_on_when_the_game_does() {
    let mut event = sample(&json!({ "$ref": "#/GameEvent" }), Show::Nulls);
    event["seq"] = json!(1);
    let aside = "retry: 1\nevent: end\ndata: {\"reason\":\"quarantined\"}\n\n";
    let end = "event: end\ndata: {\"reason\":\"finished\"}\n\n";
    // More often than connections may bring nothing.
    let refused = (0..25).map(|_| quarantined());
    let told = [stream(aside), stream(&format!("data: {event}\n\n{end}"))];
    let (kontor, left) = answered(refused.chain(told).collect()).await;
    let mut events = kontor.follow("g_1", Follow::default());
    assert_eq!(events.next().await.unwrap().unwrap().seq(), 1);
    assert!(events.next().await.unwrap().is_none());
    assert_eq!(events.end(), Some("finished"));
    assert!(left.lock().unwrap().is_empty());
}

#[tokio::test]
async fn a_stream_behind_the_end_of_a_game_ends_quietly() {
    let nothing = Fate::Say { head: "204".to_owned(), body: String::new() };
    let (kontor, _) = answered(vec![nothing]).await;
    let mut events = kontor.follow("g_1", Follow { after: 9, ..Follow::default() });
    assert!(events.next().await.unwrap().is_none());
    assert_eq!(events.end(), Some("finished"));
}

#[tokio::test]
async fn a_date_beyond_the_longest_pause_is_left_to_the_caller() {
    let at = "\r\nRetry-After: Fri, 31 Dec 9999 23:59:59 GMT";
    let (kontor, _) = answered(vec![problem("busy", 503, at)]).await;
    let error = playing(&kontor).await.unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::Busy));
}

#[tokio::test]
async fn a_game_that_was_set_aside_is_played_and_followed_to_its_end() {
    let server = Server::with_operator().await;
    let medici = rulesets(&server.base_url).await.into_iter().find(|one| one.id == "medici");
    let (game, players) =
        start_table(&server.base_url, &medici.unwrap(), 3, &Settings::default()).await;
    let mut followed = players[0].follow(&game, Follow::default());
    let follower = tokio::spawn(async move {
        let mut seqs = Vec::new();
        while let Some(event) = followed.next().await.unwrap() {
            seqs.push(event.seq());
        }
        seqs
    });
    server.operate(&["quarantine", &game]).await;
    let once = Settings { retry: Retry { tries: 1, ..AT_ONCE }, ..Settings::default() };
    let view = Kontor::with(&server.base_url, once);
    let refused = view.api().get_view().game(&game).send().await.or_problem().unwrap_err();
    assert_eq!(refused.code(), Some(&ProblemCode::GameQuarantined));
    let waiting = || Waiting { game: Some(game.clone()), invite: None };
    let playing: Vec<_> = players
        .iter()
        .cloned()
        .map(|player| {
            let (game, mut decisions) = (game.clone(), player.decisions(waiting()));
            tokio::spawn(async move {
                while let Some(due) = decisions.next().await.unwrap() {
                    let action = due.decision.actions.unwrap().remove(0);
                    let body = ActionRequest { decision: due.decision.id, action };
                    let request = player.api().play_action().game(&game).body(body);
                    request.send().await.or_problem().unwrap();
                }
            })
        })
        .collect();
    server.operate(&["release", &game]).await;
    for player in playing {
        player.await.unwrap();
    }
    let table = view.api().get_game().game(&game).send().await.or_problem().unwrap();
    assert_eq!(table.status, Status::Finished);
    let last = table.seq;
    assert!(follower.await.unwrap().into_iter().eq(1..=last));
}
