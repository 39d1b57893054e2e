//! Sessions, retries, problems and streams, each with the failures that they handle.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use kontor_client::{
    Error, Follow, Kontor, KontorProblem, OrProblem, Retry, Settings, Timestamp,
    types::{
        ActionRequest, CreateRecoveryCodesRequest, GameEvent, Player, PlayerKind, ProblemCode,
        SignedIn,
    },
};
use serde_json::json;

use crate::{
    between::{Asked, Fate, between},
    server::Server,
    table::{rulesets, start_table},
};

/// Delays so short that tests do not wait.
fn quick() -> Retry {
    Retry { first_pause: Duration::from_millis(1), ..Retry::default() }
}

/// Settings that keep each session.
fn keeping() -> (Settings, Arc<Mutex<Vec<SignedIn>>>) {
    let sessions = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&sessions);
    let on_session = move |session: &SignedIn| kept.lock().unwrap().push(session.clone());
    (
        Settings { retry: quick(), on_session: Some(Arc::new(on_session)), ..Settings::default() },
        sessions,
    )
}

fn problem(status: u32, code: &str) -> Fate {
    let body = json!({
        "type": format!("/v1/problems/{code}"), "title": code, "status": status, "code": code, "detail": code,
        "instance": "r_1", "errors": [], "refusal": null, "seq": null, "decisions": null,
    });
    Fate::Say {
        head: format!("{status}\r\nContent-Type: application/problem+json"),
        body: body.to_string(),
    }
}

fn stream(body: String) -> Fate {
    Fate::Say { head: "200\r\nContent-Type: text/event-stream".to_owned(), body }
}

/// What is noted of each request that goes through a proxy.
fn noting<T: Send + 'static>(
    note: impl Fn(&Asked) -> T + Send + 'static,
    mut fate: impl FnMut(&Asked, usize) -> Fate + Send + 'static,
) -> (impl FnMut(&Asked) -> Fate + Send + 'static, Arc<Mutex<Vec<T>>>) {
    let notes = Arc::new(Mutex::new(Vec::new()));
    let noted = Arc::clone(&notes);
    let fate = move |asked: &Asked| {
        let mut notes = notes.lock().unwrap();
        notes.push(note(asked));
        fate(asked, notes.len())
    };
    (fate, noted)
}

#[tokio::test]
async fn an_access_token_that_has_expired_is_renewed_once_for_all_calls_that_meet_it() {
    let server = Server::start().await;
    let expired = Arc::new(AtomicBool::new(false));
    let on_line = Arc::clone(&expired);
    let line = between(Some(&server.base_url), move |asked| {
        if asked.path.ends_with("/refresh") {
            on_line.store(false, Ordering::Relaxed);
        }
        if on_line.load(Ordering::Relaxed) { problem(401, "token-expired") } else { Fate::HandOn }
    });
    let (settings, sessions) = keeping();
    let ada = Kontor::with(&line.await, settings).guest(Some("Ada")).await.unwrap();
    expired.store(true, Ordering::Relaxed);
    let name = || async { ada.api().get_me().send().await.or_problem().unwrap().name.clone() };
    let names = tokio::join!(name(), name(), name());
    assert_eq!(names, ("Ada".to_owned(), "Ada".to_owned(), "Ada".to_owned()));
    assert_eq!(sessions.lock().unwrap().len(), 2, "the session of the sign-in, and one renewal");
}

#[tokio::test]
async fn a_session_that_was_kept_is_gone_on_with_and_renewed_before_it_expires() {
    let server = Server::start().await;
    let (settings, sessions) = keeping();
    Kontor::with(&server.base_url, settings.clone()).guest(Some("Ben")).await.unwrap();
    let mut session = sessions.lock().unwrap()[0].clone();
    session.expires_at = Timestamp(time::OffsetDateTime::now_utc() + Duration::from_secs(1));
    let again = Kontor::with(&server.base_url, Settings { session: Some(session), ..settings });
    assert_eq!(again.api().get_me().send().await.or_problem().unwrap().name, "Ben");
    assert_eq!(sessions.lock().unwrap().len(), 2);
}

