//! Tournaments: terms, making and cancelling, entering and withdrawing, lists, events, accounts that
//! are deleted.

use reqwest::Method;
use serde_json::{Value, json};

use super::{
    ratings::users,
    tokens::{bot, user},
};
use crate::support::{client::Caller, local::Local};

pub(super) const HOUR_S: u64 = 60 * 60;

/// A short tournament at tables of two, each game of few rounds.
pub(crate) fn cup(local: &Local, format: &Value, participants: usize) -> Value {
    json!({
        "name": "Winter Cup", "ruleset": "dale_of_merchants", "seats": 2,
        "options": { "round_limit": 20 }, "format": format, "participants_max": participants,
        "registration_ends_at": local.clock.after_s(HOUR_S), "round_limit_s": 86_400,
        "turn_limit_s": 3_600, "stand_in": "random",
    })
}

pub(super) fn changed(mut body: Value, change: &Value) -> Value {
    body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
    body
}

pub(crate) fn round_robin() -> Value {
    json!({ "type": "round_robin" })
}

pub(super) fn path(tournament: &Value, rest: &str) -> String {
    format!("/v1/tournaments/{}{rest}", tournament["id"].as_str().unwrap())
}

pub(super) async fn enter(player: &Caller, tournament: &Value) -> Value {
    player.request(Method::PUT, &path(tournament, "/participants/me")).send().await.expect(200)
}

pub(super) async fn withdraw(player: &Caller, tournament: &Value) -> Value {
    player.delete(&path(tournament, "/participants/me")).await.expect(200)
}

pub(crate) async fn update(local: &Local) -> u64 {
    local.app.tournaments.update().await.unwrap()
}

pub(super) async fn get(local: &Local, tournament: &Value, rest: &str) -> Value {
    local.anonymous().get(&path(tournament, rest)).await.expect(200)
}

pub(super) async fn news(local: &Local, tournament: &Value) -> Vec<Value> {
    let page = get(local, tournament, "/events?limit=500").await;
    page["items"].as_array().unwrap().clone()
}

#[tokio::test]
async fn one_enters_as_long_as_registration_lasts_and_there_is_room() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben", "Cleo", "Dan"]).await;
    let [ada, ben, cleo, dan] = &players[..] else { unreachable!() };
    let body = changed(
        cup(&local, &round_robin(), 2),
        &json!({ "start_when_full": false, "entrants": "users", "rating_max": 1_500 }),
    );
    let made = ada.post("/v1/tournaments", &body).await.expect(201);
    let me = path(&made, "/participants/me");
    let guest = local.guest("Guest").await;
    guest.request(Method::PUT, &me).send().await.refused("may-not-enter");
    let robot = bot(ada, "Robot").await["id"].clone();
    let robot = json!({ "name": "robot", "scopes": ["read", "play"], "bot": robot });
    let (robot, _) = super::tokens::made(ada, &robot).await;
    robot.request(Method::PUT, &me).send().await.refused("may-not-enter");
    enter(ben, &made).await;
    enter(cleo, &made).await;
    dan.request(Method::PUT, &me).send().await.refused("tournament-full");
    dan.delete(&me).await.refused("not-participant");
    assert_eq!(withdraw(cleo, &made).await["participants"], json!(1));
    withdraw(cleo, &made).await;
    assert_eq!(enter(dan, &made).await["participants"], json!(2));
    let standings = get(&local, &made, "/standings").await;
    let numbers: Vec<&Value> = standings["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["standing"]["participant"])
        .collect();
    assert_eq!(numbers, [&json!(1), &json!(3)]);
    let strict = changed(body, &json!({ "rating_min": 1_501, "rating_max": null }));
    let strict = ada.post("/v1/tournaments", &strict).await.expect(201);
    ben.request(Method::PUT, &path(&strict, "/participants/me"))
        .send()
        .await
        .refused("may-not-enter");
    local.clock.advance_s(HOUR_S);
    let [_, _, cleo, _] = &users_again(&local, &players).await[..] else { unreachable!() };
    cleo.request(Method::PUT, &me).send().await.refused("registration-closed");
    update(&local).await;
    assert_eq!(get(&local, &made, "").await["status"], "running");
    let cancelled = get(&local, &strict, "").await;
    assert_eq!(
        (&cancelled["status"], &cancelled["cancelled"]),
        (&json!("cancelled"), &json!("too_few"))
    );
}

