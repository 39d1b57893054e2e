//! Clocks of tables: hours off, banked time, seats that are asked at once, players who come back,
//! and times in which there was no server.

mod returns;

use kontor_testing::waits::until;
use reqwest::Method;
use serde_json::{Value, json};

use super::resignations::{pass_s, time_of};
use crate::support::{client::Answer, dice::Dice, local::Local, record, table::Table};

/// Moves of a game that is compared with a model.
const MOVES: usize = 30;

const HOUR_S: u64 = 60 * 60;

pub(super) async fn table_with(local: &Local, ruleset: &str, clock: &Value) -> Table {
    let body = json!({ "ruleset": ruleset, "seats": 3, "stand_in": "random", "clock": clock });
    let table = Table::made(&local.address, 3, &body).await;
    table.start().await;
    table
}

pub(super) fn of_decision(limit_s: u64) -> Value {
    json!({ "time": { "type": "decision", "limit_s": limit_s } })
}

pub(super) fn banked(start_s: u64, increment_s: u64, max_s: u64) -> Value {
    let time =
        json!({ "type": "banked", "start_s": start_s, "increment_s": increment_s, "max_s": max_s });
    json!({ "time": time })
}

pub(super) fn until_return(limit_s: u64) -> Value {
    let mut clock = of_decision(limit_s);
    clock["on_timeout"] = json!("stand_in_until_return");
    clock
}

/// The clocks as a list of games shows them, which must be those of the view.
pub(super) async fn clocks(table: &Table) -> Vec<Value> {
    let seats = table.game().await["seats"].as_array().unwrap().clone();
    let listed: Vec<Value> = seats
        .into_iter()
        .map(|seat| seat["clock"].clone())
        .filter(|clock| !clock.is_null())
        .collect();
    let shown = table.seats[0].get(&table.path("/view")).await.expect(200)["clocks"].clone();
    assert_eq!(shown, json!(listed));
    listed
}

pub(super) fn left_ms(clocks: &[Value]) -> Vec<u64> {
    clocks.iter().map(|clock| clock["left_ms"].as_u64().unwrap()).collect()
}

pub(super) async fn come_back(table: &Table, seat: usize, key: &str) -> Answer {
    let request = table.seats[seat].request(Method::POST, &table.path("/returns"));
    request.header("idempotency-key", key).send().await
}

/// The game as everybody sees it: tokens expire while the clock is advanced.
pub(super) async fn watched(local: &Local, table: &Table) -> Value {
    local.anonymous().get(&table.path("")).await.expect(200)
}

pub(super) async fn sign_in_again(local: &Local, table: &mut Table) {
    for seat in &mut table.seats {
        let (anonymous, refresh) =
            (local.anonymous(), json!({ "refresh_token": seat.refresh_token }));
        *seat = anonymous.signed_in(&anonymous.post("/v1/sessions/refresh", &refresh).await);
    }
}

/// Waits until the time of this seat is up.
pub(super) async fn handed_over(local: &Local, table: &Table, seat: usize) {
    until("the seat is handed over", async || has_bot(&watched(local, table).await, seat)).await;
}

pub(super) async fn event(local: &Local, table: &Table, kind: &str) -> Option<Value> {
    let events = table.events_for(&local.anonymous()).await;
    events.into_iter().find(|event| event["type"] == kind)
}

pub(super) async fn verified(local: &Local, table: &Table) -> Value {
    let text = local.anonymous().get(&table.path("/record")).await.text;
    assert!(record::verify(&record::read(&text).unwrap()).unwrap().recomputed);
    serde_json::from_str(&text).unwrap()
}

pub(super) fn has_bot(game: &Value, seat: usize) -> bool {
    !game["seats"][seat]["bot"].is_null()
}