#[tokio::test]
async fn a_session_that_cannot_be_renewed_says_why() {
    let server = Server::start().await;
    let (settings, sessions) = keeping();
    Kontor::with(&server.base_url, settings).guest(None).await.unwrap();
    let mut session = sessions.lock().unwrap()[0].clone();
    session.expires_at = Timestamp(time::OffsetDateTime::UNIX_EPOCH);
    session.refresh_token = "forged".to_owned();
    let again =
        Kontor::with(&server.base_url, Settings { session: Some(session), ..Settings::default() });
    let error = again.api().get_me().send().await.or_problem().unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::RefreshInvalid), "{error}");
}

#[tokio::test]
async fn a_user_signs_up_in_and_out() {
    let server = Server::start().await;
    Kontor::new(&server.base_url).sign_up("Grace", "correct horse").await.unwrap();
    let grace = Kontor::new(&server.base_url).sign_in("Grace", "correct horse").await.unwrap();
    assert_eq!(grace.player().unwrap().kind, PlayerKind::User);
    grace.sign_out().await.unwrap();
    assert_eq!(grace.player(), None);
    let wrong = Kontor::new(&server.base_url).sign_in("Grace", "wrong").await.unwrap_err();
    assert_eq!(wrong.code(), Some(&ProblemCode::CredentialsInvalid));
}

#[tokio::test]
async fn a_user_without_the_password_comes_back_with_a_recovery_code() {
    let server = Server::start().await;
    let new = || Kontor::new(&server.base_url);
    let grace = new().sign_up("Grace", "correct horse").await.unwrap();
    let body = CreateRecoveryCodesRequest { password: "correct horse".to_owned() };
    let made = grace.api().create_recovery_codes().body(body).send().await.or_problem().unwrap();
    let back = new().recover("Grace", &made.codes[0], "battery staple").await.unwrap();
    assert_eq!(back.player(), grace.player());
    let ended = grace.api().get_me().send().await.or_problem().unwrap_err();
    assert_eq!(ended.code(), Some(&ProblemCode::TokenInvalid));
    assert_eq!(back.api().get_me().send().await.or_problem().unwrap().name, "Grace");
    let again = new().recover("Grace", &made.codes[0], "once more").await.unwrap_err();
    assert_eq!(again.code(), Some(&ProblemCode::RecoveryInvalid));
}

#[tokio::test]
async fn a_guest_becomes_a_user_in_a_session_that_goes_on() {
    let mut server = Server::start().await;
    let (settings, sessions) = keeping();
    let ida = Kontor::with(&server.base_url, settings.clone()).guest(None).await.unwrap();
    let user = Player { kind: PlayerKind::User, name: "Ida".to_owned(), ..ida.player().unwrap() };
    ida.upgrade("Ida", "correct horse").await.unwrap();
    assert_eq!(ida.player().as_ref(), Some(&user));
    let mut session = sessions.lock().unwrap().last().unwrap().clone();
    assert_eq!(session.player, user, "what is kept knows it too");
    let twice = ida.upgrade("Ada", "correct horse").await.unwrap_err();
    assert_eq!(twice.code(), Some(&ProblemCode::AlreadyUser));

    server.restart().await;
    session.expires_at = Timestamp(time::OffsetDateTime::now_utc() + Duration::from_secs(1));
    let again = Kontor::with(&server.base_url, Settings { session: Some(session), ..settings });
    assert_eq!(again.api().get_me().send().await.or_problem().unwrap(), user);
    assert_eq!(again.player().as_ref(), Some(&user), "renewed, and still the user");
    let signed_in = Kontor::new(&server.base_url).sign_in("Ida", "correct horse").await.unwrap();
    assert_eq!(signed_in.player(), Some(user));
}