/// Tokens expire while the clock is advanced.
pub(super) async fn users_again(local: &Local, players: &[Caller]) -> Vec<Caller> {
    let mut again = Vec::new();
    for player in players {
        let refresh = json!({ "refresh_token": player.refresh_token });
        let anonymous = local.anonymous();
        again.push(anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &refresh).await));
    }
    again
}

#[tokio::test]
async fn terms_that_cannot_be_are_refused() {
    let local = Local::start();
    let ada = user(&local, "Ada").await;
    let body = cup(&local, &round_robin(), 8);
    for (change, pointer) in [
        (json!({ "name": " " }), "/name"),
        (json!({ "name": "a".repeat(81) }), "/name"),
        (json!({ "turn_limit_s": null }), "/turn_limit_s"),
        (json!({ "options": { "teams": true }, "seats": 4 }), "/options"),
        (json!({ "participants_max": 1 }), "/participants_max"),
        (json!({ "participants_max": 129 }), "/participants_max"),
        (json!({ "participants_max": 65 }), "/participants_max"),
        (json!({ "participants_min": 9 }), "/participants_min"),
        (json!({ "format": { "type": "round_robin", "rounds": 3 } }), "/format/rounds"),
        (json!({ "format": { "type": "swiss", "rounds": 65 } }), "/format/rounds"),
        (json!({ "format": { "type": "elimination", "advance": 2 } }), "/format/advance"),
        (json!({ "games_per_table": 7 }), "/games_per_table"),
        (json!({ "round_limit_s": 59 }), "/round_limit_s"),
        (json!({ "registration_ends_at": "2020-01-01T00:00:00.000Z" }), "/registration_ends_at"),
        (json!({ "tie_breaks": ["wins", "wins"] }), "/tie_breaks"),
        (json!({ "rating_min": 1_600, "rating_max": 1_500 }), "/rating_max"),
        (json!({ "rated": true }), "/entrants"),
        (json!({ "rated": true, "entrants": "users", "bots": ["greedy"] }), "/bots"),
        (json!({ "bots": vec!["random"; 9] }), "/bots"),
    ] {
        let request = ada.request(Method::POST, "/v1/tournaments");
        let problem = request
            .json(&changed(body.clone(), &change))
            .bad()
            .send()
            .await
            .refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{change}");
    }
    let wrong = changed(body.clone(), &json!({ "options": { "round_limit": "x" } }));
    ada.request(Method::POST, "/v1/tournaments")
        .json(&wrong)
        .bad()
        .send()
        .await
        .refused("options-invalid");
    assert_eq!(local.entries().await, 0, "nothing was stored");
}

#[tokio::test]
async fn an_organizer_has_few_open_tournaments_and_may_cancel_them() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let [ada, ben] = &players[..] else { unreachable!() };
    let body = cup(&local, &round_robin(), 8);
    local.guest("Guest").await.post("/v1/tournaments", &body).await.refused("user-needed");
    let most = ada.get("/v1/meta").await.expect(200)["limits"]["open_tournaments_max"].clone();
    let mut made = Vec::new();
    for _ in 0..most.as_u64().unwrap() {
        made.push(ada.post("/v1/tournaments", &body).await.expect(201));
        local.clock.advance_s(1);
    }
    ada.post("/v1/tournaments", &body).await.refused("tournaments-spent");
    ben.delete(&path(&made[0], "")).await.refused("not-your-tournament");
    let cancelled = ada.delete(&path(&made[0], "")).await.expect(200);
    assert_eq!(cancelled["cancelled"], "organizer");
    ada.delete(&path(&made[0], "")).await.expect(200);
    let behind = get(&local, &made[0], "/events").await["last"].as_u64().unwrap() + 1;
    let comes_back = local.anonymous().request(Method::GET, &path(&made[0], "/events"));
    let comes_back = comes_back.header("accept", "text/event-stream");
    let answer = comes_back.header("last-event-id", &behind.to_string()).send().await;
    assert_eq!((answer.status, answer.text.as_str()), (204, ""), "nothing more will come");
    ben.delete(&path(&made[0], "/participants/me")).await.refused("tournament-over");
    ada.post("/v1/tournaments", &body).await.expect(201);

    let ids = async |query: &str| -> Vec<String> {
        let page = local.anonymous().get(&format!("/v1/tournaments{query}")).await.expect(200);
        let items = page["items"].as_array().unwrap().clone();
        items.iter().map(|one| one["id"].as_str().unwrap().to_owned()).collect()
    };
    enter(ben, &made[1]).await;
    enter(ben, &made[2]).await;
    let id = |index: usize| made[index]["id"].as_str().unwrap().to_owned();
    assert_eq!(ids("").await.len(), made.len() + 1);
    assert_eq!(ids("?status=cancelled").await, [id(0)]);
    assert_eq!(ids(&format!("?player={}", ben.id)).await, [id(2), id(1)]);
    assert!(ids("?ruleset=medici").await.is_empty());
    let first = local.anonymous().get(&format!("/v1/tournaments?player={}&limit=1", ben.id)).await;
    let next = first.header("link").to_owned();
    let cursor = first.expect(200)["next"].as_str().unwrap().to_owned();
    assert!(next.contains(&cursor), "{next}");
    let query = format!("?player={}&limit=1&cursor={cursor}", ben.id);
    assert_eq!(ids(&query).await, [id(1)]);
    let other = format!("/v1/tournaments?status=running&cursor={cursor}");
    local.anonymous().get(&other).await.refused("cursor-invalid");
}