#[tokio::test]
async fn hours_off_move_the_deadline_wherever_it_is_shown() {
    let local = Local::start();
    // The clock of tests begins on a Sunday.
    let mut clock = of_decision(2 * HOUR_S);
    clock["hours_off"] = json!([
        { "day": "sunday", "from_hour": 0, "to_hour": 24 },
        { "day": "monday", "from_hour": 1, "to_hour": 7 },
    ]);
    let table = table_with(&local, "medici", &clock).await;
    let due = table.first_due().await;
    let deadline = json!("2025-06-16T08:00:00.000Z");
    assert_eq!(due.decision["deadline"], deadline);
    assert_eq!(due.decision["time_ms"], 2 * HOUR_S * 1000);
    let game = table.game().await;
    assert_eq!(game["turn_limit_s"], Value::Null);
    assert_eq!(game["clock"]["hours_off"], clock["hours_off"]);
    assert_eq!(game["clock"]["on_timeout"], "stand_in");
    let clocks = clocks(&table).await;
    let own = json!({
        "seat": due.seat, "left_ms": 2 * HOUR_S * 1000, "since": game["started_at"], "deadline": deadline,
        "vacation": null,
    });
    assert_eq!(clocks[due.seat], own);
    let other = &clocks[(due.seat + 1) % 3];
    assert_eq!((&other["since"], &other["deadline"]), (&Value::Null, &Value::Null));
    let feed = table.seats[due.seat].get("/v1/me/events").await.expect(200);
    let opened = feed["items"].as_array().unwrap().iter().map(|item| &item["news"]);
    let opened = opened.into_iter().find(|news| news["type"] == "decision.opened").unwrap();
    assert_eq!((&opened["deadline"], &opened["time_ms"]), (&deadline, &json!(2 * HOUR_S * 1000)));
    let text = table.seats[0].request(Method::GET, &table.path("/view"));
    let text = text.header("accept", "text/plain").send().await.text;
    assert!(text.contains("2025-06-16T08:00:00.000Z"), "{text}");
    let listed = local.anonymous().get("/v1/games").await.expect(200);
    assert_eq!(listed["items"][0]["seats"][due.seat]["clock"], own);
}

/// What is left changes only by what was used and by what an answer adds, never goes below zero, and
/// never above the maximum; a restart in the middle changes nothing.
#[tokio::test]
async fn a_banked_clock_follows_a_model() {
    let (start_s, increment_s, max_s) = (300, 20, 330);
    let mut local = Local::start();
    let mut table = table_with(&local, "medici", &banked(start_s, increment_s, max_s)).await;
    let mut model = [start_s * 1000; 3];
    let (mut is_max_reached, mut is_start_undercut) = (false, false);
    let mut dice = Dice::new(11);
    for number in 0..MOVES {
        assert_eq!(left_ms(&clocks(&table).await), model, "before move {number}");
        let due = table.first_due().await;
        let used_s = *dice.pick(&[0, 0, 1, 70]);
        let deadline = time_of(&due.decision["deadline"]);
        assert_eq!(deadline, i128::from(local.app.games.clock().now_ms() + model[due.seat]));
        local.clock.advance_s(used_s);
        let key = table.fresh_key();
        table.move_of(&due, &key).send().await.expect(201);
        let left = model[due.seat].saturating_sub(used_s * 1000) + increment_s * 1000;
        model[due.seat] = left.min(max_s * 1000);
        is_max_reached |= left > max_s * 1000;
        is_start_undercut |= left < start_s * 1000;
        if number == MOVES / 2 {
            local = local.restarted();
            sign_in_again(&local, &mut table).await;
        }
    }
    assert!(is_max_reached && is_start_undercut, "all of it is tested: {model:?}");
}

#[tokio::test]
async fn seats_that_are_asked_at_once_have_clocks_of_their_own() {
    let local = Local::start();
    let mut table = table_with(&local, "basari", &banked(600, 5, 600)).await;
    let mut dice = Dice::new(1);
    while table.due().await.len() < 3 {
        table.step(&mut dice).await.unwrap();
    }
    let due = table.due().await;
    let start = local.app.games.clock().now_ms();
    for (index, used_s) in [10, 20].into_iter().enumerate() {
        local.clock.advance_s(used_s);
        table.move_of(&due[index], &format!("card-{index}")).send().await.expect(201);
    }
    let clocks = clocks(&table).await;
    assert_eq!(left_ms(&clocks), [595_000, 575_000, 600_000]);
    let standing: Vec<bool> = clocks.iter().map(|clock| clock["since"].is_null()).collect();
    assert_eq!(standing, [true, true, false]);
    assert_eq!(time_of(&clocks[2]["deadline"]), i128::from(start + 600_000));
    pass_s(&local, 569).await;
    assert!(!has_bot(&watched(&local, &table).await, 2));
    local.clock.advance_s(1);
    handed_over(&local, &table, 2).await;
    let game = watched(&local, &table).await;
    assert!(!has_bot(&game, 0) && !has_bot(&game, 1));
    assert_eq!(
        event(&local, &table, "table.resigned").await.unwrap()["data"]["reason"],
        "turn_limit"
    );
    assert_eq!(game["seats"][2]["may_return"], false);
    come_back(&table, 2, "late").await.refused("not-your-seat");
}