#[tokio::test]
async fn a_move_whose_reply_was_lost_is_sent_again_under_its_key_and_counts_once() {
    let server = Server::start().await;
    let (fate, keys) = noting(
        |asked| {
            asked
                .path
                .ends_with("/actions")
                .then(|| asked.header("Idempotency-Key").unwrap().to_owned())
        },
        {
            let mut moves = 0;
            move |asked, _| {
                moves += u32::from(asked.path.ends_with("/actions"));
                match moves {
                    1 => Fate::LoseReply,
                    2 => Fate::CutReply,
                    3 if asked.path.ends_with("/actions") => problem(401, "token-expired"),
                    _ => Fate::HandOn,
                }
            }
        },
    );
    let line = between(Some(&server.base_url), fate).await;
    let medici = &rulesets(&server.base_url).await[0];
    let settings = Settings { retry: quick(), ..Settings::default() };
    let (game, players) = start_table(&line, medici, 3, &settings).await;
    let mut due = None;
    for player in &players {
        let items = player.api().list_due_decisions().send().await.or_problem().unwrap().items;
        due = due.or(items.into_iter().next().map(|due| (player.api(), due.decision)));
    }
    let (api, decision) = due.unwrap();
    let body = ActionRequest { decision: decision.id, action: decision.actions.unwrap().remove(0) };
    let played = api.play_action().game(&game).body(body).send().await.or_problem().unwrap();
    let keys: Vec<String> = keys.lock().unwrap().iter().flatten().cloned().collect();
    assert_eq!(keys, [keys[0].as_str(); 4], "four tries, one key");
    let seq = api.get_game().game(&game).send().await.or_problem().unwrap().seq;
    assert_eq!(seq, played.seq, "nothing happened but this move");
}

#[tokio::test]
async fn what_passes_is_waited_out_and_what_does_not_is_told_at_once() {
    let (fate, asked) = noting(Asked::clone, |_, times| match times {
        1 => problem(503, "busy"),
        2 => problem(429, "rate-limited"),
        3 => problem(500, "internal"),
        _ => problem(403, "not-your-table"),
    });
    let kontor = Kontor::with(
        &between(None, fate).await,
        Settings { retry: quick(), ..Settings::default() },
    );
    let error = kontor.api().list_games().send().await.or_problem().unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::NotYourTable));
    assert_eq!(asked.lock().unwrap().len(), 4);
}

#[tokio::test]
async fn a_retry_after_beyond_the_longest_pause_is_left_to_the_caller() {
    let (fate, asked) = noting(Asked::clone, |_, _| match problem(429, "rate-limited") {
        Fate::Say { head, body } => {
            Fate::Say { head: format!("{head}\r\nRetry-After: 3600"), body }
        }
        other => other,
    });
    let error = Kontor::new(&between(None, fate).await)
        .api()
        .list_games()
        .send()
        .await
        .or_problem()
        .unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::RateLimited));
    assert_eq!(asked.lock().unwrap().len(), 1);
}

#[tokio::test]
async fn every_problem_of_the_catalogue_comes_as_a_typed_problem() {
    let server = Server::start().await;
    let kinds = Kontor::new(&server.base_url)
        .api()
        .list_problems()
        .send()
        .await
        .or_problem()
        .unwrap()
        .items
        .clone();
    assert!(kinds.len() > 40);
    let kinds = kinds.into_iter().map(|kind| (kind.status, kind.code));
    for (status, code) in kinds.chain([(418, ProblemCode::Unknown("of-tomorrow".to_owned()))]) {
        assert_eq!(matches!(code, ProblemCode::Unknown(_)), status == 418, "{code}");
        let said = code.to_string();
        let line = between(None, move |_| problem(status, &said)).await;
        let kontor = Kontor::with(
            &line,
            Settings { retry: Retry { tries: 1, ..quick() }, ..Settings::default() },
        );
        let error = kontor.api().list_games().send().await.or_problem().unwrap_err();
        assert!(
            matches!(&error, Error::Problem(KontorProblem { problem }) if problem.code == code),
            "{error:?}"
        );
    }
}