#[tokio::test]
async fn a_repeated_request_makes_one_tournament() {
    let local = Local::start();
    let ada = user(&local, "Ada").await;
    let body = cup(&local, &round_robin(), 8);
    let ask = async |body: &Value| {
        let request = ada.request(Method::POST, "/v1/tournaments");
        request.header("idempotency-key", "once").json(body).send().await
    };
    let made = ask(&body).await.expect(201);
    assert_eq!(ask(&body).await.expect(200)["id"], made["id"]);
    ask(&changed(body, &json!({ "name": "Other" }))).await.refused("idempotency-key-reused");
}

#[tokio::test]
async fn events_are_followed_from_any_number_on() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let made =
        players[0].post("/v1/tournaments", &cup(&local, &round_robin(), 4)).await.expect(201);
    let feed = path(&made, "/events?after=1&wait=20");
    let anonymous = local.anonymous();
    let (page, _) = tokio::join!(anonymous.get(&feed), enter(&players[1], &made));
    let page = page.expect(200);
    assert_eq!((page["items"].as_array().unwrap().len(), &page["last"]), (1, &json!(2)));
    assert_eq!(page["items"][0]["news"]["who"]["player"]["id"], players[1].id.as_str());
    local
        .anonymous()
        .request(Method::GET, &path(&made, "/events?after=9"))
        .send()
        .await
        .refused("parameter-invalid");
    for unknown in
        ["/v1/tournaments/t_nothing", "/v1/tournaments/t_nothing/events", "/v1/tournaments/g_x"]
    {
        local.anonymous().get(unknown).await.refused("tournament-unknown");
    }
    local.anonymous().get(&path(&made, "/rounds/1")).await.refused("round-unknown");
}

#[tokio::test]
async fn who_deletes_the_account_has_withdrawn_and_no_name() {
    let local = Local::start();
    let players = users(&local, &["Ada", "Ben"]).await;
    let [ada, ben] = &players[..] else { unreachable!() };
    let made = ada.post("/v1/tournaments", &cup(&local, &round_robin(), 4)).await.expect(201);
    enter(ada, &made).await;
    enter(ben, &made).await;
    let export = ben.request(Method::GET, "/v1/me/export").send_raw().await.2;
    let line = export.lines().find(|line| line.contains("\"type\":\"tournament\"")).unwrap();
    let line: Value = serde_json::from_str(line).unwrap();
    assert_eq!((&line["tournament"]["id"], &line["is_organizer"]), (&made["id"], &json!(false)));
    ben.post("/v1/me/deletion", &json!({ "password": "cinnamon" })).await.expect(204);
    local.app.deletions.complete_all().await.unwrap();
    update(&local).await;
    let events = news(&local, &made).await;
    assert_eq!(events.last().unwrap()["news"]["reason"], "account_deleted");
    assert_eq!(events[2]["news"]["who"]["player"]["name"], "Former player");
    assert_eq!(get(&local, &made, "").await["participants"], json!(1));
    assert_eq!(local.documents(&format!("tournament_of/{}", ben.id)).await, []);
}