/// A server is away for longer than all time that is left. No player loses any of it.
#[tokio::test]
async fn time_in_which_there_was_no_server_is_nobodys() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &banked(HOUR_S, 0, HOUR_S)).await;
    let due = table.first_due().await;
    local.clock.advance_s(600);
    local.app.games.members.note_alive().await.unwrap();
    let local = local.restarted_after_s(10 * HOUR_S);
    pass_s(&local, 300).await;
    sign_in_again(&local, &mut table).await;
    assert!(!has_bot(&watched(&local, &table).await, due.seat));
    let key = table.fresh_key();
    table.move_of(&due, &key).send().await.expect(201);
    assert_eq!(left_ms(&clocks(&table).await)[due.seat], (HOUR_S - 900) * 1000);

    // The same for a seat that lets its time run out: by the clock, and by the log.
    let due = table.first_due().await;
    let left_s = left_ms(&clocks(&table).await)[due.seat] / 1000;
    local.clock.advance_s(100);
    local.app.games.members.note_alive().await.unwrap();
    let local = local.restarted_after_s(10 * HOUR_S);
    pass_s(&local, left_s - 101).await;
    assert!(!has_bot(&watched(&local, &table).await, due.seat));
    local.clock.advance_s(1);
    handed_over(&local, &table, due.seat).await;
    until("all seats are handed over", async || {
        local.clock.advance_s(HOUR_S);
        watched(&local, &table).await["status"] == "finished"
    })
    .await;
    let record = verified(&local, &table).await;
    let away = record["commits"].as_array().unwrap().iter();
    let away: Vec<u64> = away.filter_map(|commit| commit["away_ms"].as_u64()).collect();
    assert_eq!(away, [10 * HOUR_S * 1000; 2]);
}

#[tokio::test]
async fn the_decisions_of_a_turn_share_its_time() {
    let local = Local::start();
    let clock = json!({ "time": { "type": "turn", "limit_s": 600 } });
    let mut table = table_with(&local, "dale_of_merchants", &clock).await;
    let mut dice = Dice::new(6);
    let (mut shared, mut turns) = (0, 0);
    let mut before: Option<(usize, u64)> = None;
    while shared < 5 || turns < 5 {
        let asked = table.due().await;
        let due = asked.iter().find(|due| due.decision["optional"] == false).unwrap().clone();
        let left = left_ms(&clocks(&table).await)[due.seat];
        match before {
            // No other seat was asked: what was used is gone.
            Some((seat, used)) if seat == due.seat => {
                assert_eq!(left, used, "turn {turns}");
                shared += 1;
            }
            _ => {
                assert_eq!(left, 600_000, "turn {turns}");
                turns += 1;
            }
        }
        local.clock.advance_s(7);
        let action = dice.pick(due.decision["actions"].as_array().unwrap()).clone();
        let key = table.fresh_key();
        let seat = &table.seats[due.seat];
        seat.action(&table.game, &key, &due.decision["id"], &action).send().await.expect(201);
        before = Some((due.seat, left - 7_000));
    }
}

#[tokio::test]
async fn a_rematch_has_the_same_clock() {
    let local = Local::start();
    let mut table = table_with(&local, "medici", &until_return(HOUR_S)).await;
    table.finish(&mut Dice::new(5)).await;
    let again = table.seats[0].call(&table.path("/rematch")).await.expect(200);
    assert_eq!(again["clock"], table.game().await["clock"]);
}

#[tokio::test]
async fn a_fork_has_a_clock_of_its_own() {
    let local = Local::start();
    let mut table = Table::started(&local.address, 3).await;
    table.finish(&mut Dice::new(5)).await;
    let fork = json!({ "at": 20, "clock": of_decision(60), "turn_limit_s": 60 });
    let request = table.seats[0].request(Method::POST, &table.path("/forks"));
    let refused = request.json(&fork).bad().send().await.refused("malformed-body");
    assert_eq!(refused["errors"][0]["pointer"], "/clock");
    let fork = json!({ "at": 20, "clock": of_decision(60) });
    let made = table.seats[0].post(&table.path("/forks"), &fork).await.expect(201);
    assert_eq!(made["clock"]["time"], of_decision(60)["time"]);
}