#[tokio::test]
async fn a_reply_that_is_none_of_the_contract_is_no_problem_but_an_error() {
    let gateway = || Fate::Say {
        head: "502\r\nContent-Type: text/html".to_owned(),
        body: "<p>away</p>".to_owned(),
    };
    let kontor = Kontor::with(
        &between(None, move |_| gateway()).await,
        Settings { retry: Retry { tries: 2, ..quick() }, ..Settings::default() },
    );
    let error = kontor.api().list_games().send().await.or_problem().unwrap_err();
    assert!(matches!(error, Error::UnexpectedAnswer(_)), "{error:?}");
}

#[tokio::test]
async fn a_view_that_has_not_changed_is_said_to_be_the_same() {
    let server = Server::start().await;
    let medici = &rulesets(&server.base_url).await[0];
    let (game, players) = start_table(&server.base_url, medici, 3, &Settings::default()).await;
    let view = players[0].api().get_view().game(&game).send().await.unwrap();
    let etag = view.headers()["ETag"].to_str().unwrap();
    let again =
        players[0].api().get_view().game(&game).if_none_match(etag).send().await.or_problem();
    assert!(matches!(again, Err(Error::NotModified)), "{again:?}");
}

#[tokio::test]
async fn an_event_of_a_type_that_is_not_known_yet_comes_as_an_unknown_one() {
    let strange = json!({
        "seq": 1, "commit": 1, "at": "2026-01-31T12:00:00.000Z", "seat": null, "type": "chess.castled", "data": { "side": null },
    });
    let frames =
        format!("id: 1\ndata: {strange}\n\nevent: end\ndata: {{\"reason\":\"finished\"}}\n\n");
    let line = between(None, move |_| stream(frames.clone())).await;
    let mut events = Kontor::new(&line).follow("g_1", Follow::default());
    let event = events.next().await.unwrap().unwrap();
    assert!(matches!(&event, GameEvent::Unknown { type_, seq: 1, rest, .. }
        if type_ == "chess.castled" && rest["data"] == json!({ "side": null })));
    assert_eq!((event.type_(), event.seat()), ("chess.castled", None));
    assert_eq!(serde_json::to_value(event).unwrap(), strange);
    assert_eq!(events.next().await.unwrap(), None);
}

#[tokio::test]
async fn a_stream_that_breaks_is_taken_up_again_behind_the_last_event() {
    let server = Server::start().await;
    let medici = &rulesets(&server.base_url).await[0];
    let (game, players) = start_table(&server.base_url, medici, 3, &Settings::default()).await;
    let first =
        players[0].api().list_events().game(&game).limit(2_u32).send().await.or_problem().unwrap();
    let events: Vec<String> =
        first.items.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    let (fate, begun) = noting(
        |asked| asked.header("Last-Event-ID").map(str::to_owned),
        move |_, times| match times {
            1 => stream(format!("id: 1\ndata: {}\n\nid: 2\ndata: {{\"seq\"", events[0])),
            2 => stream(format!(
                "event: end\ndata: {{\"reason\":\"shutdown\"}}\n\ndata: {}\n\n",
                events[0]
            )),
            _ => stream(format!(
                "data: {}\n\nevent: end\ndata: {{\"reason\":\"deleted\"}}\n\n",
                events[1]
            )),
        },
    );
    let mut events = Kontor::new(&between(None, fate).await).follow(&game, Follow::default());
    let mut heard = Vec::new();
    while let Some(event) = events.next().await.unwrap() {
        heard.push(event.seq());
    }
    assert_eq!((heard, events.end()), (vec![1, 2], Some("deleted")));
    assert_eq!(*begun.lock().unwrap(), ["0", "1", "1"].map(|seq| Some(seq.to_owned())));
}

#[tokio::test]
async fn a_stream_that_may_not_be_heard_says_so() {
    let server = Server::start().await;
    let error =
        Kontor::new(&server.base_url).follow("g_0", Follow::default()).next().await.unwrap_err();
    assert_eq!(error.code(), Some(&ProblemCode::GameUnknown), "{error}");
}