#[tokio::test]
async fn a_clock_has_limits() {
    let local = Local::start();
    let ada = local.guest("Ada").await;
    let window = json!({ "day": "monday", "from_hour": 8, "to_hour": 8 });
    let whole = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        .map(|day| json!({ "day": day, "from_hour": 0, "to_hour": 24 }));
    let with = |field: &str, value: Value| {
        let mut clock = of_decision(60);
        clock[field] = value;
        clock
    };
    let mut cases = vec![
        (json!({ "clock": of_decision(4) }), "/clock/time/limit_s"),
        (json!({ "clock": of_decision(5_184_001) }), "/clock/time/limit_s"),
        (json!({ "clock": { "time": { "type": "turn", "limit_s": 4 } } }), "/clock/time/limit_s"),
        (json!({ "clock": banked(60, 604_801, 60) }), "/clock/time/increment_s"),
        (json!({ "clock": banked(60, 0, 59) }), "/clock/time/max_s"),
        (json!({ "clock": with("hours_off", json!([window])) }), "/clock/hours_off/0/to_hour"),
        (json!({ "clock": with("hours_off", json!(whole)) }), "/clock/hours_off"),
        (json!({ "clock": of_decision(60), "turn_limit_s": 60 }), "/clock"),
    ];
    let sandbox = json!({ "seed": "00".repeat(32) });
    cases.push((json!({ "clock": of_decision(60), "sandbox": sandbox }), "/clock"));
    for (mut body, pointer) in cases {
        body["ruleset"] = json!("medici");
        body["seats"] = json!(3);
        let request = ada.request(Method::POST, "/v1/games").json(&body).bad();
        let problem = request.send().await.refused("malformed-body");
        assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
    }
    let table = Table::seated(&local.address, 3).await;
    table.seats[0].call(&table.path("/returns")).await.refused("game-not-running");
    assert_eq!(table.game().await["clock"], Value::Null);
}

/// The seats play at two servers whose clocks differ. Time never goes back, no player has more than
/// everything, and the record proves it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_clock_over_two_servers_whose_clocks_differ() {
    const BEHIND_S: u64 = 2;
    let (start_s, increment_s, max_s) = (300, 1, 300);
    let servers = Local::two_apart(BEHIND_S);
    let mut table = table_with(&servers[0], "medici", &banked(start_s, increment_s, max_s)).await;
    for (number, seat) in table.seats.iter_mut().enumerate() {
        *seat = seat.at(&servers[number % 2].address);
    }
    let (mut dice, mut passed_ms) = (Dice::new(5), 0);
    for number in 0..MOVES {
        let used_s = *dice.pick(&[0, 1, 4]);
        passed_ms += used_s * 1000;
        servers.iter().for_each(|server| server.clock.advance_s(used_s));
        let due = table.first_due().await;
        let key = table.fresh_key();
        let moved = table.move_of(&due, &key).send().await.expect(201);
        until("both servers have heard of it", async || {
            let path = table.path("");
            let (here, there) = tokio::join!(table.seats[0].get(&path), table.seats[1].get(&path));
            here.expect(200)["seq"] == moved["seq"] && there.expect(200)["seq"] == moved["seq"]
        })
        .await;
        let left = left_ms(&clocks(&table).await);
        assert!(left.iter().all(|left| *left <= max_s * 1000), "move {number}: {left:?}");
        // A clock that is behind may take time from a player once and again, as much as it is
        // behind.
        let spent: u64 = left.iter().map(|left| start_s * 1000 - left).sum();
        let moves = number as u64 + 1;
        assert!(spent <= passed_ms + moves * BEHIND_S * 1000, "move {number}: {spent} ms");
    }
    let times: Vec<String> = table
        .events_for(&servers[1].anonymous())
        .await
        .iter()
        .map(|event| event["at"].as_str().unwrap().to_owned())
        .collect();
    assert!(times.is_sorted(), "{times:?}");
    table.seats = table.seats.iter().map(|seat| seat.at(&servers[0].address)).collect();
    table.finish(&mut dice).await;
    verified(&servers[0], &table).await;
}
